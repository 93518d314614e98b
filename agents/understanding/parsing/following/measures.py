"""The same things by another measure, in another order, or by their layers."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import spoken_of
from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.applying.sets import is_called
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Compared
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Strata
from agents.understanding.parsing.constructions.strata import (
    in_layers,
    layers_together,
)
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import asked_beside
from agents.understanding.parsing.measuring import THICKNESS
from agents.understanding.parsing.sides import nodes_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Beyond,
    Count,
    Exists,
    Is,
    Layers,
    Measure,
    Names,
    Nodes,
    Not,
    Test,
    Versus,
)


def reordered(what: Ranking, last: Turn, nodes: Nodes, context: Context) -> Found:
    """`and the smallest?`: of the same things by the same measure, or by its own."""
    own = nodes_of(last.ask)
    assert own is not None
    ask = last.ask
    order = ask.order if isinstance(ask, Names) else None
    if isinstance(ask, Names) and order is not None:
        limit = what.limit or ask.limit
        turned = replace(ask, descending=what.descending, limit=limit)
        if turned != ask:
            yield turned, 0.4
    if isinstance(ask, Layers) and context.property(THICKNESS) in what.properties:
        yield Layers(ask.nodes, None, "ranked", what.descending, what.limit), 0.8
        return
    base = nodes if order is None else own
    if is_called(base):
        return  # nothing is the largest of one
    among = tuple(one for one in base.where if not isinstance(one, Beyond))
    found = ranked(Set(replace(base, where=among)), what, context.terrain)
    if found is not None:
        for one, score in asks(found[0], context, yes_no=False):
            yield one, score + found[1]


def thickest(what: Set, last: Turn) -> Found:
    """`which one is the thickest`, of layers that were told; `not counting the air`."""
    order, ask = what.order, last.ask
    if order is None or not isinstance(ask, Layers) or order.measure.word != THICKNESS:
        return
    more = [one for one in what.nodes.where if one not in ask.nodes.where]
    denied = (one.condition for one in more if isinstance(one, Not))
    besides = [one.nodes for one in denied if isinstance(one, Is)]
    if len(besides) == len(more) <= 1:
        others = replace(besides[0], concepts=(), where=tuple(more)) if besides else None
        yield Layers(ask.nodes, others, "ranked", order.descending, order.limit), 1.0


def layered(what: Strata, last: Turn, context: Context) -> Found:
    """`and the thickest layer?`: of the layered things that were spoken of."""
    for worse, near in enumerate(spoken_of(last)):
        if (of := in_layers(Set(near), context)) is not None:
            for ask, score in asks(replace(what, of=of), context, yes_no=False):
                yield ask, score + 0.1 - 0.1 * worse


def measured_too(what: Asked, many: Set, context: Context) -> Found:
    """`and their height?`: of what was spoken of."""
    thick = context.property(THICKNESS) in what.properties
    if thick and (whole := layers_together(many, context)) is not None:
        yield from asks(whole, context, yes_no=False)
    for asked, score in asked_beside(context, what, many):
        if isinstance(asked, Asked) and (asked.measures or asked.noun or asked.relation):
            for ask, more in asks(asked, context, yes_no=False):
                yield ask, score + more + 0.1


def summed_too(what: Asked, last: Turn, many: Set, context: Context) -> Found:
    """`and the volume?` behind a total: that of all together, too."""
    before = last.ask
    if not isinstance(before, Aggregate) or before.by or what.function or what.each or what.by:
        return
    for ask, score in measured_too(replace(what, function=before.function), many, context):
        if isinstance(ask, Aggregate) and ask.function == before.function:
            yield ask, score + 0.2


def known_too(what: Asked, last: Turn, context: Context) -> Found:
    """`same for the floor covering`, where those that have no net area were asked for."""
    nodes = nodes_of(last.ask)
    held = nodes.where[-1] if nodes is not None and nodes.where else None
    alike = what.same and not (what.function or what.by or what.measures or what.noun)
    if nodes is None or not isinstance(held, Test) or held.operator not in {"known", "unknown"}:
        return
    if not alike or not isinstance(last.ask, Count | Exists | Names):
        return
    before = replace(nodes, where=nodes.where[:-1], where_text="")
    one = Compared(what.properties, None, "", known=held.operator == "known")
    found = with_compared(Set(before), one, context.terrain)
    if found is not None:
        yield replace(last.ask, nodes=found[0].nodes), found[1] + 0.8


def measure_told(ask: Ask) -> Measure | None:
    """The measure that an ask tells, or puts things in order of; None where there is none."""
    match ask:
        case Names():
            return ask.order or next(iter(ask.measures), None)
        case Aggregate():
            return ask.measure
        case Versus() if isinstance(ask.left, Aggregate):
            return ask.left.measure
    return None
