"""What was gathered from a question → `QueryPlan`."""

import re

from agents.messages import Shape
from agents.rules.meanings import PropertyMeaning, UnitMeaning
from agents.rules.mentions import Event, Mention
from agents.rules.plan import (
    Aggregate,
    Column,
    Comparison,
    Filter,
    Link,
    NodePlan,
    Order,
    QueryPlan,
)
from agents.rules.said import Said, operators_of, pick
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.speaking import singular
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words

AGGREGATES: dict[str, Aggregate] = {
    "sum": "sum",
    "average": "avg",
    "minimum": "min",
    "maximum": "max",
}
_LEADING = frozenset({"are", "is", "there", "exist", "exists", "we", ","})
SPOKEN = {"sum": "total", "average": "average", "minimum": "smallest", "maximum": "largest"}
NAMING = ("Name", "name", "title", "Title", "LongName", "label")


def lay_out(said: Said, question: str, events: list[Event], graph: SchemaMap) -> QueryPlan | None:
    """The plan of what was said; None where it names nothing to tell."""
    steps: list[Mention] = []
    node = _freeze(said.target, steps, graph)
    plan = QueryPlan(
        shape=Shape.LIST,
        target=node,
        subject=singular(said.target.text),
        phrase=_restriction(question, events, said.target),
        measure=" and ".join(said.words),
        told_in=_told_in(said.told_in) if said.told_in else None,
        many=singular(said.target.text) != said.target.text,
    )
    if said.compared or (said.comparative and not said.columns):
        return _compared(plan, said, graph, events)
    laid = _columns(plan, said, steps, graph, events)
    return _ordered(_pointing(laid, steps, graph), said, steps, graph)


def _told_in(meaning: UnitMeaning) -> tuple[str, float, float]:
    return meaning.word, meaning.unit.factor, meaning.unit.offset


