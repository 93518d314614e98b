"""Rules for a bare `what` that stands for the things themselves: `what was installed last`."""

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
    things = _things(ranking.properties, context) if word.name == "what" else None
    if things is not None and ranking.counted is None:
        for what, score in rank_behind(context, things, ranking):
            yield what, score - LESS


def what_is_so(context: Context, word: Word, one: Compared) -> Found:
    """`what costs more than 500`."""
    things = _things(one.properties, context) if word.name == "what" else None
    found = with_compared(things, one, context.terrain) if things is not None else None
    if found is not None:
        yield found[0], found[1] - LESS


def _things(properties: tuple[Property, ...], context: Context) -> Set | None:
    """The elements of a building where they have what is measured, and its places do not."""
    terrain, held, places = context.terrain, knowledge().held, knowledge().places
    things = Nodes(held, terrain.kinds(held), text=THING)
    if not (things.kinds and properties):
        return None
    measure = measure_of(properties[0], things, terrain)
    other = measure_of(properties[0], Nodes(places, terrain.kinds(places)), terrain)
    if measure is None or measure.unit in EXTENTS or (other is not None and not other.related):
        return None
    return Set(things, det="which", many=True)


TABLE: Table = ((Word, Ranking, what_is_first), (Word, Compared, what_is_so))
"""Which rules there are for a bare `what`."""
