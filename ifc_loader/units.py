"""The units of a file: from the numbers it stores to SI."""

import math
from collections import Counter
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
RANKINE_ZERO, RANKINE = 459.67, 5 / 9
"""0 degrees Fahrenheit in degrees Rankine, and one of those in kelvin."""


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

DEEPEST = 20
"""Units that one may be made of, one of the other."""
LARGEST_FACTOR = 1e100
"""More than this many of another unit no unit is, nor less than one of so many parts."""

MEASURES = {"m": "IfcLengthMeasure", "m2": "IfcAreaMeasure", "m3": "IfcVolumeMeasure"}
"""SI symbol → the IFC measure of it."""


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

    `complaints` collects (place, sentence) for units that cannot be right, and for those that had
    to be taken for granted; `lost` counts the numbers of each measure that are no numbers; `values`
    are the types of values met, which no entity is of. Areas, volumes and other powers of a length
    that the file assigns no unit to are taken in that power of its length unit, until its shapes
    tell otherwise (`take_as_si`).
    """

    def __init__(self, assignment: Any | None) -> None:
        self.complaints: list[tuple[str, str]] = []
        self.lost: Counter[str] = Counter()
        self.values: set[str] = set()
        self.currency = ""
        self._assigned: dict[str, Any] = {}
        self._by_measure: dict[str, Conversion] = {}
        self._shown_si: set[str] = set()
        self._by_unit: dict[tuple[int, str], Conversion] = {}
        for unit in (assignment.Units if assignment else None) or ():
            if unit.is_a("IfcMonetaryUnit"):
                self.currency = str(unit.Currency)
            elif unit.UnitType != "USERDEFINED":
                self._assign(unit)
        if assignment is None or not assignment.Units:
            self.complaints.append(
                ("IfcUnitAssignment", "the project assigns no units; its numbers are taken as SI")
            )

    def _assign(self, unit: Any) -> None:
        first = self._assigned.setdefault(unit.UnitType, unit)
        if full_name(first) != full_name(unit):
            self._complain(
                unit,
                f"a second {unit.UnitType}, {full_name(unit)} beside {full_name(first)} "
                f"(#{first.id()}); the first is used",
            )

    def _complain(self, unit: Any, sentence: str) -> None:
        place = f"#{unit.id()} {unit.is_a()}"
        if (place, sentence) not in self.complaints:
            self.complaints.append((place, sentence))

    def scale(self, symbol: str) -> float:
        """How many metres, m2 or m3 (`symbol`) one of the project's unit for it is."""
        return self.of_measure(MEASURES[symbol]).to_si(1.0)

    def unit_name(self, symbol: str) -> str:
        """The project's unit for it in words: `MILLIMETRE`, `MILLIMETRE^2` where that follows."""
        unit_type = unit_type_of(MEASURES[symbol])
        unit, length = self._assigned.get(unit_type), self._assigned.get("LENGTHUNIT")
        if unit is not None or length is None or symbol in self._shown_si:
            return symbol if unit is None else full_name(unit)
        return f"{full_name(length)}^{UNIT_TYPES[unit_type][1][0]}"

    def is_presumed(self, symbol: str) -> bool:
        """Whether the file assigns no unit to areas or volumes, and they were not taken in SI."""
        return unit_type_of(MEASURES[symbol]) not in self._assigned and self.scale(symbol) != 1.0

    def take_as_si(self, symbol: str, reason: str) -> None:
        """Areas or volumes of no unit stand in SI after all, for this `reason`."""
        presumed, unit_type = self.unit_name(symbol), unit_type_of(MEASURES[symbol])
        taken = f"the project assigns no {unit_type}; it is taken as "
        self.complaints = [
            (place, f"{taken}{symbol}: {reason}" if said == f"{taken}{presumed}" else said)
            for place, said in self.complaints
        ]
        self._shown_si.add(symbol)
        self._by_measure[MEASURES[symbol]] = Conversion(float, symbol)

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
            return self._unassigned(unit_type)
        return self._for_unit(unit, unit_type)

    def _unassigned(self, unit_type: str) -> Conversion:
        """A power of the length unit; else SI."""
        symbol, (power, *others) = UNIT_TYPES[unit_type]
        length = self._assigned.get("LENGTHUNIT")
        if not power or any(others) or length is None or unit_type == "LENGTHUNIT":
            return Conversion(float, symbol)
        base = self.of_measure("IfcLengthMeasure")
        measured = measure_unit(length)
        if measured is None or not base.symbol:
            return PLAIN
        if measured.factor != 1.0:
            taken = f"{full_name(length)}^{power}"
            self._complain(length, f"the project assigns no {unit_type}; it is taken as {taken}")
        factor = _power(measured.factor, power)
        return self._scaled(length, Unit(factor, 0.0, measured.dimensions), symbol)

    def _for_unit(self, unit: Any, unit_type: str) -> Conversion:
        measured = measure_unit(unit)
        if measured is None:
            if not unit.is_a("IfcContextDependentUnit"):
                self._complain(unit, "it leads to no SI unit; numbers in it are kept as stored")
            return Conversion(_unchanged, str(getattr(unit, "Name", "") or ""))
        if not unit_type:
            symbol = symbol_of(measured.dimensions)
        else:
            symbol, expected = UNIT_TYPES[unit_type]
            if expected != measured.dimensions:
                self._complain(
                    unit,
                    f"{unit_type} has the dimensions of {symbol_of(measured.dimensions)}, "
                    f"not of {symbol}; numbers of this kind are kept as stored, without a unit",
                )
                return PLAIN
        return self._scaled(unit, measured, symbol)

    def _scaled(self, unit: Any, measured: Unit, symbol: str) -> Conversion:
        if not self.can_be(unit, measured):
            return PLAIN
        if _is_fahrenheit(unit):
            self._complain(
                unit,
                f"its offset of {unit.ConversionOffset:g} is in degrees Fahrenheit, not in kelvin; "
                "numbers in it are taken as degrees Fahrenheit",
            )
        return Conversion(_converter(measured.factor, measured.offset), symbol)

    def can_be(self, unit: Any, measured: Unit) -> bool:
        """Whether a unit has a size above nothing and below all bounds; told where it has not."""
        if measured.offset < 0.0 and measured.dimensions == SI_NAMES["KELVIN"][1]:
            self._complain(
                unit,
                f"zero {full_name(unit)} is {measured.offset:g} K, which no temperature can be; "
                "numbers in it are kept as stored, without a unit",
            )
            return False
        if 1 / LARGEST_FACTOR < measured.factor < LARGEST_FACTOR and math.isfinite(measured.offset):
            return True
        self._complain(
            unit,
            f"one {full_name(unit)} is {measured.factor:g} {symbol_of(measured.dimensions)}, which "
            "no unit can be; numbers in it are kept as stored, without a unit",
        )
        return False


