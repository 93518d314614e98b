"""A question after another one: which part of the last ask it changes. A conversation edits the
last ask, not the last sentence.
"""

from dataclasses import replace

from agents.understanding.parsing.antecedents import focus, spoken_of
from agents.understanding.parsing.applying.sets import is_level
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
    summed_too,
)
from agents.understanding.parsing.following.narrowing import elliptic, is_single, narrowed, whether
from agents.understanding.parsing.following.pronouns import pointed
from agents.understanding.parsing.following.rest import (
    beyond_those,
    is_taken,
    next_of,
    without_those,
)
from agents.understanding.parsing.following.things import by_set, instead
from agents.understanding.parsing.following.words import by_word, of_row
from agents.understanding.parsing.sides import row
from agents.understanding.parsing.turns import Turn
from agents.understanding.twin.senses import Graded


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
            yield from _of_set(what, turns, context)
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
        case Ranking() if not yes_no:  # `are there any bigger ones`: than those
            yield from next_of(what, turns)
            yield from reordered(what, last, nodes, context)
        case Strata() if what.of is None:
            yield from layered(what, last, context)
        case Asked() if what.of is None:
            yield from _asked(what, last, context)
        case Word():
            yield from _of_word(what, turns, context, yes_no=yes_no)
        case Contest() | Most():
            yield from of_two(what, turns, context)


def _of_set(what: Set, turns: tuple[Turn, ...], context: Context) -> Found:
    """Other things, fewer of them, the next of a row, or those elsewhere."""
    if what.det in {"how_many", "which"} and is_level(what):  # `how many are upstairs`
        there = Linked(None, replace(what, det=""), text=what.nodes.text)
        yield from elliptic(Elliptic(what.det, there), turns, context)
    elif is_taken(what, turns[-1]):
        yield from without_those(what, turns[-1], context)
    else:
        yield from next_of(what, turns)
        yield from by_set(what, turns[-1], context)


def _of_word(what: Word, turns: tuple[Turn, ...], context: Context, *, yes_no: bool) -> Found:
    """What one word asks of the last things, or of those beyond them."""
    nodes = focus(turns[-1])
    if nodes is not None and yes_no and isinstance(what.sense, Graded) and not row(turns):
        yield from beyond_those(what.sense, nodes, context)
    elif nodes is not None and not (yes_no and isinstance(what.sense, Graded)):
        yield from by_word(what, turns[-1], nodes, context)
    yield from of_row(what, turns, context, yes_no=yes_no)


def _asked(what: Asked, last: Turn, context: Context) -> Found:
    """Another measure of what was spoken of."""
    yield from known_too(what, last, context)
    for worse, near in enumerate(spoken_of(last)):
        many = Set(near, many=not is_single(last), named=is_single(last))
        for ask, score in measured_too(what, many, context):
            yield ask, score - 0.1 * worse
        for ask, score in summed_too(what, last, many, context):
            yield ask, score - 0.1 * worse


def _narrows(one: Linked, *, yes_no: bool) -> bool:
    """Whether a condition is one of what was spoken of, and no verb before its subject: `has the
    kitchen …`.
    """
    inverted = yes_no and one.relation is not None and one.relation.finite
    return not inverted and (not one.set.refers or one.set.det in {"which", "what"})
