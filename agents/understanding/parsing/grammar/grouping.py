"""Rules for what is told in groups: `per storey`, `by type`."""

from dataclasses import replace
from typing import cast

from agents.understanding.language.tables import languages
from agents.understanding.language.words import stems
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.groups import Grouping, Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.ranking import rank_behind
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.measuring import held, measure_of
from agents.understanding.plans.algebra import Key, Measure, Nodes, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.senses import Property, Relation


def grouping_by_set(_: Context, word: Word, subject: Set) -> Found:
    """`per storey`, `in each room`; seldom what was spoken of: `split them by storey`."""
    plain = not (subject.named or subject.order) and subject.det in {"", "all"}
    if word.name == "each" and plain:
        agent = any("by" in one.prepositions.get(stems(word.text), ()) for one in languages())
        yield Grouping(set=subject, agent=agent), -0.3 if subject.refers else 0.3


def grouping_by_which(_: Context, word: Word, one: Linked) -> Found:
    """`how many in which room`."""
    plain = one.relation is not None and not one.relation.types and not one.inverted
    if word.name == "how_many" and plain and one.set.det in {"which", "what"}:
        yield Grouping(set=replace(one.set, det="")), 0.5


def grouping_by_property(_: Context, word: Word, asked: Asked) -> Found:
    """`by diameter`, `by type`; what is called so is rather things than a property."""
    alone = asked.of is None and not (asked.function or asked.unit)
    if word.name == "each" and alone and (asked.noun == "type" or len(asked.properties) == 1):
        one = asked.properties[0] if asked.properties else None
        yield Grouping(property=one, noun=asked.noun), 0.26


def grouping_again(_: Context, word: Word, grouping: Grouping) -> Found:
    """`on each`, `broken down by each`, `split that by size`."""
    if isinstance(word.sense, Relation) or word.name in {"each", "and", "comma"}:
        yield grouping, -0.05


def grouping_ended(_: Context, grouping: Grouping, word: Word) -> Found:
    """`nach Geschossen aufgeteilt`: the verb of a grouping at its end."""
    if word.name == "each":
        yield grouping, -0.05


def grouped(context: Context, subject: Set, grouping: Grouping) -> Found:
    """`windows per storey`."""
    if subject.by:
        yield from _grouped_too(context, subject, subject.by, grouping)
        return
    sorts = subject.det in {"sorted", "list"} and not grouping.counted
    if grouping.property is not None and sorts:
        ranking = Ranking((grouping.property,), descending=False, limit=None)
        sorted_ = subject.det == "sorted"
        for what, score in rank_behind(context, subject, ranking):
            if sorted_ or (isinstance(what, Set) and what.order and what.order.measure.unit):
                yield what, score + 0.15
        if sorted_:
            return
    key, score = key_of(context, subject, grouping)
    if key is not None:
        det = "how_many" if grouping.counted else subject.det
        yield replace(subject, by=key, det=det), score


def _grouped_too(context: Context, subject: Set, by: Key, grouping: Grouping) -> Found:
    """`doors of each type` and `on each floor`."""
    key, score = key_of(context, replace(subject, by=None), grouping)
    if key is not None and not by.beside and key != by:
        yield replace(subject, by=replace(by, beside=key)), score


def grouped_first(context: Context, grouping: Grouping, subject: Set) -> Found:
    """`per storey, how many windows`."""
    for what, score in grouped(context, subject, grouping):
        yield what, score - 0.1


def asked_grouped(context: Context, asked: Asked, grouping: Grouping) -> Found:
    """`area per storey`, `total length by diameter`."""
    if asked.by:
        return
    if asked.of is None:
        if grouping.set is not None:
            function = None if asked.function == "sum" else asked.function
            each = replace(asked, function=function, each=True)
            worth = 0.3 if asked.function == "sum" else -0.1 if asked.function else 0.1
            yield from measured(context, each, replace(grouping.set, many=True), worth)
        elif (subject := having_both(context, asked, grouping)) is not None:
            things = grouping.property and context.names_things(grouping.property.word)
            for what, more in measured(context, asked, subject, -0.2 if things else 0.2):
                for by, score in asked_grouped(context, cast(Asked, what), grouping):
                    yield by, score + more
        return
    key, score = key_of(context, asked.of, grouping)
    if key is not None:
        yield replace(asked, by=key), score


