"""What may be asked of things that are named, with nothing that says what of them."""

from agents.understanding.parsing.applying.sets import is_called, is_one_place
from agents.understanding.parsing.asking.contents import is_material
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.plans.algebra import Condition, Count, Exists, Names, Related, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds

UNASKED = 4.0
"""What it costs to count what others but have or lack: of `anything without a window` and `with
more than two windows` no windows are asked for.
"""


def bare(one: Set, context: Context) -> Found:
    """`windows in the kitchen`, with nothing that says what of them."""
    nodes = one.nodes
    places = context.terrain.kinds(knowledge().places)
    if nodes.absent:
        yield Exists(nodes), 0.1
    elif (one.det == "no" and nodes.where and not one.many) or _is_bounded(one):
        yield Count(nodes), -UNASKED
    elif not (one.many or one.named) and any(map(_denied, nodes.where[-1:])):
        yield Exists(nodes), 0.15
        if one.apart:  # its plural may look the same: `Räume, die kein Fenster haben`
            yield Names(nodes), 0.2
    elif is_material(one, context):
        yield Names(nodes), 0.1
    elif nodes.kinds and nodes.kinds <= _files(context):
        yield Names(nodes), -1.5
    elif one.named and not one.parts:
        yield Names(nodes), -1.0 if is_known(one, context) else -0.3
    elif nodes.kinds & places and nodes.where:
        yield Names(nodes), 0.1
        yield Count(nodes), 0.0
    else:
        listed = any(isinstance(one, Test) for one in nodes.where)
        yield Count(nodes), 0.0 if listed else 0.1
        yield Names(nodes), 0.1 if listed else 0.0


def _is_bounded(one: Set) -> bool:
    return one.count is not None and one.count[0] != "="


def is_known(one: Set, context: Context) -> bool:
    """Whether a place is named of which more is said, or pointed to: nobody asks what they tell."""
    known = is_called(one.nodes) if one.refers else len(one.nodes.where) > 1
    return known and is_one_place(one, context.terrain)


def _files(context: Context) -> Kinds:
    """The kinds of a twin's files and of what nobody asks for."""
    return context.terrain.unspoken | context.terrain.of_label.get("Model", frozenset())


def _denied(one: Condition) -> bool:
    return isinstance(one, Related) and one.negated
