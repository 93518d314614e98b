"""What a question asks for by a reading of its own, which no model has seen."""

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from pydantic import ConfigDict

from agents.memory.remembered import Remembered
from agents.messages import Message, Question, Twin
from agents.understanding.generating import context_of
from agents.understanding.language.words import tokens
from agents.understanding.parsing.reading import LITTLE, Reading, read
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Exists,
    Is,
    Names,
    Nodes,
    Not,
    Related,
    Test,
    Top,
)

CLOSE = 0.8
"""Score; what a reading says that is so much behind the best is not listened to."""
MOST_WORDS = 14
"""Words of a question; a longer one, or one in several parts, is seldom read as a whole."""

PARTED = re.compile(r"[:;,]|\s[-–—]+\s|[.?!…]\s")
"""Between the parts of a question."""

T = TypeVar("T")


class Called(Message):
    """How something is named: by what it is used for or made of, and by texts.

    Of `texts` each says that one of these properties holds this text.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    concepts: tuple[str, ...] = ()
    texts: tuple[tuple[tuple[str, ...], str], ...] = ()


class Named(Message):
    """Things of some class that a question names, in any of these ways."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    labels: tuple[str, ...]
    called: frozenset[Called]


class Asked(Message):
    """What all likely readings of a question agree on.

    `counted` are the labels of what is counted, by any of them, `measured` of what a measure is
    drawn together of; empty where something else is asked. `flags` are properties of which one
    has this value; `without`: it asks for things that have not got something.
    """

    counted: frozenset[str] = frozenset()
    measured: frozenset[str] = frozenset()
    flags: frozenset[tuple[tuple[str, ...], bool]] = frozenset()
    without: bool = False


_kept: Remembered[Asked] = Remembered()


def as_asked(question: Question, twin: Twin) -> Asked:
    """What a question about a building asks for.

    Nothing where it goes on with a talk, has several parts, or leaves words over.

    Raises `GraphUnavailable` when the engine is gone.
    """
    if question.history or not context_of(twin).terrain.of_building:
        return Asked()
    known = _kept.get(twin.schema, question.text)
    if known is None:
        known = _asked(question.text, twin)
        _kept.keep(twin.schema, question.text, known)
    return known


def is_in_one_part(question: str) -> bool:
    """Whether a question is short, and in no several parts."""
    return len(tokens(question)) <= MOST_WORDS and not PARTED.search(question.strip())


def _asked(question: str, twin: Twin) -> Asked:
    if not is_in_one_part(question):
        return Asked()
    readings = [one for one in read(question, context_of(twin)).readings if _is_whole(one)]
    best = [one for one in readings if readings[0].score - one.score <= CLOSE]
    if not best or any(_nodes_of(one.ask) is None for one in best):
        return Asked()
    heads = frozenset(label for one in readings for label in _heads(one.ask))
    counts = all(isinstance(one.ask, Count) and one.ask.by is None for one in best)
    measures = all(isinstance(one.ask, Aggregate) and one.ask.by is None for one in best)
    return Asked(
        counted=heads if counts else frozenset(),
        measured=heads if measures else frozenset(),
        flags=_shared(best, _flags),
        without=all(any(_denials(one.ask)) for one in best),
    )


def _is_whole(reading: Reading) -> bool:
    """Whether a reading says all of a question, and of nothing that is not known."""
    return reading.lost <= LITTLE and not (reading.unbound or reading.mended)


def _shared(best: list[Reading], told: Callable[[Ask], Iterator[T]]) -> frozenset[T]:
    """What each of several readings says."""
    return frozenset.intersection(*(frozenset(told(one.ask)) for one in best))


def _nodes_of(ask: Ask) -> Nodes | None:
    """What an ask is about; None where it is about several, or all of something."""
    if isinstance(ask, Top):
        return ask.ask.nodes
    if isinstance(ask, Count | Names | Aggregate) or (isinstance(ask, Exists) and not ask.every):
        return None if ask.nodes.absent or ask.nodes.lacking else ask.nodes
    return None


def _heads(ask: Ask) -> tuple[str, ...]:
    nodes = _nodes_of(ask)
    return nodes.labels if nodes else ()


def _conditions(ask: Ask, *, of_all: bool = True) -> Iterator[tuple[Nodes, Condition | None, bool]]:
    """Each condition that must hold, with its nodes and whether a `Not` turns it.

    Those of related things that there must not be only where it is looked `of_all`.
    """
    waiting: list[tuple[Nodes, bool]] = [(nodes, False)] if (nodes := _nodes_of(ask)) else []
    while waiting:
        at, turned = waiting.pop()
        yield at, None, turned
        for one in at.where:
            inner, flipped = one, turned
            while isinstance(inner, Not):
                inner, flipped = inner.condition, not flipped
            yield at, inner, flipped
            if isinstance(inner, Related | Is) and (of_all or not (flipped or _is_none(inner))):
                waiting.append((inner.nodes, flipped))


def _is_none(condition: Condition | None) -> bool:
    """Whether nothing must be related so."""
    match condition:
        case Related(negated=negated, count=count):
            return negated or count == ("=", 0)
        case _:
            return False


def _flags(ask: Ask) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The flags of what there must be; what there must not be is looked for as it is."""
    for _, one, turned in _conditions(ask, of_all=False):
        if isinstance(one, Test) and one.operator == "=" and isinstance(one.value, bool):
            yield one.properties, one.value != turned


def _denials(ask: Ask) -> Iterator[bool]:
    """Whether there is something that must not be, for each condition."""
    for _, one, turned in _conditions(ask):
        other = isinstance(one, Test) and one.operator in ("<>", "unknown")
        yield turned or _is_none(one) or other
