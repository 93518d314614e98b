"""`oriel cypher`, `schema`, `models`, `quality`: what a twin holds."""

import argparse
from pathlib import Path

import ifc_loader
from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json, store_of
from app.command.statuses import ANSWERED
from app.twins.reports import reports_of
from app.words.lines import table
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
