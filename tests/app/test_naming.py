"""A storey whose LongName is a code is called by its Name, wherever it is shown."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.building import highlight
from app.building.twin_scene import CAPTIONS
from app.elements.facts import facts_of
from app.elements.neighbourhood import neighbourhood
from graph_store import GraphStore, connect
from ifc_loader.property_graph import Node, PropertyGraph
from tests.app.pages import answer, page_of
from tests.ifc_loader.tiny import Tiny

pytestmark = pytest.mark.engine

COUNTED = "MATCH (w:IfcWall)-[:ON_STOREY]->(s:IfcBuildingStorey) RETURN s.Name, count(w)"


@pytest.fixture(scope="module")
def coded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[GraphStore, str]]:
    """A twin with such a storey and a room on it, and the storey's GlobalId."""
    tiny = Tiny()
    tiny.storey.LongName = "ACID00000001-0000-0000-0000-000000000000"
    tiny.element("IfcWall", "Wall")
    tiny.whole(tiny.storey, tiny.root("IfcSpace", Name="1", LongName="Hall"))
    with connect(twin="coded-storeys") as store:
        store.write_graph(tiny.read(tmp_path_factory.mktemp("coded")))
        yield store, tiny.storey.GlobalId


def test_relations_facts_and_captions_tell_the_name(coded: tuple[GraphStore, str]) -> None:
    store, storey = coded
    names = {dot.name for dot in neighbourhood(store, [storey]).dots}
    assert {"Ground", "Hall", "Wall"} <= names
    facts = facts_of(store, storey)
    assert facts
    assert facts.name == "Ground"
    assert "Hall" in [each.name for each in facts.related]
    captions = store.read(CAPTIONS)
    assert ("Hall", "Ground") in [row[1:3] for row in captions.rows]  # type: ignore[union-attr]


def test_bars_and_building_share_the_name_and_so_the_colour(coded: tuple[GraphStore, str]) -> None:
    store, storey = coded
    counted = answer(
        cypher=COUNTED, columns=("s", "n"), rows=(("Ground", 1),), global_ids=(storey,)
    )
    assert list(highlight.colours(store, counted)) == ["Ground"]


def test_the_tree_tells_the_name(coded: tuple[GraphStore, str]) -> None:
    test = page_of("pages.explore", coded[0].twin)
    assert not test.exception
    assert any(each.label.startswith("Ground ") for each in test.expander)


def test_an_entity_goes_before_a_row_that_tells_of_it(tmp_path: Path) -> None:
    house = Tiny()
    storey = house.storey.GlobalId
    row = Node("locks/1", ("LockPlan", "RegisterRow"), {"GlobalId": storey, "Name": "Lock"})
    with connect(twin="rows-and-entities") as store:
        store.write_graph(PropertyGraph("locks", [row]))
        store.write_graph(house.read(tmp_path))
        store.write_graph(PropertyGraph("zones", [replace(row, key="zones/1")]))
        facts = facts_of(store, storey)
    assert facts
    assert facts.ifc_class == "IfcBuildingStorey"
    assert (facts.model, facts.also_in) == ("tiny.ifc", ("locks", "zones"))
    assert facts.name == "Ground"
