"""What stretches of a question may mean, and which of that goes before other of it."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token
from agents.understanding.parsing.constituents.conditions import Flags
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.linking.operators import (
    is_any,
    is_conjunction,
    is_preposition,
    is_written_as_name,
)
from agents.understanding.plans.algebra import Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Flagged, Noun, Operator, Property, Thing, Written

UNITS = frozenset({"IfcNamedUnit", "IfcDerivedUnit"})
"""The labels of the nodes that stand for units."""
PHRASE = 0.2
"""What each further word of a phrase is worth: words side by side mean one thing."""
AMID = 0.8
"""What it costs to end a measure amid a phrase for things."""


@dataclass(frozen=True, slots=True)
class Mention:
    """What the words `start` to `end` (of those that count) may mean, and how well they do."""

    start: int
    end: int
    what: Constituent
    score: float


def well_divided(
    phrases: Sequence[tuple[int, int, Entry]], found: Sequence[Token], tables: Sequence[Language]
) -> Iterator[tuple[int, int, Entry]]:
    """The phrases, but no noun for names as the verb that lists where more is told beside them: the
    `names` of `names and dates` are asked for; nor the first word of a measure: of the `return
    temperature` no temperature is returned; nor what asks across one: the `model number` is not
    `the number`.
    """
    nouns = {(start, end) for start, end, entry in phrases if entry.sense == Noun("names")}
    measures = [(start, end) for start, end, e in phrases if isinstance(e.sense, Property)]
    wide = [(start, end) for start, end in measures if end - start > 1]
    for start, end, entry in phrases:
        lists = entry.sense == Operator("list")
        verb = lists and (start, end) in nouns
        begins = lists and any(one[0] == start and one[1] > end for one in measures)
        beside = end < len(found) and is_conjunction(found[end], tables)
        across = any(start < one[0] and one[1] <= end for one in wide)
        across = across and isinstance(entry.sense, Operator)
        if not (begins or across or (verb and beside)):
            yield start, end, entry


def modifiers(
    phrases: Sequence[tuple[int, int, Entry]], spoken: Sequence[str]
) -> frozenset[int] | None:
    """Where a phrase ends right before a noun that it may modify; None in a language that writes
    no modifier before its noun, or none apart from it.
    """
    if "en" not in spoken:
        return None
    behind = (start for start, _, entry in phrases if isinstance(entry.sense, Thing | Flagged))
    return frozenset(behind)


def singled_out(
    found: Sequence[Token], index: Mapping[int, int], tables: Sequence[Language]
) -> frozenset[int]:
    """The places that stand behind a definite article, or are written as names are."""
    return frozenset(
        at
        for n, at in index.items()
        if is_any(found, {n - 1}, {"the"}, tables)
        or (n and any(found[n - 1].stem in table.contracted for table in tables))
        or is_written_as_name(n, found, tables)
    )


def definite(mentions: Sequence[Mention], single: AbstractSet[int]) -> Iterator[Mention]:
    """The mentions, one thing's name where it is singled out before what is a word for more than
    it: `the hall` and `Hall` are the room of that name, `a hall` any corridor.
    """
    words: dict[tuple[int, int], float] = {}
    for one in mentions:
        if isinstance(one.what, Set) and one.what.nodes.concepts and not one.what.many:
            place = one.start, one.end
            words[place] = max(one.score, words.get(place, 0.0))
    for one in mentions:
        word = words.get((one.start, one.end), 0.0)
        if one.start in single and word > one.score and is_whole_name(one.what):
            yield replace(one, score=word + PHRASE)
        else:
            yield one


def without_flags_of_place(
    mentions: Sequence[Mention],
    found: Sequence[Token],
    index: Mapping[int, int],
    tables: Sequence[Language],
) -> Iterator[Mention]:
    """The mentions, but no quality by a word that joins what stands behind it: `inside the hall`,
    `inside room 3`, and neither `inside doors` nor `the outside wall`.
    """
    things = [one for one in mentions if isinstance(one.what, Set) and not one.what.many]
    single = {one.start for one in things if isinstance(one.what, Set) and one.what.nodes.where}
    single |= {one.start for one in things if one.end in single}
    at = {place: n for n, place in index.items()}
    for one in mentions:
        n = at.get(one.start, -1)
        alone = isinstance(one.what, Flags) and one.end == one.start + 1
        joins = alone and n >= 0 and is_preposition(found[n], tables)
        if not (joins and (one.end in single or is_any(found, {n + 1}, {"the"}, tables))):
            yield one


def without_halves(mentions: Sequence[Mention], joints: AbstractSet[int]) -> Iterator[Mention]:
    """The mentions, but none that ends or begins at a hyphen within what is known as a whole: the
    basement is a `sous-sol` and lies below no floor. `joints` are the places behind hyphens.
    """
    whole = {at for at in joints if any(one.start < at < one.end for one in mentions)}
    return (one for one in mentions if not whole & {one.start, one.end})


def is_whole_name(what: Constituent) -> bool:
    """Whether it is the things of one name."""
    where = what.nodes.where if isinstance(what, Set) and what.named and not what.bound else ()
    return len(where) == 1 and isinstance(where[0], Test) and where[0].operator == "="


def without_absent(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, but none of what the twin lacks within the name of what it has: a solar panel
    is no panel that is not there.
    """
    there = [one for one in mentions if isinstance(one.what, Set) and not one.what.nodes.absent]
    for one in mentions:
        lacking = isinstance(one.what, Set) and one.what.nodes.absent
        if not lacking or not any(_is_within(one, other) for other in there):
            yield one


