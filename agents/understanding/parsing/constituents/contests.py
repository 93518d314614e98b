"""Two things held against each other."""

from dataclasses import dataclass
from typing import Literal

from agents.understanding.parsing.constituents.things import Set
from agents.understanding.twin.senses import Property

Mode = Literal[
    "difference", "ratio", "more", "less", "same", "is_more", "is_less", "is_first", "compare"
]


@dataclass(frozen=True, slots=True)
class Contest:
    """A comparison of two sets, or of one against nothing said yet."""

    mode: Mode
    sets: tuple[Set, ...] = ()
    properties: tuple[Property, ...] = ()
    counted: Set | None = None
