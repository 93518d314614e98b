"""Rules for graphs of any kind: what relationships do, in every voice, and what is told of each."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing import applying
from agents.understanding.parsing.constituents import (
    Apiece,
    Asked,
    Choice,
    Compared,
    Constituent,
    Contest,
    Flags,
    Grouping,
    Linked,
    Mode,
    Ranking,
    Set,
    Shared,
    Word,
)
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.joining import join
from agents.understanding.plans.algebra import Either, Measure, Related
from agents.understanding.twin.senses import Graded, Property, Relation

Found = Iterator[tuple[Constituent, float]]
KINDS = {
    "where": frozenset({"place", "country", "location", "city", "town", "address"}),
    "when": frozenset({"date", "year", "time", "day"}),
}
"""What a question asks of a property, and the words one that answers it has in its name."""
MORE: dict[str, Mode] = {"greater": "is_more", "fewer": "is_less"}


def voiced(relation: Relation, preposition: str) -> Relation:
    """`commanded by`, `the parent of`: a relationship said from its other end."""
    if not relation.role:
        return relation
    words = [name_words(kind) for kind in relation.types]
    passive = preposition == "by" and not any("by" in one for one in words)
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


def otherwise(_: Context, word: Word, one: Linked | Compared | Flags) -> Found:
    """`or that berth at the cove`, `or wider than 1 m`."""
    if word.name == "or" and not (isinstance(one, Linked) and one.relation is None):
        yield Choice((one,)), 0.1


def either_link(_: Context, one: Linked | Compared | Flags, other: Choice) -> Found:
    """`that she commands` and `or that berth at the cove`; not the two values of one property."""
    flags = [each for each in (one, *other.conditions) if isinstance(each, Flags)]
    if len({each.names for each in flags}) == len(flags):
        yield Choice((one, *other.conditions)), 0.3


def chosen(context: Context, subject: Set, choice: Choice) -> Found:
    """`ships` and `that she commands or that berth at the cove`: one of the links is enough."""
    if len(choice.conditions) < 2 or subject.parts or subject.order or subject.by:
        return
    found = [_told_apart(subject, one, context) for one in choice.conditions]
    told = [one for one in found if one]
    had = len(subject.nodes.where)
    if len(told) < len(found) or any(len(one.nodes.where) != had + 1 for one, _ in told):
        return
    either = Either(tuple(one.nodes.where[-1] for one, _ in told))
    text = " or ".join(one.text for one in choice.conditions)
    yield applying.having(subject, either, text=text), sum(score for _, score in told)


def _told_apart(
    subject: Set, one: Linked | Compared | Flags, context: Context
) -> applying.Applied | None:
    """Things under one of the conditions of a choice."""
    match one:
        case Linked():
            return applying.with_linked(subject, one, context.terrain)
        case Compared():
            return applying.with_compared(subject, one, context.terrain)
        case Flags():
            return applying.with_flags(subject, one, context.terrain)


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
        yield applying.having(subject, condition, text=f"like {one.of.nodes.text}"), 0.4


def apiece(_: Context, subject: Set, word: Word) -> Found:
    """`how many harbours` and `each`, `how many weapons` and `employed`."""
    if subject.det != "how_many" or subject.by or subject.order:
        return
    if word.name == "each":
        yield Apiece(subject, each=True), 0.2
    elif isinstance(word.sense, Relation) and word.sense.role:
        yield Apiece(subject, word.sense), 0.1


def apiece_again(_: Context, one: Apiece, word: Word) -> Found:
    """`how many harbours each` and `was launched at`; `how many weapons employed` and `in each`."""
    if isinstance(word.sense, Relation) and word.sense.types and one.relation is None:
        yield replace(one, relation=word.sense), 0.2
    elif word.name == "each" and not one.each:
        yield replace(one, each=True), 0.2
    elif isinstance(word.sense, Relation) and word.sense.preposition:
        yield one, 0.0


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
    relation = one.relation or Relation(())
    how = join(subject.nodes.kinds, counted.kinds, context.terrain, relation)
    if how is not None and len(how.path) == 1:
        measure = Measure(f"number of {counted.text}", counted=Related(how.path, counted))
        yield Asked((), of=subject, measures=(measure,), named=True), how.score + 0.3


def named_apiece(context: Context, asked: Asked, one: Apiece) -> Found:
    """`the names of the ships` and `how many harbours each was launched at`."""
    if asked.noun == "names" and asked.of is not None:
        yield from told_apiece(context, asked.of, one)


def turned(_: Context, grouping: Grouping, word: Word) -> Found:
    """`by length` and `shortest first`: what is in order is no groups."""
    if word.name in {"ascending", "descending"} and grouping.property is not None:
        yield Ranking((grouping.property,), word.name == "descending", limit=None), 0.4


def from_to(_: Context, first: Ranking, last: Ranking) -> Found:
    """`from the shortest` and `to the longest`; `sorted by length` and `from short to long`."""
    if first.counted or last.counted:
        return
    if first.limit == last.limit == 1 and first.descending != last.descending:
        yield Ranking(first.properties or last.properties, first.descending, limit=None), 0.5
    elif first.limit is None and last.limit is None and first.properties:
        yield replace(first, descending=last.descending), 0.3


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


def contest_in(context: Context, word: Word, asked: Asked) -> Found:
    """`more deaths`, `a longer life`: what two things are held against each other by."""
    if asked.of is not None or not asked.properties or context.terrain.of_building:
        return
    if asked.function not in {None, "avg"}:
        return
    if word.name in MORE:
        yield Contest(MORE[word.name], properties=asked.properties), 0.2
    elif isinstance(word.sense, Graded) and word.sense.degree.form == "comparative":
        mode: Mode = "is_more" if word.sense.degree.up else "is_less"
        yield Contest(mode, properties=asked.properties), 0.3


def contest_in_behind(context: Context, asked: Asked, word: Word) -> Found:
    """`weighs more`."""
    if word.name in MORE:
        yield from contest_in(context, word, asked)


def alike_in(context: Context, asked: Asked, word: Word) -> Found:
    """`launched` and `on the same`: whether two things are alike in that."""
    plain = asked.of is None and asked.properties and not asked.function
    if word.name == "same" and plain and not context.terrain.of_building:
        yield Contest("same", properties=asked.properties), 0.2


def by_how_many(context: Context, word: Word, contest: Contest) -> Found:
    """`how many more deaths`: the difference, not whether."""
    more = contest.mode in set(MORE.values()) and contest.properties and not contest.counted
    if word.name == "how_many" and more and not context.terrain.of_building:
        yield replace(contest, mode="difference"), 0.5


def verb_of_contest(context: Context, word: Word, contest: Contest) -> Found:
    """`created` and `later, A or B`; `who` and `weighs more, A or B`."""
    role = isinstance(word.sense, Relation) and word.sense.role
    if (role or word.name in {"who", "comma"}) and not context.terrain.of_building:
        yield contest, 0.0


def extreme(context: Context, ranking: Ranking, asked: Asked) -> Found:
    """`the latest` and `start year of a movement`: that year, and not the movement."""
    alone = asked.of is not None and len(asked.measures) == 1 and not asked.function
    if alone and asked.order is None and not context.terrain.of_building and not ranking.counted:
        yield replace(asked, function="max" if ranking.descending else "min"), 0.2


def distinct(_: Context, word: Word, asked: Asked) -> Found:
    """`which different values does the length have`."""
    if word.name == "values" and not asked.function:
        yield replace(asked, distinct=True), 0.2


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Linked, in_voice),
    (Linked, Word, had_as),
    (Word, Word, verb_again),
    *((Word, kind, otherwise) for kind in (Linked, Compared, Flags)),
    *((kind, Choice, either_link) for kind in (Linked, Compared, Flags)),
    (Set, Choice, chosen),
    (Word, Set, shared),
    (Word, Word, shared),
    (Shared, Set, shared_with),
    (Word, Shared, sharing),
    (Set, Shared, having_shared),
    (Set, Word, apiece),
    (Apiece, Word, apiece_again),
    (Apiece, Set, apiece_of_these),
    (Word, Apiece, and_apiece),
    (Set, Apiece, told_apiece),
    (Asked, Apiece, named_apiece),
    (Grouping, Word, turned),
    (Ranking, Ranking, from_to),
    (Word, Asked, kind_asked),
    (Word, Asked, contest_in),
    (Asked, Word, contest_in_behind),
    (Word, Contest, verb_of_contest),
    (Asked, Word, alike_in),
    (Word, Contest, by_how_many),
    (Ranking, Asked, extreme),
    (Word, Asked, distinct),
)
"""Which rules there are for graphs of any kind."""
