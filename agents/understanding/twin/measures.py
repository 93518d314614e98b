"""The words for properties: those of the schema's own names, and what they are a measure of."""

from collections import defaultdict
from collections.abc import Iterator

from agents.understanding.language.tables import (
    LANGUAGES,
    Phrase,
    language,
    languages,
    phrase_of,
    units,
)
from agents.understanding.language.words import name_words, stem, verb_forms
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Flagged, Property
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import concepts, properties_of

INTERNAL = frozenset({"key", "model", "step_id", "property_units", "concepts", "concepts_evidence"})
DATED = frozenset({"year", "date"})
"""Words at the end of a name that tell when something was done: `launch_year`."""
VERBS = frozenset({"i", "is", "ha", "has"})
Groups = tuple[tuple[str, ...], ...]


def add_properties(lexicon: Lexicon) -> None:
    """Every property by the words of its name, by the concepts it fits, and by other names."""
    names = [name for name in lexicon.terrain.filled(lexicon.terrain.everything) if _is_own(name)]
    names.sort(key=lambda name: ("." in name, name))
    _add_by_name(lexicon, names)
    if not any(label.startswith("Ifc") for label in lexicon.terrain.of_label):
        return
    by_last: dict[str, list[str]] = defaultdict(list)
    for name in names:
        by_last[name.rpartition(".")[2]].append(name)
        by_last[name].append(name)
    booleans = {
        name
        for own in lexicon.terrain.properties
        for name, one in own.items()
        if "boolean" in one.types
    }
    of_concept: dict[str, tuple[tuple[str, ...], ...]] = {}
    of_rooms = {
        text: label
        for code in LANGUAGES
        for label, table in building_words(code).get("properties_of", {}).items()
        for text in table
    }
    measured = [concept for concept in concepts().values() if concept.kind == "property"]
    for concept in sorted(measured, key=lambda concept: len(concept.properties)):
        found = tuple((one.property,) for one in properties_of(concept.id, names))
        yes_or_no = tuple(name for (name,) in found if name in booleans)
        sense = Property(concept.id, found, concept.quantity, of=of_rooms.get(concept.id, ""))
        for name in concept.properties:
            of_concept.setdefault(name, found)
        for code, texts in concept.names.items():
            for text in texts:
                flag = Flagged(yes_or_no, True, text)
                phrase = phrase_of(text.replace("-", " "))
                lexicon.add(phrase, flag if yes_or_no else sense, 0.97, (code,))
    for code in LANGUAGES:
        for text, told in building_words(code).get("properties", {}).items():
            groups = _groups(told, by_last)
            groups += tuple(g for g in of_concept.get(told[0], ()) if g not in groups)
            lexicon.add(phrase_of(text), Property(text, groups), 1.0 if groups else 0.7, (code,))
        for label, table in building_words(code).get("properties_of", {}).items():
            for text, told in table.items():
                sense = Property(text, _groups(told, by_last), of=label)
                lexicon.add(phrase_of(text), sense, 1.0 if sense.groups else 0.7, (code,))
        for wanted, verbs in building_words(code).get("verbs", {}).items():
            for text, told in verbs.items():
                sense = Property(text, _groups(told, by_last), wants=wanted)
                lexicon.add(phrase_of(text), sense, 0.6, (code,))


def _is_own(name: str) -> bool:
    return not name.endswith((".stored", ".note", ".source")) and name not in INTERNAL


def _groups(told: list[str], by_last: dict[str, list[str]]) -> Groups:
    """The properties of the twin that a table lists; `A+B` are told together."""
    groups: list[tuple[str, ...]] = []
    for name in told:
        parts = name.split("+")
        if len(parts) > 1:
            if all(by_last.get(part) for part in parts):
                groups.append(tuple(by_last[part][0] for part in parts))
        else:
            groups += [(found,) for found in by_last.get(name, ())]
    return tuple(dict.fromkeys(groups))


def _add_by_name(lexicon: Lexicon, names: list[str]) -> None:
    by_phrase: dict[Phrase, dict[str, float]] = defaultdict(dict)
    for name in names:
        last = name.rpartition(".")[2]
        words = _without_verb(_in_full(name_words(last)))
        if len(words) > 1 and last.isidentifier():
            by_phrase[(stem(last),)][name] = 1.0
        if len(words) > 1 and words[-1:] in units():
            by_phrase[words[:-1]][name] = 0.9
        if len(words) > 1 and words[-1] in DATED and not lexicon.terrain.of_building:
            for form in verb_forms(words[0]):
                by_phrase[form, *words[1:-1]][name] = 0.9
        for phrase, score in _sub_phrases(words):
            by_phrase[phrase][name] = max(score, by_phrase[phrase].get(name, 0.0))
    free = frozenset[str]().union(*(told.small for told in languages()))
    own = frozenset[Phrase]()
    if not lexicon.terrain.of_building:
        told_free = frozenset[str]().union(*(told.free for told in languages()))
        own = frozenset(p for name in names if not told_free & set(p := name_words(name)))
    for told in languages():
        for phrase, others in told.synonyms.items():
            for other in others:
                for name, score in list(by_phrase.get(other, {}).items()):
                    by_phrase[phrase].setdefault(name, score * 0.9)
    filled = lexicon.terrain.filled(lexicon.terrain.everything)
    for phrase, scored in by_phrase.items():
        best = max(scored.values())
        if phrase not in own and all(word in free or len(word) < 2 for word in phrase):
            continue
        if phrase not in own and best < 0.95 and (phrase[0] in free or phrase[-1] in free):
            continue
        ranked = sorted(scored, key=lambda name: (-scored[name], -filled[name], name))
        sense = Property(" ".join(phrase), tuple((name,) for name in ranked))
        lexicon.add(phrase, sense, 0.9 * best if best >= 0.9 else 0.6 * best)


def _in_full(words: Phrase) -> Phrase:
    """`avg_depth` is average depth; names in schemas are English."""
    return tuple(language(LANGUAGES[0]).shorthand.get(word, word) for word in words)


def _without_verb(words: Phrase) -> Phrase:
    """`IsExternal` is external."""
    return words[1:] if len(words) > 1 and words[0] in VERBS else words


def _sub_phrases(words: Phrase) -> Iterator[tuple[Phrase, float]]:
    """A name's words and every run of at least a third, scored by how much of it they are."""
    for length in range(len(words), max(0, (len(words) - 1) // 3), -1):
        for start in range(len(words) - length + 1):
            yield words[start : start + length], 0.4 + 0.55 * length / len(words)
