"""Workbooks with faults and malice in them: told by row, the rest read."""

from pathlib import Path

import pandas as pd
import pytest
from pydantic import ValidationError

from ifc_loader.property_graph import Relationship
from registers import Mapping, Register, RegisterError, cobie, read_register, read_tables

HOSTILE = [
    "=HYPERLINK(1)",
    "<script>alert(1)</script>",
    "'}) DETACH DELETE (n) //",
    "x" * 30_000,
]


def written(path: Path, **sheets: list[dict[str, object]]) -> Path:
    with pd.ExcelWriter(path, engine="odf") as book:
        for name, rows in sheets.items():
            pd.DataFrame(rows).to_excel(book, sheet_name=name, index=False)
    return path


def read(path: Path, **sheets: list[dict[str, object]]) -> Register:
    return read_register(written(path / "register.ods", **sheets), mapping=cobie())


def test_a_hostile_cell_is_only_text(tmp_path: Path) -> None:
    register = read(tmp_path, Component=[{"Name": cell} for cell in HOSTILE])
    names = [node.properties["Name"] for node in register.graph.nodes if "row" in node.properties]
    assert names == HOSTILE


def test_bad_rows_are_told_and_the_rest_is_read(tmp_path: Path) -> None:
    register = read(
        tmp_path,
        Type=[
            {"Name": "Boiler", "WarrantyDurationParts": 2.0, "ExpectedLife": "long"},
            {"Name": "Boiler", "WarrantyDurationParts": "n/a", "ExpectedLife": 10},
        ],
        Component=[
            {"Name": "B-1", "TypeName": "Pump", "InstallationDate": "soon", "key": "mine"},
            {"Name": "n/a", "TypeName": "Boiler", "InstallationDate": "2012-05-04T09:00:00"},
        ],
        Rumours=[{"Name": "none"}],
    )
    assert [(f.kind, f.entity, f.message) for f in register.graph.findings] == [
        (
            "value of another kind",
            "Type!2",
            "Type row 2, ExpectedLife: 'long' is no number; kept as ExpectedLifeText",
        ),
        ("key twice", "Type!3", "Type row 3: 'Boiler' is there already; kept apart"),
        (
            "value of another kind",
            "Component!2",
            "Component row 2, InstallationDate: 'soon' is no date with a time "
            "(YYYY-MM-DD hh:mm:ss); kept as InstallationDateText",
        ),
        ("row without key", "Component!3", "Component row 3: Name is blank"),
        (
            "table left out",
            "Rumours",
            "Rumours: 1 rows: the mapping does not name this table",
        ),
        (
            "reference not met",
            "Component!2",
            "Component row 2, TypeName 'Pump': no row has this name",
        ),
        (
            "reference not met",
            "Component!3",
            "Component row 3, TypeName 'Boiler': 2 rows have this name",
        ),
    ]
    assert [(each.table, each.rows, each.nodes) for each in register.tables] == [
        ("Type", 2, 2),
        ("Component", 2, 2),
        ("Rumours", 1, 0),
    ]


def test_a_list_in_one_cell_is_parted_unless_the_whole_cell_is_a_name(tmp_path: Path) -> None:
    register = read(
        tmp_path,
        Space=[{"Name": "A1"}, {"Name": "A2"}, {"Name": "Hall, north"}],
        Component=[{"Name": "Door", "Space": "A1,A2"}, {"Name": "Lamp", "Space": "Hall, north"}],
    )
    assert [(r.start.split("/")[-1], r.end.split("/")[-1]) for r in _of(register, "IN_SPACE")] == [
        ("Door", "A1"),
        ("Door", "A2"),
        ("Lamp", "Hall, north"),
    ]


def _of(register: Register, kind: str) -> list[Relationship]:
    return [each for each in register.graph.relationships if each.type == kind]


def test_a_workbook_without_a_mapped_sheet_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RegisterError, match="none of the tables that are mapped"):
        read(tmp_path, Budget=[{"Name": "x"}])


def test_a_mapping_that_refers_to_no_table_is_refused() -> None:
    with pytest.raises(ValidationError, match="no table 'Nowhere'"):
        Mapping.model_validate(
            {
                "tables": [
                    {
                        "table": "A",
                        "label": "A",
                        "references": [{"columns": ["b"], "to": "Nowhere", "type": "B"}],
                    }
                ],
            }
        )


def told_of(path: Path, content: bytes) -> list[tuple[str, str, str]]:
    path.write_bytes(content)
    return [(f.kind, f.entity, f.message) for f in read_register(path).graph.findings]


def test_a_csv_file_that_is_no_utf_8_says_how_it_was_read(tmp_path: Path) -> None:
    text = "tag;maker\nA1;Müller\nA2;Meier\n"
    assert told_of(tmp_path / "plant.csv", text.encode("cp1252")) == [
        (
            "encoding",
            "plant",
            "plant.csv is no UTF-8; it was read as Windows-1252. Where letters are wrong, save it "
            "as UTF-8",
        )
    ]
    assert told_of(tmp_path / "plain.csv", text.encode()) == []


def test_columns_of_one_title_are_each_kept_and_told_once(tmp_path: Path) -> None:
    path = tmp_path / "doors.csv"
    path.write_text("tag,size,size 2,size\nA,1,2,3\nB,4,5,6\n", encoding="utf-8")
    graph = read_register(path).graph
    held = {name: graph.nodes[0].properties[name] for name in ("size", "size 2", "size 3")}
    assert held == {"size": 1, "size 2": 2, "size 3": 3}
    assert [(f.kind, f.entity, f.message) for f in graph.findings] == [
        (
            "column twice",
            "doors",
            "doors: another column is called 'size'; it is kept as 'size 3'",
        )
    ]


def test_columns_of_one_title_in_a_workbook_are_each_kept(tmp_path: Path) -> None:
    columns = ["tag", "size", "size"]
    with pd.ExcelWriter(tmp_path / "doors.ods", engine="odf") as book:
        pd.DataFrame([["A", 1, 2], ["B", 3, 4]], columns=columns).to_excel(book, index=False)
    (table,) = read_tables(tmp_path / "doors.ods")
    assert table.columns == ("tag", "size", "size 2")
    assert [f.kind for f in table.findings] == ["column twice"]
