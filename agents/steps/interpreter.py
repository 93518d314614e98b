"""Interpreter: what was found → the sentence, value and unit a person is given."""

import time
from collections.abc import Sequence
from typing import Any

from agents import telling
from agents.checks.answering import answering, answers
from agents.checks.bounds import named_columns, texts_of
from agents.checks.grounding import Asked, borne, meant_by, unit_of
from agents.checks.sentences import what_is_unknown
from agents.checks.small_words import (
    asks_for_an_extreme,
    asks_how_many,
    asks_only_whether,
    asks_whether,
    asks_whether_any,
    operators_of,
)
from agents.messages import Attempt, Interpretation, Message, Question, Refusal, Twin
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent, ModelUnavailable
from agents.model.replies import ask_model
from agents.schema.result_text import cell_text, result_text
from agents.tracing import trace
from agents.understanding.language.speaking import number_with_unit
from graph_store.cypher_outline import outline
from graph_store.rows import QueryError, Rows

Scalar = str | int | float | bool | None
MOST_NAMED = 10
"""Values named one by one where code tells them."""


class WrittenAnswer(Message):
    """What the model writes."""

    answer: str
    value: Scalar | list[Scalar | list[Scalar]]
    unit: str | None = None


def by_model(
    model: Model,
    question: Question,
    twin: Twin,
    attempts: Sequence[Attempt],
    refusal: Refusal | None,
) -> Interpretation:
    """Ask the model for the answering sentence; tell of it what the rows bear."""
    written = _written(model, question, twin, attempts, refusal)
    if isinstance(written, Interpretation):
        return written
    last = attempts[-1]
    assert isinstance(last.execution, Rows)
    return _out_of_the_rows(written, question, twin, last, last.execution)


def as_written(
    model: Model,
    question: Question,
    twin: Twin,
    attempts: Sequence[Attempt],
    refusal: Refusal | None,
) -> Interpretation:
    """What the model tells, believed: to measure what checking it is worth."""
    written = _written(model, question, twin, attempts, refusal)
    if isinstance(written, Interpretation):
        return written
    return Interpretation(answer=written.answer, value=written.value, unit=written.unit)


def _written(
    model: Model,
    question: Question,
    twin: Twin,
    attempts: Sequence[Attempt],
    refusal: Refusal | None,
) -> WrittenAnswer | Interpretation:
    """What the model writes; a refusal, an error and what was not accepted need no model.

    What the rules found they tell themselves. A model that fails now takes no answer with it.
    """
    last = attempts[-1] if attempts and not refusal else None
    if last and last.query.intent:
        return telling.interpret(question, twin, [last], None)
    if last is None or isinstance(last.execution, QueryError) or not last.verdict.accepted:
        return by_outcome(question, twin, attempts, refusal)
    inputs = {
        "question": question.text,
        "explanation": last.query.explanation,
        "cypher": last.query.cypher,
        "result": result_text(last.execution),
        "units": "\n".join(f"{name}: {unit}" for name, unit in units_in(last, twin).items()),
    }
    found = value_of(answering(last.execution, question, last.query.cypher))

    def in_plain_words(text: str) -> WrittenAnswer | None:
        """A sentence by itself; the value is then what was found, where that is one."""
        value = found if isinstance(found, Scalar) else None
        return None if "{" in text else WrittenAnswer(answer=text, value=value)

    try:
        return ask_model(model, "interpreter", inputs, WrittenAnswer, in_plain_words)
    except (BadReply, BudgetSpent, ModelUnavailable) as failure:
        plain = by_outcome(question, twin, attempts, refusal)
        why = str(failure).rstrip(".")
        return plain.model_copy(update={"answer": f"{plain.answer} ({why}.)"})


def _out_of_the_rows(
    written: WrittenAnswer, question: Question, twin: Twin, last: Attempt, rows: Rows
) -> Interpretation:
    """What the model told, as far as the rows bear it; what they do not is replaced by them.

    A value or a sentence so replaced is noted in the trace as a repair. Where a value is left out
    or wrong, the sentence may still tell what the rows have in its place.
    """
    started = time.perf_counter()
    stored = _stored(written.value, question, last, rows)
    plain = value_of(answering(rows, question, last.query.cypher))
    value = stored[0] if stored else plain
    told = Interpretation(answer=written.answer, value=value, unit=unit_of(last, twin, value))
    unknown = what_is_unknown(told, question, last, twin)
    wrong = unknown if stored else unknown or "another value"
    if not wrong:
        return told
    trace.current().add(
        "repair",
        "out_of_the_rows",
        started,
        was=written.model_dump(),
        reason=f"the rows do not bear {wrong}",
    )
    in_words = plainly(value, told.unit) if unknown else told.answer
    return told.model_copy(update={"answer": in_words, "borne": False})


