"""What one cell says, as the kind that its column is mapped to."""

import datetime as dt
import math
import re
from collections.abc import Callable, Collection, Mapping

from ifc_loader.property_graph import Scalar, Value
from registers.mapping import Column, Sign
from registers.tables import Atom, Cell, Kind

TIME = "Time"
"""What the property of a time of day has behind the name of the date it belongs to."""
LARGEST_INTEGER = 2**63 - 1
NUMBERS: Mapping[Sign, re.Pattern[str]] = {
    ".": re.compile(
        r"[-+]?(([1-9]\d{0,2}(,\d{3})+|\d+)\.?\d*|\.\d+)(e[-+]?\d+)?", re.ASCII | re.IGNORECASE
    ),
    ",": re.compile(r"[-+]?([1-9]\d{0,2}(\.\d{3})+|\d+)(,\d+)?", re.ASCII),
}
"""Numbers as they are written, by their decimal sign: `1.03.2024` and `10.0.0.1` are none."""


ISO_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
"""A day that no country writes otherwise: it is one in a column of any way of writing."""


def numbers_in(said: str) -> dict[Sign, float]:
    """The number that a text is, by the decimal sign it is read with; by none where it is none."""
    said = said.strip()
    return {sign: _read(said, sign) for sign in NUMBERS if NUMBERS[sign].fullmatch(said)}


def _read(said: str, sign: Sign) -> float:
    return float(said.replace(".", "").replace(",", ".") if sign == "," else said.replace(",", ""))


def text(cell: Cell) -> str:
    """A cell as text, a whole number without its fraction: `17604.0` → `17604`."""
    if isinstance(cell, str):
        return cell.strip()
    if isinstance(cell, int):
        return str(cell)
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() else str(cell)
    if isinstance(cell, tuple):
        return ", ".join(map(text, cell))
    return cell.isoformat() if isinstance(cell, dt.date) else str(cell)


def says(cell: Cell) -> bool:
    """Whether a cell says anything: its text is not empty."""
    if isinstance(cell, str):
        return bool(cell) and not cell.isspace()
    return not isinstance(cell, tuple) or bool(text(cell))


def is_blank(cell: Cell, blank: Collection[str]) -> bool:
    """Whether a cell is one of the texts that a mapping calls `blank`."""
    return text(cell) in blank


def typed(name: str, cell: Cell, column: Column) -> Mapping[str, Value]:
    """The properties that a cell becomes, called `name`; a `datetime` is a date and a time of day,
    both in UTC where a zone is told, which the time then ends in (`06:30:00Z`).

    Several things in one cell are a list; of several dates with a time the texts.

    Raises ValueError where the cell is not of the kind that its column asks for.
    """
    if isinstance(cell, tuple):
        each_as = VALUES.get(column.kind, _text)
        return {name: [each_as(each, column) for each in cell]}  # type: ignore[dict-item]
    if column.kind == "datetime":
        moment = _moment(cell, column)
        if moment.tzinfo:
            return {name: moment.date(), name + TIME: f"{moment.time().isoformat()}Z"}
        time = moment.time()
        return {name: moment.date()} | (
            {name + TIME: time.isoformat()} if time != dt.time() else {}
        )
    value = VALUES[column.kind](cell, column)
    return {name: value}


def _integer(cell: Atom, column: Column) -> int:
    number = int(cell) if isinstance(cell, int) else _number(cell, column)
    if number != int(number) or abs(number) > LARGEST_INTEGER:
        raise ValueError(f"{text(cell)!r:.60} is no whole number")
    return int(number)


def _number(cell: Atom, column: Column) -> float:
    if isinstance(cell, str):
        said = cell.strip()
        if NUMBERS[column.decimal].fullmatch(said):
            cell = _read(said, column.decimal)
    if isinstance(cell, int | float) and not isinstance(cell, bool) and math.isfinite(cell):
        return float(cell)
    raise ValueError(f"{text(cell)!r:.60} is no number")


def _boolean(cell: Atom, column: Column) -> bool:
    said = text(cell).casefold()
    for value, words in ((True, (*column.yes, "true", "1")), (False, (*column.no, "false", "0"))):
        if said in {word.casefold() for word in words}:
            return value
    raise ValueError(f"{text(cell)!r:.60} is neither true nor false")


def _date(cell: Atom, column: Column) -> dt.date:
    if isinstance(cell, dt.datetime):
        return cell.date()
    if isinstance(cell, dt.date):
        return cell
    try:
        if column.dates and not ISO_DAY.fullmatch(text(cell)):
            return dt.datetime.strptime(text(cell), column.dates).date()
        return dt.date.fromisoformat(text(cell)[:10])
    except ValueError:
        raise ValueError(
            f"{text(cell)!r:.60} is no date ({column.dates or 'YYYY-MM-DD'})"
        ) from None


def _moment(cell: Atom, column: Column) -> dt.datetime:
    if isinstance(cell, dt.datetime):
        return cell
    if isinstance(cell, dt.date):
        return dt.datetime.combine(cell, dt.time())
    try:
        if column.dates and not ISO_DAY.match(text(cell)):
            return dt.datetime.strptime(text(cell), column.dates)
        moment = dt.datetime.fromisoformat(text(cell))
    except ValueError:
        raise ValueError(
            f"{text(cell)!r:.60} is no date with a time ({column.dates or 'YYYY-MM-DD hh:mm:ss'})"
        ) from None
    return moment.astimezone(dt.UTC) if moment.tzinfo else moment


def _text(cell: Atom, _column: Column) -> str:
    return text(cell)


VALUES: dict[Kind, Callable[[Atom, Column], Scalar]] = {
    "text": _text,
    "integer": _integer,
    "number": _number,
    "boolean": _boolean,
    "date": _date,
}
