"""Two things that were spoken of, held against each other."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import foci, nodes_of, row
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.contests import VERSUS
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.measures import measure_told
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import Aggregate, Ask, Count, Either, Is, Nodes, Versus


def contested(what: Contest, turns: tuple[Turn, ...], context: Context) -> Found:
    """`how much bigger is the first?` of what the last two turns measured."""
    last = turns[-1].ask
    things = row(turns) or sides_of(last) or tuple(foci(turns)[-2:])
    if len(things) == 2:
        first, second = things
        if what.sets and what.sets[0].nodes == second:
            first, second = second, first
        elif what.sets and what.sets[0].nodes != first:
            return
        sides = (Set(first, named=True), Set(second, named=True))
        for ask, score in asks(replace(what, sets=sides), context, yes_no=False):
            yield ask, score + 0.1
        if not what.properties and what.counted is None and row(turns):
            yield from _same_measured(first, second, last, what)
    elif isinstance(last, Versus) and not what.sets:
        yield replace(last, mode=what.mode), 0.2  # type: ignore[arg-type]


def sides_of(ask: Ask) -> tuple[Nodes, ...]:
    """The two things that a question held against each other: `which is bigger, A or B`."""
    nodes = nodes_of(ask)
    one = nodes.where[0] if nodes is not None and len(nodes.where) == 1 else None
    if not isinstance(one, Either) or len(one.conditions) != 2:
        return ()
    return tuple(each.nodes for each in one.conditions if isinstance(each, Is))


def _same_measured(first: Nodes, second: Nodes, last: Ask, what: Contest) -> Found:
    """Both held against each other by what was told of each."""
    mode = VERSUS.get(what.mode)
    measure = measure_told(last)
    if mode is None:
        return
    if isinstance(last, Count):
        yield Versus(Count(first), Count(second), mode), 0.6
    elif measure is not None and measure.groups:
        function = last.function if isinstance(last, Aggregate) else "sum"
        one, other = (Aggregate(nodes, measure, function) for nodes in (first, second))
        yield Versus(one, other, mode), 0.6
