"""The typed algebra of questions: which nodes, and what is asked of them.

Every value is frozen and says nothing of a language; `plans.compiling` turns an `Ask` into Cypher.
"""

from dataclasses import dataclass, field, replace
from typing import Literal

from agents.understanding.schema.terrain import Kinds, Path

Scalar = str | int | float | bool
Operator = Literal["=", "<>", "<", "<=", ">", ">=", "in", "contains", "known", "unknown", "holds"]
VersusMode = Literal["difference", "ratio", "same", "is_more", "is_less", "more", "less", "either"]
LayersForm = Literal["list", "count", "thickness", "total", "ranked"]
Function = Literal["sum", "avg", "min", "max", "spread", "share", "kinds"]


@dataclass(frozen=True, slots=True)
class Test:
    """`<any of properties> <operator> <value>`; numbers in SI units; `holds`: a list property holds
    the value; `known` is filled in and no placeholder; `contains` has no regard to case; `year` is
    that of a date, or of a text that begins as one of ISO 8601, `day` the ten figures of either."""

    properties: tuple[str, ...]
    operator: Operator
    value: Scalar | tuple[Scalar, ...] | None = None
    year: Literal["date", "text", "day"] | None = None


@dataclass(frozen=True, slots=True)
class Related:
    """There are nodes at the end of the path: one at least, none, as `count` says; or `others`."""

    path: Path
    nodes: "Nodes"
    negated: bool = False
    count: tuple[Operator, int] | None = None
    only: bool = False
    others: bool = False


@dataclass(frozen=True, slots=True)
class Beyond:
    """A property compared with the same one of other nodes: `rooms larger than the kitchen`."""

    properties: tuple[str, ...]
    operator: Operator
    nodes: "Nodes"


@dataclass(frozen=True, slots=True)
class Either:
    """One of the conditions is enough."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold; what is unknown does not hold either."""

    condition: "Condition"


@dataclass(frozen=True, slots=True)
class Is:
    """The node is one of these nodes, which no relationships tell apart."""

    nodes: "Nodes"


Condition = Test | Related | Beyond | Either | Not | Is


@dataclass(frozen=True, slots=True)
class Nodes:
    """The nodes with any of `labels`, any of `concepts` (where given), and all conditions.

    `kinds` are the kinds of the schema they may be of; `text` the words of the question for
    them, `where_text` those of the conditions; `absent` says that the twin has no such thing, and
    `lacking` are the words for those of several things of which it has none, `without` those for
    what they all are without, as it has none.
    """

    labels: tuple[str, ...]
    kinds: Kinds = field(compare=False)
    concepts: tuple[str, ...] = ()
    where: tuple[Condition, ...] = ()
    text: str = field(default="", compare=False)
    where_text: str = field(default="", compare=False)
    absent: bool = False
    lacking: tuple[str, ...] = field(default=(), compare=False)
    without: tuple[str, ...] = field(default=(), compare=False)

    def having(self, *conditions: Condition, text: str = "") -> "Nodes":
        """The same nodes with further conditions; one that stands already is not repeated."""
        more = tuple(one for one in conditions if one not in self.where)
        words = " ".join(filter(None, (self.where_text, text)))
        return replace(self, where=(*self.where, *more), where_text=words)


@dataclass(frozen=True, slots=True)
class Measure:
    """What is told of a node: a property (the first of several that is filled), the product of
    several, or how many nodes stand at the end of a path.

    `groups` are alternatives, each of one or more properties told together, or multiplied; they
    are held by nodes at the end of the path of `related`, where that is told."""

    word: str = field(compare=False)
    groups: tuple[tuple[str, ...], ...] = ()
    counted: Related | None = None
    unit: str = ""
    related: Related | None = None
    product: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """What groups are made by: nodes at the end of a path, or a property, and what is `beside` it;
    of a `whole` key a group of nothing is told, too."""

    word: str = field(compare=False)
    path: Path = ()
    nodes: Nodes | None = None
    groups: tuple[tuple[str, ...], ...] = ()
    unit: str = ""
    beside: "Key | None" = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """How many nodes."""

    nodes: Nodes
    by: Key | None = None


@dataclass(frozen=True, slots=True)
class Names:
    """Which nodes, with what is told of each; in order of a measure, the first `limit`.

    `named`: which they are is asked beside their measures. `ties`: all that share the first place
    are asked for. `values`: what they measure is told without their names, each value once.
    """

    nodes: Nodes
    measures: tuple[Measure, ...] = ()
    by: Key | None = None
    order: Measure | None = None
    descending: bool = True
    limit: int | None = None
    skip: int = 0
    named: bool = False
    values: bool = False
    ties: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Aggregate:
    """A measure of all nodes together."""

    nodes: Nodes
    measure: Measure
    function: Function
    by: Key | None = None


@dataclass(frozen=True, slots=True)
class Top:
    """Of the groups of an ask, the first in order of its number."""

    ask: "Count | Aggregate"
    descending: bool
    limit: int = 1


@dataclass(frozen=True, slots=True)
class Exists:
    """Whether there are such nodes; `every`: whether all of `nodes` are in `every`; `about`: the
    one thing of which it is asked whether it is so, which that does not narrow.
    """

    nodes: Nodes
    every: Nodes | None = None
    about: Nodes | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Layers:
    """The layers of the nodes, of one material where given: in order with their thickness, how
    many, how thick each or all of a thing are, or the thickest few.
    """

    nodes: Nodes
    material: Nodes | None = None
    form: LayersForm = "list"
    descending: bool = True
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """Which part of `whole` the nodes `part` are, in per cent, by number or by a measure."""

    part: Nodes
    whole: Nodes
    measure: Measure | None = None


@dataclass(frozen=True, slots=True)
class Versus:
    """Two asks with one number each, held against each other; `either`: which of both is so, told
    by its `where_text`, and in `numbers` of how many."""

    left: "Count | Aggregate"
    right: "Count | Aggregate"
    mode: VersusMode
    numbers: bool = False


@dataclass(frozen=True, slots=True)
class Several:
    """Asks to be answered one by one."""

    asks: tuple["Ask", ...]


@dataclass(frozen=True, slots=True)
class Links:
    """How many relationships of a type the nodes have."""

    nodes: Nodes
    type: str


@dataclass(frozen=True, slots=True)
class Content:
    """How much of a material things hold, by a measure of the things; `by_layer`: of a thing in
    layers only its layers of the material count.
    """

    material: Nodes
    things: Nodes
    measure: Measure
    by_layer: bool


Ask = Count | Names | Aggregate | Top | Exists | Layers | Share | Versus | Several | Links | Content
