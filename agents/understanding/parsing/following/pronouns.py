"""What is asked by a pronoun alone: `which one is the thickest`, `what else is there`."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import place_of
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.measures import thickest
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import Names
from agents.understanding.twin.senses import Relation


def pointed(one: Set, turns: tuple[Turn, ...], context: Context) -> Found:
    """What is asked of what a pronoun stands for after these turns."""
    yield from thickest(one, turns[-1])
    yield from others_there(one, turns, context)


def others_there(one: Set, turns: tuple[Turn, ...], context: Context) -> Found:
    """`what else is there?`: what the place that was spoken of has besides."""
    place = place_of(turns, context) if one.refers == "what_else" else None
    if place is not None:
        inside = Linked(Relation((), preposition="in"), Set(place, named=True), text=place.text)
        found = with_linked(replace(one, refers=""), inside, context.terrain)
        if found is not None:
            yield Names(found[0].nodes), 0.4 + found[1]
