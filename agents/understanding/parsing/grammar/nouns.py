"""Rules for two nouns side by side and for the determiners of one."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from agents.understanding.language.tables import LANGUAGES
from agents.understanding.language.words import stems
from agents.understanding.parsing.applying.sets import (
    both,
    called,
    is_level,
    is_whole,
    without,
)
from agents.understanding.parsing.constituents.conditions import HAVING, Linked
from agents.understanding.parsing.constituents.things import Determiner, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.coordination import relations_of
from agents.understanding.parsing.grammar.phrasing import set_text
from agents.understanding.parsing.grammar.predicative import of_that_kind, predicated, said_again
from agents.understanding.parsing.grammar.relations import linked_in_each
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.parsing.places import MATERIAL, first_of
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.twin.senses import Thing
from ifc_loader.concepts import broader_closure

ABOVE_STOREYS = ("IfcSite", "IfcBuilding")
"""What a storey is part of: `building A first floor`."""
APART = 0.5
"""What it costs to take a noun for the modifier of the next where a language writes them as one."""


def beside(context: Context, left: Set, right: Set) -> Found:
    """`kitchen windows`, `room A203`, `rooms except the hall`, `how many windows has a room`."""
    asking = {"which", "what", "how_many", "list", "any"}
    if not _may_stand_beside(left, right):
        return
    unspoken = left.nodes.kinds and left.nodes.kinds <= context.terrain.unspoken
    if right.letter and unspoken and not left.nodes.where:
        yield called(left, right), 0.2
    if "except" in {left.det, right.det}:
        rest, others = (left, right) if right.det == "except" else (right, left)
        if rest is left or rest.det or others.refers:  # `except the hall, which rooms`
            yield from applied(without(rest, others, context.terrain))
        return
    if right.det == "no" and left.nodes.kinds & right.nodes.kinds:
        if _are_apart(left.nodes, right.nodes, context):
            lacking = Linked(HAVING, right, text=f"without {right.nodes.text}")
            yield from applied(linked_in_each(left, lacking, context))
        elif not left.named:
            yield from applied(without(left, right, context.terrain))
        return
    if (said := predicated(left, right)) is not None:
        yield said
        return
    yield from said_again(left, right)
    if not (left.refers or right.refers or right.det in asking - {"any"}):
        called_so = right.named or bool(right.nodes.concepts)
        twice = called_so and not (left.nodes.where or left.nodes.concepts)
        if (found := both(left, right)) is not None:
            yield replace(found[0], twice=twice), found[1]
    alike = bool(left.nodes.kinds & right.nodes.kinds)
    determiner = bool(left.refers) and (alike or (left.pointing and not right.refers))
    stuff = left.bound and not is_level(right)  # `vinyl floor | upstairs`
    if stuff or right.bound or determiner:
        return
    every = left.det == "all" and left.apart  # `haben alle Räume | Fenster`
    free = not (left.by or left.order or left.count or every or left.det in {"no", "except"})
    if free and left.det not in asking and right.det != "no" and not right.refers:
        yield from _modified(context, left, right)
    compound = left.modifies and not right.named  # `bedroom doors` are doors
    first = right.order is not None and not (left.det in asking and first_of(right))
    if not (right.by or first or right.det in asking or compound):
        one = Linked(None, right, text=f"of {set_text(right)}")
        for what, score in applied(linked_in_each(left, one, context)):
            bonus = 0.35 if left.det in asking else 0.0
            bonus -= 0.4 if left.named and not right.named else 0.0
            bonus -= 0.4 if right.many and not (left.many or left.named) else 0.0
            bonus -= 0.6 if is_whole(right.nodes) else 0.0
            bonus -= 0.6 if left.order and not (right.named or right.nodes.where) else 0.0
            yield what, score - 0.6 + bonus + (0.1 if right.named else 0.0)


def _modified(context: Context, left: Set, right: Set) -> Found:
    """`kitchen windows`; what modifies a noun says first which of them are spoken of. A storey that
    is called by its name only says where what stands before it is: `bathroom first floor`.
    """
    bare = not (left.named or left.nodes.where or left.nodes.concepts)
    if (right.order and bare) or (right.by and not right.nodes.text):
        return  # `floor has the | biggest room`, `wall | types are there`
    if is_level(right) and not left.nodes.kinds & context.terrain.kinds(ABOVE_STOREYS):
        return
    one = Linked(None, left, text=f"of {set_text(left)}")
    said = (left.named and not left.many) or is_whole(left.nodes)
    apart = left.modifies is False and not left.det  # `wall has the door`
    modifier = 0.15 if said else -1.2 if left.many else -0.25 if apart else 0.0
    modifier -= APART * (left.apart and not said)  # `haben alle | Räume ein Fenster`
    modifier -= 0.6 if is_whole(right.nodes) else 0.0
    found = linked_in_each(right, one, context)
    if found is None:
        return
    what, score = found
    if left.modifies and not right.parts:
        known = len(right.nodes.where)
        where = (*what.nodes.where[known:], *what.nodes.where[:known])
        det = what.det or (left.det if left.det == "all" else "")
        what = replace(what, nodes=replace(what.nodes, where=where), det=det)
    yield what, score - 0.25 + modifier


def _are_apart(left: Nodes, right: Nodes, context: Context) -> bool:
    """Whether two concepts have nothing in common: bedrooms that are no bathrooms are all."""
    pairs = itertools.product(left.concepts, right.concepts or _concepts_by_name(right, context))
    return any(a not in broader_closure(b) and b not in broader_closure(a) for a, b in pairs)


def _concepts_by_name(nodes: Nodes, context: Context) -> Iterator[str]:
    """What things are by the name they are called by."""
    for one in nodes.where:
        if isinstance(one, Test) and isinstance(one.value, str):
            for entry in context.lexicon.senses(stems(one.value), frozenset(LANGUAGES)):
                if isinstance(entry.sense, Thing):
                    yield from entry.sense.nodes.concepts


def determined(context: Context, word: Word, subject: Set) -> Found:
    """`how many doors`, `no window`, `all rooms`, `except the hall`."""
    name = word.name
    if name == "who":
        people = context.terrain.people
        known = subject.nodes.kinds <= people or not context.terrain.of_building
        if subject.nodes.kinds and known:
            yield replace(subject, det="which"), 0.1
    elif name in {"how_many", "which", "what", "list"} and not (
        subject.count or subject.det in {"no", "except"}
    ):
        if subject.det == "all" and name in {"which", "what"}:
            return  # `est-ce que toutes les portes`
        if not (subject.det == "how_many" and name != "how_many"):
            told = replace(of_that_kind(subject), det=cast(Determiner, name))
            yield told, 0.2 if name == "how_many" else 0.1
        else:
            yield subject, -0.2
    elif name == "exists":
        yield replace(subject, det=subject.det or "any"), 0.1
    elif name == "no" and not subject.det:
        yield replace(subject, det="no"), 0.2 - 0.5 * bool(relations_of(subject.nodes))
    elif name == "all" and not subject.det:
        yield replace(subject, det="all"), 0.1
    elif name == "except" and not subject.det:
        yield replace(subject, det="except"), 0.2
    elif name == "and" and subject.det == "how_many":
        return
    elif name == "both" and subject.order and subject.order.limit == 1:
        yield replace(subject, order=replace(subject.order, limit=2), many=True), 0.1
    elif name in {"sum", "and", "only", "both"}:
        yield subject, -0.3 if name == "sum" else -0.15
    elif name == "or" and subject.det and subject.det != "no":
        yield subject, -0.2


def _may_stand_beside(left: Set, right: Set) -> bool:
    """Whether a noun phrase is one of plain things; of several kinds others are but taken away."""
    taking = right.det == "except"
    several = left.parts and not (taking and not (left.by or left.order))
    made_of = right.joined == "or" and right.nodes.labels == (MATERIAL,)  # `brick or concrete`
    apart = bool(right.parts) and not (taking or made_of)
    return not (several or left.closed or right.clause or apart)


def partitive(context: Context, word: Word, one: Linked) -> Found:
    """`which of the two flats`, `how many of the doors`: of these, whatever their number."""
    of = one.relation is not None and one.relation.preposition == "of" and not one.relation.types
    if of and not (one.inverted or one.set.det) and one.set.many:
        yield from determined(context, word, replace(one.set, count=None))


def counted_behind(_: Context, subject: Set, word: Word) -> Found:
    """`kitchen windows - how many`, `rooms in total`, `list them`."""
    name = word.name
    if name in {"how_many", "list", "which", "what"} and subject.det in {"", "which", "what"}:
        yield replace(subject, det=cast(Determiner, name), closed=True), 0.0
    elif name == "exists" and subject.det:
        yield subject, 0.0
    elif name == "all" and subject.many and not subject.det:
        yield replace(subject, det="all"), 0.1  # `are they all upstairs`
    elif name in {"sum", "each", "only", "exists"}:
        yield subject, -0.3


TABLE: Table = (
    (Set, Set, beside),
    (Word, Set, determined),
    (Word, Linked, partitive),
    (Set, Word, counted_behind),
)
"""Which rules there are for nouns and their determiners."""
