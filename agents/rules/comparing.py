"""Two things side by side: compared by a property, by how many there are, or all by some."""

import re
from dataclasses import replace
from typing import Literal

from agents.messages import Shape
from agents.rules.adjectives import flag_filter
from agents.rules.attaching import Cues, best_join
from agents.rules.columns import freeze, names_of, title_of, update
from agents.rules.meanings import PropertyMeaning
from agents.rules.mentions import Attachment, Event, Mention, Quantity
from agents.rules.plan import Beyond, Column, Comparison, Order, QueryPlan
from agents.rules.said import Said, asks_whether, operators_of, pick
from agents.rules.schema_map import SchemaMap
from agents.rules.words import name_words
from agents.understanding.language.speaking import article, plural, singular

VERBS = frozenset({"lead", "contain", "face", "belong"})


def compared(
    plan: QueryPlan, said: Said, graph: SchemaMap, events: list[Event]
) -> QueryPlan | None:
    """Two named things compared by a property; None where they have none in common."""
    others = list(said.compared)
    first = said.target
    asked = said.comparative[0] if said.comparative else None
    up = said.comparative[1] if said.comparative else True
    if asked is None and said.columns:
        asked = said.columns[-1][0]
    two = len(others) == 2 and "than" not in said.operators
    if not first.named and others and (two or "same" in said.operators):
        first = others.pop(0)
    if not first.named and others:
        return larger_than(plan, said, asked, up, graph)
    if len(others) != 1:
        return None
    names = pick(asked, first.kinds & others[0].kinds, graph) if asked else ()
    if not names:
        return None
    if asks_whether(events) and "same" not in said.operators:
        shape, kind = Shape.BOOLEAN, "is_more" if up else "is_less"
    elif "same" in said.operators:
        shape, kind = Shape.BOOLEAN, "same"
    elif said.operators & {"count", "much", "spread"}:
        shape, kind = Shape.NUMBER, "difference"
    else:
        shape, kind = Shape.TEXT, "more" if up else "less"
    comparison = Comparison(other=freeze(others[0], [], graph), kind=kind, property=names[0])
    if "spread" in said.operators:
        comparison = comparison.model_copy(update={"kind": "apart"})
    measure = _than(said, others[0]) if shape is Shape.BOOLEAN else plan.measure
    if shape is Shape.NUMBER:
        measure = f"difference in {' '.join(name_words(title_of(names[0])))}"
    named_by = (f.properties[0] for f in first.filters if f.operator == "=")
    naming = tuple(Column(properties=(n,), title=title_of(n)) for n in named_by)[:1]
    naming = naming or names_of(0, first, graph)[:1]
    return plan.model_copy(
        update={
            "shape": shape,
            "target": freeze(first, [], graph),
            "columns": naming,
            "names": len(naming),
            "comparison": comparison,
            "subject": first.text if shape is Shape.BOOLEAN else "",
            "measure": measure,
            "phrase": said.degree,
        }
    )


def _than(said: Said, other: Mention) -> str:
    if "same" in said.operators:
        return f"the same as {other.text}"
    return f"{said.degree} than {other.text}"


def larger_than(
    plan: QueryPlan, said: Said, asked: PropertyMeaning | None, up: bool, graph: SchemaMap
) -> QueryPlan | None:
    """`rooms larger than the kitchen`; None where they have no such property in common."""
    common = said.target.kinds.intersection(*(other.kinds for other in said.compared))
    names = pick(asked, common, graph) if asked else ()
    if not names:
        return None
    beyond = tuple(
        Beyond(property=names[0], operator=">" if up else "<", node=freeze(other, [], graph))
        for other in said.compared
    )
    target = freeze(said.target, [], graph).model_copy(update={"beyond": beyond})
    if "count" in said.operators:
        number = Column(aggregate="count", distinct=True, title="count")
        return update(plan.model_copy(update={"target": target}), Shape.COUNT, (number,), 0)
    naming = names_of(0, said.target, graph)
    measure = Column(properties=names[:1], title=title_of(names[0]))
    told = update(
        plan.model_copy(update={"target": target}), Shape.LIST, (*naming, measure), len(naming)
    )
    return told.model_copy(update={"order": (Order(column=told.columns[0]),)})


