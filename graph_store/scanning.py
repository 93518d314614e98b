"""Reading the schema of a twin from its nodes and relationships, in a handful of queries."""

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from graph_store.rows import Rows
from graph_store.schema import GraphSchema, NodeKind, PropertySchema, RelationshipKind, Triple

Ask = Callable[[str], Rows]
LabelOrder = Callable[[frozenset[str]], tuple[str, ...]]
SAMPLES = 5
SAMPLED = 200
TYPES = {
    "STRING": "string",
    "INTEGER": "integer",
    "FLOAT": "float",
    "BOOLEAN": "boolean",
    "DATE": "date",
    "LIST": "list",
}

KINDS = "MATCH (n) RETURN labels(n), count(n)"
FILLED = (
    "MATCH (n) UNWIND keys(n) AS p WITH labels(n) AS l, p, valueType(n[p]) AS t "
    "RETURN l, p, t, count(*)"
)
SAMPLE = (
    "MATCH (n) WITH labels(n) AS l, collect(n)[..200] AS some UNWIND some AS n "
    "UNWIND keys(n) AS p RETURN l, p, collect(DISTINCT n[p])[..5]"
)
TRIPLES = "MATCH (a)-[r]->(b) RETURN labels(a), type(r), labels(b), count(*)"
LINK_FILLED = (
    "MATCH ()-[r]->() UNWIND keys(r) AS p WITH type(r) AS t, p, valueType(r[p]) AS v, r[p] AS x "
    "RETURN t, p, v, count(*), collect(DISTINCT x)[..5]"
)


def read_schema(ask: Ask, order: LabelOrder, units: dict[str, str]) -> GraphSchema:
    """The schema, kinds and triples sorted by name; `units` gives the unit of a property name."""
    counts = {order(frozenset(labels)): n for labels, n in ask(KINDS).rows if n}
    filled: defaultdict[tuple[Any, str], dict[str, int]] = defaultdict(dict)
    for labels, name, kind, n in ask(FILLED).rows:
        filled[order(frozenset(labels)), name][_type(kind)] = n
    samples = {
        (order(frozenset(labels)), name): values for labels, name, values in ask(SAMPLE).rows
    }
    triples = [
        Triple(start=order(frozenset(a)), type=t, end=order(frozenset(b)), count=n)
        for a, t, b, n in ask(TRIPLES).rows
    ]
    link_counts: defaultdict[str, int] = defaultdict(int)
    for triple in triples:
        link_counts[triple.type] += triple.count
    link_samples: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
    for kind, name, value_type, n, values in ask(LINK_FILLED).rows:
        filled[kind, name][_type(value_type)] = n
        link_samples[kind, name] += values

    def properties(holder: Any, seen: Any) -> tuple[PropertySchema, ...]:
        return tuple(
            PropertySchema(
                name=name,
                types=tuple(sorted(types)),
                unit=units.get(name),
                filled=sum(types.values()),
                samples=tuple(_text(v) for v in seen.get((holder, name), ())[:SAMPLES]),
            )
            for (owner, name), types in sorted(filled.items(), key=lambda kv: kv[0][1])
            if owner == holder
        )

    return GraphSchema(
        kinds=tuple(
            NodeKind(labels=labels, count=n, properties=properties(labels, samples))
            for labels, n in sorted(counts.items())
        ),
        relationships=tuple(
            RelationshipKind(type=t, count=n, properties=properties(t, link_samples))
            for t, n in sorted(link_counts.items())
        ),
        triples=tuple(sorted(triples, key=lambda t: (t.start, t.type, t.end))),
    )


def _type(value_type: str) -> str:
    return TYPES.get(re.split(r"\W", value_type, maxsplit=1)[0].upper(), "string")


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
