"""What a written sentence may say: what the rows, the query and the question hold, and no more.

A sentence is read word by word. Texts of the rows stand for themselves; each number must be in the
rows (in its unit, where one is told), in the question or in the query; each other word must be
known from there or claim nothing by itself. Denials must suit the value, names their numbers.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from agents.checks.grounding import counts, is_number, leaves, numbers_of, rounds_to
from agents.checks.small_words import (
    class_words,
    denying,
    is_known,
    number_words,
    spoken,
    tokens_of,
    unit_at,
    weighing,
    weightless,
    words_of,
)
from agents.messages import Attempt, Interpretation, Question, Twin
from agents.schema.linked_names import same_meaning, same_word
from agents.schema.turns import spoken_of
from graph_store.cypher_outline import Outline, outline
from graph_store.rows import GraphNode, Rows

NUMBER = re.compile(r"(?<![\w.,])[-−]?\d+(?:[.,]\d+)*")
QUOTED = re.compile(r"[“\"«„‘']([^“”\"«»„‘’']{2,80})[”\"»“’']")
BULLET = re.compile(r"(?m)^\s*(?:\d{1,2}[.)]|[-*•])\s+")
MOST_NAMES = 5000
MOST_NAMED = 10
"""A list longer than this may be told by its beginning and how many there are."""


@dataclass(frozen=True)
class Bounds:
    """What a sentence may speak of."""

    words: frozenset[str]
    text: str
    numbers: list[tuple[float, str | None]]
    counts: set[int]
    names: dict[str, set[int]]
    """The texts of the rows, folded, each with the rows it stands in."""


@dataclass
class Heard:
    """What a sentence was found to say."""

    numbers: list[tuple[int, float]] = field(default_factory=list)
    names: list[tuple[int, str]] = field(default_factory=list)
    denies: bool = False


def what_is_unknown(
    said: Interpretation, question: Question, attempt: Attempt, twin: Twin
) -> str | None:
    """What a sentence says that nothing bears, in a few words; None where it may be told."""
    rows = attempt.execution
    assert isinstance(rows, Rows)
    bounds = _bounds(question, attempt, rows, twin)
    heard = Heard()
    return (
        next(_unknown(BULLET.sub("", said.answer), bounds, heard), None)
        or _opposite(said, heard)
        or _not_told(said, heard, rows)
        or _apart(heard, bounds, rows)
    )


def _bounds(question: Question, attempt: Attempt, rows: Rows, twin: Twin) -> Bounds:
    asked, read = spoken_of(question), outline(attempt.query.cypher)
    names: dict[str, set[int]] = {}
    for at, row in enumerate(rows.rows):
        for cell in leaves(list(row)):
            if isinstance(cell, str) and cell.strip() and len(names) < MOST_NAMES:
                names.setdefault(_folded(cell), set()).add(at)
    written = " ".join([*_names_of(read), *rows.columns, *_texts_of(read)])
    text = "\n".join((asked, written, *names))
    return Bounds(
        words=words_of(asked)
        | words_of(_apart_in_words(written))
        | words_of(" ".join(names))
        | class_words(read.labels),
        text=f"{text}\n{attempt.query.cypher}".casefold(),
        numbers=numbers_of(attempt, twin),
        counts={*counts(rows), rows.total, len(rows.rows)},
        names=names,
    )


def _names_of(read: Outline) -> Iterator[str]:
    yield from (*read.labels, *read.types, *(name for one in read.reads for name in one.names))


def _texts_of(read: Outline) -> Iterator[str]:
    values = [one.value for one in read.comparisons]
    values += [value for node in read.nodes for _, value in node.properties]
    yield from (one for one in values if isinstance(one, str))


def _apart_in_words(names: str) -> str:
    """`IfcDoor`, `HAS_TYPE` and `GrossFloorArea` as words; written together they are known too."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_.:/]", " ", names)
    return f"{names} {apart}"


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()


def _unknown(sentence: str, bounds: Bounds, heard: Heard) -> Iterator[str]:
    """What nothing bears, in order; on the way it is noted what is said."""
    for match in QUOTED.finditer(sentence):
        if _folded(match[1].strip(" .,")) not in bounds.text:
            yield f"the name {match[1]!r}"
    plain = _without_names(sentence, bounds, heard)
    plain = QUOTED.sub(_blank, plain)
    for one in tokens_of(plain):
        if one.kind == "id" and one.text in bounds.text:
            plain = plain[: one.start] + " " * (one.end - one.start) + plain[one.end :]
    read, taken = tokens_of(plain), 0
    for match in NUMBER.finditer(plain):
        after = [one for one in read if one.start >= match.end()]
        near = after and not plain[match.end() : after[0].start].strip(" \u00a0-")
        unit, length = (near and unit_at(after)) or (None, 0)
        taken = after[length - 1].end if length else match.end()
        read = [one for one in read if not match.start() <= one.start < taken]
        found = _number(match.group(), unit, plain[match.start() : taken], bounds)
        if found is None:
            yield f"the number {plain[match.start() : taken]}"
        else:
            heard.numbers.append((match.start(), found))
    for one in read:
        if one.kind not in ("sign", "quoted") and (wrong := _word(one.text, one, bounds, heard)):
            yield wrong


