"""Where the dots of a drawing lie: in columns by what they are, or in a row along a path."""

from collections.abc import Mapping, Sequence

import numpy as np

from app.elements.neighbourhood import Dot, Neighbourhood

ROW = 34
"""Pixels from dot to dot below one another; each has its name under it."""
WIDTH = 320
"""Pixels from the first column to the last, on a phone a quarter less."""
LEVELS = 3
"""Rows over which the dots of a path go up and down, so that their names find room."""
PLACES = frozenset(
    {
        *("IfcProject", "IfcSite", "IfcBuilding", "IfcBuildingStorey", "IfcSpace"),
        *("IfcZone", "IfcSpatialZone", "IfcFacility", "IfcFacilityPart", "IfcBridge", "IfcRoad"),
    }
)
SHARED = ("Type", "Style", "System", "Group", "Circuit")
"""How the classes end whose things are no bodies but what bodies have in common."""
SWEEPS = 4


def in_columns(
    drawn: Neighbourhood, elevations: Mapping[str, float] | None = None
) -> tuple[np.ndarray, int]:
    """Positions (n, 2) and the whole height, in pixels.

    From left to right: places, what is asked about, other bodies, and what bodies share (types,
    materials, systems). Storeys lie above one another by `elevations`, all else where its
    neighbours lie. Every second column is lower by half a row, so that names find room.
    """
    columns = [[d for d in drawn.dots if _column(d) == number] for number in range(4)]
    columns = [each for each in columns if each]
    most = max((len(each) for each in columns), default=1)
    number = {dot.key: i for i, dot in enumerate(drawn.dots)}
    near = _neighbours(drawn, number)
    at = np.zeros((len(drawn.dots), 2))
    for across, column in enumerate(columns):
        at[[number[dot.key] for dot in column], 0] = WIDTH * across / max(len(columns) - 1, 1)
        _place([number[dot.key] for dot in column], across, most, at)
    for _ in range(SWEEPS):
        for across, column in enumerate(columns):
            ranked = sorted(
                column,
                key=lambda dot: (
                    _height(dot, elevations or {}),
                    float(np.mean([at[n, 1] for n in near[number[dot.key]]] or [0.0])),
                    dot.name,
                ),
            )
            _place([number[dot.key] for dot in ranked], across, most, at)
    return at, most * ROW


def in_a_row(drawn: Neighbourhood) -> tuple[np.ndarray, int]:
    """As `in_columns`, for the dots of a path in their order."""
    count = len(drawn.dots)
    at = np.stack([np.linspace(0, WIDTH, count), np.arange(count) % LEVELS * ROW], axis=1)
    return at, LEVELS * ROW


def _column(dot: Dot) -> int:
    if dot.matched:
        return 1
    if dot.ifc_class in PLACES:
        return 0
    shared = dot.ifc_class.startswith("IfcMaterial") or dot.ifc_class.endswith(SHARED)
    return 3 if shared or not dot.ifc_class.startswith("Ifc") else 2


def _height(dot: Dot, elevations: Mapping[str, float]) -> float:
    """Storeys from the highest down, below them all else."""
    return -elevations[dot.key] if dot.key in elevations else float("inf")


def _neighbours(drawn: Neighbourhood, number: Mapping[str, int]) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in drawn.dots]
    for line in drawn.lines:
        near[number[line.start]].append(number[line.end])
        near[number[line.end]].append(number[line.start])
    return near


def _place(order: Sequence[int], across: int, most: int, at: np.ndarray) -> None:
    """Spread a column over all rows, each of its dots in a row of its own."""
    rows = ((np.arange(len(order)) + 0.5) * most / max(len(order), 1)).astype(int)
    at[list(order), 1] = rows * ROW + (across % 2) * ROW / 2
