"""Units: what a number with a unit is in SI, and which unit stands beside a number in a text."""

import math
import re
from collections.abc import Iterable

_FACTORS: dict[str, tuple[str, float]] = {
    "m": ("m", 1.0), "mm": ("m", 1e-3), "cm": ("m", 1e-2), "dm": ("m", 0.1), "km": ("m", 1e3),
    "in": ("m", 0.0254), "ft": ("m", 0.3048),
    "m2": ("m2", 1.0), "mm2": ("m2", 1e-6), "cm2": ("m2", 1e-4), "ft2": ("m2", 0.3048**2),
    "m3": ("m3", 1.0), "mm3": ("m3", 1e-9), "l": ("m3", 1e-3), "ft3": ("m3", 0.3048**3),
    "rad": ("rad", 1.0), "deg": ("rad", math.pi / 180),
    "kg": ("kg", 1.0), "g": ("kg", 1e-3), "t": ("kg", 1e3),
    "s": ("s", 1.0), "min": ("s", 60.0), "h": ("s", 3600.0),
    "W": ("W", 1.0), "kW": ("W", 1e3), "MW": ("W", 1e6),
    "Pa": ("Pa", 1.0), "kPa": ("Pa", 1e3), "bar": ("Pa", 1e5),
    "m3/s": ("m3/s", 1.0), "m3/h": ("m3/s", 1 / 3600), "l/s": ("m3/s", 1e-3),
    "year": ("s", 365.25 * 86400.0),
    "K": ("K", 1.0), "W/(m2K)": ("W/(m2K)", 1.0), "W/(mK)": ("W/(mK)", 1.0),
    "lx": ("lx", 1.0), "lm": ("lm", 1.0),
    "1": ("1", 1.0), "%": ("1", 1e-2),
}  # fmt: skip

_SPELLINGS = {
    "²": "2", "³": "3", "sqm": "m2", "sq m": "m2", "sqft": "ft2", "sq ft": "ft2", "cum": "m3",
    "metre": "m", "meter": "m", "metres": "m", "meters": "m", "millimetre": "mm",
    "millimetres": "mm", "foot": "ft", "feet": "ft", "inch": "in", "inches": "in",
    "°": "deg", "degree": "deg", "degrees": "deg", "years": "year", "ratio": "1",
    "litre": "l", "litres": "l", "L": "l",
    "degC": "°C", "W/m2K": "W/(m2K)", "W/(m2·K)": "W/(m2K)", "W/mK": "W/(mK)",
    "W/(m·K)": "W/(mK)", "$": "USD", "€": "EUR", "square metre": "m2",
    "cubic metre": "m3", "square metres": "m2", "cubic metres": "m3",
}  # fmt: skip

_KELVIN_AT_ZERO_CELSIUS = 273.15


def spelled(unit: str) -> str:
    """One spelling a unit: `m²`, `sqm` and `square metres` are `m2`."""
    plain = unit.strip().replace("²", "2").replace("³", "3")
    return _SPELLINGS.get(plain, plain)


def in_si(number: float, unit: str | None) -> tuple[float, str | None]:
    """The number in SI and its SI unit; a number of no unit or of an unknown one stays as it is."""
    if unit is None:
        return number, None
    plain = spelled(unit)
    if plain == "°C":
        return number + _KELVIN_AT_ZERO_CELSIUS, "K"
    if plain not in _FACTORS:
        return number, plain
    si, factor = _FACTORS[plain]
    return number * factor, si


def converted(number: float, unit: str, into: str) -> float | None:
    """The number in another unit; None where the two measure unlike things."""
    si, si_unit = in_si(number, unit)
    plain = spelled(into)
    if plain == "°C":
        return si - _KELVIN_AT_ZERO_CELSIUS if si_unit == "K" else None
    into_si, factor = _FACTORS.get(plain, (plain, 1.0))
    return si / factor if si_unit == into_si else None


def unit_beside(numbers: Iterable[float], text: str) -> str | None:
    """The unit printed right after one of `numbers`: of 12.5 in "Plaster 12.5 mm" it is mm."""
    for number in numbers:
        shape = re.escape(repr(number))
        for match in re.finditer(rf"(?<![\d.]){shape}\s*([^\W\d_]+[²³23]?)", text):
            unit = spelled(match.group(1))
            if unit in _FACTORS:
                return unit
    return None
