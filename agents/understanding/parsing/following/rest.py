"""What is left of those that were asked of, and the next of a row: `without the corridors`, `and
the second largest?`.
"""

from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.applying.sets import without
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Compared
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.things import with_nodes
from agents.understanding.parsing.sides import nodes_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import Exists, Names, Nodes, Operator
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Graded

TAKING = frozenset({"no", "except"})


def is_taken(one: Set, last: Turn) -> bool:
    """Whether some of the things that were asked of are named to be left out."""
    own = nodes_of(last.ask)
    taking = one.det in TAKING and not (one.nodes.absent or one.order or one.by)
    return own is not None and taking and bool(own.kinds & one.nodes.kinds)


def without_those(one: Set, last: Turn, context: Context) -> Found:
    """The same of all others."""
    own = nodes_of(last.ask)
    rest = without(Set(own), replace(one, det=""), context.terrain) if own else None
    if rest is not None:
        yield with_nodes(last.ask, rest[0].nodes, context), 0.9


def beyond_those(sense: Graded, nodes: Nodes, context: Context) -> Found:
    """`are there any bigger ones?`: wherever they are, bigger than all that were spoken of."""
    if sense.degree.form != "comparative":
        return
    rooms = context.terrain.kinds(knowledge().places[:1])
    noun = "room" if nodes.kinds <= rooms else " ".join(name_words("".join(nodes.labels[:1]))[-1:])
    bare = replace(nodes, where=(), where_text="", text=noun)
    operator: Operator = ">" if sense.degree.up else "<"
    for worse, one in enumerate(context.measures(sense.degree)):
        than = Compared((one,), None, "", beyond=Set(nodes, many=True), operator=operator)
        found = with_compared(Set(bare), than, context.terrain)
        if found is not None:
            yield Exists(found[0].nodes), 0.4 - 0.1 * worse


def next_of(one: Set | Ranking, turns: tuple[Turn, ...]) -> Found:
    """`and the second largest room?`, `and the second largest?`, after the largest on a storey: of
    those there.
    """
    ask = _ranked(turns)
    order = one.order if isinstance(one, Set) else one if one.skip else None
    if ask is None or ask.order is None or order is None or ask.by:
        return
    if _is_of_these(one, ask):
        turned = replace(ask, descending=order.descending, limit=order.limit, skip=order.skip)
        yield turned, 0.9


def _ranked(turns: tuple[Turn, ...]) -> Names | None:
    """What was put in order last, be it that something was asked of the first since."""
    for turn in reversed(turns):
        if isinstance(turn.ask, Names) and turn.ask.order:
            return turn.ask
        if not turn.pointed:
            break
    return None


def _is_of_these(one: Set | Ranking, ask: Names) -> bool:
    """Whether a rank is one of those that were asked for before, by the same measure."""
    told = ask.order.groups if ask.order is not None else ()
    if isinstance(one, Ranking):
        return any(set(told) & set(each.groups) for each in one.properties)
    bare = not (one.nodes.where or one.nodes.concepts) and ask.nodes.kinds <= one.nodes.kinds
    same = one.order is not None and one.order.measure.groups == told
    return bare and same and bool(ask.nodes.where) and one.by is None
