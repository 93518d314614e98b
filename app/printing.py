"""What the command prints for people: answers, tables, schemas, progress."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, is_dataclass
from typing import Any

from pydantic import BaseModel

from agents import Answer
from agents.terminal import one_line, say
from app.ingest import Ingested
from graph_store import GraphSchema, ModelInfo
from graph_store.rows import GraphNode, GraphRelationship
from ifc_loader.compare import Change

WIDEST = 48
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


def plain(value: Any) -> Any:
    """JSON's fallback: messages and records as objects, sets as lists, the rest as text."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return str(value)


def note(sentence: str) -> None:
    """One line of progress on standard error."""
    say(f"  {one_line(sentence)}", sys.stderr)


def progress_of(name: str) -> Callable[[str, float], None]:
    """Progress of one file, a line for each phase."""
    told: list[str] = []

    def tell(phase: str, fraction: float) -> None:
        if not told or told[-1] != phase:
            told.append(phase)
            note(f"{name}: {phase} ({fraction:.0%})")

    return tell


def ingested(done: Ingested, twin: str) -> str:
    if not done.changed:
        return f"{done.model} is in the twin {twin!r} already; nothing was changed."
    found = f"; {done.findings} findings in its quality report" if done.findings else ""
    return (
        f"{done.model} is in the twin {twin!r}: {done.nodes:,} nodes, "
        f"{done.relationships:,} relationships{found}."
    )


def answer(found: Answer) -> str:
    parts = [" ".join([found.answer, *found.assumptions])]
    if found.cypher:
        parts.append(found.cypher)
    if found.rows:
        parts.append(table(headings(found), found.rows, len(found.rows)))
    return "\n\n".join(parts)


def table(columns: Sequence[str], rows: Sequence[Sequence[Any]], total: int) -> str:
    """Rows in columns of text; tells how many are not shown."""
    head, *cells = [[cell(value) for value in row] for row in (columns, *rows)]
    widths = [
        min(WIDEST, max(len(name), *(len(row[i]) for row in cells), 0))
        for i, name in enumerate(head)
    ]

    def line(values: Iterable[str]) -> str:
        cut = (v if len(v) <= w else v[: w - 1] + "…" for v, w in zip(values, widths, strict=True))
        return "  ".join(v.ljust(w) for v, w in zip(cut, widths, strict=True)).rstrip()

    lines = [line(head), line("─" * width for width in widths), *map(line, cells)]
    if total > len(rows):
        lines.append(f"first {len(rows):,} of {total:,} rows")
    return "\n".join(lines)


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


def models(found: Sequence[ModelInfo], twin: str) -> str:
    if not found:
        return (
            f"The twin {twin!r} is empty. Give it a building: oriel ingest FILE, or oriel sample."
        )
    rows = [
        (m.name, m.ifc_schema, m.nodes, m.relationships, m.application, m.time_stamp) for m in found
    ]
    columns = ("model", "schema", "nodes", "relationships", "written by", "on")
    return table(columns, rows, len(rows))


def counted(found: Sequence[Change]) -> str:
    """How many changes of each kind there are: `2 added, 1 changed`."""
    counts = Counter(change.kind.value for change in found)
    return ", ".join(f"{count:,} {kind}" for kind, count in sorted(counts.items()))


def changes(found: Sequence[Change], name: str) -> str:
    """What changed, a line for each entity and one for each of its properties."""
    if not found:
        return f"{name} has not changed."
    lines = [f"{name}: {counted(found)}"]
    for change in found:
        named = f"'{cell(change.name)}'" if change.name else "without a name"
        lines.append(f"{change.kind}: {change.ifc_class} {named} ({change.global_id})")
        for prop, (before, after) in change.properties.items():
            lines.append(f"    {prop}: {cell(before) or 'nothing'} → {cell(after) or 'nothing'}")
        for word, edges in (("no longer", change.lost), ("now", change.gained)):
            for kind, end in edges:
                other = f"{change.called[end]} ({end})" if end in change.called else end
                lines.append(f"    {word} {kind.lower().replace('_', ' ')} {other}")
    return "\n".join(lines)


def schema(found: GraphSchema) -> str:
    lines = []
    for kind in sorted(found.kinds, key=lambda k: -k.count):
        lines.append(f":{':'.join(kind.labels)}  {kind.count:,}")
        for prop in kind.properties:
            unit = f" in {prop.unit}" if prop.unit else ""
            filled = f"{prop.filled:,} of {kind.count:,}"
            lines.append(f"    {prop.name}: {'|'.join(prop.types)}{unit}, {filled}")
    lines.append("")
    for triple in sorted(found.triples, key=lambda t: (t.type, -t.count)):
        start, end = triple.start[:1], triple.end[:1]
        lines.append(f"(:{''.join(start)})-[:{triple.type}]->(:{''.join(end)})  {triple.count:,}")
    return "\n".join(lines)
