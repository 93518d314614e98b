"""Rows and errors as text for a model, within a budget and never cut in silence."""

import json
from typing import Any

from graph_store.rows import Execution, GraphNode, GraphRelationship, QueryError

MOST_ROWS = 50
MOST_CHARACTERS = 6000


def result_text(execution: Execution) -> str:
    """A result as a table of ` | ` separated cells, told where it goes on unseen."""
    if isinstance(execution, QueryError):
        return f"ERROR {execution.code}: {execution.message}"
    if not execution.rows:
        return f"columns: {' | '.join(execution.columns)}\n0 rows"
    lines = [" | ".join(execution.columns)]
    length = 0
    for row in execution.rows[:MOST_ROWS]:
        line = " | ".join(cell_text(cell) for cell in row)
        length += len(line)
        if length > MOST_CHARACTERS and len(lines) > 1:
            break
        lines.append(line[:MOST_CHARACTERS])
    shown = len(lines) - 1
    return "\n".join([*lines, f"(first {shown} of {execution.total} rows)"])


def cell_text(cell: Any) -> str:
    """One cell: a node as `(:Label {…})` with its telling properties, else JSON."""
    if isinstance(cell, GraphNode):
        telling = {
            name: cell.properties[name]
            for name in ("GlobalId", "Name", "LongName", "name")
            if name in cell.properties
        }
        return f"(:{cell.labels[0] if cell.labels else ''} {json.dumps(telling or cell.key)})"
    if isinstance(cell, GraphRelationship):
        return f"[:{cell.type} {json.dumps(cell.properties, default=str)}]"
    if isinstance(cell, list | tuple):
        return "[" + ", ".join(cell_text(one) for one in cell) + "]"
    if isinstance(cell, str):
        return one_line(cell)
    return json.dumps(cell, ensure_ascii=False, default=str)


def one_line(text: str) -> str:
    """A text from a file without line breaks, so that it cannot pass for a line of its own."""
    return " ".join(text.splitlines())
