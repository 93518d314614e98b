"""The schema as a model reads it: near-Cypher, with units and samples, cut to a budget."""

import re
from collections.abc import Iterable

from rapidfuzz import fuzz

from graph_store.schema import GraphSchema, NodeKind, PropertySchema, Triple

CHARACTERS_A_TOKEN = 3.5
"""English and Cypher run to three or four characters a token; the low side keeps us within."""

FILLER = frozenset({
    "the", "and", "are", "for", "how", "many", "much", "what", "which", "who", "where", "when",
    "does", "has", "have", "with", "there", "that", "this", "from", "all", "any", "each",
    "every", "out", "its", "was", "were", "can", "you", "tell", "show", "list", "give", "name",
    "find", "get", "not",
})  # fmt: skip
"""Words of a question that name nothing in a graph."""

ALWAYS = frozenset({"Name", "LongName", "GlobalId", "name", "key"})
"""Properties that identify a thing; never cut."""


def schema_text(schema: GraphSchema, question: str, tokens: int) -> str:
    """The schema in at most about `tokens` tokens, cut where the question does not look.

    What goes first: samples of kinds the question does not name, then their properties, then
    relationships that touch no named kind, then properties of named kinds that share no word
    with the question. Every label and everything the question names stays; what was left out
    is counted. Each relationship keeps its direction.
    """
    words = words_of(question)
    budget = int(tokens * CHARACTERS_A_TOKEN)
    text = ""
    for cut in range(5):
        text = _render(schema, words, cut)
        if len(text) <= budget:
            break
    return text


def words_of(text: str) -> frozenset[str]:
    """The telling words of a question or a name: `Pset_DoorCommon.FireRating` → door, fire, …"""
    parts = re.findall(r"[A-Z]?[a-zäöüß]+|[A-Z]+(?![a-z])|\d+", text)
    words = {re.sub(r"(?<=[^s])s$", "", part.lower()) for part in parts if len(part) > 2}
    return frozenset(words - FILLER - {"ifc", "pset"})


def quoted(name: str) -> str:
    """A name as Cypher takes it, in back-ticks where it needs them."""
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else "`" + name.replace("`", "``") + "`"


def _render(schema: GraphSchema, words: frozenset[str], cut: int) -> str:
    named = {kind.labels for kind in schema.kinds if _named(kind, words)}
    nodes = [_kind_text(kind, words, cut, kind.labels in named) for kind in schema.kinds]
    kept = [
        triple
        for triple in schema.triples
        if cut < 3 or triple.start in named or triple.end in named
    ]
    relationships = _relationship_texts(kept)
    if len(kept) < len(schema.triples):
        relationships.append(f"// and {len(schema.triples) - len(kept)} more, of other labels")
    properties = [
        f"[:{quoted(kind.type)}"
        + "".join(f"\n  {_property_text(one, cut < 2)}" for one in kind.properties)
        + "\n]"
        for kind in schema.relationships
        if kind.properties
    ]
    return "\n".join(
        [
            "// Nodes, with their labels from the narrowest to the widest",
            *nodes,
            "// Relationships, in the only direction they run",
            *relationships,
            *(["// Properties of relationships", *properties] if properties else []),
        ]
    )


def _named(kind: NodeKind, words: frozenset[str]) -> bool:
    """Whether the question speaks of this kind: by label, or by a value it is known to hold."""
    if _share(words_of(" ".join(kind.labels[:2])), words):
        return True
    samples = " ".join(s for one in kind.properties if one.name in ALWAYS for s in one.samples)
    return _share(words_of(samples), words)


def _share(these: Iterable[str], those: frozenset[str]) -> bool:
    """Whether two sets of words meet, a slip of the pen allowed."""
    return any(
        one == other or (len(one) > 4 and fuzz.ratio(one, other) >= 85)
        for one in these
        for other in those
    )


def _kind_text(kind: NodeKind, words: frozenset[str], cut: int, named: bool) -> str:
    """One kind of node; `cut` runs from 0 (everything) to 4 (only what the question names)."""
    head = "(:" + ":".join(quoted(label) for label in kind.labels)
    properties = kind.properties
    if not named and cut >= 2:
        properties = ()
    elif named and cut >= 4:
        telling = words - words_of(" ".join(kind.labels))
        properties = tuple(
            one for one in properties if one.name in ALWAYS or _share(words_of(one.name), telling)
        )
    left_out = len(kind.properties) - len(properties)
    samples = named or cut < 1
    body = "".join(f"\n  {_property_text(one, samples)}" for one in properties)
    more = f"\n  // and {left_out} more" if left_out and body else ""
    inside = f" {{{body}{more}\n}}" if body else ""
    return f"{head}{inside})  // {kind.count} of them"


def _property_text(one: PropertySchema, samples: bool) -> str:
    """`Name: string e.g. "A", "B"`, with the unit where the numbers have one."""
    text = f"{quoted(one.name)}: {' or '.join(one.types)}" + (f" in {one.unit}" if one.unit else "")
    if samples and one.samples:
        text += " e.g. " + ", ".join(f'"{sample[:40]}"' for sample in one.samples[:3])
    return text


def _relationship_texts(triples: Iterable[Triple]) -> list[str]:
    """One line a type and start label, the ends joined by `|`."""
    ends: dict[tuple[str, str], list[str]] = {}
    for triple in triples:
        start = quoted(triple.start[0]) if triple.start else ""
        end = f"{quoted(triple.end[0])}" if triple.end else ""
        ends.setdefault((start, quoted(triple.type)), []).append(end)
    return [
        f"(:{start})-[:{kind}]->(:{' | :'.join(dict.fromkeys(found))})"
        for (start, kind), found in ends.items()
    ]
