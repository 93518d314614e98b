"""What the phrases of a question may mean in the twin, without a reading of the whole."""

from agents.understanding.language.tables import language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.detecting import detect
from agents.understanding.parsing.linking.forms import taken_apart
from agents.understanding.parsing.linking.numbers import in_figures
from agents.understanding.parsing.linking.phrases import phrases_of
from agents.understanding.parsing.linking.spelling import mended
from agents.understanding.parsing.writing_out import written_out
from agents.understanding.twin.senses import Flagged, Named, Noun, Property, Relation, Sense, Thing

NAMING = (Thing, Named, Property, Flagged, Relation, Noun)
"""Senses that name something of the twin."""
LESS_LIKELY = 0.3
"""Score; a sense that much behind the best of its phrase is not named to others."""


def senses(question: str, context: Context) -> tuple[Sense, ...]:
    """What the phrases of a question may mean in the twin, in its order.

    Of phrases within each other the longest, and of what one may mean what is hardly less likely.
    """
    spoken = detect(question)
    tables = [language(code) for code in spoken]
    pieces = in_figures(tokens(written_out(question, tables)), tables)
    found = [mended(one, context, tables) for one in taken_apart(pieces, context, tables)]
    heard = [
        one
        for one in phrases_of(found, context, frozenset(spoken), tables, follows=False)
        if isinstance(one[2].sense, NAMING)
    ]
    spans = {(start, end) for start, end, _ in heard}
    best = {span: max(e.score for s, d, e in heard if (s, d) == span) for span in spans}
    return tuple(
        dict.fromkeys(
            entry.sense
            for start, end, entry in sorted(heard, key=lambda one: one[:2])
            if entry.score >= best[start, end] - LESS_LIKELY
            and not any(a <= start and end <= b and (a, b) != (start, end) for a, b in spans)
        )
    )
