"""Rules for what relationships of any graph do, in every voice."""

from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.plans.algebra import Nodes
from agents.understanding.twin.senses import Property, Relation

KINDS = {
    "where": frozenset({"place", "country", "location", "city", "town", "address"}),
    "when": frozenset({"date", "year", "time", "day"}),
}
"""What a question asks of a property, and the words one that answers it has in its name."""


def voiced(relation: Relation, preposition: str) -> Relation:
    """`commanded by`, `the parent of`: a relationship said from its other end."""
    if not relation.role:
        return relation
    words = [name_words(kind) for kind in relation.types]
    by = preposition == "by"
    passive = by and (relation.backwards or not any("by" in one for one in words))
    held = preposition == "of" and all(one[0] in {"has", "ha"} for one in words)
    return replace(relation, backwards=not relation.backwards) if passive or held else relation


def in_voice(_: Context, word: Word, one: Linked) -> Found:
    """`preyed upon` and `by wolves`, `the parent` and `of the wolf`."""
    if not isinstance(word.sense, Relation) or one.relation is None or one.inverted:
        return
    relation = voiced(word.sense, one.relation.preposition)
    if relation != word.sense and not one.relation.types:
        yield replace(one, relation=relation, text=f"{word.text} {one.text}"), 0.15


def had_as(_: Context, one: Linked, word: Word) -> Found:
    """`have the wolf` and `as a parent`."""
    plain = one.relation is not None and one.relation.preposition == "with"
    if plain and isinstance(word.sense, Relation) and word.sense.role and not one.inverted:
        yield replace(one, relation=word.sense), 0.3


def verb_again(_: Context, left: Word, right: Word) -> Found:
    """`the artists` and `who created`: one relationship said twice."""
    one, other = left.sense, right.sense
    if not (isinstance(one, Relation) and isinstance(other, Relation)):
        return
    if one.role and other.role and one.types == other.types:
        yield right, 0.0


def said_too(context: Context, word: Word, one: Linked) -> Found:
    """`also` and `targeted by attacks on the tower`."""
    if word.name == "also" and not (one.also or context.terrain.of_building):
        yield replace(one, also=True), 0.05


def doers(context: Context, word: Word, one: Linked) -> Found:
    """`who` and `directed films`: those at the other end, of whom more may be asked behind it."""
    asking = word.name == "who" and not (one.inverted or context.terrain.of_building)
    who = those_of(context, one) if asking and one.set.det in {"", "all"} else None
    if who is not None:
        yield from applied(with_linked(who, one, context.terrain))


def those_of(context: Context, one: Linked) -> Set | None:
    """All that may stand at the other end of a relationship of some things; None without any."""
    types = one.relation.types if one.relation is not None else ()
    edges = (edge for kind in one.set.nodes.kinds for edge in context.terrain.edges[kind])
    ends = frozenset(to for hop, to, _ in edges if hop.type in types)
    if not ends:
        return None
    labels = context.terrain.narrowest_label(ends)
    nodes = Nodes(labels, ends, text=" ".join(name_words(labels[0])))
    return Set(nodes, det="which", many=True)


def kind_asked(context: Context, word: Word, asked: Asked) -> Found:
    """`where` and `born`: of what a word may be, what is a place."""
    wanted = KINDS.get(word.name)
    if wanted is None or context.terrain.of_building:
        return
    heard = tuple(_of_kind(one, wanted) for one in asked.properties)
    if not heard or not all(one.groups for one in heard):
        return
    told = replace(asked, properties=heard)
    if asked.of is None:
        yield told, 0.3
    else:
        yield from measured(context, replace(told, of=None, measures=()), asked.of, 0.3)


def _of_kind(one: Property, wanted: frozenset[str]) -> Property:
    return replace(one, groups=tuple(g for g in one.groups if wanted & set(name_words(g[0]))))


TABLE: Table = (
    (Word, Linked, in_voice),
    (Linked, Word, had_as),
    (Word, Word, verb_again),
    (Word, Asked, kind_asked),
    (Word, Linked, doers),
    (Word, Linked, said_too),
)
"""Which rules there are for what relationships do."""
