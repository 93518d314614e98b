"""The Query Evaluator's rule mind: do the rows answer what was asked?"""

from typing import Any

from agents.messages import Grade, Intent, Query, Question, Shape, Verdict
from graph_store.rows import Execution, QueryError


def evaluate(question: Question, query: Query, execution: Execution) -> Verdict:
    """Grade by the form of the rows: a count for `how many`, a value for a measure.

    A count of 0 and a plain no are answers; a missing value and no rows are not.
    """
    if isinstance(execution, QueryError):
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback=execution.message)
    intent = query.intent or Intent(shape=Shape.TABLE)
    if not execution.rows:
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback="The query found nothing.")
    first = execution.rows[0]
    tells_one = intent.shape is Shape.TABLE and len(execution.rows) == 1 and not intent.many
    names = intent.names if tells_one and intent.names < len(first) else 0
    if all(_empty(value) for row in execution.rows for value in row[names:]):
        missing = " and ".join(execution.columns[names:])
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback=f"Nothing is filled in for {missing}.")
    if first == (0,) and " sum(" in query.cypher and not intent.every:
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback="There was nothing to add up.")
    if intent.shape is Shape.COUNT and not isinstance(first[0], int):
        return Verdict(grade=Grade.INCORRECT, feedback="A count was asked for, and none came back.")
    if intent.shape is Shape.BOOLEAN and not isinstance(first[0], bool):
        return Verdict(grade=Grade.INCORRECT, feedback="A yes or no was asked for.")
    if intent.shape is Shape.NUMBER and not isinstance(
        first[0 if intent.every else -1], (int, float)
    ):
        return Verdict(grade=Grade.INCORRECT, feedback="A number was asked for.")
    return Verdict(grade=Grade.ACCEPT)


def _empty(value: Any) -> bool:
    return value is None or value in ("", [])
