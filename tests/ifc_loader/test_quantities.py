"""Numbers that contradict their neighbours: what becomes of every one, in whole."""

from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, named

CLASSES = {"m": "IfcQuantityLength", "m2": "IfcQuantityArea", "m3": "IfcQuantityVolume"}
Sizes = dict[str, tuple[float, str]]
"""Property → the number of the file, and the SI unit of its kind."""


def read(folder: Path, sizes: Sizes, millimetres: bool = False) -> tuple[PropertyGraph, Any]:
    """A wall that states these sizes, lengths in the file's unit; and its properties."""
    tiny = Tiny()
    prefix = "MILLI" if millimetres else None
    tiny.project.UnitsInContext.Units = [
        tiny.si("LENGTHUNIT", "METRE", prefix),
        tiny.si("AREAUNIT", "SQUARE_METRE"),
        tiny.si("VOLUMEUNIT", "CUBIC_METRE"),
    ]
    wall = tiny.element("IfcWall", "W")
    tiny.quantities(wall, "Q", **{k: (CLASSES[unit], n) for k, (n, unit) in sizes.items()})
    graph = tiny.read(folder)
    properties = named(graph, "W").properties
    return graph, {k[2:]: v for k, v in properties.items() if k.startswith("Q.")}


def told(graph: PropertyGraph) -> list[tuple[str, str]]:
    """Kind and sentence, after the entity."""
    found = (f for f in graph.findings if f.kind.endswith("-quantity"))
    return [(f.kind, f.message.partition("'W': ")[2]) for f in found]


@pytest.mark.parametrize(
    ("sizes", "name", "right", "note"),
    [
        (
            {"GrossFloorArea": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (60_000.0, "m3")},
            "Volume",
            60.0,
            "The file stores 60000 m3, but GrossFloorArea × Height gives 60 m3, 1,000 times less; "
            "so the value was corrected",
        ),
        (
            {"GrossFloorArea": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (0.06, "m3")},
            "Volume",
            60.0,
            "The file stores 0.06 m3, but GrossFloorArea × Height gives 60 m3, 1,000 times more; "
            "so the value was corrected",
        ),
        (
            {"Length": (5.0, "m"), "Height": (2.5, "m"), "SideArea": (12.5e6, "m2")},
            "SideArea",
            12.5,
            "The file stores 12500000 m2, but Length × Height gives 12.5 m2, 1,000,000 times less; "
            "so the value was corrected",
        ),
        (
            {"Length": (5.0, "m"), "Width": (0.2, "m"), "FootprintArea": (1e-6, "m2")},
            "FootprintArea",
            1.0,
            "The file stores 1e-06 m2, but Length × Width gives 1 m2, 1,000,000 times more; "
            "so the value was corrected",
        ),
        (
            {"Perimeter": (10.0, "m"), "Height": (2.5, "m"), "WallArea": (25_000.0, "m2")},
            "WallArea",
            25.0,
            "The file stores 25000 m2, but Perimeter × Height gives 25 m2, 1,000 times less; "
            "so the value was corrected",
        ),
        (
            {"Area": (20.0, "m2"), "Thickness": (0.2, "m"), "NetVolume": (4e9, "m3")},
            "NetVolume",
            4.0,
            "The file stores 4000000000 m3, but Area × Thickness gives 4 m3, 1,000,000,000 times "
            "less; so the value was corrected",
        ),
        (  # another neighbour is more than four times off, which says nothing for the number
            {
                "Area": (20.0, "m2"),
                "Height": (3.0, "m"),
                "Length": (666.0, "m"),
                "Volume": (60_000.0, "m3"),
            },
            "Volume",
            60.0,
            "The file stores 60000 m3, but Area × Height gives 60 m3, 1,000 times less; "
            "so the value was corrected",
        ),
    ],
)
def test_a_power_of_1000_is_taken_off_and_told(
    tmp_path: Path, sizes: Sizes, name: str, right: float, note: str
) -> None:
    graph, held = read(tmp_path, sizes)
    stored = sizes[name]
    assert held == {
        **{k: number for k, (number, _) in sizes.items()},
        name: pytest.approx(right),
        f"{name}.stored": stored[0],
        f"{name}.note": note,
    }
    assert told(graph) == [("corrected-quantity", f"Q.{name}. {note}")]
    assert graph.units[f"Q.{name}.stored"] == graph.units[f"Q.{name}"] == stored[1]


def test_millimetres_are_named_as_the_cause_only_where_the_file_is_in_millimetres(
    tmp_path: Path,
) -> None:
    sizes = {"Area": (20.0, "m2"), "Height": (3_000.0, "m"), "Volume": (60_000.0, "m3")}
    _, held = read(tmp_path, sizes, millimetres=True)
    assert held["Volume"] == 60.0
    assert held["Volume.note"] == (
        "The file stores 60000 m3, but Area × Height gives 60 m3, 1,000 times less: lengths in the "
        "file's millimetres were multiplied without being converted; so the value was corrected"
    )


def test_an_area_is_put_right_before_the_volume_that_follows_from_it(tmp_path: Path) -> None:
    graph, held = read(
        tmp_path,
        {
            "Length": (5.0, "m"),
            "Height": (2.5, "m"),
            "Width": (0.2, "m"),
            "SideArea": (12.5e6, "m2"),
            "Volume": (2.5e9, "m3"),
        },
    )
    assert (held["SideArea"], held["Volume"]) == (12.5, 2.5)
    assert [kind for kind, _ in told(graph)] == ["corrected-quantity"] * 2


