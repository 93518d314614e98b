"""What a question says of the things it asks for in words that say little elsewhere."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token
from agents.understanding.parsing.linking.costs import COST_ASKING, COST_KNOWN, COST_LIGHT
from agents.understanding.parsing.linking.meanings import is_plural
from agents.understanding.parsing.linking.operators import is_any, is_conjunction
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Operator, Thing

ASKING = frozenset({"which", "how_many"})


def with_predicates(
    costs: Mapping[int, float],
    found: Sequence[Token],
    phrases: Sequence[tuple[int, int, Entry]],
    tables: Sequence[Language],
) -> dict[int, float]:
    """The costs, where light words that are all that is said of the things asked for say much:
    `how many doors | are on order`, `| did the joiner deliver`, `| in the extension`.

    A speaker's own need says nothing of things (`do I have to paint`), nor that they are there.
    """
    asked = {
        end
        for _, end, entry in phrases
        if isinstance(entry.sense, Operator) and entry.sense.name in ASKING
    }
    nouns = {start for start, _, entry in phrases if isinstance(entry.sense, Thing)}
    spoken = [table.code for table in tables]
    plurals = {at for at, token in enumerate(found) if is_plural(token, spoken)}
    said = dict(costs)
    for start in sorted(asked):
        clause = list(_clause(start, found, tables))
        head = next((n for n in clause if costs.get(n, 0.0) >= COST_ASKING), len(found))
        begins = [n for n in clause if n > head and _begins(found[n], tables)]
        behind = _predicates(clause, begins, found, tables)
        for span in (_compound(clause, begins, nouns, costs, plurals), *behind):
            if all(costs.get(n, 0.0) < COST_ASKING for n in span):
                said |= {n: COST_KNOWN for n in span if costs.get(n) == COST_LIGHT}
    return said


def is_deed(
    start: int, end: int, entry: Entry, found: Sequence[Token], tables: Sequence[Language]
) -> bool:
    """Whether a light word is a verb, and no thing that the twin has none of: `doors to paint`."""
    lacking = isinstance(entry.sense, Thing) and entry.sense.nodes.absent
    if not lacking or start == 0 or end != start + 1:
        return False
    before, word = found[start - 1].stem, found[start].stem
    return any("of" in t.prepositions.get((before,), ()) and word in t.light for t in tables)


def _clause(start: int, found: Sequence[Token], tables: Sequence[Language]) -> Iterator[int]:
    """The places from here to the end of the clause."""
    for place in range(start, len(found)):
        if found[place].kind == "sign" or is_conjunction(found[place], tables):
            return
        yield place


def _compound(
    clause: Sequence[int],
    begins: Sequence[int],
    nouns: AbstractSet[int],
    costs: Mapping[int, float],
    plurals: AbstractSet[int],
) -> list[int]:
    """The plural that is asked for, where no noun of the twin is: `fire officers`."""
    named = [n for n in clause if n in costs and not any(verb <= n for verb in begins)]
    whole = nouns.isdisjoint(named) and named == clause[: len(named)]
    return [n for n in named[-1:] if whole and n in plurals]


def _predicates(
    clause: Sequence[int],
    begins: Sequence[int],
    found: Sequence[Token],
    tables: Sequence[Language],
) -> Iterator[list[int]]:
    """What stands behind each verb, and behind each preposition of place up to the next."""
    stands = any(_stands(found[n], tables) for n in clause if begins and n > begins[0])
    for verb, following in pairwise([*begins, len(found)]):
        behind = [n for n in clause if verb < n]
        if _places(found[verb], tables):
            behind = [n for n in behind if n < following]
            if not any(_stands(found[n], tables) for n in behind):
                yield behind
        elif not stands:
            yield behind


def _begins(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a predicate begins here: a copula, an auxiliary or a preposition of place."""
    return _places(token, tables) or is_any((token,), {0}, frozenset({"is"}), tables)


def _places(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word is a preposition of place."""
    return any("in" in table.prepositions.get((token.stem,), ()) for table in tables)


def _stands(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word says no more than that things are there, or what the person is about."""
    there = is_any((token,), {0}, frozenset({"there"}), tables)
    return there or any(token.stem in table.standing | table.speakers for table in tables)
