"""Values, units and class names as a person reads them; text made safe for Markdown and HTML."""

import html
import math
import re
from typing import Any

from app.words.values import cell, unit

MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+!|~<>$:.=&@-])")
REWRITTEN = re.compile(
    r"(?<!\S)[<>~-](?=(->|[>=-])(?!\S))|https?:(?=//)|www(?=\.)|[-.+\w](?=@)"
    r"|:(?=streamlit:|material/)",
    re.IGNORECASE,
)
"""Beginnings of what Streamlit turns into arrows, links, icons also behind a backslash."""
WORD_JOINER = "\u2060"
LONGEST_VALUE = 48
LEAST_WRITTEN_OUT = 1e-9
"""Below this a number is told with a power of ten."""
RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def markdown(text: str) -> str:
    """`text` in one line that Streamlit shows as it is.

    Where a backslash does not help, a word joiner, which takes no room, keeps the signs apart.
    """
    line = " ".join(text.splitlines()).strip()
    return MARKDOWN.sub(r"\\\1", REWRITTEN.sub(rf"\g<0>{WORD_JOINER}", line))


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def as_html(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


def number(value: float) -> str:
    """Thousands parted, with two digits behind the point, four below 1, and below 0.01 three that
    tell: `1,204`, `76.47`, `0.1234`, `0.00004`, `5 × 10⁻¹²`."""
    if isinstance(value, int) or value.is_integer():
        return f"{int(value):,}"
    size = abs(value)
    if not math.isfinite(value):
        return str(value)
    if size < LEAST_WRITTEN_OUT:
        digits, power = f"{value:.2e}".split("e")
        return f"{float(digits):g} × 10{str(int(power)).translate(RAISED)}"
    behind = 2 if size >= 1 else 4 if size >= 0.01 else 2 - math.floor(math.log10(size))
    return f"{value:,.{behind}f}".rstrip("0").rstrip(".")


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


def counted(count: int, one: str, many: str = "") -> str:
    """`1 set`, `2 sets`, `3 properties`."""
    return f"{count:,} {one if count == 1 else many or f'{one}s'}"


def first_of(count: int, total: int) -> str:
    """How many rows are shown of how many; nothing where that is all."""
    return f"First {count:,} of {total:,} rows." if total > count else ""


def the(name: str) -> str:
    """The name within a sentence: `the Kitchen`, but `Level 2`."""
    return name if name[-1:].isdigit() else f"the {name}"


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
