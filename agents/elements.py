"""Which elements an answer speaks of: their GlobalIds, for the 3D view and for a follow-up."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from agents.cypher_reading import Reader
from agents.cypher_tokens import tokens
from agents.executor import look_up
from agents.messages import Attempt, Query
from graph_store import GraphNode, GraphRelationship, GraphStore, Rows

GLOBAL_ID = re.compile(r"[0-3][0-9A-Za-z_$]{21}")
"""An IFC GlobalId: 128 bits in 22 characters. Source: IFC4 IfcGloballyUniqueId."""

MOST_ELEMENTS = 5000

AGGREGATES = ("COUNT", "SUM", "AVG", "MIN", "MAX", "COLLECT")
AFTER_ITEMS = ("ORDER", "SKIP", "LIMIT")


def elements_of(attempt: Attempt, store: GraphStore) -> tuple[str, ...]:
    """The GlobalIds of the elements an attempt's result speaks of, in order of appearance.

    They are read from the query's companion where it has one, else off the rows (nodes,
    GlobalIds, keys), else by asking a simple query again with the keys of its nodes beside its
    values. Empty where none of these tells.
    """
    rows = attempt.execution
    if not isinstance(rows, Rows):
        return ()
    query = attempt.query
    if query.elements:
        found = look_up(store, query.elements, query.parameters, MOST_ELEMENTS)
        return global_ids(found.rows) if isinstance(found, Rows) else ()
    if named := global_ids(rows.rows):
        return named
    again = with_keys(query)
    if again is None or not rows.rows:
        return ()
    found = look_up(store, again, query.parameters, MOST_ELEMENTS)
    if not isinstance(found, Rows):
        return ()
    return global_ids(row[len(rows.columns) :] for row in found.rows)


def global_ids(cells: Iterable[Any]) -> tuple[str, ...]:
    """Every GlobalId in these cells, once each."""
    return tuple(dict.fromkeys(_walk(cells)))


def _walk(cell: Any) -> Iterator[str]:
    if isinstance(cell, GraphNode):
        yield from _walk(cell.properties.get("GlobalId") or cell.key)
    elif isinstance(cell, GraphRelationship):
        yield from _walk((cell.start, cell.end))
    elif isinstance(cell, str):
        name = cell.rpartition("/")[2]
        if GLOBAL_ID.fullmatch(name):
            yield name
    elif isinstance(cell, dict):
        yield from _walk(cell.values())
    elif isinstance(cell, Iterable):
        for one in cell:
            yield from _walk(one)


def with_keys(query: Query) -> str | None:
    """The query with the keys of the nodes it speaks of as further columns; None unless simple.

    Simple is one `MATCH … RETURN` (more than one `MATCH` allowed) without `WITH`, `UNION`,
    `UNWIND` or `CALL`. The nodes are those whose variables the `RETURN` uses, else the first.
    Order and limit stay, and where values are aggregated the keys are collected, so that no row
    becomes another.
    """
    words = tokens(query.cypher)
    keywords = [one.text.upper() for one in words if one.kind == "name" and not one.quoted]
    if {"WITH", "UNION", "UNWIND", "CALL"} & set(keywords) or keywords.count("RETURN") != 1:
        return None
    at = next(place for place, one in enumerate(words) if one.word("RETURN"))
    nodes = [one.variable for one in Reader(query.cypher, {}).nodes if one.variable]
    used = [one.text for one in words[at:] if one.kind == "name"]
    speaks_of = [name for name in dict.fromkeys(used) if name in nodes] or nodes[:1]
    if not speaks_of:
        return None
    aggregated = any(
        one.word(*AGGREGATES) and following.word("(") for one, following in pairwise(words[at:])
    )
    key = "collect(DISTINCT `{0}`.key) AS `{0} keys`" if aggregated else "`{0}`.key AS `{0} keys`"
    keys = ", ".join(key.format(name) for name in speaks_of)
    end = next((one.start for one in words[at:] if one.word(*AFTER_ITEMS)), len(query.cypher))
    return f"{query.cypher[:end].rstrip()}, {keys} {query.cypher[end:]}".strip()
