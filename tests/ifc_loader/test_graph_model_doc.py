"""docs/graph-model.md says what the code does: every type, label and property of our own."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import PropertyGraph
from ifc_loader.canonical import CANONICAL
from ifc_loader.entity_classes import Schema
from ifc_loader.relations import RULES
from tests.conftest import ROOT, at_hand

PAGE = (ROOT / "docs" / "graph-model.md").read_text("utf-8")
FILES = [*sorted((ROOT / "ifc_loader").glob("*.py")), ROOT / "app" / "checks" / "keeping.py"]
SOURCE = "\n".join(path.read_text("utf-8") for path in FILES)
MODELS = [
    "SampleHouse4.ifc",
    "Duplex_A_20110907.ifc",
    "AC20-FZK-Haus.ifc",
    "hvac_heating.ifc",
    "wall_door_columnt_rgb4x3.ifc",
]
FIRST_CELLS = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
DOCUMENTED = {word for cell in FIRST_CELLS for word in re.findall(r"`([A-Z][A-Z_]+)`", cell)}


@pytest.fixture(params=["bay_house.ifc", *at_hand(MODELS)])
def graph(
    request: pytest.FixtureRequest, read_shared: Callable[[str], PropertyGraph]
) -> PropertyGraph:
    name = str(request.param)
    return read_shared(name)


def test_every_relationship_rule_is_documented() -> None:
    assert {rule.type for rule in RULES.values()} <= DOCUMENTED


def test_every_documented_relationship_is_in_the_code() -> None:
    assert [t for t in DOCUMENTED if f'"{t}"' not in SOURCE] == []


def test_every_relationship_class_behind_an_edge_is_named() -> None:
    shortened = {"IfcRelAssignsTo", "IfcRelSpaceBoundary"}
    missing = [
        name
        for name in RULES
        if f"`{name}`" not in PAGE and not any(name.startswith(s) for s in shortened)
    ]
    assert missing == []


def test_no_relationship_shares_a_name_with_a_label(graph: PropertyGraph) -> None:
    labels = {label for node in graph.nodes for label in node.labels}
    assert not labels & {r.type for r in graph.relationships}


def test_every_relationship_of_a_real_model_is_documented(graph: PropertyGraph) -> None:
    assert {r.type for r in graph.relationships} <= DOCUMENTED


def test_every_label_is_an_ifc_class_or_documented(graph: PropertyGraph) -> None:
    schemas = [Schema("IFC4"), Schema("IFC2X3"), Schema("IFC4X3_ADD2")]
    labels = {label for node in graph.nodes for label in node.labels}
    ours = {label for label in labels if not any(s.knows(label) for s in schemas)}
    assert ours <= {"Model", "Finding"}


def test_every_property_of_our_own_is_documented(graph: PropertyGraph) -> None:
    schemas = [Schema(s) for s in ("IFC4", "IFC2X3", "IFC4X3_ADD2")]
    attributes = {
        attribute.name
        for node in graph.nodes
        for name in (*node.labels, str(node.properties.get("ifc_class")))
        for schema in schemas
        if schema.knows(name)
        for attribute in schema.entity(name).attributes
    }
    names = {name for node in graph.nodes for name in node.properties}
    ours = {n for n in names if "." not in n and n not in attributes}
    derived = {n.removesuffix(".source") for n in names if n.startswith("derived.")}
    assert {n for n in ours | derived if f"`{n}`" not in PAGE} == set()


def test_every_edge_property_is_documented(graph: PropertyGraph) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    for relationship in graph.relationships:
        row = next(r for r in rows if f"`{relationship.type}`" in r.split("|")[1])
        for name in relationship.properties.keys() - {"derived"}:
            assert re.search(rf"\b{name}\b", row.split("|")[1]), (relationship.type, name)


def test_every_canonical_quantity_is_documented() -> None:
    for label, wanted in CANONICAL.items():
        for name in wanted:
            rows = [line for line in PAGE.splitlines() if f"| `derived.{name}`" in line]
            assert any(f"`{label}`" in row for row in rows), (label, name)


def test_the_page_names_no_file_that_is_absent() -> None:
    for path in re.findall(r"`((?:tests|ifc_loader)/[\w/.]+)`", PAGE):
        assert Path(ROOT / path).exists(), path
