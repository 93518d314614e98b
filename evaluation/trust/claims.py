"""What a sentence claims that neither the rows of its answer nor the known answer bear.

A second look at what the agents' own checks let through, with none of their code: numbers, in
digits and in words, units, names, a yes or a no, and a list told in part. It reads no clauses and
no adjectives; what is put together of words that are all borne passes here.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from agents import Answer
from evaluation.comparing.told import numbers_in, plain, same_number, texts_in
from evaluation.sets.quantities import in_si, spelled
from evaluation.sets.question_sets import Question
from evaluation.trust.truths import without_remarks
from graph_store import GraphNode, GraphSchema
from graph_store.cypher_outline import outline

NUMBER = r"(?<![\w.,])[-−]?\d(?:[\d.,]*\d)?(?:e[-+]?\d+)?"
UNIT = r"\s?(%|°C|[^\W\d_][\w²³/()·]*|°|€|\$)"
WORD = r"[^\W\d_][\w'’-]*"
CAPITAL = r"(?<=[\w,;:(…] )[A-ZÄÖÜ][\w'’-]*"
QUOTED = r"[“\"„'‘]([^”\"“'’…]+)[”\"“'’]"

REMARK = (
    r"^No query was found that surely answers this\. The (?:query|last of \d+ queries) found: "
    r"| \((?:The model's reply to |The [\d.,]+ (?:seconds|tokens) for ).*\.\)$"
)
"""What code says of what no query was accepted for, and of why the model did not get to tell: no
claim about the graph."""

SHORT = 10
"""Rows of a list that is to be told whole."""


def unborne_claims(question: Question, answer: Answer, schema: GraphSchema) -> list[str]:
    """Each thing the sentence says that nothing bears, in a few words; none where all is borne.

    What is said of a question that no query was found for is no claim about the graph.
    """
    if answer.cypher is None:
        return []
    sentence = re.sub(REMARK, "", without_remarks(answer))
    told = _without(sentence, _texts(question, answer))
    units = _units(question, answer.cypher, schema)
    claims = [*_numbers(told, question, answer), *_wrong_units(told, answer.unit, units)]
    claims += _names(told, question, answer)
    claims += filter(None, [_denied(sentence, question, answer), _in_part(sentence, answer)])
    return claims


@cache
def _said() -> dict[str, Any]:
    return tomllib.loads((files("evaluation") / "trust" / "said.toml").read_text("utf-8"))


def _texts(question: Question, answer: Answer) -> list[str]:
    """What may be said as it stands: the texts of the rows and of the known answer."""
    found = texts_in(plain([*_plain(answer.rows), question.value, *question.also]))
    return sorted({one for one in found if one.strip()}, key=len, reverse=True)


def _plain(value: Any) -> Any:
    if isinstance(value, GraphNode):
        return _plain(dict(value.properties))
    if isinstance(value, dict):
        return [_plain(one) for one in value.values()]
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _without(told: str, texts: Iterable[str]) -> str:
    for text in texts:
        told = re.sub(rf"(?<!\w){re.escape(text)}(?!\w)", " … ", told, flags=re.IGNORECASE)
    return told


def _numbers(told: str, question: Question, answer: Answer) -> Iterator[str]:
    pool = _pool(question, answer)
    for found in re.finditer(f"({NUMBER})(?:{UNIT})?", told):
        unit = _unit(found[2] or "")
        if not any(_same(one, unit, pool) for one in _readings(found[1])):
            yield f"the number {found[1]}"
    for word in re.findall(WORD, told):
        number = _said()["numbers"].get(word.lower())
        asked = word.lower() in question.question.lower()
        if number is not None and number > 1 and not asked and not _same(number, "", pool):
            yield f"the number {word}"


def _wrong_units(told: str, unit: str | None, units: set[str]) -> Iterator[str]:
    behind = [found[2] for found in re.finditer(f"({NUMBER}){UNIT}", told)]
    words = [word for word in re.findall(WORD, told) if word in _said()["units"]]
    for word in [*behind, *words, *([unit] if unit else [])]:
        named = _unit(word)
        if named and not {spelled(named), in_si(1.0, named)[1]} & units:
            yield f"the unit {word}"


def _pool(question: Question, answer: Answer) -> list[float]:
    """Numbers that may be told: of the rows, the known answer and the question, and how many."""
    rows = [_plain(row) for row in answer.rows]
    columns = zip(*answer.rows, strict=True) if answer.rows else ()
    lists = [one for row in rows for one in row if isinstance(one, list)]
    counts = [len(rows), *(len(set(map(repr, column))) for column in columns), *map(len, lists)]
    known = [plain(one) for one in (question.value, *question.also)]
    counts += [len(one) for one in known if isinstance(one, list | dict)]
    asked = [one for text in re.findall(NUMBER, question.question) for one in _readings(text)]
    return [*numbers_in(rows), *numbers_in(known), *map(float, counts), *asked]


def _readings(text: str) -> list[float]:
    """A number as English and as German write it: `1,204` is either."""
    text = text.replace("−", "-")
    found = []
    for thousands, point in ((",", "."), (".", ",")):
        try:
            found.append(float(text.replace(thousands, "").replace(point, ".")))
        except ValueError:
            continue
    return found


def _same(told: float, unit: str, pool: list[float]) -> bool:
    """Whether a number, in its unit, is one of these, rounded or not."""
    return any(
        any(abs(told - round(wanted, digits)) < 1e-9 for digits in range(7))
        or same_number(float(wanted), None, told, unit or None)
        for wanted in pool
    )


def _unit(word: str) -> str:
    """The unit that a word behind a number is, '' where it is none."""
    if word in _said()["units"]:
        return str(_said()["units"][word])
    return word if in_si(1.0, word)[1] in _said()["si"] else ""


def _units(question: Question, cypher: str, schema: GraphSchema) -> set[str]:
    """Units that may be told: those the query reads, of the known answer, or in the question.

    Of lengths that are multiplied areas and volumes come.
    """
    read = {name for one in outline(cypher).reads for name in one.names}
    named = {schema.units[name] for name in read if name in schema.units}
    named |= {"m2", "m3"} if "m" in named else set()
    named |= {question.unit} if question.unit else set()
    named |= {_unit(word) for word in re.findall(r"[^\s?,.;]+", question.question)}
    found = {spelled(one) for one in named if one}
    return found | {str(in_si(1.0, one)[1]) for one in found}


def _names(told: str, question: Question, answer: Answer) -> Iterator[str]:
    """Words in capitals within a sentence, and quoted ones, that nobody has named."""
    known = " ".join([question.question, *_texts(question, answer), answer.cypher or ""]).lower()
    for name in [*re.findall(QUOTED, told), *re.findall(CAPITAL, told)]:
        if name.lower() not in known and not _unit(name):
            yield f"the name {name}"


def _denied(sentence: str, question: Question, answer: Answer) -> str | None:
    """A yes or a no, or a none, that is not so."""
    begins = re.match(rf"\W*({WORD})", sentence)
    word = begins[1].lower() if begins else ""
    none = any(sentence.lower().startswith(one) for one in _said()["none"])
    says = word in _said()["yes"]
    if not (says or none or word in _said()["no"]):
        return None
    cells = [cell for row in answer.rows for cell in row]
    flags = {cell for cell in cells if isinstance(cell, bool)}
    held = any(cell not in (None, 0, False, [], "") for cell in cells)
    so = next(iter(flags)) if len(flags) == 1 else held
    so = question.value if isinstance(question.value, bool) else so
    return None if so is says else f"{word} where it is {so}"


def _in_part(sentence: str, answer: Answer) -> str | None:
    """Whether some things of a short list are named and others are not, nor counted."""
    if not 1 < len(answer.rows) <= SHORT or str(len(answer.rows)) in sentence:
        return None
    columns = [
        {cell for cell in column if isinstance(cell, str)}
        for column in zip(*answer.rows, strict=True)
    ]
    named = [[one for one in column if one in sentence] for column in columns]
    if any(len(some) == len(column) for some, column in zip(named, columns, strict=True) if column):
        return None
    return "only some of the list" if any(named) else None
