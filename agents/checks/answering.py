"""Which part of what was found answers: the name where it is asked which, not its key or area."""

from collections.abc import Sequence
from typing import Any

from agents.checks.grounding import columns, is_number, leaves
from agents.checks.meanings import meanings
from agents.checks.measures_asked import last_name, meant_of
from agents.checks.small_words import (
    asks_how_many,
    asks_whether,
    compares,
    operators_of,
    words_behind_asking,
)
from agents.messages import Question
from graph_store.cypher_columns import Column, columns_of
from graph_store.rows import Rows

KEYS = frozenset({"GlobalId", "key", "step_id"})
"""Properties that tell things apart, and are no name of them."""

THINGS = frozenset({"which", "who", "list", "where"})


def answering(rows: Rows, question: Question, cypher: str) -> Rows:
    """The rows as far as they answer.

    Of what is so or not so that alone, and of things not their keys where each has a name beside
    and nobody asked for keys.
    """
    cells = columns(rows)
    truths = [at for at, one in enumerate(cells) if all(isinstance(cell, bool) for cell in one)]
    if rows.total == 1 and len(truths) == 1 and asks_whether(question.text):
        return _only(rows, truths)
    made = _made(rows, cypher)
    keys = {at for at, one in enumerate(made) if one.reads and _reads(one) <= KEYS}
    kept = [at for at in range(len(made)) if at not in keys]
    named = all(any(isinstance(row[at], str) and row[at] for at in kept) for row in rows.rows)
    wanted = meanings(question.text) & (KEYS | meanings("GlobalId"))
    return _only(rows, kept) if keys and named and rows.rows and not wanted else rows


def answers(value: Any, rows: Rows, question: Question, cypher: str) -> bool:
    """Whether a value that the rows bear tells of them what is asked, and not what is beside it."""
    told, part = leaves(value), answering(rows, question, cypher)
    if not told or asks_how_many(question.text):
        return True
    if part is not rows and not _any_of(told, part.rows):
        return False
    made = _made(rows, cypher)
    if not made or all(isinstance(one, bool) for one in told):
        return True
    if _asks_for_things(question, made):
        return not (all(map(is_number, told)) and _names_beside(rows))
    return rows.total != 1 or _of_the_named(told, rows, question, made)


def _only(rows: Rows, kept: Sequence[int]) -> Rows:
    """Some of the columns."""
    return rows.model_copy(
        update={
            "columns": tuple(rows.columns[at] for at in kept),
            "rows": tuple(tuple(row[at] for at in kept) for row in rows.rows),
        }
    )


def _made(rows: Rows, cypher: str) -> tuple[Column, ...]:
    made = columns_of(cypher)
    return made if len(made) == len(rows.columns) else ()


def _reads(column: Column) -> set[str]:
    """The properties that a column reads, without their sets."""
    return {last_name(one.name) for one in column.reads}


def _any_of(told: list[Any], rows: Sequence[Sequence[Any]]) -> bool:
    held = leaves([list(row) for row in rows])
    return any(type(one) is type(cell) and one == cell for one in told for cell in held)


def _names_beside(rows: Rows) -> bool:
    """Whether each row has a text, by which it is called."""
    return bool(rows.rows) and all(any(isinstance(one, str) for one in row) for row in rows.rows)


def _asks_for_things(question: Question, made: Sequence[Column]) -> bool:
    """Whether it is asked which things; not "which area", where a column tells one."""
    if operators_of(question.text).isdisjoint(THINGS):
        return False
    told = frozenset[str]().union(*map(meant_of, made))
    return meanings(words_behind_asking(question.text)).isdisjoint(told)


def _of_the_named(told: list[Any], rows: Rows, question: Question, made: Sequence[Column]) -> bool:
    """Whether the value is of a column that the question names, and of each measure it names."""
    asked = meanings(question.text)
    named = [at for at, one in enumerate(made) if asked & meant_of(one)]
    (row,) = rows.rows
    measures = [at for at in named if is_number(row[at])]
    if len(measures) > 1 and not compares(question.text):
        return all(_any_of(told, [[row[at]]]) for at in measures)
    return not named or _any_of(told, [[row[at] for at in named]])
