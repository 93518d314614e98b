"""What is asked of things, and the numbers it is compared with."""

from dataclasses import dataclass

from agents.understanding.parsing.constituents.things import Order, Set
from agents.understanding.plans.algebra import Function, Key, Measure, Operator
from agents.understanding.twin.senses import Property, Relation


@dataclass(frozen=True, slots=True)
class Asked:
    """Measures asked for, of a set or of what is not said yet.

    `named`: and its name; `each`: told of each thing, or of each group of them; `distinct`: each
    value once, whatever has it; `same`: the same as was asked before is asked of these; `several`:
    each of the properties is asked for, and none instead of another; `graded`: by an adjective,
    `how long`; `joined`: it stands behind `and` or `with`.
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
    same: bool = False
    several: bool = False
    graded: bool = False
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, with its unit in SI where one is written; or the year of a `day` or month, which
    ISO 8601 has in these figures. `counts`: it stands behind an article, and says how many."""

    value: float
    unit: str = ""
    symbol: str = ""
    day: str = ""
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Bound:
    """`more than 20 m²`: an operator and one or two numbers."""

    operator: Operator
    amount: Amount
    upper: Amount | None = None


@dataclass(frozen=True, slots=True)
class Factor:
    """`times height`: what another measure is multiplied by."""

    property: Property
