"""Small IFC files that tests write for one point each."""

from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.guid

from ifc_loader import Node, PropertyGraph, read_ifc


class Tiny:
    """A project with one building, one storey and nothing else, in any schema; metres."""

    def __init__(self, schema: str = "IFC4") -> None:
        self.file = ifcopenshell.file(schema=schema)
        self._number = 0
        self.units = [self.si("LENGTHUNIT", "METRE")]
        assignment = self.file.create_entity("IfcUnitAssignment", self.units)
        self.project = self.root("IfcProject", Name="Tiny", UnitsInContext=assignment)
        self.building = self.root("IfcBuilding", Name="House")
        self.storey = self.root("IfcBuildingStorey", Name="Ground", Elevation=0.0)
        self.whole(self.project, self.building)
        self.whole(self.building, self.storey)

    def si(self, unit_type: str, name: str, prefix: str | None = None) -> Any:
        return self.file.create_entity("IfcSIUnit", None, unit_type, prefix, name)

    def make(self, ifc_class: str, *values: Any, **attributes: Any) -> Any:
        return self.file.create_entity(ifc_class, *values, **attributes)

    def root(self, ifc_class: str, **attributes: Any) -> Any:
        self._number += 1
        global_id = attributes.pop("GlobalId", f"{self._number:022d}")
        return self.file.create_entity(ifc_class, GlobalId=global_id, **attributes)

    def whole(self, whole: Any, *parts: Any) -> None:
        self.root("IfcRelAggregates", RelatingObject=whole, RelatedObjects=parts)

    def element(self, ifc_class: str, name: str | None, **attributes: Any) -> Any:
        element = self.root(ifc_class, Name=name, **attributes)
        self.root(
            "IfcRelContainedInSpatialStructure",
            RelatedElements=[element],
            RelatingStructure=self.storey,
        )
        return element

    def typed(self, element: Any, type_object: Any) -> None:
        self.root("IfcRelDefinesByType", RelatedObjects=[element], RelatingType=type_object)

    def property_set(self, owner: Any, name: str, *members: Any) -> Any:
        made = self.root("IfcPropertySet", Name=name, HasProperties=members)
        self.root(
            "IfcRelDefinesByProperties", RelatedObjects=[owner], RelatingPropertyDefinition=made
        )
        return made

    def quantities(self, owner: Any, name: str, **values: tuple[str, float]) -> None:
        members = [self.make(c, key, None, None, v) for key, (c, v) in values.items()]
        made = self.root("IfcElementQuantity", Name=name, Quantities=members)
        self.root(
            "IfcRelDefinesByProperties", RelatedObjects=[owner], RelatingPropertyDefinition=made
        )

    def single(self, name: str, measure: str, value: Any, unit: Any = None) -> Any:
        nominal = self.make(measure, value)
        return self.make("IfcPropertySingleValue", name, None, nominal, unit)

    def box(
        self,
        corner: tuple[float, float, float],
        size: tuple[float, float, float],
        along: tuple[float, float, float] = (1.0, 0.0, 0.0),
    ) -> dict[str, Any]:
        """Placement and shape of an upright box, by its first corner, its size, its own x axis."""
        if not self.project.RepresentationContexts:
            world = self._axes((0.0, 0.0, 0.0))
            context = self.make("IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, world)
            self.project.RepresentationContexts = [context]
        width, depth, height = map(float, size)
        middle = self.make("IfcCartesianPoint", (width / 2, depth / 2))
        flat = self.make("IfcAxis2Placement2D", middle)
        outline = self.make("IfcRectangleProfileDef", "AREA", None, flat, width, depth)
        up = self.make("IfcDirection", (0.0, 0.0, 1.0))
        foot = self._axes((0.0, 0.0, 0.0))
        solid = self.make("IfcExtrudedAreaSolid", outline, foot, up, height)
        (context,) = self.project.RepresentationContexts
        body = self.make("IfcShapeRepresentation", context, "Body", "SweptSolid", [solid])
        placement = self.make("IfcLocalPlacement", None, self._axes(corner, along))
        shape = self.make("IfcProductDefinitionShape", None, None, [body])
        return {"ObjectPlacement": placement, "Representation": shape}

    def _axes(
        self,
        origin: tuple[float, float, float],
        along: tuple[float, float, float] = (1.0, 0.0, 0.0),
    ) -> Any:
        point = self.make("IfcCartesianPoint", tuple(map(float, origin)))
        up, x_axis = (self.make("IfcDirection", each) for each in ((0.0, 0.0, 1.0), along))
        return self.make("IfcAxis2Placement3D", point, up, x_axis)

    def save(self, path: Path) -> Path:
        self.file.write(str(path))
        return path

    def read(self, folder: Path) -> PropertyGraph:
        return read_ifc(self.save(folder / "tiny.ifc"))


def named(graph: PropertyGraph, name: str) -> Node:
    """The one entity called `name`."""
    found = [node for node in graph.nodes if node.properties.get("Name") == name]
    assert len(found) == 1, f"{len(found)} nodes are called {name}"
    return found[0]


def linked(graph: PropertyGraph, start: str, type_: str) -> list[str]:
    """The names at the other end of an entity's edges of one type."""
    names = {node.key: str(node.properties.get("Name", "")) for node in graph.nodes}
    key = named(graph, start).key
    ends = [r.end for r in graph.relationships if r.start == key and r.type == type_]
    return [names[end] for end in ends]
