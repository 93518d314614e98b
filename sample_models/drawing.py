"""A small drafting kit over ifcopenshell: derived GlobalIds, placements, solids, colours."""

import uuid
from collections.abc import Iterable, Sequence
from typing import Any

import ifcopenshell
import ifcopenshell.guid

NAMESPACE = uuid.UUID("6a0f5a5e-9a0c-5c1f-8f57-0d4b7f3f0e11")
"""GlobalIds are derived from names in this namespace, so that every run gives the same ones."""

STAMP = 1_767_225_600
"""Creation date of everything: 2026-01-01T00:00:00Z."""

Point = tuple[float, float, float]
Flat = tuple[float, float]
X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)

COLOURS = {
    "brick": (0.80, 0.58, 0.46, 1.0),
    "render": (0.94, 0.92, 0.86, 1.0),
    "plaster": (0.95, 0.95, 0.93, 1.0),
    "concrete": (0.72, 0.72, 0.70, 1.0),
    "tile": (0.56, 0.24, 0.19, 1.0),
    "oak": (0.60, 0.43, 0.26, 1.0),
    "white": (0.97, 0.97, 0.97, 1.0),
    "glass": (0.60, 0.80, 0.90, 0.35),
    "steel": (0.55, 0.57, 0.60, 1.0),
    "flow": (0.85, 0.20, 0.15, 1.0),
    "return": (0.15, 0.35, 0.80, 1.0),
    "fabric": (0.35, 0.45, 0.55, 1.0),
    "panel": (0.10, 0.14, 0.28, 1.0),
    "lawn": (0.52, 0.66, 0.40, 1.0),
    "room": (0.95, 0.85, 0.45, 0.15),
}
"""Red, green, blue, opacity."""


