"""Several models of one building in one twin: linked, never merged, each removable alone."""

from pathlib import Path

import pytest

from graph_store import GraphStore, Rows
from ifc_loader import read_ifc
from ifc_loader.property_graph import PropertyGraph
from sample_models import BAY_HOUSE
from tests.ifc_loader.test_versions_and_federation import discipline

LINKS = (
    "MATCH (a)-[r:SAME_AS]->(b) "
    "RETURN a.model AS later, a.Name AS name, b.model AS first, r.source AS source ORDER BY name"
)


@pytest.fixture(scope="module")
def house() -> PropertyGraph:
    return read_ifc(BAY_HOUSE, model="architecture.ifc")


@pytest.fixture(scope="module")
def services() -> PropertyGraph:
    return read_ifc(BAY_HOUSE, model="services.ifc")


def links(store: GraphStore) -> tuple[tuple[object, ...], ...]:
    found = store.read(LINKS)
    assert isinstance(found, Rows), found
    return found.rows


def everything(store: GraphStore) -> object:
    """All nodes and relationships, without the times of loading."""
    found = store.read(
        "MATCH (n) OPTIONAL MATCH (n)-[r]->(m) RETURN n.key, type(r), m.key ORDER BY n.key, m.key",
        limit=100_000,
    )
    assert isinstance(found, Rows), found
    return sorted(map(str, found.rows))


def test_rooms_of_two_models_are_linked_and_marked_as_derived(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(house)
    assert links(store) == ()
    store.write_graph(services)
    found = links(store)
    assert len(found) == 1 + 1 + 2 + 9
    assert {(later, first, source) for later, _, first, source in found} == {
        ("services.ifc", "architecture.ifc", "GlobalId")
    }
    marked = store.read("MATCH ()-[r:SAME_AS]->() WHERE r.derived = true RETURN count(r)")
    assert isinstance(marked, Rows)
    assert marked.rows == ((len(found),),)


def test_the_order_of_loading_does_not_matter(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(services)
    store.write_graph(house)
    assert {(later, first) for later, _, first, _ in links(store)} == {
        ("services.ifc", "architecture.ifc")
    }


def test_links_vanish_with_either_model_and_come_back_with_it(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(house)
    alone = everything(store)
    store.write_graph(services)
    both = everything(store)
    store.remove_model("services.ifc")
    assert everything(store) == alone
    store.write_graph(services)
    assert everything(store) == both


def test_a_model_that_leaves_lets_the_others_find_each_other(store: GraphStore) -> None:
    for name in ("a.ifc", "b.ifc", "c.ifc"):
        store.write_graph(read_ifc(BAY_HOUSE, model=name))
    assert {(later, first) for later, _, first, _ in links(store)} == {
        ("b.ifc", "a.ifc"),
        ("c.ifc", "a.ifc"),
    }
    store.remove_model("a.ifc")
    assert {(later, first) for later, _, first, _ in links(store)} == {("c.ifc", "b.ifc")}


def test_a_replaced_model_is_linked_anew(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(house)
    store.write_graph(services)
    kitchen = next(n for n in house.nodes if n.properties.get("LongName") == "Kitchen")
    moved = [n for n in house.nodes if n is not kitchen]
    smaller = PropertyGraph(
        house.model,
        moved,
        [r for r in house.relationships if kitchen.key not in (r.start, r.end)],
        house.units,
        house.findings,
    )
    before = len(links(store))
    assert store.write_graph(smaller)
    assert len(links(store)) == before - 1


def test_storeys_of_two_disciplines_are_counted_once(store: GraphStore, tmp_path: Path) -> None:
    store.write_graph(discipline(tmp_path, "architecture", {"Ground": 0.0, "First": 3.0}))
    store.write_graph(discipline(tmp_path, "services", {"EG": 0.02, "first": 3.0, "Roof": 6.0}))
    assert links(store) == (
        ("services.ifc", "EG", "architecture.ifc", "elevation"),
        ("services.ifc", "House", "architecture.ifc", "name"),
        ("services.ifc", "first", "architecture.ifc", "name"),
    )
    counted = store.read(
        "MATCH (s:IfcBuildingStorey) WHERE NOT exists((s)-[:SAME_AS]->()) RETURN count(s)"
    )
    assert isinstance(counted, Rows)
    assert counted.rows == ((3,),)


def test_writing_the_same_graph_again_changes_nothing(
    store: GraphStore, house: PropertyGraph
) -> None:
    assert store.write_graph(house)
    before = store.models()
    assert not store.write_graph(read_ifc(BAY_HOUSE, model="architecture.ifc"))
    assert store.models() == before
