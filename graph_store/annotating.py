"""What was found of a model from outside its file, as nodes beside those of the file.

They bear a label of their own and go with the model: replaced or removed, it leaves none behind.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from graph_store.bulk import Target, delete_nodes, write_nodes, write_relationships
from graph_store.errors import GraphError
from graph_store.names import storable
from ifc_loader.property_graph import Node, Relationship, Value


@dataclass(frozen=True, slots=True)
class Mark:
    """A relationship of `type` from the element `global_id` of a model to the annotation `key`."""

    global_id: str
    type: str
    key: str
    properties: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Annotations:
    """All that one `source` found of a model whose file has the digest `sha256`.

    `nodes` all bear the one label `label`, whose type no relationship shares.
    """

    model: str
    sha256: str
    label: str
    source: str
    nodes: tuple[Node, ...] = ()
    marks: tuple[Mark, ...] = ()


def replace_annotations(found: Annotations, target: Target) -> int:
    """Put these in the place of what the same source found before; how many marks were written.

    A mark of an element that is no node is left out. Raises GraphError where the model is there no
    more, or with another file: what was found is not of it.
    """
    given = {"model": found.model}
    mark = target.mark
    held = target.run(f"MATCH (m:Model{mark}) WHERE m.model = $model RETURN m.SHA256", given)
    if held != [[found.sha256]]:
        raise GraphError(
            f"{found.model} was replaced or removed meanwhile; nothing was written. Check it again"
        )
    remove_annotations(found.model, found.label, found.source, target)
    marked: dict[str, Value] = {"source": found.source, "derived": True}
    nodes = [Node(n.key, (found.label,), n.properties | marked) for n in found.nodes]
    ids: dict[str, str] = {}
    for some in write_nodes(nodes, found.model, target):
        ids.update(some)
    elements = _elements(found.model, target) if found.marks else {}
    links = [
        Relationship(mark.global_id, mark.type, mark.key, mark.properties | {"derived": True})
        for mark in found.marks
        if mark.global_id in elements
    ]
    for _ in write_relationships(links, (elements | ids).__getitem__, target):
        pass
    now = datetime.now(UTC).isoformat(timespec="microseconds")
    target.run(
        f"MATCH (m:Model{mark}) WHERE m.model = $model SET m.loaded = $now", given | {"now": now}
    )
    return len(links)


def remove_annotations(model: str, label: str, source: str, target: Target) -> int:
    """Delete what a source found of a model; how many nodes there were."""
    rows: list[list[Any]] = target.run(
        f"MATCH (n:{storable(label)}{target.mark}) WHERE n.model = $model AND n.source = $source "
        f"RETURN {target.id_function}",
        {"model": model, "source": source},
    )
    return delete_nodes([row[0] for row in rows], target)


def _elements(model: str, target: Target) -> dict[str, str]:
    """The id of each element of a model by GlobalId; of a doubled one the first by its key."""
    found: dict[str, str] = {}
    rows: Sequence[list[Any]] = target.run(
        f"MATCH (n{target.mark}) WHERE n.model = $model AND n.GlobalId IS NOT NULL "
        f"RETURN n.GlobalId, {target.id_function}, n.key ORDER BY n.key",
        {"model": model},
    )
    for global_id, identity, _ in rows:
        found.setdefault(global_id, identity)
    return found
