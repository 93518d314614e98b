"""The floor of a room and its sizes, from the faces of its body."""

import math
from collections import Counter

import numpy as np

from ifc_loader.footprints import Flat, Footprint, sides, signed_area
from ifc_loader.shapes import Points, flat

LEVEL = 1e-3
"""Metres within which points lie on one level, and the part of a size that rounding may take."""
DIGITS = 6
"""Of a metre, to which two corners are one."""


def floor_of(faces: list[Points]) -> Footprint | None:
    """The faces on the lowest level as one outline; None where there is none."""
    if not faces:
        return None
    low = min(float(face[:, 2].min()) for face in faces)
    high = max(float(face[:, 2].max()) for face in faces)
    if high - low < LEVEL:
        return None
    rings = _rings([flat(f) for f in faces if float(f[:, 2].max()) < low + LEVEL])
    if not rings:
        return None
    outline = max(rings, key=lambda ring: abs(signed_area(ring)))
    if signed_area(outline) < 0:
        outline, rings = outline[::-1], [ring[::-1] for ring in rings]
    if signed_area(outline) < LEVEL:
        return None
    holes = tuple(ring for ring in rings if signed_area(ring) < -LEVEL)
    return Footprint(outline, low, high, holes)


def _rings(faces: list[tuple[Flat, ...]]) -> list[tuple[Flat, ...]]:
    """The outlines of faces that lie side by side: sides that run both ways are inner ones."""
    corners = {(round(x, DIGITS), round(y, DIGITS)): (x, y) for face in faces for x, y in face}
    rounded = [tuple((round(x, DIGITS), round(y, DIGITS)) for x, y in face) for face in faces]
    there = Counter(side for face in rounded for side in sides(face) if side[0] != side[1])
    ahead: dict[Flat, list[Flat]] = {}
    for start, end in (there - Counter({(b, a): n for (a, b), n in there.items()})).elements():
        ahead.setdefault(start, []).append(end)
    rings = []
    while ahead:
        ring = [next(iter(ahead))]
        while ends := ahead.get(ring[-1]):
            ring.append(ends.pop())
            if not ends:
                del ahead[ring[-2]]
        rings.append(tuple(corners[corner] for corner in ring[:-1]))
    return [ring for ring in rings if len(ring) > 2]


def sizes_of(faces: list[Points], floor: Footprint) -> dict[str, float]:
    """What the faces of one body give for sure, by canonical name: metres, m2, m3.

    Nothing for an open body; its volume alone where the floor does not lie on one level. Height
    is given where it is the same everywhere, as IFC's base quantity of that name asks.
    """
    volume = _volume(faces)
    if volume is None:
        return {}
    plan = sum(abs(signed_area(flat(face))) for face in faces) / 2
    if not math.isclose(plan, floor.area, rel_tol=LEVEL):
        return {"Volume": volume}
    sizes = {"FloorArea": floor.area, "Perimeter": floor.perimeter, "Volume": volume}
    height = floor.high - floor.low
    if math.isclose(volume, floor.area * height, rel_tol=LEVEL):
        sizes["Height"] = height
    return sizes


def _volume(faces: list[Points]) -> float | None:
    """Of a closed body of flat faces, in cubic metres; None where the faces do not close.

    The divergence theorem, from two origins: only a closed body gives both times the same.
    """
    firsts = np.concatenate([np.repeat(f[:1], len(f) - 2, axis=0) for f in faces])
    seconds = np.concatenate([f[1:-1] for f in faces])
    thirds = np.concatenate([f[2:] for f in faces])
    here, there = (
        float(np.einsum("ij,ij->", firsts - o, np.cross(seconds - o, thirds - o))) / 6
        for o in (np.zeros(3), faces[0][0] + 100.0)
    )
    return abs(there) if math.isclose(here, there, rel_tol=1e-6, abs_tol=1e-6) else None
