"""Whether rows answer what was asked, by their form: the Query Evaluator's rule mind."""

from typing import Any

from agents.messages import Grade, Intent, Query, Shape, Verdict
from graph_store.rows import Execution, QueryError, Rows


def by_form(query: Query, execution: Execution) -> Verdict:
    """Grade by the form of the rows: a count for `how many`, a value for a measure.

    A count of 0 and a plain no are answers; a missing value and no rows are not.
    """
    if isinstance(execution, QueryError):
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback=execution.message)
    intent = query.intent or Intent(shape=Shape.TABLE)
    if lacking := _lacking(query, execution, intent):
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback=lacking)
    if unfit := _unfit(execution, intent):
        return Verdict(grade=Grade.INCORRECT, feedback=unfit)
    return Verdict(grade=Grade.ACCEPT)


def _lacking(query: Query, rows: Rows, intent: Intent) -> str:
    """Why there is nothing in these rows; empty where there is."""
    if not rows.rows:
        return "The query found nothing."
    first = rows.rows[0]
    tells_one = intent.shape is Shape.TABLE and len(rows.rows) == 1 and not intent.many
    names = intent.names if tells_one and intent.names < len(first) else 0
    if all(_empty(value) for row in rows.rows for value in row[names:]):
        return f"Nothing is filled in for {' and '.join(rows.columns[names:])}."
    if first == (0,) and " sum(" in query.cypher and not intent.every:
        return "There was nothing to add up."
    return ""


def _unfit(rows: Rows, intent: Intent) -> str:
    """Why the first row is not of the form that was asked for; empty where it is."""
    first = rows.rows[0]
    if intent.shape is Shape.COUNT and not isinstance(first[0], int):
        return "A count was asked for, and none came back."
    if intent.shape is Shape.BOOLEAN and not isinstance(first[0], bool):
        return "A yes or no was asked for."
    number = first[0 if intent.every else -1]
    if intent.shape is Shape.NUMBER and not isinstance(number, (int, float)):
        return "A number was asked for."
    return ""


def _empty(value: Any) -> bool:
    return value is None or value in ("", [])
