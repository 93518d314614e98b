"""buildingSMART's templates: which standard properties a class may have, and of what type."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import ifcopenshell
import ifcopenshell.util.pset

from edits.changes import EditError, Scalar
from edits.value_types import enumerated

STANDARD = "Pset_"
"""How buildingSMART's sets begin, and no others shall. Source: IFC4, IfcPropertySet."""


@dataclass(frozen=True, slots=True)
class Template:
    """A standard property: its IFC type, and the values of its enumeration, if it is one."""

    ifc_type: str
    allowed: tuple[Scalar, ...]


def template(file: Any, ifc_class: str, set_name: str, name: str) -> Template | None:
    """The standard property; None for a set that is not buildingSMART's.

    Raises EditError where buildingSMART's set has no such property, is not for this class, or the
    property is no single value.
    """
    found = ifcopenshell.util.pset.get_template(file.schema_identifier).get_by_name(set_name)
    if found is None:
        if set_name.startswith(STANDARD):
            raise EditError(
                f"buildingSMART has no set {set_name[:60]} in {file.schema}; a set of your own "
                f"must not begin with {STANDARD}"
            )
        return None
    check_class(file, ifc_class, set_name)
    for each in found.HasPropertyTemplates:
        if each.Name == name:
            if each.TemplateType not in {"P_SINGLEVALUE", "P_ENUMERATEDVALUE"}:
                raise EditError(f"it is a {each.TemplateType}, and only single values are edited")
            values = each.Enumerators.EnumerationValues if each.Enumerators else ()
            return Template(each.PrimaryMeasureType or "IfcLabel", enumerated(values))
    raise EditError(
        f"buildingSMART's {set_name} has no property {name[:60]} in {file.schema}; check its name"
    )


def check_class(file: Any, ifc_class: str, set_name: str) -> None:
    """Raise EditError for a set of buildingSMART's that is not for this class."""
    known = ifcopenshell.util.pset.get_template(file.schema_identifier).get_by_name(set_name)
    if known and set_name not in applicable(file.schema_identifier, file.schema, ifc_class):
        raise EditError(f"buildingSMART's {set_name} is not for {ifc_class}; name another set")


@lru_cache(maxsize=512)
def applicable(identifier: str, schema: str, ifc_class: str) -> tuple[str, ...]:
    """The names of the standard sets for a class, those with its own in the name first."""
    known = ifcopenshell.util.pset.get_template(identifier)
    names = known.get_applicable_names(ifc_class, pset_only=True, schema=schema)
    return tuple(sorted(names, key=lambda name: not name.endswith("Common")))


def standard_properties(file: Any, ifc_class: str) -> list[tuple[str, str]]:
    """Set and name of each standard property of a class that is a single value."""
    known = ifcopenshell.util.pset.get_template(file.schema_identifier)
    return [
        (name, each.Name)
        for name in applicable(file.schema_identifier, file.schema, ifc_class)
        for each in known.get_by_name(name).HasPropertyTemplates
        if each.TemplateType in {"P_SINGLEVALUE", "P_ENUMERATEDVALUE"}
    ]


def is_standard(file: Any, target: tuple[str, str]) -> bool:
    """Whether a set and property are buildingSMART's."""
    known = ifcopenshell.util.pset.get_template(file.schema_identifier).get_by_name(target[0])
    return bool(known) and any(each.Name == target[1] for each in known.HasPropertyTemplates)
