"""What the triangles of bodies tell: the lines one would draw, whether they are closed, and what
is left of them from afar."""

import numpy as np

MIXERS = np.array(
    [0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD6E8FEB86659FD93],
    dtype=np.uint64,
)
"""Odd 64-bit numbers that make one key of a body and a place. Source: Steele et al., SplitMix."""
SIMPLE = 16
"""Triangles of a body, and of each metre that it is across, that are few anyway."""


def creases(
    vertices: np.ndarray, triangles: np.ndarray, part_of: np.ndarray, degrees: float = 30.0
) -> np.ndarray:
    """The edges (e, 2) one would draw with a pen: open ones, and folds sharper than `degrees`.

    Vertices (n, 3), triangles (m, 3); `part_of` (n,) says which body a vertex belongs to, in
    ascending order, and so come the edges. Corners of a body at one place count as one.
    """
    at = np.column_stack([part_of, np.round(np.asarray(vertices, np.float64) * 10_000)])
    _, first, same = np.unique(
        (at.astype(np.int64).astype(np.uint64) * MIXERS).sum(axis=1, dtype=np.uint64),
        return_index=True,
        return_inverse=True,
    )
    corners = same.reshape(-1)[np.asarray(triangles, dtype=np.int64)]
    a, b, c = (np.asarray(vertices, dtype=np.float64)[first[corners[:, i]]] for i in range(3))
    normals = np.cross(b - a, c - a)
    lengths = np.linalg.norm(normals, axis=1)
    whole = lengths > 1e-9
    normals, corners = normals[whole] / lengths[whole, None], corners[whole]
    pairs = np.sort(np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]]))
    faces = np.tile(np.arange(len(corners)), 3)
    names, index, uses = np.unique(
        pairs[:, 0] * len(first) + pairs[:, 1], return_inverse=True, return_counts=True
    )
    order = np.argsort(index.reshape(-1), kind="stable")
    starts = (np.cumsum(uses) - uses).astype(int)
    left = faces[order][starts]
    right = faces[order][np.minimum(starts + 1, max(len(order) - 1, 0))]
    bend = np.abs(np.einsum("ij,ij->i", normals[left], normals[right]))
    drawn = names[(uses == 1) | (bend < np.cos(np.radians(degrees)))]
    edges = np.column_stack([first[drawn // len(first)], first[drawn % len(first)]])
    return np.asarray(edges[np.argsort(part_of[edges[:, 0]], kind="stable")])


def closed(vertices: np.ndarray, triangles: np.ndarray, part_of: np.ndarray) -> np.ndarray:
    """Whether each body (k,) has an inside, so that a cut through it can be filled.

    Arguments as of `creases`. The areas of a closed surface, taken as vectors, add up to nothing
    (divergence theorem); this holds too where corners lie on the edges of neighbours.
    """
    a, b, c = (np.asarray(vertices, np.float64)[triangles[:, i]] for i in range(3))
    areas = np.cross(b - a, c - a)
    body = part_of[triangles[:, 0]]
    count = int(part_of[-1]) + 1 if len(part_of) else 0
    sums = np.column_stack([np.bincount(body, areas[:, axis], count) for axis in range(3)])
    whole = np.bincount(body, np.linalg.norm(areas, axis=1), count)
    return np.asarray(np.linalg.norm(sums, axis=1) <= 1e-3 * whole)


def coarse(vertices: np.ndarray, triangles: np.ndarray, part_of: np.ndarray) -> np.ndarray:
    """Few triangles (c, 3) of the same vertices that stand for bodies while one turns them.

    Arguments as of `creases`; body after body. Of each eighth of a body, told along its principal
    axes, the corner that lies farthest out stays, and what joins three of them. A body that has
    few triangles for its size, or of which fewer than four would stay, has none here. Source:
    vertex clustering, Rossignac and Borrel 1993.
    """
    body = part_of[triangles[:, 0]]
    count = int(part_of[-1]) + 1 if len(part_of) else 0
    before = np.bincount(body, minlength=count)
    starts = np.searchsorted(part_of, np.arange(count))
    low, high = np.minimum.reduceat(vertices, starts), np.maximum.reduceat(vertices, starts)
    many = before > SIMPLE * (1 + np.linalg.norm(high - low, axis=1))
    triangles, body = triangles[many[body]], body[many[body]]
    if not len(triangles):
        return np.zeros((0, 3), int)
    eighth, outside = _eighths(np.asarray(vertices, np.float64), part_of, count)
    order = np.lexsort((outside, eighth))
    ends = np.flatnonzero(np.diff(eighth[order], append=-1))
    corner = np.zeros(8 * count, int)
    corner[eighth[order][ends]] = order[ends]
    joined = np.sort(eighth[triangles] % 8, axis=1)
    whole = (joined[:, 0] < joined[:, 1]) & (joined[:, 1] < joined[:, 2])
    _, first = np.unique(
        (body[whole] * 512) + joined[whole] @ np.array([64, 8, 1]), return_index=True
    )
    kept = np.flatnonzero(whole)[first]
    after = np.bincount(body[kept], minlength=count)
    kept = kept[((after >= 4) & (2 * after <= before))[body[kept]]]
    return np.asarray(corner[eighth[triangles[kept]]])


def _eighths(
    vertices: np.ndarray, part_of: np.ndarray, count: int
) -> tuple[np.ndarray, np.ndarray]:
    """Of each vertex the number of the eighth of its body, 8 a body, and how far out it lies."""
    sizes = np.bincount(part_of, minlength=count)
    starts = np.cumsum(sizes) - sizes

    def mean(values: np.ndarray) -> np.ndarray:
        return np.add.reduceat(values, starts) / sizes.reshape(-1, *(1,) * (values.ndim - 1))

    around = vertices - mean(vertices)[part_of]
    _, axes = np.linalg.eigh(mean(around[:, :, None] * around[:, None, :]))
    along = np.einsum("ni,nij->nj", around, axes[part_of])
    low, high = np.minimum.reduceat(along, starts), np.maximum.reduceat(along, starts)
    away = (along - ((low + high) / 2)[part_of]) / np.maximum(high - low, 1e-9)[part_of]
    return 8 * part_of + (away > 0) @ np.array([4, 2, 1]), np.abs(away).sum(axis=1)
