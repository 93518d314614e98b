"""`oriel eval` as a person types it."""

import shutil
from pathlib import Path

import pytest

from evaluation import command
from graph_store import GraphStore

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def _one_engine(monkeypatch: pytest.MonkeyPatch, harbour: GraphStore) -> None:
    """The command joins the engine that the small graph is loaded in."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(harbour.settings.data_dir.parent))


def typed(*words: object) -> int:
    return command.main([str(word) for word in words])


def benchmark(folder: Path) -> Path:
    """A folder laid out as the benchmark's, with the small graph in it."""
    (folder / "graphs" / "simplekg").mkdir(parents=True)
    shutil.copy(HERE / "harbour_questions.json", folder / "test.json")
    shutil.copy(HERE / "harbour_simplekg.json", folder / "graphs" / "simplekg")
    return folder


def test_a_benchmark_in_place_is_run_kept_and_compared_with_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, runs = benchmark(tmp_path / "bench"), tmp_path / "runs"
    for _ in range(2):
        status = typed(
            "cypherbench", "--folder", folder, "--graphs", "harbour", "--runs", runs, "--quiet"
        )  # fmt: skip
        assert status == 0
        (kept,) = runs.iterdir()
        assert "| match pattern |" in capsys.readouterr().out
        kept.rename(tmp_path / f"run-{len(list(tmp_path.iterdir()))}")
    before, after = sorted(tmp_path.glob("run-*"))
    assert (before / "results.jsonl").read_bytes() == (after / "results.jsonl").read_bytes()
    assert "## Misses" in (before / "report.md").read_text()
    assert typed("compare", before, after) == 0
    assert "| worse | 0 |" in capsys.readouterr().out
    assert typed("report", before) == 0
    assert typed("figures", before, after) == 0
    assert capsys.readouterr().out.count("| test | rules |") == 2


def test_a_floor_that_is_not_reached_ends_in_one(tmp_path: Path) -> None:
    folder = benchmark(tmp_path / "bench")
    words = ("cypherbench", "--folder", folder, "--graphs", "harbour", "--quiet")
    assert typed(*words, "--least", 100.5) == 1
    assert typed(*words, "--least", 0) == 0


def test_missing_files_are_told_with_the_way_to_place_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed("cypherbench", "--folder", tmp_path, "--graphs", "nba") == 2
    told = capsys.readouterr().err
    assert "lacks test.json, graphs/simplekg/nba_simplekg.json" in told
    assert "git clone https://huggingface.co/datasets/megagonlabs/cypherbench" in told


def test_without_a_network_it_is_told_how_to_place_the_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:9")
    assert typed("cypherbench", "--folder", tmp_path, "--graphs", "nba", "--fetch") == 2
    told = capsys.readouterr().err
    assert "test.json could not be fetched from https://huggingface.co" in told
    assert "git clone https://huggingface.co/datasets/megagonlabs/cypherbench" in told


def test_a_folder_that_is_no_run_is_bad_input(tmp_path: Path) -> None:
    assert typed("report", tmp_path) == 2
