"""What is to be seen of a building: groups in their colours, and what is kept of the rest."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Group:
    """Elements drawn in one colour; `label` stands in the legend where it is not empty."""

    label: str
    colour: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person wants to see of the building.

    `rest` says what becomes of what no group holds: `ghost`, `hide` or `show`. `storeys` and
    `classes` keep only those, None keeps all; `above` names the storeys cut away, lowest first.
    `colour` is what the building is coloured by, None by the answer; `beside` the exchange whose
    answer is seen beside this one, in another colour.
    """

    rest: str = "ghost"
    storeys: Sequence[str] | None = None
    classes: Sequence[str] | None = None
    above: Sequence[str] = ()
    colour: str | None = None
    beside: str | None = None
