"""Whether what things hold themselves is what is asked of them, or what is told beside them is."""

from collections.abc import Iterator

from agents.understanding.language.tables import LANGUAGES
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds, Path, Terrain
from agents.understanding.twin.senses import Property
from agents.understanding.twin.things import class_words, rows_called
from ifc_loader.placeholders import placeholder
from registers.joining import RECORDS, REGISTER_ROW

NO_NUMBERS = ("string", "boolean", "date")
"""Types of what is no amount."""
Groups = tuple[tuple[str, ...], ...]


def says_less(own: Groups, sense: Property, kinds: Kinds, terrain: Terrain) -> bool:
    """Whether what things hold themselves is less than what may be told beside them: placeholders
    that nobody filled in, or the day that a warranty starts where others say how long it is."""
    if own[0] not in amounts_first(sense.groups, terrain):
        return True
    names = {name for group in own for name in group}
    said = [(name, value) for name in names for value in terrain.samples(kinds, name)]
    unfilled = [placeholder(name, value) for name, value in said]
    return all(unfilled) and {name for name, _ in said} == names


def amounts_first(groups: Groups, terrain: Terrain) -> Groups:
    """Groups of properties without those behind an amount that are none: a warranty is how long it
    is, and not when it starts."""
    numbers = [not terrain.is_typed(group[0], *NO_NUMBERS) for group in groups]
    return tuple(group for n, group in enumerate(groups) if numbers[n] or not any(numbers[:n]))


def is_recorded(path: Path) -> bool:
    """Whether rows at the end of a path say something of what is at its start: they record it or
    its type, or a row that records it, or is of their type, has to do with them."""
    kinds = {*knowledge().instances.values()}
    return path[0].type == RECORDS or (path[0].type in kinds and path[-1].type in {RECORDS, *kinds})


def rows_like(nodes: Nodes, terrain: Terrain) -> Iterator[Nodes]:
    """The rows of registers that some language calls as it calls all that there is of a class:
    components are elements, and rows of COBie's sheet."""
    if nodes.where or nodes.concepts or not terrain.of_label.get(REGISTER_ROW):
        return
    for code in LANGUAGES:
        for phrase, rows in rows_called(code, terrain).items():
            if {*nodes.labels} & {*class_words(code).get(phrase, ())}:
                yield rows
