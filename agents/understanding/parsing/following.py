"""A question after another one: what its pronouns stand for, and which part of the last ask it
changes. A conversation edits the last ask, not the last sentence."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from agents.understanding.parsing import applying
from agents.understanding.parsing.asking import asks
from agents.understanding.parsing.constituents import (
    Asked,
    Compared,
    Constituent,
    Contest,
    Flags,
    Grouping,
    Linked,
    Ranking,
    Set,
    Word,
)
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar import FUNCTIONS, key_of
from agents.understanding.parsing.measuring import adds_up
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Layers,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Share,
    Test,
    Versus,
)
from agents.understanding.twin.knowledge import knowledge
from agents.understanding.twin.senses import Operator

MOST_POINTED = 200
"""Elements of an earlier answer that are named one by one."""


@dataclass(frozen=True)
class Turn:
    """An earlier turn: what was asked, and the GlobalIds its answer spoke of."""

    ask: Ask
    global_ids: tuple[str, ...] = ()


def antecedents(turns: tuple[Turn, ...], context: Context) -> Mapping[str, tuple[Set, ...]]:
    """What each pronoun stands for after these turns; nothing without any."""
    if not turns:
        return {}
    last = turns[-1]
    found: dict[str, tuple[Set, ...]] = {}
    near = tuple(spoken_of(last))
    if near:
        single = len(last.global_ids) == 1
        found["they"] = tuple(Set(nodes, many=True) for nodes in near)
        found["it"] = tuple(Set(nodes, named=single, many=not single) for nodes in near)
        parts = tuple(Set(nodes, named=True) for nodes in foci(turns))[-2:]
        found["both"] = found["they"]
        if len(parts) > 1:
            nodes = applying.united(tuple(part.nodes for part in parts))
            both = Set(nodes, many=True, named=True, parts=parts, joined="and")
            found["both"] = (both, *found["they"])
    place = _place(turns, context)
    if place is not None:
        found["there"] = (Set(place, named=True),)
    return found


def spoken_of(turn: Turn) -> Iterator[Nodes]:
    """What a pronoun may stand for after a turn: its nodes, then those they are related to."""
    nodes = focus(turn)
    if nodes is None:
        return
    yield nodes
    for one in nodes.where:
        if isinstance(one, Related) and not one.negated:
            yield one.nodes


def focus(turn: Turn) -> Nodes | None:
    """The nodes a turn was about; those found, where only the first of a ranking were."""
    nodes = _nodes(turn.ask)
    limited = isinstance(turn.ask, Names) and turn.ask.limit is not None
    few = 0 < len(turn.global_ids) <= MOST_POINTED
    if nodes is not None and limited and few:
        ids = turn.global_ids
        test = Test(("GlobalId",), "=", ids[0]) if len(ids) == 1 else Test(("GlobalId",), "in", ids)
        return replace(nodes, where=(test,), where_text="", concepts=())
    return nodes


def foci(turns: tuple[Turn, ...]) -> list[Nodes]:
    """What the last turns were about, oldest first, each once."""
    found = [nodes for turn in turns if (nodes := focus(turn)) is not None]
    return list(dict.fromkeys(found))


def _nodes(ask: Ask) -> Nodes | None:
    match ask:
        case Count() | Names() | Aggregate() | Exists() | Layers():
            return ask.nodes
        case Share():
            return ask.part
        case Versus():
            return applying.united((ask.left.nodes, ask.right.nodes))
        case Several():
            found = [nodes for one in ask.asks if (nodes := _nodes(one)) is not None]
            return applying.united(tuple(found)) if found else None
    return None


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


Found = Iterator[tuple[Ask, float]]


def edits(what: Constituent, turns: tuple[Turn, ...], context: Context) -> Found:
    """The last ask with what a fragment changes in it, each with a score."""
    if not turns:
        return
    last = turns[-1]
    nodes = focus(last)
    if nodes is None:
        return
    match what:
        case Set() if not what.refers:
            yield from _by_set(what, last, nodes, context)
        case Flags() | Compared() | Linked():
            yield from _narrowed(what, last, nodes, context)
        case Ranking():
            yield from _ranked(what, last, nodes, context)
        case Grouping():
            yield from _grouped(what, last, nodes, context)
        case Asked() if what.of is None:
            for worse, near in enumerate(spoken_of(last)):
                many = Set(near, many=not _single(last), named=_single(last))
                for ask, score in _measured(what, many, context):
                    yield ask, score - 0.1 * worse
        case Word():
            yield from _by_word(what, last, nodes, context)
        case Contest() if not what.sets:
            yield from _contested(what, turns, context)


def _single(turn: Turn) -> bool:
    return len(turn.global_ids) == 1


def with_nodes(ask: Ask, nodes: Nodes) -> Ask:
    """The same asked of other nodes."""
    if isinstance(ask, Names) and ask.limit is not None and ask.order is not None:
        return replace(ask, nodes=nodes)
    if isinstance(ask, Count | Names | Aggregate | Exists | Layers):
        return replace(ask, nodes=nodes)
    if isinstance(ask, Several):
        return with_nodes(ask.asks[-1], nodes)
    return ask


def _by_set(one: Set, last: Turn, nodes: Nodes, context: Context) -> Found:
    """Another thing in the place of the one asked about, or another place."""
    if one.order is not None or one.by is not None:
        return
    own = _nodes(last.ask)
    assert own is not None
    asked: Ask = last.ask
    if one.det == "how_many":
        asked = Count(own)
    elif one.det in {"which", "what", "list"}:
        asked = Names(own)
    places = context.terrain.kinds(knowledge().places) | context.terrain.kinds(("IfcZone",))
    replaced = _elsewhere(own, one, places)
    plain = one.det in {"", "any", "only", "all"}
    if replaced is not None:
        yield with_nodes(last.ask, replaced), 0.35 if plain else -0.2
    if own.kinds & one.nodes.kinds:
        kept = tuple(c for c in own.where if isinstance(c, Related) and c not in one.nodes.where)
        kept = kept if not any(isinstance(c, Related) for c in one.nodes.where) else ()
        if one.named:
            yield with_nodes(asked, one.nodes), 0.35
        else:
            yield with_nodes(asked, one.nodes.having(*kept, text=_related_text(own))), 0.25
        return
    linked = applying.with_linked(Set(own), Linked(None, one, text=one.nodes.text), context.terrain)
    if linked is not None and plain and (one.nodes.kinds <= places or one.named):
        yield with_nodes(last.ask, linked[0].nodes), 0.15 + linked[1]
    moved = _moved(own, one, context)
    if moved is not None and isinstance(last.ask, Count | Names | Exists):
        asked = last.ask if not isinstance(last.ask, Names) else Names(own)
        yield with_nodes(asked, moved), 0.1


def _related_text(nodes: Nodes) -> str:
    return nodes.where_text if any(isinstance(c, Related) for c in nodes.where) else ""


def _elsewhere(nodes: Nodes, one: Set, places: frozenset[int]) -> Nodes | None:
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
    del places
    return None


def _moved(nodes: Nodes, one: Set, context: Context) -> Nodes | None:
    """Other things under the same conditions: `and bathrooms?`"""
    moved = Set(one.nodes)
    for condition in nodes.where:
        if not isinstance(condition, Related):
            continue
        link = Linked(None, Set(condition.nodes, named=True), text=f"of {condition.nodes.text}")
        found = applying.with_linked(moved, link, context.terrain)
        if found is None:
            return None
        moved = found[0]
    return moved.nodes


def _narrowed(what: Flags | Compared | Linked, last: Turn, nodes: Nodes, context: Context) -> Found:
    """The same of fewer things; what was said of the same property before is taken back."""
    terrain = context.terrain
    own = _nodes(last.ask)
    assert own is not None
    if isinstance(what, Flags):
        kept = tuple(
            c
            for c in own.where
            if not (isinstance(c, Test) and set(c.properties) & set(what.names))
        )
        base = Set(replace(own, where=kept, where_text=own.where_text if kept == own.where else ""))
        found = applying.with_flags(base, what, terrain)
    elif isinstance(what, Compared):
        found = applying.with_compared(Set(own), what, terrain)
    elif what.set.det in {"which", "what"}:
        back = Linked(
            what.relation, Set(own, named=True), inverted=not what.inverted, text=f"of {own.text}"
        )
        turned = applying.with_linked(what.set, back, terrain)
        if turned is not None:
            yield Names(turned[0].nodes), 0.3 + turned[1]
        return
    else:
        places = terrain.kinds(knowledge().places)
        replaced = _elsewhere(own, what.set, places)
        if replaced is not None and what.relation is not None and not what.relation.types:
            yield with_nodes(last.ask, replaced), 0.35
            return
        found = applying.with_linked(Set(own), what, terrain)
    if found is not None:
        yield with_nodes(last.ask, found[0].nodes), 0.3 + found[1]
    del nodes


def _ranked(what: Ranking, last: Turn, nodes: Nodes, context: Context) -> Found:
    """`and the smallest?`: of the same things by the same measure, or by its own."""
    own = _nodes(last.ask)
    assert own is not None
    ask = last.ask
    order = ask.order if isinstance(ask, Names) else None
    if isinstance(ask, Names) and order is not None:
        limit = what.limit or ask.limit
        turned = replace(ask, descending=what.descending, limit=limit)
        if turned != ask:
            yield turned, 0.4
    base = nodes if order is None else own
    found = applying.ranked(Set(base), what, context.terrain)
    if found is not None:
        for one, score in asks(found[0], context, yes_no=False):
            yield one, score + found[1]


def _grouped(what: Grouping, last: Turn, nodes: Nodes, context: Context) -> Found:
    key, score = key_of(context, Set(nodes), what)
    if key is None:
        return
    if isinstance(last.ask, Aggregate):
        yield replace(last.ask, by=key), 0.3 + score
    else:
        yield Count(nodes, key), 0.3 + score


def _measured(what: Asked, many: Set, context: Context) -> Found:
    from agents.understanding.parsing.grammar import asked_beside  # noqa: PLC0415

    for asked, score in asked_beside(context, what, many):
        if isinstance(asked, Asked) and (asked.measures or asked.noun or asked.relation):
            for ask, more in asks(asked, context, yes_no=False):
                yield ask, score + more + 0.1


def _by_word(what: Word, last: Turn, nodes: Nodes, context: Context) -> Found:
    name = what.sense.name if isinstance(what.sense, Operator) else ""
    measure = _measure(last.ask)
    if name in FUNCTIONS and measure is not None:
        function = FUNCTIONS[name]
        if function != "sum" or adds_up(measure):
            yield Aggregate(nodes, measure, function), 0.4
    elif name == "how_many":
        yield Count(nodes, last.ask.by if isinstance(last.ask, Count | Names) else None), 0.3
    elif name in {"list", "which", "what"}:
        yield Names(nodes), 0.1
    elif name == "where":
        yield from asks(Asked((), of=Set(nodes, many=True), noun="place"), context, yes_no=False)


def _measure(ask: Ask) -> Measure | None:
    match ask:
        case Names():
            return ask.order or next(iter(ask.measures), None)
        case Aggregate():
            return ask.measure
        case Versus() if isinstance(ask.left, Aggregate):
            return ask.left.measure
    return None


def _contested(what: Contest, turns: tuple[Turn, ...], context: Context) -> Found:
    """`how much bigger is the first?` of what the last two turns measured."""
    told = foci(turns)[-2:]
    if len(told) == 2:
        first, second = (Set(nodes, named=True) for nodes in told)
        for ask, score in asks(replace(what, sets=(first, second)), context, yes_no=False):
            yield ask, score + 0.1
    elif isinstance(turns[-1].ask, Versus):
        yield replace(turns[-1].ask, mode=what.mode), 0.2  # type: ignore[arg-type]
