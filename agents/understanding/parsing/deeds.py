"""Rules for graphs of any kind: what relationships do, in every voice, and what is told of each."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from agents.understanding.language.words import name_words
from agents.understanding.parsing import applying
from agents.understanding.parsing.constituents import (
    Apiece,
    Asked,
    Choice,
    Constituent,
    Contest,
    Grouping,
    Linked,
    Mode,
    Ranking,
    Set,
    Word,
)
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar import measured
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
    verbs = isinstance(one, Relation) and isinstance(other, Relation)
    if verbs and one.role and other.role and one.types == other.types:
        yield right, 0.0


def otherwise(_: Context, word: Word, one: Linked) -> Found:
    """`or that berth at the cove`."""
    if word.name == "or" and one.relation is not None:
        yield Choice((one,)), 0.1


def either_link(_: Context, one: Linked, other: Choice) -> Found:
    """`that she commands` and `or that berth at the cove`."""
    yield Choice((one, *other.links)), 0.3


def chosen(context: Context, subject: Set, choice: Choice) -> Found:
    """`ships` and `that she commands or that berth at the cove`: one of the links is enough."""
    if len(choice.links) < 2 or subject.parts or subject.order or subject.by:
        return
    found = [applying.with_linked(subject, one, context.terrain) for one in choice.links]
    told = [one for one in found if one]
    had = len(subject.nodes.where)
    if len(told) < len(found) or any(len(one.nodes.where) != had + 1 for one, _ in told):
        return
    either = Either(tuple(one.nodes.where[-1] for one, _ in told))
    text = " or ".join(link.text for link in choice.links)
    yield applying.having(subject, either, text=text), sum(score for _, score in told)


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
    if how is not None:
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
    (Word, Linked, otherwise),
    (Linked, Choice, either_link),
    (Set, Choice, chosen),
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
