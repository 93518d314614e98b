"""Rules for what things have in common with one of them: `in the same country as …`."""

from dataclasses import replace

from agents.understanding.parsing.applying.sets import having
from agents.understanding.parsing.constituents.conditions import Shared
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.plans.algebra import Related
from agents.understanding.twin.senses import Relation


def shared(context: Context, word: Word, what: Set | Word) -> Found:
    """`the same country`; `the same prey`, where that is a word for a relationship."""
    if word.name != "same" or context.terrain.of_building:
        return
    if isinstance(what, Word):
        if isinstance(what.sense, Relation) and what.sense.role:
            yield Shared(relation=what.sense), 0.3
    elif not (what.named or what.nodes.where or what.parts or what.det):
        yield Shared(what), 0.3


def shared_with(_: Context, one: Shared, other: Set) -> Found:
    """`the same country` and `as the bombing`."""
    if one.of is None and other.named and not other.parts:
        yield replace(one, of=other), 0.3


def sharing(_: Context, word: Word, one: Shared) -> Found:
    """`happened in` and `the same country as the bombing`."""
    sense = word.sense
    if isinstance(sense, Relation):
        heard = sense if sense.types and one.relation is None else one.relation
        yield replace(one, relation=heard), 0.1 if sense.types else 0.0


def having_shared(context: Context, subject: Set, one: Shared) -> Found:
    """`attacks` and `in the same country as the bombing`: others that lead to the same place."""
    if one.of is None or subject.parts or subject.order or subject.by:
        return
    edges = context.terrain.edges
    types = one.relation.types if one.relation else ()
    ends = one.set.nodes.kinds if one.set else context.terrain.everything
    theirs = {hop for kind in one.of.nodes.kinds for hop, _, _ in edges[kind]}
    hops = {
        hop
        for kind in subject.nodes.kinds
        for hop, to, _ in edges[kind]
        if hop in theirs and to in ends and (hop.type in types if types else one.set)
    }
    hops = {hop for hop in hops if hop.direction == "out"} or hops
    if len(hops) == 1:
        hop = hops.pop()
        condition = Related((hop, hop.reversed()), one.of.nodes)
        yield having(subject, condition, text=f"like {one.of.nodes.text}"), 0.4


TABLE: Table = (
    (Word, Set, shared),
    (Word, Word, shared),
    (Shared, Set, shared_with),
    (Word, Shared, sharing),
    (Set, Shared, having_shared),
)
"""Which rules there are for what is shared."""
