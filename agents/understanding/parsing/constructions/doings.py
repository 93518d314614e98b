"""Rules for how many others things do something to: each of them, or the one that does it most."""

from dataclasses import replace

from agents.understanding.parsing.applying.ranks import ranked
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.groups import Grouping, Ranking
from agents.understanding.parsing.constituents.things import Word
from agents.understanding.parsing.constructions.deeds import those_of
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.twin.senses import Relation


def grouped_by_doer(_: Context, grouping: Grouping, word: Word) -> Found:
    """`each person` and `direct`, of how many films each does."""
    verb = None if grouping.agent else _verb(word)
    if verb and grouping.set is not None and grouping.relation is None:
        yield replace(grouping, relation=verb, does=True), 0.3


def grouped_by_done(_: Context, word: Word, grouping: Grouping) -> Found:
    """`influenced` and `each person`, by how many people each was."""
    verb = None if grouping.agent else _verb(word)
    if verb and grouping.set is not None and grouping.relation is None:
        yield replace(grouping, relation=verb), 0.0


def done_most(_: Context, word: Word, ranking: Ranking) -> Found:
    """`directed` and `the most films`, `shown at` and `the most festivals`."""
    verb = _verb(word)
    if verb and ranking.counted is not None and ranking.relation is None:
        yield replace(ranking, relation=verb), 0.4


def who_did_most(context: Context, word: Word, ranking: Ranking) -> Found:
    """`who` and `directed the most films`."""
    if word.name != "who" or ranking.counted is None or ranking.relation is None:
        return
    who = those_of(context, Linked(ranking.relation, ranking.counted))
    if who is not None:
        yield from applied(ranked(who, ranking, context.terrain))


def _verb(word: Word) -> Relation | None:
    """The relationship that a word is the verb of; None of any other word."""
    sense = word.sense
    return sense if isinstance(sense, Relation) and sense.role and sense.types else None


TABLE: Table = (
    (Grouping, Word, grouped_by_doer),
    (Word, Grouping, grouped_by_done),
    (Word, Ranking, done_most),
    (Word, Ranking, who_did_most),
)
"""Which rules there are for what things do to how many others."""
