"""Every kind of IfcProperty and IfcPhysicalQuantity, as (name, value, unit)."""

from collections.abc import Callable, Iterator
from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.property_graph import Value
from ifc_loader.values import list_of, read_raw, read_value

Leaf = tuple[str, Value, str, bool]
"""Name within the set, value in SI, unit symbol ('' where it has none), and whether a single value
or a quantity names that unit beside its number."""

COMPLEX = ("IfcComplexProperty", "IfcPhysicalComplexQuantity")
DEEPEST = 20
"""Levels of complex properties within each other that are read."""
MOST = 10_000
"""Members of one complex property that are read."""

QUANTITY_MEASURES = {
    "IfcQuantityLength": "IfcLengthMeasure",
    "IfcQuantityArea": "IfcAreaMeasure",
    "IfcQuantityVolume": "IfcVolumeMeasure",
    "IfcQuantityWeight": "IfcMassMeasure",
    "IfcQuantityTime": "IfcTimeMeasure",
    "IfcQuantityCount": "IfcCountMeasure",
    "IfcQuantityNumber": "IfcNumericMeasure",
}

UNSIGNED = QUANTITY_MEASURES.keys() - {"IfcQuantityLength", "IfcQuantityNumber"}
"""Those that may be nothing below nothing. IFC forbids it to lengths too (WR22 of
IfcQuantityLength), and yet offsets and levels are written so."""


def read_leaves(draft: Draft, member: Any) -> list[Leaf]:
    """A property or quantity; several leaves for bounded, table and complex ones.

    `Width` becomes `Width`; a bounded one also `Width.upper` and `Width.lower`; a table
    `Width.defining` and `Width.defined`; the members of a complex one `Frame.Width`.
    """
    kind = member.is_a()
    name = draft.text_name(member, member.get_argument(0), "Unnamed")
    get = member.get_argument
    if kind == "IfcPropertySingleValue":
        own = get(3)
        value, unit = read_value(get(2), draft.units, own)
        return [] if value is None else [(name, value, unit, own is not None)]
    if kind in QUANTITY_MEASURES:
        own = get(2)
        value, unit = read_raw(get(3), QUANTITY_MEASURES[kind], draft.units, own)
        if isinstance(value, str):
            draft.units.lost[QUANTITY_MEASURES[kind]] += 1
            return []
        return [] if value is None else [(name, value, unit, own is not None)]
    read = KINDS.get(kind)
    if read is None:
        draft.unmapped[kind] += 1
        return []
    found = read(draft, member)
    return [(name + suffix, v, unit, False) for suffix, v, unit in found if v is not None]


Part = tuple[str, Value | None, str]


def _enumerated(draft: Draft, member: Any) -> Iterator[Part]:
    yield "", *list_of([read_value(v, draft.units) for v in member.get_argument(2) or ()])


def _list(draft: Draft, member: Any) -> Iterator[Part]:
    unit = member.get_argument(3)
    yield "", *list_of([read_value(v, draft.units, unit) for v in member.get_argument(2) or ()])


def _bounded(draft: Draft, member: Any) -> Iterator[Part]:
    unit = member.get_argument(4)
    index = draft.schema.entity("IfcPropertyBoundedValue").index
    bounds = {"": "SetPointValue", ".upper": "UpperBoundValue", ".lower": "LowerBoundValue"}
    for suffix, attribute in bounds.items():
        if attribute in index:
            value = member.get_argument(index[attribute])
            yield suffix, *read_value(value, draft.units, unit)


def _table(draft: Draft, member: Any) -> Iterator[Part]:
    get = member.get_argument
    for suffix, values, unit in ((".defining", 2, 5), (".defined", 3, 6)):
        read = [read_value(each, draft.units, get(unit)) for each in get(values) or ()]
        yield suffix, *list_of(read)


def _reference(draft: Draft, member: Any) -> Iterator[Part]:
    yield "", _called(member.get_argument(3)) or None, ""


def _complex(draft: Draft, member: Any) -> Iterator[Part]:
    """The members within, down to DEEPEST levels and MOST of them; more is told."""
    waiting = [(inner, "", 1) for inner in reversed(_members(member))]
    for _ in range(MOST):
        if not waiting:
            return
        inner, prefix, depth = waiting.pop()
        if inner.is_a() not in COMPLEX:
            for leaf, value, unit, _ in read_leaves(draft, inner):
                yield f"{prefix}.{leaf}", value, unit
        elif depth < DEEPEST:
            name = draft.text_name(inner, inner.get_argument(0), "Unnamed")
            within = [(each, f"{prefix}.{name}", depth + 1) for each in _members(inner)]
            waiting += reversed(within)
        else:
            draft.unmapped[f"{inner.is_a()} nested more than {DEEPEST} deep"] += 1
    if waiting:
        draft.unmapped[f"members of a {member.is_a()} with more than {MOST:,}"] += len(waiting)


def _members(member: Any) -> tuple[Any, ...]:
    return tuple(member.get_argument(3 if member.is_a("IfcComplexProperty") else 2) or ())


KINDS: dict[str, Callable[[Draft, Any], Iterator[Part]]] = {
    "IfcPropertyEnumeratedValue": _enumerated,
    "IfcPropertyListValue": _list,
    "IfcPropertyBoundedValue": _bounded,
    "IfcPropertyTableValue": _table,
    "IfcPropertyReferenceValue": _reference,
    "IfcComplexProperty": _complex,
    "IfcPhysicalComplexQuantity": _complex,
}


def _called(entity: Any) -> str:
    """What a referenced entity is called."""
    if entity is None:
        return ""
    for attribute in ("Name", "Identification", "Id", "FamilyName", "Description"):
        value = getattr(entity, attribute, None)
        if isinstance(value, str) and value:
            return value
    return f"#{entity.id()} {entity.is_a()}"
