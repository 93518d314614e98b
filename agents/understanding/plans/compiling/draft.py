"""A query that is being written, and one that is done."""

from dataclasses import dataclass, field
from typing import Any

from agents.understanding.plans.algebra import Scalar
from agents.understanding.schema.terrain import Terrain


@dataclass(frozen=True)
class Compiled:
    """A query with what its columns are: the first `names` of them name the nodes, or the
    groups that they are told in.

    `elements` lists the `key`s of the nodes the answer speaks of; `units` are by column.
    """

    cypher: str
    parameters: dict[str, Any]
    names: int
    elements: str | None
    units: dict[str, str] = field(default_factory=dict)


class Unwritable(Exception):  # noqa: N818  it is no error
    """What is asked has no Cypher that all engines run."""


@dataclass
class Draft:
    """A query that is being written: for which twin and engine, and what it has used so far.

    Nodes are `n0`, `n1`, …, counts `c0`, `c1`, … and parameters `p0`, `p1`, … as they come.
    """

    terrain: Terrain
    engine: str
    parameters: dict[str, Any] = field(default_factory=dict)
    variables: int = 0

    def parameter(self, value: Scalar | tuple[Scalar, ...] | None) -> str:
        """The parameter that holds a value; one for each value."""
        stored = list(value) if isinstance(value, tuple) else value
        for name, known in self.parameters.items():
            if known == stored and type(known) is type(stored):
                return f"${name}"
        name = f"p{len(self.parameters)}"
        self.parameters[name] = stored
        return f"${name}"

    def fresh_node(self) -> str:
        """A variable for a node that is not yet in use."""
        self.variables += 1
        return f"n{self.variables - 1}"

    def fresh_count(self) -> str:
        """A variable for a number that is not yet in use."""
        self.variables += 1
        return f"c{self.variables - 1}"

    def done(
        self,
        lines: list[str],
        names: int,
        elements: str | None,
        units: dict[str, str] | None = None,
    ) -> Compiled:
        """The query of these lines."""
        return Compiled("\n".join(lines), dict(self.parameters), names, elements, units or {})
