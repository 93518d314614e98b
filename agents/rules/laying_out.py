"""What was gathered from a question → `QueryPlan`."""

import re

from agents.messages import Shape
from agents.rules.columns import (
    freeze,
    identity,
    names_of,
    sized,
    step_of,
    title_of,
    told_of,
    update,
    without,
)
from agents.rules.comparing import all_of, compared, counts_compared
from agents.rules.meanings import PropertyMeaning, UnitMeaning
from agents.rules.measuring import edge_property
from agents.rules.mentions import Attachment, Event, Mention
from agents.rules.plan import Aggregate, Column, Filter, Link, NodePlan, Order, QueryPlan
from agents.rules.said import Said, asks_whether, pick
from agents.rules.schema_map import SchemaMap
from agents.rules.speaking import singular
from agents.rules.telling import adds_up
from agents.rules.vocabulary import vocabulary

AGGREGATES: dict[str, Aggregate] = {
    "sum": "sum",
    "average": "avg",
    "minimum": "min",
    "maximum": "max",
}
_TOLD = (
    (r"\s+(?:have|has|are|is|there)$", ""),
    (r"^(?:are|is|exist|exists|do we|do you|does it|have|has|are there|is there)$", ""),
    (r"^(?:(?:are|is) )?(?:there|present|exist|exists)\b\s*", ""),
    (r"^(?:do (?:we|you|i) have|have we got|has it got)\b\s*", ""),
    (r"^(?:are|is) (?=(?:in|on|at|of|with|from|inside|within|next|\w+ed)\b)", ""),
    (
        r"^(?=(?:are|is|have|has|do not|does not|don't|doesn't|face|lead|belong|contain|lie)\b)",
        "that ",
    ),
    (r"^not\b", "that are not"),
    (r"^(?:can|could) (we|you|i)\b", r"that \1 can"),
    (r"^(?:does|do|did) (.+)$", r"in \1"),
)
"""How what stands behind a noun in a question is said in its answer, one after the other."""
SPOKEN = {"sum": "total", "average": "average", "minimum": "smallest", "maximum": "largest"}


def lay_out(said: Said, question: str, events: list[Event], graph: SchemaMap) -> QueryPlan | None:
    """The plan of what was said; None where it names nothing to tell."""
    steps: list[Mention] = []
    node = _once(freeze(said.target, steps, graph), said.target, graph)
    plan = QueryPlan(
        shape=Shape.LIST,
        target=node,
        subject=singular(said.target.text),
        phrase=_restriction(question, events, said.target),
        measure=" and ".join(said.words),
        told_in=_told_in(said.told_in) if said.told_in else None,
        many=singular(said.target.text) != said.target.text,
    )
    if said.rival is not None:
        return counts_compared(plan, said, graph, events)
    if said.universal and (of_all := all_of(plan, said, graph, events)):
        return of_all
    if said.compared or (said.comparative and not said.columns):
        return compared(plan, said, graph, events)
    laid = _columns(plan, said, steps, graph, events)
    return _ordered(_pointing(laid, steps, graph), said, steps, graph)


def _once(node: NodePlan, target: Mention, graph: SchemaMap) -> NodePlan:
    """Where several models hold one thing, the one that no other stands for."""
    hops = {hop for kind in target.kinds for hop, _, _ in graph.edges[kind]}
    twice = [hop for hop in hops if hop.type in vocabulary().same and hop.direction == "out"]
    others = tuple(Link(path=(hop,), node=NodePlan(), negated=True) for hop in twice)
    return node.model_copy(update={"links": (*node.links, *others)})


def _told_in(meaning: UnitMeaning) -> tuple[str, float, float]:
    return meaning.unit.symbol or meaning.word, meaning.unit.factor, meaning.unit.offset


