"""Text to tokens: the same cutting for questions, names and values, so that they can meet."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from ifc_loader.package_tables import package_table

_WORD = r"[^\W\d_]+(?:['’][^\W\d_]+)*"
_NUMBER = r"\d+(?:[.,]\d+)?"
DAY = r"(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?"
"""A day of ISO 8601, or a month."""
_PIECES = re.compile(
    r"(?P<id>(?<![\w$])[0-3][0-9A-Za-z_$]{21}(?![\w$]))"
    rf"|(?P<day>(?<![\w.-]){DAY}(?![\w-]))"
    r"|(?<!\w)[\"“”‘'`](?P<quoted>.+?)[\"”’'`](?!\w)"
    rf"|(?P<number>{_NUMBER})|(?P<word>{_WORD})"
    r"|(?P<sign><=|>=|≤|≥|<|>|=|×|²|³|%|°|,|;|\(|\)"
    r"|(?<=\s)[&+/](?=\s)|(?<=\w{3})/(?=\w{2}))"
)
_ABBREVIATIONS = re.compile(r"[A-Z]{2,}s")
"""Several of what is called by capitals: `PDUs`, `WCs`."""
_UNIT_BEHIND = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
_CAMEL = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[^\W\d_A-Z]+|[A-Z]+|\d+")
_VALUE_PIECES = re.compile(rf"{_NUMBER}|{_WORD}")
_PLURALS = package_table("agents.understanding.language", "en.plurals.toml")
IRREGULAR: dict[str, str] = _PLURALS["irregular"]
"""Plural → singular, where no ending tells it."""
_ALSO: dict[str, str] = _PLURALS["also"]
_IN_IE, _IN_S = (frozenset(_PLURALS["others"][name]) for name in ("in_ie", "in_s"))
LEAST_STEM = 3
"""Letters; shorter stems are no words by themselves."""
_ROOT_ENDINGS = ("ing", "ied", "ed", "er", "or", "ion")


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of a question; `kind` is `word`, `number`, `ordinal`, `day`, `sign`, `quoted` or
    `id`.

    It stands at `question[start:end]`, a quoted name with its quotes. `base` is the known stem that
    an inflected word is a form of, where its own stem is not known.
    """

    text: str
    stem: str
    kind: str
    start: int = 0
    end: int = 0
    base: str = ""


_RAISED = str.maketrans("²³", "23")
LEAST_DOER = 4
"""Letters of what somebody who does something is called."""


