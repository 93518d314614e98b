"""What is asked by a noun or a relationship: names, types, places, what things lead to."""

from agents.understanding.language.words import name_words
from agents.understanding.parsing.applying.sets import is_whole
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.asking.sets import in_order
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.joining import ONE_WAY, is_to_member, join
from agents.understanding.parsing.measuring import measure_of
from agents.understanding.parsing.places import HAS_MATERIAL, first_of, parts_of
from agents.understanding.plans.algebra import (
    Aggregate,
    Count,
    Key,
    Links,
    Measure,
    Names,
    Nodes,
    Related,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop
from agents.understanding.twin.senses import Relation
from registers.joining import RECORDS, REGISTER_ROW

TYPE = "Type"
"""What the class of the types of things ends in: `IfcWallType` (IFC 4.3, 5.1.2)."""


def of_noun(asked: Asked, of: Set, context: Context) -> Found:
    """What a noun asks of things: `names`, `type`, `place`, `connections`."""
    if asked.noun == "names" and of.order is not None:
        yield from in_order(of, context)
    elif asked.noun == "names":
        if of.det != "how_many" and (of.many or not of.named):
            yield Names(of.nodes), 0.2
    elif asked.noun == "type":
        sense = context.property("type")
        measure = measure_of(sense, of.nodes, context.terrain) if sense else None
        if measure and of.many and not of.named:
            yield Count(of.nodes, Key("type", groups=measure.groups)), 0.1
        elif measure:
            yield Names(of.nodes, (measure,)), 0.1
    elif asked.noun == "place":
        yield from _places(of, context)
    elif asked.noun == "connections":
        yield from _connections(of, context)


def of_types(one: Set, context: Context) -> Found:
    """`how many wall types` where a file states types of walls by their names alone."""
    bases = [label.removesuffix(TYPE) for label in one.nodes.labels if label.endswith(TYPE)]
    sense = context.property("type")
    kinds = context.terrain.kinds(tuple(bases)) if bases and one.nodes.absent else frozenset()
    if not kinds or sense is None or one.nodes.where:
        return
    text = " ".join(name_words(bases[0].removeprefix("Ifc")))
    nodes = Nodes(tuple(bases), kinds, text=text)
    measure = measure_of(sense, nodes, context.terrain)
    if measure is None or measure.related:
        return
    if one.det == "how_many":
        yield Aggregate(nodes, measure, "kinds"), 0.8
    elif one.det != "no":
        yield Count(nodes, Key(measure.word, groups=measure.groups)), 0.8


def _connections(of: Set, context: Context) -> Found:
    """How many relationships of the kind that things flow through the nodes have."""
    kinds = {hop.type for kind in of.nodes.kinds for hop, _, _ in context.terrain.edges[kind]}
    for flow in knowledge().flow & kinds:
        yield Links(of.nodes, flow), 0.2


def _places(of: Set, context: Context) -> Found:
    """Where things are: the rooms they are in, else the storeys."""
    terrain = context.terrain
    for worth, label in enumerate(knowledge().places):
        kinds = terrain.of_label.get(label, frozenset())
        if not kinds or of.nodes.kinds <= kinds:
            continue
        how = join(kinds, of.nodes.kinds, terrain, Relation((), preposition="in"))
        if how is not None and of.nodes.kinds <= terrain.kinds(knowledge().places[:1]):
            path = tuple(hop.reversed() for hop in reversed(how.path))
            word = name_words(label)[-1]
            storey = Related(path, Nodes((label,), kinds, text=word))
            yield Names(of.nodes, (Measure(word, (("Name",),), related=storey),)), 0.3
        if how is not None and len(how.path) == 1:
            nodes = Nodes((label,), kinds).having(Related(how.path, of.nodes))
            yield Names(nodes), 0.3 - 0.1 * worth


def of_relation(relation: Relation, of: Set, context: Context) -> Found:
    """What stands at the other end of a relationship."""
    terrain = context.terrain
    if of.order is not None:  # of the largest room, and not of any
        first = first_of(of)
        if first is None:
            return
        of = first
    things = of.nodes
    if is_whole(things) and HAS_MATERIAL in relation.types:  # a building is of what it holds
        held = knowledge().held
        things = Nodes(held, terrain.kinds(held), text=things.text)
    ends = _ends(relation, things, context)
    if not ends and (parts := parts_of(things, terrain)) is not None:
        things, ends = parts, _ends(relation, parts, context)
    if not ends and relation.role:
        yield from _beyond(relation, things, context)
    for hop, kinds in ends.items():
        backwards = hop.direction == "in"
        fitting = hop.direction == "both" or backwards == relation.backwards
        if not fitting and hop.type in ONE_WAY:
            continue
        found = frozenset(kinds)
        nodes = Nodes(terrain.narrowest_label(found), found, text="").having(
            Related((hop.reversed(),), things), text=f"of {things.text}"
        )
        score = 0.2 if fitting else -0.1
        yield Names(nodes), score


def _ends(relation: Relation, things: Nodes, context: Context) -> dict[Hop, set[int]]:
    """The kinds at the other end of each relationship of a word that things may have; what hangs
    on a system, its members.
    """
    ends: dict[Hop, set[int]] = {}
    members: dict[Hop, set[int]] = {}
    for kind in things.kinds:
        for hop, to, _ in context.terrain.edges[kind]:
            if hop.type in relation.types:
                ends.setdefault(hop, set()).add(to)
            elif knowledge().attaching & set(relation.types) and is_to_member(hop):
                members.setdefault(hop, set()).add(to)
    return ends or members


def _beyond(relation: Relation, things: Nodes, context: Context) -> Found:
    """What stands at the other end of a relationship of what the things are told by: the supplier
    of a window is that of its row in a register.
    """
    terrain = context.terrain
    direction = "in" if relation.backwards else "out"
    hops = (hop for edges in terrain.edges for hop in edges if hop[0].type in relation.types)
    ends = frozenset(to for hop, to, _ in hops if hop.direction in {direction, "both"})
    how = join(things.kinds, ends, terrain, relation)
    rows = things.kinds <= terrain.of_label.get(REGISTER_ROW, frozenset())
    if how is not None and (rows or RECORDS in {hop.type for hop in how.path}):
        path = tuple(hop.reversed() for hop in reversed(how.path))
        labels = terrain.narrowest_label(ends)
        nodes = Nodes(labels, ends, text=" ".join(name_words(labels[0])))
        yield Names(nodes.having(Related(path, things), text=f"of {things.text}")), 0.1
