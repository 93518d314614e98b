"""A single word after a question: `together?`, `where?`, `how many?`."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import spoken_of
from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.applying.sets import united
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.contests import Contest, Mode
from agents.understanding.parsing.constituents.groups import Most, Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following import regrouping
from agents.understanding.parsing.following.claims import denied, said_of_all
from agents.understanding.parsing.following.contests import contested
from agents.understanding.parsing.following.measures import measure_told, reordered
from agents.understanding.parsing.following.narrowing import is_single
from agents.understanding.parsing.grammar.questions import FUNCTIONS
from agents.understanding.parsing.measuring import adds_up
from agents.understanding.parsing.sides import row, sides_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Measure,
    Names,
    Nodes,
    Related,
)
from agents.understanding.twin.senses import Graded, Operator, Relation

OF_ALL = frozenset({"how_many", "list", "which", "what", "no"})
ROW = 1.0
"""What it is worth that several turns in a row asked the same of one thing after the other."""


def by_word(what: Word, last: Turn, nodes: Nodes, context: Context) -> Found:
    """What one word asks of the last things: `how many?`, `list them`, `where?`."""
    name = what.sense.name if isinstance(what.sense, Operator) else ""
    if isinstance(last.ask, Exists) and last.ask.every is not None and name in OF_ALL:
        yield from _of_all(name, last.ask, last.ask.every)
        return
    if name == "no":
        yield from _of_others(last.ask)
        return
    had = _had(last.ask) if isinstance(last.ask, Exists) else None
    if had is not None and name in OF_ALL:
        yield (Count(had) if name == "how_many" else Names(had)), 0.5
        return
    measure = measure_told(last.ask)
    if name in FUNCTIONS and measure is not None and not (name == "difference" and is_single(last)):
        function = FUNCTIONS[name]
        if function != "sum" or adds_up(measure):
            yield Aggregate(nodes, measure, function), 0.4
    elif isinstance(what.sense, Graded) and what.sense.degree.form == "comparative":
        if is_single(last) and not (isinstance(last.ask, Names) and last.ask.order):
            return  # nothing is the widest of one
        degree = what.sense.degree
        yield from reordered(Ranking(context.measures(degree), degree.up), last, nodes, context)
    elif name == "how_many" and isinstance(last.ask, Names) and last.ask.order:
        yield last.ask, 0.3  # `which floor has the most rooms`, `how many`: that tells it
    elif name == "how_many":
        yield Count(nodes, last.ask.by if isinstance(last.ask, Count | Names) else None), 0.3
    elif name in {"list", "which", "what"}:
        yield Names(nodes), 0.1
    elif name in regrouping.MOST:
        yield from regrouping.topmost(Most(regrouping.MOST[name]), last, context)
    elif isinstance(what.sense, Relation) and what.sense.types:
        yield from _related(what.sense, last, context)
    elif name == "where":
        yield from asks(Asked((), of=Set(nodes, many=True), noun="place"), context, yes_no=False)


def _had(ask: Exists) -> Nodes | None:
    """What it was asked of one thing whether it has them, as that thing's: the detectors of the
    hall, behind `has the hall any detectors?`. None where that was not asked.
    """
    about = ask.about
    said = [one for one in ask.nodes.where if about is not None and one not in about.where]
    if about is None or len(said) != 1 or not isinstance(said[0], Related):
        return None
    back = tuple(hop.reversed() for hop in reversed(said[0].path))
    return said[0].nodes.having(Related(back, about), text=f"of {about.text}")


def _of_all(name: str, ask: Exists, every: Nodes) -> Found:
    """`how many are?`, `which do not?`, where it was asked whether all are so."""
    if name == "no":
        yield Names(ask.nodes.having(*map(denied, said_of_all(ask)))), 0.6
    else:
        yield (Count(every) if name == "how_many" else Names(every)), 0.5


def _of_others(ask: Ask) -> Found:
    """`which do not?`, where it was asked which things have others."""
    if isinstance(ask, Names | Count) and ask.nodes.where:
        *kept, last = ask.nodes.where
        nodes = replace(ask.nodes, where=(*kept, denied(last)))
        yield replace(ask, nodes=nodes), 0.5


def _related(relation: Relation, last: Turn, context: Context) -> Found:
    """`made of?`: what stands at the other end of a relationship of what was spoken of."""
    for worse, near in enumerate(spoken_of(last)):
        asked = Asked((), of=Set(near, many=True), relation=relation)
        for ask, score in asks(asked, context, yes_no=False):
            yield ask, score - 0.2 * worse


def of_row(what: Word, turns: tuple[Turn, ...], context: Context, *, yes_no: bool) -> Found:
    """`together?`, `which is bigger?`, `the difference?` of what was asked one after the other;
    `is it bigger?`: the latter than the former.
    """
    things, last = row(turns), turns[-1].ask
    name = what.name
    if name == "difference" and (things or sides_of(last)):
        yield from contested(Contest("difference"), turns, context)
        return
    if not things:
        return
    measure = measure_told(last)
    together = united(things)
    if isinstance(last, Count) and name == "sum":
        yield Count(together), ROW
    elif measure is not None and (name == "average" or (name == "sum" and adds_up(measure))):
        yield Aggregate(together, measure, FUNCTIONS[name]), ROW
    elif isinstance(what.sense, Graded) and what.sense.degree.form != "plain":
        degree = what.sense.degree
        measured = context.measures(degree)
        if yes_no and len(things) == 2 and degree.form == "comparative":
            mode: Mode = "is_more" if degree.up else "is_less"
            latter = (Set(things[-1], named=True),)
            yield from contested(Contest(mode, latter, measured), turns, context)
        else:
            yield from _first_of(together, Ranking(measured, degree.up), measure, context)


def _first_of(nodes: Nodes, ranking: Ranking, measure: Measure | None, context: Context) -> Found:
    """The first of these by what was told of them, where the adjective may measure that."""
    found = ranked(Set(nodes), ranking, context.terrain)
    if found is not None:
        for ask, score in asks(found[0], context, yes_no=False):
            told = isinstance(ask, Names) and measure is not None and ask.order == measure
            yield ask, score + found[1] + (0.4 if told else 0.2)
