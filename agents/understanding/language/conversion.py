"""Units as they are told, in terms of one another."""

from functools import cache

from agents.understanding.language.tables import Unit, units

DIMENSIONS = {
    "m": "length", "m2": "area", "m3": "volume", "kg": "weight", "W": "power", "K": "temperature",
    "Pa": "pressure", "rad": "slope", "V": "voltage", "lx": "illuminance", "s": "duration",
    "W/(m2K)": "u value",
}  # fmt: skip
"""What is measured in each SI unit, in the words of the English tables."""


@cache
def _by_symbol() -> dict[str, Unit]:
    return {unit.symbol: unit for unit in reversed(units().values())}


def si_of(symbol: str) -> str:
    """The SI unit of one as it is told: W of kW; the same of what is SI, or is not known."""
    known = _by_symbol().get(symbol)
    return known.unit if known else symbol


def in_kelvin(number: float, unit: str) -> float | None:
    """A temperature in SI that is told in degrees, or as a bare number: nobody means kelvins or
    angles by that. None of one that is told in the unit of something else.
    """
    degrees, celsius = _by_symbol()["°"], _by_symbol()["°C"]
    if unit == degrees.unit:
        return celsius.in_si(number / degrees.factor)
    return None if unit else celsius.in_si(number)


def in_terms_of(held: str, wanted: Unit) -> Unit | None:
    """A unit as a multiple of another one, as it is told: kW of W, and also of kW. None where they
    measure different things.
    """
    stated = Unit(wanted.unit, 1.0) if held == wanted.unit else _by_symbol().get(held)
    if stated is None or stated.unit != wanted.unit:
        return None
    offset = (wanted.offset - stated.offset) / stated.factor
    return Unit(held, wanted.factor / stated.factor, offset, wanted.symbol)
