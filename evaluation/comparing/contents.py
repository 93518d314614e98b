"""Maps of several things asked at once, compared by their contents: labels are free.

"How wide and how high?" is expected as `{"width": 0.81, "height": 2.11}`, and told as two numbers,
as a row or as a map of other labels.
"""

from typing import Any

from evaluation.comparing.names import same_name, says
from evaluation.comparing.told import Told, is_number, numbers_in, same_number
from evaluation.sets.question_sets import Question


def contents_difference(question: Question, expected: dict[str, Any], got: Told) -> str | None:
    """Why the contents differ; None where all that is expected is told, and nothing else.

    A told label that is an expected one must stand beside that one's content.
    """
    wanted = _leaves(expected)
    rows = [row for row in _rows(got) if 0 in wanted or not _is_empty_group(row)]
    return (
        _lacking(question, wanted, rows, got.unit)
        or _further_numbers(question, wanted, rows, got.unit)
        or _further_texts(wanted, rows)
        or _swapped(question, expected, rows, got.unit)
    )


_Row = list[Any]
"""The cells of one told thing: texts, numbers and booleans, labels among them."""


def _rows(got: Told) -> list[_Row]:
    """A list that speaks of one element is its row."""
    value = got.value
    if isinstance(value, dict):
        return [[key, *_leaves(entry)] for key, entry in value.items()]
    entries = value if isinstance(value, list) else [value]
    flat = not any(isinstance(entry, list | dict) for entry in entries)
    return [entries] if flat and len(got.global_ids) == 1 else [_cells(entry) for entry in entries]


def _cells(entry: Any) -> _Row:
    """One entry; of a map the values, its keys being columns, or both where it maps to numbers."""
    if isinstance(entry, dict) and all(is_number(cell) for cell in entry.values()):
        return [*entry, *entry.values()]
    return _leaves(entry)


def _is_empty_group(row: _Row) -> bool:
    return {cell for cell in row if is_number(cell)} == {0}


def _leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [leaf for entry in value for leaf in _leaves(entry)]
    return [value]


def _holds(question: Question, wanted: Any, row: _Row, unit: str | None) -> bool:
    if isinstance(wanted, bool):
        return any(cell is wanted for cell in row)
    if is_number(wanted):
        return any(
            same_number(wanted, question.unit, number, unit)
            for cell in row
            for number in (numbers_in(cell) or _number_in_code(cell))
        )
    return any(_is_text(str(wanted), cell) for cell in row)


def _number_in_code(cell: Any) -> list[int]:
    """The one whole number of a code: 25 of `DN25`."""
    digits = "".join(sign if sign.isdecimal() else " " for sign in str(cell)).split()
    return [int(digits[0])] if isinstance(cell, str) and len(digits) == 1 else []


def _is_text(wanted: str, cell: Any) -> bool:
    return not isinstance(cell, bool) and cell is not None and same_name(wanted, str(cell))


def _lacking(
    question: Question, wanted: list[Any], rows: list[_Row], unit: str | None
) -> str | None:
    """What is expected and not told; a told cell stands for one thing only."""
    cells = [cell for row in rows for cell in row]
    missing = []
    for leaf in wanted:
        n = next((n for n, cell in enumerate(cells) if _holds(question, leaf, [cell], unit)), None)
        if n is None:
            missing.append(str(leaf))
        else:
            del cells[n]
    return f"lacks {', '.join(missing[:3])}" if missing else None


def _further_numbers(
    question: Question, wanted: list[Any], rows: list[_Row], unit: str | None
) -> str | None:
    """Numbers that are not expected; each is told once, or all of them in every row."""
    numbers = [leaf for leaf in wanted if is_number(leaf)]
    told = [cell for row in rows for cell in row if is_number(cell)]
    for number in told:
        if not any(same_number(leaf, question.unit, number, unit) for leaf in numbers):
            return f"also tells {number}"
    if len(told) > len(numbers) and not all(
        _holds(question, leaf, row, unit) for leaf in numbers for row in rows
    ):
        return f"expected {len(numbers)} numbers, told {len(told)}"
    return None


def _further_texts(wanted: list[Any], rows: list[_Row]) -> str | None:
    """Where texts are expected, each row that tells only texts must tell one of them."""
    texts = [leaf for leaf in wanted if isinstance(leaf, str)]
    for row in rows if texts else ():
        only_texts = all(isinstance(cell, str) for cell in row)
        if only_texts and not any(_is_text(text, cell) for text in texts for cell in row):
            return f"also tells {', '.join(row[:3])}"
    return None


def _swapped(
    question: Question, expected: dict[str, Any], rows: list[_Row], unit: str | None
) -> str | None:
    for key, content in expected.items():
        named = [row for row in rows if any(_names(key, cell) for cell in row)]
        leaves = _leaves(content)
        if named and not any(_holds(question, leaf, row, unit) for leaf in leaves for row in named):
            return f"another value for {key}"
    return None


def _names(key: str, cell: Any) -> bool:
    return isinstance(cell, str) and (same_name(key, cell) or says(cell, key))
