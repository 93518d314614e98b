"""Relationships of every sort, on files written for them."""

from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, linked, named


def test_zones_systems_and_groups_are_told_apart(tmp_path: Path) -> None:
    tiny = Tiny()
    room = tiny.root("IfcSpace", Name="R")
    tiny.whole(tiny.storey, room)
    pump = tiny.element("IfcPump", "P")
    for ifc_class, member in (
        ("IfcZone", room),
        ("IfcDistributionSystem", pump),
        ("IfcGroup", pump),
    ):
        group = tiny.root(ifc_class, Name=ifc_class)
        tiny.root("IfcRelAssignsToGroup", RelatedObjects=[member], RelatingGroup=group)
    graph = tiny.read(tmp_path)
    assert linked(graph, "R", "IN_ZONE") == ["IfcZone"]
    assert linked(graph, "P", "IN_SYSTEM") == ["IfcDistributionSystem"]
    assert linked(graph, "P", "IN_GROUP") == ["IfcGroup"]


def test_a_part_of_a_part_knows_its_storey(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcCurtainWall", "Wall")
    plate, bolt = (
        tiny.root("IfcPlate", Name="Plate"),
        tiny.root("IfcMechanicalFastener", Name="Bolt"),
    )
    tiny.whole(wall, plate)
    tiny.root("IfcRelNests", RelatingObject=plate, RelatedObjects=[bolt])
    graph = tiny.read(tmp_path)
    assert linked(graph, "Bolt", "ON_STOREY") == ["Ground"]


def test_an_element_that_contains_itself_does_not_hang_the_reader(tmp_path: Path) -> None:
    tiny = Tiny()
    one, other = tiny.root("IfcWall", Name="A"), tiny.root("IfcWall", Name="B")
    tiny.whole(one, other)
    tiny.whole(other, one)
    assert linked(tiny.read(tmp_path), "A", "ON_STOREY") == []


def test_a_task_its_order_and_what_it_is_about_are_linked(tmp_path: Path) -> None:
    tiny = Tiny()
    boiler = tiny.element("IfcBoiler", "Boiler")
    check = tiny.root("IfcTask", Name="Check", IsMilestone=False)
    clean = tiny.root("IfcTask", Name="Clean", IsMilestone=False)
    tiny.root("IfcRelAssignsToProcess", RelatedObjects=[boiler], RelatingProcess=check)
    tiny.root(
        "IfcRelSequence", RelatingProcess=check, RelatedProcess=clean, SequenceType="FINISH_START"
    )
    graph = tiny.read(tmp_path)
    assert linked(graph, "Boiler", "ASSIGNED_TO") == ["Check"]
    assert linked(graph, "Check", "PRECEDES") == ["Clean"]


def test_when_a_task_runs_and_what_it_costs_are_on_the_task_and_the_cost(tmp_path: Path) -> None:
    tiny = Tiny()
    time = tiny.make("IfcTaskTime", ScheduleStart="2026-09-14T09:00:00", ScheduleDuration="PT2H")
    tiny.root("IfcTask", Name="Check", IsMilestone=False, TaskTime=time)
    amounts = [
        tiny.make("IfcCostValue", "Labour", None, tiny.make("IfcMonetaryMeasure", 80.0)),
        tiny.make("IfcCostValue", "Parts", None, tiny.make("IfcMonetaryMeasure", 45.5)),
    ]
    tiny.root("IfcCostItem", Name="Bill", CostValues=amounts)
    tiny.project.UnitsInContext.Units = [*tiny.units, tiny.make("IfcMonetaryUnit", "EUR")]
    graph = tiny.read(tmp_path)
    assert named(graph, "Check").properties["TaskTime.ScheduleStart"] == "2026-09-14T09:00:00"
    bill = named(graph, "Bill").properties
    assert bill["CostValues.AppliedValue"] == 80.0
    assert bill["CostValues 2.Name"] == "Parts"
    assert graph.units["CostValues.AppliedValue"] == "EUR"


def test_classifications_and_documents_hang_on_what_they_classify(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    system = tiny.make("IfcClassification", Name="DIN 276")
    reference = tiny.make("IfcClassificationReference", None, "331", "Outer walls", system)
    tiny.root(
        "IfcRelAssociatesClassification", RelatedObjects=[wall], RelatingClassification=reference
    )
    manual = tiny.make("IfcDocumentReference", "file:///etc/passwd", "M1", "Manual")
    tiny.root("IfcRelAssociatesDocument", RelatedObjects=[wall], RelatingDocument=manual)
    graph = tiny.read(tmp_path)
    assert linked(graph, "W", "CLASSIFIED_AS") == ["Outer walls"]
    assert named(graph, "Outer walls").properties["Identification"] == "331"
    assert linked(graph, "Outer walls", "IN_CLASSIFICATION") == ["DIN 276"]
    assert linked(graph, "W", "HAS_DOCUMENT") == ["Manual"]


def test_a_document_reference_is_in_its_document_and_a_material_is_classified(
    tmp_path: Path,
) -> None:
    tiny = Tiny()
    manual = tiny.make("IfcDocumentInformation", "D1", "Manual", Location="https://example.org/d1")
    chapter = tiny.make(
        "IfcDocumentReference", Identification="3", Name="Chapter 3", ReferencedDocument=manual
    )
    wall = tiny.element("IfcWall", "W")
    tiny.root("IfcRelAssociatesDocument", RelatedObjects=[wall], RelatingDocument=chapter)
    brick = tiny.make("IfcMaterial", "Brick")
    code = tiny.make("IfcClassificationReference", Identification="Ss_25", Name="Masonry")
    tiny.make("IfcExternalReferenceRelationship", None, None, code, [brick])
    graph = tiny.read(tmp_path)
    assert linked(graph, "W", "HAS_DOCUMENT") == ["Chapter 3"]
    assert linked(graph, "Chapter 3", "IN_DOCUMENT") == ["Manual"]
    assert named(graph, "Manual").properties["Location"] == "https://example.org/d1"
    assert linked(graph, "Brick", "CLASSIFIED_AS") == ["Masonry"]


def test_a_permit_and_its_approval_are_nodes(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    permit = tiny.root("IfcPermit", Name="Hot work", Status="ISSUED")
    tiny.root("IfcRelAssignsToControl", RelatedObjects=[wall], RelatingControl=permit)
    approval = tiny.make("IfcApproval", "A1", "Fire office", Status="GRANTED")
    tiny.root("IfcRelAssociatesApproval", RelatedObjects=[permit], RelatingApproval=approval)
    graph = tiny.read(tmp_path)
    assert linked(graph, "W", "ASSIGNED_TO") == ["Hot work"]
    assert linked(graph, "Hot work", "HAS_APPROVAL") == ["Fire office"]
    assert named(graph, "Hot work").properties["Status"] == "ISSUED"


def test_a_relationship_without_a_rule_is_named_after_its_class(tmp_path: Path) -> None:
    tiny = Tiny()
    member = tiny.root("IfcStructuralCurveMember", Name="M", PredefinedType="NOTDEFINED",
                       Axis=tiny.make("IfcDirection", (0.0, 0.0, 1.0)))  # fmt: skip
    load = tiny.root("IfcStructuralPointAction", Name="L")
    tiny.root(
        "IfcRelConnectsStructuralActivity", RelatingElement=member, RelatedStructuralActivity=load
    )
    graph = tiny.read(tmp_path)
    assert linked(graph, "M", "CONNECTS_STRUCTURAL_ACTIVITY") == ["L"]


def test_an_element_in_no_storey_is_reported(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.root("IfcWall", Name="Lost")
    findings = tiny.read(tmp_path).findings
    assert [f.kind for f in findings] == ["no-place"]
    assert "IfcRelContainedInSpatialStructure" in findings[0].message


def test_a_radiator_of_ifc2x3_is_a_space_heater(tmp_path: Path) -> None:
    tiny = Tiny("IFC2X3")
    owner = tiny.make(
        "IfcOwnerHistory",
        tiny.make(
            "IfcPersonAndOrganization",
            tiny.make("IfcPerson", FamilyName="A"),
            tiny.make("IfcOrganization", Name="O"),
        ),
        tiny.make("IfcApplication", tiny.make("IfcOrganization", Name="P"), "1", "App", "app"),
        ChangeAction="ADDED",
        CreationDate=0,
    )
    kind = tiny.root(
        "IfcSpaceHeaterType", OwnerHistory=owner, Name="T", PredefinedType="NOTDEFINED"
    )
    radiator = tiny.element("IfcFlowTerminal", "Radiator")
    tiny.typed(radiator, kind)
    node = named(tiny.read(tmp_path), "Radiator")
    assert node.labels[:2] == ("IfcSpaceHeater", "IfcFlowTerminal")
    assert node.properties["ifc_class"] == "IfcFlowTerminal"


def test_what_relates_nothing_is_counted_and_told(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.root("IfcRelSpaceBoundary", RelatedBuildingElement=wall)
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[wall])
    tiny.root("IfcRelDefinesByProperties", RelatedObjects=[wall])
    pane = tiny.make("IfcMaterialConstituent", "Pane", None, None, 0.7, None)
    tiny.make("IfcMaterialConstituentSet", "Sash", None, [pane])
    messages = [f.message for f in tiny.read(tmp_path).findings if f.kind == "not-mapped"]
    assert messages == [
        f"1 × {what} is not part of the graph"
        for what in (
            "IfcMaterialConstituent without a material",
            "IfcRelAssociatesMaterial without RelatingMaterial",
            "IfcRelDefinesByProperties without RelatingPropertyDefinition",
            "IfcRelSpaceBoundary without RelatingSpace",
        )
    ]


def actors(tiny: Tiny) -> tuple[Any, Any]:
    """A person called A and an organisation called B."""
    return tiny.make("IfcPerson", FamilyName="A"), tiny.make("IfcOrganization", Name="B")


def ends_of(graph: PropertyGraph, entity: Any) -> list[tuple[str, int]]:
    """Type and STEP id of what an entity's edges lead to."""
    steps = {node.key: node.properties.get("step_id") for node in graph.nodes}
    return [(r.type, steps[r.end]) for r in graph.relationships if steps[r.start] == entity.id()]  # type: ignore[misc]


@pytest.mark.parametrize("schema", ["IFC2X3", "IFC4", "IFC4X3"])
def test_those_who_have_to_do_with_an_asset_are_linked_by_what_they_are(
    tmp_path: Path, schema: str
) -> None:
    tiny = Tiny(schema)
    person, firm = actors(tiny)
    name = "AssetID" if schema == "IFC2X3" else "Identification"
    asset = tiny.root("IfcAsset", Name="Boiler", Owner=firm, User=firm, ResponsiblePerson=person,
                      **{name: "1"})  # fmt: skip
    assert sorted(ends_of(tiny.read(tmp_path), asset)) == [
        ("OWNER", firm.id()),
        ("RESPONSIBLE_PERSON", person.id()),
        ("USER", firm.id()),
    ]


def test_owner_and_editors_of_a_document_are_linked_each_once(tmp_path: Path) -> None:
    tiny = Tiny()
    person, firm = actors(tiny)
    manual = tiny.make("IfcDocumentInformation", "1", "Manual", DocumentOwner=firm,
                       Editors=[person, firm, person])  # fmt: skip
    assert ends_of(tiny.read(tmp_path), manual) == [
        ("DOCUMENT_OWNER", firm.id()),
        ("EDITORS", person.id()),
        ("EDITORS", firm.id()),
    ]


def test_who_asks_for_an_approval_and_who_gives_it_are_linked(tmp_path: Path) -> None:
    tiny = Tiny()
    person, firm = actors(tiny)
    approval = tiny.make("IfcApproval", Name="Yes", RequestingApproval=person, GivingApproval=firm)
    assert sorted(ends_of(tiny.read(tmp_path), approval)) == [
        ("GIVING_APPROVAL", firm.id()),
        ("REQUESTING_APPROVAL", person.id()),
    ]


def test_documents_and_libraries_of_ifc2x3_have_their_references_as_those_of_ifc4(
    tmp_path: Path,
) -> None:
    tiny = Tiny("IFC2X3")
    chapter = tiny.make("IfcDocumentReference", Name="Chapter")
    manual = tiny.make("IfcDocumentInformation", "1", "Manual", DocumentReferences=[chapter])
    entry = tiny.make("IfcLibraryReference", Name="Entry")
    library = tiny.make("IfcLibraryInformation", Name="Library", LibraryReference=[entry])
    graph = tiny.read(tmp_path)
    assert ends_of(graph, chapter) == [("IN_DOCUMENT", manual.id())]
    assert ends_of(graph, entry) == [("IN_LIBRARY", library.id())]


def test_the_bolts_of_a_joint_are_linked_to_what_they_join(tmp_path: Path) -> None:
    tiny = Tiny()
    beam, column = tiny.element("IfcBeam", "Beam"), tiny.element("IfcColumn", "Column")
    bolts = [tiny.element("IfcMechanicalFastener", f"Bolt {number}") for number in (1, 2)]
    tiny.root("IfcRelConnectsWithRealizingElements", RelatingElement=beam, RelatedElement=column,
              RealizingElements=bolts)  # fmt: skip
    graph = tiny.read(tmp_path)
    assert linked(graph, "Beam", "JOINED_TO") == ["Column"]
    for joined in ("Beam", "Column"):
        assert linked(graph, joined, "REALIZING_ELEMENTS") == ["Bolt 1", "Bolt 2"]


def test_a_metric_without_the_value_that_ifc2x3_asks_for_costs_no_model(tmp_path: Path) -> None:
    tiny = Tiny("IFC2X3")
    metric = tiny.make("IfcMetric", "Limit", ConstraintGrade="HARD", Benchmark="LESSTHAN")
    graph = tiny.read(tmp_path)
    assert ends_of(graph, metric) == []
    assert named(graph, "Limit").properties["Benchmark"] == "LESSTHAN"