def _pointing(plan: QueryPlan, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    """The answer points at the first of its nodes that can be pointed at in the building."""
    alike = tuple(
        step
        for step, mention in enumerate(steps)
        if step
        and mention.text
        and mention.kinds & steps[0].kinds
        and not _forbidden(mention, steps)
    )
    plan = plan.model_copy(update={"others": alike})
    first = plan.columns[0].step if plan.columns else 0
    for step in (first, *range(len(steps))):
        if graph.filled(steps[step].kinds).get("GlobalId"):
            return plan.model_copy(update={"pointed": step})
    return plan


def _forbidden(mention: Mention, steps: list[Mention]) -> bool:
    """Whether the mention hangs on a negated or optional link, or on a path of its own."""
    return any(
        one.mention is mention and (one.negated or one.optional or one.path[0].at_most > 1)
        for step in steps
        for one in step.links
    )


def _freeze(mention: Mention, steps: list[Mention], graph: SchemaMap) -> NodePlan:
    steps.append(mention)
    links = tuple(
        Link(
            path=one.path,
            node=_freeze(one.mention, steps, graph),
            negated=one.negated,
            optional=one.optional,
        )
        for one in mention.links
    )
    labels = mention.labels
    if not labels and mention.kinds and mention.kinds != graph.everything:
        labels = graph.narrowest_label(mention.kinds)
    return NodePlan(labels=labels, filters=tuple(mention.filters), links=links)


def _restriction(question: str, events: list[Event], target: Mention) -> str:
    """What the question says behind the thing asked about: `on the ground floor`."""
    end = next((e.end for e in events if e.what is target), len(question))
    words = question[end:].rstrip(" ?.!").split()
    while words and words[0].lower() in _LEADING:
        words.pop(0)
    while words and words[-1].lower() in {"have", "has", "are", "is", "there"}:
        words.pop()
    return re.sub(r"^(?:does|do|did) (.+)$", r"in \1", " ".join(words))


def name_properties(kinds: Kinds, labels: tuple[str, ...], graph: SchemaMap) -> tuple[str, ...]:
    """The properties that name nodes of these kinds to a person."""
    filled = graph.filled(kinds)
    carried = set(labels) | {label for kind in kinds for label in graph.schema.kinds[kind].labels}
    for label, names in vocabulary().names.items():
        if label in carried and all(label in graph.schema.kinds[kind].labels for kind in kinds):
            present = tuple(name for name in names if filled.get(name))
            if present:
                return present
    return next(((name,) for name in NAMING if filled.get(name)), ())[:1]


def _identity(target: Mention, at: int, graph: SchemaMap) -> tuple[Column, ...]:
    """What tells things of one name apart: their IFC class where it differs, their GlobalId."""
    filled = graph.filled(target.kinds)
    names = ("ifc_class", "GlobalId") if len(target.kinds) > 1 else ("GlobalId",)
    return tuple(
        Column(properties=(name,), step=at, title=name) for name in names if filled.get(name)
    )


def title_of(name: str) -> str:
    """A column's title: the property without its set. ArcadeDB cannot order by a dotted one."""
    return name.rpartition(".")[2]


def _names(step: int, mention: Mention, graph: SchemaMap) -> tuple[Column, ...]:
    return tuple(
        Column(properties=(name,), step=step, title=title_of(name))
        for name in name_properties(mention.kinds, mention.labels, graph)
    )


def _told(
    asked: PropertyMeaning, step: int, mention: Mention, graph: SchemaMap
) -> tuple[Column, ...]:
    """The columns a property's phrase stands for; `name` stands for all the naming ones."""
    if any(group[0] in {"Name", "name"} for group in asked.names[:1]):
        return _names(step, mention, graph)
    return tuple(
        Column(properties=(name,), step=step, title=title_of(name))
        for name in pick(asked, mention.kinds, graph)
    )


def _columns(
    plan: QueryPlan, said: Said, steps: list[Mention], graph: SchemaMap, events: list[Event]
) -> QueryPlan:
    target = said.related or said.target
    at = _step(target, steps)
    counted = said.counted
    naming = _names(at, target, graph)
    told = tuple(
        column
        for asked, mention in said.columns
        for column in _told(asked, _step(mention, steps), mention, graph)
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
        number = Column(step=_step(counted, steps), aggregate="count", distinct=True, title="count")
        columns = (*naming, *_without(told, naming), number)
        return _update(plan, Shape.TABLE, columns, len(naming))
    if said.group_mention is not None and not counted:
        place = _step(said.group_mention, steps)
        groups = _names(place, said.group_mention, graph)
        return _grouped(plan, said, told, at, groups, graph)
    if said.group is not None:
        groups = _told(said.group, at, target, graph)
        return _grouped(plan, said, _without(told, groups), at, groups, graph)
    if "count" in said.operators:
        return _count(plan, said, told, target, at, graph)
    if _asks_whether(events, said):
        return _whether(plan, said, steps, graph)
    if _asks_for_the_whole(said, told, graph, events):
        summed = told[-1].model_copy(update={"aggregate": "sum"})
        plan = plan.model_copy(update={"measure": f"total {plan.measure}"})
        return _update(plan, Shape.NUMBER, (summed,), 0)
    for name, aggregate in AGGREGATES.items():
        if name == "sum" and told and not _additive(told[-1]):
            continue
        if name in said.operators and told and not said.superlative:
            summed = told[-1].model_copy(update={"aggregate": aggregate})
            plan = plan.model_copy(update={"measure": f"{SPOKEN[name]} {plan.measure}"})
            return _update(plan, Shape.NUMBER, (summed,), 0)
    if said.places:
        placed = tuple(
            column for place in said.places for column in _names(_step(place, steps), place, graph)
        )
        return _update(plan.model_copy(update={"measure": "place"}), Shape.TABLE, placed, 0)
    edge = _edge_columns(target, said, steps)
    if edge:
        return _update(plan, Shape.TABLE, (*naming, *edge), len(naming))
    if said.superlative is not None:
        return _extreme(plan, said, told, naming, steps, graph)
    if not told and said.flags:
        flag, mention = said.flags[-1]
        told = tuple(
            Column(properties=(n,), step=_step(mention, steps), title=title_of(n))
            for n in pick(PropertyMeaning(tuple((n,) for n in flag.names)), mention.kinds, graph)
        )
    if not told:
        return _update(plan, Shape.LIST, (*naming, *_identity(target, at, graph)), len(naming))
    if _single(said.target, graph) and not _names_asked(said, naming, told):
        shape = Shape.TEXT if len(told) == 1 else Shape.TABLE
        return _update(plan, shape, told, 0)
    if told and not _without(told, naming) and len(told) < len(naming):
        shape = Shape.TEXT if len(told) == 1 else Shape.TABLE
        return _update(plan, shape, told, 0)
    if told == naming:
        shape = Shape.TEXT if _single(said.target, graph) else Shape.LIST
        return _update(plan, shape, naming, len(naming))
    return _update(plan, Shape.TABLE, (*naming, *_without(told, naming)), len(naming))


def _additive(column: Column) -> bool:
    words = {word for name in column.properties for word in name_words(title_of(name))}
    return len(column.properties) > 1 or bool(words & vocabulary().additive)


def _asks_for_the_whole(
    said: Said, told: tuple[Column, ...], graph: SchemaMap, events: list[Event]
) -> bool:
    """`what is the window area?` of many windows asks for all of it together."""
    other = said.operators & {"each", "list", "average", "minimum", "maximum"}
    if len(told) != 1 or said.target.named or said.superlative or other:
        return False
    unit = graph.schema.units.get(told[0].properties[0])
    asks_one = [e.text.lower() for e in events[:2]] == ["what", "is"]
    return asks_one and unit in {"m2", "m3"} and _additive(told[0])


def _names_asked(said: Said, naming: tuple[Column, ...], told: tuple[Column, ...]) -> bool:
    return bool(naming) and all(column in told for column in naming)


def _without(columns: tuple[Column, ...], others: tuple[Column, ...]) -> tuple[Column, ...]:
    return tuple(dict.fromkeys(column for column in columns if column not in others))


def _update(plan: QueryPlan, shape: Shape, columns: tuple[Column, ...], names: int) -> QueryPlan:
    titles: list[str] = []
    for column in columns:
        title = column.title
        while title in titles:
            title += " 2"
        titles.append(title)
    told = tuple(c.model_copy(update={"title": t}) for c, t in zip(columns, titles, strict=True))
    return plan.model_copy(update={"shape": shape, "columns": told, "names": names})


def _step(mention: Mention, steps: list[Mention]) -> int:
    return next(i for i, one in enumerate(steps) if one is mention)


def _single(target: Mention, graph: SchemaMap) -> bool:
    """One thing is spoken of: it is named, or the twin holds only one."""
    alone = not target.links and graph.count(target.kinds) == 1
    return target.named or (alone and singular(target.text) == target.text)


def _sized(groups: tuple[Column, ...], graph: SchemaMap) -> tuple[Column, ...]:
    units = graph.schema.units
    return tuple(
        column.model_copy(update={"rounded": units.get("".join(column.properties)) == "m"})
        for column in groups
    )


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
    return _update(plan, Shape.TABLE, (*_sized(groups, graph), number), len(groups))


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
        return _update(plan, Shape.TABLE, (*_sized(told, graph), number), len(told))
    if target.noun and target.links:
        number = Column(step=1, edge=True, aggregate="count", title="count")
        linked = target.links[0].mention
        if linked.partly:  # a part of a name may be that of several: told one by one
            groups = _names(1, linked, graph)
            return _update(plan, Shape.TABLE, (*groups, number), len(groups))
        return _update(plan, Shape.COUNT, (number,), 0)
    if told:
        number = told[0].model_copy(
            update={"aggregate": "count", "distinct": True, "title": "count"}
        )
    else:
        number = Column(step=at, aggregate="count", distinct=True, title="count")
    return _update(plan, Shape.COUNT, (number,), 0)


def _asks_whether(events: list[Event], said: Said) -> bool:
    return bool(events) and "exists" in operators_of(events[0])


def _whether(plan: QueryPlan, said: Said, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    if said.flags:
        flag, mention = said.flags[-1]
        names = pick(PropertyMeaning(tuple((n,) for n in flag.names)), mention.kinds, graph)
        column = Column(
            properties=names[:1], step=_step(mention, steps), equals=flag.value, title="answer"
        )
        told = plan.model_copy(update={"measure": flag.word})
        return _update(told, Shape.BOOLEAN, (column,), 0)
    number = Column(aggregate="count", distinct=True, title="answer")
    return _update(plan, Shape.BOOLEAN, (number,), 0)


def _edge_columns(target: Mention, said: Said, steps: list[Mention]) -> tuple[Column, ...]:
    """What a relationship noun tells of its relationships: a layer's thickness."""
    if not target.noun or not target.links:
        return ()
    step = _step(target.links[0].mention, steps)
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
    measure = _told(asked, _step(mention, steps), mention, graph)[:1]
    if said.extreme_only or (told and not _without(told, measure)):
        return _update(plan, Shape.NUMBER, measure, 0)
    if _without(told, naming):
        return _update(plan, Shape.TABLE, (*naming, *_without(told, naming)), len(naming))
    if told:
        return _update(plan, Shape.LIST, naming, len(naming))
    return _update(plan, Shape.TABLE, (*naming, *measure), len(naming))


def _ordered(plan: QueryPlan, said: Said, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    if said.superlative is not None:
        asked, up, mention = said.superlative
        measure = _told(asked, _step(mention, steps), mention, graph)[:1]
        if not measure:
            return plan
        target = plan.target
        if mention is said.target:
            known = Filter(properties=measure[0].properties, operator="exists")
            target = target.model_copy(update={"filters": (*target.filters, known)})
        order = Order(column=measure[0], descending=up)
        return plan.model_copy(
            update={"target": target, "order": (order,), "limit": said.limit or 1}
        )
    if said.fewest is not None and plan.columns:
        order = Order(column=plan.columns[-1], descending=not said.fewest)
        return plan.model_copy(update={"order": (order,), "limit": said.limit or 1})
    if said.order is not None:
        asked, down = said.order
        for column in _told(asked, 0, said.target, graph)[:1]:
            return plan.model_copy(
                update={"order": (Order(column=column, descending=down),), "limit": said.limit}
            )
    noun = said.target.noun
    lists = plan.shape in {Shape.LIST, Shape.TABLE} and not any(c.aggregate for c in plan.columns)
    if noun and noun.order and said.target.links and lists:
        step = _step(said.target.links[0].mention, steps)
        column = Column(properties=(noun.order,), step=step, edge=True, title=noun.order)
        return plan.model_copy(update={"order": (Order(column=column),)})
    if plan.shape in {Shape.LIST, Shape.TABLE} and plan.names:
        return plan.model_copy(update={"order": (Order(column=plan.columns[0]),)})
    return plan


def _compared(
    plan: QueryPlan, said: Said, graph: SchemaMap, events: list[Event]
) -> QueryPlan | None:
    others = list(said.compared)
    first = said.target
    if not first.named and others:
        first = others.pop(0)
    if not others:
        return None
    asked = said.comparative[0] if said.comparative else None
    up = said.comparative[1] if said.comparative else True
    if asked is None and said.columns:
        asked = said.columns[-1][0]
    names = pick(asked, first.kinds & others[0].kinds, graph) if asked else ()
    if not names:
        return None
    if _asks_whether(events, said) and "same" not in said.operators:
        shape, kind = Shape.BOOLEAN, "is_more" if up else "is_less"
    elif "same" in said.operators:
        shape, kind = Shape.BOOLEAN, "same"
    elif said.operators & {"count", "much"}:
        shape, kind = Shape.NUMBER, "difference"
    else:
        shape, kind = Shape.TEXT, "more" if up else "less"
    comparison = Comparison(other=_freeze(others[0], [], graph), kind=kind, property=names[0])
    named_by = (f.properties[0] for f in first.filters if f.operator == "=")
    naming = tuple(Column(properties=(n,), title=title_of(n)) for n in named_by)[:1]
    naming = naming or _names(0, first, graph)[:1]
    return plan.model_copy(
        update={
            "shape": shape,
            "target": _freeze(first, [], graph),
            "columns": naming,
            "names": len(naming),
            "comparison": comparison,
            "subject": "",
            "phrase": said.degree,
        }
    )
