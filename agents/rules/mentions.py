"""What a question says, thing by thing: mentions of nodes, quantities, ordinals."""

from dataclasses import dataclass, field

from agents.rules.meanings import (
    DegreeMeaning,
    FlagMeaning,
    NounMeaning,
    OperatorMeaning,
    PropertyMeaning,
    RelationMeaning,
    UnitMeaning,
)
from agents.rules.plan import Filter, Operator
from agents.rules.schema_map import Kinds, Path
from agents.rules.vocabulary import Unit


@dataclass(eq=False)
class Mention:
    """A node of the plan in the making.

    The last `said` of its filters are adjectives that stood behind the noun, the last one at
    `said_at` of the question.
    """

    labels: tuple[str, ...]
    kinds: Kinds
    text: str
    filters: list[Filter] = field(default_factory=list)
    links: list["Attachment"] = field(default_factory=list)
    named: bool = False
    absent: bool = False
    noun: NounMeaning | None = None
    merged: int = 0
    partly: bool = False
    excluded: list["Mention"] = field(default_factory=list)
    said: int = 0
    said_at: int = 0
    remark: str = ""
    describing: bool = False


@dataclass(eq=False)
class Attachment:
    """A link of the plan in the making; `apart` leads to another thing than the one asked about."""

    path: Path
    mention: Mention
    negated: bool = False
    optional: bool = False
    either: bool = False
    apart: bool = False
    count: tuple[Operator, int] | None = None


@dataclass(frozen=True)
class Ordinal:
    """`second` in `the second largest`."""

    place: int


@dataclass(frozen=True)
class Quantity:
    """A number, in SI where a unit was written with it."""

    number: float
    unit: Unit | None = None


What = (
    Mention
    | UnitMeaning
    | PropertyMeaning
    | FlagMeaning
    | RelationMeaning
    | OperatorMeaning
    | DegreeMeaning
    | Quantity
    | Ordinal
    | None
)


@dataclass(frozen=True, eq=False)
class Event:
    """One thing the question says, with the words as they were written."""

    what: What
    text: str
    roots: tuple[str, ...]
    start: int
    end: int
    filler: bool = False
    aside: bool = False


def is_unknown(event: Event) -> bool:
    """Whether nothing in the twin and no word of English is called so."""
    return event.what is None and not event.filler and any(c.isalnum() for c in event.text)
