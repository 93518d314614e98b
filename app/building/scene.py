"""The building as one compact block of bytes that the browser draws, highlights and picks from.

The block is written once per building and fetched once by the browser, which draws it while it
comes: what is large comes first, storey by storey. An answer changes only which elements are
coloured, and sends nothing of it again.
"""

import gzip
import hashlib
import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from app.building.bodies import closed, coarse, creases
from ifc_loader.geometry import Mesh, Tessellation

UNSEEN = frozenset({"IfcAnnotation", "IfcGrid", "IfcVirtualElement"})
"""Classes whose shapes are not things one sees: drawings, axes, invisible boundaries."""

LARGE = 3.0
"""Metres across; what is larger is drawn before what is smaller."""
MOST_VERTICES = 65_536
"""Of a chunk; as many as an index of two bytes can tell apart. One body may have more."""
MOST_TRIANGLES = 12_000_000
"""Of a scene; beyond it the smallest bodies are drawn as boxes."""
MOST_EDGES = 1_500_000
"""Of a scene; the edges of the smallest are left out."""
COLUMNS = 7
"""Of the table of parts."""
GRID = 8192
"""Steps a metre that a coordinate is rounded to, an eighth of a millimetre; so it packs better."""

BOX = np.array(
    [
        [0, 1, 3], [0, 3, 2], [4, 6, 7], [4, 7, 5], [0, 4, 5], [0, 5, 1],
        [2, 3, 7], [2, 7, 6], [0, 2, 6], [0, 6, 4], [1, 5, 7], [1, 7, 3],
    ],
    dtype="<u4",
)  # fmt: skip
"""The triangles of a box whose corners are counted z first, then y, then x."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What the view says of an element before anything is asked of the graph."""

    name: str
    storey: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """`content` is the gzipped block; `digest` names it in its address.

    `elements` maps each drawn GlobalId to its IFC class, `storey_of` to its storey's name.
    `triangles` counts those drawn; `boxed` the elements of which something is drawn as a box.
    """

    digest: str
    content: bytes
    elements: dict[str, str]
    storey_of: dict[str, str]
    triangles: int
    boxed: int = 0

    @property
    def storeys(self) -> tuple[str, ...]:
        """The names of the storeys that have something to draw, lowest first."""
        return tuple(dict.fromkeys(self.storey_of.values()))

    def above(self, storey: str | None) -> tuple[str, ...]:
        """The storeys higher than this one, lowest first; none where it is not drawn."""
        if storey not in self.storeys:
            return ()
        return self.storeys[self.storeys.index(storey) + 1 :]


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """What one element shows in one colour. `vertices` (n, 3) float32, `triangles` (m, 3) of them.

    `storey` is the number of its storey, -1 for none; `extent` the metres its box is across.
    """

    element: int
    colour: int
    storey: int
    extent: float
    vertices: np.ndarray
    triangles: np.ndarray

    def boxed(self) -> "Part":
        """The box around it in its place."""
        low, high = self.vertices.min(axis=0), self.vertices.max(axis=0)
        corners = [[x, y, z] for x in (low[0], high[0]) for y in (low[1], high[1])
                   for z in (low[2], high[2])]  # fmt: skip
        return Part(self.element, self.colour, self.storey, self.extent, np.array(corners), BOX)


def pack(
    models: Sequence[Tessellation],
    captions: Mapping[str, Caption],
    most_triangles: int = MOST_TRIANGLES,
) -> Scene:
    """One scene of all `models`, in the coordinates of the first; `captions` lowest storey first.

    The block: `<u4` length of a JSON header, the header padded to four bytes; the parts `<u4`
    (k, 7): element, colour, how many vertices, triangles and edges it has, 1 where it is closed,
    how many coarse triangles it has, 0 where its own are few; then the chunks in the order they
    are to be drawn in. A chunk holds whole parts of one storey, those after those of the chunk
    before: vertices `<f4` (n, 3) in metres, then triangles (m, 3), edges (e, 2) and coarse
    triangles (c, 3) that index its own vertices, in two bytes where they suffice, else in four;
    each padded to four.
    """
    names = {mesh_name(mesh): mesh.ifc_class for model in models for mesh in seen(model)}
    known = {name: captions.get(name, Caption("")) for name in names}
    storey_of = {
        name: caption.storey
        for name, caption in captions.items()
        if caption.storey and name in names
    }
    storeys = list(dict.fromkeys(storey_of.values()))
    colours: dict[tuple[int, ...], int] = {}
    parts = _parts(
        models, list(names), {n: storeys.index(s) for n, s in storey_of.items()}, colours
    )
    parts, boxed = _within(parts, most_triangles)
    chunks = list(_chunks(parts))
    table, blocks, edges_left = [], [], MOST_EDGES
    for chunk in chunks:
        block, rows = _block(chunk, edges_left)
        edges_left -= sum(row[4] for row in rows)
        table += rows
        blocks.append(block)
    counts = np.array(table, dtype="<u4").reshape(-1, COLUMNS)
    header = json.dumps(
        {
            "elements": [[n, cls, known[n].name, known[n].storey] for n, cls in names.items()],
            "storeys": storeys,
            "colours": [list(colour) for colour in colours],
            "parts": len(parts),
            "chunks": _chunk_table(chunks, counts),
            "bytes": sum(map(len, blocks)),
            "bounds": _bounds(parts),
            "boxed": boxed,
            "origin": [float(each) for each in models[0].origin] if models else [0.0] * 3,
        },
        ensure_ascii=False,
        separators=(",", ":"),
    ).encode()
    header += b" " * (-len(header) % 4)
    content = b"".join([struct.pack("<I", len(header)), header, counts.tobytes(), *blocks])
    return Scene(
        digest=hashlib.sha256(content).hexdigest()[:32],
        content=gzip.compress(content, compresslevel=1, mtime=0),
        elements=names,
        storey_of=storey_of,
        triangles=int(counts[:, 3].sum()),
        boxed=boxed,
    )


