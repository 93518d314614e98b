"""What the phrases of a question may mean in the twin, without a reading of the whole."""

from agents.understanding.language.tables import language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.detecting import detect
from agents.understanding.parsing.linking.forms import taken_apart, without_what
from agents.understanding.parsing.linking.numbers import in_figures
from agents.understanding.parsing.linking.phrases import phrases_of
from agents.understanding.parsing.linking.spelling import mended
from agents.understanding.parsing.writing_out import written_out
from agents.understanding.twin.senses import (
    Flagged,
    Named,
    Noun,
    Property,
    Relation,
    Sense,
    Thing,
    Written,
)

NAMING = (Thing, Named, Property, Flagged, Relation, Noun)
"""Senses that name something of the twin."""
LESS_LIKELY = 0.3
"""Score; a sense that much behind the best of its phrase is not named to others."""


def senses(question: str, context: Context) -> tuple[Sense, ...]:
    """What the phrases of a question may mean in the twin, in its order."""
    return tuple(
        dict.fromkeys(one for each in senses_of_phrases(question, context) for one in each)
    )


def senses_of_phrases(question: str, context: Context) -> tuple[tuple[Sense, ...], ...]:
    """What each phrase of a question that names something may mean in the twin, in its order.

    Of phrases within each other the longest, and of what one may mean what is hardly less likely;
    what phrases that share a word may mean stands in for each other.
    """
    spoken = detect(question)
    tables = [language(code) for code in spoken]
    pieces = in_figures(tokens(written_out(question, tables)), tables)
    pieces = without_what(pieces, context, tables)
    found = [mended(one, context, tables) for one in taken_apart(pieces, context, tables)]
    phrases = list(phrases_of(found, context, frozenset(spoken), tables, follows=False))
    heard = [one for one in phrases if isinstance(one[2].sense, NAMING)]
    spans = {(start, end) for start, end, one in phrases if _is_whole(one.sense)}
    best: dict[tuple[int, int], float] = {}
    for start, end, entry in heard:
        best[start, end] = max(entry.score, best.get((start, end), entry.score))
    parted: list[tuple[int, int, list[Sense]]] = []
    for start, end, entry in sorted(heard, key=lambda one: (not _is_whole(one[2].sense), *one[:2])):
        within = any(a <= start and end <= b and (a, b) != (start, end) for a, b in spans)
        if within or entry.score < best[start, end] - LESS_LIKELY:
            continue
        shared = [at for at, (a, b, _) in enumerate(parted) if start < b and a < end]
        first, last, mine = parted.pop(shared[-1]) if shared else (start, end, [])
        grown = _is_whole(entry.sense)  # a part of a longer name joins no phrases
        at = (min(first, start), max(last, end)) if grown else (first, last)
        parted.append((*at, [*mine, entry.sense]))
    parted.sort(key=lambda one: one[:2])
    return tuple(tuple(dict.fromkeys(each)) for _, _, each in parted)


def _is_whole(sense: Sense) -> bool:
    """Whether what stands within it says nothing by itself: a part of a longer name may."""
    return sense.whole if isinstance(sense, Named) else isinstance(sense, (*NAMING, Written))
