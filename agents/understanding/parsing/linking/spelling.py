"""Words with a slip of the pen as the known words most like them."""

from collections.abc import Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA

from agents.understanding.language.ordinary import is_ordinary
from agents.understanding.language.tables import Language, language
from agents.understanding.language.words import Token
from agents.understanding.parsing.context import Context

LEAST_SPELLED = 5
"""Letters; shorter words are not taken for slips of the pen."""
LONG_WORD = 8
"""Letters; a word of this length and more may have two slips in it."""


def mended(token: Token, context: Context, tables: Sequence[Language]) -> Token:
    """A word with a slip of the pen becomes the known word most like it."""
    if token.kind != "word" or token.base or len(token.stem) < LEAST_SPELLED:
        return token
    if _is_known(token.stem, context, tables):
        return token
    slips = 2 if len(token.stem) >= LONG_WORD else 1
    vocabulary = _vocabulary(context, tuple(table.code for table in tables))
    near = process.extractOne(token.stem, vocabulary, scorer=OSA.distance, score_cutoff=slips)
    if near is None or near[0][0] != token.stem[0]:
        return token
    if any(is_ordinary(token.text, table.code) for table in tables):
        return token
    return Token(str(near[0]), str(near[0]), "word", token.start, token.end)


def _vocabulary(context: Context, codes: tuple[str, ...]) -> tuple[str, ...]:
    words: set[str] = set()
    for phrase, entries in context.lexicon.entries.items():
        if any(not entry.languages or entry.languages & set(codes) for entry in entries):
            words.update(phrase)
    for code in codes:
        words |= language(code).light | language(code).free
    words |= {word for word in context.lexicon.holding if word.isalpha()}
    return tuple(word for word in words if len(word) >= LEAST_SPELLED - 1)


def _is_known(word: str, context: Context, tables: Sequence[Language]) -> bool:
    return word in context.lexicon.words or any(
        word in table.free or word in table.light for table in tables
    )
