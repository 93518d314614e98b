"""The rules for relationships whose other end is not named, or is followed over and over."""

from collections.abc import Callable
from dataclasses import replace

from agents.understanding.language.tables import languages
from agents.understanding.language.words import stems
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.contests import Contest
from agents.understanding.parsing.constituents.groups import Portion
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, applied
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Relation


def unlinked(context: Context, left: Word, right: Word) -> Found:
    """`not connected`, `connected to nothing`: no such relationship to anything."""
    word = next((one for one in (left, right) if isinstance(one.sense, Relation)), None)
    if word is None or "no" not in {left.name, right.name}:
        return
    assert isinstance(word.sense, Relation)
    if _wants_object(word.text) if word is right else _denies_noun(right.text):
        return
    if word.sense.types and not word.sense.role:
        anything = Nodes((), context.terrain.everything)
        text = f"not {word.text}"
        yield Linked(word.sense, Set(anything, det="no", generic=True), text=text), 0.3


def _wants_object(text: str) -> bool:
    """Whether a verb ends in a preposition, with nothing behind it: `cannot get into`."""
    first, *behind = stems(text)
    return bool(behind and first) and any((behind[-1],) in one.prepositions for one in languages())


def _denies_noun(text: str) -> bool:
    """Whether a word denies what is behind it: `in which room lies no carpet`."""
    return any(stems(text)[-1] in one.denying for one in languages())


def between(_: Context, word: Word, subject: Set) -> Found:
    """`between the kitchen and the hall`: at each of the two."""
    if word.name == "between" and len(subject.parts) == 2 and subject.joined == "and":
        yield Linked(None, subject, text=f"between {subject.nodes.text}", between=True), 0.4


def by_way_of(_: Context, linked: Linked, word: Word) -> Found:
    """`reachable from the pump` and `through connections`: by what it is reached anyway."""
    if linked.relation is None or not linked.relation.far:
        return
    if isinstance(word.sense, Relation) and set(word.sense.types) & knowledge().flow:
        yield linked, 0.1


def by_way_of_things(context: Context, linked: Linked, other: Linked) -> Found:
    """`connected to the hall` and `by a door`, `reachable from the pump` and `through the pipes`:
    the things it leads through anyway."""
    plain = not other.set.nodes.where and other.set.det in {"", "all"}
    by = other.relation is not None and other.relation.preposition == "by"
    if linked.relation is None or not (plain and by) or linked.set.det in {"which", "what"}:
        return
    edges = context.terrain.edges
    types = {hop.type for kind in other.set.nodes.kinds for hop, _, _ in edges[kind]}
    if types & set(linked.relation.types):
        yield linked, 0.7


def by_way_of_connections(_: Context, linked: Linked, asked: Asked) -> Found:
    """`reachable from the pump` and `through connections`, where these are a noun."""
    if linked.relation is not None and linked.relation.far and asked.noun == "connections":
        yield linked, 0.1


def of_what(_: Context, word: Word, asked: Asked) -> Found:
    """`through connections`, `with the connections`."""
    if isinstance(word.sense, Relation) and asked.noun == "connections":
        yield asked, -0.1


def connections_of(_: Context, subject: Set, asked: Asked) -> Found:
    """`pipe connections`: those of the pipes with each other or with anything."""
    if asked.of is None and asked.noun == "connections" and subject.det in {"", "how_many"}:
        yield replace(asked, of=subject), 0.1


def to_the_same(_: Context, subject: Set, linked: Linked) -> Found:
    """`port-to-port`, `between rooms and rooms`: the things twice."""
    plain = linked.relation is not None and not linked.relation.types
    if plain and linked.set == subject and not subject.named:
        yield subject, 0.2


def counted_connections(_: Context, word: Word, asked: Asked) -> Found:
    """`how many connections`."""
    if word.name == "how_many" and asked.noun == "connections":
        yield asked, 0.2


def on_basis(_: Context, one: Constituent, word: Word) -> Found:
    """`per space boundaries`: where the file has it from, which an answer says anyway."""
    if word.name == "basis":
        yield one, 0.0


def what_stands(context: Context, word: Word, one: Linked) -> Found:
    """`what controls the boiler`: what stands at the other end, of which the verb is said."""
    if one.relation is None or not one.relation.types or one.inverted:
        return
    asking = word.name == "what" or (word.name == "who" and context.leads_to_people(one.relation))
    if asking and one.set.det in {"", "all"}:
        turned = replace(one.relation, backwards=not one.relation.backwards)
        yield Asked((), of=one.set, relation=turned), -0.05


def _in_there(one: Linked | Set) -> Linked | None:
    """`in the hall`, or `there`: the place that was spoken of."""
    if isinstance(one, Linked):
        return one
    inside = Relation((), preposition="in")
    return Linked(inside, one, text=f"in {one.nodes.text}") if one.refers == "there" else None


def what_is_in(context: Context, word: Word, where: Linked | Set) -> Found:
    """`what is in the living room`: the elements it holds; `what is on the first floor`: its rooms,
    or else its elements."""
    one = _in_there(where)
    if one is None:
        return
    inside = one.relation is not None and one.relation.preposition == "in" and not one.inverted
    told = one.set.named or one.set.nodes.concepts or one.set.order
    if word.name != "what" or not inside or not told:
        return
    rooms, *wholes = knowledge().places
    of_label = context.terrain.of_label
    held = Nodes(knowledge().held, context.terrain.kinds(knowledge().held), text="element")
    if one.set.nodes.kinds <= of_label.get(rooms, frozenset()):
        inner = [held]
    elif one.set.nodes.kinds <= context.terrain.kinds(tuple(wholes)):
        inner = [Nodes((rooms,), of_label.get(rooms, frozenset()), text="room"), held]
    else:
        return
    for worse, things in enumerate(inner):
        found = with_linked(Set(things, det="what", many=True), one, context.terrain)
        if things.kinds and found is not None:
            yield found[0], found[1] + 0.2 - 0.2 * worse


def what_else_is_in(context: Context, others: Set, where: Linked | Set) -> Found:
    """`what else is in there`: the elements that were not spoken of."""
    one = _in_there(where) if others.refers == "what_else" else None
    if one is not None and one.relation is not None and one.relation.preposition == "in":
        things = replace(others, det="what", refers="")
        yield from applied(with_linked(things, one, context.terrain))


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Linked, what_stands),
    (Word, Linked, what_is_in),
    (Word, Set, what_is_in),
    (Set, Linked, what_else_is_in),
    (Set, Set, what_else_is_in),
    (Word, Word, unlinked),
    (Word, Set, between),
    (Linked, Word, by_way_of),
    (Linked, Linked, by_way_of_things),
    (Linked, Asked, by_way_of_connections),
    (Word, Asked, of_what),
    (Set, Asked, connections_of),
    (Set, Linked, to_the_same),
    (Word, Asked, counted_connections),
    *((kind, Word, on_basis) for kind in (Set, Linked, Asked, Contest, Portion)),
)
