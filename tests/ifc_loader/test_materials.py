"""Materials in all their forms, one hop from the element."""

from pathlib import Path
from typing import Any

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, linked, named


def assign(tiny: Tiny, selected: Any, *owners: Any) -> None:
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=owners, RelatingMaterial=selected)


def edges(graph: PropertyGraph, start: str, type_: str) -> list[dict[str, Any]]:
    key = named(graph, start).key
    return [dict(r.properties) for r in graph.relationships if (r.start, r.type) == (key, type_)]


def test_layers_keep_order_thickness_and_air(tmp_path: Path) -> None:
    tiny = Tiny()
    plaster = tiny.make("IfcMaterial", "Plaster")
    stud = tiny.make("IfcMaterial", "Stud")
    layers = [
        tiny.make("IfcMaterialLayer", plaster, 0.0125, None, None, None, "finish", None),
        tiny.make("IfcMaterialLayer", None, 0.05, True, "Air gap", None, None, None),
        tiny.make("IfcMaterialLayer", stud, 0.07, None, None, None, None, None),
        tiny.make("IfcMaterialLayer", plaster, 0.0125, None, None, None, None, None),
    ]
    layer_set = tiny.make("IfcMaterialLayerSet", layers, "Partition")
    usage = tiny.make("IfcMaterialLayerSetUsage", layer_set, "AXIS2", "POSITIVE", 0.1)
    wall = tiny.element("IfcWall", "W")
    assign(tiny, usage, wall)
    graph = tiny.read(tmp_path)
    assert linked(graph, "W", "HAS_LAYER") == ["Plaster", "Air gap", "Stud", "Plaster"]
    assert edges(graph, "W", "HAS_LAYER") == [
        {"order": 1, "thickness": 0.0125, "category": "finish"},
        {"order": 2, "thickness": 0.05, "ventilated": True, "name": "Air gap"},
        {"order": 3, "thickness": 0.07},
        {"order": 4, "thickness": 0.0125},
    ]
    assert linked(graph, "W", "HAS_MATERIAL") == ["Plaster", "Stud"]
    assert edges(graph, "W", "HAS_MATERIAL_SET") == [
        {"direction": "AXIS2", "sense": "POSITIVE", "offset": 0.1}
    ]
    assert linked(graph, "Partition", "HAS_LAYER") == linked(graph, "W", "HAS_LAYER")


def test_constituents_lists_and_profiles_are_one_hop_away(tmp_path: Path) -> None:
    tiny = Tiny()
    oak, glass = tiny.make("IfcMaterial", "Oak"), tiny.make("IfcMaterial", "Glass")
    parts = [
        tiny.make("IfcMaterialConstituent", "Frame", None, oak, 0.3, None),
        tiny.make("IfcMaterialConstituent", "Pane", None, glass, 0.7, None),
    ]
    assign(
        tiny,
        tiny.make("IfcMaterialConstituentSet", "Sash", None, parts),
        tiny.element("IfcWindow", "A"),
    )
    assign(tiny, tiny.make("IfcMaterialList", [oak, glass]), tiny.element("IfcWindow", "B"))
    steel = tiny.make("IfcMaterial", "Steel")
    shape = tiny.make("IfcIShapeProfileDef", "AREA", "HEA200", None, 0.2, 0.19, 0.0065, 0.01)
    profile = tiny.make("IfcMaterialProfile", "Flange", None, steel, shape)
    profiles = tiny.make("IfcMaterialProfileSet", "Beam", None, [profile])
    assign(tiny, tiny.make("IfcMaterialProfileSetUsage", profiles), tiny.element("IfcBeam", "C"))
    graph = tiny.read(tmp_path)
    assert edges(graph, "A", "HAS_CONSTITUENT") == [
        {"name": "Frame", "fraction": 0.3},
        {"name": "Pane", "fraction": 0.7},
    ]
    assert linked(graph, "B", "HAS_MATERIAL") == ["Oak", "Glass"]
    assert edges(graph, "C", "HAS_PROFILE") == [{"order": 1, "name": "Flange", "profile": "HEA200"}]
    assert linked(graph, "C", "HAS_MATERIAL") == ["Steel"]


def test_an_element_without_material_has_its_types(tmp_path: Path) -> None:
    tiny = Tiny()
    kind = tiny.root("IfcWallType", Name="T", PredefinedType="SOLIDWALL")
    assign(tiny, tiny.make("IfcMaterial", "Brick"), kind)
    own = tiny.element("IfcWall", "Own")
    assign(tiny, tiny.make("IfcMaterial", "Wood"), own)
    bare = tiny.element("IfcWall", "Bare")
    tiny.typed(own, kind)
    tiny.typed(bare, kind)
    graph = tiny.read(tmp_path)
    assert linked(graph, "Bare", "HAS_MATERIAL") == ["Brick"]
    assert edges(graph, "Bare", "HAS_MATERIAL") == [{"derived": True}]
    assert linked(graph, "Own", "HAS_MATERIAL") == ["Wood"]
