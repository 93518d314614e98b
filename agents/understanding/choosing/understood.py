"""What a question asks after earlier turns: the likeliest reading of it, or of its parts."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from agents.messages import Twin
from agents.understanding.answers.ties import with_ties
from agents.understanding.choosing.both import both_ends
from agents.understanding.choosing.candidates import Candidate, Understood, candidates, run
from agents.understanding.choosing.placed import ids_of, pinned, placed
from agents.understanding.choosing.sure import MOST_LOST, best_of
from agents.understanding.language.tables import language
from agents.understanding.parsing.antecedents import with_ids
from agents.understanding.parsing.background import taken, takes_unnamed, without_background
from agents.understanding.parsing.clauses import Clause, asks, clauses
from agents.understanding.parsing.constituents.measures import Amount
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.costs import COST_SMALL
from agents.understanding.parsing.linking.question import link
from agents.understanding.parsing.reading import Parsed, Reading, read
from agents.understanding.parsing.telling import makes_use, says_nothing, spoken_of, topics
from agents.understanding.parsing.turns import NOTHING, Turn
from agents.understanding.plans.algebra import Aggregate, Ask, Count, Exists, Names, Nodes
from agents.understanding.plans.compiling.draft import Unwritable
from graph_store.rows import Rows

MOST_AROUND = 2.0
"""Words worth more than this are not left out of what is told before a question."""
LITTLE_LOST = 0.15
"""Of a question read as one with the sentence before it no more than this is left out."""
LEAST = 0.55
"""How likely a reading must be to be answered; below it the person is asked back."""
WARY = 0.8
"""How likely a reading must be behind a turn that was not answered."""
FEW = 2
"""Words of something that goes on and asks nothing by itself: `and class B?`"""
WITHOUT = 0.6
"""How likely a reading must be of a question without what is said before or after it."""


def understand(
    question: str,
    turns: tuple[Turn, ...],
    context: Context,
    twin: Twin,
    least: float = LEAST,
) -> Understood:
    """The likeliest reading of a question as one; else of each of its parts."""
    chosen = _chosen(question, context, twin)
    if chosen is not None:
        return Understood((chosen,), (question,))
    parts = clauses(question)
    if len(parts) > 1 and not parts[-1].asks and says_nothing(read(parts[-1].text, context, turns)):
        before = ". ".join(part.text for part in parts[:-1])
        return understand(before, turns, context, twin, least)
    alone = _without(question, turns, context, twin, least, things=False)
    if alone is not None:
        return alone
    parsed = read(question, context, turns)
    found, ends = candidates(parsed, context, twin), both_ends(parsed, context, twin, least)
    behind_open = bool(turns) and (turns[-1].guessed or turns[-1].ask == NOTHING)
    whole = best_of(found, max(least, WARY) if behind_open else least, first=not turns)
    if behind_open and len(parts) == 1 and _goes_on(question, context):
        whole = None
    first = next((at for at, part in enumerate(parts) if part.asks), len(parts))
    behind = [part.text for part in parts[first + 1 :] if not part.asks]
    if _takes_from([one.reading.ask for one in found], behind, context):
        return Understood((), doubtful=tuple(found))
    several = sum(part.asks for part in parts) > 1
    tells = any(part.tells for part in parts[:-1])
    points = not turns and any(p.asks and link(p.text, context).pointing for p in parts[1:])
    points |= any(_is_topic(part, behind) for part, behind in pairwise(parts))
    clean = whole is not None and whole.reading.lost <= LITTLE_LOST
    in_one = clean and (not context.terrain.of_building or _tells_with(whole))
    unsure = whole is None or whole.reading.lost > 0.3
    if len(parts) > 1 and not (in_one or ends) and (unsure or several or tells or points):
        apart = _understood_apart(parts, turns, context, twin, least)
        if apart is not None and (
            whole is None or len(apart.asked) > 1 or tells or points or _less_lost(apart, whole)
        ):
            return apart
    if ends is None and whole is not None and (clean or not tells):
        ends = Understood((whole,), (question,), others=tuple(found[1:]))
    alone = ends or _without(question, turns, context, twin, least, things=True)
    return alone or Understood((), doubtful=tuple(found))


def _takes_from(asked: Iterable[Ask], texts: Iterable[str], context: Context) -> bool:
    """Whether a sentence beside what is asked takes things from it: `we do not count lamps`."""
    told = (ask for ask in asked if isinstance(ask, Names | Count | Exists | Aggregate))
    kinds = frozenset[int]().union(*(ask.nodes.kinds for ask in told))
    return any(nodes.kinds & kinds for text in texts for nodes in taken(text, context))


def _goes_on(question: str, context: Context) -> bool:
    """Whether a question points to what an earlier turn spoke of, or is but a part of one."""
    linked = link(question, context)
    said = sum(place.cost > COST_SMALL for place in linked.places)
    asking = asks(question, [language(c) for c in linked.languages])
    fragment = linked.continues and said <= FEW and not asking
    return bool(linked.pointing) or linked.definite or fragment


def _without(
    question: str,
    turns: tuple[Turn, ...],
    context: Context,
    twin: Twin,
    least: float,
    *,
    things: bool,
) -> Understood | None:
    """What is asked without its background, where that is all the better understood."""
    for rest in without_background(question, context, things=things):
        asked = understand(rest.text, turns, context, twin, max(least, WITHOUT))
        asks = [one.reading.ask for one in asked.asked]
        counts = any(map(_is_of_all, asks)) and _tells_number(rest.around, context)
        if asks and not (counts or _takes_from(asks, rest.around, context)):
            return asked
    return None


def _is_of_all(ask: Ask) -> bool:
    """Whether all things of a kind are listed, as `which rooms would do` says nothing of them."""
    if not isinstance(ask, Names) or ask.measures or ask.order is not None:
        return False
    return not (ask.nodes.where or ask.nodes.concepts)


def _tells_number(texts: Iterable[str], context: Context) -> bool:
    mentions = (one.what for text in texts for one in link(text, context).mentions)
    return any(isinstance(what, Amount) for what in mentions)


def _chosen(question: str, context: Context, twin: Twin) -> Candidate | None:
    """What was offered in these very words."""
    ask = context.offered.get(plain(question))
    if ask is None:
        return None
    told = with_ties(ask, lambda ask: run(ask, context, twin)[1])
    compiled, rows = run(told, context, twin)
    return Candidate(Reading(ask, 0.0, (), 0.0, 0), compiled, rows, 0.0, told != ask, chosen=True)


def _tells_with(whole: Candidate | None) -> bool:
    """Whether things are told with several measures, of which one is a number of others."""
    ask = whole.reading.ask if whole else None
    told = ask.measures if isinstance(ask, Names) else ()
    return len(told) > 1 and any(one.counted for one in told)


def _less_lost(apart: Understood, whole: Candidate) -> bool:
    return sum(one.reading.lost for one in apart.asked) < whole.reading.lost


def _understood_apart(
    parts: tuple[Clause, ...],
    turns: tuple[Turn, ...],
    context: Context,
    twin: Twin,
    least: float,
) -> Understood | None:
    """Each part by itself, after those before it; None where one that asks is not understood."""
    if not any(part.asks for part in parts):
        return None
    asked: list[Candidate] = []
    texts: list[str] = []
    told: tuple[Turn, ...] = ()
    said: list[str] = []
    spoken = True  # what was told before is understood whole, and takes nothing away
    for part, after in zip(parts, (*parts[1:], None), strict=True):
        parsed = read(part.text, context, (*turns, *told))
        if part.tells and not asked:
            about = _about(spoken_of(parsed, MOST_LOST), context, twin)
            if about is None and parsed.readings:
                return None
            told = (*told, *((about,) if about else ()))
            said.append(part.text)
            continue
        if after is not None and _is_topic(part, after):
            about = _about(_told_of(read(part.text, context)), context, twin)
            ids = ids_of(about.ask, context, twin) if about else ()
            told = (*told, *((replace(about, global_ids=ids),) if about else ()))
            said.append(part.text)
            continue
        found = candidates(parsed, context, twin)
        using = [one for one in found if spoken and _all_used(told, one.reading.ask)]
        if not (using or asked) and parsed.linked.definite:
            using = placed(found, told, context, twin)
        best = best_of(using or found, least, first=not (turns or told))
        if not part.asks:
            if best is not None and isinstance(best.reading.ask, Names | Count | Exists):
                told = (*told, pinned(best.reading.ask, context, twin))
                said.append(part.text)
                spoken &= best.reading.lost <= LITTLE_LOST and not any(taken(part.text, context))
            elif (about := _about(_told_of(parsed), context, twin)) is not None:
                told = (*told, about)
                said.append(part.text)
            elif takes_unnamed(part.text, context):
                return None
            continue
        if best is None or any(one.reading.ask == best.reading.ask for one in asked):
            return None
        if not asked and not _all_used(told, best.reading.ask):
            return None
        asked.append(best)
        texts.append(". ".join([*said, part.text]))
        ids = ids_of(best.reading.ask, context, twin) if after and after.whether else ()
        told = (*told, Turn(best.reading.ask, ids))
    return Understood(tuple(asked), tuple(texts), told[: len(told) - len(asked)])


def _is_topic(part: Clause, behind: Clause) -> bool:
    """Whether a part only says what it is asked of behind it: `the hall, has it got one?`"""
    return behind.whether and not (part.asks or part.tells)


def _told_of(parsed: Parsed) -> tuple[Nodes, ...]:
    """What a sentence beside a question is about, likeliest first."""
    return (*spoken_of(parsed, MOST_AROUND), *topics(parsed))


def _about(told: tuple[Nodes, ...], context: Context, twin: Twin) -> Turn | None:
    """What a person tells of: the likeliest things of a sentence that are there."""
    for nodes in told:
        try:
            rows = run(Names(nodes), context, twin)[1]
        except Unwritable:
            continue
        if isinstance(rows, Rows) and rows.rows:
            return Turn(Names(nodes))
    return None


def _all_used(told: tuple[Turn, ...], ask: Ask) -> bool:
    """Whether a question makes use of what a person told before it."""
    return all(
        makes_use(ask, turn.ask.nodes) or makes_use(ask, with_ids(turn.ask.nodes, turn.global_ids))
        for turn in told
        if isinstance(turn.ask, Names)
    )


def plain(text: str) -> str:
    """A question in whatever case and with whatever sign at its end."""
    return text.casefold().strip(" ?.")
