"""The words for concepts: what stands on the nodes in `concepts`, whatever a file calls them."""

from collections import defaultdict

from agents.rules.lexicon import Lexicon
from agents.rules.meanings import LabelMeaning, ValueMeaning
from agents.rules.plan import Filter
from agents.rules.schema_map import Kinds
from agents.rules.words import stems
from graph_store import GraphStore
from graph_store.rows import Rows
from ifc_loader.concepts import Concept, concepts

_HELD = (
    "MATCH (n) WHERE n.concepts IS NOT NULL UNWIND n.concepts AS concept "
    "RETURN labels(n) AS labels, concept, count(n) AS held"
)


def add_concepts(lexicon: Lexicon, store: GraphStore) -> None:
    """`office` is every room recognised as one; a word that names a class keeps to its class.

    Only rooms: the words for elements are cut into adjective and noun by the later stages.
    """
    if not lexicon.of_a_building:
        return
    held = _held(lexicon, store)
    for concept in concepts().values():
        kinds = frozenset(held.get(concept.id, ()))
        if concept.kind == "room" and kinds:
            _add(lexicon, concept, kinds)


def _add(lexicon: Lexicon, concept: Concept, kinds: Kinds) -> None:
    condition = Filter(properties=("concepts",), operator="holds", value=concept.id)
    meaning = LabelMeaning(lexicon.map.narrowest_label(kinds), filters=(condition,), by_name=True)
    for text in (*concept.names.get("en", ()), *concept.abbreviations):
        phrase = stems(text)
        known = lexicon.meanings(phrase)
        if any(_says_the_same(m, kinds) for m in known):
            continue
        kept = [m for m in known if not isinstance(m, LabelMeaning) and not _elsewhere(m, kinds)]
        lexicon.phrases[phrase] = [meaning, *kept]


def _says_the_same(meaning: object, kinds: Kinds) -> bool:
    """A class of its own, or rooms that are called so."""
    if isinstance(meaning, LabelMeaning):
        return not meaning.absent
    return isinstance(meaning, ValueMeaning) and bool(meaning.kinds & kinds)


def _elsewhere(meaning: object, kinds: Kinds) -> bool:
    """An address whose purpose is OFFICE is no office."""
    return isinstance(meaning, ValueMeaning) and not meaning.kinds & kinds


def _held(lexicon: Lexicon, store: GraphStore) -> dict[str, set[int]]:
    """Each concept with the kinds of things, not of their types, that it was recognised in."""
    types = lexicon.map.of_label.get("IfcTypeObject", frozenset())
    found = store.read(_HELD, limit=1_000_000, seconds=60)
    held: dict[str, set[int]] = defaultdict(set)
    for labels, concept, _ in found.rows if isinstance(found, Rows) else ():
        kind = lexicon.map.index.get(frozenset(labels))
        if kind is not None and kind not in types:
            held[concept].add(kind)
    return held
