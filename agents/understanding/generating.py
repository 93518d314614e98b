"""The Query Generator's rule mind: question → readings → the best ask → Cypher, or a refusal."""

from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from agents.messages import ELSEWHERE, Answer, Feedback, Query, Question, Refusal, Split, Twin
from agents.understanding.answers.confidence import likelihood, signs
from agents.understanding.answers.doubts import absence, doubt_of, is_empty_handed
from agents.understanding.answers.intents import intent_of
from agents.understanding.answers.rephrasing import rephrased
from agents.understanding.answers.ties import runner_up, with_ties
from agents.understanding.answers.wording import Wording
from agents.understanding.parsing.background import without_background
from agents.understanding.parsing.clauses import Clause, clauses
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.question import link
from agents.understanding.parsing.reading import Parsed, Reading, read
from agents.understanding.parsing.telling import makes_use, says_nothing, spoken_of
from agents.understanding.parsing.turns import NOTHING, Turn
from agents.understanding.plans.algebra import (
    Ask,
    Count,
    Exists,
    Layers,
    Names,
    Several,
)
from agents.understanding.plans.compiling.asks import compile_ask
from agents.understanding.plans.compiling.draft import Compiled, Unwritable
from agents.understanding.twin.reading import read_lexicon
from graph_store import GraphStore
from graph_store.rows import QueryError, Rows
from graph_store.schema import GraphSchema
from registers.joining import REGISTER_ROW

MOST_RUN = 4
CLOSE = 0.8
"""Readings whose score is this much lower than the best are not run."""
MOST_LOST = 0.8
"""Words worth more than this are not left out of a question that is answered."""
MOST_AROUND = 2.0
"""Words worth more than this are not left out of what is told before a question."""
LITTLE_LOST = 0.15
"""Of a question read as one with the sentence before it no more than this is left out."""
LEAST = 0.55
"""How likely a reading must be to be answered; below it the person is asked back."""
LEAST_OF_ANY = 0.3
"""The same of a graph that is no building: how likely a reading is was learned of buildings."""
CLEAR = 0.95
"""From here on a reading is answered without saying how the question was understood."""
WARY = 0.8
"""How likely a reading must be behind a turn that was not answered."""
NEAR = 0.15
"""Readings whose score is this much lower are hardly less likely."""
MOST_CHOICES = 3
MOST_LEFT_OUT = 3.5
"""A reading that leaves out more than about three telling words is not offered."""
MOST_GUESSED = 1.0
"""An unanswered turn whose likeliest reading leaves out more than that is not known to ask it."""
WITHOUT = 0.7
"""How likely a reading must be of a question without what is said before or after it."""
MOST_TURNS = 6
UNTOLD = "I could not tell what the question asks for."
MOST_OFFERED = 2000
"""Offered questions that are kept."""
MOST_TALKS = 500
"""Talks whose turns are kept."""

