"""Reading the schema of a twin in a handful of queries, or from Memgraph's own account of it."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from graph_store.names import SURROUNDINGS, TWIN
from graph_store.rows import Rows
from graph_store.schema import GraphSchema, NodeKind, PropertySchema, RelationshipKind, Triple
from registers.contradictions import MEANINGS
from registers.joining import MAPPING, MEETINGS

Ask = Callable[[str], Rows]
LabelOrder = Callable[[frozenset[str]], tuple[str, ...]]
Labels = Iterable[str]
SAMPLES = 5
LONGEST_SAMPLE = 1000
"""Letters of a sample: a cell of a register may hold ten million."""
UNTOLD = {SURROUNDINGS, MAPPING, MEANINGS, MEETINGS, TWIN}
"""Properties of the store's own that nobody asks for."""
TYPES = {
    "STRING": "string",
    "INTEGER": "integer",
    "FLOAT": "float",
    "BOOLEAN": "boolean",
    "DATE": "date",
    "LIST": "list",
}

COUNTS = "MATCH (n) RETURN labels(n), count(n)"
FILLED = (
    "MATCH (n) UNWIND keys(n) AS p WITH labels(n) AS l, p, valueType(n[p]) AS t "
    "RETURN l, p, t, count(*)"
)
TRIPLES = "MATCH (a)-[r]->(b) RETURN labels(a), type(r), labels(b), count(*)"
LINK_FILLED = (
    "MATCH ()-[r]->() UNWIND keys(r) AS p WITH type(r) AS t, p, valueType(r[p]) AS v "
    "RETURN t, p, v, count(*)"
)
SAMPLE = (
    "MATCH (n) WITH labels(n) AS l, collect(n)[..%d] AS some UNWIND some AS n "
    "UNWIND keys(n) AS p WITH l, p, n[p] AS v RETURN l, p, collect(DISTINCT v)[..5]"
)
LINK_SAMPLE = (
    "MATCH ()-[r]->() WITH type(r) AS t, collect(r)[..%d] AS some UNWIND some AS r "
    "UNWIND keys(r) AS p WITH t, p, r[p] AS v RETURN t, p, collect(DISTINCT v)[..5]"
)
LOOKED_AT = 200
"""Nodes of a kind, or relationships of a type, that values are taken from …"""
MOST_VALUES = 100_000
"""… fewer where they say so much. A row holds a value and not its node, which an engine counts anew
for each: nodes of 10,000 properties came to all of its memory."""


@dataclass(frozen=True)
class Layout:
    """What there is, how often: rows of (labels, count), (labels, property, type, count),
    (start labels, type, end labels, count) and (relationship type, property, type, count)."""

    counts: list[tuple[Labels, int]]
    filled: list[tuple[Labels, str, str, int]]
    triples: list[tuple[Labels, str, Labels, int]]
    link_filled: list[tuple[str, str, str, int]]


def scanned(ask: Ask) -> Layout:
    """The layout, read with Cypher that every engine runs."""
    rows: list[list[Any]] = [[*ask(q).rows] for q in (COUNTS, FILLED, TRIPLES, LINK_FILLED)]
    return Layout(*rows)


def told(info: str, label: str = "") -> Layout:
    """The layout in the JSON of Memgraph's SHOW SCHEMA INFO; with `label` of what carries that.

    Source: https://memgraph.com/docs/querying/schema
    """
    schema = json.loads(info)
    nodes, edges = schema["nodes"], schema["edges"]
    if label:
        nodes = [
            n | {"labels": _without(label, n["labels"])} for n in nodes if label in n["labels"]
        ]
        ends = ("start_node_labels", "end_node_labels")
        edges = [
            e | {end: _without(label, e[end]) for end in ends}
            for e in edges
            if all(label in e[end] for end in ends)
        ]
    return Layout(
        counts=[(n["labels"], n["count"]) for n in nodes],
        filled=[
            (n["labels"], p["key"], t["type"], t["count"])
            for n in nodes
            for p in n["properties"]
            for t in p["types"]
        ],
        triples=[
            (e["start_node_labels"], e["type"].lstrip(":"), e["end_node_labels"], e["count"])
            for e in edges
        ],
        link_filled=[
            (e["type"].lstrip(":"), p["key"], t["type"], t["count"])
            for e in edges
            for p in e["properties"]
            for t in p["types"]
        ],
    )


def _without(label: str, labels: Labels) -> list[str]:
    return [each for each in labels if each != label]


def read_schema(layout: Layout, ask: Ask, order: LabelOrder, units: dict[str, str]) -> GraphSchema:
    """The schema, kinds and triples sorted by name; `units` gives the unit of a property name."""

    def kind(labels: Labels) -> tuple[str, ...]:
        return order(frozenset(labels))

    counts = {kind(labels): n for labels, n in layout.counts if n}
    filled: defaultdict[Any, defaultdict[str, defaultdict[str, int]]]
    filled = defaultdict(lambda: defaultdict(lambda: defaultdict(int)))
    for labels, name, value_type, n in layout.filled:
        filled[kind(labels)][name][_type(value_type)] += n
    for link, name, value_type, n in layout.link_filled:
        filled[link][name][_type(value_type)] += n
    widest = max(map(len, filled.values()), default=1)
    looked_at = max(SAMPLES, min(LOOKED_AT, MOST_VALUES // widest))
    samples: dict[Any, list[Any]] = {
        (kind(labels), name): values for labels, name, values in ask(SAMPLE % looked_at).rows
    }
    samples |= {(link, name): values for link, name, values in ask(LINK_SAMPLE % looked_at).rows}
    triples = sorted(
        (kind(start), link, kind(end), n) for start, link, end, n in layout.triples if n
    )
    link_counts: defaultdict[str, int] = defaultdict(int)
    for _, link, _, n in triples:
        link_counts[link] += n

    def properties(holder: Any) -> tuple[PropertySchema, ...]:
        return tuple(
            PropertySchema(
                name=name,
                types=tuple(sorted(types)),
                unit=units.get(name),
                filled=sum(types.values()),
                samples=tuple(map(_text, samples.get((holder, name), [])[:SAMPLES])),
            )
            for name, types in sorted(filled[holder].items())
            if name not in UNTOLD
        )

    return GraphSchema(
        kinds=tuple(
            NodeKind(labels=labels, count=n, properties=properties(labels))
            for labels, n in sorted(counts.items())
        ),
        relationships=tuple(
            RelationshipKind(type=link, count=n, properties=properties(link))
            for link, n in sorted(link_counts.items())
        ),
        triples=tuple(
            Triple(start=start, type=link, end=end, count=n) for start, link, end, n in triples
        ),
    )


def _type(value_type: str) -> str:
    word = re.split(r"\W", value_type, maxsplit=1)[0].upper()
    return TYPES.get(word, "date" if "DATE" in word else "string")


def _text(value: Any) -> str:
    said = str(value).lower() if isinstance(value, bool) else str(value)
    return said[:LONGEST_SAMPLE]
