"""The words of a twin: what each phrase may mean in the graph at hand."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from agents.rules.plan import Filter
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.vocabulary import Degree, Phrase, Unit, vocabulary
from agents.rules.words import name_words, stems
from graph_store import GraphStore
from graph_store.rows import QueryError

NOT_SPOKEN = frozenset(
    {
        "key",
        "model",
        "GlobalId",
        "SHA256",
        "TimeStamp",
        "property_units",
        "ifc_class",
        "PredefinedType",
        "si_unit",
    }
)
"""Properties whose values nobody says aloud."""
NAMES = frozenset({"Name", "name", "LongName"})
INTERNAL = frozenset({"key", "model", "step_id", "property_units"})
MOST_VALUES = 200_000
MOST_LISTED = 200
LONGEST_VALUE = 20
"""Words; longer texts are descriptions, found by `contains` only."""


@dataclass(frozen=True, slots=True)
class LabelMeaning:
    """A class of things: any of these labels; `absent` where the graph has none of them."""

    labels: tuple[str, ...]
    score: float = 1.0
    absent: bool = False


@dataclass(frozen=True, slots=True)
class PropertyMeaning:
    """A property: names of the graph's own properties, best first, in groups.

    A group of several names is a compound such as width and height.
    """

    names: tuple[tuple[str, ...], ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class FlagMeaning:
    """An adjective: a yes-or-no property has this value."""

    names: tuple[str, ...]
    value: bool
    word: str
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class ValueMeaning:
    """Nodes of these kinds for which the filters hold; `exact` where they name them in full."""

    filters: tuple[Filter, ...]
    kinds: Kinds
    exact: bool = True
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class RelationMeaning:
    """A cue for these relationship types."""

    types: tuple[str, ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class NounMeaning:
    """A noun for a relationship, as the vocabulary has it."""

    relationship: str
    end: str | None = None
    columns: tuple[str, ...] = ()
    order: str | None = None
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class OperatorMeaning:
    """A function word: `count`, `each`, `no`, …"""

    names: tuple[str, ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class DegreeMeaning:
    """An adjective of degree."""

    degrees: tuple[Degree, ...]
    score: float = 1.0


@dataclass(frozen=True, slots=True)
class UnitMeaning:
    """A written unit."""

    unit: Unit
    word: str
    score: float = 1.0


Meaning = (
    LabelMeaning
    | PropertyMeaning
    | FlagMeaning
    | ValueMeaning
    | RelationMeaning
    | NounMeaning
    | OperatorMeaning
    | DegreeMeaning
    | UnitMeaning
)


@dataclass
class Lexicon:
    """Phrases of stems with what they may mean in one graph."""

    map: SchemaMap
    phrases: dict[Phrase, list[Meaning]] = field(default_factory=lambda: defaultdict(list))
    joined: dict[str, list[Meaning]] = field(default_factory=lambda: defaultdict(list))
    parts: dict[str, dict[str, dict[str, set[int]]]] = field(default_factory=dict)
    """word → property → values that hold the word → kinds"""

    @cached_property
    def longest(self) -> int:
        """Words in the longest phrase."""
        return max(map(len, self.phrases), default=1)

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of every phrase."""
        return frozenset(word for phrase in self.phrases for word in phrase) | self.parts.keys()

    def meanings(self, phrase: Phrase) -> list[Meaning]:
        """What a phrase may mean, the nodes whose names hold the word included."""
        found = list(self.phrases.get(phrase, ()))
        if not found and len(phrase) > 1:
            found = list(self.joined.get("".join(phrase), ()))
        if len(phrase) == 1 and phrase[0] in self.parts:
            found += self._holding(phrase[0])
        if any(isinstance(m, (LabelMeaning, NounMeaning)) and m.score > 0.8 for m in found):
            found = [m for m in found if not isinstance(m, ValueMeaning) or m.exact]
            found = [
                replace(m, score=0.6 * m.score) if isinstance(m, PropertyMeaning) else m
                for m in found
            ]
        return found

    def _holding(self, word: str) -> Iterator[ValueMeaning]:
        holders = self.parts[word]
        for name, values in holders.items():
            kinds = frozenset().union(*values.values())
            kinds = (kinds - self.map.of_label.get("IfcTypeObject", frozenset())) or kinds
            listed = tuple(sorted(values))
            condition = (
                Filter(properties=(name,), operator="in", value=listed)
                if len(listed) <= MOST_LISTED
                else Filter(properties=(name,), operator="contains", value=word)
            )
            score = 0.6 if name in NAMES else 0.4
            for family in self.map.families(kinds):
                yield ValueMeaning((condition,), family, exact=False, score=score)


