"""Numbers in SI, whatever the file's units."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, named

Read = Callable[[str], PropertyGraph]


def converted(tiny: Tiny, unit_type: str, name: str, factor: float, base: str) -> object:
    """A conversion-based unit such as FOOT or GON."""
    measure = {"LENGTHUNIT": "IfcLengthMeasure", "PLANEANGLEUNIT": "IfcPlaneAngleMeasure"}[
        unit_type
    ]
    value = tiny.make("IfcMeasureWithUnit", tiny.make(measure, factor), tiny.si(unit_type, base))
    exponents = tiny.make("IfcDimensionalExponents", 0, 0, 0, 0, 0, 0, 0)
    return tiny.make("IfcConversionBasedUnit", exponents, unit_type, name, value)


def test_feet_and_gons_become_metres_and_radians(tmp_path: Path) -> None:
    tiny = Tiny()
    units = tiny.project.UnitsInContext
    units.Units = [
        converted(tiny, "LENGTHUNIT", "FOOT", 0.3048, "METRE"),
        converted(tiny, "PLANEANGLEUNIT", "GON", 0.015707963267949, "RADIAN"),
    ]
    wall = tiny.element("IfcWall", "W")
    tiny.property_set(
        wall,
        "Set",
        tiny.single("Length", "IfcPositiveLengthMeasure", 10.0),
        tiny.single("Slope", "IfcPlaneAngleMeasure", 100.0),
    )
    graph = tiny.read(tmp_path)
    held = named(graph, "W").properties
    assert held["Set.Length"] == pytest.approx(3.048)
    assert held["Set.Slope"] == pytest.approx(1.5707963)
    assert graph.units["Set.Length"] == "m"
    assert graph.units["Set.Slope"] == "rad"


def test_a_map_position_in_feet_is_kept_in_metres(tmp_path: Path) -> None:
    tiny = Tiny()
    origin = tiny.make("IfcCartesianPoint", (0.0, 0.0, 0.0))
    axes = tiny.make("IfcAxis2Placement3D", origin, None, None)
    north = tiny.make("IfcDirection", (0.6, 0.8))
    context = tiny.make("IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, axes, north)
    tiny.project.RepresentationContexts = [context]
    foot = converted(tiny, "LENGTHUNIT", "FOOT", 0.3048, "METRE")
    target = tiny.make("IfcProjectedCRS", "EPSG:2263", None, None, None, None, None, foot)
    tiny.make("IfcMapConversion", context, target, 1000.0, 2000.0, 10.0)
    graph = tiny.read(tmp_path)
    held = named(graph, "Tiny").properties
    assert held["IfcMapConversion.Eastings"] == pytest.approx(304.8)
    assert held["IfcMapConversion.OrthogonalHeight"] == pytest.approx(3.048)
    assert graph.units["IfcMapConversion.Northings"] == "m"
    assert held["IfcProjectedCRS.Name"] == "EPSG:2263"
    assert held["TrueNorth"] == [0.6, 0.8]


def test_a_length_in_inches_beside_one_in_feet(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.project.UnitsInContext.Units = [converted(tiny, "LENGTHUNIT", "FOOT", 0.3048, "METRE")]
    inch = converted(tiny, "LENGTHUNIT", "INCH", 0.0254, "METRE")
    door = tiny.element("IfcDoor", "D", OverallHeight=7.0)
    tiny.property_set(door, "Set", tiny.single("Reveal", "IfcLengthMeasure", 4.5, inch))
    held = named(tiny.read(tmp_path), "D").properties
    assert held["OverallHeight"] == pytest.approx(2.1336)
    assert held["Set.Reveal"] == pytest.approx(0.1143)


def test_a_property_with_a_unit_of_its_own_uses_it(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    centimetre = tiny.si("LENGTHUNIT", "METRE", "CENTI")
    tiny.property_set(wall, "Set", tiny.single("Width", "IfcLengthMeasure", 12.0, centimetre))
    assert named(tiny.read(tmp_path), "W").properties["Set.Width"] == 0.12


@pytest.mark.of_others("models/AC20-FZK-Haus.ifc")
def test_degrees_celsius_become_kelvin(read_shared: Read) -> None:
    graph = read_shared("AC20-FZK-Haus.ifc")
    name = "Pset_SpaceThermalRequirements.SpaceTemperatureWinter"
    values = {n.properties[name] for n in graph.nodes if name in n.properties}
    assert values
    assert all(isinstance(v, float) and 280 < v < 300 for v in values)
    assert graph.units[name] == "K"


def test_a_derived_unit_is_measured_from_its_parts(tmp_path: Path) -> None:
    tiny = Tiny()
    hour = tiny.make(
        "IfcConversionBasedUnit",
        tiny.make("IfcDimensionalExponents", 0, 0, 1, 0, 0, 0, 0),
        "TIMEUNIT",
        "HOUR",
        tiny.make(
            "IfcMeasureWithUnit", tiny.make("IfcTimeMeasure", 3600.0), tiny.si("TIMEUNIT", "SECOND")
        ),
    )
    parts = [
        tiny.make("IfcDerivedUnitElement", tiny.si("LENGTHUNIT", "METRE"), 3),
        tiny.make("IfcDerivedUnitElement", hour, -1),
    ]
    flow = tiny.make("IfcDerivedUnit", parts, "VOLUMETRICFLOWRATEUNIT", None)
    tiny.project.UnitsInContext.Units = [*tiny.units, flow]
    pump = tiny.element("IfcPump", "P")
    tiny.property_set(pump, "Set", tiny.single("Flow", "IfcVolumetricFlowRateMeasure", 7.2))
    graph = tiny.read(tmp_path)
    assert named(graph, "P").properties["Set.Flow"] == pytest.approx(0.002)
    assert graph.units["Set.Flow"] == "m3/s"


def test_a_unit_of_the_wrong_dimensions_is_reported_and_not_applied(tmp_path: Path) -> None:
    tiny = Tiny()
    wrong = tiny.make(
        "IfcDerivedUnit",
        [tiny.make("IfcDerivedUnitElement", tiny.si("LENGTHUNIT", "METRE", "MILLI"), 1)],
        "VOLUMETRICFLOWRATEUNIT",
        None,
    )
    tiny.project.UnitsInContext.Units = [*tiny.units, wrong]
    pump = tiny.element("IfcPump", "P")
    tiny.property_set(pump, "Set", tiny.single("Flow", "IfcVolumetricFlowRateMeasure", 7.2))
    graph = tiny.read(tmp_path)
    assert named(graph, "P").properties["Set.Flow"] == 7.2
    assert "Set.Flow" not in graph.units
    assert [f.kind for f in graph.findings] == ["unit"]


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_millimetres_come_out_exact(read_shared: Read) -> None:
    graph = read_shared("SampleHouse4.ifc")
    widths = {n.properties["OverallWidth"] for n in graph.nodes if "IfcWindow" in n.labels}
    assert widths == {1.81}


@pytest.mark.of_others("models/wall_door_columnt_rgb4x3.ifc")
def test_the_imperial_file_is_read_in_metres(read_shared: Read) -> None:
    graph = read_shared("wall_door_columnt_rgb4x3.ifc")
    door = next(n for n in graph.nodes if "IfcDoor" in n.labels).properties
    assert door["OverallHeight"] == pytest.approx(88 * 0.0254)
    foot = next(n for n in graph.nodes if n.properties.get("UnitType") == "LENGTHUNIT").properties
    assert (foot["full_name"], foot["si_unit"]) == ("FOOT", "m")


def test_degrees_fahrenheit_become_kelvin(tmp_path: Path) -> None:
    tiny = Tiny()
    kelvin = tiny.si("THERMODYNAMICTEMPERATUREUNIT", "KELVIN")
    size = tiny.make(
        "IfcMeasureWithUnit", tiny.make("IfcThermodynamicTemperatureMeasure", 5 / 9), kelvin
    )
    exponents = tiny.make("IfcDimensionalExponents", 0, 0, 0, 0, 1, 0, 0)
    fahrenheit = tiny.make(
        "IfcConversionBasedUnitWithOffset",
        exponents,
        "THERMODYNAMICTEMPERATUREUNIT",
        "FAHRENHEIT",
        size,
        459.67 * 5 / 9,
    )
    tiny.project.UnitsInContext.Units = [*tiny.units, fahrenheit]
    wall = tiny.element("IfcWall", "W")
    measure = "IfcThermodynamicTemperatureMeasure"
    tiny.property_set(wall, "Set", tiny.single("Winter", measure, 32.0))
    graph = tiny.read(tmp_path)
    assert named(graph, "W").properties["Set.Winter"] == pytest.approx(273.15)
    assert graph.units["Set.Winter"] == "K"


def test_a_plain_number_with_a_unit_has_that_unit(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    millimetre = tiny.si("LENGTHUNIT", "METRE", "MILLI")
    tiny.property_set(wall, "Set", tiny.single("Depth", "IfcReal", 120.0, millimetre))
    graph = tiny.read(tmp_path)
    assert named(graph, "W").properties["Set.Depth"] == 0.12
    assert graph.units["Set.Depth"] == "m"
