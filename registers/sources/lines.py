"""The rows of a sheet one by one, each with its number; those ahead may be looked at."""

from collections import deque
from collections.abc import Iterator
from itertools import islice

from registers.sources.totals import Row


class Lines:
    """Rows that are gone through once; `number` is that of the next one, from nought."""

    def __init__(self, rows: Iterator[Row]) -> None:
        self.number = 0
        self._rows = rows
        self._held: deque[Row] = deque()

    def ahead(self, count: int) -> list[Row]:
        """The next rows, as many as there are, which stay."""
        self._held.extend(islice(self._rows, max(0, count - len(self._held))))
        return list(islice(self._held, count))

    def take(self) -> Row | None:
        """The next row, which is behind then; None behind the last."""
        row = self._held.popleft() if self._held else next(self._rows, None)
        self.number += row is not None
        return row

    def back(self, row: Row) -> None:
        """Put the row that was taken last before the others again."""
        self._held.appendleft(row)
        self.number -= 1