def build_lexicon(store: GraphStore) -> Lexicon:
    """Read the words of a twin: its labels, properties, relationships and spoken values.

    Raises GraphUnavailable if the engine is gone.
    """
    lexicon = Lexicon(SchemaMap(store.schema()))
    _add_labels(lexicon)
    _add_properties(lexicon)
    _add_relations(lexicon)
    _add_values(lexicon, store)
    _add_english(lexicon)
    return lexicon


def _add_labels(lexicon: Lexicon) -> None:
    known = vocabulary().labels
    present = lexicon.map.of_label
    for label in present:
        words = name_words(label.removeprefix("Ifc"))
        if label not in known.get(words, ()):
            lexicon.phrases[words].append(LabelMeaning((label,), 0.95))
    for phrase, labels in known.items():
        here = tuple(label for label in labels if label in present)
        if here:
            lexicon.phrases[phrase].append(LabelMeaning(here))
        elif phrase not in lexicon.phrases:
            lexicon.phrases[phrase].append(LabelMeaning(labels, 0.8, absent=True))


def _add_properties(lexicon: Lexicon) -> None:
    filled = lexicon.map.filled(lexicon.map.everything)
    by_last: dict[str, list[str]] = defaultdict(list)
    by_phrase: dict[Phrase, dict[str, float]] = defaultdict(dict)
    for name in sorted(filled, key=lambda name: ("." in name, name)):
        last = name.rpartition(".")[2]
        if name.endswith((".stored", ".note", ".source")) or name in INTERNAL:
            continue
        by_last[last].append(name)
        by_last[name].append(name)
        words = name_words(last)
        counted = lexicon.phrases.get(words[2:], ())
        if words[:2] == ("number", "of") and not any(isinstance(m, LabelMeaning) for m in counted):
            by_phrase[("how", "many", *words[2:])][name] = 1.0
        for phrase, score in _sub_phrases(words):
            filler = vocabulary().filler
            if phrase != words and (phrase[0] in filler or phrase[-1] in filler):
                continue
            by_phrase[phrase][name] = max(score, by_phrase[phrase].get(name, 0.0))
    for phrase, others in vocabulary().synonyms.items():
        for other in others:
            for name, score in list(by_phrase.get(other, {}).items()):
                by_phrase[phrase].setdefault(name, score * 0.9)
    told = _told_properties(by_last)
    for phrase in by_phrase.keys() | told.keys():
        scored = by_phrase.get(phrase, {})
        rest = sorted(scored, key=lambda name: (-scored[name], -filled[name], name))
        first = told.get(phrase, ())
        names = (*first, *((name,) for name in rest if (name,) not in first))
        best = 1.0 if first else max(scored.values())
        lexicon.phrases[phrase].append(PropertyMeaning(names, best))
    for phrase in vocabulary().properties.keys() - lexicon.phrases.keys():
        lexicon.phrases[phrase].append(PropertyMeaning((), 0.9))
    for phrase, (last, value) in vocabulary().flags.items():
        if by_last.get(last):
            lexicon.phrases[phrase].append(
                FlagMeaning(tuple(by_last[last]), value, " ".join(phrase))
            )
    _add_flags(lexicon, by_last)


def _add_flags(lexicon: Lexicon, by_last: dict[str, list[str]]) -> None:
    """A yes-or-no property is an adjective too: `HandicapAccessible`, `IsExternal`."""
    booleans = {
        name
        for properties in lexicon.map.properties
        for name, found in properties.items()
        if "boolean" in found.types
    }
    for last, names in by_last.items():
        yes_or_no = tuple(name for name in names if name in booleans)
        phrase = tuple(w for w in name_words(last) if w not in {"is", "has", "i", "ha"})
        if yes_or_no and phrase and phrase not in vocabulary().flags and "." not in last:
            lexicon.phrases[phrase].append(FlagMeaning(yes_or_no, True, " ".join(phrase), 0.96))


