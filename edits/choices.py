"""What can be changed of chosen elements: their properties, with type, unit and values."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from edits.changes import EditError, Scalar, Wish
from edits.naming import Target, targets
from edits.proposing import Opened, value_type_of
from edits.templates import standard_properties
from edits.value_types import ValueType

MOST_ELEMENTS = 300
"""Elements whose properties are looked through for what can be chosen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One property that may be changed; `held` are its values on the elements, most often first.

    `lacking` counts the elements that have none. `standing` is false for one of buildingSMART's
    that none of the elements has yet.
    """

    set_name: str
    property_name: str
    ifc_type: str
    kind: str
    unit: str
    allowed: tuple[Scalar, ...]
    held: tuple[tuple[Scalar, int], ...]
    lacking: int
    standing: bool

    @property
    def target(self) -> str:
        """`Pset_DoorCommon.FireRating`."""
        return f"{self.set_name}.{self.property_name}"


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be changed of some elements, and what the words for a property may be of it.

    `names` are those of the elements that were looked through, the first MOST_ELEMENTS.
    """

    choices: tuple[Choice, ...]
    meant: tuple[Target, ...] = ()
    names: tuple[str, ...] = ()


def choices(held: Opened, global_ids: Sequence[str], words: str = "") -> Choices:
    """The properties of the elements, then those that buildingSMART has for all their classes."""
    elements = _elements(held, global_ids[:MOST_ELEMENTS])
    own = dict.fromkeys(target for element in elements for target in _own(held, element))
    standard = [
        dict.fromkeys(standard_properties(held.file, each))
        for each in sorted({element.is_a() for element in elements})
    ]
    common = (
        [each for each in standard[0] if all(each in one for one in standard)] if elements else []
    )
    found = [_choice(held, elements, target, standing=True) for target in own]
    found += [
        _choice(held, elements[:1], each, standing=False) for each in common if each not in own
    ]
    known = tuple(each for each in found if each is not None)
    meant = targets(held.elements, words, global_ids[:MOST_ELEMENTS]) if words else ()
    return Choices(known, meant, tuple(each.Name or each.GlobalId for each in elements))


def _elements(held: Opened, global_ids: Iterable[str]) -> list[Any]:
    found = []
    for each in global_ids:
        try:
            found.append(held.elements.get(each))
        except (EditError, KeyError):
            continue
    return found


def _own(held: Opened, element: Any) -> list[Target]:
    try:
        return list(held.elements.properties(element))
    except EditError:
        return []


def _choice(
    held: Opened, elements: Sequence[Any], target: Target, *, standing: bool
) -> Choice | None:
    """The property as it can be chosen; None where it cannot be changed for any of them."""
    value_type: ValueType | None = None
    values: Counter[Scalar] = Counter()
    for element in elements:
        wish = Wish(element.GlobalId, *target, "")
        try:
            place = held.elements.place(element, *target)
            value_type = value_type or value_type_of(held, element, wish, place)
            value = place.value if place else None
        except EditError:
            continue
        if value is not None and value_type:
            told = value_type.told(value.get_argument(0))
            if told is not None:
                values[told] += 1
    if value_type is None:
        return None
    return Choice(
        *target,
        value_type.name,
        value_type.kind,
        value_type.conversion.symbol,
        value_type.allowed,
        tuple(values.most_common(5)),
        len(elements) - values.total(),
        standing,
    )


def table(
    held: Opened, global_ids: Sequence[str], wanted: Sequence[Target]
) -> tuple[tuple[str, ...], list[tuple[Scalar | None, ...]]]:
    """A table of elements to be changed in a spreadsheet: its headings, and a row an element."""
    elements = _elements(held, global_ids)
    headings = ["GlobalId", "Class", "Name"]
    columns: list[list[Scalar | None]] = []
    for target in wanted:
        choice = _choice(held, elements, target, standing=True)
        unit = f" ({choice.unit})" if choice and choice.unit else ""
        headings.append(f"{'.'.join(target)}{unit}")
        columns.append([_told(held, element, target) for element in elements])
    rows = [
        (element.GlobalId, element.is_a(), element.Name or "", *(column[n] for column in columns))
        for n, element in enumerate(elements)
    ]
    return tuple(headings), rows


def _told(held: Opened, element: Any, target: Target) -> Scalar | None:
    try:
        place = held.elements.place(element, *target)
        if place is None or place.value is None:
            return None
        found = value_type_of(held, element, Wish(element.GlobalId, *target, ""), place)
        return found.told(place.value.get_argument(0))
    except EditError:
        return None
