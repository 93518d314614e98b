"""Two things that were spoken of, held against each other."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import foci
from agents.understanding.parsing.applying.sets import united
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.contests import VERSUS
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.groups import Most
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.measures import measure_told
from agents.understanding.parsing.sides import counted_by, counted_of, pair, row, sides_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Names,
    Nodes,
    Versus,
)


def of_two(what: Contest | Most, turns: tuple[Turn, ...], context: Context) -> Found:
    """What is asked of two things that were spoken of: by how much, which has more."""
    if isinstance(what, Most):
        yield from more_of_two(what, turns)
    elif len(what.sets) < 2:
        yield from contested(what, turns, context)


def contested(what: Contest, turns: tuple[Turn, ...], context: Context) -> Found:
    """`how much bigger is the first?` of what the last two turns measured."""
    last = turns[-1].ask
    held = row(turns) or sides_of(last)
    told = foci(turns)
    things = held or tuple(one for one in told if one.kinds & told[-1].kinds)[-2:]
    if len(things) == 2:
        first, second = things
        if what.sets and what.sets[0].nodes == second:
            first, second = second, first
        elif what.sets and what.sets[0].nodes != first:
            return
        sides = (Set(first, named=True), Set(second, named=True))
        for ask, score in asks(replace(what, sets=sides), context, yes_no=False):
            yield ask, score + 0.1
        if not what.properties and what.counted is None and held:
            yield from _same_measured(first, second, last, what)
    elif isinstance(last, Versus) and not what.sets:
        yield replace(last, mode=what.mode), 0.2  # type: ignore[arg-type]


def _same_measured(first: Nodes, second: Nodes, last: Ask, what: Contest) -> Found:
    """Both held against each other by what was told of each."""
    mode = VERSUS.get(what.mode)
    measure = measure_told(last)
    if mode is None:
        return
    if isinstance(last, Count):
        yield Versus(Count(first), Count(second), mode), 0.6
    elif measure is not None and measure.counted is not None:
        one, other = (Count(counted_of(side, measure.counted)) for side in (first, second))
        yield Versus(one, other, mode), 0.6
    elif measure is not None and measure.groups:
        function = last.function if isinstance(last, Aggregate) else "sum"
        left, right = (Aggregate(nodes, measure, function) for nodes in (first, second))
        yield Versus(left, right, mode), 0.6


def more_of_two(what: Most, turns: tuple[Turn, ...]) -> Found:
    """`which has more?`, `who has fewer?`: of two things, by what was counted or told of each."""
    two, last = pair(turns), turns[-1].ask
    if not two or what.grouping is not None:
        return
    counts = last.left if isinstance(last, Versus) else last
    measure = counted_by(counts.nodes) if isinstance(counts, Count) else measure_told(last)
    if measure is not None:
        told = Names(united(two), (measure,), order=measure, descending=what.descending, limit=1)
        yield told, 0.6
