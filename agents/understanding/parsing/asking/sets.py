"""What is asked where things are named: which, how many, whether there are any."""

from dataclasses import replace

from agents.understanding.language.speaking import plural
from agents.understanding.parsing.applying.sets import (
    is_but_told,
    is_one_place,
    is_whole,
    united,
)
from agents.understanding.parsing.asking.bare import bare, is_known
from agents.understanding.parsing.asking.contents import contents, is_finish, is_material
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.measuring import measure_of
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Exists,
    Key,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Test,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds
from agents.understanding.twin.entries import CALLED
from agents.understanding.twin.senses import Relation

LESS = 0.5
"""How much less likely `has the hall one, too` is read without what was asked before."""
NO_NUMBER = 1.0  # by `how many` seldom the first are asked for, and others counted of them
BETTER = 0.05  # `is every room heated` rather asks of each than whether any is


def of_set(one: Set, context: Context, *, yes_no: bool) -> Found:
    """What is asked of things, by their determiner; the `others` are not what was spoken of."""
    if is_but_told(one, yes_no=yes_no):
        return
    if one.named and one.bound and one.nodes.kinds <= context.terrain.headers:
        return
    if one.order is not None:
        first = one.order.limit == 1 and one.det == "how_many"
        yield from ((ask, score - NO_NUMBER * first) for ask, score in in_order(one, context))
        return
    if one.by is not None:
        yield from _in_groups(one, one.by, context, yes_no=yes_no)
        return
    if one.det == "how_many" and is_material(one, context):
        volume = None if one.many else context.property("volume")
        yield from contents(one, (volume,) if volume else (), context)
        return
    if one.det == "how_many" and is_finish(one, context):
        area = context.property("area")
        measure = measure_of(area, one.nodes, context.terrain) if area else None
        if measure is not None:
            yield Aggregate(one.nodes, measure, "sum"), 0.35
    elif one.det == "how_many":
        if len(one.parts) > 1 and one.joined not in {"or", "plus"}:
            yield Several(tuple(Count(part.nodes) for part in one.parts)), 0.25
        if not is_one_place(one, context.terrain):
            yield Count(one.nodes), 0.3
    elif (yes_no and one.det in {"any", "", "no", "all"}) or (one.clause and not one.det):
        yield from _whether(one, context)
    elif one.det == "any":
        yield Exists(one.nodes), 0.2
        yield Names(one.nodes), 0.0
    elif one.det in {"which", "what", "list", "sorted", "all"}:
        if not (one.det == "which" and is_known(one, context)):
            yield Names(one.nodes), 0.25
    else:
        yield from bare(one, context)


def _in_groups(one: Set, by: Key, context: Context, *, yes_no: bool) -> Found:
    """What is asked of things that are told in groups."""
    if by.nodes is not None and len(one.parts) > 1:
        yield from _of_each_sort(one, by.nodes, context)
    elif yes_no and (by.whole or one.det in {"any", "all", ""}):
        yield from _in_each(one, by)
    else:
        yield Count(one.nodes, by), 0.4 if one.det in {"how_many", ""} else 0.0
        yield Names(one.nodes, by=by), 0.2 if one.det in {"which", "what", "list"} else -0.4


def _in_each(one: Set, by: Key) -> Found:
    """`is there a detector in every room`: whether each of the groups has such a thing; seldom is
    it wanted how many there are of each. Whether that is so of every value is not asked.
    """
    if not one.det and by.nodes is not None:
        yield Count(one.nodes, by), -0.4
    if by.nodes is not None and not (by.nodes.where and not one.det):
        back = Related(tuple(hop.reversed() for hop in reversed(by.path)), one.nodes)
        having = by.nodes.having(back, text=f"with {one.nodes.text}")
        yield Exists(by.nodes, every=having), 0.3 + BETTER * (not one.det)


