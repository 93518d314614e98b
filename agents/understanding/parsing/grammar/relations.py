"""Rules for what things are related to: prepositions and relations before, behind and between."""

from dataclasses import replace

from agents.understanding.language.tables import languages, phrase_of
from agents.understanding.parsing import places
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import Applied, both, is_level, without
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.phrasing import set_text
from agents.understanding.parsing.grammar.qualities import each_part
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.plans.algebra import Nodes
from agents.understanding.twin.senses import Relation
from ifc_loader.concepts import concepts


def link(_: Context, word: Word, subject: Set) -> Found:
    """`in the kitchen`, `leading to the hall`."""
    plain = not (subject.by or subject.clause or subject.det == "how_many")
    if isinstance(word.sense, Relation) and plain:
        text = f"{word.text} {set_text(subject)}"
        yield Linked(word.sense, subject, text=text), 0.1


def link_again(_: Context, word: Word, linked: Linked) -> Found:
    """`part of the system`, `connected to the pump`: a preposition after or before its verb."""
    if isinstance(word.sense, Relation) and linked.relation is not None:
        text = f"{word.text} {linked.text}"
        if word.sense.types and not linked.relation.types:
            yield replace(linked, relation=word.sense, text=text), 0.05
        elif linked.relation.types and not word.sense.types:
            yield replace(linked, text=text), 0.0
    elif word.name == "no" and not linked.set.det and not _is_lacked(word):
        yield replace(linked, set=replace(linked.set, det="no"), text=f"not {linked.text}"), 0.2
    elif word.name in {"only", "and"}:
        yield linked, -0.05


def _is_lacked(word: Word) -> bool:
    """Whether things are said to be missing: `how many lamps are missing in the hall` asks for none
    of those that hang elsewhere.
    """
    said = phrase_of(word.text)
    return any("unrecorded" in table.operators.get(said, ()) for table in languages())


def link_inverted(_: Context, subject: Set, word: Word) -> Found:
    """`the door leads to`, `the bedroom is on`, said of what stands at the other end."""
    asking = subject.det in {"which", "what", "how_many", "list"}
    stranded = isinstance(word.sense, Relation) and word.sense.preposition in {"in", "from"}
    leads = isinstance(word.sense, Relation) and (word.sense.types or stranded)
    if isinstance(word.sense, Relation) and leads and not (subject.by or asking):
        text = f"{set_text(subject)} {word.text}"
        yield Linked(word.sense, subject, inverted=True, text=text), -0.1


def linked(context: Context, subject: Set, one: Linked) -> Found:
    """`windows in the kitchen`; `the boiler is in which room` asks for the room."""
    if one.set.det in {"which", "what"} and subject.det not in {
        "which",
        "what",
        "how_many",
        "list",
    }:
        yield from _turned(context, subject, one)
        return
    if subject.closed and one.inverted and one.set.many and not one.set.named:
        return  # `the hall, which | rooms can I get into`
    if _is_stated(subject, one):
        for what, score in applied(both(subject, one.set)):
            yield what, score + 0.4
        return
    having = one.relation is not None and one.relation.preposition == "with"
    there = not subject.nodes.absent
    if having and there and one.set.det != "no" and _is_absent_thing(one.set.nodes):
        yield replace(one.set, det=subject.det), -0.2  # `has the hall a sink`: none has
        return
    if having and subject.refers:
        subject = replace(subject, refers="")  # `does it have a window`
    ranked_apart = 0.6 if subject.order and one.inverted else 0.0
    ranked_apart += 0.4 if places.is_among_first(subject.nodes) else 0.0
    said = having and one.relation is not None and one.relation.finite
    for what, score in applied(linked_in_each(subject, one, context)):
        yield _of_clause(subject, what) if said else what, score - ranked_apart


def _of_clause(subject: Set, what: Constituent) -> Constituent:
    """What a verb says of its subject: no part of a noun phrase, and said of the one thing."""
    if not isinstance(what, Set):
        return what
    about = subject.nodes if subject.named and not subject.many else subject.about
    return replace(what, clause=True, about=about)


def _is_absent_thing(nodes: Nodes) -> bool:
    """Whether the twin has no such things; a room has others and is not had."""
    known = [concepts()[name] for name in nodes.concepts if name in concepts()]
    return nodes.absent and all(one.kind != "room" for one in known)


def _is_stated(subject: Set, one: Linked) -> bool:
    """Whether a preposition leads to a text that such things hold: `rooms with vinyl floor`."""
    plain = one.relation is None or bool(one.relation.preposition)
    stated = one.set.named and one.set.bound and not (one.set.letter or one.set.det or one.inverted)
    return plain and stated and bool(subject.nodes.kinds & one.set.nodes.kinds)


def linked_first(context: Context, one: Linked, subject: Set) -> Found:
    """`in the kitchen, how many windows`; `in which room is the boiler` asks for the room."""
    if one.set.det in {"which", "what"}:
        yield from _turned(context, subject, one)
        return
    split = one.set.det == "no" and one.set.modifies and not subject.det
    if subject.letter or one.set.pointing or split:
        return  # `has no smoke | detector`
    head_first = 0.4 if one.inverted and not subject.det else 0.0  # `radiators in | the rooms`
    plain = not (one.set.nodes.where or one.set.nodes.concepts or one.set.det or subject.det)
    if plain and subject.named and one.set.nodes.kinds == subject.nodes.kinds:
        head_first += 1.0  # `next to room | 1.01`
    if one.relation is not None and one.relation.preposition == "of":
        head_first += 0.6 * (not subject.det)  # `square metres of window | the kitchen has`
        head_first += 0.6 * is_level(subject)  # `square metres of carpet | are there upstairs`
    apart = not (subject.named or subject.nodes.kinds & one.set.nodes.kinds)
    having = one.relation is not None and one.relation.preposition == "with"
    if having and one.set.det == "all" and apart:
        back = Linked(one.relation, subject, text=f"have {set_text(subject)}")
        yield from applied(linked_in_each(one.set, back, context))
        return  # `haben alle Räume | ein Fenster`
    for what, score in applied(linked_in_each(subject, one, context)):
        yield what, score - 0.15 - head_first


def _turned(context: Context, subject: Set, one: Linked) -> Found:
    """The set of a link is what is asked for; what it is linked to is its condition."""
    subject = places.first_of(subject) or subject
    if subject.parts or subject.order or subject.by:
        return
    of_it = replace(subject, det="") if subject.det == "no" else subject
    if _is_stated(one.set, replace(one, set=of_it)):
        lacking = subject.det == "no"  # `in which bedroom lies no carpet`
        found = without(one.set, of_it, context.terrain) if lacking else both(one.set, subject)
        yield from applied(found)
        return
    back = Linked(one.relation, subject, inverted=not one.inverted, text=f"of {set_text(subject)}")
    for what, score in applied(with_linked(one.set, back, context.terrain)):
        yield what, score - (0.6 if one.set.order else 0.0)


def linked_in_each(subject: Set, one: Linked, context: Context) -> Applied | None:
    """The things that are related to others, each of several by itself."""
    return each_part(subject, lambda part: with_linked(part, one, context.terrain))


def itself(_: Context, one: Linked, word: Word) -> Found:
    """`a sofa in it`: in what is spoken of."""
    if word.name == "itself" and not one.inverted:
        yield one, -0.9


TABLE: Table = (
    (Word, Set, link),
    (Word, Linked, link_again),
    (Set, Word, link_inverted),
    (Set, Linked, linked),
    (Linked, Set, linked_first),
    (Linked, Word, itself),
)
"""Which rules there are for relations."""
