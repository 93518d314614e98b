"""The words of a twin between one start and the next: a lexicon as JSON, and back.

Each value stands once, in a list where it comes after its parts and is a list of what it is and of
their places; what is written bare in JSON stands so.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import fields
from functools import partial
from itertools import chain
from operator import attrgetter
from pathlib import Path
from typing import Any

import agents
import graph_store
import ifc_loader
import registers
from agents.understanding.language.tables import Degree, Unit
from agents.understanding.plans.algebra import Beyond, Either, Is, Nodes, Not, Related, Test
from agents.understanding.schema.terrain import Hop, Terrain
from agents.understanding.twin.entries import Entry, Text
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.reading import read_lexicon
from agents.understanding.twin.senses import (
    Flagged,
    Graded,
    Named,
    Noun,
    Operator,
    Property,
    Relation,
    Thing,
    Written,
)
from agents.understanding.twin.source import Watched
from agents.understanding.twin.storeys import Storey, Storeys
from graph_store import GraphStore
from ifc_loader.collector import collector_paused
from ifc_loader.concepts.table import stamp
from ifc_loader.kept import keep, recall, standing

RECORDS: tuple[type[Any], ...] = (
    *(Entry, Text, Storey, Storeys, Degree, Unit, Hop),
    *(Thing, Named, Property, Flagged, Relation, Noun, Operator, Graded, Written),
    *(Nodes, Test, Related, Beyond, Either, Not, Is),
)
PARTS = tuple(one.name for one in fields(Lexicon) if one.name != "terrain")


def _fields_of(record: type[Any]) -> Callable[[Any], Iterable[Any]]:
    """What reads the values of a record's fields, in their order."""
    names = [one.name for one in fields(record)]
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda one: (read(one),)


def _by_turns(table: dict[Any, Any]) -> Iterable[Any]:
    """Keys and values by turns."""
    return chain.from_iterable(table.items())


def _as_it_is(several: Iterable[Any]) -> Iterable[Any]:
    return several


_PARTS: dict[type[Any], tuple[str, Callable[[Any], Iterable[Any]]]] = {
    **{kind: (kind.__name__, _as_it_is) for kind in (tuple, list, frozenset)},
    **dict.fromkeys((dict, defaultdict), ("dict", _by_turns)),
    **{record: (record.__name__, _fields_of(record)) for record in RECORDS},
}
"""What a value is called, and what it is made of; what is not here, JSON has bare."""


def _record(record: type[Any], parts: Iterable[Any]) -> Any:
    return record(*parts)


def _dict(parts: Iterable[Any]) -> dict[Any, Any]:
    """Of keys and values by turns."""
    turns = iter(parts)
    return dict(zip(turns, turns, strict=True))


_MADE: dict[str, Callable[[Iterable[Any]], Any]] = {
    "tuple": tuple,
    "list": list,
    "frozenset": frozenset,
    "dict": _dict,
    **{record.__name__: partial(_record, record) for record in RECORDS},
}


class _Values:
    """The values told so far, each once, with their places."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self._places: dict[Any, int] = {}
        self._seen: dict[int, int] = {}

    def place(self, value: Any) -> int:
        """Where a value stands that lives on, which is put behind its parts where it is new."""
        at = self._seen.get(id(value))
        if at is None:
            at = self._seen[id(value)] = self._placed(value)
        return at

    def _placed(self, value: Any) -> int:
        made_of = _PARTS.get(type(value))
        if made_of:
            name, parts = made_of
            known: tuple[Any, ...] = (name, *map(self.place, parts(value)))
        else:
            known = (type(value), value)
        at = self._places.setdefault(known, len(self.told))
        if at == len(self.told):
            self.told.append([*known] if made_of else value)
        return at


def lexicon_of(store: GraphStore) -> Lexicon:
    """The words of a twin as they were kept; else read, and kept where every query found its rows.

    What was just read goes the same way as what was kept, so that no set of it is in another order.
    Raises GraphUnavailable if the engine is gone.
    """
    file, key = store.kept_as("words"), _key(store)
    with suppress(LookupError, TypeError, ValueError):
        return made(recall(file, key), Terrain(store.schema()))
    watched = Watched(store)
    with collector_paused():
        lexicon = read_lexicon(watched)
        values = told(lexicon)
    if watched.whole and _key(store) == key:
        keep(file, key, values)
    return made(values, lexicon.terrain)


def _key(store: GraphStore) -> str:
    """All that the words depend on: the twin, the site's own concepts, tables and code."""
    packages = (agents, graph_store, ifc_loader, registers)
    code = standing(*(Path(one.__path__[0]) for one in packages))
    return repr((store.state(), stamp(), code))


def told(lexicon: Lexicon) -> list[Any]:
    """A lexicon in what JSON can hold, without the terrain, which its schema makes."""
    values = _Values()
    parts = tuple(getattr(lexicon, name) for name in PARTS)
    values.place(parts)
    return values.told


def made(values: list[Any], terrain: Terrain) -> Lexicon:
    """The lexicon that was told so."""
    known: list[Any] = []
    at, add = known.__getitem__, known.append
    with collector_paused():
        for one in values:
            add(_MADE[one[0]](map(at, one[1:])) if type(one) is list else one)
    return Lexicon(terrain, **dict(zip(PARTS, known[-1], strict=True)))
