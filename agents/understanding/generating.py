"""The Query Generator's rule mind: question → readings → the best ask → Cypher, or a refusal."""

from dataclasses import replace
from weakref import WeakKeyDictionary

from agents.messages import ELSEWHERE, Feedback, Query, Question, Refusal, Split, Twin
from agents.understanding.answers.besides import besides
from agents.understanding.answers.doubts import (
    absence,
    doubt_of,
    is_empty_handed,
    is_of_none,
    tells_what_is_nowhere,
)
from agents.understanding.answers.found import as_found
from agents.understanding.answers.intents import intent_of
from agents.understanding.answers.rephrasing import rephrased
from agents.understanding.answers.ties import runner_up
from agents.understanding.answers.unasked import instead, is_unasked
from agents.understanding.answers.witnesses import witnessed, witnesses
from agents.understanding.answers.wording import Wording
from agents.understanding.choosing.candidates import Candidate, run
from agents.understanding.choosing.choice import meant
from agents.understanding.choosing.one_of_several import one_of_several
from agents.understanding.choosing.talks import turns_of
from agents.understanding.choosing.understood import LEAST, plain, understand
from agents.understanding.choosing.unfounded import unfounded
from agents.understanding.choosing.unranked import (
    equals,
    only_one,
    told_anyway,
    unranked,
    unrecorded,
)
from agents.understanding.language.speaking import plural
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.question import link
from agents.understanding.parsing.reading import read
from agents.understanding.plans.algebra import Aggregate, Ask, Count, Exists, Names
from agents.understanding.plans.compiling.asks import compile_ask
from agents.understanding.twin.keeping import lexicon_of
from graph_store import GraphStore
from graph_store.schema import GraphSchema
from registers.joining import REGISTER_ROW

LEAST_OF_ANY = 0.3
"""How likely a reading must be of a graph that is no building: that was learned of buildings."""
CLEAR = 0.95
"""From here on a reading is answered without saying how the question was understood."""
MOST_CHOICES = 3
MOST_LEFT_OUT = 3.5
"""A reading that leaves out more than about three telling words is not offered."""
EMPTY = "This twin holds nothing yet. Load a building first; then ask."
UNTOLD = "I could not tell what the question asks for."
MOST_OFFERED = 2000
"""Offered questions that are kept."""

_contexts: WeakKeyDictionary[GraphStore, tuple[GraphSchema, Context]] = WeakKeyDictionary()


def context_of(twin: Twin) -> Context:
    """The words of a twin, read once for each state of it."""
    known = _contexts.get(twin.store)
    if known is None or known[0] != twin.schema:
        known = (twin.schema, Context(lexicon_of(twin.store)))
        _contexts[twin.store] = known
    return known[1]


def generate(
    question: Question, twin: Twin, feedback: Feedback | None = None, least: float = LEAST
) -> Query | Refusal | Split:
    """A query for the likeliest reading of a question, or an honest refusal.

    A reading less likely than `least` is not answered, but offered with others.
    """
    first = chosen(question, twin, least)
    if not isinstance(first, Candidate):
        return first
    query = _query(first, question.text, context_of(twin), twin)
    if any(query.asks_as(other) for other in (feedback.tried if feedback else ())):
        return Refusal(reason="No other reading of the question is left to try.")
    return query


def chosen(question: Question, twin: Twin, least: float = LEAST) -> Candidate | Refusal | Split:
    """The likeliest reading of a question, or why there is none; for `generate`, and for SQL."""
    context = context_of(twin)
    if not context.terrain.everything:
        return Refusal(reason=EMPTY)
    least = min(least, LEAST if context.terrain.of_building else LEAST_OF_ANY)
    turns = turns_of(question.history, context, twin)
    text = meant(question.text, question.history)
    understood = understand(text, turns, context, twin, least)
    if twin.deadline.over:  # then the readings were not all weighed
        return Refusal(reason=twin.deadline.unfinished)
    if len(understood.asked) > 1:
        return Split(parts=understood.parts)
    if not understood.asked:
        return _refused(understood.doubtful, context, text)
    first = understood.asked[0]
    if is_unasked(text, first.reading.ask, context):
        reading = replace(first.reading, ask=instead(first.reading.ask))
        return _refused((replace(first, reading=reading),), context, text)
    first = only_one(first, context, twin) or first
    unsaid = unfounded(first.reading.ask, first.rows, context, twin)
    if turns:
        linked, last = read(text, context, turns).linked, turns[-1].ask
        unsaid = one_of_several(linked, last, first.reading.ask, context, twin) or unsaid
    unsaid = unsaid or unranked(first.reading.ask, context, twin)
    return unsaid or _doubt(first, context, twin) or first


def _doubt(one: Candidate, context: Context, twin: Twin) -> Refusal | None:
    """What is said in place of what a reading finds; of another number of things, that number's."""
    ask, added = one.reading.ask, None
    if one.reading.presumed is not None and isinstance(ask, Aggregate):
        added = run(Names(ask.nodes), context, twin)[1]
    told = replace(one.reading, ask=told_anyway(ask, context))
    doubt = doubt_of(told, one.rows, context.lexicon.recognised, added)
    if REGISTER_ROW in context.lexicon.terrain.of_label and absence(one.reading.ask) is not None:
        return Refusal(reason=ELSEWHERE)
    lacking = isinstance(ask, Count | Names | Aggregate) and ask.nodes.lacking
    if doubt is None or (one.reading.presumed is None and not lacking):
        return doubt
    return doubt.model_copy(update={"suggestions": _choices((one,), context)})