def fold(text: str) -> str:
    """Lower case without accents: `Küche` and `KUCHE` are one."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """The singular, in lower case; crude, but the same on both sides."""
    if _ABBREVIATIONS.fullmatch(word):
        return fold(word[:-1])
    w = fold(word).replace("’", "'").removesuffix("'s").removesuffix("'")
    if other := IRREGULAR.get(w) or _ALSO.get(w):
        return other
    if len(w) > 4 and w.endswith("ies"):
        return w[:-1] if w[:-1] in _IN_IE else w[:-3] + "y"
    if len(w) > 4 and w.endswith(("ches", "shes", "xes", "sses")):
        return w[:-2]
    if len(w) > 3 and w.endswith("s") and not w.endswith(("ss", "us", "is")) and w not in _IN_S:
        return w[:-1]
    return w


@lru_cache(maxsize=65536)
def root(word: str) -> str:
    """The stem without the endings of verbs, to compare relationship names with verbs."""
    w = stem(word)
    for ending in _ROOT_ENDINGS:
        if len(w) - len(ending) >= 3 and w.endswith(ending):
            w = w.removesuffix(ending)
            break
    if len(w) > 4 and w[-1] == w[-2]:
        w = w[:-1]
    return w.rstrip("ey") if len(w) > 3 else w


def deeds_of(doer: str) -> Iterator[str]:
    """The English verb of who is called so: a supplier supplies, an owner owns, a maker makes."""
    if doer.endswith(("er", "or")) and len(doer) > LEAST_DOER:
        verb = doer[:-2]
        yield from (f"{verb[:-1]}y",) if verb.endswith("i") else (verb, f"{verb}e")


def verb_forms(word: str) -> Iterator[str]:
    """The forms of an English verb, given in any of them, as stems: guesses, for looking up.

    Names in schemas are English, whatever language a question is in.
    """
    if len(word) < LEAST_STEM:
        yield word
        return
    plain = [word]
    if word.endswith("ed") and len(word) > LEAST_STEM + 1:
        plain = [word[:-2], word[:-1]]
    yield word
    for one in plain:
        last = one[-1]
        ends = "d" if last == "e" else "ed"
        base = one[:-1] if last == "e" else one
        yield from dict.fromkeys((one, one + ends, f"{base}ing"))
        if last == "y":
            yield f"{one[:-1]}ied"
        elif last not in "aeiouwx":
            yield from (f"{one}{last}ed", f"{one}{last}ing")


def uninflected(
    word: str, endings: Iterable[str], vowels: Iterable[tuple[str, str]]
) -> Iterator[str]:
    """What a folded word may be a form of: guesses, for looking up; the word itself is not one."""
    for respelt in dict.fromkeys([word, *_respelt(word, vowels)]):
        if respelt != word:
            yield respelt
        for ending in endings:
            if respelt.endswith(ending) and len(respelt) - len(ending) >= LEAST_STEM:
                yield respelt.removesuffix(ending)


def _respelt(word: str, vowels: Iterable[tuple[str, str]]) -> Iterator[str]:
    """`kueche` and `chevaux` as the tables have them: each pair once, then all of them."""
    every = word
    for inflected, plain in vowels:
        if inflected in word:
            yield word.replace(inflected, plain)
            every = every.replace(inflected, plain)
    yield every


def split(word: str, links: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The two words a folded compound may be of, the longest last one first, without their link.

    `kuchenfenster` is `kuche`, `fenster`; nothing for a language without links.
    """
    several = tuple(links)
    for at in range(LEAST_STEM, len(word) - LEAST_STEM + 1):
        for link in several:
            if word[:at].endswith(link) and at - len(link) >= LEAST_STEM:
                yield word[: at - len(link)], word[at:]


def stems(text: str) -> tuple[str, ...]:
    """The stems of a value: `M_603` is (m, 603), `1 - Living room` is (1, living, room)."""
    return tuple(stem(piece) for piece in _VALUE_PIECES.findall(text))


def name_words(name: str) -> tuple[str, ...]:
    """The stems of an identifier: `IfcPipeSegment`, `HAS_MATERIAL`, `date_of_birth`."""
    return tuple(stem(w) for part in re.split(r"[\W_]+", name) for w in _CAMEL.findall(part))


def leaf_of(name: str) -> str:
    """A property's name without its set's: `FireRating`, and `Serien-Nr` of `Anlage.Serien-Nr.`."""
    return name.rstrip(".").rpartition(".")[2]


def spoken(name: str) -> str:
    """An identifier as it is spoken: `fire rating` for `Pset_DoorCommon.FireRating`, without the
    unit that stands behind it: `nennwärmeleistung` for `Nennwärmeleistung [kW]`.
    """
    own = _UNIT_BEHIND.sub("", leaf_of(name))
    return " ".join(w.casefold() for part in re.split(r"[\W_]+", own) for w in _CAMEL.findall(part))


def tokens(question: str) -> list[Token]:
    """The tokens of a question, in order; a quoted name or a GlobalId is one, `m²` is `m2`."""
    return list(_tokens(question))


@lru_cache(maxsize=2048)
def _tokens(question: str) -> tuple[Token, ...]:
    """The tokens; many look at the same text of a question."""
    found = []
    for match in _PIECES.finditer(question.translate(_RAISED)):
        kind = str(match.lastgroup)
        text = str(match[kind])
        start, end = match.span()
        if kind == "word" and text.casefold().endswith(("n't", "n’t")):
            found.append(Token(text[:-3], stem(text[:-3]), kind, start, end))
            text = "not"
        found.append(Token(text, stem(text) if kind == "word" else text, kind, start, end))
    return tuple(found)
