"""The stretches of words that mean something in the twin."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from agents.understanding.language.tables import Language, Phrase
from agents.understanding.language.words import Token, stems
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.calling import calls_noun
from agents.understanding.parsing.linking.numbers import has_unit_behind, is_part_of_unit, numbered
from agents.understanding.parsing.linking.operators import (
    is_abbreviated,
    is_preposition,
    is_small,
    is_written_as_name,
    openers,
)
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.terrain import Kinds
from agents.understanding.twin.apart import lettered, numbered_so
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Named, Operator, Property, Relation, Thing

GAP = 3
"""Free words that may stand within a phrase."""
WHOLE = frozenset({"id", "quoted", "day"})
"""Kinds of tokens that are looked up as one."""
GAPPED = (0.1, 0.4)
"""What words passed over within a phrase cost; and within one that asks, joins or measures."""


def phrases_of(
    found: Sequence[Token],
    context: Context,
    spoken: frozenset[str],
    tables: Sequence[Language],
    *,
    follows: bool,
) -> Iterator[tuple[int, int, Entry]]:
    """Every stretch of tokens that means something, free words within it passed over.

    `follows`: the question comes after others, so that a letter may be all that it names.
    """
    free = frozenset[str]().union(*(table.free for table in tables))
    small = free.union(*(table.small for table in tables))
    passed = free - openers(tables) - _having(tables)
    longest = context.lexicon.longest
    things: dict[int, Kinds] = {}
    measures: set[int] = set()
    bases = [replace(token, stem=token.base or token.stem) for token in found]
    for start, token in enumerate(found):
        if token.kind in WHOLE:
            yield from ((start, start + 1, entry) for entry in _whole(token, context, tables))
            continue
        inner = is_part_of_unit(found, start)
        if not inner:
            yield from ((start, start + 1, entry) for entry in numbered(token, tables))
        glued = _is_glued(found, start) or has_unit_behind(found, start)
        in_words = token.kind == "number" and token.end - token.start != len(token.text)
        as_name = is_written_as_name(start, found, tables)
        short = is_abbreviated(start, found) and token.stem in context.lexicon.holding
        lower = small - {token.stem} if short else small
        seen: set[Phrase] = set()
        for phrase, end in chain(
            _stretches(found, start, longest, passed), _stretches(bases, start, longest, passed)
        ):
            if phrase in seen or (inner and end == start + 1):
                continue
            seen.add(phrase)
            written = " ".join(t.text for t in found[start:end])
            for entry in context.lexicon.senses(phrase, spoken, written):
                if _is_foreign(entry, phrase, spoken, small) or (
                    short and _is_small(entry, phrase)
                ):
                    continue
                if entry.written and entry.written not in {written, written.removesuffix("s")}:
                    continue
                if isinstance(entry.sense, Thing):
                    things[end] = things.get(end, frozenset()) | entry.sense.nodes.kinds
                elif isinstance(entry.sense, Property):
                    measures.add(end)
                behind = start in things
                alone = isinstance(entry.sense, Named) and len(phrase) == 1
                capital = as_name or (alone and calls_noun(start, entry, found, context))
                if alone and (
                    glued
                    or in_words
                    or not _may_name(phrase, entry, lower, behind=behind, capital=capital)
                ):
                    continue
                if isinstance(entry.sense, Named) and (
                    _is_relating(phrase, entry, small, context) or _ranks(phrase, entry, tables)
                ):
                    continue
                apart = isinstance(entry.sense, Operator | Property)
                gapped = GAPPED[apart] * (len(phrase) < end - start)
                yield start, end, replace(entry, score=entry.score - gapped)
            if len(phrase) == 1 and len(token.text) == 1 and token.text.isupper():
                behind = start in things or (start > 0 and is_preposition(found[start - 1], tables))
                alone = follows and all(is_small(one, tables) for one in found[:start])
                letters = _lettered(
                    phrase, context, named=behind or alone, valued=start in measures
                )
                yield from ((start, end, entry) for entry in letters)
            if start in things and len(phrase) == 1 and _numbers(found, start):
                told = numbered_so(token.text, things[start], context.lexicon)
                yield from ((start, end, entry) for entry in told)


def _is_glued(found: Sequence[Token], at: int) -> bool:
    """Whether a number is written to what stands before it."""
    return found[at].kind == "number" and at > 0 and found[at - 1].end == found[at].start


def _is_foreign(
    entry: Entry, phrase: Phrase, spoken: frozenset[str], small: frozenset[str]
) -> bool:
    """Whether small words mean something but in a language that is not spoken."""
    other = entry.languages and not entry.languages & spoken
    return bool(other) and set(phrase) <= small


def _is_small(entry: Entry, phrase: Phrase) -> bool:
    """Whether one word joins or asks: `et`, which `ET` is not."""
    return len(phrase) == 1 and isinstance(entry.sense, Operator | Relation)


def _having(tables: Sequence[Language]) -> frozenset[str]:
    """Words by which things are said to have others: `rooms have a door` are no room doors."""
    told = (one.prepositions.items() for one in tables)
    return frozenset(
        phrase[0] for each in told for phrase, names in each if len(phrase) == 1 and "with" in names
    )


def _numbers(found: Sequence[Token], at: int) -> bool:
    """Whether a token is a whole number, and no letter is written to it."""
    glued = found[at + 1 : at + 2] and found[at + 1].start == found[at].end
    return found[at].kind == "number" and found[at].text.isdigit() and not glued


def _lettered(phrase: Phrase, context: Context, *, named: bool, valued: bool) -> Iterator[Entry]:
    """What one letter stands for: a value of the measure before it, or what tells parts apart."""
    if valued:
        told = context.lexicon.named(phrase)
        yield from (one for one in told if isinstance(one.sense, Named) and one.sense.whole)
    if named:
        yield from lettered(phrase[0], context.lexicon)


def _may_name(
    phrase: Phrase, entry: Entry, free: frozenset[str], *, behind: bool, capital: bool
) -> bool:
    """Whether one word alone may be a name: a number only a whole one, a free word only where it
    is written as one.
    """
    sense = entry.sense
    assert isinstance(sense, Named)
    if phrase[0] in free:
        return sense.whole and (behind if len(phrase[0]) == 1 else capital)
    if phrase[0].isdigit() or len(phrase[0]) < 2:
        return sense.whole
    return True


def _is_relating(phrase: Phrase, entry: Entry, small: frozenset[str], context: Context) -> bool:
    """Whether a word of a name is one that relates things where it is not the whole name: doors
    that `open to the outside` have nothing to do with the Open Plan Office, nor has `the maker`
    with a film called after The Maker's Hand.
    """
    whole = isinstance(entry.sense, Named) and entry.sense.whole
    told = phrase if len(phrase) == 1 else tuple(word for word in phrase if word not in small)
    return not whole and len(told) == 1 and told[0] in context.lexicon.relating


def _ranks(phrase: Phrase, entry: Entry, tables: Sequence[Language]) -> bool:
    """Whether a part of a name says how many of the first are asked for: the `top 3` rooms have
    nothing to do with Counter Top-3.
    """
    part = isinstance(entry.sense, Named) and not entry.sense.whole
    ranks = any("top" in table.operators.get(phrase[:1], ()) for table in tables)
    return part and ranks and len(phrase) == 2 and phrase[1].isdigit()


def _whole(token: Token, context: Context, tables: Sequence[Language]) -> Iterator[Entry]:
    """What a GlobalId, a quoted name or a day stands for, of which no word means anything alone."""
    match token.kind:
        case "id":
            yield _by_id(token, context)
        case "day":
            yield from numbered(token, tables)
        case _:
            for entry in context.lexicon.named(stems(token.text)):
                yield Entry(entry.sense, entry.score + 0.5)


def _by_id(token: Token, context: Context) -> Entry:
    nodes = Nodes(
        (),
        context.terrain.everything,
        where=(Test(("GlobalId",), "=", token.text),),
        text=token.text,
    )
    return Entry(Named(nodes, whole=True, property="GlobalId"), 1.5)


def _stretches(
    found: Sequence[Token], start: int, longest: int, passed: frozenset[str]
) -> Iterator[tuple[Phrase, int]]:
    """Phrases that begin at a token, word by word, and those without what is passed over."""
    whole: list[str] = []
    kept: list[str] = []
    gap = 0
    for end in range(start, min(len(found), start + longest + GAP)):
        token = found[end]
        if token.kind in WHOLE:
            return
        whole.append(token.stem)
        if (token.stem in passed or token.kind == "sign") and end > start:
            gap += 1
        else:
            kept.append(token.stem)
            if gap and gap <= GAP:
                yield tuple(kept), end + 1
        if len(whole) <= longest:
            yield tuple(whole), end + 1
