"""The texts of a twin by which people call its things."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from agents.understanding.language.tables import Phrase, units
from agents.understanding.language.words import leaf_of, name_words, stem, stems
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.entries import Text
from agents.understanding.twin.lexicon import LONGEST, Lexicon
from agents.understanding.twin.source import Source
from graph_store import quoted
from graph_store.rows import QueryError
from registers.joining import BOOK_KEEPING
from registers.proposing.words import table

NOT_SPOKEN = frozenset(
    {"key", "model", "GlobalId", "SHA256", "TimeStamp", "property_units", "digest", "ifc_class"}
    | {
        "PredefinedType",
        "si_unit",
        "concepts",
        "concepts_evidence",
        "derived.Network",
        "CompositionType",
        "FlowDirection",
    }
    | BOOK_KEEPING
)
"""Properties whose values nobody says aloud."""
MOST_VALUES = 200_000
FEW_A_KIND = 200
"""Up to so many nodes a kind on average, all kinds are read together."""
MOST_AT_ONCE = 40
MOST_IN_A_SET = 2_000
"""Distinct texts of a property of a set that are read."""


def add_texts(lexicon: Lexicon, store: Source) -> None:
    """The names of things, and whatever else they are called by."""
    terrain = lexicon.terrain
    spoken = _spoken_of(terrain)
    kinds = terrain.schema.kinds
    together = sum(kind.count for kind in kinds) <= FEW_A_KIND * len(kinds)
    found = _values_together(store, terrain, spoken) if together else None
    holders: dict[tuple[str, str], set[int]] = defaultdict(set)
    for index, names in spoken.items():
        of_kind = _values(store, kinds[index].labels, names) if found is None else found[index]
        for name, value in of_kind:
            holders[name, value].add(index)
    for (name, value), holding in sorted(holders.items()):
        words = stems(value)
        if words and len(words) <= LONGEST and not _is_unsaid(words, name):
            lexicon.add_text(Text(name, value, words, frozenset(holding)))


def _spoken_of(terrain: Terrain) -> dict[int, list[str]]:
    """The properties of each kind whose texts people say, by the kind's index."""
    findings = terrain.of_label.get("Finding", frozenset())
    return {
        index: [n for n, found in own.items() if "string" in found.types and _is_spoken(n)]
        for index, own in enumerate(terrain.properties)
        if index not in findings
    }


def _is_spoken(name: str) -> bool:
    if name in NOT_SPOKEN or name.endswith((".note", ".source", ".stored")):
        return False
    return name == "derived.FullName" or not name.startswith("derived.")


def _is_unsaid(words: Phrase, name: str) -> bool:
    """Whether a text but repeats the property's name (`Unit A FireAlarmZoneName`), or is the unit
    that other amounts of its row are in: `10 years` is one."""
    own = name_words(leaf_of(name))
    if own[-1:] and own[-1] in map(stem, table()["unit_columns"]) and words in units():
        return True
    return words == own or (len(own) > 1 and "".join(words).endswith("".join(own)))


def _values_together(
    store: Source, terrain: Terrain, spoken: dict[int, list[str]]
) -> dict[int, list[tuple[str, str]]] | None:
    """What `_values` tells of each kind, in one query; None where the engine does not answer it.

    A server plans each new text of a query anew, which costs more than to look at a few nodes.
    """
    index_of = {frozenset(terrain.schema.kinds[index].labels): index for index in spoken}
    execution = store.read(
        "MATCH (n) UNWIND keys(n) AS p WITH n, p WHERE p IN $names "
        "RETURN labels(n), p, collect(DISTINCT n[p])",
        {"names": sorted({name for names in spoken.values() for name in names})},
        limit=MOST_VALUES,
        seconds=60,
    )
    if isinstance(execution, QueryError):
        return None
    found: dict[int, list[tuple[str, str]]] = {index: [] for index in spoken}
    for labels, name, values in execution.rows:
        index = index_of.get(frozenset(labels))
        if index is not None:
            found[index] += _texts(name, values)
    return found


def _values(store: Source, labels: tuple[str, ...], names: list[str]) -> Iterator[tuple[str, str]]:
    """Each text that the nodes of a kind hold in these properties, with the property."""
    for start in range(0, len(names), MOST_AT_ONCE):
        some = names[start : start + MOST_AT_ONCE]
        told = ", ".join(
            f"collect(DISTINCT n.{quoted(name)}) AS p{at}" for at, name in enumerate(some)
        )
        execution = store.read(
            f"MATCH (n:{':'.join(map(quoted, labels))}) WHERE size(labels(n)) = {len(labels)} "
            f"RETURN {told}",
            seconds=60,
        )
        if isinstance(execution, QueryError) or not execution.rows:
            continue
        for name, values in zip(some, execution.rows[0], strict=True):
            yield from _texts(name, values)


def _texts(name: str, values: list[Any]) -> Iterator[tuple[str, str]]:
    most = MOST_IN_A_SET if "." in name else MOST_VALUES
    return ((name, value) for value in values[:most] if isinstance(value, str))
