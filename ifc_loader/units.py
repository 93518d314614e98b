"""The units of a file: from the numbers it stores to SI."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ifc_loader.si_units import (
    PREFIXES,
    SI_NAMES,
    UNIT_TYPES,
    Dimensions,
    unit_type_of,
)

CELSIUS_ZERO = 273.15
"""0 degrees Celsius in kelvin."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of the file: SI value = stored value × `factor` + `offset`."""

    factor: float
    offset: float
    dimensions: Dimensions


@dataclass(frozen=True, slots=True)
class Conversion:
    """From a stored number to SI; `symbol` is '' where the measure has no unit."""

    to_si: Callable[[float], float]
    symbol: str


def _unchanged(value: float) -> float:
    return value


PLAIN = Conversion(_unchanged, "")


def _converter(factor: float, offset: float) -> Callable[[float], float]:
    """Multiply, or divide where that is exact (2110 mm / 1000 = 2.11 m)."""
    if factor == 1.0 and offset == 0.0:
        return float
    divisor = round(1 / factor) if factor and abs(factor) < 1 else 0
    if divisor and math.isclose(divisor * factor, 1.0, rel_tol=1e-12):
        return lambda value: value / divisor + offset
    return lambda value: value * factor + offset


class Units:
    """The conversions of one file: by measure, and by a property's own unit.

    `complaints` collects (unit entity, sentence) for units that cannot be right.
    """

    def __init__(self, assignment: Any | None) -> None:
        self.complaints: list[tuple[Any, str]] = []
        self.currency = ""
        self._assigned: dict[str, Any] = {}
        self._by_measure: dict[str, Conversion] = {}
        self._by_unit: dict[tuple[int, str], Conversion] = {}
        for unit in assignment.Units if assignment else ():
            if unit.is_a("IfcMonetaryUnit"):
                self.currency = str(unit.Currency)
            elif unit.UnitType != "USERDEFINED":
                self._assigned.setdefault(unit.UnitType, unit)

    def of_measure(self, measure: str) -> Conversion:
        """How numbers of an IFC measure (`IfcLengthMeasure`) become SI."""
        conversion = self._by_measure.get(measure)
        if conversion is None:
            conversion = self._by_measure[measure] = self._for_measure(measure)
        return conversion

    def of_unit(self, unit: Any, measure: str) -> Conversion:
        """How numbers in a unit of their own become SI; it overrides the project's."""
        cached = self._by_unit.get((unit.id(), measure))
        if cached is None:
            unit_type = unit_type_of(measure)
            if unit.is_a("IfcMonetaryUnit"):
                cached = Conversion(_unchanged, str(unit.Currency))
            else:
                if not unit_type and unit.UnitType in UNIT_TYPES:
                    unit_type = unit.UnitType
                cached = self._for_unit(unit, unit_type)
            self._by_unit[(unit.id(), measure)] = cached
        return cached

    def _for_measure(self, measure: str) -> Conversion:
        if measure == "IfcMonetaryMeasure":
            return Conversion(_unchanged, self.currency)
        unit_type = unit_type_of(measure)
        if not unit_type:
            return PLAIN
        unit = self._assigned.get(unit_type)
        if unit is None:
            return Conversion(float, UNIT_TYPES[unit_type][0])
        return self._for_unit(unit, unit_type)

    def _for_unit(self, unit: Any, unit_type: str) -> Conversion:
        measured = measure_unit(unit)
        if measured is None:
            return Conversion(_unchanged, str(getattr(unit, "Name", "") or ""))
        if not unit_type:
            symbol = symbol_of(measured.dimensions)
        else:
            symbol, expected = UNIT_TYPES[unit_type]
            if expected != measured.dimensions:
                self.complaints.append(
                    (
                        unit,
                        f"{unit_type} has the dimensions of {symbol_of(measured.dimensions)}, "
                        f"not of {symbol}; numbers of this kind are kept as stored, without a unit",
                    )
                )
                return PLAIN
        return Conversion(_converter(measured.factor, measured.offset), symbol)


def measure_unit(unit: Any) -> Unit | None:
    """Factor, offset and dimensions of an IFC unit; None where it has no way to SI.

    Source: IfcSIUnit, IfcConversionBasedUnit(WithOffset), IfcDerivedUnit (IFC4, 8.11).
    """
    if unit.is_a("IfcSIUnit"):
        factor, dimensions, _ = SI_NAMES[unit.Name]
        scale = PREFIXES[unit.Prefix] if unit.Prefix else 1.0
        power = {"SQUARE_METRE": 2, "CUBIC_METRE": 3}.get(unit.Name, 1)
        offset = CELSIUS_ZERO if unit.Name == "DEGREE_CELSIUS" else 0.0
        return Unit(factor * scale**power, offset, dimensions)
    if unit.is_a("IfcConversionBasedUnit"):
        base = measure_unit(unit.ConversionFactor.UnitComponent)
        if base is None:
            return None
        value = unit.ConversionFactor.ValueComponent.get_argument(0)
        shift = unit.ConversionOffset if unit.is_a("IfcConversionBasedUnitWithOffset") else 0.0
        factor = float(value) * base.factor
        return Unit(factor, shift * base.factor + base.offset, base.dimensions)
    if unit.is_a("IfcDerivedUnit"):
        factor, total = 1.0, [0] * 7
        for element in unit.Elements:
            part = measure_unit(element.Unit)
            if part is None:
                return None
            factor *= part.factor**element.Exponent
            total = [t + d * element.Exponent for t, d in zip(total, part.dimensions, strict=True)]
        length, mass, time, current, temperature, amount, light = total
        return Unit(factor, 0.0, (length, mass, time, current, temperature, amount, light))
    return None


def symbol_of(dimensions: Dimensions) -> str:
    """The SI symbol of dimensions: a common one, else a product such as `m-2 kg s-2`."""
    for symbol, known in UNIT_TYPES.values():
        if known == dimensions and any(dimensions):
            return symbol
    names = ("m", "kg", "s", "A", "K", "mol", "cd")
    parts = [f"{n}{'' if d == 1 else d}" for n, d in zip(names, dimensions, strict=True) if d]
    return " ".join(parts)


def full_name(unit: Any) -> str:
    """A unit's name in words, with its prefix: `MILLIMETRE`, `SQUARE_METRE`, `LUX`."""
    if unit.is_a("IfcSIUnit"):
        name, prefix = str(unit.Name), str(unit.Prefix or "")
        for power in ("SQUARE_", "CUBIC_"):
            if name.startswith(power):
                return power + prefix + name.removeprefix(power)
        return prefix + name
    if unit.is_a("IfcDerivedUnit"):
        parts = [(full_name(e.Unit), e.Exponent) for e in unit.Elements]
        return " ".join(f"{name}{'' if power == 1 else f'^{power}'}" for name, power in parts)
    if unit.is_a("IfcMonetaryUnit"):
        return str(unit.Currency)
    return str(unit.Name or "")
