"""`oriel serve`: Streamlit with the two addresses the 3D view fetches from."""

from pathlib import Path

import plotly
import streamlit as st
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from app import scenes

PAGE = Path(__file__).parent / "page.py"
KEEP = {"Cache-Control": "private, max-age=31536000, immutable"}
PLOTLY = Path(plotly.__file__).parent / "package_data" / "plotly.min.js"


async def plotly_js(request: Request) -> Response:
    """The plotly.js that came with the plotly package; its address names the version."""
    return FileResponse(PLOTLY, media_type="text/javascript", headers=KEEP)


async def scene(request: Request) -> Response:
    """A scene's block, by its digest; 404 where it was not made since the start."""
    found = scenes.by_digest(request.path_params["digest"])
    if found is None:
        return PlainTextResponse("no such scene", status_code=404)
    return Response(
        found.content,
        media_type="application/octet-stream",
        headers={**KEEP, "Content-Encoding": "gzip"},
    )


def web_app() -> st.App:
    """The ASGI application."""
    return st.App(
        PAGE,
        routes=[
            Route(f"/oriel/plotly-{plotly.__version__}.js", plotly_js),
            Route("/oriel/scene/{digest}", scene),
        ],
    )


def serve(port: int, address: str) -> None:
    """Serve until stopped. Theme and limits stand in `app/.streamlit/config.toml`."""
    web_app().run(config={"server.port": port, "server.address": address})
