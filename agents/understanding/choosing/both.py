"""What a question asks of the first and the last of things in one: each in words of its own."""

from dataclasses import replace

from agents.messages import Twin
from agents.understanding.answers.rephrasing import rephrased
from agents.understanding.answers.wording import Wording
from agents.understanding.choosing.candidates import Candidate, Understood, candidates
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.reading import Parsed
from agents.understanding.plans.algebra import Names, Several


def both_ends(parsed: Parsed, context: Context, twin: Twin, least: float) -> Understood | None:
    """The best reading of either end with a question for it; None where one thing is asked, or
    either reading is less likely than `least`.
    """
    first = parsed.readings[0] if parsed.readings else None
    if first is None or not isinstance(first.ask, Several):
        return None
    wording = Wording(context.terrain.units)
    found: list[tuple[Candidate, str]] = []
    for ask in first.ask.asks:
        told = rephrased(ask, wording) if isinstance(ask, Names) and ask.order else None
        alone = replace(parsed, readings=(replace(first, ask=ask),))
        best = next(iter(candidates(alone, context, twin)), None)
        if told is None or best is None or best.sure < least:
            return None
        found.append((best, told))
    return Understood(tuple(one for one, _ in found), tuple(text for _, text in found))