def measure_unit(unit: Any, depth: int = 0) -> Unit | None:
    """Factor, offset and dimensions of an IFC unit; None where it has no way to SI.

    Source: IfcSIUnit, IfcConversionBasedUnit(WithOffset), IfcDerivedUnit (IFC4, 8.11).
    Raises RecursionError for a unit made of itself.
    """
    if depth > DEEPEST:
        raise RecursionError(f"#{unit.id()} {unit.is_a()} is made of itself")
    if unit is None or (unit.is_a("IfcSIUnit") and unit.Name not in SI_NAMES):
        return None
    if unit.is_a("IfcSIUnit"):
        factor, dimensions, _ = SI_NAMES[unit.Name]
        scale = PREFIXES[unit.Prefix] if unit.Prefix else 1.0
        power = {"SQUARE_METRE": 2, "CUBIC_METRE": 3}.get(unit.Name, 1)
        offset = CELSIUS_ZERO if unit.Name == "DEGREE_CELSIUS" else 0.0
        return Unit(factor * scale**power, offset, dimensions)
    if unit.is_a("IfcConversionBasedUnit"):
        return _converted(unit, depth)
    if unit.is_a("IfcDerivedUnit"):
        factor, total = 1.0, [0] * 7
        for element in unit.Elements:
            part = measure_unit(element.Unit, depth + 1)
            if part is None or element.Exponent is None:
                return None
            factor *= _power(part.factor, element.Exponent)
            total = [t + d * element.Exponent for t, d in zip(total, part.dimensions, strict=True)]
        length, mass, time, current, temperature, amount, light = total
        return Unit(factor, 0.0, (length, mass, time, current, temperature, amount, light))
    return None


def _converted(unit: Any, depth: int) -> Unit | None:
    """So many of another unit, and so much more; None where it does not say of which."""
    conversion = unit.ConversionFactor
    base = conversion and measure_unit(conversion.UnitComponent, depth + 1)
    if base is None or conversion.ValueComponent is None:
        return None
    if _is_fahrenheit(unit):
        return Unit(RANKINE, RANKINE_ZERO * RANKINE, base.dimensions)
    value = conversion.ValueComponent.get_argument(0)
    shift = unit.ConversionOffset if unit.is_a("IfcConversionBasedUnitWithOffset") else 0.0
    factor = float(value) * base.factor
    return Unit(factor, shift * base.factor + base.offset, base.dimensions)


def _is_fahrenheit(unit: Any) -> bool:
    """Whether a unit's offset is that of °F = 1.8 K - 459.67, as programs write it.

    IFC adds an offset in the unit that is converted to (IfcConversionBasedUnitWithOffset, IFC4):
    no degrees begin 459.67 kelvin above absolute zero, and none below it.
    """
    return (
        unit.is_a("IfcConversionBasedUnitWithOffset")
        and unit.UnitType == "THERMODYNAMICTEMPERATUREUNIT"
        and math.isclose(abs(unit.ConversionOffset), RANKINE_ZERO, abs_tol=0.01)
    )


def _power(factor: float, exponent: int) -> float:
    """A power as IEEE 754 has it: what is too large for a number is infinite."""
    try:
        return factor**exponent
    except (OverflowError, ZeroDivisionError):
        return math.inf


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
    if unit is None:
        return "no unit"
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
