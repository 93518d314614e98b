"""One IFC value: a Python value in SI, with its unit."""

import math
from typing import Any

from ifc_loader.property_graph import Value
from ifc_loader.units import PLAIN, Units

Read = tuple[Value | None, str]
"""The value (None where there is none) and its unit symbol ('' where it has none)."""

NOTHING: Read = (None, "")


def read_value(value: Any, units: Units, unit: Any = None) -> Read:
    """Read an `IfcValue` instance (`IfcLengthMeasure(2110.)`), in its own unit where it has one.

    Empty texts and unknown logicals are no values.
    """
    if value is None:
        return NOTHING
    measure = value.is_a()
    return read_raw(value.get_argument(0), measure, units, unit)


def read_raw(raw: Any, measure: str, units: Units, unit: Any = None) -> Read:
    """Read a bare value whose IFC type is `measure`."""
    if isinstance(raw, bool):
        return raw, ""
    if isinstance(raw, int | float):
        if isinstance(raw, float) and not math.isfinite(raw):
            return NOTHING
        conversion = units.of_measure(measure) if unit is None else units.of_unit(unit, measure)
        if conversion is PLAIN:
            return _count(raw) if measure == "IfcCountMeasure" else (raw, "")
        return conversion.to_si(raw), conversion.symbol
    if isinstance(raw, str):
        if not raw or (measure == "IfcLogical" and raw == "UNKNOWN"):
            return NOTHING
        return raw, ""
    if isinstance(raw, tuple | list):
        return list_of([read_raw(each, measure, units, unit) for each in raw])
    return NOTHING


def _count(raw: float) -> Read:
    return (int(raw) if float(raw).is_integer() else raw), ""


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


def degrees(parts: Any) -> float:
    """Decimal degrees of an IfcCompoundPlaneAngleMeasure (degrees, minutes, seconds, millionths)."""
    scale = (1.0, 60.0, 3600.0, 3600e6)
    return float(sum(part / each for part, each in zip(parts, scale, strict=False)))
