"""Interpreter: what was found → the sentence, value and unit a person is given."""

from collections.abc import Sequence
from typing import Any

from agents.messages import Attempt, Grade, Interpretation, Message, Question, Refusal, Twin
from agents.model_client import Model
from agents.model_errors import BadReply, BudgetSpent
from agents.replies import ask_model
from agents.result_text import cell_text, result_text
from graph_store.cypher_outline import outline
from graph_store.rows import QueryError, Rows

Scalar = str | int | float | bool | None
PLAIN = str.maketrans({"²": "2", "³": "3"})
"""Units are written in ASCII in the graph; models like to write m²."""


class WrittenAnswer(Message):
    """What the model writes."""

    answer: str
    value: Scalar | list[Scalar]
    unit: str | None = None


def by_model(
    model: Model,
    question: Question,
    twin: Twin,
    attempts: Sequence[Attempt],
    refusal: Refusal | None,
) -> Interpretation:
    """Ask the model for the answering sentence; a refusal or an error needs no model."""
    last = attempts[-1] if attempts and not refusal else None
    if last is None or isinstance(last.execution, QueryError):
        return by_outcome(question, twin, attempts, refusal)
    inputs = {
        "question": question.text,
        "explanation": last.query.explanation,
        "cypher": last.query.cypher,
        "result": result_text(last.execution),
        "grade": last.verdict.grade,
        "doubt": "" if last.verdict.accepted else last.verdict.feedback,
        "units": "\n".join(f"{name}: {unit}" for name, unit in units_in(last, twin).items()),
    }
    found = value_of(last.execution)

    def in_plain_words(text: str) -> WrittenAnswer | None:
        """A sentence by itself; the value is then what was found, where that is one."""
        value = found if isinstance(found, Scalar) else None
        return None if "{" in text else WrittenAnswer(answer=text, value=value)

    try:
        written = ask_model(model, "interpreter", inputs, WrittenAnswer, in_plain_words)
    except (BadReply, BudgetSpent) as failure:
        plain = by_outcome(question, twin, attempts, refusal)
        return plain.model_copy(update={"answer": f"{plain.answer} ({failure}.)"})
    unit = (written.unit or "").translate(PLAIN) or None
    return Interpretation(
        answer=written.answer, value=as_stored(written.value, last.execution), unit=unit
    )


def as_stored(value: Any, rows: Rows) -> Any:
    """A number that a model rounded, as the one cell it was rounded from; else the value."""
    if isinstance(value, bool) or not isinstance(value, float):
        return value
    cells = {cell for row in rows.rows for cell in row if isinstance(cell, float)}
    near = [cell for cell in cells if any(round(cell, digits) == value for digits in range(1, 7))]
    return near[0] if len(near) == 1 else value


def by_outcome(
    question: Question, twin: Twin, attempts: Sequence[Attempt], refusal: Refusal | None
) -> Interpretation:
    """Say what came back without a word of interpretation."""
    if refusal:
        choices = f" Did you mean: {' / '.join(refusal.suggestions)}" * bool(refusal.suggestions)
        return Interpretation(answer=refusal.reason + choices)
    if not attempts:
        return Interpretation(answer="No query was tried.")
    last = attempts[-1]
    if isinstance(last.execution, QueryError):
        tried = "The query" if len(attempts) == 1 else f"The last of {len(attempts)} queries"
        return Interpretation(
            answer=f"No answer was found. {tried} was refused by the engine: "
            f"{last.execution.message}"
        )
    value = value_of(last.execution)
    if value is None:
        return Interpretation(answer="The twin holds nothing that answers this.")
    units = set(units_in(last, twin).values())
    unit = units.pop() if len(units) == 1 and isinstance(value, int | float) else None
    doubt = "" if last.verdict.grade is Grade.ACCEPT else f" (Graded {last.verdict.grade}.)"
    listed = value if isinstance(value, list) else [value]
    told = ", ".join(cell_text(one) for one in listed) + (f" {unit}" if unit else "")
    return Interpretation(answer=f"{told}.{doubt}", value=value, unit=unit)


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
