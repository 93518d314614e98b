"""`oriel serve` and `oriel mcp`."""

import argparse

from app.command.arguments import InputError
from app.command.statuses import ANSWERED
from app.twins import DEFAULT_TWIN

PORT = 8501


def add_serve(made: argparse.ArgumentParser) -> None:
    made.add_argument("--port", type=int, default=PORT)
    made.add_argument("--address", default="localhost", help="0.0.0.0 lets other machines in")
    made.set_defaults(run=_serve)


def add_mcp(made: argparse.ArgumentParser) -> None:
    made.add_argument("--twin", default=DEFAULT_TWIN, help="the twin (default: %(default)s)")
    made.add_argument(
        "--app",
        metavar="ADDRESS",
        help="where people reach `oriel serve`, for links (default: the one that runs here)",
    )
    made.set_defaults(run=_mcp)


def _mcp(given: argparse.Namespace) -> int:
    from app.assistants.server import server  # noqa: PLC0415  (the SDK is slow to import)
    from app.doors import running  # noqa: PLC0415
    from app.doors.limits import Limits  # noqa: PLC0415
    from app.twins import pool  # noqa: PLC0415
    from app.twins.library import data_dir  # noqa: PLC0415

    near = running.told(data_dir())
    here = f"http://{near.host}:{near.port}" if near else f"http://localhost:{PORT}"
    try:
        server(given.twin, given.app or here, Limits()).run("stdio")
    finally:
        pool.close_all()
    return ANSWERED


def _serve(given: argparse.Namespace) -> int:
    from app.serving.serve import serve, taken  # noqa: PLC0415  (Streamlit is slow to import)

    if taken(given.port, given.address):
        raise InputError(
            f"Port {given.port} at {given.address} is taken, perhaps by an Oriel that is open "
            f"there already. Choose another: oriel serve --port {given.port + 1}"
        )
    serve(given.port, given.address)
    return ANSWERED
