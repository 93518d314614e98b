"""Things as a question speaks of them, and the words beside them."""

from dataclasses import dataclass, field
from typing import Literal

from agents.understanding.plans.algebra import Key, Measure, Nodes, Operator
from agents.understanding.twin import senses
from agents.understanding.twin.senses import Sense

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
    `closed`: no further thing stands right behind it (`doors - how many`); `twice`: it has
    two nouns, of which only the second says which it is (`room … kitchen`); `modifies`: whether a
    noun stands right behind it, and is what is spoken of (`bedroom doors`); None where that may
    stand apart; `apart`: its language sets no modifier before its noun, or writes them as one;
    `about`: what a pronoun stood for, before it is said what that has; `clause`: it is the subject
    of a verb that has said what it has, and stands in no noun phrase; `everywhere`: it is said to
    be all in the building, and not where others were spoken of.
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
    twice: bool = field(default=False, compare=False)
    modifies: bool | None = field(default=None, compare=False)
    apart: bool = field(default=False, compare=False)
    about: Nodes | None = field(default=None, compare=False)
    clause: bool = False
    everywhere: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Joined:
    """`and the hall`, `or a window`, `than flat B`: a set with the word that joins it."""

    word: str
    set: Set


@dataclass(frozen=True, slots=True)
class Strata:
    """Layers of things: of a material, the thickest of them, how many, or only how thick they are,
    each or `together`.
    """

    of: Set | None = None
    material: Set | None = None
    descending: bool = True
    limit: int | None = None
    counted: bool = False
    thickness: bool = False
    together: bool = False


@dataclass(frozen=True, slots=True)
class Definite:
    """`the` with what was spoken of, which the word behind it may stand for."""

    set: Set
