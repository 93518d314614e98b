"""What a person tells before asking: `I am in the hall`, and whether a question makes use of it."""

from collections.abc import Iterator

from agents.understanding.parsing.constituents.conditions import Compared, Flags, Linked
from agents.understanding.parsing.constituents.groups import Grouping, Ranking
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.reading import Parsed
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
    Names,
    Nodes,
    Not,
    Related,
)

MOST_SETS = 4


def spoken_of(parsed: Parsed, most_lost: float) -> tuple[Nodes, ...]:
    """The things that a sentence is about, likeliest first: a place, or what is in it."""
    places = parsed.linked.places
    found: list[Nodes] = []
    for edge in parsed.whole:
        what = edge.what
        one = what.set if isinstance(what, Linked) else what
        if (
            isinstance(one, Set)
            and _is_plain(one)
            and sum(places[at].cost for at in set(edge.skipped)) <= most_lost
        ):
            found.append(one.nodes)
    return tuple(dict.fromkeys(found))[:MOST_SETS]


def topics(parsed: Parsed) -> tuple[Nodes, ...]:
    """The things that a sentence begins with, whatever unknown it says of them by a verb behind:
    `radiators need bleeding before winter`.
    """
    places = parsed.linked.places
    found: list[Nodes] = []
    for edge in parsed.whole:
        unknown = sorted(set(edge.skipped))
        behind = bool(unknown) and unknown == list(range(max(1, unknown[0]), len(places)))
        if isinstance(edge.what, Set) and behind and _is_plain(edge.what):
            found.append(edge.what.nodes)
    return tuple(dict.fromkeys(found))[:MOST_SETS]


def _is_plain(one: Set) -> bool:
    return not (one.refers or one.by or one.order or one.nodes.absent)


def says_nothing(parsed: Parsed) -> bool:
    """Whether a sentence behind a question adds nothing to it that is understood."""
    adding = Set | Linked | Flags | Compared | Ranking | Grouping
    return not parsed.readings and not any(isinstance(edge.what, adding) for edge in parsed.whole)


def makes_use(ask: Ask, nodes: Nodes) -> bool:
    """Whether an ask is about these nodes, or about what belongs to them."""
    return any(
        set(nodes.where) <= set(one.where) and nodes.concepts == one.concepts
        for one in _nodes_in(ask)
        if one.kinds & nodes.kinds
    )


def _nodes_in(ask: Ask) -> Iterator[Nodes]:
    if isinstance(ask, Count | Names | Aggregate | Exists | Layers):
        yield from _within(ask.nodes)


def _within(nodes: Nodes) -> Iterator[Nodes]:
    yield nodes
    for one in nodes.where:
        yield from _of_condition(one)


def _of_condition(one: Condition) -> Iterator[Nodes]:
    match one:
        case Related() | Beyond() | Is():
            yield from _within(one.nodes)
        case Not():
            yield from _of_condition(one.condition)
        case Either():
            for each in one.conditions:
                yield from _of_condition(each)
