"""A table with a GlobalId a row and a property a column, as Oriel exports it, becomes wishes."""

import datetime as dt
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from edits.changes import EditError, Refusal, Scalar, Wish, fault_of
from registers.files import CSV
from registers.sources.reading import read_tables
from registers.tables import Cell, Table

GLOBAL_ID = re.compile(r"[0-3][0-9A-Za-z_$]{21}")
"""Source: IfcGloballyUniqueId, 22 signs of base 64."""
KEY = "globalid"
HEADING = re.compile(r"(?P<name>.*?)(?:\s*[(\[](?P<unit>[^()\[\]]*(?:\([^()]*\))?)[)\]])?")
"""`Pset_WindowCommon.ThermalTransmittance (W/(m²K))`."""
DESCRIBING = frozenset({"name", "class", "ifc_class", "model", "type", "storey", "element", "tag"})
"""Columns that say which element it is, and are no wishes."""
MOST_COLUMNS = 200

Find = Callable[[str, Sequence[str]], tuple[str, str] | None]
"""The set and the property of a column's name, for the elements of its rows; None for none."""


@dataclass(slots=True)
class _Told:
    """What became no wish: the ids, cells and columns of each sentence."""

    of: dict[str, list[str]] = field(default_factory=dict)

    def tell(self, why: str, what: str) -> None:
        self.of.setdefault(why, []).append(what)

    def refusals(self) -> tuple[Refusal, ...]:
        return tuple(Refusal(why, tuple(what)) for why, what in self.of.items())


@dataclass(frozen=True, slots=True)
class TableWishes:
    """The wishes of a table, and what of it became none."""

    wishes: tuple[Wish, ...]
    refused: tuple[Refusal, ...]


def wishes_of(path: Path, find: Find) -> TableWishes:
    """The wishes of a workbook or a CSV file; an empty cell wishes nothing.

    `find` knows the properties of columns that name no set. Raises EditError where no sheet has
    a column GlobalId, and IfcFileError for a file that is no table.
    """
    tables = [table for table in read_tables(path) if _key(table) is not None]
    if not tables:
        raise EditError(
            f"{path.name} has no column GlobalId, which says whose values the rows are; export "
            "the table from Oriel with it"
        )
    told, wishes = _Told(), []
    for table in tables:
        place = f"sheet {table.name[:40]}, " if len(tables) > 1 else ""
        found = _wishes(table, find, told, place, texts=path.suffix.lower() in CSV)
        wishes += found
    return TableWishes(tuple(wishes), told.refusals())


def _key(table: Table) -> int | None:
    """The place of the column of GlobalIds."""
    names = [column.replace(" ", "").replace("_", "").casefold() for column in table.columns]
    return names.index(KEY) if KEY in names else None


def _wishes(table: Table, find: Find, told: _Told, where: str, *, texts: bool) -> list[Wish]:
    key = _key(table)
    assert key is not None, "only tables with such a column are asked for their wishes"
    rows = [(table.first_row + n, row) for n, row in enumerate(table.rows) if any(map(_full, row))]
    ids = [_id(row, key) for _, row in rows]
    columns = _columns(table, key, find, ids, told)
    doubled = {each for each, count in Counter(ids).items() if count > 1 and each}
    for each in sorted(doubled):
        told.tell(
            "the GlobalId stands in several rows, and none of them was taken; leave one", each
        )
    wishes = []
    for (number, row), global_id in zip(rows, ids, strict=True):
        if not GLOBAL_ID.fullmatch(global_id):
            told.tell("the row has no GlobalId, and was left out", f"{where}row {number}")
        elif global_id not in doubled:
            for at, (set_name, name, unit) in columns.items():
                if at < len(row) and _full(row[at]):
                    place = f"{where}row {number}"
                    value = _value(row[at], texts=texts)
                    wishes.append(Wish(global_id, set_name, name, value, unit, place=place))
    return wishes


def _columns(
    table: Table, key: int, find: Find, ids: Sequence[str], told: _Told
) -> dict[int, tuple[str, str, str]]:
    """Set, property and unit of each column that is a property."""
    found: dict[int, tuple[str, str, str]] = {}
    for at, heading in enumerate(table.columns[:MOST_COLUMNS]):
        if at == key or not heading:
            continue
        if fault := fault_of(heading, 600):
            told.tell(f"the heading {fault}", f"column {at + 1}")
            continue
        parts = HEADING.fullmatch(heading)
        name, unit = (parts["name"], parts["unit"] or "") if parts else (heading, "")
        if name.strip().casefold() in DESCRIBING:
            continue
        place = _named(name) or find(name, ids)
        if heading in table.repeated:
            title = heading.rpartition(" ")[0]
            told.tell("two columns have the same title; the first was taken", title)
        elif place is None:
            told.tell("the column is no property of these elements, and was left out", name)
        elif place in [(set_name, prop) for set_name, prop, _ in found.values()]:
            told.tell("two columns are the same property; the first was taken", name)
        else:
            found[at] = (*place, unit)
    if len(table.columns) > MOST_COLUMNS:
        told.tell(f"only the first {MOST_COLUMNS} columns were read", table.name)
    return found


def _named(name: str) -> tuple[str, str] | None:
    """Set and property of a heading that names both: `Pset_DoorCommon.FireRating`."""
    set_name, dot, prop = name.strip().partition(".")
    return (set_name, prop) if dot and set_name and prop else None


def _id(row: Sequence[Cell], key: int) -> str:
    return str(row[key]).strip() if key < len(row) else ""


def _full(cell: Cell) -> bool:
    return not isinstance(cell, str) or bool(cell.strip())


def _value(cell: Cell, *, texts: bool) -> Scalar:
    """A cell as a value. In a CSV file all is text, and what was defused is taken as it was."""
    if isinstance(cell, dt.datetime | dt.date | dt.time):
        return cell.isoformat()
    if isinstance(cell, dt.timedelta):
        return str(cell)
    if isinstance(cell, tuple):
        return ", ".join(map(str, cell))
    if texts and isinstance(cell, str) and cell.startswith("'") and _defused(cell[1:]):
        return cell[1:]
    return cell


def _defused(text: str) -> bool:
    """Whether an export puts an apostrophe before this text, which could be read as a formula."""
    first = next((sign for sign in text if unicodedata.category(sign)[0] not in "ZC"), "")
    return unicodedata.normalize("NFKC", first).startswith(("=", "+", "-", "\u2212", "@"))
