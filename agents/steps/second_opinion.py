"""A second opinion: the rule minds write a candidate too, for nothing.

Two minds that share no method and find the same are right more often than a judge; where they
differ, the judge sees both.
"""

from collections.abc import Sequence

from agents import understanding
from agents.checks.form import by_form
from agents.checks.sameness import same_result
from agents.messages import Attempt, Query, Question, Refusal, Twin
from agents.schema.result_text import cell_text
from agents.steps.executor import execute
from graph_store import Execution, Rows


def by_rules(question: Question, twin: Twin) -> Attempt | Refusal | None:
    """The rule minds' first query with its rows, or why they have none; None where they would not
    accept it.

    Raises `GraphUnavailable` when the engine is gone.
    """
    query = understanding.generate(question, twin)
    if isinstance(query, Refusal):
        return query
    if not isinstance(query, Query):
        return None
    execution = execute(query, twin)
    verdict = by_form(query, execution)
    if not verdict.accepted:
        return None
    return Attempt(query=query, execution=execution, verdict=verdict)


def agrees(second: Attempt | None, execution: Execution, *, in_order: bool = False) -> bool:
    """Whether the second opinion found what this result says, in the same order if that counts."""
    if second is None or not isinstance(execution, Rows):
        return False
    found = second.execution
    return isinstance(found, Rows) and same_result(found, execution, in_order=in_order)


def otherwise(made: Sequence[Attempt], second: Attempt | Refusal | None) -> str:
    """What the second opinion found, where a query was accepted that found something else; or why
    it found nothing.
    """
    if not made or second is None or not made[-1].verdict.accepted:
        return ""
    if isinstance(second, Refusal):
        return f"The rules do not bear this out: {second.reason}"
    found = second.execution
    if agrees(second, made[-1].execution) or not isinstance(found, Rows):
        return ""
    return f"The rules read the question otherwise, and {_told(found)}."


def _told(found: Rows) -> str:
    """What rows say, in a few words."""
    if len(found.rows) > 1 or len(found.columns) > 1:
        return f"found {found.total} row{'s' * (found.total != 1)}"
    (cell,) = found.rows[0] if found.rows else (None,)
    if isinstance(cell, bool):
        return f"say {'yes' if cell else 'no'}"
    return "found nothing" if cell is None else f"found {cell_text(cell)}"


def why_second(made: Sequence[Attempt], refusal: Refusal | None) -> str:
    """Why the second opinion is to answer; '' where it is not.

    A question that the model asks back stays; that a thing is absent does not where the rules
    found it.
    """
    if refusal and refusal.failed:
        return refusal.reason
    if refusal:
        return "The model found no such thing in the twin" if refusal.absent else ""
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
