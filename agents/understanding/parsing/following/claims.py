"""Whether the same is so of other things, or another thing is so of the same ones."""

from dataclasses import replace

from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.turns import NOTHING
from agents.understanding.plans.algebra import Ask, Condition, Exists, Nodes, Not, Related, Test
from agents.understanding.twin.senses import Relation


def so_of(ask: Exists, nodes: Nodes, context: Context) -> Ask:
    """Whether the same is so of other nodes; nothing where it cannot be said of them."""
    if ask.every is None:
        return Exists(nodes)
    said = tuple(_said_of(nodes, one, context) for one in said_of_all(ask))
    told = tuple(one for one in said if one is not None)
    whole = told and len(told) == len(said) and not set(told) & set(nodes.where)
    return Exists(nodes, every=nodes.having(*told)) if whole else NOTHING


def said_of_all(ask: Exists) -> tuple[Condition, ...]:
    """What is asked of all nodes, beside what says which they are."""
    return tuple(one for one in ask.every.where if one not in ask.nodes.where) if ask.every else ()


def _said_of(nodes: Nodes, one: Condition, context: Context) -> Condition | None:
    """A condition in the properties that these nodes hold: a door and a window are external by
    properties of two sets. None where they hold none, or are in no such relationship.
    """
    if isinstance(one, Related):
        edges = (edge for kind in nodes.kinds for edge in context.terrain.edges[kind])
        return one if any(hop == one.path[0] for hop, _, _ in edges) else None
    if not isinstance(one, Test):
        return one
    filled = context.terrain.filled(nodes.kinds)
    called = {name.rpartition(".")[2] for name in one.properties}
    held = tuple(name for name in one.properties if filled.get(name))
    held = held or tuple(sorted(n for n in filled if n.rpartition(".")[2] in called))
    return replace(one, properties=held) if held else None


def denied(one: Condition) -> Condition:
    """That a condition does not hold."""
    return replace(one, negated=not one.negated) if isinstance(one, Related) else Not(one)


def had_too(about: Nodes, one: Set, context: Context) -> Found:
    """`and radiators?`, where it was asked whether the kitchen has windows."""
    having = Linked(Relation((), preposition="with"), replace(one, det=""), text=one.nodes.text)
    found = with_linked(Set(about, named=True), having, context.terrain)
    if found is not None:
        yield Exists(found[0].nodes, about=about), 0.45 + found[1]


def had_by_all(ask: Exists, one: Set, context: Context) -> Found:
    """The same of the one thing, or of all things, that were asked about."""
    if ask.about is not None:
        yield from had_too(ask.about, one, context)
    elif any(isinstance(each, Related) for each in said_of_all(ask)):
        for each, score in had_too(ask.nodes, one, context):
            if isinstance(each, Exists):
                yield Exists(ask.nodes, every=each.nodes), score
