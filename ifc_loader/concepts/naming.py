"""What a name of a property is short for: `Cal_due` is calibration due, `Motor_kW` motor power."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product

from ifc_loader.concepts.words import fold
from ifc_loader.package_tables import package_table

Words = tuple[str, ...]
MOST_READINGS = 12
"""Of one name; each further part with several meanings multiplies them."""
LEAST_BEFORE = 3
"""Letters of a compound before an ending that is shortened: the `Nutz` of `Nutzfl`."""
_APART = re.compile(r"[^\w°%€£$]+|_+")
_HUMPS = re.compile(
    r"[A-ZÄÖÜÉÓÍÁÚ]+(?=[A-ZÄÖÜ][a-zäöüß])|[A-ZÄÖÜÉÓÍÁÚ]?[^\W\d_A-ZÄÖÜ]+|[A-ZÄÖÜÉÓÍÁÚ]+|\d+"
)
_ENDS = re.compile(r"[\s_\[(]+")
_PLAIN = str.maketrans({"²": "2", "³": "3", "^": None, " ": None, "·": None, ".": None})


@dataclass(frozen=True, slots=True)
class Written:
    """A unit at the end of a name: how it is told, and what is measured in it (`power`)."""

    symbol: str
    quantity: str


@dataclass(frozen=True, slots=True)
class Table:
    """data/naming.toml: folded letters → what they are short for; folded units.

    `says` are the words, by quantity, for what a unit measures; `loose` words that need not stand.
    """

    abbreviations: dict[str, tuple[Words, ...]]
    endings: tuple[tuple[str, str], ...]
    units: dict[str, Written]
    says: dict[str, tuple[Words, ...]]
    loose: frozenset[str]


@lru_cache(maxsize=1)
def table() -> Table:
    """The table of the package, read once."""
    told = package_table("ifc_loader.concepts", "data/naming.toml")
    short: dict[str, list[Words]] = defaultdict(list)
    for entries in told["abbreviations"].values():
        for letters, several in entries.items():
            short[fold(letters)] += (tuple(one.split()) for one in several)
    return Table(
        {letters: tuple(dict.fromkeys(several)) for letters, several in short.items()},
        tuple((fold(a), b) for one in told["endings"].values() for a, b in one.items()),
        {
            written: Written(symbol, quantity)
            for quantity, entry in told["units"].items()
            for symbol, several in entry["symbols"].items()
            for written in several
        },
        {
            quantity: tuple(tuple(s.split()) for several in entry["says"].values() for s in several)
            for quantity, entry in told["units"].items()
        },
        frozenset(fold(word) for several in told["loose"].values() for word in several),
    )


def unit_at_end(name: str) -> tuple[str, Written | None]:
    """A name without the unit it ends in, and the unit: `Output (kW)`, `Design_dP_Pa`, `kVA`."""
    places = [(0, 0), *(found.span() for found in _ENDS.finditer(name))]
    for start, end in places:
        written = name[end:].translate(_PLAIN).casefold()
        for text in (written, written.rstrip("])")):
            if unit := table().units.get(text):
                return name[:start], unit
    return name, None


def readings(name: str, *, number: bool) -> tuple[Words, ...]:
    """The words of a property's name as they may be meant, in full first, as they stand last.

    `number`: its values are numbers, so that a unit may stand at its end. A unit says what is
    measured where the name does not: `Motor_kW` is also (Motor, power).
    """
    bare, unit = unit_at_end(name) if number else (name, None)
    found = _in_full(bare)
    if unit is not None:
        says = table().says[unit.quantity]
        heads = {fold(words[-1]) for words in says}
        plain = [one for one in found if not any(h in fold(w) for w in one for h in heads)]
        found += [(*one, *words) for one in plain for words in says]
    return tuple(dict.fromkeys(filter(None, found)))


def without_loose(words: Words) -> Words:
    """The words of a name that are not said of any: (Rated, power) is (power)."""
    kept = tuple(word for word in words if fold(word) not in table().loose)
    return kept or words


def _in_full(name: str) -> list[Words]:
    """Each part as what it is short for, and as it stands."""
    parts = [part for part in _APART.split(name) if part]
    joined = islice(_each(map(_meant, parts)), MOST_READINGS)
    return list(dict.fromkeys((*joined, tuple(word for part in parts for word in _pieces(part)))))


def _meant(part: str) -> tuple[Words, ...]:
    """What one part of a name may be; an abbreviation with capitals inside is one: `dP`."""
    pieces = _pieces(part)
    if whole := table().abbreviations.get(fold(part), ()):
        return (*whole, pieces)
    return tuple(dict.fromkeys(_each((*_short(piece), (piece,)) for piece in pieces)))


def _pieces(part: str) -> Words:
    return tuple(_HUMPS.findall(part)) or (part,)


def _each(several: Iterable[tuple[Words, ...]]) -> Iterator[Words]:
    """All ways of taking one of each, joined."""
    for chosen in product(*several):
        yield tuple(word for words in chosen for word in words)


def _short(piece: str) -> Iterator[Words]:
    folded = fold(piece)
    yield from table().abbreviations.get(folded, ())
    for ending, full in table().endings:
        if folded.endswith(ending) and len(folded) - len(ending) >= LEAST_BEFORE:
            yield (piece[: len(piece) - len(ending)] + full,)
