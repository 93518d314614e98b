"""Whether a query compares with the numbers of the question, in their units and on their side."""

from collections.abc import Iterator, Sequence
from math import isclose, prod

from lark import Token, Tree

from agents.checks.small_words import (
    asks_of_all,
    asks_whether,
    comparatives,
    leaning,
    numbers_said,
    quantities,
    units_named,
)
from agents.messages import Question, Twin
from agents.schema.turns import spoken_of
from agents.understanding.language.tables import Unit, units
from graph_store import quoted
from graph_store.cypher_columns import columns_of
from graph_store.cypher_demands import bounds_in
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import is_rule

CLOSE = 1e-6
ROUNDED = 0.01
"""How far a quantity may be from the question's: 0.91 m for 3 ft."""


def other_units(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """A number compared as the question has it, where the graph holds another unit.

    Or any other number, where nothing of that unit is compared with the question's.
    """
    bounded = comparatives(question.text) and not asks_whether(question.text)
    for number, unit in quantities(question.text):
        asked = unit.in_si(number)
        if bounded and not chooses(read):
            yield f"The question names {asked:g} {unit.unit}, and the query compares none."
        compared = [
            (one, float(one.value))
            for one in read.comparisons
            if twin.schema.units.get(one.property) == unit.unit and _is_number(one.value)
        ]
        values = [value for _, value in compared if value]
        if not values or _enclose(values, asked):
            continue
        for one, value in compared:
            if isclose(value, number, abs_tol=CLOSE):
                yield (
                    f"{quoted(one.property)} is in {unit.unit}: {value:g} of the question's unit "
                    f"is {asked:g} {unit.unit}."
                )
            elif value:
                yield (
                    f"The question names {asked:g} {unit.unit}, and the query compares "
                    f"{quoted(one.property)} with {value:g}."
                )


def _enclose(values: Sequence[float], asked: float) -> bool:
    """Whether one of these is what is asked for, or they lie on both sides of it."""
    rounded = abs(asked) * ROUNDED
    return min(values) <= asked + rounded and asked - rounded <= max(values)


def chooses(read: Outline) -> bool:
    """Whether a query has any condition on what it finds."""
    return bool(read.comparisons) or any(True for _ in read.tree.find_pred(_is_condition))


def _is_condition(tree: Tree[Token]) -> bool:
    return is_rule(tree, "where", "braces")


def turned_bounds(cypher: str, read: Outline, question: Question) -> Iterator[str]:
    """Less than the question's number, where it asks for more, or the reverse."""
    wanted = leaning(question.text)
    if wanted is None or asks_of_all(question.text):
        return
    numbers = set(numbers_said(question.text))
    numbers |= {unit.in_si(number) for number, unit in quantities(question.text)}
    compared = [(one.operator, one.value) for one in read.comparisons]
    if "_NOT" in {one.type for one in tokens_in(read)}:
        compared = [(one.operator, value) for one in bounds_in(cypher) for value in one.values]
    for operator, value in compared:
        turned = operator in (("<", "<=") if wanted else (">", ">="))
        if turned and any(_close(value, number) for number in numbers):
            asked, taken = ("more", "less") if wanted else ("less", "more")
            yield f"The question asks for {asked} than {value:g}, the query for {taken}."


def turned_units(cypher: str, question: Question, twin: Twin) -> Iterator[str]:
    """`max(d.OverallWidth) * 1000`: a measure turned into a unit that nobody named."""
    asked = spoken_of(question)
    said = numbers_said(asked)
    for made in columns_of(cypher):
        held = {twin.schema.units.get(one.name) for one in made.reads}
        unsaid = [one for one in made.factors if not any(_is_either(one, n) for n in said)]
        if len(held) != 1 or not made.turned or not unsaid:
            continue
        (unit,), factor = held, prod(unsaid)
        turned = [one for one in units().values() if one.unit == unit and _turns(one, factor)]
        named = {one.factor for one in units_named(asked) if one.unit == unit}
        if turned and not any(isclose(one.factor, near) for one in turned for near in named):
            yield (
                f"{quoted(made.reads[0].name)} is in {unit}, and the query makes "
                f"{turned[0].symbol or 'another unit'} of it, which nobody named; leave it so."
            )


def _is_either(factor: float, number: float) -> bool:
    return isclose(factor, number) or isclose(factor * number, 1.0)


def _turns(unit: Unit, factor: float) -> bool:
    """Whether a measure multiplied so is one in this unit."""
    return unit.factor != 1 and isclose(unit.factor * factor, 1.0, rel_tol=ROUNDED)


def tokens_in(read: Outline) -> list[Token]:
    parts = read.tree.scan_values(lambda one: isinstance(one, Token))
    return [one for one in parts if isinstance(one, Token)]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _close(held: object, number: float) -> bool:
    return isinstance(held, int | float) and abs(held - number) < CLOSE
