"""What a reader must be told beside an answer: corrected quantities, unfilled placeholders."""

from dataclasses import dataclass
from typing import Any

from agents.messages import Attempt, Query, Twin
from agents.steps.executor import look_up
from agents.understanding.schema.knowledge import knowledge
from graph_store import quoted
from graph_store.rows import QueryError, Rows
from ifc_loader.placeholders import placeholder

MOST = 3
"""Caveats told in one answer; more are counted."""
LOOKED_AT = 100_000
"""Elements whose notes are looked for; where there are more, that is told."""


@dataclass(frozen=True)
class Caveat:
    """One sentence, and the placeholder texts that must not pass for values."""

    sentence: str
    placeholder_values: tuple[str, ...] = ()


def caveats_of(attempt: Attempt, twin: Twin) -> list[Caveat]:
    """The notes the graph keeps on the properties this query reads, for the elements it found.

    A property `p` with a doubt about it has its reason in `p.note`, and the number as it
    stood in the file in `p.stored`.
    """
    query = attempt.query
    if query.elements is None:
        return []
    elements = look_up(twin, query.elements, query.parameters, limit=LOOKED_AT)
    if isinstance(elements, QueryError):
        return []
    keys = [row[0] for row in elements.rows]
    known = twin.schema.node_properties
    asked = [p for p in known if quoted(p) in query.cypher]
    asked += _sources(asked, keys, twin)
    caveats = []
    for name in dict.fromkeys(p for p in asked if f"{p}.note" in known):
        note, stored = quoted(f"{name}.note"), quoted(f"{name}.stored")
        execution = look_up(
            twin,
            f"MATCH (n) WHERE n.key IN $keys AND n.{note} IS NOT NULL "
            f"RETURN n.{note} AS note, n.{quoted(name)} AS value, n.{stored} AS stored",
            {"keys": keys},
            limit=LOOKED_AT,
        )
        if isinstance(execution, QueryError):
            continue
        for told, value, before in execution.rows:
            values = value if isinstance(value, (list, tuple)) else (value,)
            texts = tuple(v for v in values if isinstance(v, str)) if before is None else ()
            sentence = str(told).rstrip(".") + "."
            caveats.append(Caveat(sentence, texts))
    caveats += _unfilled(attempt)
    caveats += _worked_out(query, keys, twin)
    unique = list(dict.fromkeys(caveats))
    if len(unique) > MOST:
        rest = len(unique) - MOST
        unique = [*unique[:MOST], Caveat(f"{rest} more values here have notes of this kind.")]
    if elements.total > len(keys):
        some = f"the first {len(keys):,} of {elements.total:,} elements"
        unique.append(Caveat(f"Only {some} were looked at for notes."))
    return unique


def _unfilled(attempt: Attempt) -> list[Caveat]:
    """Placeholders among what is told, of whatever node they are."""
    if not isinstance(attempt.execution, Rows):
        return []
    cells = (cell for row in attempt.execution.rows for cell in row)
    texts = (
        text for cell in cells for text in (cell if isinstance(cell, (list, tuple)) else (cell,))
    )
    told = dict.fromkeys(text for text in texts if isinstance(text, str))
    return [Caveat(f"{why}.", (text,)) for text in told if (why := placeholder("", text))]


def _worked_out(query: Query, keys: list[Any], twin: Twin) -> list[Caveat]:
    """Relationships that the file may state, and here does not: `source` tells which."""
    count = 0
    for kind, stated in knowledge().stated.items():
        if kind not in twin.schema.types or f":{quoted(kind)}]" not in query.cypher:
            continue
        execution = look_up(
            twin,
            f"MATCH (n)-[r:{quoted(kind)}]-() WHERE n.key IN $keys AND r.source <> $stated "
            "RETURN count(DISTINCT n)",
            {"keys": keys, "stated": stated},
        )
        count += 0 if isinstance(execution, QueryError) else execution.rows[0][0]
    if not count:
        return []
    of = f" for {count} of these" if count < len(keys) else ""
    told = f"The file itself does not say so{of}; it was worked out from where things stand."
    return [Caveat(told)]


def _sources(asked: list[str], keys: list[Any], twin: Twin) -> list[str]:
    """The file's own properties that derived ones were taken from, as `p.source` tells."""
    sources: list[str] = []
    for name in asked:
        source = f"{name}.source"
        if source not in twin.schema.node_properties:
            continue
        execution = look_up(
            twin,
            f"MATCH (n) WHERE n.key IN $keys RETURN DISTINCT n.{quoted(source)}",
            {"keys": keys},
        )
        if not isinstance(execution, QueryError):
            sources += [row[0] for row in execution.rows if row[0]]
    return sources