_contexts: WeakKeyDictionary[GraphStore, tuple[GraphSchema, Context]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Candidate:
    """A reading that was written and run; `tied`: several things share the first place; `chosen`:
    the question is in the very words in which it was offered.
    """

    reading: Reading
    compiled: Compiled
    rows: Rows | QueryError
    score: float
    tied: bool = False
    chosen: bool = False
    signs: dict[str, float] = field(default_factory=dict)

    @property
    def sure(self) -> float:
        """How likely this is what the question asks, between 0 and 1."""
        return 1.0 if self.chosen else likelihood(self.signs)


def context_of(twin: Twin) -> Context:
    """The words of a twin, read once for each state of it."""
    known = _contexts.get(twin.store)
    if known is None or known[0] != twin.schema:
        known = (twin.schema, Context(read_lexicon(twin.store)))
        _contexts[twin.store] = known
    return known[1]


def candidates(parsed: Parsed, context: Context, store: GraphStore) -> list[Candidate]:
    """The best readings, written and run; results that make no sense lose."""
    found: list[Candidate] = []
    top = parsed.readings[0].score if parsed.readings else 0.0
    for reading in parsed.readings:
        if len(found) >= MOST_RUN or top - reading.score > CLOSE:
            break
        if isinstance(reading.ask, Several):
            continue
        try:
            ask = with_ties(reading.ask, lambda ask: _run(ask, context, store)[1])
            compiled, rows = _run(ask, context, store)
        except Unwritable:
            continue
        nonsense = _nonsense(reading.ask, rows)
        nonsense += _other_unit(reading, compiled) * context.terrain.of_building
        found.append(
            Candidate(reading, compiled, rows, reading.score - nonsense, tied=ask != reading.ask)
        )
    ranked = sorted(found, key=lambda one: -one.score)
    return [
        replace(one, signs=signs(one.reading, one.rows, _next_other(one, ranked[at + 1 :])))
        for at, one in enumerate(ranked)
    ]


def _run(ask: Ask, context: Context, store: GraphStore) -> tuple[Compiled, Rows | QueryError]:
    """An ask as it is written, and what it finds. Raises `Unwritable`."""
    compiled = compile_ask(ask, context.terrain, store.engine.name)
    return compiled, store.read(compiled.cypher, compiled.parameters)


def _next_other(one: Candidate, after: list[Candidate]) -> float | None:
    """The score of the next reading that finds something else; None without one."""
    if not isinstance(one.rows, Rows):
        return next((other.score for other in after), None)
    return next((each.score for each in after if not _finds(each, one.rows)), None)


def _finds(one: Candidate, rows: Rows) -> bool:
    """Whether a reading finds what these rows hold."""
    return isinstance(one.rows, Rows) and one.rows.rows == rows.rows


def _nonsense(ask: Ask, rows: Rows | QueryError) -> float:
    """How little sense a result makes as an answer.

    That no layers are found is one: all have some, and they are not recorded.
    """
    if isinstance(rows, QueryError):
        return 2.0
    if not rows.rows:
        return 0.0 if isinstance(ask, Layers) else 0.4
    if isinstance(ask, Count | Exists):
        return _nothing_counted(ask, rows)
    if isinstance(ask, Names) and ask.measures and all(row[-1] is None for row in rows.rows):
        return 0.6
    return 0.6 if all(value is None for row in rows.rows for value in row) else 0.0


def _nothing_counted(ask: Count | Exists, rows: Rows) -> float:
    """What it costs to count nothing, but for groups, of which the first may well be empty."""
    if ask.nodes.absent:
        return 0.4 if ask.nodes.where_text else 0.0
    grouped = isinstance(ask, Count) and ask.by is not None
    return 0.1 if not grouped and rows.rows[0][-1] in (0, False) else 0.0


def _other_unit(reading: Reading, compiled: Compiled) -> float:
    """What it costs to tell nothing that is measured in the unit the answer is wanted in."""
    unit = reading.told_in
    return 0.6 if unit is not None and unit.unit not in compiled.units.values() else 0.0


def turns_of(history: tuple[Answer, ...], context: Context, store: GraphStore) -> tuple[Turn, ...]:
    """What the earlier turns asked, each read after those before it, and once for a talk."""
    if not history:
        return ()
    told = tuple((answer.question, answer.global_ids) for answer in history[-MOST_TURNS:])
    known = context.talks.get(told)
    if known is None:
        known = _turns_after(turns_of(history[:-1], context, store), history[-1], context, store)
        if len(context.talks) >= MOST_TALKS:
            context.talks.clear()
        context.talks[told] = known
    return known[-MOST_TURNS:]


def _turns_after(
    turns: tuple[Turn, ...], answer: Answer, context: Context, store: GraphStore
) -> tuple[Turn, ...]:
    """These turns and another one; of one that was not answered its likeliest reading is known."""
    understood = understand(answer.question, turns, context, store)
    asked = tuple(Turn(one.reading.ask, answer.global_ids) for one in understood.asked)
    return (*turns, *understood.told, *(asked or (_guessed(understood.doubtful),)))


def _guessed(doubtful: tuple[Candidate, ...]) -> Turn:
    """What a turn asked that was not answered, as far as there is any telling."""
    best = doubtful[0].reading if doubtful else None
    if best is None or best.lost > MOST_GUESSED or absence(best.ask) is not None:
        return Turn(NOTHING)
    return Turn(best.ask, guessed=True)


@dataclass(frozen=True)
class Understood:
    """What a question asks after earlier turns, part by part, and what it tells before that.

    `doubtful` are readings, best first, where none is sure enough to be answered; `others` those
    behind the one that is.
    """

    asked: tuple[Candidate, ...]
    parts: tuple[str, ...] = ()
    told: tuple[Turn, ...] = ()
    doubtful: tuple[Candidate, ...] = ()
    others: tuple[Candidate, ...] = ()


def understand(
    question: str,
    turns: tuple[Turn, ...],
    context: Context,
    store: GraphStore,
    least: float = LEAST,
) -> Understood:
    """The likeliest reading of a question as one; else of each of its parts."""
    chosen = _chosen(question, context, store)
    if chosen is not None:
        return Understood((chosen,), (question,))
    parts = clauses(question)
    if len(parts) > 1 and not parts[-1].asks and says_nothing(read(parts[-1].text, context, turns)):
        before = ". ".join(part.text for part in parts[:-1])
        return understand(before, turns, context, store, least)
    alone = _without(question, turns, context, store, least, things=False)
    if alone is not None:
        return alone
    found = candidates(read(question, context, turns), context, store)
    whole = _told(found, max(least, WARY) if turns and _is_open(turns[-1]) else least)
    several = sum(part.asks for part in parts) > 1
    tells = any(part.tells for part in parts[:-1])
    points = not turns and any(p.asks and link(p.text, context).pointing for p in parts[1:])
    clean = whole is not None and whole.reading.lost <= LITTLE_LOST
    in_one = clean and not context.terrain.of_building
    unsure = whole is None or whole.reading.lost > 0.3
    if len(parts) > 1 and not in_one and (unsure or several or tells or points):
        apart = _understood_apart(parts, turns, context, store, least)
        if apart is not None and (
            whole is None or len(apart.asked) > 1 or tells or points or _less_lost(apart, whole)
        ):
            return apart
    if whole is not None and (clean or not tells):
        return Understood((whole,), (question,), others=tuple(found[1:]))
    alone = _without(question, turns, context, store, least, things=True)
    return alone or Understood((), doubtful=tuple(found))


def _without(
    question: str,
    turns: tuple[Turn, ...],
    context: Context,
    store: GraphStore,
    least: float,
    *,
    things: bool,
) -> Understood | None:
    """What is asked without its background, where that is all the better understood."""
    for rest in without_background(question, context, things=things):
        asked = understand(rest, turns, context, store, max(least, WITHOUT))
        if asked.asked:
            return asked
    return None


def _chosen(question: str, context: Context, store: GraphStore) -> Candidate | None:
    """What was offered in these very words."""
    ask = context.offered.get(_plain(question))
    if ask is None:
        return None
    told = with_ties(ask, lambda ask: _run(ask, context, store)[1])
    compiled, rows = _run(told, context, store)
    return Candidate(Reading(ask, 0.0, (), 0.0, 0), compiled, rows, 0.0, told != ask, chosen=True)


def _told(found: list[Candidate], least: float) -> Candidate | None:
    """The best of several readings, where it is sure enough."""
    if not found or found[0].reading.lost > MOST_LOST or found[0].sure < least:
        return None
    return found[0]


def _is_open(turn: Turn) -> bool:
    """Whether a turn was not answered, so that what goes on from it stands on nothing."""
    return turn.guessed or turn.ask == NOTHING


def _less_lost(apart: Understood, whole: Candidate) -> bool:
    return sum(one.reading.lost for one in apart.asked) < whole.reading.lost


def _understood_apart(
    parts: tuple[Clause, ...],
    turns: tuple[Turn, ...],
    context: Context,
    store: GraphStore,
    least: float,
) -> Understood | None:
    """Each part by itself, after those before it; None where one that asks is not understood."""
    if not any(part.asks for part in parts):
        return None
    asked: list[Candidate] = []
    texts: list[str] = []
    told: tuple[Turn, ...] = ()
    said: list[str] = []
    for part in parts:
        parsed = read(part.text, context, (*turns, *told))
        if part.tells and not asked:
            about = _about(parsed, context, store)
            if about is None and parsed.readings:
                return None
            told = (*told, *((about,) if about else ()))
            said.append(part.text)
            continue
        found = candidates(parsed, context, store)
        best = _told(found, least)
        if not part.asks:
            if best is not None and isinstance(best.reading.ask, Names | Count | Exists):
                told = (*told, Turn(best.reading.ask))
                said.append(part.text)
            elif (about := _about(parsed, context, store, MOST_AROUND)) is not None:
                told = (*told, about)
                said.append(part.text)
            continue
        if best is None or any(one.reading.ask == best.reading.ask for one in asked):
            return None
        if not asked and not _all_used(told, best.reading.ask):
            return None
        asked.append(best)
        texts.append(". ".join([*said, part.text]))
        told = (*told, Turn(best.reading.ask))
    return Understood(tuple(asked), tuple(texts), told[: len(told) - len(asked)])


def _about(
    parsed: Parsed, context: Context, store: GraphStore, most: float = MOST_LOST
) -> Turn | None:
    """What a person tells of: the likeliest things of a sentence that are there; words worth more
    than `most` are not left out."""
    for nodes in spoken_of(parsed, most):
        try:
            rows = _run(Names(nodes), context, store)[1]
        except Unwritable:
            continue
        if isinstance(rows, Rows) and rows.rows:
            return Turn(Names(nodes))
    return None


def _all_used(told: tuple[Turn, ...], ask: Ask) -> bool:
    """Whether a question makes use of what a person told before it."""
    things = [turn.ask.nodes for turn in told if isinstance(turn.ask, Names)]
    return all(makes_use(ask, nodes) for nodes in things)


def generate(
    question: Question, twin: Twin, feedback: Feedback | None = None, least: float = LEAST
) -> Query | Refusal | Split:
    """A query for the likeliest reading of a question, or an honest refusal.

    A reading less likely than `least` is not answered, but offered with others.
    """
    context = context_of(twin)
    least = min(least, LEAST if context.terrain.of_building else LEAST_OF_ANY)
    turns = turns_of(question.history, context, twin.store)
    understood = understand(question.text, turns, context, twin.store, least)
    tried = feedback.tried if feedback else ()
    if len(understood.asked) > 1:
        return Split(parts=understood.parts)
    if not understood.asked:
        return _refused(understood.doubtful, context, question.text)
    first = understood.asked[0]
    doubt = _doubt(first, context)
    if doubt is not None:
        return doubt
    query = _query(first, context, twin.store)
    if any(query.asks_as(other) for other in tried):
        return Refusal(reason="No other reading of the question is left to try.")
    return query


def _doubt(one: Candidate, context: Context) -> Refusal | None:
    """What is said in place of what a reading finds; of another number of things, that number's."""
    doubt = doubt_of(one.reading, one.rows)
    if REGISTER_ROW in context.lexicon.terrain.of_label and absence(one.reading.ask) is not None:
        return Refusal(reason=ELSEWHERE)
    if doubt is None or one.reading.presumed is None:
        return doubt
    return doubt.model_copy(update={"suggestions": _choices((one,), context)})


def _plain(text: str) -> str:
    return text.casefold().strip(" ?.")


def _query(one: Candidate, context: Context, store: GraphStore) -> Query:
    told = ", ".join(f"{name} {value:.2f}" for name, value in one.signs.items())
    wording = _wording(context)
    intent = intent_of(one.reading, one.compiled, one.rows, wording)
    slips = tuple(f"I read “{slip}” as “{word}”." for slip, word in one.reading.mended)
    intent = intent.model_copy(update={"remarks": (*intent.remarks, *slips)})
    if one.sure < CLEAR and (meant := rephrased(one.reading.ask, wording)):
        intent = intent.model_copy(update={"remarks": (*intent.remarks, f"Understood as: {meant}")})
    return Query(
        cypher=one.compiled.cypher,
        parameters=one.compiled.parameters,
        elements=one.compiled.elements,
        runner_up=_runner_up(one, context, store),
        explanation=f"{one.sure:.2f} sure: {told}",
        intent=intent,
    )


def _runner_up(one: Candidate, context: Context, store: GraphStore) -> str | None:
    """The query with those behind the one that is first; None where all that are first are told."""
    behind = None if one.tied else runner_up(one.reading.ask)
    if behind is None:
        return None
    return compile_ask(behind, context.terrain, store.engine.name).cypher


def _wording(context: Context) -> Wording:
    return Wording(context.terrain.schema.units)


def _refused(doubtful: tuple[Candidate, ...], context: Context, question: str) -> Refusal:
    """Why a question is not answered, and what it may have meant."""
    if not doubtful:
        unknown = link(question, context).unknown
        return Refusal(reason=_not_known(unknown) if unknown else UNTOLD)
    suggestions = _choices(doubtful, context)
    if unbound := doubtful[0].reading.unbound:
        told = " and ".join(f"“{word}”" for word in unbound)
        return Refusal(reason=f"Please name what {told} stands for.", suggestions=suggestions)
    left = doubtful[0].reading.skipped
    if left:
        return Refusal(reason=_not_known(left), suggestions=suggestions)
    return Refusal(reason="I am not sure what the question asks for.", suggestions=suggestions)


def _not_known(words: tuple[str, ...]) -> str:
    told = ", ".join(f"“{word}”" for word in words)
    return f"I do not know what {told} {'means' if len(words) == 1 else 'mean'} here."


def _choices(doubtful: tuple[Candidate, ...], context: Context) -> tuple[str, ...]:
    """What the readings ask in plain words; each is answered as it is meant when it is asked."""
    found: dict[str, Ask] = {}
    wording = _wording(context)
    for one in doubtful:
        question = rephrased(one.reading.ask, wording)
        told = one.reading.lost <= MOST_LEFT_OUT and not is_empty_handed(one.reading.ask, one.rows)
        if question and told:
            found.setdefault(question, one.reading.ask)
    offered = tuple(found)[:MOST_CHOICES]
    if len(context.offered) > MOST_OFFERED:
        context.offered.clear()
    context.offered.update((_plain(question), found[question]) for question in offered)
    return offered
