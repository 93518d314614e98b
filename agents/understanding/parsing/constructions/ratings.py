"""Rules for classes that texts name by a number: `a fire rating of at least 30 minutes`."""

import operator
import re

from agents.understanding.parsing.constituents.conditions import Compared
from agents.understanding.parsing.constituents.measures import Amount, Asked, Bound
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.phrasing import bound_text
from agents.understanding.parsing.grammar.rule import Found, Table

RATING = "fire rating"
MINUTE = 60
"""Seconds."""
FIGURES = re.compile(r"\d{2,3}")
"""Minutes of resistance (EN 13501-2); the 2 of `EI2` says how it was tested."""
HOLDS = {
    ">": operator.gt, ">=": operator.ge, "<": operator.lt, "<=": operator.le, "=": operator.eq,
}  # fmt: skip


def rated(context: Context, asked: Asked, bound: Bound) -> Found:
    """`fire rating of at least 30 minutes`: those of `EI30`, `FD60S` and `90/90/90`."""
    one = asked.properties[0] if len(asked.properties) == 1 else None
    rating = context.property(RATING)
    if one is None or rating is None or asked.of is not None or asked.function:
        return
    names = {name for group in one.groups for name in group}
    if not names <= {name for group in rating.groups for name in group}:
        return
    texts = {text.value for text in context.lexicon.texts if text.property in names}
    minutes = {text: {int(told) for told in FIGURES.findall(text)} for text in texts}
    if not texts or bound.operator not in HOLDS or any(len(told) > 1 for told in minutes.values()):
        return
    within = (text for text, told in minutes.items() if told and _keeps(told.copy().pop(), bound))
    text = f"with {one.word} {bound_text(_in_minutes(bound))}"
    yield Compared(asked.properties, None, text, value=tuple(sorted(within))), 0.35


def rated_before(context: Context, bound: Bound, asked: Asked) -> Found:
    """`at least 30 minutes of fire rating`."""
    yield from rated(context, asked, bound)


def rated_so(context: Context, asked: Asked, amount: Amount) -> Found:
    """`fire rating 30`, `a fire rating of 30 minutes`."""
    yield from rated(context, asked, Bound("=", amount))


def rated_so_before(context: Context, amount: Amount, asked: Asked) -> Found:
    """`30 minutes fire rating`."""
    yield from rated(context, asked, Bound("=", amount))


def _keeps(minutes: int, bound: Bound) -> bool:
    """Whether a number of minutes is within a bound."""
    least = _minutes(bound.amount)
    if bound.upper is not None:
        return least <= minutes <= _minutes(bound.upper)
    return bool(HOLDS[bound.operator](minutes, least))


def _minutes(amount: Amount) -> float:
    return amount.value / MINUTE if amount.unit == "s" else amount.value


def _in_minutes(bound: Bound) -> Bound:
    amount, upper = (
        Amount(_minutes(one), "min") if one else None for one in (bound.amount, bound.upper)
    )
    assert amount is not None
    return Bound(bound.operator, amount, upper)


TABLE: Table = (
    (Asked, Bound, rated),
    (Bound, Asked, rated_before),
    (Asked, Amount, rated_so),
    (Amount, Asked, rated_so_before),
)
"""Which rules there are for ratings."""