def within_buildings(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, but none within the name of the building: Oriel Library is no library in it."""
    wholes = [one for one in mentions if one.end > one.start + 1 and _is_building(one)]
    for one in mentions:
        narrow = (each for each in wholes if each.end - each.start > one.end - one.start)
        if not any(each.start <= one.start and one.end <= each.end for each in narrow):
            yield one


def _is_building(one: Mention) -> bool:
    if not isinstance(one.what, Set) or one.what.nodes.where:
        return False
    return bool(set(one.what.nodes.labels) & knowledge().whole)


def without_heads(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, but none of the last word of a phrase that stands for just the same."""
    for one in mentions:
        head = isinstance(one.what, Set) and any(
            other.start < one.start and other.end == one.end and other.what == one.what
            for other in mentions
        )
        if not head:
            yield one


def whole_phrases(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """A measure that ends amid what things are called is seldom meant: `how many guest rooms` asks
    for no number of guests. Nor is anything by a word for all things within a measure's name: a
    `parts warranty` is none of the parts.
    """
    things = [one for one in mentions if isinstance(one.what, Set) and one.what.nodes.concepts]
    measures = [one for one in mentions if isinstance(one.what, Asked) and one.what.properties]
    for one in mentions:
        phrases = things if isinstance(one.what, Asked) else measures if _is_any(one) else []
        amid = any(phrase.start < one.end < phrase.end for phrase in phrases)
        yield replace(one, score=one.score - AMID) if amid else one


def _is_any(one: Mention) -> bool:
    """Whether a word means any thing there is, whatever it may be."""
    nodes = one.what.nodes if isinstance(one.what, Set) else None
    return (
        nodes is not None
        and bool(nodes.labels)
        and not nodes.where
        and (set(nodes.labels) <= {*knowledge().broad})
    )


def without_units_of_names(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, but no unit that is the end of a property's name: `length m`; what is written
    as a unit stands for the measure and not for the unit's own node, and a measure that is called
    by it (`square metres`) is asked for in it.
    """
    symbols = {
        (one.start, one.end): one.what.sense.unit.symbol
        for one in mentions
        if isinstance(one.what, Word) and isinstance(one.what.sense, Written)
    }
    written = {(one.start, one.end) for one in mentions if _is_unit(one.what)}
    names = [one for one in mentions if isinstance(one.what, Asked) and not one.what.unit]
    for one in mentions:
        longer = [other for other in names if other.start < one.start]
        node = isinstance(one.what, Set) and set(one.what.nodes.labels) <= UNITS
        if node and (one.start, one.end) in written:
            continue
        if isinstance(one.what, Asked) and (symbol := symbols.get((one.start, one.end))):
            one = replace(one, what=replace(one.what, unit=symbol))  # noqa: PLW2901
        if not (_is_unit(one.what) and any(_is_within(one, other) for other in longer)):
            yield one


def _is_unit(what: Constituent) -> bool:
    """Whether it is a unit as it is written, or what is measured in it."""
    measured = isinstance(what, Asked) and bool(what.unit)
    return measured or (isinstance(what, Word) and isinstance(what.sense, Written))


def _is_within(one: Mention, other: Mention) -> bool:
    """Whether a mention is another one or its last words."""
    return other.start <= one.start and one.end == other.end
