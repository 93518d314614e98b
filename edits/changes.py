"""What is wished, what is proposed, and who accepts it: frozen values, and their bounds."""

import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime

from ifc_loader import IfcFileError

Scalar = str | int | float | bool

LONGEST_NAME = 255
"""Characters of a set's, a property's or a person's name: those of an IfcLabel."""
LONGEST_REASON = 500
MOST_WISHES = 50_000
"""Values in one proposal."""
SHOWN = 5
"""GlobalIds and names that a sentence lists; all are counted."""


class EditError(IfcFileError):
    """The change cannot be proposed or written; `str()` says what, where, and what to do."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One property of one element that shall have a value.

    `value` is what a person wrote or a cell holds; a bare number is in the SI unit that Oriel
    shows, unless `unit` names another. `ifc_type` is asked for where neither the model nor
    buildingSMART's templates know the property. `place` says where it was written (`row 4`).
    """

    global_id: str
    set_name: str
    property_name: str
    value: Scalar
    unit: str = ""
    ifc_type: str = ""
    place: str = ""

    @property
    def target(self) -> str:
        """`Pset_DoorCommon.FireRating`."""
        return f"{self.set_name}.{self.property_name}"


@dataclass(frozen=True, slots=True)
class Change:
    """One property of one element, before and after; numbers in SI, `unit` their symbol.

    `before` is None where the element has no such value. `stored` is the value as it is written
    into the file, in the file's unit and of the type `ifc_type`. `note` says what a person should
    know of it: that it overrides its type's, that it is new.
    """

    global_id: str
    ifc_class: str
    name: str
    set_name: str
    property_name: str
    before: Scalar | None
    after: Scalar
    ifc_type: str
    unit: str
    stored: Scalar
    note: str = ""

    @property
    def target(self) -> str:
        """`Pset_DoorCommon.FireRating`."""
        return f"{self.set_name}.{self.property_name}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why wishes are not proposed, and the elements (or ids, columns) this is told of."""

    why: str
    told_of: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.why} ({listed(self.told_of)})" if self.told_of else self.why


@dataclass(frozen=True, slots=True)
class Proposal:
    """What would change in one file, by element and property.

    `sha256` is the content of the file it was made for, and it holds for that alone. `unchanged`
    counts wishes whose value is there already.
    """

    model: str
    sha256: str
    ifc_schema: str
    changes: tuple[Change, ...]
    refused: tuple[Refusal, ...] = ()
    unchanged: int = 0

    @property
    def elements(self) -> tuple[str, ...]:
        """The GlobalIds that change, each once."""
        return tuple(dict.fromkeys(change.global_id for change in self.changes))


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who accepts a proposal, why, and when (UTC). Raises EditError for what no file may hold."""

    who: str
    why: str
    when: datetime

    def __post_init__(self) -> None:
        for about, text, longest in (
            ("Your name", self.who, LONGEST_NAME),
            ("The reason", self.why, LONGEST_REASON),
        ):
            if not text.strip():
                raise EditError(f"{about} is missing: the file keeps who changed it, and why.")
            if fault := fault_of(text, longest):
                raise EditError(f"{about} {fault}.")

    @property
    def told(self) -> str:
        """The time as ISO 8601."""
        return self.when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def fault_of(text: str, longest: int) -> str:
    """Why a text cannot stand in a file, with the way on; empty where it can."""
    if len(text) > longest:
        return f"has {len(text):,} characters, and {longest:,} are the most; shorten it"
    if any(unicodedata.category(sign) in {"Cc", "Cs", "Co", "Cn"} for sign in text):
        return "holds signs that cannot be seen (control characters); write it anew"
    if any(unicodedata.bidirectional(sign) in {"RLO", "LRO", "RLE", "LRE", "PDF"} for sign in text):
        return "holds signs that turn the direction of writing; write it anew"
    return ""


def listed(names: tuple[str, ...]) -> str:
    """`a, b and 3 more`, each cut to what a sentence can hold."""
    shown = ", ".join(f"{name[:100]}…" if len(name) > 100 else name for name in names[:SHOWN])
    left = len(names) - SHOWN
    return f"{shown} and {left:,} more" if left > 0 else shown
