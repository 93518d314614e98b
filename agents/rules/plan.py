"""`QueryPlan`: what a question asks for, before it is Cypher."""

from typing import Literal

from agents.messages import Message, Shape

Scalar = str | int | float | bool
Operator = Literal[
    "=",
    "<>",
    "<",
    "<=",
    ">",
    ">=",
    "contains",
    "in",
    "exists",
    "missing",
    "filled",
    "unfilled",
    "holds",
]
Aggregate = Literal["count", "sum", "avg", "min", "max", "spread"]


class Filter(Message):
    """`<any of properties> <operator> <value>`; numbers in SI units.

    Several properties are alternatives: one that holds is enough. Text is compared as it
    stands, `contains` without regard to case; `year` compares the year of a date. `filled` is
    there and no placeholder, which its `.note` would tell; `unfilled` is the opposite. `holds`: a
    list has the value among its own.
    """

    properties: tuple[str, ...]
    operator: Operator
    value: Scalar | tuple[Scalar, ...] | None = None
    year: bool = False


class Hop(Message):
    """One relationship of a path; `at_most` > 1 follows it over and over."""

    type: str
    direction: Literal["out", "in", "both"]
    at_most: int = 1


class Link(Message):
    """From the node that holds it along `path` to `node`; negated: there is no such path.

    `count` says how many such nodes there must be; of a node's links marked `either` one is enough.
    """

    path: tuple[Hop, ...]
    node: "NodePlan"
    negated: bool = False
    optional: bool = False
    either: bool = False
    count: tuple[Operator, int] | None = None


class Beyond(Message):
    """A property compared with the same of other nodes: `rooms larger than the kitchen`."""

    property: str
    operator: Literal[">", "<"]
    node: "NodePlan"


class NodePlan(Message):
    """The nodes meant: any of `labels`, all `filters`, all `links`, and none of `excluded`.

    What is excluded has labels and filters, no links; `beyond` are nodes to be compared with.
    """

    labels: tuple[str, ...] = ()
    filters: tuple[Filter, ...] = ()
    links: tuple[Link, ...] = ()
    excluded: tuple["NodePlan", ...] = ()
    beyond: tuple[Beyond, ...] = ()


class Column(Message):
    """A value told of each match.

    `step` 0 is the target, `n` its n-th link's node, and with `edge` that link's last
    relationship. Several properties are multiplied; none at all are the nodes themselves.
    `equals` turns the column into the comparison with that value; `rounded` takes a length to a
    tenth of a millimetre, so that things of one size make one group.
    """

    properties: tuple[str, ...] = ()
    step: int = 0
    edge: bool = False
    aggregate: Aggregate | None = None
    distinct: bool = False
    equals: bool | str | None = None
    rounded: bool = False
    title: str = ""


class Order(Message):
    """By the column at this place in the plan's columns, or by a property of the target."""

    column: Column
    descending: bool = False


class Comparison(Message):
    """Two things compared: which is more, by how much, or the same?

    By one property; without it by how many nodes the step `counted` has on each side, and then
    `called` are their two names.
    """

    other: NodePlan
    kind: Literal["more", "less", "is_more", "is_less", "difference", "apart", "same", "part"]
    property: str = ""
    counted: int = 0
    called: tuple[str, str] = ("", "")


class QueryPlan(Message):
    """A question, read.

    `shape` is the form of the answer; `columns` what is returned (grouped by the columns
    without an aggregate), the first `names` of them only to name the target.
    `pointed` is the step whose nodes the answer speaks of, `others` the steps whose nodes may
    not be the target itself. `comparison` takes the place of the columns. `subject`, `phrase`
    and `measure` are the question's own words for the target, its restrictions and what is
    told of it; `many` where it spoke of several;
    `every` says what is asked of all of them.
    """

    shape: Shape
    target: NodePlan
    columns: tuple[Column, ...] = ()
    order: tuple[Order, ...] = ()
    limit: int | None = None
    skip: int = 0
    names: int = 0
    pointed: int = 0
    others: tuple[int, ...] = ()
    comparison: Comparison | None = None
    subject: str = ""
    phrase: str = ""
    measure: str = ""
    many: bool = False
    every: str = ""
    told_in: tuple[str, float, float] | None = None
