"""Which rows tell what those above come to: a word says so, and so do all their numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import nan

from ifc_loader.package_tables import package_table
from ifc_loader.spooled import Spooled
from registers.cells import numbers_in
from registers.mapping import Sign
from registers.tables import Cell

Row = Sequence[Cell]
NEAR = 1e-3
"""The share of a sum by which it may be off: rows are told with few decimals."""
LOST = 1e-9
"""The share of all that was added by which a difference of two sums may be off."""
MOST_GROUPS = 100
"""The groups a total may be of, the last ones, besides all rows."""
SIGNS: tuple[Sign, Sign] = (".", ",")
Sums = dict[int, tuple[float, float]]
"""What the numbers of each column come to, by each sign that may stand before fractions; not a
number where one is none by that sign."""


@dataclass(slots=True)
class Totals:
    """The rows of a table as they are kept, and the sums of those where they are asked for.

    Where a group begins (`begin`) a total may begin too.
    """

    kept: Spooled[tuple[Cell, ...]] = field(default_factory=Spooled)
    starts: list[int] = field(default_factory=list)
    _upto: int = 0
    _sums: Sums = field(default_factory=dict)
    _groups: list[tuple[int, Sums]] = field(default_factory=lambda: [(0, {})])

    def begin(self) -> None:
        """Say that the next row is the first of a group."""
        self.starts.append(len(self.kept))

    def agrees(self, row: Row) -> bool:
        """Whether every number of a row is what the rows of one group come to, up to it.

        One row is a group only where something says that a group begins with it.
        """
        self._add_up()
        said = {place: values for place, cell in enumerate(row) if (values := numbers(cell))}
        return bool(said) and any(
            all(self._comes_to(values, place, before) for place, values in said.items())
            for start, before in self._groups
            if start or self._upto > 1
        )

    def _comes_to(self, said: dict[Sign, float], place: int, before: Sums) -> bool:
        now, then = self._sums.get(place, (0.0, 0.0)), before.get(place, (0.0, 0.0))
        return any(
            abs(number - (now[n] - then[n])) <= NEAR * abs(number) + LOST * abs(now[n])
            for n, sign in enumerate(SIGNS)
            if (number := said.get(sign)) is not None
        )

    def _add_up(self) -> None:
        while self._upto < len(self.kept):
            if self.starts and self.starts[0] == self._upto:
                self._groups.append((self._upto, dict(self._sums)))
                del self.starts[0], self._groups[1:-MOST_GROUPS]
            for place, cell in enumerate(self.kept[self._upto]):
                if values := numbers(cell):
                    one, other = self._sums.get(place, (0.0, 0.0))
                    self._sums[place] = (
                        one + values.get(SIGNS[0], nan),
                        other + values.get(SIGNS[1], nan),
                    )
            self._upto += 1


def numbers(cell: Cell) -> dict[Sign, float]:
    """The number that a cell may be read as, by the sign before its fraction."""
    if isinstance(cell, str):
        return numbers_in(cell) if cell[:1] in "+-.0123456789 " else {}
    plain = isinstance(cell, int | float) and not isinstance(cell, bool)
    return dict.fromkeys(SIGNS, float(cell)) if plain else {}  # type: ignore[arg-type]


def is_named(cell: Cell) -> bool:
    """Whether a cell begins or ends with a word for a total: `Summe Heizung`, `Heating, total`."""
    if not isinstance(cell, str):
        return False
    said = cell.casefold().split()
    if not said or not {_bare(said[0]), _bare(said[-1])} & _outer_words():
        return False
    told = tuple(word for each in said if (word := _bare(each)))
    return any(told[: len(each)] == each or told[-len(each) :] == each for each in _words())


def _bare(word: str) -> str:
    return word.strip(",:.()")


@cache
def _outer_words() -> frozenset[str]:
    """The words that a phrase for a total begins or ends with."""
    return frozenset(word for each in _words() for word in (each[0], each[-1]))


@cache
def _words() -> frozenset[tuple[str, ...]]:
    told = package_table("registers.sources", "bodies.toml")["totals"]
    return frozenset(tuple(each.casefold().split()) for each in told)
