"""Who may speak to the server at all, and what its pages may do: names, origins, headers.

A page of another site can make a browser send requests here, under its own name where that name
leads to this machine (DNS rebinding). So only known names are answered, and only pages of ours.
"""

import base64
import hashlib
import re
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.file_util import get_static_dir

from app.settings import AppSettings, SignInSettings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(page: str) -> str:
    """What the page served for every address may load and do, by its HTML.

    Scripts are the server's own, the inline ones of this HTML by their digest, and those that
    Streamlit makes of its components' text as it runs (`blob:`); its protocol tries WebAssembly.
    Styles are set on elements.
    """
    digests = (hashlib.sha256(each.encode()).digest() for each in INLINE.findall(page))
    inline = " ".join(f"'sha256-{base64.b64encode(each).decode()}'" for each in digests)
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' 'wasm-unsafe-eval' blob: {inline}",
            "worker-src 'self' blob:",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "object-src 'none'",
            "frame-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


HEADERS = {
    "Content-Security-Policy": policy(
        (Path(get_static_dir()) / "index.html").read_text(encoding="utf-8")
    ),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def known_names() -> frozenset[str]:
    """The names of this server besides loopback's: `ORIEL_HOSTS`, and that of the sign-in."""
    named = (each.strip() for each in AppSettings().hosts.split(","))
    own = urlsplit(SignInSettings().redirect_uri).hostname or ""
    return frozenset(each.lower() for each in (*named, own) if each)


class OwnPagesOnly:
    """ASGI middleware: 403 for a name that is not the server's, and for another site's page.

    Addresses in numbers are nobody's name, so they pass. Every answer carries `HEADERS`.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        self.names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(Headers(scope=scope))
        if refusal and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        app = PlainTextResponse(refusal, status_code=403) if refusal else self.app
        await app(scope, receive, sent)

    def _refusal(self, headers: Headers) -> str:
        host, origin = headers.get("host", ""), headers.get("origin")
        name = _name(f"//{host}")
        if not (name in LOOPBACK | self.names or _is_number(name)):
            return f"This server is not called {name!r}. Add it to ORIEL_HOSTS if it is."
        if origin is not None and _place(origin) != host and _name(origin) not in self.names:
            return "A page of another site may not speak to this server."
        return ""


def _place(address: str) -> str:
    """Name and port of an address; empty where it is none."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def _name(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").lower()
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
