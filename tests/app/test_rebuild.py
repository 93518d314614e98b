"""`oriel rebuild`: a damaged twin is loaded again from the kept files."""

import json
from pathlib import Path

import pytest

from app.command.main import main
from sample_models import BAY_HOUSE
from tests.graph_store.test_embedded_life import on_linux
from tests.patience import soon

pytestmark = pytest.mark.engine


@on_linux
def test_a_damaged_twin_is_refused_and_rebuilt_from_its_kept_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "0")
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


@on_linux
def test_a_kept_file_that_is_not_as_it_was_is_not_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "0")
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    (kept,) = (tmp_path / "files").glob("*/source.ifc")
    kept.write_bytes(kept.read_bytes().replace(b"Kitchen door", b"Kitchem door"))
    assert main(["rebuild"]) == 2
    assert f"No file is kept of {BAY_HOUSE.name} as it was" in capsys.readouterr().err
