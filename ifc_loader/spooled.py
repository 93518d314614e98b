"""Sequences and sets that take little memory however long they grow: what is full goes to disk."""

import os
import pickle
import sqlite3
import tempfile
from collections.abc import Hashable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar, overload

T = TypeVar("T")
CHUNK = 1000
"""Values of a sequence that are held; so many go to its file together."""
FEW = 10_000
"""Values of a set that are held."""


class Spool:
    """A file for a while that chunks of several sequences stand in; it goes with the last."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115  it is closed with the last sequence

    def put(self, chunk: Sequence[Any]) -> int:
        """Keep a chunk; the place where it stands."""
        place = self._file.seek(0, os.SEEK_END)
        pickle.dump(chunk, self._file, pickle.HIGHEST_PROTOCOL)
        return place

    def get(self, place: int) -> Any:
        """The chunk at a place."""
        self._file.seek(place)
        return pickle.load(self._file)


class Spooled(Sequence[T]):
    """A sequence that is appended to, of which the last `CHUNK` values are held.

    It is fast to go through, as often as wanted, and slow to be asked for one value here and one
    there. Long ones are pickled as a file in the folder for temporary files, which who unpickles
    them takes over: once.
    """

    def __init__(self, values: Iterable[T] = (), spool: Spool | None = None) -> None:
        self._spool = spool
        self._places: list[int] = []
        self._last: list[T] = []
        self._asked: tuple[int, list[T]] = (-1, [])
        self.extend(values)

    def append(self, value: T) -> None:
        """Put a value behind the others."""
        self._last.append(value)
        if len(self._last) == CHUNK:
            self._spool = self._spool or Spool()
            self._places.append(self._spool.put(self._last))
            self._last = []

    def extend(self, values: Iterable[T]) -> None:
        """Put values behind the others."""
        for value in values:
            self.append(value)

    def __len__(self) -> int:
        return len(self._places) * CHUNK + len(self._last)

    def __iter__(self) -> Iterator[T]:
        for part in range(len(self._places)):
            yield from self._chunk(part)
        yield from self._last

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        part, place = divmod(range(len(self))[at], CHUNK)
        if part == len(self._places):
            return self._last[place]
        if part != self._asked[0]:
            self._asked = part, self._chunk(part)
        return self._asked[1][place]

    def _chunk(self, part: int) -> list[T]:
        assert self._spool is not None, "a sequence with places has a file"
        found: list[T] = self._spool.get(self._places[part])
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        if not self._places:
            return Spooled, (self._last,)
        handle, path = tempfile.mkstemp(prefix="oriel-spooled-")
        with open(handle, "wb") as file:  # noqa: PTH123  open already
            for chunk in (*map(self._chunk, range(len(self._places))), self._last):
                pickle.dump(chunk, file, pickle.HIGHEST_PROTOCOL)
        return _taken_over, (path,)


def _taken_over(path: str) -> Spooled[Any]:
    """The sequence that was pickled into a file, which goes."""
    with Path(path).open("rb") as file:
        found = Spooled(_values(file))
    Path(path).unlink()
    return found


def _values(file: Any) -> Iterator[Any]:
    while True:
        try:
            yield from pickle.load(file)
        except EOFError:
            return


class Distinct:
    """A set of values that are told apart by their `repr`, each with a text beside it.

    `most` are held; of more all are on disk, but for those that were asked for lately.
    """

    def __init__(self, values: Iterable[Hashable] = (), most: int = FEW) -> None:
        self._most = most
        self._few: dict[Hashable, str] = {}
        self._lately: dict[str, str] = {}
        self._many: sqlite3.Connection | None = None
        self._count = 0
        for value in values:
            self.add(value)

    def add(self, value: Hashable, beside: str = "") -> bool:
        """Put a value in; whether it was not there yet. Else its text stays as it is."""
        if self._many is not None:
            new = self._insert(value, beside)
        elif new := value not in self._few:
            self._few[value] = beside
            if len(self._few) > self._most:
                self._spill()
        self._count += new
        return new

    def beside(self, value: Hashable) -> str:
        """The text beside a value. Raises KeyError where it is not there."""
        if self._many is None:
            return self._few[value]
        told = repr(value)
        if (known := self._lately.get(told)) is None:
            asked = "SELECT beside FROM held WHERE value = ?"
            if (found := self._many.execute(asked, (told,)).fetchone()) is None:
                raise KeyError(value)
            if len(self._lately) == CHUNK:
                self._lately.clear()
            known = self._lately[told] = found[0]
        return known

    def _spill(self) -> None:
        self._many = sqlite3.connect("", isolation_level=None)  # a file for a while, goes with it
        self._many.execute("PRAGMA journal_mode = OFF")
        self._many.execute("CREATE TABLE held (value TEXT PRIMARY KEY, beside) WITHOUT ROWID")
        self._many.execute("BEGIN")
        for each in self._few.items():
            self._insert(*each)
        self._few.clear()

    def _insert(self, value: Hashable, beside: str) -> bool:
        assert self._many is not None, "asked for what is on disk"
        told = self._many.execute("INSERT OR IGNORE INTO held VALUES (?, ?)", (repr(value), beside))
        return told.rowcount == 1

    def __contains__(self, value: Hashable) -> bool:
        if self._many is None:
            return value in self._few
        try:
            self.beside(value)
        except KeyError:
            return False
        return True

    def __len__(self) -> int:
        return self._count
