"""Which concept a word of a name stands for."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product, takewhile
from typing import TypeVar

from ifc_loader.concepts.languages import languages
from ifc_loader.concepts.table import Concept, Stamp, stamp, table
from ifc_loader.concepts.words import Word, is_cjk, plain, words

K = TypeVar("K")

FILES = "files"
ALONE = "alone"
BARE = "bare"
ABBREVIATION = "abbreviation"
APART = frozenset((":", "(", ")", "[", "]", ";"))
"""Separators that no name goes across."""
LEAST_HEAD = 3
LEAST_MODIFIER = 2
MOST_IN_FULL = 60
"""Ways of writing shortened words in full that are looked up."""

Found = tuple[str, frozenset[str]]
"""A concept and the languages in which the words are its name."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept named by the words `start` to `end` (exclusive) of a text."""

    concept: str
    start: int
    end: int
    languages: frozenset[str]


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one kind of concepts, for looking up.

    `phrases` has the words of a name, `longest` their greatest number. `heads` has single words
    that may end a compound, `generic` the names of concepts with no broader one: `raum` in
    `Serverraum` says nothing, its modifier does. `capitals` has abbreviations; `vocabulary` all
    words of phrases, sorted.
    """

    phrases: Mapping[tuple[str, ...], tuple[Found, ...]]
    heads: Mapping[str, tuple[Found, ...]]
    generic: frozenset[str]
    capitals: Mapping[str, tuple[Found, ...]]
    longest: int
    vocabulary: tuple[str, ...]


@lru_cache(maxsize=16)
def names_of(kind: str, site: Stamp) -> Names:
    """The names of one kind, with the site's own as they stood at a stamp."""
    phrases: dict[tuple[str, ...], dict[str, set[str]]] = defaultdict(dict)
    heads: dict[str, dict[str, set[str]]] = defaultdict(dict)
    capitals: dict[str, dict[str, set[str]]] = defaultdict(dict)
    generic = set()
    for concept in table(site).values():
        if concept.kind != kind:
            continue
        for language, name in _spoken(concept):
            if language == ABBREVIATION:
                capitals[name].setdefault(concept.id, set()).add(language)
                continue
            for phrase in _phrases(name, reverse=kind == "element" and language == "en"):
                phrases[phrase].setdefault(concept.id, set()).add(language)
                if len(phrase) == 1 and _heads_compounds(phrase[0], language, concept):
                    heads[phrase[0]].setdefault(concept.id, set()).add(language)
                    if not concept.broader:
                        generic.add(concept.id)
    return Names(
        _frozen(phrases),
        _frozen(heads),
        frozenset(generic),
        _frozen(capitals),
        max((len(p) for p in phrases), default=0),
        tuple(sorted({word for phrase in phrases for word in phrase})),
    )


def mentions(text: tuple[Word, ...], names: Names, speech: str = "") -> tuple[Mention, ...]:
    """The concepts that the words of a text name, in order, the longest names first.

    Words of no name are looked at for a compound (`Damentoilette`), of the model's language
    `speech` only where that is known: no mantrap is a Dutch stair. Where one run of words names
    several concepts, each is a mention.
    """
    found: list[Mention] = []
    at = 0
    while at < len(text):
        end, hits = _longest(text, at, names, speech)
        found.extend(Mention(concept, at, end, languages) for concept, languages in hits)
        at = end
    return tuple(found)


def named_in(text: str, kind: str) -> tuple[str, ...]:
    """The concepts of a kind that a text names, each once."""
    found = mentions(words(text), names_of(kind, stamp()))
    return tuple(dict.fromkeys(one.concept for one in found))


def _longest(
    text: tuple[Word, ...], at: int, names: Names, speech: str
) -> tuple[int, tuple[Found, ...]]:
    for end in range(min(len(text), at + names.longest), at, -1):
        run = text[at:end]
        if any(word.joint in APART and word.part != run[0].part for word in run):
            continue
        hits = (
            _exact(tuple(word.folded for word in run), names)
            or _in_full(run, names, speech)
            or names.capitals.get("".join(word.stated for word in run), ())
        )
        if hits:
            return end, hits
    word = text[at].folded
    return at + 1, _within(word, names) if is_cjk(word) else _compound(word, names, speech)


def _in_full(run: tuple[Word, ...], names: Names, speech: str) -> tuple[Found, ...]:
    """The concepts of words some of which are short: `Consulting Rm`, `Recep.`, `Wohnz.`

    Letters that begin words of several concepts stand for none of them.
    """
    meant = [(*_meant(word, names), word.folded) for word in run]
    if all(len(each) == 1 for each in meant):
        return ()
    found: dict[frozenset[str], tuple[Found, ...]] = {}
    for full in islice(product(*meant), MOST_IN_FULL):
        hits = _exact(full, names) or (_compound(full[0], names, speech) if len(full) == 1 else ())
        if hits:
            found.setdefault(frozenset(concept for concept, _ in hits), hits)
    return next(iter(found.values())) if len(found) == 1 else ()


