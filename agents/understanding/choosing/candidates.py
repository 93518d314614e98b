"""The best readings of a question, written and run; results that make no sense lose."""

from dataclasses import dataclass, field, replace
from typing import Any

from agents.messages import Twin
from agents.steps.executor import try_out
from agents.understanding.answers.confidence import likelihood, signs
from agents.understanding.answers.doubts import repeats
from agents.understanding.answers.ties import with_ties
from agents.understanding.language.conversion import in_terms_of
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.reading import LITTLE, Parsed, Reading
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Layers,
    Names,
    Nodes,
    Several,
    Test,
    Versus,
)
from agents.understanding.plans.compiling.asks import compile_ask
from agents.understanding.plans.compiling.comparisons import NEITHER
from agents.understanding.plans.compiling.draft import Compiled, Unwritable
from graph_store.rows import QueryError, Rows

MOST_RUN = 4
OTHER_UNIT = 0.6
"""What it costs to tell nothing that is measured in the unit the answer is wanted in."""
CLOSE = 0.8
"""Readings whose score is this much lower than the best are not run."""


@dataclass(frozen=True)
class Candidate:
    """A reading that was written and run; `tied`: several things share the first place; `chosen`:
    the question is in the very words in which it was offered.
    """

    reading: Reading
    compiled: Compiled
    rows: Rows | QueryError
    score: float
    tied: bool = False
    chosen: bool = False
    signs: dict[str, float] = field(default_factory=dict)

    @property
    def tells_unit(self) -> bool:
        """Whether something is told in the unit that the answer is wanted in, if in any."""
        return _tells_unit(self.reading, self.compiled)

    @property
    def sure(self) -> float:
        """How likely this is what the question asks, between 0 and 1."""
        return 1.0 if self.chosen else likelihood(self.signs)


@dataclass(frozen=True)
class Understood:
    """What a question asks after earlier turns, part by part, and what it tells before that.

    `doubtful` are readings, best first, where none is sure enough to be answered; `others` those
    behind the one that is.
    """

    asked: tuple[Candidate, ...]
    parts: tuple[str, ...] = ()
    told: tuple[Turn, ...] = ()
    doubtful: tuple[Candidate, ...] = ()
    others: tuple[Candidate, ...] = ()


def candidates(parsed: Parsed, context: Context, twin: Twin) -> list[Candidate]:
    """The best readings, written and run; results that make no sense lose."""
    found: list[Candidate] = []
    top = parsed.readings[0].score if parsed.readings else 0.0
    for reading in parsed.readings:
        if len(found) >= MOST_RUN or top - reading.score > CLOSE:
            break
        if isinstance(reading.ask, Several):
            continue
        try:
            ask = with_ties(reading.ask, lambda ask: run(ask, context, twin)[1])
            compiled, rows = run(ask, context, twin)
        except Unwritable:
            continue
        nonsense = _nonsense(reading.ask, rows)
        if context.terrain.of_building and not _tells_unit(reading, compiled):
            nonsense += OTHER_UNIT
        found.append(
            Candidate(reading, compiled, rows, reading.score - nonsense, tied=ask != reading.ask)
        )
    ranked = sorted(found, key=lambda one: -one.score)
    told = [
        signs(one.reading, one.rows, _next_other(one, ranked[at + 1 :]))
        for at, one in enumerate(ranked)
    ]
    return [
        replace(one, signs=each if _may_be_crowd(one, context) else each | {"crowd": 0.0})
        for one, each in zip(ranked, told, strict=True)
    ]


def _may_be_crowd(one: Candidate, context: Context) -> bool:
    """Whether many things found say that a condition was left out: in a graph of any kind there
    are many of most things, and a light word left out says nothing.
    """
    return context.terrain.of_building or one.reading.lost > LITTLE


def run(ask: Ask, context: Context, twin: Twin) -> tuple[Compiled, Rows | QueryError]:
    """An ask as it is written, and what it finds. Raises `Unwritable`."""
    compiled = compile_ask(ask, context.terrain, twin.store.engine.name)
    return compiled, try_out(twin, compiled.cypher, compiled.parameters)


