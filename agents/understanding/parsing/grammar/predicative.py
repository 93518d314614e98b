"""What one noun says of another: which things they are, or of what kind."""

from dataclasses import replace

from agents.understanding.parsing.applying.sets import Applied
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.plans.algebra import Test


def predicated(left: Set, right: Set) -> Applied | None:
    """Things of which the second noun says what they are; None where it does not."""
    if _is_predicate(left, right) or _says_what_it_is(left, right):
        return _all_are(left, right), -0.2 if left.refers else 0.5  # `how many of them | are`
    if left.det in {"how_many", "which", "list"} and _says_which(left, right):
        return replace(right, det=left.det, many=True), 0.5  # `how many doors are | external doors`
    if right.generic and _is_bare(right) and _is_kind(left, right):
        return replace(left, many=True), 0.3  # `wall | elements`
    return None


def _is_predicate(left: Set, right: Set) -> bool:
    """Whether the second noun only says which of all the things they are: `are all doors in the
    hall | fire doors`.
    """
    said = right.nodes.where or right.nodes.concepts
    return (
        left.det == "all"
        and _is_bare(right)
        and bool(said)
        and left.nodes.labels == right.nodes.labels
    )


def _says_which(left: Set, right: Set) -> bool:
    """Whether the second noun is the first again, with what is asked of those."""
    told = left.nodes.where or left.nodes.concepts or left.named or left.by or left.parts
    return (
        _is_bare(right)
        and bool(right.nodes.where)
        and not told
        and left.nodes.labels == right.nodes.labels
    )


def _is_kind(left: Set, right: Set) -> bool:
    """Whether the first noun says of what kind the things are that the second but calls things."""
    called = left.named or left.refers or left.bound or left.letter or right.nodes.where
    return not called and bool(left.nodes.kinds) and left.nodes.kinds < right.nodes.kinds


def _is_bare(one: Set) -> bool:
    return not (one.det or one.refers or one.by or one.order or one.parts or one.named)


def _says_what_it_is(left: Set, right: Set) -> bool:
    """Whether a noun says of what was spoken of what it is: `is it | a fire door`."""
    subject = left.refers in {"it", "they"} and not (left.det or left.pointing)
    bare = not (right.refers or right.by or right.order or right.parts or right.named)
    said = subject and bare and right.det in {"", "any"}
    return said and bool(right.nodes.concepts and left.nodes.kinds & right.nodes.kinds)


def _all_are(left: Set, right: Set) -> Set:
    """Some things, said to be what the second noun says."""
    said = [Test(("concepts",), "holds", one) for one in right.nodes.concepts[:1]]
    nodes = left.nodes.having(*said, *right.nodes.where, text=right.nodes.text)
    return replace(left, det="", many=left.many, nodes=nodes, about=left.nodes, clause=True)
