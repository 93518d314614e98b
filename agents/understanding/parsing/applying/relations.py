"""Conditions on what things are related to: the schema says whether, and how."""

from dataclasses import replace

from agents.understanding.parsing.applying.levels import above_level, is_of_levels
from agents.understanding.parsing.applying.sets import Applied, both, having, is_whole, without
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.joining import Join, join, nowhere
from agents.understanding.parsing.places import (
    first_of,
    in_part,
    is_group,
    is_of_stuff,
    is_placed_instead,
    lies_within,
    says_what_is_there,
)
from agents.understanding.plans.algebra import Condition, Either, Nodes, Related
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds, Terrain
from agents.understanding.twin.senses import Relation

HAVING_PLACE = 0.5
"""What it costs to say of a storey that is named what there is on it, and not of what is there."""
UNSPOKEN_HOP = 0.6
"""What each relationship beyond the first costs where no word says that two sets are joined."""


def with_linked(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`doors to the kitchen`, `rooms without windows`, `walls with more than 2 doors`."""
    if link.also:
        found = with_linked(subject, replace(link, also=False), terrain)
        return (_by_others(found[0]), found[1]) if found else None
    other, nodes = link.set, link.set.nodes
    if is_of_levels(link, terrain):
        return above_level(subject, link, terrain)
    if link.between or other.parts or other.order or other.by:
        return _with_several(subject, link, terrain)
    if (apart := in_part(link, terrain)) is not None:
        return _with_both(subject, apart, terrain)
    rooms = subject.nodes.kinds & nodes.kinds & rooms_of(terrain)
    if rooms and _is_said_of_rooms(link):
        return without(subject, other, terrain) if other.det == "no" else both(subject, other)
    return _with_one(subject, link, terrain)


def _by_others(subject: Set) -> Set:
    """Things by what was last said of them, but not by what they are themselves."""
    *before, last = subject.nodes.where or (None,)
    if not isinstance(last, Related):
        return subject
    where = (*(one for one in before if one is not None), replace(last, others=True))
    return replace(subject, nodes=replace(subject.nodes, where=where))


def rooms_of(terrain: Terrain) -> Kinds:
    """The kinds of rooms: that one lies beside another is never meant without a word for it."""
    return terrain.kinds(knowledge().places[:1])


def _is_said_of_rooms(link: Linked) -> bool:
    """Whether rooms are those that are called so, and do not lie beside them: `rooms in flat A`,
    `rooms with a sea view`.
    """
    relation, other = link.relation, link.set
    having = relation is not None and relation.preposition == "with" and other.named
    plain = relation is None or not relation.types
    return plain and (is_group(other.nodes) or having)


def _with_several(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """Between two things, with one of several, with the first in an order."""
    other = link.set
    if link.between:
        ends = tuple(Linked(None, part, text=link.text) for part in other.parts)
        return _with_both(subject, (ends[0], ends[1]), terrain)
    if other.parts and other.joined == "or":
        return _with_either(subject, link, terrain)
    if other.parts and other.joined == "and":
        return _with_all(subject, link, terrain)
    if other.parts and other.named and not terrain.of_building:
        return _with_each(subject, link, terrain)
    if other.order is not None:
        first = first_of(other)
        return with_linked(subject, replace(link, set=first), terrain) if first else None
    return None if other.by else _with_one(subject, link, terrain)


def _with_one(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """A relationship with things that are spoken of plainly."""
    other, nodes = link.set, link.set.nodes
    if is_whole(nodes):
        everywhere = replace(subject, everywhere=True)
        return None if other.det in {"which", "what"} else (everywhere, 0.0)
    if subject.nodes.absent or (nodes.absent and not link.set.named):
        return _with_absent(subject, link)
    relation = link.relation
    if subject.nodes.kinds & nodes.kinds & rooms_of(terrain):
        if relation is None:
            return None
        if relation.preposition == "with":  # a room that has another leads to it
            relation = Relation(tuple(knowledge().passage))
    kinds = subject.nodes.kinds
    how = join(kinds, nodes.kinds, terrain, relation, inverted=link.inverted)
    if how is None and other.det != "no":
        how = nowhere(kinds, nodes.kinds, terrain, relation)
    elsewhere = how is not None and _is_elsewhere(subject, how, relation, terrain)
    elsewhere |= lies_within(subject, link, terrain) or is_of_stuff(subject, link)
    if how is None or elsewhere or is_placed_instead(subject, other, terrain):
        return None
    if not _counts(link) or (_is_anything(nodes) and not _is_said(how, relation)):
        return None
    negated = other.det == "no"
    condition = Related(how.path, nodes, negated=negated, count=other.count)
    unspoken = UNSPOKEN_HOP * (len(how.path) - 1) if relation is None else 0.0
    unspoken += HAVING_PLACE if says_what_is_there(other, terrain) else 0.0
    return having(subject, condition, text=link.text or nodes.text), how.score - unspoken


def _is_elsewhere(subject: Set, how: Join, relation: Relation | None, terrain: Terrain) -> bool:
    """Whether somebody is said to be where but the things are that they have to do with."""
    plain = relation is None or not relation.types
    return plain and len(how.path) > 1 and subject.nodes.kinds <= terrain.people


def _counts(link: Linked) -> bool:
    """Whether a number may say how many others each thing has: `rooms with two windows`, `in which
    room are two beds`; the windows of two rooms are no windows that have two rooms each.
    """
    inside = link.relation is None or link.relation.preposition in {"of", "in", "on", "at"}
    equal = link.set.count is not None and link.set.count[0] == "="
    return not equal or inside == link.inverted


def _with_both(subject: Set, links: tuple[Linked, Linked], terrain: Terrain) -> Applied | None:
    first = with_linked(subject, links[0], terrain)
    second = with_linked(first[0], links[1], terrain) if first else None
    if first is None or second is None:
        return None
    return second[0], (first[1] + second[1]) / 2


def _with_each(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`associated with A and B`: with both, as no place is in two others at once."""
    applied: Applied | None = (subject, 0.0)
    for part in link.set.parts:
        found = with_linked(applied[0], replace(link, set=part), terrain) if applied else None
        applied = (
            (found[0], found[1] / len(link.set.parts) + applied[1]) if applied and found else None
        )
    return applied


def _is_anything(nodes: Nodes) -> bool:
    return not (nodes.labels or nodes.concepts or nodes.where)


def _is_said(how: Join, relation: Relation | None) -> bool:
    return relation is not None and {hop.type for hop in how.path} <= set(relation.types)


def _with_either(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    each_denied = all(part.det == "no" for part in link.set.parts)
    if link.set.det == "no" and not each_denied:
        return _with_none(subject, link, terrain)
    found = [with_linked(subject, replace(link, set=part), terrain) for part in link.set.parts]
    if None in found:
        return None
    told = [one for one in found if one]
    conditions = tuple(one.nodes.where[-1] for one, _ in told if one.nodes.where)
    score = min(score for _, score in told)
    return having(subject, Either(conditions), text=link.text or link.set.nodes.text), score


def _with_all(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`with a radiator and a window`: with both; `on level 1 and level 2`, as nothing is on two: on
    either; without both: without any."""
    if link.set.det == "no":
        return _with_none(subject, link, terrain)
    found = [with_linked(subject, replace(link, set=part), terrain) for part in link.set.parts]
    told = [one for one in found if one]
    had = len(subject.nodes.where)
    if len(told) < len(found) or any(len(one.nodes.where) <= had for one, _ in told):
        return None
    conditions = tuple(one.nodes.where[-1] for one, _ in told)
    both = (Either(conditions),) if all(map(_is_of_one, conditions)) else conditions
    text = link.text or link.set.nodes.text
    return having(subject, *both, text=text), min(score for _, score in told)


def _is_of_one(one: Condition) -> bool:
    """Whether a thing is related so to one other alone: it is on one storey, which has many."""
    if not isinstance(one, Related):
        return False
    return one.path[0].type in knowledge().single and one.path[0].direction == "out"


def _with_none(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`without smoke or heat detectors`: with none of either."""
    found: Applied | None = (subject, 0.0)
    scores = []
    for part in link.set.parts:
        text = f"without {part.nodes.text}"
        one = replace(link, set=replace(part, det="no"), text=text)
        found = with_linked(found[0], one, terrain) if found else None
        scores.append(found[1] if found else 0.0)
    return (found[0], min(scores)) if found else None


def _with_absent(subject: Set, link: Linked) -> Applied | None:
    """An absent thing stays one; without an absent thing is everything. Else nothing is known.

    What merely stands beside an absent thing is not said of it: `rafters does the roof have`.
    """
    if "except" in {subject.det, link.set.det}:
        return None
    nodes = subject.nodes.having(text=link.text)
    if nodes.absent:
        stated = link.relation is not None and not link.inverted
    else:
        stated = link.set.det == "no"
        nodes = replace(nodes, without=(*nodes.without, link.set.nodes.text))
    return (replace(subject, nodes=nodes), -0.3) if stated else None


def anywhere(nodes: Nodes, places: Nodes) -> Nodes:
    """Things wherever they are, where they were told of one of the places they are now told by:
    `and per floor?` behind `on the first floor`.
    """
    kept = tuple(
        one
        for one in nodes.where
        if not (isinstance(one, Related) and not one.negated and one.nodes.kinds == places.kinds)
    )
    return nodes if kept == nodes.where else replace(nodes, where=kept, where_text="")
