"""Lengths that were written in another unit than the file names, told by the size of all."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import PropertyGraph, read_ifc
from sample_models import BAY_HOUSE
from tests.ifc_loader.test_measuring import Shaped, rectangle
from tests.ifc_loader.test_units import converted

FOOT = 0.3048


def house(folder: Path, times: float, unit: float = 1.0, door: float = 2.1) -> PropertyGraph:
    """Three storeys of 3 m, walls of 2.7 m and doors of 2.1 m, all `times` as large as that, in a
    unit of `unit` metres."""
    tiny = Shaped()
    if unit != 1.0:
        tiny.project.UnitsInContext.Units = [converted(tiny, "LENGTHUNIT", "FOOT", unit, "METRE")]
    levels = [
        tiny.root("IfcBuildingStorey", Name=f"L{n}", Elevation=3.0 * n * times) for n in (1, 2)
    ]
    tiny.whole(tiny.building, *levels)
    for number in range(3):
        prism = tiny.prism(rectangle(5 * times, 0.3 * times), 2.7 * times)
        tiny.element("IfcWall", f"W{number}", **prism)
        tiny.element("IfcDoor", f"D{number}", OverallHeight=door * times, OverallWidth=0.9 * times)
    return tiny.measured(folder)


def scale_of(graph: PropertyGraph) -> list[str]:
    return [f.message for f in graph.findings if "no building has such heights" in f.message]


def test_millimetres_that_are_said_to_be_metres_are_told_and_not_changed(tmp_path: Path) -> None:
    graph = house(tmp_path, 1000)
    assert scale_of(graph) == [
        "The file names METRE as its unit of length, in which no building has such heights (in the "
        "middle: 2 storeys (from one to the next) 3000 m, 3 walls 2700 m, 3 doors 2100 m); it "
        "looks written in millimetres, 1000 times less. Nothing was changed: look at the unit of "
        "length of the program that wrote it, and export it again"
    ]
    assert {n.properties["OverallHeight"] for n in graph.nodes if "IfcDoor" in n.labels} == {2100.0}


@pytest.mark.parametrize(
    ("times", "unit", "told"),
    [
        (1 / FOOT, 1.0, "feet, 3.281 times less"),
        (1.0, FOOT, "metres, 3.281 times more"),
        (100, 1.0, "centimetres, 100 times less"),
        (1 / 0.0254, 1.0, "inches, 39.37 times less"),
    ],
)
def test_other_units_that_are_mixed_up_are_told_by_their_factor(
    tmp_path: Path, times: float, unit: float, told: str
) -> None:
    (sentence,) = scale_of(house(tmp_path, times, unit))
    assert f"it looks written in {told}." in sentence


@pytest.mark.parametrize(("times", "door"), [(1.0, 2.1), (2.0, 2.1), (3.28, 0.7), (7000.0, 2.1)])
def test_nothing_is_claimed_where_some_are_usual_or_no_unit_makes_them_so(
    tmp_path: Path, times: float, door: float
) -> None:
    assert not scale_of(house(tmp_path, times, door=door))


def test_a_building_of_usual_size_has_no_such_finding(tmp_path: Path) -> None:
    assert not scale_of(read_ifc(BAY_HOUSE, shapes=tmp_path))


@pytest.mark.of_others("models/Duplex_Handover_20120323.ifc")
def test_storeys_three_millimetres_apart_are_told(shared_models: Callable[[str], Path]) -> None:
    (sentence,) = scale_of(read_ifc(shared_models("Duplex_Handover_20120323.ifc")))
    assert "3 storeys (from one to the next) 0.00" in sentence
    assert "metres, 1000 times more" in sentence


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_a_file_that_leaves_out_milli_is_told(
    shared_models: Callable[[str], Path], tmp_path: Path
) -> None:
    """Its walls state 8 m, to where no roof cuts them."""
    text = shared_models("SampleHouse4.ifc").read_text(encoding="utf-8")
    metres = tmp_path / "metres.ifc"
    metres.write_text(text.replace(".LENGTHUNIT.,.MILLI.", ".LENGTHUNIT.,$"), encoding="utf-8")
    (sentence,) = scale_of(read_ifc(metres))
    assert "1 storeys (from one to the next) 2500 m" in sentence
    assert "millimetres, 1000 times less" in sentence
