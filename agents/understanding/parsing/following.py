"""A question after another one: what its pronouns stand for, and which part of the last ask it
changes. A conversation edits the last ask, not the last sentence."""

from collections.abc import Iterator
from dataclasses import replace

from agents.understanding.parsing import regrouping
from agents.understanding.parsing.antecedents import foci, focus, nodes_of, row, spoken_of
from agents.understanding.parsing.applying.properties import with_compared, with_flags
from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import united
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.contests import VERSUS
from agents.understanding.parsing.constituents import (
    Asked,
    Compared,
    Constituent,
    Contest,
    Elliptic,
    Flags,
    Linked,
    Most,
    Ranking,
    Set,
    Strata,
    Word,
)
from agents.understanding.parsing.constructions.strata import THICKNESS, has_layers
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.ellipsis import covers
from agents.understanding.parsing.grammar.measures import asked_beside
from agents.understanding.parsing.grammar.questions import FUNCTIONS
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Beyond,
    Condition,
    Count,
    Either,
    Exists,
    Is,
    Layers,
    Measure,
    Names,
    Nodes,
    Related,
    Several,
    Test,
    Versus,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.lexicon import CALLED
from agents.understanding.twin.senses import Graded, Operator, Relation

Found = Iterator[tuple[Ask, float]]
ROW = 1.0
"""What it is worth that several turns in a row asked the same of one thing after the other."""
ELLIPTIC: dict[str, type[Count | Exists | Names]] = {"how_many": Count, "any": Exists}


def edits(what: Constituent, turns: tuple[Turn, ...], context: Context, *, yes_no: bool) -> Found:
    """The last ask with what a fragment changes in it, each with a score.

    `yes_no`: it is worded as a question of yes or no.
    """
    if not turns:
        return
    last = turns[-1]
    nodes = focus(last)
    if nodes is None:
        return
    yield from regrouping.edits(what, last, context)
    match what:
        case Set() if not what.refers:
            yield from _by_set(what, last, nodes, context)
        case Linked() if what.set.refers and what.set.det not in {"which", "what"}:
            return
        case Flags() | Compared() if yes_no:
            yield from _whether(what, last, nodes, context)
        case Flags() | Compared() | Linked():
            yield from _narrowed(what, last, nodes, context)
        case Elliptic():
            yield from _elliptic(what, turns, context)
        case Ranking():
            yield from _ranked(what, last, nodes, context)
        case Strata() if what.of is None:
            yield from _layered(what, last, context)
        case Asked() if what.of is None:
            for worse, near in enumerate(spoken_of(last)):
                many = Set(near, many=not _single(last), named=_single(last))
                for ask, score in _measured(what, many, context):
                    yield ask, score - 0.1 * worse
        case Word():
            yield from _by_word(what, last, nodes, context)
            yield from _of_row(what, turns, context)
        case Contest() if len(what.sets) < 2:
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
    own = nodes_of(last.ask)
    assert own is not None
    asked: Ask = last.ask
    if one.det == "how_many":
        asked = Count(own)
    elif one.det == "any":
        asked = Exists(own)
    elif one.det in {"which", "what", "list"}:
        asked = Names(own)
    places = context.terrain.kinds(knowledge().places) | context.terrain.kinds(("IfcZone",))
    replaced = _elsewhere(own, one, places)
    plain = one.det in {"", "any", "only", "all"}
    if replaced is not None:
        yield with_nodes(asked, replaced), 0.35 if plain else -0.2
    if own.kinds & one.nodes.kinds:
        yield from _whole(last.ask, one, context)
        kept = tuple(c for c in own.where if isinstance(c, Related) and c not in one.nodes.where)
        kept = kept if not any(isinstance(c, Related) for c in one.nodes.where) else ()
        if one.letter and replaced is not None:
            return
        if isinstance(last.ask, Exists) and asked is last.ask:
            said = tuple(c for c in own.where if not _calls(c))
            yield with_nodes(asked, one.nodes.having(*said, text=own.where_text)), 0.35
        elif one.named:
            yield with_nodes(asked, one.nodes), 0.35
        else:
            yield with_nodes(asked, one.nodes.having(*kept, text=_related_text(own))), 0.25
        return
    if plain and (one.nodes.kinds <= places or one.named):
        link = Linked(None, one, text=one.nodes.text)
        yield from _placed(asked, own, link, context)
    moved = _moved(own, one, context)
    if isinstance(last.ask, Exists) and any(
        isinstance(c, Test) and not _calls(c) for c in own.where
    ):
        return
    if moved is not None and isinstance(last.ask, Count | Names | Exists):
        told = isinstance(last.ask, Names) and last.ask.measures and asked is last.ask
        if told:
            yield _measured_anew(last.ask, moved, context), 0.1  # type: ignore[arg-type]
            return
        asked = last.ask if not isinstance(last.ask, Names) else Names(own)
        yield with_nodes(asked, moved), 0.1


