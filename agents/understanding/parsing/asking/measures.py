"""What is asked of things that are measured, each or together."""

from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing.asking.contents import contents, is_finish, is_material
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.asking.nouns import of_noun, of_relation
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.measuring import THICKNESS, adds_up, measure_of
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Exists,
    Function,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Share,
    Test,
    Versus,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Property

SIZE, EXTENTS = "size", ("length", "width", "height", "depth", "thickness")


def of_measures(asked: Asked, context: Context) -> Found:
    """What is asked of the things that are said, or of the whole where none are."""
    if any(one.wants for one in asked.properties):
        return
    if asked.of is not None and asked.function in {None, "sum"} and is_material(asked.of, context):
        yield from contents(asked.of, asked.properties, context)
    if asked.of is None:
        yield from _of_the_whole(asked, context)
    elif asked.noun:
        yield from of_noun(asked, asked.of, context)
    elif asked.relation is not None:
        yield from of_relation(asked.relation, asked.of, context)
    else:
        yield from _of_things(asked, asked.of, context)


def is_it_so(properties: tuple[Property, ...], of: Set) -> Found:
    """`is the house a listed landmark`: whether a yes-or-no property says yes."""
    if not properties or any(one.quantity != "truth" or not one.groups for one in properties):
        return
    tests = {Test(tuple(group[0] for group in one.groups), "=", True) for one in properties}
    if len(tests) == 1 and not of.parts and not of.order:
        yield Exists(of.nodes.having(*tests, text=properties[0].word)), 0.35


def _of_things(asked: Asked, of: Set, context: Context) -> Found:
    """What is measured of things, each or together."""
    if of.nodes.absent:
        yield Names(of.nodes, asked.measures or _unmeasured(asked)), -0.2
        return
    if not asked.measures and (extents := _extents(asked, of.nodes, context)):
        yield Names(of.nodes, extents, named=asked.named), 0.2
        return
    if not asked.measures:
        if set(of.nodes.labels) <= knowledge().whole and not of.nodes.where:
            yield from _of_the_whole(replace(asked, of=None), context)
        yield Names(of.nodes, _unmeasured(asked), named=asked.named), -0.3
        return
    if of.order is not None:
        order = of.order
        shown = (order.measure,) if context.terrain.of_building else ()
        yield (
            Names(
                of.nodes,
                tuple(dict.fromkeys((*asked.measures, *shown))),
                order=order.measure,
                descending=order.descending,
                limit=order.limit,
                skip=order.skip,
                values=not (asked.named or context.terrain.of_building),
                ties=of.many,
            ),
            0.2,
        )
        return
    if of.joined == "between" and not asked.function and len(of.parts) == 2:
        one, other = (Aggregate(part.nodes, asked.measures[0], "sum") for part in of.parts)
        yield Versus(one, other, "difference"), 0.4
    else:
        yield from _told(asked, of, context)


def _extents(asked: Asked, nodes: Nodes, context: Context) -> tuple[Measure, ...]:
    """The size of things that hold no size as such: how long, wide, high and thick they are."""
    if asked.properties != (context.property(SIZE),):
        return ()
    senses = filter(None, map(context.property, EXTENTS))
    held = [one for sense in senses if (one := measure_of(sense, nodes, context.terrain))]
    apart = {one.groups: one for one in held if not one.related}
    return tuple(apart.values()) if len(apart) > 1 else ()


def _unmeasured(asked: Asked) -> tuple[Measure, ...]:
    """What is asked of things that do not have it, by its words."""
    return tuple(Measure(one.word) for one in asked.properties)


def _of_the_whole(asked: Asked, context: Context) -> Found:
    """`what is the postal code`: what only the building or its model can have.

    `total square metres` are those of all rooms.
    """
    terrain = context.terrain
    rooms = terrain.kinds(knowledge().places[:1])
    if asked.function == "sum" and asked.unit and asked.properties and rooms:
        nodes = Nodes(knowledge().places[:1], rooms, text=name_words(knowledge().places[0])[-1])
        measure = measure_of(asked.properties[0], nodes, terrain)
        if measure is not None and adds_up(measure):
            yield Aggregate(nodes, measure, "sum"), 0.1
        return
    others = terrain.kinds((*knowledge().held, *knowledge().places))
    alone = len(asked.properties) == 1 and not (asked.function or asked.noun or asked.by)
    sense = asked.properties[0] if alone else None
    if sense is None or not sense.groups or sense.groups[0][0] in terrain.filled(others):
        return
    for label in sorted(knowledge().whole):
        kinds = terrain.of_label.get(label, frozenset())
        nodes = Nodes((label,), kinds, text=label.removeprefix("Ifc").lower())
        measure = measure_of(sense, nodes, terrain)
        if measure is not None:
            yield Names(nodes, (measure,)), 0.1 if measure.related else 0.2


