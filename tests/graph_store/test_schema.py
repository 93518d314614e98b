"""The schema of a twin."""

import json
from pathlib import Path

import pytest

from graph_store import GraphStore, Rows, connect
from graph_store.scanning import read_schema, told
from graph_store.schema import GraphSchema, PropertySchema, Triple
from ifc_loader.property_graph import Node, PropertyGraph
from tests.graph_store.conftest import DOOR, WALL, WINDOW, two_walls

pytestmark = pytest.mark.engine


def test_kinds_are_combinations_of_labels_with_counts(walls: GraphStore) -> None:
    counts = {kind.labels: kind.count for kind in walls.schema().kinds}
    assert counts == {WALL: 2, DOOR: 1, WINDOW: 2, ("Model",): 1}
    assert walls.schema().labels["IfcElement"] == 5


def test_a_property_has_types_unit_fill_and_samples(walls: GraphStore) -> None:
    (wall,) = [k for k in walls.schema().kinds if k.labels == WALL]
    properties = {p.name: p for p in wall.properties}
    assert properties["Qto.Area"] == PropertySchema(
        name="Qto.Area", types=("float",), unit="m2", filled=2, samples=("12.5", "8.0")
    )
    assert properties["fire"].types == ("boolean",)
    assert properties["fire"].filled == 1
    assert properties["order"].types == ("integer",)
    assert properties["tags"].types == ("list",)


def test_nodes_of_thousands_of_properties_have_a_schema(store: GraphStore) -> None:
    names = [f"point {number}" for number in range(3000)]
    nodes = [
        Node(f"wide/{row}", ("Wide",), {name: f"{row} {name}" for name in names})
        for row in range(20)
    ]
    store.write_graph(PropertyGraph("wide.csv", list(nodes)))
    (kind,) = [each for each in store.schema().kinds if each.labels == ("Wide",)]
    points = {each.name: each for each in kind.properties if each.name in names}
    assert len(points) == 3000
    assert {(each.types, each.filled, len(each.samples)) for each in points.values()} == {
        (("string",), 20, 5)
    }


def test_a_sample_is_no_longer_than_a_page(store: GraphStore) -> None:
    note = Node("long/1", ("Note",), {"text": "x" * 100_000})
    store.write_graph(PropertyGraph("long.csv", [note]))
    (kind,) = [each for each in store.schema().kinds if each.labels == ("Note",)]
    assert {each.name: each.samples for each in kind.properties}["text"] == ("x" * 1000,)


def test_triples_say_which_kinds_a_relationship_joins(walls: GraphStore) -> None:
    assert walls.schema().triples == (
        Triple(start=WALL, type="HOSTS", end=DOOR, count=1),
        Triple(start=WALL, type="HOSTS", end=WINDOW, count=2),
    )
    (hosts,) = walls.schema().relationships
    assert (hosts.type, hosts.count) == ("HOSTS", 3)
    assert [(p.name, p.types, p.filled) for p in hosts.properties] == [("derived", ("boolean",), 3)]


def test_the_schema_is_kept_until_a_model_comes_or_goes(walls: GraphStore) -> None:
    first = walls.schema()
    assert walls.schema() is first
    walls.write_graph(two_walls("other.ifc"))
    assert walls.schema().labels["IfcWall"] == 4
    walls.remove_model("other.ifc")
    assert walls.schema() == first


def kept_schema(store: GraphStore) -> tuple[GraphSchema, Path]:
    """The schema of a twin, and the only file of one."""
    folder = store.settings.data_dir / "kept"
    for other_twins in folder.glob("*/*.json"):
        other_twins.unlink()
    schema = store.schema()
    (kept,) = folder.glob("*/*.json")
    return schema, kept


def test_a_new_process_finds_the_schema_kept_and_a_stale_one_is_read_again(
    walls: GraphStore,
) -> None:
    schema, kept = kept_schema(walls)
    written = kept.stat().st_mtime_ns
    with connect(walls.settings) as other:
        assert other.schema() == schema
        assert kept.stat().st_mtime_ns == written
        walls.write_graph(two_walls("other.ifc"))
        assert other.schema().labels["IfcWall"] == 4
        assert kept.stat().st_mtime_ns != written


def test_a_kept_schema_that_cannot_be_read_is_no_schema(walls: GraphStore) -> None:
    schema, kept = kept_schema(walls)
    kept.write_text("{", encoding="utf-8")
    with connect(walls.settings) as other:
        assert other.schema() == schema


def test_memgraphs_own_account_of_its_schema_is_read() -> None:
    """The JSON of https://memgraph.com/docs/querying/schema, both examples in one."""
    boolean, integer = {"type": "Boolean", "count": 3}, {"type": "Integer", "count": 1}
    text, edge_integer = {"type": "String", "count": 2}, {"type": "Integer", "count": 2}
    info = {
        "nodes": [
            {
                "labels": ["A", "B"],
                "count": 10,
                "properties": [
                    {"key": "p", "count": 6, "types": [boolean, integer, text]},
                    {"key": "q", "count": 3, "types": [{"type": "Float", "count": 3}]},
                ],
            }
        ],
        "edges": [
            {
                "type": ":EDGE",
                "start_node_labels": ["A", "B"],
                "end_node_labels": ["A", "B"],
                "count": 3,
                "properties": [{"key": "e", "count": 2, "types": [edge_integer]}],
            }
        ],
    }
    layout = told(json.dumps(info))
    nothing = Rows(columns=(), rows=(), total=0)
    schema = read_schema(layout, lambda _: nothing, lambda labels: tuple(sorted(labels)), {})
    (kind,) = schema.kinds
    assert (kind.labels, kind.count) == (("A", "B"), 10)
    assert kind.properties[0].types == ("boolean", "integer", "string")
    assert [p.filled for p in kind.properties] == [6, 3]
    assert schema.triples == (Triple(start=("A", "B"), type="EDGE", end=("A", "B"), count=3),)
    assert schema.relationships[0].properties[0].filled == 2
