"""Rules for the values that there are of a property: `which fire ratings are there`."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from agents.understanding.parsing.constituents.groups import Grouping
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.constructions.frequency import is_said
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.grouping import key_of
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.parsing.measuring import held
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Property


def there_are(context: Context, asked: Asked, word: Word) -> Found:
    """`fire ratings are there`."""
    if word.name == "exists":
        yield from _values(context, asked)


def all_of_them(context: Context, word: Word, asked: Asked) -> Found:
    """`all fire ratings`."""
    if word.name == "all":
        yield from ((replace(one, det="how_many"), score) for one, score in _values(context, asked))


def _values(context: Context, asked: Asked) -> Iterator[tuple[Set, float]]:
    """The texts that things have of a property, and how many have each."""
    if not context.terrain.of_building:
        return
    if asked.of is not None or asked.function is not None or len(asked.properties) != 1:
        return
    things = _having(asked.properties[0], context)
    if things is None:
        return
    key, score = key_of(context, things, Grouping(property=asked.properties[0]))
    if key is not None:
        yield replace(things, by=key, closed=True), 0.2 + score


def _having(one: Property, context: Context) -> Set | None:
    """The things of which a text is stated; None where it is a number, or stated of none."""
    terrain = context.terrain
    labels = context.owners(one) or (*knowledge().held, *knowledge().places)
    kinds = frozenset(
        kind
        for kind in terrain.kinds(labels)
        if any(
            "." in name and terrain.is_typed(name, "string")
            for group in held(one.groups, frozenset((kind,)), terrain)
            for name in group
        )
    )
    if not kinds or context.names_things(one.word) or not is_said(one, terrain):
        return None
    return Set(Nodes(terrain.narrowest_label(kinds), kinds, text=""), many=True)


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Asked, Word, there_are),
    (Word, Asked, all_of_them),
)
