"""What is asked of two things that are held against each other."""

from dataclasses import replace
from itertools import product

from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import united
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.asking.sets import in_order
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.plans.algebra import (
    Aggregate,
    Condition,
    Count,
    Function,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Test,
    Versus,
    VersusMode,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.storeys import STOREY
from ifc_loader.concepts import broader_closure, recognise

VERSUS: dict[str, VersusMode] = {
    "difference": "difference", "compare": "difference", "ratio": "ratio", "same": "same",
    "is_more": "is_more", "is_less": "is_less",
}  # fmt: skip

NUMBERED = frozenset({"is_more", "is_less"})


def of_contest(contest: Contest, context: Context) -> Found:
    """Which of two is more, by how much, or whether it is."""
    if len(contest.sets) != 2:
        return
    left, right = contest.sets
    right = _same_of(left, right)
    contest = replace(contest, sets=(left, right))
    if absent := [part.nodes for part in contest.sets if part.nodes.absent]:
        yield Names(absent[0]), 0.3  # there is nothing to hold the other one against
        return
    if contest.mode in {"more", "less"}:
        yield from _which_of(contest, context)
    elif contest.mode == "is_first":
        yield from _is_first(left, right)
    elif left.order or right.order:
        yield from _of_ends(contest, context)
    elif contest.counted is not None:
        yield from _of_counts(contest, contest.counted, context)
    else:
        yield from _of_measures(contest, context)


def _same_of(left: Set, right: Set) -> Set:
    """What is held against a part of something: of what is called by itself the same part, `the
    kitchen of flat A` and `that of flat B`.
    """
    if right.many or right.nodes.concepts:
        return right
    for at, one in enumerate(left.nodes.where):
        placed = _of_another(one, left.nodes, right.nodes)
        if placed is not None:
            where = (*left.nodes.where[:at], placed, *left.nodes.where[at + 1 :])
            told = replace(left.nodes, where=where, where_text=f"of {right.nodes.text}")
            return replace(left, nodes=told)
    return right


def _of_another(one: Condition, part: Nodes, whole: Nodes) -> Condition | None:
    """The condition by which a part is one of this whole, where by that one it is of its like."""
    if isinstance(one, Related):
        apart = one.nodes.kinds == whole.kinds and whole.kinds.isdisjoint(part.kinds)
        return replace(one, nodes=whole) if apart and not one.negated else None
    other = whole.where[0] if len(whole.where) == 1 else None
    if not (isinstance(one, Test) and isinstance(other, Test) and other.operator == "in"):
        return None
    alike = (one.operator, one.properties) == (other.operator, other.properties)
    return other if alike and (part.concepts or len(part.where) > 1) else None


def _of_measures(contest: Contest, context: Context) -> Found:
    """`is the kitchen bigger than the hall`; of things called alike, of which there are more."""
    left, right = contest.sets
    terrain = context.terrain
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
            yield from of_contest(replace(contest, properties=(area,)), context)
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
    if _is_any_of(left, right) or _is_any_of(right, left):
        return  # a word of its name was not heard: `the kitchen or the room`
    if left.many or right.many or left.bound or right.bound:
        yield from _which_side(contest, context)
        return
    one = Set(united((left.nodes, right.nodes)))
    ranking = Ranking(contest.properties, contest.mode == "more", contest.counted)
    found = ranked(one, ranking, context.terrain)
    if found is not None:
        yield from ((ask, score + found[1]) for ask, score in in_order(found[0], context))


def _is_any_of(one: Set, other: Set) -> bool:
    """Whether a word only says of what class the one thing is, which the other is of as well: the
    library, beside the children's library.
    """
    said = one.nodes.where or one.refers or one.many
    if said or not other.nodes.kinds <= one.nodes.kinds:
        return False
    names = (test.value for test in other.nodes.where if isinstance(test, Test))
    called = (recognise({"Name": name}, "room") for name in names if isinstance(name, str))
    known = {name for found in called for each in found for name in broader_closure(each.concept)}
    return not one.nodes.concepts or not known.isdisjoint(one.nodes.concepts)


def _which_side(contest: Contest, context: Context) -> Found:
    """`are there more doors or windows`, `which is bigger, flat A or flat B`: each taken whole."""
    whole = replace(contest, mode="is_more" if contest.mode == "more" else "is_less")
    for ask, score in of_contest(whole, context):
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


def _of_ends(contest: Contest, context: Context) -> Found:
    """`the largest and the smallest room`: one beside the other, or how far they are apart."""
    left, right = contest.sets
    if left.order is None or right.order is None:
        yield from _of_one_end(contest)
        return
    measure = left.order.measure
    if measure != right.order.measure or (contest.mode in NUMBERED and left.nodes == right.nodes):
        return  # that the largest room is larger than the smallest nobody asks
    if contest.mode == "both":
        for (one, first), (other, second) in product(
            in_order(replace(left, det="which"), context),
            in_order(replace(right, det="which"), context),
        ):
            yield Several((one, other)), first + second
    elif contest.mode in VERSUS and measure.groups:
        yield Versus(_end(left, measure), _end(right, measure), VERSUS[contest.mode]), 0.4


def _of_one_end(contest: Contest) -> Found:
    """`how much bigger is it than the smallest room`: one thing beside the first of others."""
    left, right = contest.sets
    order = left.order or right.order
    single = right if left.order else left
    among = left if left.order else right
    if order is None or not order.measure.groups or contest.mode not in VERSUS:
        return
    if single.many or not single.nodes.where or single.nodes == among.nodes:
        return
    yield Versus(_end(left, order.measure), _end(right, order.measure), VERSUS[contest.mode]), 0.4


def _end(one: Set, measure: Measure) -> Aggregate:
    """The most or the least that some things have; what one thing has."""
    least = one.order is not None and not one.order.descending
    return Aggregate(one.nodes, measure, "min" if least else "max")


def _of_counts(contest: Contest, counted: Set, context: Context) -> Found:
    """`has the kitchen more windows than the hall`."""
    storeys = context.terrain.kinds((STOREY,))
    if storeys and all(one.nodes.kinds <= storeys for one in (counted, *contest.sets)):
        return  # no floors are counted in floors
    left, right = contest.sets
    of_first = _is_counted_too(left, right, context.terrain)
    pairs = ((counted, left), (right, left) if of_first else (counted, right))
    sides = [
        with_linked(things, Linked(None, of, text=f"of {_told(of.nodes)}"), context.terrain)
        for things, of in pairs
    ]
    if None not in sides:
        one, other = (Count(side[0].nodes) for side in sides if side)
        yield Versus(one, other, VERSUS[contest.mode]), 0.3


def _told(nodes: Nodes) -> str:
    """`kitchen of flat A`."""
    return f"{nodes.text} {nodes.where_text}".strip()


def _is_counted_too(left: Set, right: Set, terrain: Terrain) -> bool:
    """Whether the second of two things has nothing counted of it, but is counted of the first:
    `has the ground floor more doors than windows`.
    """
    plain = not (right.det or right.named or right.refers or right.nodes.where)
    place = bool(left.nodes.kinds) and left.nodes.kinds <= terrain.kinds(knowledge().places)
    return plain and (right.many or place) and left.nodes.kinds.isdisjoint(right.nodes.kinds)