def _measured_anew(ask: Names, nodes: Nodes, context: Context) -> Ask:
    """The same measures of other things, which may hold them in other properties."""
    found = []
    for one in ask.measures:
        sense = context.property(one.word) if not one.groups else None
        found.append((measure_of(sense, nodes, context.terrain) if sense else None) or one)
    return replace(ask, nodes=nodes, measures=tuple(found))


def _calls(one: Condition) -> bool:
    """Whether a condition says which things are meant rather than what is said of them."""
    return isinstance(one, Test) and bool(CALLED & set(one.properties))


def _whole(ask: Ask, one: Set, context: Context) -> Found:
    """`the whole wall?`: as thick as was told of a layer of it."""
    thickness = context.property(THICKNESS)
    if isinstance(ask, Layers) and covers(one, Set(ask.nodes)) and thickness is not None:
        measure = measure_of(thickness, ask.nodes, context.terrain)
        if measure is not None and ask.form == "thickness":
            yield Names(ask.nodes, (measure,)), 0.6


def _placed(asked: Ask, own: Nodes, link: Linked, context: Context) -> Found:
    """The same at a place, on top of the place that was named before or instead of it."""
    places = context.terrain.kinds(knowledge().places)
    free = tuple(c for c in own.where if not (isinstance(c, Related) and c.nodes.kinds <= places))
    bases = (own,) if free == own.where else (own, replace(own, where=free, where_text=""))
    for worse, base in enumerate(bases):
        found = with_linked(Set(base), link, context.terrain)
        if found is not None:
            yield with_nodes(asked, found[0].nodes), 0.15 + found[1] - 0.05 * worse


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
        found = with_linked(moved, link, context.terrain)
        if found is None:
            return None
        moved = found[0]
    return moved.nodes


def _narrowed(what: Flags | Compared | Linked, last: Turn, nodes: Nodes, context: Context) -> Found:
    """The same of fewer things; what was said of the same property before is taken back."""
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
            yield with_nodes(last.ask, what.set.nodes), 0.45
            return
        replaced = _elsewhere(own, what.set, places)
        if replaced is not None and what.relation is not None and not what.relation.types:
            yield with_nodes(last.ask, replaced), 0.35
            return
        for ask, score in _placed(last.ask, own, what, context):
            yield ask, score + 0.15
        return
    if found is not None:
        yield with_nodes(last.ask, found[0].nodes), 0.3 + found[1]
    del nodes


def _is_told(ask: Ask) -> bool:
    """Whether something is told of things, and not which they are."""
    return isinstance(ask, Aggregate) or (isinstance(ask, Names) and bool(ask.measures))


def _whether(what: Flags | Compared, last: Turn, nodes: Nodes, context: Context) -> Found:
    """`is it external?`, `are they taller than two metres?`: of all that was told last."""
    for ask, score in _narrowed(what, replace(last, ask=Names(nodes)), nodes, context):
        if isinstance(ask, Names):
            one = Exists(ask.nodes) if _single(last) else Exists(nodes, every=ask.nodes)
            yield one, score


def _elliptic(what: Elliptic, turns: tuple[Turn, ...], context: Context) -> Found:
    """`and how many on the ground floor?`: the last things, asked after in another way.

    Where the last answer pointed at a single one, the things before it are meant.
    """
    told = [turn for turn in turns if (nodes := focus(turn)) is not None and not _is_pointed(nodes)]
    for turn in told[-1:]:
        own = nodes_of(turn.ask)
        assert own is not None
        for worse, near in enumerate(spoken_of(turn) if what.det == "any" else (own,)):
            asked = ELLIPTIC.get(what.det, Names)(near)
            for ask, score in _narrowed(what.what, replace(turn, ask=asked), near, context):
                yield ask, score + 0.1 - 0.2 * worse


def _is_pointed(nodes: Nodes) -> bool:
    """Whether the nodes are known by their GlobalIds only."""
    return any(isinstance(one, Test) and one.properties == ("GlobalId",) for one in nodes.where)


def _ranked(what: Ranking, last: Turn, nodes: Nodes, context: Context) -> Found:
    """`and the smallest?`: of the same things by the same measure, or by its own."""
    own = nodes_of(last.ask)
    assert own is not None
    ask = last.ask
    order = ask.order if isinstance(ask, Names) else None
    if isinstance(ask, Names) and order is not None:
        limit = what.limit or ask.limit
        turned = replace(ask, descending=what.descending, limit=limit)
        if turned != ask:
            yield turned, 0.4
    if isinstance(ask, Layers) and context.property(THICKNESS) in what.properties:
        yield Layers(ask.nodes, None, "ranked", what.descending, what.limit), 0.6
        return
    base = nodes if order is None else own
    among = tuple(one for one in base.where if not isinstance(one, Beyond))
    found = ranked(Set(replace(base, where=among)), what, context.terrain)
    if found is not None:
        for one, score in asks(found[0], context, yes_no=False):
            yield one, score + found[1]


