"""What is told comes out of the rows: value, unit and the numbers and names of a sentence."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from agents.messages import Attempt, Interpretation, Message, Question, Twin
from graph_store.cypher_columns import Column, columns_of
from graph_store.rows import GraphNode, GraphRelationship, Rows

NUMBER = re.compile(r"(?<![\w.,])[-−]?\d+(?:[.,]\d+)*")
QUOTED = re.compile(r"[“\"«„‘']([^“”\"«»„‘’']{2,80})[”\"»“’']")
MOST_CELLS = 200_000


class Spoken(Message):
    """How sentences say yes, no and small numbers: `prompts/sentences.toml`."""

    yes: tuple[str, ...]
    no: tuple[str, ...]
    numbers: dict[str, tuple[str, ...]]


@cache
def spoken() -> Spoken:
    """The words, read once."""
    text = (files("agents") / "prompts" / "sentences.toml").read_text("utf-8")
    return Spoken.model_validate(tomllib.loads(text))


def cells_of(rows: Rows) -> list[Any]:
    """Every value in the rows, those inside lists, maps, nodes and edges too."""
    found: list[Any] = []
    waiting: list[Any] = [list(row) for row in reversed(rows.rows)]
    while waiting and len(found) < MOST_CELLS:
        cell = waiting.pop()
        match cell:
            case GraphNode():
                waiting += [*cell.properties.values(), list(cell.labels)]
            case GraphRelationship():
                waiting += [*cell.properties.values(), cell.type]
            case dict():
                waiting += [*cell.values()]
            case list() | tuple():
                waiting += [*reversed(cell)]
            case _:
                found.append(cell)
    return found


def borne(value: Any, rows: Rows) -> tuple[Any] | None:
    """The value as the rows have it, in a tuple; None where they do not bear it.

    A number may be a cell, rounded or not, or how many rows (or different values in a column)
    there are; a yes or no may say whether anything was found; a list may leave out, not add.
    """
    cells = cells_of(rows)
    match value:
        case None:
            return (None,) if not cells or None in cells else None
        case bool():
            return (value,) if value in _truths(rows, cells) else None
        case int() | float():
            return _number(value, rows, cells)
        case str():
            wanted = value.strip().casefold()
            texts = (cell for cell in cells if isinstance(cell, str))
            return next(((cell,) for cell in texts if cell.strip().casefold() == wanted), None)
        case list() | tuple():
            each = [borne(one, rows) for one in value]
            bears = all(each) and bool(each or not cells)
            return ([one[0] for one in each if one],) if bears else None
        case _:
            whole = any(value == cell for row in rows.rows for cell in row)
            return (value,) if whole else None


def _truths(rows: Rows, cells: list[Any]) -> set[bool]:
    """The answers that the rows allow to a yes-or-no question."""
    if len(cells) == 1 and isinstance(cells[0], bool | int | float):
        return {bool(cells[0])}
    truths = {cell for cell in cells if isinstance(cell, bool)}
    return truths or {any(cell not in (None, [], "") for cell in cells)}


def _number(value: float, rows: Rows, cells: list[Any]) -> tuple[Any] | None:
    numbers = [cell for cell in cells if _is_number(cell)]
    if value in numbers:
        return (value,)
    near = {cell for cell in numbers if _rounds_to(cell, value)}
    if len(near) == 1:
        return (near.pop(),)
    lone = len(rows.rows) == 1 and len(rows.columns) == 1
    counts = set() if lone and numbers else _counts(rows)
    return (value,) if value in counts else None


def _counts(rows: Rows) -> set[int]:
    """How many rows there are, and how many different values each column has."""
    columns = zip(*rows.rows, strict=True) if rows.rows else ()
    whole = rows.total == len(rows.rows)
    different = {len({repr(cell) for cell in column if cell is not None}) for column in columns}
    lists = {len(cell) for row in rows.rows for cell in row if isinstance(cell, list | tuple)}
    return {rows.total, *lists, *(different if whole else ())}


def _is_number(cell: Any) -> bool:
    return isinstance(cell, int | float) and not isinstance(cell, bool)


def _rounds_to(cell: float, value: float) -> bool:
    """Whether a person would write `value` for `cell`: rounded to some digits, not to nothing."""
    if value == 0 and cell != 0:
        return False
    return any(round(cell, digits) == value for digits in range(7)) and (
        abs(cell - value) <= max(abs(cell) * 0.05, 0.005)
    )


def unit_of(attempt: Attempt, twin: Twin, claimed: str | None, value: Any) -> str | None:
    """The unit of a value that an attempt returned: that of the properties its columns are made of.

    A count and a text have none. Where a column calculates, a unit made of the same measure is
    believed (`m2` of two lengths); where several units are returned, one of them.
    """
    if not any(_is_number(one) for one in (value if isinstance(value, list) else [value])):
        return None
    columns = columns_of(attempt.query.cypher)
    units = {unit for one in columns for unit in _units(one, twin)}
    if claimed in units:
        return claimed
    if any(one.calculated for one in columns) and claimed and units:
        return claimed if claimed.rstrip("23") in {unit.rstrip("23") for unit in units} else None
    return units.pop() if len(units) == 1 else None


def _units(column: Column, twin: Twin) -> Iterator[str]:
    if not column.counted:
        yield from (
            unit for read in column.reads if (unit := twin.schema.units.get(read.name)) is not None
        )


def says_only_what_is_known(
    said: Interpretation, question: Question, attempt: Attempt, rows: Rows
) -> bool:
    """Whether every number and quoted name of a sentence stands in the rows, query or question."""
    known = f"{question.text}\n{attempt.query.cypher}\n" + "\n".join(
        str(cell) for cell in cells_of(rows) if isinstance(cell, str)
    )
    numbers = [cell for cell in cells_of(rows) if _is_number(cell)]
    counts = {*_counts(rows), len(rows.rows)}
    folded = known.casefold()
    for match in QUOTED.finditer(said.answer):
        if match[1].strip(" .,").casefold() not in folded:
            return False
    for text in _numbers(said.answer):
        named = re.search(rf"(?<![\w.,]){re.escape(text)}(?!\w)", known)
        if named or any(_reads_as(text, cell) for cell in (*numbers, *counts)):
            continue
        return False
    return _tells(said, rows)


def _numbers(sentence: str) -> list[str]:
    return [found.group() for found in NUMBER.finditer(sentence)]


def _reads_as(text: str, number: float) -> bool:
    """Whether a written number (1,204 or 8.69 or 8,69) is this one, rounded or not."""
    plain = text.replace("−", "-")
    english, german = plain.replace(",", ""), plain.replace(".", "").replace(",", ".")
    read = {float(one) for one in (english, german) if one.count(".") < 2}
    return any(one in (number, abs(number)) or _rounds_to(number, one) for one in read)


def _tells(said: Interpretation, rows: Rows) -> bool:
    """Whether the sentence speaks of the value: a number as a number, a text as it stands."""
    value, text = said.value, said.answer.casefold()
    match value:
        case bool():
            opposite = spoken().no if value else spoken().yes
            return not re.match(rf"\W*(?:{'|'.join(opposite)})\b", text)
        case int() | float() if value != 0:
            spelt = not set(re.findall(r"\w+", text)).isdisjoint(_in_words(value))
            return spelt or any(_reads_as(one, value) for one in _numbers(said.answer))
        case int() | float():
            return all(_reads_as(one, 0) for one in _numbers(said.answer))
        case str():
            return value.strip().casefold() in text
        case list() if value:
            named = any(str(one).casefold() in text for one in value)
            return named or bool(_numbers(said.answer))
        case _:
            return True


def _in_words(value: float) -> Iterator[str]:
    for names in spoken().numbers.values():
        if value in range(len(names)):
            yield names[int(value)]
