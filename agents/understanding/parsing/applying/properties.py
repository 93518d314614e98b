"""Conditions on the properties of things: the schema says whether they have them."""

import re
from dataclasses import replace
from typing import Literal

from agents.understanding.language.conversion import in_kelvin, in_terms_of
from agents.understanding.language.days import span
from agents.understanding.language.tables import Unit
from agents.understanding.parsing.amounts import NO_NUMBERS, rows_like
from agents.understanding.parsing.applying.sets import Applied, having
from agents.understanding.parsing.constituents.conditions import Compared, Flags
from agents.understanding.parsing.constituents.measures import Amount, Asked, Bound
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.measuring import held, measure_of
from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Measure,
    Nodes,
    Not,
    Operator,
    Related,
    Test,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds, Path, Terrain
from agents.understanding.twin.senses import Property, Relation
from registers.joining import RECORDS, REGISTER_ROW

MILLIMETRES = 100
"""From here on a length without a unit is taken for millimetres."""
UNSAID = 5
"""From here on a width or a thickness without a unit is not one in metres."""
NARROW = re.compile("(?i)width|breite|thickness|dicke|largeur|épaisseur|ancho|espesor")
"""What is in the names of such properties."""
TIMES = ("s", "months")
"""Units that a number without one is never in: 30 minutes are no 1,800 of anything."""
YEARS = (1000, 2999)
"""What may be the year that a text begins with."""


def with_flags(subject: Set, flags: Flags, terrain: Terrain) -> Applied | None:
    """`external doors`; None where these things have no such property."""
    filled = terrain.filled(subject.nodes.kinds)
    names = tuple(name for name in flags.names if filled.get(name))
    if not names:
        return _by_rooms(subject, flags, terrain)
    value = flags.value
    condition: Condition = Test(names, "in" if isinstance(value, tuple) else "=", value)
    if flags.negated and isinstance(value, bool):
        condition = Test(names, "=", not value)
    elif flags.negated:
        condition = Not(condition)
    word = f"not {flags.text}" if flags.negated else flags.text
    return having(subject, condition, text=word), 0.1


def truths_of(asked: Asked, terrain: Terrain) -> tuple[str, ...]:
    """The yes-or-no properties by the one word that is asked for, of nothing yet."""
    if asked.of is not None or len(asked.properties) != 1:
        return ()
    names = (name for group in asked.properties[0].groups for name in group)
    return tuple(name for name in names if terrain.is_typed(name, "boolean"))


def _by_rooms(subject: Set, flags: Flags, terrain: Terrain) -> Applied | None:
    """External doors of a file that does not say which are: those that lead to one room only."""
    last = {name.rpartition(".")[2] for name in flags.names}
    relations = {knowledge().outside[name] for name in last & knowledge().outside.keys()}
    if not relations or not isinstance(flags.value, bool):
        return None
    rooms = terrain.kinds(knowledge().places[:1])
    hops = {
        hop
        for kind in subject.nodes.kinds
        for hop, to, _ in terrain.edges[kind]
        if hop.type in relations and to in rooms
    }
    if len(hops) != 1:
        return None
    nodes = Nodes(terrain.narrowest_label(rooms), rooms, text="room")
    outside = flags.value != flags.negated
    count: tuple[Operator, int] = ("=", 1) if outside else (">", 1)
    condition = Related((hops.pop(),), nodes, count=count)
    return having(subject, condition, text=flags.text), -0.1


def with_compared(subject: Set, one: Compared, terrain: Terrain) -> Applied | None:
    """`larger than 20 m²`, `wider than the front door`, `with a fire rating`."""
    measure = first_measure(one.properties, subject.nodes, terrain)
    if measure is None or not measure.groups:
        return None
    if measure.related is not None:
        return _by_rows(subject, one, measure, terrain)
    conditions = _compared_by(one, measure, subject.nodes.kinds, terrain)
    score = -0.6 if one.known and _all_have(measure, subject.nodes, terrain) else 0.1
    return (having(subject, *conditions, text=one.text), score) if conditions else None


def _by_rows(subject: Set, one: Compared, measure: Measure, terrain: Terrain) -> Applied | None:
    """`doors installed in 2019`: by what rows of a register say of them; None by anything else.

    `doors without a serial number` are those of which no row says one.
    """
    related, rows = measure.related, terrain.of_label.get(REGISTER_ROW, frozenset())
    if related is None or not related.nodes.kinds <= rows or one.beyond:
        return None
    lacking = one.known is False
    known = replace(one, known=True) if lacking else one
    conditions = _compared_by(known, measure, related.nodes.kinds, terrain)
    if not conditions:
        return None
    said = Related(related.path, related.nodes.having(*conditions), negated=lacking)
    for named in rows_like(subject.nodes, terrain):
        how = _through(named, related, terrain)
        if how is not None:
            told = [replace(said, path=how)] if how else conditions
            if lacking and not how:
                told = _compared_by(one, measure, named.kinds, terrain)
            return having(replace(subject, nodes=named), *told, text=one.text), 0.1
    return having(subject, said, text=one.text), 0.1


