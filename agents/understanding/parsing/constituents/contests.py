"""Two things held against each other."""

from dataclasses import dataclass
from typing import Literal

from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.twin.senses import Property

Mode = Literal[
    "difference",
    "ratio",
    "more",
    "less",
    "same",
    "is_more",
    "is_less",
    "is_first",
    "compare",
    "both",
]


@dataclass(frozen=True, slots=True)
class Contest:
    """A comparison of two sets, or of one against nothing said yet.

    `both`: the two are told one beside the other, and not compared; `turned`: what is held against
    was said first.
    """

    mode: Mode
    sets: tuple[Set, ...] = ()
    properties: tuple[Property, ...] = ()
    counted: Set | None = None
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Against:
    """`than the smallest`, `and the smallest`: of the things said before."""

    word: str
    ranking: Ranking
