"""Places and things that are spoken of by others: flats by a letter, the biggest of its kind, what
things are put together of.
"""

from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.plans.algebra import Beyond, Nodes, Related, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Kinds, Terrain
from agents.understanding.twin.entries import NAMES
from agents.understanding.twin.storeys import STOREY

ZONES = frozenset({"IfcZone"})
PARTS = "AGGREGATES"
MATERIAL, HAS_MATERIAL = "IfcMaterial", "HAS_MATERIAL"
FEW = frozenset({"<", "<="})
"""Comparisons that what is not there fulfils as well."""


def first_of(other: Set) -> Set | None:
    """`the biggest window` as a condition: as big as the biggest of them."""
    order = other.order
    if order is None or order.limit != 1 or order.skip or other.by or other.parts:
        return None
    measure = order.measure
    if measure.counted or measure.related or measure.product or not measure.groups:
        return None
    if any(len(group) > 1 for group in measure.groups):
        return None
    names = tuple(group[0] for group in measure.groups)
    utmost = Beyond(names, ">=" if order.descending else "<=", other.nodes)
    return replace(other, nodes=other.nodes.having(utmost), order=None)


def is_among_first(nodes: Nodes) -> bool:
    """Whether things are told by the first of others: what is said behind that tells among which it
    is, in `lamps in the largest room on level 1`.
    """
    last = nodes.where[-1] if nodes.where else None
    return isinstance(last, Related) and any(isinstance(one, Beyond) for one in last.nodes.where)


def is_group(nodes: Nodes) -> bool:
    """Whether rooms are spoken of as one by what their names share: `flat A`."""
    return any(
        isinstance(one, Test) and one.operator == "in" and set(one.properties) <= set(NAMES)
        for one in nodes.where
    )


def in_part(link: Linked, terrain: Terrain) -> tuple[Linked, Linked] | None:
    """`on the ground floor of flat A`: on the ground floor, and in flat A."""
    nodes = link.set.nodes
    places = terrain.kinds(knowledge().places)
    parts = [c for c in nodes.where if isinstance(c, Related) and _is_part(c)]
    if len(parts) != 1 or not nodes.kinds <= places or link.set.parts or link.set.det == "no":
        return None
    where = tuple(one for one in nodes.where if one is not parts[0])
    plain = replace(link, set=replace(link.set, nodes=replace(nodes, where=where)))
    return plain, Linked(None, Set(parts[0].nodes, named=True), text=link.text)


def _is_part(one: Related) -> bool:
    """Whether a condition of a place says in which part of the building it is meant."""
    if one.negated or one.count or one.only:
        return False
    return (set(one.nodes.labels) <= ZONES and bool(one.nodes.labels)) or is_group(one.nodes)


def is_placed_instead(subject: Set, other: Set, terrain: Terrain) -> bool:
    """Whether the last that is said of what a thing has not, or few of, is where the thing itself
    is: `rooms without windows on level 2` are on level 2, and are not all the others as well.
    """
    last = other.nodes.where[-1] if other.nodes.where else None
    few = other.det == "no" or (other.count is not None and other.count[0] in FEW)
    if not (few and isinstance(last, Related) and last.nodes.kinds):
        return False
    places = terrain.kinds(knowledge().places)
    kinds = subject.nodes.kinds
    if not last.nodes.kinds <= places or kinds & last.nodes.kinds:
        return False
    ways = terrain.paths(kinds, last.nodes.kinds)
    return any(len(path) == 1 and path[0].type in knowledge().single for path, _ in ways)


def lies_within(subject: Set, link: Linked, terrain: Terrain) -> bool:
    """Whether a storey is said to be in a room: the floor in the hall is another one."""
    places = knowledge().places
    inside = link.relation is not None and link.relation.preposition == "in" and not link.inverted
    kinds = subject.nodes.kinds
    storeys = bool(kinds) and kinds <= terrain.kinds(places[1:])
    return inside and storeys and link.set.nodes.kinds <= terrain.kinds(places[:1])


def is_of_stuff(subject: Set, link: Linked) -> bool:
    """Whether a storey is said to be of a material, or of what says so: a `wooden floor` is one to
    stand on.
    """
    relation = link.relation
    made_of = relation is not None and (
        relation.preposition == "of" or HAS_MATERIAL in relation.types
    )
    material = link.set.nodes.labels == (MATERIAL,) and (made_of or relation is None)
    stuff = material or (made_of and link.set.bound and not is_group(link.set.nodes))
    return subject.nodes.labels == (STOREY,) and stuff


def says_what_is_there(other: Set, terrain: Terrain) -> bool:
    """Whether a storey that is told by its name is told by what is on it besides: in `the smallest
    room on level 1 that has a window` the room has it.
    """
    nodes, storeys = other.nodes, terrain.kinds(knowledge().places[1:])
    named = any(isinstance(one, Test) and one.operator == "=" for one in nodes.where)
    return named and nodes.kinds <= storeys and any(isinstance(one, Related) for one in nodes.where)


def parts_of(nodes: Nodes, terrain: Terrain) -> Nodes | None:
    """The elements that these are put together of (IfcRelAggregates): the slabs of a roof."""
    kinds = part_kinds(nodes.kinds, terrain)
    if not kinds:
        return None
    whole = Related((Hop(PARTS, "in"),), nodes)
    labels = terrain.narrowest_label(kinds)
    return Nodes(labels, kinds, text=name_words(labels[0])[-1]).having(whole)


def part_kinds(kinds: Kinds, terrain: Terrain) -> Kinds:
    """The kinds of elements that elements of these kinds are put together of."""
    held = terrain.kinds(knowledge().held)
    if not kinds or not kinds <= held:
        return frozenset()
    edges = (edge for kind in kinds for edge in terrain.edges[kind])
    return frozenset(to for hop, to, _ in edges if hop == Hop(PARTS, "out")) & held
