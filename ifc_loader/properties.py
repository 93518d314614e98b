"""Property and quantity sets, flattened to `Set.Property`."""

from collections.abc import Iterator
from typing import Any

from ifc_loader.draft import Draft, text_name
from ifc_loader.entity_classes import REFERENCE
from ifc_loader.property_graph import Value
from ifc_loader.values import list_of, read_raw, read_value

Flat = dict[str, Value]
"""Properties by their name."""

QUANTITY_MEASURES = {
    "IfcQuantityLength": "IfcLengthMeasure",
    "IfcQuantityArea": "IfcAreaMeasure",
    "IfcQuantityVolume": "IfcVolumeMeasure",
    "IfcQuantityWeight": "IfcMassMeasure",
    "IfcQuantityTime": "IfcTimeMeasure",
    "IfcQuantityCount": "IfcCountMeasure",
    "IfcQuantityNumber": "IfcNumericMeasure",
}


class Sets:
    """The flattened sets of one file, each read once; several objects may share one."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._sets: dict[int, Flat] = {}
        self._members: dict[int, list[tuple[str, Value, str]]] = {}

    def flat(self, definition: Any) -> Flat:
        """All properties of a set, named `Set.Property`, in SI."""
        step_id = definition.id()
        known = self._sets.get(step_id)
        if known is None:
            known = self._sets[step_id] = self._read(definition)
        return known

    def _read(self, definition: Any) -> Flat:
        kind = definition.is_a()
        if kind == "IfcPropertySet":
            members = definition.get_argument(4)
        elif kind == "IfcElementQuantity":
            members = definition.get_argument(5)
        elif definition.is_a("IfcExtendedProperties"):
            members = definition.get_argument(2)
        else:
            return self._predefined(definition)
        title = definition.get_argument(0 if definition.is_a("IfcExtendedProperties") else 2)
        name = text_name(title, "")
        if not name:
            name = "Unnamed"
            self._draft.find(
                "unnamed-set",
                f"#{definition.id()} {kind}",
                f"#{definition.id()} {kind} has no name; its properties are kept under 'Unnamed'",
            )
        flat: Flat = {}
        for member in members or ():
            for leaf, value, symbol in self._leaves(member):
                self._put(flat, f"{name}.{leaf}", value, symbol, definition)
        return flat

    def _put(self, flat: Flat, full: str, value: Value, symbol: str, owner: Any) -> None:
        if full in flat and flat[full] != value:
            self._draft.find(
                "repeated-property",
                f"#{owner.id()} {owner.is_a()}",
                f"#{owner.id()} {owner.is_a()} gives {full} as {flat[full]!r} and {value!r}; "
                "the first is kept",
            )
            return
        flat[full] = value
        if symbol:
            self._draft.set_unit(full, symbol)

    def _predefined(self, definition: Any) -> Flat:
        """Sets that are entities of their own: `IfcDoorLiningProperties.LiningDepth`."""
        entity_class = self._draft.schema.entity(definition.is_a())
        first = 4 if "IfcRoot" in entity_class.supertypes else 0
        flat: Flat = {}
        for attribute in entity_class.attributes[first:]:
            raw = definition.get_argument(attribute.index)
            if raw is None or attribute.kind == REFERENCE:
                continue
            value, symbol = (
                read_value(raw, self._draft.units)
                if hasattr(raw, "is_a")
                else read_raw(raw, attribute.measure, self._draft.units)
            )
            if value is not None:
                full = f"{entity_class.name}.{attribute.name}"
                self._put(flat, full, value, symbol, definition)
        return flat

    def _leaves(self, member: Any) -> list[tuple[str, Value, str]]:
        """A property as (name, value, unit); several for bounded, table and complex ones."""
        step_id = member.id()
        known = self._members.get(step_id)
        if known is None:
            known = self._members[step_id] = list(self._read_member(member))
        return known

    def _read_member(self, member: Any) -> Iterator[tuple[str, Value, str]]:
        units, get, kind = self._draft.units, member.get_argument, member.is_a()
        name = text_name(get(0), "Unnamed")
        if kind == "IfcPropertySingleValue":
            value, symbol = read_value(get(2), units, get(3))
            if value is not None:
                yield name, value, symbol
        elif kind in QUANTITY_MEASURES:
            value, symbol = read_raw(get(3), QUANTITY_MEASURES[kind], units, get(2))
            if value is not None:
                yield name, value, symbol
        elif kind in ("IfcPropertyEnumeratedValue", "IfcPropertyListValue"):
            unit = get(3) if kind == "IfcPropertyListValue" else None
            value, symbol = list_of([read_value(each, units, unit) for each in get(2) or ()])
            if value is not None:
                yield name, value, symbol
        elif kind == "IfcPropertyBoundedValue":
            yield from self._bounded(member, name)
        elif kind == "IfcPropertyTableValue":
            for suffix, values, unit in (("defining", 2, 5), ("defined", 3, 6)):
                read = [read_value(each, units, get(unit)) for each in get(values) or ()]
                value, symbol = list_of(read)
                if value is not None:
                    yield f"{name}.{suffix}", value, symbol
        elif kind == "IfcPropertyReferenceValue":
            value = _reference_text(get(3))
            if value:
                yield name, value, ""
        elif kind in ("IfcComplexProperty", "IfcPhysicalComplexQuantity"):
            for inner in get(3 if kind == "IfcComplexProperty" else 2):
                for leaf, value, symbol in self._leaves(inner):
                    yield f"{name}.{leaf}", value, symbol
        else:
            self._draft.unmapped[kind] += 1

    def _bounded(self, member: Any, name: str) -> Iterator[tuple[str, Value, str]]:
        units, get = self._draft.units, member.get_argument
        entity_class = self._draft.schema.entity("IfcPropertyBoundedValue")
        bounds = {"": "SetPointValue", ".upper": "UpperBoundValue", ".lower": "LowerBoundValue"}
        for suffix, attribute in bounds.items():
            if attribute in entity_class.index:
                value, symbol = read_value(get(entity_class.index[attribute]), units, get(4))
                if value is not None:
                    yield name + suffix, value, symbol


def _reference_text(entity: Any) -> str:
    """What a referenced entity is called."""
    if entity is None:
        return ""
    for attribute in ("Name", "Identification", "Description", "FamilyName", "Id"):
        value = getattr(entity, attribute, None)
        if isinstance(value, str) and value:
            return value
    return f"#{entity.id()} {entity.is_a()}"


def read_properties(draft: Draft) -> None:
    """Put the sets of objects, types and materials on their nodes; occurrences inherit."""
    sets = Sets(draft)
    for relation in draft.by_type("IfcRelDefinesByProperties"):
        definition = relation.get_argument(5)
        if definition is None:
            continue
        flats = [sets.flat(each) for each in _definitions(definition)]
        for related in relation.get_argument(4) or ():
            for flat in flats:
                _give(draft, related.id(), flat)
    for type_object in draft.by_type("IfcTypeObject"):
        for definition in type_object.get_argument(5) or ():
            _give(draft, type_object.id(), sets.flat(definition))
    materials = "IfcMaterialProperties"
    for properties in draft.by_type(materials):
        material = properties.Material
        if material is not None:
            _give(draft, material.id(), sets.flat(properties))
    inherit(draft)


def _definitions(definition: Any) -> tuple[Any, ...]:
    """One set, or the members of an IfcPropertySetDefinitionSet."""
    return (definition,) if definition.id() else tuple(definition.get_argument(0))


def _give(draft: Draft, step_id: int, flat: Flat) -> None:
    node = draft.nodes.get(step_id)
    if node is None:
        return
    properties = node.properties
    for name, value in flat.items():
        if properties.setdefault(name, value) != value:
            draft.find(
                "repeated-property",
                draft.name_of(step_id),
                f"{draft.name_of(step_id)} has {name} as {properties[name]!r} and {value!r}; "
                "the first is kept",
            )


def inherit(draft: Draft) -> None:
    """Give occurrences the set properties of their type, listed in `inherited`.

    What the occurrence states itself stands. A `PredefinedType` left open is the type's.
    """
    for occurrence_id, type_id in draft.ends.get("HAS_TYPE", ()):
        own = draft.nodes[occurrence_id].properties
        inherited: list[str] = []
        for name, value in draft.nodes[type_id].properties.items():
            if "." in name and name not in own:
                own[name] = value
                inherited.append(name)
        typed = draft.nodes[type_id].properties.get("PredefinedType")
        if typed not in (None, "NOTDEFINED") and own.get("PredefinedType") in (None, "NOTDEFINED"):
            own["PredefinedType"] = typed  # type: ignore[assignment]
            inherited.append("PredefinedType")
        if inherited:
            own["inherited"] = inherited