def _holds_none(ask: Ask) -> tuple[str, ...]:
    """What is said beside things without others of which the twin has none: so all of them are."""
    if not isinstance(ask, Count | Names | Aggregate | Exists):
        return ()
    return tuple(f"This model holds no {plural(word)} at all." for word in ask.nodes.without)


def _query(one: Candidate, question: str, context: Context, twin: Twin) -> Query:
    told = ", ".join(f"{name} {value:.2f}" for name, value in one.signs.items())
    wording = _wording(context)
    told_of = as_found(one.reading.ask, one.rows)
    intent = intent_of(replace(one.reading, ask=told_of), one.compiled, one.rows, wording)
    slips = tuple(f"I read “{slip}” as “{word}”." for slip, word in one.reading.mended)
    ask = one.reading.ask
    none = (*_holds_none(ask), *unrecorded(ask, context, twin), *equals(ask, context, twin))
    named = _named(one, context, twin)
    others = besides(question, ask, context)
    remarks = (*intent.remarks, *named, *others, *none, *slips)
    intent = intent.model_copy(update={"remarks": remarks})
    meant = rephrased(told_of, wording) if one.sure < CLEAR else None
    if meant and plain(meant) != plain(question):
        intent = intent.model_copy(update={"remarks": (*intent.remarks, f"Understood as: {meant}")})
    return Query(
        cypher=one.compiled.cypher,
        parameters=one.compiled.parameters,
        elements=one.compiled.elements,
        runner_up=_runner_up(one, context, twin),
        explanation=f"{one.sure:.2f} sure: {told}",
        intent=intent,
    )


def _named(one: Candidate, context: Context, twin: Twin) -> tuple[str, ...]:
    """The names of the things that a yes rests on."""
    listed = witnessed(one.reading.ask, one.rows)
    return witnesses(run(listed, context, twin)[1]) if listed is not None else ()


def _runner_up(one: Candidate, context: Context, twin: Twin) -> str | None:
    """The query with those behind the one that is first; None where all that are first are told."""
    behind = None if one.tied else runner_up(one.reading.ask)
    if behind is None:
        return None
    return compile_ask(behind, context.terrain, twin.store.engine.name).cypher


def _wording(context: Context) -> Wording:
    return Wording(context.terrain.units)


def _refused(doubtful: tuple[Candidate, ...], context: Context, question: str) -> Refusal:
    """Why a question is not answered, and what it may have meant."""
    if not doubtful:
        return Refusal(reason=_untold(question, context))
    suggestions = _choices(doubtful, context)
    if unbound := doubtful[0].reading.unbound:
        told = " and ".join(f"“{word}”" for word in unbound)
        return Refusal(reason=f"Please name what {told} stands for.", suggestions=suggestions)
    left = doubtful[0].reading.skipped
    if left:
        missing = context.lexicon.storeys.missing(question, left)
        reason = _no_storey(missing, context) if missing else _not_known(left)
        return Refusal(reason=reason, suggestions=suggestions)
    return Refusal(reason="I am not sure what the question asks for.", suggestions=suggestions)


def _untold(question: str, context: Context) -> str:
    """Why a question is not read in any way."""
    linked = link(question, context)
    if linked.unknown:
        return _not_known(linked.unknown)
    said = [place.text for place in linked.places]
    missing = context.lexicon.storeys.missing(question, said)
    return _no_storey(missing, context) if missing else UNTOLD


def _no_storey(called: str, context: Context) -> str:
    names = ", ".join(one.name for one in context.lexicon.storeys.storeys if one.name)
    return f"This model has no storey that “{called}” could stand for. Its storeys: {names}."


def _not_known(words: tuple[str, ...]) -> str:
    told = ", ".join(f"“{word}”" for word in words)
    return f"I do not know what {told} {'means' if len(words) == 1 else 'mean'} here."


def _of_those_there(ask: Ask) -> Ask:
    """An ask about several things, about those alone that the twin has."""
    if isinstance(ask, Count | Names | Aggregate) and ask.nodes.lacking:
        return replace(ask, nodes=replace(ask.nodes, lacking=()))
    return ask


def _choices(doubtful: tuple[Candidate, ...], context: Context) -> tuple[str, ...]:
    """What the readings ask in plain words; each is answered as it is meant when it is asked."""
    found: dict[str, Ask] = {}
    wording = _wording(context)
    for one in doubtful:
        question = rephrased(one.reading.ask, wording)
        told = one.reading.lost <= MOST_LEFT_OUT and not is_empty_handed(one.reading.ask, one.rows)
        none = is_of_none(one.reading.ask) or tells_what_is_nowhere(one.reading.ask)
        if question and told and not none:
            found.setdefault(question, _of_those_there(one.reading.ask))
    offered = tuple(found)[:MOST_CHOICES]
    if len(context.offered) > MOST_OFFERED:
        context.offered.clear()
    context.offered.update((plain(question), found[question]) for question in offered)
    return offered
