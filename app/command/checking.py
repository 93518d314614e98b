"""`oriel doctor`: what holds on the graph engine. `oriel check`: what of an IDS models hold to."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json
from app.command.statuses import ANSWERED, BAD_INPUT, NOT_ANSWERABLE
from graph_store import connect
from graph_store.doctor import examine, table

if TYPE_CHECKING:
    from app.checks.report import Report
    from app.exports.camera import Box


def add_doctor(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    made.set_defaults(run=_doctor)


def _doctor(given: argparse.Namespace) -> int:
    checks = list(examine()) if given.json else examine()
    well = table(iter(checks), (lambda _line: None) if given.json else say)
    if given.json:
        print_json({"holds": well, "checks": checks})
    return ANSWERED if well else BAD_INPUT


def add_check(made: argparse.ArgumentParser) -> None:
    made.add_argument("ids", type=Path, metavar="FILE.ids")
    made.add_argument(
        "--out", type=Path, help="a report beside it: .html, .json, .bcf, .xlsx or .csv"
    )
    made.add_argument("--model", type=Path, metavar="FILE", help="an IFC file instead of a twin")
    add_twin(made)
    made.set_defaults(run=_check)


def _check(given: argparse.Namespace) -> int:
    from app.checks.checking import CheckError  # noqa: PLC0415  (slow to import)
    from app.checks.taking import FORMATS, as_issues  # noqa: PLC0415

    ending = given.out.suffix[1:].lower() if given.out else "json"
    if ending not in FORMATS:
        raise InputError(f"{given.out} ends in none of {', '.join(FORMATS)}")
    for path in filter(None, (given.ids, given.model)):
        if not path.is_file():
            raise InputError(f"There is no file {path}. Check the path.")
    try:
        reports, boxes = _checked(given, shaped=ending == "bcf")
    except CheckError as error:
        raise InputError(str(error)) from error
    if given.out:
        issues = ending == "bcf"
        told = as_issues(reports, boxes=boxes) if issues else FORMATS[ending](reports)
        given.out.write_bytes(told)
    if given.json:
        print_json({"reports": reports})
    else:
        say("\n".join(printing.checked(each) for each in reports))
    return ANSWERED if all(each.holds for each in reports) else NOT_ANSWERABLE


def _checked(
    given: argparse.Namespace, *, shaped: bool
) -> tuple[Sequence["Report"], Mapping[str, "Box"]]:
    """The reports; `shaped`: with the boxes around what fails, for a camera to look at."""
    from app.checks.running import check_file, check_twin  # noqa: PLC0415
    from app.checks.taking import failing  # noqa: PLC0415
    from app.doors.shapes import boxes, boxes_of_file  # noqa: PLC0415

    ids, name = given.ids.read_bytes(), given.ids.name
    if given.model:
        reports: Sequence[Report] = check_file(ids, name, given.model)
        return reports, boxes_of_file(given.model, failing(reports)) if shaped else {}
    with connect(twin=given.twin, make=False) as store:
        reports = check_twin(ids, name, store, keeping=True)
        return reports, boxes(store, failing(reports)) if shaped else {}
