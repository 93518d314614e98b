"""Rules for the first of things, and for things in an order."""

from dataclasses import replace

from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.measures import Amount, Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import is_name
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.twin.senses import Number, Relation


def itself_ranked(_: Context, one: Ranking, word: Word) -> Found:
    """`the most windows in it`."""
    if word.name == "itself" and one.counted is not None:
        yield one, -0.9


def rank(context: Context, ranking: Ranking, subject: Set) -> Found:
    """`largest room`."""
    if not subject.order:
        limited = _limited(ranking, subject)
        for what, score in applied(ranked(subject, limited, context.terrain)):
            yield what, score - _lonely(subject)
        yield from _unmeasured(ranking, subject)


def rank_behind(context: Context, subject: Set, ranking: Ranking) -> Found:
    """`which room is the largest`, `rooms from smallest to largest`; of things told in groups by
    others each group has its first.
    """
    grouped = subject.by is not None and subject.by.nodes is None
    if not subject.order and not (grouped and ranking.limit):
        limited = _limited(ranking, subject)
        for what, score in applied(ranked(subject, limited, context.terrain)):
            yield what, score - 0.02 - _lonely(subject)
        yield from _unmeasured(ranking, subject)


def _unmeasured(ranking: Ranking, subject: Set) -> Found:
    """`the longest wall` where no length is recorded of anything: that is what is asked for."""
    unknown = [one for one in ranking.properties if not one.groups]
    if unknown and subject.nodes.kinds and not subject.named and subject.by is None:
        yield Asked(tuple(unknown[:1]), of=replace(subject, det="")), 0.0


def rank_among(context: Context, one: Linked, ranking: Ranking) -> Found:
    """`one of the five doors is narrower than the rest`: the first of them, whatever their number;
    what is said of one of them asks which that is.
    """
    of = one.relation is not None and one.relation.preposition == "of" and not one.relation.types
    counted = one.set.count is not None and one.set.count[0] == "=" and one.set.count[1] > 1
    if of and counted and not (one.inverted or one.set.det or one.set.refers):
        among = replace(one.set, count=None, det="which")
        for what, score in rank_behind(context, among, ranking):
            yield what, score + 0.3


def _lonely(subject: Set) -> float:
    """What is called by its name has no largest among it."""
    return 0.6 if subject.named and not subject.many and not subject.parts else 0.0


def _limited(ranking: Ranking, subject: Set) -> Ranking:
    if subject.count and subject.count[0] == "=" and ranking.limit == 1:
        return replace(ranking, limit=subject.count[1])
    return ranking


def rank_by(_: Context, ranking: Ranking, asked: Asked) -> Found:
    """`largest area`: what is ranked by a measure that is named."""
    sorted_by_else = ranking.limit is None and ranking.properties
    if asked.by is not None or sorted_by_else:
        return
    if asked.of is None and asked.properties and not asked.function and not ranking.counted:
        yield replace(ranking, properties=asked.properties), 0.3
    elif asked.of is not None and not asked.function and asked.measures and asked.order is None:
        for subject, score in rank(_, replace(ranking, properties=asked.properties), asked.of):
            yield subject, score - 0.1


def rank_number(_: Context, number: Amount, ranking: Ranking) -> Found:
    """`3 largest`."""
    if not number.unit and number.value == int(number.value) and 0 < number.value <= 1000:
        yield replace(ranking, limit=int(number.value)), 0.2


def nth(_: Context, word: Word, ranking: Ranking) -> Found:
    """`second largest`."""
    if isinstance(word.sense, Number) and ranking.limit == 1 and not ranking.skip:
        yield replace(ranking, skip=int(word.sense.value) - 1), 0.5


def top_number(_: Context, word: Word, number: Amount) -> Found:
    """`top 5`."""
    if word.name == "top" and not number.unit and number.value == int(number.value):
        yield Ranking((), True, limit=int(number.value)), 0.3


def most(_: Context, word: Word, subject: Set) -> Found:
    """`the most windows`."""
    if word.name in {"most", "fewest"} and not subject.named and not subject.det:
        descending = word.name == "most"
        yield (
            Ranking((), descending, counted=subject, text=f"{word.text} {subject.nodes.text}"),
            0.3,
        )


def most_measure(_: Context, word: Word, asked: Asked) -> Found:
    """`the most area`."""
    if word.name in {"most", "fewest"} and asked.properties and asked.of is None:
        yield Ranking(asked.properties, word.name == "most"), 0.3


