"""Which mind the agents have that propose a mapping and judge what it means.

The graph is built by code whatever the mind: what it did is counted, and needs no opinion.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from registers.mapping import Mapping as RegisterMapping
from registers.proposing import etl
from registers.proposing.analyzing import faithfulness
from registers.proposing.faults import Fault
from registers.proposing.profile import Profile

Profiles = Mapping[str, Profile]


@dataclass(frozen=True, slots=True)
class ProposingMinds:
    """The ETL agent proposes a mapping and mends one; the analyzer says where it means another
    thing than the source does."""

    propose: Callable[[Profiles], RegisterMapping]
    mend: Callable[[RegisterMapping, Sequence[Fault], Profiles], RegisterMapping]
    faithful: Callable[[RegisterMapping, Profiles], Iterable[Fault]]


RULES = ProposingMinds(etl.propose, etl.mended, faithfulness)
"""The minds that need no model."""
