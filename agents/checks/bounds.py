"""What a sentence about a result may speak of: the words, numbers and names it is bound to."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agents.checks.grounding import columns, counts, is_number, leaves, numbers_of
from agents.checks.numerals import NUMERAL, PERCENT
from agents.checks.small_words import (
    class_words,
    decimal_comma,
    number_words,
    tokens_of,
    weightless,
    words_of,
)
from agents.messages import Attempt, Query, Question, Twin
from agents.schema.turns import spoken_of
from graph_store.cypher_columns import columns_of
from graph_store.cypher_outline import Outline, outline
from graph_store.rows import Rows

MOST_NAMES = 5000
LEAST_WORD = 3
"""Letters of a name of a column that is a word; `n` and `w` say nothing."""

CAPITAL = re.compile(r"(?<![\w'’])[A-Z](?![\w'’])")
"""A letter that stands alone, as in `Flat A`."""
HUNDRED = re.compile(r"(?<![\w.])100(?:\.0+)?(?![\w.])")


@dataclass(frozen=True)
class Bounds:
    """What a sentence may speak of.

    `names` are the texts of the rows, folded, each with the rows it stands in; `asked_after` the
    words behind which the question has its numbers; `measures` the words that name one column of
    numbers, each with that column; `comma` whether decimals stand behind one.
    """

    words: frozenset[str]
    text: str
    letters: frozenset[str]
    numbers: list[tuple[float, str | None]]
    counts: set[int]
    names: dict[str, set[int]]
    asked_after: frozenset[str]
    measures: dict[str, int]
    comma: bool | None
    percents: bool


def bounds_of(
    question: Question, attempt: Attempt, rows: Rows, twin: Twin, sentence: str
) -> Bounds:
    """What a sentence on these rows may speak of."""
    asked, read = spoken_of(question), outline(attempt.query.cypher)
    names: dict[str, set[int]] = {}
    for at, row in enumerate(rows.rows):
        for cell in leaves(list(row)):
            if isinstance(cell, str) and cell.strip() and len(names) < MOST_NAMES:
                names.setdefault(folded(cell), set()).add(at)
    written = " ".join([*_names_of(read), *rows.columns, *texts_of(read)])
    text = "\n".join((asked, written, *names, attempt.query.cypher))
    cells = (one for row in rows.rows for one in leaves(list(row)) if isinstance(one, str))
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
        measures=_measures(attempt.query, rows, read.labels),
        comma=decimal_comma(f"{sentence}\n{question.text}"),
        percents=bool(PERCENT.search(text) and HUNDRED.search(attempt.query.cypher)),
    )


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


def _measures(query: Query, rows: Rows, labels: Sequence[str]) -> dict[str, int]:
    """Words, in any language, by which just one of several columns of numbers is called."""
    numeric = [
        at for at, cells in enumerate(columns(rows)) if any(map(is_number, leaves(list(cells))))
    ]
    made_of: Sequence[str] = rows.columns
    known = columns_of(query.cypher)
    if len(known) == len(rows.columns):
        made_of = [f"{one.name} {' '.join(each.name for each in one.reads)}" for one in known]
    words = {at: words_of(apart_in_words(made_of[at])) for at in numeric}
    for things in (class_words([one]) for one in labels):
        words = {at: mine | things if mine & things else mine for at, mine in words.items()}
    return {
        word: at
        for at, mine in words.items()
        for word in mine
        if len(word) >= LEAST_WORD
        and word not in weightless()
        and not any(word in others for other, others in words.items() if other != at)
    }
