"""Which words of a question count, and what leaving each of them out costs."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

from agents.understanding.language.tables import Language, units
from agents.understanding.language.words import Token, root
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.calling import calls_noun
from agents.understanding.parsing.linking.operators import (
    OPENING,
    is_abbreviated,
    is_any,
    is_conjunction,
    is_pronoun,
    is_small,
    is_written_as_name,
)
from agents.understanding.twin.entries import CALLED, KNOWN, Entry
from agents.understanding.twin.senses import Flagged, Named, Operator, Property, Thing

COST_LIGHT = 0.12
COST_SMALL = 0.15
COST_JOINING = 0.15
COST_UNKNOWN = 1.6
COST_KNOWN = 1.1
COST_ASKING = 0.6
"""What leaving a word out costs; a free word costs nothing, and a known one less than an unknown,
as it may have been heard in another way."""
PARTICIPLE = "ed"
"""How a participle ends in English; in other languages a verb has but the forms that are listed."""
OPENING_WORDS = frozenset({"which", "what", "who", "how", "where", "when"})
"""Operators that open a question."""
WHICH = frozenset({"which", "what"})
ASKING = frozenset({"how_many", "share", "sum", "average"})
"""Operators that say what kind of answer a question wants, wherever they stand."""
OTHERS = frozenset({"what_else"})
"""Those that ask for what was not spoken of."""
LACKING = frozenset({"unrecorded"})
CONTRASTING = frozenset({"difference", "ratio"})
"""Those of two numbers, either of which is no answer."""


def weighed(
    found: Sequence[Token],
    phrases: Sequence[tuple[int, int, Entry]],
    context: Context,
    tables: Sequence[Language],
) -> tuple[list[int], dict[int, float]]:
    """The places of the tokens that count, with what leaving each out costs.

    A free word counts only where a phrase that says something begins or ends with it.
    """
    opening = _opening(found, tables)
    starts = {start for start, _, _ in phrases}
    ends = {end - 1 for _, end, _ in phrases}
    meant = {
        at
        for start, end, entry in phrases
        if _is_meant(entry)
        or (_is_name(entry) and is_written_as_name(start, found, tables))
        or (end == start + 1 and calls_noun(start, entry, found, context))
        for at in range(start, end)
    }
    nouns = {start for start, _, entry in phrases if isinstance(entry.sense, Thing)}
    held = {place for place in range(len(found)) if _is_held_against(place, found, tables)}
    heads = set(_heads(found, tables)) if opening is not None else set[int]()
    numbered = {end for _, end, entry in phrases if _asks_number(entry) and end not in nouns}
    counted, costs = [], {}
    asked = _last_asking(found, tables)
    asking = _costs_of_asking(found, phrases, tables)
    for place, token in enumerate(found):
        free = place not in held and any(token.stem in table.free for table in tables)
        used = place in starts or place in ends
        if token.kind == "sign" and not used:
            continue
        if free and not used:
            continue
        counted.append(place)
        if len(counted) == 1 and is_conjunction(token, tables):
            costs[place] = 0.0
        elif place == opening or place in held:
            costs[place] = COST_KNOWN
        elif place in asking:
            costs[place] = asking[place]
        elif free and place in meant and place and _is_which(found[place - 1], tables):
            costs[place] = COST_KNOWN
        elif free or token.kind == "sign":
            costs[place] = 0.0
        elif token.kind == "number":
            costs[place] = COST_UNKNOWN
        elif (place in meant and not _is_verb(place, found, tables)) or (
            place in heads or _denies(token, tables)
        ):
            costs[place] = COST_KNOWN
        elif any(_is_light(token, table, asked) for table in tables):
            before = place + 1 in nouns
            named = before and (token.stem in context.lexicon.holding or _is_akin(token, tables))
            says = named or place in numbered or context.lexicon.calls_a_row((token.stem,))
            costs[place] = COST_KNOWN if says else COST_LIGHT
        elif any((token.stem,) in table.prepositions for table in tables):
            light = not any(costs[before] for before in counted[:-1])
            where = light and _asks_what(found[counted[0]], tables)  # `what is in the house`
            costs[place] = COST_KNOWN if where or _lacks(place, found, tables) else COST_JOINING
        elif is_small(token, tables):
            costs[place] = COST_SMALL
        elif used or token.stem in context.lexicon.words:
            costs[place] = COST_KNOWN
        else:
            costs[place] = COST_UNKNOWN
    return counted, costs


def _costs_of_asking(
    found: Sequence[Token], phrases: Sequence[tuple[int, int, Entry]], tables: Sequence[Language]
) -> dict[int, float]:
    """What it costs to leave out what asks, a unit behind a number, and what is in capitals."""
    costs = dict.fromkeys(_asking_again(found, tables), COST_ASKING) | _units_behind(found)
    for start, end, entry in phrases:
        if is_abbreviated(start, found):
            costs[start] = COST_KNOWN
        if cost := _cost_of_asking(entry):
            costs[start] = cost
        if is_pronoun(entry, OTHERS):
            costs[end - 1] = COST_ASKING
    return costs


def _units_behind(found: Sequence[Token]) -> dict[int, float]:
    """What it costs to leave out the unit behind a number: 2 hours are no 2."""
    behind = enumerate(pairwise(found), start=1)
    return {
        place: COST_UNKNOWN
        for place, (number, unit) in behind
        if number.kind == "number" and (unit.stem,) in units()
    }


def _is_held_against(place: int, found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a pronoun stands for others that something is held against: `than those upstairs`."""
    before = place - 2 if is_any(found, {place - 1}, {"the"}, tables) else place - 1
    than = before >= 0 and is_any(found, {before}, {"than"}, tables)
    article = is_any(found, {place}, {"the"}, tables)
    return than and not article and is_any(found, {place}, {"they", "it"}, tables)


