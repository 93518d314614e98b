"""The rows below the head of a sheet: what is merged down is filled, what is no row is told.

A row keeps its number: one that is left out is there without cells.
"""

import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from ifc_loader.package_tables import package_table
from ifc_loader.property_graph import Finding
from registers.cells import numbers_in, text
from registers.tables import Cell

Row = Sequence[Cell]
Merged = tuple[tuple[int, int], tuple[int, int]]
"""The first and the last cell of those that are merged: row and column, from nought."""
LEFT_OUT = "row left out"
FILLED = "merged cells filled"
NEAR = 1e-6
"""The share of a sum by which it may be off: what is saved of fractions is rounded."""


@dataclass(slots=True)
class Body:
    """What is found of the rows of `table` while they are gone through.

    `merged` are the cells merged below the head; `usual` is how many texts the first rows have.
    """

    table: str
    titles: tuple[str, ...]
    merged: tuple[Merged, ...]
    usual: int
    findings: list[Finding] = field(default_factory=list)
    sums: dict[int, float] = field(default_factory=dict)
    """What the numbers of each column come to, of tables whose rows have one text at most."""

    def rows(self, rows: Iterator[Row], first: int) -> Iterator[tuple[Cell, ...]]:
        """The rows as they are read; `first` is the number of the first, from nought."""
        down: dict[int, list[Merged]] = {}
        for each in self.merged:
            down.setdefault(each[0][0], []).append(each)
        running: list[tuple[int, int, Cell]] = []
        for number, row in enumerate(rows, start=first):
            running = [each for each in running if each[0] >= number]
            filled = _filled(row, running) if running else tuple(row)
            running += _begun(filled, down.get(number, ()))
            why = self._no_row(filled, down.get(number, ()))
            if why:
                told = f"{self.table} row {number + 1}: {why}; it is no row of its own"
                self.findings.append(Finding(LEFT_OUT, f"{self.table}!{number + 1}", told))
            yield ("",) * len(filled) if why else filled
        spans = [each for each in self.merged if each[1][0] > each[0][0]]
        if spans:
            told = f"{self.table}: {len(spans)} cells are merged down; each row has what they say"
            self.findings.append(Finding(FILLED, self.table, told))

    def _no_row(self, row: Row, merged: Sequence[Merged]) -> str:
        """Why a row is none; empty where it is one. Of most rows their first cell tells."""
        place, first = next(((p, cell) for p, cell in enumerate(row) if cell != ""), (0, ""))
        word = _folded(first) in _totals()
        repeated = place < len(self.titles) and first == self.titles[place]
        if not (word or repeated or merged) and self.usual > 1:
            return ""
        said = [(place, cell) for place, cell in enumerate(row) if text(cell)]
        if len(said) == 1 and any(_across(each, len(self.titles)) for each in merged):
            return f"{text(said[0][1])!r:.80} heads those below"
        if self._repeats_head(said):
            return "it repeats the names of the columns"
        if word and self._sums_up(said):
            return f"{text(first)!r:.80} of those above"
        if self.usual < 2:
            for place, cell in said:
                self.sums[place] = self.sums.get(place, 0.0) + next(iter(_numbers(cell)), 0.0)
        return ""

    def _sums_up(self, said: Sequence[tuple[int, Cell]]) -> bool:
        """Whether a row has one text and else numbers; where others have no more, their sum."""
        alone = len(said) > 1 and texts_of([cell for _, cell in said]) == 1
        return alone and (self.usual > 1 or self._agrees(said))

    def _repeats_head(self, said: Sequence[tuple[int, Cell]]) -> bool:
        width = len(self.titles)
        same = [place < width and text(cell) == self.titles[place] for place, cell in said]
        return len(said) > 1 and all(same) and len(said) * 2 >= sum(map(bool, self.titles))

    def _agrees(self, said: Sequence[tuple[int, Cell]]) -> bool:
        """Whether a number of the row is what those above come to."""
        return any(
            abs(number - self.sums.get(place, 0.0)) <= NEAR * abs(number)
            for place, cell in said
            for number in _numbers(cell)
        )


def texts_of(row: Row) -> int:
    """How many cells of a row say something that is no number."""
    return sum(bool(text(cell)) and not _numbers(cell) for cell in row)


def counts(cell: Cell) -> bool:
    """Whether a cell is a number or a day, and none of the words that columns are called by."""
    return bool(_numbers(cell)) or isinstance(cell, dt.date)


def _numbers(cell: Cell) -> tuple[float, ...]:
    """The numbers that a cell may be read as."""
    if isinstance(cell, str):
        return tuple(numbers_in(cell).values())
    plain = isinstance(cell, int | float) and not isinstance(cell, bool)
    return (float(cell),) if plain else ()  # type: ignore[arg-type]


def _filled(row: Row, running: Sequence[tuple[int, int, Cell]]) -> tuple[Cell, ...]:
    """A row with what is merged down into it."""
    cells = list(row)
    for _, place, cell in running:
        if place < len(cells) and not text(cells[place]):
            cells[place] = cell
    return tuple(cells)


def _begun(row: Row, merged: Sequence[Merged]) -> Iterator[tuple[int, int, Cell]]:
    """The last row, the column and the cell of those that are merged down from a row."""
    for (top, place), (bottom, _) in merged:
        if bottom > top and place < len(row):
            yield bottom, place, row[place]


def _across(merged: Merged, width: int) -> bool:
    """Whether cells are merged over at least half of a row, and not down."""
    (top, left), (bottom, right) = merged
    return top == bottom and (right - left + 1) * 2 >= width and right > left


def _folded(cell: Cell) -> str:
    return cell.strip(" :.").casefold() if isinstance(cell, str) else ""


@cache
def _totals() -> frozenset[str]:
    return frozenset(
        each.casefold() for each in package_table("registers.sources", "bodies.toml")["totals"]
    )
