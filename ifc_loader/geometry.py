"""Triangles of every product of an IFC file, for the 3D view. Geometry is not in the graph."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.geom
import numpy as np
from numpy.typing import NDArray

from ifc_loader.draft import Progress
from ifc_loader.opening import ERROR, open_ifc
from ifc_loader.property_graph import Finding

KERNEL = "hybrid-cgal-simple-opencascade"
"""CGAL's fast kernel first, OpenCASCADE for what it cannot do."""

LINEAR_DEFLECTION = 0.01
"""Largest distance of a chord from its curve, in metres."""
ANGULAR_DEFLECTION = 0.7
"""Largest angle between neighbouring chords, in radians."""

GREY = (0.7, 0.7, 0.7, 1.0)

Colour = tuple[float, float, float, float]
"""Red, green, blue and opacity, each from 0 to 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """The triangles of one product that share one colour; a window has one for glass, one for wood.

    `vertices` (n, 3) float32, metres, axes of the model, less the tessellation's `origin`.
    `triangles` (m, 3) int32, rows of `vertices`. `global_id` is '' where the file gives none;
    `step_id` is always there.
    """

    global_id: str
    step_id: int
    ifc_class: str
    vertices: NDArray[np.float32]
    triangles: NDArray[np.int32]
    colour: Colour


@dataclass(frozen=True, slots=True)
class Tessellation:
    """All meshes of a file, and what could not be made into one.

    A vertex `v` lies at `v + origin` in the file's own coordinates (metres).
    """

    meshes: tuple[Mesh, ...]
    failures: tuple[Finding, ...]
    origin: tuple[float, float, float]

    def __iter__(self) -> Iterator[Mesh]:
        return iter(self.meshes)

    def __len__(self) -> int:
        return len(self.meshes)


@dataclass(slots=True)
class _Shape:
    """A product's geometry before recentring, in float64."""

    global_id: str
    step_id: int
    ifc_class: str
    vertices: NDArray[np.float64]
    parts: list[tuple[NDArray[np.int32], Colour]]


def tessellate(path: Path, progress: Progress | None = None) -> Tessellation:
    """Tessellate every product that has a shape, except openings and other features.

    Spaces are included (translucent), so that a view can show or hide them. Models far from
    their origin are moved to it, so that float32 keeps millimetres. A product whose shape
    fails is told in `failures` and left out. Raises IfcFileError.
    """
    tell = progress or (lambda phase, fraction: None)
    tell("Opening the file for its shapes", 0.0)
    file, _ = open_ifc(Path(path), lazy=False)
    logger = ifcopenshell.logger()
    logger.output_format(logger.FMT_INMEMORY)
    settings = ifcopenshell.geom.settings()
    settings.set("no-normals", True)
    settings.set("mesher-linear-deflection", LINEAR_DEFLECTION)
    settings.set("mesher-angular-deflection", ANGULAR_DEFLECTION)
    shapes = ifcopenshell.geom.iterator(
        settings,
        file,
        os.cpu_count() or 1,
        exclude=["IfcFeatureElement"],
        geometry_library=KERNEL,
        logger=logger,
    )
    read: list[_Shape] = []
    known: dict[str, Any] = {}
    for shape in shapes:
        read.append(_read(shape, known))
        tell("Making shapes", min(shapes.progress(), 99) / 100)
    origin = _origin(read)
    meshes = tuple(mesh for shape in read for mesh in _meshes(shape, origin))
    failures = _failures(file, {shape.step_id for shape in read}, logger)
    tell("Shapes made", 1.0)
    return Tessellation(meshes, failures, origin)


def _read(shape: Any, known: dict[str, Any]) -> _Shape:
    """Vertices in world axes, triangles by colour; equal geometry is converted once."""
    geometry = shape.geometry
    local = known.get(geometry.id)
    if local is None:
        vertices = np.frombuffer(geometry.verts_buffer, np.float64).reshape(-1, 3).copy()
        faces = np.frombuffer(geometry.faces_buffer, np.int32).reshape(-1, 3).copy()
        material = np.frombuffer(geometry.material_ids_buffer, np.int32)
        colours = np.frombuffer(geometry.colors_buffer, np.float64).reshape(-1, 4)
        parts: list[tuple[NDArray[np.int32], Colour]] = []
        for index in np.unique(material):
            red, green, blue, opacity = GREY if index < 0 else map(float, colours[index])
            parts.append((faces[material == index], (red, green, blue, opacity)))
        local = known[geometry.id] = (vertices, parts)
    vertices, parts = local
    placement = np.frombuffer(shape.transformation_buffer, np.float64).reshape(4, 4)
    world = vertices @ placement[:3, :3] + placement[3, :3]
    return _Shape(shape.guid, shape.id, shape.type, world, parts)


def _origin(shapes: list[_Shape]) -> tuple[float, float, float]:
    """Whole metres near the middle of the model in plan; height is kept below 1 km."""
    if not any(len(shape.vertices) for shape in shapes):
        return 0.0, 0.0, 0.0
    points = [shape.vertices for shape in shapes if len(shape.vertices)]
    low = np.min([p.min(axis=0) for p in points], axis=0)
    high = np.max([p.max(axis=0) for p in points], axis=0)
    x, y = np.round((low + high) / 2)[:2]
    z = float(np.floor(low[2])) if abs(low[2]) > 1000 else 0.0
    return float(x), float(y), z


def _meshes(shape: _Shape, origin: tuple[float, float, float]) -> Iterator[Mesh]:
    vertices = shape.vertices - np.array(origin)
    for faces, colour in shape.parts:
        used, rows = np.unique(faces, return_inverse=True)
        yield Mesh(
            shape.global_id,
            shape.step_id,
            shape.ifc_class,
            vertices[used].astype(np.float32),
            rows.reshape(-1, 3).astype(np.int32),
            colour,
        )


def _failures(file: Any, made: set[int], logger: Any) -> tuple[Finding, ...]:
    """Products with a shape in the file and none in the result, with the kernel's words."""
    words: dict[str, str] = {}
    for message in logger.log_messages():
        if message.severity >= ERROR and message.product:
            words.setdefault(message.product.split("=")[0], message.message)
    failures = []
    for product in file.by_type("IfcProduct"):
        if product.Representation is None or product.is_a("IfcFeatureElement"):
            continue
        step_id = product.id()
        if step_id in made or not _has_body(product):
            continue
        entity = f"#{step_id} {product.is_a()} '{product.Name or ''}'"
        why = words.get(f"#{step_id}", "the geometry kernel made nothing of it")
        failures.append(Finding("no-shape", entity, f"{entity} is not shown: {why}"))
    return tuple(failures)


def _has_body(product: Any) -> bool:
    """Whether the product claims a body; plans, axes and boxes are no shapes to show."""
    representations = product.Representation.Representations
    return any(
        r.RepresentationIdentifier in (None, "", "Body", "Facetation") for r in representations
    )
