"""The words of a twin's schema: its labels, properties and relationships."""

from collections import defaultdict
from collections.abc import Iterator

from agents.rules.lexicon import Lexicon
from agents.rules.meanings import (
    FlagMeaning,
    LabelMeaning,
    NounMeaning,
    PropertyMeaning,
    RelationMeaning,
)
from agents.rules.vocabulary import Phrase, vocabulary
from agents.rules.words import name_words, stem

INTERNAL = frozenset({"key", "model", "step_id", "property_units", "concepts", "concepts_evidence"})


def add_labels(lexicon: Lexicon) -> None:
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
        elif phrase not in lexicon.phrases and lexicon.of_a_building:
            lexicon.phrases[phrase].append(LabelMeaning(labels, 0.8, absent=True))
    for phrase, label in vocabulary().equipped.items() if lexicon.of_a_building else ():
        absent = label not in present
        plain = vocabulary().plain[label]
        lexicon.phrases[phrase].append(LabelMeaning((label,), 1.05, absent=absent, equipment=plain))


def add_properties(lexicon: Lexicon) -> None:
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
        if len(words) > 1 and last.isidentifier():
            by_phrase[(stem(last),)][name] = 1.0  # OverallWidth, as it stands in the file
        if len(words) > 1 and words[-1:] in vocabulary().units:
            by_phrase[words[:-1]][name] = 0.9  # length_m
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
    told |= {
        ("how", "many", *phrase[2:]): names
        for phrase, names in told.items()
        if phrase[:2] == ("number", "of") and phrase[2:] not in lexicon.phrases
    }
    for phrase in by_phrase.keys() | told.keys():
        scored = by_phrase.get(phrase, {})
        rest = sorted(scored, key=lambda name: (-scored[name], -filled[name], name))
        first = told.get(phrase, ())
        names = (*first, *((name,) for name in rest if (name,) not in first))
        best = 1.0 if first else max(scored.values())
        lexicon.phrases[phrase].append(PropertyMeaning(names, best))
    if lexicon.of_a_building:
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


def add_relations(lexicon: Lexicon) -> None:
    present = lexicon.map.relation_roots
    for table in (vocabulary().relations, vocabulary().reversed_relations):
        backwards = table is vocabulary().reversed_relations
        for phrase, types in table.items():
            here = tuple(kind for kind in types if kind in present)
            if here:
                lexicon.phrases[phrase].append(RelationMeaning(here, 0.7, backwards))
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
