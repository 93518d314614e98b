"""Sizes of elements, measured on their tessellated shapes."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ifc_loader.bodies import Part
from ifc_loader.draft import Draft, Progress
from ifc_loader.floors import floor_of
from ifc_loader.geometry import bodies_of
from ifc_loader.surroundings import LOOSE

MEASURED: dict[str, tuple[str, ...]] = {
    "IfcWall": ("Length", "Height", "Thickness", "Area", "Volume"),
    "IfcSlab": ("Thickness", "Area", "Volume"),
    "IfcRoof": ("Area",),
    "IfcCovering": ("Thickness", "Area"),
    "IfcBeam": ("Length", "Volume"),
    "IfcColumn": ("Length", "Volume"),
    "IfcMember": ("Length", "Volume"),
}
"""Label → the canonical quantities that a shape can give, as IFC's base quantities define them."""

ROOM = "IfcSpace"
WANTED = {*MEASURED, ROOM, *LOOSE}
"""Labels of what has its shape looked at: sizes, the floor of a room, the middle of a thing."""

CLOSED = 1e-4
"""The area vectors of a closed body add up to nothing, within this part of its surface."""
SHEET = 0.02
"""A body is a flat sheet where area × thickness is its volume, within this part."""
ALONG = 0.99
"""Cosine between a face and the direction it counts for."""


@dataclass(frozen=True, eq=False)
class Solid:
    """A body as (n, 3, 3) corners of triangles, metres, axes of the model."""

    corners: NDArray[np.float64]

    @cached_property
    def faces(self) -> NDArray[np.float64]:
        """Area vectors (n, 3) of the triangles, pointing outwards."""
        a, b, c = (self.corners[:, i] for i in range(3))
        vectors = np.cross(b - a, c - a) / 2
        inside_out = np.einsum("ij,ij->", a - self.corners[0, 0], vectors) < 0
        return -vectors if inside_out else vectors

    @cached_property
    def areas(self) -> NDArray[np.float64]:
        """Square metres (n,)."""
        return np.asarray(np.linalg.norm(self.faces, axis=1))

    @cached_property
    def volume(self) -> float | None:
        """Cubic metres by the divergence theorem; None where the body is not closed."""
        if np.linalg.norm(self.faces.sum(axis=0)) > CLOSED * self.areas.sum():
            return None
        return float(np.einsum("ij,ij->", self.corners[:, 0] - self.corners[0, 0], self.faces)) / 3

    @cached_property
    def axes(self) -> NDArray[np.float64]:
        """Columns (3, 3): the way most faces look away from, one between, the way most look along.

        The first is the length of a bar, the last the thickness of a sheet.
        """
        used = self.areas > 0
        normals = self.faces[used] / np.sqrt(self.areas[used])[:, None]
        return np.asarray(np.linalg.eigh(normals.T @ normals).eigenvectors)

    def extent(self, direction: NDArray[np.float64]) -> float:
        """Metres from end to end."""
        return float(np.ptp(self.corners @ direction))

    def facing(self, direction: NDArray[np.float64], cosine: float = ALONG) -> NDArray[np.bool_]:
        """Which triangles (n,) look along a direction."""
        return np.asarray(self.faces @ direction > cosine * self.areas)

    @cached_property
    def across(self) -> NDArray[np.float64]:
        """The direction a sheet is thin in: the mean normal of the faces that look roughly so."""
        towards = self.faces @ self.axes[:, 2]
        near = np.abs(towards) > 0.9 * self.areas
        mean = (self.faces[near] * np.sign(towards[near])[:, None]).sum(axis=0)
        length = float(np.linalg.norm(mean))
        return np.asarray(mean / length if length else self.axes[:, 2])

    @cached_property
    def sides(self) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """The triangles of the two sides of a sheet."""
        return self.facing(self.across), self.facing(-self.across)

    @cached_property
    def sheet(self) -> tuple[float, float] | None:
        """Area and thickness of a flat sheet; None for what is none, as a curved wall.

        Where mitred ends make one side larger, the area is the one halfway between the two.
        """
        thickness = self.extent(self.across)
        area = sum(float(self.areas[side].sum()) for side in self.sides) / 2
        if self.volume is None or abs(area * thickness - self.volume) > SHEET * self.volume:
            return None
        return area, thickness

    def length(self, direction: NDArray[np.float64]) -> float:
        """Metres along the middle of a sheet, halfway between its two sides."""
        return sum(float(np.ptp(self.corners[side] @ direction)) for side in self.sides) / 2


