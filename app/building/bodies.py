"""What the triangles of bodies tell: the lines one would draw, and whether they are closed."""

import numpy as np

MIXERS = np.array(
    [0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD6E8FEB86659FD93],
    dtype=np.uint64,
)
"""Odd 64-bit numbers that make one key of a body and a place. Source: Steele et al., SplitMix."""


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
