"""What a file says of itself as a whole, where it says it more than once."""

from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, named


def told(graph: PropertyGraph, kind: str) -> list[str]:
    return [finding.message for finding in graph.findings if finding.kind == kind]


def second_project(tiny: Tiny, *units: Any) -> Any:
    """Another project, with a storey of its own at 3000 of its length unit."""
    assignment = tiny.make("IfcUnitAssignment", units) if units else None
    project = tiny.root("IfcProject", Name="Other", UnitsInContext=assignment)
    tiny.whole(project, tiny.root("IfcBuildingStorey", Name="Attic", Elevation=3000.0))
    return project


@pytest.mark.parametrize("schema", ["IFC2X3", "IFC4", "IFC4X3"])
def test_a_second_project_is_kept_and_told_with_the_units_it_was_read_in(
    tmp_path: Path, schema: str
) -> None:
    tiny = Tiny(schema)
    other = second_project(tiny, tiny.si("LENGTHUNIT", "METRE", "MILLI"))
    graph = tiny.read(tmp_path)
    assert told(graph, "several-projects") == [
        f"#{other.id()} IfcProject 'Other' is another project of this file; what it holds is "
        f"read, all numbers in the units of #{tiny.project.id()} IfcProject 'Tiny': where its own "
        "are others, export each project as a file of its own"
    ]
    assert named(graph, "Attic").properties["Elevation"] == 3000.0
    (about,) = [r.end for r in graph.relationships if r.type == "ABOUT"]
    assert about == named(graph, "Other").key


def test_units_are_those_of_the_first_project_that_has_some(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.project.UnitsInContext = None
    second_project(tiny, tiny.si("LENGTHUNIT", "METRE", "MILLI"))
    graph = tiny.read(tmp_path)
    assert named(graph, "Attic").properties["Elevation"] == 3.0
    (sentence,) = told(graph, "several-projects")
    assert "in the units of #" in sentence
    assert "'Other': " in sentence


def test_one_project_is_no_finding(tmp_path: Path) -> None:
    assert told(Tiny().read(tmp_path), "several-projects") == []
