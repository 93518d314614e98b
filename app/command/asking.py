"""`oriel ask`."""

import argparse
from typing import get_args

from agents import Mode
from agents.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json, store_of
from app.command.statuses import ANSWERED, NOT_ANSWERABLE
from app.doors.asking import answered


def add_ask(made: argparse.ArgumentParser) -> None:
    made.add_argument("question")
    made.add_argument("--agents", choices=get_args(Mode), help="default: ORIEL_AGENTS, else auto")
    add_twin(made, model=True)
    made.set_defaults(run=_ask)


def _ask(given: argparse.Namespace) -> int:
    if not given.question.strip():
        raise InputError("The question is empty. Ask for instance: oriel ask 'How many doors?'")
    with store_of(given) as store:
        answer = answered(given.question, store, given.agents, report=printing.note)
    if given.json:
        print_json(answer)
    else:
        say(printing.answer(answer))
    return ANSWERED if answer.value is not None else NOT_ANSWERABLE
