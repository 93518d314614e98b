"""Words in the forms in which the twin and the languages know them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token, fold, split, stem, uninflected
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.operators import is_conjunction
from agents.understanding.twin.entries import CALLED
from agents.understanding.twin.senses import Flagged, Graded, Operator, Property, Thing

OBJECT = "IfcObject"
"""What is in a building, or a place of it; a layer or a document is none (IFC4, IfcObject)."""

LEAST_JOINED = 4
"""Letters; shorter words with a hyphen between them are not one word."""


def hyphenated(found: list[Token], text: str, context: Context) -> list[Token]:
    """Two words with a hyphen between them as the one that the twin has: `Netto-Fläche`."""
    told: list[Token] = []
    for token in found:
        before = told[-1] if told else None
        words = before is not None and min(len(before.text), len(token.text)) >= LEAST_JOINED
        if before is not None and words and text[before.end : token.start] == "-":
            whole = stem(before.text + token.text.lower())
            if (whole,) in context.lexicon.entries:
                joined = before.text + token.text.lower()
                told[-1] = Token(joined, whole, "word", before.start, token.end)
                continue
        told.append(token)
    return told


def hyphens(found: Sequence[Token], text: str) -> frozenset[int]:
    """The places of the words before which but a hyphen stands: `sol` of `sous-sol`."""
    return frozenset(
        at
        for at, (before, token) in enumerate(pairwise(found), 1)
        if text[before.end : token.start] == "-" and before.kind == token.kind == "word"
    )


def with_heads(found: list[Token], context: Context, tables: Sequence[Language]) -> list[Token]:
    """Two words that share a third each with it, where both are known so: `smoke or heat
    detectors`, `facing east or west`, `flow and return temperature`."""
    told: list[Token] = []
    known = context.lexicon.entries
    for at, token in enumerate(found):
        told.append(token)
        before = found[at - 2] if at > 1 else None
        if before is not None and at + 1 < len(found) and is_conjunction(token, tables):
            first, second = ((before.stem, found[at + n].stem) for n in (-1, 1))
            if first in known and second in known and not _says_by_itself(found[at + 1], context):
                told.append(replace(before, start=token.end, end=token.end))
        after = found[at + 1 : at + 4]
        if len(after) < 3 or not is_conjunction(after[0], tables):
            continue
        first, second = (token.stem, after[2].stem), (after[1].stem, after[2].stem)
        if first in known and second in known:
            measured = all(_is_measure(one, context) for one in (first, second))
            if measured or not _says_by_itself(token, context):
                told.append(replace(after[2], start=token.end, end=token.end))
    return told


def without_what(
    found: Sequence[Token], context: Context, tables: Sequence[Language]
) -> list[Token]:
    """What says in one word that something is without a thing as two words behind it: `windowless
    rooms` are rooms without windows."""
    told: list[Token] = []
    held: list[Token] = []
    for token in found:
        lacked = _lacked(token, context, tables)
        if held and (lacked or not _is_a(Thing, token, context)):
            told += held
            held = []
        if lacked:
            held = lacked
        else:
            told.append(token)
    return told + held


def _lacked(token: Token, context: Context, tables: Sequence[Language]) -> list[Token]:
    """`without` and the thing that a word says something to be without; empty if it says none."""
    word = fold(token.text)
    for table in tables:
        form = table.morphology
        for spelt in (word, *uninflected(word, form.endings, ())):
            for ending, without in form.lacking:
                thing = stem(spelt.removesuffix(ending))
                what = Token(thing, thing, "word", token.start, token.end)
                if spelt.endswith(ending) and _is_a(Thing, what, context):
                    return [replace(what, text=without, stem=stem(without)), what]
    return []


def _is_measure(phrase: tuple[str, ...], context: Context) -> bool:
    """Whether two words are what things are measured by: `flow temperature`."""
    senses = (one.sense for one in context.lexicon.entries.get(phrase, ()))
    return any(isinstance(one, Property) and one.groups for one in senses)


def _says_by_itself(token: Token, context: Context) -> bool:
    """Whether a word is one for things or their qualities by itself."""
    entries = context.lexicon.entries.get((token.stem,), ())
    return any(isinstance(one.sense, Thing | Flagged | Operator) for one in entries)


def taken_apart(found: list[Token], context: Context, tables: Sequence[Language]) -> list[Token]:
    """Inflected words with the stem they are known by; compounds as the two words they are of."""
    told: list[Token] = []
    for token in found:
        known = any(
            token.stem in told_.free
            or token.stem in told_.light
            or token.stem in context.lexicon.spoken(told_.code)
            for told_ in tables
        )
        if token.kind != "word":
            told.append(token)
        elif known:
            told.append(replace(token, base=_base_of_a_name(token.stem, context, tables)))
        elif base := next(_bases(token.stem, context, tables), ""):
            told.append(replace(token, base=base))
        elif token.stem in context.lexicon.words:
            told.extend(_of_two(token, context, tables) or (token,))
        elif nth := _nth(token, context, tables):
            told.extend(nth)
        else:
            parts = next(_compounds(token, context, tables), (token,))
            told.extend(reversed(parts) if _counts(parts[-1], context) else parts)
    return told


def _of_two(token: Token, context: Context, tables: Sequence[Language]) -> tuple[Token, ...]:
    """An adjective and its noun in one word that calls no object, though a layer is called so or
    some property holds it: `Außenwände`.
    """
    lexicon = context.lexicon
    objects = context.terrain.kinds((OBJECT,))
    named = (lexicon.texts[at] for at in lexicon.whole.get((token.stem,), ()))
    if (token.stem,) in lexicon.entries or any(
        one.property in CALLED and one.kinds & objects for one in named
    ):
        return ()
    return next(
        (
            (first, last)
            for first, last in _compounds(token, context, tables)
            if _is_a(Flagged, first, context) and _is_a(Thing, last, context)
        ),
        (),
    )


def _is_a(sense: type[Flagged | Graded | Thing], token: Token, context: Context) -> bool:
    entries = context.lexicon.entries.get((token.stem,), ())
    return any(isinstance(one.sense, sense) for one in entries)


def _nth(token: Token, context: Context, tables: Sequence[Language]) -> list[Token]:
    """`zweitgrößter` as the ordinal and the superlative it is of; empty where it is none."""
    for table in tables:
        form = table.morphology
        for ordinal in table.ordinals if form.links else ():
            for begins in uninflected(ordinal, form.endings, ()):
                last = token.stem.removeprefix(begins)
                for base in (last, *uninflected(last, form.endings, ())):
                    degree = Token(last, base, "word", token.start, token.end)
                    if token.stem.startswith(begins) and _is_a(Graded, degree, context):
                        return [replace(degree, text=ordinal, stem=ordinal), degree]
    return []


def _counts(token: Token, context: Context) -> bool:
    """Whether a word asks how many there are: the `Anzahl` of `Fensteranzahl`."""
    entries = context.lexicon.entries.get((token.stem,), ())
    return any(one.sense == Operator("how_many") for one in entries)


def _base_of_a_name(word: str, context: Context, tables: Sequence[Language]) -> str:
    """The base of a word that the twin has as a name, and a table only in another form.

    A word that a table has within longer phrases alone may be a form of another one: the storeys of
    `oberen Geschossen`.
    """
    own = any(
        word in table.free | table.light or context.lexicon.has_alone(word, table.code)
        for table in tables
    )
    inflected = any(table.morphology.endings for table in tables)
    return "" if own or not inflected else next(_bases(word, context, tables), "")


def _bases(word: str, context: Context, tables: Sequence[Language]) -> Iterator[str]:
    for table in tables:
        known = context.lexicon.spoken(table.code)
        form = table.morphology
        for base in uninflected(word, form.endings, form.vowels):
            if base in known:
                yield base


def _compounds(
    token: Token, context: Context, tables: Sequence[Language]
) -> Iterator[tuple[Token, Token]]:
    for table in tables:
        form = table.morphology
        for spelt in dict.fromkeys((token.stem, *uninflected(token.stem, (), form.vowels))):
            for first, last in split(spelt, form.links):
                if not context.lexicon.joins(first, table.code):
                    continue
                for base in (last, *uninflected(last, form.endings, ())):
                    if context.lexicon.joins(base, table.code):
                        yield (
                            Token(first, first, "word", token.start, token.end),
                            Token(
                                last,
                                base,
                                "word",
                                token.start,
                                token.end,
                                base if base != last else "",
                            ),
                        )
