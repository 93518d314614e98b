"""The languages that a question may be in."""

from functools import lru_cache
from pathlib import Path

import platformdirs

import ifc_loader
from agents import understanding
from agents.understanding.language.tables import LANGUAGES, language, phrase_of
from agents.understanding.language.words import stem, tokens
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import concepts
from ifc_loader.concepts.table import Stamp, stamp
from ifc_loader.kept import keep, recall, standing


def detect(question: str) -> tuple[str, ...]:
    """The languages a question may be in, likeliest first, by its closed-class words.

    The words for things and measures count less: they may be names in another language.
    """
    words = [stem(token.text) for token in tokens(question) if token.kind == "word"]
    scores = {}
    parts = [part for word in words for part in word.partition("'")[::2]]
    for code, (elided, closed, content) in _own_words(stamp()).items():
        whole = parts if elided else words
        scores[code] = sum(
            2 * (word in closed and len(word) > 1) + (word in content or word in closed)
            for word in whole
        )
    best = max(scores.values())
    first = LANGUAGES[:1]
    if not best or scores[first[0]] == best:
        return first
    return tuple(code for code in LANGUAGES if scores[code] == best)


@lru_cache(maxsize=4)
def _own_words(site: Stamp) -> dict[str, tuple[bool, frozenset[str], frozenset[str]]]:
    """Whether a language elides, its words that join and ask, and those for things and measures.

    They are kept between starts, since only the tables of the language of a question are needed.
    """
    file = Path(platformdirs.user_cache_dir("oriel", appauthor=False)) / "own_words.json"
    key = repr((site, standing(*(Path(one.__path__[0]) for one in (understanding, ifc_loader)))))
    told = recall(file, key)
    if told is None:
        told = {code: _read_words(code) for code in LANGUAGES}
        keep(file, key, told)
    return {
        code: (bool(elided), frozenset(closed), frozenset(content))
        for code, (elided, closed, content) in told.items()
    }


def _read_words(code: str) -> tuple[bool, list[str], list[str]]:
    table = language(code)
    closed = set(table.free)
    closed |= {word for phrase in (*table.operators, *table.prepositions) for word in phrase}
    phrases = [*table.degrees, *table.flags, *table.relations, *table.nouns, *table.storeys]
    words = building_words(code)
    phrases += [phrase_of(text) for texts in words["classes"].values() for text in texts]
    phrases += [phrase_of(text) for text in words["properties"]]
    phrases += [phrase_of(text) for one in concepts().values() for text in one.names.get(code, ())]
    content = {word for phrase in phrases for word in phrase if len(word) > 1}
    return bool(table.elisions), sorted(closed), sorted(content | table.light)
