"""Values and names as a person says them."""

import math
from typing import Any

from agents.understanding.language.words import IRREGULAR, stem

_SCALES = {"K": (1, " °C"), "rad": (180 / math.pi, "°")}
_IRREGULAR = {singular: plural for plural, singular in IRREGULAR.items()}
KELVIN = 273.15
"""What 0 °C is in kelvin."""
_SHOWN = {"m2": "m²", "m3": "m³", "rad": "rad"}


def singular(noun: str) -> str:
    """`rooms` → room; proper names stay as they are."""
    words = noun.split()
    if not words or not words[-1].islower():
        return noun
    if words[:2] == ["pieces", "of"]:
        return " ".join(["piece", *words[1:]])
    return " ".join([*words[:-1], stem(words[-1])])


def plural(noun: str) -> str:
    """`door` → doors, `wall and slab` → walls and slabs, `type of wall` → types of wall; names stay
    as they are."""
    words = noun.split()
    if not words or not words[-1].islower():
        return noun
    for joint in (" and ", " or "):
        if joint in noun:
            return joint.join(map(plural, noun.split(joint)))
    last = words[-1]
    if words[1:2] == ["of"]:
        return " ".join([plural(words[0]), *words[1:]])
    if last in _IRREGULAR:
        return " ".join([*words[:-1], _IRREGULAR[last]])
    if last[-1].isdigit() or (last.endswith("s") and not last.endswith("ss")):
        return noun
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        last = last[:-1] + "ies"
    elif last.endswith(("s", "x", "ch", "sh")):
        last += "es"
    elif last.endswith("lf"):
        last = last[:-1] + "ves"
    elif last in {"furniture", "equipment"}:
        last = f"pieces of {last}"
    else:
        last += "s"
    return " ".join([*words[:-1], last])


def article(noun: str) -> str:
    """`a `, `an `, or nothing before a proper name."""
    if not noun[:1].islower():
        return ""
    return "an " if noun[0] in "aeiou" else "a "


def ordinal(number: int) -> str:
    """`2nd`, `3rd`, `11th`."""
    teens = number % 100 in range(11, 14)
    return f"{number}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def listed(texts: list[str]) -> str:
    """`a, b and c`."""
    if len(texts) < 2:
        return "".join(texts)
    between = "; " if any("," in text for text in texts) else ", "
    return f"{between.join(texts[:-1])} and {texts[-1]}"


def number_with_unit(value: float, unit: str | None) -> str:
    """A number in a person's scale: 0.0125 m is 12.5 mm."""
    if unit == "deg":
        return f"{value:.6f}".rstrip("0").rstrip(".") + "°"
    factor, shown = _scale(value, unit or "")
    told = value - KELVIN if unit == "K" else value if factor == 1 else value * factor
    return f"{_number(told)}{shown}".rstrip()


def _scale(value: float, unit: str) -> tuple[float, str]:
    """What a number in SI is multiplied by for a person, and the unit it is then in."""
    match unit:
        case "m" if 0 < abs(value) < 0.1:
            return 1000, " mm"
        case "Pa" if abs(value) >= 1e5:
            return 1e-5, " bar"
        case "W" if abs(value) >= 1e4:
            return 1e-3, " kW"
    return _SCALES.get(unit, (1, f" {_SHOWN.get(unit, unit)}"))


def _number(value: float) -> str:
    if isinstance(value, int):
        return str(value)
    rounded = f"{value:.2f}" if abs(value) >= 10 else f"{value:.4g}"
    return rounded.rstrip("0").rstrip(".") if "." in rounded else rounded


def spoken(value: Any, unit: str | None) -> str:
    """Any value of a row, as text."""
    if value is None:
        return "unknown"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float)):
        return number_with_unit(value, unit)
    if isinstance(value, (list, tuple)):
        return ", ".join(spoken(one, unit) for one in value)
    return str(value)
