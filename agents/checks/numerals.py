"""Numbers as people write them in a sentence: 1,204.5 and 1.204,5 and 1'204."""

import re

NUMERAL = re.compile(r"(?<![\w.,])[-−]?\d+(?:[.,]\d+|[\u00a0\u202f'’]\d{3}(?!\d))*")
GROUPS = "\u00a0\u202f'’"
PERCENT = re.compile(r"%|\b(?:per\s?cent|prozent|pour\s?cent|por\s?ciento)", re.IGNORECASE)
BEHIND = re.compile(rf"[\s{GROUPS}]*(?:{PERCENT.pattern})\w*", re.IGNORECASE)


def percent_behind(text: str, at: int) -> int | None:
    """Where a percent sign or word ends that stands right behind a place of a text."""
    found = BEHIND.match(text, at)
    return found.end() if found else None


def _form(thousands: str, decimal: str) -> re.Pattern[str]:
    grouped = rf"[1-9]\d{{0,2}}(?:[{re.escape(thousands)}{GROUPS}]\d{{3}})+"
    return re.compile(rf"-?(?:{grouped}|\d+)(?:{re.escape(decimal)}\d+)?")


POINT, COMMA = _form(",", "."), _form(".", ",")


def readings(text: str, *, comma: bool | None) -> tuple[float, ...]:
    """What a written number may mean; nothing where it is none.

    `comma` says whether the sentence writes decimals behind a comma; where that is not known,
    what reads as two different numbers (1,204) is none.
    """
    plain = text.replace("−", "-")
    found = {}
    if POINT.fullmatch(plain):
        found[False] = _number(plain, ",")
    if COMMA.fullmatch(plain):
        found[True] = _number(plain.replace(".", "").replace(",", "."), "")
    if len(set(found.values())) < 2:
        return tuple(dict.fromkeys(found.values()))
    return () if comma is None else (found[comma],)


def _number(text: str, thousands: str) -> float:
    return float("".join(one for one in text if one not in thousands + GROUPS))
