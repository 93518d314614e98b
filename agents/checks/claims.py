"""What a sentence claims as a whole: that it tells the value, and each number of what it is one."""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from agents.checks.bounds import Bounds, folded
from agents.checks.grounding import columns, is_number, leaves
from agents.checks.small_words import comparatives, spoken, tokens_of, weightless
from agents.messages import Interpretation, Question
from graph_store.rows import GraphNode, Rows

MOST_NAMED = 10
"""A list longer than this may be told by its beginning and how many there are."""


@dataclass
class Heard:
    """What a sentence was found to say, each with its place.

    `measured` are the stretches that numbers take with their units.
    """

    numbers: list[tuple[int, float]] = field(default_factory=list)
    names: list[tuple[int, str]] = field(default_factory=list)
    words: list[tuple[int, str]] = field(default_factory=list)
    measured: list[tuple[int, int]] = field(default_factory=list)
    denies: bool = False


def false_claim(
    said: Interpretation, question: Question, heard: Heard, bounds: Bounds, rows: Rows
) -> str | None:
    """What a sentence whose words are all known claims wrongly, in a few words."""
    return (
        _asks(said.answer)
        or _opposite(said, heard)
        or _not_told(said, heard, bounds, rows)
        or _apart(heard, bounds, rows)
        or _swapped(heard, bounds, rows)
        or _turned(said, question)
    )


def _asks(answer: str) -> str | None:
    return "a question" if answer.rstrip(' *_"”').endswith(("?", "？")) else None


def _opposite(said: Interpretation, heard: Heard) -> str | None:
    """A denial where something was found, or none where nothing was; zeros are no yes."""
    nothing = not said.value
    hollow = nothing or (isinstance(said.value, list) and not any(leaves(said.value)))
    zero = is_number(said.value) and any(number == 0 for _, number in heard.numbers)
    opposite = spoken().yes if hollow else spoken().no
    if re.match(rf"\W*(?:{'|'.join(opposite)})\b", said.answer.casefold()):
        return "a yes" if hollow else "a no"
    if heard.denies != nothing and not (nothing and zero):
        return "a denial" if heard.denies else "something where nothing was found"
    return None


def _not_told(said: Interpretation, heard: Heard, bounds: Bounds, rows: Rows) -> str | None:
    """A sentence that does not tell the value, or only part of it."""
    value, numbers = said.value, {number for _, number in heard.numbers}

    def is_told(one: Any) -> bool:
        return one in numbers if is_number(one) else _named(str(one), said.answer, heard, bounds)

    if is_number(value):
        told = value in numbers or value == 0
    elif isinstance(value, str):
        told = is_told(value)
    elif isinstance(value, list) and value:
        each = [one for one in leaves(value) if one is not None]
        named = [is_told(one) for one in each]
        counted = bool({len(value), rows.total} & numbers)
        told = all(named) or (len(each) > MOST_NAMED and counted)
    else:
        told = bool(heard.numbers or heard.names) or _says_anything(said.answer)
    return None if told else "not what was found"


def _named(text: str, answer: str, heard: Heard, bounds: Bounds) -> bool:
    """Whether a text is told as such, and not as the beginning of another one."""
    wanted = folded(text)
    if wanted in bounds.names:
        return any(wanted == name for _, name in heard.names)
    return re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", folded(answer)) is not None


def _says_anything(answer: str) -> bool:
    """Whether there is a yes, a no or a word that means something by itself."""
    short = {*spoken().yes, *spoken().no}
    found = tokens_of(answer)
    return any(one.stem not in weightless() or one.text.casefold() in short for one in found)


def _apart(heard: Heard, bounds: Bounds, rows: Rows) -> str | None:
    """A number told beside a name that it does not stand beside in the rows."""
    if len(rows.rows) < 2 or not heard.names:
        return None
    named = [(at, bounds.names[name]) for at, name in heard.names]
    found = [
        (at, {row for row, cells in enumerate(rows.rows) if number in _numbers_in(cells)})
        for at, number in heard.numbers
    ]
    return None if _suit(named, found) else "a number beside another's name"


def _swapped(heard: Heard, bounds: Bounds, rows: Rows) -> str | None:
    """A number told beside the name of another column: five doors and three windows."""
    called = [(at, {bounds.measures[word]}) for at, word in heard.words if word in bounds.measures]
    if len({at for _, held in called for at in held}) < 2:
        return None
    cells = columns(rows)
    found = [
        (at, {one for one in set(bounds.measures.values()) if number in _numbers_in(cells[one])})
        for at, number in heard.numbers
    ]
    return None if _suit(called, found) else "a number of something else"


def _suit(named: list[tuple[int, set[int]]], found: list[tuple[int, set[int]]]) -> bool:
    """Whether each number suits the name nearest to it, on the side on which names stand.

    Both are places in a sentence, each with the rows or columns it belongs to. Where a name comes
    first, each stands before its number, else after it.
    """
    told = sorted((at, held) for at, held in found if held)
    if not told or not named:
        return True
    named = sorted(named)
    before = named[0][0] < told[0][0]
    return all(_beside(at, held, named, before=before) for at, held in told)


def _beside(at: int, held: set[int], named: list[tuple[int, set[int]]], *, before: bool) -> bool:
    order = reversed(named) if before else named
    near = next((rows for place, rows in order if (place < at) is before), None)
    return near is None or bool(near & held)


def _numbers_in(cells: tuple[Any, ...]) -> list[Any]:
    inside = [one.properties if isinstance(one, GraphNode) else one for one in cells]
    return [one for one in leaves(inside) if is_number(one)]


def _turned(said: Interpretation, question: Question) -> str | None:
    """A comparison that is told the other way round: the words of the question in another order."""
    if not isinstance(said.value, bool) or not comparatives(question.text):
        return None
    asked = [one.stem for one in tokens_of(question.text) if one.stem not in weightless()]
    told = [one.stem for one in tokens_of(said.answer)]
    places = [told.index(one) for one in dict.fromkeys(asked) if one in told]
    in_order = all(first < second for first, second in pairwise(places))
    return None if in_order else "a comparison the other way round"
