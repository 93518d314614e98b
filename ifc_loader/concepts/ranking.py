"""Which of a model's properties mean what a person asks for."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from ifc_loader.concepts.languages import languages
from ifc_loader.concepts.names import singulars
from ifc_loader.concepts.naming import Words, readings, without_loose
from ifc_loader.concepts.table import Concept, Stamp, closure, stamp, table
from ifc_loader.concepts.words import fold

UNMEASURED = frozenset({"", "text", "date", "truth", "time"})
"""Quantities that texts may tell of as well as numbers."""
Names = Mapping[str, tuple[str, ...]]
"""The names of properties by what they are compared by."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A property of the model that means a concept; `rank` counts from 0, the most telling.

    `concept` is the one asked for, or the narrower one whose name the property has: `SillHeight`
    is a height, but perhaps not the one that is meant.
    """

    property: str
    concept: str
    rank: int


def properties_of(
    concept: str, present: Iterable[str], numbers: Collection[str] = ()
) -> tuple[Ranked, ...]:
    """The property names in `present` that mean a concept of kind `property`, best first.

    `numbers` are those whose values are numbers, at the end of which a unit may stand.

    A name is compared whole (`derived.FloorArea`), else by its last part (`NetFloorArea` in
    `Qto_SpaceBaseQuantities.NetFloorArea`), whatever its capitals, blanks and accents. Names the
    concept lists come first, in its order; then those whose last part is one of its names in any
    language; then the same for what is narrower. So do names that are short for one (`Cal_due`,
    `Output (kW)`), but of what is measured only where they hold numbers; those that say more than
    one (`Rated power`) come last of all. Raises KeyError for an unknown concept.
    """
    site = stamp()
    order = _order(concept, site)
    measured = table(site)[concept].quantity not in UNMEASURED
    places: dict[str, tuple[int, str]] = {}
    for before, names in enumerate(_by_keys(tuple(present), frozenset(numbers), measured)):
        for key, (rank, meant) in order.items():  # the most telling first
            for name in names.get(key, ()):
                places.setdefault(name, (rank + before * len(order), meant))
    ranked = [Ranked(name, meant, rank) for name, (rank, meant) in places.items()]
    return tuple(sorted(ranked, key=lambda each: (each.rank, each.property)))


@lru_cache(maxsize=1024)
def _order(concept: str, site: Stamp) -> Mapping[str, tuple[int, str]]:
    """The names that mean a concept or a narrower one, as they are compared, by rank."""
    known = table(site)
    order: dict[str, tuple[int, str]] = {}
    for each in (known[concept], *_narrower(site).get(concept, ())):
        named = (name for several in each.names.values() for name in several)
        for name in (*each.properties, each.id, *named, *each.in_files):
            order.setdefault(_key(name), (len(order), each.id))
    return order


@lru_cache(maxsize=4)
def _narrower(site: Stamp) -> Mapping[str, tuple[Concept, ...]]:
    """The concepts that are narrower than each, in the table's order."""
    known = table(site)
    found: dict[str, list[Concept]] = defaultdict(list)
    for concept in known.values():
        for broader in closure(known, concept.id)[1:]:
            found[broader].append(concept)
    return {broader: tuple(several) for broader, several in found.items()}


@lru_cache(maxsize=8)
def _by_keys(
    present: tuple[str, ...], numbers: frozenset[str], measured: bool
) -> tuple[Names, Names]:
    """The names by each of their keys, and by those that are less sure.

    Of what is measured only those that hold numbers, by what they are short for as well.
    """
    sure: dict[str, list[str]] = defaultdict(list)
    loose: dict[str, list[str]] = defaultdict(list)
    for name in present:
        number = name in numbers
        spelt = not measured or number
        exact, less = _keys(name, number) if spelt else (_plain_keys(name), ())
        for keys, names in ((exact, sure), (less, loose)):
            for key in keys:
                names[key].append(name)
    return _frozen(sure), _frozen(loose)


def _frozen(names: Mapping[str, list[str]]) -> Names:
    return {key: tuple(several) for key, several in names.items()}


@lru_cache(maxsize=65536)
def _keys(name: str, number: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a property's name is compared by: whole, its last part in the singular too, and what
    that is short for; and, apart, what it says without words that are said of any.
    """
    leaf = name.rstrip(".").rpartition(".")[2]
    several = readings(leaf, number=number)
    exact = [*_plain_keys(name)]
    exact += [key for words in several for key in _joined(words)]
    loose = [key for words in several for key in _joined(without_loose(words))]
    return tuple(dict.fromkeys(exact)), tuple(dict.fromkeys(loose))


@lru_cache(maxsize=65536)
def _plain_keys(name: str) -> tuple[str, ...]:
    """A property's name whole, and its last part in the singular too."""
    return (_key(name), *singulars(_key(name.rpartition(".")[2])))


def _joined(words: Words) -> Iterator[str]:
    """Words as one, with the letters that may link the last of them: `Reinigungsintervall`."""
    first, last = _key("".join(words[:-1])), _key(words[-1])
    for link in languages().links if first else ("",):
        yield from singulars(first + link + last)


def _key(name: str) -> str:
    """A name without capitals, blanks, accents: `GSA BIM Area` and `GsaBimArea` are one."""
    return "".join(c for c in fold(name) if c.isalnum() or c == ".")
