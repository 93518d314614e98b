"""Where rooms and openings are, read off their simple solids; no geometry kernel, no meshes."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ifc_loader.draft import Draft
from ifc_loader.footprints import Flat, signed_area

Matrix = NDArray[np.float64]
Points = NDArray[np.float64]
"""(n, 3), metres, axes of the model."""
Vector = tuple[float, float, float]
ORIGIN: Matrix = np.eye(4)
"""Where a product without a placement stands."""
ORIGIN.flags.writeable = False

BROKEN = (AttributeError, TypeError, ValueError, IndexError, KeyError, RecursionError)
"""What reading a shape raises where its entities are of the wrong class or too short."""

SURFACES = ("IfcFaceBasedSurfaceModel", "IfcShellBasedSurfaceModel", "IfcPolygonalFaceSet",
            "IfcTriangulatedFaceSet")  # fmt: skip


class Shapes:
    """The placements and simple bodies of one file."""

    def __init__(self, draft: Draft) -> None:
        self._metres = draft.units.of_measure("IfcLengthMeasure").to_si(1.0)
        self._placements: dict[int, Matrix] = {}

    def placement(self, product: Any) -> Matrix:
        """The 4×4 matrix from a product's axes to the model's, in metres."""
        placement = product.ObjectPlacement
        return ORIGIN if placement is None else self._local(placement)

    def _local(self, placement: Any) -> Matrix:
        chain: list[Any] = []
        met: set[int] = set()
        while placement is not None and placement.id() not in self._placements:
            if placement.id() in met:
                raise ValueError(f"#{placement.id()} {placement.is_a()} is placed on itself")
            met.add(placement.id())
            chain.append(placement)
            placement = placement.PlacementRelTo if placement.is_a("IfcLocalPlacement") else None
        matrix = ORIGIN if placement is None else self._placements[placement.id()]
        for each in reversed(chain):
            if each.is_a("IfcLocalPlacement"):
                matrix = matrix @ self._axes(each.RelativePlacement)
            self._placements[each.id()] = matrix
        return matrix

    def _axes(self, axes: Any) -> Matrix:
        """IfcAxis2Placement2D and 3D."""
        matrix = ORIGIN.copy()
        if axes is None:
            return matrix
        axis = None if axes.is_a("IfcAxis2Placement2D") else axes.Axis
        reference = axes.RefDirection
        matrix[:3, 3] = self._points([axes.Location])[0]
        if axis is None and reference is None:
            return matrix
        along = _unit((1.0, 0.0, 0.0) if reference is None else (*reference.DirectionRatios, 0.0))
        up = _unit((0.0, 0.0, 1.0) if axis is None else axis.DirectionRatios)
        side = _unit(_cross(up, along))
        matrix[:3, :3] = np.array((_cross(side, up), side, up)).T
        return matrix

    def _points(self, points: Iterable[Any]) -> Points:
        return np.array([[*point.Coordinates, 0.0][:3] for point in points]) * self._metres

    def faces(self, product: Any) -> list[Points]:
        """The faces of a product's body, each an outline in model axes; [] where too complex."""
        local = [f for item in body(product) for f in self._faces(item)]
        return self._placed(product, local)

    def corners(self, product: Any) -> list[Points]:
        """Enough faces of a product's body to hold all its corners; cheaper than all of them."""
        local = [
            f
            for item in body(product)
            for f in (self._ends(item) if item.is_a("IfcExtrudedAreaSolid") else self._faces(item))
        ]
        return self._placed(product, local)

    def _placed(self, product: Any, local: list[Points]) -> list[Points]:
        if not local:
            return []
        matrix = self.placement(product)
        points = np.concatenate(local) @ matrix[:3, :3].T + matrix[:3, 3]
        ends = accumulate(len(face) for face in local)
        return [points[end - len(face) : end] for end, face in zip(ends, local, strict=True)]

    def _faces(self, item: Any) -> Iterator[Points]:
        kind = item.is_a()
        if kind == "IfcExtrudedAreaSolid":
            yield from self._prism(item)
        elif kind in ("IfcFacetedBrep", "IfcFacetedBrepWithVoids"):
            yield from self._shell(item.Outer)
        elif kind == "IfcFaceBasedSurfaceModel":
            for shell in item.FbsmFaces:
                yield from self._shell(shell)
        elif kind == "IfcShellBasedSurfaceModel":
            for shell in item.SbsmBoundary:
                yield from self._shell(shell)
        elif kind in ("IfcPolygonalFaceSet", "IfcTriangulatedFaceSet"):
            points = np.array(item.Coordinates.CoordList) * self._metres
            if kind == "IfcTriangulatedFaceSet":
                yield from points[np.array(item.CoordIndex) - 1]
                return
            for face in item.Faces:
                holes = getattr(face, "InnerCoordIndices", ())
                loops = [points[np.array(each) - 1] for each in (face.CoordIndex, *holes)]
                yield _bridged(loops[0], loops[1:])
        elif kind in ("IfcBooleanResult", "IfcBooleanClippingResult"):
            yield from self._faces(item.FirstOperand)

    def _shell(self, shell: Any) -> Iterator[Points]:
        for face in shell.CfsFaces:
            bounds = face.Bounds
            outer = next((b for b in bounds if b.is_a("IfcFaceOuterBound")), bounds[0])
            around = [outer.Bound, *(b.Bound for b in bounds if b.id() != outer.id())]
            if all(loop.is_a("IfcPolyLoop") for loop in around):
                loops = [self._points(loop.Polygon) for loop in around]
                yield _bridged(loops[0] if outer.Orientation else loops[0][::-1], loops[1:])

    def _prism(self, solid: Any) -> Iterator[Points]:
        ends = self._ends(solid)
        yield from ends
        if ends:
            bottom, top = ends[0][::-1], ends[1]
            yield from np.stack([bottom, _turned(bottom), _turned(top), top], axis=1)

    def _ends(self, solid: Any) -> list[Points]:
        """The bottom and the top of an extrusion, looking outwards; [] where too complex."""
        outline = self._profile(solid.SweptArea)
        if outline is None:
            return []
        matrix = self._axes(solid.Position)
        direction = np.array(_unit(solid.ExtrudedDirection.DirectionRatios))
        bottom = outline @ matrix[:3, :3].T + matrix[:3, 3]
        return [bottom[::-1], bottom + matrix[:3, :3] @ direction * solid.Depth * self._metres]

    def _profile(self, profile: Any) -> Points | None:
        kind = profile.is_a()
        if kind == "IfcRectangleProfileDef":
            x, y = profile.XDim * self._metres / 2, profile.YDim * self._metres / 2
            corners = np.array([[-x, -y, 0], [x, -y, 0], [x, y, 0], [-x, y, 0]])
            matrix = self._axes(profile.Position)
            return np.asarray(corners @ matrix[:3, :3].T + matrix[:3, 3])
        if kind in ("IfcArbitraryClosedProfileDef", "IfcArbitraryProfileDefWithVoids"):
            curves = (profile.OuterCurve, *getattr(profile, "InnerCurves", ()))
            outline, *holes = (self._closed(curve) for curve in curves)
            if len(outline) >= 3:
                outline = outline if signed_area(flat(outline)) > 0 else outline[::-1]
                return _bridged(outline, [hole for hole in holes if len(hole) >= 3])
        return None

    def _closed(self, curve: Any) -> Points:
        """The corners of a closed curve, the first one once."""
        points = list(self._curve(curve))
        if len(points) > 3 and _meet(points[0], points[-1]):
            points.pop()
        return np.array(points)

    def _curve(self, curve: Any) -> Iterator[NDArray[np.float64]]:
        """The corners of a polyline; arcs count by the points they name."""
        if curve.is_a("IfcPolyline"):
            yield from self._points(curve.Points)
        elif curve.is_a("IfcIndexedPolyCurve"):
            for coordinates in curve.Points.CoordList:
                yield np.array([*coordinates, 0.0][:3]) * self._metres
        elif curve.is_a("IfcCompositeCurve"):
            last: NDArray[np.float64] | None = None
            for segment in curve.Segments:
                points = list(self._curve(segment.ParentCurve))
                for point in points if segment.SameSense else reversed(points):
                    if last is None or not _meet(point, last):
                        yield point
                    last = point


