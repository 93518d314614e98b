"""Rules for a bare `what` that stands for the things themselves: `what was installed last`."""

from collections.abc import Iterator

from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.constituents.conditions import Compared
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.ranking import rank_behind
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.measuring import measure_of
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Property

THING = "thing"
EXTENTS = frozenset({"m", "m2", "m3"})
"""The units of what rooms have as well as walls: of those a bare `what` may be any."""
LESS = 0.3
"""What it costs to name no things."""


def what_is_first(context: Context, word: Word, ranking: Ranking) -> Found:
    """`what was installed last`, `what has the longest warranty`."""
    if word.name == "what" and ranking.counted is None:
        for things in _things(ranking.properties, context):
            for what, score in rank_behind(context, things, ranking):
                yield what, score - LESS


def what_is_so(context: Context, word: Word, one: Compared) -> Found:
    """`what costs more than 500`."""
    if word.name == "what":
        for things in _things(one.properties, context):
            found = with_compared(things, one, context.terrain)
            if found is not None:
                yield found[0], found[1] - LESS


def _things(properties: tuple[Property, ...], context: Context) -> Iterator[Set]:
    """The elements of a building where they alone have what is measured."""
    kinds = context.terrain.kinds(knowledge().held)
    nodes = Nodes(knowledge().held, kinds, text=THING)
    for one in properties[:1]:
        measure = measure_of(one, nodes, context.terrain) if kinds else None
        if measure is not None and measure.unit not in EXTENTS:
            yield Set(nodes, det="which", many=True)


TABLE: Table = ((Word, Ranking, what_is_first), (Word, Compared, what_is_so))
"""Which rules there are for a bare `what`."""
