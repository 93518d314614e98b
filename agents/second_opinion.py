"""A second opinion: the rule minds write a candidate too, for nothing.

Two minds that share no method and find the same are right more often than a judge; where they
differ, the judge sees both.
"""

from collections.abc import Sequence

from agents import rules
from agents.executor import execute
from agents.messages import Attempt, Query, Question, Refusal, Twin
from agents.sameness import same_result
from graph_store import Execution, Rows


def by_rules(question: Question, twin: Twin) -> Attempt | None:
    """The rule minds' first query with its rows; None where they have none they would accept.

    Raises `GraphUnavailable` when the engine is gone.
    """
    query = rules.generate(question, twin, None)
    if not isinstance(query, Query):
        return None
    execution = execute(query, twin.store)
    verdict = rules.evaluate(question, query, execution)
    if not verdict.accepted:
        return None
    return Attempt(query=query, execution=execution, verdict=verdict)


def agrees(second: Attempt | None, execution: Execution) -> bool:
    """Whether the second opinion found what this result says."""
    if second is None or not isinstance(execution, Rows):
        return False
    return isinstance(second.execution, Rows) and same_result(second.execution, execution)


def why_second(made: Sequence[Attempt], refusal: Refusal | None) -> str:
    """Why the second opinion is to answer; '' where it is not.

    A question that the model asks back stays; that a thing is absent does not where the rules
    found it.
    """
    if refusal and refusal.failed:
        return refusal.reason
    if refusal:
        return "The model found no such thing in the twin" if refusal.absent else ""
    if made and made[-1].verdict.second:
        return "Of two queries that found different things the judge took this one"
    if made and made[-1].verdict.accepted:
        return ""
    return "No query of the model was accepted"
