"""A source that has gone away: its last state stays, told to be old until it is read again."""

import json
from pathlib import Path

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from app.command.main import main
from graph_store import connect
from tests.app.pages import page_of
from tests.maintained import in_sqlite
from tests.patience import soon

pytestmark = pytest.mark.engine
LIST = "asset_id;asset_name;power_kw\n1;Pump;3\n2;Fan;4\n"
QUESTION = "How many plant are there?"


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A list that is in the twin `gone`, beside a list of keys."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "20")
    path, keys = tmp_path / "plant.csv", tmp_path / "keys.csv"
    path.write_text(LIST, encoding="utf-8")
    keys.write_text("key_id;holder\nA;Ann\nB;Bob\n", encoding="utf-8")
    assert main(["ingest", str(path), str(keys), "--twin", "gone"]) == 0
    return path


def asked(question: str) -> Answer:
    with connect(twin="gone", make=False) as store:
        return ask(question, store, minds_for("rules"))


def test_a_file_that_is_gone_leaves_its_last_state_which_is_told_to_be_old(
    plant: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant.unlink()
    capsys.readouterr()
    assert main(["sync", str(plant), "--twin", "gone"]) == 2
    told = capsys.readouterr().err
    assert "cannot be opened" in told
    assert "The twin 'gone' keeps what was read of plant.csv before" in told
    assert main(["models", "--twin", "gone"]) == 0
    assert "plant.csv could not be read again since" in capsys.readouterr().out
    answer = asked(QUESTION)
    assert answer.value == 2
    assert any("plant.csv could not be read again" in each for each in answer.assumptions)
    assert not any("plant.csv" in each for each in asked("How many keys are there?").assumptions)


def test_the_first_try_in_vain_says_since_when(
    plant: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant.write_bytes(b"\x00" * 10)
    times = []
    for _ in range(2):
        assert main(["sync", str(plant), "--twin", "gone"]) == 2
        capsys.readouterr()
        assert main(["models", "--twin", "gone", "--json"]) == 0
        held = json.loads(capsys.readouterr().out)["models"]
        times.append({each["name"]: each["unread_since"] for each in held})
    assert times[0] == times[1]
    assert times[0]["keys.csv"] == ""
    assert times[0]["plant.csv"]


@pytest.mark.parametrize("text", [LIST, LIST + "3;Boiler;9\n"], ids=["same", "changed"])
def test_a_source_that_is_back_is_old_no_more(
    plant: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    plant.unlink()
    assert main(["sync", str(plant), "--twin", "gone"]) == 2
    plant.write_text(text, encoding="utf-8")
    assert main(["sync", str(plant), "--twin", "gone"]) == 0
    capsys.readouterr()
    assert main(["models", "--twin", "gone"]) == 0
    assert "could not be read again" not in capsys.readouterr().out
    answer = asked(QUESTION)
    assert answer.value == text.count("\n") - 1
    assert answer.assumptions == ()


def test_a_rebuild_reads_the_kept_file_and_not_the_source_which_stays_old(
    plant: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def times() -> dict[str, str]:
        capsys.readouterr()
        assert main(["models", "--twin", "gone", "--json"]) == 0
        held = json.loads(capsys.readouterr().out)["models"]
        return {each["name"]: each["unread_since"] for each in held}

    plant.unlink()
    assert main(["sync", str(plant), "--twin", "gone"]) == 2
    before = times()
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "0")
    at_rest = plant.parent / "data" / "engine" / "engine.json"
    assert main(["models", "--twin", "gone"]) == 0
    assert soon(lambda: not at_rest.exists())
    assert main(["rebuild", "--twin", "gone"]) == 0
    assert before["plant.csv"]
    assert times() == before


def test_a_database_that_is_not_reached_is_old_by_its_name(
    plant: Path, capsys: pytest.CaptureFixture[str]
) -> None:

    path = in_sqlite(plant.parent)
    assert main(["ingest", str(path), "--twin", "gone"]) == 0
    address = f"postgresql://ann:hunter2@127.0.0.1:1/{path.stem}"
    capsys.readouterr()
    assert main(["sync", address, "--twin", "gone"]) == 2
    told = capsys.readouterr().err
    assert f"keeps what was read of {path.name} before" in told
    assert "hunter2" not in told


def test_a_source_that_the_twin_never_held_is_refused_as_before(
    plant: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["sync", str(plant.with_name("other.csv")), "--twin", "gone"]) == 2
    assert "keeps what was read" not in capsys.readouterr().err


def test_the_page_of_the_twin_says_what_could_not_be_read_again(plant: Path) -> None:
    plant.unlink()
    assert main(["sync", str(plant), "--twin", "gone"]) == 2
    (told,) = page_of("pages.building", "gone").warning
    assert told.value.startswith("**plant")
    assert "could not be read again since" in told.value
