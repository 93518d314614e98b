"""A question after another one: which part of the last ask it changes. A conversation edits the
last ask, not the last sentence.
"""

from agents.understanding.parsing.antecedents import focus, spoken_of
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Compared, Elliptic, Flags, Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.groups import Most, Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Strata, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following import regrouping
from agents.understanding.parsing.following.contests import of_two
from agents.understanding.parsing.following.measures import (
    known_too,
    layered,
    measured_too,
    reordered,
)
from agents.understanding.parsing.following.narrowing import elliptic, is_single, narrowed, whether
from agents.understanding.parsing.following.pronouns import pointed
from agents.understanding.parsing.following.things import by_set, instead
from agents.understanding.parsing.following.words import by_word, of_row
from agents.understanding.parsing.turns import Turn


def edits(what: Constituent, turns: tuple[Turn, ...], context: Context, *, yes_no: bool) -> Found:
    """The last ask with what a fragment changes in it, each with a score.

    `yes_no`: it is worded as a question of yes or no.
    """
    if not turns:
        return
    last = turns[-1]
    yield from instead(what, last, context)
    nodes = focus(last)
    if nodes is None:
        return
    yield from regrouping.edits(what, last, context)
    match what:
        case Set() if what.refers:
            yield from pointed(what, turns, context)
        case Set():
            yield from by_set(what, last, context)
        case Linked() if what.set.letter and not what.inverted:
            yield from by_set(what.set, last, context)
        case Linked() if _narrows(what, yes_no=yes_no):
            yield from narrowed(what, last, context)
        case Flags() | Compared():
            edited = (
                whether(what, last, nodes, context) if yes_no else narrowed(what, last, context)
            )
            yield from edited
        case Elliptic():
            yield from elliptic(what, turns, context)
        case Ranking():
            yield from reordered(what, last, nodes, context)
        case Strata() if what.of is None:
            yield from layered(what, last, context)
        case Asked() if what.of is None:
            yield from _asked(what, last, context)
        case Word():
            yield from by_word(what, last, nodes, context)
            yield from of_row(what, turns, context, yes_no=yes_no)
        case Contest() | Most():
            yield from of_two(what, turns, context)


def _asked(what: Asked, last: Turn, context: Context) -> Found:
    """Another measure of what was spoken of."""
    yield from known_too(what, last, context)
    for worse, near in enumerate(spoken_of(last)):
        many = Set(near, many=not is_single(last), named=is_single(last))
        for ask, score in measured_too(what, many, context):
            yield ask, score - 0.1 * worse


def _narrows(one: Linked, *, yes_no: bool) -> bool:
    """Whether a condition is one of what was spoken of, and no verb before its subject: `has the
    kitchen …`.
    """
    inverted = yes_no and one.relation is not None and one.relation.finite
    return not inverted and (not one.set.refers or one.set.det in {"which", "what"})
