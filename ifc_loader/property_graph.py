"""The labeled property graph that passes from the loader to the store."""

from dataclasses import dataclass, field
from datetime import date
from typing import Any

from ifc_loader.spooled import Spooled
from ifc_loader.surroundings import Surroundings

Scalar = str | int | float | bool | date
Value = Scalar | list[str] | list[int] | list[float] | list[bool] | list[date]
"""What a property may hold: one scalar, or a list of scalars of one type."""


@dataclass(frozen=True, slots=True)
class Node:
    """One node.

    `key` is unique in the database: `<model>/<GlobalId or #step-id>`.
    `labels` run from the IFC class up to its supertype below `IfcRoot`.
    """

    key: str
    labels: tuple[str, ...]
    properties: dict[str, Value]

    def __reduce__(self) -> tuple[Any, ...]:  # that of dataclasses takes three times as long
        return Node, (self.key, self.labels, self.properties)


@dataclass(frozen=True, slots=True)
class Relationship:
    """One directed relationship between the nodes whose keys are `start` and `end`."""

    start: str
    type: str
    end: str
    properties: dict[str, Value] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        return Relationship, (self.start, self.type, self.end, self.properties)


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the quality report: what was found, where, and what was done about it."""

    kind: str
    entity: str
    message: str


@dataclass(slots=True)
class PropertyGraph:
    """The graph of one source file.

    `units` maps a property name to the SI unit its numbers are stored in
    (`{"Dimensions.Area": "m2"}`); names without a unit are absent. `surroundings` is what other
    models of the building need to know of its geometry. A graph of many rows is `Spooled`.
    """

    model: str
    nodes: list[Node] | Spooled[Node] = field(default_factory=list)
    relationships: list[Relationship] | Spooled[Relationship] = field(default_factory=list)
    units: dict[str, str] = field(default_factory=dict)
    findings: list[Finding] | Spooled[Finding] = field(default_factory=list)
    surroundings: Surroundings = field(default_factory=Surroundings)
