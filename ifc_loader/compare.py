"""What changed between two versions of a model: added, removed, changed, by GlobalId.

The rows of a register have none, and go by their keys.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from ifc_loader.placeholders import UNFILLED, placeholder
from ifc_loader.property_graph import Node, PropertyGraph, Value

OWN = {"key", "model", "row", "step_id", "inherited", "concepts", "concepts_evidence"}
"""Properties that differ between versions without anything having changed."""

NOTE = ".note"
NAME = "name"
UNNAMED = "an unnamed storey"

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
    each other end that has a GlobalId. `storey` is where it stands, or stood; empty where nowhere.
    """

    kind: Kind
    global_id: str
    ifc_class: str
    name: str
    properties: dict[str, tuple[Value | None, Value | None]] = field(default_factory=dict)
    gained: tuple[Edge, ...] = ()
    lost: tuple[Edge, ...] = ()
    called: dict[str, str] = field(default_factory=dict)
    storey: str = ""


def compare(old: PropertyGraph, new: PropertyGraph) -> tuple[Change, ...]:
    """The changes from `old` to `new`, ordered by kind, class and name.

    Entities without a GlobalId of their own are compared through those that have one. Derived
    and checked properties count like any other; STEP ids and the model's name do not.
    """
    before, after = _rooted(old), _rooted(new)
    edges_before, edges_after = _edges(old, before), _edges(new, after)
    storeys = _storeys(old) | _storeys(new)
    changes = [_change(Kind.REMOVED, i, before[i]) for i in before.keys() - after.keys()]
    changes += [_change(Kind.ADDED, i, after[i]) for i in after.keys() - before.keys()]
    for global_id in before.keys() & after.keys():
        properties = _differences(before[global_id], after[global_id])
        was, now = edges_before.get(global_id, set()), edges_after.get(global_id, set())
        if properties or was != now:
            changes.append(
                replace(
                    _change(Kind.CHANGED, global_id, after[global_id]),
                    properties=properties,
                    gained=tuple(sorted(now - was)),
                    lost=tuple(sorted(was - now)),
                    called=_called({end for _, end in now ^ was}, after, before),
                )
            )
    found = [replace(each, storey=storeys.get(each.global_id, "")) for each in changes]
    return tuple(sorted(found, key=lambda c: (c.kind, c.ifc_class, c.name, c.global_id)))


def _storeys(graph: PropertyGraph) -> dict[str, str]:
    """The storey that each element stands on, by GlobalId."""
    nodes = {node.key: node.properties for node in graph.nodes}
    return {
        str(nodes[each.start].get("GlobalId")): str(nodes[each.end].get("Name") or UNNAMED)
        for each in graph.relationships
        if each.type == "ON_STOREY"
    }


def _called(ends: set[str], *versions: dict[str, Node]) -> dict[str, str]:
    """Class and name of each entity by GlobalId, as the first version that has it tells."""
    found = {}
    for global_id in sorted(ends):
        node = next((version[global_id] for version in versions if global_id in version), None)
        if node is not None:
            found[global_id] = f"{_class(node)} '{_name(node)}'"
    return found


def _class(node: Node) -> str:
    return str(node.properties.get("ifc_class") or node.labels[0])


def _name(node: Node) -> str:
    """The number and the name of a room, else the name, however a register spells that."""
    held = node.properties
    full = held.get("derived.FullName") if "IfcSpace" in node.labels else None
    own = next((value for name, value in held.items() if name.casefold() == NAME), "")
    return str(full or held.get("Name") or held.get("LongName") or own or "")


def _rooted(graph: PropertyGraph) -> dict[str, Node]:
    """The entities by GlobalId, of doubled ones the first; where none has one, all by key."""
    found: dict[str, Node] = {}
    for node in graph.nodes:
        global_id = node.properties.get("GlobalId")
        if isinstance(global_id, str):
            found.setdefault(global_id, node)
    return found or {
        node.key.removeprefix(f"{graph.model}/"): node
        for node in graph.nodes
        if node.labels not in {("Model",), ("Finding",)}
    }


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


def _change(kind: Kind, identity: str, node: Node) -> Change:
    return Change(kind, identity, _class(node), _name(node))


