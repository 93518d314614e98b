"""What a column is: its unit, the sign before its fractions, its days, its GlobalIds."""

import datetime as dt
import sqlite3
from pathlib import Path

import pytest

from registers import Proposal, parsed, propose, read_register, read_tables, written
from registers.proposing.profile import unit_of


def proposal(path: Path, said: str = "") -> Proposal:
    if said:
        path.write_text(said, encoding="utf-8")
    return propose(read_tables(path), path.name)


def values(found: Proposal, name: str) -> list[object]:
    return [n.properties[name] for n in found.register.graph.nodes if name in n.properties]


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("Power (kW)", "kW"),
        ("Leistung [kW]", "kW"),
        ("power_kW", "kW"),
        ("Power W", "W"),
        ("cost_eur", "EUR"),
        ("PriceEUR", "EUR"),
        ("Price €", "EUR"),
        ("Fläche (m²)", "m2"),
        ("hours", "h"),
        ("Current (A)", "A"),
        ("Current (mA)", ""),
        ("Voltage kV", ""),
        ("Kosten (T€)", ""),
        ("Flow (m3/h)", ""),
        ("Price EUR/m2", ""),
        ("cost per m2", ""),
        ("Lifetime (a)", ""),
        ("PowerkW", ""),
        ("no", ""),
    ],
)
def test_the_unit_is_what_a_name_ends_in_and_no_part_of_it(name: str, unit: str) -> None:
    assert unit_of(name) == unit


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("id;amount;price\n1;1.000;3,50\n2;2.500;4,25\n", [1000, 2500]),
        ("id,amount,price\n1,1.500,3.5\n2,2.250,4.25\n", [1.5, 2.25]),
        ('id,amount,price\n1,"1,234",3.5\n2,"2,000",4.25\n', [1234, 2000]),
        ('id,amount\n1,"1,234.50"\n2,"2,000.25"\n', [1234.5, 2000.25]),
        ("id;amount\n1;1.000\n2;12,5\n", [1000.0, 12.5]),
        ("id;amount\n1;1.000\n2;2.500\n", ["1.000", "2.500"]),
        ("id;amount\n1;0.125\n2;0.250\n", [0.125, 0.25]),
    ],
    ids=[
        "as other columns",
        "commas part cells",
        "thousands in English",
        "both signs",
        "as another cell",
        "nothing says",
        "no thousands begin with nought",
    ],
)
def test_a_thousand_is_no_one(tmp_path: Path, said: str, read: list[object]) -> None:
    assert values(proposal(tmp_path / "stock.csv", said), "amount") == read


def test_one_word_and_one_day_of_another_form_are_told_and_the_rest_is_read(
    tmp_path: Path,
) -> None:
    days = [f"{n}.04.2025" for n in range(20, 28)]
    rows = [f"{n};{10 + n},5;{day}" for n, day in enumerate(days)]
    said = "\n".join(["id;Preis;bis", *rows, "8;auf Anfrage;2031-07-01", ""])
    found = proposal(tmp_path / "geraete.csv", said)
    assert found.scores.satisfied
    assert values(found, "Preis") == [10.5 + n for n in range(8)]
    assert values(found, "PreisText") == ["auf Anfrage"]
    assert values(found, "bis")[-2:] == [dt.date(2025, 4, 27), dt.date(2031, 7, 1)]


def test_days_that_a_database_keeps_as_text_are_days_and_codes_are_not(tmp_path: Path) -> None:
    path = tmp_path / "care.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE orders (id INTEGER PRIMARY KEY, opened TEXT, at TEXT, code TEXT);"
            "INSERT INTO orders VALUES (1, '2026-01-10', '2026-01-10 08:30', '20260110'),"
            "(2, '2025-05-01', NULL, '20250501');"
        )
    found = proposal(path)
    assert values(found, "opened") == [dt.date(2026, 1, 10), dt.date(2025, 5, 1)]
    assert (values(found, "at"), values(found, "atTime")) == ([dt.date(2026, 1, 10)], ["08:30:00"])
    assert values(found, "code") == ["20260110", "20250501"]


def test_a_column_of_global_ids_meets_elements_though_one_is_none(tmp_path: Path) -> None:
    ids = ["1hOSvn6df7F8_7GcBWlRGQ", "1hOSvn6df7F8_7GcBWlRH8", "lost"]
    said = "\n".join(["id,guid", *(f"{n},{each}" for n, each in enumerate(ids))])
    (meant,) = proposal(tmp_path / "doors.csv", said).mapping.tables
    assert [(each.column, each.property) for each in meant.meets] == [("guid", "GlobalId")]


