"""The rules that combine two neighbouring constituents of a question, in ordered tables.

Each rule is a function of the context and of two constituents, and gives what the two mean
together with a score; it gives nothing where they do not fit. Rules know no word of any language.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import cast

from agents.understanding.parsing import applying, places
from agents.understanding.parsing.constituents import (
    Amount,
    Asked,
    Bound,
    Compared,
    Constituent,
    Contest,
    Determiner,
    Flags,
    Grouping,
    Joined,
    Linked,
    Portion,
    Ranking,
    Set,
    Word,
)
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.measuring import adds_up, is_number_of, measure_of
from agents.understanding.plans.algebra import Function, Key, Measure, Nodes, Related, Test
from agents.understanding.plans.algebra import Operator as Sign
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.lexicon import NAMES
from agents.understanding.twin.senses import Graded, Noun, Number, Property, Relation, Written

Found = Iterator[tuple[Constituent, float]]
SIGNS: dict[str, Sign] = {
    "more": ">", "less": "<", "at_least": ">=", "at_most": "<=", "exactly": "=",
}  # fmt: skip
BEHIND: dict[str, Sign] = {"or_more": ">=", "or_less": "<="}
FUNCTIONS: dict[str, Function] = {
    "sum": "sum", "average": "avg", "minimum": "min", "maximum": "max", "difference": "spread",
    "share": "share",
}  # fmt: skip
BEHIND_PREPOSITIONS = frozenset(
    {"when", "sum", "each", "average", "between", "which", "what", "how_many"}
)
CONJUNCTIONS = frozenset({"and", "or", "comma", "compare"})


# --- numbers and what is compared with them ------------------------------------------------------


def amount_with_unit(_: Context, number: Amount, word: Word) -> Found:
    """`20 m²`."""
    if isinstance(word.sense, Written) and not number.unit:
        unit = word.sense.unit
        yield Amount(unit.in_si(number.value), unit.unit, unit.symbol), 0.4


def bound(_: Context, word: Word, number: Amount) -> Found:
    """`more than 20`, `at 2.5 m`; `between 10`, which waits for its upper end."""
    if word.name in SIGNS:
        yield Bound(SIGNS[word.name], number), 0.3
    elif word.name == "between":
        yield Bound(">=", number, upper=number), 0.2
    elif word.name == "and":
        yield Bound("<=", number), -0.4
    elif isinstance(word.sense, Relation) and word.sense.preposition == "in" and number.unit:
        yield Bound("=", number), -0.1


def bound_behind(_: Context, number: Amount, word: Word) -> Found:
    """`20 or more`."""
    if word.name in BEHIND:
        yield Bound(BEHIND[word.name], number), 0.3


def between(_: Context, low: Bound, high: Bound) -> Found:
    """`between 10` and `and 20 m²`."""
    if low.upper == low.amount and high.operator == "<=" and high.upper is None:
        unit = high.amount.unit
        lower = low.amount
        if unit and not lower.unit and high.amount.value:
            lower = Amount(lower.value, unit)
        yield Bound(">=", lower, upper=high.amount), 0.9


def compared_by_property(_: Context, asked: Asked, bound_: Bound) -> Found:
    """`area above 20 m²`."""
    if asked.properties and asked.of is None and not asked.function:
        yield Compared(asked.properties, bound_, _said(asked, bound_)), 0.3


def compared_before(context: Context, bound_: Bound, asked: Asked) -> Found:
    """`more than 20 m² of floor area`."""
    yield from compared_by_property(context, asked, bound_)


def equals(_: Context, asked: Asked, number: Amount) -> Found:
    """`fire rating 30`."""
    if asked.properties and asked.of is None and not asked.function:
        yield Compared(asked.properties, Bound("=", number), _said(asked, Bound("=", number))), 0.0


def valued(_: Context, asked: Asked, subject: Set) -> Found:
    """`fire rating EI30`: a property and a text that it holds."""
    tests = subject.nodes.where if subject.named and subject.bound else ()
    if len(tests) != 1 or not isinstance(tests[0], Test) or asked.of or asked.function:
        return
    names, value = set(tests[0].properties), tests[0].value
    of_it = any(names & set(group) for one in asked.properties for group in one.groups)
    if of_it and tests[0].operator in {"=", "in"} and isinstance(value, str | tuple):
        texts = value if isinstance(value, str) else tuple(map(str, value))
        text = f"{asked.properties[0].word} {subject.nodes.text}"
        yield Compared(asked.properties, None, text, value=texts), 0.3


def valued_before(context: Context, subject: Set, asked: Asked) -> Found:
    """`42 dB sound insulation`."""
    yield from valued(context, asked, subject)


def valued_of(context: Context, asked: Asked, one: Linked) -> Found:
    """`fire rating of EI30`."""
    if not (one.relation and one.relation.types) and not one.inverted:
        yield from valued(context, asked, one.set)


def high_amount(context: Context, number: Amount, word: Word) -> Found:
    """`2 m high`."""
    if isinstance(word.sense, Graded) and word.sense.degree.form == "plain" and number.unit:
        text = f"{number.value} {number.unit} {word.text}"
        yield Compared(context.measures(word.sense.degree), Bound("=", number), text), 0.3


def high_bound(context: Context, bound_: Bound, word: Word) -> Found:
    """`over 2 m high`."""
    if isinstance(word.sense, Graded) and word.sense.degree.form == "plain":
        text = f"{_sign(bound_)} {word.text}"
        yield Compared(context.measures(word.sense.degree), bound_, text), 0.3


def than(context: Context, word: Word, other: Word) -> Found:
    """`larger than`."""
    if isinstance(word.sense, Graded) and other.name == "than":
        degree = word.sense.degree
        if degree.form == "comparative":
            text = f"{word.text} than"
            yield (
                Compared(context.measures(degree), None, text, operator=">" if degree.up else "<"),
                0.3,
            )


def than_amount(_: Context, one: Compared, number: Amount) -> Found:
    """`larger than` and `20 m²`."""
    if one.waits:
        filled = Bound(one.operator, number)
        yield replace(one, bound=filled, text=f"{one.text} {_told(number)}"), 0.4


def than_set(_: Context, one: Compared, other: Set) -> Found:
    """`larger than` and `the kitchen`."""
    if one.waits and not other.by:
        yield replace(one, beyond=other, text=f"{one.text} {other.nodes.text}"), 0.3


def bound_on_set(context: Context, subject: Set, bound_: Bound) -> Found:
    """`rooms over 20 m²`: the unit says what is measured."""
    if bound_.amount.unit:
        one = Compared(context.dimension(bound_.amount.unit), bound_, _sign(bound_))
        yield from _applied(applying.with_compared(subject, one, context.terrain))


def counted(_: Context, bound_: Bound, subject: Set) -> Found:
    """`more than 2 windows`."""
    value = bound_.amount.value
    plain = not bound_.amount.unit and bound_.upper is None and value == int(value)
    if plain and not subject.count:
        yield replace(subject, count=(bound_.operator, int(value))), 0.3


def exactly(_: Context, number: Amount, subject: Set) -> Found:
    """`2 windows`."""
    if not number.unit and number.value == int(number.value) and not subject.named:
        yield replace(subject, count=("=", int(number.value))), 0.1


# --- sets and their conditions -------------------------------------------------------------------


def flagged(context: Context, flags: Flags, subject: Set) -> Found:
    """`external doors`; `external doors and windows`, less so of a choice."""
    choice = 0.3 if subject.parts and subject.joined == "or" else 0.0
    for what, score in _applied(_each_part(subject, partial(_flag, flags, context))):
        yield what, score - choice


def flagged_behind(context: Context, subject: Set, flags: Flags) -> Found:
    """`doors that are external`."""
    yield from _applied(_each_part(subject, partial(_flag, flags, context)))


def _flag(flags: Flags, context: Context, subject: Set) -> applying.Applied | None:
    keys = {name for group in subject.by.groups for name in group} if subject.by else set()
    return None if keys & set(flags.names) else applying.with_flags(subject, flags, context.terrain)


def denied(_: Context, word: Word, flags: Flags) -> Found:
    """`not external`."""
    if word.name == "no":
        yield replace(flags, negated=not flags.negated), 0.3
    elif word.name == "only":
        yield flags, 0.0


def flags_again(_: Context, word: Word, flags: Flags) -> Found:
    """`or internal`."""
    if word.name in CONJUNCTIONS:
        yield flags, -0.1


def either_flag(_: Context, left: Flags, right: Flags) -> Found:
    """`external or internal`: the two values of one property make groups."""
    if left.names != right.names or left.value == right.value:
        return
    if left.negated != right.negated:
        yield left if right.negated else right, 0.1
    elif isinstance(left.value, str) and isinstance(right.value, str):
        yield (
            replace(left, value=(left.value, right.value), text=f"{left.text} or {right.text}"),
            0.2,
        )
    elif not left.negated:
        groups = tuple((name,) for name in left.names)
        yield Grouping(property=Property(left.text, groups)), 0.1


def compared(context: Context, subject: Set, one: Compared) -> Found:
    """`rooms larger than 20 m²`."""
    yield from _applied(applying.with_compared(subject, one, context.terrain))


def compared_first(context: Context, one: Compared, subject: Set) -> Found:
    """`2 m high doors`."""
    if one.bound is not None or one.known is not None:
        yield from _applied(applying.with_compared(subject, one, context.terrain))


def link(_: Context, word: Word, subject: Set) -> Found:
    """`in the kitchen`, `leading to the hall`."""
    if isinstance(word.sense, Relation) and not subject.by and subject.det != "how_many":
        text = f"{word.text} {_spoken(subject)}"
        yield Linked(word.sense, subject, text=text), 0.1


def link_again(_: Context, word: Word, linked: Linked) -> Found:
    """`part of the system`, `connected to the pump`: a preposition after or before its verb."""
    if isinstance(word.sense, Relation) and linked.relation is not None:
        text = f"{word.text} {linked.text}"
        if word.sense.types and not linked.relation.types:
            yield replace(linked, relation=word.sense, text=text), 0.05
        elif linked.relation.types and not word.sense.types:
            yield replace(linked, text=text), 0.0
    elif word.name == "no" and not linked.set.det:
        yield replace(linked, set=replace(linked.set, det="no"), text=f"not {linked.text}"), 0.2
    elif word.name in {"only", "and"}:
        yield linked, -0.05


def link_inverted(_: Context, subject: Set, word: Word) -> Found:
    """`the door leads to`, `the bedroom is on`, said of what stands at the other end."""
    asking = subject.det in {"which", "what", "how_many", "list"}
    stranded = isinstance(word.sense, Relation) and word.sense.preposition in {"in", "from"}
    leads = isinstance(word.sense, Relation) and (word.sense.types or stranded)
    if isinstance(word.sense, Relation) and leads and not (subject.by or asking):
        text = f"{_spoken(subject)} {word.text}"
        yield Linked(word.sense, subject, inverted=True, text=text), -0.1


def linked(context: Context, subject: Set, one: Linked) -> Found:
    """`windows in the kitchen`; `the boiler is in which room` asks for the room."""
    if one.set.det in {"which", "what"} and subject.det not in {
        "which",
        "what",
        "how_many",
        "list",
    }:
        yield from _turned(context, subject, one)
        return
    if _is_stated(subject, one):
        for what, score in _applied(applying.both(subject, one.set)):
            yield what, score + 0.4
        return
    ranked_apart = 0.6 if subject.order and one.inverted else 0.0
    for what, score in _applied(_linked_in_each(subject, one, context)):
        yield what, score - ranked_apart


def _is_stated(subject: Set, one: Linked) -> bool:
    """Whether a preposition leads to a text that such things hold: `rooms with vinyl floor`."""
    plain = one.relation is None or bool(one.relation.preposition)
    stated = one.set.named and one.set.bound and not (one.set.letter or one.set.det or one.inverted)
    return plain and stated and bool(subject.nodes.kinds & one.set.nodes.kinds)


def linked_first(context: Context, one: Linked, subject: Set) -> Found:
    """`in the kitchen, how many windows`; `in which room is the boiler` asks for the room."""
    if one.set.det in {"which", "what"}:
        yield from _turned(context, subject, one)
        return
    if subject.letter or one.set.pointing:
        return
    for what, score in _applied(_linked_in_each(subject, one, context)):
        yield what, score - 0.15


def _turned(context: Context, subject: Set, one: Linked) -> Found:
    """The set of a link is what is asked for; what it is linked to is its condition."""
    subject = places.first_of(subject) or subject
    if subject.parts or subject.order or subject.by:
        return
    if _is_stated(one.set, replace(one, set=subject)):
        yield from _applied(applying.both(one.set, subject))
        return
    back = Linked(one.relation, subject, inverted=not one.inverted, text=f"of {_spoken(subject)}")
    for what, score in _applied(applying.with_linked(one.set, back, context.terrain)):
        yield what, score - (0.6 if one.set.order else 0.0)


def _linked_in_each(subject: Set, one: Linked, context: Context) -> applying.Applied | None:
    return _each_part(subject, lambda part: applying.with_linked(part, one, context.terrain))


def _each_part(
    subject: Set, apply: Callable[[Set], applying.Applied | None]
) -> applying.Applied | None:
    """A condition said of several things holds for each of them."""
    if not subject.parts:
        return apply(subject)
    found = [apply(part) for part in subject.parts]
    if None in found:
        return None
    told = [one for one in found if one]
    parts = tuple(one for one, _ in told)
    nodes = applying.united(tuple(part.nodes for part in parts))
    text = parts[0].nodes.where_text
    joined = replace(subject, parts=parts, nodes=replace(nodes, where_text=text))
    return joined, sum(score for _, score in told) / len(told)


def itself(_: Context, one: Linked, word: Word) -> Found:
    """`a sofa in it`: in what is spoken of."""
    if word.name == "itself" and not one.inverted:
        yield one, -0.9


def itself_ranked(_: Context, one: Ranking, word: Word) -> Found:
    """`the most windows in it`."""
    if word.name == "itself" and one.counted is not None:
        yield one, -0.9


def beside(context: Context, left: Set, right: Set) -> Found:
    """`kitchen windows`, `room A203`, `rooms except the hall`, `how many windows has a room`."""
    asking = {"which", "what", "how_many", "list", "any"}
    if left.parts or right.parts:
        return
    if right.letter and left.nodes.kinds <= context.terrain.unspoken and not left.nodes.where:
        yield applying.called(left, right), 0.2
    if "except" in {left.det, right.det}:
        rest, others = (left, right) if right.det == "except" else (right, left)
        yield from _applied(applying.without(rest, others, context.terrain))
        return
    if right.det == "no" and left.nodes.kinds & right.nodes.kinds and not left.named:
        yield from _applied(applying.without(left, right, context.terrain))
        return
    if not (left.refers or right.refers or right.det in asking - {"any"}):
        yield from _applied(applying.both(left, right))
    alike = bool(left.nodes.kinds & right.nodes.kinds)
    determiner = bool(left.refers) and (alike or left.pointing)
    if left.bound or right.bound or determiner:
        return
    free = not (left.by or left.order or left.count or left.det in {"no", "except"})
    if free and left.det not in asking and right.det != "no":
        one = Linked(None, left, text=f"of {_spoken(left)}")
        whole = 0.6 if applying.is_whole(right.nodes) else 0.0
        for what, score in _applied(_linked_in_each(right, one, context)):
            said = left.named or applying.is_whole(left.nodes)
            modifier = 0.15 if said else -1.2 if left.many else 0.0
            yield what, score - whole - 0.25 + modifier
    if not (right.by or right.order or right.det in asking):
        one = Linked(None, right, text=f"of {_spoken(right)}")
        for what, score in _applied(_linked_in_each(left, one, context)):
            bonus = 0.35 if left.det in asking else 0.0
            bonus -= 0.4 if left.named and not right.named else 0.0
            bonus -= 0.4 if right.many and not (left.many or left.named) else 0.0
            bonus -= 0.6 if applying.is_whole(right.nodes) else 0.0
            bonus -= 0.6 if left.order and not (right.named or right.nodes.where) else 0.0
            yield what, score - 0.6 + bonus + (0.1 if right.named else 0.0)


def determined(context: Context, word: Word, subject: Set) -> Found:
    """`how many doors`, `no window`, `all rooms`, `except the hall`."""
    name = word.name
    if name == "who":
        people = context.terrain.kinds(knowledge().people)
        known = subject.nodes.kinds <= people or not context.terrain.of_building
        if subject.nodes.kinds and known:
            yield replace(subject, det="which"), 0.1
    elif name in {"how_many", "which", "what", "list"} and not (
        subject.count or subject.det in {"no", "except"}
    ):
        if not (subject.det == "how_many" and name != "how_many"):
            yield replace(subject, det=cast(Determiner, name)), 0.2 if name == "how_many" else 0.1
        else:
            yield subject, -0.2
    elif name == "exists":
        yield replace(subject, det=subject.det or "any"), 0.1
    elif name == "no" and not subject.det:
        yield replace(subject, det="no"), 0.2 - 0.5 * bool(_related(subject.nodes))
    elif name == "all" and not subject.det:
        yield replace(subject, det="all"), 0.1
    elif name == "except" and not subject.det:
        yield replace(subject, det="except"), 0.2
    elif name in {"sum", "and", "only", "both"}:
        yield subject, -0.3 if name == "sum" else -0.15
    elif name == "or" and subject.det and subject.det != "no":
        yield subject, -0.2


def partitive(context: Context, word: Word, one: Linked) -> Found:
    """`which of the two flats`, `how many of the doors`: of these, whatever their number."""
    of = one.relation is not None and one.relation.preposition == "of" and not one.relation.types
    if of and not (one.inverted or one.set.det) and one.set.many:
        yield from determined(context, word, replace(one.set, count=None))


def counted_behind(_: Context, subject: Set, word: Word) -> Found:
    """`kitchen windows - how many`, `rooms in total`, `list them`."""
    name = word.name
    if name in {"how_many", "list", "which", "what"} and subject.det in {"", "which", "what"}:
        yield replace(subject, det=cast(Determiner, name)), 0.0
    elif name == "exists" and subject.det:
        yield subject, 0.0
    elif name in {"sum", "each", "only", "exists"}:
        yield subject, -0.3


def united(context: Context, left: Set, joined: Joined) -> Found:
    """`doors and windows`, `the kitchen or the hall`, `flat A than flat B`."""
    right = joined.set
    if left.by or left.order or right.order or applying.is_whole(right.nodes):
        return
    if right.det not in {"", "no"} or (right.det == "no" and left.det != "no"):
        return
    alike = bool(left.nodes.kinds & right.nodes.kinds)
    same_sort = left.named == right.named
    score = 0.1 if alike else 0.0 if same_sort else -0.4
    if right.nodes.where and not left.nodes.where and not (left.named or right.named):
        score -= 0.3
    if not alike and not right.nodes.where and (related := _related(left.nodes)):
        if any(one.negated for one in related):
            return
        score -= 0.6
    yield applying.union(left, right, joined.word), score
    del context


def _related(nodes: Nodes) -> list[Related]:
    """What things are told apart by; a further thing may well stand beside that, and surely beside
    what they are without: `rooms without a window or a door`."""
    return [one for one in nodes.where if isinstance(one, Related)]


def conjoined(_: Context, word: Word, subject: Set) -> Found:
    """`and the hall`."""
    name = word.name
    if name in CONJUNCTIONS or name == "than":
        yield Joined(name, subject), 0.1


def joined_again(_: Context, word: Word, joined: Joined) -> Found:
    """`, and the hall`."""
    if word.name == "comma" or (word.name == "or" and joined.word == "and"):
        yield joined, 0.0


# --- what is asked of sets -----------------------------------------------------------------------


def asked_of(context: Context, asked: Asked, one: Linked) -> Found:
    """`area of the kitchen`; `what town is the house in`."""
    if (one.inverted and asked.of is not None) or one.set.det in {"no", "except"}:
        return
    if asked.of is not None:
        for subject, score in _applied(_linked_in_each(asked.of, one, context)):
            if isinstance(subject, Set):
                yield replace(asked, of=subject), score
        return
    if one.relation is None or not one.relation.types:
        yield from measured(context, asked, one.set, 0.2)


def asked_beside(context: Context, asked: Asked, subject: Set) -> Found:
    """`how big is the kitchen`."""
    if asked.of is None and subject.det not in {"no", "except"}:
        yield from measured(context, asked, subject, 0.05)


def asked_behind(context: Context, subject: Set, asked: Asked) -> Found:
    """`kitchen area`, `which rooms … what is their size`; `window area` is that of all windows."""
    if asked.of is not None or subject.det in {"no", "except"}:
        return
    kind = not (subject.det or subject.named or subject.many or subject.parts or subject.order)
    for what, score in measured(context, asked, subject, -0.05):
        yield what, score
        if kind and not subject.nodes.concepts and _adds_up(what):
            yield replace(cast(Asked, what), function="sum"), score + 0.1


def _adds_up(what: Constituent) -> bool:
    """Whether one measure is asked of each thing that may be told of all together."""
    if not isinstance(what, Asked) or len(what.measures) != 1 or what.function or what.by:
        return False
    return what.measures[0].unit in {"m2", "m3"} and adds_up(what.measures[0])


def measured(context: Context, asked: Asked, subject: Set, score: float) -> Found:
    """The measures of a set, as far as its nodes or what belongs to them have them."""
    if asked.noun or asked.relation:
        yield replace(asked, of=subject, by=asked.by or subject.by), score
        return
    nodes = (subject.parts[0] if subject.parts else subject).nodes
    found = tuple(measure_of(one, nodes, context.terrain) for one in asked.properties)
    apart = {(one.groups[:1], one.related): one for one in reversed(found) if one}
    known = tuple(one for one in found if one and apart[one.groups[:1], one.related] is one)
    if known:
        lost = 0.5 * sum(one is None for one in found)
        beside = 0.15 * sum(bool(one.related) for one in known)
        whole = replace(asked, of=subject, measures=known, by=asked.by or subject.by)
        yield whole, score - lost - beside
    else:
        yield replace(asked, of=subject, measures=(), by=asked.by or subject.by), score - 0.3


def how_much(context: Context, word: Word, graded: Word) -> Found:
    """`how big`."""
    if not isinstance(graded.sense, Graded):
        return
    degree = graded.sense.degree
    measures = context.measures(degree)
    if word.name == "how" and degree.form == "plain":
        yield Asked(measures[:1], order=None, noun=""), 0.4
        for one in measures[1:]:
            yield Asked((one,)), 0.25


def with_function(context: Context, word: Word, asked: Asked) -> Found:
    """`total area`, `average height`."""
    name = word.name
    if name and any(one.wants == name for one in asked.properties):
        heard = tuple(replace(one, wants="") for one in asked.properties)
        yield replace(asked, properties=heard), 0.4
    elif name in FUNCTIONS and not asked.function and (asked.properties or asked.unit):
        if name == "difference":
            yield Contest("difference", properties=asked.properties), 0.1
        else:
            yield replace(asked, function=FUNCTIONS[name]), 0.3
    elif name == "compare" and asked.properties:
        yield Contest("compare", properties=asked.properties), 0.1
    elif name in {"which", "what", "list", "and", "exists", "who", "when"}:
        yield asked, 0.0
    elif name == "how_many" and (asked.unit or asked.properties):
        first = [group for one in asked.properties for group in one.groups[:1]]
        counted = any(is_number_of(group, context.terrain) for group in first)
        if _are_texts(first, context):
            yield replace(asked, function="kinds"), 0.3
        yield asked, 0.5 if counted else 0.1 if asked.unit else -0.4
    elif name in {"all", "only"}:
        yield asked, -0.1


def _are_texts(groups: list[tuple[str, ...]], context: Context) -> bool:
    """Whether one property of texts is asked for, of which there are so many different ones."""
    plain = not context.terrain.of_building and len(groups) == 1
    return plain and all(context.terrain.is_typed(name, "string") for name in groups[0])


def with_function_behind(_: Context, asked: Asked, word: Word) -> Found:
    """`the area in total`."""
    name = word.name
    if name in FUNCTIONS and name != "difference" and not asked.function and not asked.noun:
        yield replace(asked, function=FUNCTIONS[name]), 0.2
    elif name == "each":
        yield replace(asked, each=True), -0.1


def several_measures(context: Context, left: Asked, right: Asked) -> Found:
    """`name and area`, `width, height`, `the area of the rooms and their height`."""
    if _is_name(left) and right.properties and not right.noun:
        yield replace(right, named=True), 0.1
    elif _is_name(right) and left.properties and not left.noun:
        yield replace(left, named=True), 0.1
    elif left.noun or right.noun or left.function != right.function:
        return
    elif left.of is None and right.of is None:
        if left.properties and right.properties:
            yield replace(left, properties=(*left.properties, *right.properties)), -0.1
    elif not left.function:
        yield from _measured_too(context, left, right)


def _measured_too(context: Context, left: Asked, right: Asked) -> Found:
    """A measure beside one whose things are said is of the same things."""
    whole = left if left.of is not None else right
    other = right if whole is left else left
    told = tuple(dict.fromkeys((*left.properties, *right.properties)))
    alone = other.of is None and other.properties and whole.measures
    if alone and whole.of is not None and len(told) > len(whole.properties):
        yield from measured(context, replace(whole, properties=told), whole.of, -0.25)


def _is_name(asked: Asked) -> bool:
    """Whether names are asked for, which are told with any measure."""
    if asked.of is not None or asked.function:
        return False
    named_by = {name for one in asked.properties for group in one.groups[:1] for name in group}
    return asked.noun == "names" or bool(named_by & set(NAMES))


def relation_asked(context: Context, subject: Set, word: Word) -> Found:
    """`what are the walls made of`, `the neighbours of the kitchen`."""
    asking = subject.det in {"how_many", "which", "list", "any"}
    if isinstance(word.sense, Relation) and word.sense.types and not (subject.parts or asking):
        yield Asked((), of=subject, relation=word.sense), -0.15


def role_asked(_: Context, word: Word, one: Linked) -> Found:
    """`the subsidiaries of X`."""
    sense = word.sense
    small = one.relation is not None and one.relation.preposition in {"of", "in"}
    if isinstance(sense, Relation) and sense.types and small and not one.inverted:
        yield Asked((), of=one.set, relation=sense), 0.1


def where_is(_: Context, word: Word, subject: Set) -> Found:
    """`where is the boiler`."""
    if word.name == "where" and subject.det in {"", "all", "any"}:
        yield Asked((), of=replace(subject, det=""), noun="place"), 0.3


# --- groups, ranks, contests, shares -------------------------------------------------------------


def grouping_by_set(_: Context, word: Word, subject: Set) -> Found:
    """`per storey`, `in each room`; seldom what was spoken of: `split them by storey`."""
    if word.name == "each" and not subject.named and subject.det in {"", "all"}:
        yield Grouping(set=subject), -0.3 if subject.refers else 0.3


def grouping_by_which(_: Context, word: Word, one: Linked) -> Found:
    """`how many in which room`."""
    plain = one.relation is not None and not one.relation.types and not one.inverted
    if word.name == "how_many" and plain and one.set.det in {"which", "what"}:
        yield Grouping(set=replace(one.set, det="")), 0.5


def grouping_by_property(_: Context, word: Word, asked: Asked) -> Found:
    """`by diameter`, `by type`."""
    alone = asked.of is None and not (asked.function or asked.unit)
    if word.name == "each" and alone and (asked.noun == "type" or len(asked.properties) == 1):
        one = asked.properties[0] if asked.properties else None
        yield Grouping(property=one, noun=asked.noun), 0.3


def grouping_again(_: Context, word: Word, grouping: Grouping) -> Found:
    """`on each`, `broken down by each`, `split that by size`."""
    if isinstance(word.sense, Relation) or word.name in {"each", "and", "comma"}:
        yield grouping, -0.05


def grouping_ended(_: Context, grouping: Grouping, word: Word) -> Found:
    """`nach Geschossen aufgeteilt`: the verb of a grouping at its end."""
    if word.name == "each":
        yield grouping, -0.05


def grouped(context: Context, subject: Set, grouping: Grouping) -> Found:
    """`windows per storey`."""
    if subject.by:
        return
    sorts = subject.det in {"sorted", "list"} and not grouping.counted
    if grouping.property is not None and sorts:
        ranking = Ranking((grouping.property,), descending=False, limit=None)
        sorted_ = subject.det == "sorted"
        for what, score in rank_behind(context, subject, ranking):
            if sorted_ or (isinstance(what, Set) and what.order and what.order.measure.unit):
                yield what, score + 0.15
        if sorted_:
            return
    key, score = key_of(context, subject, grouping)
    if key is not None:
        det = "how_many" if grouping.counted else subject.det
        yield replace(subject, by=key, det=det), score


def grouped_first(context: Context, grouping: Grouping, subject: Set) -> Found:
    """`per storey, how many windows`."""
    for what, score in grouped(context, subject, grouping):
        yield what, score - 0.1


def asked_grouped(context: Context, asked: Asked, grouping: Grouping) -> Found:
    """`area per storey`, `total length by diameter`."""
    if asked.by:
        return
    if asked.of is None:
        if grouping.set is not None:
            each = replace(asked, function=None) if asked.function == "sum" else asked
            worth = 0.3 if asked.function == "sum" else 0.1
            yield from measured(context, each, replace(grouping.set, many=True), worth)
        return
    key, score = key_of(context, asked.of, grouping)
    if key is not None:
        yield replace(asked, by=key), score


def asked_grouped_first(context: Context, grouping: Grouping, asked: Asked) -> Found:
    """`per storey, the area`."""
    for what, score in asked_grouped(context, asked, grouping):
        yield what, score - 0.1


def key_of(context: Context, subject: Set, grouping: Grouping) -> tuple[Key | None, float]:
    """What a set is grouped by; seldom by the parts of which its things are wholes."""
    terrain = context.terrain
    if grouping.set is not None:
        nodes = grouping.set.nodes
        if nodes.absent:
            return None, 0.0
        how = join(subject.nodes.kinds, nodes.kinds, terrain, Relation(()))
        if how is None:
            return None, 0.0
        first = how.path[0]
        parts = knowledge().wholes.get(first.type, first.direction) != first.direction
        return Key(nodes.text, how.path, nodes), how.score - 0.4 * parts
    sense = grouping.property or context.property("type")
    if sense is None:
        return None, 0.0
    measure = measure_of(sense, subject.nodes, terrain)
    if measure is None or measure.related or _is_fixed(measure, subject):
        return None, 0.0
    return Key(sense.word, groups=measure.groups, unit=measure.unit), 0.1


def _is_fixed(measure: Measure, subject: Set) -> bool:
    """Whether a condition leaves but one value of a measure, so that it makes no groups."""
    names = {name for group in measure.groups for name in group}
    return any(
        isinstance(one, Test) and one.operator == "=" and names & set(one.properties)
        for one in subject.nodes.where
    )


def rank(context: Context, ranking: Ranking, subject: Set) -> Found:
    """`largest room`."""
    if not subject.order:
        limited = _limited(ranking, subject)
        for what, score in _applied(applying.ranked(subject, limited, context.terrain)):
            yield what, score - _lonely(subject)


def rank_behind(context: Context, subject: Set, ranking: Ranking) -> Found:
    """`which room is the largest`, `rooms from smallest to largest`."""
    if not subject.order:
        limited = _limited(ranking, subject)
        for what, score in _applied(applying.ranked(subject, limited, context.terrain)):
            yield what, score - 0.02 - _lonely(subject)


def _lonely(subject: Set) -> float:
    """What is called by its name has no largest among it."""
    return 0.6 if subject.named and not subject.many and not subject.parts else 0.0


def _limited(ranking: Ranking, subject: Set) -> Ranking:
    if subject.count and subject.count[0] == "=" and ranking.limit == 1:
        return replace(ranking, limit=subject.count[1])
    return ranking


def rank_by(_: Context, ranking: Ranking, asked: Asked) -> Found:
    """`largest area`: what is ranked by a measure that is named."""
    if asked.of is None and asked.properties and not asked.function and not ranking.counted:
        yield replace(ranking, properties=asked.properties), 0.3
    elif asked.of is not None and not asked.function and asked.measures and asked.order is None:
        for subject, score in rank(_, replace(ranking, properties=asked.properties), asked.of):
            yield subject, score - 0.1


def rank_number(_: Context, number: Amount, ranking: Ranking) -> Found:
    """`3 largest`."""
    if not number.unit and number.value == int(number.value) and 0 < number.value <= 1000:
        yield replace(ranking, limit=int(number.value)), 0.2


def nth(_: Context, word: Word, ranking: Ranking) -> Found:
    """`second largest`."""
    if isinstance(word.sense, Number) and ranking.limit == 1 and not ranking.skip:
        yield replace(ranking, skip=int(word.sense.value) - 1), 0.5


def top_number(_: Context, word: Word, number: Amount) -> Found:
    """`top 5`."""
    if word.name == "top" and not number.unit and number.value == int(number.value):
        yield Ranking((), True, limit=int(number.value)), 0.3


def most(_: Context, word: Word, subject: Set) -> Found:
    """`the most windows`."""
    if word.name in {"most", "fewest"} and not subject.named and not subject.det:
        descending = word.name == "most"
        yield (
            Ranking((), descending, counted=subject, text=f"{word.text} {subject.nodes.text}"),
            0.3,
        )


def most_measure(_: Context, word: Word, asked: Asked) -> Found:
    """`the most area`."""
    if word.name in {"most", "fewest"} and asked.properties and asked.of is None:
        yield Ranking(asked.properties, word.name == "most"), 0.3


def function_rank(_: Context, word: Word, asked: Asked) -> Found:
    """`which room has the maximum area`: `maximum area` ranks too."""
    if word.name in {"maximum", "minimum"} and asked.properties and asked.of is None:
        yield Ranking(asked.properties, word.name == "maximum"), 0.1


def ordered_by(_: Context, word: Word, asked: Asked) -> Found:
    """`sorted by area`."""
    if word.name == "sorted" and asked.properties and asked.of is None:
        yield Ranking(asked.properties, descending=False, limit=None), 0.3


def order_turned(context: Context, ranking: Ranking, word: Word) -> Found:
    """`sorted by area, largest first`."""
    name = word.name
    if name in {"ascending", "descending"} and ranking.limit is None:
        yield replace(ranking, descending=name == "descending"), 0.2
    del context


def sorted_asked(context: Context, subject: Set, word: Word) -> Found:
    """`rooms, smallest first`."""
    name = word.name
    if name in {"ascending", "descending"}:
        if subject.order is not None and subject.order.limit is None:
            order = replace(subject.order, descending=name == "descending")
            yield replace(subject, order=order), 0.2
            return
        size = map(context.property, ("elevation", "size", "area", "length"))
        ranking = Ranking(tuple(p for p in size if p), name == "descending", limit=None)
        yield from _applied(applying.ranked(subject, ranking, context.terrain))


def sort_word(_: Context, word: Word, subject: Set) -> Found:
    """`rank the rooms by …`: the verb; what by comes behind."""
    if word.name == "sorted" and subject.det in {"", "list"}:
        yield replace(subject, det="sorted"), 0.1
    elif word.name == "compare" and not subject.det:
        yield subject, -0.1


def portion(_: Context, word: Word, subject: Set) -> Found:
    """`what percentage of the doors`."""
    if word.name == "share" and not subject.det:
        yield Portion(subject), 0.3


def portion_again(_: Context, word: Word, one: Portion) -> Found:
    """`what percentage`, `of all`."""
    if word.name in {"which", "what", "all"} or isinstance(word.sense, Relation):
        yield one, 0.0


def portion_flagged(context: Context, one: Portion, flags: Flags) -> Found:
    """`… are external`."""
    yield from _portion(one, _flag(flags, context, one.part or one.whole))


def portion_linked(context: Context, one: Portion, linked_: Linked) -> Found:
    """`… have a window`."""
    yield from _portion(one, applying.with_linked(one.part or one.whole, linked_, context.terrain))


def portion_beside(context: Context, one: Portion, subject: Set) -> Found:
    """`… have windows`: the thing itself."""
    whole = one.part or one.whole
    joined = applying.with_linked(whole, Linked(None, subject), context.terrain)
    for what, score in _portion(one, joined):
        yield what, score - 0.2
    alike = applying.both(whole, subject)
    if alike:
        yield Portion(one.whole, alike[0]), alike[1] - 0.1


def portion_compared(context: Context, one: Portion, compared_: Compared) -> Found:
    """`… are larger than 20 m²`."""
    yield from _portion(
        one, applying.with_compared(one.part or one.whole, compared_, context.terrain)
    )


def portion_bound(context: Context, one: Portion, bound_: Bound) -> Found:
    """`… are over 20 m²`."""
    for subject, score in bound_on_set(context, one.part or one.whole, bound_):
        if isinstance(subject, Set):
            yield Portion(one.whole, subject), score


def _portion(one: Portion, found: applying.Applied | None) -> Found:
    if found:
        yield Portion(one.whole, found[0]), found[1]


def _applied(found: applying.Applied | None) -> Found:
    if found is not None:
        yield found


def having_property(context: Context, word: Word, asked: Asked) -> Found:
    """`with a fire rating`, `without a fire rating`."""
    if asked.of is not None or len(asked.properties) != 1 or asked.function:
        return
    if word.name == "no":
        text = f"without {asked.properties[0].word}"
        yield Compared(asked.properties, None, text, known=False), 0.2
    elif isinstance(word.sense, Relation) and word.sense.preposition == "with":
        text = f"with {asked.properties[0].word}"
        told = 0.3 if not context.terrain.of_building else 0.0
        yield Compared(asked.properties, None, text, known=True), -told
        yield asked, -0.1 + told


def verb_before(_: Context, word: Word, one: Ranking) -> Found:
    """`with the most windows`, `from the largest`."""
    if (isinstance(word.sense, Relation) and not word.sense.types) or word.name in {
        "which",
        "what",
        "list",
    }:
        yield one, -0.02


def in_measure(_: Context, word: Word, asked: Asked) -> Found:
    """`in which country`, `with their elevation`: the preposition before what is asked for."""
    before = isinstance(word.sense, Relation) and bool(word.sense.preposition)
    if before and asked.of is None and asked.properties and not asked.function:
        yield asked, -0.15


def with_bound(_: Context, word: Word, one: Bound) -> Found:
    """`of over 20 m²`."""
    if isinstance(word.sense, Relation) and not word.sense.types:
        yield one, 0.0


def with_compared(_: Context, word: Word, one: Compared) -> Found:
    """`with an area of more than 20 m²`."""
    if isinstance(word.sense, Relation) and not word.sense.types:
        yield one, 0.0


def property_of_bound(_: Context, asked: Asked, word: Word) -> Found:
    """`area of` more than: the preposition between a measure and its bound."""
    if isinstance(word.sense, Relation) and word.sense.preposition in {"of", "in"}:
        yield asked, -0.15


def order_word(_: Context, left: Word, right: Word) -> Found:
    """`how` and `many`, `in` and `total`: two operators that say one thing."""
    if left.name in {"which", "what"} and right.name in {
        "how_many",
        "where",
        "list",
        "share",
        "most",
    }:
        yield right, -0.05
    elif isinstance(left.sense, Relation) and isinstance(right.sense, Relation):
        if left.sense.types and not right.sense.types:
            yield left, 0.0
        elif right.sense.types and not left.sense.types:
            yield right, 0.0
    elif isinstance(left.sense, Relation) and right.name in BEHIND_PREPOSITIONS:
        yield right, 0.0
    elif left.name in {"comma", "and"} and not isinstance(right.sense, Noun | Written):
        yield right, -0.1


def comma_before(_: Context, word: Word, one: Constituent) -> Found:
    """A comma between two parts."""
    if word.name == "comma":
        yield one, -0.02


def _said(asked: Asked, bound_: Bound) -> str:
    return f"with {asked.properties[0].word} {_sign(bound_)}"


def _sign(bound_: Bound) -> str:
    words = {">": "over", "<": "under", ">=": "at least", "<=": "at most", "=": "of"}
    if bound_.upper is not None:
        return f"between {_told(bound_.amount)} and {_told(bound_.upper)}"
    return f"{words.get(bound_.operator, bound_.operator)} {_told(bound_.amount)}"


def _told(amount: Amount) -> str:
    shown = {"m2": "m²", "m3": "m³"}.get(amount.unit, amount.unit)
    return f"{amount.value:g} {shown}".strip()


def _spoken(subject: Set) -> str:
    dets = {"no": "no ", "all": "all ", "": "", "each": "each "}
    count = f"{subject.count[0]} {subject.count[1]} " if subject.count else ""
    where = f" {subject.nodes.where_text}" if subject.nodes.where_text else ""
    return f"{dets.get(subject.det, '')}{count}{subject.nodes.text}{where}"


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Amount, Word, amount_with_unit),
    (Word, Amount, bound),
    (Amount, Word, bound_behind),
    (Bound, Bound, between),
    (Asked, Bound, compared_by_property),
    (Bound, Asked, compared_before),
    (Asked, Amount, equals),
    (Asked, Set, valued),
    (Set, Asked, valued_before),
    (Asked, Linked, valued_of),
    (Amount, Word, high_amount),
    (Bound, Word, high_bound),
    (Word, Word, than),
    (Compared, Amount, than_amount),
    (Compared, Set, than_set),
    (Set, Bound, bound_on_set),
    (Bound, Set, counted),
    (Amount, Set, exactly),
    (Flags, Set, flagged),
    (Set, Flags, flagged_behind),
    (Word, Flags, denied),
    (Word, Flags, flags_again),
    (Flags, Flags, either_flag),
    (Set, Compared, compared),
    (Compared, Set, compared_first),
    (Word, Set, link),
    (Word, Linked, link_again),
    (Set, Word, link_inverted),
    (Set, Linked, linked),
    (Linked, Set, linked_first),
    (Set, Set, beside),
    (Word, Set, determined),
    (Word, Linked, partitive),
    (Set, Word, counted_behind),
    (Set, Joined, united),
    (Word, Set, conjoined),
    (Word, Joined, joined_again),
    (Asked, Linked, asked_of),
    (Asked, Set, asked_beside),
    (Set, Asked, asked_behind),
    (Word, Word, how_much),
    (Word, Asked, with_function),
    (Asked, Word, with_function_behind),
    (Asked, Asked, several_measures),
    (Set, Word, relation_asked),
    (Word, Linked, role_asked),
    (Word, Set, where_is),
    (Word, Set, grouping_by_set),
    (Word, Linked, grouping_by_which),
    (Word, Asked, grouping_by_property),
    (Word, Grouping, grouping_again),
    (Grouping, Word, grouping_ended),
    (Set, Grouping, grouped),
    (Grouping, Set, grouped_first),
    (Asked, Grouping, asked_grouped),
    (Grouping, Asked, asked_grouped_first),
    (Ranking, Set, rank),
    (Set, Ranking, rank_behind),
    (Ranking, Asked, rank_by),
    (Amount, Ranking, rank_number),
    (Word, Ranking, nth),
    (Word, Amount, top_number),
    (Word, Set, most),
    (Word, Asked, most_measure),
    (Word, Asked, function_rank),
    (Word, Asked, ordered_by),
    (Ranking, Word, order_turned),
    (Set, Word, sorted_asked),
    (Word, Set, sort_word),
    (Word, Set, portion),
    (Word, Portion, portion_again),
    (Portion, Flags, portion_flagged),
    (Portion, Linked, portion_linked),
    (Portion, Set, portion_beside),
    (Portion, Compared, portion_compared),
    (Portion, Bound, portion_bound),
    (Word, Asked, having_property),
    (Word, Asked, in_measure),
    (Linked, Word, itself),
    (Ranking, Word, itself_ranked),
    (Word, Ranking, verb_before),
    (Word, Bound, with_bound),
    (Word, Compared, with_compared),
    (Asked, Word, property_of_bound),
    (Word, Word, order_word),
    (Word, Set, comma_before),
    (Word, Asked, comma_before),
    (Word, Ranking, comma_before),
    (Word, Linked, comma_before),
    (Word, Flags, comma_before),
    (Word, Grouping, comma_before),
)
"""Which rules there are for two neighbours of these kinds."""
