"""Small models written for the tests, in each schema: millimetres, three doors, shared sets."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.api.owner
import ifcopenshell.guid

SCHEMAS = ("IFC2X3", "IFC4", "IFC4X3_ADD2")


@dataclass(frozen=True)
class Made:
    """A model: its file, and the GlobalIds of its doors and of its wall."""

    path: Path
    doors: tuple[str, str, str]
    wall: str
    door_type: str


def written(folder: Path, schema: str) -> Made:
    """Doors D1 and D2 share one Pset_DoorCommon; D3 has one of its own that shares FireRating.

    All three are of a type with ThermalTransmittance 1.5. The wall has a `Plan.Depth` of 250 mm, a
    `Plan.Gap` of 2 in centimetres of its own unit, and a quantity `Qto.Width`.
    """
    file = ifcopenshell.file(schema=schema)
    history = _history(file)

    def root(kind: str, name: str, **attributes: Any) -> Any:
        made = file.create_entity(kind, ifcopenshell.guid.new(), history, name)
        for key, value in attributes.items():
            setattr(made, key, value)
        return made

    def single(name: str, ifc_type: str, value: Any, unit: Any = None) -> Any:
        nominal = file.create_entity(ifc_type, value)
        return file.create_entity(
            "IfcPropertySingleValue", Name=name, NominalValue=nominal, Unit=unit
        )

    millimetre = file.create_entity(
        "IfcSIUnit", UnitType="LENGTHUNIT", Prefix="MILLI", Name="METRE"
    )
    centimetre = file.create_entity(
        "IfcSIUnit", UnitType="LENGTHUNIT", Prefix="CENTI", Name="METRE"
    )
    units = file.create_entity("IfcUnitAssignment", [millimetre])
    context = file.create_entity(
        "IfcGeometricRepresentationContext",
        ContextType="Model",
        CoordinateSpaceDimension=3,
        WorldCoordinateSystem=file.create_entity(
            "IfcAxis2Placement3D", file.create_entity("IfcCartesianPoint", (0.0, 0.0, 0.0))
        ),
    )
    project = root("IfcProject", "P", RepresentationContexts=[context], UnitsInContext=units)
    storey = root("IfcBuildingStorey", "Ground", CompositionType="ELEMENT", Elevation=0.0)
    root("IfcRelAggregates", "", RelatingObject=project, RelatedObjects=[storey])
    doors = [root("IfcDoor", name) for name in ("D1", "D2", "D3")]
    wall = root("IfcWall", "W")
    root(
        "IfcRelContainedInSpatialStructure",
        "",
        RelatedElements=[*doors, wall],
        RelatingStructure=storey,
    )
    rating = single("FireRating", "IfcLabel", "T30")
    shared = root(
        "IfcPropertySet",
        "Pset_DoorCommon",
        HasProperties=[rating, single("IsExternal", "IfcBoolean", False)],
    )
    own = root("IfcPropertySet", "Pset_DoorCommon", HasProperties=[rating])
    plan = root(
        "IfcPropertySet",
        "Plan",
        HasProperties=[
            single("Depth", "IfcPositiveLengthMeasure", 250.0),
            single("Gap", "IfcLengthMeasure", 2.0, centimetre),
            single("Count", "IfcInteger", 3),
        ],
    )
    width = file.create_entity("IfcQuantityLength", Name="Width", LengthValue=300.0)
    quantities = root("IfcElementQuantity", "Qto", Quantities=[width])
    for objects, definition in (
        (doors[:2], shared),
        (doors[2:], own),
        ([wall], plan),
        ([wall], quantities),
    ):
        root(
            "IfcRelDefinesByProperties",
            "",
            RelatedObjects=objects,
            RelatingPropertyDefinition=definition,
        )
    of_type = root(
        "IfcPropertySet",
        "Pset_DoorCommon",
        HasProperties=[single("ThermalTransmittance", "IfcThermalTransmittanceMeasure", 1.5)],
    )
    door_type = root(
        "IfcDoorStyle" if schema == "IFC2X3" else "IfcDoorType", "T", HasPropertySets=[of_type]
    )
    root("IfcRelDefinesByType", "", RelatedObjects=doors, RelatingType=door_type)
    path = folder / f"{schema}.ifc"
    file.write(str(path))
    one, two, three = (door.GlobalId for door in doors)
    return Made(path, (one, two, three), wall.GlobalId, door_type.GlobalId)


def _history(file: Any) -> Any:
    person = ifcopenshell.api.owner.add_person(file, identification="m", family_name="Maker")
    office = ifcopenshell.api.owner.add_organisation(file, identification="o", name="Office")
    user = ifcopenshell.api.owner.add_person_and_organisation(
        file, person=person, organisation=office
    )
    tool = ifcopenshell.api.owner.add_application(
        file,
        application_developer=office,
        version="1",
        application_full_name="Tool",
        application_identifier="Tool",
    )
    return file.create_entity(
        "IfcOwnerHistory",
        OwningUser=user,
        OwningApplication=tool,
        ChangeAction="ADDED",
        CreationDate=1,
    )
