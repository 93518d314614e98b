"""What a stretch of a question may stand for, before it is an ask."""

from dataclasses import dataclass, field
from typing import Literal

from agents.understanding.plans.algebra import Function, Key, Measure, Nodes, Operator
from agents.understanding.twin import senses
from agents.understanding.twin.senses import Property, Relation, Sense

Mode = Literal[
    "difference", "ratio", "more", "less", "same", "is_more", "is_less", "is_first", "compare"
]
Determiner = Literal[
    "", "which", "what", "how_many", "any", "no", "all", "only", "except", "each", "list", "sorted"
]


@dataclass(frozen=True, slots=True)
class Word:
    """A phrase with one of its senses that is no set, measure or condition by itself."""

    sense: Sense
    text: str = field(compare=False)

    @property
    def name(self) -> str:
        """The name of an operator; empty for any other word."""
        return self.sense.name if isinstance(self.sense, senses.Operator) else ""


@dataclass(frozen=True, slots=True)
class Order:
    """Nodes in order of a measure, the first `limit` of them."""

    measure: Measure
    descending: bool
    limit: int | None = 1
    skip: int = 0


@dataclass(frozen=True, slots=True)
class Set:
    """Nodes with the way the question speaks of them.

    `named`: called by a name of their own; `many`: spoken of in the plural; `by`: told in groups;
    `refers`: a pronoun that stands for what an earlier answer spoke of; `bound`: a text other
    than a name, which only says which of the things beside it are meant; `letter`: the one
    that tells alike things apart; `pointing`: the pronoun may stand before a noun (`that room`);
    `closed`: no further thing stands right behind it (`doors - how many`).
    """

    nodes: Nodes
    det: Determiner = ""
    named: bool = False
    many: bool = False
    by: Key | None = None
    order: Order | None = None
    count: tuple[Operator, int] | None = None
    refers: str = field(default="", compare=False)
    parts: tuple["Set", ...] = ()
    joined: str = ""
    generic: bool = False
    bound: bool = False
    letter: bool = False
    pointing: bool = field(default=False, compare=False)
    closed: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Asked:
    """Measures asked for, of a set or of what is not said yet.

    `named`: and its name; `each`: told of each thing, or of each group of them; `distinct`: each
    value once, whatever has it.
    """

    properties: tuple[Property, ...]
    of: Set | None = None
    measures: tuple[Measure, ...] = ()
    function: Function | None = None
    by: Key | None = None
    noun: str = ""
    relation: Relation | None = None
    order: Order | None = None
    unit: str = ""
    named: bool = False
    each: bool = False
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, with its unit in SI where one is written."""

    value: float
    unit: str = ""
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Bound:
    """`more than 20 m²`: an operator and one or two numbers."""

    operator: Operator
    amount: Amount
    upper: Amount | None = None


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

    `between`: each of the two things of the set is at an end.
    """

    relation: Relation | None
    set: Set
    inverted: bool = False
    text: str = field(default="", compare=False)
    between: bool = False


@dataclass(frozen=True, slots=True)
class Grouping:
    """`per storey`, `by type`: what groups are made by, still without what is grouped.

    `counted`: how many there are of each is asked.
    """

    set: Set | None = None
    property: Property | None = None
    noun: str = ""
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Ranking:
    """`largest`, `with the most windows`, still without its nodes."""

    properties: tuple[Property, ...]
    descending: bool
    counted: Set | None = None
    limit: int | None = 1
    skip: int = 0
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Joined:
    """`and the hall`, `or a window`, `than flat B`: a set with the word that joins it."""

    word: str
    set: Set


@dataclass(frozen=True, slots=True)
class Contest:
    """A comparison of two sets, or of one against nothing said yet."""

    mode: Mode
    sets: tuple[Set, ...] = ()
    properties: tuple[Property, ...] = ()
    counted: Set | None = None


@dataclass(frozen=True, slots=True)
class Portion:
    """`what percentage of the doors`, and of them those for which something holds."""

    whole: Set
    part: Set | None = None


@dataclass(frozen=True, slots=True)
class Strata:
    """Layers of things: of a material, the thickest of them, how many, or only how thick."""

    of: Set | None = None
    material: Set | None = None
    descending: bool = True
    limit: int | None = None
    counted: bool = False
    thickness: bool = False


@dataclass(frozen=True, slots=True)
class Frequent:
    """Of which key there are the most things, or the fewest."""

    of: Nodes
    key: Key
    descending: bool = True


@dataclass(frozen=True, slots=True)
class Most:
    """`which has the most`: the first of the groups told, or of groups by what is named."""

    descending: bool
    grouping: Grouping | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """`that she commands or that berth at the cove`, `external or wider than 1 m`: conditions of
    which one is enough.
    """

    conditions: "tuple[Linked | Compared | Flags, ...]"


@dataclass(frozen=True, slots=True)
class Apiece:
    """`how many harbours each was launched at`; `each`: it is said to be told of each."""

    counted: Set
    relation: Relation | None = None
    each: bool = False


@dataclass(frozen=True, slots=True)
class Shared:
    """`in the same country as the bombing`: what things have in common with `of`."""

    set: Set | None = None
    relation: Relation | None = None
    of: Set | None = None


@dataclass(frozen=True, slots=True)
class Definite:
    """`the` with what was spoken of, which the word behind it may stand for."""

    set: Set


@dataclass(frozen=True, slots=True)
class Elliptic:
    """`how many on the ground floor`: a condition with what is asked of things left unsaid."""

    det: Determiner
    what: Linked | Flags | Compared


@dataclass(frozen=True, slots=True)
class Factor:
    """`times height`: what another measure is multiplied by."""

    property: Property


@dataclass(frozen=True, slots=True)
class Tally:
    """`how many of each`: a count by what is named beside it, of it or of other things."""

    counted: Set | None = None


Constituent = (
    Word
    | Set
    | Asked
    | Amount
    | Bound
    | Flags
    | Compared
    | Linked
    | Grouping
    | Ranking
    | Joined
    | Contest
    | Portion
    | Strata
    | Frequent
    | Most
    | Tally
    | Factor
    | Elliptic
    | Definite
    | Choice
    | Apiece
    | Shared
)
