"""Whether what a sentence tells side by side stands side by side in the rows.

A sentence is read as records: `Hall: D1 0.9 m, D2 1.2 m` has the hall, in it a door with its
width, and another. What comes of a column that the record has already begins the next one, from
that column on; two of one column in a row share what follows.
"""

from collections.abc import Iterable
from typing import NamedTuple

Place = tuple[int, int]
"""Row and column of a cell."""


class Told(NamedTuple):
    """A name or a number of a sentence: where it stands there, and the cells that it may be."""

    at: int
    cells: frozenset[Place]


class _Field(NamedTuple):
    """What a record says of one column: the rows of each thing that it names there."""

    column: int
    rows: tuple[frozenset[int], ...]


Record = tuple[_Field, ...]


def torn_apart(told: Iterable[Told], many: int) -> bool:
    """Whether something is told of another row than it stands in; `many` rows there are."""
    record: Record = ()
    for _, cells in sorted(told):
        if len({row for row, _ in cells}) == many:
            continue  # what stands in every row tells none apart
        columns = sorted({column for _, column in cells}, key=lambda one: _known(one, record))
        longer = (_with(record, column, _rows(cells, column)) for column in columns)
        following = next((one for one in longer if one is not None), None)
        if following is None:
            return True
        record = following
    return False


def _known(column: int, record: Record) -> bool:
    return any(one.column == column for one in record)


def _rows(cells: Iterable[Place], column: int) -> frozenset[int]:
    return frozenset(row for row, at in cells if at == column)


def _with(record: Record, column: int, rows: frozenset[int]) -> Record | None:
    """The record with one thing more; None where that stands in none of its rows."""
    begins = next((at for at, one in enumerate(record) if one.column == column), len(record))
    head, tail = record[:begins], record[begins:]
    same_again = len(tail) == 1
    field = _Field(column, (*tail[0].rows, rows) if same_again else (rows,))
    if any(one.isdisjoint(rows) for before in head for one in before.rows):
        return None
    lone = [one.rows[0] for one in head if len(one.rows) == 1]
    return (*head, field) if rows.intersection(*lone) else None


def beside_another(called: list[Told], told: list[Told]) -> bool:
    """Whether something stands beside the name of another column than its own.

    The name of each is the nearest one, on the side on which names stand: where one comes first,
    each stands before what it is of, else behind.
    """
    if not called or not told:
        return False
    called, told = sorted(called), sorted(told)
    before = called[0].at < told[0].at
    return not all(_suits(one, called, before=before) for one in told)


def _suits(one: Told, called: list[Told], *, before: bool) -> bool:
    order = reversed(called) if before else called
    near = next((name for name in order if (name.at < one.at) is before), None)
    columns = {column for _, column in one.cells}
    return near is None or any(column in columns for _, column in near.cells)
