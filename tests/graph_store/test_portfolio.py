"""Twins side by side in one database: none sees, counts, changes or loses what is another's."""

import os
from collections.abc import Callable, Iterator

import pytest

from graph_store import GraphError, GraphSettings, GraphStore, QueryError, Rows, connect
from graph_store.portfolio import check_labels
from ifc_loader.property_graph import Node, PropertyGraph
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_write_and_read import rows

Twin = Callable[[str], GraphStore]


@pytest.fixture(scope="module")
def shared_settings(settings: GraphSettings) -> GraphSettings:
    return settings.model_copy(update={"portfolio": True})


@pytest.fixture
def twin(shared_settings: GraphSettings) -> Iterator[Twin]:
    """Opens twins of one database, and empties them afterwards."""
    opened: list[GraphStore] = []

    def open_twin(name: str) -> GraphStore:
        opened.append(connect(shared_settings, name))
        return opened[-1]

    yield open_twin
    for store in opened:
        with connect(shared_settings, store.twin) as again:
            for model in again.models():
                again.remove_model(model.name)
        store.close()


def test_twins_hold_a_model_of_one_name_and_each_only_its_own(twin: Twin) -> None:
    first, second = twin("north"), twin("south")
    assert first.write_graph(two_walls())
    bare = PropertyGraph("two-walls.ifc", [Node("two-walls.ifc/x", ("IfcWall",), {"Name": "X"})])
    assert second.write_graph(bare)
    assert not first.write_graph(two_walls())
    names = "MATCH (w:IfcWall) RETURN w.Name ORDER BY w.Name"
    assert rows(first, names) == (("North",), ("South",))
    assert rows(second, names) == (("X",),)
    assert first.schema().labels["IfcWall"] == 2
    assert second.schema().labels == {"IfcWall": 1, "Model": 1}
    assert [model.nodes for model in first.models()] == [6]
    assert {"north", "south", "oriel"} <= set(first.twins())


def test_a_model_is_replaced_and_removed_in_its_twin_alone(twin: Twin) -> None:
    first, second = twin("north"), twin("south")
    first.write_graph(two_walls())
    second.write_graph(two_walls())
    fewer = two_walls()
    fewer.nodes = list(fewer.nodes)[:-1]
    fewer.relationships = list(fewer.relationships)[:-1]
    first.write_graph(fewer)
    count = "MATCH (w:IfcWindow) RETURN count(w)"
    assert (rows(first, count), rows(second, count)) == (((1,),), ((2,),))
    assert first.remove_model("two-walls.ifc") == 5
    assert rows(first, "MATCH (n) RETURN count(n)") == ((0,),)
    assert rows(second, "MATCH (n) RETURN count(n)") == ((6,),)


def test_a_node_comes_back_without_the_label_of_its_twin(twin: Twin) -> None:
    store = twin("north")
    store.write_graph(two_walls())
    ((node, labels),) = rows(store, "MATCH (d:IfcDoor) RETURN d, labels(d)")
    assert getattr(node, "labels", None) == ("IfcDoor", "IfcElement")
    assert sorted(labels) == ["IfcDoor", "IfcElement"]
    found = store.read("MATCH (d:IfcDoor) RETURN labels(d)[0], d.Name")
    assert isinstance(found, Rows)
    assert found.columns == ("labels(d)[0]", "d.Name")


def test_a_twin_that_is_not_there_is_opened_only_where_that_is_wanted(
    twin: Twin, shared_settings: GraphSettings
) -> None:
    twin("north").write_graph(two_walls())
    with pytest.raises(GraphError, match="There is no twin 'west', only north, oriel"):
        connect(shared_settings, "west", make=False)
    with connect(shared_settings, "west") as west:
        west.remove_twin()


def test_what_tells_of_all_twins_is_refused(twin: Twin) -> None:
    store = twin("north")
    store.write_graph(two_walls())
    for cypher, said in (
        ("CALL db.labels()", "tells of every twin"),
        ("PROFILE MATCH (n) RETURN n", "tells of every twin"),
        ("MATCH (a)((x)-->(y)){1,3}(b) RETURN b", "may be a pattern"),
    ):
        found = store.read(cypher)
        assert isinstance(found, QueryError)
        assert found.code == "Oriel.NotConfined"
        assert said in found.message
    assert store.explain("MATCH (n) RETURN n") is None


def test_a_label_like_that_of_a_twin_is_refused(twin: Twin) -> None:
    graph = PropertyGraph("m", [Node("m/a", ("Twin_south",), {})])
    with pytest.raises(GraphError, match="Twin_south"):
        check_labels(graph)
    with pytest.raises(GraphError, match="Twin_south"):
        twin("north").write_graph(graph)


@pytest.mark.skipif("ORIEL_TEST_GRAPH_URI" not in os.environ, reason="of a server")
def test_what_a_server_held_before_is_the_first_twins(
    settings: GraphSettings, shared_settings: GraphSettings, twin: Twin
) -> None:
    with connect(settings) as before_the_portfolio:
        before_the_portfolio.write_graph(two_walls("old.ifc"))
    first, other = twin("oriel"), twin("north")
    assert [model.name for model in first.models()] == ["old.ifc"]
    assert rows(first, "MATCH (n) RETURN count(n)") == ((6,),)
    assert rows(other, "MATCH (n) RETURN count(n)") == ((0,),)
    with pytest.raises(GraphError, match="holds a portfolio"):
        connect(settings)
