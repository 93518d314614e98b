"""Quantities that the file does not state, measured on the tessellated shapes."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ifc_loader.canonical import put_derived
from ifc_loader.draft import Draft, Progress
from ifc_loader.geometry import bodies_of
from ifc_loader.kernel import Part

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

UNITS = {"Area": "m2", "Volume": "m3"}
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
    """Put what the file leaves out beside it as `derived.…`; never over a number of the file.

    The kernel runs only where something is missing. What it cannot shape is reported.
    """
    missing: dict[int, tuple[str, list[str]]] = {}
    for step_id, node in draft.nodes.items():
        label = next((each for each in node.labels if each in MEASURED), None)
        absent = [n for n in MEASURED.get(label or "", ()) if f"derived.{n}" not in node.properties]
        if label and absent:
            missing[step_id] = label, absent
    if not missing:
        return
    made = bodies_of(path, progress, cache)
    for failure in made.failures:
        draft.find(failure.kind, failure.entity, failure.message)
    for instance in made.instances:
        if instance.step_id not in missing:
            continue
        label, absent = missing[instance.step_id]
        node = draft.nodes[instance.step_id]
        solid = _solid(made.bodies[instance.body], instance.placement)
        found = _measures(solid, label) if solid else {}
        for name in absent:
            value = found.get(name)
            if value:
                what = (value, UNITS.get(name, "m"), "shape of the element")
                put_derived(draft.graph.units, node, name, what)
    _wholes(draft, missing)


def _solid(parts: tuple[Part, ...], placement: NDArray[np.float64]) -> Solid | None:
    """A body placed in the model; None where it has no triangles, or corners nowhere."""
    corners = [part.vertices[part.triangles] for part in parts if len(part.triangles)]
    if not corners or not all(np.isfinite(each).all() for each in corners):
        return None
    return Solid(np.concatenate(corners) @ placement[:3, :3] + placement[3, :3])


def _measures(solid: Solid, label: str) -> dict[str, float | None]:
    up = np.array([0.0, 0.0, 1.0])
    area, thickness = solid.sheet or (None, None)
    if label == "IfcWall":
        upright = abs(solid.across[2]) < 1 - ALONG
        if not (solid.sheet and upright):
            return {"Volume": solid.volume, "Height": solid.extent(up)}
        length = solid.length(np.cross(up, solid.across))
        sizes = {"Length": length, "Height": solid.extent(up), "Thickness": thickness}
        return {**sizes, "Area": area, "Volume": solid.volume}
    if label == "IfcRoof" and solid.volume is None:
        return {}
    if label == "IfcRoof":
        return {"Area": float(solid.areas[solid.facing(up, 0.1)].sum())}
    if label in ("IfcSlab", "IfcCovering"):
        return {"Thickness": thickness, "Area": area, "Volume": solid.volume}
    return {"Length": solid.extent(solid.axes[:, 0]), "Volume": solid.volume}


def _wholes(draft: Draft, missing: dict[int, tuple[str, list[str]]]) -> None:
    """A roof without a shape of its own is as large as its slabs together."""
    slabs: dict[int, list[int]] = defaultdict(list)
    for whole, part in draft.ends.get("AGGREGATES", ()):
        if "IfcSlab" in draft.nodes[part].labels:
            slabs[whole].append(part)
    for step_id, (label, _) in missing.items():
        node = draft.nodes[step_id]
        if label != "IfcRoof" or "derived.Area" in node.properties:
            continue
        areas = [draft.nodes[part].properties.get("derived.Area") for part in slabs[step_id]]
        known = [area for area in areas if isinstance(area, float)]
        if known and len(known) == len(areas):
            put_derived(draft.graph.units, node, "Area", (sum(known), "m2", "its slabs"))
