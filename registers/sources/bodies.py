"""The rows below the head of a sheet: what is merged down is filled, what is no row is told.

A row keeps its number: one that is left out is there without cells.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from ifc_loader.property_graph import Finding
from ifc_loader.spooled import Spooled
from registers.cells import text
from registers.sources.totals import Row, Totals, is_named, numbers
from registers.tables import Cell

Merged = tuple[tuple[int, int], tuple[int, int]]
"""The first and the last cell of those that are merged: row and column, from nought."""
LEFT_OUT = "row left out"
NO_TOTAL = "no total"
FILLED = "merged cells filled"
BESIDE = "tables side by side"
_BRACKETED = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")


@dataclass(slots=True)
class Body:
    """What is found of the rows of `table` while they are gone through.

    `merged` are the cells merged below the head.
    """

    table: str
    titles: tuple[str, ...]
    merged: tuple[Merged, ...]
    findings: list[Finding] = field(default_factory=list)
    totals: Totals = field(default_factory=Totals)

    def read(self, rows: Iterator[Row], first: int) -> Spooled[tuple[Cell, ...]]:
        """The rows as they are kept; `first` is the number of the first, from nought."""
        down: dict[int, list[Merged]] = {}
        for each in self.merged:
            down.setdefault(each[0][0], []).append(each)
        running: list[tuple[int, int, Cell]] = []
        kept, before, number = self.totals.kept, tuple[Cell, ...](), first
        gaps = _between(self.titles)
        for number, row in enumerate(rows, start=first):
            running = [each for each in running if each[0] >= number]
            filled = _filled(row, running) if running else tuple(row)
            gaps = [p for p in gaps if p >= len(filled) or not text(filled[p])]
            running += _begun(filled, down.get(number, ()))
            if why := self._no_row(row, before, number, down.get(number, ())):
                told = f"{self.table} row {number + 1}: {why}; it is no row of its own"
                self.findings.append(Finding(LEFT_OUT, f"{self.table}!{number + 1}", told))
            else:
                before = filled
            kept.append(("",) * len(filled) if why else filled)
        spans = [each for each in self.merged if each[0][0] <= number and each[1][0] > each[0][0]]
        if spans:
            told = f"{self.table}: {len(spans)} cells are merged down; each row has what they say"
            self.findings.append(Finding(FILLED, self.table, told))
        self.findings += self._beside(gaps)
        return kept

    def _beside(self, gaps: Sequence[int]) -> Iterator[Finding]:
        """What stands behind columns that are blank from top to bottom: it may be another table."""
        for place in gaps:
            behind = list(takewhile(bool, self.titles[place + 1 :]))
            if behind:
                told = (
                    f"{self.table}: a blank column stands before {', '.join(behind)!r:.120}; "
                    "what is below is read as of the same rows; if it is another table, put it "
                    "on a sheet of its own"
                )
                yield Finding(BESIDE, self.table, told)

    def _no_row(self, row: Row, before: Row, number: int, merged: Sequence[Merged]) -> str:
        """Why a row is none; empty where it is one. Of most rows their first cell tells that the
        row `before` does not have."""
        width = len(before)
        own = ((p, c) for p, c in enumerate(row) if c != "" and (p >= width or c != before[p]))
        place, first = next(own, (0, ""))
        named = is_named(first)
        repeated = place < len(self.titles) and _same(first, self.titles[place])
        if not (named or repeated or merged):
            return ""
        said = [(place, cell) for place, cell in enumerate(row) if text(cell)]
        if len(said) == 1 and any(_across(each, len(self.titles)) for each in merged):
            self.totals.begin()
            return f"{text(said[0][1])!r:.80} heads those below"
        if repeats(said, self.titles):
            return "it repeats the names of the columns"
        if named and self._sums_up(row, said, before, number):
            self.totals.begin()
            return f"{text(first)!r:.80} of those above"
        return ""

    def _sums_up(
        self, row: Row, said: Sequence[tuple[int, Cell]], before: Row, number: int
    ) -> bool:
        """Whether a row is a total: one text, those apart that the row before has too, and numbers
        that are all sums. One whose numbers are none is told."""
        texts = [place for place, cell in said if not numbers(cell)]
        own = [n for n in texts if n >= len(before) or row[n] != before[n]]
        if len(own) != 1 or len(texts) == len(said):
            return False
        if self.totals.agrees(row):
            return True
        told = (
            f"{self.table} row {number + 1}: {text(row[own[0]])!r:.80} reads like a total, and its "
            "numbers are no sums of those above; it is a row"
        )
        self.findings.append(Finding(NO_TOTAL, f"{self.table}!{number + 1}", told))
        return False


def repeats(said: Sequence[tuple[int, Cell]], titles: Sequence[str]) -> bool:
    """Whether what a row says, each with its column, are `titles` again: words, at least half as
    many, and most of them the same."""
    same = sum(place < len(titles) and _same(cell, titles[place]) for place, cell in said)
    words = all(isinstance(cell, str) and not numbers(cell) for _, cell in said)
    wide = len(said) > 1 and len(said) * 2 >= sum(map(bool, titles))
    return words and wide and same * 2 > len(said)


def _between(titles: Sequence[str]) -> list[int]:
    """The columns without a title that have one before and behind them."""
    named = [place for place, title in enumerate(titles) if title]
    return [p for p in range(named[0], named[-1]) if not titles[p]] if named else []


def _same(cell: Cell, title: str) -> bool:
    """Whether a cell is a title, or that without what stands behind its first words: `Cost` is
    `Cost EUR`, `Cost (EUR)` is `Cost`, and `Room 1` is no `Room`."""
    if not isinstance(cell, str) or cell[:1].casefold() != title[:1].casefold():
        return False
    said, whole = _plain(cell), _plain(title)
    return bool(said) and (said == whole or whole.startswith(f"{said} "))


def _plain(said: str) -> str:
    return _BRACKETED.sub("", said).strip(" .:*").casefold()


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
