"""Query Evaluator: question, query and result → one of three grades."""

import re

from agents.messages import Grade, Query, Question, Verdict
from agents.model_client import Model
from agents.model_errors import BadReply, BudgetSpent
from agents.replies import ask_model
from agents.result_text import result_text
from graph_store import Execution, QueryError


def by_model(model: Model, question: Question, query: Query, execution: Execution) -> Verdict:
    """Ask the model for a grade; without a usable one, judge by what came back."""
    inputs = {
        "question": question.text,
        "explanation": query.explanation,
        "cypher": query.cypher,
        "result": result_text(execution),
    }
    try:
        return ask_model(model, "query_evaluator", inputs, Verdict, in_plain_words)
    except (BadReply, BudgetSpent) as failure:
        judged = by_outcome(question, query, execution)
        return Verdict(grade=judged.grade, feedback=f"Not judged ({failure}). {judged.feedback}")


def in_plain_words(text: str) -> Verdict | None:
    """A grade at the very beginning of a reply; what follows it is the feedback."""
    found = re.match(r"\W*(?:grade\W+)?(accept|incorrect|error or empty)\b", text, re.IGNORECASE)
    if found is None:
        return None
    grade = next(one for one in Grade if one.lower() == found.group(1).lower())
    return Verdict(grade=grade, feedback=text[found.end() :].strip(" \t\n*:.,;-–—"))


def errors_by_code(model: Model, question: Question, query: Query, execution: Execution) -> Verdict:
    """Grade an error without asking: the engine's words leave nothing to judge."""
    if isinstance(execution, QueryError):
        return by_outcome(question, query, execution)
    return by_model(model, question, query, execution)


def by_outcome(question: Question, query: Query, execution: Execution) -> Verdict:
    """Judge by what came back alone: an error or nothing at all, or else rows."""
    if isinstance(execution, QueryError):
        return Verdict(
            grade=Grade.ERROR_OR_EMPTY,
            feedback=f"The engine refused the query: {execution.message}",
        )
    if all(cell is None or cell == [] for row in execution.rows for cell in row):
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback="The query ran and found nothing.")
    return Verdict(grade=Grade.ACCEPT)
