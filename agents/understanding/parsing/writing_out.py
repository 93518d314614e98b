"""A question with what people shorten or put around other words written out: `whats`, `no. 2`."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from agents.understanding.language.days import with_days
from agents.understanding.language.tables import Language, language

GAP = r"([^,.;:?!()]{1,60}?)"
"""What a `*` of a pattern stands for: a few words of one clause."""
BREAK = ", "
"""How a pattern begins that matches behind any break between clauses, and no question there."""
OPENING = frozenset(
    {"which", "what", "who", "how", "where", "when", "how_many", "exists", "is", "or", "and", "it"}
)
"""Operators that open a question, or go on with one: `or not`."""


def written_out(question: str, tables: Sequence[Language]) -> str:
    """`whats`, `w/o`, `l'étage` and `break the doors down by floor` as they are meant."""
    question = with_days(question, tables)
    for table in tables:
        question = _in_haste(table.code).sub(partial(_in_full, table.shorthand), question)
        if table.elisions:
            question = _elided(table.code).sub(partial(_unjoined, table.elisions), question)
        question = _numbering(table.code).sub("", question)
        for pattern, written in table.patterns.items():
            question = _rewritten(question, pattern, written, table.code)
    return question


def _rewritten(question: str, pattern: str, written: str, code: str) -> str:
    """A question with what matches a pattern written otherwise; few patterns are ever compiled."""
    low = question.lower()
    if not all(part in low for part in pattern.removeprefix(BREAK).lower().split("*")):
        return question
    return _pattern(pattern, code).sub(written.replace("*", r"\1"), question)


def _in_full(shorthand: Mapping[str, str], match: re.Match[str]) -> str:
    return shorthand[match[0].lower().replace("’", "'")]


def _unjoined(elisions: Mapping[str, str], match: re.Match[str]) -> str:
    return f"{elisions[match[1].lower()]} "


@lru_cache
def _elided(code: str) -> re.Pattern[str]:
    words = "|".join(map(re.escape, language(code).elisions))
    return re.compile(rf"(?<!\w)({words})['’](?=\w)", re.I)


@lru_cache
def _in_haste(code: str) -> re.Pattern[str]:
    words = sorted(language(code).shorthand, key=len, reverse=True)
    inside = "|".join(map(re.escape, words)).replace("'", "['’]")
    before, behind = r"(?<!\d[.:/])", r"(?![.:/]\d)"  # the U of room U.02 is short for nothing
    return re.compile(rf"(?<![\w-]){before}(?:{inside})(?![\w_-]){behind}", re.I)


@lru_cache
def _numbering(code: str) -> re.Pattern[str]:
    """What stands between a thing and its number: the `no.` of `boiler no. 2`."""
    words = "|".join(map(re.escape, language(code).numbering))
    return re.compile(rf"(?<=\w )(?:{words})\s*(?=\d)", re.I)


@lru_cache(maxsize=1024)
def _pattern(text: str, code: str) -> re.Pattern[str]:
    """A pattern of whole words, from a text with one `*`."""
    before, after = map(re.escape, text.removeprefix(BREAK).split("*"))
    start = rf"\s*(?:[,.;:?!]|\s[-–—])\s+{_asking(code)}" if text.startswith(BREAK) else ""
    start += r"(?<!\w)" if before else ""
    return re.compile(rf"{start}{before}{GAP}{after}(?!\w)", re.I)


def _asking(code: str) -> str:
    """That no word follows which opens a question or tells of a person."""
    told = language(code)
    opening = {p[0] for p, names in told.operators.items() if len(p) == 1 and OPENING & set(names)}
    words = map(re.escape, opening | told.speakers)
    return rf"(?!(?:{'|'.join(sorted(words))})(?!\w))"
