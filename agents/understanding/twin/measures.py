"""The words for properties: those of the schema's own names, and what they are a measure of."""

from collections import defaultdict
from collections.abc import Iterator

from agents.understanding.language.tables import LANGUAGES, Phrase, language, phrase_of
from agents.understanding.language.words import deeds_of, leaf_of, name_words, verb_forms
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.property_names import add_by_name, compounds
from agents.understanding.twin.senses import Flagged, Property
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import Concept, concepts, properties_of
from registers.joining import REGISTER_ROW

INTERNAL = frozenset({"key", "model", "step_id", "property_units", "concepts", "concepts_evidence"})
FINISH = "finish"
"""The concept of properties that tell what a surface is finished with."""
Groups = tuple[tuple[str, ...], ...]


def add_properties(lexicon: Lexicon) -> None:
    """Every property by the words of its name, by the concepts it fits, and by other names."""
    names = [name for name in lexicon.terrain.filled(lexicon.terrain.everything) if _is_own(name)]
    names.sort(key=lambda name: ("." in name, name))
    numbers = lexicon.terrain.numbers
    add_by_name(lexicon, names, numbers)
    if not any(label.startswith("Ifc") for label in lexicon.terrain.of_label):
        return
    by_last: dict[str, list[str]] = defaultdict(list)
    for name in names:
        by_last[leaf_of(name)].append(name)
        by_last[name].append(name)
    booleans = {
        name
        for own in lexicon.terrain.properties
        for name, one in own.items()
        if "boolean" in one.types
    }
    of_concept: dict[str, tuple[tuple[str, ...], ...]] = {}
    kinds_of = compounds(names)
    nouns: dict[str, str] = {}
    of_rooms = {
        text: label
        for code in LANGUAGES
        for label, table in building_words(code).get("properties_of", {}).items()
        for text in table
    }
    measured = [concept for concept in concepts().values() if concept.kind == "property"]
    for concept in sorted(measured, key=lambda concept: len(concept.properties)):
        listed = tuple((one.property,) for one in properties_of(concept.id, names, numbers))
        found: Groups = listed or _called_so(concept, lexicon)
        lexicon.finishes |= _finishes(concept, found)
        yes_or_no = tuple(name for group in found for name in group if name in booleans)
        of = of_rooms.get(concept.id, "")
        general = _general(concept, found)
        element = _element(concept) if general else ""
        sense = Property(
            concept.id, found, concept.quantity, of=of, general=general, element=element
        )
        for name in concept.properties:
            of_concept.setdefault(name, found)
            nouns.setdefault(name, concept.names["en"][0] if "en" in concept.names else concept.id)
        for code, texts in concept.names.items():
            for text in texts:
                flag = Flagged(yes_or_no, True, text)
                phrase = phrase_of(text.replace("-", " "))
                lexicon.add(phrase, flag if yes_or_no else sense, 0.97, (code,))
    of_rows = frozenset(_said_by_rows(lexicon))
    for code in LANGUAGES:
        for text, told in building_words(code).get("properties", {}).items():
            if phrase_of(text) in of_rows:
                continue
            groups = _groups(told, by_last)
            phrase = phrase_of(text)
            others = (*of_concept.get(told[0], ()), *kinds_of.get(phrase, ()))
            groups += tuple(g for g in dict.fromkeys(others) if g not in groups)
            noun = nouns.get(told[0], text) if _counts(phrase, code) else text
            lexicon.add(phrase, Property(noun, groups), 1.0 if groups else 0.7, (code,))
        for label, table in building_words(code).get("properties_of", {}).items():
            for text, told in table.items():
                noun = next(t for t, same in table.items() if same == told)
                word = noun if _counts(phrase_of(text), code) else text
                sense = Property(word, _groups(told, by_last), of=label)
                lexicon.add(phrase_of(text), sense, 1.0 if sense.groups else 0.7, (code,))
        for wanted, verbs in building_words(code).get("verbs", {}).items():
            for text, told in verbs.items():
                if wanted == "who" and phrase_of(text) in of_rows:
                    continue
                groups = _groups(told, by_last)
                groups += tuple(g for g in of_concept.get(told[0], ()) if g not in groups)
                stated = leaf_of(groups[0][0]) if groups else told[0]
                noun = nouns.get(stated) or nouns.get(told[0], text)
                sense = Property(noun, groups, wants=wanted)
                lexicon.add(phrase_of(text), sense, 0.6, (code,))


ASKING = frozenset({"how_many", "how", "which", "what"})


def _counts(phrase: Phrase, code: str) -> bool:
    """Whether a phrase asks by itself, `how many people`, and is told as a noun."""
    operators = language(code).operators
    return any(ASKING & set(operators.get(phrase[:end], ())) for end in range(1, len(phrase)))


def _finishes(concept: Concept, groups: Groups) -> frozenset[str]:
    """The properties of a concept where it tells what a surface is finished with."""
    finish = FINISH in {concept.id, *concept.broader}
    return frozenset(name for group in groups for name in group) if finish else frozenset()


def _called_so(concept: Concept, lexicon: Lexicon) -> Groups:
    """The properties whose own names are words for what a concept measures."""
    phrases = (phrase_of(text) for texts in concept.names.values() for text in texts)
    entries = (one for phrase in phrases for one in lexicon.entries.get(phrase, ()))
    senses = (one.sense for one in entries if isinstance(one.sense, Property))
    return next((one.groups for one in senses if one.groups and not one.partly), ())


def _general(concept: Concept, groups: Groups) -> Groups:
    """Of an element's own measure (`window area`) the groups that any other has under that name."""
    broader = [concepts()[name] for name in concept.broader if name in concepts()]
    if not _element(concept):
        return ()
    known = {name for one in broader for name in one.properties}
    return tuple(group for group in groups if leaf_of(group[0]) in known)


def _element(concept: Concept) -> str:
    """The class of elements that a concept is called by (`window area`); empty without one."""
    classes: dict[str, list[str]] = building_words(LANGUAGES[0]).get("classes", {})
    placed = {*knowledge().places, *knowledge().whole}
    first = concept.id.partition(" ")[0]
    named = (label for label, texts in classes.items() if first in texts and label not in placed)
    return next(named, "")


def _said_by_rows(lexicon: Lexicon) -> Iterator[Phrase]:
    """What relationships to rows of registers say, in the words of models: by `HAS_SUPPLIER` it is
    told who supplied what, and no longer by the manufacturer that a model states."""
    kinds = {one.type for one in lexicon.terrain.schema.triples if REGISTER_ROW in one.end}
    for word in {word for kind in kinds for word in name_words(kind)}:
        yield (word,)
        yield from ((form,) for verb in deeds_of(word) for form in verb_forms(verb))


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
