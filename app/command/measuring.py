"""`oriel eval`, `oriel trace` and `oriel replay`: how answers came about, and how good they are."""

import argparse

from agents.tracing import trace_command


def add_eval(made: argparse.ArgumentParser) -> None:
    made.add_argument("words", nargs="*")
    made.set_defaults(run=_eval)


def _eval(given: argparse.Namespace) -> int:
    from evaluation import command  # noqa: PLC0415  the traces do not wait for it

    return command.main(given.words)


def add_trace(made: argparse.ArgumentParser) -> None:
    trace_command.add_arguments(made)
    made.set_defaults(run=trace_command.run)


def add_replay(made: argparse.ArgumentParser) -> None:
    trace_command.add_replay_arguments(made)
    made.set_defaults(run=trace_command.run_replay)
