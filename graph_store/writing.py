"""Writing one PropertyGraph in one transaction. Knows nodes and relationships, no IFC."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime
from typing import Any

from graph_store.connection import Run
from graph_store.errors import GraphError
from graph_store.names import quoted
from ifc_loader.property_graph import Node, PropertyGraph, Relationship

Progress = Callable[[str, float], None]
BATCH = 2000
MODEL = "Model"
LARGEST_INTEGER = 2**63 - 1


def check(graph: PropertyGraph) -> None:
    """Raise GraphError, naming thing and place, for a graph that no engine could hold."""
    if not graph.model:
        raise GraphError("The graph has no model name; set PropertyGraph.model")
    keys = Counter(node.key for node in graph.nodes)
    doubled = [key for key, n in keys.items() if n > 1]
    if doubled:
        raise GraphError(
            f"{graph.model}: the key {doubled[0]!r} is used by {keys[doubled[0]]} nodes"
        )
    for node in graph.nodes:
        if not node.labels:
            raise GraphError(f"{graph.model}: the node {node.key!r} has no label")
        _check_values(node.key, node.properties)
    for r in graph.relationships:
        for end in (r.start, r.end):
            if end not in keys:
                raise GraphError(
                    f"{graph.model}: {r.type} from {r.start!r} to {r.end!r} "
                    f"names a node that is not in the graph: {end!r}"
                )
        _check_values(f"{r.start}-[{r.type}]->{r.end}", r.properties)
    labels = {label for node in graph.nodes for label in node.labels}
    both = labels & {r.type for r in graph.relationships}
    if both:
        raise GraphError(
            f"{graph.model}: {sorted(both)[0]!r} is a label and a relationship type; "
            "some engines cannot hold both, so rename one"
        )


def _check_values(holder: str, properties: dict[str, Any]) -> None:
    for name, value in properties.items():
        members = value if isinstance(value, list) else [value]
        kinds = {type(member) for member in members}
        if not kinds <= {str, int, float, bool, date} or len(kinds) > 1:
            raise GraphError(
                f"{holder}: the property {name!r} holds {value!r:.80}; a property is a text, "
                "a number, a truth value, a date, or a list of one of these"
            )
        if kinds == {int} and any(abs(member) > LARGEST_INTEGER for member in members):
            raise GraphError(f"{holder}: the property {name!r} does not fit into 64 bits: {value}")


def replace_model(graph: PropertyGraph, run: Run, id_function: str, progress: Progress) -> None:
    """Put `graph` in the place of the model of the same name, through `run`.

    `id_function` is how this engine spells the id of a node `n` (engines.py).
    """
    progress("removing the earlier version", 0.0)
    delete_model(graph.model, run, id_function)
    nodes = _with_model_node(graph)
    steps = max(1, len(nodes) + len(graph.relationships))
    ids: dict[str, str] = {}
    for labels, batch in _by_labels(nodes):
        rows = [node.properties | {"key": node.key, "model": graph.model} for node in batch]
        spelled = "".join(f":{quoted(label)}" for label in labels)
        made = run(
            f"UNWIND $rows AS r CREATE (n{spelled}) SET n = r RETURN n.key, {id_function}",
            {"rows": rows},
        )
        ids.update((key, i) for key, i in made)
        progress("writing nodes", len(ids) / steps)
    if len(ids) != len(nodes):
        raise GraphError(f"{graph.model}: {len(ids)} of {len(nodes)} nodes were written; try again")
    written = 0
    start, end = id_function.replace("(n)", "(a)"), id_function.replace("(n)", "(b)")
    for kind, links in _by_type(graph.relationships):
        pairs = [[ids[r.start], ids[r.end], r.properties] for r in links]
        made = run(
            f"UNWIND $rows AS r MATCH (a) WHERE {start} = r[0] MATCH (b) WHERE {end} = r[1] "
            f"CREATE (a)-[e:{quoted(kind)}]->(b) SET e = r[2] RETURN count(e)",
            {"rows": pairs},
        )
        if made[0][0] != len(pairs):
            raise GraphError(
                f"{graph.model}: {made[0][0]} of {len(pairs)} {kind} relationships were written; "
                "try again"
            )
        written += len(pairs)
        progress("writing relationships", (len(ids) + written) / steps)
    progress("committing", 1.0)


def delete_model(model: str, run: Run, id_function: str) -> int:
    """Delete the nodes of `model`; how many there were."""
    found = run(f"MATCH (n) WHERE n.model = $model RETURN {id_function}", {"model": model})
    ids = [row[0] for row in found]
    for start in range(0, len(ids), BATCH):
        run(
            f"UNWIND $ids AS i MATCH (n) WHERE {id_function} = i DETACH DELETE n",
            {"ids": ids[start : start + BATCH]},
        )
    return len(ids)


def _with_model_node(graph: PropertyGraph) -> Sequence[Node]:
    """The nodes, among them one `:Model` that carries the store's book-keeping.

    `label_orders` keeps the order of each combination of labels, which engines forget;
    `loaded` changes with every load, so that cached schemas know when they are stale.
    """
    orders = sorted({"\t".join(node.labels) for node in graph.nodes} | {MODEL})
    extra: dict[str, Any] = {
        "label_orders": orders,
        "loaded": datetime.now(UTC).isoformat(timespec="microseconds"),
        "node_count": len(graph.nodes),
        "relationship_count": len(graph.relationships),
    }
    if graph.units:
        extra["property_units"] = [f"{name}\t{unit}" for name, unit in sorted(graph.units.items())]
    for i, node in enumerate(graph.nodes):
        if node.labels == (MODEL,):
            marked = Node(node.key, node.labels, extra | node.properties)
            return [*graph.nodes[:i], marked, *graph.nodes[i + 1 :]]
    extra |= {"Name": graph.model, "node_count": len(graph.nodes) + 1}
    return [*graph.nodes, Node(f"{graph.model}/model", (MODEL,), extra)]


def _by_labels(nodes: Sequence[Node]) -> Iterator[tuple[tuple[str, ...], list[Node]]]:
    groups: defaultdict[tuple[str, ...], list[Node]] = defaultdict(list)
    for node in nodes:
        groups[node.labels].append(node)
    for labels, group in groups.items():
        for start in range(0, len(group), BATCH):
            yield labels, group[start : start + BATCH]


def _by_type(relationships: Sequence[Relationship]) -> Iterator[tuple[str, list[Relationship]]]:
    groups: defaultdict[str, list[Relationship]] = defaultdict(list)
    for relationship in relationships:
        groups[relationship.type].append(relationship)
    for kind, group in groups.items():
        for start in range(0, len(group), BATCH):
            yield kind, group[start : start + BATCH]
