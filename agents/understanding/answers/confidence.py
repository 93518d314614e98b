"""How sure a reading is: what it rests on, weighed as `evaluation.learning.weighing` learned."""

import math
from collections.abc import Iterator, Mapping
from functools import cache

from agents.understanding.parsing.reading import LITTLE, Reading
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Beyond,
    Condition,
    Count,
    Either,
    Exists,
    Is,
    Layers,
    Links,
    Names,
    Nodes,
    Not,
    Related,
    Share,
    Test,
    Top,
    Versus,
)
from agents.understanding.twin.entries import CALLED
from graph_store.rows import QueryError, Rows
from ifc_loader.package_tables import package_table
from registers.joining import RECORDS

CLOSE = 0.35
"""A second reading less far behind may well be the one that is meant."""
LEAST_LOST = 0.05
"""Leaving out less than this is leaving out nothing; a light word may say what is asked."""
SEVERAL = 3
"""Names that share a word; things of more are known by that word alone."""
MOST_MARGIN = 1.5
"""A second reading this far behind the first says no more than none at all."""


def signs(reading: Reading, rows: Rows | QueryError, second: float | None) -> dict[str, float]:
    """What speaks for a reading and against it, each by a name and a number of about 0 to 1.

    `second` is the score of the next best reading that finds something else; None without one.
    """
    ask = reading.ask
    words = max(1, reading.words)
    conditions = [one for one in _conditions(ask) if not _is_union(one)]
    related = [one for one in conditions if isinstance(one, Related)]
    tests = [one for one in conditions if isinstance(one, Test)]
    margin = MOST_MARGIN if second is None else min(MOST_MARGIN, reading.score - second)
    found = {
        "score": reading.score / words,
        "lost": reading.lost,
        "light": reading.lost / words,
        "margin": margin,
        "words": words / 10,
        "conditions": len(conditions) / 3,
        "hops": sum(map(_hops, related)) / 2,
        "walks": len(related) / 2,
        "stated": float(any(_is_stated(one) for one in tests)),
        "alike": float(any(_is_one_of_many(one) for one in tests)),
        "edited": float(reading.edited),
        "fragment": float(reading.fragment),
        "guessed": float(reading.guessed),
        "empty": float(_is_empty(rows)),
        "crowd": float(reading.lost > LEAST_LOST and _is_crowd(ask, rows)),
        "bare": float(reading.bare),
        "joined": float(isinstance(ask, Count) and _is_joined(ask.nodes)),
        "close": float(margin < CLOSE),
        "left_out": float(reading.lost > LITTLE),
        "lighter": float(LEAST_LOST < reading.lost <= LITTLE),
    }
    return found | {f"is_{_form(ask)}": 1.0}


def _hops(one: Related) -> int:
    """Relationships beyond the first; that a row records a thing is none."""
    return max(0, sum(hop.type != RECORDS for hop in one.path) - 1)


def likelihood(told: Mapping[str, float], table: Mapping[str, float] | None = None) -> float:
    """How likely a reading with these signs is the right one, between 0 and 1.

    `table` holds the weights of the signs; without it those the package has.
    """
    table = table or weights()
    total = table["always"] + sum(table.get(name, 0.0) * value for name, value in told.items())
    return 1 / (1 + math.exp(-total))


@cache
def weights() -> dict[str, float]:
    """The learned table, read once."""
    told: dict[str, float] = package_table("agents.understanding.answers", "weights.toml")[
        "weights"
    ]
    return told


def _asked_of(ask: Ask) -> Iterator[Nodes]:
    """The things that an ask is about."""
    match ask:
        case Count() | Names() | Aggregate() | Exists() | Layers() | Links():
            yield ask.nodes
        case Share():
            yield ask.part
        case Top():
            yield ask.ask.nodes
        case Versus():
            yield from (ask.left.nodes, ask.right.nodes)


def _conditions(ask: Ask) -> Iterator[Condition]:
    """Every condition of an ask, those of the ends of paths too."""
    for nodes in _asked_of(ask):
        yield from _of_nodes(nodes)


def _of_nodes(nodes: Nodes) -> Iterator[Condition]:
    for one in nodes.where:
        yield from _within(one)


def _within(one: Condition) -> Iterator[Condition]:
    yield one
    match one:
        case Related() | Beyond() | Is():
            yield from _of_nodes(one.nodes)
        case Either():
            for each in one.conditions:
                yield from _within(each)
        case Not():
            yield from _within(one.condition)


def _is_joined(nodes: Nodes) -> bool:
    """Whether things of several kinds are spoken of as one: `tables and benches`."""
    return any(isinstance(one, Either) and _is_union(one) for one in nodes.where)


def _is_union(one: Condition) -> bool:
    """Whether a condition says but which things are spoken of as one."""
    if isinstance(one, Either):
        return all(isinstance(each, Is) for each in one.conditions)
    return isinstance(one, Is)


def _is_stated(one: Test) -> bool:
    """A text that is no name: what it says of a thing depends on the property it stands in."""
    return isinstance(one.value, str) and not CALLED & set(one.properties)


def _is_one_of_many(one: Test) -> bool:
    """A word found within several longer texts."""
    return one.operator == "contains" or isinstance(one.value, tuple)


def _is_empty(rows: Rows | QueryError) -> bool:
    if isinstance(rows, QueryError) or not rows.rows:
        return True
    return all(value in (None, 0, False) for row in rows.rows for value in row)


def _is_crowd(ask: Ask, rows: Rows | QueryError) -> bool:
    """Many things told, none of them in order and none grouped."""
    several = isinstance(rows, Rows) and len(rows.rows) > 12
    return several and isinstance(ask, Names) and ask.order is None and ask.by is None


def rests_on_parts(ask: Ask) -> bool:
    """Whether things of many names are told by how they are related to others of many names, each
    by but a word of them, which things of any kind have: `exits` of `fires`.
    """
    for nodes in _asked_of(ask):
        parts = [one for one in _related(nodes) if any(map(_is_called_by_part, one.where))]
        if len(parts) > 1 and any(len(one.kinds) > 1 for one in parts):
            return True
    return False


def _related(nodes: Nodes) -> Iterator[Nodes]:
    """Nodes, and those they are related to."""
    yield nodes
    for one in nodes.where:
        if isinstance(one, Related):
            yield from _related(one.nodes)


def _is_called_by_part(one: Condition) -> bool:
    """Whether a word of many names stands for all of them."""
    if not isinstance(one, Test) or not isinstance(one.value, tuple):
        return False
    return len(one.value) > SEVERAL and bool(CALLED & set(one.properties))


def _form(ask: Ask) -> str:
    if isinstance(ask, Names):
        return "ranked" if ask.order else "measured" if ask.measures else "names"
    if isinstance(ask, Count | Aggregate) and ask.by is not None:
        return "grouped"
    return type(ask).__name__.lower()
