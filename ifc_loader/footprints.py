"""The floor of a room as an outline in plan."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

Flat = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Footprint:
    """The outline of a room's floor, counter-clockwise, and its height range, in metres.

    `holes` are outlines of what the floor leaves out, clockwise. `bounds` are lowest x, lowest y,
    highest x, highest y; `edges` the sides of outline and holes in order.
    """

    outline: tuple[Flat, ...]
    low: float
    high: float
    holes: tuple[tuple[Flat, ...], ...] = ()
    bounds: tuple[float, float, float, float] = field(init=False)
    edges: tuple[tuple[Flat, Flat], ...] = field(init=False)

    def __post_init__(self) -> None:
        edges = (edge for ring in (self.outline, *self.holes) for edge in sides(ring))
        object.__setattr__(self, "edges", tuple(edges))
        xs, ys = zip(*self.outline, strict=True)
        object.__setattr__(self, "bounds", (min(xs), min(ys), max(xs), max(ys)))

    @property
    def area(self) -> float:
        """Square metres."""
        return sum(map(signed_area, (self.outline, *self.holes)))

    @property
    def perimeter(self) -> float:
        """Metres, those around holes among them."""
        return sum(math.dist(a, b) for a, b in self.edges)

    def holds(self, x: float, y: float, z: float) -> bool:
        """Whether a point lies in the room (even-odd rule)."""
        low_x, low_y, high_x, high_y = self.bounds
        if not (low_x < x < high_x and low_y < y < high_y and self.low <= z <= self.high):
            return False
        inside = False
        for (ax, ay), (bx, by) in self.edges:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside

    def distance(self, x: float, y: float, z: float) -> float:
        """Metres from a point to the room; 0 inside it."""
        rise = max(self.low - z, z - self.high, 0.0)
        if self.holds(x, y, min(max(z, self.low), self.high)):
            return rise
        return math.hypot(rise, min(_to_side((x, y), *side) for side in self.edges))

    def near(self, other: "Footprint", reach: float) -> bool:
        """Whether the two could lie within `reach` of each other, by their bounds in plan."""
        a, b = self.bounds, other.bounds
        return (
            a[0] - b[2] <= reach
            and b[0] - a[2] <= reach
            and a[1] - b[3] <= reach
            and b[1] - a[3] <= reach
        )

    def crossings(self, y: float) -> list[float]:
        """Where the outline crosses a line across the plan, in ascending x; from in to out."""
        found = [
            (bx - ax) * (y - ay) / (by - ay) + ax
            for (ax, ay), (bx, by) in self.edges
            if (ay > y) != (by > y)
        ]
        return sorted(found)


def overlap(one: Footprint, other: Footprint) -> float:
    """Square metres of plan that two rooms have in common.

    By strips between the heights of all corners: exact where no two slanting sides cross.
    """
    low, high = max(one.bounds[1], other.bounds[1]), min(one.bounds[3], other.bounds[3])
    inner = {y for room in (one, other) for (_, y), _ in room.edges if low < y < high}
    levels = sorted({low, high, *inner}) if low < high else []
    total = 0.0
    for below, above in pairwise(levels):
        ours, theirs = (room.crossings((below + above) / 2) for room in (one, other))
        wide = sum(
            max(0.0, min(b, d) - max(a, c))
            for a, b in zip(ours[::2], ours[1::2], strict=True)
            for c, d in zip(theirs[::2], theirs[1::2], strict=True)
        )
        total += wide * (above - below)
    return total


def _to_side(point: Flat, start: Flat, end: Flat) -> float:
    """Metres in plan from a point to the nearest point of a side."""
    (x, y), (ax, ay) = point, start
    dx, dy = end[0] - ax, end[1] - ay
    square = dx * dx + dy * dy
    part = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    part = min(max(part, 0.0), 1.0)
    return math.hypot(x - ax - part * dx, y - ay - part * dy)


def sides(outline: tuple[Flat, ...]) -> Iterator[tuple[Flat, Flat]]:
    """Each corner with the next."""
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def signed_area(outline: tuple[Flat, ...]) -> float:
    """Positive for a counter-clockwise outline, in square metres."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(outline)) / 2


Facing = tuple[float, float, float]
"""Metres shared, and the point in plan halfway between the two sides."""


def facing(one: Footprint, other: Footprint, reach: float) -> list[Facing]:
    """Where sides of two rooms run along each other, at most `reach` metres apart."""
    found: list[Facing] = []
    for a, b in one.edges:
        length = math.dist(a, b)
        if length < 1e-6:
            continue
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        for c, d in other.edges:
            gap = (c[0] - a[0]) * uy - (c[1] - a[1]) * ux
            if not -0.01 <= gap <= reach:
                continue
            if abs((d[0] - a[0]) * uy - (d[1] - a[1]) * ux - gap) > 0.01:
                continue
            low = max(0.0, (d[0] - a[0]) * ux + (d[1] - a[1]) * uy)
            high = min(length, (c[0] - a[0]) * ux + (c[1] - a[1]) * uy)
            if high > low:
                middle = (low + high) / 2
                x = a[0] + ux * middle + uy * gap / 2
                y = a[1] + uy * middle - ux * gap / 2
                found.append((high - low, x, y))
    return found