class Drawing:
    """One IFC4 file in millimetres, with what its entities share."""

    def __init__(self) -> None:
        self.file = ifcopenshell.file(schema="IFC4")
        self._taken: set[str] = set()
        self._styles: dict[str, Any] = {}
        self._grouped: dict[tuple[str, int], list[Any]] = {}
        self._relating: dict[tuple[str, int], Any] = {}
        self.owner = self._owner()
        self.origin = self.axes((0, 0, 0))

    def make(self, ifc_class: str, *values: Any, **attributes: Any) -> Any:
        """An entity without a GlobalId; its attributes in order or by name."""
        return self.file.create_entity(ifc_class, *values, **attributes)

    def root(self, ifc_class: str, key: str, **attributes: Any) -> Any:
        """An entity with a GlobalId derived from its class and `key`."""
        seed = f"{ifc_class}/{key}"
        if seed in self._taken:
            raise ValueError(f"{seed} is drawn twice; give each entity a key of its own")
        self._taken.add(seed)
        global_id = ifcopenshell.guid.compress(uuid.uuid5(NAMESPACE, seed).hex)
        return self.make(ifc_class, GlobalId=global_id, OwnerHistory=self.owner, **attributes)

    def _owner(self) -> Any:
        person = self.make("IfcPerson", FamilyName="Drafter", GivenName="Ori")
        firm = self.make("IfcOrganization", Name="Oriel")
        application = self.make(
            "IfcApplication",
            ApplicationDeveloper=firm,
            Version="1",
            ApplicationFullName="Oriel sample models",
            ApplicationIdentifier="sample_models",
        )
        return self.make(
            "IfcOwnerHistory",
            OwningUser=self.make("IfcPersonAndOrganization", person, firm),
            OwningApplication=application,
            CreationDate=STAMP,
        )

    def relate(
        self, ifc_class: str, relating: Any, related: Any, attributes: tuple[str, str]
    ) -> None:
        """Gather `related` under `relating`; one relationship for each is written by `finish`."""
        key = (f"{ifc_class} {attributes[0]} {attributes[1]}", relating.id())
        self._grouped.setdefault(key, []).append(related)
        self._relating[key] = relating

    def finish(self) -> None:
        """Write the gathered relationships."""
        for key, related in self._grouped.items():
            ifc_class, one, many = key[0].split()
            relating = self._relating[key]
            name = getattr(relating, "GlobalId", None) or f"#{relating.id()}"
            self.root(ifc_class, f"of {name}", **{one: relating, many: related})

    def point(self, *coordinates: float) -> Any:
        return self.make("IfcCartesianPoint", tuple(float(c) for c in coordinates))

    def direction(self, *ratios: float) -> Any:
        return self.make("IfcDirection", tuple(float(r) for r in ratios))

    def axes(self, origin: Point, axis: Point = Z, ref: Point = X) -> Any:
        """A right-handed system at `origin`; `axis` is its z, `ref` its x."""
        turned = (axis, ref) != (Z, X)
        return self.make(
            "IfcAxis2Placement3D",
            self.point(*origin),
            self.direction(*axis) if turned else None,
            self.direction(*ref) if turned else None,
        )

    def place(self, origin: Point, within: Any = None, axis: Point = Z, ref: Point = X) -> Any:
        """A local placement relative to another placement."""
        return self.make("IfcLocalPlacement", within, self.axes(origin, axis, ref))

    def prism(
        self, outline: Iterable[Flat], depth: float, colour: str, at: tuple[Point, Point, Point]
    ) -> Any:
        """`outline` extruded along the axis of the system `at` (origin, axis, ref)."""
        points = [self.point(*p) for p in outline]
        curve = self.make("IfcPolyline", [*points, points[0]])
        profile = self.make("IfcArbitraryClosedProfileDef", "AREA", None, curve)
        return self._extrude(profile, depth, colour, at)

    def box(self, corner: Point, size: Point, colour: str) -> Any:
        """A box from its lowest corner."""
        width, depth, height = size
        outline = [(0.0, 0.0), (width, 0.0), (width, depth), (0.0, depth)]
        return self.prism(outline, height, colour, (corner, Z, X))

    def rod(self, start: Point, axis: Point, length: float, radius: float, colour: str) -> Any:
        """A cylinder from `start` along `axis`."""
        ref = X if abs(axis[0]) < 0.5 else Y
        circle = self.make("IfcCircleProfileDef", "AREA", None, None, float(radius))
        return self._extrude(circle, length, colour, (start, axis, ref))

    def _extrude(self, profile: Any, depth: float, colour: str, at: tuple[Point, ...]) -> Any:
        solid = self.make(
            "IfcExtrudedAreaSolid", profile, self.axes(*at), self.direction(*Z), float(depth)
        )
        self.make("IfcStyledItem", solid, [self._style(colour)])
        return solid

    def _style(self, colour: str) -> Any:
        if colour not in self._styles:
            red, green, blue, opacity = COLOURS[colour]
            rgb = self.make("IfcColourRgb", None, red, green, blue)
            rendering = self.make(
                "IfcSurfaceStyleRendering",
                SurfaceColour=rgb,
                Transparency=round(1 - opacity, 3),
                ReflectanceMethod="NOTDEFINED",
            )
            self._styles[colour] = self.make("IfcSurfaceStyle", colour, "BOTH", [rendering])
        return self._styles[colour]

    def shape(self, context: Any, solids: Sequence[Any], kind: str = "SweptSolid") -> Any:
        """A product definition shape with one body."""
        body = self.make("IfcShapeRepresentation", context, "Body", kind, list(solids))
        return self.make("IfcProductDefinitionShape", None, None, [body])

    def map_of(self, context: Any, solids: Sequence[Any]) -> Any:
        """A representation map, for a type whose occurrences share one shape."""
        body = self.make("IfcShapeRepresentation", context, "Body", "SweptSolid", list(solids))
        return self.make("IfcRepresentationMap", self.origin, body)

    def mapped(self, context: Any, source: Any) -> Any:
        """The shape of an occurrence that shares its type's."""
        target = self.make("IfcCartesianTransformationOperator3D", None, None, self.point(0, 0, 0))
        return self.shape(
            context, [self.make("IfcMappedItem", source, target)], "MappedRepresentation"
        )
