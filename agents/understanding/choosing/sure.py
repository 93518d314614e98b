"""Which of several readings is sure enough to be answered."""

import math
from dataclasses import replace

from agents.understanding.answers.confidence import rests_on_parts
from agents.understanding.choosing.candidates import Candidate
from agents.understanding.plans.algebra import Aggregate, Names
from graph_store.rows import Rows

MOST_LOST = 0.8
"""Words worth more than this are not left out of a question that is answered."""
CLOSE, CERTAIN = 0.2, 0.85
"""How far behind a reading that is hardly meant one may be that is all but certain, and how sure
that has to be.
"""


def best_of(found: list[Candidate], least: float, *, first: bool) -> Candidate | None:
    """The best of several readings, where it is sure enough; else one close behind that is all
    but certain. `first`: nothing was asked before, and so nothing was spoken of last.
    """
    if found and found[0].sure < least:
        close = (one for one in found[1:] if found[0].score - one.score <= CLOSE)
        certain = next((one for one in close if one.sure >= CERTAIN and _tells_one(one)), None)
        found = [certain, *(one for one in found if one != certain)] if certain else found
    if not found or found[0].reading.lost > MOST_LOST or found[0].sure < least:
        return None
    vague = rests_on_parts(found[0].reading.ask) or any(
        _fits_alike(found[0], other)
        or _is_level(found[0], other)
        or (first and _is_of_others(found[0], other))
        for other in found[1:]
    )
    return found[0] if found[0].tells_unit and not vague else None


def _tells_one(one: Candidate) -> bool:
    """Whether a reading tells no more than one thing of each: no verb of it is a measure, too."""
    return not isinstance(one.reading.ask, Names) or len(one.reading.ask.measures) < 2


def _fits_alike(one: Candidate, other: Candidate) -> bool:
    """Whether the same is asked of the same things but for a property of a name that fits no less
    well: the flow may be the least or the most.
    """
    ask, behind = one.reading.ask, other.reading.ask
    if not isinstance(ask, Names) or not isinstance(behind, Names) or one.chosen:
        return False
    alike = replace(ask, measures=behind.measures, order=behind.order) == behind
    said = _words_of(ask) & _words_of(behind)  # not the height and the elevation of `highest`
    same_score = math.isclose(one.reading.score, other.reading.score, abs_tol=1e-6)
    return bool(said) and alike and ask != behind and same_score and _find_else(one, other)


def _find_else(one: Candidate, other: Candidate) -> bool:
    """Whether two readings find something else; that the same is first says the same of both."""
    ask, rows, behind = one.reading.ask, one.rows, other.rows
    ranked = isinstance(ask, Names) and ask.limit == 1
    if not (ranked and isinstance(rows, Rows) and isinstance(behind, Rows)):
        return rows != behind
    return [row[:-1] for row in rows.rows] != [row[:-1] for row in behind.rows]


def _is_level(one: Candidate, other: Candidate) -> bool:
    """Whether something is added up of one sort of things or of another, neither being likelier."""
    both = isinstance(one.reading.ask, Aggregate) and isinstance(other.reading.ask, Aggregate)
    same_score = math.isclose(one.reading.score, other.reading.score, abs_tol=1e-6)
    return both and same_score and one.rows != other.rows and not one.chosen


def _is_of_others(one: Candidate, other: Candidate) -> bool:
    """Whether just the same is asked of other things, neither being likelier: the first floor may
    be `Level 1`, and the one above it.
    """
    same_score = math.isclose(one.reading.score, other.reading.score, abs_tol=1e-6)
    values = one.compiled.parameters != other.compiled.parameters
    alike = one.compiled.cypher == other.compiled.cypher and values
    return same_score and alike and one.rows != other.rows and not one.chosen


def _words_of(ask: Names) -> set[str]:
    """The words for what is told of things."""
    return {word for one in ask.measures for word in one.word.split()}
