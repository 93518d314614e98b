"""A sentence that asks for a change, taken apart: which property, of which elements, which value.

It is read by patterns of each language (`words/`), and what fits none is no such sentence. Nothing
of a model is known here: whether there is such a property is another's to find.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

LANGUAGES = ("en", "de", "fr", "es")
LONGEST = 500
"""Characters of a sentence that is read for a change."""
GROUPS = {
    "property": r"(?P<property>[^,;:?!]{2,80}?)",
    "elements": r"(?P<elements>.{1,200})",
    "value": r"(?P<value>.{1,200})",
}
"""What stands for each part: the shortest property, and elements up to the last `to`."""
QUOTES = {'"': '"', "'": "'", "“": "”", "„": "“", "«": "»", "‘": "’"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A change that a sentence asks for.

    `elements` are the words for them, empty where it names none; `pointing` where it points to
    those of the last answer (`these doors`), and then `elements` may be what these are called.
    `questions` list the elements by their words, in the language of the sentence.
    """

    property: str
    elements: str
    value: str
    pointing: bool
    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Words:
    """The patterns of a language, and its words for these and all."""

    listing: tuple[str, ...]
    these: tuple[str, ...]
    all: tuple[str, ...]
    polite: re.Pattern[str]
    patterns: tuple[re.Pattern[str], ...]


def read(sentence: str) -> Asked | None:
    """What the sentence asks to be changed; None for one that asks for no change."""
    plain = " ".join(sentence.split())
    if len(plain) > LONGEST:
        return None
    for code in LANGUAGES:
        words = _words(code)
        bare = words.polite.sub("", plain).strip(" ,")
        for pattern in words.patterns:
            if found := pattern.fullmatch(bare.rstrip(" ?!")):
                return _asked(found, words)
    return None


def listing(elements: str) -> tuple[str, ...]:
    """The questions that list elements, in the first language: `List all doors.`"""
    words = _words(LANGUAGES[0])
    return _listed(words, _without(elements.strip(), words.all)[1])


def _listed(words: _Words, noun: str) -> tuple[str, ...]:
    return tuple(each.format(elements=noun) for each in words.listing) if noun else ()


def _asked(found: re.Match[str], words: _Words) -> Asked:
    groups = found.groupdict()
    elements = (groups.get("elements") or "").strip()
    pointing, noun = _without(elements, words.these)
    if not pointing:
        _, noun = _without(elements, words.all)
    return Asked(
        property=groups["property"].strip(),
        elements=noun,
        value=_value(groups["value"]),
        pointing=pointing or not elements,
        questions=_listed(words, noun),
    )


def _without(text: str, words: tuple[str, ...]) -> tuple[bool, str]:
    """Whether a text begins with one of the words, and what stands behind it."""
    folded = text.casefold()
    for word in words:
        if folded == word or folded.startswith(f"{word} "):
            return True, text[len(word) :].strip()
    return False, text


def _value(text: str) -> str:
    """The value without its quotes, or the full stop behind it: `EI30.`, but `"a."` is `a.`."""
    bare = text.strip()
    unstopped = bare.removesuffix(".")
    for each in (bare, unstopped):
        if len(each) > 1 and QUOTES.get(each[0]) == each[-1]:
            return each[1:-1]
    return unstopped.strip()


@cache
def _words(code: str) -> _Words:
    told = tomllib.loads((resources.files("edits.words") / f"{code}.toml").read_text("utf-8"))
    polite = "|".join(map(re.escape, told["polite"]))
    return _Words(
        tuple(told["list"]),
        tuple(sorted(told["these"], key=len, reverse=True)),
        tuple(sorted(told["all"], key=len, reverse=True)),
        re.compile(rf"^(?:(?:{polite})\b[ ,]*)+|[ ,]+(?:{polite})[ .!?]*$", re.IGNORECASE),
        tuple(re.compile(_filled(pattern), re.IGNORECASE) for pattern in told["patterns"]),
    )


def _filled(pattern: str) -> str:
    for name, group in GROUPS.items():
        pattern = pattern.replace(f"{{{name}}}", group)
    return pattern
