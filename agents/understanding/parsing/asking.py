"""A constituent over the whole question becomes an ask."""

from collections.abc import Iterator
from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import united
from agents.understanding.parsing.constituents import (
    Asked,
    Constituent,
    Contest,
    Frequent,
    Linked,
    Portion,
    Ranking,
    Set,
    Strata,
)
from agents.understanding.parsing.contents import contents, is_material
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Exists,
    Function,
    Key,
    Layers,
    LayersForm,
    Links,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Share,
    Test,
    Top,
    Versus,
    VersusMode,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Kinds, Terrain
from agents.understanding.twin.senses import Property, Relation

Found = Iterator[tuple[Ask, float]]
VERSUS: dict[str, VersusMode] = {
    "difference": "difference", "compare": "difference", "ratio": "ratio", "same": "same",
    "is_more": "is_more", "is_less": "is_less",
}  # fmt: skip


def asks(what: Constituent, context: Context, *, yes_no: bool) -> Found:
    """The asks that a constituent may stand for by itself, each with a score."""
    match what:
        case Set():
            yield from _of_set(what, context, yes_no=yes_no)
        case Asked():
            yield from _of_measures(what, context)
            if yes_no and what.of is not None:
                yield from _is_it_so(what.properties, what.of)
        case Contest() if yes_no or what.mode != "is_first":
            yield from _of_contest(what, context)
        case Portion():
            yield from _of_portion(what)
        case Frequent():
            yield Top(Count(what.of, what.key), what.descending), 0.3 if what.of.text else 0.1
        case Strata():
            yield from _of_strata(what)


def _of_set(one: Set, context: Context, *, yes_no: bool) -> Found:
    if one.det in {"except", "each"} or (one.refers and not one.det):
        return
    if one.named and one.bound and one.nodes.kinds <= context.terrain.headers:
        return
    if one.order is not None:
        yield from _ranked(one, context)
        return
    if one.by is not None and yes_no and one.det == "any":
        yield from _in_each(one, one.by)
        return
    if one.by is not None:
        yield Count(one.nodes, one.by), 0.4 if one.det in {"how_many", ""} else 0.0
        yield Names(one.nodes, by=one.by), 0.2 if one.det in {"which", "what", "list"} else -0.4
        return
    if one.det == "how_many" and is_material(one, context):
        volume = None if one.many else context.property("volume")
        yield from contents(one, (volume,) if volume else (), context)
        return
    if one.det == "how_many":
        if len(one.parts) > 1 and one.joined != "or":
            yield Several(tuple(Count(part.nodes) for part in one.parts)), 0.25
        if not _is_one_place(one, context):
            yield Count(one.nodes), 0.3
    elif yes_no and one.det in {"any", "", "no", "all"}:
        yield from _whether(one, context)
    elif one.det == "any":
        yield Exists(one.nodes), 0.2
        yield Names(one.nodes), 0.0
    elif one.det in {"which", "what", "list", "sorted"}:
        yield Names(one.nodes), 0.25
    else:
        yield from _bare(one, context)


def _in_each(one: Set, by: Key) -> Found:
    """`is there a detector in every room`: whether each of the groups has such a thing."""
    if by.nodes is not None:
        back = Related(tuple(hop.reversed() for hop in reversed(by.path)), one.nodes)
        having = by.nodes.having(back, text=f"with {one.nodes.text}")
        yield Exists(by.nodes, every=having), 0.3


def _is_one_place(one: Set, context: Context) -> bool:
    """Whether a place is called by its name, of which nobody asks how many there are."""
    places = context.terrain.kinds(knowledge().places)
    where = one.nodes.where
    called = len(where) == 1 and isinstance(where[0], Test) and where[0].operator == "="
    return one.named and called and not (one.many or one.bound) and one.nodes.kinds <= places


def _whether(one: Set, context: Context) -> Found:
    """A question of yes or no, by the set it is about."""
    if one.det == "all" and one.nodes.where:
        places = context.terrain.kinds(knowledge().places)
        kept = tuple(c for c in one.nodes.where[:-1] if not _is_had(c, places))
        yield Exists(replace(one.nodes, where=kept), every=one.nodes), 0.2
        return
    if one.joined == "or" and one.det == "":
        return
    if one.joined == "and" and one.det == "" and all(p.named and p.nodes.where for p in one.parts):
        bare = (replace(part.nodes, where=part.nodes.where[:-1]) for part in one.parts)
        everyone = united(tuple(bare))
        if all(len(part.nodes.where) > 1 for part in one.parts):
            yield Exists(everyone, every=one.nodes), 0.4
        return
    yield Exists(one.nodes), 0.25


