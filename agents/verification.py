"""Verification Module: which labels, values and edges of a query exist in the graph."""

from collections.abc import Iterable

from rapidfuzz import fuzz, process, utils

from agents.executor import look_up
from agents.messages import (
    Candidate,
    Check,
    Entities,
    Message,
    PatternMention,
    PropertyMention,
    Twin,
    Verification,
)
from agents.model_client import Model
from agents.model_errors import BadReply, BudgetSpent
from agents.replies import ask_model
from agents.schema_text import quoted
from graph_store import GraphSchema, GraphStore, Rows

MOST_CANDIDATES = 5
MOST_VALUES = 5000
"""Distinct values read of one property to find near ones among."""


def by_code(entities: Entities, twin: Twin) -> Verification:
    """Look up every entity; for each one that is not there, the nearest that are.

    Nearness is the normalised Levenshtein ratio (rapidfuzz `ratio`, 0 to 1), taken without
    regard to case. Raises `GraphUnavailable` when the engine is gone.
    """
    return Verification(
        checks=(
            *(_label(label, twin.schema) for label in entities.labels),
            *(_property(one, twin) for one in entities.properties),
            *(_pattern(one, twin) for one in entities.patterns),
        )
    )


class RankedChecks(Message):
    """What the model writes: for each failed check, the candidates by meaning, best first."""

    class Ranking(Message):
        entity: str
        best: tuple[str, ...]

    rankings: tuple[Ranking, ...]


def by_model(model: Model, entities: Entities, twin: Twin) -> Verification:
    """Look up by code, then let the model rank what exists by meaning.

    Only what is among the candidates counts: the model cannot name what does not exist.
    """
    verification = by_code(entities, twin)
    missing = {one.entity: one for one in verification.checks if not one.found}
    if not missing:
        return verification
    inputs = {
        "missing": "\n".join(
            f"{one.kind} {entity}\n  exists: {', '.join(near.text for near in one.candidates)}"
            for entity, one in missing.items()
        ),
    }
    try:
        written = ask_model(model, "verification", inputs, RankedChecks)
    except (BadReply, BudgetSpent):
        return verification
    ranks = {ranking.entity: ranking.best for ranking in written.rankings}
    return Verification(
        checks=tuple(_ranked(one, ranks.get(one.entity, ())) for one in verification.checks)
    )


def _ranked(check: Check, best: tuple[str, ...]) -> Check:
    place = {text: at for at, text in enumerate(best)}
    ordered = sorted(check.candidates, key=lambda near: place.get(near.text, len(place)))
    return check.model_copy(update={"candidates": tuple(ordered)})


def nearest(
    text: str, existing: Iterable[str], most: int = MOST_CANDIDATES
) -> tuple[Candidate, ...]:
    """The existing names nearest to `text`, best first, with their ratio."""
    found = process.extract(
        text,
        set(existing),
        scorer=fuzz.ratio,
        processor=utils.default_process,
        limit=MOST_CANDIDATES,
    )
    return tuple(
        Candidate(text=name, similarity=round(score / 100, 3))
        for name, score, _ in sorted(found, key=lambda one: (-one[1], one[0]))
    )


def _label(label: str, schema: GraphSchema) -> Check:
    found = label in schema.labels
    near = () if found else nearest(label, schema.labels)
    return Check(entity=label, kind="label", found=found, candidates=near)


def _property(mention: PropertyMention, twin: Twin) -> Check:
    """Whether the label has the property and, where a value is compared, anyone that value."""
    holders = [
        one
        for kind in twin.schema.kinds
        if not mention.label or mention.label in kind.labels
        for one in kind.properties
    ]
    names = {one.name for one in holders}
    names |= {one.name for kind in twin.schema.relationships for one in kind.properties}
    entity = f"{mention.label}.{mention.property}" if mention.label else mention.property
    if mention.property not in names:
        near = nearest(mention.property, names)
        return Check(entity=entity, kind="property", found=False, candidates=near)
    if mention.value is None:
        return Check(entity=entity, kind="property", found=True)
    entity = f"{entity} {mention.operator} {mention.value!r}"
    if _holds(mention, twin.store):
        return Check(entity=entity, kind="value", found=True)
    values = _values(mention.label, mention.property, twin.store)
    return Check(
        entity=entity, kind="value", found=False, candidates=nearest(str(mention.value), values)
    )


def _holds(mention: PropertyMention, store: GraphStore) -> bool:
    held, value = f"n.{quoted(mention.property)}", "$value"
    if mention.ignore_case:
        held, value = f"toLower({held})", "toLower($value)"
    rows = look_up(
        store,
        f"MATCH {_node('n', mention.label)} WHERE {held} {mention.operator} {value} "
        "RETURN count(n) AS found",
        {"value": mention.value},
    )
    return isinstance(rows, Rows) and bool(rows.rows) and rows.rows[0][0] > 0


def _values(label: str, name: str, store: GraphStore) -> list[str]:
    rows = look_up(
        store,
        f"MATCH {_node('n', label)} WHERE n.{quoted(name)} IS NOT NULL "
        f"RETURN DISTINCT n.{quoted(name)} AS value",
        limit=MOST_VALUES,
    )
    return [str(row[0]) for row in rows.rows] if isinstance(rows, Rows) else []


def _pattern(mention: PatternMention, twin: Twin) -> Check:
    """Whether such an edge exists; else the edges between those labels, either way round."""
    triples = {
        (start, triple.type, end)
        for triple in twin.schema.triples
        for start in triple.start
        for end in triple.end
    }
    kind = f":{quoted(mention.type)}" if mention.type else ""
    arrow = ">" if mention.directed else ""
    rows = look_up(
        twin.store,
        f"MATCH {_node('a', mention.start)}-[r{kind}]-{arrow}{_node('b', mention.end)} "
        "RETURN count(r) AS found",
    )
    entity = _edge(mention.start, mention.type, mention.end)
    if isinstance(rows, Rows) and rows.rows and rows.rows[0][0] > 0:
        return Check(entity=entity, kind="pattern", found=True)
    ends = {mention.start, mention.end} - {""}
    related = {_edge(*triple) for triple in triples if ends <= {triple[0], triple[2]}} or {
        _edge(triple.start[0], triple.type, triple.end[0])
        for triple in twin.schema.triples
        if triple.type == mention.type and triple.start and triple.end
    }
    return Check(entity=entity, kind="pattern", found=False, candidates=nearest(entity, related))


def _node(variable: str, label: str) -> str:
    return f"({variable}:{quoted(label)})" if label else f"({variable})"


def _edge(start: str, kind: str, end: str) -> str:
    def named(label: str) -> str:
        return f":{quoted(label)}" if label else ""

    return f"({named(start)})-[{named(kind)}]->({named(end)})"
