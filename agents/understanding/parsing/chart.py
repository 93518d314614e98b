"""A chart of all readings of a question: the best few of each kind over each stretch of words."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.context import Context

KEPT = 6
"""Readings kept of one kind over one stretch."""
KEPT_IN_ALL = 20
BEAM = 2.0
"""How far two neighbours together may be behind the best two of a stretch and still be combined."""

Together = tuple[tuple[Constituent, float], ...]
Rule = Callable[[Context, Any, Any], Iterable[tuple[Constituent, float]]]


@dataclass(frozen=True, slots=True)
class Edge:
    """A constituent over some words, with its score; `skipped` are places of words left out."""

    what: Constituent
    score: float
    skipped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """A word of the question that counts: what leaving it out costs."""

    text: str
    cost: float


class Chart:
    """Cells [start, end) of edges, filled from the shortest stretch to the longest (CKY)."""

    def __init__(
        self,
        places: Sequence[Place],
        rules: Mapping[tuple[type, type], Sequence[Rule]],
        context: Context,
    ) -> None:
        self.places = places
        self.rules = rules
        self.context = context
        size = len(places)
        self.cells: dict[tuple[int, int], list[Edge]] = {
            (start, end): [] for start in range(size) for end in range(start + 1, size + 1)
        }
        self._joined: dict[tuple[int, int], tuple[Constituent, Constituent, Together]] = {}

    def add(self, start: int, end: int, what: Constituent, score: float) -> None:
        """Add what a phrase means by itself."""
        self.cells[start, end].append(Edge(what, score))

    def fill(self) -> list[Edge]:
        """Combine everything; the readings of the whole question, best first."""
        size = len(self.places)
        for width in range(1, size + 1):
            for start in range(size - width + 1):
                end = start + width
                self.cells[start, end] = _best(self._found(start, end))
        return self.cells[0, size] if size else []

    def _found(self, start: int, end: int) -> Iterable[Edge]:
        yield from self.cells[start, end]
        splits = [
            (self.cells[start, middle], self.cells[middle, end]) for middle in range(start + 1, end)
        ]
        heads = (lefts[0].score + rights[0].score for lefts, rights in splits if lefts and rights)
        least = max(heads, default=0.0) - BEAM
        for lefts, rights in splits:
            for left in lefts:
                for right in rights:
                    if left.score + right.score < least:
                        break
                    for what, score in self._together(left.what, right.what):
                        yield Edge(
                            what, left.score + right.score + score, left.skipped + right.skipped
                        )
        if end - start > 1:
            last, first = self.places[end - 1], self.places[start]
            for edge in self.cells[start, end - 1]:
                yield Edge(edge.what, edge.score - last.cost, (*edge.skipped, end - 1))
            for edge in self.cells[start + 1, end]:
                yield Edge(edge.what, edge.score - first.cost, (start, *edge.skipped))

    def _together(self, left: Constituent, right: Constituent) -> Together:
        """What two neighbours mean together, by all rules.

        The very same two stand beside each other again wherever words around them are left out, so
        it is worked out once; both are kept, lest another takes the place of one in memory.
        """
        pair = id(left), id(right)
        known = self._joined.get(pair)
        if known is None:
            rules = self.rules.get((type(left), type(right)), ())
            found = tuple(each for rule in rules for each in rule(self.context, left, right))
            known = self._joined[pair] = left, right, found
        return known[2]


def _best(found: Iterable[Edge]) -> list[Edge]:
    """The best few of each kind, each constituent once.

    Sorted first, as comparing constituents takes longer than all else in a chart.
    """
    kept: dict[type, int] = defaultdict(int)
    known: set[Constituent] = set()
    same: set[int] = set()
    chosen: list[Edge] = []
    for edge in sorted(found, key=lambda edge: -edge.score):
        if kept[type(edge.what)] == KEPT or id(edge.what) in same or edge.what in known:
            continue
        known.add(edge.what)
        same.add(id(edge.what))
        kept[type(edge.what)] += 1
        chosen.append(edge)
        if len(chosen) == KEPT_IN_ALL:
            break
    return chosen
