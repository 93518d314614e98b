"""What the scripts of strangers' sets share: facts of a building, drafts and their JSON lines."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from evaluation.questions.facts import Draft, Entity, Facts, ids, names, rooms


class Building(Facts):
    """One building, by what people ask of it."""

    def room(self, number: str) -> Entity:
        (found,) = [s for s in self.all("IfcSpace") if s.Name == number]
        return found

    def at(self, storey: str, entities: Iterable[Entity]) -> list[Entity]:
        return [e for e in entities if self.storey(e) == storey]

    def held(self, room: Entity, ifc_class: str, part: str = "") -> list[Entity]:
        """The elements of a class that a room contains, by a part of their names."""
        return [e for e in self.inside(room) if e.is_a(ifc_class) and part in e.Name]

    def area(self, room: Entity) -> float:
        return float(self.get(room, "Qto_SpaceBaseQuantities.NetFloorArea"))

    def zone(self, name: str) -> list[Entity]:
        (zone,) = [z for z in self.all("IfcZone") if z.Name == name]
        return list(zone.IsGroupedBy[0].RelatedObjects)

    def system(self, name: str, ifc_class: str) -> list[Entity]:
        return [e for e in self.members(name) if e.is_a(ifc_class)]

    def total(self, entities: Iterable[Entity], name: str) -> float:
        return float(sum(self.get(e, name) or 0 for e in entities))


def listed(kind: str, text: str, found: list[Entity], **more: Any) -> Draft:
    told = rooms(found) if found and found[0].is_a("IfcSpace") else names(found)
    return Draft(kind, text, told, None, ids(found), **more)


def first(kind: str, text: str, found: Entity, measure: float, unit: str) -> Draft:
    """The one that comes first, with its measure or without."""
    (told,) = rooms([found]) if found.is_a("IfcSpace") else names([found])
    return Draft(kind, text, [told, measure], unit, ids([found]))


def line(name: str, model: Path, draft: Draft, language: str) -> str:
    """One question as JSON; a conversation lies in one half of the set as a whole."""
    start = (*draft.after, draft.question)[0]
    held_out = hashlib.sha256(start.encode()).digest()[0] % 2
    record = {"id": name, "model": model.name, "question": draft.question, "language": language}
    record |= {k: rounded(v) for k, v in draft._asdict().items() if k == "value" or v}
    if draft.elements:
        record["global_ids"] = record.pop("elements")
    record["split"] = "test" if held_out else "dev"
    return json.dumps(record, ensure_ascii=False)


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, list | tuple):
        return [rounded(entry) for entry in value]
    return {k: rounded(v) for k, v in value.items()} if isinstance(value, dict) else value
