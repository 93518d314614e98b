"""`oriel doctor`: what holds on the graph engine."""

import argparse

from agents.terminal import say
from app.command.arguments import print_json
from app.command.statuses import ANSWERED, BAD_INPUT
from graph_store.doctor import examine, table


def add_doctor(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    made.set_defaults(run=_doctor)


def _doctor(given: argparse.Namespace) -> int:
    checks = list(examine()) if given.json else examine()
    well = table(iter(checks), (lambda _line: None) if given.json else say)
    if given.json:
        print_json({"holds": well, "checks": checks})
    return ANSWERED if well else BAD_INPUT
