"""Rules for how many of others each thing has."""

from dataclasses import replace

from agents.understanding.parsing.constituents.groups import Apiece
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.constructions.deeds import voiced
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.joining import join
from agents.understanding.plans.algebra import Measure, Nodes, Related
from agents.understanding.twin.senses import Relation


def such(context: Context, word: Word, subject: Set) -> Found:
    """`such attacks`: those by which the things before are told."""
    plain = not (subject.named or subject.det or subject.nodes.where or subject.parts)
    if word.name == "such" and plain and not context.terrain.of_building:
        yield Apiece(subject, such=True), 0.3


def number_of_such(_: Context, word: Word, one: Apiece) -> Found:
    """`how many` and `such attacks`."""
    if word.name == "how_many" and one.such:
        yield one, 0.2


def apiece(_: Context, subject: Set, word: Word) -> Found:
    """`how many harbours` and `each`, `how many weapons` and `employed`."""
    if subject.det != "how_many" or subject.by or subject.order:
        return
    if word.name == "each":
        yield Apiece(subject, each=True), 0.2
    elif isinstance(word.sense, Relation) and word.sense.role:
        yield Apiece(subject, word.sense, inverted=True), 0.1


def apiece_again(_: Context, one: Apiece, word: Word) -> Found:
    """`how many harbours each` and `was launched at`; `how many weapons employed` and `in each`."""
    if isinstance(word.sense, Relation) and word.sense.types and one.relation is None:
        yield replace(one, relation=word.sense), 0.2
    elif word.name == "each" and not one.each:
        yield replace(one, each=True), 0.2
    elif isinstance(word.sense, Relation) and word.sense.preposition:
        heard = one.relation and voiced(one.relation, word.sense.preposition)
        yield replace(one, relation=heard), 0.0


def apiece_of_these(_: Context, one: Apiece, subject: Set) -> Found:
    """`how many venues each` and `of those clubs`."""
    if one.each and not (subject.named or subject.det or subject.nodes.where):
        yield one, -0.1


def and_apiece(_: Context, word: Word, one: Apiece) -> Found:
    """`and how many harbours each …`."""
    if word.name in {"and", "comma"}:
        yield one, 0.0


def told_apiece(context: Context, subject: Set, one: Apiece) -> Found:
    """`the ships` and `how many harbours each was launched at`."""
    plain = not (subject.by or subject.order or subject.parts or subject.det == "how_many")
    if not (one.each and plain):
        return
    counted = one.counted.nodes
    if one.such:
        yield from _told_with_such(subject, counted)
        return
    relation = one.relation or Relation(())
    alike = bool(subject.nodes.kinds & counted.kinds)
    inverted = one.inverted and alike
    how = join(subject.nodes.kinds, counted.kinds, context.terrain, relation, inverted=inverted)
    if how is not None and len(how.path) == 1:
        measure = Measure(f"number of {counted.text}", counted=Related(how.path, counted))
        yield Asked((), of=subject, measures=(measure,), named=True), how.score + 0.3


def _told_with_such(subject: Set, counted: Nodes) -> Found:
    """`targets that attacks on the tower target` and `how many such attacks`: those attacks."""
    those = [
        one
        for one in subject.nodes.where
        if isinstance(one, Related) and not (one.negated or one.count) and len(one.path) == 1
        if one.nodes.kinds & counted.kinds
    ]
    if those:
        measure = Measure(f"number of {counted.text}", counted=those[-1])
        yield Asked((), of=subject, measures=(measure,), named=True), 0.8


def named_apiece(context: Context, asked: Asked, one: Apiece) -> Found:
    """`the names of the ships` and `how many harbours each was launched at`."""
    if asked.noun == "names" and asked.of is not None:
        yield from told_apiece(context, asked.of, one)


TABLE: Table = (
    (Word, Set, such),
    (Word, Apiece, number_of_such),
    (Set, Word, apiece),
    (Apiece, Word, apiece_again),
    (Apiece, Set, apiece_of_these),
    (Word, Apiece, and_apiece),
    (Set, Apiece, told_apiece),
    (Asked, Apiece, named_apiece),
)
"""Which rules there are for what is counted of each."""
