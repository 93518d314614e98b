"""Rules for how far two things are apart: `how much more power`, `than those upstairs`."""

from dataclasses import replace

from agents.understanding.language.tables import Degree
from agents.understanding.parsing.applying.relations import anywhere, with_linked
from agents.understanding.parsing.constituents.conditions import Compared, Linked
from agents.understanding.parsing.constituents.contests import Contest, Mode
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Joined, Set, Word
from agents.understanding.parsing.constructions.contests import COUNTED
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.measuring import adds_up
from agents.understanding.twin.senses import Graded

THOSE = "those"


def in_units(context: Context, asked: Asked, word: Word) -> Found:
    """`how many m2` and `bigger`, `how many watts` and `more`."""
    if asked.of is not None or not asked.unit:
        return
    said = {one.word for one in asked.properties}
    degree = _compared(word)
    fits = degree is not None and any(one.word in said for one in context.measures(degree))
    if word.name in COUNTED or fits:
        yield Contest("difference", properties=asked.properties), 0.5


def first_is_more(context: Context, first: Set, word: Word) -> Found:
    """`the largest room` and `bigger`, still without the smallest."""
    degree = _compared(word)
    if degree is not None and first.order is not None and first.order.limit == 1 and not first.by:
        mode: Mode = "is_more" if degree.up else "is_less"
        yield Contest(mode, (first,), context.measures(degree)), 0.2


def is_by_how_much(_: Context, subject: Set, contest: Contest) -> Found:
    """`the hall is` and `how much bigger than the kitchen`."""
    if contest.turned and contest.mode in {"difference", "ratio"} and not subject.det:
        yield replace(contest, sets=(subject, *contest.sets), turned=False), 0.3


def together(_: Context, contest: Contest, word: Word) -> Found:
    """`how much more power have the radiators` and `together`: of several it is that anyway."""
    if contest.mode == "difference" and contest.properties and word.name == "sum":
        yield contest, 0.0


def than_those(_: Context, word: Word, one: Linked) -> Found:
    """`than those` and `on the first floor`."""
    if word.name == "than_those":
        yield Joined(THOSE, one.set), 0.2


def than_those_there(_: Context, word: Word, place: Set) -> Found:
    """`than those` and `upstairs`."""
    if word.name == "than_those" and place.named:
        yield Joined(THOSE, place), 0.1


def elsewhere(context: Context, contest: Contest, joined: Joined) -> Found:
    """`the radiators on the ground floor` and `than those on the first floor`."""
    if joined.word != THOSE or len(contest.sets) != 1:
        return
    (first,) = contest.sets
    bare = Set(anywhere(first.nodes, joined.set.nodes), many=first.many)
    found = with_linked(bare, Linked(None, joined.set), context.terrain)
    if bare.nodes != first.nodes and found is not None:
        yield replace(contest, sets=(first, found[0])), 0.4 + found[1]


def more_than_all(context: Context, word: Word, others: Word) -> Found:
    """`smaller` and `than all the others`: the smallest."""
    degree = _compared(word)
    if degree is not None and others.name == "than_others":
        yield Ranking(context.measures(degree), degree.up, text=word.text), 1.0


def all_others(_: Context, word: Word, subject: Set) -> Found:
    """`than all other` and `rooms`."""
    if word.name == "than_others" and not (subject.det or subject.named or subject.nodes.where):
        yield word, 0.1


def _compared(word: Word) -> Degree | None:
    """What a comparative says; None of any other word."""
    degree = word.sense.degree if isinstance(word.sense, Graded) else None
    return degree if degree is not None and degree.form == "comparative" else None


def between_two(_: Context, word: Word, subject: Set) -> Found:
    """`between the two`: how far they are apart."""
    if word.name == "between" and len(subject.parts) == 2:
        yield Contest("difference", subject.parts), 0.2


def measured_apart(_: Context, asked: Asked, contest: Contest) -> Found:
    """`how many m²` and `between the two`."""
    plain = asked.of is None and asked.unit and asked.properties and asked.function in {None, "sum"}
    if plain and contest.mode == "difference" and len(contest.sets) == 2 and not contest.properties:
        yield replace(contest, properties=asked.properties), 0.6


def measured_more(_: Context, asked: Asked, one: Compared) -> Found:
    """`is the area of A larger than that of B`: held against each other by that measure."""
    of, other = asked.of, one.beyond
    if of is None or other is None or asked.function or asked.by or len(asked.measures) != 1:
        return
    several = (of.many or other.many) and adds_up(asked.measures[0])
    if not (several or of.det or of.parts or of.order or other.parts or other.order):
        mode: Mode = "is_more" if one.operator == ">" else "is_less"
        yield Contest(mode, (of, other), asked.properties), 0.4


TABLE: Table = (
    (Asked, Compared, measured_more),
    (Word, Set, between_two),
    (Asked, Contest, measured_apart),
    (Asked, Word, in_units),
    (Set, Word, first_is_more),
    (Set, Contest, is_by_how_much),
    (Contest, Word, together),
    (Word, Linked, than_those),
    (Word, Set, than_those_there),
    (Contest, Joined, elsewhere),
    (Word, Word, more_than_all),
    (Word, Set, all_others),
)
"""Which rules there are for differences."""