def test_a_blank_part_of_a_foreign_key_names_no_row(tmp_path: Path) -> None:
    path = tmp_path / "care.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE a (site TEXT, no INT, part_of INT, PRIMARY KEY (site, no),"
            "FOREIGN KEY (site, part_of) REFERENCES a (site, no));"
            "INSERT INTO a VALUES ('X', 1, NULL), ('X', 2, 1), ('X', 3, 9);"
        )
    found = proposal(path).register.graph
    assert len([r for r in found.relationships if r.type == "PART_OF"]) == 1
    assert [f.message for f in found.findings] == [
        "a row 3, site, part_of 'X | 9': no row has this name"
    ]


@pytest.mark.parametrize(
    ("days", "ways"),
    [
        (
            ("03.04.2015", "2016-05-17", "17. Mai 2017", "25.12.2018"),
            "'03.04.2015', '17. Mai 2017', '2016-05-17'",
        ),
        (("03/04/2015", "05/06/2016", "01/02/2017"), "'03/04/2015'"),  # of April, or of March
    ],
)
def test_days_that_stay_text_are_told(days: tuple[str, ...], ways: str, tmp_path: Path) -> None:
    path = tmp_path / "assets.csv"
    lines = (f"P{number};{day}" for number, day in enumerate(days))
    path.write_text("\n".join(("tag;built", *lines)), encoding="utf-8")
    register = read_register(path)
    assert {n.properties["built"] for n in register.graph.nodes if "built" in n.properties} == {
        *days
    }
    assert [f.message for f in register.graph.findings] == [
        "assets, built: its cells are days, and which ones cannot be told as they are written "
        f"({ways}); kept as text. Write all as 2024-12-31"
    ]


@pytest.mark.parametrize("said", ["1.2.10", "10.0.0.1", "Room 12", "12-2024", "K 3.10.2", "2024"])
def test_what_only_looks_like_days_is_not_told(said: str, tmp_path: Path) -> None:
    path = tmp_path / "assets.csv"
    path.write_text(f"tag;built\nP1;{said}\nP2;{said}\nP3;soon\n", encoding="utf-8")
    assert [f.message for f in read_register(path).graph.findings] == []


UNITS = "tag;name;power;{}\nP1;Boiler;24,5;kW\nP2;Fan;500;W\nP3;Pump;1,2;KW\nP4;Heater;3;{}\n"


@pytest.mark.parametrize("name", ["unit", "power unit", "Einheit"])
def test_amounts_are_told_in_one_unit_where_another_column_says_theirs(
    name: str, tmp_path: Path
) -> None:
    found = proposal(tmp_path / "units.csv", UNITS.format(name, "kW"))
    assert values(found, "power") == [24.5, 0.5, 1.2, 3]
    assert values(found, name) == ["kW"] * 4
    assert found.register.graph.units == {"power": "kW"}
    assert [f.message for f in found.register.graph.findings] == [
        "units, power: 1 amounts that the source says in W are in kW"
    ]
    assert parsed(written(found.mapping), "again") == found.mapping


def test_an_amount_without_a_unit_among_others_is_no_number(tmp_path: Path) -> None:
    found = proposal(tmp_path / "units.csv", UNITS.format("unit", ""))
    assert values(found, "power") == [24.5, 0.5, 1.2]
    assert values(found, "powerText") == ["3"]
    told = "units row 5, power: '3' is told in '', which is no kW; kept as powerText"
    assert told in [f.message for f in found.register.graph.findings]


def test_amounts_of_several_dimensions_have_a_property_for_each_unit(tmp_path: Path) -> None:
    found = proposal(tmp_path / "units.csv", UNITS.format("unit", "bar"))
    held = {name: values(found, name) for name in ("power (kW)", "power (W)", "power (bar)")}
    assert held == {"power (kW)": [24.5, 1.2], "power (W)": [500], "power (bar)": [3]}
    assert values(found, "power") == []
    assert values(found, "unit") == ["kW", "W", "KW", "bar"]


def test_a_unit_that_is_a_flat_is_none(tmp_path: Path) -> None:
    said = "tenant;area;unit\nAnn;24,5;A\nBob;50;B\nEve;1,2;C\n"
    assert values(proposal(tmp_path / "flats.csv", said), "area") == [24.5, 50, 1.2]
