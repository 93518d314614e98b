"""Where the table of a sheet begins, and what its columns are called."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from ifc_loader.spooled import Spooled
from registers.cells import text
from registers.sources.bodies import Body, Merged, Row, texts_of
from registers.tables import Table, headed

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
        max(map(texts_of, first[head.rows :]), default=0),
    )
    rest = Spooled(body.rows(chain(first[head.rows :], rows), head.rows))
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

    Names that are merged over several columns go before those of the row below.
    """
    widest = max((_width(row) for row in first), default=0)
    fitting = (n for n, row in enumerate(first) if _width(row) * 2 >= widest and _names(row, n))
    at = next(fitting, 0)
    names = [text(cell) for cell in first[at]] if first else []
    spans = [(a, b) for (row, a), (_, b) in merged if row == at and b > a]
    below = [text(cell) for cell in first[at + 1]] if spans and at + 1 < len(first) else []
    for a, b in spans if below and _names(first[at + 1], 1) else ():
        names[a : b + 1] = [f"{names[a]} {each}".strip() for each in below[a : b + 1]]
    rows = at + 1 + bool(spans and below)
    above = tuple(" | ".join(filter(None, map(text, row))) for row in first[:at])
    return Head(tuple(names), rows, above)


def _width(row: Row) -> int:
    return sum(bool(text(cell)) for cell in row)


def _names(row: Row, number: int) -> bool:
    """Whether cells can be names: the first row's anyway, others' where all are texts, and two."""
    filled = [cell for cell in row if text(cell)]
    words = all(isinstance(cell, str) and not cell.strip()[:1].isdigit() for cell in filled)
    return not number or (words and len(filled) > 1)
