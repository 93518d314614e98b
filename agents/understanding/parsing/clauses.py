"""A question of several sentences or parts: what is asked, and what is only told before it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from agents.understanding.language.tables import Language, language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.linking.detecting import detect
from agents.understanding.parsing.writing_out import written_out

OPENERS = frozenset({"which", "what", "who", "how", "where", "when", "how_many", "exists"})
VERBS = frozenset({"is", "exists"})
SPOKEN_OF = frozenset({"it", "they"})
_BRACKETS = re.compile(r"\([^)]*\)")
_ENDS = re.compile(r"(?<=[.!?;:])\s+|\s+[-–—]\s+|\n+")
_JOINS = re.compile(r"\s*(?:,|&|\band\b|\bund\b|\bet\b|\by\b)\s*(?:and\b|&|then\b|so\b)?\s*", re.I)


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a question; one that asks nothing only says what the others are about.

    `tells`: it is a sentence of its own about the person who asks: `I am in the hall`; `whether`:
    it asks if something is so of what was spoken of: `does it have a window`.
    """

    text: str
    asks: bool
    tells: bool = False
    whether: bool = False


def clauses(question: str) -> tuple[Clause, ...]:
    """The parts of a question in order; one where it is not several."""
    tables = [language(code) for code in detect(question)]
    text = written_out(question, tables)
    parts: list[str] = []
    for sentence in _ENDS.split(text):
        parts += _joined(sentence, tables)
    told = _with_nouns([part.strip(" ,.") for part in parts if part.strip(" ,.?!")], tables)
    found = [_clause(part, tables) for part in told]
    found = [*_topics(found, tables), *found[-1:]]
    if found and not any(clause.asks for clause in found):
        found[-1] = Clause(found[-1].text, asks=True)
    return tuple(found)


def _clause(text: str, tables: Sequence[Language]) -> Clause:
    said = _ungreeted(text, tables)
    first = next((token.stem for token in tokens(said) if token.kind == "word"), "")
    speaker = any(first in table.speakers for table in tables)
    whether = _opens_whether(text, tables)
    asked = (asks(text, tables) or whether) and not (speaker and not _opens_within(text, tables))
    return Clause(text, asked, tells=speaker and not asked, whether=whether)


def _topics(found: Sequence[Clause], tables: Sequence[Language]) -> list[Clause]:
    """All parts but the last; `what about the hall` before `has it got one` only says of what."""
    told = []
    for clause, behind in pairwise(found):
        words = clause.text.split()
        width = next((w for w in range(3, 0, -1) if _goes_on_to(words[:w], tables)), 0)
        topic = width and behind.whether and width < len(words)
        told.append(Clause(" ".join(words[width:]), asks=False) if topic else clause)
    return told


def _goes_on_to(words: Sequence[str], tables: Sequence[Language]) -> bool:
    """Whether words go on to something else: `what about`."""
    said = tuple(token.stem for token in tokens(" ".join(words)))
    return any("what_about" in table.operators.get(said, ()) for table in tables)


def _ungreeted(text: str, tables: Sequence[Language]) -> str:
    """A text without the words of no meaning before its first comma: `Hi, I am the cleaner`."""
    head, comma, rest = text.partition(",")
    free = frozenset[str]().union(*(table.free for table in tables))
    greets = all(token.stem in free for token in tokens(head) if token.kind == "word")
    return rest if comma and greets else text


def _opens_within(text: str, tables: Sequence[Language]) -> bool:
    """Whether any word of a text opens a question: `I want to know how many …`."""
    words = text.split()
    return any(_opens(" ".join(words[at:]), tables) for at in range(1, len(words)))


def _joined(sentence: str, tables: Sequence[Language]) -> list[str]:
    """A sentence cut where a conjunction or comma is followed by a word that asks."""
    parts, start = [], 0
    for match in _JOINS.finditer(sentence):
        rest = sentence[match.end() :]
        before = sentence[start : match.start()]
        opens = _opens(rest, tables) or _opens_whether(rest, tables)
        words = before.split()
        several = opens and (len(words) > 1 or any(map(str.isdigit, before)))  # `B201, which rooms`
        if several and not (_ends_in_each(rest, tables) or _is_only_opener(rest, tables)):
            parts.append(before)
            start = match.end()
    return [*parts, sentence[start:]]


