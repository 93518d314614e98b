"""All that a card tells of an answer, made of the answer alone before anything is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from agents import Answer, ModelSettings
from agents.checks.literals import readable
from agents.messages import Attempt, Grade
from app.answer.bars import bars
from app.words import values, wording
from graph_store.rows import Rows


@dataclass(frozen=True, slots=True)
class Step:
    """One query on the way; `cypher` is empty for the last, which has a tab of its own."""

    accepted: bool
    grade: str
    feedback: str
    cypher: str


@dataclass(frozen=True, slots=True)
class Shown:
    """What is told of an answer, from the top of its card to the bottom; all of it plain text.

    `caveat` says in a few words why it may not hold, empty where nothing speaks against it, and
    `caveats` what was assumed or found wrong. `value` and `unit` stand large below `sentence`,
    where the value is one thing. `bars` maps the names of groups to their numbers, empty where
    there is no chart. `cut` says that `rows` are not all; `elements` holds for each the GlobalId of
    the element it names, or None. `steps` are the queries tried, `facts` what they took, `spent`
    the milliseconds of each agent.
    """

    sentence: str
    caveat: str
    caveats: tuple[str, ...]
    value: str | None
    unit: str
    bars: Mapping[str, float]
    headings: tuple[str, ...]
    rows: Sequence[Sequence[Any]]
    cut: str
    elements: tuple[str | None, ...]
    cypher: str
    parameters: Mapping[str, Any]
    explanation: str
    steps: tuple[Step, ...]
    facts: tuple[str, ...]
    spent: Mapping[str, float]


def shown(answer: Answer) -> Shown:
    """What the card of this answer tells."""
    last = answer.attempts[-1].query if answer.attempts else None
    elements = frozenset(answer.global_ids)
    return Shown(
        sentence=answer.answer,
        caveat=_caveat(answer),
        caveats=_caveats(answer),
        value=wording.large(answer.value),
        unit=values.unit(answer.unit),
        bars=bars(answer),
        headings=values.headings(answer),
        rows=answer.rows,
        cut=wording.first_of(len(answer.rows), _total(answer)),
        elements=tuple(_element(elements, row) for row in answer.rows),
        cypher=answer.cypher or (readable(last) if last else ""),
        parameters=last.parameters if last else {},
        explanation=last.explanation if last else "",
        steps=tuple(
            _step(each, last=place == len(answer.attempts))
            for place, each in enumerate(answer.attempts, 1)
        ),
        facts=_facts(answer),
        spent={
            agent: spent
            for agent, spent in answer.timings_ms.items()
            if agent not in {"total", "own"} and spent >= 1
        },
    )


def _caveat(answer: Answer) -> str:
    """What a person has to know before the value: how the query behind it was judged."""
    if answer.grade is Grade.INCORRECT:
        return "Do not rely on this: its query was judged not to answer the question"
    if answer.grade is Grade.ERROR_OR_EMPTY:
        return "Not confirmed: the query found nothing, or failed"
    last = answer.attempts[-1].verdict if answer.attempts else None
    nobody_could = last is not None and not last.judged and bool(answer.assumptions)
    unjudged = answer.grade is None or nobody_could
    if unjudged and answer.value is not None:
        return "Not judged: nobody checked that all of this answers the question"
    return "Under an assumption" if answer.assumptions else ""


def _caveats(answer: Answer) -> tuple[str, ...]:
    """The assumptions behind an answer, else what the judge said of one that was not accepted."""
    last = answer.attempts[-1].verdict if answer.attempts else None
    if answer.assumptions or last is None or last.accepted or not last.feedback:
        return answer.assumptions
    return (last.feedback,)


def _element(elements: frozenset[str], row: Sequence[Any]) -> str | None:
    """The GlobalId of the element that a row tells of, where it names one."""
    return next((v for v in row if isinstance(v, str) and v in elements), None)


def _total(answer: Answer) -> int:
    """How many rows there are; a question of several parts has one for each, and all are shown."""
    last = answer.attempts[-1].execution if answer.attempts else None
    if isinstance(last, Rows) and last.columns == answer.columns:
        return last.total
    return len(answer.rows)


def _step(attempt: Attempt, *, last: bool) -> Step:
    verdict = attempt.verdict
    cypher = "" if last else attempt.query.cypher
    return Step(verdict.accepted, verdict.grade.value, verdict.feedback, cypher)


def _facts(answer: Answer) -> tuple[str, ...]:
    seconds = answer.timings_ms.get("total", 0) / 1000
    tokens = answer.tokens.prompt + answer.tokens.completion
    cost = ModelSettings().cost(answer.tokens.prompt, answer.tokens.completion)
    return (
        wording.counted(len(answer.attempts), "query", "queries"),
        f"{seconds:.1f} s",
        f"by {answer.agents}",
        f"on {answer.engine}",
        f"{tokens:,} tokens" if tokens else "no tokens",
        *([f"cost {cost:,.4f}"] if tokens and cost is not None else []),
    )
