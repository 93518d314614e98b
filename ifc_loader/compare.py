"""What changed between two versions of a model: added, removed, changed, by GlobalId."""

import math
from dataclasses import dataclass, field
from enum import StrEnum

from ifc_loader.property_graph import Node, PropertyGraph, Value

OWN = {"key", "model", "step_id", "inherited", "concepts", "concepts_evidence"}
"""Properties that differ between versions without anything having changed."""

Edge = tuple[str, str]
"""Relationship type, and GlobalId (else key without the model) of the other end."""


class Kind(StrEnum):
    """What happened to an entity."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class Change:
    """One entity that differs.

    `properties` maps each changed property to its value before and after (None where absent).
    `gained` and `lost` are relationships that start at it; `called` gives the class and name of
    each other end that has a GlobalId.
    """

    kind: Kind
    global_id: str
    ifc_class: str
    name: str
    properties: dict[str, tuple[Value | None, Value | None]] = field(default_factory=dict)
    gained: tuple[Edge, ...] = ()
    lost: tuple[Edge, ...] = ()
    called: dict[str, str] = field(default_factory=dict)


def compare(old: PropertyGraph, new: PropertyGraph) -> tuple[Change, ...]:
    """The changes from `old` to `new`, ordered by kind, class and name.

    Entities without a GlobalId of their own are compared through those that have one. Derived
    and checked properties count like any other; STEP ids and the model's name do not.
    """
    before, after = _rooted(old), _rooted(new)
    edges_before, edges_after = _edges(old, before), _edges(new, after)
    changes = [_change(Kind.REMOVED, before[i]) for i in before.keys() - after.keys()]
    changes += [_change(Kind.ADDED, after[i]) for i in after.keys() - before.keys()]
    for global_id in before.keys() & after.keys():
        properties = _differences(before[global_id], after[global_id])
        was, now = edges_before.get(global_id, set()), edges_after.get(global_id, set())
        if properties or was != now:
            changes.append(
                _change(
                    Kind.CHANGED,
                    after[global_id],
                    properties,
                    tuple(sorted(now - was)),
                    tuple(sorted(was - now)),
                    _called({end for _, end in now ^ was}, after, before),
                )
            )
    return tuple(sorted(changes, key=lambda c: (c.kind, c.ifc_class, c.name, c.global_id)))


def _called(ends: set[str], *versions: dict[str, Node]) -> dict[str, str]:
    """Class and name of each entity by GlobalId, as the first version that has it tells."""
    found = {}
    for global_id in sorted(ends):
        node = next((version[global_id] for version in versions if global_id in version), None)
        if node is not None:
            found[global_id] = f"{node.properties['ifc_class']} '{_name(node)}'"
    return found


def _name(node: Node) -> str:
    """The number and the name of a room, else the name."""
    held = node.properties
    full = held.get("derived.FullName") if "IfcSpace" in node.labels else None
    return str(full or held.get("Name") or held.get("LongName") or "")


def _rooted(graph: PropertyGraph) -> dict[str, Node]:
    """The entities by GlobalId; of doubled ones the first."""
    found: dict[str, Node] = {}
    for node in graph.nodes:
        global_id = node.properties.get("GlobalId")
        if isinstance(global_id, str):
            found.setdefault(global_id, node)
    return found


def _edges(graph: PropertyGraph, rooted: dict[str, Node]) -> dict[str, set[Edge]]:
    global_ids = {node.key: global_id for global_id, node in rooted.items()}
    others = {node.key: _known_by(node) for node in graph.nodes}
    edges: dict[str, set[Edge]] = {}
    for relationship in graph.relationships:
        start = global_ids.get(relationship.start)
        if start is not None:
            end = global_ids.get(relationship.end) or others[relationship.end]
            edges.setdefault(start, set()).add((relationship.type, end))
    return edges


def _known_by(node: Node) -> str:
    """What an entity without a GlobalId is known by: its class and name."""
    properties = node.properties
    words = (properties.get("ifc_class"), properties.get("Name"), properties.get("full_name"))
    return " ".join(str(word) for word in words if word)


def _differences(old: Node, new: Node) -> dict[str, tuple[Value | None, Value | None]]:
    names = sorted((old.properties.keys() | new.properties.keys()) - OWN)
    pairs = {name: (old.properties.get(name), new.properties.get(name)) for name in names}
    return {name: pair for name, pair in pairs.items() if not _same(*pair)}


def _same(old: Value | None, new: Value | None) -> bool:
    if isinstance(old, float) and isinstance(new, float):
        return math.isclose(old, new, rel_tol=1e-9, abs_tol=1e-9)
    return old == new


def _change(
    kind: Kind,
    node: Node,
    properties: dict[str, tuple[Value | None, Value | None]] | None = None,
    gained: tuple[Edge, ...] = (),
    lost: tuple[Edge, ...] = (),
    called: dict[str, str] | None = None,
) -> Change:
    held = node.properties
    return Change(
        kind,
        str(held["GlobalId"]),
        str(held["ifc_class"]),
        _name(node),
        properties or {},
        gained,
        lost,
        called or {},
    )
