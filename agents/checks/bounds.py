"""What a sentence about a result may speak of: the words, numbers and names it is bound to."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from agents.checks.grounding import columns, counts, is_number, leaves, numbers_of
from agents.checks.meanings import meanings
from agents.checks.numerals import NUMERAL
from agents.checks.side_by_side import Place
from agents.checks.small_words import (
    class_words,
    decimal_comma,
    number_words,
    tokens_of,
    words_of,
)
from agents.messages import Attempt, Question, Twin
from agents.schema.turns import spoken_of
from graph_store.cypher_columns import Column, columns_of
from graph_store.cypher_outline import Outline, outline
from graph_store.rows import Rows

MOST_NAMES = 5000
CAPITAL = re.compile(r"(?<![\w'’])[A-Z](?![\w'’])")
"""A letter that stands alone, as in `Flat A`."""


HUNDRED = re.compile(r"(?<![\w.])100(?:\.0+)?(?![\w.])")


@dataclass(frozen=True)
class Bounds:
    """What a sentence may speak of.

    `names` are the texts of the rows, folded, each with its cells; `asked_after` the words behind
    which the question has its numbers; `contrasts` the meanings by
    which one of several like columns is called, each with that column; `percents` the shares as
    percentages, each with its number in the rows; `counted` the classes of a lone count, `others`
    those that the question names besides, `labels` all that the twin has; `comma` whether decimals
    stand behind one.
    """

    words: frozenset[str]
    text: str
    letters: frozenset[str]
    numbers: list[tuple[float, str | None]]
    counts: set[int]
    names: dict[str, set[Place]]
    asked_after: frozenset[str]
    question: str
    contrasts: list[dict[str, int]]
    comma: bool | None
    percents: list[tuple[float, float]]
    counted: frozenset[str]
    others: frozenset[str]
    labels: frozenset[str]


def bounds_of(
    question: Question, attempt: Attempt, rows: Rows, twin: Twin, sentence: str
) -> Bounds:
    """What a sentence on these rows may speak of."""
    asked, read = spoken_of(question), outline(attempt.query.cypher)
    names: dict[str, set[Place]] = {}
    for place, cell in cells_in_place(rows):
        if isinstance(cell, str) and cell.strip() and len(names) < MOST_NAMES:
            names.setdefault(folded(cell), set()).add(place)
    made_of = columns_of(attempt.query.cypher)
    written = " ".join([*_names_of(read), *rows.columns, *texts_of(read)])
    text = "\n".join((asked, written, *names, attempt.query.cypher))
    cells = (one for row in rows.rows for one in leaves(list(row)) if isinstance(one, str))
    counted = _counted(made_of, read)
    named = meanings(question.text)
    return Bounds(
        words=words_of(asked)
        | words_of(apart_in_words(written))
        | words_of(" ".join(names))
        | class_words(read.labels),
        text=text.casefold(),
        letters=frozenset(CAPITAL.findall("\n".join((asked, written, *cells)))),
        numbers=numbers_of(attempt, twin),
        counts=counts(rows, named_columns(question, rows)),
        names=names,
        asked_after=frozenset(_before_numbers(question.text)),
        question=question.text,
        contrasts=_contrasts(made_of, rows, read),
        comma=decimal_comma(f"{sentence}\n{question.text}"),
        percents=_percents(attempt.query.cypher, rows, twin),
        counted=counted,
        others=(named & twin.schema.labels.keys()) - counted if counted & named else frozenset(),
        labels=frozenset(twin.schema.labels),
    )


def _counted(made_of: Sequence[Column], read: Outline) -> frozenset[str]:
    """The classes of which a lone column tells how many there are."""
    counts = len(made_of) == 1 and made_of[0].counted
    variables = made_of[0].variables if counts else ()
    return frozenset(label for one in variables for label in read.labels_of(one))


def cells_in_place(rows: Rows) -> Iterator[tuple[Place, Any]]:
    """Every value in the rows with its row and column."""
    for at, row in enumerate(rows.rows):
        for column, cell in enumerate(row):
            for one in leaves(cell):
                yield (at, column), one


def folded(text: str) -> str:
    """A text as it is compared: in one case, with single spaces."""
    return " ".join(text.split()).casefold()


def apart_in_words(names: str) -> str:
    """`IfcDoor`, `HAS_TYPE` and `GrossFloorArea` as words; written together they are known too."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_.:/]", " ", names)
    return f"{names} {apart}"


