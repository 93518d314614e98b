"""Which side of a comparison stands where: in a sentence, its question and its rows."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agents.checks.bounds import Bounds, folded
from agents.checks.heard import Heard
from agents.checks.numerals import readings
from agents.checks.small_words import (
    BOUNDING,
    LEANING,
    compares,
    leaning,
    number_words,
    ones,
    phrases_in,
    tells_more,
    tokens_of,
    weightless,
)
from agents.understanding.language.words import Token

MORE = frozenset({"more", "less", "most", "fewest", "or_more", "or_less"})
"""What the words do by which an adjective is compared: `plus puissante`, `más potente`."""

OPENING = 2
"""Tokens behind the words of a bound among which its number stands."""


class Sides(NamedTuple):
    """A text parted behind the word for `than`: what is compared, and with what."""

    one: str
    other: str


def turned_sides(sentence: str, bounds: Bounds, heard: Heard, *, ordered: bool) -> str | None:
    """A comparison or a bound that a sentence tells the other way round than it was asked or found.

    Who is compared with whom the question says; where it does not, the rows do if they are
    `ordered`: what comes first in them is more than what comes last.
    """
    if _bounds_turned(sentence, bounds.question):
        return "a bound the other way round"
    told, asked = sides_of(sentence), sides_of(bounds.question)
    if told is None:
        return None
    crossed = asked is not None and _crossed(told, asked)
    if crossed or (ordered and compares(bounds.question) and _out_of_place(told, bounds, heard)):
        return "a comparison the other way round"
    return None


def sides_of(text: str) -> Sides | None:
    """The two sides of the first comparison of a text; None where it has none."""
    read = tokens_of(text)
    for start, end, meant in phrases_in(read):
        before = text[: read[start].start]
        than = "than" in meant or any("than" in one for *_, one in phrases_in(read[end - 1 : end]))
        compared = tells_more(before) or any(
            one & MORE for *_, one in phrases_in(read[: start if "than" in meant else end])
        )
        if than and compared and end < len(read):
            return Sides(text[: read[end].start], text[read[end].start :])
    return None


def _crossed(told: Sides, asked: Sides) -> bool:
    """Whether something stands on the other side than in the question, of one direction."""
    ways = {leaning(told.one), leaning(asked.one)} - {None}
    if len(ways) > 1:
        return False  # smaller than, where larger is asked for: the sides are the other ones
    here, there = (_words(one) for one in asked)
    mine, theirs = here - there, there - here
    swapped = _words(told.one) & theirs - mine or _words(told.other) & mine - theirs
    return bool(swapped) and not (_words(told.one) & mine and _words(told.other) & theirs)


def _words(text: str) -> frozenset[str]:
    return frozenset(
        one.stem for one in tokens_of(text) if one.kind != "sign" and one.stem not in weightless()
    )


def _out_of_place(told: Sides, bounds: Bounds, heard: Heard) -> bool:
    """Whether the rows have what is compared behind what it is compared with."""
    border = len(told.one)
    before = [_first_row(name, bounds) for at, name in heard.names if at < border]
    behind = [_first_row(name, bounds) for at, name in heard.names if at >= border]
    return bool(before and behind) and min(before) > min(behind)


def _first_row(name: str, bounds: Bounds) -> int:
    return min(row for row, _ in bounds.names[folded(name)])


def _bounds_turned(sentence: str, question: str) -> bool:
    """`moins de 1,4 m`, where more than 1.4 m is asked for."""
    told, asked = (
        {one.number: one.up for one in bounds_said(text)} for text in (sentence, question)
    )
    return any(up != asked[number] for number, up in told.items() if number in asked)


class Said(NamedTuple):
    """A number that a text bounds something by: from below or above, itself within or not."""

    number: float
    up: bool
    is_open: bool


def bounds_said(text: str) -> Iterator[Said]:
    """The numbers of a text that are a lower bound or an upper one, in order."""
    read = tokens_of(text)
    for start, end, meant in phrases_in(read):
        ways = {up for up, one in LEANING.items() if meant & one}
        if "than" in meant and not ways and tells_more(read[start - 1].text if start else ""):
            ways = {leaning(read[start - 1].text) or False}
        if len(ways) == 1:
            numbers = _numbers(read[end : end + OPENING])
            yield from (Said(one, ways == {True}, meant.isdisjoint(BOUNDING)) for one in numbers)


def _numbers(read: Sequence[Token]) -> Iterator[float]:
    """The number that stands behind a bound, in digits or in words."""
    for one in read:
        if one.kind == "number":
            yield from readings(one.text, comma=None)
        yield from number_words().get(one.stem, (1,) if one.stem in ones() else ())
        if one.kind == "number" or one.stem not in weightless() or one.stem in ones():
            return
