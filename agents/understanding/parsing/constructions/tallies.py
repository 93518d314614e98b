"""The rules for `how many of each`: counts by what was named just before."""

from collections.abc import Callable
from dataclasses import replace

from agents.understanding.parsing.constituents.groups import Grouping, Tally
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.grouping import key_of
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.plans.algebra import Key, Related
from agents.understanding.twin.senses import Relation


def tally(_: Context, word: Word, other: Word) -> Found:
    """`how many of each`."""
    if word.name == "how_many" and other.name == "each":
        yield Tally(), 0.3


def types_counted(_: Context, asked: Asked, word: Word) -> Found:
    """`type names and how many`: by type, of what was spoken of."""
    if asked.of is None and asked.noun == "type" and word.name == "how_many":
        yield Grouping(noun="type", counted=True), 0.3


def tally_of(_: Context, subject: Set, word: Word) -> Found:
    """`the number of walls of each`, `how many doors there are of each`."""
    if word.name == "each" and subject.det == "how_many" and subject.by is None:
        yield Tally(replace(subject, det="")), 0.5


def tallied_alone(_: Context, asked: Asked, one: Tally) -> Found:
    """`the maker` and `how many of each`: groups by it, of what was spoken of."""
    alone = asked.of is None and len(asked.properties) == 1 and not asked.function
    if alone and one.counted is None:
        yield Grouping(property=asked.properties[0], counted=True), 0.1


def tallied_where(context: Context, subject: Set, one: Tally) -> Found:
    """`which rooms are they in` and `how many in each`: what is there is counted."""
    where = subject.nodes.where
    if one.counted is not None or subject.by or subject.order or not where:
        return
    last = where[-1]
    if isinstance(last, Related) and not last.negated:
        places = replace(subject.nodes, where=where[:-1], where_text="")
        key, score = key_of(context, Set(last.nodes), Grouping(Set(places)))
        if key is not None:
            yield Set(last.nodes, det="how_many", by=key), 0.4 + score


def tally_joined(_: Context, word: Word, one: Tally) -> Found:
    """`and`, `with` before a tally."""
    if word.name in {"and", "comma"} or isinstance(word.sense, Relation):
        yield one, 0.0


def tallied(context: Context, subject: Set, one: Tally) -> Found:
    """`the wall types and the number of walls of each`."""
    if subject.by or subject.order or subject.named or one.counted is None:
        return
    counted = one.counted
    key, score = key_of(context, counted, Grouping(subject))
    if key is not None:
        yield replace(counted, det="how_many", by=key), 0.4 + score


def ranked_and_tallied(_: Context, subject: Set, one: Tally) -> Found:
    """`which of the flats has more sockets` and `how many each`: all of them are told."""
    order = subject.order
    if order is not None and order.measure.counted and one.counted is None:
        yield replace(subject, order=replace(order, limit=None)), 0.5


def tallied_by_measure(_: Context, asked: Asked, one: Tally) -> Found:
    """`window sizes and how many of each`."""
    subject = asked.of
    if subject is None or subject.by or not asked.measures or asked.function:
        return
    measure = asked.measures[0]
    alike = one.counted is None or one.counted.nodes.kinds & subject.nodes.kinds
    if alike and not (measure.related or measure.counted):
        key = Key(measure.word, groups=measure.groups, unit=measure.unit)
        yield replace(subject, det="how_many", by=key), 0.3


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Word, tally),
    (Asked, Word, types_counted),
    (Set, Word, tally_of),
    (Word, Tally, tally_joined),
    (Set, Tally, tallied),
    (Set, Tally, ranked_and_tallied),
    (Asked, Tally, tallied_by_measure),
    (Asked, Tally, tallied_alone),
    (Set, Tally, tallied_where),
)