def having_both(context: Context, asked: Asked, grouping: Grouping) -> Set | None:
    """The things of which a measure and what it is grouped by are stated: `floor area per use`."""
    terrain, key = context.terrain, grouping.property
    if key is None or not asked.properties:
        return None
    labels = tuple(label for one in asked.properties for label in context.owners(one))
    having = frozenset(
        kind
        for kind in terrain.kinds(labels or (*knowledge().held, *knowledge().places))
        if _is_stated(key, kind, terrain)
        and all(held(one.groups, frozenset((kind,)), terrain) for one in asked.properties)
    )
    if not having:
        return None
    return Set(Nodes(terrain.narrowest_label(having), having, text=""), many=True)


def _is_stated(key: Property, kind: int, terrain: Terrain) -> bool:
    """Whether things of a kind have a property of a set, which says more than what they are."""
    found = held(key.groups, frozenset((kind,)), terrain)
    return bool(found) and "." in found[0][0]


def asked_grouped_first(context: Context, grouping: Grouping, asked: Asked) -> Found:
    """`per storey, the area`."""
    for what, score in asked_grouped(context, asked, grouping):
        yield what, score - 0.1


def key_of(context: Context, subject: Set, grouping: Grouping) -> tuple[Key | None, float]:
    """What a set is grouped by; seldom by the parts of which its things are wholes."""
    if grouping.set is not None:
        if grouping.set.parts:
            return _key_of_both(context, subject, grouping.set)
        return _key_of_nodes(context, subject, grouping.set, grouping)
    sense = grouping.property or context.property("type")
    if sense is None:
        return None, 0.0
    measure = measure_of(sense, subject.nodes, context.terrain)
    if measure is None or measure.related or _is_fixed(measure, subject):
        return None, 0.0
    return Key(sense.word, groups=measure.groups, unit=measure.unit), 0.1


def _key_of_nodes(
    context: Context, subject: Set, by: Set, said: Grouping | None = None
) -> tuple[Key | None, float]:
    """`per storey`, `each person directed`."""
    nodes = by.nodes
    relation, does = (said.relation, said.does) if said else (None, False)
    relation = relation or Relation(())
    how = join(subject.nodes.kinds, nodes.kinds, context.terrain, relation, inverted=does)
    if how is None or nodes.absent:
        return None, 0.0
    first = how.path[0]
    downwards = knowledge().leads_down(first)
    return Key(nodes.text, how.path, nodes), how.score - 0.4 * downwards


def _key_of_both(context: Context, subject: Set, by: Set) -> tuple[Key | None, float]:
    """`by material and storey`."""
    found = [_key_of_nodes(context, subject, part) for part in by.parts]
    (key, score), (other, more), *others = found
    if others or key is None or other is None:
        return None, 0.0
    return replace(key, beside=other), (score + more) / 2


def _is_fixed(measure: Measure, subject: Set) -> bool:
    """Whether a condition leaves but one value of a measure, so that it makes no groups."""
    names = {name for group in measure.groups for name in group}
    return any(
        isinstance(one, Test) and one.operator == "=" and names & set(one.properties)
        for one in subject.nodes.where
    )


TABLE: Table = (
    (Word, Set, grouping_by_set),
    (Word, Linked, grouping_by_which),
    (Word, Asked, grouping_by_property),
    (Word, Grouping, grouping_again),
    (Grouping, Word, grouping_ended),
    (Set, Grouping, grouped),
    (Grouping, Set, grouped_first),
    (Asked, Grouping, asked_grouped),
    (Grouping, Asked, asked_grouped_first),
)
"""Which rules there are for groups."""