def in_each(ask: Ask, context: Context) -> Exists | None:
    """`are there detectors in all rooms`: whether each of the rooms has one; None of any other."""
    if not isinstance(ask, Exists) or ask.every is not None or not ask.nodes.where:
        return None
    *others, last = ask.nodes.where
    places = context.terrain.kinds(knowledge().places)
    if not isinstance(last, Related) or last.negated or not last.nodes.kinds <= places:
        return None
    things = replace(ask.nodes, where=tuple(others), where_text="")
    back = Related(tuple(hop.reversed() for hop in reversed(last.path)), things)
    return Exists(last.nodes, every=last.nodes.having(back, text=f"with {things.text}"))


def _of_each_sort(one: Set, by: Nodes, context: Context) -> Found:
    """`how many doors and windows per storey`: of either how many there are."""
    counts: list[Measure] = []
    for part in one.parts:
        how = join(by.kinds, part.nodes.kinds, context.terrain, Relation(()))
        if how is not None:
            counted = Related(how.path, part.nodes)
            counts.append(Measure(f"number of {plural(part.nodes.text)}", counted=counted))
    if len(counts) == len(one.parts):
        yield Names(by, tuple(counts), named=True), 0.4


def names_another(one: Set) -> bool:
    """Whether it is asked which thing beside another is called so: the other one is asked for.

    Of `which room does the kitchen door lead to` the kitchen is no answer.
    """
    return one.twice and one.det in {"which", "what"} and any(map(_is_beside, one.nodes.where))


def _is_beside(one: Condition) -> bool:
    """Whether a thing is said to be beside another, and not in it."""
    if not isinstance(one, Related):
        return False
    return knowledge().wholes.get(one.path[0].type) != one.path[0].direction


def _whether(one: Set, context: Context) -> Found:
    """A question of yes or no, by the set it is about; whether the building is one is not known."""
    if is_whole(one.nodes):
        return
    if one.count is not None and not one.parts:
        yield Count(one.nodes), 0.25  # `are there two kitchens`: how many there are says whether
        return
    if one.det == "all" and one.nodes.where:
        places = context.terrain.kinds(knowledge().places)
        *others, last = one.nodes.where
        kept = tuple(c for c in others if not _are_had((c, last), places))
        yield Exists(replace(one.nodes, where=kept), every=one.nodes), 0.2
        return
    if one.joined == "or" and one.det == "":
        return
    if one.joined == "and" and one.det == "" and all(p.named and p.nodes.where for p in one.parts):
        bare = (replace(part.nodes, where=part.nodes.where[:-1]) for part in one.parts)
        everyone = united(tuple(bare))
        said = {part.nodes.where[-1] for part in one.parts if len(part.nodes.where) > 1}
        if len(said) == 1 and all(len(part.nodes.where) > 1 for part in one.parts):
            yield Exists(everyone, every=everyone.having(*said)), 0.4
        return
    if one.about is not None and one.many and one.det != "any":
        yield Exists(one.about, every=one.nodes), 0.25
        return
    less = LESS * (one.refers == "some")
    about = (one.about or _called(one)) if one.det != "any" else None
    yield Exists(one.nodes, about=about), 0.25 - less


def _called(one: Set) -> Nodes | None:
    """The one thing that is called by its name, without what is asked of it: `has the hall …`."""
    if not one.named or one.many or one.bound or one.parts:
        return None
    tests = (each for each in one.nodes.where if isinstance(each, Test) and each.operator == "=")
    calls = tuple(each for each in tests if set(each.properties) <= CALLED)
    said = len(calls) < len(one.nodes.where)
    return replace(one.nodes, where=calls, where_text="") if calls and said else None


def _are_had(both: tuple[Condition, Condition], places: Kinds) -> bool:
    """Whether both say what things have, and not where they are: `a window and a radiator`."""
    had = [one for one in both if isinstance(one, Related) and not one.nodes.kinds <= places]
    return len(had) > 1 and had[0].negated == had[1].negated


def in_order(one: Set, context: Context) -> Found:
    """The first of things in an order, with what they are in order of."""
    order = one.order
    assert order is not None
    if one.by is not None and (one.by.nodes is None or order.limit is None):
        return
    yield (
        Names(
            one.nodes,
            (order.measure,) if context.terrain.of_building else (),
            by=one.by,
            order=order.measure,
            descending=order.descending,
            limit=order.limit,
            skip=order.skip,
            ties=one.many,
        ),
        0.3,
    )
