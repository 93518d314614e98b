"""Words with a slip of the pen as the known words most like them."""

from collections.abc import Iterable, Iterator, Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA, JaroWinkler

from agents.understanding.language.ordinary import is_ordinary
from agents.understanding.language.tables import Language
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
    near = nearest(token.stem, _vocabulary(context, tables))
    if near is None or any(is_ordinary(token.text, table.code) for table in tables):
        return token
    if any(_is_part(token.stem, word) for word in context.lexicon.holding):
        return token
    return Token(near, near, "word", token.start, token.end)


def _is_part(word: str, compound: str) -> bool:
    """Whether a compound of a text begins or ends with a word: `Flasche` of `Flaschenlager`."""
    longer = len(compound) >= len(word) + LEAST_SPELLED - 1
    return longer and (compound.startswith(word) or compound.endswith(word))


def nearest(word: str, vocabulary: Iterable[str]) -> str | None:
    """The word with the fewest slips between; of several the most similar one by its beginning."""
    slips = 2 if len(word) >= LONG_WORD else 1
    like = [
        known
        for known in vocabulary
        if known[:1] == word[:1]
        and len(known) >= LEAST_SPELLED - 1
        and abs(len(known) - len(word)) <= slips
    ]
    found = process.extract(word, like, scorer=OSA.distance, score_cutoff=slips, limit=None)
    ranked = ((slip, -JaroWinkler.similarity(word, known), known) for known, slip, _ in found)
    return min(ranked, default=(0, 0, None))[2]


def _vocabulary(context: Context, tables: Sequence[Language]) -> Iterator[str]:
    for table in tables:
        yield from context.lexicon.spoken(table.code)
        yield from table.light
        yield from table.free
    yield from (word for word in context.lexicon.holding if word.isalpha())


def _is_known(word: str, context: Context, tables: Sequence[Language]) -> bool:
    return word in context.lexicon.words or any(
        word in table.free or word in table.light for table in tables
    )