def seen(model: Tessellation) -> Iterator[Mesh]:
    """The meshes of what one sees."""
    return (m for m in model if m.ifc_class not in UNSEEN and len(m.triangles))


def mesh_name(mesh: Mesh) -> str:
    """The GlobalId, or the number in the file where it gives none."""
    return mesh.global_id or f"#{mesh.step_id}"


def _parts(
    models: Sequence[Tessellation],
    names: list[str],
    storey_of: Mapping[str, int],
    colours: dict[tuple[int, ...], int],
) -> list[Part]:
    """What is drawn, as the models hold it; adds to `colours` those it meets."""
    element_of = {name: number for number, name in enumerate(names)}
    parts = []
    for model in models:
        shift = np.subtract(model.origin, models[0].origin)
        for mesh in seen(model):
            name = mesh_name(mesh)
            at = np.round((mesh.vertices + shift) * GRID) / GRID
            rgba = tuple(round(255 * channel) for channel in mesh.colour)
            extent = float(np.linalg.norm(np.ptp(at, axis=0)))
            colour = colours.setdefault(rgba, len(colours))
            storey = storey_of.get(name, -1)
            parts.append(Part(element_of[name], colour, storey, extent, at, mesh.triangles))
    return parts


def _within(parts: list[Part], most_triangles: int) -> tuple[list[Part], int]:
    """All parts with at most so many triangles, the smallest as boxes; of how many elements.

    What is a box, or simpler, stays as it is, so that very many parts may still be more.
    """
    count = sum(len(part.triangles) for part in parts)
    kept, boxed = list(parts), set()
    for number in sorted(range(len(parts)), key=lambda n: parts[n].extent):
        if count <= most_triangles:
            break
        saved = len(parts[number].triangles) - len(BOX)
        if saved > 0:
            kept[number] = parts[number].boxed()
            boxed.add(parts[number].element)
            count -= saved
    return kept, len(boxed)


def _chunks(parts: list[Part]) -> Iterator[list[Part]]:
    """Parts that are drawn at once: the large ones of each storey, then the small ones of each."""
    ordered = sorted(parts, key=lambda part: (part.extent < LARGE, part.storey))
    chunk: list[Part] = []
    count = 0
    for part in ordered:
        alike = chunk and (chunk[0].extent < LARGE, chunk[0].storey) == (
            part.extent < LARGE,
            part.storey,
        )
        if chunk and (not alike or count + len(part.vertices) > MOST_VERTICES):
            yield chunk
            chunk, count = [], 0
        chunk.append(part)
        count += len(part.vertices)
    if chunk:
        yield chunk


def _block(chunk: list[Part], most_edges: int) -> tuple[bytes, list[tuple[int, ...]]]:
    """The bytes of a chunk and the rows of its parts; no edges where they are more than allowed."""
    sizes = np.array([len(part.vertices) for part in chunk])
    first = np.cumsum(sizes) - sizes
    vertices = np.concatenate([part.vertices for part in chunk]).astype("<f4")
    triangles = np.concatenate(
        [part.triangles + start for part, start in zip(chunk, first, strict=True)]
    )
    part_of = np.repeat(np.arange(len(chunk)), sizes)
    edges = creases(vertices, triangles, part_of) if most_edges > 0 else np.zeros((0, 2), int)
    few = coarse(vertices, triangles, part_of)
    counts = [np.bincount(part_of[each[:, 0]], minlength=len(chunk)) for each in (edges, few)]
    index = "<u2" if len(vertices) <= MOST_VERTICES else "<u4"
    arrays = (vertices, *(each.astype(index) for each in (triangles, edges, few)))
    filled = closed(vertices, triangles, part_of)
    rows: list[tuple[int, ...]] = [
        (p.element, p.colour, len(p.vertices), len(p.triangles), int(lines), int(inside), int(left))
        for p, lines, left, inside in zip(chunk, *counts, filled, strict=True)
    ]
    return b"".join(_padded(array.tobytes()) for array in arrays), rows


def _padded(content: bytes) -> bytes:
    return content + b"\0" * (-len(content) % 4)


def _chunk_table(chunks: list[list[Part]], counts: np.ndarray) -> list[list[int]]:
    """Of each chunk its storey, whether it is of large parts, and its counts of parts, vertices,
    triangles, edges and coarse triangles.
    """
    table, at = [], 0
    for chunk in chunks:
        sums = counts[at : at + len(chunk)][:, [2, 3, 4, 6]].sum(axis=0)
        large = int(chunk[0].extent >= LARGE)
        table.append([chunk[0].storey, large, len(chunk), *map(int, sums)])
        at += len(chunk)
    return table


def _bounds(parts: list[Part]) -> list[list[float]]:
    """The lowest and the highest corner of everything, in metres."""
    if not parts:
        return [[0.0] * 3, [0.0] * 3]
    low = np.min([part.vertices.min(axis=0) for part in parts], axis=0)
    high = np.max([part.vertices.max(axis=0) for part in parts], axis=0)
    return [low.tolist(), high.tolist()]
