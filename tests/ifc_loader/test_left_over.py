"""Sets of properties and CAD layers that belong to nothing: counted, never dropped in silence."""

from pathlib import Path
from typing import Any

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, linked, named


def not_mapped(graph: PropertyGraph) -> list[str]:
    return [
        finding.message.removesuffix(" is not part of the graph")
        for finding in graph.findings
        if finding.kind == "not-mapped"
    ]


def layer(tiny: Tiny, name: str, *items: Any) -> None:
    tiny.make("IfcPresentationLayerAssignment", name, None, items)


def test_sets_that_belong_to_no_node_are_counted(tmp_path: Path) -> None:
    tiny = Tiny()
    colour = tiny.single("Colour", "IfcLabel", "red")
    tiny.root("IfcPropertySet", Name="of nothing", HasProperties=[colour])
    profile = tiny.make("IfcRectangleProfileDef", "AREA", "Tube", None, 1.0, 1.0)
    tiny.make("IfcProfileProperties", "Tube", None, [colour], profile)
    assert not_mapped(tiny.read(tmp_path)) == [
        "1 × IfcProfileProperties that belongs to no node",
        "1 × IfcPropertySet that belongs to no node",
    ]


def test_what_is_on_a_layer_and_in_no_product_is_counted_by_its_class(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "Wall", **tiny.box((0, 0, 0), (1, 1, 1)))
    (body,) = wall.Representation.Representations
    (solid,) = body.Items
    loose = tiny.make("IfcCartesianPoint", (0.0, 0.0, 0.0))
    layer(tiny, "Walls", body, loose)
    layer(tiny, "Solids", solid)
    graph = tiny.read(tmp_path)
    assert linked(graph, "Wall", "ON_LAYER") == ["Walls", "Solids"]
    assert not_mapped(graph) == ["1 × layer of IfcCartesianPoint"]


def test_a_shape_that_is_repeated_is_on_the_layer_of_what_it_repeats(tmp_path: Path) -> None:
    tiny = Tiny()
    drawn = tiny.box((0, 0, 0), (1, 1, 1))["Representation"].Representations[0]
    origin = tiny.make("IfcCartesianPoint", (0.0, 0.0, 0.0))
    axes = tiny.make("IfcAxis2Placement3D", origin, None, None)
    source = tiny.make("IfcRepresentationMap", axes, drawn)
    place = tiny.make("IfcCartesianTransformationOperator3D", None, None, origin, None, None)
    repeated = tiny.make("IfcMappedItem", source, place)
    body = tiny.make("IfcShapeRepresentation", drawn.ContextOfItems, "Body", "MappedRepresentation",
                     [repeated])  # fmt: skip
    shape = tiny.make("IfcProductDefinitionShape", None, None, [body])
    tiny.element("IfcFurniture", "Chair", Representation=shape)
    layer(tiny, "Furniture", drawn)
    graph = tiny.read(tmp_path)
    assert linked(graph, "Chair", "ON_LAYER") == ["Furniture"]
    assert not_mapped(graph) == []


def test_what_is_on_a_layer_and_who_edits_a_document_are_no_lost_numbers(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "Wall", **tiny.box((0, 0, 0), (1, 1, 1)))
    layer(tiny, "Walls", *wall.Representation.Representations)
    editor = tiny.make("IfcPerson", FamilyName="A")
    tiny.make("IfcDocumentInformation", "1", "Manual", Editors=[editor])
    assert tiny.read(tmp_path).findings == []


def test_a_list_of_selected_measures_is_a_list_of_numbers(tmp_path: Path) -> None:
    tiny = Tiny()
    bends = [tiny.make("IfcLengthMeasure", each) for each in (0.1, 0.2)]
    tiny.root("IfcReinforcingBarType", Name="Bar", PredefinedType="MAIN", BendingParameters=bends)
    graph = tiny.read(tmp_path)
    assert named(graph, "Bar").properties["BendingParameters"] == [0.1, 0.2]
    assert graph.units["BendingParameters"] == "m"
