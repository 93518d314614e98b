"""Several models of one building: the same places linked, things put into each other's rooms."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
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


@dataclass(slots=True, eq=False)
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
    """Pairs of places that are one, from the whole down, and why."""
    waiting = [(later, first)]
    while waiting:
        later, first = waiting.pop()
        for kind in PLACES:
            ours, theirs = later.parts.get(kind, []), first.parts.get(kind, [])
            known = _Known(theirs)
            for place in ours:
                found = known.same(place, len(ours))
                if found is not None:
                    yield place, *found
                    waiting.append((place, found[0]))


class _Known:
    """The places of one kind in one whole, by what they are recognised by."""

    def __init__(self, places: list[_Place]) -> None:
        self._places = places
        self._by_id: dict[object, list[_Place]] = defaultdict(list)
        self._by_name: dict[str, list[_Place]] = defaultdict(list)
        self._by_names: dict[tuple[str, str], list[_Place]] = defaultdict(list)
        self._by_level: dict[int, list[_Place]] = defaultdict(list)
        for place in places:
            held, name = place.node.properties, _text(place, "Name")
            self._by_id[held.get("GlobalId", place)].append(place)
            self._by_name[name].append(place)
            self._by_names[name, _text(place, "LongName")].append(place)
            elevation = held.get("Elevation")
            if isinstance(elevation, float):
                self._by_level[round(elevation / LEVEL)].append(place)

    def same(self, place: _Place, ours: int) -> tuple[_Place, str] | None:
        """The one place that this one is, among `ours` of its kind, and why."""
        for by, fitting in (
            ("GlobalId", [self._by_id.get(place.node.properties.get("GlobalId"), [])]),
            ("name", self._named_alike(place)),
            ("elevation", [self._on_level(place.node.properties.get("Elevation"))]),
        ):
            if sum(map(len, fitting)) == 1:
                return next(found[0] for found in fitting if found), by
        if ours == len(self._places) == 1 and "IfcSpace" not in place.node.labels:
            return self._places[0], "only one"
        return None

    def _named_alike(self, place: _Place) -> list[list[_Place]]:
        """One name, and one long name where both have any; upper and lower case are the same."""
        name, long_name = _text(place, "Name"), _text(place, "LongName")
        if not name:
            return []
        if not long_name:
            return [self._by_name.get(name, [])]
        return [self._by_names.get((name, each), []) for each in (long_name, "")]

    def _on_level(self, elevation: object) -> list[_Place]:
        if not isinstance(elevation, float):
            return []
        step = round(elevation / LEVEL)
        near = [place for at in (step - 1, step, step + 1) for place in self._by_level.get(at, ())]
        levels = [float(str(place.node.properties["Elevation"])) for place in near]
        return [p for p, at in zip(near, levels, strict=True) if abs(at - elevation) <= LEVEL]


def _text(place: _Place, name: str) -> str:
    return str(place.node.properties.get(name, "")).strip().casefold()
