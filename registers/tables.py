"""Tables as sources give them: cells, and what a database says of its keys. Knows no mapping."""

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from ifc_loader import IfcFileError

Cell = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta
"""What a source holds in one place; nothing is `""`."""
Kind = Literal["text", "integer", "number", "boolean", "date", "datetime"]

LARGEST = 200_000_000
"""Bytes of a file that is still opened."""
MOST_ROWS = 1_000_000
"""Rows of one source, all its tables together."""


class RegisterError(IfcFileError):
    """The source cannot be read; `str()` says what, where, and what to do about it."""


@dataclass(frozen=True, slots=True)
class ForeignKey:
    """Columns whose cells are those of the columns `to` in a row of `table`."""

    columns: tuple[str, ...]
    table: str
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its head, and its rows, as wide as the head or wider.

    `rows[0]` is row `first_row` of the source. `key`, `foreign_keys` and `kinds` are what the
    source declares, empty where it declares nothing; a `view` repeats the rows of others.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    first_row: int = 2
    key: tuple[str, ...] = ()
    foreign_keys: tuple[ForeignKey, ...] = ()
    kinds: dict[str, Kind] = field(default_factory=dict)
    view: bool = False
