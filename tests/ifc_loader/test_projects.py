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


def with_norths(schema: str, *norths: tuple[float, ...]) -> tuple[Tiny, list[Any], list[Any]]:
    """A project with a context for each direction of true north."""
    tiny = Tiny(schema)
    origin = tiny.make("IfcCartesianPoint", (0.0, 0.0, 0.0))
    axes = tiny.make("IfcAxis2Placement3D", origin, None, None)
    directions = [tiny.make("IfcDirection", north) for north in norths]
    contexts = [
        tiny.make("IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, axes, direction)
        for direction in directions
    ]
    tiny.project.RepresentationContexts = contexts
    return tiny, contexts, directions


def test_another_true_north_is_told_and_the_first_stands(tmp_path: Path) -> None:
    tiny, _, (first, same, other) = with_norths("IFC4", (0.0, 1.0), (0.0, 2.0, 0.0), (1.0, 1.0))
    graph = tiny.read(tmp_path)
    assert named(graph, "Tiny").properties["TrueNorth"] == [0.0, 1.0]
    who = f"#{tiny.project.id()} IfcProject 'Tiny'"
    assert told(graph, "several-positions") == [
        f"{who} has a true north by #{first.id()} IfcDirection and another by #{other.id()} "
        "IfcDirection; the first stands"
    ]
    assert f"#{same.id()} " not in told(graph, "several-positions")[0]


def test_another_place_on_the_map_is_told_and_not_mixed_with_the_first(tmp_path: Path) -> None:
    tiny, contexts, _ = with_norths("IFC4", (0.0, 1.0), (0.0, 1.0), (0.0, 1.0))
    first, same, other = (
        tiny.make("IfcMapConversion", context, tiny.make("IfcProjectedCRS", "EPSG:25832"),
                  east, 5.0, 0.0, None, None, scale)
        for context, east, scale in zip(contexts, (1.0, 1.0, 2.0), (None, None, 0.5), strict=True)
    )  # fmt: skip
    graph = tiny.read(tmp_path)
    held = named(graph, "Tiny").properties
    assert held["IfcMapConversion.Eastings"] == 1.0
    assert "IfcMapConversion.Scale" not in held
    (sentence,) = told(graph, "several-positions")
    assert f"has a place on the map by #{first.id()} IfcMapConversion and" in sentence
    assert f"another by #{other.id()} IfcMapConversion" in sentence
    assert f"#{same.id()} " not in sentence
    assert told(graph, "not-mapped") == []


def test_an_angle_without_parts_is_no_angle_of_nought(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.whole(tiny.project, tiny.root("IfcSite", Name="Site", RefLatitude=(), RefLongitude=(9,)))
    graph = tiny.read(tmp_path)
    held = named(graph, "Site").properties
    assert "RefLatitude" not in held
    assert held["RefLongitude"] == 9.0
    assert told(graph, "no-number") == [
        "1 × IfcCompoundPlaneAngleMeasure holds no number; it is left out"
    ]


def test_an_angle_of_parts_is_no_finding(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.whole(tiny.project, tiny.root("IfcSite", Name="Site", RefLatitude=(50, 30, 0)))
    graph = tiny.read(tmp_path)
    assert named(graph, "Site").properties["RefLatitude"] == 50.5
    assert graph.findings == []