def _sub_phrases(words: Phrase) -> Iterator[tuple[Phrase, float]]:
    """A name's words and every run of at least a third, scored by how much of it they are."""
    for length in range(len(words), max(0, (len(words) - 1) // 3), -1):
        for start in range(len(words) - length + 1):
            yield words[start : start + length], 0.4 + 0.55 * length / len(words)


def _told_properties(by_last: dict[str, list[str]]) -> dict[Phrase, tuple[tuple[str, ...], ...]]:
    told = {}
    for phrase, names in vocabulary().properties.items():
        groups: list[tuple[str, ...]] = []
        for name in names:
            parts = name.split("+")
            if len(parts) > 1:
                if all(by_last.get(part) for part in parts):
                    groups.append(tuple(by_last[part][0] for part in parts))
            else:
                groups += [(found,) for found in by_last.get(name, ())]
        if groups:
            told[phrase] = tuple(dict.fromkeys(groups))
    return told


def _add_relations(lexicon: Lexicon) -> None:
    present = lexicon.map.relation_roots
    for phrase, types in vocabulary().relations.items():
        here = tuple(kind for kind in types if kind in present)
        if here:
            lexicon.phrases[phrase].append(RelationMeaning(here, 0.7))
    for phrase, entry in vocabulary().relation_nouns.items():
        if entry["relationship"] in present:
            lexicon.phrases[phrase].append(
                NounMeaning(
                    entry["relationship"],
                    entry.get("end"),
                    tuple(entry.get("columns", ())),
                    entry.get("order"),
                )
            )


def _add_values(lexicon: Lexicon, store: GraphStore) -> None:
    graph = lexicon.map
    texts = {
        name
        for properties in graph.properties
        for name, found in properties.items()
        if "string" in found.types and "." not in name and name not in NOT_SPOKEN
    }
    for name in sorted(texts):
        kinds = frozenset(i for i, own in enumerate(graph.properties) if name in own)
        for value, found in _values(store, graph, name, kinds).items():
            for family in graph.families(frozenset(found)):
                _add_value(lexicon, name, value, family)
    for index, own in enumerate(graph.properties):
        for name, found_property in own.items():
            if "." in name and "string" in found_property.types and not name.endswith(".note"):
                for sample in found_property.samples:
                    _add_value(lexicon, name, sample, frozenset({index}), parts=False)
    for label, names in vocabulary().names.items():
        if label in graph.of_label and len(names) == 2:
            _add_double_names(lexicon, store, label, names)
    for phrase, others in vocabulary().translations.items():
        for other in others:
            named = [
                m
                for m in lexicon.phrases.get(other, ())
                if isinstance(m, ValueMeaning) and m.exact and m.score == 1.0
            ]
            for meaning in named:
                if meaning not in lexicon.phrases[phrase]:
                    lexicon.phrases[phrase].append(meaning)


def _values(store: GraphStore, graph: SchemaMap, name: str, kinds: Kinds) -> dict[str, set[int]]:
    """Each text this property holds, with the kinds that hold it."""
    labels = graph.narrowest_label(kinds)
    label = f":`{labels[0]}`" if len(labels) == 1 else ""
    quoted = name.replace("`", "``")
    execution = store.read(
        f"MATCH (n{label}) WHERE n.`{quoted}` IS NOT NULL "
        f"RETURN DISTINCT n.`{quoted}` AS value, labels(n) AS labels",
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
    if not parts:
        return
    for word in {*phrase, *name_words(value)} - vocabulary().filler:
        if len(word) > 2 and re.match(r"[^\W\d_]", word) and (len(phrase) > 1 or word != phrase[0]):
            holders = lexicon.parts.setdefault(word, {}).setdefault(name, {})
            holders.setdefault(value, set()).update(kinds)


def _add_double_names(
    lexicon: Lexicon, store: GraphStore, label: str, names: tuple[str, ...]
) -> None:
    """`4 Schlafzimmer` is a room whose Name is 4 and whose LongName is Schlafzimmer."""
    first, second = names
    execution = store.read(
        f"MATCH (n:`{label}`) WHERE n.`{first}` IS NOT NULL AND n.`{second}` IS NOT NULL "
        f"RETURN DISTINCT n.`{first}`, n.`{second}`, labels(n)",
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
                Filter(properties=(first,), operator="=", value=one),
                Filter(properties=(second,), operator="=", value=two),
            )
            lexicon.phrases[phrase].append(ValueMeaning(filters, frozenset({kind})))


def _add_english(lexicon: Lexicon) -> None:
    for phrase, names in vocabulary().operators.items():
        lexicon.phrases[phrase].append(OperatorMeaning(names, 0.9 if len(phrase) == 1 else 0.72))
    for phrase, degrees in vocabulary().degrees.items():
        lexicon.phrases[phrase].append(DegreeMeaning(degrees, 0.95))
    for phrase, unit in vocabulary().units.items():
        lexicon.phrases[phrase].append(UnitMeaning(unit, " ".join(phrase), 1.05))