def _meant(word: Word, names: Names) -> tuple[str, ...]:
    """What a word is short for: by the table, else by the full stop behind it."""
    built = languages()
    if listed := built.short.get(word.folded):
        return listed
    if not word.cut or len(word.folded) < LEAST_HEAD:
        return ()
    ended = [
        word.folded[: len(word.folded) - len(end)] + full
        for end, full in built.cut_ends
        if word.folded.endswith(end) and len(word.folded) - len(end) >= LEAST_HEAD
    ]
    begun = names.vocabulary[bisect_left(names.vocabulary, word.folded) :]
    return (*ended, *takewhile(lambda full: full.startswith(word.folded), begun))


def _exact(run: tuple[str, ...], names: Names) -> tuple[Found, ...]:
    """The concepts of a run of words, its last one in the singular or the plural."""
    for last in singulars(run[-1]):
        if hits := names.phrases.get((*run[:-1], last)):
            return hits
    return ()


def singulars(word: str) -> Iterable[str]:
    """A word, and what it may be the plural of; guesses, for looking up."""
    yield word
    if word.endswith("ies"):
        yield word[:-3] + "y"
    if word.endswith("aux"):
        yield word[:-3] + "al"
    built = languages()
    for ending in built.endings:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST_HEAD:
            short = word[: len(word) - len(ending)] if ending else word
            yield short
            for plural, singular in built.vowels:
                before, found, after = short.rpartition(plural)
                if found:
                    yield f"{before}{singular}{after}"


def _compound(word: str, names: Names, speech: str) -> tuple[Found, ...]:
    """The concept of the longest known end of a word; of its modifier where the end is generic."""
    for at in range(LEAST_MODIFIER, len(word) - LEAST_HEAD + 1):
        for head in singulars(word[at:]):
            hits = tuple(hit for hit in names.heads.get(head, ()) if _is_of(hit, speech, names))
            if not hits:
                continue
            if all(concept in names.generic for concept, _ in hits):
                return _modifier(word[:at], names, speech) or hits
            return hits
    return ()


def _is_of(hit: Found, speech: str, names: Names) -> bool:
    """Whether a name may be part of a compound in a language; `room` ends one in any."""
    concept, spoken = hit
    of_none = spoken.isdisjoint(languages().codes)
    return not speech or speech in spoken or of_none or concept in names.generic


def _modifier(word: str, names: Names, speech: str) -> tuple[Found, ...]:
    """`besprechungs` in `Besprechungsraum`, without the letters that link it."""
    for link in languages().links:
        if word.endswith(link):
            known = names.phrases.get((word[: len(word) - len(link)],), ())
            if hits := tuple(hit for hit in known if _is_of(hit, speech, names)):
                return hits
    return _compound(word, names, speech)


def _within(word: str, names: Names) -> tuple[Found, ...]:
    """The last known name in a run of Chinese, the longest of those that end there."""
    for end in range(len(word), 0, -1):
        for start in range(end):
            if hits := names.phrases.get((word[start:end],)):
                return hits
    return ()


def _spoken(concept: Concept) -> Iterable[tuple[str, str]]:
    yield "en", concept.id
    for language, several in concept.names.items():
        yield from ((language, name) for name in several)
    yield from ((FILES, name) for name in concept.in_files)
    yield from ((ALONE, name) for name in concept.alone)
    yield from ((BARE, name) for name in concept.bare)
    yield from ((ABBREVIATION, name) for name in concept.abbreviations)


def _phrases(name: str, reverse: bool) -> set[tuple[str, ...]]:
    """The words of a name, with umlauts spelt out and left off.

    `reverse` adds two words the other way round, as catalogues sort: `Table-Coffee`.
    """
    read = words(name)
    spelt = tuple(word.folded for word in read)
    simple = spelt if name.isascii() else tuple(plain(word.stated) for word in read)
    found = {each for each in (spelt, simple) if each}
    if reverse:
        found |= {each[::-1] for each in found if len(each) == 2}
    return found


def _heads_compounds(word: str, language: str, concept: Concept) -> bool:
    if len(word) < LEAST_HEAD or is_cjk(word):
        return False
    return language in languages().compounds or (language == "en" and not concept.broader)


def _frozen(found: Mapping[K, Mapping[str, set[str]]]) -> dict[K, tuple[Found, ...]]:
    return {
        key: tuple((concept, frozenset(languages)) for concept, languages in several.items())
        for key, several in found.items()
    }
