"""The rules for questions after the units of a file: `length unit`, `unit of area`."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from agents.understanding.language.conversion import DIMENSIONS
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found
from agents.understanding.parsing.linking.mentions import UNITS
from agents.understanding.plans.algebra import Test
from agents.understanding.twin.senses import Property, Relation

SI_UNIT = "si_unit"


def unit_of(context: Context, asked: Asked, subject: Set) -> Found:
    """`length unit`: the unit nodes that measure what is measured so."""
    alone = asked.of is None and len(asked.properties) == 1 and not asked.function
    if not (alone and _are_units(context, subject)) or subject.nodes.where:
        return
    written = {unit for one in asked.properties for unit in _units_of(one, context)}
    if len(written) == 1:
        text = f"of {asked.properties[0].word}"
        nodes = subject.nodes.having(Test((SI_UNIT,), "=", written.pop()), text=text)
        yield replace(subject, nodes=nodes, named=True), 0.3


def unit_of_behind(context: Context, subject: Set, asked: Asked) -> Found:
    """`unit of length`."""
    yield from unit_of(context, asked, subject)


def unit_with_preposition(context: Context, subject: Set, word: Word) -> Found:
    """`unit of`, `units for`."""
    if isinstance(word.sense, Relation) and not word.sense.types and _are_units(context, subject):
        yield subject, -0.05


def _are_units(context: Context, subject: Set) -> bool:
    return bool(subject.nodes.kinds) and subject.nodes.kinds <= context.terrain.kinds(
        tuple(sorted(UNITS))
    )


def _units_of(one: Property, context: Context) -> Iterator[str]:
    """The SI unit of a property; where the twin has none, that of its dimension."""
    stored = context.terrain.units
    told = [stored[name] for group in one.groups[:1] for name in group if stored.get(name)]
    yield from told or (
        unit for unit, word in DIMENSIONS.items() if word in {one.word, one.quantity}
    )


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Asked, Set, unit_of),
    (Set, Asked, unit_of_behind),
    (Set, Word, unit_with_preposition),
)
