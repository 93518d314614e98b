"""`oriel trace` and `oriel replay`."""

import argparse

from agents.tracing import trace_command


def add_trace(made: argparse.ArgumentParser) -> None:
    trace_command.add_arguments(made)
    made.set_defaults(run=trace_command.run)


def add_replay(made: argparse.ArgumentParser) -> None:
    trace_command.add_replay_arguments(made)
    made.set_defaults(run=trace_command.run_replay)
