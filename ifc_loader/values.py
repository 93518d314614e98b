"""One IFC value: a Python value in SI, with its unit."""

import math
from functools import cache
from typing import Any

from ifc_loader.printable import is_blank
from ifc_loader.property_graph import Value
from ifc_loader.units import Units

Read = tuple[Value | None, str]
"""The value (None where there is none) and its unit symbol ('' where it has none)."""

LARGEST_COUNT = 2**53
"""Counts up to here are whole numbers; beyond, a float does not tell two of them apart."""

NOTHING: Read = (None, "")
NUMBERS, LISTS = (int, float), (tuple, list)
"""Types of bare values; a union of them, made anew for each value, costs three times as much."""


def read_value(value: Any, units: Units, unit: Any = None) -> Read:
    """Read an `IfcValue` instance (`IfcLengthMeasure(2110.)`), in its own unit where it has one.

    Texts of nothing or of blanks and unknown logicals are no values. What stands where a value must
    and is none (an entity, a list, a type the schema lacks) is counted as lost.
    """
    if value is None:
        return NOTHING
    measure = value.is_a() if hasattr(value, "is_a") else ""
    if measure not in units.values:
        if not measure or value.id():
            units.lost["IfcValue"] += 1
            return NOTHING
        units.values.add(measure)
    return read_raw(value.get_argument(0), measure, units, unit)


def read_raw(raw: Any, measure: str, units: Units, unit: Any = None) -> Read:
    """Read a bare value whose IFC type is `measure`."""
    if isinstance(raw, str) and not _is_number(measure):
        unknown = is_blank(raw) or (raw == "UNKNOWN" and measure in ("IfcLogical", ""))
        return NOTHING if unknown else (raw, "")
    if isinstance(raw, bool):
        return raw, ""
    if isinstance(raw, NUMBERS) and math.isfinite(raw):
        return _number(raw, measure, units, unit)
    if isinstance(raw, LISTS):
        return list_of([read_raw(each, measure, units, unit) for each in raw])
    if raw is not None:
        units.lost[measure] += 1
    return NOTHING


@cache
def _is_number(measure: str) -> bool:
    """Whether what is measured so is a number, so that no text may stand for it."""
    return measure in {"IfcReal", "IfcInteger"} or (
        measure.endswith("Measure") and measure != "IfcDescriptiveMeasure"
    )


def _number(raw: float, measure: str, units: Units, unit: Any) -> Read:
    conversion = units.of_measure(measure) if unit is None else units.of_unit(unit, measure)
    if measure == "IfcCountMeasure" and float(raw).is_integer() and abs(raw) <= LARGEST_COUNT:
        return int(raw), ""
    value = conversion.to_si(raw)
    if not math.isfinite(value):
        units.lost[measure] += 1
        return NOTHING
    return value, conversion.symbol


def list_of(values: list[Read]) -> Read:
    """One value where there is one, else a list of one type (texts where types differ)."""
    filled = [value for value in values if value[0] is not None]
    if not filled:
        return NOTHING
    if len(filled) == 1:
        return filled[0]
    plain = [value for value, _ in filled]
    kinds = {type(value) for value in plain}
    if kinds == {int, float}:
        plain = [float(value) for value in plain]  # type: ignore[arg-type]
    elif len(kinds) > 1 or list in kinds:
        plain = [str(value) for value in plain]
    return plain, filled[0][1]  # type: ignore[return-value]


def degrees(parts: Any) -> float | None:
    """Decimal degrees of degrees, minutes, seconds, millionths (IfcCompoundPlaneAngleMeasure).

    None where there are no parts.
    """
    scale = (1.0, 60.0, 3600.0, 3600e6)
    return sum(part / each for part, each in zip(parts, scale, strict=False)) if parts else None
