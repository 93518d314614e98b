"""Which rooms are near a place, without asking every room."""

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, product
from typing import Generic, TypeVar

from ifc_loader.footprints import Footprint

CELL = 10.0
"""Metres; rooms are filed under the cubes of this size that they reach into."""
LARGEST = 10_000
"""Cells; a room in more of them (a cube of 200 m) is asked for every place instead."""
MOST = 2_000_000
"""Pairs of rooms that are looked at."""
EVEN = 1e-3
"""Metres by which one room must be nearer than any other to be the nearest."""

K = TypeVar("K", int, str)


class RoomIndex(Generic[K]):
    """Rooms by STEP id or key."""

    def __init__(self, rooms: dict[K, Footprint], reach: float = 0.0) -> None:
        self.rooms: dict[K, Footprint] = rooms
        self._cells: dict[tuple[int, ...], list[K]] = defaultdict(list)
        self._everywhere: list[K] = [
            name for name, room in rooms.items() if _reaches_far(room, reach)
        ]
        for name, room in rooms.items():
            if _reaches_far(room, reach):
                self._everywhere.append(name)
            for cell in _cells(room, reach):
                self._cells[cell].append(name)

    def _near(self, x: float, y: float, z: float) -> list[K]:
        near: list[K] = self._cells.get((int(x // CELL), int(y // CELL), int(z // CELL)), [])
        return near + self._everywhere

    def holding(self, x: float, y: float, z: float) -> K | None:
        """The first room that a point lies in."""
        return next((n for n in self._near(x, y, z) if self.rooms[n].holds(x, y, z)), None)

    def nearest(self, x: float, y: float, z: float, reach: float) -> K | None:
        """The first room that a point lies in, else the one it is nearest to within `reach` metres.

        None where two are as near as each other and it touches neither. `reach` is at most that of
        the index.
        """
        home = self.holding(x, y, z)
        if home is not None:
            return home
        found = sorted((self.rooms[n].distance(x, y, z), n) for n in self._near(x, y, z))
        if not found or found[0][0] > reach:
            return None
        tied = len(found) > 1 and found[1][0] - found[0][0] < EVEN <= found[0][0]
        return None if tied else found[0][1]

    def pairs(self, reach: float) -> Iterator[tuple[K, K]]:
        """The pairs of rooms that may lie within `reach` metres of each other, lower id first.

        None of a room too large to be filed, and none where there are more than MOST of them, as
        where every room lies in one place.
        """
        near: dict[tuple[int, ...], list[K]] = defaultdict(list)
        for name, room in self.rooms.items():
            for cell in _cells(room, reach):
                near[cell].append(name)
        if sum(len(names) * (len(names) - 1) // 2 for names in near.values()) > MOST:
            return
        found = {pair for names in near.values() for pair in combinations(sorted(names), 2)}
        yield from sorted(found)


def _reaches_far(room: Footprint, reach: float) -> bool:
    """Whether a room takes more cells than any of a building does."""
    low_x, low_y, high_x, high_y = room.bounds
    lengths = high_x - low_x, high_y - low_y, room.high - room.low
    return math.prod((length + 2 * reach) / CELL + 1 for length in lengths) > LARGEST


def _cells(room: Footprint, reach: float) -> Iterator[tuple[int, ...]]:
    if _reaches_far(room, reach):
        return
    low_x, low_y, high_x, high_y = room.bounds
    ends = ((low_x, high_x), (low_y, high_y), (room.low, room.high))
    yield from product(
        *(range(int((a - reach) // CELL), int((b + reach) // CELL) + 1) for a, b in ends)
    )
