"""What the `oriel` command understands: its commands and their arguments."""

import argparse
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import get_args

from agents import Mode, trace_command
from app.ingest import DEFAULT_TWIN

Run = Callable[[argparse.Namespace], int]


def parser(runs: Mapping[str, Run]) -> argparse.ArgumentParser:
    """What can be typed; `run` of what was parsed is the command's function out of `runs`."""
    whole = argparse.ArgumentParser(
        prog="oriel", description="Ask a building: IFC in, answers with their Cypher out."
    )
    whole.add_argument("--version", action="version", version=f"oriel {version('oriel')}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(run=runs[name])
        return made

    def twin(made: argparse.ArgumentParser, *, model: bool = False) -> None:
        made.add_argument("--twin", default=DEFAULT_TWIN, help="the twin (default: %(default)s)")
        if model:
            made.add_argument(
                "--model", type=Path, metavar="FILE", help="an IFC file, ingested on first use"
            )
        made.add_argument("--json", action="store_true", help="one JSON object on standard output")

    made = command("ingest", "Read IFC files into a twin.")
    made.add_argument("file", nargs="+", type=Path)
    twin(made)

    made = command("ask", "Ask a question in plain words.")
    made.add_argument("question")
    made.add_argument("--agents", choices=get_args(Mode), help="default: ORIEL_AGENTS, else auto")
    twin(made, model=True)

    made = command("cypher", "Run a reading Cypher query.")
    made.add_argument("query")
    made.add_argument("--limit", type=int, default=1000, help="rows to show (default: 1000)")
    twin(made, model=True)

    made = command("schema", "Labels, properties and relationships of a twin.")
    twin(made, model=True)

    made = command("models", "The models in a twin.")
    twin(made)

    made = command("quality", "What is odd about a file, or about the models in a twin.")
    made.add_argument(
        "file", nargs="?", type=Path, help="an IFC file, ingested on first use; else the twin"
    )
    twin(made, model=True)

    made = command("compare", "What changed between two versions of a model.")
    made.add_argument(
        "file",
        nargs="+",
        type=Path,
        help="the old and the new file; or the new one alone, "
        "against the model of its name in the twin",
    )
    twin(made)

    made = command("sample", "Load a sample building.")
    made.add_argument("name", nargs="?", help="SampleHouse4, or one that comes with Oriel")
    twin(made)

    made = commands.add_parser(
        "eval", help="Question sets in, accuracy out.", add_help=False, prefix_chars="\0"
    )  # every word after it, options too, is for `evaluation.command`
    made.add_argument("words", nargs="*")
    made.set_defaults(run=runs["eval"])

    made = command("trace", "The steps of questions asked before.")
    trace_command.add_arguments(made)

    made = command("replay", "Ask again from a trace, and compare.")
    trace_command.add_replay_arguments(made)

    made = command("serve", "Open the app in the browser.")
    made.add_argument("--port", type=int, default=8501)
    made.add_argument("--address", default="localhost", help="0.0.0.0 lets other machines in")
    return whole
