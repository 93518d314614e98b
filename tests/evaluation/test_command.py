"""`oriel eval` as a person types it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from evaluation import command
from evaluation.sets.question_sets import read_questions
from graph_store import GraphStore
from tests.agents.scripted_server import scripted

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
    assert capsys.readouterr().out.count("| test | rules (run-") == 2


def test_a_run_writes_a_line_a_question_and_keeps_the_held_out_ones_to_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = {"model": "harbour", "kind": "count", "value": -1}
    lines = (
        {**shared, "question": "How many ships are there?", "split": "dev"},
        {**shared, "question": "How many harbours are there?", "split": "test"},
    )
    answers = tmp_path / "answers.jsonl"
    path = tmp_path / "own.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in lines))
    words = ("run", "--set", path, "--models", HERE, "--answers", answers)
    assert typed(*words) == 0
    assert "How many harbours" not in capsys.readouterr().out
    (line,) = [json.loads(line) for line in answers.read_text().splitlines()]
    assert {key: line[key] for key in ("outcome", "question", "expected", "language")} == {
        "outcome": "wrong", "question": "How many ships are there?",
        "expected": -1, "language": None,
    }  # fmt: skip
    assert line["got"] >= 0
    assert line["answer"]
    assert "MATCH" in line["cypher"]
    assert typed(*words, "--show-held-out") == 0
    assert "How many harbours" in capsys.readouterr().out
    assert "How many harbours" in answers.read_text()


def own_set(path: Path, **fields: object) -> Path:
    """A set of one question on the small graph, which no answer to it is right for."""
    line = {"model": "harbour", "kind": "count", "value": -1, "question": "How many ships?"}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({**line, **fields}))
    return path


def test_a_floor_that_is_not_reached_ends_in_one(tmp_path: Path) -> None:
    words = ("run", "--set", own_set(tmp_path / "own.jsonl"), "--models", HERE, "--quiet")
    assert typed(*words, "--least", 1) == 1
    assert typed(*words, "--least", 0) == 0


@pytest.mark.parametrize(
    "words",
    [("--attempts", 0), ("--attempts", -1), ("--processes", 0), ("--retries", -1), ("--budget", -1),
     ("--least", "nan"), ("--least", 101), ("--least", "half")],
)  # fmt: skip
def test_a_number_that_no_run_can_have_is_refused_with_its_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[object, ...]
) -> None:
    with pytest.raises(SystemExit) as ended:
        typed("run", "--set", own_set(tmp_path / "own.jsonl"), "--models", HERE, *words)
    assert ended.value.code == 2
    assert f"argument {words[0]}: '{words[1]}' is no" in capsys.readouterr().err


def test_sets_that_cannot_be_told_apart_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = (own_set(tmp_path / name / "own.jsonl", id=name) for name in "ab")
    assert typed("run", "--models", HERE, "--set", one, other) == 2
    assert f"{other}: another set is called 'own'" in capsys.readouterr().err
    again = own_set(tmp_path / "again.jsonl", id="a")
    assert typed("run", "--models", HERE, "--set", one, again) == 2
    assert "id 'a' occurs in several sets" in capsys.readouterr().err


@pytest.mark.parametrize("words", [(), ("--kind", "quantity"), ("--split", "train")])
def test_a_run_of_no_question_is_refused_and_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    path = own_set(tmp_path / "own.jsonl", split="dev")
    if not words:
        path.write_text("")
    assert typed("run", "--models", HERE, "--set", path, *words) == 2
    assert "no question is asked for" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [("floors", "--file"), ("generate", "harbour", "--models", HERE, "--count", 1, "--out")],
    ids=lambda words: words[0],
)
def test_a_file_that_cannot_be_read_or_written_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[object, ...]
) -> None:
    place = tmp_path / "absent" / "file"
    assert typed(*words, place) == 2
    assert f"{place}: No such file or directory; name another place" in capsys.readouterr().err


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


def test_generated_questions_are_worded_by_a_model_where_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, worded = tmp_path / "plain.jsonl", tmp_path / "worded.jsonl"
    words = ("generate", "harbour", "--models", HERE, "--count", 2, "--seed", 1, "--out")
    assert typed(*words, plain) == 0
    first, second = read_questions(plain)
    monkeypatch.setenv("ORIEL_MODEL_NAME", "tiny")
    monkeypatch.setenv("ORIEL_MODEL_RETRIES", "0")
    with scripted({"question": f"Say, {first.question}"}, "no") as server:
        monkeypatch.setenv("ORIEL_MODEL_BASE_URL", server.url)
        assert typed(*words, worded, "--reword") == 0
    assert "1 worded by the model, 1 left plain" in capsys.readouterr().err
    assert [q.question for q in read_questions(worded)] == [
        f"Say, {first.question}",
        second.question,
    ]
    monkeypatch.delenv("ORIEL_MODEL_NAME")
    assert typed(*words, worded, "--reword") == 3
    assert "No model is configured" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("models",), ("ask", "How many doors?"), ("eval", "--help")])
def test_a_bad_setting_is_told_in_a_line_and_not_met_before_it_is_needed(
    words: tuple[str, ...],
) -> None:
    """As a process of its own, because what is met at import is met once."""
    oriel = "import sys; from app.command.main import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", oriel, *words],
        env={**os.environ, "ORIEL_GRAPH_MEMORY_MB": "much"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (0 if "--help" in words else 2)
    assert "Traceback" not in done.stderr
    if "--help" not in words:
        assert "ORIEL_GRAPH_MEMORY_MB" in done.stderr


def test_no_other_command_loads_the_evaluation() -> None:
    loaded = (
        "import sys, app.command.main; "
        "sys.exit(any(m.startswith('evaluation') for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0
