"""What is told comes out of the rows: the value and its unit."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import isclose
from typing import Any

from agents.checks.numerals import readings
from agents.checks.small_words import spoken, tokens_of, unit_at
from agents.messages import Attempt, Twin
from agents.understanding.language.tables import Unit, units
from graph_store.cypher_columns import Column, columns_of
from graph_store.rows import GraphNode, GraphRelationship, Rows

MOST_CELLS = 200_000
MOST_SORTED = 100
"""Rows that may be told in another order than they came in."""

LENGTH = "m"
BRACKETED = re.compile(r"\(([^()]+)\)\s*$")
UNDERLINED = re.compile(r"_([^\W_]{2,})$")


def leaves(cell: Any) -> list[Any]:
    """Every value in a cell, those inside lists, maps, nodes and edges too."""
    found: list[Any] = []
    waiting: list[Any] = [cell]
    while waiting and len(found) < MOST_CELLS:
        one = waiting.pop()
        match one:
            case GraphNode():
                waiting += [*one.properties.values(), list(one.labels)]
            case GraphRelationship():
                waiting += [*one.properties.values(), one.type]
            case dict():
                waiting += [*one.values()]
            case list() | tuple():
                waiting += [*reversed(one)]
            case _:
                found.append(one)
    return found


def cells_of(rows: Rows) -> list[Any]:
    """Every value in the rows."""
    return leaves(list(rows.rows))


@dataclass(frozen=True)
class Asked:
    """What a question lets its rows say.

    `counting` where it asks how many there are; `ordered` where the first of several rows may
    answer; `whether` where a yes or a no may, and `existing` where that says no more than whether
    anything was found; `named` are the columns of which it may count the different values.
    """

    counting: bool = True
    ordered: bool = False
    whether: bool = True
    existing: bool = True
    named: frozenset[int] = frozenset({0})


def borne(value: Any, rows: Rows, asked: Asked = Asked()) -> Any:
    """The value as the rows have it, in a tuple; None where they do not bear it.

    A number or a text is the only one there is, the same in every row, or in the first of ordered
    rows; rounded or not. How many rows (or different values in a column) there are is a value
    where the question counts, or the rows hold no number. A list tells of every row: it may
    neither add nor leave out.
    """
    match value:
        case None:
            return (None,) if all(cell is None for cell in cells_of(rows)) else None
        case bool():
            return (value,) if asked.whether and value in _truths(rows, asked) else None
        case int() | float():
            numbers = filter(is_number, _chosen(rows, asked.ordered))
            near = {one for one in numbers if rounds_to(one, value)}
            return (near.pop(),) if len(near) == 1 else _as_count(value, rows, asked)
        case str():
            wanted = _folded(value)
            texts = (one for one in _chosen(rows, asked.ordered) if isinstance(one, str))
            return next(((one,) for one in texts if _folded(one) == wanted), None)
        case list() | tuple():
            return _as_list(list(value), rows)
        case _:
            whole = any(value == cell for row in rows.rows for cell in row)
            return (value,) if whole else None


def meant_by(value: Any) -> Iterator[bool | int | float]:
    """What else a text may mean that was written as a value: a yes, a no, a number."""
    word = value.strip(" .!").casefold() if isinstance(value, str) else ""
    if word in spoken().yes or word in spoken().no:
        yield word in spoken().yes
    for number in readings(word, comma=None):
        yield int(number) if number.is_integer() else number


def _chosen(rows: Rows, ordered: bool) -> list[Any]:
    """The cells that may stand for the whole result."""
    if len(rows.rows) == 1 or (ordered and rows.rows):
        return leaves(rows.rows[0])
    alike = ({repr(cell) for cell in column} for column in columns(rows))
    return [
        cell
        for column, different in zip(columns(rows), alike, strict=True)
        if len(different) == 1
        for cell in leaves(column[0])
    ]


def columns(rows: Rows) -> list[tuple[Any, ...]]:
    """The cells of each column, row by row."""
    return list(zip(*rows.rows, strict=True))


def _truths(rows: Rows, asked: Asked) -> set[bool]:
    """The answers that the rows allow to a yes-or-no question; a measured number allows none.

    That something was found answers whether there is any, and neither whether all are so nor
    whether there are five.
    """
    cells = cells_of(rows)
    if truths := {cell for cell in cells if isinstance(cell, bool)}:
        return truths
    if not asked.existing:
        return set()
    if not cells or len(cells) > 1:
        return {any(cell not in (None, [], "") for cell in cells)}
    (lone,) = cells
    return set() if lone is None or isinstance(lone, float) else {bool(lone)}


def _as_count(value: float, rows: Rows, asked: Asked) -> tuple[Any] | None:
    allowed = asked.counting or not any(map(is_number, cells_of(rows)))
    return (value,) if allowed and value in counts(rows, asked.named) else None


def counts(rows: Rows, named: frozenset[int]) -> set[int]:
    """How many rows there are, different values in the `named` columns, and how long each list is.

    A lone number tells itself and not that it is one.
    """
    if len(rows.rows) == 1 and any(map(is_number, cells_of(rows))):
        return set()
    whole = rows.total == len(rows.rows)
    different = {
        len({repr(cell) for cell in one if cell is not None})
        for at, one in enumerate(columns(rows))
        if at in named
    }
    lists = {len(cell) for row in rows.rows for cell in row if isinstance(cell, list | tuple)}
    return {rows.total, *lists, *(different if whole else ())}


def _as_list(value: list[Any], rows: Rows) -> tuple[list[Any]] | None:
    """A list that is a whole column, all rows or the cells of the only one, in any order.

    Nulls, and columns of a row, may be left out; rows may not, nor may anything be added.
    """
    if not value:
        return (value,) if all(cell in (None, "") for cell in cells_of(rows)) else None
    if len(value) > max(len(rows.rows), len(cells_of(rows))):
        return None
    for column in columns(rows):
        held = [cell for cell in leaves(list(column)) if cell is not None]
        told = [_among(one, held) for one in value if one is not None]
        if all(told) and {repr(one) for one in held} == {repr(one[0]) for one in told if one}:
            return ([one[0] for one in told if one],)
    if len(rows.rows) == 1 and (one := _of_row(value, rows.rows[0])):
        return (list(one[0]),)
    return _of_rows(value, rows.rows)


def _of_rows(value: list[Any], rows: tuple[tuple[Any, ...], ...]) -> tuple[list[Any]] | None:
    """Something of each row."""
    if len(value) != len(rows):
        return None
    left, found = list(rows), []
    for at, one in enumerate(value):
        nearest = [rows[at]] if rows[at] in left else []
        tried = nearest + (left if len(rows) <= MOST_SORTED else [])
        row = next((row for row in tried if _of_row(one, row)), None)
        if row is None:
            return None
        left.remove(row)
        found.append(_of_row(one, row))
    return ([one[0] for one in found if one],)


def _of_row(one: Any, row: tuple[Any, ...]) -> tuple[Any] | None:
    """Cells of this row; texts that stand side by side may be told as one."""
    if isinstance(one, list | tuple):
        each = [_of_row(part, row) for part in one]
        return ([part[0] for part in each if part],) if each and all(each) else None
    cells = leaves(list(row))
    if one is None:
        return (None,) if None in cells else None
    if found := _among(one, cells):
        return found
    texts = [cell for cell in cells if isinstance(cell, str)]
    joined = {
        _folded(" ".join(texts[start:end]))
        for start in range(len(texts))
        for end in range(start + 2, len(texts) + 1)
    }
    return (one,) if isinstance(one, str) and _folded(one) in joined else None


def _among(one: Any, held: list[Any]) -> tuple[Any] | None:
    """The cell that this is, rounded or in other capitals."""
    for cell in held:
        same = type(cell) is type(one) and cell == one
        if is_number(one) and is_number(cell):
            same = rounds_to(cell, one)
        elif isinstance(one, str) and isinstance(cell, str):
            same = _folded(one) == _folded(cell)
        if same:
            return (cell,)
    return None


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()


def is_number(cell: Any) -> bool:
    """Whether a cell is a number; a truth is none."""
    return isinstance(cell, int | float) and not isinstance(cell, bool)


def rounds_to(cell: float, value: float) -> bool:
    """Whether a person would write `value` for `cell`: rounded to some digits, not to nothing."""
    if cell == value:
        return True
    if value == 0 or isinstance(cell, int):
        return False
    return any(round(cell, digits) == value for digits in range(7)) and (
        abs(cell - value) <= max(abs(cell) * 0.05, 0.005)
    )


def unit_of(attempt: Attempt, twin: Twin, value: Any) -> str | None:
    """The unit of a value that an attempt returned: that of the columns it stands in.

    A count, a text and what is made of several measures have none of their own.
    """
    wanted = [one for one in leaves(value) if is_number(one)]
    if not wanted or not isinstance(attempt.execution, Rows):
        return None
    found = {unit for number, unit in numbers_of(attempt, twin) if number in wanted}
    return found.pop() if len(found) == 1 else None


def numbers_of(attempt: Attempt, twin: Twin) -> list[tuple[float, str | None]]:
    """Every number of the rows with its unit."""
    rows = attempt.execution
    if not isinstance(rows, Rows) or not rows.rows:
        return []
    made_of = columns_of(attempt.query.cypher)
    known = len(made_of) == len(rows.columns)
    units = [_unit(one, twin) for one in made_of] if known else [None] * len(rows.columns)
    return [
        (number, inner)
        for cells, unit in zip(columns(rows), units, strict=True)
        for cell in cells
        for number, inner in _measured(cell, unit, twin)
    ]


def _measured(cell: Any, unit: str | None, twin: Twin) -> Iterator[tuple[float, str | None]]:
    """The numbers in a cell; those of a node by the unit of their property."""
    if isinstance(cell, GraphNode | GraphRelationship):
        for name, held in cell.properties.items():
            yield from ((one, twin.schema.units.get(name)) for one in _numbers(leaves(held)))
    else:
        yield from ((one, unit) for one in _numbers(leaves(cell)))


def _numbers(cells: Iterable[Any]) -> Iterator[float]:
    yield from filter(is_number, cells)


def _unit(column: Column, twin: Twin) -> str | None:
    """The unit of a column: that of the property it reads, or of what it makes of several.

    A sum of lengths is one, a product of two an area; what else is calculated has none, nor what
    the query turned into another unit itself, but for a plain offset (`x - 273.15` is in °C).
    """
    if column.counted or column.scaled:
        return None
    read = [twin.schema.units.get(one.name) or borne_by(one.name) for one in column.reads]
    if column.offset:
        alone = len(read) == 1 and read[0] and len(column.signs) == 1
        return _shifted(read[0], column.offset) if alone and read[0] else None
    units = [one for one in read if one]
    if len(units) == 1 or (units and len(set(units)) == 1 and not column.signs - set("+-")):
        return None if "^" in column.signs else units[0]
    lengths = set(units) == {LENGTH} and column.signs == {"*"} and len(units) in (2, 3)
    return f"{LENGTH}{len(units)}" if lengths else None


def _shifted(unit: str, offset: float) -> str | None:
    """The unit that a measure has when this is added to it; None where there is no such unit."""
    known = (one for one in units().values() if one.unit == unit and one.factor == 1)
    return next((one.symbol for one in known if one.offset and isclose(one.offset, -offset)), None)


@lru_cache(maxsize=4096)
def borne_by(name: str) -> str | None:
    """The unit that the name of a property ends with: `P. th. (kW)`, `Power_kW`."""
    bracketed, behind = BRACKETED.search(name), UNDERLINED.search(name)
    if bracketed:
        read = tokens_of(bracketed[1])
        unit, length = unit_at(read) or (None, 0)
        return told_in(unit) if unit and length == len(read) else None
    symbols = {one.symbol: one for one in units().values()}
    return told_in(symbols[behind[1]]) if behind and behind[1] in symbols else None


def told_in(unit: Unit) -> str:
    """How the unit of a number is told that stands in it as it is: an SI unit by its name."""
    return unit.unit if unit.factor == 1 and not unit.offset else unit.symbol