def _is_had(one: Condition, places: Kinds) -> bool:
    """Whether a condition says what things have, and not where they are: of `has every room a
    window and a radiator` both are asked."""
    return isinstance(one, Related) and not one.nodes.kinds <= places


def _bare(one: Set, context: Context) -> Found:
    """`windows in the kitchen`, with nothing that says what of them."""
    nodes = one.nodes
    places = context.terrain.kinds(knowledge().places)
    if nodes.absent:
        yield Exists(nodes), 0.1
    elif nodes.where and not (one.many or one.named) and _denied(nodes.where[-1]):
        yield Exists(nodes), 0.15
    elif is_material(one, context):
        yield Names(nodes), 0.1
    elif one.named and not one.parts:
        model = context.terrain.unspoken | context.terrain.of_label.get("Model", frozenset())
        yield Names(nodes), -1.5 if nodes.kinds <= model else -0.3
    elif nodes.kinds & places and nodes.where:
        yield Names(nodes), 0.1
        yield Count(nodes), 0.0
    else:
        listed = any(isinstance(one, Test) for one in nodes.where)
        yield Count(nodes), 0.0 if listed else 0.1
        yield Names(nodes), 0.1 if listed else 0.0


def _denied(one: Condition) -> bool:
    return isinstance(one, Related) and one.negated


def _ranked(one: Set, context: Context) -> Found:
    order = one.order
    assert order is not None
    if one.by is not None and isinstance(one.by, Key):
        return
    yield (
        Names(
            one.nodes,
            (order.measure,) if context.terrain.of_building else (),
            order=order.measure,
            descending=order.descending,
            limit=order.limit,
            skip=order.skip,
            ties=one.many,
        ),
        0.3,
    )


def _of_measures(asked: Asked, context: Context) -> Found:
    if any(one.wants for one in asked.properties):
        return
    if asked.of is not None and asked.function in {None, "sum"} and is_material(asked.of, context):
        yield from contents(asked.of, asked.properties, context)
    if asked.of is None:
        yield from _of_the_whole(asked, context)
    elif asked.noun:
        yield from _of_noun(asked, asked.of, context)
    elif asked.relation is not None:
        yield from _of_relation(asked.relation, asked.of, context)
    else:
        yield from _of_things(asked, asked.of, context)


def _is_it_so(properties: tuple[Property, ...], of: Set) -> Found:
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
    if not asked.measures:
        yield Names(of.nodes, _unmeasured(asked)), -0.3
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
    yield from _told(asked, of, context)


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
        if measure is not None and not measure.unit:
            yield Names(nodes, (measure,)), 0.1 if measure.related else 0.2


def _told(asked: Asked, of: Set, context: Context) -> Found:
    measures, parts = asked.measures, of.parts
    first = measures[0]
    if asked.function == "share":
        rooms = of.nodes.kinds & context.terrain.kinds(knowledge().places[:1]) or of.nodes.kinds
        whole = Nodes(context.terrain.narrowest_label(rooms), rooms, text="all")
        if (of.nodes.concepts or of.nodes.where) and adds_up(first):
            yield Share(of.nodes, whole, first), 0.3
        return
    if asked.function == "sum" and asked.each and not of.named and asked.by is None:
        asked, of = replace(asked, function=None), replace(of, many=True)
    if asked.function == "sum" and not (adds_up(first) or of.many):
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
    related = any(m.related and _parts(m, context) for m in measures)
    if related and adds_up(first) and not of.many:
        yield Aggregate(of.nodes, first, "sum"), 0.2
        return
    if asked.unit and adds_up(first) and (of.many or of.named):
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


def _of_noun(asked: Asked, of: Set, context: Context) -> Found:
    if asked.noun == "names" and of.order is not None:
        yield from _ranked(of, context)
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
            yield Names(of.nodes, (Measure(word, (("Name",),), related=storey),)), 0.4
        if how is not None and len(how.path) == 1:
            nodes = Nodes((label,), kinds).having(Related(how.path, of.nodes))
            yield Names(nodes), 0.3 - 0.1 * worth


def _of_relation(relation: Relation, of: Set, context: Context) -> Found:
    """What stands at the other end of a relationship."""
    terrain = context.terrain
    ends: dict[Hop, set[int]] = {}
    for kind in of.nodes.kinds:
        for hop, to, _ in terrain.edges[kind]:
            if hop.type in relation.types:
                ends.setdefault(hop, set()).add(to)
    for hop, kinds in ends.items():
        backwards = hop.direction == "in"
        fitting = hop.direction == "both" or backwards == relation.backwards
        found = frozenset(kinds)
        nodes = Nodes(terrain.narrowest_label(found), found, text="").having(
            Related((hop.reversed(),), of.nodes), text=f"of {of.nodes.text}"
        )
        score = 0.2 if fitting else -0.1
        yield Names(nodes), score


