"""Traces as files: JSON lines to keep and run again, a timeline for a viewer."""

import json
import logging
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from agents.messages import Message
from agents.tracing.trace import Event, Trace
from graph_store import GraphSettings

KEPT = 1000
"""How many traces are kept, the latest."""


class TraceFileError(Exception):
    """A file that is no trace; `str()` says which, where and what to do."""


class Record(Message):
    """A trace as it was kept; `oriel` is the version that kept it, "" where it did not say."""

    id: str
    started: float
    oriel: str = ""
    events: tuple[Event, ...]

    @property
    def asked(self) -> Event:
        """What was asked, of which twin, and by which agents."""
        return self.events[0]

    @property
    def outcome(self) -> str:
        """The answer's sentence, or why there is none."""
        last = self.events[-1]
        said = last.detail["answer"]["answer"] if last.kind == "answer" else last.detail
        return said if isinstance(said, str) else f"{last.name}: {said.get('message', '')}"


def traces_folder() -> Path:
    """Where traces are kept: `traces` in Oriel's data folder."""
    return GraphSettings().data_dir / "traces"


def save(trace: Trace, folder: Path | None = None) -> Path:
    """Write a trace to `<folder>/<date>T<time>-<id>.jsonl`: a head line, then an event a line."""
    folder = folder or traces_folder()
    folder.mkdir(parents=True, exist_ok=True)
    when = datetime.fromtimestamp(trace.started, UTC).strftime("%Y%m%dT%H%M%S")
    path = folder / f"{when}-{trace.id}.jsonl"
    head = json.dumps({"trace": trace.id, "started": trace.started, "oriel": version("oriel")})
    part = path.with_suffix(".part")
    try:
        part.write_text(
            "\n".join([head, *(one.model_dump_json() for one in trace.events), ""]), "utf-8"
        )
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path


def keep(trace: Trace) -> None:
    """Save a trace where traces are kept, the latest KEPT of them.

    A folder that cannot be written costs no answer.
    """
    try:
        folder = save(trace).parent
        for old in sorted(folder.glob("*.jsonl"))[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError as error:
        logging.getLogger(__name__).warning("The trace was not kept: %s", error)


def load(path: Path) -> Record:
    """Read a trace back. Raises `TraceFileError` where the file is none."""
    try:
        head, *lines = path.read_text("utf-8").removesuffix("\n").split("\n")
        told = json.loads(head)
        events = tuple(Event.model_validate_json(line) for line in lines)
        if not events or events[0].kind != "question":
            raise ValueError("no question")
        return Record(
            id=told["trace"], started=told["started"], oriel=told.get("oriel", ""), events=events
        )
    except OSError as error:
        raise TraceFileError(f"{path} cannot be read: {error.strerror}; check the name") from error
    except (ValueError, KeyError, TypeError, ValidationError) as error:
        raise TraceFileError(
            f"{path} is no trace of Oriel ({error.__class__.__name__}); give a .jsonl file from "
            "the traces folder"
        ) from error


def find(name: str, folder: Path | None = None) -> Path:
    """The trace file of this path, or whose id begins so. Raises `TraceFileError` for none."""
    if Path(name).exists():
        return Path(name)
    folder = folder or traces_folder()
    found = sorted(folder.glob(f"*-{name}*.jsonl"))
    if len(found) == 1:
        return found[0]
    how_many = f"{len(found)} traces begin" if found else "No trace begins"
    raise TraceFileError(f"{how_many} with '{name}' in {folder}; see oriel trace list")


def timeline(record: Record) -> dict[str, Any]:
    """The trace for a timeline viewer (ui.perfetto.dev, chrome://tracing).

    Stages, engine and model have a row each. Source: Trace Event Format, complete events, with
    times in microseconds.
    """
    rows = {"stage": 1, "model": 2, "engine": 3}
    names = [
        {"ph": "M", "pid": 1, "tid": row, "name": "thread_name", "args": {"name": kind}}
        for kind, row in rows.items()
    ]
    spans = [
        {
            "ph": "X",
            "pid": 1,
            "tid": rows.get(event.kind, 0),
            "name": event.name,
            "cat": event.kind,
            "ts": event.at * 1000,
            "dur": event.ms * 1000,
            "args": event.detail,
        }
        for event in record.events
    ]
    return {
        "traceEvents": [*names, *spans],
        "otherData": {"trace": record.id, "oriel": record.oriel},
    }
