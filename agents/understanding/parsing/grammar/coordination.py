"""Rules for things joined by a conjunction."""

from dataclasses import replace

from agents.understanding.parsing.applying.sets import is_whole, of_other_letter, union
from agents.understanding.parsing.constituents.things import Joined, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.plans.algebra import Nodes, Not, Related

CONJUNCTIONS = frozenset({"and", "or", "comma", "compare"})
ADDED = 0.1
"""How much rather things are added up than only told together by a word that says so: `plus`."""


def united(_: Context, left: Set, joined: Joined) -> Found:
    """`doors and windows`, `the kitchen or the hall`, `flat A than flat B`."""
    right = joined.set
    if left.by or left.order or right.order or is_whole(right.nodes):
        return
    if right.det not in {"", "no"} or (right.det == "no" and left.det != "no"):
        return
    if _is_taken_from(right.nodes) and not _is_taken_from(left.nodes):
        return  # `desks and tables except the broken ones`: of either
    if (shared := of_other_letter(left.nodes, right)) is not None and left.nodes.concepts:
        right = replace(right, nodes=shared, letter=False, named=left.named)
    alike = bool(left.nodes.kinds & right.nodes.kinds)
    if right.refers and not alike:
        return  # `which doors have a rating and what is it`: not the storey of the turn before
    same_sort = left.named == right.named
    score = 0.1 if alike else 0.0 if same_sort else -0.4
    if right.nodes.where and not left.nodes.where and not (left.named or right.named):
        score -= 0.3
    if _is_taken_from(left.nodes):
        score -= 0.6  # `all rooms except corridors and stairs`: neither of the two
    if not alike and not right.nodes.where and (related := relations_of(left.nodes)):
        if right.nodes.absent or any(one.negated for one in related):
            return
        score -= 0.6
    yield union(left, right, joined.word), score


def _is_taken_from(nodes: Nodes) -> bool:
    """Whether the last that is said of things is which of them are left out."""
    return bool(nodes.where) and isinstance(nodes.where[-1], Not)


def relations_of(nodes: Nodes) -> list[Related]:
    """What things are told apart by; a further thing may well stand beside that, and surely beside
    what they are without: `rooms without a window or a door`."""
    return [one for one in nodes.where if isinstance(one, Related)]


def conjoined(_: Context, word: Word, subject: Set) -> Found:
    """`and the hall`; `plus the hall`."""
    name = word.name
    if name in CONJUNCTIONS or name == "than":
        yield Joined(name, subject), 0.1
    elif name == "plus":
        yield Joined(name, subject), 0.1 + ADDED


def joined_again(_: Context, word: Word, joined: Joined) -> Found:
    """`, and the hall`."""
    if word.name == "comma" or (word.name == "or" and joined.word == "and"):
        yield joined, 0.0


TABLE: Table = (
    (Set, Joined, united),
    (Word, Set, conjoined),
    (Word, Joined, joined_again),
)
"""Which rules there are for conjunctions."""
