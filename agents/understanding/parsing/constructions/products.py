"""The rules for one measure times another: `width × height`."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

from agents.understanding.parsing.constituents.measures import Asked, Factor
from agents.understanding.parsing.constituents.things import Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.measures import measured
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.twin.senses import Property

MOST_PAIRS = 9


def factor(_: Context, word: Word, asked: Asked) -> Found:
    """`times height`."""
    alone = asked.of is None and len(asked.properties) == 1 and not (asked.function or asked.noun)
    if word.name == "times" and alone:
        yield Factor(asked.properties[0]), 0.2


def times(_: Context, asked: Asked, one: Factor) -> Found:
    """`width` and `times height`."""
    if asked.of is not None or asked.noun or not asked.properties:
        return
    first, second = asked.properties[-1], one.property
    pairs = [left + right for left, right in product(first.groups, second.groups)][:MOST_PAIRS]
    if pairs and not (first.product or second.product):
        both = Property(f"{first.word} × {second.word}", tuple(pairs), product=True)
        yield replace(asked, properties=(*asked.properties[:-1], both)), 0.3


def spelled_out(context: Context, asked: Asked, other: Asked) -> Found:
    """`area (width × height)`: how the measure is to be had."""
    unlike = other.function not in {None, asked.function}
    if other.of is not None or unlike or not any(p.product for p in other.properties):
        return
    if asked.of is None:
        yield replace(asked, properties=other.properties), 0.2
    else:
        plain = replace(asked, properties=other.properties, of=None, measures=())
        yield from measured(context, plain, asked.of, 0.2)


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Word, Asked, factor),
    (Asked, Factor, times),
    (Asked, Asked, spelled_out),
)
