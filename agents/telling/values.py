"""What is told of the value that answers, by its form."""

from collections.abc import Callable, Mapping
from typing import Any

from agents.messages import Intent, Interpretation, Shape
from agents.telling.lists import told_groups, told_list, told_table
from agents.telling.names import distinct, lead_of, measured
from agents.telling.phrases import of_one
from agents.understanding.language.speaking import (
    article,
    listed,
    number_with_unit,
    plural,
    spoken,
)
from graph_store.rows import Rows

UNNAMED = frozenset({"one", "other", "maximum", "minimum", "max", "min"})
"""The columns of two things held against each other where they are called alike, or not at all."""


def say(rows: Rows, intent: Intent, places: Mapping[str, str] | None = None) -> Interpretation:
    """The sentence, value and unit of rows; `places` tell apart things of one name."""
    match intent.shape:
        case Shape.LIST:
            return told_list(rows, intent, places or {})
        case Shape.GROUPS:
            return told_groups(rows, intent)
    told = _TOLD.get(intent.shape)
    return told(rows, intent) if told else told_table(rows, intent, _unit(rows, intent))


def _unit(rows: Rows, intent: Intent) -> str | None:
    """The unit of the first column that has one."""
    return next((intent.units[name] for name in rows.columns if name in intent.units), None)


def _subject(rows: Rows, intent: Intent) -> tuple[str, str]:
    """What is told of, singular, and where."""
    subject = intent.subject or ("element" if "GlobalId" in rows.columns else "match")
    return subject, f" {intent.phrase}" if intent.phrase else ""


def _cells(rows: Rows, intent: Intent) -> tuple[Any, ...]:
    """The first row without what only names it."""
    first = rows.rows[0]
    return first[intent.names :] if 0 < intent.names < len(first) else first


def _count(rows: Rows, intent: Intent) -> Interpretation:
    number = rows.rows[0][0]
    subject, where = _subject(rows, intent)
    there = "There is 1" if number == 1 else f"There are {number}"
    name = subject if number == 1 else plural(subject)
    where = of_one(where) if number == 1 else where
    return Interpretation(answer=f"{there} {name}{where}.", value=number)


def _yes_or_no(rows: Rows, intent: Intent) -> Interpretation:
    first = rows.rows[0]
    yes = bool(first[0])
    if intent.claim:
        told = f"Yes, {intent.claim}." if yes else f"No, {intent.denial}."
        return Interpretation(answer=told, value=yes)
    if len(first) > 1:
        return Interpretation(answer=_counts(rows, intent), value=yes)
    subject, where = _subject(rows, intent)
    if intent.measure:
        is_it = "is" if yes else "is not"
        told = f"{'Yes' if yes else 'No'}, {subject} {is_it} {intent.measure}."
        return Interpretation(answer=told, value=yes)
    some = plural(subject) if intent.many else f"{article(subject)}{subject}"
    is_there = "there are" if intent.many else "there is"
    none = plural(subject) if intent.many else subject
    where = where if intent.many else of_one(where)
    told = f"Yes, {is_there} {some}{where}" if yes else f"No, {is_there} no {none}{where}"
    return Interpretation(answer=f"{told}.", value=yes)


def _counts(rows: Rows, intent: Intent) -> str:
    """Yes or no with the two numbers it rests on."""
    yes, one, two = rows.rows[0]
    if intent.every and not one and two:
        return f"No, none of the {two} {intent.every.removeprefix('all ').removeprefix('of ')}."
    if intent.every:
        told = f"Yes, {intent.every}" if yes else f"No, not {intent.every}"
        return f"{told}: {one} of {two}."
    sides = zip((one, two), rows.columns[1:], strict=True)
    numbers = [_numbered(value, name, intent.units.get(name)) for value, name in sides]
    return f"{'Yes' if yes else 'No'}: {', '.join(numbers)}."


def _numbered(value: Any, name: str, unit: str | None) -> str:
    """`15 windows`, `2 windows of hall`, `22.4 m² for study`; `boiler: 2` without a unit."""
    if unit == "":
        return f"{name}: {spoken(value, None)}"
    if unit:
        return f"{spoken(value, unit)} for {name}"
    head, of, whole = name.partition(" of ")
    return f"{spoken(value, None)} {plural(head) if value != 1 else head}{of}{whole}"


def _number(rows: Rows, intent: Intent) -> Interpretation:
    first, unit = _cells(rows, intent), _unit(rows, intent)
    if intent.every:
        units = [intent.units.get(column) or None for column in rows.columns[-2:]]
        part, whole = (measured(v, each, intent) for v, each in zip(first[1:], units, strict=True))
        told = f"{number_with_unit(first[0], unit)} {intent.every}: {part} of {whole}."
        return Interpretation(answer=told, value=first[0], unit=unit)
    if len(first) > 2:
        units = [intent.units.get(column) for column in rows.columns[-3:]]
        apart = measured(first[-1], units[-1], intent)
        sides = zip(first[-3:-1], rows.columns[-3:-1], units, strict=False)
        most, least = (_side(value, name, each, intent) for value, name, each in sides)
        told = f"{lead_of(intent)} is {apart}: {most} and {least}."
        return Interpretation(answer=told, value=first[-1], unit=units[-1])
    told = f"{lead_of(intent)} is {measured(first[-1], unit, intent)}."
    return Interpretation(answer=told, value=first[-1], unit=unit)


def _side(value: Any, name: str, unit: str | None, intent: Intent) -> str:
    """`13 m² for kitchen`, `15 windows`; what has no name of its own is told by its number."""
    return measured(value, unit, intent) if name in UNNAMED else _numbered(value, name, unit)


def _text(rows: Rows, intent: Intent) -> Interpretation:
    unit = _unit(rows, intent)
    first = Rows(columns=(), rows=(_cells(rows, intent),), total=1)
    values = distinct(first if intent.names else rows)
    if not values:
        return Interpretation(answer=f"{lead_of(intent)} is not filled in.")
    value = values[0] if len(values) == 1 else values
    told = listed([measured(each, unit, intent) for each in values])
    verb = " is" if len(values) == 1 else ":"
    lead = lead_of(intent)
    answer = f"{lead}{verb} {told}." if lead else f"{told} is {intent.phrase}."
    return Interpretation(answer=answer, value=value, unit=unit)


_TOLD: dict[Shape, Callable[[Rows, Intent], Interpretation]] = {
    Shape.COUNT: _count,
    Shape.BOOLEAN: _yes_or_no,
    Shape.NUMBER: _number,
    Shape.TEXT: _text,
}
