"""Rules for properties with what they are compared with, and for sets of what compares so."""

from dataclasses import replace

from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.constituents.conditions import Compared, Linked
from agents.understanding.parsing.constituents.measures import Amount, Asked, Bound
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.phrasing import amount_text, bound_text
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.parsing.measuring import held
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Graded


def compared_by_property(_: Context, asked: Asked, bound_: Bound) -> Found:
    """`area above 20 m²`."""
    if asked.properties and asked.of is None and not asked.function:
        yield Compared(asked.properties, bound_, _said(asked, bound_)), 0.3


def compared_before(context: Context, bound_: Bound, asked: Asked) -> Found:
    """`more than 20 m² of floor area`."""
    yield from compared_by_property(context, asked, bound_)


def equals(_: Context, asked: Asked, number: Amount) -> Found:
    """`fire rating 30`; not `the power of the 2` boilers."""
    if asked.properties and asked.of is None and not asked.function and not number.counts:
        yield Compared(asked.properties, Bound("=", number), _said(asked, Bound("=", number))), 0.0


def valued(_: Context, asked: Asked, subject: Set) -> Found:
    """`fire rating EI30`: a property and a text that it holds."""
    tests = subject.nodes.where if subject.named and subject.bound else ()
    if len(tests) != 1 or not isinstance(tests[0], Test) or asked.of or asked.function:
        return
    if subject.det in {"no", "except"}:  # `no sea view`: another rule takes it away
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
        text = f"{bound_text(bound_)} {word.text}"
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
        yield replace(one, bound=filled, text=f"{one.text} {amount_text(number)}"), 0.4


def than_set(_: Context, one: Compared, other: Set) -> Found:
    """`larger than` and `the kitchen`."""
    if one.waits and not other.by:
        yield replace(one, beyond=other, text=f"{one.text} {other.nodes.text}"), 0.3


def compared(context: Context, subject: Set, one: Compared) -> Found:
    """`rooms larger than 20 m²`; whether a property is recorded that none of them has is told."""
    found = with_compared(subject, one, context.terrain)
    if found is None and one.known is not None:
        yield from measured(context, Asked(one.properties), subject, -0.3)
    yield from applied(found)


def compared_first(context: Context, one: Compared, subject: Set) -> Found:
    """`2 m high doors`."""
    if one.bound is not None or one.known is not None:
        yield from applied(with_compared(subject, one, context.terrain))


def whatever(context: Context, word: Word, one: Compared) -> Found:
    """`what needs servicing before May`: whatever such a day is stated of."""
    if word.name not in {"what", "which"} or one.bound is None or not one.bound.amount.day:
        return
    terrain = context.terrain
    having = frozenset(
        kind
        for kind in terrain.kinds(knowledge().held)
        if any(held(sense.groups, frozenset((kind,)), terrain) for sense in one.properties)
    )
    if having:
        things = Set(Nodes(terrain.narrowest_label(having), having, text="element"), det="which")
        yield from applied(with_compared(things, one, terrain))


def _said(asked: Asked, bound_: Bound) -> str:
    return f"with {asked.properties[0].word} {bound_text(bound_)}"


TABLE: Table = (
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
    (Set, Compared, compared),
    (Compared, Set, compared_first),
    (Word, Compared, whatever),
)
"""Which rules there are for what is compared."""
