"""The things that turns of a talk asked the same of, or held against each other."""

from dataclasses import replace

from agents.understanding.language.speaking import plural
from agents.understanding.parsing.applying.sets import united
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Either,
    Exists,
    Is,
    Layers,
    Links,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Share,
    Top,
    Versus,
)


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
            return held_apart(ask)
        case Several():
            found = [nodes for one in ask.asks if (nodes := nodes_of(one)) is not None]
            return united(tuple(found)) if found else None
    return None


def held_apart(ask: Versus) -> Nodes:
    """Both that are held against each other; the things of which one of two is so."""
    left = ask.left.nodes
    if ask.mode == "either":
        return replace(left, where=left.where[:-1], where_text="")
    return united(told_apart(left, ask.right.nodes))


def pair(turns: tuple[Turn, ...]) -> tuple[Nodes, ...]:
    """The two things that the last turns asked the same of, or held against each other."""
    if not turns:
        return ()
    things = row(turns)
    if len(things) == 2 and isinstance(turns[-1].ask, Count):
        things = told_apart(*things)
    found = things or sides_of(turns[-1].ask)
    return found if len(found) == 2 else ()


def row(turns: tuple[Turn, ...]) -> tuple[Nodes, ...]:
    """The things of which the last turns asked the same, one after the other, oldest first.

    `area of the hall`, `and the kitchen?`: the hall and the kitchen. Empty after a single one.
    """
    if not turns or not isinstance(turns[-1].ask, Count | Names | Aggregate):
        return ()
    last = turns[-1].ask
    found = [last.nodes]
    for turn in reversed(turns[:-1]):
        topic = isinstance(turn.ask, Names) and turn.ask == Names(turn.ask.nodes)
        if topic and last != Names(last.nodes):
            continue  # the topic of a question, as in `and the kitchen, how big is it`
        if type(turn.ask) is not type(last) or replace(turn.ask, nodes=last.nodes) != last:
            break
        nodes = turn.ask.nodes
        if any(_holds(nodes, one) or _holds(one, nodes) or _is_of(one, nodes) for one in found):
            break
        found.append(turn.ask.nodes)
    return tuple(reversed(found)) if len(found) > 1 else ()


def _is_of(nodes: Nodes, other: Nodes) -> bool:
    """Whether nodes are told by those others: what walls are made of, after the walls."""
    return any(isinstance(one, Related) and one.nodes == other for one in nodes.where)


def _holds(nodes: Nodes, other: Nodes) -> bool:
    """Whether the others are some of these: the same under further conditions."""
    alike = nodes.labels == other.labels and nodes.concepts in {(), other.concepts}
    return alike and set(nodes.where) <= set(other.where)


def sides_of(ask: Ask) -> tuple[Nodes, ...]:
    """The two things that a question held against each other: `which is bigger, A or B`."""
    if isinstance(ask, Versus):
        return told_apart(ask.left.nodes, ask.right.nodes)
    nodes = nodes_of(ask)
    one = nodes.where[0] if nodes is not None and len(nodes.where) == 1 else None
    if not isinstance(one, Either) or len(one.conditions) != 2:
        return ()
    return tuple(each.nodes for each in one.conditions if isinstance(each, Is))


def told_apart(left: Nodes, right: Nodes) -> tuple[Nodes, ...]:
    """What two sets of nodes are told apart by: of the windows of A and of B these two."""
    ends = (one.where[-1] if one.where else None for one in (left, right))
    first, second = (one if isinstance(one, Related) else None for one in ends)
    alike = (left.labels, left.concepts, left.where[:-1])
    same = first and second and alike == (right.labels, right.concepts, right.where[:-1])
    if same and first and second and first.path == second.path:
        return first.nodes, second.nodes
    return left, right


def counted_of(side: Nodes, counted: Related) -> Nodes:
    """The things that are counted of one side: the windows of the kitchen."""
    back = tuple(hop.reversed() for hop in reversed(counted.path))
    return counted.nodes.having(Related(back, side), text=f"of {side.text}")


def counted_by(nodes: Nodes) -> Measure | None:
    """What is counted of each side, by the things that were counted of one: windows of A."""
    last = nodes.where[-1] if nodes.where else None
    if not isinstance(last, Related) or last.negated:
        return None
    path = tuple(hop.reversed() for hop in reversed(last.path))
    things = replace(nodes, where=nodes.where[:-1], where_text="")
    return Measure(f"number of {plural(nodes.text)}", counted=Related(path, things))


def with_side(ask: Versus, nodes: Nodes) -> Versus:
    """The first of two things that are held against each other, or what is counted of it, replaced:
    `has the kitchen more windows than the bath`, `and the hall`.
    """
    counts = ask.left.nodes
    if sides_of(ask) == (counts, ask.right.nodes):
        return replace(ask, left=replace(ask.left, nodes=nodes))
    *kept, last = counts.where
    assert isinstance(last, Related)
    where = (*kept, replace(last, nodes=nodes))
    told = replace(counts, where=where, where_text=f"of {nodes.text}")
    return replace(ask, left=replace(ask.left, nodes=told))
