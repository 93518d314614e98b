"""Where the table of a sheet begins, and what its columns are called."""

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, zip_longest

from registers.cells import text
from registers.sources.bodies import Body, Merged
from registers.sources.totals import Row, numbers
from registers.tables import Cell, Table, headed

LOOKED_AT = 20
"""Rows from the top among which the head is."""


@dataclass(frozen=True, slots=True)
class Head:
    """The names of columns, how many rows they end with, and what stands above them."""

    columns: tuple[str, ...]
    rows: int
    above: tuple[str, ...]


def table_of(name: str, rows: Iterator[Row], merged: Iterable[Merged] = ()) -> Table:
    """The table of rows whose head is among the first; titles above it are kept apart.

    What is merged down is in each of its rows; heads of groups, heads that are repeated and totals
    are left out, and told.
    """
    first, merged = list(islice(rows, LOOKED_AT)), tuple(merged)
    head = head_of(first, merged)
    columns, told = headed(name, head.columns)
    body = Body(
        name,
        tuple(title.strip() for title in head.columns),
        tuple(each for each in merged if each[0][0] >= head.rows),
    )
    rest = body.read(chain(first[head.rows :], rows), head.rows)
    pairs = zip(columns, head.columns, strict=True)
    return Table(
        name,
        columns,
        rest,
        first_row=head.rows + 1,
        titles=head.above,
        repeated=tuple(own for own, title in pairs if own != title.strip()),
        findings=(*told, *body.findings),
    )


def head_of(first: Sequence[Row], merged: Iterable[Merged] = ()) -> Head:
    """The first row of names that is at least half as wide as the widest; else the first row.

    Names that are merged over several columns go before those of the row below; where that row
    names none, each of the columns has the name.
    """
    merged = tuple(merged)
    widest = max((_width(row) for row in first), default=0)
    fitting = (
        n
        for n, row in enumerate(first)
        if _width(row) * 2 >= widest and _names(row, n) and not _is_title(row, n, merged)
    )
    at = next(fitting, 0)
    names = [text(cell) for cell in first[at]] if first else []
    spans = [(a, b) for (row, a), (_, b) in merged if row == at and b > a]
    below = [text(cell) for cell in first[at + 1]] if _goes_on(first, at, merged, spans) else []
    for a, b in spans:
        parts = below[a : b + 1] or [""] * len(names[a : b + 1])
        names[a : b + 1] = [f"{names[a]} {each}".strip() for each in parts]
    names = [name or under for name, under in zip_longest(names, below, fillvalue="")]
    above = tuple(" | ".join(filter(None, map(text, row))) for row in first[:at])
    return Head(tuple(names), at + 1 + bool(below), above)


def _is_title(row: Row, number: int, merged: Sequence[Merged]) -> bool:
    """Whether all that a row says is one text merged over several columns."""
    across = any(a == number and right > left for (a, left), (_, right) in merged)
    return across and _width(row) == 1


def _goes_on(
    first: Sequence[Row], at: int, merged: Sequence[Merged], spans: Sequence[tuple[int, int]]
) -> bool:
    """Whether the row below one of names has the names of what is merged over several columns.

    A name that is merged down into that row says so. Else it is all texts that tell the columns
    of each span apart, it says nothing below other names, and either leaves such a name alone or
    stands above numbers or days: words below a name are else a row.
    """
    if not spans or at + 1 >= len(first):
        return False
    if any(top == at and bottom > at for (top, _), (bottom, _) in merged):
        return True
    names, below = first[at], first[at + 1]
    under = [[text(cell) for cell in below[a : b + 1]] for a, b in spans]
    if not _names(below, 1) or any(not all(u) or len({*u}) < len(u) for u in under):
        return False
    spanned = {place for a, b in spans for place in range(a, b + 1)}
    others = [n for n, cell in enumerate(names) if text(cell) and n not in spanned]
    if any(n < len(below) and text(below[n]) for n in others):
        return False
    rows = first[at + 2 :]
    return bool(others) or any(counts(row[n]) for row in rows for n in spanned if n < len(row))


def _width(row: Row) -> int:
    return sum(bool(text(cell)) for cell in row)


def counts(cell: Cell) -> bool:
    """Whether a cell is a number or a day, and none of the words that columns are called by."""
    return bool(numbers(cell)) or isinstance(cell, dt.date)


def _names(row: Row, number: int) -> bool:
    """Whether cells can be names: the first row's anyway, others' where all are texts, and two."""
    filled = [cell for cell in row if text(cell)]
    words = all(isinstance(cell, str) and not cell.strip()[:1].isdigit() for cell in filled)
    return not number or (words and len(filled) > 1)