def body(product: Any) -> tuple[Any, ...]:
    """The items of a product's body; none where it claims no body."""
    if product.Representation is None:
        return ()
    for representation in product.Representation.Representations:
        if representation.RepresentationIdentifier in (None, "", "Body", "Facetation"):
            return tuple(representation.Items)
    return ()


def flat(points: Points) -> tuple[Flat, ...]:
    """The corners in plan."""
    return tuple((float(x), float(y)) for x, y, _ in points)


def _meet(a: NDArray[np.float64], b: NDArray[np.float64]) -> bool:
    """Whether two points are one, as `np.allclose` says it for longer arrays."""
    pairs = zip(a.tolist(), b.tolist(), strict=True)
    return all(abs(one - other) <= 1e-8 + 1e-5 * abs(other) for one, other in pairs)


def _cross(a: Vector, b: Vector) -> Vector:
    """For single vectors; numpy's own costs a hundred times as much."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(vector: Sequence[float]) -> Vector:
    x, y, z = vector[:3]
    length = math.sqrt(x * x + y * y + z * z) or 1.0
    return x / length, y / length, z / length


def _turned(outline: Points) -> Points:
    """From its second corner on, the first one last."""
    return np.concatenate((outline[1:], outline[:1]))


def _bridged(outline: Points, holes: list[Points]) -> Points:
    """One outline around a face and its holes: there and back along a line to each hole.

    What is summed up over its sides, as areas and volumes are, comes out right.
    """
    parts = [outline]
    for hole in holes:
        turned = hole[::-1] if _facing(hole) @ _facing(outline) > 0 else hole
        parts += [outline[:1], turned, turned[:1]]
    return np.concatenate(parts) if holes else outline


def _facing(outline: Points) -> NDArray[np.float64]:
    """The area vector of a flat outline."""
    return np.asarray(np.cross(outline, np.roll(outline, -1, 0)).sum(axis=0) / 2)


def is_straight(item: Any) -> bool:
    """Whether the faces read off an item are all there is to it: no clipping, no arcs."""
    if item.is_a() == "IfcExtrudedAreaSolid":
        profile = item.SweptArea
        if profile.is_a("IfcRectangleProfileDef"):
            return True
        inner = getattr(profile, "InnerCurves", ())
        return all(_is_polyline(curve) for curve in (profile.OuterCurve, *inner))
    return item.is_a() in ("IfcFacetedBrep", *SURFACES)


def _is_polyline(curve: Any) -> bool:
    if curve.is_a("IfcIndexedPolyCurve"):
        return not any(each.is_a("IfcArcIndex") for each in curve.Segments or ())
    if curve.is_a("IfcCompositeCurve"):
        return all(_is_polyline(segment.ParentCurve) for segment in curve.Segments)
    return bool(curve.is_a("IfcPolyline"))
