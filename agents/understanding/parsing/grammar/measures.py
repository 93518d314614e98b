"""Rules for what is measured of things, and for several measures side by side."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from agents.understanding.language.tables import languages
from agents.understanding.language.words import name_words
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.relations import linked_in_each
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.plans.algebra import Function, Test
from agents.understanding.twin.entries import NAMES
from agents.understanding.twin.senses import Property

PARTLY = 0.8
"""What it costs to take a word for one more measure, which the things do not have."""


def asked_of(context: Context, asked: Asked, one: Linked) -> Found:
    """`area of the kitchen`; `what town is the house in`; `how many m2 between the two`."""
    if (one.inverted and asked.of is not None) or one.set.det in {"no", "except"}:
        return
    if asked.of is not None:
        for subject, score in applied(linked_in_each(asked.of, one, context)):
            if isinstance(subject, Set):
                yield replace(asked, of=subject), score
        return
    if one.relation is None or not one.relation.types:
        of = replace(one.set, joined="between") if one.between else one.set
        yield from measured(context, asked, of, 0.2)


def asked_beside(context: Context, asked: Asked, subject: Set) -> Found:
    """`how big is the kitchen`; `fed from DB-2` are the things of which just that is stated."""
    if asked.of is not None or subject.det in {"no", "except"}:
        return
    if any(_leads_on(one) for one in asked.properties):
        if _states(asked, subject):
            yield replace(subject, nodes=replace(subject.nodes, text="thing"), named=False), 0.4
        return
    ranked = 0.5 if subject.order is not None and is_name(asked) else 0.0
    yield from measured(context, asked, subject, 0.05 - ranked)


def _leads_on(one: Property) -> bool:
    """Whether the name of a property ends in a preposition, which leads to a value: `Fed From`.

    One of a single letter ends it as a letter: `Phase A`.
    """
    last = one.word.rpartition(" ")[2]
    alone = last == one.word or len(last) == 1
    return not alone and any((last,) in told.prepositions for told in languages())


def _states(asked: Asked, subject: Set) -> bool:
    """Whether things are meant by the value that they have of a property."""
    names = {name for one in asked.properties for group in one.groups for name in group}
    tests = (one for one in subject.nodes.where if isinstance(one, Test))
    return subject.bound and any(names & set(one.properties) for one in tests)


def asked_behind(context: Context, subject: Set, asked: Asked) -> Found:
    """`kitchen area`, `which rooms … what is their size`; `window area` is that of all windows."""
    if asked.of is not None or subject.det in {"no", "except"} or subject.closed:
        return
    kind = not (subject.det or subject.named or subject.many or subject.parts or subject.order)
    for what, score in measured(context, asked, subject, -0.05):
        yield what, score
        if kind and not (asked.joined or subject.nodes.concepts) and _adds_up(what):
            yield replace(cast(Asked, what), function="sum"), score + 0.1


def _adds_up(what: Constituent) -> bool:
    """Whether one measure is asked of each thing that may be told of all together."""
    if not isinstance(what, Asked) or len(what.measures) != 1 or what.function or what.by:
        return False
    return what.measures[0].unit in {"m2", "m3"} and adds_up(what.measures[0])


def measured(context: Context, asked: Asked, subject: Set, score: float) -> Found:
    """The measures of a set; what neither its nodes nor what belongs to them have is all that is
    asked, so that it is told and not left out."""
    if asked.noun or asked.relation:
        yield replace(asked, of=subject, by=asked.by or subject.by), score
        return
    nodes = (subject.parts[0] if subject.parts else subject).nodes
    found = tuple(measure_of(one, nodes, context.terrain) for one in asked.properties)
    lacking = tuple(one for one, told in zip(asked.properties, found, strict=True) if not told)
    if (lacking and asked.several) or not any(found):
        without = replace(asked, of=subject, properties=lacking, measures=())
        less = 0.3 + PARTLY * any(found)
        yield replace(without, by=asked.by or subject.by), score - less
        return
    less = 0.5 * len(lacking)
    apart = {(one.groups[:1], one.related): one for one in reversed(found) if one}
    known = tuple(one for one in found if one and apart[one.groups[:1], one.related] is one)
    beside = 0.15 * sum(bool(one.related) for one in known)
    whole = replace(asked, of=subject, measures=known, by=asked.by or subject.by)
    yield whole, score - beside - less


def several_measures(context: Context, left: Asked, right: Asked) -> Found:
    """`name and area`, `width, height`, `the area of the rooms and their height`. `How long` the
    warranty is asks for one thing.
    """
    if left.unit and _is_in(left, right):
        yield replace(right, unit=left.unit), 0.2  # `how many m² | of window area`
    elif left.graded and not (right.joined or right.graded):
        if left.of is None and right.properties and not right.noun:
            yield right, 0.1
    elif is_name(left) and _is_told_of_each(right):
        yield replace(right, named=True, function=_told_by(right)), 0.1
    elif is_name(right) and _is_told_of_each(left):
        yield replace(left, named=True, function=_told_by(left)), 0.1
    elif left.noun or right.noun or left.function != right.function:
        return
    elif left.of is None and right.of is None:
        if left.properties and right.properties:
            told = (*left.properties, *right.properties)
            yield replace(left, properties=told, several=True), -0.1
    elif not left.function:
        yield from _measured_too(context, left, right)


def _is_in(unit: Asked, asked: Asked) -> bool:
    """Whether all that a unit says is what the measure behind it is told in."""
    alone = unit.of is None and not (unit.function or unit.noun or unit.by)
    quantities = {one.quantity or one.word for one in unit.properties}
    told = {one.quantity or one.word for one in asked.properties}
    return alone and len(asked.properties) == 1 and told <= quantities and not asked.unit


def _measured_too(context: Context, left: Asked, right: Asked) -> Found:
    """A measure beside one whose things are said is of the same things."""
    whole = left if left.of is not None else right
    other = right if whole is left else left
    told = tuple(dict.fromkeys((*left.properties, *right.properties)))
    alone = other.of is None and other.properties and whole.measures
    if alone and whole.of is not None and len(told) > len(whole.properties):
        yield from measured(context, replace(whole, properties=told, several=True), whole.of, -0.25)


def _is_told_of_each(asked: Asked) -> bool:
    """Whether something is measured that things have by themselves: an average has no name, but
    where a property is called by it (`avg_depth`).
    """
    plain = bool(asked.properties) and not asked.noun
    return plain and (asked.function in {None, "sum"} or not _told_by(asked))


def _told_by(asked: Asked) -> Function | None:
    """The function of several values that is asked for; None where it is in the property's name."""
    names = [name for one in asked.properties for group in one.groups[:1] for name in group]
    said = [
        {_FUNCTIONS[name] for name in _operators_in(one) if name in _FUNCTIONS} for one in names
    ]
    return None if said and all(asked.function in one for one in said) else asked.function


def _operators_in(name: str) -> Iterator[str]:
    """What the words of a property's name ask for."""
    for told in languages():
        for word in name_words(name):
            in_full = told.shorthand.get(word, word)
            yield from told.operators.get((in_full,), ())


_FUNCTIONS: dict[str, Function] = {"average": "avg", "minimum": "min", "maximum": "max"}


def is_name(asked: Asked) -> bool:
    """Whether names are asked for, which are told with any measure."""
    if asked.of is not None or asked.function:
        return False
    named_by = {name for one in asked.properties for group in one.groups[:1] for name in group}
    return asked.noun == "names" or bool(named_by & set(NAMES))


TABLE: Table = (
    (Asked, Linked, asked_of),
    (Asked, Set, asked_beside),
    (Set, Asked, asked_behind),
    (Asked, Asked, several_measures),
)
"""Which rules there are for measures."""
