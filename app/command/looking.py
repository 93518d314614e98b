"""`oriel cypher`, `schema`, `models`, `quality`, `export`: what a twin holds."""

import argparse
from pathlib import Path

import ifc_loader
from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json, store_of
from app.command.statuses import ANSWERED
from app.twins.reports import reports_of
from app.words.lines import table
from app.words.values import cell
from graph_store import QueryError, connect


def add_cypher(made: argparse.ArgumentParser) -> None:
    made.add_argument("query")
    made.add_argument("--limit", type=int, default=1000, help="rows to show (default: 1000)")
    add_twin(made, model=True)
    made.set_defaults(run=_cypher)


def add_schema(made: argparse.ArgumentParser) -> None:
    add_twin(made, model=True)
    made.set_defaults(run=_schema)


def add_models(made: argparse.ArgumentParser) -> None:
    add_twin(made)
    made.set_defaults(run=_models)


def add_quality(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "file", nargs="?", type=Path, help="an IFC file, ingested on first use; else the twin"
    )
    add_twin(made, model=True)
    made.set_defaults(run=_quality)


def _cypher(given: argparse.Namespace) -> int:
    with store_of(given) as store:
        result = store.read(given.query, limit=given.limit)
    if isinstance(result, QueryError):
        raise InputError(result.message)
    if given.json:
        print_json(result)
    else:
        say(table(result.columns, result.rows, result.total))
    return ANSWERED


def _schema(given: argparse.Namespace) -> int:
    with store_of(given) as store:
        schema = store.schema()
    if given.json:
        print_json(schema)
    else:
        say(printing.schema(schema))
    return ANSWERED


def _models(given: argparse.Namespace) -> int:
    with connect(twin=given.twin, make=False) as store:
        models = store.models()
    if given.json:
        print_json({"twin": given.twin, "models": models})
    else:
        say(printing.models(models, given.twin))
    return ANSWERED


def _quality(given: argparse.Namespace) -> int:
    given.model = given.file or given.model
    with store_of(given) as store:
        reports = reports_of(store)
    if isinstance(reports, QueryError):
        raise InputError(reports.message)
    if given.json:
        told = [{"model": each.model, "findings": each.findings} for each in reports]
        print_json({"reports": told})
    else:
        say("\n".join(ifc_loader.report_text(each) for each in reports).removesuffix("\n"))
    return ANSWERED


def add_export(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--cobie",
        type=Path,
        required=True,
        metavar="FILE.xlsx",
        help="write the twin as a COBie 2.4 workbook, and tell what a good handover lacks",
    )
    add_twin(made)
    made.set_defaults(run=_export)


def _export(given: argparse.Namespace) -> int:
    from app.exports.cobie import ExportError, as_cobie, cobie_of  # noqa: PLC0415  no other needs it

    with connect(twin=given.twin, make=False) as store:
        try:
            made = cobie_of(store)
        except ExportError as error:
            raise InputError(str(error)) from error
    if not any(sheet.rows for sheet in made.sheets):
        raise InputError(f"The twin {given.twin!r} holds nothing to write; load a model first")
    try:
        given.cobie.write_bytes(as_cobie(made))
    except OSError as error:
        why = error.strerror or error
        raise InputError(f"{given.cobie} cannot be written: {why}") from error
    rows = {sheet.name: len(sheet.rows) for sheet in made.sheets}
    if given.json:
        print_json({"file": str(given.cobie), "rows": rows, "missing": made.missing})
        return ANSWERED
    say(f"{given.cobie}: " + ", ".join(f"{name} {count:,}" for name, count in rows.items()))
    for each in made.missing:
        say(f"  {cell(each.message)}")
    if not made.missing:
        say("Nothing that a handover asks for is missing.")
    return ANSWERED
