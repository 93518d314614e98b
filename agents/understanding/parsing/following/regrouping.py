"""Follow-ups that put what was told in groups: `and by size?`, `which has the most?`."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from agents.understanding.language.speaking import plural
from agents.understanding.parsing.antecedents import focus, spoken_of
from agents.understanding.parsing.applying.relations import anywhere
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Apiece, Grouping, Most, Shares, Tally
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.constructions.tallies import tallied_where
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.grouping import key_of
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.parsing.turns import NOTHING, Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Key,
    Layers,
    Measure,
    Names,
    Nodes,
    Related,
    Top,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Relation

Edits = Iterator[tuple[Ask, float]]
Found = Iterator[tuple[Constituent, float]]
MOST = {"most": True, "often": True, "fewest": False}
ASKING = frozenset({"which", "what", "and", "comma"})


def edits(what: Constituent, last: Turn, context: Context) -> Edits:
    """The last ask in groups, or what is asked of the groups it told; each with a score."""
    match what:
        case Grouping():
            yield from _grouped(what, last, context)
        case Shares():
            yield from _grouped(what.grouping, last, context)
        case Most():
            yield from topmost(what, last, context)
        case Tally(counted=None):
            yield from _tallied(last, context)
        case Tally(counted=Set() as counted) | Apiece(counted=counted, each=True):
            yield from _counted_in_each(counted, last, context)
        case Asked(of=None, each=True):
            yield from _measured_each(what, last, context)


def _grouped(what: Grouping, last: Turn, context: Context) -> Edits:
    """`and by size?`: the last number once for each group."""
    nodes = focus(last)
    if nodes is None:
        return
    ask = last.ask
    if what.set is not None:
        nodes = anywhere(nodes, what.set.nodes)
    key, score = key_of(context, Set(nodes), what)
    if key is not None and isinstance(ask, Aggregate) and _is_of_parts(ask, key):
        assert ask.measure.related is not None
        nodes = ask.measure.related.nodes  # the building's area per floor is that of its rooms
        ask = replace(ask, measure=replace(ask.measure, related=None))
        key, score = key_of(context, Set(nodes), what)
    if key is None:
        return
    if isinstance(ask, Aggregate):
        yield replace(ask, nodes=nodes, by=key), 0.3 + score
    else:
        yield Count(nodes, key), 0.3 + score


def _is_of_parts(ask: Aggregate, key: Key) -> bool:
    """Whether it is measured of the parts of all wholes there are, and they are told by their
    other parts.
    """
    every = not (ask.nodes.where or ask.nodes.concepts)
    down = bool(key.path) and knowledge().leads_down(key.path[0])
    return ask.measure.related is not None and every and down


def _measured_each(what: Asked, last: Turn, context: Context) -> Edits:
    """`the thickness of each kind`: a measure of the groups that were told."""
    ask = last.ask
    if not isinstance(ask, Count | Aggregate) or ask.by is None or not what.properties:
        return
    measure = measure_of(what.properties[0], ask.nodes, context.terrain)
    if measure is not None:
        function = what.function or ("sum" if adds_up(measure) else "avg")
        yield Aggregate(ask.nodes, measure, function, ask.by), 0.5


def _tallied(last: Turn, context: Context) -> Edits:
    """`how many of each?`: of what was told of things, or of the places they are in."""
    ask, nodes = last.ask, focus(last)
    if isinstance(ask, Names) and len(ask.measures) == 1 and ask.measures[0].groups:
        one = ask.measures[0]
        if one.related is None and ask.order is None:
            yield Count(ask.nodes, Key(one.word, groups=one.groups, unit=one.unit)), 0.5
    if nodes is not None:
        for counted, score in tallied_where(context, Set(nodes), Tally()):
            for found, more in asks(counted, context, yes_no=False):
                yield found, score + more


def _counted_in_each(counted: Set, last: Turn, context: Context) -> Edits:
    """`how many rooms are on each?`: of the things that were told, as `which storeys are there`."""
    nodes = focus(last)
    if nodes is None or not isinstance(last.ask, Names) or counted.nodes.kinds & nodes.kinds:
        return
    key, score = key_of(context, counted, Grouping(Set(nodes)))
    if key is not None:
        yield Count(counted.nodes, key), 0.5 + score


def regrouped(ask: Count | Layers, nodes: Nodes, context: Context) -> Ask:
    """Other things in each of the same groups, by how they are of these: doors of the rooms that
    they lead to, behind windows of those that they light.
    """
    by = ask.by if isinstance(ask, Count) else None
    if by is None or by.nodes is None or nodes.kinds <= ask.nodes.kinds:
        return replace(ask, nodes=nodes)
    key, _ = key_of(context, Set(nodes), Grouping(Set(by.nodes)))
    return Count(nodes, replace(by, path=key.path)) if key is not None else NOTHING


def topmost(what: Most, last: Turn, context: Context) -> Edits:
    """`which floor has the most?`: the first of the groups told, or of those it names."""
    ask = last.ask
    if isinstance(ask, Top):
        if what.grouping is None and ask.descending != what.descending:
            yield replace(ask, descending=what.descending), 0.5
        return
    if what.grouping is None:
        if isinstance(ask, Count | Aggregate) and ask.by is not None:
            yield _first(ask, ask.by, descending=what.descending), 0.5
        elif isinstance(ask, Names) and ask.order and ask.descending != what.descending:
            yield replace(ask, descending=what.descending), 0.4
        return
    for worse, nodes in enumerate(spoken_of(last)):
        key, score = key_of(context, Set(nodes), what.grouping)
        if key is not None:
            nodes = anywhere(nodes, key.nodes) if key.nodes else nodes  # noqa: PLW2901
            of: Count | Aggregate = Count(nodes, key)
            if isinstance(ask, Aggregate) and ask.function == "sum":
                of = replace(ask, by=key)
            first = _first(of, key, descending=what.descending)
            yield first, 0.4 + score - 0.2 * worse


def _first(ask: Count | Aggregate, by: Key, *, descending: bool) -> Ask:
    """The first of the groups; as a thing of its own, with its GlobalId, where they are things."""
    if isinstance(ask, Aggregate) or by.nodes is None:
        return Top(ask, descending)
    path = tuple(hop.reversed() for hop in reversed(by.path))
    number = Measure(f"number of {plural(ask.nodes.text)}", counted=Related(path, ask.nodes))
    return Names(by.nodes, (number,), order=number, descending=descending, limit=1)


def most_asked(_: Context, word: Word, other: Word) -> Found:
    """`which … the most`."""
    if word.name in ASKING and other.name in MOST:
        yield Most(MOST[other.name]), 0.2


def most_of_places(_: Context, subject: Set, word: Word) -> Found:
    """`which floor has the most`: of what was spoken of."""
    plain = not (subject.named or subject.order or subject.by or subject.parts or subject.refers)
    if word.name in MOST and plain and subject.det in {"which", "what", "", "how_many"}:
        yield Most(MOST[word.name], Grouping(set=replace(subject, det=""))), 0.1


def most_of_values(_: Context, asked: Asked, word: Word) -> Found:
    """`which size do we have the most of`."""
    one = asked.properties[0] if len(asked.properties) == 1 else None
    alone = asked.of is None and not asked.function and (one or asked.noun == "type")
    if word.name in MOST and alone:
        yield Most(MOST[word.name], Grouping(property=one, noun=asked.noun)), 0.3


def value_most_common(context: Context, word: Word, asked: Asked) -> Found:
    """`the most common size`."""
    if word.name == "often":
        yield from most_of_values(context, asked, word)


def most_again(_: Context, word: Word, one: Most) -> Found:
    """`and which …`, `… has …`."""
    if word.name in ASKING or isinstance(word.sense, Relation):
        yield one, 0.0


def asked_of_each(_: Context, asked: Asked, grouping: Grouping) -> Found:
    """`the thickness of each kind`: of the groups that were told."""
    if asked.of is None and asked.properties and grouping.noun == "type":
        yield replace(asked, each=True), 0.2


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Word, most_asked),
    (Set, Word, most_of_places),
    (Asked, Word, most_of_values),
    (Word, Asked, value_most_common),
    (Word, Most, most_again),
    (Asked, Grouping, asked_of_each),
)
"""Which rules there are for groups of what was told before."""
