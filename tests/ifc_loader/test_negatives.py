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


def test_a_count_or_a_repeated_area_below_nothing_is_set_aside(tmp_path: Path) -> None:
    """A count has no unit, and a second area of one name is kept under another one."""
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.quantities(wall, "Q", Bricks=("IfcQuantityCount", -3), Area=("IfcQuantityArea", 5.0))
    tiny.quantities(wall, "Q", Area=("IfcQuantityArea", -7.0))
    tiny.property_set(wall, "P", tiny.single("Level", "IfcInteger", -1))
    graph = tiny.read(tmp_path)
    properties = named(graph, "W").properties
    held = {k: v for k, v in properties.items() if k.startswith(("Q", "P", "derived.NetArea"))}
    assert held == {
        "Q.Bricks.stored": -3,
        "Q.Bricks.note": "The file states -3, less than nothing; it is in no sum, and nothing is "
        "derived from it",
        "Q.Area": 5.0,
        "Q.Area 2.stored": -7.0,
        "Q.Area 2.note": NOTE.format("-7", "m2"),
        "P.Level": -1,
    }
    assert "Q.Bricks.stored" not in graph.units
    told = [f.message for f in graph.findings if f.kind == "suspicious-quantity"]
    assert [sentence.partition(". ")[0].partition(" ")[2] for sentence in told] == [
        "IfcWall 'W': Q.Area 2",
        "IfcWall 'W': Q.Bricks",
    ]


def test_areas_below_nothing_in_no_known_unit_are_set_aside(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.project.UnitsInContext.Units = [tiny.si("AREAUNIT", "METRE")]
    tiny.quantities(tiny.element("IfcWall", "W"), "Q", Area=("IfcQuantityArea", -5.0))
    properties = named(tiny.read(tmp_path), "W").properties
    assert "Q.Area" not in properties
    assert properties["Q.Area.stored"] == -5.0


def test_a_layer_thinner_than_nothing_is_told_and_adds_to_no_thickness(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    brick = tiny.make("IfcMaterial", "Brick")
    layers = [tiny.make("IfcMaterialLayer", brick, size) for size in (0.2, -1.0)]
    layers.append(tiny.make("IfcMaterialLayer", None, -0.1))
    tiny.root(
        "IfcRelAssociatesMaterial",
        RelatedObjects=[wall],
        RelatingMaterial=tiny.make("IfcMaterialLayerSet", layers, "S"),
    )
    graph = tiny.read(tmp_path)
    mine = named(graph, "W").key
    edges = [r.properties for r in graph.relationships if r.type == "HAS_LAYER" and r.start == mine]
    assert edges == [{"order": 1, "thickness": 0.2}, {"order": 2}, {"order": 3}]
    (bare,) = [n for n in graph.nodes if n.labels[0] == "IfcMaterialLayer"]
    assert "LayerThickness" not in bare.properties
    assert bare.properties["LayerThickness.stored"] == -0.1
    told = [f.message for f in graph.findings if f.kind == "suspicious-quantity"]
    assert [sentence.partition(" ")[2] for sentence in told] == [
        "IfcMaterialLayer is -1 m thick, less than nothing; it is in no sum",
        f"IfcMaterialLayer: LayerThickness. {NOTE.format('-0.1', 'm')}",
    ]
