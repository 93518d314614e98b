"""Quantities below nothing are told, and stand in no sum."""

from pathlib import Path

import pytest

from tests.ifc_loader.tiny import Tiny, named

NOTE = "The file states {} {}, less than nothing; it is in no sum, and nothing is derived from it"


@pytest.mark.parametrize(
    ("measure", "name", "value", "unit"),
    [
        ("IfcQuantityLength", "Length", -5.0, "m"),
        ("IfcQuantityArea", "NetSideArea", -12.5, "m2"),
        ("IfcQuantityVolume", "NetVolume", -2.5, "m3"),
        ("IfcQuantityWeight", "GrossWeight", -40.0, "kg"),
    ],
)
def test_a_negative_quantity_is_set_aside(
    tmp_path: Path, measure: str, name: str, value: float, unit: str
) -> None:
    tiny = Tiny()
    tiny.quantities(tiny.element("IfcWall", "W"), "Qto", **{name: (measure, value)})
    graph = tiny.read(tmp_path)
    properties = named(graph, "W").properties
    note = NOTE.format(f"{value:.6g}", unit)
    assert {k: v for k, v in properties.items() if k.startswith(("Qto", "derived"))} == {
        f"Qto.{name}.stored": value,
        f"Qto.{name}.note": note,
    }
    (finding,) = [f for f in graph.findings if f.kind == "suspicious-quantity"]
    assert finding.message.endswith(f"IfcWall 'W': Qto.{name}. {note}")


def test_a_size_in_any_set_and_an_attribute_are_looked_at_and_offsets_are_not(
    tmp_path: Path,
) -> None:
    tiny = Tiny()
    for number in range(3):
        door = tiny.element("IfcDoor", f"D{number}", OverallHeight=-2.1, OverallWidth=0.9)
        tiny.property_set(
            door,
            "P",
            tiny.single("Area", "IfcAreaMeasure", -1.9),
            tiny.single("Base Offset", "IfcLengthMeasure", -0.3),
        )
        tiny.quantities(door, "Q", Sill=("IfcQuantityLength", -0.2))
    tiny.storey.Elevation = -3.0
    graph = tiny.read(tmp_path)
    properties = named(graph, "D0").properties
    assert (properties["P.Base Offset"], properties["Q.Sill"]) == (-0.3, -0.2)
    assert (properties["P.Area.stored"], properties["OverallHeight.stored"]) == (-1.9, -2.1)
    assert not properties.keys() & {"P.Area", "OverallHeight", "derived.Area", "derived.Height"}
    assert named(graph, "Ground").properties["Elevation"] == -3.0
    told = [f.message for f in graph.findings if f.kind == "suspicious-quantity"]
    assert len(told) == 2
    assert all(sentence.startswith("3 things, as #") for sentence in told)
