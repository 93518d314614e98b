"""Feedback Aggregator: everything learned from the attempts so far → one feedback."""

from collections.abc import Sequence

from agents.messages import Attempt, Feedback, Grade, Instructions, Message, Question, Verdict
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import Told, ask_model
from agents.schema.result_text import result_text
from agents.steps.common_errors import cures_for
from graph_store.rows import QueryError


class WrittenFeedback(Message):
    """What the model writes."""

    feedback: Told


def by_code(
    question: Question,
    attempts: Sequence[Attempt],
    verdict: Verdict,
    instructions: Instructions | None,
) -> Feedback:
    """The last verdict, the cure of a known error, and the instructions, as they are."""
    lines = instructions.lines if instructions else ()
    last = attempts[-1].execution
    cures = cures_for(last.message) if isinstance(last, QueryError) else ()
    return Feedback(
        text="\n".join([f"{verdict.grade}: {verdict.feedback}", *cures, *lines]),
        tried=tuple(attempt.query for attempt in attempts),
    )


def by_model(
    model: Model,
    question: Question,
    attempts: Sequence[Attempt],
    verdict: Verdict,
    instructions: Instructions | None,
) -> Feedback:
    """Ask the model to weigh all of it; without a usable reply, hand it on as it is.

    An Incorrect verdict goes straight back as the evaluator wrote it (paper, Algorithm 1).
    """
    plain = by_code(question, attempts, verdict, instructions)
    if verdict.grade is Grade.INCORRECT:
        return plain
    inputs = {
        "question": question.text,
        "attempts": "\n\n".join(attempt_text(attempt) for attempt in attempts),
        "feedback": plain.text,
    }
    try:
        written = ask_model(model, "feedback_aggregator", inputs, WrittenFeedback)
    except (BadReply, BudgetSpent):
        return plain
    return plain.model_copy(update={"text": written.feedback})


def attempt_text(attempt: Attempt) -> str:
    """One attempt: query, result and verdict."""
    return (
        f"{attempt.query.cypher}\n→ {result_text(attempt.execution)[:500]}\n"
        f"→ {attempt.verdict.grade}: {attempt.verdict.feedback}"
    )
