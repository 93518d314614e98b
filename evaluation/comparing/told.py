"""What an answer tells: its typed value taken apart, its numbers compared within tolerance."""

import math
import sys
from collections.abc import Iterable
from typing import Any, NamedTuple

from evaluation.sets.quantities import converted, in_si

RELATIVE_TOLERANCE = 0.005
"""Half a percent: what rounding for a person's eyes may cost."""


class Told(NamedTuple):
    """An answer's value (lists and maps, no tuples), unit and elements."""

    value: Any
    unit: str | None
    global_ids: tuple[str, ...]


def plain(value: Any) -> Any:
    """Tuples as lists, at every depth, and what no float is large enough for as infinite."""
    if isinstance(value, list | tuple):
        return [plain(entry) for entry in value]
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items()}
    if is_number(value) and abs(value) > sys.float_info.max:
        return math.copysign(math.inf, value > 0 or -1)
    return value


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def numbers_in(value: Any) -> list[float]:
    if is_number(value):
        return [value]
    entries = value.values() if isinstance(value, dict) else value
    if isinstance(entries, str | bool) or not isinstance(entries, Iterable):
        return []
    return [number for entry in entries for number in numbers_in(entry)]


def texts_in(value: Any) -> list[str]:
    """Every text at any depth; of a map its texts, or its keys where it maps names to numbers."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return texts_in(list(value.values())) or [str(key) for key in value]
    if isinstance(value, list):
        return [text for entry in value for text in texts_in(entry)]
    return []


def entries(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value)
    return value if isinstance(value, list) else [value]


def identical(one: Any, other: Any) -> bool:
    """Whether two values are the same at every depth, in type too: 1 is neither 1.0 nor true."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(identical(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(identical, one, other))
    return type(one) is type(other) and bool(one == other)


def same_number(expected: float, unit: str | None, told: float, told_unit: str | None) -> bool:
    """Whether a told number is the expected one; whole numbers without a unit are exact."""
    if isinstance(expected, int) and unit is None and told_unit is None:
        return abs(expected - told) < 1e-9
    if unit is None or told_unit is None:
        # One side names no unit: SI is the rule of the house, the other side's unit a courtesy.
        readings = [(expected, told), (in_si(expected, unit)[0], in_si(told, told_unit)[0])]
        return any(_near(wanted, number) for wanted, number in readings)
    number = converted(told, told_unit, unit)
    return number is not None and _near(expected, number)


def _near(wanted: float, number: float) -> bool:
    if math.isinf(wanted):
        return wanted == number
    return abs(wanted - number) <= max(RELATIVE_TOLERANCE * abs(wanted), _half_last_digit(wanted))


def _half_last_digit(number: float) -> float:
    """Half of the last printed digit: 0.0005 for 8.694, 0.05 for 0.0."""
    decimals = len(repr(number).partition(".")[2]) if isinstance(number, float) else 9
    return min(0.5 * 10.0**-decimals, 0.0005) if number else 0.0005
