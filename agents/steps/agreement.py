"""Without a model a question of a building is read by `agents.understanding`; of any other graph by
the older reader, until the new one is as good there.
"""

from agents import rules, understanding
from agents.messages import Feedback, Query, Question, Refusal, Split, Twin


def by_reader(
    question: Question, twin: Twin, feedback: Feedback | None = None
) -> Query | Refusal | Split:
    """The query of the reader that knows this kind of graph.

    Raises `GraphUnavailable` when the engine is gone.
    """
    building = any(label.startswith("Ifc") for label in twin.schema.labels)
    return (understanding if building else rules).generate(question, twin, feedback)
