"""What IFC calls its classes, in any of the schemas that are read, and what a wrong name meant."""

from collections.abc import Iterable
from functools import cache

from ifcopenshell import ifcopenshell_wrapper
from rapidfuzz import fuzz, process

SCHEMAS = ("IFC2X3", "IFC4", "IFC4X3_ADD2")
ALIKE = 70.0
"""Percent; how much a name has to be spelled like a class to be offered as the one meant."""


@cache
def class_names() -> dict[str, str]:
    """Each class of the schemas as IFC spells it, by its name in capitals."""
    return {
        each.name().upper(): each.name()
        for schema in SCHEMAS
        for each in ifcopenshell_wrapper.schema_by_name(schema).entities()
    }


def no_such_class(name: str, others: Iterable[str] = ()) -> str:
    """The sentence on a name that is no class of IFC, with the nearest of IFC's and `others`."""
    names = {each: each.upper().removeprefix("IFC") for each in (*class_names().values(), *others)}
    near = process.extractOne(
        name.upper().removeprefix("IFC"), names, scorer=fuzz.ratio, score_cutoff=ALIKE
    )
    meant = f"; did you mean {near[2]}?" if near else "; check how it is spelled."
    return f"There is no class {name} in IFC{meant}"
