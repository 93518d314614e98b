"""Every entity of a file is mapped, geometry, part of another one, or reported."""

import re
from pathlib import Path
from typing import Any

import pytest

from ifc_loader import IfcFileError, PropertyGraph, read_ifc
from ifc_loader.accounting import GEOMETRY, WITHIN
from ifc_loader.entities import PARTS
from ifc_loader.entity_classes import Schema
from ifc_loader.opening import open_ifc
from sample_models import BAY_HOUSE
from tests.conftest import SHARED
from tests.ifc_loader.test_units import converted
from tests.ifc_loader.tiny import Tiny, linked, named

FILES = [
    BAY_HOUSE,
    *(
        pytest.param(path, marks=pytest.mark.buildings)
        for path in sorted((SHARED / "models").glob("*.ifc"))
    ),
]
"""The models at hand; the folder of shared ones may be absent."""

ROWS = {"IfcTableRow", "IfcMapConversion", "IfcRigidOperation", "IfcProjectedCRS"}
"""Flattened by modules of their own."""


def unaccounted(path: Path) -> list[str]:
    """Entities that are nowhere: `#12 IfcTimeSeries`."""
    graph, (file, _) = read_ifc(path), open_ifc(path)
    schema = Schema(file.schema_identifier)
    nodes = {node.properties.get("step_id") for node in graph.nodes}
    told = " ".join(f.message for f in graph.findings if f.kind == "not-mapped")
    reported = set(re.findall(r"Ifc\w+", told))
    elsewhere = {*GEOMETRY, *WITHIN, *PARTS, *ROWS, "IfcGeographicCRS"}
    return [
        f"#{entity.id()} {entity.is_a()}"
        for entity in file
        if entity.id() not in nodes
        and entity.is_a() not in reported
        and not schema.entity(entity.is_a()).supertypes & elsewhere
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_entity_of_a_file_is_accounted_for(path: Path) -> None:
    try:
        assert unaccounted(path) == []
    except IfcFileError:
        assert path.name.startswith("BROKEN")


def not_mapped(graph: PropertyGraph) -> list[str]:
    return [f.message for f in graph.findings if f.kind == "not-mapped"]


def flat(graph: PropertyGraph, name: str, prefix: str) -> dict[str, Any]:
    properties = named(graph, name).properties
    return {k: v for k, v in properties.items() if k.startswith(prefix)}


def test_what_belongs_to_nothing_is_reported_with_its_number(tmp_path: Path) -> None:
    tiny = Tiny()
    for _ in range(2):
        tiny.make("IfcRegularTimeSeries", "T", None, "2026-01-01T00:00:00",
                  "2026-01-02T00:00:00", "CONTINUOUS", "MEASURED", None, None, 60.0,
                  [tiny.make("IfcTimeSeriesValue", [tiny.make("IfcReal", 1.0)])])  # fmt: skip
    tiny.make("IfcTaskTime", Name="of no task")
    tiny.make("IfcProjectedCRS", "EPSG:25832")
    path = tiny.save(tmp_path / "tiny.ifc")
    assert not_mapped(read_ifc(path)) == [
        f"{number} × {name} is not part of the graph"
        for number, name in (
            (1, "IfcProjectedCRS"),
            (2, "IfcRegularTimeSeries"),
            (1, "IfcTaskTime"),
            (2, "IfcTimeSeriesValue"),
        )
    ]
    assert unaccounted(path) == []


def test_segments_of_an_alignment_have_their_radius_length_gradient_and_cant(
    tmp_path: Path,
) -> None:
    tiny = Tiny("IFC4X3")
    degree = converted(tiny, "PLANEANGLEUNIT", "DEGREE", 0.017453292519943295, "RADIAN")
    tiny.project.UnitsInContext.Units = [tiny.si("LENGTHUNIT", "METRE", "MILLI"), degree]
    point = tiny.make("IfcCartesianPoint", (0.0, 0.0))
    curve = tiny.make("IfcAlignmentHorizontalSegment", "A", None, point, 90.0, 300_000.0, 300_000.0,
                      52_000.0, None, "CIRCULARARC")  # fmt: skip
    slope = tiny.make("IfcAlignmentVerticalSegment", None, None, 0.0, 52_000.0, 1_000.0, 0.02,
                      0.03, None, "CONSTANTGRADIENT")  # fmt: skip
    cant = tiny.make("IfcAlignmentCantSegment", None, None, 0.0, 52_000.0, 0.0, None, 160.0, None,
                     "CONSTANTCANT")  # fmt: skip
    segments = [
        tiny.root("IfcAlignmentSegment", Name=name, DesignParameters=parameters)
        for name, parameters in (("Curve", curve), ("Slope", slope), ("Cant", cant))
    ]
    alignment = tiny.root("IfcAlignment", Name="Track")
    tiny.root("IfcRelNests", RelatingObject=alignment, RelatedObjects=segments)
    graph = tiny.read(tmp_path)
    assert linked(graph, "Track", "NESTS") == ["Curve", "Slope", "Cant"]
    assert flat(graph, "Curve", "DesignParameters.") == {
        "DesignParameters.StartTag": "A",
        "DesignParameters.StartDirection": pytest.approx(1.5707963),
        "DesignParameters.StartRadiusOfCurvature": 300.0,
        "DesignParameters.EndRadiusOfCurvature": 300.0,
        "DesignParameters.SegmentLength": 52.0,
        "DesignParameters.PredefinedType": "CIRCULARARC",
    }
    assert flat(graph, "Slope", "DesignParameters.") == {
        "DesignParameters.StartDistAlong": 0.0,
        "DesignParameters.HorizontalLength": 52.0,
        "DesignParameters.StartHeight": 1.0,
        "DesignParameters.StartGradient": 0.02,
        "DesignParameters.EndGradient": 0.03,
        "DesignParameters.PredefinedType": "CONSTANTGRADIENT",
    }
    assert flat(graph, "Cant", "DesignParameters.") == {
        "DesignParameters.StartDistAlong": 0.0,
        "DesignParameters.HorizontalLength": 52.0,
        "DesignParameters.StartCantLeft": 0.0,
        "DesignParameters.StartCantRight": 0.16,
        "DesignParameters.PredefinedType": "CONSTANTCANT",
    }
    assert graph.units["DesignParameters.StartRadiusOfCurvature"] == "m"
    assert not_mapped(graph) == []


def test_a_rigid_operation_and_a_geographic_system_are_on_the_project(tmp_path: Path) -> None:
    tiny = Tiny("IFC4X3")
    tiny.project.UnitsInContext.Units = [tiny.si("LENGTHUNIT", "METRE", "MILLI")]
    origin = tiny.make("IfcCartesianPoint", (0.0, 0.0, 0.0))
    axes = tiny.make("IfcAxis2Placement3D", origin, None, None)
    context = tiny.make("IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, axes, None)
    tiny.project.RepresentationContexts = [context]
    degree = converted(tiny, "PLANEANGLEUNIT", "DEGREE", 0.017453292519943295, "RADIAN")
    earth = tiny.make("IfcGeographicCRS", "EPSG:4326", None, "WGS84", "Greenwich", degree, None)
    angles = [tiny.make("IfcPlaneAngleMeasure", value) for value in (90.0, 45.0)]
    tiny.make("IfcRigidOperation", context, earth, *angles, 12_000.0)
    graph = tiny.read(tmp_path)
    assert flat(graph, "Tiny", "IfcRigidOperation.") == {
        "IfcRigidOperation.FirstCoordinate": pytest.approx(1.5707963),
        "IfcRigidOperation.SecondCoordinate": pytest.approx(0.7853982),
        "IfcRigidOperation.Height": 12.0,
    }
    assert flat(graph, "Tiny", "IfcGeographicCRS.") == {
        "IfcGeographicCRS.Name": "EPSG:4326",
        "IfcGeographicCRS.GeodeticDatum": "WGS84",
        "IfcGeographicCRS.PrimeMeridian": "Greenwich",
    }
    assert graph.units["IfcRigidOperation.FirstCoordinate"] == "rad"
    assert graph.units["IfcRigidOperation.Height"] == "m"
    assert not_mapped(graph) == []


def test_the_recurrence_of_a_work_time_is_on_its_calendar(tmp_path: Path) -> None:
    tiny = Tiny()
    period = tiny.make("IfcTimePeriod", "08:00:00", "16:30:00")
    weekly = tiny.make(
        "IfcRecurrencePattern", "WEEKLY", None, (1, 2, 3), None, None, 1, None, [period]
    )
    work = tiny.make("IfcWorkTime", "Weekdays", None, None, weekly, "2026-01-01", None)
    tiny.root("IfcWorkCalendar", Name="Calendar", WorkingTimes=[work])
    graph = tiny.read(tmp_path)
    assert flat(graph, "Calendar", "WorkingTimes.") == {
        "WorkingTimes.Name": "Weekdays",
        "WorkingTimes.Start": "2026-01-01",
        "WorkingTimes.RecurrencePattern.RecurrenceType": "WEEKLY",
        "WorkingTimes.RecurrencePattern.WeekdayComponent": [1, 2, 3],
        "WorkingTimes.RecurrencePattern.Interval": 1,
        "WorkingTimes.RecurrencePattern.TimePeriods.StartTime": "08:00:00",
        "WorkingTimes.RecurrencePattern.TimePeriods.EndTime": "16:30:00",
    }
    assert not_mapped(graph) == []


def test_a_table_has_a_list_for_each_column_and_its_metric_is_linked(tmp_path: Path) -> None:
    tiny = Tiny()

    def row(name: str, *lengths: float, heading: bool = False) -> Any:
        measures = [tiny.make("IfcLengthMeasure", each) for each in lengths]
        return tiny.make("IfcTableRow", [tiny.make("IfcLabel", name), *measures], heading)

    heading = tiny.make(
        "IfcTableRow", [tiny.make("IfcLabel", each) for each in ("Bar", "Diameter")], True
    )
    millimetre = tiny.si("LENGTHUNIT", "METRE", "MILLI")
    columns = [
        tiny.make("IfcTableColumn", None, None, None, None, None),
        tiny.make("IfcTableColumn", "D", "Diameter of bar", None, millimetre, None),
    ]
    table = tiny.make("IfcTable", "Bars", [heading, row("A", 12.0), row("B", 16.0)], columns)
    tiny.make("IfcMetric", "Limit", None, "HARD", None, None, None, None, "LESSTHAN", None, table)
    graph = tiny.read(tmp_path)
    assert flat(graph, "Bars", "Rows.") == {
        "Rows.Bar": ["A", "B"],
        "Rows.Diameter of bar": [0.012, 0.016],
    }
    assert graph.units["Rows.Diameter of bar"] == "m"
    assert linked(graph, "Limit", "MEASURED_BY") == ["Bars"]
    assert not_mapped(graph) == []


def table_of(tiny: Tiny, *rows: tuple[bool, tuple[str | float | None, ...]]) -> Any:
    """A table of rows, heading or not; an empty cell is an empty text."""
    made = [
        tiny.make("IfcTableRow", [
            tiny.make("IfcReal", cell) if isinstance(cell, float)
            else tiny.make("IfcLabel", cell or "")
            for cell in cells
        ], heading)
        for heading, cells in rows
    ]  # fmt: skip
    return tiny.make("IfcTable", "Bars", made, None)


def test_columns_of_one_title_are_both_kept(tmp_path: Path) -> None:
    tiny = Tiny()
    titles = ("Bar", "Size", "Size 2", "Size")
    table_of(tiny, (True, titles), (False, ("A", 1.0, 2.0, 3.0)))
    assert flat(tiny.read(tmp_path), "Bars", "Rows.") == {
        "Rows.Bar": "A",
        "Rows.Size": 1.0,
        "Rows.Size 2": 2.0,
        "Rows.Size 3": 3.0,
    }


def test_a_second_row_of_headings_is_part_of_the_titles(tmp_path: Path) -> None:
    tiny = Tiny()
    table_of(tiny, (True, ("Bar", "Size")), (True, ("", "inner")), (False, ("A", 1.0)))
    assert flat(tiny.read(tmp_path), "Bars", "Rows.") == {
        "Rows.Bar": "A",
        "Rows.Size / inner": 1.0,
    }


def test_the_rows_of_values_are_told_where_cells_are_empty(tmp_path: Path) -> None:
    tiny = Tiny()
    rows = [("A", 1.0), ("B", None), (None, 3.0), ("D", 4.0), ("E",)]
    table_of(tiny, (True, ("Bar", "Size")), *((False, row) for row in rows))
    assert flat(tiny.read(tmp_path), "Bars", "Rows.") == {
        "Rows.Bar": ["A", "B", "D", "E"],
        "Rows.Bar.rows": [1, 2, 4, 5],
        "Rows.Size": [1.0, 3.0, 4.0],
        "Rows.Size.rows": [1, 3, 4],
    }


def test_a_cost_with_a_unit_of_its_own_and_the_roles_of_a_person_are_kept(tmp_path: Path) -> None:
    tiny = Tiny()
    euro = tiny.make("IfcMonetaryUnit", "EUR")
    price = tiny.make("IfcMeasureWithUnit", tiny.make("IfcMonetaryMeasure", 12.5), euro)
    cost = tiny.make("IfcCostValue", Name="Price", AppliedValue=price)
    tiny.root("IfcCostItem", Name="Item", CostValues=[cost])
    role = tiny.make("IfcActorRole", "ARCHITECT", None, None)
    tiny.make("IfcPerson", FamilyName="Name", Roles=[role])
    graph = tiny.read(tmp_path)
    assert flat(graph, "Item", "CostValues.") == {
        "CostValues.Name": "Price",
        "CostValues.AppliedValue": 12.5,
    }
    assert graph.units["CostValues.AppliedValue"] == "EUR"
    person = next(n for n in graph.nodes if "IfcPerson" in n.labels).properties
    assert person["Roles.Role"] == "ARCHITECT"
    assert not_mapped(graph) == []
