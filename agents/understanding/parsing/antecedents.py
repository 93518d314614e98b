"""What the pronouns of a question stand for after earlier turns."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from agents.understanding.parsing.applying.sets import is_called, united
from agents.understanding.parsing.constituents.things import Order, Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.places import first_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Layers,
    Links,
    Names,
    Nodes,
    Related,
    Several,
    Share,
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
    found: dict[str, tuple[Set, ...]] = {
        "they": tuple(Set(nodes, many=True) for nodes in near),
        "it": tuple(_alone(nodes, single or is_called(nodes)) for nodes in alone),
        "the": tuple(Set(nodes, named=True) for nodes in (*reversed(told), *near[1:]))[:MOST_NEAR],
        "else": tuple(Set(nodes, many=True) for nodes in _pointed(turns))[:MOST_NEAR],
    }
    together = row(turns)
    if together:
        found["they"] = (Set(united(together), many=True), *found["they"])
    found["both"] = (*_pairs(told), *found["they"])
    found["number"] = tuple(_counted(turns, together))
    if len(told) > 1:
        found["former"], found["latter"] = ((Set(nodes, named=True),) for nodes in told[-2:])
    left_out = tuple(_left_out(turns, context))
    found["some"] = tuple(Set(nodes, many=True) for nodes in left_out)
    found["none"] = tuple(Set(nodes, "no", many=True) for nodes in left_out)
    place = _place(turns, context)
    if place is not None:
        found["there"] = (Set(place, named=True),)
    return found


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
    asked = turn.ask.every or turn.ask.nodes if isinstance(turn.ask, Exists) else nodes
    for one in asked.where:
        if isinstance(one, Related) and not one.negated:
            yield one.nodes


def focus(turn: Turn) -> Nodes | None:
    """The nodes a turn was about; those found, where only the first of a ranking were."""
    about = turn.ask.about if isinstance(turn.ask, Exists) else None
    nodes = about or (None if turn.void else nodes_of(turn.ask))
    if nodes is None or not isinstance(turn.ask, Names) or turn.ask.limit is None:
        return nodes
    if 0 < len(turn.global_ids) <= MOST_POINTED:
        return with_ids(nodes, turn.global_ids)
    return _first(turn.ask) or nodes


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
    """What the last turns were about, oldest first, each once."""
    found = [nodes for turn in turns if (nodes := focus(turn)) is not None]
    return list(dict.fromkeys(found))


def nodes_of(ask: Ask) -> Nodes | None:
    """The nodes that an ask is about, of several asks all of them; None where it has none."""
    match ask:
        case Count() | Names() | Aggregate() | Exists() | Layers() | Links():
            return ask.nodes
        case Share():
            return ask.part
        case Top():
            return ask.ask.nodes
        case Versus():
            return united((ask.left.nodes, ask.right.nodes))
        case Several():
            found = [nodes for one in ask.asks if (nodes := nodes_of(one)) is not None]
            return united(tuple(found)) if found else None
    return None


def row(turns: tuple[Turn, ...]) -> tuple[Nodes, ...]:
    """The things of which the last turns asked the same, one after the other, oldest first.

    `area of the hall`, `and the kitchen?`: the hall and the kitchen. Empty after a single one.
    """
    if not turns or not isinstance(turns[-1].ask, Count | Names | Aggregate):
        return ()
    last = turns[-1].ask
    found = [last.nodes]
    for turn in reversed(turns[:-1]):
        if type(turn.ask) is not type(last) or replace(turn.ask, nodes=last.nodes) != last:
            break
        if any(_holds(turn.ask.nodes, one) or _holds(one, turn.ask.nodes) for one in found):
            break
        found.append(turn.ask.nodes)
    return tuple(reversed(found)) if len(found) > 1 else ()


def _holds(nodes: Nodes, other: Nodes) -> bool:
    """Whether the others are some of these: the same under further conditions."""
    alike = nodes.labels == other.labels and nodes.concepts in {(), other.concepts}
    return alike and set(nodes.where) <= set(other.where)


def _place(turns: tuple[Turn, ...], context: Context) -> Nodes | None:
    """The last place that was spoken of."""
    places = context.terrain.kinds(knowledge().places) | context.terrain.kinds(("IfcZone",))
    for turn in reversed(turns):
        nodes = focus(turn)
        if nodes is None:
            continue
        if nodes.kinds and nodes.kinds <= places:
            return nodes
        for one in reversed(nodes.where):
            if isinstance(one, Related) and not one.negated and one.nodes.kinds <= places:
                return one.nodes
    return None