def _through(rows: Nodes, related: Related, terrain: Terrain) -> Path | None:
    """The way to what is said of elements from the rows that record them, where it is by these:
    those that meet no element are `components installed in 2019`, too."""
    first, *rest = related.path
    if first.type != RECORDS or not rest:
        return () if first.type == RECORDS and rows.kinds == related.nodes.kinds else None
    how = join(rows.kinds, related.nodes.kinds, terrain, Relation(()))
    return how.path if how and how.path == tuple(rest) else None


def _all_have(measure: Measure, nodes: Nodes, terrain: Terrain) -> bool:
    """Whether to have a property is no condition, as all such things do."""
    filled = terrain.filled(nodes.kinds)
    return any(filled[group[0]] == terrain.count(nodes.kinds) for group in measure.groups)


def _compared_by(one: Compared, measure: Measure, of: Kinds, terrain: Terrain) -> list[Condition]:
    """The conditions on a measure of nodes of these kinds; none where it cannot be compared so."""
    names = tuple(group[0] for group in measure.groups)
    if one.known is not None:
        operator: Operator = "known" if one.known else "unknown"
        return [Test(names, operator)]
    if one.value is not None:
        return [Test(names, "=" if isinstance(one.value, str) else "in", one.value)]
    if one.beyond is not None:
        comparable = held(measure.groups, one.beyond.nodes.kinds, terrain)
        return [Beyond(names, one.operator, one.beyond.nodes)] if comparable else []
    return _within(names, one.bound, measure, of, terrain) if one.bound else []


def _within(
    names: tuple[str, ...], bound: Bound, measure: Measure, of: Kinds, terrain: Terrain
) -> list[Condition]:
    """Within a bound of numbers, years or days."""
    if bound.amount.day:
        return _dated(tuple(name for name in names if terrain.is_day(name, of)), bound)
    dated = all(terrain.is_dated_text(name, of) for name in names)
    if YEARS[0] <= bound.amount.value <= YEARS[1] and dated:
        return _bounded(names, bound, measure, "text", terrain)
    dates = tuple(name for name in names if terrain.is_typed(name, "date", among=of))
    if dates and all(terrain.is_typed(name, *NO_NUMBERS, among=of) for name in names):
        return _bounded(dates, bound, measure, "date", terrain)
    names = tuple(name for name in names if not terrain.is_typed(name, *NO_NUMBERS, among=of))
    return _bounded(names, bound, measure, None, terrain) if names else []


def _dated(names: tuple[str, ...], bound: Bound) -> list[Condition]:
    """Before, after or within days, of dates and of texts of ISO 8601; a month is all its days."""
    if not names or (bound.upper is not None and not bound.upper.day):
        return []
    first, last = span(bound.amount.day)
    if bound.upper is not None:
        last = span(bound.upper.day)[1]
    match bound.operator:
        case "<" | ">":
            return [Test(names, bound.operator, first if bound.operator == "<" else last, "day")]
        case "<=":
            return [Test(names, "<=", last, "day")]
        case ">=" if bound.upper is None:
            return [Test(names, ">=", first, "day")]
    return [Test(names, ">=", first, "day"), Test(names, "<=", last, "day")]


def _bounded(
    names: tuple[str, ...],
    bound: Bound,
    measure: Measure,
    year: Literal["date", "text"] | None,
    terrain: Terrain,
) -> list[Condition]:
    """Within a bound, where its unit measures the same; of a date its `year` is."""
    value = _in_unit_of(measure, bound.amount, terrain)
    if value is None:
        return []
    if bound.upper is not None:
        upper = _in_unit_of(measure, bound.upper, terrain)
        return (
            []
            if upper is None
            else [Test(names, ">=", value, year), Test(names, "<=", upper, year)]
        )
    return [Test(names, bound.operator, value, year)]


def _in_unit_of(measure: Measure, amount: Amount, terrain: Terrain) -> float | None:
    """A number in the unit of a measure; None where it is in a unit of something else.

    A length without a unit that no part of a building has in metres is one in millimetres; a width
    of 90 may be one in centimetres or in millimetres. Degrees of temperature are those of Celsius.
    """
    if measure.unit == "K" and amount.unit != "K" and terrain.of_building:
        return in_kelvin(amount.value, amount.unit)
    if not amount.unit and measure.unit == "m" and terrain.of_building:
        if amount.value >= MILLIMETRES:
            return amount.value / 1000
        if amount.value >= UNSAID and all(NARROW.search(one[0]) for one in measure.groups):
            return None
    if amount.unit in TIMES and not measure.unit:
        return None
    if not amount.unit or not measure.unit or amount.unit == measure.unit:
        return amount.value
    told = in_terms_of(measure.unit, Unit(amount.unit, 1.0))
    return told.in_si(amount.value) if told else None


def first_measure(
    properties: tuple[Property, ...], nodes: Nodes, terrain: Terrain
) -> Measure | None:
    """The first of several measures that the nodes have, of their own before of others."""
    found = [measure for one in properties if (measure := measure_of(one, nodes, terrain))]
    own = [measure for measure in found if not measure.related]
    return next(iter(own or found), None)
