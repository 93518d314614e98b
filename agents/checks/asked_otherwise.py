"""What a sentence changes of its question: its names told in another place, its `no` left out.

The words of a question are known to any sentence on it, and may be told of another thing.
"""

import re
from collections.abc import Container, Iterator
from itertools import pairwise
from typing import Any

from agents.checks.bounds import Bounds, folded, texts_of
from agents.checks.grounding import is_number
from agents.checks.heard import Heard
from agents.checks.meanings import meanings
from agents.checks.small_words import (
    asks_for_an_extreme,
    compares,
    denying,
    ones,
    operators_of,
    related_by,
    tells_more,
    tokens_of,
)
from agents.messages import Attempt, Twin
from graph_store.cypher_outline import Outline, outline
from graph_store.rows import Rows

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
LETTERS = re.compile(r"[^\W\d_]{2}")


def asked_otherwise(
    sentence: str, value: Any, attempt: Attempt, heard: Heard, bounds: Bounds, twin: Twin
) -> str | None:
    """What is told otherwise than it was asked, in a few words."""
    read, rows = outline(attempt.query.cypher), attempt.execution
    by_name = any(_places(folded(one), folded(bounds.question)) for one in texts_of(read))
    measured = not bounds.counted
    lone = isinstance(rows, Rows) and rows.total == 1 and measured
    of_one = lone and (by_name or asks_for_an_extreme(bounds.question))
    return (
        next(_renumbered(sentence, read, bounds), None)
        or _no_left_out(sentence, heard, bounds)
        or _no_average(sentence, heard, bounds)
        or _compared(sentence, bounds)
        or next(_displaced(sentence, read, bounds, twin), None)
        or (_several_of_one(sentence, heard, bounds) if of_one else None)
        or (_one_of_several(sentence, heard, bounds) if measured and is_number(value) else None)
    )


def _renumbered(sentence: str, read: Outline, bounds: Bounds) -> Iterator[str]:
    """`Room 12 has 12.13 m²` of room 3: a name with another number, which the rows may have."""
    known = {*bounds.names, *map(folded, texts_of(read))}
    numbered = (one for one in known if NUMBER.search(one) and LETTERS.search(one))
    told = folded(sentence)
    for parts in dict.fromkeys(tuple(NUMBER.split(one)) for one in numbered):
        if not all(one in told for one in parts):
            continue
        form = NUMBER.pattern.join(map(re.escape, parts))
        for match in re.finditer(rf"(?<![\w.,]){form}(?!\w)", told):
            if not _places(match[0], bounds.text):
                yield f"the name {match[0]!r}"


def _no_left_out(sentence: str, heard: Heard, bounds: Bounds) -> str | None:
    """`W1 has glass`, where it is asked what has no glass: what is denied told without a no."""
    asked = tokens_of(bounds.question)
    behind = next((one.end for one in asked if one.stem in denying()), None)
    if behind is None or any(one.stem in denying() for one in tokens_of(sentence)):
        return None
    denied = meanings(bounds.question[behind:])
    told = any(words & denied for _, words in heard.words)
    return "what the question denies" if told else None


def _no_average(sentence: str, heard: Heard, bounds: Bounds) -> str | None:
    """An average told of something as if it were none: of all together, or of each."""
    told = operators_of(sentence)
    if "average" not in operators_of(bounds.question) or "average" in told:
        return None
    of_something = "sum" in told or any(words for _, words in heard.words)
    return "an average as if it were none" if of_something else None


def _compared(sentence: str, bounds: Bounds) -> str | None:
    """`0.9 m wider`, where nothing is compared."""
    return "a comparison" if tells_more(sentence) and not compares(bounds.question) else None


def _displaced(sentence: str, read: Outline, bounds: Bounds, twin: Twin) -> Iterator[str]:
    """A name that the question gave in another place: of the room itself, not of the one beside.

    Of several of one property all are told, in their order. Where a relationship joins like with
    like, the word for it stands before the name, and may not lack.
    """
    asked, told = folded(bounds.question), folded(sentence)
    given = {name: _places(name, asked) for name in map(folded, texts_of(read))}
    named = {one: _places(one, told) for one in given if one not in bounds.names}
    if tells_more(asked) or "or" in operators_of(asked) or not any(named.values()):
        return
    for alike in _of_one_property(read):
        mine = [one for one in dict.fromkeys(map(folded, alike)) if given.get(one)]
        in_order = sorted(mine, key=lambda one: given[one])
        there = sorted((one for one in mine if named.get(one)), key=lambda one: named[one])
        if len(mine) > 1 and there != in_order:
            yield "the names of the question in other places"
    like = {one.type for one in twin.schema.triples if one.start[:1] == one.end[:1]}
    for one, places in named.items():
        by = {relation for at in given[one] for relation in related_by(asked[:at])} & like
        if by and places and not any(by & related_by(told[:at]) for at in places):
            yield f"{one!r} in another place"


def _places(name: str, text: str) -> list[int]:
    return [one.start() for one in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


def _of_one_property(read: Outline) -> Iterator[list[str]]:
    """The texts that a query compares with one property."""
    pairs = [(one.property, one.value) for one in read.comparisons]
    pairs += [pair for node in read.nodes for pair in node.properties]
    for name in dict.fromkeys(name for name, _ in pairs):
        yield [value for other, value in pairs if other == name and isinstance(value, str)]


def _several_of_one(sentence: str, heard: Heard, bounds: Bounds) -> str | None:
    """`Doors are`, where it is asked of one door by name, or for the widest, and one was found."""
    told = (
        text for text, forms in _things(sentence, heard, bounds) if len(text) > max(map(len, forms))
    )
    return next((f"{one}, where one is asked for" for one in told), None)


def _one_of_several(sentence: str, heard: Heard, bounds: Bounds) -> str | None:
    """`A room has 24 m²`, where it is asked what the rooms have together."""
    behind = {after.start for one, after in pairwise(tokens_of(sentence)) if one.stem in ones()}
    things = _things(sentence, heard, bounds, behind)
    told = (text for text, forms in things if len(text) < min(map(len, forms)))
    return next((f"one {one}, where several are asked for" for one in told), None)


def _things(
    sentence: str, heard: Heard, bounds: Bounds, places: Container[int] | None = None
) -> Iterator[tuple[str, set[str]]]:
    """The nouns of a sentence that name things, each with the forms that the question has of it."""
    forms: dict[str, set[str]] = {}
    for one in tokens_of(bounds.question):
        forms.setdefault(one.stem, set()).add(one.text.casefold())
    things = {at for at, meant in heard.words if meant & bounds.labels}
    for one in tokens_of(sentence):
        if one.start in things and one.stem in forms and (places is None or one.start in places):
            yield one.text.casefold(), forms[one.stem]
