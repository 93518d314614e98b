"""`oriel rebuild`: a damaged twin is loaded again from the kept files."""

import json
from pathlib import Path

import pytest
from filelock import FileLock

from app.command.main import main
from graph_store import GraphSettings
from graph_store.rebuilding import set_aside
from sample_models import BAY_HOUSE
from tests.graph_store.test_embedded_life import on_linux
from tests.patience import soon

pytestmark = pytest.mark.engine


@pytest.fixture(autouse=True)
def _at_rest_when_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine of each test's own, which ends with what it was started for."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "0")


@on_linux
def test_a_damaged_twin_is_refused_and_rebuilt_from_its_kept_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    assert soon(lambda: not (tmp_path / "engine" / "engine.json").exists())
    (tmp_path / "engine" / "databases" / "oriel" / "schema.json").unlink()
    capsys.readouterr()
    assert main(["models"]) == 2
    assert "oriel rebuild --twin oriel" in capsys.readouterr().err
    assert main(["rebuild", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [model["model"] for model in told["models"]] == [BAY_HOUSE.name]
    assert told["missing"] == []
    assert main(["models", "--json"]) == 0
    assert len(list((tmp_path / "engine" / "damaged").iterdir())) == 1


def test_what_nothing_can_be_called_is_refused_before_anything_is_waited_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It waited half a minute for a running engine to end, and then spoke of that."""
    (tmp_path / "engine").mkdir()
    with FileLock(tmp_path / "engine" / "engine.lock"):
        assert main(["rebuild", "--twin", "ann@host/assets"]) == 2
    assert "cannot name a twin" in capsys.readouterr().err


@on_linux
def test_a_kept_file_that_is_not_as_it_was_is_not_loaded_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    (kept,) = (tmp_path / "files").glob("*/source.ifc")
    kept.write_bytes(kept.read_bytes().replace(b"Kitchen door", b"Kitchem door"))
    assert main(["rebuild"]) == 2
    assert f"No file is kept of {BAY_HOUSE.name} as it was" in capsys.readouterr().err


@on_linux
def test_what_a_rebuild_could_not_read_is_owed_and_the_rest_is_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "assets.csv"
    table.write_text("Asset,Room\nA-1,Kitchen\nA-2,Hall\n", encoding="utf-8")
    assert main(["ingest", str(table)]) == 0
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    (mapping,) = (tmp_path / "files").glob("*/mappings/*")
    whole = mapping.read_text(encoding="utf-8")
    mapping.write_text("version = 99\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["rebuild"]) == 2
    told = capsys.readouterr()
    assert "assets.csv could not be read" in told.err
    assert BAY_HOUSE.name in told.out + told.err
    mapping.write_text(whole, encoding="utf-8")
    assert main(["rebuild", "--json"]) == 0
    told_again = json.loads(capsys.readouterr().out)
    assert {model["model"] for model in told_again["models"]} == {"assets.csv", BAY_HOUSE.name}


@on_linux
def test_a_rebuild_that_is_broken_off_is_taken_up_by_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    assert soon(lambda: not (tmp_path / "engine" / "engine.json").exists())
    assert set_aside(GraphSettings(), "oriel") is not None  # and there it ends
    capsys.readouterr()
    assert main(["rebuild", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [model["model"] for model in told["models"]] == [BAY_HOUSE.name]
    assert not list((tmp_path / "engine" / "loaded").glob("*.owed"))
