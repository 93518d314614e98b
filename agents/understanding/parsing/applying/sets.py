"""Sets with further conditions, and what two sets are together."""

from dataclasses import replace
from functools import partial, reduce
from typing import TypeGuard

from agents.understanding.parsing.constituents.things import Set
from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Either,
    Is,
    Nodes,
    Not,
    Related,
    Test,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.entries import CALLED
from agents.understanding.twin.storeys import STOREY
from ifc_loader.concepts import concepts

Applied = tuple[Set, float]
PLACE, MATERIAL, SYSTEM = "room", "material", "system"
"""The kinds of concepts that places, what things are made of, and what they work in are."""
GATHERED = frozenset({
    "IfcGroup", "IfcSystem", "IfcBuildingSystem", "IfcDistributionSystem", "IfcDistributionCircuit",
    "IfcZone",
})  # fmt: skip
"""What may be called by a word for systems; no part of one is."""
LETTERED = frozenset({"IfcZone", "IfcBuilding"})
"""What a letter alone may tell apart by the names of its rooms, where the file has none of it."""


def having(subject: Set, *conditions: Condition, text: str = "") -> Set:
    """A set with further conditions."""
    return replace(subject, nodes=subject.nodes.having(*conditions, text=text))


def is_whole(nodes: Nodes) -> bool:
    """`in the building` says nothing where the whole twin is meant."""
    return bool(set(nodes.labels) & knowledge().whole) and not nodes.where


def without(subject: Set, other: Set, terrain: Terrain) -> Applied | None:
    """`rooms except the roof space`; except what the twin has none of, they are all there are. Of
    several kinds each is without the others: `desks and tables except the meeting tables`.
    """
    if subject.parts:
        found = [without(part, other, terrain) for part in subject.parts]
        if not any(found):
            return None
        parts = [one[0] if one else part for one, part in zip(found, subject.parts, strict=True)]
        every = reduce(partial(union, word=subject.joined), parts)
        nodes = replace(every.nodes, where_text=f"except {other.nodes.text}")
        return replace(every, nodes=nodes, det=subject.det), min(one[1] for one in found if one)
    if other.nodes.absent and not subject.nodes.absent:
        lacking = (*subject.nodes.without, other.nodes.text)
        return replace(subject, nodes=replace(subject.nodes, without=lacking)), -0.6
    kinds = subject.nodes.kinds & other.nodes.kinds
    if not kinds or any(isinstance(one, Related | Beyond) for one in other.nodes.where):
        return None
    others = other.parts or (other,)
    conditions = tuple(Not(Is(one.nodes)) for one in others)
    return having(subject, *conditions, text=f"except {other.nodes.text}"), 0.2


def both(left: Set, right: Set) -> Applied | None:
    """`room A203`, `A203 Bedroom 2`: two words for the same things."""
    plain = not (left.named or left.nodes.where_text)
    may_hold = not right.letter or set(left.nodes.labels) & LETTERED
    called_so = left.nodes.absent and right.named and not right.nodes.absent
    if called_so and plain and may_hold and not _is_apart(left.nodes, right.nodes):
        return called(left, right), 0.1
    kinds = left.nodes.kinds & right.nodes.kinds
    taken = left.nodes.where and isinstance(left.nodes.where[-1], Not)  # `rooms except bedrooms`
    if left.order or right.order or left.by or right.by or taken or _are_two(left, right):
        return None
    if left.nodes == right.nodes and not left.nodes.where:
        return replace(right, det=left.det or right.det, many=left.many or right.many), 0.2
    split = right.letter and left.nodes.where
    denied = "no" in {left.det, right.det}
    if denied or not kinds or left.nodes.absent or right.nodes.absent or split:
        return None
    said = right.bound and not right.letter  # of the things before it
    first = said or len(left.nodes.where) >= len(right.nodes.where)
    narrow, wide = (left, right) if first else (right, left)
    if not (left.named or right.named) and not (left.nodes.concepts or right.nodes.concepts):
        return None
    conditions = list(wide.nodes.where)
    if wide.nodes.concepts and wide.nodes.concepts != narrow.nodes.concepts:
        conditions.append(Test(("concepts",), "holds", wide.nodes.concepts[0]))
    smaller = left.nodes.kinds <= right.nodes.kinds
    labels = left.nodes.labels if smaller else right.nodes.labels
    spoken = [one.nodes.text for one in (left, right) if not one.bound or one.letter]
    text = _side_by_side(spoken) or left.nodes.text
    nodes = replace(narrow.nodes, labels=labels, kinds=kinds, text=text).having(*conditions)
    if right.letter:
        spoken_so = f"of {right.nodes.text}"
        nodes = replace(left.nodes, kinds=kinds).having(*right.nodes.where, text=spoken_so)
    det = left.det or right.det
    named = left.named or right.named
    unlike = left.nodes.concepts and right.nodes.concepts and not named
    many = left.many if right.bound and not right.letter else right.many and not named
    return Set(nodes, det, named=named, many=many), -0.4 if unlike else 0.25


