"""The benchmark's files, fetched over HTTP from a hub on loopback."""

import hashlib
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from evaluation.sets.benchmark_files import BenchmarkFilesError, check, fetch, needed

GRAPH = b'{"schema": {}, "entities": [], "relations": []}' * 100
ITEMS = b"[]"
PATHS = needed(["harbour"], "test")


class Hub:
    """Small files as they are; the graph by way of a storage that tells its digest, as the hub."""

    def __init__(self) -> None:
        self.digest = hashlib.sha256(GRAPH).hexdigest()
        self.send = len(GRAPH)
        """Bytes of the graph the storage sends before it hangs up."""
        self.announce = len(GRAPH)
        self.asked: list[str] = []

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        start = request.headers.get("Range", "")
        self.asked.append(f"{request.path} {start}".strip())
        if request.path.endswith("/resolve/main/test.json"):
            self._send(request, 200, ITEMS, len(ITEMS))
        elif request.path.endswith("/harbour_simplekg.json"):
            request.send_response(302)
            request.send_header("Location", "/storage/1")
            request.send_header("X-Linked-Etag", f'"{self.digest}"')
            request.end_headers()
        elif request.path == "/storage/1":
            come = int(start.removeprefix("bytes=").removesuffix("-") or 0)
            if come >= len(GRAPH):
                request.send_error(416)
                return
            rest = GRAPH[come : self.send]
            self._send(request, 206 if come else 200, rest, self.announce - come)
        else:
            request.send_error(404)

    @staticmethod
    def _send(request: BaseHTTPRequestHandler, status: int, body: bytes, announced: int) -> None:
        request.send_response(status)
        request.send_header("Content-Length", str(announced))
        request.end_headers()
        request.wfile.write(body)


@pytest.fixture
def hub() -> Iterator[tuple[Hub, str]]:
    served = Hub()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            served.answer(self)

        def log_message(self, format: str, *args: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield served, f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()


def silent(text: str) -> None:
    """Progress that nobody hears."""


@pytest.fixture
def refused(hub: tuple[Hub, str], tmp_path: Path) -> Callable[[str], None]:
    """Fetching ends in an error of this kind, with the way to place the files by hand."""

    def expect(told: str) -> None:
        with pytest.raises(BenchmarkFilesError, match=told) as caught:
            fetch(tmp_path, PATHS, silent, hub[1])
        assert "git clone https://huggingface.co/" in str(caught.value)
        with pytest.raises(BenchmarkFilesError, match="lacks graphs/simplekg/harbour"):
            check(tmp_path, PATHS)

    return expect


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_missing_files_are_fetched_and_those_in_place_are_left(
    hub: tuple[Hub, str], tmp_path: Path
) -> None:
    told = list[str]()
    for _ in range(2):
        fetch(tmp_path, PATHS, told.append, hub[1])
        check(tmp_path, PATHS)
    assert told == [f"fetching {path}" for path in PATHS]
    assert (tmp_path / PATHS[1]).read_bytes() == GRAPH


def test_a_file_cut_short_is_told_and_gone_on_with(
    hub: tuple[Hub, str], tmp_path: Path, refused: Callable[[str], None]
) -> None:
    served, url = hub
    served.send = 1000
    refused(f"cut short at 1000 of {len(GRAPH)} bytes")
    assert files(tmp_path) == ["harbour_simplekg.json.part", "test.json"]
    served.send = len(GRAPH)
    fetch(tmp_path, PATHS, silent, url)
    assert served.asked[-1] == "/storage/1 bytes=1000-"
    assert (tmp_path / PATHS[1]).read_bytes() == GRAPH
    assert files(tmp_path) == ["harbour_simplekg.json", "test.json"]


def test_what_has_come_and_is_longer_than_the_file_is_thrown_away(
    hub: tuple[Hub, str], tmp_path: Path, refused: Callable[[str], None]
) -> None:
    part = tmp_path / f"{PATHS[1]}.part"
    part.parent.mkdir(parents=True)
    part.write_bytes(b"x" * 10_000)
    refused("416")
    fetch(tmp_path, PATHS, silent, hub[1])
    assert (tmp_path / PATHS[1]).read_bytes() == GRAPH


def test_another_file_than_the_hub_tells_is_refused(
    hub: tuple[Hub, str], tmp_path: Path, refused: Callable[[str], None]
) -> None:
    hub[0].digest = "0" * 64
    refused("SHA-256 is not the one the hub tells")
    assert files(tmp_path) == ["test.json"]


def test_a_file_without_room_is_refused_before_it_comes(
    hub: tuple[Hub, str], tmp_path: Path, refused: Callable[[str], None]
) -> None:
    hub[0].announce = 10**13
    refused("10000000000000 bytes are to come, there is room for")
    assert files(tmp_path) == ["test.json"]


def test_a_hub_without_the_file_leaves_nothing_half_done(
    hub: tuple[Hub, str], tmp_path: Path
) -> None:
    with pytest.raises(BenchmarkFilesError, match=r"atlantis.* could not be fetched .*404"):
        fetch(tmp_path, needed(["atlantis"], "test"), silent, hub[1])
    assert files(tmp_path) == ["test.json"]
