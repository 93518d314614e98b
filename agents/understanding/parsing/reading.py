"""Question → readings: what it may ask, best first."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from agents.understanding.language.tables import Unit
from agents.understanding.parsing.antecedents import antecedents
from agents.understanding.parsing.asking.asks import asks
from agents.understanding.parsing.asking.found import Found
from agents.understanding.parsing.asking.sets import in_each
from agents.understanding.parsing.chart import Chart, Edge
from agents.understanding.parsing.constituents import conditions
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Most, Tally
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.following.edits import edits
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.questions import FUNCTIONS
from agents.understanding.parsing.linking.costs import COST_KNOWN
from agents.understanding.parsing.linking.question import Linked, link
from agents.understanding.parsing.table import rules
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Names,
    Related,
    Versus,
)
from agents.understanding.twin.senses import Relation

MOST_WORDS = 40
"""Words that count; a longer question is refused."""


LITTLE = 0.29
"""Cost of words; a reading that leaves out no more of a question says all of it."""
WHETHER = 0.8
RATHER = 0.02
"""What it is worth to name the things of which a bare `any` asks; without any it is a no."""
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
    linked = link(question, context, antecedents(turns, context))
    if not turns:
        linked = replace(linked, pointing=())
    if not linked.places or len(linked.places) > MOST_WORDS:
        return Parsed(linked, (), ())
    chart = Chart(linked.places, rules(context))
    for mention in linked.mentions:
        chart.add(mention.start, mention.end, mention.what, mention.score)
    whole = tuple(chart.fill())
    return Parsed(linked, readings_of(whole, linked, context, turns), whole)


def readings_of(
    whole: tuple[Edge, ...], linked: Linked, context: Context, turns: tuple[Turn, ...]
) -> tuple[Reading, ...]:
    """The asks that edges over a whole question stand for, each once, best first."""
    own = [
        reading_of(_of_amount(ask, linked, turns), edge, score, linked)
        for edge in whole
        if not (linked.continues and _is_bare(edge.what))
        if not (turns and _is_of_nothing(edge.what))
        for ask, score in _asked(edge.what, linked, context)
    ]
    leans = any(_leans(edge, linked) for edge in whole)
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
                _of_amount(ask, linked, turns),
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
        if not (leans and isinstance(ask, Count))
    ]
    best: dict[Ask, Reading] = {}
    for reading in (*own, *after):
        known = best.get(reading.ask)
        if known is None or known.score < reading.score:
            best[reading.ask] = reading
    return tuple(sorted(best.values(), key=lambda one: -one.score))


def _asked(what: Constituent, linked: Linked, context: Context) -> Found:
    """What a constituent asks by itself; `any rooms without a window?` asks for them, too."""
    grouped = isinstance(what, Set) and what.by is not None and not what.det
    whether = linked.yes_no and not (grouped and not linked.of_each)  # `can you split it by floor`
    for ask, score in asks(what, context, yes_no=whether):
        if linked.grants and isinstance(ask, Exists) and not (ask.every or ask.nodes.where):
            continue
        if linked.grants and (all_of_them := _of_all(what, ask)) is not None:
            yield all_of_them, score + RATHER
        yield (in_each(ask, context) if linked.everywhere else None) or ask, score
        several = linked.which_any and isinstance(what, Set) and what.many
        if several and isinstance(ask, Exists) and ask.every is None and ask.nodes.where:
            yield Names(ask.nodes), score + RATHER
    if isinstance(what, Set) and linked.told_in is not None:
        yield from _added_up(what, linked, linked.told_in, context)


def _of_all(what: Constituent, ask: Ask) -> Exists | None:
    """`are the bay doors external`: whether all are so of those that the question says there are."""
    if not isinstance(what, Set) or not what.many or what.det or what.parts:
        return None
    if not isinstance(ask, Exists) or ask.every is not None or not ask.nodes.where:
        return None
    *others, last = ask.nodes.where
    said = not (isinstance(last, Related) and last.negated)
    return (
        Exists(replace(ask.nodes, where=tuple(others), where_text=""), ask.nodes) if said else None
    )


def _of_amount(ask: Ask, linked: Linked, turns: tuple[Turn, ...]) -> Ask:
    """`how much of it is upstairs?` behind a total: that of these things, not their number."""
    last = turns[-1].ask if turns else None
    if not linked.how_much or not isinstance(last, Aggregate) or not isinstance(ask, Count):
        return ask
    same = ask.by is None and ask.nodes.kinds == last.nodes.kinds
    return replace(last, nodes=ask.nodes, by=None) if same else ask


def _added_up(what: Set, linked: Linked, unit: Unit, context: Context) -> Found:
    """`the total of both bedrooms in m²`: the unit says what is added up."""
    said = {one.what.name for one in linked.mentions if isinstance(one.what, Word)}
    function = next((FUNCTIONS[name] for name in ("sum", "average") if name in said), None)
    if function is None:
        return
    asked = Asked(context.dimension(unit.unit), function=function)
    for told, score in measured(context, asked, replace(what, det=""), 0.0):
        for ask, worth in asks(told, context, yes_no=False):
            yield ask, score + worth


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
    asks_of_groups = isinstance(what, Most | Tally)
    left_out = any(linked.places[place].cost for place in edge.skipped)
    return (asks_for_end or asks_of_groups) and not left_out


def reading_of(ask: Ask, edge: Edge, score: float, linked: Linked) -> Reading:
    """A reading with what it leaves out; a word that points to what it knows nothing of, too."""
    left_out = sorted(set(edge.skipped))
    lost = sum(linked.places[place].cost for place in left_out)
    if linked.of_deed and isinstance(edge.what, Set) and not edge.what.nodes.where:
        lost += COST_KNOWN
    if linked.yes_no and _is_bare_existence(ask) and _leaves_object_out(left_out, linked):
        lost += COST_KNOWN
    unbound = tuple(one.text for one in linked.pointing if one.places <= set(left_out))
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


def _is_bare_existence(ask: Ask) -> bool:
    return isinstance(ask, Exists) and not ask.nodes.where and ask.every is None


def _leaves_object_out(left_out: Sequence[int], linked: Linked) -> bool:
    """Whether what things are asked to have is left out: the `stamp` of `do lifts have a stamp`."""
    having = {
        place
        for one in linked.mentions
        if isinstance(one.what, Word) and isinstance(one.what.sense, Relation)
        if one.what.sense.preposition == "with" and not one.what.sense.types
        for place in range(one.start, one.end)
    }
    used = set(range(len(linked.places))) - set(left_out) - having
    last = max(used, default=-1)
    known = {place for one in linked.mentions for place in range(one.start, one.end)}
    behind = [p for p in left_out if p > last and linked.places[p].cost and p not in known]
    return bool(having and behind)


def _presumed(what: Constituent) -> int | None:
    """How many things a question says that it is about; None where it does not say."""
    about = what if isinstance(what, Set) else getattr(what, "of", None)
    if not isinstance(about, Set) or about.count is None or about.count[0] != "=":
        return None
    return about.count[1]
