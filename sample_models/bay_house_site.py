"""Bay House: project, units, site, building and storeys."""

from dataclasses import dataclass, field
from typing import Any

from sample_models.bay_house_plan import ELEVATIONS, FIRST, GROUND, ROOMS
from sample_models.drawing import Drawing, Z
from sample_models.facts import Materials, property_set, quantity_set

TRUE_NORTH = (0.2588190451, 0.9659258263)
"""True north lies 15 degrees east of the plan's y axis."""


@dataclass(slots=True)
class House:
    """What the parts of the house hang on."""

    drawing: Drawing
    materials: Materials
    body: Any
    project: Any
    site: Any
    building: Any
    storeys: dict[str, Any]
    walls: dict[str, Any] = field(default_factory=dict)
    slabs: dict[str, Any] = field(default_factory=dict)
    gaps: dict[str, Any] = field(default_factory=dict)
    rooms: dict[str, Any] = field(default_factory=dict)
    types: dict[str, Any] = field(default_factory=dict)

    def contain(self, element: Any, place: Any) -> None:
        """Put an element into a storey or a room."""
        related = ("RelatingStructure", "RelatedElements")
        self.drawing.relate("IfcRelContainedInSpatialStructure", place, element, related)

    def typed(self, element: Any, type_object: Any) -> None:
        """Give an element its type."""
        related = ("RelatingType", "RelatedObjects")
        self.drawing.relate("IfcRelDefinesByType", type_object, element, related)

    def part_of(self, part: Any, whole: Any) -> None:
        """Make an element part of another."""
        related = ("RelatingObject", "RelatedObjects")
        self.drawing.relate("IfcRelAggregates", whole, part, related)

    def place_on(self, storey: str, origin: tuple[float, float, float], **turn: Any) -> Any:
        """A placement relative to a storey."""
        return self.drawing.place(origin, self.storeys[storey].ObjectPlacement, **turn)


def start_house() -> House:
    """The project down to its storeys, with units, north, map position and address."""
    d = Drawing()
    context = d.make(
        "IfcGeometricRepresentationContext",
        ContextType="Model",
        CoordinateSpaceDimension=3,
        Precision=1e-5,
        WorldCoordinateSystem=d.origin,
        TrueNorth=d.direction(*TRUE_NORTH),
    )
    body = d.make(
        "IfcGeometricRepresentationSubContext",
        ContextIdentifier="Body",
        ContextType="Model",
        ParentContext=context,
        TargetView="MODEL_VIEW",
    )
    project = d.root(
        "IfcProject",
        "project",
        Name="Bay House",
        LongName="A house with an oriel, drawn to be asked about",
        Phase="In use",
        RepresentationContexts=[context],
        UnitsInContext=_units(d),
    )
    _map(d, context)
    site, building = _site(d), _building(d)
    site.ObjectPlacement = d.place((0, 0, 0))
    building.ObjectPlacement = d.place((0, 0, 0), site.ObjectPlacement)
    storeys = {
        name: d.root(
            "IfcBuildingStorey",
            name,
            Name=name,
            ObjectPlacement=d.place((0, 0, elevation), building.ObjectPlacement),
            CompositionType="ELEMENT",
            Elevation=elevation,
        )
        for name, elevation in ELEVATIONS.items()
    }
    house = House(d, Materials(d), body, project, site, building, storeys)
    house.part_of(site, project)
    house.part_of(building, site)
    for storey in storeys.values():
        house.part_of(storey, building)
    lawn = d.prism([(-5000, -5500), (15000, -5500), (15000, 13000), (-5000, 13000)], 200, "lawn",
                   ((0, 0, -500), Z, (1, 0, 0)))  # fmt: skip
    site.Representation = d.shape(body, [lawn])
    _facts(house)
    return house


