"""Question → readings: what it may ask, best first."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from agents.understanding.language.tables import Unit
from agents.understanding.parsing.antecedents import antecedents
from agents.understanding.parsing.chart import Chart, Edge
from agents.understanding.parsing.constituents import conditions
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Most, Tally
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.edits import edits
from agents.understanding.parsing.left_out import (
    asks_of_topic,
    asks_of_what_is_had,
    leaves_each_out,
    leaves_had_out,
    leaves_made_of_out,
    leaves_which_out,
)
from agents.understanding.parsing.linking.costs import COST_KNOWN
from agents.understanding.parsing.linking.pointers import Pointer
from agents.understanding.parsing.linking.question import Linked, link
from agents.understanding.parsing.places import MATERIAL
from agents.understanding.parsing.questioning import asked_by, of_amount
from agents.understanding.parsing.table import RULES
from agents.understanding.parsing.turns import NOTHING, Turn
from agents.understanding.plans.algebra import (
    Ask,
    Condition,
    Count,
    Exists,
    Names,
    Related,
    Top,
    Versus,
)
from agents.understanding.twin.storeys import STOREY

MOST_WORDS = 40
"""Words that count; a longer question is refused."""


LITTLE = 0.29
"""Cost of words; a reading that leaves out no more of a question says all of it."""
WHETHER = 0.8
UNBOUND = 0.35
"""What it costs that a word points to nothing that is known."""
EDITED = 0.6
"""What it costs to take a question for a part of another one where it is whole by itself."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing a question may ask, with the words that found no place in it.

    `told_in` is the unit its answer is wanted in; `edited`: it is an earlier ask with a change,
    and `fragment`: the question asks nothing by itself; `guessed`: it goes on from a turn that was
    not answered; `bare`: things are named, and nothing says what is asked of them. `presumed` is
    how many things the question takes there to be (`the three doors`). `unbound` are words that
    point to something that nothing is known of.
    """

    ask: Ask
    score: float
    skipped: tuple[str, ...]
    lost: float
    words: int
    told_in: Unit | None = None
    edited: bool = False
    fragment: bool = False
    guessed: bool = False
    bare: bool = False
    presumed: int | None = None
    unbound: tuple[str, ...] = ()
    mended: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Parsed:
    """A question's words, its readings, and everything that spans it whole."""

    linked: Linked
    readings: tuple[Reading, ...]
    whole: tuple[Edge, ...]


def read(question: str, context: Context, turns: tuple[Turn, ...] = ()) -> Parsed:
    """All readings of a question after these turns, best first; none where it asks nothing."""
    return context.once(("read", question, turns), lambda: _read(question, context, turns))


def _read(question: str, context: Context, turns: tuple[Turn, ...]) -> Parsed:
    linked = link(question, context, antecedents(turns, context))
    if not turns:
        picked = tuple(one for one in linked.pointing if one.picking)
        linked = replace(linked, pointing=picked)
    if not linked.places or len(linked.places) > MOST_WORDS:
        return Parsed(linked, (), ())
    chart = Chart(linked.places, RULES, context)
    for mention in linked.mentions:
        chart.add(mention.start, mention.end, mention.what, mention.score)
    whole = tuple(chart.fill())
    return Parsed(linked, readings_of(whole, linked, context, turns), whole)


def readings_of(
    whole: tuple[Edge, ...], linked: Linked, context: Context, turns: tuple[Turn, ...]
) -> tuple[Reading, ...]:
    """The asks that edges over a whole question stand for, each once, best first."""
    leans = any(_leans(edge, linked) for edge in whole)
    own = [
        reading_of(of_amount(ask, linked, turns, context), edge, score, linked)
        for edge in whole
        if not (turns and leans and edge.skipped)  # `in which rooms?` is not `which rooms?`
        if not (linked.continues and _is_bare(edge.what))
        if not (turns and _is_of_nothing(edge.what))
        for ask, score in asked_by(edge.what, linked, context)
    ]
    whole_by_itself = not leans and any(one.lost <= LITTLE and not one.bare for one in own)
    less = EDITED if whole_by_itself and not linked.continues else 0.0
    guessed = bool(turns) and turns[-1].guessed
    if guessed and (linked.refers or linked.pointing):
        own = [replace(one, guessed=True) for one in own]
    fragment = linked.continues or not whole_by_itself
    followed = replace(linked, pointing=tuple(one for one in linked.pointing if one.to_speaker))
    after = [
        replace(
            reading_of(
                of_amount(ask, linked, turns, context),
                edge,
                score - less - _unasked(ask, edge, linked),
                followed,
            ),
            edited=True,
            fragment=fragment,
            guessed=guessed,
            bare=False,
        )
        for edge in whole
        for ask, score in edits(edge.what, turns, context, yes_no=linked.yes_no)
        if ask != NOTHING and not (leans and isinstance(ask, Count))
    ]
    best: dict[Ask, Reading] = {}
    for reading in (*own, *after):
        known = best.get(reading.ask)
        if known is None or known.score < reading.score:
            best[reading.ask] = reading
    return tuple(sorted(best.values(), key=lambda one: -one.score))


