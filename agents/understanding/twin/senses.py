"""What a phrase of a question may mean in the graph at hand."""

from dataclasses import dataclass, field

from agents.understanding.language.tables import Degree, Unit
from agents.understanding.plans.algebra import Nodes


@dataclass(frozen=True, slots=True)
class Thing:
    """A class of things. `generic`: a word that any other may stand for ("item")."""

    nodes: Nodes
    generic: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """Nodes by their name or by another text they hold; `whole` where it is the whole text.

    `letter`: the one letter that tells alike things apart (`flat A`).
    """

    nodes: Nodes
    whole: bool
    property: str = "Name"
    letter: bool = False


@dataclass(frozen=True, slots=True)
class Property:
    """A property: names of the graph's own, best first, in groups that are told together.

    `quantity` is what it measures (`area`, `length`, …). A verb `wants` the word that makes it ask
    for the property: `when` was it `installed`. `product`: those of a group are multiplied. `of`:
    the class that has it, where others are asked for it in the place of their parts. `partly`: the
    phrase is but a part of a name of more words, which is the `word`. `general` are groups that say
    no more than what is measured: an `Area` is a window's area of a window, and not of a room;
    `element` is the class whose own measure it is.
    """

    word: str
    groups: tuple[tuple[str, ...], ...]
    quantity: str = ""
    wants: str = ""
    product: bool = False
    of: str = ""
    partly: bool = False
    general: tuple[tuple[str, ...], ...] = ()
    element: str = ""


@dataclass(frozen=True, slots=True)
class Flagged:
    """An adjective: one of these properties has this value."""

    names: tuple[str, ...]
    value: bool | str
    word: str


@dataclass(frozen=True, slots=True)
class Relation:
    """A cue for relationship types; `backwards` where it is said from their end.

    `far`: followed over and over (`reachable from`); `finite`: the verb of a clause, which says it
    of the clause's subject (`has`, where `with` says it of the noun before it).
    """

    types: tuple[str, ...]
    backwards: bool = False
    preposition: str = ""
    role: bool = False
    far: bool = False
    finite: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun of the field that is neither a class nor a property: `layers`, `names`, `type`."""

    noun: str


@dataclass(frozen=True, slots=True)
class Operator:
    """A word that asks for something to be done, or joins parts: `how_many`, `each`, …"""

    name: str


@dataclass(frozen=True, slots=True)
class Graded:
    """An adjective of degree."""

    degree: Degree


@dataclass(frozen=True, slots=True)
class Written:
    """A written unit."""

    unit: Unit
    word: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number; `ordinal` where it counts a place, `day` a day or month as ISO 8601 has it."""

    value: float
    ordinal: bool = False
    day: str = ""


Sense = Thing | Named | Property | Flagged | Relation | Noun | Operator | Graded | Written | Number