def _stored(written: Any, question: Question, last: Attempt, rows: Rows) -> tuple[Any] | None:
    """The value that was written as the rows have it; None where they or the question forbid it.

    A text that no row has may be a number or a yes in words: `"5"`, `"ja"`.
    """
    found = (_as_stored(one, question, last, rows) for one in (written, *meant_by(written)))
    return next(filter(None, found), None)


def _as_stored(value: Any, question: Question, last: Attempt, rows: Rows) -> tuple[Any] | None:
    """The same of one value. A name and a measure say neither yes nor no, a key or an area not
    which room it is.
    """
    if isinstance(value, str | float) and asks_only_whether(question.text):
        return None
    asked = Asked(
        counting=asks_how_many(question.text) and "each" not in operators_of(question.text),
        ordered=_first_answers(question, last),
        whether=asks_whether(question.text),
        existing=asks_whether_any(question.text, " ".join(texts_of(outline(last.query.cypher)))),
        named=named_columns(question, rows),
    )
    found: tuple[Any] | None = borne(value, rows, asked)
    if found is None or not answers(found[0], rows, question, last.query.cypher):
        return None
    return found


def _first_answers(question: Question, last: Attempt) -> bool:
    """Whether the first of several rows may answer: the widest of those sorted by width."""
    tree = outline(last.query.cypher).tree
    return asks_for_an_extreme(question.text) and any(tree.find_data("order"))


def by_outcome(
    question: Question, twin: Twin, attempts: Sequence[Attempt], refusal: Refusal | None
) -> Interpretation:
    """Say what came back without a word of interpretation.

    What no query was accepted for is told as what the last one found, and not as the answer.
    """
    if refusal:
        choices = f" Did you mean: {' / '.join(refusal.suggestions)}" * bool(refusal.suggestions)
        return Interpretation(answer=refusal.reason + choices)
    if not attempts:
        return Interpretation(answer="No query was tried.")
    last = attempts[-1]
    tried = "The query" if len(attempts) == 1 else f"The last of {len(attempts)} queries"
    if isinstance(last.execution, QueryError):
        refused = f"{tried} was refused by the engine: {last.execution.message}"
        return Interpretation(answer=f"No answer was found. {refused}")
    value = value_of(answering(last.execution, question, last.query.cypher))
    unit = unit_of(last, twin, value)
    told = plainly(value, unit)
    if not last.verdict.accepted:
        told = f"No query was found that surely answers this. {tried} found: {told}"
    return Interpretation(answer=told, value=value, unit=unit)


def plainly(value: Any, unit: str | None) -> str:
    """A value as a sentence of its own, the first of many."""
    if value is None:
        return "Nothing."
    if isinstance(value, bool):
        return "Yes." if value else "No."
    listed = value if isinstance(value, list) else [value]
    rows = [one if isinstance(one, list) else [one] for one in listed[:MOST_NAMED]]
    between = "; " if any(len(row) > 1 for row in rows) else ", "
    told = between.join(_row(row, unit) for row in rows) or "None"
    more = f" and {len(listed) - MOST_NAMED} more" if len(listed) > MOST_NAMED else ""
    return f"{told}{more}."


def _row(row: Sequence[Any], unit: str | None) -> str:
    """`A202: 26.12 m²`."""
    first, *rest = (
        number_with_unit(cell, unit)
        if isinstance(cell, int | float) and not isinstance(cell, bool)
        else cell_text(cell)
        for cell in row
    )
    return f"{first}: {', '.join(rest)}" if rest else first


def value_of(rows: Rows) -> Any:
    """A lone cell, the list of a lone column, or each row as a list; None where all is empty."""
    if all(cell is None for row in rows.rows for cell in row):
        return None
    if len(rows.columns) > 1:
        return [list(row) for row in rows.rows]
    cells = [row[0] for row in rows.rows]
    return cells[0] if len(cells) == 1 else cells


def units_in(attempt: Attempt, twin: Twin) -> dict[str, str]:
    """The unit of each property with one that the attempt's query speaks of."""
    read = {one.name for one in outline(attempt.query.cypher).reads}
    return {name: unit for name, unit in twin.schema.units.items() if name in read}
