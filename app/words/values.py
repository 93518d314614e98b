"""Values of rows and their units in one line of text."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from agents import Answer
from agents.tracing.terminal import one_line
from graph_store.rows import GraphNode, GraphRelationship, ModelInfo

if TYPE_CHECKING:
    from ifc_loader.compare import Change

UNITS = {"m2": "m²", "m3": "m³", "deg": "°", "m3/s": "m³/s", "W/(m2K)": "W/(m²K)", "kg/m3": "kg/m³"}


def unit(symbol: str | None) -> str:
    """The unit as it is written: `m²`."""
    return UNITS.get(symbol or "", symbol or "")


def headings(found: Answer) -> tuple[str, ...]:
    """The columns of the answer's rows, with the units that are known: `NetVolume (m³)`."""
    intent = found.attempts[-1].query.intent if found.attempts else None
    units = intent.units if intent else {}
    return tuple(
        f"{name} ({unit(units[name])})" if name in units else name for name in found.columns
    )


def cells(rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    """Rows for a table that shows numbers and texts by itself."""
    return [
        [v if isinstance(v, (int, float, str)) or v is None else cell(v) for v in row]
        for row in rows
    ]


def cell(value: Any) -> str:
    """A value of a row in one line of text."""
    match value:
        case None:
            text = ""
        case GraphNode():
            name = value.properties.get("Name") or value.properties.get("LongName") or value.key
            text = f"({value.labels[0] if value.labels else ''} {name})"
        case GraphRelationship():
            text = f"[{value.type}]"
        case bool():
            text = "true" if value else "false"
        case float():
            text = f"{value:.10g}"
        case list() | tuple():
            nested = any(isinstance(each, (list, tuple)) for each in value)
            text = ("; " if nested else ", ").join(cell(each) for each in value)
        case dict():
            text = ", ".join(f"{key}: {cell(each)}" for key, each in value.items())
        case _:
            text = str(value)
    return one_line(text)


def not_read_again(model: ModelInfo) -> str:
    """What is said behind the name of a model whose source could not be read again."""
    day = model.unread_since[:10]
    return f"could not be read again since {day}; the twin holds what was read before."


def changes_counted(found: Sequence["Change"]) -> str:
    """How many changes of each kind there are: `2 added, 1 changed`."""
    counts = Counter(change.kind.value for change in found)
    return ", ".join(f"{count:,} {kind}" for kind, count in sorted(counts.items()))
