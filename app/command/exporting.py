"""`oriel export`: a twin as a file for other programs."""

import argparse
from pathlib import Path

from agents.tracing.terminal import say
from app.command.arguments import InputError, add_twin, print_json
from app.command.statuses import ANSWERED
from app.exports.cobie import ExportError, as_cobie, cobie_of
from app.words.values import cell
from graph_store import connect


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
