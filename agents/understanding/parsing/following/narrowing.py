"""The same of fewer things, and whether what was told is so."""

from dataclasses import replace

from agents.understanding.parsing.antecedents import focus, spoken_of
from agents.understanding.parsing.applying.properties import with_compared, with_flags
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.constituents.conditions import Compared, Elliptic, Flags, Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.things import elsewhere, placed, with_nodes
from agents.understanding.parsing.sides import nodes_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Names,
    Nodes,
    Test,
    Versus,
)
from agents.understanding.schema.knowledge import knowledge

ELLIPTIC: dict[str, type[Count | Exists | Names]] = {"how_many": Count, "any": Exists}


def is_single(turn: Turn) -> bool:
    """Whether the answer of a turn pointed at one thing."""
    return len(turn.global_ids) == 1


def narrowed(what: Flags | Compared | Linked, last: Turn, context: Context) -> Found:
    """The same of fewer things; what was said of the same property before is taken back. Of two
    that are held against each other neither is meant alone.
    """
    if isinstance(last.ask, Versus):
        return
    terrain = context.terrain
    own = nodes_of(last.ask)
    assert own is not None
    if isinstance(what, Flags):
        kept = tuple(
            c
            for c in own.where
            if not (isinstance(c, Test) and set(c.properties) & set(what.names))
        )
        base = Set(replace(own, where=kept, where_text=own.where_text if kept == own.where else ""))
        found = with_flags(base, what, terrain)
    elif isinstance(what, Compared):
        found = with_compared(Set(own), what, terrain)
    elif what.set.det in {"which", "what"}:
        back = Linked(
            what.relation, Set(own, named=True), inverted=not what.inverted, text=f"of {own.text}"
        )
        turned = with_linked(what.set, back, terrain)
        if turned is not None:
            yield Names(turned[0].nodes), 0.3 + turned[1]
        return
    else:
        places = terrain.kinds(knowledge().places)
        itself = own.kinds & what.set.nodes.kinds & places
        if itself and what.relation is not None and not what.relation.types and _is_told(last.ask):
            yield with_nodes(last.ask, what.set.nodes, context), 0.45
            return
        replaced = elsewhere(own, what.set)
        if replaced is not None and what.relation is not None and not what.relation.types:
            yield with_nodes(last.ask, replaced, context), 0.35
            return
        for ask, score in placed(last.ask, own, what, context):
            yield ask, score + 0.15
        return
    if found is not None:
        yield with_nodes(last.ask, found[0].nodes, context), 0.3 + found[1]


def _is_told(ask: Ask) -> bool:
    """Whether something is told of things, and not which they are."""
    return isinstance(ask, Aggregate) or (isinstance(ask, Names) and bool(ask.measures))


def whether(what: Flags | Compared, last: Turn, nodes: Nodes, context: Context) -> Found:
    """`is it external?`, `are they taller than two metres?`: of all that was told last."""
    for ask, score in narrowed(what, replace(last, ask=Names(nodes)), context):
        if isinstance(ask, Names):
            if is_single(last):
                yield Exists(ask.nodes, about=nodes), score
            else:
                yield Exists(nodes, every=ask.nodes), score


def elliptic(what: Elliptic, turns: tuple[Turn, ...], context: Context) -> Found:
    """`and how many on the ground floor?`: the last things, asked after in another way.

    Where the last answer pointed at a single one, the things before it are meant.
    """
    refers = isinstance(what.what, Linked) and what.what.set.refers
    if refers and (what.det == "what" or _is_partitive(what.what)):
        return  # `what feeds it?` asks for something else than was told, `of them` for a part
    if isinstance(what.what, Linked) and what.what.inverted and what.det in {"which", "what"}:
        asked_for = replace(what.what, set=replace(what.what.set, det="which"))
        yield from narrowed(asked_for, turns[-1], context)  # `which | rooms can I get into`
        return
    told = [turn for turn in turns if (nodes := focus(turn)) is not None and not _is_pointed(nodes)]
    for turn in told[-1:]:
        own = nodes_of(turn.ask)
        assert own is not None
        for worse, near in enumerate(spoken_of(turn) if what.det == "any" else (own,)):
            asked = ELLIPTIC.get(what.det, Names)(near)
            for ask, score in narrowed(what.what, replace(turn, ask=asked), context):
                yield ask, score + 0.1 - 0.2 * worse


def _is_partitive(what: Flags | Compared | Linked) -> bool:
    relation = what.relation if isinstance(what, Linked) else None
    return relation is not None and relation.preposition == "of"


def _is_pointed(nodes: Nodes) -> bool:
    """Whether the nodes are known by their GlobalIds only."""
    return any(isinstance(one, Test) and one.properties == ("GlobalId",) for one in nodes.where)
