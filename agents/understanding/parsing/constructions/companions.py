"""Rules for what each thing is told with: `the pumps with their room`, `for every storey, how many
rooms and how many doors`."""

from collections.abc import Iterator
from dataclasses import replace

from agents.understanding.language.speaking import plural
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Companion, Grouping
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Joined, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.grouping import key_of
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.measuring import measure_of
from agents.understanding.plans.algebra import Measure, Related
from agents.understanding.plans.compiling.properties import names_of
from agents.understanding.twin.senses import Relation

BEFORE = frozenset({"and", "comma", "own"})
TOLD = frozenset({"", "list", "which", "what", "all"})


def own_thing(_: Context, word: Word, one: Set) -> Found:
    """`their room`."""
    if word.name == "own" and _is_plain(one) and not one.det:
        yield Companion(sets=(one,)), 0.3


def own_measure(context: Context, word: Word, asked: Asked) -> Found:
    """`their fire rating`."""
    if word.name == "own" and _is_measure(asked) and context.terrain.of_building:
        yield Companion(asked.properties), 0.3


def beside_measure(_: Context, asked: Asked, joined: Joined) -> Found:
    """`area` and `and number of windows`."""
    if _is_measure(asked) and joined.word in BEFORE:
        yield from _with(Companion(asked.properties), joined.set)


def beside_count(_: Context, one: Set, joined: Joined) -> Found:
    """`how many rooms` and `and how many doors`."""
    both = one.det == joined.set.det == "how_many"
    if both and _is_plain(one) and _is_plain(joined.set) and joined.word in BEFORE:
        yield Companion(counted=(one, joined.set)), 0.1


def one_more(_: Context, companion: Companion, joined: Joined) -> Found:
    """`their area and number of windows` and `, and their storey`."""
    if joined.word in BEFORE:
        yield from _with(companion, joined.set)


def one_more_measure(_: Context, companion: Companion, asked: Asked) -> Found:
    """`their room` and `and power`."""
    if _is_measure(asked):
        yield replace(companion, properties=(*companion.properties, *asked.properties)), 0.0


def word_before(_: Context, word: Word, companion: Companion) -> Found:
    """`with`, `and` before what things are told with; no verb, which says that they have it."""
    before = isinstance(word.sense, Relation) and not (word.sense.types or word.sense.finite)
    if word.name in BEFORE or before:
        yield companion, 0.0


def told_with(context: Context, subject: Set, companion: Companion) -> Found:
    """`the pumps` and `with their room`."""
    if subject.by or subject.order or subject.det not in TOLD or subject.nodes.absent:
        return
    alone = not (companion.properties or companion.counted) and len(companion.sets) == 1
    if alone and (subject.named or not subject.many):
        return  # `the boiler and its room`: the room is asked for, and of one thing alone
    if alone:
        other = companion.sets[0]
        key, score = key_of(context, other, Grouping(set=replace(subject, det="")))
        if key is not None:
            yield replace(other, det="which", by=replace(key, whole=True)), 0.3 + score
        return
    measures = tuple(_measures(context, subject, companion))
    if len(measures) == len((*companion.properties, *companion.sets, *companion.counted)):
        yield Asked((), of=replace(subject, many=True), measures=measures, each=True), 0.3


def told_of_each(context: Context, grouping: Grouping, companion: Companion) -> Found:
    """`for every room` and `area and number of windows`."""
    if grouping.set is not None:
        yield from told_with(context, replace(grouping.set, det=""), companion)


def told_of_each_behind(context: Context, companion: Companion, grouping: Grouping) -> Found:
    """`how many rooms and how many doors` and `per storey`."""
    yield from told_of_each(context, grouping, companion)


def _with(companion: Companion, one: Set) -> Iterator[tuple[Constituent, float]]:
    if _is_plain(one) and one.det == "how_many":
        yield replace(companion, counted=(*companion.counted, one)), 0.2
    elif _is_plain(one) and not one.det:
        yield replace(companion, sets=(*companion.sets, one)), -0.1


def _measures(context: Context, subject: Set, companion: Companion) -> Iterator[Measure]:
    terrain = context.terrain
    for one in companion.properties:
        if measure := measure_of(one, subject.nodes, terrain):
            yield measure
    for other in (*companion.sets, *companion.counted):
        how = join(subject.nodes.kinds, other.nodes.kinds, terrain, Relation(()))
        if how is None:
            continue
        related = Related(how.path, other.nodes)
        if other in companion.counted:
            yield Measure(f"number of {plural(other.nodes.text)}", counted=related)
        else:
            names = tuple((name,) for name in reversed(names_of(terrain, other.nodes)))
            yield Measure(other.nodes.text, names, related=related)


def _is_plain(one: Set) -> bool:
    """Whether things are spoken of by their kind alone."""
    said = one.named or one.by or one.order or one.parts or one.refers or one.count
    return not (said or one.nodes.where or one.nodes.absent)


def _is_measure(asked: Asked) -> bool:
    plain = asked.of is None and asked.properties and not asked.by
    return bool(plain) and not (asked.function or asked.noun or asked.relation)


TABLE: Table = (
    (Word, Set, own_thing),
    (Word, Asked, own_measure),
    (Asked, Joined, beside_measure),
    (Set, Joined, beside_count),
    (Companion, Joined, one_more),
    (Companion, Asked, one_more_measure),
    (Word, Companion, word_before),
    (Set, Companion, told_with),
    (Grouping, Companion, told_of_each),
    (Companion, Grouping, told_of_each_behind),
)
"""Which rules there are for what things are told with."""
