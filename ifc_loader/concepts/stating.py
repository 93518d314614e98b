"""What a thing is by what is stated of it: a door with a fire rating is a fire door."""

import re
from collections.abc import Mapping
from functools import lru_cache

from ifc_loader.concepts.recognising import Recognised, bases_of_all
from ifc_loader.concepts.table import Stamp, table
from ifc_loader.property_graph import Value

_HOLDS = re.compile("[1-9]")
"""A rating or a number of something has a digit: `EI30`, `60 min`; `0` and `none` have not."""


def recognise_stated(
    properties: Mapping[str, Value], classes: tuple[str, ...], kind: str, site: Stamp
) -> tuple[Recognised, ...]:
    """The concepts of a thing of these classes by its properties (`Pset_DoorCommon.FireRating`)
    that are true or hold a rating; placeholders state nothing."""
    return tuple(
        Recognised(concept, f"{name} {_told(value)}", "")
        for concept, bases, stated in _stated(kind, site)
        if not bases.isdisjoint(classes)
        for name, value in _first_of(stated, properties)
    )


@lru_cache(maxsize=16)
def _stated(kind: str, site: Stamp) -> tuple[tuple[str, frozenset[str], tuple[str, ...]], ...]:
    bases = bases_of_all(kind, site)
    known = table(site).values()
    return tuple((c.id, bases[c.id][0], c.stated) for c in known if c.kind == kind and c.stated)


def _first_of(
    stated: tuple[str, ...], properties: Mapping[str, Value]
) -> tuple[tuple[str, Value], ...]:
    """The first property of one of these names, in whatever set, that says that it is so."""
    found = (
        (name, value)
        for name, value in properties.items()
        if name.rpartition(".")[2] in stated and f"{name}.note" not in properties and _says(value)
    )
    return tuple(first for first in [next(found, None)] if first)


def _says(value: Value) -> bool:
    return value is True or (isinstance(value, str) and _HOLDS.search(value) is not None)


def _told(value: Value) -> str:
    return "true" if value is True else f'"{value}"'
