"""Which way doors, windows and outer walls face, clockwise from true north."""

import math
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ifc_loader.canonical import put_derived
from ifc_loader.draft import Draft
from ifc_loader.room_index import RoomIndex
from ifc_loader.shapes import BROKEN, Matrix, Points, Shapes

BEFORE = 0.3
"""Metres from the face of a wall to the points that are asked which room they are in."""
ABOVE_FOOT = 0.5
"""Metres above its foot at which a wall is probed, besides half its height."""
NEARLY = 0.99
"""Cosine between two directions that are meant to be one."""
EXTERNAL = ("Pset_WallCommon.IsExternal", "Pset_CurtainWallCommon.IsExternal")
PROBES = (1 / 6, 1 / 2, 5 / 6)
"""Where along a wall it is probed."""


def true_north(draft: Draft) -> tuple[float, float]:
    """The direction of true north in the model's plan; its y axis where the file is silent."""
    for project in draft.by_type("IfcProject"):
        ratios = draft.nodes[project.id()].properties.get("TrueNorth")
        if isinstance(ratios, list) and len(ratios) >= 2:
            return float(str(ratios[0])), float(str(ratios[1]))
    return 0.0, 1.0


WINDS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


def face(
    draft: Draft, step_id: int, outward: NDArray[np.float64], north: tuple[float, float]
) -> None:
    """`derived.Azimuth` clockwise from true north in degrees, and the wind of that name."""
    turn = math.atan2(outward[0], outward[1]) - math.atan2(*north)
    bearing = round(math.degrees(turn), 3) % 360
    node = draft.nodes[step_id]
    put_derived(draft.graph.units, node, "Azimuth", (bearing, "deg", "geometry"))
    node.properties["derived.Orientation"] = WINDS[round(bearing / 45) % 8]


def face_walls(draft: Draft, shapes: Shapes, index: RoomIndex) -> None:
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
    draft: Draft, shapes: Shapes, wall: Any, parts: list[int], index: RoomIndex
) -> NDArray[np.float64] | None:
    """The direction in plan that a wall shows to the outside; None where that is not plain."""
    faces = shapes.faces(wall) or [
        each for part in parts for each in shapes.faces(draft.file.by_id(part))
    ]
    if not faces:
        return None
    points = np.concatenate(faces)
    normal = _across(points, shapes.placement(wall))
    along = np.array([-normal[1], normal[0], 0.0])
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    half, reach = np.ptp(points @ along) / 2, np.ptp(points @ normal) / 2 + BEFORE
    levels = (points[:, 2].min() + ABOVE_FOOT, middle[2])
    rooms = [False, False]
    for side, level, part in product((0, 1), levels, PROBES):
        place = middle + along * half * (2 * part - 1) + normal * reach * (1 - 2 * side)
        rooms[side] |= index.holding(float(place[0]), float(place[1]), float(level)) is not None
    if rooms[0] == rooms[1]:
        return None
    return normal if rooms[1] else -normal


def _across(points: Points, placement: Matrix) -> NDArray[np.float64]:
    """The way a wall is thinnest in plan; the axis of its placement that is nearly that.

    Mitred ends turn the spread of the corners by a fraction of a degree.
    """
    spread = points[:, :2] - points[:, :2].mean(axis=0)
    thin = np.array([*np.linalg.eigh(spread.T @ spread).eigenvectors[:, 0], 0.0])
    near = [axis for axis in placement[:3, :2].T if abs(axis @ thin) > NEARLY]
    return np.asarray(near[0] if near else thin)
