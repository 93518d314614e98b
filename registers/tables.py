"""Tables as sources give them: cells, and what a database says of its keys. Knows no mapping."""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ifc_loader import IfcFileError
from ifc_loader.property_graph import Finding

Atom = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta
Cell = Atom | tuple[Atom, ...]
"""What a source holds in one place; nothing is `""`, several things are a tuple of one kind."""
ANY = "*"
"""As the table of a foreign key: whichever has the row."""
TABLE_LEFT_OUT = "table left out"
"""The kind of the findings on tables that become nothing."""
Kind = Literal["text", "integer", "number", "boolean", "date", "datetime"]

LARGEST = 200_000_000
"""Bytes of a file that is still opened."""
MOST_ROWS = 1_000_000
"""Rows of one source, all its tables together."""


class RegisterError(IfcFileError):
    """The source cannot be read; `str()` says what, where, and what to do about it."""


@dataclass(frozen=True, slots=True)
class ForeignKey:
    """Columns whose cells are those of the columns `to` in a row of `table`, or of `ANY`."""

    columns: tuple[str, ...]
    table: str
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its head, and its rows, as wide as the head or wider.

    `rows[0]` is row `first_row` of the source. `key`, `foreign_keys` and `kinds` are what the
    source declares, empty where it declares nothing; a `view` repeats the rows of others.

    `aside` is why the source itself says that these rows are none of the building's. `label` is
    what it calls a row, `above` what a row is besides, `units` those of its columns. Of a `closed`
    source every reference is declared. `decimal` is the sign before fractions where the source's
    form says it. `titles` are the rows of the source above the head, as text, empty where another
    table stands; `repeated` the columns that had the title of another one; `findings` what is to
    be said of its reading.
    """

    name: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    first_row: int = 2
    key: tuple[str, ...] = ()
    foreign_keys: tuple[ForeignKey, ...] = ()
    kinds: dict[str, Kind] = field(default_factory=dict)
    view: bool = False
    aside: str = ""
    label: str = ""
    above: tuple[str, ...] = ()
    units: dict[str, str] = field(default_factory=dict)
    closed: bool = False
    decimal: Literal["", "."] = ""
    titles: tuple[str, ...] = ()
    repeated: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()


def headed(table: str, titles: Iterable[str]) -> tuple[tuple[str, ...], tuple[Finding, ...]]:
    """The columns of a table by its titles, each of a name of its own, and what is told of that.

    The second `size` is `size 2`. A column without a title has no name.
    """
    plain = [title.strip() for title in titles]
    named, taken, seen = list[str](), set(plain), Counter[str]()
    findings = []
    for title in plain:
        name = title
        seen[title] += 1
        while title and seen[title] > 1 and (name := f"{title} {seen[title]}") in taken:
            seen[title] += 1
        if name != title:
            taken.add(name)
            told = f"{table}: another column is called {title!r:.80}; it is kept as {name!r:.80}"
            findings.append(Finding("column twice", table, told))
        named.append(name)
    return tuple(named), tuple(findings)
