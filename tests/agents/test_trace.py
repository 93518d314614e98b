"""Traces: kept, shown on a timeline, run again."""

import json
from pathlib import Path
from typing import Any

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.messages import Answer
from agents.replay import replay
from agents.trace import Event
from agents.trace_files import TraceFileError, load, save, timeline
from graph_store import GraphStore
from tests.agents.scripted_server import scripted

QUESTION = "How many doors are there?"
REPLIES: list[Any] = [
    {
        "explanation": "It counts.",
        "outcome": "query",
        "cypher": "MATCH (d:IfcDoor) RETURN count(DISTINCT d) AS doors",
        "choices": [],
    },
    {"grade": "Accept", "feedback": ""},
    {"answer": "There are 3 doors.", "value": 3, "unit": None},
]


def traced(house: GraphStore, trace: Trace) -> Answer:
    with scripted(*REPLIES) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
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
    traced(house, trace)
    path = save(trace, tmp_path)
    path.write_text(path.read_text("utf-8").replace("d:IfcDoor", "d:IfcWindow"), "utf-8")
    again = replay(load(path), house)
    assert again.answer is not None
    assert again.answer.rows == ((4,),)
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