def _with_nouns(parts: list[str], tables: Sequence[Language]) -> list[str]:
    """The parts, with what is counted where a part leaves that to the one before it: `how many m2
    of wall and how many of floor`.
    """
    whole = parts[:1]
    for before, part in pairwise(parts):
        counted, bare = _counted(before, tables), _counted(part, tables)
        if counted is None or bare is None or not counted[1] or bare[1]:
            whole.append(part)
        else:
            whole.append(f"{bare[0]} {counted[1]} {part[len(bare[0]) :].lstrip()}")
    return whole


def _counted(part: str, tables: Sequence[Language]) -> tuple[str, str] | None:
    """How a part asks for a number, and of what, `how many` and `square metres`, before an `of`
    with a noun; None where it does not.
    """
    found = tokens(part)
    for width in (1, 2, 3):
        opening = tuple(token.stem for token in found[:width])
        if any("how_many" in table.operators.get(opening, ()) for table in tables):
            break
    else:
        return None
    of = next((at for at, t in enumerate(found) if at >= width and _is_of(t.stem, tables)), None)
    if of is None or of > width + 2 or of + 1 >= len(found):
        return None
    behind = {n for t in tables for n in t.operators.get((found[of + 1].stem,), ())}
    if behind - {"the", ""}:
        return None  # `how many of them`
    noun = part[found[width].start : found[of].start] if of > width else ""
    return part[: found[width - 1].end], noun.strip()


def _is_of(stem: str, tables: Sequence[Language]) -> bool:
    return any("of" in table.prepositions.get((stem,), ()) for table in tables)


def _is_only_opener(text: str, tables: Sequence[Language]) -> bool:
    """Whether a part is but the words that ask: `how many`."""
    words = tuple(token.stem for token in tokens(text) if token.kind == "word")
    return any("how_many" in table.operators.get(words, ()) for table in tables)


def _ends_in_each(text: str, tables: Sequence[Language]) -> bool:
    """Whether a part asks for something of each of what was named before it."""
    outside = _BRACKETS.sub("", text)
    words = [token.stem for token in tokens(outside) if token.kind == "word"]
    return any("each" in table.operators.get(tuple(words[-1:]), ()) for table in tables)


def _opens(text: str, tables: Sequence[Language]) -> bool:
    """Whether a text begins as a question does: with a word that asks, small words before it."""
    for token in tokens(text)[:3]:
        names = {name for table in tables for name in table.operators.get((token.stem,), ())}
        if names & OPENERS:
            return True
        if (token.stem,) not in {p for table in tables for p in table.prepositions}:
            return False
    return False


def _opens_whether(text: str, tables: Sequence[Language]) -> bool:
    """Whether a text asks if something is so of what was spoken of: `does it have a window`."""
    first = tokens(text)[:2]
    if len(first) < 2:
        return False
    verb, thing = first
    asking = {name for table in tables for name in table.operators.get((verb.stem,), ())}
    spoken = {name for table in tables for name in table.operators.get((thing.stem,), ())}
    opens = bool(asking & VERBS) or any(verb.stem in table.doing for table in tables)
    return opens and bool(spoken & SPOKEN_OF)


def asks(text: str, tables: Sequence[Language]) -> bool:
    """Whether a part asks anything: by a word that asks or tells to list; not by the `any` of
    `I do not have any drawings`, nor by the `count` of `don't count the blankets`.
    """
    words = [token.stem for token in tokens(text)]
    asking = OPENERS | {"list", "count", "compare", "sum"}
    denied = False
    for at in range(len(words)):
        if at and _denies(words[at - 1], tables) and _tells(words[at], tables):
            continue
        for table in tables:
            told = {n for w in (1, 2) for n in table.operators.get(tuple(words[at : at + w]), ())}
            if told & (asking - {"exists"} if denied and "some" in told else asking):
                return True
            denied |= "no" in told
    return False


def _denies(word: str, tables: Sequence[Language]) -> bool:
    return any("no" in table.operators.get((word,), ()) for table in tables)


def _tells(word: str, tables: Sequence[Language]) -> bool:
    """Whether a word tells to list or to add up."""
    return any({"list", "count", "sum"} & set(t.operators.get((word,), ())) for t in tables)


__all__ = ["OPENERS", "Clause", "asks", "clauses"]
