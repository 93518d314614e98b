"""Rules for what rooms are finished with, where their floor is named: `tiled floors`."""

from dataclasses import replace

from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Determiner, Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.plans.algebra import Test
from agents.understanding.twin.storeys import STOREY

ROOM = "room"


def finished_floor(context: Context, finish: Set, floor: Set) -> Found:
    """`epoxy floors`: the rooms that say so of their floor, and no storey."""
    plain = not (floor.named or floor.nodes.where or floor.order or floor.by or floor.count)
    if plain and floor.nodes.labels == (STOREY,) and _finishes(finish, context):
        yield _rooms(finish, finish.det or floor.det, many=floor.many), 0.5


def finish_by_name(context: Context, finish: Set, asked: Asked) -> Found:
    """`epoxy flooring`, `carpet floor covering`: the property that says so, beside its value."""
    names = {name for one in asked.properties for group in one.groups for name in group}
    plain = asked.of is None and not (asked.function or asked.measures or asked.unit)
    told = _finishes(finish, context)
    if plain and told and told <= names:
        yield _rooms(finish, finish.det, many=False), 0.5


def _finishes(finish: Set, context: Context) -> set[str]:
    """The properties by which things are told, where that is what they are finished with."""
    tests = finish.nodes.where
    if not finish.bound or len(tests) != 1 or not isinstance(tests[0], Test):
        return set()
    names = set(tests[0].properties)
    return names if names <= context.lexicon.finishes else set()


def _rooms(finish: Set, det: Determiner, *, many: bool) -> Set:
    """The rooms; not `many` are a stuff, of which it is asked how much there is."""
    nodes = replace(finish.nodes, text=ROOM)
    return replace(finish, nodes=nodes, det=det, many=many)


TABLE: Table = (
    (Set, Set, finished_floor),
    (Set, Asked, finish_by_name),
)
"""Which rules there are for finishes."""
