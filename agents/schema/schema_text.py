"""The schema as a model reads it: near-Cypher, with units and samples, cut to a budget."""

from agents.memory.remembered import Same
from agents.schema.schema_outline import (
    all_relationships,
    closing_texts,
    divided,
    kind_text,
    relationship_texts,
    telling_words,
    unnamed_texts,
    whole_texts,
)
from agents.schema.schema_words import any_alike, words_of
from graph_store.schema import GraphSchema

CHARACTERS_A_TOKEN = 2.7
"""Measured on schemas, whose names and dots make short tokens; English runs to four."""

LAST_CUT = 6
"""The cut that goes into the properties of what the question names."""


def schema_text(schema: GraphSchema, question: str, tokens: int) -> str:
    """The schema in at most about `tokens` tokens, pruned by code alone."""
    return pruned(schema, question, tokens)[0]


def pruned(schema: GraphSchema, question: str, tokens: int) -> tuple[str, int]:
    """The schema cut to about `tokens` tokens where the question does not look, and how far.

    What all kinds under a label share is told once, at that label. When it is still too long,
    there go first the samples of kinds the question does not name, then the types of their
    properties, then all of these but names, then relationships that touch no named kind, then the
    types of properties of named kinds that share no word with the question, then those properties
    themselves. Every label stays, as does everything the question names; what was left out is
    counted. Each relationship keeps its direction.
    """
    of, words = Same(schema), words_of(question)
    budget = int(tokens * CHARACTERS_A_TOKEN)
    named = [any_alike(theirs, words) for theirs in telling_words(of)]
    labels = frozenset(
        kind.labels for kind, is_named in zip(schema.kinds, named, strict=True) if is_named
    )
    own, _ = divided(of)
    text = ""
    for cut in range(LAST_CUT + 1):
        relationships = relationship_texts(schema, labels) if cut >= 4 else all_relationships(of)
        kinds = [
            (kind_text(kind, own[kind.labels], words, cut, named=True) if cut >= 5 else whole)
            if is_named
            else plain
            for kind, whole, plain, is_named in zip(
                schema.kinds, whole_texts(of), unnamed_texts(of, cut), named, strict=True
            )
        ]
        heading = "// Nodes, each with its labels from the narrowest to the widest"
        text = "\n".join([heading, *kinds, *closing_texts(of, cut), *relationships])
        if len(text) <= budget:
            break
    return text, cut
