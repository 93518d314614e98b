"""What a model that does not err would say: a query that answers rightly, and its answer."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from agents import Answer, ask, minds_for
from agents.checks.literals import readable
from evaluation.comparing.compare import Outcome, compare_answer
from evaluation.sets.question_sets import Question
from graph_store import GraphStore


class Truth(NamedTuple):
    """A question, a query that answers it rightly, and how that is told; '' where none is known.

    `lies` are queries that answer it wrongly, each behind what is wrong of it.
    """

    question: Question
    cypher: str = ""
    value: Any = None
    unit: str | None = None
    sentence: str = ""
    lies: tuple[tuple[str, str], ...] = ()


def truths(questions: Iterable[Question], store: GraphStore, *, known: bool) -> list[Truth]:
    """Each question with the right query of the minds that need no model.

    Where they do not answer it rightly it is left out if it is to be `known`.
    """
    minds = minds_for("rules")
    found = []
    for question in questions:
        truth = _truth(question, ask(question.question, store, minds))
        if truth or not known:
            found.append(truth or Truth(question))
    return found


def _truth(question: Question, answer: Answer) -> Truth | None:
    score = compare_answer(question, answer)
    last = answer.attempts[-1] if answer.attempts else None
    if score.outcome is not Outcome.RIGHT or last is None or answer.cypher is None:
        return None
    if answer.value is None or not last.verdict.accepted or answer.cypher != readable(last.query):
        return None
    return Truth(question, readable(last.query), answer.value, answer.unit, without_remarks(answer))


def without_remarks(answer: Answer) -> str:
    """What is told, without the remarks on how the question was understood."""
    told = answer.answer
    intents = [one.query.intent for one in answer.attempts[-1:]]
    for remark in (remark for intent in intents if intent for remark in intent.remarks):
        told = told.replace(remark, "")
    return " ".join(told.split())
