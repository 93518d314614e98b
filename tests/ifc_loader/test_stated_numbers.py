"""Numbers that a file states, held against shapes whose size is known beforehand."""

from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.test_measuring import Shaped, rectangle
from tests.ifc_loader.test_units import converted
from tests.ifc_loader.tiny import named

SET = "Qto"


class Millimetres(Shaped):
    """Shapes and numbers in millimetres; areas and volumes in the units given, or in none."""

    def __init__(self, *areas_and_volumes: tuple[str, str]) -> None:
        super().__init__()
        self.project.UnitsInContext.Units = [
            self.si("LENGTHUNIT", "METRE", "MILLI"),
            *(self.si(unit_type, name) for unit_type, name in areas_and_volumes),
        ]

    def wall(self, name: str, length: float, **values: tuple[str, float]) -> Any:
        """`length` × 200 × 2500 mm."""
        wall = self.element("IfcWall", name, **self.prism(rectangle(length, 200), 2500))
        self.quantities(wall, SET, **values)
        return wall

    def room(self, name: str, length: float, **values: tuple[str, float]) -> None:
        """`length` × 4000 × 3000 mm."""
        room = self.root("IfcSpace", Name=name, **self.prism(rectangle(length, 4000), 3000))
        self.whole(self.storey, room)
        self.quantities(room, SET, **values)


METRES = (("AREAUNIT", "SQUARE_METRE"), ("VOLUMEUNIT", "CUBIC_METRE"))


def length(value: float) -> tuple[str, float]:
    return "IfcQuantityLength", value


def area(value: float) -> tuple[str, float]:
    return "IfcQuantityArea", value


def volume(value: float) -> tuple[str, float]:
    return "IfcQuantityVolume", value


def held(graph: PropertyGraph, name: str) -> dict[str, Any]:
    """What is stated of a thing and what is derived for it."""
    properties = named(graph, name).properties
    return {k: v for k, v in properties.items() if k.startswith((f"{SET}.", "derived."))}


def told(graph: PropertyGraph, *kinds: str) -> list[str]:
    return [f.message for f in graph.findings if f.kind in kinds]


def test_areas_and_volumes_without_a_unit_are_in_powers_of_the_length_unit(tmp_path: Path) -> None:
    tiny = Millimetres()
    tiny.wall("W", 5000, Length=length(5000.0), Height=length(2500.0), NetSideArea=area(12.5e6),
              NetVolume=volume(2.5e9))  # fmt: skip
    graph = tiny.measured(tmp_path)
    assert held(graph, "W") == {
        "Qto.Length": 5.0,
        "Qto.Height": 2.5,
        "Qto.NetSideArea": 12.5,
        "Qto.NetVolume": 2.5,
        "derived.Length": 5.0,
        "derived.Length.source": "Qto.Length",
        "derived.Height": 2.5,
        "derived.Height.source": "Qto.Height",
        "derived.Thickness": pytest.approx(0.2),
        "derived.Thickness.source": "shape of the element",
        "derived.Area": 12.5,
        "derived.Area.source": "Qto.NetSideArea",
        "derived.Volume": 2.5,
        "derived.Volume.source": "Qto.NetVolume",
    }
    unit = tiny.project.UnitsInContext.Units[0].id()
    assert told(graph, "unit") == [
        f"#{unit} IfcSIUnit: the project assigns no AREAUNIT; it is taken as MILLIMETRE^2",
        f"#{unit} IfcSIUnit: the project assigns no VOLUMEUNIT; it is taken as MILLIMETRE^3",
    ]
    assert not told(graph, "corrected-quantity", "suspicious-quantity")


def test_areas_without_a_unit_that_are_square_metres_all_the_same_are_read_so(
    tmp_path: Path,
) -> None:
    tiny = Millimetres()
    for number in (1, 2, 3):
        tiny.wall(f"W{number}", number * 1000, NetSideArea=area(number * 2.5))
    plate = tiny.element("IfcPlate", "No shape")
    tiny.quantities(plate, SET, Area=area(5.5), Thickness=length(25.0), Volume=volume(0.1375e9))
    metre = tiny.si("AREAUNIT", "SQUARE_METRE")
    tiny.property_set(plate, "Set", tiny.single("OwnArea", "IfcAreaMeasure", 7.5, metre))
    graph = tiny.measured(tmp_path)
    wall = held(graph, "W1")
    assert wall["Qto.NetSideArea"] == wall["derived.Area"] == 2.5
    assert "Qto.NetSideArea.stored" not in wall
    shapeless = named(graph, "No shape").properties
    assert (shapeless["Qto.Area"], shapeless["Qto.Volume"]) == (5.5, 0.1375)
    assert shapeless["Set.OwnArea"] == 7.5
    assert not told(graph, "corrected-quantity", "suspicious-quantity")
    unit = tiny.project.UnitsInContext.Units[0].id()
    assert told(graph, "unit") == [
        f"#{unit} IfcSIUnit: the project assigns no AREAUNIT; it is taken as m2: 3 of 3 that have "
        "a shape meet it so, 0 as MILLIMETRE^2",
        f"#{unit} IfcSIUnit: the project assigns no VOLUMEUNIT; it is taken as MILLIMETRE^3",
    ]


