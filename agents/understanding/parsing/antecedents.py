"""What the pronouns of a question stand for after earlier turns."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from agents.understanding.parsing.applying.sets import is_called, united
from agents.understanding.parsing.constituents.things import Order, Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.places import first_of
from agents.understanding.parsing.sides import nodes_of, row, sides_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Count,
    Exists,
    Is,
    Names,
    Nodes,
    Not,
    Related,
    Test,
    Top,
    Versus,
)
from agents.understanding.schema.knowledge import knowledge

MOST_POINTED = 200
"""Elements of an earlier answer that are named one by one."""
MOST_NEAR = 4
"""Things that a word with an article may stand for."""


def antecedents(turns: tuple[Turn, ...], context: Context) -> Mapping[str, tuple[Set, ...]]:
    """What each pronoun stands for after these turns, likeliest first; nothing without any."""
    last = next((turn for turn in reversed(turns) if focus(turn) is not None), None)
    if last is None:
        return {}
    single = len(last.global_ids) == 1
    near = _told_alone(tuple(spoken_of(last)), last) if single else tuple(spoken_of(last))
    told = foci(turns)
    counted = single and isinstance(last.ask, Count)
    alone = near[:1] if counted else near if single else (*near[1:], *near[:1])
    among = _ranked_of(last) if single else ()
    found: dict[str, tuple[Set, ...]] = {
        "they": tuple(Set(nodes, many=True) for nodes in (*among, *near)),
        "it": tuple(_alone(nodes, single or is_called(nodes)) for nodes in alone),
        "the": tuple(Set(nodes, named=True) for nodes in (*reversed(told), *near[1:]))[:MOST_NEAR],
        "else": tuple(Set(nodes, many=True) for nodes in _pointed(turns))[:MOST_NEAR],
    }
    together = row(turns)
    if together:
        found["they"] = (Set(united(together), many=True), *found["they"])
    found["both"] = (*_pairs(told), *(() if single else found["they"]))
    found["number"] = tuple(_counted(turns, together))
    if len(told) > 1:
        found["former"], found["latter"] = ((Set(nodes, named=True),) for nodes in told[-2:])
    found["what_else"] = (Set(_others(last, context), many=True),)
    left_out = tuple(_left_out(turns, context))
    found["some"] = tuple(Set(nodes, many=True) for nodes in left_out)
    found["none"] = tuple(Set(nodes, "no", many=True) for nodes in left_out)
    place = place_of(turns, context)
    if place is not None:
        found["there"] = (Set(place, named=True),)
    return found


def _ranked_of(turn: Turn) -> tuple[Nodes, ...]:
    """Those among which one was the first: `which is the smallest`, `how big are they`."""
    ask = turn.ask
    return (ask.nodes,) if isinstance(ask, Names) and ask.limit == 1 and not ask.by else ()


def _told_alone(near: tuple[Nodes, ...], last: Turn) -> tuple[Nodes, ...]:
    """The one thing that a turn told by its id, where it was asked for by what it is related to."""
    asked = isinstance(last.ask, Names) and last.ask.by is None and last.ask.limit is None
    if asked and near and any(isinstance(one, Related) for one in near[0].where):
        return with_ids(near[0], last.global_ids), *near[1:]
    return near


def _alone(nodes: Nodes, named: bool) -> Set:
    return Set(nodes, named=named, many=not named)


def _left_out(turns: tuple[Turn, ...], context: Context) -> Iterator[Nodes]:
    """The things that `none` and `one` may stand for, wherever they are: the latest that are no
    places, else what a place was said to have; places themselves where nothing else is known.
    """
    places = context.terrain.kinds(knowledge().places) | context.terrain.kinds(("IfcZone",))
    near = [(*spoken_of(turn), *_lacked(turn)) for turn in reversed(turns)]
    things = ([one for one in told if not one.kinds <= places] for told in near)
    had = (list(told[1:]) for told in near)
    for nodes in next(filter(None, (*things, *had, *map(list, near))), ()):
        kept = tuple(c for c in nodes.where if not (isinstance(c, Related) and not c.negated))
        yield replace(nodes, where=kept, where_text="") if kept != nodes.where else nodes


def _others(turn: Turn, context: Context) -> Nodes:
    """The elements that a turn did not speak of: all but its things, wherever they are."""
    held = knowledge().held
    elements = Nodes(held, context.terrain.kinds(held), text="element")
    told = (one for one in (*spoken_of(turn), *_lacked(turn)) if not one.absent)
    near = next((one for one in told if one.kinds and one.kinds <= elements.kinds), None)
    if near is None:
        return elements
    kept = tuple(one for one in near.where if not isinstance(one, Related))
    if near.kinds == elements.kinds and any(isinstance(one, Not) for one in kept):
        return elements.having(*kept, text="besides")
    text = f"except {near.text}"
    return elements.having(Not(Is(replace(near, where=kept, where_text=""))), text=text)


def _lacked(turn: Turn) -> Iterator[Nodes]:
    """What the things of a turn were said to be without."""
    nodes = focus(turn)
    for one in nodes.where if nodes is not None else ():
        if isinstance(one, Related) and one.negated:
            yield one.nodes


def _pairs(told: list[Nodes]) -> Iterator[Set]:
    """The last two things that were spoken of, as one set of both."""
    parts = tuple(Set(nodes, named=True) for nodes in told[-2:])
    if len(parts) > 1:
        nodes = united(tuple(part.nodes for part in parts))
        yield Set(nodes, many=True, named=True, parts=parts, joined="and")


def _counted(turns: tuple[Turn, ...], together: tuple[Nodes, ...]) -> Iterator[Set]:
    """What a number of things may stand for, with how many of them were told, the latest first."""
    if together:
        yield Set(united(together), many=True, count=("=", len(together)))
    for turn in reversed(turns):
        nodes = focus(turn)
        if nodes is not None and len(turn.global_ids) > 1:
            yield Set(nodes, many=True, count=("=", len(turn.global_ids)))


def _pointed(turns: tuple[Turn, ...]) -> Iterator[Nodes]:
    """The very elements that the last turns spoke of, the latest first."""
    for turn in reversed(turns):
        nodes = nodes_of(turn.ask)
        grouped = isinstance(turn.ask, Count) and turn.ask.by is not None
        if nodes is not None and not grouped and 0 < len(turn.global_ids) <= MOST_POINTED:
            yield with_ids(nodes, turn.global_ids)


def spoken_of(turn: Turn) -> Iterator[Nodes]:
    """What a pronoun may stand for after a turn: its nodes, then those they are related to, or
    were asked to be.
    """
    nodes = focus(turn)
    if nodes is None or isinstance(turn.ask, Top):
        return
    yield nodes
    if (located := _located(turn)) is not None:
        nodes, place = located
        yield place
    asked = turn.ask.every or turn.ask.nodes if isinstance(turn.ask, Exists) else nodes
    for one in asked.where:
        if isinstance(one, Related) and not one.negated:
            yield one.nodes


def focus(turn: Turn) -> Nodes | None:
    """The nodes a turn was about; those found, where only the first of a ranking were."""
    about = turn.ask.about if isinstance(turn.ask, Exists) else None
    if (located := _located(turn)) is not None:
        about = located[0]
    nodes = about or (None if turn.void else nodes_of(turn.ask))
    if nodes is None or not isinstance(turn.ask, Names) or turn.ask.limit is None:
        return nodes
    if 0 < len(turn.global_ids) <= MOST_POINTED:
        return with_ids(nodes, turn.global_ids)
    return _first(turn.ask) or nodes


def _located(turn: Turn) -> tuple[Nodes, Nodes] | None:
    """What it was asked of where it is, by a pronoun, and the place that was asked for: `which
    floor is it on`, `how high is it`. None where something else was asked.
    """
    ask = turn.ask
    if not isinstance(ask, Names) or ask.measures or ask.order or ask.by or not turn.pointed:
        return None
    held = [one.nodes for one in ask.nodes.where if isinstance(one, Related) and _is_inside(one)]
    return (held[0], ask.nodes) if held and len(held) == len(ask.nodes.where) else None


def _is_inside(one: Related) -> bool:
    """Whether others are in the things that are related so to them."""
    return not (one.negated or one.count) and knowledge().leads_down(one.path[0])


def _first(ask: Names) -> Nodes | None:
    """The first of a ranking whose things are not known by their ids."""
    if ask.order is None or ask.limit is None:
        return None
    found = first_of(Set(ask.nodes, order=Order(ask.order, ask.descending, ask.limit, ask.skip)))
    return found.nodes if found is not None else None


def with_ids(nodes: Nodes, ids: tuple[str, ...]) -> Nodes:
    """The very elements of these ids among such nodes."""
    test = Test(("GlobalId",), "=", ids[0]) if len(ids) == 1 else Test(("GlobalId",), "in", ids)
    return replace(nodes, where=(test,), where_text="", concepts=())


def foci(turns: tuple[Turn, ...]) -> list[Nodes]:
    """What the last turns were about, oldest first, each once; of two held against each other
    either."""
    found: list[Nodes] = []
    for turn in turns:
        nodes = focus(turn)
        held = sides_of(turn.ask) if isinstance(turn.ask, Versus) else ()
        found += held or ([nodes] if nodes is not None else [])
    return list(dict.fromkeys(found))


def place_of(turns: tuple[Turn, ...], context: Context) -> Nodes | None:
    """The last place that was spoken of."""
    places = context.terrain.kinds(knowledge().places) | context.terrain.kinds(("IfcZone",))
    for turn in reversed(turns):
        located = _located(turn)
        nodes = located[1] if located else focus(turn)
        if nodes is None:
            continue
        if nodes.kinds and nodes.kinds <= places:
            return nodes
        for one in reversed(nodes.where):
            if isinstance(one, Related) and not one.negated and one.nodes.kinds <= places:
                return one.nodes
    return None
