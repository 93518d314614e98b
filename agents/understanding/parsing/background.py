"""What a question tells of the person who asks, and may be left out: `Sparky here.`, `for the
lease I need`. Nothing that could say which things are meant is left out.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise

from agents.understanding.language.tables import Language, language
from agents.understanding.language.words import Token, tokens
from agents.understanding.parsing.applying.sets import is_whole
from agents.understanding.parsing.clauses import OPENERS, asks
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.measures import Amount, Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.detecting import detect
from agents.understanding.parsing.linking.mentions import Mention
from agents.understanding.parsing.linking.operators import PRONOUNS, SMALL
from agents.understanding.parsing.linking.question import link
from agents.understanding.parsing.writing_out import written_out
from agents.understanding.plans.algebra import Condition, Nodes, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import CALLED

_BREAKS = re.compile(r"[.!?;:,]+(?=\s|$)|\s[-–—]+\s|\n+|[()]")
_STRONG = re.compile(r"[.!?;:\n]|\s[-–—]")
MOST_WORDS = 80
MOST_BREAKS = 12
"""Of a question longer than that, or cut into more pieces, nothing is left out."""
TELLING = (SMALL | PRONOUNS | {"list"}) - {"which", "what", "who", "how"}
"""Operators that a background may have."""
TAKING = frozenset({"no", "except", "only"})
"""Operators that take from what is asked where they speak of it: `we do not count skylights`."""


@dataclass(frozen=True, slots=True)
class Foreground:
    """What is asked, and the texts around it that are but background."""

    text: str
    around: tuple[str, ...]


def without_background(question: str, context: Context, *, things: bool) -> tuple[Foreground, ...]:
    """A question without what is said before and after it, as far as that is but background.

    `things`: a sentence of its own may speak of things that there are, of numbers, and of what is
    not so, of which nothing is asked; whether it takes from what is asked, `taken` tells.
    """
    tables = [language(code) for code in detect(question)]
    text = written_out(question, tables)
    found = tokens(text)
    breaks = [match.span() for match in _BREAKS.finditer(text)]
    if len(found) > MOST_WORDS or len(breaks) > MOST_BREAKS:
        return ()
    said = partial(_is_background, context=context, tables=tables, things=things)
    starts = [
        at
        for at in _starts(text, found, tables)
        if (said(text[:at], _is_strong(text[:at])) or _says_little(text[:at], context, tables))
        and not _points(text[:at], context)
    ]
    ends = [
        start
        for start, end in breaks
        if (said(text[end:], _is_strong(text[start:])) and not _asks_of_it(text[end:], context))
        or _is_purpose(text[end:], tables)
    ]
    first, last = max(starts, default=0), min(ends, default=len(text))
    options = ((first, last), (first, len(text)), (0, last))
    rests = (
        Foreground(text[start:end].strip(" ,.;:-"), (text[:start], text[end:]))
        for start, end in options
        if start < end and (asks(text[start:end], tables) or text[end : end + 1] == "?")
    )
    return tuple(dict.fromkeys(one for one in rests if one.text != question))


def taken(text: str, context: Context) -> Iterator[Nodes]:
    """The things of a sentence that may take them from what is asked: `not the e-pianos`."""
    told = _likely(link(text, context).mentions)
    if any(isinstance(one.what, Word) and one.what.name in TAKING for one in told):
        yield from (one.what.nodes for one in told if isinstance(one.what, Set))


def _starts(text: str, found: Sequence[Token], tables: Sequence[Language]) -> Iterator[int]:
    """Where what is asked may begin: behind a break, and at a word that asks or speaks."""
    yield from (match.end() for match in _BREAKS.finditer(text))
    for before, token in pairwise(found):
        names = {name for table in tables for name in table.operators.get((token.stem,), ())}
        if any((before.stem,) in table.prepositions for table in tables):
            continue
        if any((before.stem, token.stem) in _within_phrases(table.code) for table in tables):
            continue  # `est-ce que`
        if "how_many" in names and not any(before.stem in table.small for table in tables):
            continue  # `phone number of`
        if names & OPENERS or any(token.stem in table.speakers for table in tables):
            yield token.start


@cache
def _within_phrases(code: str) -> frozenset[tuple[str, str]]:
    """Every two words that stand side by side in an operator of a language."""
    return frozenset(pair for phrase in language(code).operators for pair in pairwise(phrase))


def _is_background(
    text: str, sentence: bool, context: Context, tables: Sequence[Language], things: bool
) -> bool:
    """Whether a text asks nothing and names no place, thing by name, number or condition.

    `sentence`: it stands apart from what is asked, and is no mere addition to it.
    """
    if not text.strip() or "?" in text:
        return False
    linked = link(text, context)
    mentions = _likely(linked.mentions)
    if linked.told_in is not None:
        return False  # `in m2`
    if sentence and _is_of_no_names(mentions):
        return True
    if asks(text, tables):
        return False
    free = sentence and things and not takes_unnamed(text, context)
    wholes = [one for one in mentions if sentence and _is_of_whole(one.what)]
    return all(
        _tells_nothing(one, sentence, free)
        for one in mentions
        if not any(w.start <= one.start and one.end <= w.end for w in wholes)
    )


def _says_little(text: str, context: Context, tables: Sequence[Language]) -> bool:
    """Whether a sentence before a question names nothing and takes nothing: `the insurers want this
    by Friday`.
    """
    if not _is_strong(text) or "?" in text or asks(text, tables):
        return False
    words = [one.what for one in _likely(link(text, context).mentions)]
    return all(isinstance(one, Word) and one.name not in TAKING for one in words)


def _is_of_no_names(mentions: Sequence[Mention]) -> bool:
    """Whether it is said that names need not be told: `no need for names`."""
    told = [one.what for one in mentions if isinstance(one.what, Asked)]
    takes = [one.what for one in mentions if isinstance(one.what, Word) and one.what.name in TAKING]
    named = (group for what in told for each in what.properties for group in each.groups)
    others = [one for one in mentions if not isinstance(one.what, Asked | Word)]
    of_names = any(CALLED & set(group) for group in named) or any(o.noun == "names" for o in told)
    return bool(takes) and of_names and not others


def takes_unnamed(text: str, context: Context) -> bool:
    """Whether a sentence takes something that it does not name: `only the locked`, `we do not count
    the locked ones`; not one that only tells what is not so: `Mum cannot walk`.
    """
    linked = link(text, context)
    told = _likely(linked.mentions)
    taking = [one.start for one in told if isinstance(one.what, Word) and one.what.name in TAKING]
    pointing = any(not one.to_speaker for one in linked.pointing)
    return bool(taking) and (pointing or min(taking) == 0)


def _points(text: str, context: Context) -> bool:
    """Whether what stands before a question in one sentence with it points to what was spoken of:
    the `it` of `does it contain insulation` is what is asked about.
    """
    return not _is_strong(text) and any(not one.to_speaker for one in link(text, context).pointing)


def _asks_of_it(text: str, context: Context) -> bool:
    """Whether what stands behind a question asks of what was spoken of: `has that got one`; not
    what somebody will do with it, `we test them tomorrow`.
    """
    linked = link(text, context)
    spoken = [language(code) for code in linked.languages]
    by_us = any(one.stem in table.speakers for table in spoken for one in tokens(text))
    return not by_us and any(not one.to_speaker for one in linked.pointing)


def _likely(mentions: Sequence[Mention]) -> list[Mention]:
    """Without what is but one word of a phrase that says more, and of the same words the best: the
    `fire` of a fire door names no fire alarm.
    """
    return [
        one
        for one in mentions
        if not any(
            other.start <= one.start and one.end <= other.end and other.score > one.score
            for other in mentions
        )
    ]


def _is_of_whole(what: Constituent) -> bool:
    """Whether words stand for the building or its project: `the FZK house`."""
    return isinstance(what, Set) and set(what.nodes.labels) <= knowledge().whole


def _is_strong(text: str) -> bool:
    """Whether a text holds a break between sentences."""
    return _STRONG.search(text) is not None


def _is_purpose(text: str, tables: Sequence[Language]) -> bool:
    """Whether a text behind a question says what it is asked for: `need skirting for it`."""
    said = tuple(token.stem for token in tokens(text))
    return "?" not in text and any(said[: len(p)] == p for t in tables for p in t.purposes)


def _tells_nothing(one: Mention, sentence: bool, things: bool) -> bool:
    """Whether a phrase says nothing of what is asked; of a sentence of its own more does not."""
    what = one.what
    if isinstance(what, Word):
        return not what.name or what.name in TELLING or things
    if isinstance(what, Amount):
        return things and not what.unit
    if isinstance(what, Set):
        free = things or (sentence and what.nodes.absent)
        return (
            is_whole(what.nodes)
            or (free and not (what.named or _is_place(what)))
            or (sentence and any(map(_is_part_of_names, what.nodes.where)))
        )
    return sentence and isinstance(what, Asked)


def _is_part_of_names(one: Condition) -> bool:
    """Whether a word stands for all that bear it in their name: `nurse` for every `Nurse call`."""
    return isinstance(one, Test) and one.operator == "in" and bool(CALLED & set(one.properties))


def _is_place(one: Set) -> bool:
    return bool(set(one.nodes.labels) & set(knowledge().places))
