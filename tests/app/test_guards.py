"""What the server refuses before anything of a twin is read: names, sites, uploads, old cookies."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.types import Message
from streamlit.runtime import Runtime
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.uploaded_file_manager import UploadedFileRec
from streamlit.web.server.starlette.starlette_server_config import USER_COOKIE_NAME

from app.serving.uploads import GRACE, MOST_FILES, PAGES, BoundedUploads, Held, free
from app.sign_in.http import TRIES, SignedOut, WayBack, may_fetch
from tests.app.browser import served
from tests.app.conftest import cookie_of
from tests.patience import PATIENCE

MEGABYTE = 1024**2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """host:port of a server that is also called oriel.example.org."""
    with served(tmp_path_factory.mktemp("guarded"), {"ORIEL_HOSTS": "oriel.example.org"}) as found:
        yield urlsplit(found).netloc


def asked(server: str, path: str, headers: dict[str, str]) -> tuple[int, dict[str, str]]:
    connection = HTTPConnection(server, timeout=PATIENCE)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    return answer.status, dict(answer.getheaders())


def socket_asked(server: str, **headers: str) -> int:
    """The status of a WebSocket's handshake; 101 where it is open."""
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key}
    upgrade |= {"Sec-WebSocket-Version": "13", **headers}
    return asked(server, "/_stcore/stream", upgrade)[0]


@pytest.mark.engine
def test_only_the_names_of_the_server_are_answered(server: str) -> None:
    port = server.partition(":")[2]
    for name in ("localhost", "127.0.0.1", "oriel.example.org", "192.0.2.7"):
        assert asked(server, "/_stcore/health", {"Host": f"{name}:{port}"})[0] == 200
        assert socket_asked(server, Host=f"{name}:{port}") == 101
    for name in (
        "rebound.example.com",
        "localhost.example.com",
        "oriel.example.org.example.com",
        "localhost@example.com",
        "localhost, example.com",
        "localhost.",
        "127.1",
        "2130706433",
        "",
    ):
        assert asked(server, "/_stcore/health", {"Host": f"{name}:{port}"})[0] == 403
        assert socket_asked(server, Host=f"{name}:{port}") == 403


@pytest.mark.engine
def test_only_pages_of_the_server_open_a_websocket(server: str) -> None:
    assert socket_asked(server, Origin=f"http://{server}") == 101
    named = {"Host": "oriel.example.org", "Origin": "https://oriel.example.org"}
    assert socket_asked(server, **named) == 101
    for origin in (
        "https://example.com",
        "https://oriel.example.org",
        "http://localhost:1",
        f"http://{server}.example.com",
        f"http://{server}@example.com",
        f"http://example.com@{server}",
        "file://",
        "null",
        "http://[",
        "",
    ):
        assert socket_asked(server, Origin=origin) == 403


@pytest.mark.engine
def test_every_answer_says_what_its_page_may_do(server: str) -> None:
    for path in ("/", "/oriel/scene/none"):
        _, headers = asked(server, path, {})
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        policy = headers["content-security-policy"]
        assert "object-src 'none'" in policy
        (scripts,) = (each for each in policy.split("; ") if each.startswith("script-src"))
        assert "'unsafe-inline'" not in scripts and "'unsafe-eval'" not in scripts


async def taken(request: Request) -> PlainTextResponse:
    """What takes uploads and removes them, but of no page without a name of its own."""
    if request.path_params["page"] == "nobody":
        return PlainTextResponse("no such page", status_code=403)
    return PlainTextResponse(str(len(await request.body())))


@pytest.fixture
def held() -> Held:
    return Held(most_bytes=3 * MEGABYTE)


@pytest.fixture
def bounded(held: Held) -> Starlette:
    """What takes uploads, behind the bounds."""
    path = "/_stcore/upload_file/{page}/{file}"
    routes = [Route(path, taken, methods=["PUT", "DELETE"])]
    return Starlette(routes=routes, middleware=[Middleware(BoundedUploads, held=held)])


@pytest.fixture
def uploads(bounded: Starlette) -> TestClient:
    return TestClient(bounded)


async def put_in_parts(app: Starlette, page: str, parts: AsyncIterator[bytes]) -> int:
    """The status of an upload said to be of 3 MB, whose parts come as they may."""
    statuses: list[int] = []

    async def receive() -> Message:
        try:
            return {"type": "http.request", "body": await anext(parts), "more_body": True}
        except StopAsyncIteration:
            return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    path, length = f"/_stcore/upload_file/{page}/one", str(3 * MEGABYTE).encode()
    scope = {"type": "http", "method": "PUT", "path": path, "query_string": b""}
    await app({**scope, "headers": [(b"content-length", length)]}, receive, send)
    return statuses[0]


