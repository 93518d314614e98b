"""Traces: kept, shown on a timeline, run again."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.messages import Answer
from agents.tracing import trace_command
from agents.tracing.replay import replay
from agents.tracing.trace import Event
from agents.tracing.trace_files import KEPT, TraceFileError, keep, load, save, timeline
from graph_store import GraphStore
from tests.agents.replies import ACCEPT, THREE, writes
from tests.agents.scripted_server import scripted

QUESTION = "How many doors are there?"
REPLIES: list[Any] = [
    writes("MATCH (d:IfcDoor) RETURN count(DISTINCT d) AS doors"),
    ACCEPT,
    THREE,
]


def traced(house: GraphStore, trace: Trace) -> Answer:
    with scripted(*REPLIES) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        return ask(QUESTION, house, minds_for("llm", settings), trace=trace)


def test_kept_trace_reads_back_whole(house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    traced(house, trace)
    record = load(save(trace, tmp_path / "traces"))
    assert record.id == trace.id
    assert [event.name for event in record.events] == [event.name for event in trace.events]
    assert {event.kind for event in record.events} == {
        "question", "engine", "model", "stage", "answer"
    }  # fmt: skip
    calls = [event for event in record.events if event.kind == "model"]
    assert all(call.detail["messages"] and call.detail["completion"] for call in calls)


def test_a_question_with_signs_that_end_lines_elsewhere_reads_back_whole(
    house: GraphStore, tmp_path: Path
) -> None:
    """JSON writes them as they are, and a trace has a line for each event."""
    trace, question = Trace(), "How many doors\u2028are\x85there?"
    ask(question, house, minds_for("rules"), trace=trace)
    record = load(save(trace, tmp_path))
    assert [event.name for event in record.events] == [event.name for event in trace.events]
    assert question in record.events[0].model_dump_json()


def test_steps_stream_as_they_happen(house: GraphStore) -> None:
    seen: list[Event] = []
    trace = Trace(listen=seen.append)
    traced(house, trace)
    assert seen == trace.events


def test_replay_comes_to_the_same_answer_without_a_model(house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    told = traced(house, trace)
    again = replay(load(save(trace, tmp_path)), house)
    assert again.divergences == ()
    assert again.answer is not None
    assert (again.answer.answer, again.answer.rows) == (told.answer, told.rows)


def test_trace_of_the_rules_replays_too(house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    ask(QUESTION, house, minds_for("rules"), trace=trace)
    again = replay(load(save(trace, tmp_path)), house)
    assert again.divergences == ()


def test_replay_says_where_it_diverges(house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    told = traced(house, trace)
    path = save(trace, tmp_path)
    path.write_text(
        path.read_text("utf-8").replace("count(DISTINCT d)", "count(DISTINCT d.OverallWidth)"),
        "utf-8",
    )
    again = replay(load(path), house)
    assert again.answer is not None
    assert again.answer.rows != told.rows
    whats = [one.what for one in again.divergences]
    assert "what query_evaluator was told (user message)" in whats
    assert "stage execute" in whats


def test_replay_of_a_record_that_ends_early_says_so(house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    traced(house, trace)
    path = save(trace, tmp_path)
    lines = [one for one in path.read_text("utf-8").splitlines() if '"interpreter"' not in one]
    path.write_text("\n".join(lines), "utf-8")
    again = replay(load(path), house)
    assert again.answer is None
    assert "The record ends before this call of interpreter" in again.divergences[0].now


def test_timeline_is_the_trace_event_format(house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    traced(house, trace)
    shown = json.loads(json.dumps(timeline(load(save(trace, tmp_path)))))
    spans = [one for one in shown["traceEvents"] if one["ph"] == "X"]
    assert len(spans) == len(trace.events)
    assert all({"ts", "dur", "pid", "tid", "name"} <= span.keys() for span in spans)


@pytest.mark.parametrize("text", ["", "{}", "not json", '{"trace": "x", "started": 0}\n{}'])
def test_file_that_is_no_trace_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "trace.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(TraceFileError, match=r"is no trace of Oriel"):
        load(path)


def test_missing_trace_is_told(tmp_path: Path) -> None:
    with pytest.raises(TraceFileError, match="cannot be read"):
        load(tmp_path / "none.jsonl")


def run_command(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    if arguments[0] == "replay":
        trace_command.add_replay_arguments(parser)
        return trace_command.run_replay(parser.parse_args(arguments[1:]))
    trace_command.add_arguments(parser)
    return trace_command.run(parser.parse_args(arguments))


@pytest.fixture
def kept(house: GraphStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trace:
    """A trace in a data folder of its own, the engine being the one that runs."""
    trace = Trace()
    traced(house, trace)
    save(trace, tmp_path / "traces")
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    return trace


def test_kept_traces_are_listed_with_question_and_answer(
    kept: Trace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command("list") == 0
    shown = capsys.readouterr().out
    assert kept.id[:12] in shown
    assert f"{QUESTION}\n  There are 3 doors." in shown


def test_kept_trace_is_shown_step_by_step(kept: Trace, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command("show", kept.id[:8]) == 0
    shown = capsys.readouterr().out
    assert "query_evaluator" in shown
    assert "MATCH (d:IfcDoor)" in shown


def test_kept_trace_is_written_as_a_timeline(kept: Trace, tmp_path: Path) -> None:
    out = tmp_path / "timeline.json"
    assert run_command("timeline", kept.id[:8], "--out", str(out)) == 0
    assert json.loads(out.read_text("utf-8"))["traceEvents"]


def test_only_the_latest_traces_are_kept(kept: Trace, tmp_path: Path) -> None:
    folder = tmp_path / "traces"
    for number in range(KEPT):
        (folder / f"20200101T{number:06}-old.jsonl").touch()
    keep(kept)
    names = sorted(path.name for path in folder.glob("*.jsonl"))
    assert len(names) == KEPT
    assert names[0] == "20200101T000001-old.jsonl"
    assert kept.id in names[-1]


def test_trace_that_is_not_there_is_told(kept: Trace, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command("show", "nonsense") == 2
    assert "see oriel trace list" in capsys.readouterr().err


def test_folder_that_cannot_be_written_costs_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "traces").write_text("a file where a folder should be", "utf-8")
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    keep(Trace())
    assert "The trace was not kept" in caplog.text


def test_replay_command_says_that_it_went_the_same_way(
    kept: Trace,
    house: GraphStore,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = next((tmp_path / "traces").glob("*.jsonl"))
    monkeypatch.setenv("ORIEL_DATA_DIR", str(house.settings.data_dir))
    assert run_command("replay", str(path)) == 0
    assert capsys.readouterr().out.endswith("now  There are 3 doors.\n")
