"""A building as a drawing for a notebook: outlines of its elements, some of them coloured. SVG."""

from collections.abc import Collection, Iterable
from html import escape

import numpy as np

from app.exports.camera import BACK, Points
from app.look.colours import HIGHLIGHT
from ifc_loader.geometry import Mesh

WIDTH, HEIGHT = 640.0, 400.0
MOST = 3000
"""Elements that are drawn; the largest, and all coloured ones."""
UNSEEN = {"IfcSpace", "IfcAnnotation", "IfcGrid", "IfcVirtualElement"}


def picture(shapes: Iterable[tuple[Mesh, Points]], lit: Collection[str], said: str) -> str:
    """The drawing as SVG; `shapes` are meshes with their vertices in metres of one frame.

    Elements of `lit` are coloured and lie on top. `said` describes it for who cannot see it. Empty
    where there is nothing to draw.
    """
    outlines = _outlines(shapes, set(lit))
    if not outlines:
        return ""
    whole = np.concatenate([points for _, _, points in outlines])
    low, size = whole.min(axis=0), np.ptp(whole, axis=0)
    scale = min(WIDTH / max(size[0], 1e-6), HEIGHT / max(size[1], 1e-6)) * 0.96
    middle = np.array([WIDTH, HEIGHT]) / 2 - scale * (low + size / 2)
    drawn = "".join(
        _polygon(points * scale + middle, each in lit)
        for each, _, points in sorted(outlines, key=lambda one: (one[0] in lit, one[1]))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" '
        f'role="img" style="max-width:{WIDTH:.0f}px"><title>{escape(said)}</title>{drawn}</svg>'
    )


def _outlines(
    shapes: Iterable[tuple[Mesh, Points]], lit: set[str]
) -> list[tuple[str, float, Points]]:
    """GlobalId, nearness to the eye and outline of each element, coloured ones and large ones."""
    right = np.array([-BACK[1], BACK[0], 0.0]) / np.hypot(BACK[0], BACK[1])
    axes = np.stack([right, -np.cross(BACK, right)])
    parts: dict[str, list[Points]] = {}
    for mesh, vertices in shapes:
        if len(vertices) and (mesh.global_id in lit or mesh.ifc_class not in UNSEEN):
            parts.setdefault(mesh.global_id, []).append(vertices)
    found = []
    for global_id, pieces in parts.items():
        points = np.concatenate(pieces)
        outline = hull(np.unique(np.round(points @ axes.T, 3), axis=0))
        found.append((global_id, float((points @ BACK).mean()), outline))
    found.sort(key=lambda one: (one[0] not in lit, -float(np.ptp(one[2], axis=0).sum())))
    return found[:MOST]


def hull(points: Points) -> Points:
    """The convex outline of points (n, 2) sorted by x, then y. Source: Andrew's monotone chain."""

    def half(of: Points) -> list[Points]:
        chain: list[Points] = []
        for point in of:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return points if len(points) < 3 else np.array(half(points) + half(points[::-1]))


def _turn(a: Points, b: Points, c: Points) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def _polygon(points: Points, lit: bool) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    fill = f'fill="{HIGHLIGHT}" fill-opacity=".75"' if lit else 'fill="#7c8a92" fill-opacity=".06"'
    return f'<polygon points="{corners}" {fill} stroke="#5d7079" stroke-width=".6"/>'
