"""Where the rooms of a model are, and its things that stand in none of them.

Kept with each model of a twin, so that the things of one model find the rooms of another.
"""

import base64
import gzip
import json
from dataclasses import dataclass, field

from ifc_loader.footprints import Footprint

LOOSE = ("IfcFurnishingElement", "IfcDistributionElement", "IfcBuildingElementProxy",
         "IfcTransportElement", "IfcElementAssembly")  # fmt: skip
"""Things that stand in a room, as walls, doors and slabs do not. Pipes and ducts run through."""

REACH = 0.3
"""Metres from a room within which a thing is in it: a lamp in its ceiling, a socket in its wall."""

MILLIMETRES = 3
"""Digits of a metre that are kept."""

Point = tuple[float, float, float]
"""x, y, z in metres, axes of the model."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Rooms and loose things by key; a thing that stands in a room of its own model is absent.

    `things` maps to the middle of the thing's shape (its origin where no shape was made).
    """

    rooms: dict[str, Footprint] = field(default_factory=dict)
    things: dict[str, Point] = field(default_factory=dict)

    def packed(self) -> str:
        """As one text, to be kept with the model."""
        rooms = [
            [key, _round(room.low), _round(room.high), *map(_ring, (room.outline, *room.holes))]
            for key, room in self.rooms.items()
        ]
        things = [[key, *map(_round, point)] for key, point in self.things.items()]
        plain = json.dumps([rooms, things], separators=(",", ":")).encode()
        return base64.b85encode(gzip.compress(plain, mtime=0)).decode()


def unpacked(text: str) -> Surroundings:
    """What `packed` packed. Raises ValueError where it did not."""
    rooms, things = json.loads(gzip.decompress(base64.b85decode(text)))
    return Surroundings(
        {
            key: Footprint(_outline(outline), low, high, tuple(map(_outline, holes)))
            for key, low, high, outline, *holes in rooms
        },
        {key: (x, y, z) for key, x, y, z in things},
    )


def _round(length: float) -> float:
    return round(length, MILLIMETRES)


def _ring(ring: tuple[tuple[float, float], ...]) -> list[list[float]]:
    return [[_round(x), _round(y)] for x, y in ring]


def _outline(ring: list[list[float]]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for x, y in ring)
