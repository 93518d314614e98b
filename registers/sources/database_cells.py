"""What a database says in one place as a cell: how it is asked for, and what of it is lost."""

import datetime as dt
import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal
from hashlib import sha256
from typing import Any

from ifc_loader.property_graph import Finding
from registers.tables import Cell, Table

LARGEST_INTEGER = 2**63 - 1
ROUNDED, BLANK_MEMBER = "number rounded", "blank member left out"
LOSSES = {
    ROUNDED: "numbers of more digits than are kept are rounded",
    BLANK_MEMBER: "blank members of lists are left out",
}
"""The kinds of the findings on values that no cell holds whole, and what they say."""
MOST_BYTES = 32
"""Bytes of a value that are told one by one."""


def asked_for(name: str, declared: Any) -> Any:
    """A column as it is asked for: as a text where the driver would lose some of it.

    As it is sent, money is a text in the words of the server's country (`$1,250.50`). Of an
    interval the driver loses the sign (`-00:01:30`), of an address the host (`10.0.0.5/8`), and it
    ends at the time 24:00.
    """
    from sqlalchemy import Numeric, Text, cast, column, func  # noqa: PLC0415
    from sqlalchemy.dialects.postgresql import ARRAY, INET, INTERVAL, MONEY, TIME  # noqa: PLC0415

    plain: Any = column(name)
    if isinstance(declared, INET):  # as a text it would have `/32` behind a host alone
        return func.abbrev(plain).label(name)
    several = isinstance(declared, ARRAY)
    kind = declared.item_type if several else declared
    texts = {MONEY: Numeric, INTERVAL: Text, INET: Text, TIME: Text}
    sent = next((to for of, to in texts.items() if isinstance(kind, of)), None)
    if sent is None:
        return plain
    return cast(plain, ARRAY(sent) if several else sent).label(name)


class Cells:
    """The cells of the rows of a table, with what of their values no cell can hold."""

    def __init__(self, head: Table) -> None:
        self._head = head
        self._counts: Counter[tuple[str, str]] = Counter()
        self._first: dict[tuple[str, str], int] = {}
        named = {*head.key, *(column for each in head.foreign_keys for column in each.columns)}
        self._exact = [column in named for column in head.columns]

    def of(self, number: int, row: Sequence[object]) -> tuple[Cell, ...]:
        """The cells of a row; what tells rows apart, or names one, to the last digit."""
        found: list[Cell] = []
        for column, exact, value in zip(self._head.columns, self._exact, row, strict=True):
            loss = _loss(value)
            if exact and loss == ROUNDED:
                found.append(f"{value:f}".rstrip("0"))
                continue
            if loss:
                self._counts[column, loss] += 1
                self._first.setdefault((column, loss), number)
            found.append(cell(value))
        return tuple(found)

    def findings(self) -> Iterator[Finding]:
        """What was lost, by column."""
        for (column, loss), count in self._counts.items():
            first = self._first[column, loss]
            told = f"{self._head.name}, {column}: {LOSSES[loss]} ({count:,} rows, first {first})"
            yield Finding(loss, self._head.name, told)


def _loss(value: object) -> str:
    """What of a value no cell holds; empty where one holds it whole."""
    if isinstance(value, Decimal):
        fraction = value.is_finite() and value != value.to_integral_value()
        return ROUNDED if fraction and Decimal(repr(float(value))) != value else ""
    if isinstance(value, list) and _is_flat(value):
        return BLANK_MEMBER if None in value else next(filter(None, map(_loss, value)), "")
    return ""


def cell(value: object) -> Cell:
    """A database's value as a cell: exact numbers as numbers, a moment with a zone in UTC, a
    list of one kind as such, the rest as what it says."""
    if value is None or (isinstance(value, Decimal | float) and not math.isfinite(value)):
        return "" if value is None else str(value)
    if isinstance(value, Decimal):
        return _number(value)
    if isinstance(value, list | tuple):
        return _list([each for each in value if each is not None] if _is_flat(value) else value)
    if isinstance(value, bytes | bytearray | memoryview):
        return _bytes(bytes(value))
    if isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dt.datetime) and value.tzinfo:
        value = value.astimezone(dt.UTC).isoformat()  # no type of SQLite's keeps a zone
    return value if isinstance(value, bool | int | float | str | dt.date) else str(value)


def _bytes(value: bytes) -> str:
    """Bytes as PostgreSQL writes them, such as a key; many as how many, and what tells them from
    others."""
    if len(value) <= MOST_BYTES:
        return f"\\x{value.hex()}"
    return f"({len(value)} bytes, SHA-256 {sha256(value).hexdigest()[:16]}…)"


def _number(value: Decimal) -> Cell:
    """A number; one that is whole and that no number here holds to the last digit as text."""
    if value != value.to_integral_value():
        return float(value)
    if abs(value) <= LARGEST_INTEGER:
        return int(value)
    return float(value) if Decimal(repr(float(value))) == value else f"{value:f}"


def _list(value: Sequence[object]) -> Cell:
    """The members of an array that are of one kind; of several, or within each other, as JSON."""
    cells = [cell(each) for each in value]
    kinds = {type(each) for each in cells}
    if len(kinds) == 1 and kinds <= {str, int, float, bool} and _is_flat(value):
        return tuple(cells)  # type: ignore[arg-type]
    if kinds == {int, float}:
        return tuple(map(float, cells))  # type: ignore[arg-type]
    if kinds == {dt.date}:
        return tuple(map(str, cells))
    return json.dumps(value, ensure_ascii=False, default=str) if cells else ""


def _is_flat(value: Sequence[object]) -> bool:
    """Whether a list has plain members alone."""
    return not any(isinstance(each, list | tuple | dict) for each in value)
