"""Conditions, still without the things they are said of."""

from dataclasses import dataclass, field

from agents.understanding.parsing.constituents.measures import Bound
from agents.understanding.parsing.constituents.things import Determiner, Set
from agents.understanding.plans.algebra import Operator
from agents.understanding.twin.senses import Property, Relation

HAVING = Relation((), preposition="with")
"""What stands between things and what they have, as if `with` were said."""


@dataclass(frozen=True, slots=True)
class Flags:
    """A condition on a yes-or-no property, still without its nodes."""

    names: tuple[str, ...]
    value: bool | str | tuple[str, ...]
    text: str = field(compare=False)
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Compared:
    """A condition on a measure, still without its nodes; measures by words of degree or by unit.

    `value` is the text, or the texts, that a property of words is to hold.
    """

    properties: tuple[Property, ...]
    bound: Bound | None
    text: str = field(compare=False)
    beyond: Set | None = None
    operator: Operator = ">"
    known: bool | None = None
    value: str | tuple[str, ...] | None = None

    @property
    def waits(self) -> bool:
        """Whether what it compares with is still to come: `larger than`."""
        return all(one is None for one in (self.bound, self.beyond, self.known, self.value))


@dataclass(frozen=True, slots=True)
class Linked:
    """A condition on relationships, still without its nodes: `in the kitchen`, `without a door`.

    `between`: each of the two things of the set is at an end; `also`: of others than the things.
    """

    relation: Relation | None
    set: Set
    inverted: bool = False
    text: str = field(default="", compare=False)
    between: bool = False
    also: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """`that she commands or that berth at the cove`, `external or wider than 1 m`: conditions of
    which one is enough.
    """

    conditions: "tuple[Linked | Compared | Flags, ...]"


@dataclass(frozen=True, slots=True)
class Shared:
    """`in the same country as the bombing`: what things have in common with `of`."""

    set: Set | None = None
    relation: Relation | None = None
    of: Set | None = None


@dataclass(frozen=True, slots=True)
class Elliptic:
    """`how many on the ground floor`: a condition with what is asked of things left unsaid."""

    det: Determiner
    what: Linked | Flags | Compared
