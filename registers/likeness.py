"""Rows that meet no element, and the elements that they are most like: for a person to accept."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

LEAST = 0.75
"""How alike two names must be, from 0 to 1, to be worth a look."""
LEAD = 0.05
"""By how much the likest must be ahead of the next; of two equals neither is proposed."""


@dataclass(frozen=True, slots=True)
class Named:
    """A row or an element: its identity, what it is called by, and the rooms it is known to be in.

    The identity is the key of a row, the GlobalId of an element.
    """

    identity: str
    names: tuple[str, ...]
    rooms: frozenset[str] = frozenset()
    label: str = ""


@dataclass(frozen=True, slots=True)
class Likely:
    """A row and the element that it may be about; `likeness` from 0 to 1 is that of the names."""

    row: Named
    element: Named
    likeness: float
    row_name: str
    element_name: str


def likely(rows: Iterable[Named], elements: Sequence[Named]) -> list[Likely]:
    """For each row the one element that it is most like, best first; none where two are as like.

    An element in another room than the row is none of its. One that several rows are most like is
    proposed to the likest of them.
    """
    found: dict[str, Likely] = {}
    for row in rows:
        best = _best(row, elements)
        if best is None:
            continue
        other = found.get(best.element.identity)
        if other is None or best.likeness > other.likeness:
            found[best.element.identity] = best
    return sorted(found.values(), key=lambda each: (-each.likeness, each.row.identity))


def _best(row: Named, elements: Sequence[Named]) -> Likely | None:
    from rapidfuzz import fuzz, process  # noqa: PLC0415  only who asks for it

    names = [
        (name, element)
        for element in elements
        if not (row.rooms and element.rooms and not row.rooms & element.rooms)
        for name in element.names
    ]
    in_order = [_in_order(name) for name, _ in names]
    best: dict[str, Likely] = {}
    for said in row.names:
        near = process.extract(
            _in_order(said),
            in_order,
            scorer=fuzz.ratio,
            score_cutoff=100 * (LEAST - LEAD),
            limit=10,
        )
        for _, score, place in near:
            name, element = names[place]
            made = Likely(row, element, score / 100, said, name)
            if (held := best.get(element.identity)) is None or held.likeness < made.likeness:
                best[element.identity] = made
    found = sorted(best.values(), key=lambda each: -each.likeness)
    if not found or found[0].likeness < LEAST:
        return None
    equals = len(found) > 1 and found[0].likeness - found[1].likeness < LEAD
    return None if equals else found[0]


@lru_cache(maxsize=65536)
def _in_order(name: str) -> str:
    """The words of a name in small letters and in the order of the alphabet."""
    return " ".join(sorted(re.findall(r"\w+", name.casefold())))
