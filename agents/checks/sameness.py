"""Whether two results say the same, however their queries name and order the columns."""

from typing import Any

from graph_store.rows import GraphNode, Rows

DIGITS = 6
"""Significant digits by which two measured numbers are the same."""


def same_result(one: Rows, other: Rows, *, in_order: bool = False) -> bool:
    """Whether two results bear the same values.

    Rows in any order, if not told otherwise; the columns of the narrower are found among those of
    the wider, each by its values. Nothing found is the same as nothing found, but for a count it
    is 0.
    """
    if one.total != other.total or len(one.rows) != len(other.rows):
        return False
    narrow, wide = sorted((one, other), key=lambda rows: len(rows.columns))
    theirs = [[_plain(cell) for cell in column] for column in _columns(wide)]
    mine = [[_plain(cell) for cell in column] for column in _columns(narrow)]
    if not in_order:
        theirs, mine = ([sorted(one) for one in each] for each in (theirs, mine))
    return bool(mine) and all(column in theirs for column in mine) and _tells(mine)


def _tells(columns: list[list[str]]) -> bool:
    """Whether anything but nulls is compared."""
    return any(value != "None" for column in columns for value in column)


def _columns(rows: Rows) -> list[tuple[Any, ...]]:
    return [tuple(row[at] for row in rows.rows) for at in range(len(rows.columns))]


def _plain(cell: Any) -> str:
    match cell:
        case GraphNode():
            return str(cell.properties.get("GlobalId") or cell.key)
        case bool() | None:
            return str(cell)
        case int() | float():
            return f"{cell:.{DIGITS}g}"
        case list() | tuple():
            return str(sorted(map(_plain, cell)))
        case _:
            return str(cell)
