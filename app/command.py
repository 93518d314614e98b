"""The `oriel` command: arguments in, text or one JSON object out, and an exit status.

0 answered · 1 not answerable from this twin · 2 bad use or bad input · 3 engine or model
unreachable. Progress and logs go to standard error.
"""

import argparse
import json
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Any

from agents import ModelError, ModelSettings, Trace, ask, minds_for, trace_command
from agents.terminal import say
from agents.trace_files import keep
from app import library, printing
from app.arguments import parser
from app.ingest import ingest, kept_version, open_twin_of
from app.reports import reports_of
from app.samples import SampleError, sample_path
from app.settings import AppSettings, SettingError, check_settings, unheeded
from graph_store import GraphError, GraphStore, GraphUnavailable, QueryError, connect
from ifc_loader import IfcFileError, read_ifc, report_text
from ifc_loader.compare import compare, summarise

ANSWERED, NOT_ANSWERABLE, BAD_INPUT, UNREACHABLE = range(4)
FAULT = 70
"""Exit status of a fault of our own, as sysexits.h has it."""


class InputError(Exception):
    """What was typed cannot be done; str() says why, and what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    given = parser(COMMANDS).parse_args(words)
    try:
        if not {"-h", "--help"} & set(words):
            for sentence in unheeded(os.environ):
                say(f"oriel: {sentence}", sys.stderr)
            check_settings()
        return int(given.run(given))
    except (GraphUnavailable, ModelError) as error:
        return _failed(given, error, UNREACHABLE)
    except (IfcFileError, SampleError, GraphError, InputError, SettingError) as error:
        return _failed(given, error, BAD_INPUT)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return ANSWERED
    except Exception as error:  # noqa: BLE001  a script must get its JSON and status even then
        traceback.print_exc()
        told = f"This is a fault of Oriel, please report the lines above: {error!r}"
        return _failed(given, told, FAULT)


def _failed(given: argparse.Namespace, error: Exception | str, status: int) -> int:
    say(f"oriel: {error}", sys.stderr)
    if getattr(given, "json", False):
        _print_json({"error": str(error)})
    return status


def _ingest(given: argparse.Namespace) -> int:
    with connect(twin=given.twin) as store:
        done = [ingest(path, store, printing.progress_of(path.name)) for path in given.file]
    if given.json:
        _print_json({"twin": given.twin, "models": done})
    for each in () if given.json else done:
        say(printing.ingested(each, given.twin))
    return ANSWERED


def _ask(given: argparse.Namespace) -> int:
    if not given.question.strip():
        raise InputError("The question is empty. Ask for instance: oriel ask 'How many doors?'")
    minds = minds_for(given.agents or AppSettings().agents, ModelSettings())
    with _store(given) as store:
        trace = Trace(report=printing.note)
        try:
            answer = ask(given.question, store, minds, trace=trace)
        finally:
            keep(trace)
    if given.json:
        _print_json(answer)
    else:
        say(printing.answer(answer))
    return ANSWERED if answer.value is not None else NOT_ANSWERABLE


def _cypher(given: argparse.Namespace) -> int:
    with _store(given) as store:
        result = store.read(given.query, limit=given.limit)
    if isinstance(result, QueryError):
        raise InputError(result.message)
    if given.json:
        _print_json(result)
    else:
        say(printing.table(result.columns, result.rows, result.total))
    return ANSWERED


def _schema(given: argparse.Namespace) -> int:
    with _store(given) as store:
        schema = store.schema()
    if given.json:
        _print_json(schema)
    else:
        say(printing.schema(schema))
    return ANSWERED


def _models(given: argparse.Namespace) -> int:
    with connect(twin=given.twin, make=False) as store:
        models = store.models()
    if given.json:
        _print_json({"twin": given.twin, "models": models})
    else:
        say(printing.models(models, given.twin))
    return ANSWERED


def _quality(given: argparse.Namespace) -> int:
    given.model = given.file or given.model
    with _store(given) as store:
        reports = reports_of(store)
    if isinstance(reports, QueryError):
        raise InputError(reports.message)
    if given.json:
        told = [{"model": each.model, "findings": each.findings} for each in reports]
        _print_json({"reports": told})
    else:
        say("\n".join(report_text(each) for each in reports).removesuffix("\n"))
    return ANSWERED


def _compare(given: argparse.Namespace) -> int:
    if len(given.file) > 2:
        raise InputError("Two versions at a time: oriel compare OLD NEW")
    new = given.file[-1]
    old = given.file[0] if len(given.file) == 2 else kept_version(new.name, given.twin)
    if old is None:
        raise InputError(
            f"The twin {given.twin!r} holds no earlier version of {new.name}; name two files: "
            "oriel compare OLD NEW"
        )
    before, after = (read_ifc(path, model=new.name, shapes=library.shapes()) for path in (old, new))
    changes = compare(before, after)
    if given.json:
        _print_json(
            {
                "old": str(old),
                "new": str(new),
                "summary": summarise(changes),
                "changes": changes,
            }
        )
    else:
        say(printing.changes(changes, new.name))
    return ANSWERED


def _sample(given: argparse.Namespace) -> int:
    given.file = [sample_path(given.name)]
    return _ingest(given)


def _eval(given: argparse.Namespace) -> int:
    from evaluation import command  # noqa: PLC0415  (no other command needs it)

    return command.main(given.words)


def _serve(given: argparse.Namespace) -> int:
    from app.serve import serve, taken  # noqa: PLC0415  (Streamlit is slow to import)

    if taken(given.port, given.address):
        raise InputError(
            f"Port {given.port} at {given.address} is taken, perhaps by an Oriel that is open "
            f"there already. Choose another: oriel serve --port {given.port + 1}"
        )
    serve(given.port, given.address)
    return ANSWERED


def _store(given: argparse.Namespace) -> GraphStore:
    if given.model is None:
        return connect(twin=given.twin, make=False)
    if given.model.is_dir():
        raise InputError(f"{given.model} is a folder. Name an IFC file in it.")
    if not given.model.is_file():
        raise InputError(f"There is no file {given.model}. Check the path.")
    return open_twin_of(given.model, printing.progress_of(given.model.name))


def _print_json(found: Any) -> None:
    print(json.dumps(found, default=printing.plain, ensure_ascii=False))


COMMANDS = {
    "ingest": _ingest,
    "ask": _ask,
    "cypher": _cypher,
    "schema": _schema,
    "models": _models,
    "quality": _quality,
    "compare": _compare,
    "sample": _sample,
    "eval": _eval,
    "trace": trace_command.run,
    "replay": trace_command.run_replay,
    "serve": _serve,
}
