"""`oriel serve`."""

import argparse

from app.command.arguments import InputError
from app.command.statuses import ANSWERED


def add_serve(made: argparse.ArgumentParser) -> None:
    made.add_argument("--port", type=int, default=8501)
    made.add_argument("--address", default="localhost", help="0.0.0.0 lets other machines in")
    made.set_defaults(run=_serve)


def _serve(given: argparse.Namespace) -> int:
    from app.serving.serve import serve, taken  # noqa: PLC0415  (Streamlit is slow to import)

    if taken(given.port, given.address):
        raise InputError(
            f"Port {given.port} at {given.address} is taken, perhaps by an Oriel that is open "
            f"there already. Choose another: oriel serve --port {given.port + 1}"
        )
    serve(given.port, given.address)
    return ANSWERED
