"""Rules for what is most common: of which type, material or value there are the most things."""

from collections.abc import Callable
from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing.constituents.groups import Frequent, Grouping, MostOf, Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.grouping import having_both, key_of
from agents.understanding.parsing.grammar.ranking import rank_behind
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.plans.algebra import Key, Nodes, Related
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Terrain
from agents.understanding.twin.senses import Property, Relation

SAID = frozenset({"", "text"})
"""Quantities of properties whose values are words, by which things are told in groups."""
MOST = frozenset({"most", "greater"})
RATHER = 0.3
"""How much rather a word is taken for things, `floor` for a storey, than for a property."""


def most_common(context: Context, word: Word, subject: Set) -> Found:
    """`the most common door type`, `the most used material of the walls`."""
    if word.name != "often" or subject.named or subject.order or subject.by or subject.parts:
        return
    used = _used(subject.nodes, context)
    if used is not None:
        yield Frequent(*used), 0.4


def common_behind(context: Context, subject: Set, word: Word) -> Found:
    """`which type of fitting is used most often`."""
    yield from most_common(context, word, subject)


def most_common_value(context: Context, word: Word, asked: Asked) -> Found:
    """`the most common width of the doors`, `the most common type of door`."""
    if word.name != "often" or asked.of is None or asked.function or asked.by:
        return
    if asked.noun and asked.noun != "type":
        return
    sense = context.property("type") if asked.noun else next(iter(asked.properties), None)
    measure = measure_of(sense, asked.of.nodes, context.terrain) if sense else None
    if measure is not None and len(measure.groups[0]) == 1 and not measure.related:
        key = Key(measure.word, groups=measure.groups, unit=measure.unit)
        yield Frequent(asked.of.nodes, key), 0.3


def common_value_behind(context: Context, asked: Asked, word: Word) -> Found:
    """`which width of door is most common`."""
    yield from most_common_value(context, word, asked)


def value_with_most(context: Context, asked: Asked, ranking: Ranking) -> Found:
    """`which department has the most rooms`, `the maker of the fewest pumps`."""
    one = asked.properties[0] if len(asked.properties) == 1 else None
    alone = asked.of is None and not asked.function and (one or asked.noun == "type")
    counted = ranking.counted
    if not alone or counted is None or counted.by is not None:
        return
    key, score = key_of(context, counted, Grouping(property=one, noun=asked.noun))
    rather = RATHER if one and context.names_things(one.word) else 0.0
    if key is not None:
        worth = 0.4 + score - rather
        yield Frequent(counted.nodes, key, descending=ranking.descending), worth


def value_with_most_of(context: Context, asked: Asked, ranking: Ranking) -> Found:
    """`which department has the largest area`: all that is measured of those of one value."""
    one = asked.properties[0] if len(asked.properties) == 1 else None
    if asked.of is not None or asked.function or ranking.counted or not ranking.properties:
        return
    if one is None or not is_said(one, context.terrain):
        return
    sense = ranking.properties[0]
    having = having_both(context, Asked((sense,)), Grouping(property=one))
    measure = measure_of(sense, having.nodes, context.terrain) if having else None
    if having is None or measure is None or not adds_up(measure):
        return
    key, score = key_of(context, having, Grouping(property=one))
    if key is not None:
        worth = 0.6 + score - (RATHER if context.names_things(one.word) else 0.0)
        yield Frequent(having.nodes, key, ranking.descending, measure), worth


def most_of(_: Context, word: Word, asked: Asked) -> Found:
    """`the most metres of pipe`, `more metres of pipe`; not the fewest, which may be none."""
    if word.name not in MOST or not asked.unit or asked.function or asked.by:
        return
    if asked.of is not None and asked.measures and adds_up(asked.measures[0]):
        yield MostOf(asked.of, asked.measures[0]), 0.3


def which_has_most_of(context: Context, subject: Set, one: MostOf) -> Found:
    """`which storey has` and `the most metres of pipe`: of all there is in each together."""
    plain = not (subject.named or subject.order or subject.by or subject.parts)
    if not plain or subject.det not in {"which", "what"}:
        return
    key, score = key_of(context, one.of, Grouping(subject))
    if key is not None:
        yield Frequent(one.of.nodes, key, measure=one.measure), 1.0 + score


def has_most_of(_: Context, word: Word, one: MostOf) -> Found:
    """`has` before `the most metres of pipe`."""
    if isinstance(word.sense, Relation) and word.sense.preposition == "with":
        yield one, 0.0


def is_said(one: Property, terrain: Terrain) -> bool:
    """Whether the values of a property are words, wherever it is stated."""
    names = {name for group in one.groups for name in group}
    return one.quantity in SAID and not terrain.numbers & names


def where_most(context: Context, word: Word, ranking: Ranking) -> Found:
    """`where are the most radiators`: in which room."""
    if word.name != "where" or ranking.counted is None:
        return
    places = knowledge().places[:1]
    rooms = Nodes(places, context.terrain.kinds(places), text=name_words(places[0])[-1])
    if rooms.kinds:
        yield from rank_behind(context, Set(rooms, det="which", many=True), ranking)


def common_asked(_: Context, word: Word, one: Frequent) -> Found:
    """`what is` the most common."""
    if word.name in {"which", "what", "list", "comma", "and"}:
        yield one, 0.0


def _used(nodes: Nodes, context: Context) -> tuple[Nodes, Key] | None:
    """What uses these types or materials, and the key by which its things are counted."""
    terrain = context.terrain
    for label, relation in knowledge().uses.items():
        if not nodes.kinds or not nodes.kinds <= terrain.of_label.get(label, frozenset()):
            continue
        path = (Hop(relation, "in"),)
        stated = [c for c in nodes.where if isinstance(c, Related) and c.path == path]
        key = replace(nodes, where=tuple(c for c in nodes.where if c not in stated))
        ends = frozenset(
            to for kind in nodes.kinds for hop, to, _ in terrain.edges[kind] if hop == path[0]
        )
        if stated or ends:
            users = stated[0].nodes if stated else Nodes(terrain.narrowest_label(ends), ends)
            return users, Key(nodes.text, (Hop(relation, "out"),), key)
    return None


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Set, most_common),
    (Set, Word, common_behind),
    (Word, Asked, most_common_value),
    (Asked, Word, common_value_behind),
    (Asked, Ranking, value_with_most),
    (Asked, Ranking, value_with_most_of),
    (Word, Ranking, where_most),
    (Word, Asked, most_of),
    (Word, MostOf, has_most_of),
    (Set, MostOf, which_has_most_of),
    (Word, Frequent, common_asked),
)
"""Which rules there are for what is most common."""
