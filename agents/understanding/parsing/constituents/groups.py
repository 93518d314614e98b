"""Groups, orders and numbers of things: of each, of the most, of all."""

from dataclasses import dataclass, field

from agents.understanding.parsing.constituents.things import Set
from agents.understanding.plans.algebra import Key, Measure, Nodes
from agents.understanding.twin.senses import Property, Relation


@dataclass(frozen=True, slots=True)
class Grouping:
    """`per storey`, `by type`: what groups are made by, still without what is grouped.

    `counted`: how many there are of each is asked; `relation`: what each of the groups `does` to
    what is grouped (`each person directed`), or that to each of them (`influenced each person`);
    `agent`: it may as well be said who does something (`eaten by birds`).
    """

    set: Set | None = None
    property: Property | None = None
    noun: str = ""
    counted: bool = False
    relation: Relation | None = None
    does: bool = False
    agent: bool = False


@dataclass(frozen=True, slots=True)
class Shares:
    """`how many on each floor`, with nothing said of what."""

    grouping: Grouping


@dataclass(frozen=True, slots=True)
class Ranking:
    """`largest`, `with the most windows`, still without its nodes; `relation`: what they do to what
    is counted (`directed the most films`)."""

    properties: tuple[Property, ...]
    descending: bool
    counted: Set | None = None
    limit: int | None = 1
    skip: int = 0
    text: str = field(default="", compare=False)
    relation: Relation | None = None


@dataclass(frozen=True, slots=True)
class Portion:
    """`what percentage of the doors`, and of them those for which something holds; `measure`: by
    what is measured of them and not by their number; `closed`: the part was said before the whole.
    """

    whole: Set
    part: Set | None = None
    measure: Measure | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Frequent:
    """Of which key there are the most things, or the fewest; `measure`: or the most of it."""

    of: Nodes
    key: Key
    descending: bool = True
    measure: Measure | None = None


@dataclass(frozen=True, slots=True)
class MostOf:
    """`the most metres of pipe`: what is measured of things and added up, of whatever has them."""

    of: Set
    measure: Measure


@dataclass(frozen=True, slots=True)
class Most:
    """`which has the most`: the first of the groups told, or of groups by what is named."""

    descending: bool
    grouping: Grouping | None = None


@dataclass(frozen=True, slots=True)
class Apiece:
    """`how many harbours each was launched at`; `each`: it is said to be told of each; `inverted`:
    what is counted is the subject of the verb (`how many ships tow each`); `such`: those by which
    the things were told.
    """

    counted: Set
    relation: Relation | None = None
    each: bool = False
    inverted: bool = False
    such: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """`how many of each`: a count by what is named beside it, of it or of other things."""

    counted: Set | None = None


@dataclass(frozen=True, slots=True)
class Companion:
    """What each thing is told with: `their area, their storey and number of windows`."""

    properties: tuple[Property, ...] = ()
    sets: tuple[Set, ...] = ()
    counted: tuple[Set, ...] = ()
