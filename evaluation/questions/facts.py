"""Facts of an IFC file for question sets, read with ifcopenshell alone.

Nothing of `ifc_loader` or of the graph is used here, so that an answer from the graph is held
against a second reading of the file. Lengths are metres, areas and volumes as the file states.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import ifcopenshell
import ifcopenshell.geom
import ifcopenshell.util.unit
from ifcopenshell.util import element
from ifcopenshell.util.shape import get_vertices

Entity = Any
"""An ifcopenshell entity instance."""


class Draft(NamedTuple):
    """A question with its answer, before it gets its id and its split."""

    kind: str
    question: str
    value: Any
    unit: str | None = None
    elements: tuple[str, ...] = ()
    also: tuple[Any, ...] = ()
    note: str = ""
    after: tuple[str, ...] = ()


class Facts:
    """One open IFC file."""

    def __init__(self, path: Path) -> None:
        self.file = ifcopenshell.open(str(path))
        self.metre = ifcopenshell.util.unit.calculate_unit_scale(self.file)

    def all(self, ifc_class: str) -> list[Entity]:
        return list(self.file.by_type(ifc_class))

    def one(self, ifc_class: str, name: str) -> Entity:
        """The entity whose Name or LongName is `name`, or whose Name ends with `:name`."""
        (found,) = [
            e
            for e in self.all(ifc_class)
            if name in {e.Name, getattr(e, "LongName", None), (e.Name or "").split(":")[-1]}
        ]
        return found

    def named(self, ifc_class: str, part: str) -> list[Entity]:
        return [e for e in self.all(ifc_class) if part in (e.Name or "")]

    def get(self, entity: Entity, name: str) -> Any:
        """The value of `Set.Property`, the type's where the occurrence has none; else None."""
        group, _, key = name.partition(".")
        return element.get_psets(entity).get(group, {}).get(key)

    def where(self, ifc_class: str, name: str, value: Any) -> list[Entity]:
        return [e for e in self.all(ifc_class) if self.get(e, name) == value]

    def storey(self, entity: Entity) -> str | None:
        """The name of the storey that holds the entity, itself or through a room."""
        place = element.get_aggregate(entity) if entity.is_a("IfcSpace") else None
        place = place or element.get_container(entity)
        while place is not None and not place.is_a("IfcBuildingStorey"):
            place = element.get_aggregate(place)
        return place.Name if place is not None else None

    def on(self, storey: str, ifc_class: str) -> list[Entity]:
        return [e for e in self.all(ifc_class) if self.storey(e) == storey]

    def inside(self, room: Entity) -> list[Entity]:
        return [e for rel in room.ContainsElements for e in rel.RelatedElements]

    def type_name(self, entity: Entity) -> str | None:
        found = element.get_type(entity)
        return found.Name if found is not None else None

    def of_type(self, ifc_class: str, part: str) -> list[Entity]:
        return [e for e in self.all(ifc_class) if part in (self.type_name(e) or "")]

    def materials(self, entity: Entity) -> list[str]:
        """Distinct material names, layers in their order."""
        return list(dict.fromkeys(m.Name for m in element.get_materials(entity)))

    def layers(self, entity: Entity) -> list[list[Any]]:
        """`[material, thickness in metres]` of each layer, in the set's order."""
        found = element.get_material(entity, should_skip_usage=True)
        return [
            [layer.Material.Name, layer.LayerThickness * self.metre]
            for layer in found.MaterialLayers
        ]

    def bounding(self, room: Entity, ifc_class: str) -> list[Entity]:
        """The distinct elements of a class among the room's boundaries."""
        found = (b.RelatedBuildingElement for b in room.BoundedBy)
        return distinct(e for e in found if e is not None and e.is_a(ifc_class))

    def below(self, filling: Entity) -> list[Entity]:
        """The rooms that the underside of a window's opening lies in, by their boxes."""
        low, high = self._box(filling.FillsVoids[0].RelatingOpeningElement)
        under = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]]
        boxes = {room: self._box(room) for room in self.all("IfcSpace")}
        return [r for r, (a, b) in boxes.items() if all(a < under) and all(under < b)]

    def _box(self, entity: Entity) -> tuple[Any, Any]:
        """The least and the greatest coordinates of the entity's shape, in metres."""
        settings = ifcopenshell.geom.settings()
        settings.set("use-world-coords", True)
        made: Any = ifcopenshell.geom.create_shape(settings, entity)
        points = get_vertices(made.geometry)
        return points.min(axis=0), points.max(axis=0)

    def behind_doors(self, room: Entity) -> list[Entity]:
        """The other rooms that share a door with this one, by their boundaries."""
        doors = self.bounding(room, "IfcDoor")
        rooms = (s for s in self.all("IfcSpace") if s != room)
        return [s for s in rooms if any(d in doors for d in self.bounding(s, "IfcDoor"))]

    def hosted(self, wall: Entity) -> list[Entity]:
        """The doors and windows in a wall."""
        openings = [rel.RelatedOpeningElement for rel in wall.HasOpenings]
        return [f.RelatedBuildingElement for o in openings for f in o.HasFillings]

    def members(self, system: str) -> list[Entity]:
        (found,) = [s for s in self.all("IfcSystem") if s.Name == system]
        return [e for rel in found.IsGroupedBy for e in rel.RelatedObjects]


def distinct(entities: Iterable[Entity]) -> list[Entity]:
    return list({e.id(): e for e in entities}.values())


def ids(entities: Iterable[Entity]) -> tuple[str, ...]:
    return tuple(e.GlobalId for e in entities)


def names(entities: Iterable[Entity]) -> list[str]:
    return [e.Name for e in entities]


def rooms(entities: Iterable[Entity]) -> list[str]:
    """`"4 Schlafzimmer"`: number and name, as a person may give either."""
    return [e.Name if e.LongName in e.Name else f"{e.Name} {e.LongName}" for e in entities]


def tally(keys: Iterable[str | None]) -> dict[str, int]:
    return dict(Counter(key for key in keys if key is not None))


def counted(kind: str, question: str, entities: Iterable[Entity], note: str = "") -> Draft:
    """A question whose answer is how many entities there are."""
    found = list(entities)
    return Draft(kind, question, len(found), elements=ids(found), note=note)


def listed(kind: str, question: str, entities: Iterable[Entity], note: str = "") -> Draft:
    """A question whose answer is the entities' names."""
    found = list(entities)
    told = rooms(found) if found and found[0].is_a("IfcSpace") else names(found)
    return Draft(kind, question, told, elements=ids(found), note=note)


def superlative(question: str, measures: Mapping[Entity, float], unit: str | None) -> Draft:
    """A question for the entity of the greatest measure; any of those within half a percent.

    Measures are negative where the smallest is asked for.
    """
    best = max(measures.values())
    first, *others = [e for e, m in measures.items() if abs(m - best) <= 0.005 * abs(best)]

    def told(entity: Entity) -> list[Any]:
        name = rooms([entity])[0] if entity.is_a("IfcSpace") else entity.Name
        return [name, abs(measures[entity])]

    also = tuple(told(entity) for entity in others)
    return Draft("superlative", question, told(first), unit, ids([first]), also)


def nothing(*questions: str) -> Iterator[Draft]:
    """Questions to which the file holds no answer."""
    return (Draft("unanswerable", question, None) for question in questions)
