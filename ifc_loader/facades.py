"""Which way doors, windows and outer walls face, clockwise from true north."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ifc_loader.canonical import put_derived
from ifc_loader.draft import Draft
from ifc_loader.footprints import Flat
from ifc_loader.room_index import RoomIndex
from ifc_loader.shapes import BROKEN, Matrix, Points, Shapes

BEFORE = 0.3
"""Metres from the face of a wall to the points that are asked which room they are in."""
ABOVE_FOOT = 0.5
"""Metres above its foot at which a wall is probed, besides half its height."""
THIN = 0.5
"""A wall is thin along an axis of its placement where the other extent is twice as long."""
EXTERNAL = ("Pset_WallCommon.IsExternal", "Pset_CurtainWallCommon.IsExternal")
PROBES = (1 / 6, 1 / 2, 5 / 6)
"""Where along a wall it is probed."""


def true_north(draft: Draft) -> Flat:
    """The direction of true north in the model's plan; its y axis where the file is silent."""
    for project in draft.by_type("IfcProject"):
        ratios = draft.nodes[project.id()].properties.get("TrueNorth")
        if isinstance(ratios, list) and len(ratios) >= 2:
            return float(str(ratios[0])), float(str(ratios[1]))
    return 0.0, 1.0


WINDS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


def face(draft: Draft, step_id: int, outward: Flat | NDArray[np.float64], north: Flat) -> None:
    """`derived.Azimuth` clockwise from true north in degrees, and the wind of that name."""
    turn = math.atan2(outward[0], outward[1]) - math.atan2(*north)
    bearing = round(math.degrees(turn), 3) % 360
    node = draft.nodes[step_id]
    put_derived(draft.graph.units, node, "Azimuth", (bearing, "deg", "geometry"))
    node.properties["derived.Orientation"] = WINDS[round(bearing / 45) % 8]


def face_walls(draft: Draft, shapes: Shapes, index: RoomIndex[int]) -> None:
    """Outer walls face away from the rooms behind them: rooms on one side and none on the other.

    A wall that the file calls internal is left out; a curtain wall is as its parts lie.
    """
    if not index.rooms:
        return
    north = true_north(draft)
    parts: dict[int, list[int]] = {}
    for whole, part in draft.ends.get("AGGREGATES", ()):
        parts.setdefault(whole, []).append(part)
    for name in ("IfcWall", "IfcCurtainWall"):
        for wall in draft.by_type(name):
            node = draft.nodes[wall.id()]
            if False in (node.properties.get(external) for external in EXTERNAL):
                continue
            try:
                outward = _outward(draft, shapes, wall, parts.get(wall.id(), []), index)
            except BROKEN:
                continue
            if outward is not None:
                face(draft, wall.id(), outward, north)


def _outward(
    draft: Draft, shapes: Shapes, wall: Any, parts: list[int], index: RoomIndex[int]
) -> Flat | None:
    """The direction in plan that a wall shows to the outside; None where that is not plain."""
    corners = shapes.corners(wall) or [
        each for part in parts for each in shapes.corners(draft.file.by_id(part))
    ]
    if not corners:
        return None
    points = np.concatenate(corners)
    x, y = _across(points, shapes.placement(wall))
    turned = points[:, :2] @ np.array([[x, -y], [y, x]])
    (low, begin), (high, end) = turned.min(axis=0).tolist(), turned.max(axis=0).tolist()
    foot, head = float(points[:, 2].min()), float(points[:, 2].max())

    def room_at(across: float) -> bool:
        for along in (begin + (end - begin) * part for part in PROBES):
            place = (across * x - along * y, across * y + along * x)
            for level in (foot + ABOVE_FOOT, (foot + head) / 2):
                if index.holding(*place, level) is not None:
                    return True
        return False

    ahead, behind = room_at(high + BEFORE), room_at(low - BEFORE)
    if ahead == behind:
        return None
    return (x, y) if behind else (-x, -y)


def _across(points: Points, placement: Matrix) -> Flat:
    """The way a wall is thinnest in plan: an axis of its placement, else by its corners."""
    flat = points[:, :2]
    axes = placement[:2, :2]
    first, second = np.ptp(flat @ axes, axis=0).tolist()
    if min(first, second) < THIN * max(first, second) and not placement[2, :2].any():
        x, y = axes[:, 0 if first < second else 1].tolist()
        return x, y
    spread = flat - flat.mean(axis=0)
    x, y = np.linalg.eigh(spread.T @ spread).eigenvectors[:, 0].tolist()
    return x, y
