"""Names in brackets, which say once more what the words before them stand for: `the library
(Bücherei)`, `the dispensary (Pharmacy)`, `barra antipánico (Panic bar)`.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.linking.mentions import PHRASE, Mention, is_whole_name
from agents.understanding.parsing.linking.operators import is_any
from agents.understanding.plans.algebra import Test
from agents.understanding.schema.knowledge import knowledge
from ifc_loader.concepts import concepts
from ifc_loader.concepts.languages import languages


@dataclass(frozen=True, slots=True)
class Bracket:
    """What stands in brackets, by the places of its words that count, `start` to `end`; `run`: the
    places of the words before it up to one that only joins, the last one first; `definite`: they
    stand behind a definite article.
    """

    start: int
    end: int
    run: tuple[int, ...]
    definite: bool


def glossed(
    mentions: Sequence[Mention],
    found: Sequence[Token],
    index: Mapping[int, int],
    unknown: AbstractSet[int],
    tables: Sequence[Language],
) -> list[Mention]:
    """The mentions, where a bracket is all one name: over the words before it as well, if any of
    them is `unknown`, and in the place of what they name, if that is of its kind.

    Of two that name the same, what the twin has is meant, and the whole name of a thing before a
    word for several; two words for things are both heard.
    """
    told = list(mentions)
    for bracket in _brackets(found, index, tables):
        inner = [
            one
            for one in told
            if (one.start, one.end) == (bracket.start, bracket.end) and _is_name(one.what)
        ]
        start = _unknown_from(bracket.run, index, unknown, tables)
        if start is not None:
            meant = [one for one in inner if bracket.definite or not _is_place(one.what)]
            told += [replace(one, start=start, score=one.score + PHRASE) for one in meant]
            continue
        named = list(_in_one(told, bracket, inner))
        if named:
            told = [one for one in told if one not in inner]
            told += named
    return told


def _in_one(
    mentions: Sequence[Mention], bracket: Bracket, inner: Sequence[Mention]
) -> Iterator[Mention]:
    """What both the words before a bracket and those in it name, each pair as one."""
    for outer in mentions:
        for one in inner:
            if outer.end == bracket.start and (meant := _meant(outer.what, one.what)):
                yield Mention(outer.start, one.end, meant, outer.score + one.score + PHRASE)


def _meant(outer: Constituent, inner: Constituent) -> Set | None:
    """Which of two names for the same is meant; None where they may not be for the same."""
    if not isinstance(outer, Set) or not isinstance(inner, Set):
        return None
    if outer.nodes.absent != inner.nodes.absent:
        there, lacking = (inner, outer) if outer.nodes.absent else (outer, inner)
        room = bool(set(there.nodes.labels) & set(knowledge().places[:1]))
        return there if (room if _is_room(lacking) else not _is_place(there)) else None
    alike = bool(outer.nodes.kinds & inner.nodes.kinds)
    if alike and outer.many and not outer.named:
        return outer  # all tees, and not those alone that are called `Heizung T-Stück M 118`
    return next((one for one in (inner, outer) if alike and is_whole_name(one)), None)


def _is_name(what: Constituent) -> bool:
    """Whether it may be the name of something, and is no mere part of the names of several."""
    where = what.nodes.where if isinstance(what, Set) else ()
    parts = any(isinstance(one, Test) and one.operator == "in" for one in where)
    return isinstance(what, Set | Asked) and not parts


def _is_place(what: Constituent) -> bool:
    """Whether it is where things are, which may be all that a bracket says: `lifts (basement)`."""
    return isinstance(what, Set) and bool(set(what.nodes.labels) & set(knowledge().places))


def _is_room(lacking: Set) -> bool:
    """Whether what the twin has none of would be a room."""
    known = (concepts()[name] for name in lacking.nodes.concepts if name in concepts())
    return any(one.kind == "room" for one in known)


def _brackets(
    found: Sequence[Token], index: Mapping[int, int], tables: Sequence[Language]
) -> Iterator[Bracket]:
    """Every bracket behind a word."""
    opened = None
    for at, token in enumerate(found):
        if token.text == "(":
            opened = at
        elif token.text == ")" and opened is not None:
            inside = [index[n] for n in range(opened + 1, at) if n in index]
            run = tuple(_run(opened, found, tables))
            if inside and run:
                definite = _is_definite(run[-1], found, tables)
                yield Bracket(inside[0], inside[-1] + 1, run, definite)
            opened = None


def _run(opened: int, found: Sequence[Token], tables: Sequence[Language]) -> Iterator[int]:
    """The places of the words before a bracket, back to one that only joins."""
    for place in range(opened - 1, -1, -1):
        token = found[place]
        if token.kind != "word" or any(_joins(token, table) for table in tables):
            return
        yield place


def _is_definite(start: int, found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether words stand behind a definite article, or a preposition that holds one."""
    contracted = start > 0 and any(found[start - 1].stem in table.contracted for table in tables)
    return contracted or is_any(found, {start - 1}, {"the"}, tables)


def _joins(token: Token, table: Language) -> bool:
    """Whether a word only joins others, or says nothing."""
    alone = (token.stem,)
    return token.stem in table.free or alone in table.prepositions or alone in table.operators


def _unknown_from(
    run: Sequence[int],
    index: Mapping[int, int],
    unknown: AbstractSet[int],
    tables: Sequence[Language],
) -> int | None:
    """Where what nobody knows begins before a bracket; the noun before it is a part of it where the
    language sets its nouns first: `barra antipánico`.
    """
    strange = [place for place in run if place in index and place in unknown]
    if not strange:
        return None
    first = strange[-1]
    heads_first = not any(table.code in languages().head_last for table in tables)
    return index[run[-1] if heads_first and run[-1] in index else first]
