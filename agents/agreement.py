"""Without a model two readers of a question, written apart, answer for each other.

What both find is told. What only one understands, or each in its own way, is asked back: the person
chooses, and what was chosen is answered, as it is said in words that can mean only one thing.
"""

from agents import rules, understanding
from agents.executor import execute
from agents.messages import Feedback, Query, Question, Refusal, Split, Twin
from agents.sameness import same_result
from graph_store import Execution, Rows

DIFFER = "I can read this in two ways, and they do not find the same."
ALONE = "I am not sure that I understand this."
ALL_WORDS = 0.9
"""How likely a reading that only the second reader has must be, with no word left out."""


def by_both(
    question: Question, twin: Twin, feedback: Feedback | None = None
) -> Query | Refusal | Split:
    """The query that both readers agree in, else what may be meant; of a graph that is no building
    the first reader's, since the second one knows buildings only.

    Raises `GraphUnavailable` when the engine is gone.
    """
    made = rules.generate(question, twin, feedback)
    if isinstance(made, Split) or not _is_building(twin):
        return made
    heard = understanding.hear(question, twin)
    if heard.chosen is not None:
        return _untried(heard.chosen, feedback)
    if isinstance(made, Query):
        found = execute(made, twin.store)
        if any(_agree(found, other) for other in heard.results):
            return made
        reason = DIFFER if heard.results else ALONE
        return Refusal(reason=reason, suggestions=heard.choices)
    if heard.query is not None and heard.lost == 0 and heard.sure >= ALL_WORDS:
        return _untried(heard.query, feedback)
    return made if made.suggestions else made.model_copy(update={"suggestions": heard.choices})


def _is_building(twin: Twin) -> bool:
    return any(label.startswith("Ifc") for label in twin.schema.labels)


def _untried(query: Query, feedback: Feedback | None) -> Query | Refusal:
    if any(query.asks_as(other) for other in (feedback.tried if feedback else ())):
        return Refusal(reason="No other reading of the question is left to try.")
    return query


def _agree(found: Execution, other: Rows) -> bool:
    """Whether two results say the same; things and how many of them there are do."""
    if not isinstance(found, Rows):
        return False
    if not found.rows and not other.rows:
        return True
    return same_result(found, other) or _counts(found, other) or _counts(other, found)


def _counts(one: Rows, other: Rows) -> bool:
    """Whether one result is how many rows the other one has."""
    return [list(row) for row in one.rows] == [[other.total]]
