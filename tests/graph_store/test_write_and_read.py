"""A graph goes in and comes out."""

from typing import Any, cast

import pytest

from graph_store import GraphError, GraphNode, GraphRelationship, GraphStore, QueryError, Rows
from ifc_loader.property_graph import Node, PropertyGraph, Relationship
from tests.graph_store.conftest import WALL, two_walls


def rows(store: GraphStore, cypher: str, **parameters: Any) -> tuple[tuple[Any, ...], ...]:
    result = store.read(cypher, parameters)
    assert isinstance(result, Rows), result
    return result.rows


def test_a_node_comes_back_with_its_labels_in_order_and_its_properties(walls: GraphStore) -> None:
    ((wall,),) = rows(walls, "MATCH (w:IfcWall) WHERE w.Name = $name RETURN w", name="North")
    assert wall == GraphNode(
        key="two-walls.ifc/w1",
        labels=WALL,
        properties={
            "key": "two-walls.ifc/w1",
            "model": "two-walls.ifc",
            "Name": "North",
            "Qto.Area": 12.5,
            "order": 1,
            "tags": ["a", "b"],
        },
    )


def test_each_label_of_a_node_finds_it(walls: GraphStore) -> None:
    for label in WALL:
        assert ("North",) in rows(walls, f"MATCH (n:{label}) RETURN n.Name")


def test_a_relationship_names_the_keys_of_its_ends(walls: GraphStore) -> None:
    ((hosts,),) = rows(walls, "MATCH (:IfcWall)-[r:HOSTS]->(:IfcDoor) RETURN r")
    assert hosts == GraphRelationship(
        type="HOSTS",
        start="two-walls.ifc/w1",
        end="two-walls.ifc/d1",
        properties={"derived": True},
    )


def test_a_path_is_a_list_of_nodes_and_relationships(walls: GraphStore) -> None:
    ((path,),) = rows(walls, "MATCH p = (:IfcWall)-[:HOSTS]->(:IfcDoor) RETURN p")
    assert [type(step) for step in path] == [GraphNode, GraphRelationship, GraphNode]


def test_rows_past_the_limit_are_counted_not_kept(walls: GraphStore) -> None:
    result = walls.read("UNWIND range(1, 5000) AS i RETURN i", limit=3)
    assert isinstance(result, Rows)
    assert result.rows == ((1,), (2,), (3,))
    assert result.total == 5000


def test_values_come_as_plain_python(walls: GraphStore) -> None:
    cypher = "RETURN 1 AS i, 1.5 AS f, true AS b, null AS n, date('2026-01-02') AS d, {a: [1]} AS m"
    assert rows(walls, cypher) == ((1, 1.5, True, None, "2026-01-02", {"a": [1]}),)


@pytest.mark.cypher_of_a_person
def test_a_wrong_query_is_a_value_with_the_reason(walls: GraphStore) -> None:
    for cypher in ("MATCH (n RETURN n", "RETURN nosuch(1)", "RETURN unbound"):
        result = walls.read(cypher)
        assert isinstance(result, QueryError)
        assert result.message


def test_explain_tells_what_is_wrong_and_runs_nothing(walls: GraphStore) -> None:
    assert walls.explain("MATCH (n) RETURN n") is None
    problem = walls.explain("MATCH (n) RETURN m")
    assert problem is not None
    assert "m" in problem.message


def test_a_second_load_replaces_the_first(walls: GraphStore) -> None:
    graph = two_walls()
    del graph.nodes[4], graph.relationships[2]
    walls.write_graph(graph)
    assert rows(walls, "MATCH (n:IfcWindow) RETURN n.Name") == (("Window 1",),)
    assert len(walls.models()) == 1


def test_models_are_told_apart_and_removed_alone(walls: GraphStore) -> None:
    walls.write_graph(two_walls("other.ifc"))
    assert [m.name for m in walls.models()] == ["other.ifc", "two-walls.ifc"]
    assert walls.remove_model("other.ifc") == 6
    assert [m.name for m in walls.models()] == ["two-walls.ifc"]
    assert walls.remove_model("other.ifc") == 0


def test_a_load_that_is_cancelled_changes_nothing(walls: GraphStore) -> None:
    class CancelledError(Exception):
        pass

    def cancel(phase: str, _fraction: float) -> None:
        if phase == "committing":
            raise CancelledError

    before = rows(walls, "MATCH (n) RETURN n.key, n.loaded ORDER BY n.key")
    changed = two_walls()
    changed.nodes[0].properties["Name"] = "East"
    with pytest.raises(CancelledError):
        walls.write_graph(changed, cancel)
    assert rows(walls, "MATCH (n) RETURN n.key, n.loaded ORDER BY n.key") == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda g: g.nodes.append(g.nodes[0]), "is used by 2 nodes"),
        (lambda g: g.nodes.append(Node("k", (), {})), "has no label"),
        (lambda g: g.nodes.append(Node("k", ("A",), {"m": cast(Any, {"a": 1})})), "'m' holds"),
        (lambda g: g.nodes.append(Node("k", ("A",), {"m": cast(Any, [1, "a"])})), "'m' holds"),
        (lambda g: g.nodes.append(Node("k", ("A",), {"m": 2**70})), "64 bits"),
        (lambda g: g.nodes.append(Node("k", ("A",), {"m": "\ud800"})), "cannot be sent"),
        (lambda g: g.nodes.append(Node("k", ("a\x00b",), {})), "cannot be a label"),
        (lambda g: g.nodes.append(Node("k", ("",), {})), "cannot be a label"),
        (lambda g: g.nodes.append(Node("k", ("HOSTS",), {})), "a label and a relationship type"),
        (lambda g: g.relationships.append(Relationship("a", "R", "b")), "not in the graph: 'a'"),
    ],
)
def test_a_graph_no_engine_can_hold_is_refused_before_anything_is_written(
    walls: GraphStore, change: Any, told: str
) -> None:
    graph = two_walls()
    change(graph)
    with pytest.raises(GraphError, match=told):
        walls.write_graph(graph)
    assert len(rows(walls, "MATCH (n:IfcWall) RETURN n")) == 2


def test_names_with_quotes_dots_and_back_ticks_are_safe(store: GraphStore) -> None:
    odd = "a`b'c\"d.e}) DETACH DELETE n //"
    graph = PropertyGraph(
        "odd.ifc",
        [Node("odd.ifc/1", (odd,), {odd: odd}), Node("odd.ifc/2", ("Plain",), {})],
        [Relationship("odd.ifc/1", f"R{odd}", "odd.ifc/2", {odd: 1})],
    )
    store.write_graph(graph)
    ((node, link),) = rows(store, "MATCH (n)-[r]->(:Plain) RETURN n, r")
    assert node.labels == (odd,)
    assert node.properties[odd] == odd
    assert link.type == f"R{odd}"
    assert link.properties == {odd: 1}
