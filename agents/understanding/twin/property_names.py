"""The words for properties by what the schema itself calls them."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from agents.understanding.language.tables import LANGUAGES, Phrase, language, languages, units
from agents.understanding.language.words import leaf_of, name_words, stem, verb_forms
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Property
from ifc_loader.concepts import concepts
from ifc_loader.concepts.naming import readings, unit_at_end
from registers.joining import REGISTER_ROW

DATED = frozenset({"year", "date"})
"""Words at the end of a name that tell when something was done: `launch_year`."""
COMPOUNDING = "de"
LEAST_HEAD = 5
LEAST_PART = 3
"""Letters of the parts of a compound."""
VERBS = frozenset({"i", "is", "ha", "has"})
WHOLE = 0.95
"""Score of a whole name."""
STANDARD = re.compile("(?i)pset_|qto_|derived$|basequantities$")
"""Sets whose names say nothing of what their properties are of."""
MOST_ALIKE = 8
"""Names that a part of them may stand for."""
SAID = 0.9
"""Score; a phrase that is worth less is but a part of a name."""


def add_by_name(lexicon: Lexicon, names: Sequence[str], numbers: AbstractSet[str]) -> None:
    """Each property by the words of its name and by what they are short for; `numbers` are those
    whose values are numbers.

    Where a word is part of several names that fit it alike, each is a sense of its own.
    """
    by_phrase: dict[Phrase, dict[str, float]] = defaultdict(dict)
    in_full: dict[str, tuple[Phrase, ...]] = {}
    for name in names:
        leaf = leaf_of(name)
        words = _without_verb(_in_full(name_words(leaf)))
        for phrase in _shortened(leaf, words, lexicon):
            by_phrase[phrase][name] = 1.0 if len(phrase) == 1 and phrase[0] == stem(leaf) else 0.9
        in_full[name] = _meant(leaf, words, number=name in numbers, lexicon=lexicon)
        for meant in in_full[name]:
            for phrase, score in _dated(name, meant, lexicon):
                by_phrase[phrase][name] = max(score, by_phrase[phrase].get(name, 0.0))
            for phrase in _with_set(name, meant):
                by_phrase[phrase][name] = WHOLE
    alike = _said_otherwise(by_phrase)
    for phrase, scored in alike.items():
        by_phrase[phrase] = scored | by_phrase.get(phrase, {})
    own = _whole_names(lexicon, names) | {phrase for phrase in alike if len(phrase) > 1}
    filled = lexicon.terrain.filled(lexicon.terrain.everything)
    for phrase, scored in by_phrase.items():
        best = max(scored.values())
        if phrase not in own and _says_little(phrase, best):
            continue
        ranked = sorted(scored, key=lambda name: (-scored[name], -filled[name], name))
        if best < SAID and lexicon.terrain.of_building:
            for sense in _partly(phrase, ranked, in_full):
                lexicon.add(phrase, sense, 0.6 * scored[sense.groups[0][0]])
        else:
            sense = Property(" ".join(phrase), tuple((name,) for name in ranked))
            lexicon.add(phrase, sense, 0.9 * best if best >= SAID else 0.6 * best)


def _said_otherwise(by_phrase: Mapping[Phrase, dict[str, float]]) -> dict[Phrase, dict[str, float]]:
    """Each phrase that a language has for what a name says, with the names: a day of birth, and a
    place, are either what `born` asks for, and neither is the other.
    """
    found: dict[Phrase, dict[str, float]] = defaultdict(dict)
    for told in languages():
        for phrase, others in told.synonyms.items():
            for other in others:
                for name, score in by_phrase.get(other, {}).items():
                    found[phrase].setdefault(name, score * 0.9)
    return found


def _shortened(leaf: str, words: Phrase, lexicon: Lexicon) -> Iterator[Phrase]:
    """A name in one piece, without its unit, and as the verb of a date."""
    if leaf.isidentifier() and len(name_words(leaf)) > 1:
        yield (stem(leaf),)
    if len(words) < 2:
        return
    if words[-1:] in units():
        yield words[:-1]
    if words[-1] in DATED and not lexicon.terrain.of_building:
        yield from ((form, *words[1:-1]) for form in verb_forms(words[0]))


def _with_set(name: str, words: Phrase) -> Iterator[Phrase]:
    """A name with that of its own set, which says of what: `Finishes.Floor` is a floor finish."""
    told = name.rpartition(".")[0]
    of = name_words(told) if told and not STANDARD.match(told) else ()
    if len(of) == 1 and len(words) == 1 and of != words:
        yield (*words, *of)
        yield (*of, *words)


def _whole_names(lexicon: Lexicon, names: Sequence[str]) -> frozenset[Phrase]:
    """The names of a graph that is no building, which are said whatever their words are; of one
    that is, those that rows of registers alone have.
    """
    terrain = lexicon.terrain
    if terrain.of_building:
        rows = terrain.of_label.get(REGISTER_ROW, frozenset())
        others = terrain.filled(terrain.everything - rows)
        names = [name for name in terrain.filled(rows) if name not in others]
    free = frozenset[str]().union(*(told.free for told in languages()))
    whole = {words for name in names if not free & set(words := name_words(name))}
    measured = {words[:-1] for words in whole if len(words) > 2 and words[-1:] in units()}
    return frozenset(whole | measured)


def _says_little(phrase: Phrase, best: float) -> bool:
    """Whether the words of a phrase are small ones, or a part of a name has one at its end."""
    free = _small_words()
    if all(word in free or len(word) < 2 for word in phrase):
        return True
    return best < WHOLE and (phrase[0] in free or phrase[-1] in free)


@cache
def _small_words() -> frozenset[str]:
    return frozenset[str]().union(*(told.small for told in languages()))


def _meant(leaf: str, words: Phrase, *, number: bool, lexicon: Lexicon) -> tuple[Phrase, ...]:
    """What a building's property is called, in full first, without a unit; else its words."""
    if not lexicon.terrain.of_building:
        return (words,)
    found = [_without_verb(tuple(map(stem, each))) for each in readings(leaf, number=number)]
    unit = number and unit_at_end(leaf)[1] is not None
    found += [] if unit else [words]
    apart = (_apart(each[0]) for each in found if len(each) == 1)
    return tuple(dict.fromkeys((*found, *(each for each in apart if each))))


