"""What a register says otherwise than the model is told, and neither is changed."""

import datetime as dt
from pathlib import Path

import pytest

from app.twins.ingest import ingest
from app.twins.reports import reports_of
from graph_store import GraphStore
from ifc_loader import Finding, PropertyGraph, read_ifc
from ifc_loader.property_graph import Value
from registers import read_register
from registers.contradictions import MEANINGS, Means, Pair, contradictions, unpacked
from sample_models import BAY_HOUSE
from tests.registers.test_cobie import answered


def held_against(
    meaning: str, of_row: Value, unit: str, of_element: dict[str, Value]
) -> list[Finding]:
    names = {name.replace("__", "."): value for name, value in of_element.items()}
    pair = Pair("the row", "the element", {"held": of_row}, names)
    return contradictions(Means("Assets", "held", meaning, unit), [pair])


@pytest.mark.parametrize(
    ("meaning", "of_row", "unit", "of_element"),
    [
        ("serial number", "ab 12", "", {"Pset__SerialNumber": "AB  12"}),
        ("serial number", "ab 12", "", {"Pset__SerialNumber": "SerialNumber"}),
        ("serial number", "ab 12", "", {"Pset__BarCode": "7"}),
        ("net area", 3.998, "", {"derived__FloorArea": 3.997752}),
        ("net area", 43.03, "ft2", {"derived__FloorArea": 3.997752}),
        ("height", 0.0, "", {"derived__Height": 2.6}),
        ("name", "Bathroom 1", "", {"Name": "A104", "LongName": "bathroom 1"}),
        ("installed", dt.date(2020, 1, 2), "", {"P__InstallationDate": "2020-01-02T08:00"}),
        ("elevation", 0.0, "", {"Elevation": 0.0}),
        ("elevation", 0.0, "", {"Elevation": 1e-9}),
        ("net area", "about 4 m²", "", {"Q__NetFloorArea": 4.0}),
        ("installed", dt.date(2020, 1, 2), "", {"P__InstallationDate": "in spring"}),
    ],
)
def test_what_agrees_or_says_nothing_is_no_contradiction(
    meaning: str, of_row: Value, unit: str, of_element: dict[str, Value]
) -> None:
    assert not held_against(meaning, of_row, unit, of_element)


@pytest.mark.parametrize(
    ("meaning", "of_row", "of_element", "told"),
    [
        (
            "serial number",
            "AB 13",
            {"Pset__SerialNumber": "AB 12"},
            "the row says held 'AB 13'; the element says Pset.SerialNumber 'AB 12'; both stand",
        ),
        (
            "net area",
            43.03,
            {"derived__FloorArea": 3.997752},
            "the row says held 43.03; the element says derived.FloorArea 3.99775; both stand "
            "(they agree if the register's is in ft2)",
        ),
        (
            "elevation",
            0.0,
            {"Elevation": 3.1},
            "the row says held 0; the element says Elevation 3.1; both stand",
        ),
    ],
)
def test_a_contradiction_names_both_with_their_values(
    meaning: str, of_row: Value, of_element: dict[str, Value], told: str
) -> None:
    (found,) = held_against(meaning, of_row, "", of_element)
    assert (found.kind, found.entity, found.message) == ("contradiction", "the row", told)


def test_names_of_a_scheme_are_told_once_and_many_findings_are_counted() -> None:
    def pairs(count: int, name: str, differing: int) -> list[Pair]:
        return [
            Pair(f"row {i}", "e", {"x": f"A{i}"}, {name: "other" if i < differing else f"A{i}"})
            for i in range(count)
        ]

    names = contradictions(Means("Assets", "x", "name", ""), pairs(100, "Name", 60))
    assert len(names) == 1 and "in 60 of 100 rows" in names[0].message
    few = contradictions(Means("Assets", "x", "name", ""), pairs(100, "Name", 3))
    assert [each.entity for each in few] == ["row 0", "row 1", "row 2"]
    serials = contradictions(
        Means("Assets", "x", "serial number", ""), pairs(100, "P.SerialNumber", 60)
    )
    assert len(serials) == 51 and "10 further rows" in serials[-1].message


def test_a_proposal_says_what_columns_mean_that_models_have_too(tmp_path: Path) -> None:
    path = tmp_path / "assets.csv"
    path.write_text(
        "tag,Serial No,width_mm,colour\nD1,7a,900,red\nD2,7b,800,blue\n", encoding="utf-8"
    )
    graph = read_register(path).graph
    (model,) = [node for node in graph.nodes if node.labels == ("Model",)]
    packed = model.properties[MEANINGS]
    assert isinstance(packed, list)
    assert unpacked([str(each) for each in packed]) == [
        Means("Assets", "width_mm", "width", "mm"),
        Means("Assets", "Serial No", "serial number", ""),
    ]


@pytest.mark.engine
def test_a_register_and_a_model_that_differ_are_both_kept_and_told(
    store: GraphStore, tmp_path: Path
) -> None:
    graph: PropertyGraph = read_ifc(BAY_HOUSE)
    doors = [node.properties for node in graph.nodes if "IfcDoor" in node.labels][:3]
    lines = ["ifc_guid,width_mm"]
    for number, door in enumerate(doors):
        width = door["OverallWidth"]
        assert isinstance(width, float)
        lines.append(f"{door['GlobalId']},{round(width * 1000) + 100 * (number == 1)}")
    path = tmp_path / "widths.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    ingest(path, store)
    ingest(BAY_HOUSE, store)
    reports = reports_of(store)
    assert isinstance(reports, list)
    (told,) = [f for r in reports for f in r.findings if f.kind == "contradiction"]
    of_register = next(r for r in reports if r.model == "widths.csv")
    assert told in of_register.findings
    assert told.entity == "Widths (widths row 3 of widths.csv)"
    assert str(doors[1]["GlobalId"]) in told.message and "both stand" in told.message
    both = answered(
        store,
        "MATCH (w:Widths)-[:RECORDS]->(d:IfcDoor) WHERE w.row = 3 "
        "RETURN w.width_mm AS register, d.OverallWidth AS model",
    )
    width = doors[1]["OverallWidth"]
    assert isinstance(width, float)
    assert both == ((round(width * 1000) + 100, pytest.approx(width)),)
    store.remove_model(BAY_HOUSE.name)
    assert answered(
        store, "MATCH (f:Finding) WHERE f.kind = 'contradiction' RETURN count(f) AS n"
    ) == ((0,),)
