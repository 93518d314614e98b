"""The properties that name and order nodes, as expressions and as titles of columns."""

import re

from agents.understanding.language.words import fold, spoken
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from graph_store import quoted
from registers.joining import BOOK_KEEPING, REGISTER_ROW

MOST_TOLD = 3
"""Properties by which a row without a name is told."""
UNTOLD = BOOK_KEEPING | {"key", "model"}
MARKS = ("Tag", "Mark")
"""What a thing is labelled with in the building and on its plans, as a property or in a set."""
_TECHNICAL = re.compile(r".*:\d+(:\d+)?")
"""`Single-Flush:1026 x 2110:520085`: family, type and number of a program, which nobody says."""


def names_of(terrain: Terrain, nodes: Nodes) -> tuple[str, ...]:
    """The properties that name these nodes to a person, as far as they have them."""
    filled = terrain.filled(nodes.kinds)
    for label, names in knowledge().names.items():
        kinds = terrain.of_label.get(label, frozenset())
        if nodes.kinds and nodes.kinds <= kinds:
            here = tuple(name for name in names if filled.get(name))
            if here:
                return here
    for name in ("Name", "name", "LongName", "full_name", "Identification", "Title", "title"):
        if filled.get(name):
            return (*_marks(terrain, nodes, name), name)
    rows = terrain.of_label.get(REGISTER_ROW, frozenset())
    return _of_the_nameless(terrain, nodes) if nodes.kinds <= rows else ("key",)


def _marks(terrain: Terrain, nodes: Nodes, name: str) -> tuple[str, ...]:
    """What people call those whose own name is a program's: the mark that is no part of it."""
    said = terrain.samples(nodes.kinds, name)
    if not said or not all(map(_TECHNICAL.fullmatch, said)):
        return ()
    filled = terrain.filled(nodes.kinds)
    marks = [
        one for one in filled if short_name(one) in MARKS and _tells_apart(terrain, nodes, one)
    ]
    return tuple(sorted(marks, key=lambda one: (-filled[one], one))[:1])


def _tells_apart(terrain: Terrain, nodes: Nodes, mark: str) -> bool:
    """Whether a mark is for people, `D001`: no number of a program, and not the same for all."""
    said = terrain.samples(nodes.kinds, mark)
    apart = len(set(said)) == len(said)
    return apart and all(any(letter.isalpha() for letter in one) for one in said)


def _of_the_nameless(terrain: Terrain, nodes: Nodes) -> tuple[str, ...]:
    """What rows of a register without a name are told by: what tells them apart and what they are
    called besides; of several kinds, and of such as nothing does, texts first, then what most
    have."""
    filled = terrain.filled(nodes.kinds)
    known = terrain.schema.keys
    keys = [names for label, names in known if nodes.kinds <= terrain.kinds((label,))]
    if len(keys) == 1 and all(filled.get(name) for name in keys[0]):
        return (*keys[0], *_called_besides(terrain, nodes, keys[0]))
    told = [name for name in filled if name not in UNTOLD and not name.lower().endswith("id")]
    told.sort(key=lambda name: (not terrain.is_typed(name, "string"), -filled[name], name))
    return tuple(told[:MOST_TOLD]) or ("key",)


def sorting(terrain: Terrain, nodes: Nodes, node: str) -> str:
    """Storeys stand in their order; what else there is, by its names."""
    storeys = terrain.of_label.get("IfcBuildingStorey", frozenset())
    return f"{node}.Elevation" if nodes.kinds and nodes.kinds <= storeys else ""


def first_known(node: str, names: list[str]) -> str:
    """The first of these properties that a node has, as an expression."""
    told = [f"{node}.{quoted(name)}" for name in names]
    return told[0] if len(told) == 1 else f"coalesce({', '.join(told)})"


def short_name(name: str) -> str:
    """The name of a property without that of its set."""
    return name.rpartition(".")[2]


def title_of(expression: str) -> str:
    """The name of a property in an expression: n0.`LongName` is LongName, a mark but a Mark."""
    name = expression.partition(".")[2].strip("`")
    return mark if (mark := short_name(name)) in MARKS else name


def _called_besides(terrain: Terrain, nodes: Nodes, key: tuple[str, ...]) -> tuple[str, ...]:
    """The text by which people call rows that a key of one column tells apart, if most have one."""
    filled, order = terrain.filled(nodes.kinds), [*map(fold, knowledge().calling)]
    found = {}
    for name, count in filled.items():
        last = fold(spoken(name)).rpartition(" ")[2]
        told = last in order and name not in key and terrain.is_typed(name, "string")
        if told and count * 2 > filled[key[0]]:
            found[name] = order.index(last)
    return tuple(sorted(found, key=lambda name: (found[name], name))[: len(key) == 1])
