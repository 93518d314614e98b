"""Rules for two things held against each other: which is more, by how much, whether it is."""

from collections.abc import Callable
from dataclasses import replace

from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.constituents.conditions import Compared, Linked
from agents.understanding.parsing.constituents.contests import Contest, Mode
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Joined, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.twin.senses import Graded

COUNTED: dict[str, Mode] = {"greater": "is_more", "fewer": "is_less"}
NUMBERS: dict[str, Mode] = {"difference": "difference", "compare": "compare"}
WHICH: dict[Mode, Mode] = {"is_more": "more", "is_less": "less"}
"""What is asked of two things that are a choice: which, not whether."""


def contest_of(_: Context, word: Word, subject: Set) -> Found:
    """`difference between A and B`, `compare A and B`."""
    name = word.name
    if subject.parts and len(subject.parts) == 2:
        if name == "difference":
            yield Contest("difference", subject.parts), 0.3
        elif name == "ratio":
            yield Contest("ratio", subject.parts), 0.3
        elif name == "compare":
            yield Contest("compare", subject.parts), 0.3
        elif name == "between":
            yield replace(subject, joined="between"), 0.1
        elif name == "same":
            yield Contest("same", subject.parts), 0.2


def contest_by_how_much(context: Context, word: Word, graded: Word) -> Found:
    """`how much bigger`, `by how much bigger`, `how many times as big`; `equally big`."""
    if not isinstance(graded.sense, Graded):
        return
    degree = graded.sense.degree
    if word.name in {"how_many", "difference"} and degree.form == "comparative":
        yield Contest("difference", properties=context.measures(degree)), 0.4
    elif word.name == "ratio" and degree.form in {"plain", "comparative"}:
        yield Contest("ratio", properties=context.measures(degree)), 0.5
    elif word.name == "same" and degree.form == "plain":
        yield Contest("same", properties=context.measures(degree)), 0.5


def contest_with(_: Context, contest: Contest, subject: Set) -> Found:
    """`difference in area` and `between A and B`; `how much bigger is A than B`."""
    if contest.sets:
        return
    if len(subject.parts) == 2:
        mode = WHICH.get(contest.mode, contest.mode) if subject.joined == "or" else contest.mode
        yield replace(contest, sets=subject.parts, mode=mode), 0.3
    elif not subject.det:
        yield replace(contest, sets=(subject,)), -0.2


def contest_counted(_: Context, word: Word, subject: Set) -> Found:
    """`more windows`, `fewer doors`; `the difference in the number of windows`."""
    plain = not (subject.named or subject.parts or subject.by or subject.order)
    if word.name in NUMBERS and subject.det == "how_many" and plain:
        yield Contest(NUMBERS[word.name], counted=replace(subject, det="")), 0.4
    if word.name in COUNTED and not (subject.det or subject.named or subject.parts):
        yield Contest(COUNTED[word.name], counted=subject), 0.2
    choice = len(subject.parts) == 2 and subject.joined == "or" and not subject.named
    if word.name in COUNTED and choice and not subject.det:
        sides = tuple(replace(part, many=True) for part in subject.parts)
        yield Contest(WHICH[COUNTED[word.name]], sides), 0.4


def contest_than(_: Context, contest: Contest, joined: Joined) -> Found:
    """`more doors` and `than windows`; `more windows` and `than the hall`."""
    if joined.word not in {"than", "compare"} or len(contest.sets) > 1:
        return
    if contest.sets:
        yield replace(contest, sets=(*contest.sets, joined.set)), 0.4
    elif contest.counted is not None:
        yield Contest(contest.mode, (contest.counted, joined.set)), 0.35
        yield replace(contest, sets=(joined.set,)), 0.3
    elif contest.mode in {"difference", "ratio"}:
        yield replace(contest, sets=(joined.set,), turned=True), 0.3


def contest_behind(_: Context, subject: Set, contest: Contest) -> Found:
    """`the kitchen has more windows than the hall`; `which room is bigger, A or B`."""
    if subject.parts or subject.by or subject.order:
        return
    if len(contest.sets) == 1 and contest.counted is not None and subject.det in {"", "any"}:
        yield replace(contest, sets=(subject, *contest.sets)), 0.4
        return
    among = len(contest.sets) == 2 and subject.det in {"which", "what"} and not subject.nodes.where
    if among and subject.nodes.kinds & contest.sets[0].nodes.kinds:
        yield contest, 0.2


def contest_linked(context: Context, contest: Contest, one: Linked) -> Found:
    """`difference in area of A and B`; `more doors than windows` and `on the ground floor`."""
    yield from contest_with(context, contest, one.set)
    if len(contest.sets) == 2 and contest.counted is None and not contest.properties:
        plain = not any(side.nodes.where or side.named for side in contest.sets)
        sides = [with_linked(side, one, context.terrain) for side in contest.sets if plain]
        found = tuple(side[0] for side in sides if side)
        if len(found) == 2:
            yield replace(contest, sets=found), 0.6


def contest_by(_: Context, contest: Contest, asked: Asked) -> Found:
    """`compare the flats by area`."""
    if asked.properties and asked.of is None and not contest.properties:
        yield replace(contest, properties=asked.properties), 0.2
    elif (
        asked.properties and asked.of is not None and len(asked.of.parts) == 2 and not contest.sets
    ):
        yield replace(contest, sets=asked.of.parts, properties=asked.properties), 0.2


