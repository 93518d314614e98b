"""The building as one compact block of bytes that the browser draws, highlights and picks from.

The block is written once per building, fetched once by the browser, and never sent again: an
answer changes only which elements are coloured.
"""

import gzip
import hashlib
import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ifc_loader.geometry import Tessellation

UNSEEN = frozenset({"IfcAnnotation", "IfcGrid", "IfcVirtualElement"})
"""Classes whose shapes are not things one sees: drawings, axes, invisible boundaries."""

MIXERS = np.array(
    [0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD6E8FEB86659FD93],
    dtype=np.uint64,
)
"""Odd 64-bit numbers that make one key of a body and a place. Source: Steele et al., SplitMix."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What the view says of an element before anything is asked of the graph."""

    name: str
    storey: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """`content` is the gzipped block; `digest` names it in its address.

    `elements` maps each drawn GlobalId to its IFC class, `storey_of` to its storey's name.
    """

    digest: str
    content: bytes
    elements: dict[str, str]
    storey_of: dict[str, str]
    triangles: int

    @property
    def storeys(self) -> tuple[str, ...]:
        """The names of the storeys that have something to draw, lowest first."""
        return tuple(dict.fromkeys(self.storey_of.values()))

    def above(self, storey: str | None) -> tuple[str, ...]:
        """The storeys higher than this one, lowest first; none where it is not drawn."""
        if storey not in self.storeys:
            return ()
        return self.storeys[self.storeys.index(storey) + 1 :]


def pack(models: Sequence[Tessellation], captions: Mapping[str, Caption]) -> Scene:
    """One scene of all `models`, in the coordinates of the first; `captions` lowest storey first.

    The block: `<u4` length of a JSON header, the header padded to four bytes, then vertices
    `<f4 (n, 3)` in metres, triangles `<u4 (m, 3)` and edges `<u4 (e, 2)` that index all vertices,
    and parts `<u4 (k, 8)`: element, colour, and first and count of vertices, triangles, edges.
    """
    elements: dict[str, int] = {}
    colours: dict[tuple[int, ...], int] = {}
    classes: dict[str, str] = {}
    vertices: list[np.ndarray] = []
    triangles: list[np.ndarray] = []
    parts: list[tuple[int, int, int, int, int, int]] = []
    vertex_count = triangle_count = 0
    shifts = [np.subtract(model.origin, models[0].origin) for model in models]
    for mesh, shift in ((m, s) for model, s in zip(models, shifts, strict=True) for m in model):
        if mesh.ifc_class in UNSEEN or not len(mesh.triangles):
            continue
        name = mesh.global_id or f"#{mesh.step_id}"
        element = elements.setdefault(name, len(elements))
        classes[name] = mesh.ifc_class
        colour = colours.setdefault(
            tuple(round(255 * channel) for channel in mesh.colour), len(colours)
        )
        sizes = (len(mesh.vertices), len(mesh.triangles))
        parts.append((element, colour, vertex_count, sizes[0], triangle_count, sizes[1]))
        vertices.append((mesh.vertices + shift).astype("<f4"))
        triangles.append(np.asarray(mesh.triangles, dtype="<u4") + vertex_count)
        vertex_count, triangle_count = vertex_count + sizes[0], triangle_count + sizes[1]
    every_vertex = np.concatenate(vertices) if vertices else np.zeros((0, 3), "<f4")
    every_triangle = np.concatenate(triangles) if triangles else np.zeros((0, 3), "<u4")
    table = np.array(parts, dtype="<u4").reshape(-1, 6)
    part_of = np.repeat(np.arange(len(table)), table[:, 3])
    edges = creases(every_vertex, every_triangle, part_of)
    counts = np.bincount(part_of[edges[:, 0]], minlength=len(table))
    table = np.column_stack([table, np.cumsum(counts) - counts, counts])
    known = {key: captions.get(key, Caption("")) for key in elements}
    header = json.dumps(
        {
            "elements": [[k, classes[k], known[k].name, known[k].storey] for k in elements],
            "colours": [list(colour) for colour in colours],
            "vertices": vertex_count,
            "triangles": triangle_count,
            "edges": len(edges),
            "parts": len(table),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    ).encode()
    header += b" " * (-len(header) % 4)
    block = struct.pack("<I", len(header)) + header
    for array, kind in (
        (every_vertex, "<f4"),
        (every_triangle, "<u4"),
        (edges, "<u4"),
        (table, "<u4"),
    ):
        block += array.astype(kind).tobytes()
    return Scene(
        digest=hashlib.sha256(block).hexdigest()[:32],
        content=gzip.compress(block, compresslevel=1, mtime=0),
        elements=classes,
        storey_of={
            key: caption.storey
            for key, caption in captions.items()
            if caption.storey and key in elements
        },
        triangles=triangle_count,
    )


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
