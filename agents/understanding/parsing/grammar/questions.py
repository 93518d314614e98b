"""Rules for the words that say what is asked: `how big`, `total`, `how many`, `where`."""

from dataclasses import replace

from agents.understanding.parsing.applying.properties import truths_of
from agents.understanding.parsing.applying.sets import is_whole
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.joining import SPATIAL
from agents.understanding.parsing.measuring import amount_of, is_number_of
from agents.understanding.plans.algebra import Function, Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Graded, Property, Relation

FUNCTIONS: dict[str, Function] = {
    "sum": "sum", "average": "avg", "minimum": "min", "maximum": "max", "difference": "spread",
    "share": "share", "kinds": "kinds",
}  # fmt: skip


def how_much(context: Context, word: Word, graded: Word) -> Found:
    """`how big`; of what no measure is recorded, that is what is asked for all the same."""
    if not isinstance(graded.sense, Graded):
        return
    degree = graded.sense.degree
    measures = context.measures(degree) or (Property(degree.measures[0], ()),)
    if word.name == "how" and degree.form == "plain":
        yield Asked(measures[:1], graded=True), 0.4
        for one in measures[1:]:
            yield Asked((one,), graded=True), 0.25


def _may_tell_when(asked: Asked, context: Context) -> bool:
    """Whether what is asked for may be a day or a year: a warranty of 5 years is none."""
    told = [name for one in asked.properties for group in one.groups for name in group]
    return not told or any(context.terrain.may_tell_when(name) for name in told)


def _may_tell_who(asked: Asked, context: Context) -> bool:
    """Whether what is asked for may be somebody: no day and no number is."""
    terrain = context.terrain
    said = [name for one in asked.properties for group in one.groups for name in group]
    told = [name for one in asked.measures for group in one.groups for name in group] or said
    return not told or any(not (name in terrain.numbers or terrain.is_day(name)) for name in told)


def with_function(context: Context, word: Word, asked: Asked) -> Found:
    """`total area`, `average height`."""
    name = word.name
    if name and any(one.wants == name for one in asked.properties):
        heard = tuple(replace(one, wants="") for one in asked.properties)
        yield replace(asked, properties=heard), 0.4
    elif name in FUNCTIONS and not asked.function and (asked.properties or asked.unit):
        if name == "difference":
            yield Contest("difference", properties=asked.properties), 0.1
        else:
            apart = asked.each and name != "sum"
            yield replace(asked, function=FUNCTIONS[name]), 0.0 if apart else 0.3
    elif name == "compare" and asked.properties:
        yield Contest("compare", properties=asked.properties), 0.1
    elif name in {"who", "when"} and asked.relation is not None:
        if name == "who" and context.leads_to_people(asked.relation):
            yield asked, 0.0
    elif name == "when":
        if _may_tell_when(asked, context):
            yield asked, 0.0
    elif name in {"which", "what", "list", "and", "exists"}:
        yield replace(asked, joined=asked.joined or name == "and"), 0.0
    elif name == "who":
        if _may_tell_who(asked, context):
            yield asked, 0.0
    elif name == "how_many" and (asked.unit or asked.properties):
        yield from _how_many(asked, context)
    elif name in {"all", "only"}:
        yield asked, -0.1


def _how_many(asked: Asked, context: Context) -> Found:
    """How many of what is measured; of what is so or not, that is not told of each."""
    if truths_of(asked, context.terrain):
        return
    first = [group for one in asked.properties for group in one.groups[:1]]
    counted = any(is_number_of(group, context.terrain) for group in first)
    if _are_texts(first, context):
        yield replace(asked, function="kinds"), 0.3
    yield asked, 0.5 if counted else 0.1 if asked.unit else -0.4


def _are_texts(groups: list[tuple[str, ...]], context: Context) -> bool:
    """Whether one property of texts is asked for, of which there are so many different ones."""
    plain = not context.terrain.of_building and len(groups) == 1
    return plain and all(context.terrain.is_typed(name, "string") for name in groups[0])


def with_function_behind(_: Context, asked: Asked, word: Word) -> Found:
    """`the area in total`."""
    name = word.name
    if name in FUNCTIONS and name != "difference" and not asked.function and not asked.noun:
        yield replace(asked, function=FUNCTIONS[name]), 0.2
    elif name == "each":
        yield replace(asked, each=True), -0.1


def total_of(context: Context, word: Word, subject: Set) -> Found:
    """`what do the costs come to`: what rows that tell an amount of money come to together."""
    amount = amount_of(subject.nodes.kinds, context.terrain) if word.name == "sum" else None
    if amount is not None and not (subject.parts or subject.order or subject.det == "no"):
        of = replace(subject, det="")
        yield Asked((), of=of, measures=(amount,), function="sum"), 0.2


def relation_asked(context: Context, subject: Set, word: Word) -> Found:
    """`what are the walls made of`, `the neighbours of the kitchen`."""
    asking = subject.det in {"how_many", "which", "list", "any"}
    if isinstance(word.sense, Relation) and word.sense.types and not (subject.parts or asking):
        yield Asked((), of=subject, relation=word.sense), -0.15


def role_asked(_: Context, word: Word, one: Linked) -> Found:
    """`the subsidiaries of X`."""
    sense = word.sense
    small = one.relation is not None and one.relation.preposition in {"of", "in"}
    if isinstance(sense, Relation) and sense.types and small and not one.inverted:
        yield Asked((), of=one.set, relation=sense), 0.1


def where_is(context: Context, word: Word, subject: Set) -> Found:
    """`where is the boiler`; the building is where its address says."""
    if word.name != "where" or subject.det not in {"", "all", "any"}:
        return
    if is_whole(subject.nodes):
        labels = knowledge().addresses
        kinds = context.terrain.kinds(labels)
        nodes = Nodes(labels, kinds, text="address", absent=not kinds)
        yield Set(nodes, det="what", closed=True), 0.3
    else:
        yield Asked((), of=replace(subject, det=""), noun="place"), 0.3


def where_stands(context: Context, word: Word, one: Linked) -> Found:
    """`wo steht der Kessel`: a verb for where things are says no more than `is`."""
    types = one.relation.types if one.relation is not None else ()
    if types and set(types) <= SPATIAL and not one.inverted:
        yield from where_is(context, word, one.set)


def where_with(_: Context, word: Word, asked: Asked) -> Found:
    """`where is the building, street and town`: what of its address is wanted."""
    if word.name == "where" and asked.of is not None and is_whole(asked.of.nodes):
        yield asked, 0.1


TABLE: Table = (
    (Word, Word, how_much),
    (Word, Asked, where_with),
    (Word, Asked, with_function),
    (Asked, Word, with_function_behind),
    (Set, Word, relation_asked),
    (Word, Linked, role_asked),
    (Word, Set, total_of),
    (Word, Set, where_is),
    (Word, Linked, where_stands),
)
"""Which rules there are for words that ask."""
