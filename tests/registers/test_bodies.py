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


def test_a_head_that_is_repeated_in_other_words_is_told_and_no_row(tmp_path: Path) -> None:
    again = ("Room:", "device", "Power")
    path = workbook(tmp_path / "a.xlsx", HEAD, [("Plant", "Pump", 1), again, ("Plant", "Fan", 2)])
    register = read_register(path)
    assert [row.properties["Power (kW)"] for row in rows_of(register)] == [1, 2]
    assert told(register) == [
        "Assets row 3: it repeats the names of the columns; it is no row of its own"
    ]


def test_rows_that_are_called_as_their_columns_and_a_number_stay(tmp_path: Path) -> None:
    path = tmp_path / "rooms.csv"
    path.write_text("Room,Device\nRoom 1,Device A\nRoom 2,Device\n", encoding="utf-8")
    assert len(rows_of(read_register(path))) == 2


def test_a_table_below_another_is_a_table_of_its_own(tmp_path: Path) -> None:
    lines: list[tuple[object, ...]] = [
        ("Plant", "Pump", 1.5),
        ("Plant", "Fan", 2),
        ("", "", ""),
        ("Firms", "", ""),
        ("Firm", "Town", "Sales"),
        ("Bay", "Bath", 5000),
        ("Cole", "", 6000),
    ]
    register = read_register(workbook(tmp_path / "a.xlsx", HEAD, lines))
    held = [(*row.labels[:1], row.properties["row"]) for row in rows_of(register)]
    assert held == [("Assets", 2), ("Assets", 3), ("Assets2", 7), ("Assets2", 8)]
    firm = {"table": "Assets 2", "row": 7, "Firm": "Bay", "Town": "Bath", "Sales": 5000}
    assert rows_of(register)[2].properties == firm
    assert told(register) == [
        "Assets row 5: another table begins; it is read as 'Assets 2'",
        "Assets 2 row 5: 'Firms' stands above the columns' names",
    ]


def test_a_narrow_table_below_another_is_one_without_numbers_too(tmp_path: Path) -> None:
    path = tmp_path / "devices.csv"
    lines = (
        "tag,name,room,kw,cost,made",
        "P1,Pump,Plant,1,10,2020",
        "",
        "firm,town",
        "Bay,Bath",
        "Cole,Ely",
    )
    path.write_text("\n".join(lines), encoding="utf-8")
    assert [row.properties["table"] for row in rows_of(read_register(path))] == [
        "devices",
        "devices 2",
        "devices 2",
    ]


@pytest.mark.parametrize(
    "rows",
    [
        [("Hall", "Lamp", ""), ("Hall", "Fridge", 3)],  # a row without a number
        [("Hall", "Lamp", "n/a"), ("Hall", "Fridge", "n/a")],
        [HEAD, ("Hall", "Lamp", 1), ("Hall", "Fridge", 3)],
        [("Hall", "Lamp", "unknown")],
        [("Hall", "Lamp", "n/a"), ("Hall", "Fridge", 3), ("Roof", "Fan", 3)],
        [("Room A1", "Lamp", "free"), ("Hall", "Fridge", 3), ("Roof", "Fan", 3)],
        [("Hall", "Lamp", "free"), ("Hall", "Fridge", 3), ("Roof", "Fan", 3)],
        [("Hall", "Pump", "free"), ("Loft", "Fridge", 3), ("Roof", "Fan", 3)],
        [("Level 2", "", ""), ("Hall", "Lamp", 1), ("Hall", "Fridge", 3)],
    ],
)
def test_rows_behind_a_blank_one_stay_in_their_table(
    rows: list[tuple[object, ...]], tmp_path: Path
) -> None:
    lines = [("Plant", "Pump", 1.5), ("", "", ""), *rows]
    register = read_register(workbook(tmp_path / "a.xlsx", HEAD, lines))
    assert {row.properties["table"] for row in rows_of(register)} == {"Assets"}
    assert len(rows_of(register)) == 1 + sum(row != HEAD for row in rows)


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