def test_two_areas_that_meet_their_shapes_otherwise_change_no_other(tmp_path: Path) -> None:
    tiny = Millimetres()
    for number in (1, 2):
        tiny.wall(f"W{number}", number * 1000, NetSideArea=area(number * 2.5))
    for number in (3, 4, 5):
        tiny.wall(f"W{number}", number * 1000, NetSideArea=area(number * 2.5e6))
    graph = tiny.measured(tmp_path)
    assert [held(graph, f"W{number}")["derived.Area"] for number in range(1, 6)] == [
        pytest.approx(number * 2.5) for number in range(1, 6)
    ]
    assert held(graph, "W1")["Qto.NetSideArea.stored"] == 2.5e-6
    assert "taken as MILLIMETRE^2" in told(graph, "unit")[0]


def test_perimeters_in_feet_in_a_file_of_millimetres_are_corrected(tmp_path: Path) -> None:
    tiny = Millimetres(*METRES)
    for number in (1, 2, 3):
        feet = 2 * (number + 4) / 0.3048
        tiny.room(f"R{number}", number * 1000, NetPerimeter=length(feet))
    graph = tiny.measured(tmp_path)
    for number in (1, 2, 3):
        room = held(graph, f"R{number}")
        metres = 2 * (number + 4)
        assert room["Qto.NetPerimeter"] == pytest.approx(metres)
        assert room["Qto.NetPerimeter.stored"] == pytest.approx(metres / 304.8)
        assert room["derived.Perimeter"] == pytest.approx(metres)
        assert room["derived.Perimeter.source"] == "Qto.NetPerimeter"
        assert room["Qto.NetPerimeter.note"] == (
            f"The file states {metres / 304.8:.6g} m, but the shape of the room gives {metres} m, "
            "304.8 times more: it is written in feet and not in MILLIMETRE, so it was corrected"
        )
    assert len(told(graph, "corrected-quantity")) == 1
    assert "3 of 3 IfcSpace" in told(graph, "corrected-quantity")[0]


def test_one_perimeter_in_feet_is_corrected_where_it_meets_the_shape_exactly(
    tmp_path: Path,
) -> None:
    tiny = Millimetres(*METRES)
    tiny.room("Exact", 6000, NetPerimeter=length(20 / 0.3048))
    tiny.room("Near", 6000, GrossPerimeter=length(20 / 0.3048 * 1.01))
    graph = tiny.measured(tmp_path)
    assert held(graph, "Exact")["Qto.NetPerimeter"] == pytest.approx(20.0)
    near = held(graph, "Near")
    assert near["Qto.GrossPerimeter"] == pytest.approx(20 / 304.8 * 1.01)
    assert near["derived.Perimeter"] == pytest.approx(20.0)
    assert near["derived.Perimeter.source"] == "shape of the room"
    assert near["Qto.GrossPerimeter.note"].endswith("; nothing is derived from this number")


def test_side_areas_that_are_double_the_shapes_are_told_once_and_not_used(tmp_path: Path) -> None:
    tiny = Millimetres(*METRES)
    for number in (1, 2, 3, 4):
        tiny.wall(f"W{number}", number * 1000, GrossSideArea=area(number * 5.0))
    graph = tiny.measured(tmp_path)
    assert held(graph, "W2") == {
        "Qto.GrossSideArea": 10.0,
        "Qto.GrossSideArea.note": "The file states 10 m2, but the shape of the element gives 5 m2, "
        "2 times less; nothing is derived from this number",
        "derived.Length": pytest.approx(2.0),
        "derived.Length.source": "shape of the element",
        "derived.Height": pytest.approx(2.5),
        "derived.Height.source": "shape of the element",
        "derived.Thickness": pytest.approx(0.2),
        "derived.Thickness.source": "shape of the element",
        "derived.Area": pytest.approx(5.0),
        "derived.Area.source": "shape of the element",
        "derived.Volume": pytest.approx(1.0),
        "derived.Volume.source": "shape of the element",
    }
    (sentence,) = told(graph, "suspicious-quantity")
    assert sentence.startswith("4 of 4 IfcWall, as #")


