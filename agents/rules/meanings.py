"""What a phrase of a question may mean in a graph."""

from dataclasses import dataclass

from agents.rules.plan import Filter
from agents.rules.schema_map import Kinds
from agents.rules.vocabulary import Degree, Unit


@dataclass(frozen=True, slots=True)
class LabelMeaning:
    """A class of things: any of these labels for which the filters hold.

    `absent` where the graph has none of them, `by_name` where only names say what a thing is;
    `equipment` is the plain word for what `heated` rooms have.
    """

    labels: tuple[str, ...]
    score: float = 1.0
    absent: bool = False
    filters: tuple[Filter, ...] = ()
    by_name: bool = False
    equipment: str = ""


@dataclass(frozen=True, slots=True)
class PropertyMeaning:
    """A property: names of the graph's own properties, best first, in groups.

    A group of several names is a compound such as width and height.
    """

    names: tuple[tuple[str, ...], ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class FlagMeaning:
    """An adjective: a property has this value."""

    names: tuple[str, ...]
    value: bool | str
    word: str
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class ValueMeaning:
    """Nodes of these kinds for which the filters hold; `exact` where they name them in full."""

    filters: tuple[Filter, ...]
    kinds: Kinds
    exact: bool = True
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class RelationMeaning:
    """A cue for these relationship types; `backwards` where it is said from their end."""

    types: tuple[str, ...]
    score: float = 1.0
    backwards: bool = False


@dataclass(frozen=True, slots=True)
class NounMeaning:
    """A noun for a relationship, as the vocabulary has it."""

    relationship: str
    end: str | None = None
    columns: tuple[str, ...] = ()
    order: str | None = None
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class OperatorMeaning:
    """A function word: `count`, `each`, `no`, …"""

    names: tuple[str, ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class DegreeMeaning:
    """An adjective of degree."""

    degrees: tuple[Degree, ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class UnitMeaning:
    """A written unit."""

    unit: Unit
    word: str
    score: float = 1.0


Meaning = (
    LabelMeaning
    | PropertyMeaning
    | FlagMeaning
    | ValueMeaning
    | RelationMeaning
    | NounMeaning
    | OperatorMeaning
    | DegreeMeaning
    | UnitMeaning
)
