"""`oriel backup` and `oriel restore`: all that is kept, in one file, and back."""

import json
import shutil
import zipfile
from pathlib import Path

import pytest

from app.command.main import main
from app.talks import talk
from graph_store import GraphSettings, connect
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine
ASKED = "MATCH (n) UNWIND labels(n) AS label RETURN label, count(*) ORDER BY label"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder `before`, with two twins and a talk, and its backup beside it."""
    folder = tmp_path_factory.mktemp("backed-up")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ORIEL_GRAPH_LINGER", "1")
        patch.setenv("ORIEL_DATA_DIR", str(folder / "before"))
        for twin in ("oriel", "hospital"):
            assert main(["ingest", str(BAY_HOUSE), "--twin", twin]) == 0
        assert main(["schema", "--twin", "hospital"]) == 0
        talk.keep(talk.new("hospital"), talk.Exchange(question="How many doors?"))
        assert main(["backup", str(folder / "all.zip")]) == 0
    return folder


@pytest.fixture
def kept(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Path:
    """A copy of that backup and of its folder; the data folder is `after`, an empty one."""
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "1")
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "after"))
    return tmp_path / "all.zip"


def told(folder: Path) -> list[object]:
    """What both twins of a data folder hold, and the talks about one."""
    found: list[object] = [talk.recent("hospital")]
    for twin in ("oriel", "hospital"):
        with connect(GraphSettings(data_dir=folder, linger=1), twin, make=False) as store:
            found += [store.models(), store.read(ASKED)]
    return found


def files(folder: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_a_backup_gives_the_same_twins_files_and_talks(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kept.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(kept), "--json"]) == 0
    with zipfile.ZipFile(kept) as packed:
        about = json.loads(packed.read("oriel-backup.json"))
        assert {"shapes", "kept"}.isdisjoint(name.partition("/")[0] for name in packed.namelist())
    assert (tmp_path / "before" / "kept").is_dir()
    assert json.loads(capsys.readouterr().out) == {"file": str(kept), "files": about["files"]}
    inside = [path for path in (tmp_path / "after").rglob("*") if path.suffix != ".lock"]
    assert not [path for path in inside if path.stat().st_mode & 0o077]
    assert files(tmp_path / "after" / "files") == files(tmp_path / "before" / "files") != {}
    restored = told(tmp_path / "after")
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "before"))
    assert restored == told(tmp_path / "before")
    assert [heading.title for heading in talk.recent("hospital")] == ["How many doors?"]


def test_a_restored_twin_is_loaded_into_as_before(kept: Path) -> None:
    assert main(["restore", str(kept)]) == 0
    assert main(["rebuild", "--twin", "hospital"]) == 0
    assert main(["cypher", "MATCH (n:IfcWall) RETURN count(n)", "--twin", "hospital"]) == 0


def refused(order: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The sentence with which a command is refused."""
    assert main(order) == 2
    return capsys.readouterr().err


def test_a_damaged_backup_is_refused_and_leaves_the_folder_empty(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = kept.read_bytes()
    middle = len(whole) // 2
    flipped = bytes([whole[middle] ^ 255])
    for damaged in (whole[:-1000], whole[:middle] + flipped + whole[middle + 1 :], b"", b"no zip"):
        kept.write_bytes(damaged)
        assert "all.zip is no backup, or is damaged" in refused(["restore", str(kept)], capsys)
        assert not [path for path in (tmp_path / "after").rglob("*") if path.suffix != ".lock"][1:]


def test_a_backup_that_lacks_a_file_is_refused(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with zipfile.ZipFile(kept) as packed, zipfile.ZipFile(tmp_path / "less.zip", "w") as less:
        for name in packed.namelist()[:-1]:
            less.writestr(name, packed.read(name))
    said = refused(["restore", str(tmp_path / "less.zip")], capsys)
    assert "less.zip is no backup, or is damaged (it holds" in said


def test_a_backup_of_a_newer_engine_is_refused(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with zipfile.ZipFile(kept) as packed, zipfile.ZipFile(tmp_path / "newer.zip", "w") as newer:
        about = json.loads(packed.read("oriel-backup.json")) | {"engine": "9999.1"}
        newer.writestr("oriel-backup.json", json.dumps(about))
    said = refused(["restore", str(tmp_path / "newer.zip")], capsys)
    assert "was written by a newer Oriel, with ArcadeDB 9999.1; update Oriel" in said


def test_what_is_no_backup_at_all_is_refused(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as other:
        other.writestr("oriel-backup.json", "[]")
    assert "is no backup, or is damaged" in refused(["restore", f"{tmp_path}/other.zip"], capsys)
    assert f"There is no file {tmp_path}" in refused(["restore", str(tmp_path)], capsys)


def test_a_folder_that_keeps_something_is_not_restored_into(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "after").mkdir()
    (tmp_path / "after" / "tokens.json").write_text("{}", encoding="utf-8")
    assert "after is not empty, it keeps tokens.json" in refused(["restore", str(kept)], capsys)
    assert files(tmp_path / "after") == {"tokens.json": b"{}"}


def test_nothing_is_kept_over_a_file_or_inside_the_folder_or_of_nothing(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "after holds no twin to keep" in refused(["backup", str(tmp_path / "b.zip")], capsys)
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "before"))
    before = kept.read_bytes()
    assert "all.zip is there already" in refused(["backup", str(kept)], capsys)
    assert kept.read_bytes() == before
    inside = tmp_path / "before" / "all.zip"
    assert "lies in the folder that is kept" in refused(["backup", str(inside)], capsys)
    monkeypatch.setenv("ORIEL_GRAPH_URI", "bolt://graph.example:7687")
    said = refused(["backup", str(tmp_path / "b.zip")], capsys)
    assert "kept by the server at bolt://graph.example:7687" in said
    assert not inside.exists()
    assert not (tmp_path / "b.zip").exists()


def test_nothing_is_kept_while_somebody_uses_the_engine(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "before"))
    monkeypatch.setattr("graph_store.backups.STOPPING_SECONDS", 0.5)
    with connect():
        said = refused(["backup", str(tmp_path / "b.zip")], capsys)
    assert "A backup is not possible while the engine in" in said
    assert not (tmp_path / "b.zip").exists()
    assert main(["backup", str(tmp_path / "b.zip")]) == 0
