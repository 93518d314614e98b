"""Columns of days that are kept as text, since nothing says which days they are."""

import datetime as dt
import re
from collections.abc import Collection, Iterator
from itertools import islice

from ifc_loader.property_graph import Finding
from registers.cells import is_blank, text
from registers.mapping import Mapped
from registers.tables import Cell, Table

LOOKED_AT = 200
"""Rows of a table from which is told what its columns are."""
MOSTLY = 0.8
"""The share of a column's cells that are days where it is one of days."""
ISO = re.compile(r"\d{4}-\d\d-\d\d([T ]\d.*)?")
WAYS = (
    ISO,
    re.compile(r"\d{4}[./]\d{1,2}[./]\d{1,2}\.?( \d.*)?"),
    *(
        re.compile(rf"\d{{1,2}}{sign}\d{{1,2}}{sign}\d{{4}}( \d.*)?|\d\d{sign}\d\d{sign}\d\d")
        for sign in (r"\.", "/", "-")
    ),
    re.compile(r"\d{1,2}\.?[ -]?[^\W\d_]{3,}\.?,?[ -]\d{4}"),
    re.compile(r"[^\W\d_]{3,}\.? \d{1,2},? \d{4}"),
)
"""Ways of writing a day: the year first, last, and with the name of its month."""


def days_as_text(table: Table, meant: Mapped, blank: Collection[str]) -> Iterator[Finding]:
    """A line on each column that is text and holds days, unless all are by ISO 8601: those can be
    read, and the mapping wants them as they are."""
    texts = {
        place: name
        for place, name in enumerate(table.columns)
        if name and name not in meant.left_out and meant.column(name).kind == "text"
    }
    held: dict[int, list[Cell]] = {place: [] for place in texts}
    for row in islice(table.rows, LOOKED_AT):
        for place, cells in held.items():
            if place < len(row) and not is_blank(row[place], blank):
                cells.append(row[place])
    for place, cells in held.items():
        found = [(way, cell) for cell in cells if (way := _way(cell)) is not None]
        ways = {way: text(cell) for way, cell in reversed(found)}
        if not ways or ways.keys() == {ISO} or len(found) < MOSTLY * len(cells):
            continue
        examples = ", ".join(repr(each) for each in sorted(ways.values()))
        told = (
            f"{table.name}, {texts[place]}: its cells are days, and which ones cannot be told as "
            f"they are written ({examples}); kept as text. Write all as 2024-12-31"
        )
        yield Finding("days as text", table.name, told)


def _way(cell: Cell) -> re.Pattern[str] | None:
    """How a cell writes a day; None where it is none."""
    if isinstance(cell, dt.date):
        return ISO
    if not isinstance(cell, str):
        return None
    said = cell.strip()
    return next((way for way in WAYS if way.fullmatch(said)), None)
