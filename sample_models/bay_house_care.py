"""Bay House: classification, documents, upkeep and the people who live there."""

from typing import Any

from sample_models.bay_house_site import House
from sample_models.circuit import Circuit
from sample_models.facts import property_set

CODES = {
    "IfcWall": ("EF_25_10", "Walls"),
    "IfcDoor": ("EF_25_30", "Doors and windows"),
    "IfcWindow": ("EF_25_30", "Doors and windows"),
    "IfcRoof": ("EF_30_10", "Roofs"),
    "IfcSlab": ("EF_30_20", "Floors"),
    "IfcStair": ("EF_35_10", "Stairs and ramps"),
}
"""IFC class → Uniclass 2015 code and title."""


def add_care(house: House, circuit: Circuit) -> None:
    """Say how the house is classified, documented and looked after."""
    _classify(house)
    _thermostat(house)
    _document(house)
    _service(house)
    _household(house)
    lamps = circuit.system("Lighting", "LIGHTING")
    for lamp in house.drawing.file.by_type("IfcLightFixture"):
        circuit.join_system(lamp, "Lighting")
    served = ("RelatingSystem", "RelatedBuildings")
    house.drawing.relate("IfcRelServicesBuildings", lamps, house.building, served)


def _one(house: House, ifc_class: str) -> Any:
    return house.drawing.file.by_type(ifc_class)[0]


def _classify(house: House) -> None:
    d = house.drawing
    system = d.make("IfcClassification", Source="NBS", Edition="2015", Name="Uniclass 2015")
    references: dict[str, Any] = {}
    for ifc_class, (code, title) in CODES.items():
        if code not in references:
            references[code] = d.make(
                "IfcClassificationReference",
                Identification=code,
                Name=title,
                ReferencedSource=system,
            )
        for element in d.file.by_type(ifc_class):
            related = ("RelatingClassification", "RelatedObjects")
            d.relate("IfcRelAssociatesClassification", references[code], element, related)


def _thermostat(house: House) -> None:
    d = house.drawing
    thermostat = d.root(
        "IfcUnitaryControlElement",
        "Thermostat",
        Name="Thermostat",
        ObjectPlacement=house.place_on("Ground Floor", (5370, 4800, 1400)),
        Representation=d.shape(house.body, [d.box((0, 0, 0), (30, 90, 90), "white")]),
        PredefinedType="THERMOSTAT",
    )
    house.contain(thermostat, house.rooms["Living Room"])
    d.root(
        "IfcRelFlowControlElements",
        "Thermostat to boiler",
        RelatedControlElements=[thermostat],
        RelatingFlowElement=_one(house, "IfcBoiler"),
    )


def _document(house: House) -> None:
    d = house.drawing
    manual = d.make(
        "IfcDocumentReference",
        Location="https://oriel.example/manuals/cb-12.pdf",
        Identification="M-12",
        Name="Boiler manual",
    )
    related = ("RelatingDocument", "RelatedObjects")
    d.relate("IfcRelAssociatesDocument", manual, _one(house, "IfcBoiler"), related)


def _service(house: House) -> None:
    d = house.drawing
    time = d.make(
        "IfcTaskTime",
        ScheduleDuration="PT2H",
        ScheduleStart="2026-09-14T09:00:00",
        ScheduleFinish="2026-09-14T11:00:00",
    )
    task = d.root(
        "IfcTask",
        "Boiler service",
        Name="Annual boiler service",
        Description="Clean the burner, check the expansion tank, measure flue gas",
        Identification="T-01",
        Status="PLANNED",
        IsMilestone=False,
        TaskTime=time,
        PredefinedType="MAINTENANCE",
    )
    d.root(
        "IfcRelAssignsToProcess",
        "Boiler service",
        RelatedObjects=[_one(house, "IfcBoiler")],
        RelatingProcess=task,
    )
    warranty = {"WarrantyIdentifier": "W-2021-12", "WarrantyEndDate": ("IfcDate", "2026-12-31")}
    property_set(d, _one(house, "IfcBoiler"), "Pset_Warranty", warranty)


def _household(house: House) -> None:
    d = house.drawing
    person = d.make("IfcPerson", FamilyName="Bay", GivenName="Robin")
    household = d.make("IfcOrganization", Name="Bay household")
    both = d.make("IfcPersonAndOrganization", person, household)
    occupant = d.root(
        "IfcOccupant", "Bay household", Name="Bay household", TheActor=both, PredefinedType="OWNER"
    )
    d.root(
        "IfcRelAssignsToActor",
        "Bay household",
        RelatedObjects=[house.building],
        RelatingActor=occupant,
    )
