"""What `oriel eval run` and `oriel eval cypherbench` can be told."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from agents import Mode
from evaluation.trust.measuring import WAYS

HELD_OUT = "tell the misses of the held-out split (test) too"


def at_least(least: int) -> Callable[[str], int]:
    """What reads a whole number, and refuses one below `least`."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} up")
        return int(text)

    return read


def share(whole: int) -> Callable[[str], float]:
    """What reads a number from 0 to `whole`."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number <= whole:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to {whole}")
        return number

    return read


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `oriel eval run`."""
    parser.add_argument("--set", type=Path, nargs="+", default=[], help="files (default: own sets)")
    parser.add_argument("--agents", choices=get_args(Mode), nargs="+", default=["rules"])
    parser.add_argument("--model-names", nargs="+", default=[None], help="models to run, in turn")
    parser.add_argument(
        "--attempts", type=at_least(1), nargs="+", default=[5], help="queries at most"
    )
    parser.add_argument(
        "--retries", type=at_least(0), default=0, help="repeats when the model fails"
    )
    parser.add_argument("--processes", type=at_least(1), default=1)
    parser.add_argument("--budget", type=at_least(0), help="stop after this many tokens")
    parser.add_argument("--split", choices=("train", "dev", "test"), help="only this split")
    parser.add_argument("--kind", help="only questions of this kind")
    parser.add_argument("--models", type=Path, nargs="*", default=[], help="folders of the models")
    parser.add_argument("--runs", type=Path, help="keep the run in a folder under this one")
    parser.add_argument("--answers", type=Path, help="write a short line of JSON a question here")
    parser.add_argument("--show-held-out", action="store_true", help=HELD_OUT)
    parser.add_argument("--resume", type=Path, help="go on with this interrupted run")
    parser.add_argument("--least", type=share(100), help="exit 1 below this accuracy in percent")
    parser.add_argument("--quiet", action="store_true", help="tables only, no misses")


def add_trust_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `oriel eval trust`."""
    parser.add_argument("--set", type=Path, nargs="+", required=True, help="files of questions")
    parser.add_argument("--rates", type=share(1), nargs="+", default=[0.0, 0.1, 0.2, 0.3, 0.4, 0.5])
    parser.add_argument("--ways", choices=WAYS, nargs="+", default=[*WAYS], metavar="WAY")
    parser.add_argument("--models", type=Path, nargs="*", default=[], help="folders of the models")
    parser.add_argument("--most", type=at_least(1), default=10_000, help="questions of one model")
    parser.add_argument("--all", action="store_true", help="also where no right query is known")
    parser.add_argument("--figure", type=Path, help="write the figure here, as SVG")
    parser.add_argument(
        "--each", type=at_least(1), metavar="N",
        help="instead, insist on each kind of lie, over the real client, of N questions of a model",
    )  # fmt: skip
    parser.add_argument("--told", type=Path, help="with --each: write the lies that passed here")
