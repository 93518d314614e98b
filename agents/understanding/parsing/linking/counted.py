"""Numbers that count things, or point to what was spoken of: `those two`, `has only one`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token
from agents.understanding.parsing.constituents.measures import Amount
from agents.understanding.parsing.linking.mentions import Mention
from agents.understanding.parsing.linking.operators import is_any
from agents.understanding.parsing.linking.pointers import Antecedents
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Operator

BEFORE = frozenset({"the", "all", "they"})
FUNCTIONS = frozenset({"sum", "average"})
"""Operators that may stand behind such a number; a thing or a unit makes it another one."""
EXACTLY = frozenset({"only", "exactly"})
"""Operators before a number at the end of a question, which counts what was spoken of."""
WORTH = 1.6


def counted(
    mentions: Sequence[Mention],
    found: Sequence[Token],
    phrases: Sequence[tuple[int, int, Entry]],
    index: Mapping[int, int],
    known: Antecedents,
    tables: Sequence[Language],
) -> Iterator[Mention]:
    """The mentions, a number that points being no amount but the things of an earlier turn of
    which so many were told; nothing where there are none. Any other behind an article counts what
    stands behind it: `the two boilers`.
    """
    behind_article = [
        place
        for place, token in enumerate(found)
        if token.kind == "number" and is_any(found, {place - 1}, BEFORE, tables)
    ]
    numbers = dict(_pointing(behind_article, found, phrases, tables))
    amounts = {index[place] for place in numbers if place in index}
    counting = {index[place] for place in behind_article if place in index}
    for mention in mentions:
        if not isinstance(mention.what, Amount):
            yield mention
        elif mention.start not in amounts:
            counts = mention.start in counting
            yield replace(mention, what=replace(mention.what, counts=counts))
    for place, end in numbers.items():
        number = float(found[place].text.replace(",", "."))
        for one in known.get("number", ()):
            if place in index and one.count == ("=", number):
                start = index.get(place - 1, index[place])
                behind = index.get(end - 1, index[place]) + 1
                yield Mention(start, behind, replace(one, count=None, refers="they"), WORTH)
    yield from _so_many(found, index, known, tables)


def _so_many(
    found: Sequence[Token],
    index: Mapping[int, int],
    known: Antecedents,
    tables: Sequence[Language],
) -> Iterator[Mention]:
    """What was spoken of, as many as are said at the end: `which rooms have only one`."""
    last = max((at for at, token in enumerate(found) if token.kind != "sign"), default=0)
    bound = is_any(found, {last - 1}, EXACTLY, tables) and {last - 1, last} <= index.keys()
    if bound and found[last].text.isdecimal():
        for one in known.get("some", ()):
            what = replace(one, count=("=", int(found[last].text)))
            yield Mention(index[last - 1], index[last] + 1, what, WORTH)


def _pointing(
    numbers: Sequence[int],
    found: Sequence[Token],
    phrases: Sequence[tuple[int, int, Entry]],
    tables: Sequence[Language],
) -> Iterator[tuple[int, int]]:
    """The places of numbers that point to something, each with the end of its phrase."""
    for place in numbers:
        they = (e for s, e, entry in phrases if s == place + 1 and entry.sense == Operator("they"))
        end = max(they, default=place + 1)
        last = all(one.kind == "sign" for one in found[end:])
        if last or end > place + 1 or is_any(found, {end}, FUNCTIONS, tables):
            yield place, end
