"""`oriel eval run` with a model: budget, limits, processes, going on after a break."""

import json
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from evaluation import command
from evaluation.asking.results import Result
from evaluation.runs.archive import read_results
from evaluation.sets.question_sets import read_questions
from graph_store import GraphStore
from tests.agents.scripted_server import Reply, ScriptedServer, answering

HERE = Path(__file__).parent
SET = HERE / "harbour_questions.json"
QUESTIONS = read_questions(SET)
GOLD = {question.question: str(question.gold) for question in QUESTIONS}

Eval = Callable[..., int]


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, harbour: GraphStore, tmp_path: Path
) -> Callable[[ScriptedServer], Eval]:
    """`oriel eval run` on the small graph, with a model at the scripted server."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(harbour.settings.data_dir.parent))
    monkeypatch.setenv("ORIEL_MODEL_NAME", "tiny")
    monkeypatch.setenv("ORIEL_MODEL_RETRIES", "0")

    def with_model(server: ScriptedServer) -> Eval:
        monkeypatch.setenv("ORIEL_MODEL_BASE_URL", server.url)

        def call(*words: object) -> int:
            given = ("run", "--set", SET, "--models", HERE, "--quiet", *words)
            return command.main([str(word) for word in given])

        return call

    return with_model


def gold(request: dict[str, Any]) -> Reply:
    """What a model says that knows the gold queries: 110 tokens a call."""
    text = "\n".join(str(message["content"]) for message in request["messages"])
    if "<rows" in text or "<result" in text:
        return Reply({"answer": "So it is.", "value": "x", "unit": None})
    question = text.partition("<question>")[2].partition("</question>")[0].strip()
    return Reply({"explanation": "e", "outcome": "query", "cypher": GOLD[question], "choices": []})


def unhurried(result: Result) -> Result:
    """A result without what a busy machine changes: the time it took, a call made once more."""
    return result.model_copy(update={"timings_ms": {}, "tokens": 0})


def kept(folder: Path) -> Path:
    (run,) = folder.iterdir()
    return run


def test_a_budget_ends_the_run_and_resuming_ends_it_with_the_same_results(
    run: Callable[[ScriptedServer], Eval], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    with answering(gold) as server:
        call = run(server)
        assert call("--agents", "single", "--runs", broken, "--budget", 1000) == 0
        assert "tokens used of 1000" in capsys.readouterr().err.partition("stopped: ")[2]
        assert 5 <= len(read_results(kept(broken))) < len(QUESTIONS)
        assert call("--agents", "single", "--resume", kept(broken)) == 0
        asked = len(server.requests)
        assert call("--agents", "single", "--runs", whole) == 0
        assert asked == len(server.requests) - asked <= 2 * len(QUESTIONS)
    results = [(kept(folder) / "results.jsonl").read_bytes() for folder in (broken, whole)]
    assert results[0] == results[1]
    assert all(result.right for result in read_results(kept(whole)))
    assert f"{len(QUESTIONS)} questions" in (kept(broken) / "report.md").read_text()


def test_several_processes_give_the_same_results_in_the_same_order(
    run: Callable[[ScriptedServer], Eval], tmp_path: Path
) -> None:
    with answering(gold) as server:
        call = run(server)
        for processes in (1, 2):
            folder = tmp_path / str(processes)
            assert call("--agents", "single", "--runs", folder, "--processes", processes) == 0
    one, two = (read_results(kept(tmp_path / count)) for count in ("1", "2"))
    assert [unhurried(result) for result in one] == [unhurried(result) for result in two]


@pytest.mark.parametrize("times", [1, 2])
def test_a_process_that_ends_by_itself_is_replaced_once(
    run: Callable[[ScriptedServer], Eval],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    times: int,
) -> None:
    """As when the system takes a process for want of memory: nothing that was asked is lost.

    The second to be ended is one of those that replace: none that lived at the first end.
    """
    ended: list[int | None] = []
    before: set[int | None] = set()

    def ends_processes(request: dict[str, Any]) -> Reply:
        alive = active_children()
        pids = {process.pid for process in alive}
        if len(ended) < times and pids and before.isdisjoint(pids):
            before.update(pids)
            ended.append(alive[0].pid)
            alive[0].kill()
        return gold(request)

    with answering(ends_processes) as server:
        status = run(server)("--agents", "single", "--runs", tmp_path, "--processes", 2)
    assert (len(ended), status) == (times, 0 if times == 1 else 2)
    if times == 1:
        asked = [result.question.id for result in read_results(kept(tmp_path))]
        assert asked == [question.id for question in QUESTIONS]
    else:
        assert "ended twice while it asked" in capsys.readouterr().err


def test_every_limit_is_a_run_that_tries_as_many_queries(
    run: Callable[[ScriptedServer], Eval], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refinement limits 1 to 8 are 2 to 9 queries; each query has another fault, none is right.

    Without a second opinion, whose query would come on top.
    """
    monkeypatch.setenv("ORIEL_MODEL_SECOND_OPINION", "false")
    written = 0

    def fails(request: dict[str, Any]) -> Reply:
        nonlocal written
        text = "\n".join(str(message["content"]) for message in request["messages"])
        if "<rows" in text or "<result" in text:
            return Reply({"answer": "None.", "value": None, "unit": None})
        written += 1
        query = f"MATCH (n:Ship RETURN n.name AS name{written}"
        return Reply({"explanation": "e", "outcome": "query", "cypher": query, "choices": []})

    limits = range(1, 10)
    with answering(fails) as server:
        words = ("--agents", "llm", "--kind", "(n)", "--runs", tmp_path, "--attempts", *limits)
        assert run(server)(*words) == 0
    tried = {}
    for folder in tmp_path.iterdir():
        settings = json.loads((folder / "settings.json").read_text())
        tried[settings["attempts"]] = {result.attempts for result in read_results(folder)}
    assert tried == {limit: {limit} for limit in limits}


def test_own_sets_of_models_that_are_not_at_hand_are_left_out_and_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    harbour: GraphStore,
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(harbour.settings.data_dir.parent))
    monkeypatch.setenv("ORIEL_SHARED", str(tmp_path))
    assert command.main(["run", "--kind", "unanswerable", "--quiet"]) == 0
    told = capsys.readouterr().err
    for model, home in {
        "SampleHouse4.ifc": "github.com/xBimTeam/XbimEssentials",
        "Duplex_A_20110907.ifc": "buildingSMART",
        "AC20-FZK-Haus.ifc": "github.com/BIM2SIM/bim2sim-test-resources",
        "hvac_heating.ifc": "github.com/BIM2SIM/bim2sim-test-resources",
    }.items():
        assert f"left out: {model} is not in {tmp_path}/models" in told
        assert f"get it from {home}" in told
    assert "bay_house: " not in told
