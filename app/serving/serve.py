"""`oriel serve`: Streamlit with the addresses the 3D view fetches from."""

import asyncio
import errno
import logging
import os
import re
import socket
import sys
import tomllib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import streamlit as st
from mcp.server.mcpserver import MCPServer
from mcp.server.transport_security import TransportSecuritySettings
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from app.assistants import http
from app.assistants.http import Posted
from app.assistants.server import server
from app.building import scenes, viewer
from app.doors.limits import Limits
from app.doors.models import Jobs
from app.doors.running import PLACE as NEAR
from app.doors.running import Running
from app.rest import api as rest
from app.rest.access import Gate
from app.rest.replies import Shut
from app.serving import viewpoints
from app.serving.guards import OwnPagesOnly, known_names
from app.serving.near import Near
from app.serving.uploads import BoundedUploads, Held, free_closed_pages
from app.settings import AppSettings, SignInSettings
from app.sign_in.http import SIGN_IN_FIRST, SignedOut, WayBack, may_fetch
from app.twins import DEFAULT_TWIN, pool
from app.twins.library import data_dir
from graph_store import GraphError

PAGE = Path(__file__).parents[1] / "pages" / "script.py"
CONFIG = Path(__file__).parent / "config.toml"
KEEP = {"Cache-Control": "private, max-age=31536000, immutable"}
EVERYWHERE = {"0.0.0.0", "::"}
UNGUARDED = TransportSecuritySettings(enable_dns_rebinding_protection=False)
"""MCP's own look at names and sites, which `OwnPagesOnly` takes before it."""
log = logging.getLogger("oriel.app")


async def viewer_js(request: Request) -> Response:
    """A module of the 3D view; its address names the version of them all."""
    found = viewer.FILES.get(request.path_params["name"])
    if found is None:
        return PlainTextResponse("no such module", status_code=404)
    return FileResponse(found, media_type="text/javascript", headers=KEEP)


async def scene(request: Request) -> Response:
    """A scene's block, by its digest; 404 where it was not made since the start.

    403 for who is not signed in, where one has to be; then the browser asks each time whether it
    may show what it keeps.
    """
    if not may_fetch(request):
        return SIGN_IN_FIRST
    found = scenes.by_digest(request.path_params["digest"])
    if found is None:
        return PlainTextResponse("no such scene", status_code=404)
    headers = KEEP
    if SignInSettings().configured:  # else it is seen on this machine after signing out
        headers = {"Cache-Control": "private, no-cache", "ETag": f'"{found.digest}"'}
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
    return Response(
        found.content,
        media_type="application/octet-stream",
        headers={**headers, "Content-Encoding": "gzip"},
    )


def open_first_twin() -> None:
    """Connect to the first twin, which starts the embedded engine: some seconds.

    What hinders it hinders nobody here: who asks for the twin tries again, and is told.
    """
    with suppress(GraphError):
        pool.store_of(DEFAULT_TWIN)


@asynccontextmanager
async def living(
    held: Held, jobs: Jobs, assistants: MCPServer[Any] | None, near: Running | None
) -> AsyncIterator[None]:
    """Free what closed pages hold; at the end close the stores, so that the engine stops too.

    Meanwhile `near` is told of in the data folder, and the first twin is opened for who asks first.
    """
    if near:
        near.tell(data_dir())
    opening = asyncio.create_task(asyncio.to_thread(open_first_twin))
    freeing = asyncio.create_task(free_closed_pages(held))
    async with assistants.session_manager.run() if assistants else nullcontext():
        yield
    if near:
        near.forget(data_dir())
    freeing.cancel()
    jobs.close()
    await asyncio.wait({opening})
    pool.close_all()


def told(error: Exception) -> bool:
    """A fault of Oriel's own: a sentence on the page, the trace in the log."""
    log.error("a page failed", exc_info=error)
    st.error(
        f"Something went wrong inside Oriel ({type(error).__name__}). Your buildings and "
        "conversations are safe. Reload the page; if it happens again, send us the log of the "
        "terminal that runs `oriel serve`.",
        icon=":material/error:",
    )
    return True


def web_app(home: str = "http://localhost:8501", near: Running | None = None) -> st.App:
    """The ASGI application; `home` is its address where no setting tells another.

    `near` is what the command knows this server by, where it may ask it.
    """
    sign_in = SignInSettings()
    most = most_upload() * 1024**2
    held, jobs, limits = Held(most), Jobs(), Limits()
    doors: list[BaseRoute] = [Mount(rest.PLACE, Shut()), Route(http.PLACE, Shut())]
    home = sign_in.home or home
    assistants = server(DEFAULT_TWIN, home, limits) if AppSettings().api else None
    if assistants:
        assistants.streamable_http_app(
            stateless_http=True, json_response=True, transport_security=UNGUARDED
        )
        messages = Gate(Posted(assistants.session_manager.handle_request), limits.turnstile)
        made = rest.api(jobs, limits, most, home)
        doors = [Mount(rest.PLACE, made), Route(http.PLACE, messages)]
    guards = [
        Middleware(OwnPagesOnly, names=known_names()),
        *([Middleware(WayBack, gone=SignedOut.kept())] if sign_in.configured else []),
        Middleware(BoundedUploads, held=held),
    ]
    return st.App(
        PAGE,
        secrets=sign_in.streamlit_secrets() if sign_in.configured else None,
        middleware=guards,
        lifespan=lambda app: living(held, jobs, assistants, near),
        on_script_error=told,
        routes=[
            Route(f"/{viewer.ADDRESS}/{{name}}", viewer_js),
            Route("/oriel/scene/{digest}", scene),
            Route(viewpoints.PLACE, viewpoints.viewpoint, methods=["POST"]),
            *([Route(NEAR, Near(near, limits.asking).answer, methods=["POST"])] if near else []),
            *doors,
        ],
    )


def taken(port: int, address: str) -> bool:
    """Whether something else listens at the port already, or nobody may."""
    kind = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(kind) as probe:
        if os.name != "nt":  # there it would let two listen at one port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError as error:
            return error.errno in {errno.EADDRINUSE, errno.EACCES}
    return False


def serve(port: int, address: str) -> None:
    """Serve until stopped.

    Streamlit's own greeting stays off: on an address for all it asks a host on the internet for
    this machine's public one.
    """
    here = "localhost" if address in EVERYWHERE else address
    home = f"http://{here}:{port}"
    print(f"Oriel is open at {home}", file=sys.stderr, flush=True)
    near = Running.at(here, port)
    web_app(home, near).run(config={**settings(), "server.port": port, "server.address": address})


def most_upload() -> int:
    """The megabytes a file may have; not asked of Streamlit, which reads its settings later."""
    given = os.environ.get("STREAMLIT_SERVER_MAX_UPLOAD_SIZE", "")
    return int(given) if given.isdecimal() else int(settings()["server.maxUploadSize"])


def settings() -> dict[str, Any]:
    """Theme and limits of `serving/config.toml`, wherever the command is started from.

    A `STREAMLIT_…` variable of the environment goes before (`STREAMLIT_SERVER_MAX_UPLOAD_SIZE`).
    """
    found = tomllib.loads(CONFIG.read_text(encoding="utf-8"))
    return {
        name: value
        for name, value in _flat("", found)
        if "STREAMLIT_" + re.sub(r"(?<=[a-z])(?=[A-Z])|\.", "_", name).upper() not in os.environ
    }


def _flat(prefix: str, table: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(f"{prefix}{name}.", value)
        else:
            yield f"{prefix}{name}", value
