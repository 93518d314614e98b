"""The HTTP side of sign-in: who may fetch, and the way back to where a person was.

Streamlit ends every sign-in at the app's root, and tells of one that failed with a bare line or
with nothing. `WayBack` wraps the two addresses that `st.login` goes through, and closes those of
Streamlit that it serves to everyone.
"""

import hashlib
import logging
import re
import time
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.auth_util import get_cookie_with_chunks
from streamlit.web.server.starlette.starlette_app_utils import decode_signed_value
from streamlit.web.server.starlette.starlette_server_config import USER_COOKIE_NAME

from app.settings import SignInSettings
from app.twins.library import data_dir

LOGIN, CALLBACK, LOGOUT = "/auth/login", "/oauth2callback", "/auth/logout"
CLOSED = ("/_stcore/upload_file", "/_stcore/metrics")
"""Where Streamlit itself takes files into memory and tells of its sessions, whoever asks."""
TROUBLE = "sign-in"
"""The parameter of the address that says what went wrong; `page.TROUBLES` has the words."""
TRIES = RateLimitItemPerMinute(30)
"""Sign-ins that one address may begin, and come back from without one, in a minute."""
PLACE = "oriel-place"
SECONDS = 900
VALID_SECONDS = 31 * 86_400.0
"""Longer than Streamlit's cookie is heeded."""
INSIDE = re.compile(r"/(?!/)[!-\[\]-~]*")
"""A path of this host: ASCII without blanks, control characters and backslashes."""
log = logging.getLogger("oriel.app")
SIGN_IN_FIRST = PlainTextResponse("sign in first", status_code=403)


def may_fetch(request: Request) -> bool:
    """Whether the request comes from a person who is signed in, where one has to be."""
    return not SignInSettings().configured or bool(_signed(request))


def _signed(request: HTTPConnection) -> str:
    """What of the cookies lets a person in; empty where nothing does.

    As it was signed: other cookies beside it change nothing, and a signature, which can be written
    in several ways, is no part of it.
    """
    secret = SignInSettings().cookie_secret.get_secret_value()
    signed: list[str] = []

    def cookie(name: str) -> bytes | None:
        value = request.cookies.get(name, "")
        signed.append(value.rpartition(".")[0])
        return decode_signed_value(secret, name, value.encode("latin-1"))

    return " ".join(signed) if get_cookie_with_chunks(cookie, USER_COOKIE_NAME) else ""


class SignedOut:
    """The cookies of those who signed out, by digest, which let nobody in any more.

    Streamlit's cookie says itself who it is of, so a copy would outlive the signing out.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        now = time.time()
        told = file.read_text("utf-8").split("\n") if file.exists() else []
        pairs = [line.split() for line in told if line]
        self.digests = {digest for digest, when in pairs if now - float(when) < VALID_SECONDS}

    @classmethod
    def kept(cls) -> "SignedOut":
        """Those of the data folder, so that a restart lets none of them in again."""
        return cls(data_dir() / "signed_out.txt")

    def add(self, scope: Scope) -> None:
        if digest := _digest(scope):
            self.digests.add(digest)
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(f"{digest} {time.time():.0f}\n")
            except OSError as error:  # who signs out is signed out, until a restart at least
                log.error("%s cannot be written: %s", self.file, error)

    def without(self, scope: Scope) -> Scope:
        """The request, without its cookies where they are of somebody who signed out."""
        if not self.digests or _digest(scope) not in self.digests:
            return scope
        headers = [pair for pair in scope["headers"] if pair[0].lower() != b"cookie"]
        return {**scope, "headers": headers}


def _digest(scope: Scope) -> str:
    """Of what lets a person in, which may come in chunks; empty for none."""
    signed = _signed(HTTPConnection(scope))
    return hashlib.sha256(signed.encode()).hexdigest() if signed else ""


class WayBack:
    """ASGI middleware: a sign-in ends at the page and query it began at, or says why it did not.

    403 at an address of `CLOSED` for who is not signed in. `gone` are those who signed out. Who
    tries too often is sent back without the provider being asked.
    """

    def __init__(self, app: ASGIApp, gone: SignedOut) -> None:
        self.app = app
        self.gone = gone
        self.tries = MovingWindowRateLimiter(MemoryStorage())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.app
        if scope["type"] in {"http", "websocket"}:
            if scope["path"] == LOGOUT:
                self.gone.add(scope)
            else:
                scope = self.gone.without(scope)
        if scope["type"] == "http" and any(each in scope["path"] for each in CLOSED):
            app = app if may_fetch(Request(scope)) else SIGN_IN_FIRST
        if scope["type"] != "http" or scope["path"] not in {LOGIN, CALLBACK}:
            await app(scope, receive, send)
            return
        request = Request(scope)
        leaves = scope["path"] == LOGIN
        turn = _leaving if leaves else _coming_back
        address = request.client.host if request.client else ""
        if not self.tries.test(TRIES, scope["path"], address):
            place = _place(request) if leaves else _kept(request)
            app = RedirectResponse(_with_trouble(place, "often"), status_code=302)
            await app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and turn(request, message):
                self.tries.hit(TRIES, scope["path"], address)
            await send(message)

        await app(scope, receive, sent)


def _leaving(request: Request, response: Message) -> bool:
    """Keep the place in a cookie; where the provider did not answer, go back there at once.

    True: it counts as a try.
    """
    headers = MutableHeaders(scope=response)
    place = _place(request)
    if response["status"] >= 400:
        response["status"] = 302
        headers["location"] = _with_trouble(place, "unreachable")
    else:
        headers.append("set-cookie", _cookie(quote(place, safe=""), SECONDS))
    return True


def _coming_back(request: Request, response: Message) -> bool:
    """Go to the place kept, with what went wrong where nobody was signed in.

    Whether it counts as a try: one that let nobody in.
    """
    headers = MutableHeaders(scope=response)
    asked = request.query_params
    signed_in = any(
        each.startswith(f"{USER_COOKIE_NAME}=") and not each.startswith(f'{USER_COOKIE_NAME}=""')
        for each in headers.getlist("set-cookie")
    )
    if not signed_in and "state" not in asked and "error" not in asked:
        return False  # the provider's way back from signing out
    place = _kept(request)
    if not signed_in:
        place = _with_trouble(place, "refused" if "error" in asked else "failed")
    headers["location"] = place
    headers.append("set-cookie", _cookie("", 0))
    return not signed_in


def _kept(request: Request) -> str:
    """The place that was kept when the sign-in began."""
    return _inside(unquote(request.cookies.get(PLACE, "")))


def _place(request: Request) -> str:
    """Path and query of the page that the request came from; `/` where the browser hides it."""
    came_from = urlsplit(request.headers.get("referer", ""))
    if came_from.netloc != request.headers.get("host"):
        return "/"
    query = [each for each in parse_qsl(came_from.query) if each[0] != TROUBLE]
    return _inside(came_from.path + (f"?{urlencode(query)}" if query else ""))


def _inside(place: str) -> str:
    """`place` if it is an address within this app, else its root."""
    return place if INSIDE.fullmatch(place) else "/"


def _with_trouble(place: str, trouble: str) -> str:
    return f"{place}{'&' if '?' in place else '?'}{TROUBLE}={trouble}"


def _cookie(value: str, seconds: int) -> str:
    return f"{PLACE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
