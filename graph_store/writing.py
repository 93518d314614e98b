"""Writing one PropertyGraph in one transaction. Knows nodes and relationships, no IFC."""

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Any

from graph_store.bulk import Target, delete_nodes, write_nodes, write_relationships
from graph_store.errors import GraphError, WriteRefused
from graph_store.joining import forget_what_was_told, join_registers, tell_of_rows
from graph_store.names import SURROUNDINGS, TWIN
from graph_store.unread import note_read
from ifc_loader.federation import KNOWN_BY, OTHER_MODEL, PLACES, link_places, locate_things
from ifc_loader.property_graph import Node, PropertyGraph, Relationship
from ifc_loader.spooled import FEW, Distinct, Spooled
from ifc_loader.surroundings import LOOSE, Surroundings, unpacked

Progress = Callable[[str, float], None]
MODEL = "Model"
LARGEST_INTEGER = 2**63 - 1
PLAIN = frozenset({str, float, bool, date})
"""Kinds of values that any engine holds, whatever they say."""


def in_silence(_phase: str, _fraction: float) -> None:
    """The progress that nobody hears."""


def check(graph: PropertyGraph) -> None:
    """Raise GraphError, naming thing and place, for a graph that no engine could hold."""
    if not graph.model:
        raise GraphError("The graph has no model name; set PropertyGraph.model")
    keys = Distinct(most=_held(graph))
    labels: set[str] = set()
    types: set[str] = set()
    for node in graph.nodes:
        if not keys.add(node.key):
            count = sum(each.key == node.key for each in graph.nodes)
            raise GraphError(f"{graph.model}: the key {node.key!r} is used by {count} nodes")
        if not node.labels:
            raise GraphError(f"{graph.model}: the node {node.key!r} has no label")
        labels.update(node.labels)
        _check_values(node.key, node.properties)
    for r in graph.relationships:
        types.add(r.type)
        for end in (r.start, r.end):
            if end not in keys:
                raise GraphError(
                    f"{graph.model}: {r.type} from {r.start!r} to {r.end!r} "
                    f"names a node that is not in the graph: {end!r}"
                )
        _check_values(f"{r.start}-[{r.type}]->{r.end}", r.properties)
    if both := labels & types:
        raise GraphError(
            f"{graph.model}: {sorted(both)[0]!r} is a label and a relationship type; "
            "some engines cannot hold both, so rename one"
        )


def _held(graph: PropertyGraph) -> int:
    """How many of a graph's keys are held: all, unless its nodes are on disk."""
    return FEW if isinstance(graph.nodes, Spooled) else len(graph.nodes) + 1


def _check_values(holder: str, properties: dict[str, Any]) -> None:
    for name, value in properties.items():
        if type(value) in PLAIN:
            continue
        members = value if isinstance(value, list) else [value]
        kinds = {type(member) for member in members}
        if not kinds <= {str, int, float, bool, date} or len(kinds) > 1:
            raise GraphError(
                f"{holder}: the property {name!r} holds {value!r:.80}; a property is a text, "
                "a number, a truth value, a date, or a list of one of these"
            )
        if kinds == {int} and any(abs(member) > LARGEST_INTEGER for member in members):
            raise GraphError(f"{holder}: the property {name!r} does not fit into 64 bits: {value}")


def replace_model(graph: PropertyGraph, target: Target, progress: Progress) -> bool:
    """Put `graph` in the place of the model of the same name.

    False where the twin holds exactly this graph already: then nothing is written, but that its
    source was read.
    """
    digest = _digest(graph)
    held = target.run(
        f"MATCH (m:Model{target.mark}) WHERE m.model = $model RETURN m.digest",
        {"model": graph.model},
    )
    if held == [[digest]]:
        note_read(graph.model, target)
        return False
    if held:
        progress("removing the earlier version", 0.0)
    delete_model(graph.model, target)
    count = len(graph.nodes) + (not _has_model_node(graph))
    steps = max(1, count + len(graph.relationships))
    ids = Distinct(most=_held(graph))
    for some in write_nodes(_with_model_node(graph, digest, target.twin), graph.model, target):
        for key, identity in some.items():
            ids.add(key, identity)
        progress("writing nodes", len(ids) / steps)
    if len(ids) != count:
        raise WriteRefused(
            f"{graph.model}: {len(ids)} of {count} nodes were written; try again",
            by_server=True,
        )
    written = count
    for more in write_relationships(graph.relationships, ids.beside, target):
        written += more
        progress("writing relationships", written / steps)
    link_models(target)
    progress("committing", 1.0)
    return True


def remove_model(model: str, target: Target) -> int:
    """Delete the nodes of `model` and link the others anew; how many nodes there were."""
    removed = delete_model(model, target)
    if removed:
        link_models(target)
    return removed


