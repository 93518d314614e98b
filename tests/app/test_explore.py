"""Building and Explore in their states: empty, full, searched, refused, out of reach."""

from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.words import wording
from graph_store import GraphStore, connect
from ifc_loader import Node, PropertyGraph, Relationship
from tests.app.pages import page_of, state_of, words
from tests.ifc_loader.tiny import Tiny
from tests.small_house import DOORS

pytestmark = pytest.mark.engine

Opened = Callable[..., AppTest]


@pytest.fixture
def opened(house: GraphStore) -> Opened:
    def run(module: str, twin: str = house.twin) -> AppTest:
        return page_of(module, twin)

    return run


@pytest.mark.parametrize("module", ["pages.explore", "pages.building"])
def test_a_page_without_a_building_says_what_to_do(opened: Opened, module: str) -> None:
    with connect(twin="empty-lot"):
        test = opened(module, "empty-lot")
    assert not test.exception
    assert "Add a building" in test.info[0].value
    assert not test.tabs
    assert not test.metric


@pytest.mark.parametrize("module", ["pages.ask", "pages.explore", "pages.building"])
def test_a_page_of_a_twin_that_is_gone_says_so_and_leads_on(opened: Opened, module: str) -> None:
    test = opened(module, "elsewhere")
    assert not test.exception
    assert "There is no twin 'elsewhere'" in test.error[0].value
    assert [button.label for button in test.button] == ["Try again", "Go to the first twin"]
    test.button[-1].click().run()
    assert not test.error


def test_explore_shows_tree_schema_and_console(opened: Opened) -> None:
    test = opened("pages.explore")
    assert not test.exception
    assert [tab.label for tab in test.tabs] == ["Building", "Schema", "Cypher"]
    assert any("Ground Floor" in each.label for each in test.expander)
    properties = test.dataframe[0].value
    assert properties["Filled"].between(0, 1).all()
    assert "MATCH" in str(test.text_area[0].value)


def test_a_branch_is_drawn_when_it_is_opened(opened: Opened, house: GraphStore) -> None:
    test = opened("pages.explore")
    storey = next(each for each in test.expander if "Ground Floor" in each.label)
    assert not [button for button in test.button if button.label in DOORS]
    below = house.read("MATCH (s:IfcBuildingStorey {Name: 'Ground Floor'}) RETURN s.key")
    key = below.rows[0][0]  # type: ignore[union-attr]
    branches = [each for each in test.session_state if each.startswith("branch-")]
    test.session_state[next(each for each in branches if each.endswith(key))] = True
    test.run()
    assert storey.label in [each.label for each in test.expander]
    assert len([button for button in test.button if button.label in DOORS]) == 3


def test_a_wall_in_two_places_and_a_part_of_itself_are_drawn(opened: Opened) -> None:
    def node(key: str, label: str) -> Node:
        return Node(key, (label,), {"key": key, "Name": key, "ifc_class": label, "model": "m"})

    nodes = [node("b", "IfcBuilding"), node("site", "IfcSite"), node("a", "IfcElementAssembly")]
    nodes += [node("w", "IfcWall"), node("p", "IfcProject")]
    edges = [
        Relationship(above, kind, below)
        for above, kind, below in (
            ("p", "AGGREGATES", "site"),
            ("site", "AGGREGATES", "b"),
            ("b", "AGGREGATES", "site"),
            ("b", "AGGREGATES", "w"),
            ("b", "CONTAINS", "w"),
            ("b", "CONTAINS", "a"),
            ("a", "AGGREGATES", "w"),
        )
    ]
    with connect(twin="knotted") as store:
        store.write_graph(PropertyGraph("m", nodes, edges))
        test = opened("pages.explore", "knotted")
        key = next(each for each in test.session_state if each.endswith("/a"))
        test.session_state[key] = True
        test.run()
    assert not test.exception
    assert [button.label for button in test.button if button.label == "w"] == ["w", "w"]


def test_the_tree_can_be_searched(opened: Opened) -> None:
    test = opened("pages.explore")
    test.text_input[0].set_value("door").run()
    assert not test.exception
    found = {button.label for button in test.button if "Door" in button.label.partition("(")[2]}
    assert found == {wording.markdown(f"{name} (Door)") for name in DOORS}
    test.text_input[0].set_value("no such thing").run()
    assert "0 found" in words(test)


def test_the_console_keeps_what_was_run(opened: Opened, tmp_path: Path) -> None:
    test = opened("pages.explore")
    query = "MATCH (d:IfcDoor) RETURN d.Name AS name"
    test.text_area[0].set_value(query)
    test.button[-1].click().run()
    assert not test.exception
    assert "3 rows" in words(test)
    assert query in [code.value for code in test.code]
    with connect(twin="other-lot") as other:
        other.write_graph(Tiny().read(tmp_path))
        state_of(test).twin = "other-lot"
        test.run()
    assert query in [code.value for code in test.code]
    assert "3 rows" not in words(test)


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("CREATE (n:IfcDoor)", "Only reading"),
        ("MATCH (d:IfcDoor RETURN d", "RETURN"),
        ("MATCH (d:IfcDoor RETURN d", "The tab Schema"),
        ("MATCH (d:IfcDoor) RETURN e.Name", "e"),
    ],
)
def test_the_console_tells_what_is_wrong_with_a_query(
    opened: Opened, house: GraphStore, query: str, told: str
) -> None:
    test = opened("pages.explore")
    test.text_area[0].set_value(query)
    test.button[-1].click().run()
    assert not test.exception
    assert told in test.error[0].value
    assert house.schema().labels["IfcDoor"] == 3


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("query", "told"),
    [
        (
            "MATCH (d:IfcDoor) RETURN d.Name, d.Nmae",
            "property Nmae. The nearest that there is: Name",
        ),
        ("MATCH (d:IfcDoor) RETURN d.Name, d.GLOBALID", "The nearest that there is: GlobalId"),
        ("MATCH (d:IfcDoor) RETURN d.Name, d.`qqq.7`", "property qqq.7."),
        ("MATCH (d:IfcDoor) WHERE d.Name <> 'a.Nmae' RETURN d.Name, null", ""),
        ("MATCH (d:IfcDoor) RETURN coalesce(d.Nmae, d.Name)", ""),
    ],
)
def test_an_empty_column_names_the_property_that_nothing_has(
    opened: Opened, query: str, told: str
) -> None:
    test = opened("pages.explore")
    test.text_area[0].set_value(query)
    test.button[-1].click().run()
    assert not test.exception
    assert not test.error
    assert told in words(test)
    assert ("has a property" in words(test)) is bool(told)


def test_the_building_page_counts_and_reports(opened: Opened, house: GraphStore) -> None:
    test = opened("pages.building")
    assert not test.exception
    counts = {metric.label: metric.value for metric in test.metric}
    assert counts["Doors"] == "3"
    report = house.read("MATCH (:Model)-[:HAS_FINDING]->(f) RETURN f.message")
    assert f"Quality report: {len(report.rows)} findings" in [e.label for e in test.expander]  # type: ignore[union-attr]
    assert report.rows[0][0] in words(test)  # type: ignore[union-attr]
