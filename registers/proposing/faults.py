"""What is wrong with a mapping."""

from dataclasses import dataclass
from typing import Literal

Aspect = Literal["accuracy", "groundedness", "faithfulness"]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: `about` is a column or label, `share` of the rows from 0 to 1."""

    aspect: Aspect
    kind: str
    table: str
    about: str
    share: float
    told: str