def _units(d: Drawing) -> Any:
    def si(unit_type: str, name: str, prefix: str | None = None) -> Any:
        return d.make("IfcSIUnit", UnitType=unit_type, Prefix=prefix, Name=name)

    radian = si("PLANEANGLEUNIT", "RADIAN")
    degree = d.make(
        "IfcConversionBasedUnit",
        d.make("IfcDimensionalExponents", 0, 0, 0, 0, 0, 0, 0),
        "PLANEANGLEUNIT",
        "DEGREE",
        d.make("IfcMeasureWithUnit", d.make("IfcPlaneAngleMeasure", 0.0174532925199433), radian),
    )
    kelvin, metre = si("THERMODYNAMICTEMPERATUREUNIT", "KELVIN"), si("LENGTHUNIT", "METRE")
    watt, second = si("POWERUNIT", "WATT"), si("TIMEUNIT", "SECOND")

    def derived(unit_type: str, *parts: tuple[Any, int]) -> Any:
        elements = [d.make("IfcDerivedUnitElement", unit, power) for unit, power in parts]
        return d.make("IfcDerivedUnit", elements, unit_type, None)

    units = [
        si("LENGTHUNIT", "METRE", "MILLI"),
        si("AREAUNIT", "SQUARE_METRE"),
        si("VOLUMEUNIT", "CUBIC_METRE"),
        degree,
        si("MASSUNIT", "GRAM", "KILO"),
        second,
        si("THERMODYNAMICTEMPERATUREUNIT", "DEGREE_CELSIUS"),
        watt,
        si("PRESSUREUNIT", "PASCAL", "KILO"),
        si("ILLUMINANCEUNIT", "LUX"),
        derived("THERMALTRANSMITTANCEUNIT", (watt, 1), (metre, -2), (kelvin, -1)),
        derived("VOLUMETRICFLOWRATEUNIT", (metre, 3), (second, -1)),
        d.make("IfcMonetaryUnit", "GBP"),
    ]
    return d.make("IfcUnitAssignment", units)


def _map(d: Drawing, context: Any) -> None:
    grid = d.make(
        "IfcProjectedCRS",
        Name="EPSG:27700",
        Description="OSGB36 / British National Grid",
        GeodeticDatum="OSGB36",
    )
    d.make(
        "IfcMapConversion",
        SourceCRS=context,
        TargetCRS=grid,
        Eastings=292_000.0,
        Northings=92_500.0,
        OrthogonalHeight=38.0,
        XAxisAbscissa=0.9659258263,
        XAxisOrdinate=0.2588190451,
        Scale=0.001,
    )


def _site(d: Drawing) -> Any:
    return d.root(
        "IfcSite",
        "site",
        Name="7 Oriel Lane",
        CompositionType="ELEMENT",
        RefLatitude=[50, 43, 30, 0],
        RefLongitude=[-3, -32, -0, 0],
        RefElevation=38_000.0,
    )


def _building(d: Drawing) -> Any:
    address = d.make(
        "IfcPostalAddress",
        Purpose="SITE",
        AddressLines=["7 Oriel Lane"],
        Town="Exampleton",
        Region="Devon",
        PostalCode="EX0 0AB",
        Country="United Kingdom",
    )
    return d.root(
        "IfcBuilding",
        "building",
        Name="Bay House",
        LongName="Detached house with an oriel",
        CompositionType="ELEMENT",
        BuildingAddress=address,
    )


def _facts(house: House) -> None:
    d = house.drawing
    property_set(
        d,
        house.building,
        "Pset_BuildingCommon",
        {
            "NumberOfStoreys": 2,
            "YearOfConstruction": "1987",
            "OccupancyType": "Dwelling",
            "IsLandmarked": False,
        },
    )
    property_set(d, house.site, "Pset_SiteCommon", {"TotalArea": ("IfcAreaMeasure", 370.0)})
    net = {name: sum(r.area for r in ROOMS if r.storey == name) for name in (GROUND, FIRST)}
    for name, storey in house.storeys.items():
        quantity_set(
            d,
            storey,
            "Qto_BuildingStoreyBaseQuantities",
            {
                "GrossHeight": 3000,
                "NetHeight": 2700,
                "GrossFloorArea": 80,
                "NetFloorArea": net[name],
            },
        )
    quantity_set(
        d,
        house.building,
        "Qto_BuildingBaseQuantities",
        {"GrossFloorArea": 160, "NetFloorArea": sum(net.values())},
    )
