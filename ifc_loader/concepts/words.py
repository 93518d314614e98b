"""Texts of files and of people as plain words, alike whatever their spelling."""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache

MOST_CHARACTERS = 400
"""How much of a text is read: a name that goes on for longer says nothing more of its thing."""

_CJK = r"\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af"
_PIECE = re.compile(
    rf"[{_CJK}]+|(?:[^\W\d_{_CJK}])+|\d+|\s-+\s|[-'’.]|[^\w\s]|_|\s+",
)
_HUMP = re.compile(r"(?<=[a-zß-öø-ÿ])(?=[A-ZÀ-ÖØ-Þ])|(?<=[A-ZÀ-ÖØ-Þ])(?=[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ]{2})")
_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe"})


@dataclass(frozen=True, slots=True)
class Word:
    """One word: as it is compared, as it stands, and the part of the text it stands in.

    `part` counts the separators before it (`:`, `/`, ` - `, `_`, …); `joint` is the one that opened
    its part; `joined` says that a hyphen ties it to the word before, `cut` that a full stop stands
    right behind it.
    """

    folded: str
    stated: str
    part: int
    joint: str
    joined: bool
    cut: bool = False


def fold(text: str) -> str:
    """Lower case, umlauts spelt out, other accents off: `Büro` and `BUERO` are both `buero`."""
    if text.isascii():
        return text.lower()
    spelt = unicodedata.normalize("NFKC", text).casefold().translate(_SPELT_OUT)
    return "".join(c for c in unicodedata.normalize("NFKD", spelt) if not unicodedata.combining(c))


def plain(text: str) -> str:
    """Lower case, all accents simply off: `Büro` is `buro`, as keyboards without umlauts write."""
    if text.isascii():
        return text.lower()
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(c for c in spread if not unicodedata.combining(c))


def is_cjk(text: str) -> bool:
    """Whether a word is of a script that sets no blanks between words."""
    return re.match(rf"[{_CJK}]", text) is not None


def words(text: str) -> tuple[Word, ...]:
    """The words of a text in order, without numbers: separators and capitals inside words cut."""
    return _words(text[:MOST_CHARACTERS])


@lru_cache(maxsize=4_096)
def _words(text: str) -> tuple[Word, ...]:
    found: list[Word] = []
    part, joint, joined = 0, "", False
    before = ""
    for piece in _PIECE.findall(unicodedata.normalize("NFKC", text)):
        if piece.isdigit():
            joined = False
        elif piece[0].isalpha():
            humps = not (piece.islower() or piece[1:].islower())
            for stated in _HUMP.split(piece) if humps else (piece,):
                found.append(Word(fold(stated), stated, part, joint, joined))
                joined = False
        elif piece == "-":
            joined = True
        elif piece == "." and found and before[-1].isalpha():
            found[-1] = replace(found[-1], cut=True)
            joined = False
        elif piece not in "'’." and not piece.isspace():
            part, joint, joined = part + 1, piece.strip(), False
        elif piece.isspace() and "\n" in piece:
            part, joint, joined = part + 1, ",", False
        else:
            joined = False
        before = piece
    return tuple(found)
