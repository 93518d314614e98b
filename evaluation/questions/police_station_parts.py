"""Writes IFC4 entities of a made-up building, with GlobalIds that stay when it is written again."""

import uuid
from pathlib import Path
from typing import Any, NamedTuple

import ifcopenshell
import ifcopenshell.guid

Entity = Any
"""An ifcopenshell entity instance."""
HEADER = "Written by script for testing; people and firms are made up"
AREAS = ("NetFloorArea", "GrossSideArea", "Area", "GrossArea")
VOLUMES = ("NetVolume", "GrossVolume")


class Box(NamedTuple):
    """Least corner and sides along x, y and z, in millimetres."""

    corner: tuple[int, int, int]
    size: tuple[int, int, int]


class Storey(NamedTuple):
    """Its floor's height above the ground and the room height below its ceiling."""

    name: str
    elevation: int
    ceiling: int


class Writer:
    """One IFC file in the making."""

    def __init__(
        self, project: str, storeys: tuple[Storey, ...], seed: str = "oriel.police_station"
    ) -> None:
        self.seed = seed
        self.file = ifcopenshell.file(schema="IFC4")
        self.grouped: dict[tuple[str, int], list[Entity]] = {}
        self.shared: dict[tuple[str, Any], Entity] = {}
        self.counts: dict[str, int] = {}
        make = self.file.create_entity
        self.origin = make("IfcAxis2Placement3D", make("IfcCartesianPoint", (0.0, 0.0, 0.0)))
        context = make("IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, self.origin)
        self.body = make(
            "IfcGeometricRepresentationSubContext",
            ContextIdentifier="Body",
            ContextType="Model",
            ParentContext=context,
            TargetView="MODEL_VIEW",
        )
        self.project = self.rooted("IfcProject", project)
        self.project.RepresentationContexts = [context]
        self.project.UnitsInContext = make("IfcUnitAssignment", self._units())
        self.storeys: dict[str, Entity] = {}
        for storey in storeys:
            made = self.rooted("IfcBuildingStorey", storey.name)
            made.Elevation = float(storey.elevation)
            made.CompositionType = "ELEMENT"
            made.ObjectPlacement = make("IfcLocalPlacement", None, self.origin)
            self.storeys[storey.name] = made

    def _units(self) -> list[Entity]:
        si = (
            ("LENGTHUNIT", "MILLI", "METRE"),
            ("AREAUNIT", None, "SQUARE_METRE"),
            ("VOLUMEUNIT", None, "CUBIC_METRE"),
            ("POWERUNIT", None, "WATT"),
            ("THERMODYNAMICTEMPERATUREUNIT", None, "DEGREE_CELSIUS"),
            ("PLANEANGLEUNIT", None, "RADIAN"),
        )
        make = self.file.create_entity
        units = [make("IfcSIUnit", UnitType=t, Prefix=p, Name=n) for t, p, n in si]
        metre = make("IfcSIUnit", UnitType="LENGTHUNIT", Name="METRE")
        kelvin = make("IfcSIUnit", UnitType="THERMODYNAMICTEMPERATUREUNIT", Name="KELVIN")
        parts = [
            make("IfcDerivedUnitElement", unit, power)
            for unit, power in ((units[3], 1), (metre, -2), (kelvin, -1))
        ]
        return [*units, make("IfcDerivedUnit", parts, "THERMALTRANSMITTANCEUNIT")]

    def rooted(self, ifc_class: str, name: str | None, **attributes: Any) -> Entity:
        """An entity with a GlobalId made of its class, its name and how many there were before."""
        key = f"{ifc_class} {name}"
        self.counts[key] = self.counts.get(key, 0) + 1
        digest = uuid.uuid5(uuid.NAMESPACE_URL, f"{self.seed} {key} {self.counts[key]}")
        made = self.file.create_entity(ifc_class, ifcopenshell.guid.compress(digest.hex))
        made.Name = name
        for attribute, value in attributes.items():
            setattr(made, attribute, value)
        return made

    def shape(self, box: Box) -> tuple[Entity, Entity]:
        """Placement and representation of a box."""
        make = self.file.create_entity
        x, y, z = (float(side) for side in box.size)
        corner = make("IfcCartesianPoint", tuple(float(n) for n in box.corner))
        middle = make("IfcAxis2Placement2D", make("IfcCartesianPoint", (x / 2, y / 2)))
        profile = make("IfcRectangleProfileDef", "AREA", None, middle, x, y)
        up = make("IfcDirection", (0.0, 0.0, 1.0))
        solid = make("IfcExtrudedAreaSolid", profile, self.origin, up, z)
        shown = make("IfcShapeRepresentation", self.body, "Body", "SweptSolid", [solid])
        place = make("IfcLocalPlacement", None, make("IfcAxis2Placement3D", corner))
        return place, make("IfcProductDefinitionShape", None, None, [shown])

    def bodied(self, ifc_class: str, name: str, box: Box, **attributes: Any) -> Entity:
        place, shape = self.shape(box)
        made = self.rooted(ifc_class, name, **attributes)
        made.ObjectPlacement, made.Representation = place, shape
        return made

    def product(
        self, ifc_class: str, name: str, box: Box, place: Storey | Entity, **attributes: Any
    ) -> Entity:
        """An element with a body that is contained in a storey or a space."""
        made = self.bodied(ifc_class, name, box, **attributes)
        inside = self.storeys[place.name] if isinstance(place, Storey) else place
        self.gather("IfcRelContainedInSpatialStructure", inside, made)
        return made

    def space(self, number: str, name: str, storey: int, box: Box) -> Entity:
        inside = list(self.storeys.values())[storey]
        made = self.bodied("IfcSpace", number, box, LongName=name, CompositionType="ELEMENT")
        made.PredefinedType = "INTERNAL"
        self.gather("IfcRelAggregates", inside, made)
        return made

    def opening(self, ifc_class: str, name: str, box: Box, wall: Entity, storey: Storey) -> Entity:
        """A door or window in an opening of a wall, which says where it lies across."""
        across = wall.ObjectPlacement.RelativePlacement.Location.Coordinates[1]
        x, _, z = box.corner
        box = Box((x, int(across), storey.elevation + z), box.size)
        hole = self.bodied("IfcOpeningElement", f"Opening {name}", box, PredefinedType="OPENING")
        made = self.product(ifc_class, name, box, storey)
        made.OverallWidth, made.OverallHeight = float(box.size[0]), float(box.size[2])
        made.PredefinedType = ifc_class[3:].upper()
        voids = self.rooted("IfcRelVoidsElement", None)
        voids.RelatingBuildingElement, voids.RelatedOpeningElement = wall, hole
        fills = self.rooted("IfcRelFillsElement", None)
        fills.RelatingOpeningElement, fills.RelatedBuildingElement = hole, made
        return made

    def gather(self, relation: str, one: Entity, member: Entity) -> None:
        """Note a member of a relation, which `finish` writes."""
        self.grouped.setdefault((relation, one.id()), []).append(member)

    def once(self, ifc_class: str, key: Any) -> Entity | None:
        return self.shared.get((ifc_class, key))

    def keep(self, ifc_class: str, key: Any, made: Entity) -> Entity:
        self.shared[ifc_class, key] = made
        return made

    def typed(
        self, product: Entity, ifc_class: str, name: str, attributes: dict[str, Any]
    ) -> Entity:
        kind = self.once(ifc_class, name)
        if kind is None:
            kind = self.keep(ifc_class, name, self.rooted(ifc_class, name, **attributes))
            if ifc_class == "IfcDoorType":
                kind.OperationType = "SINGLE_SWING_LEFT"
            elif ifc_class == "IfcFurnitureType":
                kind.AssemblyPlace = "FACTORY"
            elif ifc_class == "IfcWindowType":
                kind.PartitioningType = "SINGLE_PANEL"
        self.gather("IfcRelDefinesByType", kind, product)
        return kind

    def value(self, given: Any) -> Entity:
        make = self.file.create_entity
        if isinstance(given, tuple):
            kind, content = given
            if kind != "Date":
                return make(f"Ifc{kind}Measure", float(content))
            return make("IfcDate", content)
        if isinstance(given, bool):
            return make("IfcBoolean", given)
        if isinstance(given, int):
            return make("IfcCountMeasure", given)
        if isinstance(given, float):
            return make("IfcReal", given)
        return make("IfcLabel", given)

    def pset(self, owner: Entity, name: str, properties: dict[str, Any]) -> None:
        """A property set; what is None is left out. A type has it directly."""
        made = [
            self.file.create_entity("IfcPropertySingleValue", key, None, self.value(given))
            for key, given in properties.items()
            if given is not None
        ]
        if not made:
            return
        held = self.rooted("IfcPropertySet", name, HasProperties=made)
        if owner.is_a("IfcTypeObject"):
            owner.HasPropertySets = [*(owner.HasPropertySets or ()), held]
        else:
            self.gather("IfcRelDefinesByProperties", held, owner)

    def quantities(self, owner: Entity, name: str, values: dict[str, float]) -> None:
        made = []
        for key, number in values.items():
            kind = "Area" if key in AREAS else "Volume" if key in VOLUMES else "Length"
            made.append(
                self.file.create_entity(f"IfcQuantity{kind}", key, None, None, float(number))
            )
        held = self.rooted("IfcElementQuantity", name, Quantities=made)
        self.gather("IfcRelDefinesByProperties", held, owner)

    def substance(self, name: str) -> Entity:
        found = self.once("IfcMaterial", name)
        return found or self.keep("IfcMaterial", name, self.file.create_entity("IfcMaterial", name))

    def material(self, owner: Entity, name: str) -> None:
        self.gather("IfcRelAssociatesMaterial", self.substance(name), owner)

    def layers(self, owner: Entity, name: str, layers: tuple[tuple[str, int], ...]) -> None:
        found = self.once("IfcMaterialLayerSet", name)
        if found is None:
            make = self.file.create_entity
            made = [
                make(
                    "IfcMaterialLayer",
                    self.substance(material),
                    float(thickness),
                    material == "Air gap",
                    Name=material,
                )
                for material, thickness in layers
            ]
            found = self.keep("IfcMaterialLayerSet", name, make("IfcMaterialLayerSet", made, name))
        self.gather("IfcRelAssociatesMaterial", found, owner)

    def classify(self, owner: Entity, code: str, name: str) -> None:
        found = self.once("IfcClassificationReference", code)
        if found is None:
            make = self.file.create_entity
            book = self.once("IfcClassification", "Uniclass 2015") or self.keep(
                "IfcClassification",
                "Uniclass 2015",
                make("IfcClassification", "NBS", "2015", None, "Uniclass 2015"),
            )
            found = self.keep(
                "IfcClassificationReference",
                code,
                make("IfcClassificationReference", None, code, name, book),
            )
        self.gather("IfcRelAssociatesClassification", found, owner)

    def zone(self, name: str, spaces: list[Entity]) -> Entity:
        made = self.rooted("IfcZone", name)
        for space in spaces:
            self.gather("IfcRelAssignsToGroup", made, space)
        return made

    def system(self, name: str, kind: str) -> Entity:
        found = self.once("IfcDistributionSystem", name)
        return found or self.keep(
            "IfcDistributionSystem",
            name,
            self.rooted("IfcDistributionSystem", name, PredefinedType=kind),
        )

    def bound(self, element: Entity, spaces: list[Entity]) -> None:
        for space in spaces:
            made = self.rooted("IfcRelSpaceBoundary", None)
            made.RelatingSpace, made.RelatedBuildingElement = space, element
            made.PhysicalOrVirtualBoundary = "PHYSICAL"
            made.InternalOrExternalBoundary = "INTERNAL" if len(spaces) > 1 else "EXTERNAL"

    def port(self, element: Entity, flow: str) -> Entity:
        made = self.rooted("IfcDistributionPort", f"{element.Name} {flow.lower()}")
        made.FlowDirection = flow
        self.gather("IfcRelNests", element, made)
        return made

    def connect(self, first: Entity, second: Entity) -> None:
        joined = self.rooted("IfcRelConnectsPorts", None)
        joined.RelatingPort = self.port(first, "SOURCE")
        joined.RelatedPort = self.port(second, "SINK")

    def finish(self, path: Path) -> None:
        """Write the gathered relations, and the file."""
        ends = {
            "IfcRelContainedInSpatialStructure": ("RelatingStructure", "RelatedElements"),
            "IfcRelAggregates": ("RelatingObject", "RelatedObjects"),
            "IfcRelNests": ("RelatingObject", "RelatedObjects"),
            "IfcRelDefinesByType": ("RelatingType", "RelatedObjects"),
            "IfcRelDefinesByProperties": ("RelatingPropertyDefinition", "RelatedObjects"),
            "IfcRelAssociatesMaterial": ("RelatingMaterial", "RelatedObjects"),
            "IfcRelAssociatesClassification": ("RelatingClassification", "RelatedObjects"),
            "IfcRelAssignsToGroup": ("RelatingGroup", "RelatedObjects"),
            "IfcRelServicesBuildings": ("RelatingSystem", "RelatedBuildings"),
        }
        for (relation, number), members in self.grouped.items():
            one, many = ends[relation]
            made = self.rooted(relation, None)
            setattr(made, one, self.file.by_id(number))
            setattr(made, many, members)
        header = self.file.header
        header.file_description.description = (HEADER, "ViewDefinition [ReferenceView]")
        header.file_name.name = path.name
        header.file_name.time_stamp = "2026-11-29T10:00:00"
        header.file_name.author = ("Lotte Brandenburger",)
        header.file_name.organization = ("Atelier Brandenburger Weis",)
        header.file_name.originating_system = "written by script with ifcopenshell"
        header.file_name.authorization = HEADER
        self.file.write(str(path))
