"""Several models of one building: the same places linked, things put into each other's rooms."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ifc_loader.footprints import Footprint
from ifc_loader.property_graph import Node, PropertyGraph, Relationship, Value
from ifc_loader.room_index import RoomIndex
from ifc_loader.surroundings import REACH

PLACES = ("IfcSite", "IfcBuilding", "IfcBuildingStorey", "IfcSpace")
"""From the whole to its parts; a part is looked for only in the whole that was found."""

KNOWN_BY = ("GlobalId", "Name", "LongName", "Elevation")
"""The properties that a place is recognised by."""

OTHER_MODEL = "other model"
"""The `source` of what is derived from the shapes of two models."""

LEVEL = 0.05
"""Metres by which the elevations of one storey may differ between models."""


@dataclass(slots=True)
class _Place:
    node: Node
    parts: dict[str, list["_Place"]] = field(default_factory=dict)


def link_places(models: Sequence[PropertyGraph]) -> list[Relationship]:
    """SAME_AS from each later model's site, buildings, storeys and rooms to the first that has it.

    `source` says why: `GlobalId`, `name`, `elevation`, or `only one` of its kind on both sides. A
    place that could be two others is linked to none.
    """
    trees = [_tree(model) for model in models]
    links: list[Relationship] = []
    for number, tree in enumerate(trees):
        linked: set[str] = set()
        for earlier in trees[:number]:
            for later, first, by in _matches(tree, earlier):
                if later.node.key not in linked:
                    linked.add(later.node.key)
                    links.append(
                        Relationship(
                            later.node.key,
                            "SAME_AS",
                            first.node.key,
                            {"derived": True, "source": by},
                        )
                    )
    return links


def locate_things(
    models: Sequence[PropertyGraph], same: Sequence[Relationship]
) -> list[Relationship]:
    """LOCATED_IN from things that stand in no room of their own model to the rooms of the others.

    A room that is another one (`same`, from `link_places`) gives way to that. `source` is
    `other model`. The models must share their axes, as those of one building do; a thing that
    lies more than `REACH` from any room is in none.
    """
    others = {link.start for link in same}
    rooms: dict[str, Footprint] = {}
    owner: dict[str, str] = {}
    for model in models:
        for key, room in model.surroundings.rooms.items():
            if key not in others:
                rooms[key], owner[key] = room, model.model
    found = []
    for model in models:
        foreign = {key: room for key, room in rooms.items() if owner[key] != model.model}
        index = RoomIndex(foreign, REACH)
        for key, point in model.surroundings.things.items():
            home = index.nearest(*point, REACH)
            if home is not None:
                marks: dict[str, Value] = {"derived": True, "source": OTHER_MODEL}
                found.append(Relationship(key, "LOCATED_IN", home, marks))
    return found


def _tree(model: PropertyGraph) -> _Place:
    """The places of a model under its project; a place without a whole hangs on the project."""
    places = {n.key: _Place(n) for n in model.nodes if any(p in n.labels for p in PLACES)}
    root = _Place(Node(f"{model.model}/places", (), {}))
    above = {
        r.end: r.start
        for r in model.relationships
        if r.type == "AGGREGATES" and r.start in places and r.end in places
    }
    for key, place in places.items():
        kind = next(p for p in PLACES if p in place.node.labels)
        whole = places[above[key]] if key in above else root
        whole.parts.setdefault(kind, []).append(place)
    return root


def _matches(later: _Place, first: _Place) -> Iterator[tuple[_Place, _Place, str]]:
    for kind in PLACES:
        ours, theirs = later.parts.get(kind, []), first.parts.get(kind, [])
        for place in ours:
            found = _same(place, ours, theirs)
            if found is not None:
                yield place, *found
                yield from _matches(place, found[0])


def _same(place: _Place, ours: list[_Place], theirs: list[_Place]) -> tuple[_Place, str] | None:
    held = place.node.properties
    tests: dict[str, Callable[[_Place], bool]] = {
        "GlobalId": lambda p: p.node.properties.get("GlobalId") == held.get("GlobalId"),
        "name": lambda p: _named_alike(p.node, place.node),
        "elevation": lambda p: _level(p.node, place.node),
    }
    for by, test in tests.items():
        fitting = [p for p in theirs if test(p)]
        if len(fitting) == 1:
            return fitting[0], by
    if len(ours) == len(theirs) == 1 and "IfcSpace" not in place.node.labels:
        return theirs[0], "only one"
    return None


def _named_alike(one: Node, other: Node) -> bool:
    """One name, and one long name where both have any; upper and lower case are the same."""
    name, long_name = (
        [str(node.properties.get(key, "")).strip().casefold() for node in (one, other)]
        for key in ("Name", "LongName")
    )
    return name[0] == name[1] != "" and (not all(long_name) or long_name[0] == long_name[1])


def _level(one: Node, other: Node) -> bool:
    a, b = one.properties.get("Elevation"), other.properties.get("Elevation")
    return isinstance(a, float) and isinstance(b, float) and abs(a - b) <= LEVEL
