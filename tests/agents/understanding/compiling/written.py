"""What an ask must become: its query, and what the query finds."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from inspect import cleandoc
from typing import Any

from agents.understanding.plans.algebra import Ask
from agents.understanding.plans.compiling.draft import Compiled
from tests.agents.understanding.compiling.tiny import Twin, house


@dataclass(frozen=True)
class Written:
    """An ask with its query, and the rows of that query in the twin.

    `found`: so many lines of the query find the elements, in `n0`; where other lines do, these;
    None where nothing is shown. `keys` are those elements, sorted.
    """

    ask: Ask
    cypher: str
    rows: Sequence[Sequence[Any]]
    parameters: dict[str, Any] = field(default_factory=dict)
    names: int = 0
    units: dict[str, str] = field(default_factory=dict)
    found: int | str | None = None
    keys: Sequence[str] = ()
    twin: Twin = house

    @property
    def compiled(self) -> Compiled:
        """All that the compiler must give."""
        cypher = cleandoc(self.cypher)
        match self.found:
            case int(count):
                first = cypher.splitlines()[:count]
                elements: str | None = "\n".join([*first, "RETURN DISTINCT n0.key AS key"])
            case str(other):
                elements = cleandoc(other)
            case _:
                elements = None
        return Compiled(cypher, self.parameters, self.names, elements, self.units)
