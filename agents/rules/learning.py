"""A twin → its lexicon."""

from agents.rules.concept_words import add_concepts
from agents.rules.kind_words import add_kinds
from agents.rules.lexicon import Lexicon
from agents.rules.meanings import DegreeMeaning, OperatorMeaning, UnitMeaning
from agents.rules.schema_map import SchemaMap
from agents.rules.schema_words import add_labels, add_properties, add_relations
from agents.rules.value_words import add_values
from agents.rules.vocabulary import COMPARING, vocabulary
from graph_store import GraphStore


def build_lexicon(store: GraphStore) -> Lexicon:
    """Read the words of a twin: its labels, properties, relationships and spoken values.

    Raises GraphUnavailable if the engine is gone.
    """
    lexicon = Lexicon(SchemaMap(store.schema()))
    add_labels(lexicon)
    add_properties(lexicon)
    add_relations(lexicon)
    add_values(lexicon, store)
    add_kinds(lexicon, store)
    add_concepts(lexicon, store)
    _add_english(lexicon)
    return lexicon


def _add_english(lexicon: Lexicon) -> None:
    for phrase, names in vocabulary().operators.items():
        compares = bool(set(names) & COMPARING)
        score = 0.95 if compares else 0.9 if len(phrase) == 1 else 0.72
        lexicon.phrases[phrase].append(OperatorMeaning(names, score))
    for phrase, degrees in vocabulary().degrees.items():
        lexicon.phrases[phrase].append(DegreeMeaning(degrees, 0.95))
    for phrase, unit in vocabulary().units.items():
        lexicon.phrases[phrase].append(UnitMeaning(unit, " ".join(phrase), 1.05))
