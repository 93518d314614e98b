"""The Interpreter's rule mind: rows → a sentence, a value and its unit, with what is in doubt."""

from collections import Counter
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
from agents.telling.apart import places_of
from agents.telling.caveats import caveats_of
from agents.telling.lists import tie
from agents.telling.names import lead_of, name_of
from agents.telling.values import say
from agents.understanding.language.speaking import plural
from graph_store.rows import Rows


def interpret(
    question: Question, twin: Twin, attempts: Sequence[Attempt], refusal: Refusal | None
) -> Interpretation:
    """Say what was found, with its caveats; or what was looked for and not found."""
    accepted = next((a for a in reversed(attempts) if a.verdict.accepted), None)
    if accepted is None:
        return _nothing(attempts, refusal)
    assert isinstance(accepted.execution, Rows)
    intent = accepted.query.intent or Intent(shape=Shape.TABLE)
    said = say(accepted.execution, intent, _places(accepted.execution, intent, twin))
    caveats = caveats_of(accepted, twin)
    hidden = {text for caveat in caveats for text in caveat.placeholder_values}
    if hidden and intent.shape is not Shape.LIST and _all_hidden(accepted, intent, hidden):
        said = Interpretation(answer=f"{lead_of(intent)} is not filled in.")
    elif hidden and len(accepted.execution.rows) == 1:
        said = _without(said, accepted.execution, intent, hidden)
    sentences = [said.answer, *intent.remarks, *(caveat.sentence for caveat in caveats)]
    sentences += [tied] if (tied := tie(accepted, twin)) else []
    if accepted.execution.total > len(accepted.execution.rows):
        sentences.append(
            f"The rows hold the first {len(accepted.execution.rows)} of {accepted.execution.total}."
        )
    return said.model_copy(update={"answer": " ".join(sentences)})


def _nothing(attempts: Sequence[Attempt], refusal: Refusal | None) -> Interpretation:
    if refusal and (refusal.failed or not attempts):
        meant = " or ".join(f"“{each}”" for each in refusal.suggestions)
        more = f" Did you mean {meant}?" if meant else ""
        return Interpretation(answer=refusal.reason + more)
    first = attempts[0]
    intent = first.query.intent or Intent(shape=Shape.TABLE)
    if first.verdict.grade is Grade.ERROR_OR_EMPTY and isinstance(first.execution, Rows):
        what = plural(intent.subject) or "such thing"
        where = f" {intent.phrase}" if intent.phrase else ""
        if not first.execution.rows and intent.shape in {Shape.LIST, Shape.TABLE, Shape.GROUPS}:
            return Interpretation(answer=f"There are no {what}{where}.", value=[])
        measure = intent.measure or "value"
        of = intent.subject + ("" if intent.phrase == measure else where)
        return Interpretation(answer=f"This model holds no {measure}{of and f' for {of}'}.")
    return Interpretation(answer=f"I could not answer this: {first.verdict.feedback}")


def _places(rows: Rows, intent: Intent, twin: Twin) -> dict[str, str]:
    """Where the things of a list are that share their names with others."""
    if intent.shape is not Shape.LIST or "GlobalId" not in rows.columns[intent.names :]:
        return {}
    named = [(name_of(row[: intent.names]), str(row[-1])) for row in rows.rows]
    often = Counter(name for name, _ in named)
    ids = [key for name, key in named if often[name] > 1]
    return places_of(ids, twin) if ids else {}


def _without(said: Interpretation, rows: Rows, intent: Intent, hidden: set[str]) -> Interpretation:
    kept = Rows(
        columns=rows.columns,
        rows=tuple(tuple(None if _hides(v, hidden) else v for v in row) for row in rows.rows),
        total=rows.total,
    )
    told = intent.names or None
    if all(value is None for row in kept.rows for value in row[:told]):
        return said
    return say(kept, intent)


def _all_hidden(attempt: Attempt, intent: Intent, hidden: set[str]) -> bool:
    """Whether nothing that is told is more than a placeholder."""
    assert isinstance(attempt.execution, Rows)
    told = [value for row in attempt.execution.rows for value in row[intent.names :]]
    return bool(told) and all(value is None or _hides(value, hidden) for value in told)


def _hides(value: Any, hidden: set[str]) -> bool:
    values = value if isinstance(value, (list, tuple)) else (value,)
    return any(isinstance(v, str) and v in hidden for v in values)
