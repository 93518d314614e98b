"""The words of a twin's values: names, types, materials and whatever else is called something."""

import re
from collections import defaultdict

from agents.rules.lexicon import Lexicon
from agents.rules.meanings import ValueMeaning
from agents.rules.plan import Filter
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words, stems
from graph_store import GraphStore, quoted
from graph_store.rows import QueryError
from registers.joining import BOOK_KEEPING

NOT_SPOKEN = frozenset(
    {
        "key",
        "model",
        "GlobalId",
        "SHA256",
        "TimeStamp",
        "property_units",
        "digest",
        "ifc_class",
        "PredefinedType",
        "si_unit",
        "concepts",
        "concepts_evidence",
    }
    | BOOK_KEEPING
)
"""Properties whose values nobody says aloud."""
MOST_VALUES = 200_000
LONGEST_VALUE = 20
"""Words; longer texts are descriptions, found by `contains` only."""


def add_values(lexicon: Lexicon, store: GraphStore) -> None:
    graph = lexicon.map
    texts = {
        name
        for properties in graph.properties
        for name, found in properties.items()
        if "string" in found.types and "." not in name and name not in NOT_SPOKEN
    }
    for name in sorted(texts):
        kinds = frozenset(i for i, own in enumerate(graph.properties) if name in own)
        kinds -= graph.of_label.get("Finding", frozenset())
        spoken = values_of(store, graph, name, kinds) if kinds else {}
        for value, found in spoken.items():
            for family in graph.families(frozenset(found)):
                _add_value(lexicon, name, value, family)
    for index, own in enumerate(graph.properties):
        for name, found_property in own.items():
            if (
                "." in name
                and "string" in found_property.types
                and not name.endswith((".note", ".source"))
            ):
                for sample in found_property.samples:
                    _add_value(lexicon, name, sample, frozenset({index}), parts=False)
    for label, names in vocabulary().names.items():
        if label in graph.of_label and len(names) == 2:
            _add_double_names(lexicon, store, label, names)
    _add_translations(lexicon)


def _add_translations(lexicon: Lexicon) -> None:
    """`kitchen` is the room called Küche, and the one called `2.04 Küche Nord` too."""
    places = lexicon.map.kinds(vocabulary().places) if lexicon.of_a_building else frozenset()
    for phrase, others in vocabulary().translations.items():
        meanings = lexicon.phrases.get(phrase, [])
        for other in others:
            named = [
                m
                for m in lexicon.phrases.get(other, ())
                if isinstance(m, ValueMeaning) and m.exact and m.score == 1.0
            ]
            if len(other) == 1 and len(other[0]) > 2 and other[0] in lexicon.parts:
                named += [m for m in lexicon.holding(other[0]) if m.kinds <= places]
            meanings += [m for m in named if m not in meanings]
        if meanings:
            lexicon.phrases[phrase] = meanings


def values_of(store: GraphStore, graph: SchemaMap, name: str, kinds: Kinds) -> dict[str, set[int]]:
    """Each text this property holds, with the kinds that hold it."""
    labels = graph.narrowest_label(kinds)
    label = f":{quoted(labels[0])}" if len(labels) == 1 else ""
    held = f"n.{quoted(name)}"
    execution = store.read(
        f"MATCH (n{label}) WHERE {held} IS NOT NULL "
        f"RETURN DISTINCT {held} AS value, labels(n) AS labels",
        limit=MOST_VALUES,
        seconds=60,
    )
    values: dict[str, set[int]] = defaultdict(set)
    if isinstance(execution, QueryError):
        return values
    for value, found in execution.rows:
        kind = graph.index.get(frozenset(found))
        if isinstance(value, str) and kind is not None:
            values[value].add(kind)
    return values


def _add_value(
    lexicon: Lexicon, name: str, value: str, kinds: Kinds, *, parts: bool = True
) -> None:
    phrase = stems(value)
    if not phrase or len(phrase) > LONGEST_VALUE or len(value) < 2:
        return
    exact = Filter(properties=(name,), operator="=", value=value)
    known = [m for m in lexicon.phrases[phrase] if isinstance(m, ValueMeaning)]
    score = 1.0 if any(w[0].isalpha() for w in phrase) else 0.3
    if kinds <= lexicon.map.unspoken:
        score *= 0.5
    if kinds <= lexicon.map.of_label.get("Model", frozenset()):
        score *= 0.9  # a file may be called as what is in it
    if "." in name:
        placeholder = phrase == name_words(name.rpartition(".")[2])
        if lexicon.phrases[phrase] or placeholder or len(value) < 3:
            return
        score *= 0.6
    meaning = ValueMeaning((exact,), kinds, score=score)
    if any(kinds <= one.kinds for one in known):
        return
    lexicon.phrases[phrase].append(meaning)
    if len(phrase) == 1:
        lexicon.joined[phrase[0]].append(meaning)
    if not parts or kinds <= lexicon.map.unspoken:
        return
    for word in {*phrase, *name_words(value)} - vocabulary().filler:
        if len(word) > 2 and re.match(r"[^\W\d_]", word) and (len(phrase) > 1 or word != phrase[0]):
            holders = lexicon.parts.setdefault(word, {}).setdefault(name, {})
            holders.setdefault(value, set()).update(kinds)


def _add_double_names(
    lexicon: Lexicon, store: GraphStore, label: str, names: tuple[str, ...]
) -> None:
    """`4 Schlafzimmer` is a room whose Name is 4 and whose LongName is Schlafzimmer."""
    first, second = (f"n.{quoted(name)}" for name in names)
    execution = store.read(
        f"MATCH (n:{quoted(label)}) WHERE {first} IS NOT NULL AND {second} IS NOT NULL "
        f"RETURN DISTINCT {first}, {second}, labels(n)",
        limit=MOST_VALUES,
        seconds=60,
    )
    if isinstance(execution, QueryError):
        return
    for one, two, labels in execution.rows:
        kind = lexicon.map.index.get(frozenset(labels))
        phrase = (*stems(str(one)), *stems(str(two)))
        if kind is not None and len(phrase) <= LONGEST_VALUE:
            filters = (
                Filter(properties=(names[0],), operator="=", value=one),
                Filter(properties=(names[1],), operator="=", value=two),
            )
            lexicon.phrases[phrase].append(ValueMeaning(filters, frozenset({kind})))
