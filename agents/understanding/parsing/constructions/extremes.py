"""Rules for the first and the last of things, held against each other or told side by side."""

from dataclasses import replace

from agents.understanding.parsing.constituents.contests import Against, Contest
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.things import Joined, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.ranking import rank
from agents.understanding.parsing.grammar.rule import Found, Table

JOINING = frozenset({"and", "or", "than"})
ONE = frozenset({"", "which", "what"})


def against(_: Context, word: Word, ranking: Ranking) -> Found:
    """`and the smallest`, `than the smallest`."""
    if word.name in JOINING and ranking.limit == 1:
        yield Against(word.name, ranking), 0.1


def both_ends(context: Context, first: Ranking, joined: Joined) -> Found:
    """`the widest` and `and the narrowest door`."""
    last = joined.set
    if joined.word in JOINING and _is_first(last):
        for one, score in rank(context, first, replace(last, order=None)):
            yield from _both(one, last, score)


def first_and_last(context: Context, first: Set, other: Against) -> Found:
    """`which room is the largest`, `the largest room`, and `and the smallest`."""
    if other.word != "than" and _is_first(first) and first.det in ONE:
        for last, score in rank(context, other.ranking, replace(first, order=None)):
            yield from _both(first, last, score)


def held_against(context: Context, contest: Contest, other: Against) -> Found:
    """`how much larger is the largest room` and `than the smallest`."""
    if len(contest.sets) == 1 and other.word == "than" and _is_first(contest.sets[0]):
        first = contest.sets[0]
        for last, score in rank(context, other.ranking, replace(first, order=None)):
            if isinstance(last, Set):
                yield replace(contest, sets=(first, last)), 0.4 + score


def compared_both(_: Context, contest: Contest, both: Contest) -> Found:
    """`difference` and `between the widest and the narrowest door`."""
    if both.mode == "both" and contest.mode in {"difference", "ratio"} and not contest.sets:
        yield replace(contest, sets=both.sets), 0.4


def word_before_both(_: Context, word: Word, both: Contest) -> Found:
    """`the difference between`, `how many times`: what is asked of the two."""
    if both.mode == "both" and word.name in {"difference", "ratio"}:
        yield Contest("ratio" if word.name == "ratio" else "difference", both.sets), 0.4
    elif both.mode == "both" and word.name == "between":
        yield both, 0.1


def _is_first(one: Set | object) -> bool:
    return isinstance(one, Set) and one.order is not None and one.order.limit == 1 and not one.by


def _both(first: Set | object, last: Set | object, score: float) -> Found:
    if isinstance(first, Set) and isinstance(last, Set) and first.order and last.order:
        same = first.order.measure == last.order.measure
        if same and first.order.descending != last.order.descending:
            yield Contest("both", (first, last)), 0.3 + score


TABLE: Table = (
    (Word, Ranking, against),
    (Ranking, Joined, both_ends),
    (Set, Against, first_and_last),
    (Contest, Against, held_against),
    (Contest, Contest, compared_both),
    (Word, Contest, word_before_both),
)
"""Which rules there are for the first and the last."""
