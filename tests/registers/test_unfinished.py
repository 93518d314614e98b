"""A SQLite file whose committed state stands beside it is never read without it."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from registers import RegisterError
from registers.sources.databases import engine_of

pytestmark = pytest.mark.unit


def _assets(place: Path, mode: str) -> sqlite3.Connection:
    held = sqlite3.connect(place, isolation_level=None)
    held.execute(f"PRAGMA journal_mode = {mode}")
    held.execute("CREATE TABLE asset (tag TEXT PRIMARY KEY, note TEXT)")
    held.execute("BEGIN")
    rows = ((f"A-{n}", "kept" * 100) for n in range(500))
    held.executemany("INSERT INTO asset VALUES (?, ?)", rows)
    held.execute("COMMIT")
    return held


def _notes(place: Path) -> set[str]:
    engine = engine_of(place)
    try:
        with engine.connect() as connection:
            return {row[0] for row in connection.exec_driver_sql("SELECT note FROM asset")}
    finally:
        engine.dispose()


@pytest.mark.parametrize(
    ("mode", "told"),
    [("DELETE", "holds changes that nobody committed"), ("WAL", "has changes that are still in")],
)
def test_changes_that_are_not_finished_are_not_read(tmp_path: Path, mode: str, told: str) -> None:
    with closing(_assets(tmp_path / "live.db", mode)) as held:
        held.execute("PRAGMA cache_size = 5")
        held.execute("BEGIN")
        held.execute("UPDATE asset SET note = 'never committed'")
        for one in tmp_path.glob("live.db*"):
            shutil.copy(one, tmp_path / one.name.replace("live", "left"))
    with pytest.raises(RegisterError, match=told):
        _notes(tmp_path / "left.db")


def test_a_journal_that_is_done_with_is_no_hindrance(tmp_path: Path) -> None:
    _assets(tmp_path / "done.db", "PERSIST").close()
    assert (tmp_path / "done.db-journal").stat().st_size
    assert _notes(tmp_path / "done.db") == {"kept" * 100}
