"""Lists, rows and maps compared: each function says why they differ, or None."""

from collections.abc import Callable
from typing import Any

from evaluation.comparing.names import is_global_id, same_name, says, size
from evaluation.comparing.told import Told, entries, is_number, same_number, texts_in
from evaluation.sets.question_sets import Question

SAYING_MORE = {"text", "attribute", "metadata"}
"""Kinds whose answer may say more than was asked: an address, both names of a project."""


def names_difference(question: Question, expected: list[str], got: Told) -> str | None:
    """A list as a set, in order for kind `ordered`; a text (an address) may say more."""
    if isinstance(got.value, bool) or is_number(got.value):
        return "expected names"
    if question.kind != "ordered" and set(got.global_ids) == _wanted_elements(question, expected):
        return None
    if question.kind in SAYING_MORE or (isinstance(got.value, str) and len(expected) == 1):
        text = " ".join(texts_in(got.value))
        missing = [name for name in expected if not says(text, name)]
        return f"lacks {', '.join(missing[:3])}" if missing else None
    return _entries_difference(question, expected, entries(got.value))


def _entries_difference(question: Question, expected: list[str], told: list[Any]) -> str | None:
    missing = [name for name in expected if not any(_names(name, entry) for entry in told)]
    extra = [entry for entry in told if not any(_names(name, entry) for name in expected)]
    if missing:
        return f"lacks {', '.join(missing[:3])}"
    if extra:
        return f"also tells {', '.join(str(entry) for entry in extra[:3])}"
    if question.kind == "ordered":
        in_order = len(told) == len(expected) and all(map(_names, expected, told))
        return None if in_order else "in another order"
    return None


def _wanted_elements(question: Question, expected: list[str]) -> set[str]:
    if all(is_global_id(name) for name in expected):
        return set(expected)
    return set(question.global_ids) or {"(no elements are listed)"}


def _names(expected: str, entry: Any) -> bool:
    """Whether an entry of a list, a row perhaps, names the expected thing."""
    if isinstance(entry, dict):
        entry = list(entry.values())
    return any(same_name(expected, str(text)) for text in texts_in(entry))


def rows_difference(question: Question, expected: list[list[Any]], got: Told) -> str | None:
    """Rows in order; each expected cell stands in the told row, in order, others between them."""
    told = got.value if isinstance(got.value, list) else []
    if len(told) != len(expected):
        return f"expected {len(expected)} rows, told {len(told)}"
    for wanted, entry in zip(expected, told, strict=True):
        cells = iter(list(entry.values()) if isinstance(entry, dict) else entries(entry))
        if not all(any(_same_cell(question, cell, c, got.unit) for c in cells) for cell in wanted):
            return f"another row than {wanted}"
    return None


def _same_cell(question: Question, expected: Any, told: Any, unit: str | None) -> bool:
    if is_number(expected):
        return is_number(told) and same_number(expected, question.unit, told, unit)
    if expected is None or isinstance(expected, bool):
        return told is expected
    return isinstance(told, str) and same_name(str(expected), told)


def groups_difference(question: Question, expected: dict[str, Any], got: Told) -> str | None:
    """A table of groups; a group told to be empty does no harm where none is expected, nor does one
    of those things for which no group is stated.
    """
    if _lists_what_is_counted(question, expected, got):
        return None
    rows = _keyed_rows(got.value)
    if rows is None:
        return "expected a table"
    rows = [row for row in rows if set(row[1]) != {0} or any(row[0](key) for key in expected)]
    if len(rows) != len(expected):
        return f"expected {len(expected)} groups, told {len(rows)}"
    for key, wanted in expected.items():
        found = [numbers for is_key, numbers in rows if is_key(key)]
        if not found:
            return f"lacks {key}"
        if not any(_holds(question, wanted, numbers, got.unit) for numbers in found):
            return f"another number for {key}"
    return None


def _lists_what_is_counted(question: Question, expected: dict[str, Any], got: Told) -> bool:
    """Whether a table of counts is told as the very elements it counts, each by a name."""
    counted = sum(n for n in expected.values() if isinstance(n, int))
    return (
        isinstance(got.value, list)
        and len(got.value) == counted == len(question.global_ids) > 0
        and set(got.global_ids) == set(question.global_ids)
    )


_Row = tuple[Callable[[str], bool], list[Any]]


def _keyed_rows(value: Any) -> list[_Row] | None:
    """Each told group as a test of its key and the cells that may be its number."""
    if isinstance(value, dict):
        return [_row([key, entry]) for key, entry in value.items()]
    if not isinstance(value, list):
        return None
    if value and not any(isinstance(entry, list | dict) for entry in value):
        return [_row(value)]
    rows = [list(e.values()) if isinstance(e, dict) else entries(e) for e in value]
    stated = [cells for cells in rows if cells[:1] not in ([""], [None])]
    return [_row(cells) for cells in stated or rows]


def _row(cells: list[Any]) -> _Row:
    numbers = [cell for cell in cells if is_number(cell)]

    def is_key(key: str) -> bool:
        if any(same_name(key, text) for text in texts_in(cells)):
            return True
        sides = size(key)
        return sides is not None and len(numbers) > 2 and _sides(sides, numbers)

    return is_key, numbers


def _sides(sides: tuple[float, float], numbers: list[float]) -> bool:
    """Whether a row tells both sides of a size, in metres or in millimetres."""
    return any(
        all(any(abs(side * scale - n) < 1e-3 * scale for n in numbers) for side in sides)
        for scale in (1.0, 1000.0)
    )


def _holds(question: Question, wanted: Any, numbers: list[Any], unit: str | None) -> bool:
    if is_number(wanted):
        return any(same_number(wanted, question.unit, number, unit) for number in numbers)
    return False