@pytest.mark.parametrize(
    ("total", "doubted"),
    [
        ("Total;;900;5", True),  # no sum: a firm that is called so
        ("Total;;600;5", True),  # one number is, the other is none
        ("Total;Paris;;", False),  # no numbers at all
        ("Total;;;", False),
        ("Total;Paris;600;8", False),  # a sum, and words of its own
    ],
)
def test_what_is_called_a_total_and_is_no_sum_is_a_row(
    total: str, doubted: bool, tmp_path: Path
) -> None:
    path = tmp_path / "firms.csv"
    lines = ("firm;town;sales;bills", "Shell;Bath;500;3", "Esso;Bristol;100;5", total, "BP;Ely;1;1")
    path.write_text("\n".join(lines), encoding="utf-8")
    register = read_register(path)
    assert [row.properties["firm"] for row in rows_of(register)] == ["Shell", "Esso", "Total", "BP"]
    doubt = (
        "firms row 4: 'Total' reads like a total, and its numbers are no sums of those above; "
        "it is a row"
    )
    assert told(register) == [doubt] * doubted


def test_sums_of_groups_and_of_all_are_told_and_no_rows(tmp_path: Path) -> None:
    path = tmp_path / "devices.csv"
    lines = (
        "trade;device;unit;power;cost",
        "Heating;Boiler;kW;24,5;1.250,50",
        "Heating;Pump;kW;0,5;300,00",
        "Heating, total;;kW;25,0;1.550,50",
        "Air;Fan;kW;3,5;2.000,00",
        "Subtotal Air;;kW;3,5;2.000,00",
        "Summe netto;;;28,5;3.550,50",
    )
    path.write_text("\n".join(lines), encoding="utf-8")
    register = read_register(path)
    assert [row.properties["cost"] for row in rows_of(register)] == [1250.5, 300, 2000]
    assert told(register) == [
        "devices row 4: 'Heating, total' of those above; it is no row of its own",
        "devices row 6: 'Subtotal Air' of those above; it is no row of its own",
        "devices row 7: 'Summe netto' of those above; it is no row of its own",
    ]


def test_a_sum_is_told_beside_what_is_merged_down_or_said_again(tmp_path: Path) -> None:
    head = ("Trade", "Device", "Maker", "Cost")
    lines: list[tuple[object, ...]] = [
        ("Heating", "Boiler", "Bay", 100),
        ("", "Pump", "Cole", 50),
        ("", "Subtotal", "", 150),
        ("Water", "Basin", "Bay", 70),
        ("Water", "Total", "", 70),
    ]
    register = read_register(workbook(tmp_path / "a.xlsx", head, lines, "A2:A4"))
    assert [row.properties["Device"] for row in rows_of(register)] == ["Boiler", "Pump", "Basin"]


def test_a_row_that_says_more_than_a_total_stays(tmp_path: Path) -> None:
    path = tmp_path / "devices.csv"
    path.write_text("room,device,kw\nA,Pump,1\nTotal,Fan,2\nC,,3\n", encoding="utf-8")
    register = read_register(path)
    assert len(rows_of(register)) == 3
    assert told(register) == []


def test_tables_of_a_renamed_file_are_read_by_their_mapping(tmp_path: Path) -> None:
    path, other = tmp_path / "devices.csv", tmp_path / "renamed.csv"
    path.write_text(
        "tag,name,kw\nP1,Pump,1\n\nfirm,town,sales\nBay,Bath,5\nCole,Ely,6\n", encoding="utf-8"
    )
    other.write_bytes(path.read_bytes())
    before = read_register(path)
    again = read_register(other, mapping=before.mapping)
    assert [row.properties for row in rows_of(again)] == [r.properties for r in rows_of(before)]
    assert len(rows_of(again)) == 3


BESIDE = "a blank column stands before 'Contact, Phone'; what is below is read as of the same rows"


@pytest.mark.parametrize(("between", "is_told"), [("", True), ("by lift", False)])
def test_what_stands_behind_a_blank_column_is_told(
    tmp_path: Path, between: str, is_told: bool
) -> None:
    path = workbook(
        tmp_path / "a.xlsx",
        ("Device", "Power (kW)", "", "Contact", "Phone"),
        [("Pump", 1.5, "", "Ms Brandt", "10"), ("Fan", 2, between, "Mr Keller", "22")],
    )
    assert any(BESIDE in each for each in told(read_register(path))) is is_told