def _pointing(plan: QueryPlan, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    """The answer points at the first of its nodes that can be pointed at in the building."""
    alike = tuple(
        step
        for step, mention in enumerate(steps)
        if step
        and mention.text
        and mention.kinds & steps[0].kinds
        and any(
            one.mention is mention and (one.apart or (holder is steps[0] and _excludes(one)))
            for holder in steps
            for one in holder.links
        )
    )
    plan = plan.model_copy(update={"others": alike})
    first = plan.columns[0].step if plan.columns else 0
    for step in (first, *range(len(steps))):
        if graph.filled(steps[step].kinds).get("GlobalId"):
            return plan.model_copy(update={"pointed": step})
    return plan


def _excludes(link: Attachment) -> bool:
    """Whether what hangs on the link is another thing than the one it hangs on."""
    apart = link.negated or link.optional or link.either or link.count
    return not apart and link.path[0].at_most == 1


def _restriction(question: str, events: list[Event], target: Mention) -> str:
    """What the question says behind the thing asked about: `on the ground floor`."""
    end = next((e.end for e in events if e.what is target), len(question))
    rest = question[end:].strip(" ?.!,")
    for pattern, told in _TOLD:
        rest = re.sub(pattern, told, rest, flags=re.IGNORECASE)
    return rest


def _columns(
    plan: QueryPlan, said: Said, steps: list[Mention], graph: SchemaMap, events: list[Event]
) -> QueryPlan:
    target = said.related or said.target
    at = step_of(target, steps)
    counted = said.counted
    naming = names_of(at, target, graph)
    told = tuple(
        column
        for asked, mention in said.columns
        for column in _asked(asked, mention, said, steps, graph)
    )
    if "times" in said.operators and len(told) >= 2:
        factors = tuple(c.properties[0] for c in told[-2:])
        plan = plan.model_copy(update={"measure": said.words[0]})
        told = (
            Column(
                properties=factors, step=told[-1].step, title=" × ".join(map(title_of, factors))
            ),
        )
    if counted is not None:
        number = Column(
            step=step_of(counted, steps), aggregate="count", distinct=True, title="count"
        )
        columns = (*naming, *without(told, naming), number)
        return update(plan, Shape.TABLE, columns, len(naming))
    if said.group_mention is not None and not counted:
        place = step_of(said.group_mention, steps)
        groups = names_of(place, said.group_mention, graph)
        return _grouped(plan, said, told, at, groups, graph)
    if said.group is not None:
        groups = told_of(said.group, at, target, graph)
        return _grouped(plan, said, without(told, groups), at, groups, graph)
    if "count" in said.operators:
        return _count(plan, said, told, target, at, graph)
    if asks_whether(events):
        return _whether(plan, said, steps, graph)
    if _asks_for_the_whole(said, told, graph, events):
        summed = told[-1].model_copy(update={"aggregate": "sum"})
        plan = plan.model_copy(update={"measure": f"total {plan.measure}"})
        return update(plan, Shape.NUMBER, (summed,), 0)
    for name, aggregate in AGGREGATES.items():
        if name == "sum" and told and not adds_up(told[-1].properties):
            continue
        if name in said.operators and told and not said.superlative:
            last = _asked(*said.columns[-1], said, steps, graph)
            last = last if told[-len(last) :] == last else told[-1:]
            columns = tuple(one.model_copy(update={"aggregate": aggregate}) for one in last)
            plan = plan.model_copy(update={"measure": f"{SPOKEN[name]} {plan.measure}"})
            return update(plan, Shape.NUMBER if len(columns) == 1 else Shape.TABLE, columns, 0)
    if said.places:
        placed = tuple(
            column
            for place in said.places
            for column in names_of(step_of(place, steps), place, graph)
        )
        return update(plan.model_copy(update={"measure": "place"}), Shape.TABLE, placed, 0)
    edge = _edge_columns(target, said, steps)
    if edge and not told and said.superlative is None:
        return update(plan, Shape.TABLE, (*naming, *edge), len(naming))
    if said.superlative is not None:
        return _extreme(plan, said, told, naming, steps, graph)
    if not told and said.flags:
        flag, mention = said.flags[-1]
        told = tuple(
            Column(properties=(n,), step=step_of(mention, steps), title=title_of(n))
            for n in pick(PropertyMeaning(tuple((n,) for n in flag.names)), mention.kinds, graph)
        )
    if any(column.aggregate for column in told):
        alone = _single(said.target, graph) and len(told) == 1
        plan = plan.model_copy(update={"measure": f"total {plan.measure}"})
        columns = told if alone else (*naming, *told)
        shape = Shape.NUMBER if alone else Shape.TABLE
        return update(plan, shape, columns, len(columns) - len(told))
    if not told:
        return update(plan, Shape.LIST, (*naming, *identity(target, at, graph)), len(naming))
    if _single(said.target, graph) and not _names_asked(said, naming, told):
        shape = Shape.TEXT if len(told) == 1 else Shape.TABLE
        return update(plan, shape, told, 0)
    if told and not without(told, naming) and len(told) < len(naming):
        shape = Shape.TEXT if len(told) == 1 else Shape.TABLE
        return update(plan, shape, told, 0)
    if told == naming:
        shape = Shape.TEXT if _single(said.target, graph) else Shape.LIST
        return update(plan, shape, naming, len(naming))
    return update(plan, Shape.TABLE, (*naming, *without(told, naming)), len(naming))


def _asked(
    asked: PropertyMeaning, mention: Mention, said: Said, steps: list[Mention], graph: SchemaMap
) -> tuple[Column, ...]:
    """The columns of what is asked of a mention: its own, its relationship's, or its parts' sum."""
    edge = edge_property(asked, mention)
    if edge and mention.links:
        step = step_of(mention.links[0].mention, steps)
        return (Column(properties=(edge,), step=step, edge=True, title=edge),)
    told = told_of(asked, step_of(mention, steps), mention, graph)
    if mention in said.parts and told and adds_up(told[0].properties):
        return tuple(column.model_copy(update={"aggregate": "sum"}) for column in told)
    return told


def _asks_for_the_whole(
    said: Said, told: tuple[Column, ...], graph: SchemaMap, events: list[Event]
) -> bool:
    """`what is the window area?` of many windows asks for all of it together."""
    other = said.operators & {"each", "list", "average", "minimum", "maximum"}
    if len(told) != 1 or said.target.named or said.superlative or other:
        return False
    unit = graph.schema.units.get(told[0].properties[0])
    asks_one = [e.text.lower() for e in events[:2]] == ["what", "is"]
    return asks_one and unit in {"m2", "m3"} and adds_up(told[0].properties)


def _names_asked(said: Said, naming: tuple[Column, ...], told: tuple[Column, ...]) -> bool:
    return bool(naming) and all(column in told for column in naming)


def _single(target: Mention, graph: SchemaMap) -> bool:
    """One thing is spoken of: it is named, or the twin holds only one."""
    alone = not target.links and graph.count(target.kinds) == 1
    return target.named or (alone and singular(target.text) == target.text)


def _grouped(
    plan: QueryPlan,
    said: Said,
    told: tuple[Column, ...],
    at: int,
    groups: tuple[Column, ...],
    graph: SchemaMap,
) -> QueryPlan:
    number = Column(step=at, aggregate="count", distinct=True, title="count")
    for name, aggregate in AGGREGATES.items():
        if name in said.operators and told:
            number = told[-1].model_copy(update={"aggregate": aggregate})
    return update(plan, Shape.TABLE, (*sized(groups, graph), number), len(groups))


def _count(
    plan: QueryPlan,
    said: Said,
    told: tuple[Column, ...],
    target: Mention,
    at: int,
    graph: SchemaMap,
) -> QueryPlan:
    if "each" in said.operators and told:
        number = Column(step=at, aggregate="count", distinct=True, title="count")
        return update(plan, Shape.TABLE, (*sized(told, graph), number), len(told))
    if target.noun and target.links:
        number = Column(step=1, edge=True, aggregate="count", title="count")
        linked = target.links[0].mention
        if linked.partly:  # a part of a name may be that of several: told one by one
            groups = names_of(1, linked, graph)
            return update(plan, Shape.TABLE, (*groups, number), len(groups))
        return update(plan, Shape.COUNT, (number,), 0)
    if told:
        number = told[0].model_copy(
            update={"aggregate": "count", "distinct": True, "title": "count"}
        )
    else:
        number = Column(step=at, aggregate="count", distinct=True, title="count")
    return update(plan, Shape.COUNT, (number,), 0)


def _whether(plan: QueryPlan, said: Said, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    if said.flags:
        flag, mention = said.flags[-1]
        names = pick(PropertyMeaning(tuple((n,) for n in flag.names)), mention.kinds, graph)
        column = Column(
            properties=names[:1], step=step_of(mention, steps), equals=flag.value, title="answer"
        )
        told = plan.model_copy(update={"measure": flag.word})
        return update(told, Shape.BOOLEAN, (column,), 0)
    number = Column(aggregate="count", distinct=True, title="answer")
    return update(plan, Shape.BOOLEAN, (number,), 0)


def _edge_columns(target: Mention, said: Said, steps: list[Mention]) -> tuple[Column, ...]:
    """What a relationship noun tells of its relationships: a layer's thickness."""
    if not target.noun or not target.links:
        return ()
    step = step_of(target.links[0].mention, steps)
    return tuple(
        Column(properties=(name,), step=step, edge=True, title=name) for name in target.noun.columns
    )


def _extreme(
    plan: QueryPlan,
    said: Said,
    told: tuple[Column, ...],
    naming: tuple[Column, ...],
    steps: list[Mention],
    graph: SchemaMap,
) -> QueryPlan:
    assert said.superlative is not None
    asked, _, mention = said.superlative
    measure = _asked(asked, mention, said, steps, graph)[:1]
    if said.extreme_only or (told and not without(told, measure)):
        return update(plan, Shape.NUMBER, measure, 0)
    if without(told, naming):
        return update(plan, Shape.TABLE, (*naming, *without(told, naming)), len(naming))
    if told:
        return update(plan, Shape.LIST, naming, len(naming))
    return update(plan, Shape.TABLE, (*naming, *measure), len(naming))


def _ordered(plan: QueryPlan, said: Said, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    if said.superlative is not None:
        asked, up, mention = said.superlative
        measure = _asked(asked, mention, said, steps, graph)[:1]
        if not measure:
            return plan
        target = plan.target
        if mention is said.target and not measure[0].edge:
            known = Filter(properties=measure[0].properties, operator="exists")
            target = target.model_copy(update={"filters": (*target.filters, known)})
        order = Order(column=measure[0], descending=up)
        return plan.model_copy(
            update={
                "target": target,
                "order": (order,),
                "limit": said.limit or 1,
                "skip": said.ordinal - 1,
            }
        )
    if said.fewest is not None and plan.columns:
        order = Order(column=plan.columns[-1], descending=not said.fewest)
        skip = said.ordinal - 1
        return plan.model_copy(update={"order": (order,), "limit": said.limit or 1, "skip": skip})
    if said.order is not None:
        asked, down = said.order
        for column in told_of(asked, 0, said.target, graph)[:1]:
            return plan.model_copy(
                update={"order": (Order(column=column, descending=down),), "limit": said.limit}
            )
    noun = said.target.noun
    lists = plan.shape in {Shape.LIST, Shape.TABLE} and not any(c.aggregate for c in plan.columns)
    if noun and noun.order and said.target.links and lists:
        step = step_of(said.target.links[0].mention, steps)
        column = Column(properties=(noun.order,), step=step, edge=True, title=noun.order)
        return plan.model_copy(update={"order": (Order(column=column),)})
    if plan.shape in {Shape.LIST, Shape.TABLE} and plan.names:
        return plan.model_copy(update={"order": (Order(column=plan.columns[0]),)})
    return plan