def _layered(what: Strata, last: Turn, context: Context) -> Found:
    """`and the thickest layer?`: of the layered things that were spoken of."""
    for worse, near in enumerate(spoken_of(last)):
        if has_layers(Set(near), context):
            for ask, score in asks(replace(what, of=Set(near)), context, yes_no=False):
                yield ask, score + 0.1 - 0.1 * worse


def _measured(what: Asked, many: Set, context: Context) -> Found:
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
    elif isinstance(what.sense, Graded) and what.sense.degree.form == "comparative":
        degree = what.sense.degree
        yield from _ranked(Ranking(context.measures(degree), degree.up), last, nodes, context)
    elif name == "how_many":
        yield Count(nodes, last.ask.by if isinstance(last.ask, Count | Names) else None), 0.3
    elif name in {"list", "which", "what"}:
        yield Names(nodes), 0.1
    elif name in regrouping.MOST:
        yield from regrouping.topmost(Most(regrouping.MOST[name]), last, context)
    elif isinstance(what.sense, Relation) and what.sense.types:
        yield from _related(what.sense, last, context)
    elif name == "where":
        yield from asks(Asked((), of=Set(nodes, many=True), noun="place"), context, yes_no=False)


def _related(relation: Relation, last: Turn, context: Context) -> Found:
    """`made of?`: what stands at the other end of a relationship of what was spoken of."""
    for worse, near in enumerate(spoken_of(last)):
        asked = Asked((), of=Set(near, many=True), relation=relation)
        for ask, score in asks(asked, context, yes_no=False):
            yield ask, score - 0.2 * worse


def _of_row(what: Word, turns: tuple[Turn, ...], context: Context) -> Found:
    """`together?`, `which is bigger?`, `the difference?` of what was asked one after the other."""
    things, last = row(turns), turns[-1].ask
    name = what.name
    if not things:
        return
    if name == "difference":
        yield from _contested(Contest("difference"), turns, context)
        return
    measure = _measure(last)
    together = united(things)
    if isinstance(last, Count) and name == "sum":
        yield Count(together), ROW
    elif measure is not None and (name == "average" or (name == "sum" and adds_up(measure))):
        yield Aggregate(together, measure, FUNCTIONS[name]), ROW
    elif isinstance(what.sense, Graded) and what.sense.degree.form != "plain":
        degree = what.sense.degree
        ranking = Ranking(context.measures(degree), degree.up)
        yield from _first_of(together, ranking, measure, context)


def _first_of(nodes: Nodes, ranking: Ranking, measure: Measure | None, context: Context) -> Found:
    """The first of these by what was told of them, where the adjective may measure that."""
    found = ranked(Set(nodes), ranking, context.terrain)
    if found is not None:
        for ask, score in asks(found[0], context, yes_no=False):
            told = isinstance(ask, Names) and measure is not None and ask.order == measure
            yield ask, score + found[1] + (0.4 if told else 0.2)


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
    last = turns[-1].ask
    things = row(turns) or sides_of(last) or tuple(foci(turns)[-2:])
    if len(things) == 2:
        first, second = things
        if what.sets and what.sets[0].nodes == second:
            first, second = second, first
        elif what.sets and what.sets[0].nodes != first:
            return
        sides = (Set(first, named=True), Set(second, named=True))
        for ask, score in asks(replace(what, sets=sides), context, yes_no=False):
            yield ask, score + 0.1
        if not what.properties and what.counted is None and row(turns):
            yield from _same_measured(first, second, last, what)
    elif isinstance(last, Versus) and not what.sets:
        yield replace(last, mode=what.mode), 0.2  # type: ignore[arg-type]


def sides_of(ask: Ask) -> tuple[Nodes, ...]:
    """The two things that a question held against each other: `which is bigger, A or B`."""
    nodes = nodes_of(ask)
    one = nodes.where[0] if nodes is not None and len(nodes.where) == 1 else None
    if not isinstance(one, Either) or len(one.conditions) != 2:
        return ()
    return tuple(each.nodes for each in one.conditions if isinstance(each, Is))


def _same_measured(first: Nodes, second: Nodes, last: Ask, what: Contest) -> Found:
    """Both held against each other by what was told of each."""
    mode = VERSUS.get(what.mode)
    measure = _measure(last)
    if mode is None:
        return
    if isinstance(last, Count):
        yield Versus(Count(first), Count(second), mode), 0.6
    elif measure is not None and measure.groups:
        function = last.function if isinstance(last, Aggregate) else "sum"
        one, other = (Aggregate(nodes, measure, function) for nodes in (first, second))
        yield Versus(one, other, mode), 0.6
