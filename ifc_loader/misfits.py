"""What stands where an entity of another class must stand, named for whoever mends the file."""

from collections.abc import Iterator
from typing import Any

import ifcopenshell

from ifc_loader.entity_classes import REFERENCE, Schema

LONGEST_SHOWN = 60
"""Characters of a wrong value that a sentence shows."""


def misfits(file: ifcopenshell.file) -> Iterator[str]:
    """Each attribute that must refer to an entity and does not, in the order of the file.

    `#12 IfcRelAggregates has 'Level' as RelatingObject, where an IfcObjectDefinition must stand`.
    """
    schema = Schema(file.schema_identifier)
    for entity in file:
        for attribute in schema.entity(entity.is_a()).attributes:
            if attribute.kind != REFERENCE:
                continue
            stated = entity[attribute.index]
            for value in stated if isinstance(stated, tuple) else (stated,):
                if value is not None and not _fits(value, attribute.measure):
                    yield (
                        f"#{entity.id()} {entity.is_a()} has {_shown(value)} as {attribute.name}, "
                        f"where an {attribute.measure} must stand"
                    )


def _fits(value: Any, ifc_class: str) -> bool:
    return isinstance(value, ifcopenshell.entity_instance) and value.is_a(ifc_class)


def _shown(value: Any) -> str:
    if isinstance(value, ifcopenshell.entity_instance):
        return f"#{value.id()} {value.is_a()}"
    return repr(value)[:LONGEST_SHOWN]
