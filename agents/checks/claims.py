"""What a sentence claims as a whole: that it tells the value, and each number of what it is one."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from agents.checks.bounds import Bounds, cells_in_place, folded, texts_of
from agents.checks.grounding import is_number, leaves
from agents.checks.heard import Heard
from agents.checks.meanings import meanings, meanings_in
from agents.checks.side_by_side import Place, Told, beside_another, torn_apart
from agents.checks.sides import turned_sides
from agents.checks.small_words import (
    asks_only_whether,
    compares,
    ones,
    operators_of,
    parting,
    quantified,
    spoken,
    tokens_of,
    weighed,
    weightless,
)
from agents.messages import Attempt, Interpretation, Question
from graph_store.cypher_outline import outline
from graph_store.rows import Rows

MOST_NAMED = 10
"""A list longer than this may be told by its beginning and how many there are."""


def false_claim(
    said: Interpretation, question: Question, attempt: Attempt, heard: Heard, bounds: Bounds
) -> str | None:
    """What a sentence whose words are all known claims wrongly, in a few words."""
    rows = attempt.execution
    assert isinstance(rows, Rows)
    return (
        _asks(said.answer)
        or _opposite(said, heard)
        or _not_told(said, heard, bounds, rows)
        or _of_one(said, heard, bounds)
        or _apart(heard, bounds, rows, outline(attempt.query.cypher).labels)
        or _swapped(heard, bounds, rows)
        or _turned(said, question, attempt)
        or turned_sides(said.answer, bounds, heard, ordered=_is_ordered(attempt))
        or _of_all(said, question, rows)
        or _weighed(said, question)
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
        told = value in numbers or value == 0 or (value == 1 and any(_single(said, bounds)))
    elif isinstance(value, str):
        told = is_told(value)
    elif isinstance(value, list) and value:
        each = [one for one in leaves(value) if one is not None]
        named = [is_told(one) for one in each]
        counted = bool({len(value), rows.total} & numbers)
        told = all(named) or (len(each) > MOST_NAMED and counted)
    else:
        told = bool(heard.numbers or heard.names) or _says_anything(said.answer)
    if not is_number(value) and asks_only_whether(bounds.question):
        told &= _speaks_of(bounds.question, said.answer)
    return None if told else "not what was found"


def _of_one(said: Interpretation, heard: Heard, bounds: Bounds) -> str | None:
    """`one of 3 doors`, `one door, 3`: a one that the rows do not have, said by a word or article.

    An article says it before what a number counts.
    """
    known = [held for held, _ in bounds.numbers]
    if 1 in known or 1 in bounds.counts or any(number == 1 for _, number in heard.numbers):
        return None
    parted = (
        one.text
        for one, behind in pairwise(tokens_of(said.answer))
        if one.stem in ones() - bounds.words and behind.stem in parting()
    )
    told = next(parted, None) or (is_number(said.value) and next(_single(said, bounds), None))
    return f"the number {told}" if told else None


def _single(said: Interpretation, bounds: Bounds) -> Iterator[str]:
    """The ones and articles that stand before what a number counts: `a door`."""
    for one, behind in pairwise(tokens_of(said.answer)):
        if one.stem in ones() and meanings(behind.text) & bounds.counted:
            yield one.text


def _named(text: str, answer: str, heard: Heard, bounds: Bounds) -> bool:
    """Whether a text is told as such, and not as the beginning of another one."""
    wanted = folded(text)
    if wanted in bounds.names:
        return any(wanted == name for _, name in heard.names)
    return re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", folded(answer)) is not None


def _speaks_of(question: str, answer: str) -> bool:
    """Whether there is a yes, a no, that something exists, or a word of the question."""
    short = {*spoken().yes, *spoken().no}
    plain = "exists" in operators_of(answer) or not meanings(answer).isdisjoint(meanings(question))
    return plain or any(one.text.casefold() in short for one in tokens_of(answer))


def _says_anything(answer: str) -> bool:
    """Whether there is a yes, a no or a word that means something by itself."""
    short = {*spoken().yes, *spoken().no}
    found = tokens_of(answer)
    return any(one.stem not in weightless() or one.text.casefold() in short for one in found)


def _apart(heard: Heard, bounds: Bounds, rows: Rows, kinds: Sequence[str]) -> str | None:
    """A number or a name told beside a name that it does not stand beside in the rows."""
    if len(rows.rows) < 2:
        return None
    in_part = list(_named_in_part(heard, bounds))
    if headed := _headed(heard, rows):
        at, meant = headed
        some = [one for one in in_part if one.at == at and len(_rows_of(one)) < len(rows.rows)]
        if some and meant.isdisjoint(kinds) and meant.isdisjoint(meanings(bounds.question)):
            return "a number of what only some are"
        in_part = [one for one in in_part if one.at != at or meant.isdisjoint(kinds)]
    told = [*_names(heard, bounds), *_numbers(heard, rows), *in_part]
    return "something beside another's name" if torn_apart(told, len(rows.rows)) else None


def _headed(heard: Heard, rows: Rows) -> tuple[int, frozenset[str]] | None:
    """What a list is headed by, where that is how many there are: the `rooms` of `7 rooms: …`."""
    told = sorted([*heard.numbers, *((at, 0) for at, _ in heard.names)])
    if not told or told[0][1] != rows.total:
        return None
    behind = next((one for one in sorted(heard.words) if one[0] > told[0][0] and one[1]), None)
    between = behind is not None and len(told) > 1 and told[1][0] < behind[0]
    return None if between else behind


def _rows_of(one: Told) -> set[int]:
    return {row for row, _ in one.cells}


def _names(heard: Heard, bounds: Bounds) -> Iterator[Told]:
    for at, name in heard.names:
        yield Told(at, frozenset(bounds.names[name]))


def _numbers(heard: Heard, rows: Rows) -> Iterator[Told]:
    """The numbers that stand in the rows; not those that only count them."""
    wanted = {number for _, number in heard.numbers}
    places: dict[float, set[Place]] = {}
    for place, cell in cells_in_place(rows) if wanted else ():
        if is_number(cell) and cell in wanted:
            places.setdefault(cell, set()).add(place)
    for at, number in heard.numbers:
        if number in places:
            yield Told(at, frozenset(places[number]))


def _named_in_part(heard: Heard, bounds: Bounds) -> Iterator[Told]:
    """Words that stand for some of the names: `bedrooms` and `doors` for Bedroom and IfcDoor."""
    if not heard.numbers or not heard.words:
        return
    meant = {one for _, words in heard.words for one in words}
    places: dict[str, set[Place]] = {}
    for name, cells in bounds.names.items():
        for one in meant & meanings(name):
            places.setdefault(one, set()).update(cells)
    for at, words in heard.words:
        if found := [places[one] for one in words if one in places]:
            yield Told(at, frozenset().union(*found))


def _swapped(heard: Heard, bounds: Bounds, rows: Rows) -> str | None:
    """Something told beside the name of another column: five doors and three windows."""
    told = [*_names(heard, bounds), *_numbers(heard, rows)]
    for one in bounds.contrasts:
        called = [
            Told(at, frozenset({(0, column) for column in columns}))
            for at, words in heard.words
            if len(columns := {one[word] for word in words & one.keys()}) == 1
        ]
        of_these = {column for each in called for _, column in each.cells}
        theirs = [each for each in told if {column for _, column in each.cells} <= of_these]
        if len(of_these) > 1 and beside_another(called, theirs):
            return "what is something else's"
    return None


def _turned(said: Interpretation, question: Question, attempt: Attempt) -> str | None:
    """A comparison told the other way round: its sides in another order than they have."""
    if not compares(question.text):
        return None
    if isinstance(said.value, bool):
        told = list(meanings_in(said.answer))
        asked = dict.fromkeys(words for _, words in meanings_in(question.text) if words)
        places = [next((at for at, one in told if one & words), None) for words in asked]
    elif isinstance(said.value, str):
        others = set(map(folded, texts_of(outline(attempt.query.cypher)))) - {folded(said.value)}
        answer = folded(said.answer)
        first = min((at for one in others if (at := answer.find(one)) >= 0), default=None)
        places = [answer.find(folded(said.value)), first]
    else:
        return None
    stand = [one for one in places if one is not None]
    in_order = all(first <= second for first, second in pairwise(stand))
    return None if in_order else "a comparison the other way round"


def _is_ordered(attempt: Attempt) -> bool:
    return any(outline(attempt.query.cypher).tree.find_data("order"))


def _of_all(said: Interpretation, question: Question, rows: Rows) -> str | None:
    """What is said of all where the question has it otherwise, or not of all where it does."""
    asked, told = quantified(question.text), quantified(said.answer)
    if isinstance(said.value, bool):
        more = len(tokens_of(said.answer)) > 1
        lacking = more and not said.value and asked and asked.keys().isdisjoint(told)
        return "a denial of more than was asked" if lacking else None
    several = rows.total > 1
    stand = (
        (several and not behind) or any(_as_asked(behind, one) for one in asked.get(of, ()))
        for of, places in told.items()
        for behind in places
    )
    return None if all(stand) else "what is said of all"


def _as_asked(told: tuple[str, ...], asked: tuple[str, ...]) -> bool:
    return all(first == second for first, second in zip(told, asked, strict=False))


def _weighed(said: Interpretation, question: Question) -> str | None:
    """A phrase that changes the claim, of which the question has none like it: `at least`."""
    asked = operators_of(question.text)
    if compares(question.text):
        asked |= {"more", "less"}  # larger than: the order of its sides is looked at
    unlike = any(asked.isdisjoint(meant) for meant in weighed(said.answer))
    return "more or less than was found" if unlike else None
