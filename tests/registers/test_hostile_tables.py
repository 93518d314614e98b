"""Tables as people make them: titles, merged heads, one title twice, many columns, long cells."""

import datetime as dt
import io
import time
import zipfile
from pathlib import Path

import pytest

from app.exports.tables import as_workbook
from ifc_loader.property_graph import Node
from registers import Register, propose, read_register, read_tables

Line = tuple[object, ...]


def workbook(path: Path, head: Line, lines: list[Line], *merged: str) -> Path:
    """A workbook of one sheet, some of whose cells are merged (`A1:B1`)."""
    spans = "".join(f'<mergeCell ref="{each}"/>' for each in merged)
    made = io.BytesIO(as_workbook([("Assets", [*map(str, head)], lines)]))
    with zipfile.ZipFile(made) as source, zipfile.ZipFile(path, "w") as target:
        for name in source.namelist():
            said = source.read(name).decode()
            if merged and name.endswith("sheet1.xml"):
                said = said.replace("</sheetData>", f"</sheetData><mergeCells>{spans}</mergeCells>")
            target.writestr(name, said)
    return path


def rows_of(register: Register) -> list[Node]:
    return [node for node in register.graph.nodes if "RegisterRow" in node.labels]


def told(register: Register) -> list[str]:
    return [each.message for each in register.graph.findings]


def test_a_title_above_the_head_is_told_and_the_table_read(tmp_path: Path) -> None:
    title = workbook(
        tmp_path / "assets.xlsx",
        ("Assets of 2024", "", ""),
        [("", "", ""), ("Tag", "Name", "Power (kW)"), ("P1", "Pump", 1.5), ("P2", "Fan", 2)],
        "A1:C1",
    )
    register = read_register(title)
    own = {"table": "Assets", "row": 4, "Tag": "P1", "Name": "Pump", "Power (kW)": 1.5}
    assert rows_of(register)[0].properties == own
    assert told(register) == ["Assets row 1: 'Assets of 2024' stands above the columns' names"]


def test_a_title_above_the_head_of_a_csv_file(tmp_path: Path) -> None:
    path = tmp_path / "pumps.csv"
    path.write_text("Pumps\n\nTag;Name;Costs\nP1;Pump;1,50\nP2;Fan;2,25\n", encoding="utf-8")
    register = read_register(path)
    own = {"table": "pumps", "row": 4, "Tag": "P1", "Name": "Pump", "Costs": 1.5}
    assert rows_of(register)[0].properties == own
    assert told(register) == ["pumps row 1: 'Pumps' stands above the columns' names"]


def test_names_that_are_merged_go_before_those_below(tmp_path: Path) -> None:
    merged = workbook(
        tmp_path / "assets.xlsx",
        ("Tag", "Warranty", "", "Cost", ""),
        [
            ("", "from", "until", "parts", "labour"),
            ("P1", "2020-01-01", "2025-01-31", 10, 2.5),
            ("P2", "2021-01-01", "2026-01-31", 20, 3),
        ],
        "A1:A2",
        "B1:C1",
        "D1:E1",
    )
    register = read_register(merged)
    assert rows_of(register)[0].properties == {
        "table": "Assets",
        "row": 3,
        "Tag": "P1",
        "Warranty from": dt.date(2020, 1, 1),
        "Warranty until": dt.date(2025, 1, 31),
        "Cost parts": 10,
        "Cost labour": 2.5,
    }
    assert told(register) == []


@pytest.mark.parametrize(
    "lines",
    [
        [("101", "Kitchen", 12.5, "good"), ("102", "Bath", 6.5, "poor")],
        [("Kitchen", "east", "tiles", "good"), ("Bath", "west", "wood", "poor")],
        [("Kitchen", "east", "", ""), ("Bath", "east", "wood", "poor")],
    ],
    ids=["numbers", "words", "blank"],
)
def test_a_name_merged_over_two_columns_is_that_of_each_and_no_row_is_lost(
    lines: list[Line], tmp_path: Path
) -> None:
    path = workbook(tmp_path / "rooms.xlsx", ("Room", "", "Floor", "State"), lines, "A1:B1")
    register = read_register(path)
    names = ("Room", "Room 2", "Floor", "State")
    held = [[str(row.properties.get(name, "")) for name in names] for row in rows_of(register)]
    assert held == [[*map(str, line)] for line in lines]
    assert told(register) == [
        "Assets: another column is called 'Room'; it is kept as 'Room 2'",
    ]


