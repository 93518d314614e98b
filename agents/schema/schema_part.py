"""A part of a schema: what some names, and the words of a question, need of it."""

from agents.schema.schema_outline import BESIDE, NAMES, names_by_set
from agents.schema.schema_text import CHARACTERS_A_TOKEN
from agents.schema.schema_words import any_alike, words_of
from graph_store.schema import GraphSchema


def names_text(schema: GraphSchema, question: str, tokens: int) -> str:
    """The names alone, in about `tokens` tokens: labels, relationship types, then properties.

    Properties of no set come first, then sets that share a word with the question; what is left
    out is counted.
    """
    words = words_of(question)
    properties = {one.name: one for kind in schema.kinds for one in kind.properties}
    lines = names_by_set(
        one for name, one in properties.items() if not name.endswith(tuple(BESIDE))
    )
    lines.sort(key=lambda line: ("…" in line, not any_alike(words_of(line), words)))
    text = f"// Labels\n  {', '.join(schema.labels)}\n// Relationships\n  "
    text += ", ".join(schema.types) + "\n// Properties, by set"
    room = int(tokens * CHARACTERS_A_TOKEN) - len(text)
    for at, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            return f"{text}\n  // and {len(lines) - at} more sets"
        text += f"\n{line}"
    return text


def part_of(schema: GraphSchema, question: str, names: set[str]) -> GraphSchema:
    """The kinds, relationships and properties of these names, or alike to words of the question.

    A relationship between two kept kinds stays, and so does the other end of a named one.
    """
    words = words_of(question)
    kept = {
        kind.labels
        for kind in schema.kinds
        if names & set(kind.labels) or any_alike(words_of(" ".join(kind.labels[:1])), words)
    }
    triples = tuple(
        one for one in schema.triples if one.type in names or {one.start, one.end} <= kept
    )
    kept |= {
        end
        for one in triples
        for end in (one.start, one.end)
        if one.type in names and kept & {one.start, one.end}
    }
    types = {one.type for one in triples}
    return GraphSchema(
        kinds=tuple(
            kind.model_copy(
                update={
                    "properties": tuple(
                        one
                        for one in kind.properties
                        if one.name in names | NAMES or any_alike(words_of(one.name), words)
                    )
                }
            )
            for kind in schema.kinds
            if kind.labels in kept
        ),
        triples=triples,
        relationships=tuple(one for one in schema.relationships if one.type in types),
    )


def what_is_missing(part: GraphSchema, schema: GraphSchema) -> str:
    """What a part of a schema leaves out, as a comment."""
    missing = schema.node_properties.keys() - part.node_properties.keys()
    return (
        f"// Left out as not needed: {len(schema.kinds) - len(part.kinds)} kinds of node, "
        f"{len(schema.triples) - len(part.triples)} relationships, {len(missing)} properties"
    )
