"""The words for classes of things: labels of the schema, and concepts of the graph."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from agents.understanding.language.tables import LANGUAGES, Phrase, phrase_of
from agents.understanding.language.words import name_words, stem
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds, Terrain
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Thing
from agents.understanding.twin.source import Source
from graph_store.rows import Rows
from ifc_loader.concepts import Concept, concepts
from ifc_loader.package_tables import package_table
from registers.joining import REGISTER_ROW

THINGS = frozenset({"room", "element", "material", "system"})
"""Kinds of concepts whose words stand for things."""
_HELD = (
    "MATCH (n) WHERE n.concepts IS NOT NULL UNWIND n.concepts AS concept "
    "RETURN labels(n) AS labels, concept, count(n) AS held"
)
_RECOGNISED = (
    "MATCH (n:IfcSpace) WHERE n.concepts IS NOT NULL "
    "RETURN avg(CASE WHEN size(n.concepts) > 1 THEN 1.0 ELSE 0.0 END) AS share"
)
ZONE = ("IfcZone",)
TYPES = "IfcTypeObject"
ROWS = 0.95
"""What a word for a class is worth for the rows of registers that are of it."""
HEAD = 0.85
"""What the last word of a label is worth, for all of it."""
ABSENT = 0.72
"""What a concept is worth that the twin has nothing of."""
BY_THE_WAY = 0.02
"""How much less it is where its name is first that of another: a lift, and the shaft of one."""


@cache
def building_words(code: str) -> dict[str, Any]:
    """`classes` and `properties` of buildings as one language names them; empty without a file."""
    try:
        return package_table("agents.understanding.language", f"{code}.building.toml")
    except FileNotFoundError:
        return {}


def add_things(lexicon: Lexicon, store: Source) -> None:
    """Labels by their own names and by what the languages call them, and all concepts."""
    terrain = lexicon.terrain
    for label, kinds in terrain.of_label.items():
        if label in {"Finding", REGISTER_ROW}:
            continue
        words = name_words(label.removeprefix("Ifc"))
        apart = label.startswith("Ifc") or REGISTER_ROW in terrain.of_label
        text = " ".join(words) if apart else label.lower()
        worth = 0.5 if label in knowledge().headers else 0.9
        lexicon.add(
            words, Thing(Nodes((label,), kinds, text=text), label in knowledge().broad), worth
        )
    if not terrain.of_building:
        _add_heads(lexicon, tuple(terrain.of_label))
        _add_row_words(lexicon)
        return
    _add_heads(lexicon, tuple(_of_rows(terrain)))
    _add_classes(lexicon)
    for code in LANGUAGES:
        for phrase, labels in class_words(code).items():
            here = tuple(label for label in labels if label in terrain.of_label)
            nodes = Nodes(
                here or labels,
                terrain.kinds(here) if here else frozenset(),
                text=" ".join(phrase) if code == "en" else _told(labels[0]),
                absent=not here,
            )
            rows = _rows_for(labels[0], terrain, absent=nodes.absent)
            if rows:
                told = replace(nodes, labels=rows, kinds=terrain.kinds(rows), absent=False)
                lexicon.add(phrase, Thing(told), ROWS, (code,))
            generic = bool(knowledge().broad.intersection(labels))
            if nodes.absent and lexicon.names_rows(phrase):
                continue
            lexicon.add(phrase, Thing(nodes, generic), 1.0 if here else 0.7, (code,))
    _add_concepts(lexicon, store)
    _add_row_words(lexicon)


def leave_to_rows(lexicon: Lexicon) -> None:
    """What no model holds any of, and a row of a register is called or said to be, is that row: the
    gas boilers of an asset list beside a model without boilers are not none."""
    for phrase, entries in lexicon.entries.items():
        absent = [e for e in entries if isinstance(e.sense, Thing) and e.sense.nodes.absent]
        if absent and _is_in_rows(phrase, lexicon):
            entries[:] = [one for one in entries if one not in absent]


def _is_in_rows(phrase: Phrase, lexicon: Lexicon) -> bool:
    """Whether a text of rows of registers says this, and at most more before: `Gas boiler`."""
    rows = lexicon.terrain.of_label.get(REGISTER_ROW, frozenset())
    held = (lexicon.texts[index] for index in lexicon.holding.get(phrase[-1], ()) if rows)
    return any(one.words[-len(phrase) :] == phrase and one.kinds <= rows for one in held)


def _add_row_words(lexicon: Lexicon) -> None:
    """What the languages call the rows of registers, where it calls nothing that a model holds."""
    for code in LANGUAGES:
        for phrase, nodes in rows_called(code, lexicon.terrain).items():
            things = (e.sense for e in lexicon.entries.get(phrase, ()) if e.score >= ROWS)
            if not any(isinstance(one, Thing) and one.nodes.kinds for one in things):
                lexicon.add(phrase, Thing(nodes), ROWS, (code,))


def rows_called(code: str, terrain: Terrain) -> dict[Phrase, Nodes]:
    """The rows of registers by what one language calls them; told in English."""
    found: dict[Phrase, Nodes] = {}
    told = building_words(LANGUAGES[0]).get("rows", {})
    for label, texts in building_words(code).get("rows", {}).items():
        if kinds := terrain.of_label.get(label):
            nodes = Nodes((label,), kinds, text=told[label][0])
            found |= {phrase_of(text): nodes for text in texts}
    return found


def _add_classes(lexicon: Lexicon) -> None:
    """The classes of IFC by their own names, as in `IfcWalls`, whether the twin has any or not."""
    of_label = lexicon.terrain.of_label
    for label in sorted({*of_label, *building_words("en")["classes"]}):
        if label.startswith("Ifc"):
            kinds = of_label.get(label, frozenset())
            text = " ".join(name_words(label.removeprefix("Ifc")))
            nodes = Nodes((label,), kinds, text=text, absent=not kinds)
            lexicon.add((stem(label),), Thing(nodes, label in knowledge().broad))


def _rows_for(label: str, terrain: Terrain, *, absent: bool) -> tuple[str, ...]:
    """The labels of the rows of registers that are of a class, too: suppliers are companies; those
    that are called as a class of which the model has nothing are what is meant by it.
    """
    called = set(knowledge().stand_for.get(label, frozenset()))
    if absent:
        called |= {words[0] for words in map(phrase_of, _called(label)) if len(words) == 1}
    own = _of_rows(terrain)
    return tuple(sorted(one for one in own if called & set(name_words(one)[-1:])))


def _of_rows(terrain: Terrain) -> Iterator[str]:
    """The labels of the rows of registers."""
    rows = terrain.of_label.get(REGISTER_ROW, frozenset())
    labels = terrain.of_label.items() if rows else ()
    own = ((one, kinds) for one, kinds in labels if one != REGISTER_ROW)
    return (one for one, kinds in own if kinds and kinds <= rows)


def _called(label: str) -> tuple[str, ...]:
    """What a class is called in English."""
    return tuple(building_words("en").get("classes", {}).get(label, ()))


def _add_heads(lexicon: Lexicon, labels: tuple[str, ...]) -> None:
    """The last word of a label of several, where no other label has it: `the movement` of
    `FilmMovement`, `the contact` of `CobieContact`."""
    of_label = lexicon.terrain.of_label
    words = {label: name_words(label) for label in labels}
    for label, told in words.items():
        shared = sum(told[-1] in other for other in words.values()) > 1
        if len(told) > 1 and not shared:
            nodes = Nodes((label,), of_label[label], text=label.lower())
            lexicon.add(told[-1:], Thing(nodes), HEAD)


@cache
def class_words(code: str) -> dict[Phrase, tuple[str, ...]]:
    """The classes of IFC by what one language calls them."""
    found: dict[Phrase, list[str]] = defaultdict(list)
    for label, texts in building_words(code).get("classes", {}).items():
        for text in texts:
            found[phrase_of(text)].append(label)
    return {phrase: tuple(labels) for phrase, labels in found.items()}


def _told(label: str) -> str:
    """The word answers are told with, which are in English."""
    return str(building_words("en")["classes"][label][0])


def _add_concepts(lexicon: Lexicon, store: Source) -> None:
    """Every concept by all its names; those that the twin has none of are known to be absent."""
    held = _held(store, lexicon.terrain)
    shares = store.read(_RECOGNISED)
    if isinstance(shares, Rows) and shares.rows[0][0] is not None:
        lexicon.recognised = shares.rows[0][0]
    for concept in concepts().values():
        if concept.kind not in THINGS:
            continue
        nodes = _nodes_of(concept, held, lexicon.terrain)
        own = nodes.labels[:1] == concept.classes[:1] or nodes.labels == ZONE  # flats are zones
        narrowed = bool(nodes.concepts) and own
        score = ABSENT if nodes.absent else 1.01 if narrowed else 0.98
        thing = Thing(nodes)
        for code, texts in concept.names.items():
            for text in texts:
                phrase = phrase_of(text.replace("-", " "))
                if nodes.absent and lexicon.names_rows(phrase):
                    continue
                less = BY_THE_WAY if nodes.absent and text != texts[0] else 0.0
                lexicon.add(phrase, thing, score - less, (code,))
        for text in concept.abbreviations:
            lexicon.add(phrase_of(text), thing, score, written=text)


def _held(store: Source, terrain: Terrain) -> dict[str, dict[int, int]]:
    """Each concept with how many nodes of which kinds it was recognised in."""
    found = store.read(_HELD, limit=1_000_000, seconds=60)
    held: dict[str, dict[int, int]] = defaultdict(dict)
    if isinstance(found, Rows):
        for labels, concept, count in found.rows:
            kind = terrain.index.get(frozenset(labels))
            if kind is not None:
                held[concept][kind] = held[concept].get(kind, 0) + count
    return held


def _are_others_in(kinds: Kinds, counts: dict[int, int], terrain: Terrain) -> bool:
    """Whether a class holds what was recognised as something else: switches among lamps."""
    return any(counts.get(kind, 0) < terrain.schema.kinds[kind].count for kind in kinds)


def _nodes_of(concept: Concept, held: dict[str, dict[int, int]], terrain: Terrain) -> Nodes:
    """The nodes a concept was recognised in; its class where that says the same."""
    text = concept.names.get("en", (concept.id,))[0]
    counts = held.get(concept.id, {})
    types = terrain.of_label.get(TYPES, frozenset())
    kinds: Kinds = frozenset(counts) - types or frozenset(counts)
    if concept.kind == "room":  # a zone that is called by its rooms' use is no further room
        kinds = kinds & terrain.of_label.get("IfcSpace", frozenset()) or kinds
    if not kinds:
        return Nodes((), frozenset(), (concept.id,), text=text, absent=True)
    for name in concept.classes:
        label = name.partition(".")[0]
        if label == name and terrain.of_label.get(label):
            if _are_others_in(terrain.of_label[label], counts, terrain):
                return Nodes((label,), terrain.of_label[label], (concept.id,), text=text)
            return Nodes((label,), terrain.of_label[label], text=text)
    return Nodes(terrain.narrowest_label(kinds), kinds, (concept.id,), text=text)
