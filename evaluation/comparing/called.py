"""Things that are told by both their names: whoever tells "B204 Bathroom 2" tells B204."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from agents import Answer
from graph_store import Rows

_NAMES = ("Name", "LongName")


def called(answer: Answer) -> Iterator[Any]:
    """An answer's value as it is told, then with each thing called by one of its names alone.

    Which text is both names of one thing is taken from the rows, not guessed from its words.
    """
    yield answer.value
    both = dict(_told_by_both(answer))
    for at, _ in enumerate(_NAMES) if both else ():
        yield _by_one(answer.value, {text: names[at] for text, names in both.items()})


def _told_by_both(answer: Answer) -> Iterator[tuple[str, tuple[str, ...]]]:
    for attempt in answer.attempts:
        rows = attempt.execution
        if isinstance(rows, Rows) and set(_NAMES) <= set(rows.columns):
            at = [rows.columns.index(name) for name in _NAMES]
            for row in rows.rows:
                names = tuple(str(row[column]) for column in at)
                yield from ((" ".join(order), names) for order in permutations(names))


def _by_one(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {names.get(key, key): _by_one(entry, names) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_by_one(entry, names) for entry in value]
    return value
