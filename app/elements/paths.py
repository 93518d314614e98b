"""The shortest way from one thing of a building to another, along its relationships."""

from collections.abc import Mapping
from itertools import pairwise

from app.elements.neighbourhood import KEYS, MOST_READ, Neighbourhood, among
from graph_store import GraphError, GraphStore, QueryError

MOST_STEPS = 8
"""Relationships of the longest way that is looked for."""
STEP = """
MATCH (a)-[]-(b) WHERE a.key IN $keys AND a.key <> b.key
RETURN DISTINCT a.key AS a, b.key AS b, labels(b) AS labels ORDER BY a, b
"""
TANGIBLE = frozenset({"IfcElement", "IfcSpace"})
"""Over a storey, a type or a material everything is near to everything, which tells nothing."""


def path(store: GraphStore, start: str, end: str) -> Neighbourhood | None:
    """A shortest way between the things of these GlobalIds, its dots in order; None without one.

    It leads over elements and rooms alone where there is such a way, else over anything.
    Raises GraphError where a query fails.
    """
    ends = [_key(store, each) for each in (start, end)]
    if None in ends or start == end:
        return None
    one, other = str(ends[0]), str(ends[1])
    keys = _between(store, one, other, TANGIBLE) or _between(store, one, other, None)
    if not keys:
        return None
    whole = among(store, keys, (keys[0], keys[-1]))
    dots = {dot.key: dot for dot in whole.dots}
    following = {frozenset(pair) for pair in pairwise(keys)}
    lines = tuple(each for each in whole.lines if frozenset((each.start, each.end)) in following)
    return Neighbourhood(tuple(dots[key] for key in keys), lines)


def _key(store: GraphStore, global_id: str) -> str | None:
    found = store.read(KEYS, {"ids": [global_id]}, limit=1)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return str(found.rows[0][0]) if found.rows else None


def _between(store: GraphStore, start: str, end: str, over: frozenset[str] | None) -> list[str]:
    """The keys of the way over what has one of these labels, both ends among them; else none.

    Looked for from both ends, a step at a time, first from the one with less around it.
    """
    came = ({start: ""}, {end: ""})
    edges = [start], [end]
    for _ in range(MOST_STEPS):
        side = int(len(edges[1]) < len(edges[0]))
        edges[side][:] = _step(store, edges[side], came[side], over)
        met = next((key for key in edges[side] if key in came[1 - side]), None)
        if met is not None:
            return [*reversed(_back(came[0], met)), *_back(came[1], met)[1:]]
        if not edges[side]:
            break
    return []


def _step(
    store: GraphStore, keys: list[str], came: dict[str, str], over: frozenset[str] | None
) -> list[str]:
    """What is one relationship further, new; notes in `came` from where it was reached."""
    found = store.read(STEP, {"keys": keys}, limit=MOST_READ)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    new: dict[str, str] = {}
    for a, b, labels in found.rows:
        if b not in came and (over is None or over & set(labels)):
            new.setdefault(b, a)
    came.update(new)
    return list(new)


def _back(came: Mapping[str, str], key: str) -> list[str]:
    """From `key` back to where the search began."""
    way = [key]
    while came[way[-1]]:
        way.append(came[way[-1]])
    return way
