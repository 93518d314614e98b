"""Rules for the share of things of which something is so."""

from dataclasses import replace

from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import Applied, both, is_whole
from agents.understanding.parsing.constituents.conditions import Compared, Flags, Linked
from agents.understanding.parsing.constituents.groups import Portion
from agents.understanding.parsing.constituents.measures import Asked, Bound
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.amounts import bound_on_set
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.qualities import flag
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.parsing.places import ZONES
from agents.understanding.plans.algebra import Measure, Nodes, Related
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Relation


def portion(context: Context, word: Word, subject: Set) -> Found:
    """`what percentage of the doors`; of one storey or flat the area is meant."""
    if word.name != "share" or subject.det:
        return
    area = context.property("area")
    places = context.terrain.kinds((*knowledge().places[1:], *ZONES))
    if area is not None and not subject.many and subject.nodes.kinds <= places:
        for asked, score in measured(context, Asked((area,)), subject, 0.0):
            if isinstance(asked, Asked):
                for one, more in portion_measured(context, word, asked):
                    yield one, score + more - 0.2
        return
    yield Portion(subject), 0.3


def portion_measured(context: Context, word: Word, asked: Asked) -> Found:
    """`what percentage of the floor area of flat A`: of what its rooms measure together."""
    if word.name != "share" or asked.noun or asked.by or asked.function not in {None, "sum"}:
        return
    found = _measured(asked, context)
    if found is not None:
        nodes, measure = found
        yield Portion(Set(nodes, many=True), measure=measure), 0.5


def _measured(asked: Asked, context: Context) -> tuple[Nodes, Measure] | None:
    """The things whose measure is asked for, and the measure; of a place its rooms, and all rooms
    where none is named. None where the measure does not add up.
    """
    terrain, of = context.terrain, asked.of
    rooms = terrain.kinds(knowledge().places[:1])
    if of is None or is_whole(of.nodes):
        nodes = Nodes(terrain.narrowest_label(rooms), rooms, text="room")
        measure = measure_of(asked.properties[0], nodes, terrain) if asked.properties else None
    elif of.order or of.by or len(asked.measures) != 1:
        return None
    else:
        nodes, measure = of.nodes, asked.measures[0]
        if measure.related is not None and measure.related.nodes.kinds <= rooms:
            path = tuple(hop.reversed() for hop in reversed(measure.related.path))
            inside = replace(measure.related.nodes, text="room")
            nodes = inside.having(Related(path, of.nodes), text=f"of {of.nodes.text}")
            measure = replace(measure, related=None)
    alone = measure is not None and measure.related is None and adds_up(measure)
    return (nodes, measure) if measure is not None and alone and nodes.kinds else None


def portion_behind(_: Context, subject: Set, one: Portion) -> Found:
    """`the kitchen as a percentage of the floor area of the flat`."""
    if one.part is not None or subject.det or subject.order or subject.by:
        return
    alike = both(one.whole, subject)
    if alike:
        yield replace(one, part=alike[0], closed=True), alike[1] + 0.2


def portion_said(_: Context, one: Portion, word: Word) -> Found:
    """`what share of the rooms are offices, in percent`."""
    if word.name == "share":
        yield one, 0.0


def portion_again(_: Context, word: Word, one: Portion) -> Found:
    """`what percentage`, `of all`."""
    if word.name in {"which", "what", "all", "is", "comma"} or isinstance(word.sense, Relation):
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
    for what, score in _portion(one, both(whole, subject)):
        yield what, score - 0.1


def portion_compared(context: Context, one: Portion, compared_: Compared) -> Found:
    """`… are larger than 20 m²`."""
    yield from _portion(one, with_compared(one.part or one.whole, compared_, context.terrain))


def portion_bound(context: Context, one: Portion, bound_: Bound) -> Found:
    """`… are over 20 m²`."""
    for subject, score in bound_on_set(context, one.part or one.whole, bound_):
        if isinstance(subject, Set):
            yield replace(one, part=subject), score


def _portion(one: Portion, found: Applied | None) -> Found:
    """What is said second is the part: `of the floor area on level 1 … are offices`."""
    if one.closed:
        return
    before = one.part.nodes.where[-1:] if one.part is not None and one.measure is not None else ()
    if found and one.part is not None and any(isinstance(each, Related) for each in before):
        yield replace(one, whole=one.part, part=found[0]), found[1] + 0.2
    elif found:
        yield replace(one, part=found[0]), found[1]


TABLE: Table = (
    (Word, Set, portion),
    (Word, Asked, portion_measured),
    (Set, Portion, portion_behind),
    (Portion, Word, portion_said),
    (Word, Portion, portion_again),
    (Portion, Flags, portion_flagged),
    (Portion, Linked, portion_linked),
    (Portion, Set, portion_beside),
    (Portion, Compared, portion_compared),
    (Portion, Bound, portion_bound),
)
"""Which rules there are for shares."""