def named_columns(question: Question, rows: Rows) -> frozenset[int]:
    """The columns of which the question may ask how many different values they have.

    That is a lone one, and those whose name is a word of the question.
    """
    if len(rows.columns) == 1:
        return frozenset({0})
    asked = words_of(question.text)
    named = (words_of(apart_in_words(one)) for one in rows.columns)
    return frozenset(at for at, words in enumerate(named) if words & asked)


def _names_of(read: Outline) -> Iterator[str]:
    yield from (*read.labels, *read.types, *(name for one in read.reads for name in one.names))


def texts_of(read: Outline) -> Iterator[str]:
    """The texts that a query compares with."""
    values = [one.value for one in read.comparisons]
    values += [value for node in read.nodes for _, value in node.properties]
    yield from (one for one in values if isinstance(one, str))


def _before_numbers(question: str) -> Iterator[str]:
    """The word before each number of the question; '' at its beginning."""
    read = tokens_of(question)
    starts = {one.start() for one in NUMERAL.finditer(question)}
    for at, one in enumerate(read):
        if one.start in starts or one.stem in number_words():
            yield read[at - 1].stem if at else ""


def _percents(cypher: str, rows: Rows, twin: Twin) -> list[tuple[float, float]]:
    """Shares as percentages, each with the number that stands in the rows.

    A share is a quotient of like things; what the query multiplies is one where it does so by 100.
    """
    made_of, found = columns_of(cypher), list[tuple[float, float]]()
    if len(made_of) != len(rows.columns):
        return found
    for made, cells in zip(made_of, columns(rows), strict=False):
        units = {twin.schema.units.get(one.name) for one in made.reads}
        by_hundred = made.scaled and HUNDRED.search(cypher)
        if "/" in made.signs and len(units) < 2 and (not made.factors or by_hundred):
            shares = (one for one in leaves(list(cells)) if is_number(one))
            found += [(one if made.scaled else one * 100, one) for one in shares]
    return found


def _contrasts(made_of: Sequence[Column], rows: Rows, read: Outline) -> list[dict[str, int]]:
    """The columns that could be taken for each other, each by the meanings that call it alone.

    Those are the columns of numbers, and the columns of texts of one property.
    """
    alike: dict[object, list[int]] = {}
    for at, cells in enumerate(columns(rows)):
        if any(map(is_number, leaves(list(cells)))):
            alike.setdefault("numbers", []).append(at)
        elif len(made_of) == len(rows.columns) and made_of[at].reads:
            of = {(read.labels_of(one.variable), one.name) for one in made_of[at].reads}
            alike.setdefault(frozenset(of), []).append(at)
    meant = {at: _meant(at, made_of, rows, read) for several in alike.values() for at in several}
    return [
        {
            one: at
            for at in several
            for one in _alone(meant[at], [meant[other] for other in several])
        }
        for several in alike.values()
        if len(several) > 1
    ]


def _alone(meant: frozenset[str], all_meant: list[frozenset[str]]) -> Iterator[str]:
    """What is meant by one of several things only."""
    return (one for one in meant if sum(one in each for each in all_meant) == 1)


def _meant(at: int, made_of: Sequence[Column], rows: Rows, read: Outline) -> frozenset[str]:
    """By which meanings a column is called: its name, what it reads, the things it counts."""
    if len(made_of) != len(rows.columns):
        return meanings(apart_in_words(rows.columns[at]))
    made = made_of[at]
    names = [one.name for one in made.reads]
    counted = [label for one in made.variables for label in read.labels_of(one) if made.counted]
    last = {name.rpartition(".")[2] for name in names}
    return meanings(apart_in_words(" ".join([made.name, *names]))) | last | {*names, *counted}
