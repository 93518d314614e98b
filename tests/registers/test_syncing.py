"""`oriel sync` says what a source has wrong that it had not before."""

import json
import sqlite3
from pathlib import Path

import pytest

from app.command.main import main

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