async def whole() -> AsyncIterator[bytes]:
    yield b"x" * 3 * MEGABYTE


def put(client: TestClient, page: str, file: str, size: int) -> int:
    return client.put(f"/_stcore/upload_file/{page}/{file}", content=b"x" * size).status_code


def test_a_page_uploads_so_many_files_and_no_more(uploads: TestClient) -> None:
    statuses = [put(uploads, "page", f"invented-{n}", 10) for n in range(MOST_FILES + 5)]
    assert statuses == [200] * MOST_FILES + [413] * 5
    uploads.delete("/_stcore/upload_file/page/invented-3")
    assert put(uploads, "page", "another", 10) == 200


def test_the_sum_of_a_page_and_that_of_all_pages_are_bounded(uploads: TestClient) -> None:
    assert put(uploads, "page", "one", 3 * MEGABYTE) == 200
    assert put(uploads, "page", "two", 2 * MEGABYTE) == 413
    assert put(uploads, "page", "one", 2 * MEGABYTE) == 200
    statuses = [put(uploads, f"other-{n}", "one", 3 * MEGABYTE) for n in range(PAGES)]
    assert statuses == [200] * (PAGES - 1) + [413]


def test_an_upload_of_unknown_length_is_refused(uploads: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"x"

    sent = uploads.put("/_stcore/upload_file/page/one", content=pieces())
    assert sent.status_code == 411


def test_an_upload_in_pieces_is_of_unknown_length_whatever_it_says(uploads: TestClient) -> None:
    """HTTP goes by the pieces where both are said: 200 MB were taken for a thousand bytes."""
    said = {"Content-Length": "10", "Transfer-Encoding": "chunked"}
    sent = uploads.put("/_stcore/upload_file/page/one", content=b"x" * MEGABYTE, headers=said)
    assert sent.status_code == 411


def test_what_is_said_to_come_holds_nobody_up_and_what_comes_is_bounded(
    bounded: Starlette,
) -> None:
    async def talk() -> tuple[int, list[int]]:
        going_on = asyncio.Event()

        async def slow() -> AsyncIterator[bytes]:
            yield b"x"
            await going_on.wait()
            yield b"x" * (3 * MEGABYTE - 1)

        pages = [f"slow-{n}" for n in range(PAGES)]
        slow_ones = [asyncio.create_task(put_in_parts(bounded, page, slow())) for page in pages]
        await asyncio.sleep(0)
        other = await put_in_parts(bounded, "other", whole())
        going_on.set()
        return other, sorted(await asyncio.gather(*slow_ones))

    assert asyncio.run(talk()) == (200, [200] * (PAGES - 1) + [413])


def test_an_upload_of_which_nothing_more_comes_ends_and_holds_nothing(
    bounded: Starlette, held: Held
) -> None:
    async def stuck() -> AsyncIterator[bytes]:
        yield b"x"
        await asyncio.Event().wait()

    held.still = 0.01
    assert asyncio.run(put_in_parts(bounded, "page", stuck())) == 408
    assert held.pages == {"page": {}}


def test_an_upload_whose_page_is_closed_meanwhile_is_not_kept(
    bounded: Starlette, held: Held
) -> None:
    async def late() -> AsyncIterator[bytes]:
        yield b"x"
        for now in (0.0, GRACE):
            held.ended(lambda _page: False, now)
        yield b"x"

    assert asyncio.run(put_in_parts(bounded, "page", late())) == 409


def test_what_is_refused_takes_nothing_away_from_what_is_held(
    uploads: TestClient, held: Held
) -> None:
    held.take("nobody", "one", 2 * MEGABYTE)
    assert put(uploads, "nobody", "one", 10) == 403
    assert uploads.delete("/_stcore/upload_file/nobody/one").status_code == 403
    assert put(uploads, "nobody", "another", 10) == 403
    assert held.pages["nobody"] == {"one": 2 * MEGABYTE}


class Forgetful:
    """Streamlit two minutes after a page was closed: it knows the session no more, but its file."""

    def __init__(self) -> None:
        self.uploaded_file_mgr = MemoryUploadedFileManager("/upload")

    def is_active_session(self, page: str) -> bool:
        return False

    def close_session(self, page: str) -> None:
        """Nothing, as of any session that it does not know."""


def test_the_files_of_a_page_whose_session_is_forgotten_are_freed(held: Held) -> None:
    runtime = Forgetful()
    files = runtime.uploaded_file_mgr
    files.add_file("forgotten", UploadedFileRec("one", "one.ifc", "", b"x"))
    held.take("forgotten", "one", 1)
    free(held, cast(Runtime, runtime), 0.0)
    assert files.get_files("forgotten", ["one"])
    free(held, cast(Runtime, runtime), GRACE)
    assert not files.get_files("forgotten", ["one"])


def test_what_a_closed_page_held_is_freed(held: Held) -> None:
    held.take("open", "one", 10)
    held.take("closed", "one", 10)
    held.take("back-again", "one", 10)
    assert held.ended({"open", "back-again"}.__contains__, 0.0) == []
    assert held.ended({"open"}.__contains__, GRACE - 1) == []
    assert held.ended({"open", "back-again"}.__contains__, GRACE) == ["closed"]
    assert held.pages == {"open": {"one": 10}, "back-again": {"one": 10}}


async def seen(request: Request) -> PlainTextResponse:
    return PlainTextResponse("in" if may_fetch(request) else "out")


def test_a_cookie_copied_before_the_sign_out_lets_nobody_in(sign_in: None, tmp_path: Path) -> None:
    def client() -> TestClient:
        routes = [Route("/seen", seen), Route("/auth/logout", seen)]
        gone = SignedOut(tmp_path / "signed_out.txt")
        return TestClient(Starlette(routes=routes, middleware=[Middleware(WayBack, gone=gone)]))

    ada, grace = ({"Cookie": f"{USER_COOKIE_NAME}={cookie_of(who)}"} for who in ("ada", "grace"))
    first = client()
    assert [first.get("/seen", headers=each).text for each in (ada, grace)] == ["in", "in"]
    first.get("/auth/logout", headers=ada)
    for server in (first, client()):  # also after a restart
        assert [server.get("/seen", headers=each).text for each in (ada, grace)] == ["out", "in"]


def test_a_cookie_of_before_the_sign_out_lets_nobody_in_however_it_is_dressed_up(
    sign_in: None, tmp_path: Path
) -> None:
    gone = SignedOut(tmp_path / "signed_out.txt")
    routes = [Route("/seen", seen), Route("/auth/logout", seen)]
    client = TestClient(Starlette(routes=routes, middleware=[Middleware(WayBack, gone=gone)]))
    value = cookie_of("ada")
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    last = alphabet.index(value[-1])  # its last two bits are none of the signature's 160
    respelt = f"{value[:-1]}{alphabet[last ^ 1]}"
    dressed = [
        f"{USER_COOKIE_NAME}={value}; {USER_COOKIE_NAME}_x=1",
        f"{USER_COOKIE_NAME}_1=chunk; {USER_COOKIE_NAME}={value}",
        f'{USER_COOKIE_NAME}="{value}"',
        f"{USER_COOKIE_NAME}={respelt}",
        f"{USER_COOKIE_NAME}=other; {USER_COOKIE_NAME}={value}",
    ]
    assert [client.get("/seen", headers={"Cookie": each}).text for each in dressed] == ["in"] * 5
    client.get("/auth/logout", headers={"Cookie": f"{USER_COOKIE_NAME}={value}"})
    assert [client.get("/seen", headers={"Cookie": each}).text for each in dressed] == ["out"] * 5
    forged = cookie_of("ada", secret="x" * 32)
    assert client.get("/seen", headers={"Cookie": f"{USER_COOKIE_NAME}={forged}"}).text == "out"


@pytest.mark.engine
def test_who_tries_to_sign_in_again_and_again_is_held_up_and_no_provider_is_asked(
    sign_in: None, tmp_path: Path
) -> None:
    asked: list[str] = []

    async def provider(request: Request) -> Response:
        """What Streamlit does at its two addresses: it asks, and here lets in one of all codes."""
        asked.append(request.url.path)
        reply = RedirectResponse("/")
        if request.query_params.get("code") == "good":
            reply.set_cookie(USER_COOKIE_NAME, "ada")
        return reply

    routes = [Route("/auth/login", provider), Route("/oauth2callback", provider)]
    gone = SignedOut(tmp_path / "signed_out.txt")
    app = Starlette(routes=routes, middleware=[Middleware(WayBack, gone=gone)])

    def tried(path: str, host: str = "192.0.2.1") -> str:
        client = TestClient(app, client=(host, 1), follow_redirects=False)
        return client.get(path).headers["location"]

    most = TRIES.amount
    assert {tried("/oauth2callback?state=a&code=good") for _ in range(2 * most)} == {"/"}
    assert {tried("/oauth2callback?state=a&code=no") for _ in range(most)} == {"/?sign-in=failed"}
    assert {tried("/auth/login") for _ in range(most)} == {"/"}
    assert len(asked) == 4 * most
    assert tried("/oauth2callback?state=a&code=good") == "/?sign-in=often"
    assert tried("/auth/login") == "/?sign-in=often"
    assert len(asked) == 4 * most
    assert tried("/auth/login", "192.0.2.2") == "/"
