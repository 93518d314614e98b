"""Query Evaluator: question, query and result → one of three grades."""

import re
from typing import Literal

from agents.checks.form import by_form
from agents.checks.literals import readable
from agents.messages import Attempt, Grade, Message, Query, Question, Verdict
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import Told, ask_model
from agents.schema.result_text import result_text
from graph_store import Execution, QueryError

NOBODY = "Nobody judged whether the query answers the question: this way of working has no judge."


class WrittenVerdict(Message):
    """What the model writes; `better` where two queries are before it."""

    grade: Grade
    feedback: Told = ""
    better: Literal["first", "second"] = "first"


def by_model(
    model: Model,
    question: Question,
    query: Query,
    execution: Execution,
    second: Attempt | None = None,
) -> Verdict:
    """Ask the model for a grade; without a usable one, judge by what came back.

    What the engine refused answers nothing, whatever the model says of it. With a `second`
    opinion, what each of the two found is before the judge, who may take it.
    """
    inputs = {
        "question": question.text,
        "explanation": query.explanation,
        "cypher": query.cypher,
        "result": result_text(execution),
    }
    if second:
        inputs |= {
            "second_cypher": readable(second.query),
            "second_result": result_text(second.execution),
        }
    try:
        written = ask_model(model, "query_evaluator", inputs, WrittenVerdict, in_plain_words)
    except (BadReply, BudgetSpent) as failure:
        judged = by_outcome(question, query, execution)
        return judged.model_copy(
            update={"feedback": f"Not judged ({failure}). {judged.feedback}", "judged": False}
        )
    taken = second is not None and written.better == "second"
    if isinstance(execution, QueryError) and written.grade is Grade.ACCEPT and not taken:
        return by_outcome(question, query, execution)
    return Verdict(
        grade=Grade.ACCEPT if taken else written.grade, feedback=written.feedback, second=taken
    )


def in_plain_words(text: str) -> WrittenVerdict | None:
    """A grade at the very beginning of a reply; what follows it is the feedback."""
    found = re.match(r"\W*(?:grade\W+)?(accept|incorrect|error or empty)\b", text, re.IGNORECASE)
    if found is None:
        return None
    grade = next(one for one in Grade if one.lower() == found.group(1).lower())
    return WrittenVerdict(grade=grade, feedback=text[found.end() :].strip(" \t\n*:.,;-–—"))


def errors_by_code(
    model: Model,
    question: Question,
    query: Query,
    execution: Execution,
    second: Attempt | None = None,
) -> Verdict:
    """Grade an error without asking: the engine's words leave nothing to judge."""
    if isinstance(execution, QueryError):
        return by_outcome(question, query, execution)
    return by_model(model, question, query, execution, second)


def by_outcome(
    question: Question, query: Query, execution: Execution, second: Attempt | None = None
) -> Verdict:
    """Judge by what came back alone: an error or nothing at all, or else rows."""
    if isinstance(execution, QueryError):
        return Verdict(
            grade=Grade.ERROR_OR_EMPTY,
            feedback=f"The engine refused the query: {execution.message}",
        )
    if all(cell is None or cell == [] for row in execution.rows for cell in row):
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback="The query ran and found nothing.")
    return Verdict(grade=Grade.ACCEPT)


def by_nobody(
    question: Question, query: Query, execution: Execution, second: Attempt | None = None
) -> Verdict:
    """What came back is taken as it is, and told to be judged by nobody: the linear baseline."""
    verdict = by_outcome(question, query, execution)
    if not verdict.accepted:
        return verdict
    return verdict.model_copy(update={"feedback": NOBODY, "judged": False})


def by_rules(
    question: Question, query: Query, execution: Execution, second: Attempt | None = None
) -> Verdict:
    """The rule mind's grade, by the form of the rows."""
    return by_form(query, execution)
