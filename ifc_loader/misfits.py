"""What stands where an entity of another class must stand, named for whoever mends the file."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ifcopenshell

from ifc_loader.entity_classes import Attribute, Schema

LONGEST_SHOWN = 60
"""Characters of a wrong value that a sentence shows."""
DRAWN = "IfcRepresentationItem"
"""What the shapes are made of, which is not read into the graph and so is seldom the cause."""
BEGINS = re.compile(rb"(?:\A|;)\s*(?:/\*.*?\*/\s*)*#(\d+)\s*=")


@dataclass(frozen=True, slots=True)
class Misfit:
    """An attribute that must refer to an entity of some class, and what is wrong with it.

    `what` is `has 'Level' as RelatingObject, where an IfcObjectDefinition must stand`.
    """

    step_id: int
    ifc_class: str
    what: str


def misfits(file: ifcopenshell.file, path: Path, most: int) -> list[str]:
    """`most` of them, the likely causes first; with their lines where `path` is the file as text.

    `#12 IfcRelAggregates (line 9) has 'Level' as RelatingObject, where an … must stand`.
    """
    schema = Schema(file.schema_identifier)

    def likely(found: tuple[bool, Misfit]) -> tuple[bool, bool, int]:
        missing, misfit = found
        return DRAWN in schema.chain(misfit.ifc_class), missing, misfit.step_id

    named = [misfit for _, misfit in sorted(_found(file, schema), key=likely)[:most]]
    lines = _lines(path, {misfit.step_id for misfit in named})
    return [
        f"#{each.step_id} {each.ifc_class}"
        + (f" (line {lines[each.step_id]:,})" if each.step_id in lines else "")
        + f" {each.what}"
        for each in named
    ]


def _found(file: ifcopenshell.file, schema: Schema) -> Iterator[tuple[bool, Misfit]]:
    """One of each attribute, and whether something is missing there; in no order."""
    plans: dict[str, list[Attribute]] = {}
    for entity in file:
        name = entity.is_a()
        if name not in plans:
            plans[name] = [each for each in schema.entity(name).attributes if schema.refers(each)]
        for attribute in plans[name]:
            stated = entity.get_argument(attribute.index)
            wrong = "" if stated is None else _wrong(schema, stated, attribute)
            missing = stated is None and attribute.needed
            if missing:
                wrong = f"has no {attribute.name}, which an {name} must have"
            if wrong:
                yield missing, Misfit(entity.id(), name, wrong)


def _wrong(schema: Schema, stated: Any, attribute: Attribute) -> str:
    """What an attribute holds that it must not; '' where all of it may stand there."""
    for value in stated if isinstance(stated, tuple) else (stated,):
        if value is not None and not _fits(schema, value, attribute.measure):
            return (
                f"has {_shown(value)} as {attribute.name}, where an {attribute.measure} must stand"
            )
    return ""


def _fits(schema: Schema, value: Any, wanted: str) -> bool:
    return isinstance(value, ifcopenshell.entity_instance) and schema.fits(value.is_a(), wanted)


def _shown(value: Any) -> str:
    if isinstance(value, ifcopenshell.entity_instance) and value.id():
        return f"#{value.id()} {value.is_a()}"
    return str(value)[:LONGEST_SHOWN] if hasattr(value, "is_a") else repr(value)[:LONGEST_SHOWN]


def _lines(path: Path, step_ids: Collection[int]) -> dict[int, int]:
    """The lines on which entities begin; none of those that are not found in the file as it is."""
    text = path.read_bytes()
    wanted = {b"%d" % each for each in step_ids}
    begins = ((found[1], found.start(1)) for found in BEGINS.finditer(text))
    places = {number: at for number, at in begins if number in wanted}
    return {int(number): text.count(b"\n", 0, at) + 1 for number, at in places.items()}
