"""The names of a query that stand for nothing in its twin, with the nearest that stand for some."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from rapidfuzz import fuzz, process

from graph_store import GraphSchema, Rows, quoted
from graph_store.cypher_outline import Outline, outline
from graph_store.cypher_patterns import EdgePattern, NodePattern
from ifc_loader.class_names import class_names

ALIKE = 70.0
"""Percent; how much a name has to be spelled like one that there is, without regard to case."""
MOST = 5
"""Names that are told of one query."""


def unknown_names(
    query: str, parameters: Mapping[str, Any], found: Rows, schema: GraphSchema
) -> str:
    """A sentence for each label, relationship and, where a column has no value but null and 0,
    property that the query names and nothing in the twin has; '' where there is none.
    """
    read = outline(query, parameters)
    told = [*_labels(read, schema), *_relationships(read, schema)]
    if any(not any(column) for column in _columns(found)):
        told += islice(_properties(read, schema), MOST)
    return " ".join(told[:MOST])


def _columns(found: Rows) -> Iterable[tuple[Any, ...]]:
    return zip(*found.rows, strict=True) if found.rows else [()]


def _labels(read: Outline, schema: GraphSchema) -> Iterator[str]:
    for name in read.labels:
        if name in class_names().values() and name not in schema.labels:
            yield f"Nothing in this twin is an {name}."
        elif name not in schema.labels:
            yield f"Nothing in this twin has the label {name}.{_nearest(name, schema.labels)}"


def _relationships(read: Outline, schema: GraphSchema) -> Iterator[str]:
    for name in read.types:
        if name not in schema.types:
            yield f"Nothing in this twin has a relationship {name}.{_nearest(name, schema.types)}"


def _properties(read: Outline, schema: GraphSchema) -> Iterator[str]:
    known = schema.properties
    patterns: tuple[NodePattern | EdgePattern, ...] = (*read.nodes, *read.edges)
    written = ((name, name) for each in patterns for name, _ in each.properties)
    reads = ((each.names[0], each.name) for each in read.reads if each.variable in read.variables)
    for name, whole in dict.fromkeys((*written, *reads)):
        if name not in known:
            yield f"Nothing in this twin has a property {name}.{_nearest(whole, known)}"


def _nearest(name: str, known: Iterable[str]) -> str:
    """The name that is spelled most alike; of several the one whose case is, too."""
    by_case = sorted(known, key=lambda each: fuzz.ratio(name, each), reverse=True)
    near = process.extractOne(
        name, by_case, scorer=fuzz.ratio, processor=str.casefold, score_cutoff=ALIKE
    )
    return f" The nearest that there is: {quoted(near[0])}." if near else ""