def _without_names(sentence: str, bounds: Bounds, heard: Heard) -> str:
    """The sentence with each text of the rows blanked out, the longest first."""
    plain = sentence.casefold() if len(sentence.casefold()) == len(sentence) else sentence.lower()
    for name in sorted((one for one in bounds.names if one in plain), key=len, reverse=True):
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", plain):
            heard.names.append((match.start(), name))
            plain = plain[: match.start()] + " " * len(name) + plain[match.end() :]
    return plain


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _number(text: str, unit: Any, whole: str, bounds: Bounds) -> float | None:
    """The number of the rows (or of the question) that is written; None where there is none."""
    units = {one for _, one in bounds.numbers}
    for read in _readings(text):
        for held, held_unit in bounds.numbers:
            if unit is None and _reads_as(held, read):
                return held
            if unit and held_unit == unit.unit and _reads_as(held, unit.in_si(read), unit.factor):
                return held
        if unit is None and (read in bounds.counts):
            return read
    named = re.search(rf"(?<![\w.,]){re.escape(text)}(?!\w)", bounds.text)
    measured = unit is None or unit.unit in units or words_of(whole) <= bounds.words
    return _readings(text)[0] if named and measured else None


def _readings(text: str) -> list[float]:
    """What a written number may mean: 1,204 and 8.69 and 8,69."""
    plain = text.replace("−", "-")
    english, german = plain.replace(",", ""), plain.replace(".", "").replace(",", ".")
    return [float(one) for one in dict.fromkeys((english, german)) if one.count(".") < 2]


def _reads_as(held: float, told: float, factor: float = 1.0) -> bool:
    """Whether a person would write this number so, in a unit of this factor; a minus may lack."""
    cell, read = held / factor, told / factor
    return any(rounds_to(one, read) for one in (cell, abs(cell))) or (
        factor != 1 and abs(cell - read) <= abs(cell) * 0.005
    )


def _word(text: str, token: Any, bounds: Bounds, heard: Heard) -> str | None:
    """What is wrong with a word; None where it is known, or claims nothing."""
    if token.kind == "id":
        return None if text.casefold() in bounds.text else f"the identifier {text}"
    stem = token.stem
    if stem in denying() and stem not in bounds.words:
        heard.denies = True
        return None
    if told := number_words().get(stem):
        known = [held for held, _ in bounds.numbers if held in told]
        known += [one for one in told if one in bounds.counts]
        heard.numbers += [(token.start, float(one)) for one in known[:1]]
        return None if known or stem in bounds.words else f"the number {text}"
    if is_known(text, bounds.words) or stem in weightless():
        return None
    meanings = {word for one in same_meaning(same_word(text)) for word in one.split()}
    if stem not in weighing() and meanings & bounds.words:
        return None
    return f"the word {text!r}"


def _opposite(said: Interpretation, heard: Heard) -> str | None:
    """A denial where something was found, or none where nothing was."""
    nothing = not said.value
    zero = is_number(said.value) and any(number == 0 for _, number in heard.numbers)
    opposite = spoken().yes if nothing else spoken().no
    if re.match(rf"\W*(?:{'|'.join(opposite)})\b", said.answer.casefold()):
        return "a yes" if nothing else "a no"
    if heard.denies != nothing and not (nothing and zero):
        return "a denial" if heard.denies else "something where nothing was found"
    return None


def _not_told(said: Interpretation, heard: Heard, rows: Rows) -> str | None:
    """A sentence that does not tell the value, or only part of it."""
    value, numbers = said.value, {number for _, number in heard.numbers}
    text = _folded(said.answer)
    if is_number(value):
        told = value in numbers or value == 0
    elif isinstance(value, str):
        told = _folded(value) in text
    elif isinstance(value, list) and value:
        each = [one for one in leaves(value) if one is not None]
        named = [_tells(one, text, numbers) for one in each]
        told = all(named) or (
            bool({len(value), rows.total} & numbers)
            and (any(named) or len(each) > MOST_NAMED or not isinstance(each[0], str))
        )
    else:
        told = True
    return None if told else "not what was found"


def _tells(one: Any, text: str, numbers: set[float]) -> bool:
    return one in numbers if is_number(one) else _folded(str(one)) in text


def _apart(heard: Heard, bounds: Bounds, rows: Rows) -> str | None:
    """A number told beside a name that it does not stand beside in the rows.

    Where a name comes first, each stands before its number, else after it.
    """
    if len(rows.rows) < 2 or not heard.names or not heard.numbers:
        return None
    at_rows = [
        (at, {row for row, cells in enumerate(rows.rows) if number in _numbers_in(cells)})
        for at, number in heard.numbers
    ]
    named = [(at, bounds.names[name]) for at, name in sorted(heard.names)]
    told = [(at, found) for at, found in sorted(at_rows) if found]
    before = bool(told) and named[0][0] < told[0][0]
    suits = all(_beside(at, found, named, before=before) for at, found in told)
    return None if suits else "a number beside another's name"


def _beside(at: int, found: set[int], named: list[tuple[int, set[int]]], *, before: bool) -> bool:
    order = reversed(named) if before else named
    near = next((rows for place, rows in order if (place < at) is before), None)
    return near is None or bool(near & found)


def _numbers_in(cells: tuple[Any, ...]) -> list[Any]:
    inside = [one.properties if isinstance(one, GraphNode) else one for one in cells]
    return [one for one in leaves(inside) if is_number(one)]
