"""Words for a part of a class: by `PredefinedType`, and by name where the twin leaves that open."""

from collections.abc import Iterable

from agents.rules.lexicon import MOST_LISTED, Lexicon
from agents.rules.meanings import LabelMeaning, Meaning, ValueMeaning
from agents.rules.plan import Filter
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.value_words import values_of
from agents.rules.vocabulary import Phrase, vocabulary
from agents.rules.words import stems
from graph_store import GraphStore

UNDEFINED = frozenset({"NOTDEFINED", "USERDEFINED"})
NAMING = ("Name", "ObjectType")
"""Properties by which a thing may tell what it is where its class does not."""


def add_kinds(lexicon: Lexicon, store: GraphStore) -> None:
    """`smoke detector` is a sensor whose PredefinedType is SMOKESENSOR.

    Where the twin does not say so, it may be what the names say; else the class's own word.
    """
    if not lexicon.of_a_building:
        return
    graph = lexicon.map
    generic = _left_open(graph)
    held = {
        label: set(values_of(store, graph, "PredefinedType", graph.of_label[label]))
        for label in {label for kind in vocabulary().kinds.values() for label in kind}
        if label in graph.of_label
    }
    names = _names(graph, store, held.keys())
    for phrase, types in vocabulary().kinds.items():
        here = {label: of for label, of in types.items() if held.get(label, set()) & set(of)}
        if len(phrase) == 1:
            lexicon.confined[phrase[0]] = graph.kinds(types) | generic
        if here:
            labels = tuple(here)
            either = tuple(sorted({one for of in here.values() for one in of}))
            condition = Filter(properties=("PredefinedType",), operator="in", value=either)
            others = [m for m in lexicon.phrases[phrase] if not _is_class(m, labels)]
            score = 0.9 if any(isinstance(m, LabelMeaning) for m in others) else 1.0
            kind = LabelMeaning(labels, score, filters=(condition,))
            lexicon.phrases[phrase] = [kind, *others]
            continue
        if any(isinstance(m, LabelMeaning) and not m.absent for m in lexicon.phrases[phrase]):
            continue
        called = _by_name(phrase, graph.kinds(types) | generic, names, graph)
        things = graph.kinds(types) | generic | graph.kinds(vocabulary().places)
        named = [m for m in lexicon.phrases[phrase] if not _is_apart(m, things)]
        if called:
            lexicon.phrases[phrase] = [called, *(m for m in named if not _is_class(m, ()))]
        elif not named:
            known = _all_known(types, held, graph)
            labels = tuple(types)
            either = tuple(sorted({one for of in types.values() for one in of}))
            condition = Filter(properties=("PredefinedType",), operator="in", value=either)
            if known is None:
                lexicon.phrases[phrase] = [LabelMeaning(labels, 0.95, absent=True)]
            elif known:
                lexicon.phrases[phrase] = [LabelMeaning(labels, 0.95, filters=(condition,))]
            else:
                lexicon.phrases.pop(phrase, None)
    for phrase, labels in vocabulary().labels.items():
        if len(phrase) == 1 and phrase[0] not in lexicon.confined:
            lexicon.confined[phrase[0]] = graph.kinds(labels) | generic


def _left_open(graph: SchemaMap) -> Kinds:
    """What is of a class that poor models use for anything, and of no narrower one."""
    counts = graph.schema.labels
    found = set()
    for label in vocabulary().generic:
        for kind in graph.of_label.get(label, ()):
            others = set(graph.schema.kinds[kind].labels) - set(vocabulary().generic)
            if all(counts[other] > counts[label] for other in others):
                found.add(kind)
    return frozenset(found)


def _names(
    graph: SchemaMap, store: GraphStore, labels: Iterable[str]
) -> dict[str, dict[str, set[int]]]:
    """The names of all things that may be of a kind: property → value → kinds."""
    kinds = graph.kinds((*labels, *vocabulary().generic))
    found = {}
    for name in NAMING:
        having = frozenset(kind for kind in kinds if name in graph.properties[kind])
        found[name] = values_of(store, graph, name, having) if having else {}
    return found


def _by_name(
    phrase: Phrase, kinds: Kinds, names: dict[str, dict[str, set[int]]], graph: SchemaMap
) -> LabelMeaning | None:
    """The things of these kinds whose names say that they are one: `WC ground floor`."""
    words = [set(phrase), *map(set, vocabulary().translations.get(phrase, ()))]
    values: set[str] = set()
    holders: set[int] = set()
    for of in names.values():
        for value, found in of.items():
            if found & kinds and any(each <= set(stems(value)) for each in words):
                values.add(value)
                holders |= found & kinds
    if not values or len(values) > MOST_LISTED:
        return None
    condition = Filter(properties=NAMING, operator="in", value=tuple(sorted(values)))
    labels = graph.narrowest_label(frozenset(holders))
    return LabelMeaning(labels, filters=(condition,), by_name=True)


def _is_apart(meaning: Meaning, things: Kinds) -> bool:
    """A port whose FlowDirection is SINK is no sink."""
    return isinstance(meaning, ValueMeaning) and not meaning.kinds & things


def _all_known(
    types: dict[str, tuple[str, ...]], held: dict[str, set[str]], graph: SchemaMap
) -> bool | None:
    """Whether the twin says of each thing of these classes what kind it is; None without any."""
    kinds = graph.kinds(types) if set(types) & graph.of_label.keys() else frozenset()
    if not kinds:
        return None
    told = {one for label in types for one in held.get(label, ())}
    typed = graph.filled(kinds).get("PredefinedType", 0)
    return typed == graph.count(kinds) and not told & UNDEFINED


def _is_class(meaning: Meaning, labels: tuple[str, ...]) -> bool:
    return isinstance(meaning, LabelMeaning) and (
        meaning.absent or set(meaning.labels) <= set(labels)
    )