def contest_first(_: Context, subject: Set, among: Set) -> Found:
    """`the hall`, `the largest room`: whether it is."""
    pointed = subject.named or (subject.nodes.concepts and not subject.many)
    plain = not (subject.det or subject.by or subject.order or subject.parts or subject.refers)
    ranked = among.order is not None and among.det == "" and among.by is None
    if pointed and plain and ranked and subject.nodes.kinds <= among.nodes.kinds:
        yield Contest("is_first", (subject, among)), 0.2


def contest_same(_: Context, word: Word, asked: Asked) -> Found:
    """`the same size`."""
    if word.name == "same" and asked.properties and asked.of is None and not asked.function:
        yield Contest("same", properties=asked.properties), 0.3


def contest_same_behind(_: Context, subject: Set, contest: Contest) -> Found:
    """`the hall and the kitchen`, `the hall` and `the same size as the kitchen`."""
    if contest.mode != "same" or subject.by or subject.order or subject.det:
        return
    if not contest.sets and len(subject.parts) == 2:
        yield replace(contest, sets=subject.parts), 0.4
    elif len(contest.sets) == 1 and not subject.parts:
        yield replace(contest, sets=(subject, *contest.sets)), 0.6


def contest_number(_: Context, word: Word, contest: Contest) -> Found:
    """`how many more windows`: the difference, not whether."""
    if word.name == "how_many" and contest.counted is not None and contest.mode in WHICH:
        yield replace(contest, mode="difference"), 0.5


def contest_graded(context: Context, word: Word, subject: Set) -> Found:
    """`which is bigger, A or B`."""
    if isinstance(word.sense, Graded) and len(subject.parts) == 2:
        degree = word.sense.degree
        if degree.form in {"comparative", "superlative"} and context.measures(degree):
            mode: Mode = "more" if degree.up else "less"
            yield Contest(mode, subject.parts, context.measures(degree)), 0.4


def contest_graded_behind(context: Context, subject: Set, word: Word) -> Found:
    """`A or B, which is bigger`."""
    yield from contest_graded(context, word, subject)


def contest_more(_: Context, subject: Set, one: Compared) -> Found:
    """`is A bigger than B`."""
    other = one.beyond
    if other is None or subject.many or other.many or other.parts or subject.parts:
        return
    if subject.det == "" and not subject.generic:
        mode: Mode = "is_more" if one.operator == ">" else "is_less"
        yield Contest(mode, (subject, other), one.properties), 0.35 if subject.named else 0.2


def difference_joined(_: Context, word: Word, contest: Contest) -> Found:
    """`what is the`, `which` before a contest; `which has more windows`: which, not whether.

    Of `which room is bigger than the kitchen` no yes or no is asked.
    """
    asking = word.name in {"which", "what", "how", "list"}
    if word.name == "which" and contest.counted is not None and contest.mode in WHICH:
        yield replace(contest, mode=WHICH[contest.mode]), 0.1
    elif word.name in {"and", "is", "exists"} or (asking and contest.mode not in WHICH):
        yield contest, 0.0


def by_how_much(_: Context, word: Word, contest: Contest) -> Found:
    """`by how much` and `is the kitchen bigger than the hall`."""
    if word.name == "difference" and contest.mode in WHICH and len(contest.sets) == 2:
        yield replace(contest, mode="difference"), 0.5


def by_how_much_behind(context: Context, contest: Contest, word: Word) -> Found:
    """`is the kitchen bigger than the hall` and `and by how much`."""
    yield from by_how_much(context, word, contest)


def by_how_many(_: Context, measured: Contest, contest: Contest) -> Found:
    """`by how many m2` and `is the kitchen bigger than the hall`."""
    if measured.mode == "difference" and not measured.sets and contest.mode in WHICH:
        words = {one.word for one in measured.properties}
        said = any(one.word in words for one in contest.properties)
        if said and len(contest.sets) == 2:
            yield replace(contest, mode="difference", properties=measured.properties), 0.5


def than_first(_: Context, contest: Contest, subject: Set) -> Found:
    """`how many times bigger than the bath` and `is the hall`."""
    if contest.mode in {"difference", "ratio"} and len(contest.sets) == 1 and contest.turned:
        yield replace(contest, sets=(subject, *contest.sets), turned=False), 0.3


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Word, contest_by_how_much),
    (Word, Set, contest_of),
    (Contest, Set, contest_with),
    (Word, Set, contest_counted),
    (Contest, Joined, contest_than),
    (Set, Contest, contest_behind),
    (Set, Contest, contest_same_behind),
    (Set, Set, contest_first),
    (Word, Asked, contest_same),
    (Word, Contest, contest_number),
    (Contest, Linked, contest_linked),
    (Contest, Asked, contest_by),
    (Word, Set, contest_graded),
    (Set, Word, contest_graded_behind),
    (Set, Compared, contest_more),
    (Word, Contest, difference_joined),
    (Word, Contest, by_how_much),
    (Contest, Word, by_how_much_behind),
    (Contest, Contest, by_how_many),
    (Contest, Set, than_first),
)
"""Which rules there are for contests."""