def measure_shapes(draft: Draft, path: Path, cache: Path, progress: Progress) -> None:
    """Measure the shapes of walls, slabs, roofs, coverings and bars, and find where things are.

    The kernel runs where a file has any such element. What it cannot shape is reported.
    """
    wanted = {
        step_id: label
        for step_id, node in draft.nodes.items()
        if "IfcProduct" in node.labels
        and "IfcFlowSegment" not in node.labels
        and (label := next((each for each in node.labels if each in WANTED), None))
    }
    if not wanted:
        return
    made = bodies_of(path, progress, cache)
    for failure in made.failures:
        draft.find(failure.kind, failure.entity, failure.message)
    for instance in made.instances:
        label = wanted.get(instance.step_id)
        solid = _solid(made.bodies[instance.body], instance.placement) if label else None
        if label is None or solid is None:
            continue
        if label in MEASURED:
            _measure(draft, instance.step_id, label, solid)
        elif label == ROOM:
            _floor(draft, instance.step_id, solid)
        else:
            x, y, z = map(float, (solid.corners.min((0, 1)) + solid.corners.max((0, 1))) / 2)
            draft.centres[instance.step_id] = x, y, z


def _measure(draft: Draft, step_id: int, label: str, solid: Solid) -> None:
    for name, (value, *span) in _measures(solid, label).items():
        if name in MEASURED[label] and value:
            least, most = (span[0], span[1]) if span else (value, value)
            draft.measure(step_id, name, value, "shape of the element", (least, most))


def _floor(draft: Draft, step_id: int, solid: Solid) -> None:
    footprint = floor_of(list(solid.corners))
    if footprint is not None:
        draft.floors[step_id] = footprint


def _solid(parts: tuple[Part, ...], placement: NDArray[np.float64]) -> Solid | None:
    """A body placed in the model; None where it has no triangles, or corners nowhere."""
    corners = [part.vertices[part.triangles] for part in parts if len(part.triangles)]
    if not corners or not all(np.isfinite(each).all() for each in corners):
        return None
    return Solid(np.concatenate(corners) @ placement[:3, :3] + placement[3, :3])


Sizes = dict[str, tuple[float, ...]]
"""Canonical quantity → its value; for some also the least and the most that may be meant by it."""


def _measures(solid: Solid, label: str) -> Sizes:
    if label == "IfcWall":
        return _wall(solid)
    if label == "IfcRoof":
        return _roof(solid)
    volume: Sizes = {} if solid.volume is None else {"Volume": (solid.volume,)}
    if label not in ("IfcSlab", "IfcCovering"):
        length, longest = solid.extent(solid.axes[:, 0]), max(map(solid.extent, solid.axes.T))
        return {**volume, "Length": (length, min(length, longest), longest)}
    if solid.sheet is None or solid.volume is None:
        return volume
    area, thickness = solid.sheet
    first, second = (solid.extent(axis) for axis in solid.axes[:, :2].T)
    gross = max(area, first * second)
    return {
        "Thickness": (thickness,),
        "Area": (area, area, gross),
        "Volume": (solid.volume, solid.volume, gross * thickness),
    }


def _wall(solid: Solid) -> Sizes:
    """Net of its openings; what is gross lies between that and length × height."""
    up = np.array([0.0, 0.0, 1.0])
    height = solid.extent(up)
    sizes: Sizes = {"Height": (height,)}
    if solid.volume is not None:
        sizes["Volume"] = (solid.volume,)
    if solid.sheet is None or solid.volume is None or abs(solid.across[2]) >= 1 - ALONG:
        return sizes
    area, thickness = solid.sheet
    length = solid.length(np.cross(up, solid.across))
    gross = max(area, length * height)
    return {
        "Length": (length,),
        "Height": (height,),
        "Thickness": (thickness,),
        "Area": (area, area, gross),
        "Volume": (solid.volume, solid.volume, gross * thickness),
    }


def _roof(solid: Solid) -> Sizes:
    """The faces that look up; in plan they are less."""
    if solid.volume is None:
        return {}
    above = solid.facing(np.array([0.0, 0.0, 1.0]), 0.1)
    area = float(solid.areas[above].sum())
    return {"Area": (area, float(solid.faces[above][:, 2].sum()), area)}
