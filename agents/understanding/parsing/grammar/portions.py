"""Rules for the share of things of which something is so."""

from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import Applied, both
from agents.understanding.parsing.constituents.conditions import Compared, Flags, Linked
from agents.understanding.parsing.constituents.groups import Portion
from agents.understanding.parsing.constituents.measures import Bound
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.amounts import bound_on_set
from agents.understanding.parsing.grammar.qualities import flag
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.twin.senses import Relation


def portion(_: Context, word: Word, subject: Set) -> Found:
    """`what percentage of the doors`."""
    if word.name == "share" and not subject.det:
        yield Portion(subject), 0.3


def portion_again(_: Context, word: Word, one: Portion) -> Found:
    """`what percentage`, `of all`."""
    if word.name in {"which", "what", "all"} or isinstance(word.sense, Relation):
        yield one, 0.0


def portion_flagged(context: Context, one: Portion, flags: Flags) -> Found:
    """`… are external`."""
    yield from _portion(one, flag(flags, context, one.part or one.whole))


def portion_linked(context: Context, one: Portion, linked_: Linked) -> Found:
    """`… have a window`."""
    yield from _portion(one, with_linked(one.part or one.whole, linked_, context.terrain))


def portion_beside(context: Context, one: Portion, subject: Set) -> Found:
    """`… have windows`: the thing itself."""
    whole = one.part or one.whole
    joined = with_linked(whole, Linked(None, subject), context.terrain)
    for what, score in _portion(one, joined):
        yield what, score - 0.2
    alike = both(whole, subject)
    if alike:
        yield Portion(one.whole, alike[0]), alike[1] - 0.1


def portion_compared(context: Context, one: Portion, compared_: Compared) -> Found:
    """`… are larger than 20 m²`."""
    yield from _portion(one, with_compared(one.part or one.whole, compared_, context.terrain))


def portion_bound(context: Context, one: Portion, bound_: Bound) -> Found:
    """`… are over 20 m²`."""
    for subject, score in bound_on_set(context, one.part or one.whole, bound_):
        if isinstance(subject, Set):
            yield Portion(one.whole, subject), score


def _portion(one: Portion, found: Applied | None) -> Found:
    if found:
        yield Portion(one.whole, found[0]), found[1]


TABLE: Table = (
    (Word, Set, portion),
    (Word, Portion, portion_again),
    (Portion, Flags, portion_flagged),
    (Portion, Linked, portion_linked),
    (Portion, Set, portion_beside),
    (Portion, Compared, portion_compared),
    (Portion, Bound, portion_bound),
)
"""Which rules there are for shares."""
