"""Which senses of one phrase make others of it unlikely."""

from collections.abc import Iterator
from dataclasses import replace

from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import CALLED, KNOWN, Entry
from agents.understanding.twin.senses import (
    Flagged,
    Graded,
    Named,
    Noun,
    Operator,
    Property,
    Relation,
    Sense,
    Thing,
    Written,
)
from ifc_loader.concepts import concepts

SURE = 0.95
"""Score; a sense that is worth this much is a table's own."""
STATED = 0.4
"""How much rather a word is taken for what is stated of things than for things there are none of:
a floor finish for what rooms say, where no covering is modelled."""
FINISHED = 0.9
"""What a word for a material is worth as what rooms are finished with."""
NAMED_SO = 1.0
"""How much rather a word is taken for things that are there than for how others are related: rooms
that have no lights, and not those that nothing lights."""
CLASSED, ONE_OF_THEM = 0.25, 0.6
"""How much less a word is taken for what is called by it than for its class; and for one of that
class: `pipe` for the one that is called `Pipe`.
"""
HELD = 0.7
"""What a text of the twin is worth where it holds a word for what the twin lacks otherwise."""


def _is_lacking(thing: Thing) -> bool:
    """Whether a word stands for a material that is nowhere; a text may tell of it all the same."""
    names = thing.nodes.concepts if thing.nodes.absent else ()
    return any(concepts()[name].kind == "material" for name in names)


def _is_class(thing: Thing) -> bool:
    """Whether a word stands for all elements of a class, and no places."""
    nodes = thing.nodes
    return not (nodes.concepts or nodes.where or set(nodes.labels) & set(knowledge().places))


def _is_place(sense: Sense) -> bool:
    """Whether a text is the whole name of a place, whatever else holds it: `Ground Floor`."""
    places = set(knowledge().places)
    if not (isinstance(sense, Named) and sense.whole and sense.property in CALLED):
        return False
    return bool(places & set(sense.nodes.labels))


def finished(entries: list[Entry], finishes: frozenset[str]) -> list[Entry]:
    """The senses of a word for a material that say what rooms are finished with, in the properties
    that tell it."""
    things = [entry.sense for entry in entries if isinstance(entry.sense, Thing)]
    names = {name for thing in things for name in thing.nodes.concepts}
    if not any(concepts()[name].kind == "material" for name in names):
        return []
    return [e for e in entries if isinstance(e.sense, Named) and e.sense.property in finishes]


def _relating_less(entries: list[Entry], *, thing: bool) -> Iterator[Entry]:
    """The senses of a word for things: it is no role then, and hardly how others are related."""
    for one in entries:
        if not (thing and isinstance(one.sense, Relation)):
            yield one
        elif not one.sense.role:
            yield replace(one, score=one.score - NAMED_SO * thing)


def settled(entries: list[Entry], *, single: bool) -> Iterator[Entry]:
    """Without the senses that a better one of the same phrase makes unlikely.

    A word for a class of things is that first, whatever names it stands in; a word that a table
    has for a measure is no other property that happens to hold it, but where the twin has none that
    the table means.
    """
    thing = any(
        isinstance(one.sense, Thing) and one.score >= KNOWN and not _is_lacking(one.sense)
        for one in entries
    )
    noun = any(isinstance(one.sense, Noun | Graded) for one in entries)
    there = any(
        isinstance(one.sense, Thing) and one.score >= KNOWN and not one.sense.nodes.absent
        for one in entries
    )
    classes = frozenset[int]().union(
        *(e.sense.nodes.kinds for e in entries if isinstance(e.sense, Thing) and _is_class(e.sense))
    )
    flagged = any(isinstance(one.sense, Flagged) for one in entries)
    measure = max(
        (e.score for e in entries if isinstance(e.sense, Property) and e.sense.groups), default=0.0
    )
    partly = any(isinstance(one.sense, Property) and one.sense.partly for one in entries)
    known = thing or any(
        isinstance(one.sense, Operator | Graded | Flagged | Written | Noun) for one in entries
    )
    lacking = any(isinstance(one.sense, Thing) and _is_lacking(one.sense) for one in entries)
    place = any(_is_place(one.sense) for one in entries)
    for one in _relating_less(entries, thing=thing):
        if isinstance(one.sense, Named) and lacking and not known:
            one = replace(one, score=max(one.score, HELD))  # noqa: PLW2901
        if isinstance(one.sense, Named):
            stated = "." in one.sense.property and one.sense.property != "derived.FullName"
            part = not one.sense.whole and single
            if place and stated:
                continue
            if (known or measure >= KNOWN) and (stated or part):
                continue
            if lacking and part and not stated:
                continue
            if known and one.sense.whole:
                less = ONE_OF_THEM if one.sense.nodes.kinds <= classes else CLASSED
                yield replace(one, score=one.score - less)
                continue
        if isinstance(one.sense, Thing) and one.sense.nodes.absent and measure >= KNOWN:
            yield replace(one, score=one.score - STATED)
            continue
        if isinstance(one.sense, Property):
            if flagged and one.score < SURE:
                continue
            if partly and not one.sense.groups:
                continue
            if (there or noun) and one.score < KNOWN:
                continue
            if measure >= KNOWN and one.score < measure - 0.02:
                continue
        yield one