def compounds(names: Sequence[str]) -> Mapping[Phrase, tuple[tuple[str], ...]]:
    """The properties that are kinds of what a word says: `Leistung` of `Nennleistung`."""
    found: dict[Phrase, list[tuple[str]]] = defaultdict(list)
    for name in names:
        for word in name_words(leaf_of(name)):
            if apart := _apart(word):
                found[apart[1:]].append((name,))
    return {phrase: tuple(several) for phrase, several in found.items()}


def _apart(word: str) -> Phrase:
    """A German compound as what it is and what kind of it: `Nennleistung` is a `Leistung`."""
    ends = (at for at in range(LEAST_PART, len(word)) if word[at:] in _measured())
    at = next(ends, 0)
    return (word[:at], word[at:]) if at else ()


@cache
def _measured() -> frozenset[str]:
    """What properties measure, in single words of German."""
    measured = (one for one in concepts().values() if one.kind == "property")
    words = (stem(text) for one in measured for text in one.names.get(COMPOUNDING, ()))
    return frozenset(word for word in words if len(word) >= LEAST_HEAD)


def _partly(
    phrase: Phrase, names: Sequence[str], in_full: Mapping[str, tuple[Phrase, ...]]
) -> Iterator[Property]:
    """What a part of names may mean, best first: each with all its words, whatever its set."""
    found: dict[Phrase, list[str]] = defaultdict(list)
    for name in names:
        whole = next((words for words in in_full[name] if set(phrase) <= set(words)), phrase)
        found[whole].append(name)
    for words, several in list(found.items())[:MOST_ALIKE]:
        yield Property(" ".join(words), tuple((one,) for one in several), partly=True)


def _in_full(words: Phrase) -> Phrase:
    """`avg_depth` is average depth; names in schemas are English, and may end in a unit."""
    unit = words[-1:] if len(words) > 1 and words[-1:] in units() else ()
    said = words[: len(words) - len(unit)]
    return (*(language(LANGUAGES[0]).shorthand.get(word, word) for word in said), *unit)


def _without_verb(words: Phrase) -> Phrase:
    """`IsExternal` is external."""
    return words[1:] if len(words) > 1 and words[0] in VERBS else words


def _dated(name: str, words: Phrase, lexicon: Lexicon) -> Iterator[tuple[Phrase, float]]:
    """A name's words and runs of them; of one that holds days as dates, too: `inspection date` of
    `LastInspection`.
    """
    days = bool(words) and words[-1] not in DATED and lexicon.terrain.holds_days(name)
    for phrase, score in _sub_phrases(words):
        yield phrase, score
        if days:
            yield (*phrase, "date"), score


def _sub_phrases(words: Phrase) -> Iterator[tuple[Phrase, float]]:
    """A name's words and every run of at least a third, scored by how much of it they are."""
    for length in range(len(words), max(0, (len(words) - 1) // 3), -1):
        for start in range(len(words) - length + 1):
            yield words[start : start + length], 0.4 + 0.55 * length / len(words)
