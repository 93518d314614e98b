"""The `oriel` command: arguments in, text or one JSON object out, and an exit status.

Progress and logs go to standard error. A command's module is imported when the command is run, so
that none waits for what another needs. What a command can have without any of it, it tries `first`.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from importlib import import_module
from typing import Any

from app.command.statuses import ANSWERED, INTERRUPTED
from app.passwords import passwords_hidden

COMMANDS = {
    "ingest": ("loading", "Read IFC files, workbooks, CSV files and databases into a twin."),
    "propose": ("loading", "A mapping for tables that have none, scored, to be looked at."),
    "match": ("loading", "Elements that rows without one may be about, to be accepted."),
    "sync": ("loading", "Read a source again, and tell what changed."),
    "ask": ("asking", "Ask a question in plain words."),
    "cypher": ("looking", "Run a reading Cypher query."),
    "schema": ("looking", "Labels, properties and relationships of a twin."),
    "models": ("looking", "The models in a twin."),
    "quality": ("looking", "What is odd about a file, or about the models in a twin."),
    "export": ("looking", "A twin as a COBie workbook, with what a handover lacks."),
    "compare": ("loading", "What changed between two versions of a model."),
    "edit": ("editing", "Propose changes of properties, accept them as a new version, undo."),
    "check": ("checking", "What of an IDS file the models hold to."),
    "rebuild": ("loading", "Load a damaged twin again from the kept files."),
    "backup": ("loading", "Keep all twins, files and conversations in one file."),
    "restore": ("loading", "Put a backup into an empty data folder."),
    "doctor": ("checking", "Check what holds on the graph engine, and clean up again."),
    "sample": ("loading", "Load a sample building."),
    "eval": ("measuring", "Question sets in, accuracy out."),
    "trace": ("measuring", "The steps of questions asked before."),
    "replay": ("measuring", "Ask again from a trace, and compare."),
    "token": ("tokens", "Make, list or revoke API tokens."),
    "mcp": ("opening", "Answer other programs' language models, over standard input."),
    "serve": ("opening", "Open the app in the browser."),
}
"""The module of each command, and what the command does."""
BRIEF = frozenset({"ask", "cypher", "models", "schema"})
"""The commands that read what is there, tell it, and end."""
WHOLE_LINE = "eval"
UNREAD: dict[str, Any] = {"add_help": False, "prefix_chars": "\0"}
"""The command that reads every word after it by itself, and how argparse leaves it its options."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status.

    Of the process's own words it may end the process instead.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    with passwords_hidden(words):
        status = _run(words)
    if arguments is None and _chosen(words) in BRIEF:
        _end_at_once(status)
    return status


def _end_at_once(status: int) -> None:
    """End the process as it is: all is closed and said, and the system takes the memory back.

    Python would take it apart, which is a sixth of the time of a question. Where the last words do
    not get through, it ends in Python's way, which says so. Source: `hard_exit` of mypy.
    """
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _run(words: Sequence[str]) -> int:
    try:
        given = _parser(words).parse_args(words)
        status = given.first(given) if "first" in given else None
        if status is not None:
            return int(status)
        with _brief(words):
            if not {"-h", "--help"} & set(words):
                _prepare()
            return int(given.run(given))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return ANSWERED
    except Exception as error:  # noqa: BLE001  a script must get its JSON and status even then
        from app.command.failing import failed  # noqa: PLC0415

        return failed(error, as_json="--json" in words)


def _brief(words: Sequence[str]) -> AbstractContextManager[None]:
    """Without a look for cyclic garbage where the process ends before there is much."""
    if _chosen(words) not in BRIEF:
        return nullcontext()
    from ifc_loader.collector import collector_paused  # noqa: PLC0415  not for those answered near

    return collector_paused()


def _chosen(words: Sequence[str]) -> str:
    """The command that words name."""
    return next((word for word in words if not word.startswith("-")), "")


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """What can be typed; only the command that `words` name has its arguments."""
    whole = argparse.ArgumentParser(
        prog="oriel", description="Ask a building: IFC in, answers with their Cypher out."
    )
    if "--version" in words:
        from importlib.metadata import version  # noqa: PLC0415  reading it takes its time

        whole.add_argument("--version", action="version", version=f"oriel {version('oriel')}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    chosen = _chosen(words)
    for name, (module, does) in COMMANDS.items():
        kept_whole = UNREAD if name == WHOLE_LINE else {}
        made = commands.add_parser(name, help=does, description=does, **kept_whole)
        if name == chosen:
            getattr(import_module(f"app.command.{module}"), f"add_{name}")(made)
    return whole


def _prepare() -> None:
    """Import what every command needs, and look at the settings and the data folder.

    The driver comes first, while few calls are open. Python keeps those in pieces of 16 KB and
    frees a piece when the last call in it returns: far down in a chain of imports, the driver's
    120,000 calls to lay out its calendar may each take a piece and give it back, for a second.
    Source: CPython, `push_chunk` and `_PyThreadState_PopFrame` in Python/pystate.c.
    """
    import graph_store.driver_import  # noqa: PLC0415, F401
    from agents.tracing.terminal import say  # noqa: PLC0415
    from app.settings import check_settings, unheeded  # noqa: PLC0415
    from app.twins.disk import keep_private  # noqa: PLC0415
    from app.twins.library import data_dir  # noqa: PLC0415

    for sentence in unheeded(os.environ):
        say(f"oriel: {sentence}", sys.stderr)
    check_settings()
    if sentence := keep_private(data_dir()):
        say(f"oriel: {sentence}", sys.stderr)
