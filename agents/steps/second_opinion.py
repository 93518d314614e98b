"""A second opinion: the rule minds write a candidate too, for nothing.

Two minds that share no method and find the same are right more often than a judge; where they
differ, the judge sees both.
"""

from collections.abc import Sequence

from agents import telling, understanding
from agents.checks.form import by_form
from agents.checks.sameness import same_result
from agents.messages import Attempt, Query, Question, Refusal, Split, Twin
from agents.steps.executor import execute
from graph_store import Execution, Rows


def by_rules(question: Question, twin: Twin) -> Attempt | Refusal | Split | None:
    """The rule minds' first query with its rows, why they have none, or the questions they read in
    it; None where they would not accept the query.

    Raises `GraphUnavailable` when the engine is gone.
    """
    query = understanding.generate(question, twin)
    if not isinstance(query, Query):
        return query
    execution = execute(query, twin)
    verdict = by_form(query, execution)
    if not verdict.accepted:
        return None
    return Attempt(query=query, execution=execution, verdict=verdict)


def agrees(second: Attempt | None, execution: Execution, *, in_order: bool = False) -> bool:
    """Whether the second opinion found all that this result says, in the same order if that
    counts.
    """
    if second is None or not isinstance(execution, Rows) or not isinstance(second.execution, Rows):
        return False
    whole = len(execution.columns) <= len(second.execution.columns)
    return whole and same_result(second.execution, execution, in_order=in_order)


def confirmed(second: Attempt, last: Attempt) -> bool:
    """Whether the model's query found what the rules' did, which then answers: its columns are
    named by code, and so is what they say.
    """
    agreed = last.verdict.agreed and not last.verdict.second
    return agreed and agrees(second, last.execution)


def otherwise(
    made: Sequence[Attempt], second: Attempt | Refusal | None, question: Question, twin: Twin
) -> str:
    """What the second opinion found, where a query was accepted that found something else; or why
    it found nothing.
    """
    if not made or second is None or not made[-1].verdict.accepted:
        return ""
    if isinstance(second, Refusal):
        return f"The rules do not bear this out: {second.reason}"
    one, other = second.execution, made[-1].execution
    if isinstance(one, Rows) and isinstance(other, Rows) and same_result(one, other):
        return ""
    told = telling.interpret(question, twin, [second], None)
    return f"The rules read the question otherwise: {told.answer}"


def why_second(made: Sequence[Attempt], refusal: Refusal | None) -> str:
    """Why the second opinion is to answer; '' where it is not."""
    if refusal and refusal.failed:
        return refusal.reason
    if refusal:
        absent = refusal.absent
        return "The model found no such thing in the twin" if absent else "The model asked back"
    if made and made[-1].verdict.agreed and made[-1].verdict.second:
        return "The model's query found the same, and asks something else"
    if made and made[-1].verdict.second:
        return "Of two queries that found different things the judge took this one"
    if made and made[-1].verdict.accepted:
        return ""
    return "No query of the model was accepted"


def instead(reason: object) -> str:
    """The sentence by which the rules answer in the model's stead."""
    return f"{str(reason).rstrip('.')}: the rules answer instead."