def _is_apart(one: Nodes, room: Nodes) -> bool:
    """Whether a word is for no place, and what is named is one: no floor covering is a hall; or it
    is for systems, and a part of one is named; or for rooms, and a storey is named.
    """
    kinds, places = {concepts()[name].kind for name in one.concepts}, set(knowledge().places)
    if kinds == {SYSTEM} and room.labels and not set(room.labels) & (places | GATHERED):
        return True
    if kinds == {PLACE} and room.labels == (STOREY,):
        return True
    elements = bool(kinds) and kinds.isdisjoint({PLACE, MATERIAL})
    elements |= bool(one.labels) and not set(one.labels) & (places | LETTERED)
    return elements and bool(room.labels) and set(room.labels) <= places


def _side_by_side(texts: list[str]) -> str:
    """Words for one thing, none of them that another one holds: `door`, `fire door`."""
    several = [one for one in texts if not any(one != o and one in o for o in texts)]
    return " ".join(dict.fromkeys(several))


def _are_two(left: Set, right: Set) -> bool:
    """Whether two names are those of two things, as nothing is called by both at once."""
    if not (left.named and right.named):
        return False
    tests = [
        {one.properties: one.value for one in each.nodes.where if _is_exact(one)}
        for each in (left, right)
    ]
    return any(tests[1].get(names, value) != value for names, value in tests[0].items())


def _is_exact(one: Condition) -> TypeGuard[Test]:
    return isinstance(one, Test) and one.operator == "=" and isinstance(one.value, str)


def called(noun: Set, letter: Set) -> Set:
    """`flat A`: the rooms that are called so, whatever the file makes of flats."""
    text = f"{noun.nodes.text} {letter.nodes.text}"
    return replace(letter, nodes=replace(letter.nodes, text=text), det=noun.det or letter.det)


def of_other_letter(nodes: Nodes, one: Set) -> Nodes | None:
    """`rooms in flat A`, `and B?`: the letter that tells parts apart, in the place of another."""
    told = one.nodes.where[0] if one.letter and one.nodes.where else None
    for index, condition in enumerate(nodes.where):
        if isinstance(condition, Test) and isinstance(told, Test):
            alike = (condition.operator, condition.properties) == (told.operator, told.properties)
            if alike and condition.operator == "in":
                where = (*nodes.where[:index], told, *nodes.where[index + 1 :])
                letter = one.nodes.text.rpartition(" ")[2]
                text, said = (_ending(text, letter) for text in (nodes.text, nodes.where_text))
                return replace(nodes, where=where, text=text, where_text=said)
    return None


def _ending(text: str, letter: str) -> str:
    """`flat A` with another letter; what ends in none as it is."""
    noun, _, last = text.rpartition(" ")
    return f"{noun} {letter}" if len(last) == 1 else text


def union(left: Set, right: Set, word: str) -> Set:
    """`doors and windows`, `the kitchen or the hall`: each of the parts, and all of them."""
    parts = (*(left.parts or (left,)), *(right.parts or (right,)))
    lacking = tuple(dict.fromkeys(one.nodes.text for one in parts if one.nodes.absent))
    nodes = united(tuple(part.nodes for part in parts))
    nodes = nodes if nodes.absent else replace(nodes, lacking=lacking)
    named = all(part.named for part in parts)
    return Set(nodes, left.det, named=named, many=True, parts=parts, joined=word)


def united(parts: tuple[Nodes, ...]) -> Nodes:
    """One set of nodes that holds all of several."""
    kinds = frozenset[int]().union(*(part.kinds for part in parts))
    text = " and ".join(dict.fromkeys(part.text for part in parts))
    present = [part for part in parts if not part.absent]
    if not present:
        return replace(parts[0], text=text)
    text = " and ".join(dict.fromkeys(part.text for part in present))
    plain = all(not part.where and not part.concepts for part in present)
    labels = tuple(dict.fromkeys(label for part in present for label in part.labels))
    if plain:
        return Nodes(labels, kinds, text=text)
    return Nodes(labels, kinds, where=(Either(tuple(Is(part) for part in present)),), text=text)


def is_called(nodes: Nodes) -> bool:
    """Whether these are one thing, by its name."""
    tests = (one for one in nodes.where if isinstance(one, Test) and one.operator == "=")
    return any(set(one.properties) <= CALLED for one in tests)


def is_level(one: Set) -> bool:
    """Whether a storey is called by its name."""
    return one.named and one.nodes.labels == (STOREY,)


def is_one_place(one: Set, terrain: Terrain) -> bool:
    """Whether a place is called by its name, of which nobody asks how many there are; nor how many
    of those that `upstairs` is have something.
    """
    if is_level(one) and not (one.twice or one.many):
        return bool(one.nodes.where)
    single = one.named and is_called(one.nodes) and not (one.many or one.bound)
    return single and one.nodes.kinds <= terrain.kinds(knowledge().places)


def is_but_told(one: Set, *, yes_no: bool) -> bool:
    """Whether nothing is asked of things: a pronoun alone asks nothing, but where others are said
    to have what it stands for (`hat das auch eins`), or where something is said of it that may be
    so or not (`is it on level 2`).
    """
    had = one.refers == "some" and any(isinstance(each, Related) for each in one.nodes.where)
    about = one.about if yes_no and one.refers in {"it", "they", "both"} else None
    said = about is not None and len(about.where) < len(one.nodes.where)
    pronoun = bool(one.refers) and not (one.det or had or said)
    return pronoun or one.det in {"except", "each"} or one.refers == "else"
