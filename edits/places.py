"""Where a property of an element stands in the file: its own set, its type's, or nowhere yet."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from edits.changes import EditError

SET = "IfcPropertySet"
SINGLE, ENUMERATED = "IfcPropertySingleValue", "IfcPropertyEnumeratedValue"


@dataclass(frozen=True, slots=True)
class Place:
    """A property where it stands now; `entity` is the IfcProperty, `of_type` the type it is of."""

    entity: Any
    of_type: Any = None

    @property
    def value(self) -> Any:
        """The IfcValue it holds; None where it holds none. Raises EditError for several."""
        if self.entity.is_a(SINGLE):
            return self.entity.NominalValue
        values = self.entity.EnumerationValues or ()
        if len(values) > 1:
            raise EditError("it holds several values of an enumeration, and such are not edited")
        return values[0] if values else None


class Elements:
    """The elements of an open file by GlobalId, and their properties."""

    def __init__(self, file: Any) -> None:
        self.file = file

    @cached_property
    def _roots(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        for entity in self.file.by_type("IfcRoot"):
            found.setdefault(entity.GlobalId, []).append(entity)
        return found

    def __contains__(self, global_id: object) -> bool:
        return global_id in self._roots

    def get(self, global_id: str) -> Any:
        """The element with this GlobalId. Raises EditError for what has no properties of its own.

        Raises KeyError for a GlobalId that the file does not hold.
        """
        found = self._roots[global_id]
        if len(found) > 1:
            raise EditError(
                f"the GlobalId stands {len(found)} times in the file, so that it is not certain "
                "whose value changes; give each element a GlobalId of its own first"
            )
        (element,) = found
        if element.is_a("IfcTypeObject"):
            raise EditError(
                "this is a type, and a change would reach all its elements; name the elements"
            )
        if not element.is_a("IfcObject"):
            raise EditError(f"this is an {element.is_a()}, which has no properties; name elements")
        return element

    def place(self, element: Any, set_name: str, name: str) -> Place | None:
        """Where the property stands; None where neither the element nor its type has it.

        Raises EditError for what is not edited: quantities, lists, tables, sets of sets.
        """
        for definition in own_sets(element):
            if entity := _member(definition, set_name, name):
                return Place(entity)
        of_type = type_of(element)
        for definition in (of_type.HasPropertySets or ()) if of_type else ():
            if entity := _member(definition, set_name, name):
                return Place(entity, of_type)
        return None

    def properties(self, element: Any) -> Iterator[tuple[str, str]]:
        """Set and name of each property that the element or its type has and that can be edited."""
        of_type = type_of(element)
        for definition in (*own_sets(element), *((of_type and of_type.HasPropertySets) or ())):
            if definition.is_a(SET) and definition.Name:
                for entity in definition.HasProperties or ():
                    if entity.is_a(SINGLE) or entity.is_a(ENUMERATED):
                        yield definition.Name, entity.Name

    @cached_property
    def known(self) -> dict[tuple[str, str], Any]:
        """For each set and property of the file one that holds a value, the first."""
        found: dict[tuple[str, str], Any] = {}
        for definition in self.file.by_type("IfcPropertySet"):
            for entity in definition.HasProperties or ():
                key = (definition.Name, entity.Name)
                if key not in found and (entity.is_a(SINGLE) or entity.is_a(ENUMERATED)):
                    held = entity.NominalValue if entity.is_a(SINGLE) else entity.EnumerationValues
                    if held:
                        found[key] = entity
        return found


def own_sets(element: Any) -> list[Any]:
    """The property definitions of the element itself. Raises EditError for sets of sets."""
    found = []
    for relation in element.IsDefinedBy or ():
        if relation.is_a("IfcRelDefinesByProperties"):
            definition = relation.RelatingPropertyDefinition
            if definition is None or not definition.id():
                raise EditError(
                    "its properties stand in an IfcPropertySetDefinitionSet, or in nothing, and "
                    "such are not edited; change them in the program that wrote the file"
                )
            found.append(definition)
    return found


def own_set(element: Any, set_name: str) -> Any | None:
    """The element's own property set of this name."""
    return next(
        (each for each in own_sets(element) if each.is_a(SET) and each.Name == set_name),
        None,
    )


def type_of(element: Any) -> Any | None:
    """The IfcTypeObject of an element. Source: IfcRelDefinesByType."""
    relations = getattr(element, "IsTypedBy", None) or element.IsDefinedBy or ()
    for relation in relations:
        if relation.is_a("IfcRelDefinesByType"):
            return relation.RelatingType
    return None


def _member(definition: Any, set_name: str, name: str) -> Any | None:
    """The property of this set and name. Raises EditError for what of this name is not edited."""
    if definition.Name != set_name and definition.is_a() != set_name:
        return None
    if definition.is_a("IfcElementQuantity"):
        if any(each.Name == name for each in definition.Quantities or ()):
            raise EditError(
                "this is a quantity, which is measured on the shape; change the shape in the "
                "program that made it"
            )
        return None
    if not definition.is_a(SET):
        raise EditError(f"{definition.is_a()} describes the shape, and such are not edited")
    for entity in definition.HasProperties or ():
        if entity.Name == name:
            if not (entity.is_a(SINGLE) or entity.is_a(ENUMERATED)):
                raise EditError(f"it is an {entity.is_a()}, and only single values are edited")
            return entity
    return None
