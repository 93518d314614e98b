"""`oriel ask`."""

import argparse

from app.command.arguments import InputError, add_twin, print_json, store_of
from app.command.near import asked_near
from app.command.statuses import ANSWERED, NOT_ANSWERABLE


def add_ask(made: argparse.ArgumentParser) -> None:
    made.add_argument("question")
    made.add_argument("--agents", type=_mode, help="default: ORIEL_AGENTS, else auto")
    made.add_argument(
        "--by",
        choices=("cypher", "sql"),
        default="cypher",
        help="cypher: of the twin; sql: of the databases read into it (default: %(default)s)",
    )
    made.add_argument(
        "--buildings",
        nargs="+",
        metavar="TWIN",
        help="several twins, each asked in turn; `all` of them",
    )
    add_twin(made, model=True)
    made.set_defaults(run=_ask, first=asked_near)


def _mode(word: str) -> str:
    """One of the ways of answering; which, is asked only where one is named."""
    from typing import get_args  # noqa: PLC0415

    from agents import Mode  # noqa: PLC0415

    if word not in get_args(Mode):
        raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(get_args(Mode))}")
    return word


def _ask(given: argparse.Namespace) -> int:
    from agents.tracing.terminal import say  # noqa: PLC0415  what answers is slow to import
    from app.command import printing  # noqa: PLC0415
    from app.doors.asking import answered, answered_by_each  # noqa: PLC0415
    from app.words import lines  # noqa: PLC0415

    if not given.question.strip():
        raise InputError("The question is empty. Ask for instance: oriel ask 'How many doors?'")
    if given.buildings and given.model:
        raise InputError("--buildings names twins that are loaded; leave --model out")
    if given.by == "sql":
        return _ask_databases(given)
    with store_of(given) as store:
        if given.buildings:
            chosen = None if given.buildings == ["all"] else given.buildings
            answer = answered_by_each(
                given.question, store, chosen, given.agents, report=printing.note
            )
        else:
            answer = answered(given.question, store, given.agents, report=printing.note)
    if given.json:
        print_json(answer)
    else:
        say(lines.answer(answer))
    return ANSWERED if answer.answered else NOT_ANSWERABLE


def _ask_databases(given: argparse.Namespace) -> int:
    from agents.tracing.terminal import say  # noqa: PLC0415  what answers is slow to import
    from app.doors.asking import answered_by_sql  # noqa: PLC0415
    from app.words import lines  # noqa: PLC0415

    if given.buildings:
        raise InputError("--by sql asks the databases of one twin; name it by --twin")
    with store_of(given) as store:
        answer = answered_by_sql(given.question, store, given.agents)
    if given.json:
        print_json(answer)
    else:
        say(lines.sql_answer(answer))
    return ANSWERED if answer.value is not None else NOT_ANSWERABLE
