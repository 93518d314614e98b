"""From the loop's attempts to the answer a person is given."""

import time
from collections.abc import Sequence

from agents.elements import elements_of
from agents.messages import Answer, Attempt, Interpretation, Question, Refusal, Twin
from agents.trace import Trace, jsonable
from graph_store.rows import Rows


def finish(
    question: Question,
    twin: Twin,
    attempts: Sequence[Attempt],
    refusal: Refusal | None,
    said: Interpretation,
    *,
    agents: str,
    trace: Trace,
) -> Answer:
    """The answer with everything that shows its work: query, rows, elements, times, tokens.

    A refusal shows no query or rows of its own; those tried before it are in `attempts`.
    """
    last = attempts[-1] if attempts and not refusal else None
    rows = last.execution if last and isinstance(last.execution, Rows) else None
    answer = Answer(
        question=question.text,
        answer=said.answer,
        value=said.value,
        unit=said.unit,
        cypher=last.query.cypher if last else None,
        columns=rows.columns if rows else (),
        rows=rows.rows if rows else (),
        global_ids=trace.stage("elements", elements_of, last, twin.store) if last else (),
        grade=last.verdict.grade if last else None,
        attempts=tuple(attempts),
        agents=agents,
        engine=f"{twin.store.engine.name} {twin.store.engine.version}",
        timings_ms=trace.timings_ms,
        tokens=trace.usage,
        choices=refusal.suggestions if refusal else (),
    )
    trace.add("answer", agents, time.perf_counter(), answer=jsonable(answer))
    return answer
