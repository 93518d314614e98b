"""`oriel eval`."""

import argparse

from evaluation import command


def add_eval(made: argparse.ArgumentParser) -> None:
    made.add_argument("words", nargs="*")
    made.set_defaults(run=lambda given: command.main(given.words))
