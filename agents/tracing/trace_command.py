"""`oriel trace …` and `oriel replay`: look at kept traces, and run one again."""

import argparse
import json
import sys
from datetime import datetime
from pathlib import Path

from agents.tracing.replay import replay
from agents.tracing.terminal import say
from agents.tracing.trace_files import Record, TraceFileError, find, load, timeline, traces_folder
from graph_store import GraphUnavailable, connect


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The sub-commands of `oriel trace`."""
    commands = parser.add_subparsers(dest="trace_command", required=True)
    listing = commands.add_parser("list", help="the kept traces, the newest last")
    listing.set_defaults(run_trace=_list)
    showing = commands.add_parser("show", help="the steps of one, with their times")
    showing.add_argument("trace", help="a file, or the start of an id")
    showing.set_defaults(run_trace=_show)
    drawing = commands.add_parser("timeline", help="one for ui.perfetto.dev or chrome://tracing")
    drawing.add_argument("trace", help="a file, or the start of an id")
    drawing.add_argument("--out", type=Path, default=Path("timeline.json"))
    drawing.set_defaults(run_trace=_timeline)


def add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `oriel replay`."""
    parser.add_argument("trace", help="a file, or the start of an id (oriel trace list)")
    parser.add_argument("--twin", help="another twin than the one that was asked")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(given: argparse.Namespace) -> int:
    """Run `oriel trace …`; 0, or 2 for a file that is no trace."""
    try:
        return int(given.run_trace(given))
    except TraceFileError as error:
        say(f"oriel: {error}", sys.stderr)
        return 2


def run_replay(given: argparse.Namespace) -> int:
    """Run a trace again; 0 where it went the same way, 1 where not, 2 for no trace, 3 no engine."""
    try:
        record = load(find(given.trace))
        with connect(twin=given.twin or record.asked.detail["twin"], make=False) as store:
            again = replay(record, store)
    except TraceFileError as error:
        say(f"oriel: {error}", sys.stderr)
        return 2
    except GraphUnavailable as error:
        say(f"oriel: {error}", sys.stderr)
        return 3
    if given.json:
        print(again.model_dump_json())
    else:
        say(f"{record.asked.detail['question']}\nwas  {record.outcome}")
        say(f"now  {again.answer.answer if again.answer else 'no answer'}")
        for one in again.divergences:
            say(f"step {one.at}, {one.what}\n  was {one.was}\n  now {one.now}")
    return 1 if again.divergences else 0


def _list(_given: argparse.Namespace) -> int:
    for path in sorted(traces_folder().glob("*.jsonl")):
        try:
            record = load(path)
        except TraceFileError as error:
            say(f"oriel: {error}", sys.stderr)
            continue
        say(f"{_line(record)}\n  {record.asked.detail['question']}\n  {record.outcome}")
    return 0


def _line(record: Record) -> str:
    when = datetime.fromtimestamp(record.started).astimezone().strftime("%Y-%m-%d %H:%M:%S")
    last = record.events[-1]
    return f"{record.id[:12]}  {when}  {record.asked.name:6} {last.at + last.ms:8.0f} ms"


def _show(given: argparse.Namespace) -> int:
    record = load(find(given.trace))
    say(f"{_line(record)}\n{record.asked.detail['question']}")
    for event in record.events[1:]:
        detail = event.detail
        told = detail.get("cypher") or detail.get("message") or ""
        if event.kind == "model":
            told = f"{detail['model']}, {detail['prompt_tokens']} + {detail['completion_tokens']}"
        say(f"{event.at:9.1f} {event.ms:9.1f} ms  {event.kind:7} {event.name:22} {told}")
    say(record.outcome)
    return 0


def _timeline(given: argparse.Namespace) -> int:
    shown = timeline(load(find(given.trace)))
    given.out.write_text(json.dumps(shown), "utf-8")
    say(f"{given.out}: open it at https://ui.perfetto.dev")
    return 0
