"""The agents' loop: Algorithm 1 of Multi-Agent GraphRAG (arXiv:2511.08274)."""

from collections.abc import Sequence

from agents.answers import finish, join, still_several
from agents.deadline import Deadline
from agents.messages import (
    Answer,
    Attempt,
    Feedback,
    Grade,
    Query,
    Question,
    Refusal,
    Split,
    Twin,
)
from agents.minds import Minds
from agents.model.model_errors import ModelUnavailable
from agents.steps.executor import execute, schema_of, too_late
from agents.steps.second_opinion import confirmed, instead, otherwise, why_second
from agents.tracing.trace import Report, Trace, tracing
from graph_store import GraphStore


def ask(
    question: str,
    store: GraphStore,
    minds: Minds,
    *,
    history: Sequence[Answer] = (),
    report: Report | None = None,
    attempts: int = 5,
    trace: Trace | None = None,
) -> Answer:
    """Answer a question from a twin: one query, and at most `attempts - 1` refinements of it.

    `history` holds the earlier answers of the talk, oldest first. `report` is told each stage
    as it starts; a `trace` given instead is filled in. Raises `GraphUnavailable` or
    `ModelUnavailable` when the engine or the model cannot be reached.
    """
    trace = trace or Trace(report=report)
    asked = Question(text=question, history=tuple(history))
    with tracing(trace):
        trace.begin(asked, minds.name, attempts, store.twin)
        twin = Twin(store, schema_of(store), Deadline.of(minds.seconds, trace.seconds))
        try:
            answer = _answer(asked, twin, minds, min(attempts, minds.attempts), trace)
        except ModelUnavailable as failure:
            second = _second(asked, twin, minds, trace)
            if not isinstance(second, Attempt):
                raise
            answer = _tell(asked, twin, minds, [second], None, trace, assumed=[instead(failure)])
        trace.end(answer)
        return answer


def _answer(
    asked: Question, twin: Twin, minds: Minds, attempts: int, trace: Trace, *, part: bool = False
) -> Answer:
    """Walk the loop for one question; the parts of a question are not taken apart again."""
    made: list[Attempt] = []
    feedback: Feedback | None = None
    refusal: Refusal | None = None
    opinion = _second(asked, twin, minds, trace)
    if isinstance(opinion, Split):
        if not part:  # each part has a second opinion of its own, and the whole has none
            return _apart(asked, opinion, twin, minds, attempts, trace)
        opinion = still_several(opinion)
    second = opinion if isinstance(opinion, Attempt) else None

    for left in reversed(range(attempts)):
        query = trace.stage("generate", minds.generate, asked, twin, feedback)
        if isinstance(query, Split) and not part:
            return _apart(asked, query, twin, minds, attempts, trace)
        if not isinstance(query, Query):
            refusal = query if isinstance(query, Refusal) else still_several(query)
            break
        if any(query.asks_as(one.query) for one in made):
            break  # running it again would tell nothing new
        execution = trace.stage("execute", execute, query, twin)
        verdict = minds.check and trace.stage(
            "check", minds.check, asked, query, execution, twin, second
        )
        late = too_late(twin)  # then neither the rows nor what was checked of them is whole
        verdict = (
            late
            or verdict
            or trace.stage("evaluate", minds.evaluate, asked, query, execution, second)
        )
        verification = instructions = None
        if verdict.grade is Grade.ERROR_OR_EMPTY and left and not late:
            entities = trace.stage("extract", minds.extract, query)
            verification = trace.stage("verify", minds.verify, entities, twin)
            instructions = trace.stage("instruct", minds.instruct, query, verification)
        made.append(
            Attempt(
                query=query,
                execution=execution,
                verdict=verdict,
                verification=verification,
                instructions=instructions,
            )
        )
        refusal = Refusal(reason=late.feedback, failed=True) if late else None
        if late or verdict.accepted or not left:
            break
        feedback = trace.stage("aggregate", minds.aggregate, asked, made, verdict, instructions)

    assumed = [] if refusal else [one for one in (otherwise(made, opinion, asked, twin),) if one]
    if second and made and not refusal and confirmed(second, made[-1]):
        made = [*made, second.model_copy(update={"verdict": made[-1].verdict})]
    if second and (reason := why_second(made, refusal)):
        if refusal and refusal.absent:
            verdict = trace.stage(
                "evaluate", minds.evaluate, asked, second.query, second.execution, None
            )
            second = second.model_copy(update={"verdict": verdict})
        if second.verdict.accepted:
            made, refusal, assumed = [*made, second], None, [instead(reason)]
    return _tell(asked, twin, minds, made, refusal, trace, assumed=assumed)


def _apart(
    asked: Question, split: Split, twin: Twin, minds: Minds, attempts: int, trace: Trace
) -> Answer:
    """The parts of a question one by one, each behind the answers to those before it."""
    answers: list[Answer] = []
    for text in split.parts:
        one = Question(text=text, history=(*asked.history, *answers))
        answers.append(_answer(one, twin, minds, attempts, trace, part=True))
    return join(asked, answers, trace)


def _second(
    asked: Question, twin: Twin, minds: Minds, trace: Trace
) -> Attempt | Refusal | Split | None:
    if minds.second is None or twin.deadline.over:
        return None
    return trace.stage("second", minds.second, asked, twin)


def _tell(
    asked: Question,
    twin: Twin,
    minds: Minds,
    made: list[Attempt],
    refusal: Refusal | None,
    trace: Trace,
    *,
    assumed: Sequence[str],
) -> Answer:
    said = trace.stage("interpret", minds.interpret, asked, twin, made, refusal)
    if minds.memory and made and not (refusal or assumed):
        minds.memory.learn(asked, twin.schema, made[-1], said)
    return finish(asked, twin, made, refusal, said, agents=minds.name, trace=trace, assumed=assumed)