def _unasked(ask: Ask, edge: Edge, linked: Linked) -> float:
    """What it costs to narrow what was asked before where it is asked whether something is so."""
    narrows = isinstance(edge.what, Set | conditions.Linked)
    return WHETHER if linked.yes_no and narrows and not isinstance(ask, Exists | Versus) else 0.0


def _is_bare(what: Constituent) -> bool:
    """Whether things are named with nothing that says what is asked of them."""
    return isinstance(what, Set) and not (what.det or what.order or what.by)


def _is_of_nothing(what: Constituent) -> bool:
    """Whether something is added up that is not said of what: after a turn, not of everything."""
    return isinstance(what, Asked) and what.of is None and what.function is not None


def _leans(edge: Edge, linked: Linked) -> bool:
    """Whether a question is but a condition that asks, `in which room`, or `which has the most`."""
    what = edge.what
    asks_for_end = isinstance(what, conditions.Linked) and what.set.det in {"which", "what"}
    asks_of_groups = isinstance(what, Most) or (isinstance(what, Tally) and what.counted is None)
    left_out = any(linked.places[place].cost for place in edge.skipped)
    return (asks_for_end or asks_of_groups) and not left_out


def reading_of(ask: Ask, edge: Edge, score: float, linked: Linked) -> Reading:
    """A reading with what it leaves out; a word that points to what it knows nothing of, too."""
    left_out = sorted(set(edge.skipped))
    lost = sum(linked.places[place].cost for place in left_out)
    if linked.of_deed and isinstance(edge.what, Set) and not edge.what.nodes.where:
        lost += COST_KNOWN
    if linked.how_much and isinstance(ask, Count) and any(map(_is_of_material, ask.nodes.where)):
        lost += COST_KNOWN  # `how much insulation` is no number of walls
    if isinstance(ask, Count | Exists) and any(map(_is_on_any, ask.nodes.where)):
        lost += COST_KNOWN  # everything is on a floor
    if linked.yes_no and _is_most_of_others(ask):
        lost += COST_KNOWN  # `is there more supply or return pipe` asks for no pipe, nor for a kind
    lost += COST_KNOWN * leaves_had_out(ask, left_out, linked)
    lost += COST_KNOWN * leaves_which_out(left_out, linked)
    lost += COST_KNOWN * leaves_made_of_out(left_out, linked)
    lost += COST_KNOWN * (asks_of_topic(ask, linked) or asks_of_what_is_had(ask, linked))
    lost += COST_KNOWN * leaves_each_out(ask, left_out, linked)
    unbound = tuple(one.text for one in linked.pointing if _is_unbound(one, left_out))
    skipped = tuple(linked.places[p].text for p in left_out if linked.places[p].cost > 0.2)
    if unbound:
        lost += COST_KNOWN
        score -= UNBOUND
    counting = sum(place.cost > 0 for place in linked.places)
    return Reading(
        ask,
        edge.score + score,
        skipped,
        lost,
        counting,
        linked.told_in,
        bare=_is_bare(edge.what),
        presumed=_presumed(edge.what),
        unbound=unbound,
        mended=linked.mended,
    )


def _is_unbound(one: Pointer, left_out: Sequence[int]) -> bool:
    """Whether what points to something is left out; of `how many of these` but `these`, too."""
    return one.places <= set(left_out) or (one.picking and max(one.places) in left_out)


def _is_of_material(one: Condition) -> bool:
    return isinstance(one, Related) and one.nodes.labels == (MATERIAL,)


def _is_on_any(one: Condition) -> bool:
    """Whether things are but said to be on a storey, whichever."""
    bare = isinstance(one, Related) and one.nodes.labels == (STOREY,) and not one.nodes.where
    return bare and isinstance(one, Related) and not (one.negated or one.count or one.only)


def _is_most_of_others(ask: Ask) -> bool:
    """Whether that is asked for which has the most of others, or the fewest."""
    if isinstance(ask, Top):
        return True
    return isinstance(ask, Names) and ask.order is not None and ask.order.counted is not None


def _presumed(what: Constituent) -> int | None:
    """How many things a question says that it is about; None where it does not say."""
    about = what if isinstance(what, Set) else getattr(what, "of", None)
    if not isinstance(about, Set) or about.count is None or about.count[0] != "=":
        return None
    return about.count[1]
