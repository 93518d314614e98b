"""Things of one name are told apart by where they are: their room, else their storey."""

from collections import Counter
from collections.abc import Mapping, Sequence

from agents.messages import Twin
from agents.steps.executor import look_up
from graph_store.rows import Rows

_PLACES = (
    "MATCH (n)-[:LOCATED_IN]->(r:IfcSpace) WHERE n.GlobalId IN $ids "
    "RETURN n.GlobalId AS id, min(coalesce(r.Name, '') + ' ' + coalesce(r.LongName, '')) AS place",
    "MATCH (n)-[:ON_STOREY]->(s:IfcBuildingStorey) WHERE n.GlobalId IN $ids "
    "RETURN n.GlobalId AS id, min(coalesce(s.Name, s.LongName)) AS place",
)
"""Rooms by number and name before storeys; both as far as the twin knows them."""


def places_of(ids: Sequence[str], twin: Twin) -> dict[str, str]:
    """Where each of these is, as `in A102 Living Room` or `on Level 1`; none where nobody knows."""
    found: dict[str, str] = {}
    for word, cypher in zip(("in", "on"), _PLACES, strict=True):
        rows = look_up(twin, cypher, {"ids": list(ids)}, limit=len(ids))
        if isinstance(rows, Rows):
            for key, place in rows.rows:
                if place and place.strip():
                    found.setdefault(key, f"{word} {' '.join(place.split())}")
    return found


def told_apart(
    names: Sequence[str], ids: Sequence[str], places: Mapping[str, str]
) -> tuple[list[str], list[int]]:
    """The names, those that several have with their place, and how many each stands for.

    What is still alike then is told once: `Chair in A102 Living Room (3)`.
    """
    often = Counter(names)
    counted = Counter(
        f"{name} {places[key]}" if often[name] > 1 and key in places else name
        for name, key in zip(names, ids, strict=True)
    )
    told = [f"{name} ({count})" if count > 1 else name for name, count in counted.items()]
    return told, list(counted.values())