def test_what_is_gross_may_be_more_than_the_shape(tmp_path: Path) -> None:
    tiny = Millimetres(*METRES)
    wall = tiny.wall("W", 5000, GrossSideArea=area(12.5), NetSideArea=area(4.5))
    hole = tiny.root("IfcOpeningElement", **tiny.prism(rectangle(4000, 400), 2000, (500, -100, 0)))
    tiny.root("IfcRelVoidsElement", RelatingBuildingElement=wall, RelatedOpeningElement=hole)
    graph = tiny.measured(tmp_path)
    assert held(graph, "W")["derived.Area"] == 4.5
    assert not told(graph, "corrected-quantity", "suspicious-quantity")


def test_a_number_with_a_unit_of_its_own_is_not_said_to_be_in_another(tmp_path: Path) -> None:
    tiny = Millimetres(*METRES)
    tiny.room("R", 6000)
    room = next(e for e in tiny.file.by_type("IfcSpace"))
    metre = tiny.si("LENGTHUNIT", "METRE")
    tiny.property_set(room, "Set", tiny.single("Perimeter", "IfcLengthMeasure", 20 / 304.8, metre))
    graph = tiny.measured(tmp_path)
    assert named(graph, "R").properties["Set.Perimeter"] == pytest.approx(20 / 304.8)
    assert not told(graph, "corrected-quantity")
    assert len(told(graph, "suspicious-quantity")) == 1


def test_a_product_of_neighbours_corrects_nothing_that_the_shape_confirms(tmp_path: Path) -> None:
    tiny = Millimetres(*METRES)
    tiny.wall("W", 5000, Height=length(2.5), GrossSideArea=area(12.5), NetVolume=volume(2.5))
    graph = tiny.measured(tmp_path)
    wall = held(graph, "W")
    assert (wall["Qto.NetVolume"], wall["Qto.GrossSideArea"]) == (2.5, 12.5)
    assert (wall["Qto.Height"], wall["Qto.Height.stored"]) == (2.5, 0.0025)


def test_the_width_of_a_slab_in_plan_is_not_its_thickness(tmp_path: Path) -> None:
    tiny = Millimetres(*METRES)
    slab = tiny.element("IfcSlab", "S", **tiny.prism(rectangle(6000, 4000), 250))
    tiny.quantities(slab, SET, Width=length(4000.0))
    graph = tiny.measured(tmp_path)
    assert held(graph, "S")["derived.Thickness"] == pytest.approx(0.25)
    assert not told(graph, "corrected-quantity", "suspicious-quantity")


@pytest.mark.parametrize("factor", [0.0, -0.3048, 1e-320])
def test_a_unit_of_no_size_or_a_negative_one_is_a_finding(tmp_path: Path, factor: float) -> None:
    tiny = Shaped()
    tiny.project.UnitsInContext.Units = [converted(tiny, "LENGTHUNIT", "FOOT", factor, "METRE")]
    wall = tiny.element("IfcWall", "W")
    tiny.quantities(wall, SET, Length=length(10.0))
    graph = tiny.read(tmp_path)
    assert held(graph, "W") == {"Qto.Length": 10.0}
    assert "Qto.Length" not in graph.units
    (sentence,) = told(graph, "unit")
    assert "which no unit can be" in sentence


def test_a_second_unit_of_one_kind_and_a_project_without_units_are_findings(
    tmp_path: Path,
) -> None:
    two = Shaped()
    two.project.UnitsInContext.Units = [
        two.si("LENGTHUNIT", "METRE"),
        two.si("LENGTHUNIT", "METRE", "MILLI"),
    ]
    (sentence,) = told(two.read(tmp_path), "unit")
    assert "a second LENGTHUNIT, MILLIMETRE beside METRE" in sentence
    none = Shaped()
    none.project.UnitsInContext = None
    assert told(none.read(tmp_path), "unit") == [
        "IfcUnitAssignment: the project assigns no units; its numbers are taken as SI"
    ]