def counts_compared(
    plan: QueryPlan, said: Said, graph: SchemaMap, events: list[Event]
) -> QueryPlan | None:
    """`more windows than doors`, `does A have more rooms than B?`; None where neither is meant."""
    first, rival = said.target, said.rival
    assert rival is not None
    counted = 0
    if first.named and first.links and rival.named:
        counted = 1
        rival = replace(rival, links=[replace(first.links[0])])
    else:
        shared = [
            Attachment(join.path, link.mention)
            for link in first.links
            if (join := best_join(rival, link.mention, Cues(), graph))
        ]
        if first.named or len(shared) < len(first.links):
            return None
        rival = replace(rival, links=shared)
    up = bool(said.more)
    shape, kind = Shape.BOOLEAN, "is_more" if up else "is_less"
    if not asks_whether(events):
        shape, kind = Shape.NUMBER, "difference"
    return plan.model_copy(
        update={
            "shape": shape,
            "target": freeze(first, [], graph),
            "comparison": Comparison(
                other=freeze(rival, [], graph),
                kind=kind,
                counted=counted,
                called=(_called(first), _called(rival)),
            ),
            "measure": "difference" if shape is Shape.NUMBER else "",
            "subject": "",
            "phrase": "",
        }
    )


def _called(mention: Mention) -> str:
    return mention.text if mention.named else plural(singular(mention.text))


def _are(phrase: str) -> str:
    """`that have a window` → have a window, `on level 1 that is external` → on level 1 are
    external, `on level 1` → are on level 1.
    """
    where, that, verb = f" {phrase}".partition(" that ")
    verb = re.sub(r"^is\b", "are", verb)
    return f"{where.strip()} {verb}".strip() if that else f"are {phrase}"


def all_of(plan: QueryPlan, said: Said, graph: SchemaMap, events: list[Event]) -> QueryPlan | None:
    """`do all rooms have a window?`: as many have one as there are; None where nothing is said.

    `what percentage of the rooms have one?` puts the same two counts in relation.
    """
    filters, links = said.premise or (0, 0)
    target = said.target
    if said.flags:
        condition = flag_filter(said.flags[-1][0], target, graph)
        if condition is None:
            return None
        fewer, more = target, replace(target, filters=[*target.filters, condition])
    elif len(target.filters) > filters and ends_in_a_filter(target, events):
        fewer, more = replace(target, filters=target.filters[:filters]), target
    elif len(target.links) > links:
        asked = asked_links(target, events)
        fewer, more = replace(target, links=target.links[:-asked]), target
    elif len(target.filters) > filters:
        fewer, more = replace(target, filters=target.filters[:filters]), target
    else:
        return None
    things = plural(singular(target.text))
    is_part = "part" in said.operators
    every = f"of the {things} {_are(plan.phrase)}" if is_part else _all(things, plan, said, events)
    kind: Literal["part", "same"] = "part" if is_part else "same"
    return plan.model_copy(
        update={
            "shape": Shape.NUMBER if is_part else Shape.BOOLEAN,
            "target": freeze(more, [], graph),
            "comparison": Comparison(
                other=freeze(fewer, [], graph), kind=kind, called=("of them", things)
            ),
            "every": every,
        }
    )


def asked_links(target: Mention, events: list[Event]) -> int:
    """How many of the links are asked for: those behind the verb, `have a door and a window`;
    without one the last."""
    own = next((i for i, event in enumerate(events) if event.what is target), 0)
    verbs = [
        i
        for i, event in enumerate(events)
        if i > own and (operators_of(event) == ("exists",) or event.text.lower() in VERBS)
    ]
    behind = [event.what for event in events[verbs[-1] :]] if verbs else []
    are_asked = [any(link.mention is what for what in behind) for link in target.links]
    asked = sum(are_asked)
    return asked if asked and all(are_asked[-asked:]) else 1


def ends_in_a_filter(target: Mention, events: list[Event]) -> bool:
    """`are all doors on the ground floor external?`, `are all rooms there larger than 9 m²?`"""
    last = max((event.start for event in events if isinstance(event.what, Mention)), default=0)
    numbers = [event.start for event in events if isinstance(event.what, Quantity)]
    return max(target.said_at, *numbers, 0) > last


def _all(things: str, plan: QueryPlan, said: Said, events: list[Event]) -> str:
    """What is asked of all of them: `all rooms have a window`."""
    if said.had:
        one = article(said.had) if singular(said.had) == said.had else ""
        return f"all {things} have {one}{said.had}"
    things = f"of the {said.target.text}" if said.target.named else things
    is_or_are = events[0].text.lower() in {"is", "are"} or " that " in f" {plan.phrase}"
    return f"all {things} {_are(plan.phrase) if is_or_are else plan.phrase}"
