"""The languages that a question may be in."""

from functools import lru_cache

from agents.understanding.language.tables import LANGUAGES, language, phrase_of
from agents.understanding.language.words import stem, tokens
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import concepts


def detect(question: str) -> tuple[str, ...]:
    """The languages a question may be in, likeliest first, by its closed-class words.

    The words for things and measures count less: they may be names in another language.
    """
    words = [stem(token.text) for token in tokens(question) if token.kind == "word"]
    scores = {}
    for code in LANGUAGES:
        closed, content = _own_words(code)
        elided = language(code).elisions
        whole = [part for word in words for part in word.partition("'")[::2]] if elided else words
        scores[code] = sum(
            2 * (word in closed and len(word) > 1) + (word in content or word in closed)
            for word in whole
        )
    best = max(scores.values())
    first = LANGUAGES[:1]
    if not best or scores[first[0]] == best:
        return first
    return tuple(code for code in LANGUAGES if scores[code] == best)


@lru_cache
def _own_words(code: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words of a language that join and ask, and those that stand for things and measures."""
    table = language(code)
    closed = set(table.free)
    closed |= {word for phrase in (*table.operators, *table.prepositions) for word in phrase}
    phrases = [*table.degrees, *table.flags, *table.relations, *table.nouns, *table.storeys]
    words = building_words(code)
    phrases += [phrase_of(text) for texts in words["classes"].values() for text in texts]
    phrases += [phrase_of(text) for text in words["properties"]]
    phrases += [phrase_of(text) for one in concepts().values() for text in one.names.get(code, ())]
    content = frozenset(word for phrase in phrases for word in phrase if len(word) > 1)
    return frozenset(closed), content | table.light
