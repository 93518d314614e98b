"""Whether an answer's typed value is the expected one."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from agents import Answer
from evaluation.comparing.called import called
from evaluation.comparing.contents import contents_difference
from evaluation.comparing.lists import (
    SAYING_MORE,
    groups_difference,
    names_difference,
    rows_difference,
)
from evaluation.comparing.names import is_global_id, same_name, says
from evaluation.comparing.told import (
    Told,
    identical,
    is_number,
    numbers_in,
    plain,
    same_number,
    texts_in,
)
from evaluation.sets.question_sets import Question

_YES_OR_NO = ("is ", "are ", "does ", "do ", "has ", "have ", "can ", "was ", "were ", "any ")


class Outcome(StrEnum):
    """RIGHT and WRONG speak for themselves; SILENT gave no value where there is one.

    BROKEN is a fault of the agents: they ended in an error of their own.
    """

    RIGHT = "right"
    WRONG = "wrong"
    SILENT = "silent"
    BROKEN = "broken"


class Score(NamedTuple):
    """The outcome, and in a few words why where it is not RIGHT."""

    outcome: Outcome
    reason: str = ""


def compare_answer(question: Question, answer: Answer) -> Score:
    """Judge one answer, whose things may go by any of their names."""
    scores = [compare(question, value, answer.unit, answer.global_ids) for value in called(answer)]
    return next((score for score in scores if score.outcome is Outcome.RIGHT), scores[0])


def compare(
    question: Question, value: Any, unit: str | None, global_ids: Sequence[str] = ()
) -> Score:
    """Judge one answer by its typed value, its unit and the elements it speaks of.

    `value` is an `Answer`'s: a number, text, boolean, list, map or None, in `unit`.
    """
    if value is None:
        honest = question.value in (None, []) or None in question.also
        return Score(Outcome.RIGHT) if honest else Score(Outcome.SILENT, "no value")
    if question.value is None and _says_no(question, value):
        return Score(Outcome.RIGHT)
    got = Told(plain(value), unit, tuple(global_ids))
    reasons = [
        _difference(question, plain(expected), got)
        for expected in (question.value, *question.also)
        if expected is not None
    ]
    if None in reasons:
        return Score(Outcome.RIGHT)
    if question.value is None:
        return Score(Outcome.WRONG, "answered what the model does not hold")
    return Score(Outcome.WRONG, str(reasons[0]))


def elements_score(question: Question, global_ids: Iterable[str]) -> float | None:
    """Jaccard similarity of the elements told with those expected; None where none are listed."""
    expected, told = set(question.global_ids), set(global_ids)
    return len(expected & told) / len(expected | told) if expected else None


def _says_no(question: Question, value: Any) -> bool:
    """Whether the value denies that the model holds what was asked for."""
    return value == [] or (value is False and question.question.lower().startswith(_YES_OR_NO))


def _difference(question: Question, expected: Any, got: Told) -> str | None:
    """Why the answer is not the expected value; None where it is."""
    if got.unit == question.unit and identical(expected, got.value):
        return None
    if isinstance(expected, bool):
        return None if got.value is expected else "not the expected yes or no"
    if isinstance(expected, int | float):
        return _number_difference(question, expected, got)
    if isinstance(expected, str):
        return _text_difference(question, expected, got)
    if isinstance(expected, dict):
        grouped = groups_difference(question, expected, got)
        return grouped and contents_difference(question, expected, got)
    wanted = [entry for entry in expected if entry is not None]
    return _list_difference(question, wanted, got)


def _number_difference(question: Question, expected: float, got: Told) -> str | None:
    """One number, or the same one for each of several things: `[["W1", 1.4], ["W2", 1.4]]`."""
    numbers = numbers_in(got.value)
    counted = isinstance(expected, int) and question.unit is None
    same = [same_number(expected, question.unit, n, got.unit) for n in numbers]
    if numbers and all(same) and (len(numbers) == 1 or not counted):
        return None
    if len(numbers) != 1:
        return f"expected one number, told {len(numbers)}"
    return "another number"


def _text_difference(question: Question, expected: str, got: Told) -> str | None:
    """A text; a row may tell more columns of the same thing, a text question both its names.

    The very element that is expected may be called by more than the expected name.
    """
    if is_global_id(expected) and got.global_ids == (expected,):
        return None
    told = texts_in(got.value)
    if not told:
        return "expected text"
    same_element = set(got.global_ids) == set(question.global_ids) and len(got.global_ids) == 1
    if (same_element or question.kind in SAYING_MORE) and any(says(t, expected) for t in told):
        return None
    if not any(same_name(expected, text) for text in told):
        return "another text"
    others = [t for t in told if not (same_name(expected, t) or t in question.global_ids)]
    if others and question.kind not in SAYING_MORE:
        return f"also tells {', '.join(others[:3])}"
    return None


def _list_difference(question: Question, expected: list[Any], got: Told) -> str | None:
    if not expected:
        return None if got.value in ([], {}, 0, False) else "expected nothing"
    if all(isinstance(entry, list) for entry in expected):
        return rows_difference(question, expected, got)
    if all(is_number(entry) for entry in expected):
        told = numbers_in(got.value)
        same = len(told) == len(expected) and all(
            same_number(wanted, question.unit, number, got.unit)
            for wanted, number in zip(expected, told, strict=True)
        )
        return None if same else "other numbers"
    if _is_superlative(expected):
        return _superlative_difference(question, expected, got)
    return names_difference(question, [str(entry) for entry in expected], got)


def _is_superlative(expected: list[Any]) -> bool:
    return len(expected) == 2 and isinstance(expected[0], str) and is_number(expected[1])


def _superlative_difference(question: Question, expected: list[Any], got: Told) -> str | None:
    """`[name, number]`: the name is the answer; a number told beside it must be right too."""
    name, number = expected
    if (reason := _text_difference(question, name, got)) is not None:
        return reason
    told = numbers_in(got.value)
    if not told or any(same_number(number, question.unit, n, got.unit) for n in told):
        return None
    return "right name, wrong number"
