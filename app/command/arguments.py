"""What several commands take, and the twin they are about."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.twins import DEFAULT_TWIN

if TYPE_CHECKING:
    from graph_store import GraphStore


class InputError(Exception):
    """What was typed cannot be done; str() says why, and what to do."""


def add_twin(made: argparse.ArgumentParser, *, model: bool = False) -> None:
    """`--twin` and `--json`, and with `model` `--model`."""
    made.add_argument("--twin", default=DEFAULT_TWIN, help="the twin (default: %(default)s)")
    if model:
        made.add_argument(
            "--model", type=Path, metavar="FILE", help="an IFC file, ingested on first use"
        )
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")


def store_of(given: argparse.Namespace) -> "GraphStore":
    """The twin of `--model`, else the one of `--twin`."""
    from graph_store import connect  # noqa: PLC0415  slow to import

    if given.model is None:
        return connect(twin=given.twin, make=False)
    from app.command.printing import progress_of  # noqa: PLC0415
    from app.twins.ingest import open_twin_of  # noqa: PLC0415  reads files

    if given.model.is_dir():
        raise InputError(f"{given.model} is a folder. Name an IFC file in it.")
    if not given.model.is_file():
        raise InputError(f"There is no file {given.model}. Check the path.")
    return open_twin_of(given.model, progress_of(given.model.name))


def print_json(found: Any) -> None:
    from app.command.printing import plain  # noqa: PLC0415  slow to import

    print(json.dumps(found, default=plain, ensure_ascii=False))
