"""Several queries for one question, written in different ways, and compared by what they find.

What two of them find is accepted without a judge; they are varied by what the model is told to
begin with, as the same words at another temperature err in the same way.
"""

import time
import tomllib
from functools import cache
from importlib.resources import files

from agents.checks import facts
from agents.checks.sameness import same_result
from agents.messages import Feedback, Query, Question, Refusal, Split, Twin
from agents.model.model_client import Model
from agents.steps import query_generator
from agents.steps.executor import execute
from agents.steps.query_generator import Known
from agents.tracing import trace
from graph_store import Rows


@cache
def approaches() -> tuple[str, ...]:
    """Ways of going about a query: `prompts/approaches.toml`."""
    text = (files("agents") / "prompts" / "approaches.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)["approaches"])


def by_model(
    model: Model,
    known: Known,
    question: Question,
    twin: Twin,
    feedback: Feedback | None,
) -> Query | Refusal | Split:
    """The first query of the model that another of its queries agrees with; else its first.

    At most `settings.candidates` are written, none after two agree. A query on the way to be
    repaired, one remembered, and what the model asks back stand alone. Raises `GraphUnavailable`
    when the engine is gone.
    """
    first = query_generator.by_model(model, known, question, twin, feedback)
    alone = feedback is not None or known.queries.recall(question, twin.schema) is not None
    asked_back = not isinstance(first, Query) and not (isinstance(first, Refusal) and first.failed)
    if alone or asked_back or model.settings.candidates < 2:
        return first
    usable = [found] if (found := _run(first, question, twin)) else []
    for approach in approaches()[: model.settings.candidates - 1]:
        started = time.perf_counter()
        other = query_generator.by_model(model, known, question, twin, None, approach=approach)
        found = _run(other, question, twin)
        same = [query for query, rows in usable if found and same_result(rows, found[1])]
        trace.current().add(
            "candidate", "agreed" if same else "differs", started, approach=approach, query=other
        )
        if same:
            return same[0].model_copy(update={"agreed": True})
        usable += [found] if found else []
    return usable[0][0] if usable else first


def _run(
    query: Query | Refusal | Split, question: Question, twin: Twin
) -> tuple[Query, Rows] | None:
    """A query with its rows; None where it is none, fails, or is against the facts."""
    if not isinstance(query, Query):
        return None
    found = execute(query, twin)
    if not isinstance(found, Rows) or facts.by_code(question, query, found, twin, None):
        return None
    return query, found