def _told(asked: Asked, of: Set, context: Context) -> Found:
    measures, parts = asked.measures, of.parts
    first = measures[0]
    if asked.function == "share":
        rooms = of.nodes.kinds & context.terrain.kinds(knowledge().places[:1]) or of.nodes.kinds
        whole = Nodes(context.terrain.narrowest_label(rooms), rooms, text="room")
        if (of.nodes.concepts or of.nodes.where) and adds_up(first):
            placed = any(isinstance(one, Related) for one in of.nodes.where)
            yield Share(of.nodes, whole, first), -0.2 if placed else 0.3
        return
    if asked.function == "sum" and asked.each and not of.named and asked.by is None:
        asked, of = replace(asked, function=None), replace(of, many=True)
    thick = asked.properties[:1] == (context.property(THICKNESS),)
    many = of.many or of.det == "all"
    if asked.function == "sum" and (thick or not (adds_up(first) or many)):
        asked = replace(asked, function=None)
    if asked.function:
        if parts and of.joined == "and" and asked.function != "sum":
            yield Several(tuple(Aggregate(p.nodes, first, asked.function) for p in parts)), 0.2
        yield Aggregate(of.nodes, first, asked.function, asked.by), 0.3
        return
    if asked.by is not None:
        function: Function = "sum" if adds_up(first) else "avg"
        yield Aggregate(of.nodes, first, function, asked.by), 0.1
        return
    if any(m.related and _parts(m, context) for m in measures):
        of_parts = tuple(_of_parts(of, measures, context))
        yield from of_parts
        if of_parts:
            return
    rooms = of.nodes.kinds & context.terrain.kinds(knowledge().places[:1])
    several = of.many or of.nodes.where or of.named or not rooms
    together = is_finish(of, context) or (asked.unit and several and not _is_one(of))
    together = together or of.joined == "plus"
    if together and adds_up(first) and not _is_each(asked, of):
        yield Aggregate(of.nodes, first, "sum"), 0.25
        return
    if len(parts) > 1:
        told = tuple(_measured(p, asked, context) for p in parts)
        alike = {one.measures for one in told if isinstance(one, Names)}
        if all(told) and len(alike) == 1:
            yield Names(of.nodes, alike.pop(), named=True), 0.2
        elif all(told):
            yield Several(tuple(one for one in told if one)), 0.15
        return
    named = asked.named or of.det == "which"
    values = asked.distinct or (not (named or context.terrain.of_building) and _is_one(of))
    yield Names(of.nodes, measures, named=named, values=values), 0.2


def _is_each(asked: Asked, of: Set) -> bool:
    """Whether every one of them is meant, and not all together."""
    return asked.each or of.det == "each"


def _of_parts(of: Set, measures: tuple[Measure, ...], context: Context) -> Found:
    """What the rooms of a storey have: its area is that of all together; `how high are the rooms of
    level 1` is told of each by its own name.
    """
    first = measures[0]
    if adds_up(first) and not of.many:
        yield Aggregate(of.nodes, first, "sum"), 0.2
    elif first.related and not adds_up(first) and len(measures) == 1:
        back = Related(tuple(hop.reversed() for hop in reversed(first.related.path)), of.nodes)
        rooms = first.related.nodes.having(back, text=of.nodes.text)
        yield Names(replace(rooms, text=rooms.text or "room"), (replace(first, related=None),)), 0.2


def _is_one(of: Set) -> bool:
    """Whether one thing is called by its name, and need not be named again."""
    return of.named and not (of.many or of.bound or of.parts)


def _measured(part: Set, asked: Asked, context: Context) -> Ask | None:
    found = [measure_of(one, part.nodes, context.terrain) for one in asked.properties]
    measures = tuple(one for one in found if one)
    return Names(part.nodes, measures) if measures else None


def _parts(measure: Measure, context: Context) -> bool:
    """Whether a measure is held by the parts of the nodes, such as the rooms of a storey."""
    assert measure.related is not None
    return bool(measure.related.nodes.kinds & context.terrain.kinds(knowledge().places[:1]))
