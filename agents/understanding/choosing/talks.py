"""What the earlier turns of a talk asked."""

from dataclasses import replace

from agents.messages import Answer, Twin
from agents.understanding.answers.doubts import absence, is_of_none
from agents.understanding.choosing.candidates import Candidate
from agents.understanding.choosing.choice import meant
from agents.understanding.choosing.understood import understand
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.question import link
from agents.understanding.parsing.turns import NOTHING, Turn
from agents.understanding.plans.algebra import Ask

MOST_GUESSED = 1.0
"""An unanswered turn whose likeliest reading leaves out more than that is not known to ask it."""
MOST_TURNS = 6
MOST_TALKS = 500
"""Talks whose turns are kept."""


def turns_of(history: tuple[Answer, ...], context: Context, twin: Twin) -> tuple[Turn, ...]:
    """What the earlier turns asked, each read after those before it, and once for a talk."""
    if not history:
        return ()
    told = tuple((answer.question, answer.global_ids) for answer in history[-MOST_TURNS:])
    known = context.talks.get(told)
    if known is None:
        known = _turns_after(turns_of(history[:-1], context, twin), history, context, twin)
        if len(context.talks) >= MOST_TALKS:
            context.talks.clear()
        context.talks[told] = known
    return known[-MOST_TURNS:]


def _turns_after(
    turns: tuple[Turn, ...], history: tuple[Answer, ...], context: Context, twin: Twin
) -> tuple[Turn, ...]:
    """These turns and the last of a talk; of one that was not answered its likeliest reading is
    known.
    """
    answer = history[-1]
    text = meant(answer.question, history[:-1])
    understood = understand(text, turns, context, twin)
    pointed = bool(link(text, context).pointing)
    asked = tuple(
        replace(_asked(one.reading.ask, answer), pointed=pointed) for one in understood.asked
    )
    return (*turns, *understood.told, *(asked or (_guessed(understood.doubtful),)))


def _asked(ask: Ask, answer: Answer) -> Turn:
    """What a turn asked that was understood, be it that nothing of it was there or recorded."""
    void, unrecorded = is_of_none(ask), absence(ask) is not None
    guessed = answer.value is None and not (void or unrecorded)
    return Turn(ask, answer.global_ids, guessed, void)


def _guessed(doubtful: tuple[Candidate, ...]) -> Turn:
    """What a turn asked that was not answered, as far as there is any telling."""
    best = doubtful[0].reading if doubtful else None
    if best is None or best.lost > MOST_GUESSED or absence(best.ask) is not None:
        return Turn(NOTHING)
    return Turn(best.ask, guessed=True)
