"""Numbers in SI, whatever the file's units."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph
from ifc_loader.units import DEEPEST, Units, full_name, measure_unit, symbol_of
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


def in_degrees(folder: Path, factor: float, offset: float, value: float) -> PropertyGraph:
    """A wall whose Set.Winter is a value in degrees of so many kelvin, from such an offset."""
    tiny = Tiny()
    kelvin = tiny.si("THERMODYNAMICTEMPERATUREUNIT", "KELVIN")
    measure = "IfcThermodynamicTemperatureMeasure"
    size = tiny.make("IfcMeasureWithUnit", tiny.make(measure, factor), kelvin)
    exponents = tiny.make("IfcDimensionalExponents", 0, 0, 0, 0, 1, 0, 0)
    degree = tiny.make(
        "IfcConversionBasedUnitWithOffset",
        exponents, "THERMODYNAMICTEMPERATUREUNIT", "FAHRENHEIT", size, offset,
    )  # fmt: skip
    tiny.project.UnitsInContext.Units = [*tiny.units, degree]
    tiny.property_set(tiny.element("IfcWall", "W"), "Set", tiny.single("Winter", measure, value))
    return tiny.read(folder)


def test_degrees_fahrenheit_become_kelvin(tmp_path: Path) -> None:
    graph = in_degrees(tmp_path, 5 / 9, 459.67 * 5 / 9, 32.0)
    assert named(graph, "W").properties["Set.Winter"] == pytest.approx(273.15)
    assert graph.units["Set.Winter"] == "K"
    assert not [finding for finding in graph.findings if finding.kind == "unit"]


@pytest.mark.parametrize("factor", [5 / 9, 1.8])
@pytest.mark.parametrize("offset", [-459.67, 459.67])
def test_the_offset_of_the_formula_for_fahrenheit_is_known_and_told(
    tmp_path: Path, factor: float, offset: float
) -> None:
    graph = in_degrees(tmp_path, factor, offset, 68.0)
    assert named(graph, "W").properties["Set.Winter"] == pytest.approx(293.15)
    (finding,) = [finding for finding in graph.findings if finding.kind == "unit"]
    assert "degrees Fahrenheit, not in kelvin" in finding.message


def test_degrees_that_begin_below_absolute_zero_are_told_and_not_applied(tmp_path: Path) -> None:
    graph = in_degrees(tmp_path, 5 / 9, -17.78, 68.0)
    assert named(graph, "W").properties["Set.Winter"] == 68.0
    assert "Set.Winter" not in graph.units
    (finding,) = [finding for finding in graph.findings if finding.kind == "unit"]
    assert "is -17.78 K, which no temperature can be" in finding.message


def test_a_plain_number_with_a_unit_has_that_unit(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    millimetre = tiny.si("LENGTHUNIT", "METRE", "MILLI")
    tiny.property_set(wall, "Set", tiny.single("Depth", "IfcReal", 120.0, millimetre))
    graph = tiny.read(tmp_path)
    assert named(graph, "W").properties["Set.Depth"] == 0.12
    assert graph.units["Set.Depth"] == "m"


def of_a_file(tiny: Tiny, *units: Any) -> Units:
    """The conversions of a file with these units."""
    return Units(tiny.make("IfcUnitAssignment", units))


def so_many(tiny: Tiny, name: str, factor: float, base: Any) -> Any:
    """A unit that is so many of another length."""
    size = tiny.make("IfcMeasureWithUnit", tiny.make("IfcLengthMeasure", factor), base)
    exponents = tiny.make("IfcDimensionalExponents", 1, 0, 0, 0, 0, 0, 0)
    return tiny.make("IfcConversionBasedUnit", exponents, "LENGTHUNIT", name, size)


def derived(tiny: Tiny, unit_type: str, *parts: tuple[Any, int]) -> Any:
    elements = [tiny.make("IfcDerivedUnitElement", unit, exponent) for unit, exponent in parts]
    return tiny.make("IfcDerivedUnit", elements, unit_type, None)


def test_a_number_in_thousandths_is_what_its_decimals_say() -> None:
    tiny = Tiny()
    length = of_a_file(tiny, tiny.si("LENGTHUNIT", "METRE", "MILLI")).of_measure("IfcLengthMeasure")
    assert 8_011 * 0.001 != 8.011
    assert (length.to_si(8_011), length.symbol) == (8.011, "m")


def test_a_unit_may_be_two_of_another() -> None:
    tiny = Tiny()
    units = of_a_file(tiny, so_many(tiny, "STRIDE", 2.0, tiny.si("LENGTHUNIT", "METRE")))
    assert units.of_measure("IfcLengthMeasure").to_si(3.0) == 6.0
    assert units.complaints == []


def test_degrees_celsius_begin_at_their_zero() -> None:
    tiny = Tiny()
    celsius = tiny.si("THERMODYNAMICTEMPERATUREUNIT", "DEGREE_CELSIUS")
    found = of_a_file(tiny, celsius).of_measure("IfcThermodynamicTemperatureMeasure")
    assert (found.to_si(20.0), found.symbol) == (293.15, "K")


@pytest.mark.parametrize("assigned", [False, True])
def test_without_units_all_is_taken_as_si_and_told(assigned: bool) -> None:
    units = Units(Tiny().file.create_entity("IfcUnitAssignment") if assigned else None)
    length = units.of_measure("IfcLengthMeasure")
    assert (length.to_si(3), length.symbol, units.unit_name("m")) == (3.0, "m", "m")
    assert units.complaints == [
        ("IfcUnitAssignment", "the project assigns no units; its numbers are taken as SI")
    ]


def test_powers_of_the_length_unit_are_taken_where_none_are_assigned_and_told_once() -> None:
    tiny = Tiny()
    millimetre = tiny.si("LENGTHUNIT", "METRE", "MILLI")
    units = of_a_file(tiny, millimetre, tiny.si("VOLUMEUNIT", "CUBIC_METRE"))
    assert [units.unit_name(symbol) for symbol in ("m", "m2", "m3")] == [
        "MILLIMETRE",
        "MILLIMETRE^2",
        "CUBIC_METRE",
    ]
    for _ in range(2):
        assert [units.scale(s) for s in ("m", "m2", "m3")] == [1e-3, pytest.approx(1e-6), 1.0]
    sentence = "the project assigns no AREAUNIT; it is taken as MILLIMETRE^2"
    assert units.complaints == [(f"#{millimetre.id()} IfcSIUnit", sentence)]


def test_square_metres_follow_from_metres_without_a_word() -> None:
    tiny = Tiny()
    units = of_a_file(tiny, tiny.si("LENGTHUNIT", "METRE"))
    assert (units.scale("m2"), units.of_measure("IfcAreaMeasure").symbol) == (1.0, "m2")
    time = units.of_measure("IfcTimeMeasure")
    assert (time.to_si(60), time.symbol) == (60.0, "s")
    assert units.complaints == []


def test_nothing_follows_from_a_length_that_leads_nowhere() -> None:
    tiny = Tiny()
    exponents = tiny.make("IfcDimensionalExponents", 1, 0, 0, 0, 0, 0, 0)
    ell = tiny.make("IfcContextDependentUnit", exponents, "LENGTHUNIT", "ELL")
    units = of_a_file(tiny, ell)
    length, area = (units.of_measure(f"Ifc{name}Measure") for name in ("Length", "Area"))
    assert (length.to_si(3), length.symbol) == (3, "ELL")
    assert (area.to_si(3), area.symbol) == (3, "")
    assert units.complaints == []


def test_money_stays_in_its_currency() -> None:
    tiny = Tiny()
    units = of_a_file(tiny, tiny.make("IfcMonetaryUnit", "CHF"))
    own = units.of_unit(tiny.make("IfcMonetaryUnit", "EUR"), "IfcMonetaryMeasure")
    project = units.of_measure("IfcMonetaryMeasure")
    assert (project.to_si(2.5), project.symbol, own.to_si(2.5), own.symbol) == (
        2.5, "CHF", 2.5, "EUR",
    )  # fmt: skip


def test_the_first_of_two_units_of_a_kind_is_used_and_told() -> None:
    tiny = Tiny()
    metre, milli = tiny.si("LENGTHUNIT", "METRE"), tiny.si("LENGTHUNIT", "METRE", "MILLI")
    units = of_a_file(tiny, metre, tiny.si("LENGTHUNIT", "METRE"), milli)
    assert units.scale("m") == 1.0
    sentence = f"a second LENGTHUNIT, MILLIMETRE beside METRE (#{metre.id()}); the first is used"
    assert units.complaints == [(f"#{milli.id()} IfcSIUnit", sentence)]


def test_a_plain_number_has_the_kind_of_its_own_unit_as_far_as_that_is_known() -> None:
    tiny = Tiny()
    units = of_a_file(tiny, tiny.si("LENGTHUNIT", "METRE"))
    exponents = tiny.make("IfcDimensionalExponents", 0, 0, 0, 0, 0, 0, 0)
    bag = tiny.make("IfcContextDependentUnit", exponents, "USERDEFINED", "BAG")
    litre = derived(tiny, "USERDEFINED", (tiny.si("LENGTHUNIT", "METRE", "DECI"), 3))
    torque = derived(
        tiny, "TORQUEUNIT", (tiny.si("FORCEUNIT", "NEWTON"), 1), (tiny.si("LENGTHUNIT", "METRE"), 1)
    )
    found = [units.of_unit(unit, "IfcReal") for unit in (bag, litre, torque)]
    assert [(one.to_si(5.0), one.symbol) for one in found] == [
        (5.0, "BAG"),
        (pytest.approx(0.005), "m3"),
        (5.0, "Nm"),
    ]
    assert units.complaints == []


@pytest.mark.parametrize("factor", [0.0, -1.0, 1e200])
def test_a_unit_of_no_size_is_told_and_not_applied(factor: float) -> None:
    tiny = Tiny()
    odd = so_many(tiny, "ODD", factor, tiny.si("LENGTHUNIT", "METRE"))
    units = of_a_file(tiny, odd)
    length = units.of_measure("IfcLengthMeasure")
    assert (length.to_si(3), length.symbol, units.scale("m2")) == (3, "", 1.0)
    assert units.complaints == [
        (
            f"#{odd.id()} IfcConversionBasedUnit",
            f"one ODD is {factor:g} m, which no unit can be; "
            "numbers in it are kept as stored, without a unit",
        )
    ]


def test_a_unit_beyond_all_numbers_is_told_and_not_applied() -> None:
    tiny = Tiny()
    huge = derived(tiny, "LINEARVELOCITYUNIT", (tiny.si("LENGTHUNIT", "METRE", "EXA"), 50))
    found = measure_unit(huge)
    assert found is not None
    assert found.factor == float("inf")
    nothing = so_many(tiny, "NOTHING", 0.0, tiny.si("LENGTHUNIT", "METRE"))
    inverse = measure_unit(derived(tiny, "WARPINGCONSTANTUNIT", (nothing, -1)))
    assert inverse is not None
    assert inverse.factor == float("inf")


def test_a_unit_that_leads_to_none_of_si_is_told_and_kept() -> None:
    tiny = Tiny()
    nowhere = tiny.make("IfcConversionBasedUnit", None, "LENGTHUNIT", "ROD", None)
    units = of_a_file(tiny, nowhere)
    length = units.of_measure("IfcLengthMeasure")
    assert (length.to_si(3), length.symbol) == (3, "ROD")
    assert units.complaints == [
        (
            f"#{nowhere.id()} IfcConversionBasedUnit",
            "it leads to no SI unit; numbers in it are kept as stored",
        )
    ]
    partly = derived(tiny, "LINEARVELOCITYUNIT", (tiny.si("LENGTHUNIT", "METRE"), 1), (nowhere, 1))
    assert measure_unit(partly) is None
    assert measure_unit(None) is None


@pytest.mark.parametrize("by", ["conversion", "derivation"])
def test_units_are_made_of_others_so_many_times(by: str) -> None:
    tiny = Tiny()
    unit = tiny.si("LENGTHUNIT", "METRE")
    for number in range(DEEPEST):
        unit = (
            so_many(tiny, f"U{number}", 2.0, unit)
            if by == "conversion"
            else derived(tiny, "USERDEFINED", (unit, 1))
        )
    found = measure_unit(unit)
    assert found is not None
    assert found.factor == (2.0**DEEPEST if by == "conversion" else 1.0)
    one_more = derived(tiny, "USERDEFINED", (unit, 1))
    with pytest.raises(RecursionError, match=r"#\d+ IfcSIUnit is made of itself"):
        measure_unit(one_more)


def test_units_are_called_in_words() -> None:
    tiny = Tiny()
    metre, second = tiny.si("LENGTHUNIT", "METRE"), tiny.si("TIMEUNIT", "SECOND", "MILLI")
    named = {
        "no unit": None,
        "METRE": metre,
        "MILLISECOND": second,
        "SQUARE_CENTIMETRE": tiny.si("AREAUNIT", "SQUARE_METRE", "CENTI"),
        "CUBIC_METRE": tiny.si("VOLUMEUNIT", "CUBIC_METRE"),
        "METRE MILLISECOND^-1": derived(tiny, "LINEARVELOCITYUNIT", (metre, 1), (second, -1)),
        "CHF": tiny.make("IfcMonetaryUnit", "CHF"),
        "FOOT": so_many(tiny, "FOOT", 0.3048, metre),
    }
    assert {name: full_name(unit) for name, unit in named.items()} == {name: name for name in named}


@pytest.mark.parametrize(
    ("dimensions", "symbol"),
    [
        ((2, 0, 0, 0, 0, 0, 0), "m2"),
        ((-1, 1, -2, 0, 0, 0, 0), "Pa"),
        ((1, 1, 0, 0, 0, 0, 0), "m kg"),
        ((9, 0, 0, -1, 0, 2, 1), "m9 A-1 mol2 cd"),
        ((0, 0, 0, 0, 0, 0, 0), ""),
    ],
)
def test_dimensions_have_a_common_symbol_or_that_of_their_product(
    dimensions: tuple[int, int, int, int, int, int, int], symbol: str
) -> None:
    assert symbol_of(dimensions) == symbol
