"""Rules for values in order: from one end to the other, the first of them, each once."""

from dataclasses import replace

from agents.understanding.parsing.constituents.groups import Grouping, Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table


def turned(_: Context, grouping: Grouping, word: Word) -> Found:
    """`by length` and `shortest first`: what is in order is no groups."""
    if word.name in {"ascending", "descending"} and grouping.property is not None:
        yield Ranking((grouping.property,), word.name == "descending", limit=None), 0.4


def from_to(_: Context, first: Ranking, last: Ranking) -> Found:
    """`from the shortest` and `to the longest`; `sorted by length` and `from short to long`."""
    if first.counted or last.counted:
        return
    if first.limit == last.limit == 1 and first.descending != last.descending:
        yield Ranking(first.properties or last.properties, first.descending, limit=None), 0.5
    elif first.limit is None and last.limit is None and first.properties:
        yield replace(first, descending=last.descending), 0.3


def extreme(context: Context, ranking: Ranking, asked: Asked) -> Found:
    """`the latest` and `start year of a movement`: that year, and not the movement."""
    alone = asked.of is not None and len(asked.measures) == 1 and not asked.function
    if alone and asked.order is None and not context.terrain.of_building and not ranking.counted:
        yield replace(asked, function="max" if ranking.descending else "min"), 0.2


def distinct(_: Context, word: Word, asked: Asked) -> Found:
    """`which different values does the length have`."""
    if word.name == "values" and not asked.function:
        yield replace(asked, distinct=True), 0.2


TABLE: Table = (
    (Grouping, Word, turned),
    (Ranking, Ranking, from_to),
    (Ranking, Asked, extreme),
    (Word, Asked, distinct),
)
"""Which rules there are for values in order."""
