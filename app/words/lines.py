"""An answer and its rows as lines of text, for a terminal."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from agents import Answer
from app.words.values import cell, headings
from graph_store.rows import Rows

if TYPE_CHECKING:
    from agents.sql.answering import SqlAnswer

WIDEST = 48
"""Characters of a column."""


def answer(found: Answer) -> str:
    """The sentence, the Cypher and the rows."""
    parts = [" ".join([found.answer, *found.assumptions])]
    if found.cypher:
        parts.append(found.cypher)
    if found.rows:
        parts.append(table(headings(found), found.rows, len(found.rows)))
    return "\n\n".join(parts)


def sql_answer(found: "SqlAnswer") -> str:
    """The sentence, the SQL and the rows."""
    parts = [found.answer, *([found.sql] if found.sql else [])]
    if isinstance(found.execution, Rows) and found.execution.rows:
        rows = found.execution
        parts.append(table(rows.columns, rows.rows, rows.total))
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