def _of_contest(contest: Contest, context: Context) -> Found:
    if len(contest.sets) != 2:
        return
    left, right = contest.sets
    terrain = context.terrain
    if contest.mode in {"more", "less"}:
        yield from _which_of(contest, context)
        return
    if contest.mode == "is_first":
        yield from _is_first(left, right)
        return
    if contest.counted is not None:
        yield from _of_counts(contest, contest.counted, context)
        return
    options: list[tuple[Count | Aggregate, Count | Aggregate, float]] = []
    for one in contest.properties or ():
        first, second = (measure_of(one, part.nodes, terrain) for part in (left, right))
        if first and second:
            function: Function = "sum" if adds_up(first) else "avg"
            if _is_text(first, terrain):
                function = "min"
            options.append((
                Aggregate(left.nodes, first, function),
                Aggregate(right.nodes, second, function),
                0.3 - 0.1 * len(options),
            ))  # fmt: skip
    if not options and not contest.properties and not left.named:
        options.append((Count(left.nodes), Count(right.nodes), 0.1))
    if not options and contest.mode in {"difference", "compare", "ratio"}:
        area = context.property("area")
        if area is not None and not contest.properties:
            yield from _of_contest(replace(contest, properties=(area,)), context)
        return
    for one_, other, score in options:
        yield Versus(one_, other, VERSUS[contest.mode]), score


def _is_text(measure: Measure, terrain: Terrain) -> bool:
    """Whether a measure of a graph in no unit is a text or a date, which has no mean."""
    names = [name for group in measure.groups for name in group]
    numbers = any(terrain.is_typed(name, "integer", "float") for name in names)
    return not (terrain.of_building or numbers)


def _which_of(contest: Contest, context: Context) -> Found:
    """`which is bigger, A or B`: the first of the two in order of what they are held against by."""
    left, right = contest.sets
    if left.many or right.many or left.bound or right.bound:
        yield from _which_side(contest, context)
        return
    one = Set(united((left.nodes, right.nodes)))
    ranking = Ranking(contest.properties, contest.mode == "more", contest.counted)
    found = ranked(one, ranking, context.terrain)
    if found is not None:
        yield from ((ask, score + found[1]) for ask, score in _ranked(found[0], context))


def _which_side(contest: Contest, context: Context) -> Found:
    """`are there more doors or windows`, `which is bigger, flat A or flat B`: each taken whole."""
    whole = replace(contest, mode="is_more" if contest.mode == "more" else "is_less")
    for ask, score in _of_contest(whole, context):
        if isinstance(ask, Versus):
            yield replace(ask, mode="more" if contest.mode == "more" else "less"), score


def _is_first(one: Set, among: Set) -> Found:
    """`is the hall the largest room`: whether no other room has more, or less."""
    order = among.order
    if order is None or order.limit != 1 or order.skip or not order.measure.groups:
        return
    function: Function = "max" if order.descending else "min"
    left, right = (Aggregate(each.nodes, order.measure, function) for each in (one, among))
    yield Versus(left, right, "same"), 0.4


def _of_counts(contest: Contest, counted: Set, context: Context) -> Found:
    """`has the kitchen more windows than the hall`."""
    sides = [with_linked(counted, Linked(None, part), context.terrain) for part in contest.sets]
    if None not in sides:
        left, right = (Count(side[0].nodes) for side in sides if side)
        yield Versus(left, right, VERSUS[contest.mode]), 0.3


def _of_portion(one: Portion) -> Found:
    if one.part is not None:
        yield Share(one.part.nodes, one.whole.nodes), 0.3
    elif one.whole.nodes.where:
        base = replace(one.whole.nodes, where=one.whole.nodes.where[:-1])
        yield Share(one.whole.nodes, base), 0.0


def _of_strata(one: Strata) -> Found:
    """The layers of things; those of a material wherever it is, where no thing is named."""
    nodes = one.of.nodes if one.of else Nodes((), frozenset())
    material = one.material.nodes if one.material else None
    if one.of is None and material is None:
        return
    form: LayersForm = "list"
    if one.counted:
        form = "count"
    elif one.thickness and material is not None:
        form = "thickness"
    elif one.limit is not None:
        form = "ranked"
    yield Layers(nodes, material, form, one.descending, one.limit), 0.3
