"""Days and months as people write them, in figures as ISO 8601 has them: `Ende Februar 2026`."""

import calendar
import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache, partial

from agents.understanding.language.tables import Language, language

_YEAR = r"((?:19|20)\d\d)"
_IN_FIGURES = re.compile(rf"(?<![\w.])(\d{{1,2}})([./])(\d{{1,2}})\2{_YEAR}(?![\w])")
_NEXT_YEAR = re.compile(rf"(?<!\w){_YEAR}(?!\w)")


def with_days(text: str, tables: Sequence[Language]) -> str:
    """A text with its days and months in figures; a day without a year is of the next one told.

    What is no day of the calendar stays as it is.
    """
    text = _IN_FIGURES.sub(_day_in_figures, text)
    for table in tables:
        text = _spoken(table.code).sub(partial(_in_figures, table=table), text)
        text = _year_ends(table.code).sub(partial(_year_in_figures, table=table), text)
    return text


def is_year(text: str) -> bool:
    """Whether a number is a year of this century or the last."""
    return re.fullmatch(_YEAR, text) is not None


def span(day: str) -> tuple[str, str]:
    """The first and the last day of a day or month of ISO 8601."""
    year, month, *rest = day.split("-")
    if rest:
        return day, day
    last = calendar.monthrange(int(year), int(month))[1]
    return f"{day}-01", f"{day}-{last:02}"


def _day_in_figures(match: re.Match[str]) -> str:
    """The day first; the month first only where the second is none."""
    first, _, second, year = match.groups()
    day, month = (second, first) if int(second) > 12 else (first, second)
    return _iso(year, int(month), int(day)) or match[0]


def _in_figures(match: re.Match[str], table: Language) -> str:
    told = match.groupdict()
    year = told["year"] or told["year_behind"]
    if year is None:
        later = _NEXT_YEAR.search(match.string, match.end()) if told["day"] else None
        if later is None:
            return match[0]
        year = later[1]
    month = table.months[told["month"].casefold()]
    day = told["day"] or told["day_behind"]
    if day:
        return _iso(year, month, int(day)) or match[0]
    whole = f"{year}-{month:02}"
    if told["end"] is None:
        return whole
    return span(whole)[told["end"].casefold() in table.month_ends["last"]]


def _year_in_figures(match: re.Match[str], table: Language) -> str:
    """The first or the last day of a year."""
    last = match[1].casefold() in table.month_ends["years_last"]
    return f"{match[2]}-12-31" if last else f"{match[2]}-01-01"


def _iso(year: str, month: int, day: int) -> str | None:
    try:
        return date(int(year), month, day).isoformat()
    except ValueError:
        return None


@lru_cache
def _spoken(code: str) -> re.Pattern[str]:
    """`1st of March 2026`, `March 1, 2026`, `end of March 2026`, `1. März`."""
    table = language(code)
    months = "|".join(sorted(map(re.escape, table.months), key=len, reverse=True))
    ends = "|".join(map(re.escape, (*table.month_ends["first"], *table.month_ends["last"])))
    of = r"(?:\s+(?:of|de|del|des))?\s+"
    nth = r"(?:st|nd|rd|th|\.|er|º)?"
    return re.compile(
        rf"(?<![\w.])(?:(?P<day>\d{{1,2}}){nth}{of}|(?P<end>{ends}){of})?"
        rf"(?P<month>{months})\b\.?"
        rf"(?:{of}(?P<year>(?:19|20)\d\d)\b"
        rf"|\s+(?P<day_behind>\d{{1,2}}){nth},?\s+(?P<year_behind>(?:19|20)\d\d)\b)?",
        re.I,
    )


@lru_cache
def _year_ends(code: str) -> re.Pattern[str]:
    """`the end of 2027`, `Anfang 2028`."""
    told = language(code).month_ends
    said = map(re.escape, (*told["years_first"], *told["years_last"]))
    ends = "|".join(sorted(said, key=len, reverse=True))
    return re.compile(rf"(?<![\w.])({ends})\s+{_YEAR}(?![\w-])", re.I)
