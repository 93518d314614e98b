"""Rules for what is measured of several: which has more of it, and contests by it in graphs that
are no building.
"""

from dataclasses import replace

from agents.understanding.parsing.constituents.contests import Contest, Mode
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.constructions.contests import COUNTED
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.ranking import rank_behind
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.twin.senses import Graded, Relation


def contest_in(context: Context, word: Word, asked: Asked) -> Found:
    """`more deaths`, `a longer life`: what two things are held against each other by."""
    if asked.of is not None or not asked.properties or context.terrain.of_building:
        return
    if asked.function not in {None, "avg"}:
        return
    if word.name in COUNTED:
        yield Contest(COUNTED[word.name], properties=asked.properties), 0.2
    elif isinstance(word.sense, Graded) and word.sense.degree.form == "comparative":
        mode: Mode = "is_more" if word.sense.degree.up else "is_less"
        yield Contest(mode, properties=asked.properties), 0.3


def contest_in_behind(context: Context, asked: Asked, word: Word) -> Found:
    """`weighs more`."""
    if word.name in COUNTED:
        yield from contest_in(context, word, asked)


def alike_in(context: Context, asked: Asked, word: Word) -> Found:
    """`launched` and `on the same`: whether two things are alike in that."""
    plain = asked.of is None and asked.properties and not asked.function
    if word.name == "same" and plain and not context.terrain.of_building:
        yield Contest("same", properties=asked.properties), 0.2


def by_how_many(context: Context, word: Word, contest: Contest) -> Found:
    """`how many more deaths`: the difference, not whether."""
    more = contest.mode in set(COUNTED.values()) and contest.properties and not contest.counted
    if word.name == "how_many" and more and not context.terrain.of_building:
        yield replace(contest, mode="difference"), 0.5


def verb_of_contest(context: Context, word: Word, contest: Contest) -> Found:
    """`created` and `later, A or B`; `who` and `weighs more, A or B`."""
    role = isinstance(word.sense, Relation) and word.sense.role
    if (role or word.name in {"who", "comma"}) and not context.terrain.of_building:
        yield contest, 0.0


def comparative_behind(context: Context, subject: Set, word: Word) -> Found:
    """`which flat is bigger`: the biggest of them."""
    asked = subject.det in {"which", "what"} and not (subject.parts or subject.order)
    if asked and isinstance(word.sense, Graded) and word.sense.degree.form == "comparative":
        degree = word.sense.degree
        ranking = Ranking(context.measures(degree), degree.up, text=word.text)
        yield from rank_behind(context, subject, ranking)


def comparative_of(_: Context, word: Word, asked: Asked) -> Found:
    """`which boiler has the higher output`: the one that has the highest."""
    plain = asked.of is None and asked.properties and not (asked.function or asked.noun)
    if plain and isinstance(word.sense, Graded) and word.sense.degree.form == "comparative":
        yield Ranking(asked.properties, word.sense.degree.up, text=word.text), 0.0


TABLE: Table = (
    (Set, Word, comparative_behind),
    (Word, Asked, comparative_of),
    (Word, Asked, contest_in),
    (Asked, Word, contest_in_behind),
    (Word, Contest, verb_of_contest),
    (Asked, Word, alike_in),
    (Word, Contest, by_how_many),
)
"""Which rules there are for comparatives."""
