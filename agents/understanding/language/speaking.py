"""Values and names as a person says them."""

from typing import Any

from agents.understanding.language.words import stem

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
    """`door` → doors, `wall and slab` → walls and slabs; proper names stay as they are."""
    words = noun.split()
    if not words or not words[-1].islower():
        return noun
    if len(words) == 3 and words[1] in {"and", "or"}:
        return f"{plural(words[0])} {words[1]} {plural(words[2])}"
    last = words[-1]
    if words[:2] in (["piece", "of"], ["pieces", "of"]):
        return " ".join(["pieces", *words[1:]])
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


def listed(texts: list[str]) -> str:
    """`a, b and c`."""
    if len(texts) < 2:
        return "".join(texts)
    between = "; " if any("," in text for text in texts) else ", "
    return f"{between.join(texts[:-1])} and {texts[-1]}"


GREATER = {"Pa": (1e5, 1e5, "bar"), "W": (1e4, 1e3, "kW")}
"""From which value on a unit is told in a greater one: how many make one, and its symbol."""


def number_with_unit(value: float, unit: str | None) -> str:
    """A number in a person's scale: 0.0125 m is 12.5 mm."""
    if unit == "m" and 0 < abs(value) < 0.1:
        return f"{_number(value * 1000)} mm"
    if unit in GREATER and abs(value) >= GREATER[unit][0]:
        _, factor, symbol = GREATER[unit]
        return f"{_number(value / factor)} {symbol}"
    if unit == "deg":
        return f"{value:.6f}".rstrip("0").rstrip(".") + "°"
    if unit == "K":
        return f"{_number(value - 273.15)} °C"
    if unit == "rad":
        return f"{_number(value * 57.29577951308232)}°"
    shown = _SHOWN.get(unit or "", unit or "")
    return f"{_number(value)} {shown}".rstrip()


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
