"""Words that say little, and yet are the whole name of what stands beside them."""

from collections.abc import Sequence

from agents.understanding.language.words import Token
from agents.understanding.parsing.context import Context
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Named, Thing


def calls_noun(place: int, entry: Entry, found: Sequence[Token], context: Context) -> bool:
    """Whether a word is the whole name of something of the very kind that the noun beside it
    stands for: the zone that is called Staff, of `the staff zone`.
    """
    if not isinstance(entry.sense, Named) or not entry.sense.whole:
        return False
    beside = [found[at] for at in (place - 1, place + 1) if 0 <= at < len(found)]
    nouns = (
        one.sense.nodes.kinds
        for token in beside
        for one in context.lexicon.entries.get((token.base or token.stem,), ())
        if isinstance(one.sense, Thing)
    )
    return any(entry.sense.nodes.kinds <= kinds for kinds in nouns if kinds)
