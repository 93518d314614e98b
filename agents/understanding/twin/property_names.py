"""The words for properties by what the schema itself calls them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from agents.understanding.language.tables import LANGUAGES, Phrase, language, languages, units
from agents.understanding.language.words import name_words, stem, verb_forms
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Property
from ifc_loader.concepts.naming import readings

DATED = frozenset({"year", "date"})
"""Words at the end of a name that tell when something was done: `launch_year`."""
VERBS = frozenset({"i", "is", "ha", "has"})
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
        last = name.rstrip(".").rpartition(".")[2]
        words = _without_verb(_in_full(name_words(last)))
        if len(words) > 1 and last.isidentifier():
            by_phrase[(stem(last),)][name] = 1.0
        if len(words) > 1 and words[-1:] in units():
            by_phrase[words[:-1]][name] = 0.9
        if len(words) > 1 and words[-1] in DATED and not lexicon.terrain.of_building:
            for form in verb_forms(words[0]):
                by_phrase[form, *words[1:-1]][name] = 0.9
        in_full[name] = (*_meant(last, number=name in numbers, lexicon=lexicon), words)
        for meant in in_full[name]:
            for phrase, score in _sub_phrases(meant):
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
        if best < SAID and lexicon.terrain.of_building:
            likely = [name for name in ranked if scored[name] == best]
            for sense in _partly(phrase, likely, in_full):
                lexicon.add(phrase, sense, 0.6 * best)
        else:
            sense = Property(" ".join(phrase), tuple((name,) for name in ranked))
            lexicon.add(phrase, sense, 0.9 * best if best >= SAID else 0.6 * best)


def _meant(leaf: str, *, number: bool, lexicon: Lexicon) -> Iterator[Phrase]:
    """What the name of a building's property is short for, as stems."""
    if lexicon.terrain.of_building:
        yield from (tuple(map(stem, words)) for words in readings(leaf, number=number))


def _partly(
    phrase: Phrase, names: Sequence[str], in_full: Mapping[str, tuple[Phrase, ...]]
) -> Iterator[Property]:
    """What a part of several names may mean: each name with all its words, whatever its set."""
    found: dict[Phrase, list[str]] = defaultdict(list)
    for name in names:
        whole = next((words for words in in_full[name] if set(phrase) <= set(words)), phrase)
        found[whole].append(name)
    for words, several in found.items():
        yield Property(" ".join(words), tuple((one,) for one in several), partly=True)


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