def measure_most(context: Context, asked: Asked, word: Word) -> Found:
    """`which window cost the most`, where that is a number."""
    names = (name for one in asked.properties for group in one.groups for name in group)
    if context.terrain.numbers.issuperset(names):
        yield from most_measure(context, word, asked)


def asked_ranked(context: Context, asked: Asked, ranking: Ranking) -> Found:
    """`which asset was installed last`: what the last is ranked by seldom stands before it."""
    names = {name for one in asked.properties for group in one.groups for name in group}
    terrain = context.terrain
    ordered = names <= terrain.numbers or all(map(terrain.may_tell_when, names))
    if asked.of is None and (ordered or not terrain.of_building) and not is_name(asked):
        yield from ((what, score - 0.6) for what, score in rank_by(context, ranking, asked))


def asked_first(context: Context, asked: Asked, word: Word) -> Found:
    """`which studio was founded first`, where that is a day or a year."""
    first = isinstance(word.sense, Number) and word.sense.ordinal and word.sense.value == 1
    names = [name for one in asked.properties for group in one.groups for name in group]
    dated = bool(names) and all(map(context.terrain.may_tell_when, names))
    if first and dated and asked.of is None and not asked.function:
        yield Ranking(asked.properties, descending=False), 0.3


def function_rank(_: Context, word: Word, asked: Asked) -> Found:
    """`which room has the maximum area`: `maximum area` ranks too."""
    if word.name in {"maximum", "minimum"} and asked.properties and asked.of is None:
        yield Ranking(asked.properties, word.name == "maximum"), 0.1


def ordered_by(_: Context, word: Word, asked: Asked) -> Found:
    """`sorted by area`."""
    if word.name == "sorted" and asked.properties and asked.of is None:
        yield Ranking(asked.properties, descending=False, limit=None), 0.3


def ordered_by_number(_: Context, word: Word, counted: Set) -> Found:
    """`sorted by number of windows`, `by number of windows`: the most first."""
    by = isinstance(word.sense, Relation) and word.sense.preposition == "by"
    plain = not (counted.named or counted.by or counted.order or counted.parts)
    if (word.name == "sorted" or by) and counted.det == "how_many" and plain:
        yield Ranking((), descending=True, counted=replace(counted, det=""), limit=None), 0.5


def order_turned(_: Context, ranking: Ranking, word: Word) -> Found:
    """`sorted by area, largest first`."""
    name = word.name
    if name in {"ascending", "descending"} and ranking.limit is None:
        yield replace(ranking, descending=name == "descending"), 0.2


def sorted_asked(context: Context, subject: Set, word: Word) -> Found:
    """`rooms, smallest first`."""
    name = word.name
    if name in {"ascending", "descending"}:
        if subject.order is not None and subject.order.limit is None:
            order = replace(subject.order, descending=name == "descending")
            yield replace(subject, order=order), 0.2
            return
        size = map(context.property, ("elevation", "size", "area", "length"))
        ranking = Ranking(tuple(p for p in size if p), name == "descending", limit=None)
        yield from applied(ranked(subject, ranking, context.terrain))


def sort_word(_: Context, word: Word, subject: Set) -> Found:
    """`rank the rooms by …`: the verb; what by comes behind."""
    if word.name == "sorted" and subject.det in {"", "list"}:
        yield replace(subject, det="sorted"), 0.1
    elif word.name == "compare" and not subject.det:
        yield subject, -0.1


TABLE: Table = (
    (Ranking, Set, rank),
    (Set, Ranking, rank_behind),
    (Linked, Ranking, rank_among),
    (Ranking, Asked, rank_by),
    (Amount, Ranking, rank_number),
    (Word, Ranking, nth),
    (Word, Amount, top_number),
    (Word, Set, most),
    (Word, Asked, most_measure),
    (Asked, Word, measure_most),
    (Asked, Ranking, asked_ranked),
    (Asked, Word, asked_first),
    (Word, Asked, function_rank),
    (Word, Asked, ordered_by),
    (Word, Set, ordered_by_number),
    (Ranking, Word, order_turned),
    (Set, Word, sorted_asked),
    (Word, Set, sort_word),
    (Ranking, Word, itself_ranked),
)
"""Which rules there are for ranks."""