def _lacks(place: int, found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether something is missing where this word says: `are missing in the house`."""
    return is_any(found, {place - 1}, LACKING, tables)


def _is_light(token: Token, table: Language, asked: int) -> bool:
    """Whether a word says little. A participle says what has become of things: `painted`, and a
    verb what somebody is about: `to paint`; a state says little before what is asked.
    """
    verb = root(token.text) in table.light_roots and not token.text.endswith(PARTICIPLE)
    state = token.stem in table.states and token.end < asked
    return token.stem in table.light or verb or state


def _is_akin(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word but shares its root with one that says little: `lecture` with `lecturer`."""
    tabled = any(token.stem in one for table in tables for one in (table.light, table.states))
    return not tabled and not token.text.endswith(PARTICIPLE)


def _is_verb(place: int, found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a word that says little is the verb at the end: `what refrigerant does it use`."""
    word = found[place]
    last = all(token.kind == "sign" for token in found[place + 1 :])
    return last and any(
        word.stem in table.light and any(token.stem in table.doing for token in found[:place])
        for table in tables
    )


def _last_asking(found: Sequence[Token], tables: Sequence[Language]) -> int:
    """Where the last word that opens a question stands behind others: the offset of its start."""
    return max(
        (
            token.start
            for token in found
            if any(OPENING_WORDS & set(table.operators.get((token.stem,), ())) for table in tables)
        ),
        default=0,
    )


def _heads(found: Sequence[Token], tables: Sequence[Language]) -> Iterator[int]:
    """The places of the words before an `of`: what `who is the mayor of the town` asks for."""
    for place, token in enumerate(found[1:]):
        if any("of" in table.prepositions.get((token.stem,), ()) for table in tables):
            yield place


def _asks_number(entry: Entry) -> bool:
    """Whether a phrase asks how many there are of what stands behind it: `how many places`."""
    return isinstance(entry.sense, Operator) and entry.sense.name == "how_many"


def _asking_again(found: Sequence[Token], tables: Sequence[Language]) -> Iterator[int]:
    """The places of what asks behind a conjunction: `which lamps … and what power`."""
    for place, (before, token) in enumerate(pairwise(found), start=1):
        if is_conjunction(before, tables) and _is_which(token, tables, OPENING_WORDS):
            yield place


def _is_which(token: Token, tables: Sequence[Language], asking: AbstractSet[str] = WHICH) -> bool:
    """Whether a word asks for what the next one names: `which model`."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names & asking)


def _asks_what(token: Token, tables: Sequence[Language]) -> bool:
    return any("what" in table.operators.get((token.stem,), ()) for table in tables)


def _cost_of_asking(entry: Entry) -> float:
    """What it costs to leave out a phrase that says what kind of answer is wanted; 0 of others."""
    name = entry.sense.name if isinstance(entry.sense, Operator) else ""
    return COST_ASKING if name in ASKING else COST_KNOWN if name in CONTRASTING else 0.0


def _is_meant(entry: Entry) -> bool:
    """Whether a phrase says what a question is about: a thing, a measure or a quality."""
    return isinstance(entry.sense, Thing | Property | Flagged) and entry.score >= KNOWN


def _is_name(entry: Entry) -> bool:
    """Whether a phrase is the whole of what a thing is called."""
    return isinstance(entry.sense, Named) and entry.sense.whole and entry.sense.property in CALLED


def _opening(found: Sequence[Token], tables: Sequence[Language]) -> int | None:
    """The place of the `who` or `why` a question opens with, which says what is asked for."""
    for place, token in enumerate(found):
        names = {name for table in tables for name in table.operators.get((token.stem,), ())}
        if names & OPENING:
            return place
        if not any(token.stem in table.free for table in tables):
            return None
    return None


def _denies(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word says that something is not, or is left out."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names & {"no", "except"})
