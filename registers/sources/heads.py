"""Where the tables of a sheet begin, and what their columns are called."""

import datetime as dt
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import count, takewhile, zip_longest

from ifc_loader.placeholders import placeholder
from ifc_loader.property_graph import Finding
from registers.cells import says, text
from registers.sources.bodies import Body, Merged, repeats
from registers.sources.lines import Lines
from registers.sources.totals import Row, numbers
from registers.tables import Cell, Table, headed

LOOKED_AT = 20
"""Rows from the top among which the head is."""
FEWEST = 2
"""Rows of a table below another."""


@dataclass(frozen=True, slots=True)
class Head:
    """The names of columns, how many rows they end with, and what stands above them."""

    columns: tuple[str, ...]
    rows: int
    above: tuple[str, ...]


def tables_of(
    name: str, rows: Iterator[Row], merged: Iterable[Merged] = (), taken: Set[str] = frozenset()
) -> tuple[Table, ...]:
    """The table of rows whose head is among the first, and those that begin below it; titles above
    a head are kept apart.

    What is merged down is in each of its rows; heads of groups, heads that are repeated and totals
    are left out, and told. The second table is called `name 2`, or by the next number that makes a
    name that is not `taken`.
    """
    lines, merged = Lines(rows), tuple(merged)
    found = [_table(name, lines, merged)]
    free = (f"{name} {n}" for n in count(2) if f"{name} {n}" not in taken)
    while lines.ahead(1):
        own = next(free)
        told = f"{name} row {lines.number + 1}: another table begins; it is read as {own!r}"
        begun = _table(own, lines, merged)
        finding = Finding("another table", f"{name}!{begun.first_row}", told)
        found.append(replace(begun, findings=(finding, *begun.findings)))
    return tuple(found)


def _table(name: str, lines: Lines, merged: Sequence[Merged]) -> Table:
    """The table that begins with the next of the lines; they stand before the next table then."""
    head = head_of(lines.ahead(LOOKED_AT), _from(lines.number, merged))
    begin, first = lines.number, lines.number + head.rows
    while lines.number < first and lines.take() is not None:
        pass
    columns, told = headed(name, head.columns)
    titles = tuple(title.strip() for title in head.columns)
    body = Body(name, titles, tuple(each for each in merged if each[0][0] >= first))
    rest = body.read(_rows_of(lines, titles, merged), first)
    return Table(
        name,
        columns,
        rest,
        first_row=first + 1,
        titles=(*[""] * begin, *head.above),
        repeated=tuple(own for own, title in zip(columns, titles, strict=True) if own != title),
        findings=(*told, *body.findings),
    )


def _rows_of(lines: Lines, titles: Sequence[str], merged: Sequence[Merged]) -> Iterator[Row]:
    """The rows of the table of these titles: all, or those before another one begins."""
    apart, before = False, deque[Row](maxlen=LOOKED_AT)
    while (row := lines.take()) is not None:
        blank = not (row and says(row[0])) and not any(map(says, row))
        if apart and not blank:
            ahead = [row, *lines.ahead(LOOKED_AT)]
            block = [*takewhile(lambda each: any(map(says, each)), ahead)]
            head = head_of(block, _from(lines.number - 1, merged))
            if _begins(head, block, titles) and not _says_again(
                head, [*before, *block[head.rows :]]
            ):
                lines.back(row)
                return
        apart = blank
        before.append(row)
        yield row


def _begins(head: Head, block: Sequence[Row], titles: Sequence[str]) -> bool:
    """Whether rows between blank ones are a table of their own, and not more rows of the one above.

    The first that is no title is all different words without a digit, which are not those of
    `titles`. Two rows and more are below it and say nothing beside it, and of one column they say
    but numbers or days, or they are at most half as many columns.
    """
    at, below = len(head.above), block[head.rows :]
    named = {place: cell for place, cell in enumerate(head.columns) if cell}
    if (
        len(below) < FEWEST
        or not _names(block[at], 1)
        or any(_width(row) > 1 for row in block[:at])
    ):
        return False
    words = {each for each in named.values() if not placeholder("", each)}
    if len(words) < len(named) or any(sign.isdigit() for each in words for sign in each):
        return False
    columns: dict[int, list[Cell]] = defaultdict(list)
    for place, cell in ((p, c) for row in below for p, c in enumerate(row) if says(c)):
        columns[place].append(cell)
    counted = any(all(map(counts, cells)) for cells in columns.values())
    narrow = len(named) * 2 <= sum(map(bool, titles))
    whole = columns.keys() <= named.keys() and not repeats([*named.items()], titles)
    return whole and (counted or narrow)


def _says_again(head: Head, rows: Sequence[Row]) -> bool:
    """Whether rows say in a column what it would be called: then it is one of what they say."""
    names = {place: cell for place, cell in enumerate(head.columns) if cell}
    return any(
        place < len(row) and text(row[place]) == name
        for row in rows
        for place, name in names.items()
    )


def _from(number: int, merged: Sequence[Merged]) -> list[Merged]:
    """What is merged, with its rows counted from that of a number."""
    return [((a - number, left), (b - number, right)) for (a, left), (b, right) in merged]


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
    of each span apart and no row says again, it says nothing below other names, and either leaves
    such a name alone or stands above numbers or days: words below a name are else a row.
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
    rows = first[at + 2 :]
    called = Head(tuple(map(text, below)), at + 2, ())
    if any(n < len(below) and text(below[n]) for n in others) or _says_again(called, rows):
        return False
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
