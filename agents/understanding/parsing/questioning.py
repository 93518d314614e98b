"""What a constituent over a whole question asks, with what the form of the question adds to it."""

from dataclasses import replace
from typing import TypeGuard

from agents.understanding.language.tables import Unit, language
from agents.understanding.language.words import spoken
from agents.understanding.parsing.applying.sets import is_called
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.asking.sets import in_each
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.questions import FUNCTIONS
from agents.understanding.parsing.linking.question import Linked
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
    Names,
    Nodes,
    Not,
    Related,
    Test,
    Versus,
)
from agents.understanding.schema.knowledge import knowledge

ECHO = 0.3
"""What it is worth to measure of what was spoken of what says which it is: after `the biggest
windows`, `how big are they` asks of the windows and not of their rooms.
"""
RATHER = 0.02
"""What it is worth to name the things of which a bare `any` asks, without which it is a no; and to
ask of all that a question says there are.
"""


def asked_by(what: Constituent, linked: Linked, context: Context) -> Found:
    """What a constituent asks by itself; `any rooms without a window?` asks for them, too."""
    grouped = isinstance(what, Set) and what.by is not None and not what.det
    whether = linked.yes_no and not (grouped and not linked.of_each)  # `can you split it by floor`
    for found, worth in asks(what, context, yes_no=whether):
        ask = _alternatives(found, what, linked) or found
        score = worth + ECHO * (linked.refers and _measures_again(ask))
        if linked.grants and isinstance(ask, Exists) and not (ask.every or ask.nodes.where):
            continue
        if linked.grants and (all_of_them := _of_all(what, ask)) is not None:
            yield all_of_them, score + RATHER
        yield (in_each(ask, context) if linked.everywhere else None) or ask, score
        several = linked.which_any and isinstance(what, Set) and what.many
        if several and isinstance(ask, Exists) and ask.every is None and ask.nodes.where:
            yield Names(ask.nodes), score + RATHER
    if isinstance(what, Set) and linked.told_in is not None:
        yield from _added_up(what, linked, linked.told_in, context)


def _alternatives(ask: Ask, what: Constituent, linked: Linked) -> Versus | None:
    """`is the boiler in A or in B`: which of the two is so of the things that it is asked of."""
    if not isinstance(ask, Exists) or not isinstance(what, Set):
        return None
    told, base = ask.every or ask.nodes, ask.nodes if ask.every else ask.about
    if base is None and linked.yes_no and not what.det:
        base = replace(told, where=told.where[:-1], where_text="")
    if base is None:
        return None
    said = [one for one in told.where if one not in base.where]
    either = [one for one in said if isinstance(one, Either) and len(one.conditions) == 2]
    if len(either) != 1:
        return None
    one, base = either[0], base.having(*(other for other in said if other != either[0]))
    texts = [_told_of(each) for each in one.conditions]
    if "" in texts or texts[0] == texts[1]:
        return None
    left, right = (
        Count(replace(base.having(each), where_text=text))
        for each, text in zip(one.conditions, texts, strict=True)
    )
    return Versus(left, right, "either", numbers=ask.every is not None or what.many)


def _told_of(one: Condition) -> str:
    """The words for a condition by itself: `Level 1`, `not load bearing`; none of one that has
    none.
    """
    match one:
        case Related():
            return f"{'no ' * one.negated}{_any_of(one.nodes)}"
        case Test(value=bool()) if one.operator == "=":
            return f"{'' if one.value else 'not '}{spoken(one.properties[0]).removeprefix('is ')}"
        case Test(operator="="):
            return str(one.value)
        case Not():
            return f"not {_told_of(one.condition)}"
    return ""


def _any_of(nodes: Nodes) -> str:
    """The words for any of some things: `upstairs` is `Level 2 or Level 3`."""
    names = next((t.value for t in nodes.where if isinstance(t, Test) and t.operator == "in"), ())
    return " or ".join(map(str, names)) if isinstance(names, tuple) and names else nodes.text


def _measures_again(ask: Ask) -> bool:
    """Whether that is told of things by which they are the first of their kind."""
    if not isinstance(ask, Names):
        return False
    told = {name for one in ask.measures for group in one.groups for name in group}
    return any(isinstance(one, Beyond) and told & set(one.properties) for one in ask.nodes.where)


def _of_all(what: Constituent, ask: Ask) -> Exists | None:
    """`are the bay doors external`: whether all of those are so that it says there are."""
    if not isinstance(what, Set) or not what.many or what.det or what.parts:
        return None
    if what.refers == "some":
        return None
    if not isinstance(ask, Exists) or ask.every is not None or not ask.nodes.where:
        return None
    *others, last = ask.nodes.where
    said = not (isinstance(last, Related) and last.negated)
    return (
        Exists(replace(ask.nodes, where=tuple(others), where_text=""), ask.nodes) if said else None
    )


def of_amount(ask: Ask, linked: Linked, turns: tuple[Turn, ...], context: Context) -> Ask:
    """`how much of it is upstairs?` behind a total: that of these things, not their number; `how
    much area do the offices have`: all together; `how much space is there`: its area.
    """
    if not linked.how_much:
        return ask
    grouped = any(isinstance(m.what, Word) and m.what.name == "each" for m in linked.mentions)
    if not (linked.of_each or grouped) and _is_told_apart(ask):
        return Aggregate(ask.nodes, ask.measures[0], "sum")
    if not isinstance(ask, Count) or ask.by is not None:
        return ask
    last = turns[-1].ask if turns else None
    if isinstance(last, Aggregate):
        return (
            replace(last, nodes=ask.nodes, by=None) if ask.nodes.kinds == last.nodes.kinds else ask
        )
    rooms = context.terrain.kinds(knowledge().places[:1])
    area = context.property("area")
    stuff = _is_of_extent(linked) or any(_is_finished(one, context) for one in ask.nodes.where)
    if not ask.nodes.kinds <= rooms or area is None or not stuff:
        return ask
    measure = measure_of(area, ask.nodes, context.terrain)
    return Aggregate(ask.nodes, measure, "sum") if measure is not None else ask


def _is_finished(one: Condition, context: Context) -> bool:
    """Whether rooms are told by what they are finished with: `how much is that` is its area."""
    return isinstance(one, Test) and set(one.properties) <= context.lexicon.finishes


def _is_of_extent(linked: Linked) -> bool:
    """Whether rooms are spoken of as of a stuff: `how much space`, not `how many spaces`."""
    said = {place.text.casefold() for place in linked.places}
    return any(said & language(code).extent for code in linked.languages)


def _is_told_apart(ask: Ask) -> TypeGuard[Names]:
    """Whether an ask tells of each of several things what they have together, too."""
    if not isinstance(ask, Names) or len(ask.measures) != 1 or ask.by or ask.order or ask.values:
        return False
    return adds_up(ask.measures[0]) and not is_called(ask.nodes)


def _added_up(what: Set, linked: Linked, unit: Unit, context: Context) -> Found:
    """`the total of both bedrooms in m²`, `how much wall is there in m²`: the unit says what is
    added up.
    """
    said = {one.what.name for one in linked.mentions if isinstance(one.what, Word)}
    function = next((FUNCTIONS[name] for name in ("sum", "average") if name in said), None)
    function = function or ("sum" if linked.how_much else None)
    if function is None:
        return
    asked = Asked(context.dimension(unit.unit), function=function)
    for told, score in measured(context, asked, replace(what, det=""), 0.0):
        for ask, worth in asks(told, context, yes_no=False):
            yield ask, score + worth
