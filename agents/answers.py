"""From the loop's attempts to the answer a person is given."""

from collections.abc import Sequence

from agents.checks.elements import elements_of
from agents.checks.literals import readable
from agents.messages import Answer, Attempt, Grade, Interpretation, Question, Refusal, Split, Twin
from agents.tracing.trace import Trace
from graph_store.cypher_outline import outline
from graph_store.rows import Rows

NOT_LOOKED_AT = "the elements it speaks of, or notes on its values, may be missing."


def finish(
    question: Question,
    twin: Twin,
    attempts: Sequence[Attempt],
    refusal: Refusal | None,
    said: Interpretation,
    *,
    agents: str,
    trace: Trace,
    assumed: Sequence[str] = (),
) -> Answer:
    """The answer with everything that shows its work: query, rows, elements, times, tokens.

    `assumed` are sentences on how the answer came about that a person should know.

    A refusal shows no query or rows of its own; those tried before it are in `attempts`.
    """
    last = attempts[-1] if attempts and not refusal else None
    elements = trace.stage("elements", elements_of, last, twin) if last else ()
    late = [f"{twin.deadline.spent}: {NOT_LOOKED_AT}"] if last and twin.deadline.over else []
    rows = last.execution if last and isinstance(last.execution, Rows) else None
    return Answer(
        question=question.text,
        answer=said.answer,
        value=said.value,
        unit=said.unit,
        cypher=readable(last.query) if last else None,
        columns=rows.columns if rows else (),
        rows=rows.rows if rows else (),
        global_ids=elements,
        grade=last.verdict.grade
        if last and (last.verdict.judged or not last.verdict.accepted)
        else None,
        attempts=tuple(attempts),
        agents=agents,
        engine=f"{twin.store.engine.name} {twin.store.engine.version}",
        timings_ms=trace.timings_ms,
        tokens=trace.usage,
        choices=refusal.suggestions if refusal else last.query.choices if last else (),
        assumptions=(*assumptions(last, assumed), *maybe_old(last, twin), *late),
    )


def assumptions(last: Attempt | None, assumed: Sequence[str]) -> tuple[str, ...]:
    """What a person should know of an answer: a doubt, a missing judge, another mind."""
    if last is None:
        return ()
    told = [*assumed]
    if not last.verdict.accepted:
        told.append(f"Graded {last.verdict.grade}: {last.verdict.feedback}")
    elif not last.verdict.judged:
        told.append(last.verdict.feedback.strip())
    return tuple(told)


def maybe_old(last: Attempt | None, twin: Twin) -> tuple[str, ...]:
    """The models whose source could not be read again and whose labels the query names, or that
    it asks among all by naming none."""
    if last is None or not twin.schema.unread:
        return ()
    named = set(outline(last.query.cypher).labels)
    return tuple(
        f"{each.model} could not be read again since {each.since[:10]}: what it tells may be old."
        for each in twin.schema.unread
        if not named or named & set(each.labels)
    )


def join(question: Question, answers: Sequence[Answer], trace: Trace) -> Answer:
    """The answers to the parts of a question as one: a row a part, the values as a list.

    It is as good as its worst part. Each is told under its question where one is a list.
    """
    listed = any(isinstance(one.value, list) for one in answers)
    told = [f"{one.question} {one.answer}" if listed else one.answer for one in answers]
    units = {one.unit for one in answers}
    grades = [one.grade for one in answers]
    return Answer(
        question=question.text,
        answer=("\n" if listed else " ").join(told),
        value=None if all(one.value is None for one in answers) else [x.value for x in answers],
        unit=units.pop() if len(units) == 1 else None,
        cypher="\n\n".join(one.cypher for one in answers if one.cypher) or None,
        columns=("question", "value", "unit"),
        rows=tuple((one.question, one.value, one.unit) for one in answers),
        global_ids=tuple(dict.fromkeys(name for one in answers for name in one.global_ids)),
        grade=None if None in grades else max(filter(None, grades), key=list(Grade).index),
        attempts=tuple(attempt for one in answers for attempt in one.attempts),
        agents=answers[0].agents,
        engine=answers[0].engine,
        timings_ms=trace.timings_ms,
        tokens=trace.usage,
        choices=tuple(choice for one in answers for choice in one.choices),
        assumptions=tuple(dict.fromkeys(each for one in answers for each in one.assumptions)),
    )


def still_several(split: Split) -> Refusal:
    """What is said where the part of a question falls apart again."""
    return Refusal(
        reason="This asks several things at once; please ask them one by one.",
        suggestions=split.parts,
    )
