"""What the IFC schema says of each class: its supertypes and its attributes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ifcopenshell import ifcopenshell_wrapper

ABOVE_LABELS = {"IfcRoot", "IfcObjectDefinition", "IfcPropertyDefinition"}
"""Supertypes that say nothing in a question, so they are no labels."""

IFC4_NAMES = {
    "IfcBuiltElement": "IfcBuildingElement",
    "IfcBuiltElementType": "IfcBuildingElementType",
    "IfcDoorStyle": "IfcDoorType",
    "IfcWindowStyle": "IfcWindowType",
    "IfcElectricalElement": "IfcDistributionElement",
}
"""Classes of IFC2X3 and IFC4X3 under the name they have in IFC4."""

IFC4_SUPERTYPES = {
    "IfcProject": ("IfcContext",),
    "IfcSpatialStructureElement": ("IfcSpatialElement",),
    "IfcSpatialStructureElementType": ("IfcSpatialElementType",),
    "IfcDoorType": ("IfcBuildingElementType", "IfcElementType"),
    "IfcWindowType": ("IfcBuildingElementType", "IfcElementType"),
    "IfcZone": ("IfcSystem",),
    "IfcMaterial": ("IfcMaterialDefinition",),
    "IfcMaterialLayerSet": ("IfcMaterialDefinition",),
}
"""Supertypes that a class has in IFC4, added to the labels where another schema lacks them."""

TEXT, NUMBER, INTEGER, TRUTH, SELECT, SELECTS, REFERENCE, LIST, ANGLE = range(9)
"""How the value of an attribute is read."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """One explicit attribute of a class; `measure` names its type, `IfcLengthMeasure`.

    `needed` is one that is neither optional nor derived from others.
    """

    index: int
    name: str
    kind: int
    measure: str
    needed: bool


@dataclass(frozen=True)
class EntityClass:
    """One class of the schema."""

    name: str
    labels: tuple[str, ...]
    supertypes: frozenset[str]
    attributes: tuple[Attribute, ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """The position of each attribute by its name."""
        return {attribute.name: attribute.index for attribute in self.attributes}


class Schema:
    """The classes of one IFC schema, looked up once each. `identifier` is `IFC4X3_ADD2`, …"""

    def __init__(self, identifier: str) -> None:
        self.identifier = identifier
        self._definition = ifcopenshell_wrapper.schema_by_name(identifier)
        self._classes: dict[str, EntityClass] = {}
        self._chains: dict[str, tuple[str, ...]] = {}
        self._fitting: dict[tuple[str, str], bool] = {}

    def chain(self, name: str) -> tuple[str, ...]:
        """A class and its supertypes, lowest first; cheaper than the whole class."""
        known = self._chains.get(name)
        if known is None:
            above: Any = self._definition.declaration_by_name(name).as_entity()
            chain: list[str] = []
            while above is not None:
                chain.append(above.name())
                above = above.supertype()
            known = self._chains[name] = tuple(chain)
        return known

    def entity(self, name: str) -> EntityClass:
        """The class called `name` (IFC spelling)."""
        known = self._classes.get(name)
        if known is None:
            known = self._classes[name] = self._read(name)
        return known

    def knows(self, name: str) -> bool:
        """Whether this schema has a class called `name`."""
        try:
            return self._definition.declaration_by_name(name).as_entity() is not None
        except RuntimeError:
            return False

    def refers(self, attribute: Attribute) -> bool:
        """Whether an attribute holds entities, or what a select allows; one or several."""
        return attribute.kind in (REFERENCE, SELECT, SELECTS)

    def fits(self, name: str, wanted: str) -> bool:
        """Whether what is a `name` may stand where a `wanted`, a class or a select, must."""
        known = self._fitting.get((name, wanted))
        if known is None:
            if (select := self._select(wanted)) is not None:
                known = any(self.fits(name, each.name()) for each in select.select_list())
            else:
                known = name == wanted or (self.knows(name) and wanted in self.chain(name))
            self._fitting[name, wanted] = known
        return known

    def members(self, name: str) -> frozenset[str]:
        """The types that a select allows, down through selects in it; of any other name itself."""
        select = self._select(name)
        if select is None:
            return frozenset({name})
        return frozenset().union(*(self.members(each.name()) for each in select.select_list()))

    def _select(self, name: str) -> Any:
        return self._definition.declaration_by_name(name).as_select_type() if name else None

    def _read(self, name: str) -> EntityClass:
        declaration: Any = self._definition.declaration_by_name(name).as_entity()
        chain = self.chain(name)
        stated = zip(declaration.all_attributes(), declaration.derived(), strict=True)
        attributes = tuple(_attribute(i, a, derived) for i, (a, derived) in enumerate(stated))
        return EntityClass(name, labels_of(chain), frozenset(chain), attributes)


def labels_of(chain: Sequence[str]) -> tuple[str, ...]:
    """Labels of a class from its supertype chain, lowest first, in the vocabulary of IFC4.

    The class itself keeps its own name as well, where IFC4 calls it otherwise.
    """
    labels: list[str] = []
    for position, name in enumerate(chain):
        if name in ABOVE_LABELS:
            continue
        renamed = IFC4_NAMES.get(name)
        added = (name,) if renamed is None else ((name, renamed) if position == 0 else (renamed,))
        for label in added:
            labels.append(label)
            labels.extend(IFC4_SUPERTYPES.get(label, ()))
    if chain[0] == "IfcProject":
        labels = ["IfcProject", "IfcContext"]
    return tuple(dict.fromkeys(labels))


SIMPLE_KINDS = {
    "integer": INTEGER,
    "real": NUMBER,
    "number": NUMBER,
    "boolean": TRUTH,
    "logical": TRUTH,
}
"""EXPRESS simple type → how its value is read; the others are texts."""


def _attribute(index: int, attribute: Any, derived: bool) -> Attribute:
    declared = attribute.type_of_attribute()
    aggregate = declared.as_aggregation_type()
    kind, measure = _kind(aggregate.type_of_element() if aggregate else declared)
    if aggregate and kind != REFERENCE:
        kind = SELECTS if kind == SELECT else LIST
    needed = not (derived or attribute.optional())
    return Attribute(index, attribute.name(), kind, measure, needed)


def _kind(declared: Any) -> tuple[int, str]:
    """The kind of a parameter type, and the type name it starts from (`IfcLengthMeasure`)."""
    name = ""
    while (named := declared.as_named_type()) is not None:
        declaration = named.declared_type()
        name = name or declaration.name()
        if declaration.as_entity():
            return REFERENCE, name
        if declaration.as_select_type():
            return SELECT, name
        if declaration.as_enumeration_type():
            return TEXT, name
        declared = declaration.as_type_declaration().declared_type()
    if declared.as_aggregation_type():
        return (ANGLE if name == "IfcCompoundPlaneAngleMeasure" else LIST), name
    return SIMPLE_KINDS.get(declared.as_simple_type().declared_type(), TEXT), name