def _next_other(one: Candidate, after: list[Candidate]) -> float | None:
    """The score of the next reading that finds something else; None without one.

    Things that are listed say how many they are, and that there are any.
    """
    if not isinstance(one.rows, Rows):
        return next((other.score for other in after), None)
    ask = one.reading.ask
    others = (
        each
        for each in after
        if not _lists(ask, each.reading.ask)
        if not (isinstance(ask, Exists) and _lists(each.reading.ask, ask))
    )
    value = _value(one)
    return next(
        (
            each.score
            for each in others
            if not _finds(each, one.rows) and (value is None or value != _value(each))
        ),
        None,
    )


def _value(one: Candidate) -> Any:
    """The one value that is told of one thing, or of all together; None without one. That there are
    no sprinklers agrees with a building that is not protected by any.
    """
    ask = one.reading.ask
    tells = isinstance(ask, Aggregate | Exists) or (isinstance(ask, Names) and ask.measures)
    if not tells or not isinstance(one.rows, Rows) or len(one.rows.rows) != 1:
        return None
    return one.rows.rows[0][-1]


def _lists(ask: Ask, other: Ask) -> bool:
    """Whether an ask lists what another only counts."""
    if not isinstance(ask, Names) or ask.measures or ask.by or ask.order or ask.limit:
        return False
    if isinstance(other, Count):
        return not other.by and _are_same(ask.nodes, other.nodes)
    return isinstance(other, Exists) and not other.every and _are_same(ask.nodes, other.nodes)


def _are_same(nodes: Nodes, other: Nodes) -> bool:
    """Whether two sets are of the same things under the same conditions, in whatever order."""
    alike = (nodes.labels, nodes.concepts) == (other.labels, other.concepts)
    return alike and set(nodes.where) == set(other.where)


def _finds(one: Candidate, rows: Rows) -> bool:
    """Whether a reading finds what these rows hold."""
    return isinstance(one.rows, Rows) and one.rows.rows == rows.rows


def _nonsense(ask: Ask, rows: Rows | QueryError) -> float:
    """How little sense a result makes as an answer.

    That no layers are found is one: all have some, and they are not recorded.
    """
    if isinstance(rows, QueryError):
        return 2.0
    if not rows.rows:
        return 0.0 if isinstance(ask, Layers) else 0.4
    if isinstance(ask, Count | Exists):
        return _nothing_counted(ask, rows)
    if repeats(ask, rows) or _is_said(ask, rows) or _is_most_of_none(ask, rows):
        return 0.8
    if isinstance(ask, Names) and ask.measures and all(row[-1] is None for row in rows.rows):
        return 0.3 if ask.named else 0.6  # the names are something
    return 0.6 if all(value is None for row in rows.rows for value in row) else 0.0


def _is_said(ask: Ask, rows: Rows) -> bool:
    """Whether all that is told of things is the very value by which they were asked for."""
    if not isinstance(ask, Names) or len(ask.measures) != 1:
        return False
    said = [one.value for one in ask.nodes.where if isinstance(one, Test) and one.operator == "="]
    return all(row[-1] in said for row in rows.rows)


def _is_most_of_none(ask: Ask, rows: Rows) -> bool:
    """Whether what has the most of others has none of them, as has everything; or of two things of
    which one is asked to be so none is.
    """
    if isinstance(ask, Versus):
        return str(rows.rows[0][0]).startswith(NEITHER)
    most = isinstance(ask, Names) and ask.order and ask.order.counted and ask.descending
    return bool(most) and rows.rows[0][-1] == 0


def _nothing_counted(ask: Count | Exists, rows: Rows) -> float:
    """What it costs to count nothing, but for groups, of which the first may well be empty."""
    if ask.nodes.absent:
        return 0.6 if ask.nodes.where_text else 0.0
    grouped = isinstance(ask, Count) and ask.by is not None
    return 0.1 if not grouped and rows.rows[0][-1] in (0, False) else 0.0


def _tells_unit(reading: Reading, compiled: Compiled) -> bool:
    wanted = reading.told_in
    return wanted is None or any(in_terms_of(held, wanted) for held in compiled.units.values())
