"""What words mean, in one form for all languages, so that `Türen` and `doors` meet.

A meaning is the stem of a word, a class (`IfcDoor`), a property (`OverallWidth`), or an end of a
scale (`area up`).
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache

from agents.checks.small_words import tokens_of, weightless
from agents.schema.linked_names import same_meaning
from agents.understanding.language.tables import LANGUAGES, Phrase, languages, phrase_of
from agents.understanding.language.words import fold, uninflected
from agents.understanding.twin.things import building_words

LONGEST = 3
"""Words of a phrase that is looked up as one."""

LEAST_WORD = 3
"""Letters of a word that means something by itself; `n` and `w` do not."""


def meanings(text: str) -> frozenset[str]:
    """All that the words of a text mean, together."""
    return frozenset().union(*(meant for _, meant in meanings_in(text)))


def meanings_in(text: str) -> Iterator[tuple[int, frozenset[str]]]:
    """What each word or phrase of a text means, with its place; the longest phrase first."""
    read = [one for one in tokens_of(text) if one.kind == "word"]
    at = 0
    while at < len(read):
        longest = min(LONGEST, len(read) - at)
        known = (
            (length, found)
            for length in range(longest, 1, -1)
            if (found := _known().get(tuple(one.stem for one in read[at : at + length])))
        )
        length, meant = next(known, (1, _of_word(read[at].text, read[at].stem)))
        yield read[at].start, meant
        at += length


@lru_cache(maxsize=8192)
def _of_word(text: str, stem: str) -> frozenset[str]:
    """What a word means, in whatever form it stands."""
    if len(stem) < LEAST_WORD or stem in weightless():
        return frozenset()
    plain = {
        guess
        for one in languages()
        for guess in uninflected(fold(text), one.morphology.endings, one.morphology.vowels)
        if (guess,) in _known()
    }
    known = (_known().get((one,), frozenset()) for one in {stem, *plain})
    return frozenset({stem, *plain}).union(*known, same_meaning(text))


@cache
def _known() -> dict[Phrase, frozenset[str]]:
    """What the tables say of each phrase."""
    found: dict[Phrase, set[str]] = defaultdict(set)
    for code in LANGUAGES:
        for label, texts in building_words(code).get("classes", {}).items():
            for text in (label, *texts):
                found[phrase_of(text)].add(label)
        for text, names in building_words(code).get("properties", {}).items():
            found[phrase_of(text)] |= {name for name in names if "+" not in name}
    measured = {phrase: frozenset(names) for phrase, names in found.items()}
    for one in languages():
        for phrase, degrees in one.degrees.items():
            for degree in degrees:
                end = "up" if degree.up else "down"
                ends = {f"{measure} {end}" for measure in degree.measures}
                plain = (measured.get(phrase_of(name), frozenset()) for name in degree.measures)
                found[phrase] |= frozenset().union(*plain) if degree.form == "plain" else ends
    return {phrase: frozenset(meant) for phrase, meant in found.items()}
