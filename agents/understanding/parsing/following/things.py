"""Another thing in the place of the one asked about, or another place."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import spoken_of
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import of_other_letter
from agents.understanding.parsing.asking.contents import is_material
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.claims import had_by_all, had_too, said_of_all, so_of
from agents.understanding.parsing.following.ellipsis import covers
from agents.understanding.parsing.following.regrouping import regrouped
from agents.understanding.parsing.measuring import THICKNESS, measure_of
from agents.understanding.parsing.sides import nodes_of, with_side
from agents.understanding.parsing.turns import NOTHING, Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Exists,
    Layers,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Test,
    Versus,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import CALLED

PLAIN = frozenset({"", "any", "only", "all"})
"""Determiners that ask nothing else than was asked before."""
OF_THESE = 0.8  # what it is worth that a material is asked after of what was spoken of


def with_nodes(ask: Ask, nodes: Nodes, context: Context) -> Ask:
    """The same of other nodes, by what these hold; nothing where it cannot be asked of them."""
    match ask:
        case Names():
            measures = tuple(_held_by(nodes, one, context) for one in ask.measures)
            order = _held_by(nodes, ask.order, context) if ask.order is not None else None
            return replace(ask, nodes=nodes, measures=measures, order=order)
        case Aggregate():
            return replace(ask, nodes=nodes, measure=_held_by(nodes, ask.measure, context))
        case Count() | Layers():
            return regrouped(ask, nodes, context)
        case Exists():
            return so_of(ask, nodes, context)
        case Several() if ask.asks:
            return with_nodes(ask.asks[-1], nodes, context)
    return with_side(ask, nodes) if isinstance(ask, Versus) else NOTHING


def _held_by(nodes: Nodes, one: Measure, context: Context) -> Measure:
    """A measure in the properties of these nodes; as it is where they hold it so, or not at all."""
    filled = context.terrain.filled(nodes.kinds)
    if one.counted or one.related or any(filled.get(n) for group in one.groups for n in group):
        return one
    sense = context.property(one.word)
    return (measure_of(sense, nodes, context.terrain) if sense else None) or one


def by_set(one: Set, last: Turn, context: Context) -> Found:
    """Another thing in the place of the one asked about, or another place."""
    if one.order is not None or one.by is not None:
        return
    own = nodes_of(last.ask)
    assert own is not None
    if isinstance(last.ask, Versus):
        alike = own.kinds & one.nodes.kinds and one.det in PLAIN
        yield from ((with_side(last.ask, one.nodes), 0.45),) if alike else ()
        return
    asked = _asked_by(one, own) or last.ask
    if (other := of_other_letter(own, one)) is not None:
        yield with_nodes(asked, other, context), 0.9
        return
    if one.det == "any" and is_material(one, context):
        yield from _made_of(last, one, context)
    replaced = elsewhere(own, one)
    plain = one.det in PLAIN
    if replaced is not None and one.letter:
        alike = any(isinstance(c, Related) and _are_siblings(c.nodes, one.nodes) for c in own.where)
        yield with_nodes(asked, replaced, context), 0.9 if alike else 0.5
        return
    if replaced is not None:
        yield with_nodes(asked, replaced, context), 0.35 if plain else -0.2
    if own.kinds & one.nodes.kinds:
        yield from _alike(asked, last.ask, one, context)
        return
    if isinstance(last.ask, Exists) and plain:
        yield from had_by_all(last.ask, one, context)
        if any(isinstance(each, Related) for each in said_of_all(last.ask)):
            return
    yield from _apart(asked, last.ask, one, context)


def _asked_by(one: Set, nodes: Nodes) -> Ask | None:
    """What a determiner asks of nodes; None of one that asks nothing."""
    match one.det:
        case "how_many":
            return Count(nodes)
        case "any":
            return Exists(nodes)
        case "which" | "what" | "list":
            return Names(nodes)
    return None


def _are_siblings(nodes: Nodes, other: Nodes) -> bool:
    """Whether two things are called the same but for the last word: `Apartment A` and `… B`."""
    tests = (one.where[0] if one.where else None for one in (nodes, other))
    names = [one.value for one in tests if isinstance(one, Test) and isinstance(one.value, str)]
    stems = {name.rpartition(" ")[0] for name in names}
    return len(names) == 2 and len(stems) == 1 and "" not in stems


def _apart(asked: Ask, last: Ask, one: Set, context: Context) -> Found:
    """A place for the things asked about, or things of another kind in their stead."""
    own = nodes_of(last)
    assert own is not None
    places = context.terrain.kinds(knowledge().places) | context.terrain.kinds(("IfcZone",))
    if one.det in PLAIN and (one.nodes.kinds <= places or one.named):
        yield from placed(asked, own, Linked(None, one, text=one.nodes.text), context)
    stated = any(isinstance(c, Test) and not _calls(c) for c in own.where)
    moved = _moved(own, one, context)
    if moved is None or (isinstance(last, Exists) and stated):
        return
    if isinstance(last, Names) and not (last.measures and asked is last):
        yield with_nodes(Names(own), moved, context), 0.1
    elif isinstance(last, Count | Names | Exists):
        yield with_nodes(last, moved, context), 0.1


def _alike(asked: Ask, last: Ask, one: Set, context: Context) -> Found:
    """Another thing of the same kind in the place of the one asked about."""
    own = nodes_of(last)
    assert own is not None
    yield from _whole(last, one, context)
    kept = tuple(c for c in own.where if isinstance(c, Related) and c not in one.nodes.where)
    kept = kept if not any(isinstance(c, Related) for c in one.nodes.where) else ()
    if isinstance(last, Exists) and asked is last:
        said = tuple(c for c in own.where if not _calls(c))
        other = with_nodes(asked, one.nodes.having(*said, text=own.where_text), context)
        if isinstance(other, Exists) and last.about is not None:
            other = replace(other, about=one.nodes)
        yield other, 0.35
    elif one.bound and (otherwise := _otherwise(own, one, context)) is not None:
        yield with_nodes(asked, otherwise, context), 0.45
    elif one.named:
        yield with_nodes(asked, one.nodes, context), 0.35
    else:
        yield with_nodes(asked, one.nodes.having(*kept, text=_related_text(own)), context), 0.25


def _otherwise(nodes: Nodes, one: Set, context: Context) -> Nodes | None:
    """The same nodes by another text of a property: `and linoleum?`, where carpet was asked for."""
    told = one.nodes.where[0] if len(one.nodes.where) == 1 else None
    for index, each in enumerate(nodes.where):
        if isinstance(each, Test) and isinstance(told, Test) and each.properties == told.properties:
            text = nodes.where_text.replace(str(each.value), str(told.value))
            where = (*nodes.where[:index], told, *nodes.where[index + 1 :])
            found = replace(nodes, where=where, where_text=text)
            return _in_no_place(found, context) if one.everywhere else found
    return None


def _in_no_place(nodes: Nodes, context: Context) -> Nodes:
    """The same nodes wherever they are."""
    places = context.terrain.kinds(knowledge().places)
    kept = (c for c in nodes.where if not (isinstance(c, Related) and c.nodes.kinds <= places))
    return replace(nodes, where=tuple(kept), where_text="")


def _made_of(last: Turn, one: Set, context: Context) -> Found:
    """`any insulation?`, where walls were spoken of."""
    for near in spoken_of(last):
        if not near.kinds & one.nodes.kinds:
            yield from ((ask, score + OF_THESE) for ask, score in had_too(near, one, context))


def instead(one: Constituent, last: Turn, context: Context) -> Found:
    """`how big is the sauna`, of which there is none, `and the bathroom?`: the same of another."""
    if not (last.void and isinstance(one, Set)):
        return
    plain = not (one.refers or one.det or one.order or one.by or one.nodes.absent)
    if plain and isinstance(last.ask, Names) and last.ask.measures:
        yield with_nodes(last.ask, one.nodes, context), 0.5


def _calls(one: Condition) -> bool:
    """Whether a condition says which things are meant rather than what is said of them."""
    return isinstance(one, Test) and bool(CALLED & set(one.properties))


def _whole(ask: Ask, one: Set, context: Context) -> Found:
    """`the whole wall?`: as thick as was told of a layer of it."""
    thickness = context.property(THICKNESS)
    if isinstance(ask, Layers) and covers(one, Set(ask.nodes)) and thickness is not None:
        measure = measure_of(thickness, ask.nodes, context.terrain)
        if measure is not None and ask.form == "thickness":
            yield Names(ask.nodes, (measure,)), 0.6


def placed(asked: Ask, own: Nodes, link: Linked, context: Context) -> Found:
    """The same at a place, on top of the place that was named before or instead of it."""
    free = _in_no_place(own, context)
    bases = (own,) if free == own else (own, free)
    for worse, base in enumerate(bases):
        found = with_linked(Set(base), link, context.terrain)
        if found is not None:
            yield with_nodes(asked, found[0].nodes, context), 0.15 + found[1] - 0.05 * worse


def _related_text(nodes: Nodes) -> str:
    return nodes.where_text if any(isinstance(c, Related) for c in nodes.where) else ""


def elsewhere(nodes: Nodes, one: Set) -> Nodes | None:
    """The same nodes with another one in a condition: another place, another thing."""
    for index, condition in enumerate(nodes.where):
        if not isinstance(condition, Related) or not one.nodes.kinds & condition.nodes.kinds:
            continue
        if condition.nodes == one.nodes:
            continue
        other = replace(condition, nodes=one.nodes, negated=one.det == "no")
        where = (*nodes.where[:index], other, *nodes.where[index + 1 :])
        text = nodes.where_text.replace(condition.nodes.text, one.nodes.text)
        return replace(nodes, where=where, where_text=text)
    return None


def _moved(nodes: Nodes, one: Set, context: Context) -> Nodes | None:
    """Other things under the same conditions: `and bathrooms?`"""
    moved = Set(one.nodes)
    for condition in nodes.where:
        if not isinstance(condition, Related):
            continue
        link = Linked(None, Set(condition.nodes, named=True), text=f"of {condition.nodes.text}")
        found = with_linked(moved, link, context.terrain)
        if found is None:
            return None
        moved = found[0]
    return moved.nodes