def link_models(target: Target) -> None:
    """Relate what several models hold of one place, their things to each other's rooms, and rows
    of registers to the elements they record; what these say otherwise than their rows is told.

    The relations there were are replaced. What is the same, and what is where, is told by
    `ifc_loader.federation`; the models go by their names, so that a twin does not depend on the
    order they came in.
    """
    run, id_function, mark = target.run, target.id_function, target.mark
    models = {
        name: PropertyGraph(name, surroundings=unpacked(kept) if kept else Surroundings())
        for name, kept in run(f"MATCH (m:Model{mark}) RETURN m.model, m.{SURROUNDINGS}", {})
    }
    forget_what_was_told(target)
    if len(models) < 2:
        return
    known_by = ", ".join(f"n.{name}" for name in KNOWN_BY)
    ids: dict[str, str] = {}
    for label in PLACES:
        found = run(
            f"MATCH (n:{label}{mark}) OPTIONAL MATCH (w)-[:AGGREGATES]->(n) "
            f"RETURN {id_function}, n.model, n.key, w.key, {known_by}",
            {},
        )
        for identity, model, key, whole, *values in found:
            if model not in models:
                continue
            ids[key] = identity
            properties = {n: v for n, v in zip(KNOWN_BY, values, strict=True) if v is not None}
            models[model].nodes.append(Node(key, (label,), properties))
            if whole is not None:
                models[model].relationships.append(Relationship(whole, "AGGREGATES", key))
    run(f"MATCH ({mark})-[r:SAME_AS]->() DELETE r", {})
    run(
        f"MATCH ({mark})-[r:LOCATED_IN]->() WHERE r.source = $source DELETE r",
        {"source": OTHER_MODEL},
    )
    in_order = [models[name] for name in sorted(models)]
    places = link_places(in_order)
    things = locate_things(in_order, places)
    ids |= _ids_of(things, target)
    records, told = join_registers(ids, target)
    for _ in write_relationships([*places, *things, *records], ids.__getitem__, target):
        pass
    tell_of_rows(told, target)


def _ids_of(links: Sequence[Relationship], target: Target) -> dict[str, str]:
    """The ids of the things that links start at, by key."""
    wanted = {link.start for link in links}
    ids: dict[str, str] = {}
    for label in LOOSE if wanted else ():
        ids |= {
            key: identity
            for identity, key in target.run(
                f"MATCH (n:{label}{target.mark}) RETURN {target.id_function}, n.key", {}
            )
            if key in wanted
        }
    return ids


def delete_model(model: str, target: Target) -> int:
    """Delete the nodes of `model`; how many there were."""
    found = target.run(
        f"MATCH (n{target.mark}) WHERE n.model = $model RETURN {target.id_function}",
        {"model": model},
    )
    return delete_nodes([row[0] for row in found], target)


def _digest(graph: PropertyGraph) -> str:
    """The SHA-256 of all that a graph says, as one text of JSON."""
    told = sha256()
    nodes = ([n.key, n.labels, n.properties] for n in graph.nodes)
    links = ([r.start, r.type, r.end, r.properties] for r in graph.relationships)
    for opening, part in (("[[", nodes), ("], [", links)):
        told.update(opening.encode())
        for number, each in enumerate(part):
            told.update(f"{', ' * bool(number)}{_json(each)}".encode())
    told.update(f"], {_json(graph.units)}, {_json(graph.surroundings.packed())}]".encode())
    return told.hexdigest()


def _json(said: object) -> str:
    return json.dumps(said, default=str)


def _has_model_node(graph: PropertyGraph) -> bool:
    return any(node.labels == (MODEL,) for node in graph.nodes)


def _with_model_node(graph: PropertyGraph, digest: str, twin: str) -> Iterator[Node]:
    """The nodes, among them one `:Model` that carries the store's book-keeping.

    `label_orders` keeps the order of each combination of labels, which engines forget;
    `loaded` changes with every load, so that cached schemas know when they are stale. In a
    portfolio it names its `twin`.
    """
    orders = sorted({"\t".join(node.labels) for node in graph.nodes} | {MODEL})
    place = {TWIN: twin} if twin else {}
    extra: dict[str, Any] = {
        "digest": digest,
        "label_orders": orders,
        "loaded": datetime.now(UTC).isoformat(timespec="microseconds"),
        "node_count": len(graph.nodes),
        "relationship_count": len(graph.relationships),
    }
    if graph.surroundings != Surroundings():
        extra[SURROUNDINGS] = graph.surroundings.packed()
    if graph.units:
        extra["property_units"] = [f"{name}\t{unit}" for name, unit in sorted(graph.units.items())]
    if not _has_model_node(graph):
        extra |= {"Name": graph.model, "node_count": len(graph.nodes) + 1} | place
        yield Node(f"{graph.model}/model", (MODEL,), extra)
    marked = False
    for node in graph.nodes:
        if not marked and node.labels == (MODEL,):
            marked = True
            yield Node(node.key, node.labels, extra | node.properties | place)
        else:
            yield node