@pytest.mark.parametrize(
    "sizes",
    [
        # within four times: net, sloped, partial
        {"Area": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (239.0, "m3")},
        {"Area": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (15.1, "m3")},
        # beyond, but neither a power of 1000 nor more than twenty times
        {"Area": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (1199.0, "m3")},
        {"Area": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (1.0, "m3")},
        # nearly a power of 1000: 0.2 % off
        {"Length": (5.0, "m"), "Height": (2.5, "m"), "SideArea": (12_525.0, "m2")},
        # a floor is not length × height
        {"Length": (5.0, "m"), "Height": (4.0, "m"), "FloorArea": (20_000.0, "m2")},
        # no neighbours
        {"Volume": (60_000.0, "m3"), "Area": (20.0, "m2")},
        {"Length": (5.0, "m"), "Height": (2.5, "m")},
        # one of two products is met, the other a thousandth
        {"Length": (5.0, "m"), "Height": (2.5, "m"), "Width": (0.0025, "m"), "Area": (12.5, "m2")},
        # nothing follows from a height of nothing
        {"Area": (20.0, "m2"), "Height": (0.0, "m"), "Volume": (60_000.0, "m3")},
        # as much as a circle holds
        {"FloorArea": (7.9, "m2"), "Perimeter": (10.0, "m")},
        # an area that is no floor's may be more
        {"SideArea": (100.0, "m2"), "Perimeter": (10.0, "m")},
    ],
)
def test_what_may_be_right_is_left_without_a_word(tmp_path: Path, sizes: Sizes) -> None:
    graph, held = read(tmp_path, sizes)
    assert held == {name: number for name, (number, _) in sizes.items()}
    assert told(graph) == []


@pytest.mark.parametrize(
    ("sizes", "sentence"),
    [
        (
            {"Area": (20.0, "m2"), "Height": (3.0, "m"), "Volume": (1201.0, "m3")},
            "Q.Volume is 1201 m3, but Area × Height gives 60; kept as stored",
        ),
        (
            {"FloorArea": (8.5, "m2"), "Perimeter": (10.0, "m")},
            "Q.FloorArea is 8.5 m2, more than a perimeter of 10 m can hold; kept as stored",
        ),
    ],
)
def test_what_cannot_be_right_is_left_and_told(tmp_path: Path, sizes: Sizes, sentence: str) -> None:
    graph, held = read(tmp_path, sizes)
    assert held == {name: number for name, (number, _) in sizes.items()}
    assert told(graph) == [("suspicious-quantity", sentence)]


def test_an_attribute_in_feet_is_put_right_by_the_set_that_says_it_in_metres(
    tmp_path: Path,
) -> None:
    tiny = Tiny()
    feet = 2.5 / 0.3048
    for name, height in (("Feet", feet), ("Metres", 2.5), ("Neither", 2.5 * 0.3048)):
        door = tiny.element("IfcDoor", name, OverallHeight=height, OverallWidth=feet)
        tiny.property_set(
            door,
            "Set",
            tiny.single("OverallHeight", "IfcLengthMeasure", 2.5),
            tiny.single("Width", "IfcLengthMeasure", 2.5),
        )
    graph = tiny.read(tmp_path)
    held = named(graph, "Feet").properties
    assert (held["OverallHeight"], held["OverallHeight.stored"]) == (2.5, feet)
    assert held["OverallHeight.note"] == (
        "The file stores 8.202099738 m, but Set.OverallHeight is 2.5 m, which is 8.2021 feet: "
        "the attribute was written in feet, so it was corrected"
    )
    assert held["OverallWidth"] == feet
    assert named(graph, "Metres").properties["OverallHeight"] == 2.5
    assert named(graph, "Neither").properties["OverallHeight"] == 2.5 * 0.3048
    assert [f.kind for f in graph.findings] == ["corrected-quantity"]


def test_more_net_than_gross_is_told_once_and_left(tmp_path: Path) -> None:
    tiny = Tiny()
    for name in ("W", "V"):
        tiny.quantities(
            tiny.element("IfcWall", name),
            "Q",
            NetSideArea=("IfcQuantityArea", 10.0),
            GrossSideArea=("IfcQuantityArea", 8.0),
        )
    graph = tiny.read(tmp_path)
    assert named(graph, "V").properties["Q.NetSideArea"] == 10.0
    (finding,) = (f for f in graph.findings if f.kind == "suspicious-quantity")
    assert finding.message.startswith("2 things, as #")
    assert finding.message.endswith(
        "Q.NetSideArea is 10, more than GrossSideArea 8 m2; one of the two is wrong"
    )


@pytest.mark.parametrize(
    ("net", "gross", "of"),
    [(8.0, 8.0, "SideArea"), (8.001, 8.0, "SideArea"), (10.0, 8.0, "SurfaceArea")],
)
def test_net_and_gross_that_can_be_are_told_of_nothing(
    tmp_path: Path, net: float, gross: float, of: str
) -> None:
    graph, _ = read(tmp_path, {f"Net{of}": (net, "m2"), f"Gross{of}": (gross, "m2")})
    assert told(graph) == []
