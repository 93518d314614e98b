"""The Interpreter's rule mind: rows → a sentence, a value and its unit."""

from collections.abc import Sequence
from typing import Any

from agents.messages import (
    Attempt,
    Grade,
    Intent,
    Interpretation,
    Question,
    Refusal,
    Shape,
    Twin,
)
from agents.rules.caveats import caveats_of
from agents.rules.speaking import listed, number_with_unit, plural, spoken
from graph_store.rows import Rows

SPOKEN_ROWS = 12


def interpret(
    question: Question, twin: Twin, attempts: Sequence[Attempt], refusal: Refusal | None
) -> Interpretation:
    """Say what was found, with its caveats; or what was looked for and not found."""
    accepted = next((a for a in reversed(attempts) if a.verdict.accepted), None)
    if accepted is None:
        return _nothing(attempts, refusal)
    assert isinstance(accepted.execution, Rows)
    intent = accepted.query.intent or Intent(shape=Shape.TABLE)
    said = _say(accepted.execution, intent)
    caveats = caveats_of(accepted, twin)
    hidden = {text for caveat in caveats for text in caveat.placeholder_values}
    if hidden:
        said = _without(said, accepted.execution, intent, hidden)
    sentences = [said.answer, *(caveat.sentence for caveat in caveats)]
    if accepted.execution.total > len(accepted.execution.rows):
        sentences.append(
            f"These are the first {len(accepted.execution.rows)} of {accepted.execution.total}."
        )
    return said.model_copy(update={"answer": " ".join(sentences)})


def _nothing(attempts: Sequence[Attempt], refusal: Refusal | None) -> Interpretation:
    if not attempts:
        assert refusal is not None
        more = f" Did you mean {' or '.join(refusal.suggestions)}?" if refusal.suggestions else ""
        return Interpretation(answer=refusal.reason + more)
    first = attempts[0]
    intent = first.query.intent or Intent(shape=Shape.TABLE)
    if first.verdict.grade is Grade.ERROR_OR_EMPTY and isinstance(first.execution, Rows):
        what = plural(intent.subject) or "such thing"
        where = f" ({intent.phrase})" if intent.phrase else ""
        if not first.execution.rows and intent.shape in {Shape.LIST, Shape.TABLE}:
            return Interpretation(answer=f"I looked for {what}{where} and found none.", value=None)
        measure = intent.measure or "value"
        return Interpretation(answer=f"This model holds no {measure} for {intent.subject}{where}.")
    return Interpretation(answer=f"I could not answer this: {first.verdict.feedback}")


def _say(rows: Rows, intent: Intent) -> Interpretation:
    first = rows.rows[0]
    subject = intent.subject or "match"
    where = f" ({intent.phrase})" if intent.phrase else ""
    unit = next((intent.units[c] for c in rows.columns if c in intent.units), None)
    match intent.shape:
        case Shape.COUNT:
            number = first[0]
            name = subject if number == 1 else plural(subject)
            there = "There is" if number == 1 else "There are"
            return Interpretation(answer=f"{there} {number} {name}{where}.", value=number)
        case Shape.BOOLEAN:
            yes = bool(first[0])
            if rows.columns[0] == "answer" and not intent.measure:
                told = f"{'Yes' if yes else 'No'}: {subject}{where}"
                found = "found" if yes else "none found"
                return Interpretation(answer=f"{told} – {found} in this model.", value=yes)
            return Interpretation(answer="Yes." if yes else "No.", value=yes)
        case Shape.NUMBER:
            value = first[-1]
            told = number_with_unit(value, unit)
            of = f" of {subject}{where}" if subject else ""
            measure = intent.measure or rows.columns[-1]
            return Interpretation(answer=f"The {measure}{of} is {told}.", value=value, unit=unit)
        case Shape.TEXT:
            values = [v for row in rows.rows for v in row if v not in (None, "")]
            values = list(dict.fromkeys(map(_plain, values)))
            value = values[0] if len(values) == 1 else values
            told = listed([spoken(v, unit) for v in values])
            measure = intent.measure or "answer"
            of = f" of {subject}{where}" if subject and intent.measure else ""
            return Interpretation(answer=f"The {measure}{of} is {told}.", value=value, unit=unit)
    return _say_many(rows, intent, unit)


def _say_many(rows: Rows, intent: Intent, unit: str | None) -> Interpretation:
    told = [_row(rows, row, intent) for row in rows.rows]
    names = [" ".join(spoken(v, None) for v in row if v is not None) for row in rows.rows]
    subject = intent.subject or "match"
    where = f" ({intent.phrase})" if intent.phrase else ""
    if len(rows.rows) == 1:
        answer = f"{told[0]}."
    else:
        more = len(told) - SPOKEN_ROWS
        shown = listed(told[:SPOKEN_ROWS]) + (f" and {more} more" if more > 0 else "")
        answer = f"{len(told)} {plural(subject)}{where}: {shown}."
    if intent.shape is Shape.LIST:
        return Interpretation(answer=answer, value=names)
    values = [[_plain(v) for v in row] for row in rows.rows]
    value: Any = values[0] if len(values) == 1 else values
    return Interpretation(answer=answer, value=value, unit=unit)


def _row(rows: Rows, row: tuple[Any, ...], intent: Intent) -> str:
    told = [
        spoken(value, intent.units.get(column))
        for column, value in zip(rows.columns, row, strict=True)
        if value is not None
    ]
    if intent.shape is Shape.LIST or len(told) < 2:
        return " ".join(told)
    return f"{told[0]}: {', '.join(told[1:])}"


def _plain(value: Any) -> Any:
    return value


def _without(said: Interpretation, rows: Rows, intent: Intent, hidden: set[str]) -> Interpretation:
    kept = Rows(
        columns=rows.columns,
        rows=tuple(tuple(None if _hides(v, hidden) else v for v in row) for row in rows.rows),
        total=rows.total,
    )
    if all(value is None for row in kept.rows for value in row):
        return said
    return _say(kept, intent)


def _hides(value: Any, hidden: set[str]) -> bool:
    values = value if isinstance(value, (list, tuple)) else (value,)
    return any(isinstance(v, str) and v in hidden for v in values)
