"""Whether a query tells the measure that is asked for: no height for a width, no area for a number.

What a word measures the language tables say (`wide`: `OverallWidth`, `Width`). Looked at is a lone
column that reads one measure of a thing; what is calculated, compared or sorted by is not.
"""

from collections.abc import Iterator, Sequence

from agents.checks.bounds import apart_in_words
from agents.checks.grounding import columns, is_number
from agents.checks.meanings import meanings
from agents.checks.numerals import PERCENT
from agents.checks.small_words import (
    asks_how_many,
    names_a_rank,
    names_an_extreme,
    operators_of,
    quantities,
    tells_more,
    units_named,
)
from agents.messages import Question, Twin
from graph_store import quoted
from graph_store.cypher_columns import Column, columns_of
from graph_store.cypher_outline import Outline
from graph_store.rows import Rows

DIRECTIONS = frozenset({"ascending", "descending"})
DIVIDING = frozenset({"share", "ratio", "average", "difference", "each", "compare"})
"""What a question does that may be answered by a quotient."""


def other_measure(
    cypher: str, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """A measure in the place of another one, or of a number of things."""
    made, cells = columns_of(cypher), [one for row in rows.rows for one in row]
    if len(made) != 1 or not all(is_number(one) for one in cells):
        yield from _measured_for_each(made, rows, question, twin)
        yield from _of_a_lone_measure(made, rows, read, question, twin)
        return
    (column,) = made
    units = [twin.schema.units.get(each.name) for each in column.reads]
    measured = bool(units) and all(units) and not column.counted
    if measured and not column.signs:
        yield from _of_the_same_thing(column, read, question, twin)
        yield from _in_another_unit(column, question, twin)
    if not asks_how_many(question.text) or _names_a_measure(question, twin):
        return
    if measured:
        yield f"The question asks for a number of things, and the query tells one in {units[0]}."
    if "/" in column.signs and operators_of(question.text).isdisjoint(DIVIDING):
        yield "The question asks for a number of things, and the query tells a part of it."
    if not any(units) and any(one < 0 for one in cells):
        yield "The question asks for a number of things, and the query tells fewer than none."
    undivided = operators_of(question.text).isdisjoint(DIVIDING) and not column.reads
    if undivided and any(one % 1 for one in cells):
        yield "The question asks for a number of things, and the query tells no whole number."


def out_of_order(cypher: str, rows: Rows, question: Question) -> Iterator[str]:
    """Rows sorted by area, the largest first, whose areas do not fall."""
    wanted = DIRECTIONS & operators_of(question.text)
    made = columns_of(cypher)
    if len(wanted) != 1 or len(made) != len(rows.columns):
        return
    asked = meanings(question.text)
    measured = [
        [one for one in cells if one is not None]
        for column, cells in zip(made, columns(rows), strict=False)
        if all(is_number(one) or one is None for one in cells)
        and (names_an_extreme(question.text) or asked & meant_of(column))
    ]
    if len(measured) == 1 and measured[0] != sorted(measured[0], reverse="descending" in wanted):
        yield "The question asks for another order than the rows have: sort by what it names."


def meant_of(column: Column) -> frozenset[str]:
    """What the properties that a column reads are called, and what that means."""
    return frozenset[str]().union(*(meant_by(one.name) for one in column.reads))


def _measured_for_each(
    made: Sequence[Column], rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """`s.Name, s.Elevation`, where it is asked how many there are on each: nothing counted."""
    of_each = asks_how_many(question.text) and "each" in operators_of(question.text)
    if len(made) != len(rows.columns) or not of_each:
        return
    pairs = zip(made, columns(rows), strict=True)
    numbers = [one for one, cells in pairs if cells and all(map(is_number, cells))]
    units = [twin.schema.units.get(each.name) for one in numbers for each in one.reads]
    measured = numbers and all(one.reads and not one.counted for one in numbers) and all(units)
    if measured and not _names_a_measure(question, twin):
        yield f"The question asks for a number of things, and the query tells one in {units[0]}."


def _of_a_lone_measure(
    made: Sequence[Column], rows: Rows, read: Outline, question: Question, twin: Twin
) -> Iterator[str]:
    """`s.Name, s.GrossPerimeter`, where it is asked for the floor area of each."""
    if len(made) != len(rows.columns) or len(made) < len(("name", "measure")):
        return
    measured = [one for one in made if any(twin.schema.units.get(each.name) for each in one.reads)]
    if len(measured) == 1 and not (measured[0].counted or measured[0].signs):
        yield from _of_the_same_thing(measured[0], read, question, twin)
        yield from _in_another_unit(measured[0], question, twin)


def _in_another_unit(column: Column, question: Question, twin: Twin) -> Iterator[str]:
    """Square metres, where it is asked for degrees, and for nothing that is compared."""
    named = {one.unit for one in units_named(question.text) if len(one.symbol) > 1}  # no lone `w`
    held = {twin.schema.units.get(one.name, "") for one in column.reads}
    counted = quantities(question.text) or names_a_rank(question.text)  # `the second` is no time
    if named and held and named.isdisjoint(held) and not counted:
        told = " or ".join(sorted(held))
        yield f"The question asks for {' or '.join(sorted(named))}, and the query tells {told}."


def _of_the_same_thing(
    column: Column, read: Outline, question: Question, twin: Twin
) -> Iterator[str]:
    """`OverallHeight` of a door that has an `OverallWidth`, where it is asked how wide it is."""
    asked = meanings(question.text)
    if any(meant_by(one.name) & asked for one in column.reads):
        return  # one of several that stand in for each other
    for one in column.reads:
        labels = set(read.labels_of(one.variable))
        kinds = (kind for kind in twin.schema.kinds if labels and labels <= set(kind.labels))
        held = {each.name for kind in kinds for each in kind.properties}
        named = {name for name in held & twin.schema.units.keys() if last_name(name) in asked}
        if named:
            names = ", ".join(map(quoted, sorted(named)[:3]))
            yield f"The question asks for what {names} tells, and the query for {quoted(one.name)}."


def last_name(name: str) -> str:
    return name.rpartition(".")[2]


def meant_by(name: str) -> frozenset[str]:
    """What a property is called: by all its words, and by the last of them."""
    words = apart_in_words(last_name(name))
    return frozenset({last_name(name)}) | meanings(words) | meanings(words.rpartition(" ")[2])


def _names_a_measure(question: Question, twin: Twin) -> bool:
    """Whether a measure, a unit or a share is named: how many square metres, how much wider."""
    text = question.text
    named = {last_name(name) for name in twin.schema.units} & meanings(text)
    share = "share" in operators_of(text) or PERCENT.search(text) is not None
    return bool(named or units_named(text)) or share or tells_more(text)
