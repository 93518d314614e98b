"""A constituent over the whole question becomes an ask."""

from dataclasses import replace

from agents.understanding.parsing.applying.sets import is_one_place
from agents.understanding.parsing.asking.contests import of_contest
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.asking.measures import is_it_so, of_measures
from agents.understanding.parsing.asking.nouns import of_types
from agents.understanding.parsing.asking.sets import names_another, of_set
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.groups import Frequent, Portion
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Strata
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.plans.algebra import (
    Aggregate,
    Count,
    Layers,
    LayersForm,
    Nodes,
    Share,
    Top,
)
from agents.understanding.schema.knowledge import knowledge


def asks(what: Constituent, context: Context, *, yes_no: bool) -> Found:
    """The asks that a constituent may stand for by itself, each with a score."""
    match what:
        case Set() if not names_another(what):
            yield from of_set(what, context, yes_no=yes_no)
            yield from of_types(what, context)
        case Asked():
            yield from of_measures(what, context)
            if yes_no and what.of is not None:
                yield from is_it_so(what.properties, what.of)
        case Contest() if yes_no or what.mode != "is_first":
            yield from of_contest(what, context)
        case Portion():
            yield from _of_portion(what, context)
        case Frequent():
            yield Top(_by_key(what), what.descending), 0.3 if what.of.text else 0.1
        case Strata():
            yield from _of_strata(what)


def _of_portion(one: Portion, context: Context) -> Found:
    """The share by number; of one place by its area, as nobody counts one."""
    place = one.part or one.whole
    if one.measure is not None:
        if one.part is not None:
            yield Share(one.part.nodes, one.whole.nodes, one.measure), 0.4
        return
    if is_one_place(place, context.terrain):
        area, rooms = context.property("area"), context.terrain.kinds(knowledge().places[:1])
        measure = measure_of(area, place.nodes, context.terrain) if area else None
        if measure is not None and adds_up(measure):
            every = Nodes(context.terrain.narrowest_label(rooms), rooms, text="room")
            whole = one.whole.nodes if one.part is not None else every
            yield Share(place.nodes, whole, measure), 0.3
        return
    if one.part is not None:
        yield Share(one.part.nodes, one.whole.nodes), 0.3
    elif one.whole.nodes.where:
        base = replace(one.whole.nodes, where=one.whole.nodes.where[:-1])
        yield Share(one.whole.nodes, base), 0.0


def _of_strata(one: Strata) -> Found:
    """The layers of things; those of a material wherever it is, where no thing is named."""
    nodes = one.of.nodes if one.of else Nodes((), frozenset())
    material = one.material.nodes if one.material else None
    if one.of is None and material is None:
        return
    form: LayersForm = "list"
    if one.counted:
        form = "count"
    elif one.together:
        form = "total"
    elif one.thickness and material is not None:
        form = "thickness"
    elif one.limit is not None:
        form = "ranked"
    yield Layers(nodes, material, form, one.descending, one.limit), 0.3


def _by_key(one: Frequent) -> Count | Aggregate:
    """How many things there are of each value of a key, or how much of what is measured."""
    if one.measure is None:
        return Count(one.of, one.key)
    return Aggregate(one.of, one.measure, "sum", one.key)
