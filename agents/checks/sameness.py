"""Whether two results say the same, however their queries name and order the columns."""

from collections.abc import Iterable
from itertools import islice, product
from typing import Any

from graph_store.rows import GraphNode, Rows

DIGITS = 6
"""Significant digits by which two measured numbers are the same."""

MOST_TRIED = 1000
"""Ways in which columns of like values may stand for each other that are tried."""


def same_result(one: Rows, other: Rows, *, in_order: bool = False) -> bool:
    """Whether two results bear the same values, row by row.

    Rows in any order, if not told otherwise; the columns of the narrower are found among those of
    the wider, each by its values, and together they make the same rows. A number is not the text
    of it. Nothing found is the same as nothing found, but for a count it is 0.
    """
    if one.total != other.total or len(one.rows) != len(other.rows):
        return False
    narrow, wide = sorted((one, other), key=lambda rows: len(rows.columns))
    theirs = [[_plain(cell) for cell in column] for column in _columns(wide)]
    mine = [[_plain(cell) for cell in column] for column in _columns(narrow)]
    if not (mine and _tells(mine)):
        return False
    arranged = _as_they_are if in_order else sorted
    may_be = [
        [at for at, each in enumerate(theirs) if arranged(each) == arranged(column)]
        for column in mine
    ]
    rows = arranged(zip(*mine, strict=True))
    return any(
        len(set(chosen)) == len(chosen)
        and arranged(zip(*(theirs[at] for at in chosen), strict=True)) == rows
        for chosen in islice(product(*may_be), MOST_TRIED)
    )


def _as_they_are(values: Iterable[Any]) -> list[Any]:
    return list(values)


def _tells(columns: list[list[str]]) -> bool:
    """Whether anything but nulls is compared."""
    return any(value != "None" for column in columns for value in column)


def _columns(rows: Rows) -> list[tuple[Any, ...]]:
    return [tuple(row[at] for row in rows.rows) for at in range(len(rows.columns))]


def _plain(cell: Any) -> str:
    match cell:
        case GraphNode():
            return _plain(str(cell.properties.get("GlobalId") or cell.key))
        case bool() | None:
            return str(cell)
        case int() | float():
            return f"{cell:.{DIGITS}g}"
        case list() | tuple():
            return str(sorted(map(_plain, cell)))
        case _:
            return repr(str(cell))
