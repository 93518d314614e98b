"""`oriel sync` says what a source has wrong that it had not before."""

import json
import sqlite3
from pathlib import Path

import pytest

from app.command.main import main
from registers import mapping_beside

pytestmark = pytest.mark.engine


@pytest.fixture
def pumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a view that is in the twin `synced`."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "20")
    path = tmp_path / "pumps.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE pumps (id INTEGER PRIMARY KEY, name TEXT, more TEXT);"
            """INSERT INTO pumps VALUES (1, 'P-1', '{"flow": 3}'), (2, 'P-2', '{"flow": 4}');"""
            "CREATE VIEW flows AS SELECT id, json_extract(more, '$.flow') AS flow FROM pumps;"
        )
    assert main(["ingest", str(path), "--twin", "synced"]) == 0
    return path


def test_a_view_that_can_be_read_no_more_is_told_by_the_sync_that_met_it(
    pumps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["sync", str(pumps), "--twin", "synced"]) == 0
    assert capsys.readouterr().out == "pumps.sqlite has not changed.\n"
    with sqlite3.connect(pumps) as connection:
        connection.execute("UPDATE pumps SET more = 'none' WHERE id = 2")
    assert main(["sync", str(pumps), "--twin", "synced"]) == 0
    told = capsys.readouterr().out
    assert "New in its quality report: 2" in told
    assert "flows: none of the rows of this view is read: malformed JSON" in told
    assert main(["sync", str(pumps), "--twin", "synced", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["findings"] == []


PEOPLE = "id,name,hired\n1,Ann,2020-01-02\n2,Bob,2021-01-02\n3,Cy,soon\n" + "".join(
    f"{n},P{n},2022-03-{n}\n" for n in range(10, 29)
)
MAPPING = """
version = 2
[[tables]]
table = "people"
label = "People"
key = ["id"]
columns = { id = "integer", hired = "date" }
"""


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a mapping beside it that is in the twin `staff`, and one finding."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "20")
    path = tmp_path / "people.csv"
    path.write_text(PEOPLE, encoding="utf-8")
    mapping_beside(path).write_text(MAPPING, encoding="utf-8")
    assert main(["ingest", str(path), "--twin", "staff"]) == 0
    return path


def test_a_finding_whose_row_only_moved_is_not_new_and_rows_are_told_by_their_name(
    people: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, *rows = PEOPLE.splitlines(keepends=True)
    people.write_text(head + "0,Zoe,later\n" + "".join(rows), encoding="utf-8")
    capsys.readouterr()
    assert main(["sync", str(people), "--twin", "staff"]) == 0
    told = capsys.readouterr().out
    assert "added: People 'Zoe' (people/0)\n" in told
    assert "New in its quality report: 1\n    people row 2, hired: 'later' is no date" in told
    people.write_text(head + "0,Zoe,later\n4,Di,soon\n" + "".join(rows), encoding="utf-8")
    assert main(["sync", str(people), "--twin", "staff", "--json"]) == 0
    (second,) = json.loads(capsys.readouterr().out)["findings"]
    assert second.endswith("hired: 'soon' is no date (YYYY-MM-DD); kept as hiredText")


def test_a_mapping_that_changed_is_told_with_what_it_makes_of_the_same_rows(
    people: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["sync", str(people), "--twin", "staff"]) == 0
    assert capsys.readouterr().out == "people.csv has not changed.\n"
    beside = mapping_beside(people)
    beside.write_text(MAPPING.replace(', hired = "date"', ""), encoding="utf-8")
    assert main(["sync", str(people), "--twin", "staff"]) == 0
    told = capsys.readouterr().out
    assert "changed: 22 People" in told
    assert "The mapping of people.csv has changed; what it holds was read by the new one.\n" in told
    assert main(["sync", str(people), "--twin", "staff", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["changes"], again["mapping_changed"]) == ([], False)
