"""What one noun says of another: which things they are, or of what kind."""

from dataclasses import replace

from agents.understanding.parsing.applying.sets import Applied
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.plans.algebra import Condition, Related, Test
from ifc_loader.concepts import concepts


def predicated(left: Set, right: Set) -> Applied | None:
    """Things of which the second noun says what they are; None where it does not."""
    if _is_predicate(left, right) or _says_what_it_is(left, right):
        return _all_are(left, right), -0.2 if left.refers else 0.5  # `how many of them | are`
    if right.generic and _is_bare(right) and _is_kind(left, right):
        return replace(left, many=True), 0.3  # `wall | elements`
    return None


def said_again(left: Set, right: Set) -> Found:
    """`how many doors are | external doors`: the first noun again, with an adjective before it."""
    told = left.nodes.where or left.nodes.concepts or left.named or left.by or left.parts
    alike = left.nodes.labels == right.nodes.labels and bool(right.nodes.where)
    adjective = all(isinstance(one, Test) or _is_counted(one) for one in right.nodes.where)
    asking = left.det in {"how_many", "which", "list"}
    if asking and _is_bare(right) and alike and adjective and not told:
        yield replace(right, det=left.det, many=True), 0.2


def _is_counted(one: Condition) -> bool:
    """Whether a condition is on a number of others, as of the rooms that an external door is of."""
    return isinstance(one, Related) and one.count is not None


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


def of_that_kind(one: Set) -> Set:
    """Those that were spoken of and are said to be of a kind, as things of it: `how many of these |
    are fire doors` counts fire doors.
    """
    nodes = one.nodes
    kinds = [each for each in nodes.where if isinstance(each, Test) and each.operator == "holds"]
    if one.about is None or one.refers != "they" or nodes.concepts or len(kinds) != 1:
        return one
    name = str(kinds[0].value)
    text = concepts()[name].names.get("en", (name,))[0] if name in concepts() else name
    kept = tuple(each for each in nodes.where if each not in kinds)
    told = replace(nodes, concepts=(name,), where=kept, text=text, where_text=one.about.where_text)
    return replace(one, nodes=told)