@dataclass(frozen=True, slots=True)
class Shared:
    """One difference, and the entities that all have it.

    `what` is `property`, `gained` or `lost`; `name` the property or the relationship's type;
    `before` and `after` the values, of a relationship the other end. `classes` counts the entities
    by IFC class, most first.
    """

    what: str
    name: str
    before: Value | None
    after: Value | None
    classes: tuple[tuple[str, int], ...]
    global_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What changed, from the whole to the parts; every difference stands in one place.

    `counts` is how many entities of each kind and class changed, most first; `storeys` how many
    stand on each storey that it concerns, most first. `shared` are the
    differences that several entities have, `alone` the changes with what is left: an added or a
    removed entity, or differences of one entity only. `placeholders` are texts that nobody filled
    in, in place of nothing or of one another.
    """

    counts: tuple[tuple[Kind, str, int], ...]
    storeys: tuple[tuple[str, int], ...]
    shared: tuple[Shared, ...]
    alone: tuple[Change, ...]
    placeholders: tuple[Shared, ...]


Difference = tuple[str, str, Value | None, Value | None]
"""What, name, before, after, as in `Shared`."""


def summarise(changes: Sequence[Change]) -> Summary:
    """The summary of what `compare` found."""
    counts = Counter((change.kind, change.ifc_class) for change in changes)
    bearers: dict[str, list[Change]] = defaultdict(list)
    differences: dict[str, Difference] = {}
    for change in changes:
        for difference in _differences_of(change):
            differences.setdefault(repr(difference), difference)
            bearers[repr(difference)].append(change)
    unfilled = {key for key, each in differences.items() if _is_unfilled(each)}
    several = {key for key, those in bearers.items() if len(those) > 1} - unfilled
    told = unfilled | several
    left = [_left_of(change, told) for change in changes]
    return Summary(
        tuple((*key, n) for key, n in sorted(counts.items(), key=lambda each: (-each[1], each[0]))),
        tuple(Counter(each.storey for each in changes if each.storey).most_common()),
        _shared(several, differences, bearers),
        tuple(change for change in left if change is not None),
        _shared({key for key in unfilled if not _is_note(key, differences)}, differences, bearers),
    )


def _differences_of(change: Change) -> Iterator[Difference]:
    for name, (before, after) in change.properties.items():
        yield "property", name, before, after
    for type_, end in change.gained:
        yield "gained", type_, None, _end(change, end)
    for type_, end in change.lost:
        yield "lost", type_, _end(change, end), None


def _end(change: Change, end: str) -> str:
    return f"{change.called[end]} ({end})" if end in change.called else end


def _is_note(key: str, differences: dict[str, Difference]) -> bool:
    return differences[key][1].endswith(NOTE)


def _is_unfilled(difference: Difference) -> bool:
    """Whether nothing but placeholders changed, or the note beside such a text."""
    what, name, before, after = difference
    if what != "property":
        return False
    values = [value for value in (before, after) if value is not None]
    if name.endswith(NOTE):
        return all(isinstance(value, str) and value.endswith(UNFILLED) for value in values)
    return all(isinstance(value, str) and placeholder(name, value) for value in values)


def _left_of(change: Change, told: set[str]) -> Change | None:
    """A change without what is told elsewhere; None where nothing is left of it."""
    if change.kind is not Kind.CHANGED:
        return change
    properties = {
        name: pair
        for name, pair in change.properties.items()
        if repr(("property", name, *pair)) not in told
    }
    gained = tuple(
        edge
        for edge in change.gained
        if repr(("gained", edge[0], None, _end(change, edge[1]))) not in told
    )
    lost = tuple(
        edge
        for edge in change.lost
        if repr(("lost", edge[0], _end(change, edge[1]), None)) not in told
    )
    if not (properties or gained or lost):
        return None
    return replace(change, properties=properties, gained=gained, lost=lost)


def _shared(
    keys: set[str], differences: dict[str, Difference], bearers: dict[str, list[Change]]
) -> tuple[Shared, ...]:
    found = [
        Shared(
            *differences[key],
            tuple(Counter(change.ifc_class for change in bearers[key]).most_common()),
            tuple(sorted(change.global_id for change in bearers[key])),
        )
        for key in keys
    ]
    return tuple(
        sorted(found, key=lambda each: (-len(each.global_ids), each.what, each.name, str(each)))
    )