def test_words_below_names_that_are_all_merged_are_names_where_numbers_follow(
    tmp_path: Path,
) -> None:
    def names(*lines: Line) -> tuple[tuple[str, ...], int]:
        head = ("Room", "", "Cost", "")
        path = workbook(tmp_path / "rooms.xlsx", head, [*lines], "A1:B1", "C1:D1")
        (table,) = read_tables(path)
        return table.columns, table.first_row

    named = ("Room tag", "Room name", "Cost parts", "Cost labour")
    sub = ("tag", "name", "parts", "labour")
    assert names(sub, ("K", "Kitchen", 1, 2), ("B", "Bath", 3, 4)) == (named, 3)
    plain = ("Room", "Room 2", "Cost", "Cost 2")
    assert names(("K", "Kitchen", "low", "high"), ("B", "Bath", "low", "low")) == (plain, 2)


def test_years_below_a_merged_name_are_names_where_another_is_merged_down(tmp_path: Path) -> None:
    lines: list[Line] = [("", 2023, 2024), ("Pump", 10, 20), ("Fan", 30, 40)]
    path = workbook(tmp_path / "a.xlsx", ("Name", "Cost", ""), lines, "A1:A2", "B1:C1")
    register = read_register(path)
    own = {"table": "Assets", "row": 3, "Name": "Pump", "Cost 2023": 10, "Cost 2024": 20}
    assert rows_of(register)[0].properties == own


def test_a_title_merged_over_two_columns_is_no_head(tmp_path: Path) -> None:
    lines: list[Line] = [("Tag", "Name"), ("P1", "Pump"), ("P2", "Fan")]
    path = workbook(tmp_path / "a.xlsx", ("Pumps and fans", ""), lines, "A1:B1")
    register = read_register(path)
    assert rows_of(register)[0].properties == {
        "table": "Assets",
        "row": 3,
        "Tag": "P1",
        "Name": "Pump",
    }
    assert told(register) == ["Assets row 1: 'Pumps and fans' stands above the columns' names"]


def test_columns_of_one_title_are_told_apart_and_none_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "assets.csv"
    path.write_text("tag,name,name,name 2,\nA,x,y,z,w\nB,x2,y2,z2,\n", encoding="utf-8")
    register = read_register(path)
    properties = rows_of(register)[0].properties
    assert [properties[each] for each in ("name", "name 3", "name 2")] == ["x", "y", "z"]
    assert told(register) == [
        "assets: another column is called 'name'; it is kept as 'name 3'",
        "assets row 2: 'w' has no column name of its own",
    ]


def test_days_of_long_ago_and_days_that_were_none(tmp_path: Path) -> None:
    path = tmp_path / "parts.csv"
    days = ["1750-05-01", "0001-01-01", "9999-12-31", *(f"1850-01-{n:02}" for n in range(1, 29))]
    lines = [f"P{n},{day}" for n, day in enumerate([*days, "1900-02-29"], start=1)]
    path.write_text("\n".join(["tag,built", *lines]), encoding="utf-8")
    register = read_register(path)
    held = [row.properties.get("built") for row in rows_of(register)]
    assert held == [*map(dt.date.fromisoformat, days), None]
    assert rows_of(register)[-1].properties["builtText"] == "1900-02-29"
    assert told(register) == [
        "parts row 33, built: '1900-02-29' is no date (YYYY-MM-DD); kept as builtText"
    ]


@pytest.mark.parametrize(
    "cell",
    ['=HYPERLINK("http://x";1)', "+cmd|' /C calc'!A0", "@SUM(1)", "{=A1}", "x" * 10_000_000],
    ids=["formula", "command", "function", "array", "ten million letters"],
)
def test_a_cell_is_what_it_says(cell: str, tmp_path: Path) -> None:
    path = workbook(tmp_path / "a.xlsx", ("Tag", "Note"), [("A", cell), ("B", "plain")])
    assert [row.properties["Note"] for row in rows_of(read_register(path))] == [cell, "plain"]


def test_ten_thousand_columns_are_proposed_and_read(tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    names = [f"point {number}" for number in range(10_000)]
    lines = [[f"{row}{place % 7}" for place in range(10_000)] for row in range(1, 6)]
    path.write_text("\n".join(map(",".join, [names, *lines])), encoding="utf-8")
    start = time.process_time()
    found = propose(read_tables(path), path.name)
    assert found.scores.satisfied
    assert [len(row.properties) for row in rows_of(found.register)] == [10_002] * 5
    assert time.process_time() - start < 30
