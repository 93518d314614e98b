"""Rows of sheets as people make them: merged down, headed by groups, summed up."""

from pathlib import Path

import pytest

from registers import read_register
from tests.registers.test_hostile_tables import rows_of, told, workbook

HEAD = ("Room", "Device", "Power (kW)")


def test_what_is_merged_down_is_in_each_of_its_rows(tmp_path: Path) -> None:
    path = workbook(
        tmp_path / "a.xlsx",
        HEAD,
        [("Plant", "Pump", 1.5), ("", "Fan", 2), ("Hall", "Lamp", 0.1), ("", "Fridge", 0.2)],
        "A2:A3",
    )
    register = read_register(path)
    rooms = {row.properties["Device"]: row.properties.get("Room") for row in rows_of(register)}
    assert rooms == {"Pump": "Plant", "Fan": "Plant", "Lamp": "Hall", "Fridge": None}
    assert told(register) == ["Assets: 1 cells are merged down; each row has what they say"]


def test_heads_of_groups_and_heads_that_are_repeated_are_told_and_no_rows(tmp_path: Path) -> None:
    path = workbook(
        tmp_path / "a.xlsx",
        HEAD,
        [("Level 1", "", ""), ("101", "Pump", 1), HEAD, ("Level 2", "", ""), ("201", "Fan", 2)],
        "A2:C2",
        "A5:C5",
    )
    register = read_register(path)
    assert [row.properties["row"] for row in rows_of(register)] == [3, 6]
    assert told(register) == [
        "Assets row 2: 'Level 1' heads those below; it is no row of its own",
        "Assets row 4: it repeats the names of the columns; it is no row of its own",
        "Assets row 5: 'Level 2' heads those below; it is no row of its own",
    ]


@pytest.mark.parametrize("word", ["Total", "Summe:", "Sous-total", "SUMA"])
def test_a_total_is_told_and_no_row(word: str, tmp_path: Path) -> None:
    path = tmp_path / "devices.csv"
    path.write_text(f"room,device,kw\nA,Pump,1\nB,Fan,2\n{word},,3\n", encoding="utf-8")
    register = read_register(path)
    assert len(rows_of(register)) == 2
    assert told(register) == [f"devices row 4: '{word}' of those above; it is no row of its own"]


@pytest.mark.parametrize(
    ("last", "rows"),
    [
        ("Total,3", 2),  # what those above come to
        ("Total,17", 3),  # which it is not: a firm may be called so
    ],
)
def test_a_table_of_names_and_numbers_has_a_total_where_it_is_one(
    last: str, rows: int, tmp_path: Path
) -> None:
    path = tmp_path / "suppliers.csv"
    path.write_text(f"supplier,orders\nShell,1\nEsso,2\n{last}\n", encoding="utf-8")
    assert len(rows_of(read_register(path))) == rows


def test_a_row_that_says_more_than_a_total_stays(tmp_path: Path) -> None:
    path = tmp_path / "devices.csv"
    path.write_text("room,device,kw\nA,Pump,1\nTotal,Fan,2\nC,,3\n", encoding="utf-8")
    register = read_register(path)
    assert len(rows_of(register)) == 3
    assert told(register) == []
