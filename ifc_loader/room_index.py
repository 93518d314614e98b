"""Which rooms are near a place, without asking every room."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, product

from ifc_loader.footprints import Footprint

CELL = 10.0
"""Metres; rooms are filed under the cubes of this size that they reach into."""


class RoomIndex:
    """The rooms of a model by STEP id."""

    def __init__(self, rooms: dict[int, Footprint]) -> None:
        self.rooms = rooms
        self._cells: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for step_id, room in rooms.items():
            for cell in _cells(room, 0.0):
                self._cells[cell].append(step_id)

    def holding(self, x: float, y: float, z: float) -> int | None:
        """The first room that a point lies in."""
        near = self._cells.get((int(x // CELL), int(y // CELL), int(z // CELL)), ())
        return next((step_id for step_id in near if self.rooms[step_id].holds(x, y, z)), None)

    def pairs(self, reach: float) -> Iterator[tuple[int, int]]:
        """The pairs of rooms that may lie within `reach` metres of each other, lower id first."""
        near: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for step_id, room in self.rooms.items():
            for cell in _cells(room, reach):
                near[cell].append(step_id)
        found = {pair for ids in near.values() for pair in combinations(sorted(ids), 2)}
        yield from sorted(found)


def _cells(room: Footprint, reach: float) -> Iterator[tuple[int, ...]]:
    low_x, low_y, high_x, high_y = room.bounds
    ends = ((low_x, high_x), (low_y, high_y), (room.low, room.high))
    yield from product(
        *(range(int((a - reach) // CELL), int((b + reach) // CELL) + 1) for a, b in ends)
    )
