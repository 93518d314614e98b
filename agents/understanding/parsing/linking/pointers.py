"""Words that point to what was spoken of: `those`, `in there`, `here`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.linking.mentions import Mention
from agents.understanding.parsing.linking.operators import (
    LAST,
    PLACING,
    POINTING,
    PRONOUNS,
    is_any,
    is_last,
    is_preposition,
    is_pronoun,
)
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Graded, Named, Operator, Relation, Thing

TOLD = frozenset({"they", "it"})
IMPERSONAL = frozenset({"there", "it"})
"""What stands in `are there` and `gibt es` as well."""
PICKING = frozenset({"how_many", "which", "what"})
ASKING = frozenset({"exists"})
EITHER = 0.15
"""How much less likely a word for one or several things that were spoken of is for one."""
Antecedents = Mapping[str, tuple[Set, ...]]
EMPTY: Antecedents = {}


@dataclass(frozen=True, slots=True)
class Pointer:
    """Words that point to what was spoken of, and their places; none where they stand for nothing.

    `to_speaker`: they point to where the person is (`here`), which no earlier turn tells;
    `picking`: it is asked which or how many of those there are (`how many of them`).
    """

    places: frozenset[int]
    text: str
    to_speaker: bool
    picking: bool = False


def places_of(start: int, end: int, index: Mapping[int, int]) -> frozenset[int]:
    """The places of a stretch of tokens; none where one of them does not count."""
    places = range(start, end)
    return frozenset(index[one] for one in places) if index.keys() >= set(places) else frozenset()


def stands_for_something(entry: Entry, known: Antecedents) -> bool:
    """Whether a word is more than a pronoun without anything it could stand for."""
    return not is_pronoun(entry, PRONOUNS) or bool(known.get(entry.sense.name))  # type: ignore[union-attr]


def told_apart(
    phrases: Sequence[tuple[int, int, Entry]],
    found: Sequence[Token],
    tables: Sequence[Language],
) -> Iterator[tuple[int, int, Entry]]:
    """The phrases without the pronouns that a word is not where it stands: behind `have` or `is
    there` it is one more (`does the hall have one`), not that which was told (`the big one`); an
    article before its noun (`das Bad`) points to nothing by itself. Nor `got` without its `has`,
    nor the verb of a relative clause: `rooms that have a window`, `Räume, die Fenster haben`. The
    `there` of `are there` and the `es` of `gibt es` are no place and nothing that was told.
    """
    relative = {
        end
        for start, end, entry in phrases
        if isinstance(entry.sense, Relation) and not entry.sense.finite and end - start > 1
    }
    asks = [(start, end) for start, end, entry in phrases if is_pronoun(entry, ASKING)]
    asking = {end for _, end in asks}
    placing = {start for start, _, entry in phrases if isinstance(entry.sense, Relation)}
    more = {
        (start, end)
        for start, end, entry in phrases
        if is_pronoun(entry, LAST)
        if is_last(found[end:], tables) or (start in asking and end in placing)
    }
    for start, end, entry in phrases:
        having = start > 0 and any((found[start - 1].stem,) in table.having for table in tables)
        one_more = (having or start in asking) and (start, end) in more
        article = is_any(found, {start}, {"the"}, tables) and end == start + 1
        article = article and not _stands_alone(end, phrases, found, tables)
        told = is_pronoun(entry, TOLD) and (one_more or article)
        told |= _is_participle(entry, found, start, tables)
        within = any(first <= start and end <= last for first, last in asks)
        told |= is_pronoun(entry, IMPERSONAL) and within
        if isinstance(entry.sense, Relation) and entry.sense.finite:
            told |= end in relative
            if all(token.kind == "sign" for token in found[end:]):
                entry = replace(entry, sense=replace(entry.sense, finite=False))  # noqa: PLW2901
        if not (told or (is_pronoun(entry, LAST) and (start, end) not in more)):
            yield start, end, entry


def _stands_alone(
    end: int,
    phrases: Sequence[tuple[int, int, Entry]],
    found: Sequence[Token],
    tables: Sequence[Language],
) -> bool:
    """Whether an article stands for a thing, as no noun comes behind it: `wie groß ist die`, `hat
    das auch eins`, `ist der breiter`.
    """
    behind = end
    while behind < len(found) and any(found[behind].stem in t.adverbs for t in tables):
        behind += 1
    if behind > end or all(token.kind == "sign" for token in found[end:]):
        return True
    if is_preposition(found[end], tables) or is_any(found, {end}, {"all"}, tables):
        return True  # `liegt die im Keller`, `sind die alle oben`
    next_to = [entry for start, _, entry in phrases if start == end]
    compared = (e.sense.degree.form for e in next_to if isinstance(e.sense, Graded))
    return "comparative" in compared or any(is_pronoun(entry, LAST) for entry in next_to)


def _is_participle(
    entry: Entry, found: Sequence[Token], at: int, tables: Sequence[Language]
) -> bool:
    """Whether a word says that things have others only behind the verb that a question opens with:
    the `got` of `has the hall got …`, which opens with no such verb.
    """
    if not isinstance(entry.sense, Relation) or not entry.sense.finite:
        return False
    opens = next((token.stem for token in found if token.kind == "word"), "")
    return not (is_any(found, {at}, {"is"}, tables) or any((opens,) in t.having for t in tables))


def pointers(
    found: Sequence[Token],
    heard: Sequence[tuple[int, int, Entry]],
    tables: Sequence[Language],
) -> Iterator[tuple[int, int, Entry | None]]:
    """The stretches that point to what was spoken of, whether or not anything is known of it, and
    as which pronoun.

    Not an article before its noun (`das Bad`), a relative behind it (`doors that lead out`), nor
    the `there` of `is there`.
    """
    things = {end for _, end, entry in heard if isinstance(entry.sense, Thing)}
    meant = {start for start, _, entry in heard if not isinstance(entry.sense, Operator)}
    meant |= {start for start, _, entry in heard if is_pronoun(entry, PRONOUNS - TOLD)}
    behind = 0
    for start, end, entry in sorted(heard, key=lambda one: (one[0], -one[1])):
        if start < behind or not is_pronoun(entry, POINTING):
            continue
        if start in things and not is_pronoun(entry, PLACING):
            continue
        names = {name for t in tables for name in t.operators.get((found[start].stem,), ())}
        if end == start + 1 and names & {"the", "both"} and end in meant:
            continue
        if "there" in names and is_any(found, {start - 1, end}, {"is", "exists"}, tables):
            continue
        yield start, end, entry
        behind = end
    words = [at for at, token in enumerate(found) if token.kind != "sign"]
    said = [at for at in words if not any(found[at].stem in t.adverbs for t in tables)]
    if said and said[-1] >= behind and any(found[said[-1]].stem in t.trailing for t in tables):
        yield said[-1], said[-1] + 1, None


def is_picked_from(start: int, end: int, heard: Sequence[tuple[int, int, Entry]]) -> bool:
    """Whether it is asked which or how many of those that a pronoun points to, where nothing is
    named before it that it could stand for, nor right behind it (`how many of these rooms`).
    """
    things = [entry for entry in heard if isinstance(entry[2].sense, Thing | Named)]
    asked = any(is_pronoun(entry, PICKING) for s, e, entry in heard if s < start <= e)
    return asked and not any(s < start or s == end for s, _, _ in things)


def of_several(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, a pronoun rather that of several things where it may be of one: `sie`."""
    many = {(one.start, one.end) for one in mentions if _refers(one) == "they"}
    for one in mentions:
        either = _refers(one) == "it" and (one.start, one.end) in many
        yield replace(one, score=one.score - EITHER) if either else one


def _refers(one: Mention) -> str:
    return one.what.refers if isinstance(one.what, Set) else ""
