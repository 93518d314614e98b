"""Verification Module: which labels, values and edges of a query exist in the graph."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from rapidfuzz.distance import Levenshtein

from agents.memory.remembered import Same
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
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import ask_model
from agents.schema.linked_names import same_meaning, same_word
from agents.schema.result_text import one_line
from agents.steps.looking_up import edge_exists, edge_text, elsewhere, holds, values_of
from graph_store import GraphSchema, quoted
from graph_store.schema import PropertySchema

MOST_CANDIDATES = 5
MOST_TO_RANK = 400
"""Candidates a model is given to rank by meaning; nearly always every value of the property, as
what means the same may be spelled quite otherwise."""

MOST_PROPERTIES = 40
"""Properties of a label looked through for a value that is not where it was expected."""


def by_code(entities: Entities, twin: Twin, most: int = MOST_CANDIDATES) -> Verification:
    """Look up every entity; for each one that is not there, the `most` nearest that are.

    Nearness is the normalised Levenshtein similarity (rapidfuzz, 0 to 1) without regard to
    case; first come values that mean the same (`Erdgeschoss` for `ground floor`, as the vocabulary
    has it), then what holds the text whole. Raises `GraphUnavailable` when the engine is gone.
    """
    return Verification(
        checks=(
            *(_label(label, twin.schema, most) for label in entities.labels),
            *(_property(one, twin, most) for one in entities.properties),
            *(_pattern(one, twin, most) for one in entities.patterns),
        )
    )


class Ranking(Message):
    """The candidates for one entity by meaning, best first."""

    entity: str
    best: tuple[str, ...]


class RankedChecks(Message):
    """What the model writes."""

    rankings: tuple[Ranking, ...]


def by_model(model: Model, entities: Entities, twin: Twin) -> Verification:
    """Look up by code, then let the model rank what exists by meaning.

    Only what is among the candidates counts: the model cannot name what does not exist.
    """
    verification = by_code(entities, twin, MOST_TO_RANK)
    missing = [one for one in verification.checks if not one.found and one.candidates]
    ranks: dict[str, tuple[str, ...]] = {}
    if missing:
        told = (
            f"{one.kind} {one.entity}\n  exists: "
            + ", ".join(one_line(near.text) for near in one.candidates)
            for one in missing
        )
        try:
            written = ask_model(model, "verification", {"missing": "\n".join(told)}, RankedChecks)
            ranks = {ranking.entity: ranking.best for ranking in written.rankings}
        except (BadReply, BudgetSpent):
            ranks = {}
    return Verification(
        checks=tuple(_ranked(one, ranks.get(one.entity, ())) for one in verification.checks)
    )


def _ranked(check: Check, best: tuple[str, ...]) -> Check:
    place = {text: at for at, text in enumerate(best)}
    ordered = sorted(check.candidates, key=lambda near: place.get(near.text, len(place)))
    return check.model_copy(update={"candidates": tuple(ordered[:MOST_CANDIDATES])})


def nearest(text: str, existing: Iterable[str], most: int) -> tuple[Candidate, ...]:
    """The existing names nearest to `text`, those that hold it whole first, with their ratio."""
    wanted = text.lower()
    rated = [
        (wanted in name.lower(), Levenshtein.normalized_similarity(wanted, name.lower()), name)
        for name in set(existing)
    ]
    rated.sort(key=lambda one: (not one[0], -one[1], one[2]))
    return tuple(
        Candidate(text=name, similarity=round(ratio, 3)) for _, ratio, name in rated[:most]
    )


def _near_values(text: str, existing: Sequence[str], most: int) -> tuple[Candidate, ...]:
    """The nearest values, those that mean the same as `text` first."""
    meant = same_meaning(text)
    same = [value for value in existing if same_word(value) in meant] if meant else []
    others = set(existing) - set(same)
    return (*nearest(text, same, most), *nearest(text, others, most))[:most]


def _label(label: str, schema: GraphSchema, most: int) -> Check:
    found = label in schema.labels
    near = () if found else nearest(label, schema.labels, most)
    return Check(entity=label, kind="label", found=found, candidates=near)


def _property(mention: PropertyMention, twin: Twin, most: int) -> Check:
    """Whether the label has the property and, where a value is compared, anyone that value."""
    label = mention.label if mention.label in twin.schema.labels else ""
    texts = texts_of(label, twin.schema)
    names = {one.name for one in _holders(label, twin.schema)}
    names |= {one.name for kind in twin.schema.relationships for one in kind.properties}
    entity = f"{mention.label}.{mention.property}" if mention.label else mention.property
    if mention.property not in names:
        near = tuple(
            one.model_copy(update={"text": quoted(one.text)})
            for one in nearest(mention.property, names, most)
        )
        return Check(entity=entity, kind="property", found=False, candidates=near)
    if mention.value is None:
        return Check(entity=entity, kind="property", found=True)
    is_text = isinstance(mention.value, str)
    compared = ""
    if is_text and mention.operator == "=":
        compared = quoted(mention.property) + (f" of {quoted(label)}" if label else "")
    entity = f"{entity} {mention.operator} {mention.value!r}"
    held = {
        each
        for one in _holders(label, twin.schema)
        if one.name == mention.property
        for each in one.types
    }
    listed = held == {"list"}
    if holds(label, mention, twin, listed=listed):
        return Check(entity=entity, kind="value", found=True, compared=compared)
    value = str(mention.value)
    near = _near_values(value, values_of(label, mention.property, twin, listed=listed), most)
    if is_text:
        near = (*elsewhere(label, value, texts, twin), *near)[:most]
    return Check(entity=entity, kind="value", found=False, candidates=near, compared=compared)


def _holders(label: str, schema: GraphSchema) -> Iterator[PropertySchema]:
    for kind in schema.kinds:
        if not label or label in kind.labels:
            yield from kind.properties


def texts_of(label: str, schema: GraphSchema) -> tuple[str, ...]:
    """The properties of a label that only ever hold text: the fullest first, then the plainest."""
    return _texts_of(label, Same(schema))


@lru_cache(maxsize=1024)
def _texts_of(label: str, of: Same) -> tuple[str, ...]:
    filled: Counter[str] = Counter()
    mixed = set()
    for one in _holders(label, of.schema):
        filled[one.name] += one.filled
        if one.types != ("string",):
            mixed.add(one.name)
    ordered = sorted(filled.keys() - mixed, key=lambda name: (-filled[name], "." in name, name))
    return tuple(ordered[:MOST_PROPERTIES])


def _pattern(mention: PatternMention, twin: Twin, most: int) -> Check:
    """Whether such an edge exists; else the edges between those labels, either way round."""
    schema = twin.schema
    if mention.type and mention.type not in schema.types:
        near = nearest(mention.type, schema.types, most)
        return Check(entity=mention.type, kind="type", found=False, candidates=near)
    entity = edge_text(mention.start, mention.type, mention.end)
    if edge_exists(mention, twin):
        return Check(entity=entity, kind="pattern", found=True)
    ends = {mention.start, mention.end} - {""}
    related = {
        edge_text(start, triple.type, end)
        for triple in schema.triples
        for start in triple.start
        for end in triple.end
        if ends <= {start, end}
    } or {
        edge_text(triple.start[0], triple.type, triple.end[0])
        for triple in schema.triples
        if triple.type == mention.type and triple.start and triple.end
    }
    return Check(
        entity=entity, kind="pattern", found=False, candidates=nearest(entity, related, most)
    )
