"""Values, units and class names as a person reads them; text made safe for Markdown and HTML."""

import html
import re
from typing import Any

from app.ingest import DEFAULT_TWIN
from app.printing import cell

UNITS = {"m2": "m²", "m3": "m³", "deg": "°", "m3/s": "m³/s", "W/(m2K)": "W/(m²K)", "kg/m3": "kg/m³"}
MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+!|~<>$:-])")
LONGEST_VALUE = 48


def markdown(text: str) -> str:
    """`text` so that Markdown shows it as it is."""
    return MARKDOWN.sub(r"\\\1", text)


def as_html(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


def unit(symbol: str | None) -> str:
    return UNITS.get(symbol or "", symbol or "")


def number(value: float) -> str:
    """Up to four significant digits behind the point, thousands parted: `1,204`, `76.47`."""
    if isinstance(value, int) or float(value).is_integer():
        return f"{int(value):,}"
    digits = 2 if abs(value) >= 1 else 4
    return f"{value:,.{digits}f}".rstrip("0").rstrip(".")


def large(value: Any) -> str | None:
    """The value where it is one thing that can stand large; None for lists and long texts."""
    match value:
        case bool():
            return "Yes" if value else "No"
        case int() | float():
            return number(value)
        case str() if len(value) <= LONGEST_VALUE:
            return value
        case [single]:
            return large(single)
        case _:
            return None


def kind(ifc_class: str) -> str:
    """`IfcBuildingStorey` → `Building storey`, `IfcWallStandardCase` → `Wall`."""
    bare = re.sub(r"(StandardCase|ElementedCase)$", "", ifc_class.removeprefix("Ifc"))
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", bare)
    return words[:1] + words[1:].lower() if words else ifc_class


def value(found: Any, symbol: str = "") -> str:
    """A property's value with its unit."""
    if isinstance(found, bool):
        return "Yes" if found else "No"
    if isinstance(found, (int, float)):
        return f"{number(found)} {unit(symbol)}".strip()
    return cell(found)


def twin(name: str) -> str:
    """A twin's name without the short hash of its content."""
    if name == DEFAULT_TWIN:
        return "Default twin"
    bare = re.sub(r"-[0-9a-f]{10}$", "", name).replace("-", " ").replace("_", " ")
    return bare[:1].upper() + bare[1:]
