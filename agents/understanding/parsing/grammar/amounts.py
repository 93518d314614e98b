"""Rules for numbers: their units, bounds, and how many of a thing there are."""

from dataclasses import replace

from agents.understanding.parsing.applying.properties import with_compared
from agents.understanding.parsing.constituents.conditions import Compared
from agents.understanding.parsing.constituents.measures import Amount, Bound
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.phrasing import bound_text
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.plans.algebra import Operator as Sign
from agents.understanding.twin.senses import Relation, Written

SIGNS: dict[str, Sign] = {
    "more": ">", "less": "<", "at_least": ">=", "at_most": "<=", "exactly": "=",
}  # fmt: skip
OF_DAYS: dict[str, Sign] = {"in": "=", "by": "<=", "until": "<="}
"""What prepositions say before a day: `by 1 March`."""
BEHIND: dict[str, Sign] = {"or_more": ">=", "or_less": "<="}


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
    elif isinstance(word.sense, Relation) and word.sense.preposition in OF_DAYS and number.day:
        yield Bound(OF_DAYS[word.sense.preposition], number), 0.3
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


def bound_on_set(context: Context, subject: Set, bound_: Bound) -> Found:
    """`rooms over 20 m²`: the unit says what is measured."""
    if bound_.amount.unit:
        one = Compared(context.dimension(bound_.amount.unit), bound_, bound_text(bound_))
        yield from applied(with_compared(subject, one, context.terrain))


def counted(_: Context, bound_: Bound, subject: Set) -> Found:
    """`more than 2 windows`."""
    value = bound_.amount.value
    plain = not bound_.amount.unit and bound_.upper is None and value == int(value)
    if plain and not subject.count:
        yield replace(subject, count=(bound_.operator, int(value))), 0.3


def exactly(_: Context, number: Amount, subject: Set) -> Found:
    """`2 windows`; of `2 largest rooms` it says how many of the first there are."""
    if number.unit or number.value != int(number.value) or subject.named:
        return
    order = subject.order
    if order is not None and order.limit == 1 and number.value >= 1:
        order = replace(order, limit=int(number.value))
    yield replace(subject, count=("=", int(number.value)), order=order), 0.1


TABLE: Table = (
    (Amount, Word, amount_with_unit),
    (Word, Amount, bound),
    (Amount, Word, bound_behind),
    (Bound, Bound, between),
    (Set, Bound, bound_on_set),
    (Bound, Set, counted),
    (Amount, Set, exactly),
)
"""Which rules there are for numbers."""
