"""What relates materials, people, documents, approvals and constraints to one another."""

from pathlib import Path
from typing import Any

import ifcopenshell
import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.resources import Resources
from tests.ifc_loader.tiny import Tiny

SCHEMAS = ["IFC2X3", "IFC4", "IFC4X3"]
Told = tuple[str, str, str, dict[str, Any]]

IN_ALL: list[Told] = [
    ("Approval one", "RELATED_APPROVALS", "Approval two", {"name": "part of"}),
    ("Document one", "RELATED_DOCUMENTS", "Document two", {"relationship": "supplement"}),
    ("Organisation one", "RELATED_ORGANIZATIONS", "Organisation two", {"name": "branch of"}),
]
IN_IFC2X3: list[Told] = [
    ("Approval one", "HAS_ACTOR", "Organisation one", {"role": "Fire officer"}),
    ("Constraint one", "CLASSIFIED_AS", "Code", {}),
    (
        "Constraint one",
        "RELATED_CONSTRAINTS",
        "Constraint two",
        {"name": "both", "aggregator": "LOGICALAND"},
    ),
    ("Constraint two", "RELATED_CONSTRAINTS", "Constraint one", {"name": "after"}),
    ("Material one", "CLASSIFIED_AS", "Code", {}),
]
SINCE_IFC4: list[Told] = [
    ("Material one", "CLASSIFIED_AS", "Code", {"name": "checked"}),
    ("Material one", "HAS_APPROVAL", "Approval one", {"name": "checked"}),
    (
        "Material one",
        "HAS_CONSTITUENT",
        "Material two",
        {"name": "cast", "expression": "88 %"},
    ),
    ("Material one", "HAS_CONSTRAINT", "Constraint one", {"name": "checked"}),
    ("Organisation one", "CLASSIFIED_AS", "Code", {"name": "checked"}),
    ("Organisation one", "HAS_APPROVAL", "Approval one", {"name": "checked"}),
    ("Organisation one", "HAS_CONSTRAINT", "Constraint one", {"name": "checked"}),
]


def told(graph: PropertyGraph, named: str) -> list[Told]:
    """The edges whose start is called `named …`, by the names of both ends."""
    names = {node.key: str(node.properties.get("Name", "")) for node in graph.nodes}
    return [
        (names[r.start], r.type, names[r.end], dict(r.properties))
        for r in graph.relationships
        if names[r.start].startswith(named)
    ]


def not_mapped(graph: PropertyGraph) -> list[str]:
    return [finding.message for finding in graph.findings if finding.kind == "not-mapped"]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_resources_that_are_related_have_an_edge_that_says_how(tmp_path: Path, schema: str) -> None:
    graph = Resources(schema).read(tmp_path)
    own = IN_IFC2X3 if schema == "IFC2X3" else SINCE_IFC4
    found = [
        each
        for word in ("Approval", "Constraint", "Document", "Material", "Organisation")
        for each in told(graph, f"{word} ")
    ]
    assert sorted(found, key=str) == sorted([*IN_ALL, *own], key=str)
    assert not_mapped(graph) == []


@pytest.mark.parametrize("schema", SCHEMAS)
def test_each_pair_that_ifcopenshell_reads_is_an_edge_and_there_are_no_others(
    tmp_path: Path, schema: str
) -> None:
    tiny = Resources(schema)
    graph = tiny.read(tmp_path)
    theirs = set()
    for entity in ifcopenshell.open(tmp_path / "tiny.ifc"):
        if entity.is_a().endswith("Relationship"):
            held = [v for v in entity if isinstance(v, tuple | ifcopenshell.entity_instance)]
            ends = [v if isinstance(v, tuple) else (v,) for v in held]
            one, other = [e for e in ends if not e[0].is_a("IfcActorRole")]
            theirs |= {frozenset((a.id(), b.id())) for a in one for b in other}
    steps = {node.key: node.properties.get("step_id") for node in graph.nodes}
    resources = {n.key for n in graph.nodes if not n.properties.get("GlobalId")}
    ours = {
        frozenset((steps[r.start], steps[r.end]))
        for r in graph.relationships
        if {r.start, r.end} <= resources and steps[r.start] is not None
    }
    assert ours == theirs
    assert len(theirs) >= 7


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_text_that_ifcopenshell_reads_of_a_resource_is_on_its_node(
    tmp_path: Path, schema: str
) -> None:
    graph = Resources(schema).read(tmp_path)
    nodes = {node.properties.get("step_id"): node for node in graph.nodes}
    compared = 0
    for entity in ifcopenshell.open(tmp_path / "tiny.ifc"):
        if entity.id() in nodes and not entity.is_a("IfcRoot") and not entity.is_a("IfcNamedUnit"):
            held = set(map(str, nodes[entity.id()].properties.values()))
            texts = {value for value in entity if isinstance(value, str)}
            assert texts <= held, entity
            compared += len(texts)
    assert compared >= 12


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_relates_no_nodes_is_counted_and_told(tmp_path: Path, schema: str) -> None:
    tiny = Tiny(schema)
    width, height = (tiny.single(name, "IfcLabel", "1") for name in ("Width", "Height"))
    tiny.property_set(tiny.storey, "Pset_Own", width, height)
    tiny.make(
        "IfcPropertyDependencyRelationship", DependingProperty=width, DependantProperty=height
    )
    euro, franc = (tiny.make("IfcMonetaryUnit", code) for code in ("EUR", "CHF"))
    tiny.make(
        "IfcCurrencyRelationship",
        RelatingMonetaryUnit=euro,
        RelatedMonetaryUnit=franc,
        ExchangeRate=0.9,
    )
    assert not_mapped(tiny.read(tmp_path)) == [
        "1 × IfcCurrencyRelationship is not part of the graph",
        "1 × IfcPropertyDependencyRelationship is not part of the graph",
    ]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_relationship_of_resources_that_lacks_an_end_costs_no_model(
    tmp_path: Path, schema: str
) -> None:
    tiny = Tiny(schema)
    firm = tiny.make("IfcOrganization", Name="Firm")
    tiny.make("IfcOrganizationRelationship", Name="part of", RelatingOrganization=firm)
    assert not_mapped(tiny.read(tmp_path)) == [
        "1 × IfcOrganizationRelationship without RelatedOrganizations is not part of the graph"
    ]


def test_an_approval_of_what_is_no_node_is_counted_by_that_class(tmp_path: Path) -> None:
    tiny = Tiny()
    width = tiny.single("Width", "IfcLabel", "1")
    tiny.property_set(tiny.storey, "Pset_Own", width)
    approval = tiny.make("IfcApproval", "A1", "Yes")
    tiny.make(
        "IfcResourceApprovalRelationship", RelatedResourceObjects=[width], RelatingApproval=approval
    )
    assert not_mapped(tiny.read(tmp_path)) == [
        "1 × IfcResourceApprovalRelationship to IfcPropertySingleValue is not part of the graph"
    ]
