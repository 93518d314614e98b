"""What Bolt delivers, as plain values and the records of rows.py."""

from collections.abc import Callable, Iterable
from typing import Any

from graph_store.driver_import import neo4j
from graph_store.rows import GraphNode, GraphRelationship

SCALARS = {bool, float, int, str, type(None)}
LabelOrder = Callable[[frozenset[str]], tuple[str, ...]]


def unknown_ends(values: Iterable[Any]) -> set[str]:
    """Element ids of the nodes that relationships among `values` only name."""
    found: set[str] = set()
    for value in values:
        if isinstance(value, neo4j.graph.Relationship):
            found.update(n.element_id for n in value.nodes if n is not None and "key" not in n)
        elif isinstance(value, neo4j.graph.Path):
            found |= unknown_ends(value.relationships)
        elif isinstance(value, list):
            found |= set() if SCALARS.issuperset(map(type, value)) else unknown_ends(value)
        elif isinstance(value, dict):
            found |= unknown_ends(value.values())
    return found


def plain(value: Any, keys: dict[str, str], order: LabelOrder) -> Any:
    """`value` as rows.py promises; `keys` gives node keys by element id, `order` label order."""
    if type(value) in SCALARS:
        return value
    if isinstance(value, neo4j.graph.Node):
        properties = {name: plain(v, keys, order) for name, v in value.items()}
        return GraphNode(
            key=str(value.get("key") or ""), labels=order(value.labels), properties=properties
        )
    if isinstance(value, neo4j.graph.Relationship):
        start, end = (_key(node, keys) for node in value.nodes)
        properties = {name: plain(v, keys, order) for name, v in value.items()}
        return GraphRelationship(type=value.type, start=start, end=end, properties=properties)
    if isinstance(value, neo4j.graph.Path):
        steps: list[Any] = [value.nodes[0]]
        for relationship, node in zip(value.relationships, value.nodes[1:], strict=True):
            steps += [relationship, node]
        return [plain(step, keys, order) for step in steps]
    if isinstance(value, list):
        if SCALARS.issuperset(map(type, value)):
            return value
        return [plain(v, keys, order) for v in value]
    if isinstance(value, dict):
        return {str(name): plain(v, keys, order) for name, v in value.items()}
    if isinstance(
        value, neo4j.time.Date | neo4j.time.DateTime | neo4j.time.Time | neo4j.time.Duration
    ):
        return value.iso_format()
    if isinstance(value, neo4j.spatial.Point):
        return list(value)
    if isinstance(value, bytes | bytearray):
        return value.hex()
    return value


def _key(node: neo4j.graph.Node | None, keys: dict[str, str]) -> str:
    if node is None:
        return ""
    return str(node.get("key") or keys.get(node.element_id, ""))
