"""What is COBie without being told so, and that tables left out are told by the command."""

import sqlite3
from pathlib import Path

import pytest

from app.command.main import main
from registers import cobie, known_mapping, read_tables
from registers.tables import Table

SHEETS = ("Contact", "Facility", "Floor", "Space", "Type", "Component", "Assets")


def named(*names: str, by: str = "CreatedBy") -> list[Table]:
    return [Table(name, ("Name", by), [("1", "me")]) for name in names]


@pytest.mark.parametrize(
    ("name", "tables", "known"),
    [
        ("a.xlsx", named(*SHEETS), True),
        ("a.ods", named(*SHEETS[:4]), True),
        ("a.xlsx", named(*SHEETS, by="Author"), False),
        ("a.xlsx", named("Contact", "Job", "Assets"), False),
        ("a.xlsx", named(*SHEETS[:3], "Assets"), False),
        ("a.sqlite", named(*SHEETS), False),
        ("Contact.csv", named("Contact"), False),
    ],
)
def test_cobie_is_a_workbook_with_most_of_its_sheets(
    tmp_path: Path, name: str, tables: list[Table], known: bool
) -> None:
    assert known_mapping(tmp_path / name, tables) == (cobie() if known else None)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a table that is called as a sheet of COBie is."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "20")
    path = tmp_path / "keeper.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE Contact (Email TEXT PRIMARY KEY, CreatedBy TEXT);"
            "INSERT INTO Contact VALUES ('a@b.de', 'me');"
            "CREATE TABLE pumps (id INTEGER PRIMARY KEY, name TEXT);"
            "INSERT INTO pumps VALUES (1, 'P-1'), (2, 'P-2');"
            "CREATE VIEW names AS SELECT name FROM pumps;"
        )
    assert {each.name for each in read_tables(path)} == {"Contact", "pumps", "names"}
    return path


@pytest.mark.engine
def test_no_table_is_lost_beside_a_contact_and_one_that_is_left_out_is_told(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ingest", str(database), "--twin", "kept"]) == 0
    told = capsys.readouterr().out
    assert "keeper.sqlite is in the twin 'kept': " in told
    assert "\n    Left out: names: 2 rows: a view, which repeats what its tables say\n" in told
    query = "MATCH (n:RegisterRow) RETURN n.table AS t, count(n) AS c ORDER BY t"
    assert main(["cypher", query, "--twin", "kept"]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()[-2:]] == [
        ["Contact", "1"],
        ["pumps", "2"],
    ]
