"""The schema of a twin: which labels, properties and relationships there are."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from pydantic import ValidationError

from graph_store.rows import GraphMessage


class PropertySchema(GraphMessage):
    """One property of a kind of node or of a relationship type.

    `types` are of `string`, `integer`, `float`, `boolean`, `date`, `list`; `unit` is an SI
    unit (`m`, `m2`, …) or None; `filled` counts the holders that have a value.
    """

    name: str
    types: tuple[str, ...]
    unit: str | None = None
    filled: int = 0
    samples: tuple[str, ...] = ()


class NodeKind(GraphMessage):
    """The nodes that carry exactly these labels."""

    labels: tuple[str, ...]
    count: int
    properties: tuple[PropertySchema, ...] = ()


class Triple(GraphMessage):
    """`count` relationships of `type` run from a kind (its labels) to another."""

    start: tuple[str, ...]
    type: str
    end: tuple[str, ...]
    count: int


class RelationshipKind(GraphMessage):
    """One relationship type and its properties."""

    type: str
    count: int
    properties: tuple[PropertySchema, ...] = ()


class Unread(GraphMessage):
    """A model whose source could not be read again `since` then, and the labels of its nodes."""

    model: str
    since: str
    labels: tuple[str, ...] = ()


class GraphSchema(GraphMessage):
    """Everything the agents are told of a twin.

    `unread` are its models that may be old, `keys` labels, each with the properties that tell its
    nodes apart, where a model says so.
    """

    kinds: tuple[NodeKind, ...]
    relationships: tuple[RelationshipKind, ...]
    triples: tuple[Triple, ...]
    unread: tuple[Unread, ...] = ()
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @cached_property
    def labels(self) -> dict[str, int]:
        """Each label with the number of nodes that carry it."""
        counts: dict[str, int] = {}
        for kind in self.kinds:
            for label in kind.labels:
                counts[label] = counts.get(label, 0) + kind.count
        return counts

    @cached_property
    def types(self) -> dict[str, None]:
        """The types of relationships."""
        return dict.fromkeys(kind.type for kind in self.relationships)

    @cached_property
    def node_properties(self) -> dict[str, None]:
        """The names of all properties that nodes have."""
        return dict.fromkeys(p.name for kind in self.kinds for p in kind.properties)

    @cached_property
    def properties(self) -> frozenset[str]:
        """The names of all properties, of nodes and of relationships."""
        held = (p.name for kind in self.relationships for p in kind.properties)
        return frozenset((*self.node_properties, *held))

    @cached_property
    def units(self) -> dict[str, str]:
        """The unit of each property that has one."""
        holders: Iterable[NodeKind | RelationshipKind] = (*self.kinds, *self.relationships)
        return {p.name: p.unit for h in holders for p in h.properties if p.unit}


def told_schema(kept: Any) -> GraphSchema | None:
    """The schema that was told so; None where this tells of none."""
    try:
        return GraphSchema.model_validate(kept)
    except ValidationError:
        return None
