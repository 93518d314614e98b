"""Joining the embedded engine, or starting it for the first user (engine_process.py)."""

import json
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from graph_store.driver_import import exceptions
from graph_store.early_ends import ALREADY_RUNNING, PORT_TAKEN
from graph_store.errors import FULL, GraphError, GraphUnavailable
from graph_store.last_words import previous_log
from graph_store.settings import GraphSettings

START_SECONDS = 120.0
ANSWER_SECONDS = 30.0
_started: list[subprocess.Popen[str]] = []


@dataclass(frozen=True)
class Lease:
    """Seats at the embedded engine (leases.py): while one is open, the engine stays."""

    seat: socket.socket
    lease_port: int
    token: str
    bolt_port: int
    password: str
    reader_password: str
    version: str
    pid: int
    _one_at_a_time: threading.Lock = field(default_factory=threading.Lock)
    _more_seats: list[socket.socket] = field(default_factory=list)

    def ask(self, **request: str) -> list[str]:
        """Ask for databases: `create=name`, `drop=name` or nothing; returns the names there are.

        Raises GraphUnavailable when the engine is gone, GraphError when it refuses.
        """
        databases: list[str] = self._request(request)["databases"]
        return databases

    def opening(self, database: str) -> tuple[list[str], bool]:
        """Before it is opened: its files that are not as they were closed; else whether it needs
        no counting (seals.py). An engine of an older Oriel, which may run still, knows of neither.
        Raises GraphUnavailable when the engine is gone."""
        found = self._request({"open": database})
        return found.get("broken", []), found.get("trusted", True)

    def counted(self, database: str) -> None:
        """It holds what it held. Raises GraphUnavailable when the engine is gone."""
        self._request({"counted": database})

    def _request(self, request: dict[str, str]) -> dict[str, Any]:
        with self._one_at_a_time:
            try:
                return _asked(self.seat, request, ANSWER_SECONDS)
            except TimeoutError as error:
                raise GraphUnavailable("The embedded engine does not answer") from error

    @contextmanager
    def reading(self, twin: str, seconds: float) -> Iterator[None]:
        """While nobody commits in `twin`. Raises TimeoutError when waiting took `seconds`."""
        with self._inside({"read": twin}, seconds):
            yield

    @contextmanager
    def committing(self, twin: str, address: str, seconds: float) -> Iterator[None]:
        """While nobody else reads or commits in `twin`; `address` is the Bolt connection's.

        After an error but the engine's own, nobody is let in before that connection is closed.
        Raises TimeoutError when waiting took `seconds`.
        """
        with self._inside({"commit": twin, "from": address}, seconds):
            yield

    @contextmanager
    def _inside(self, request: dict[str, str], seconds: float) -> Iterator[None]:
        try:
            seat = self._more_seats.pop()
        except IndexError:
            seat = _seat(self.lease_port, self.token)
        try:
            _asked(seat, request, seconds)
            yield
        except exceptions.Neo4jError:
            self._leave(seat)
            raise
        except BaseException:
            seat.close()
            raise
        self._leave(seat)

    def _leave(self, seat: socket.socket) -> None:
        try:
            seat.sendall(b'{"leave": true}\n')
            self._more_seats.append(seat)
        except OSError:
            seat.close()

    def close(self) -> None:
        for seat in (self.seat, *self._more_seats):
            seat.close()


def join(settings: GraphSettings) -> Lease:
    """A lease on the engine of `settings.data_dir`, started if none runs.

    Raises GraphUnavailable, saying why and what to do, when no engine can be had.
    """
    folder = settings.data_dir / "engine"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        starting = FileLock(folder / "starting.lock", timeout=START_SECONDS)
        with starting:
            return _take_seat(folder) or _start(folder, settings)
    except Timeout:
        raise GraphUnavailable(
            f"Another program has been starting the engine in {folder} for more than "
            f"{START_SECONDS:.0f} s; end it, or remove {folder / 'starting.lock'}"
        ) from None
    except OSError as error:
        raise GraphUnavailable(
            f"The data folder {folder} cannot be used: {error.strerror or error}; "
            f"{'make room there' if error.errno in FULL else 'make it writable'}, "
            "or name another in ORIEL_DATA_DIR"
        ) from error


def _take_seat(folder: Path) -> Lease | None:
    try:
        told = json.loads((folder / "engine.json").read_text(encoding="utf-8"))
        return Lease(seat=_seat(told["lease_port"], told["token"]), **told)
    except (GraphUnavailable, OSError, ValueError, KeyError, TypeError):
        return None


def _seat(port: int, token: str) -> socket.socket:
    """A connection to the lease port. Raises GraphUnavailable."""
    seat = socket.socket()
    try:
        seat.settimeout(ANSWER_SECONDS)
        # Else "leave" and the next "read" wait 40 ms for one another.
        seat.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        seat.connect(("127.0.0.1", port))
        seat.sendall(token.encode() + b"\n")
        _line(seat)
    except OSError as error:
        seat.close()
        raise GraphUnavailable(f"The embedded engine has gone: {error}") from error
    return seat


def _asked(seat: socket.socket, request: dict[str, str], seconds: float) -> dict[str, Any]:
    """The engine's answer. Raises TimeoutError, GraphUnavailable, or GraphError if it refuses."""
    try:
        seat.settimeout(seconds)
        seat.sendall(json.dumps(request).encode() + b"\n")
        answer = _line(seat)
    except TimeoutError:
        raise
    except OSError as error:
        raise GraphUnavailable(f"The embedded engine has gone: {error}") from error
    if "error" in answer:
        raise GraphError(f"The embedded engine refused {request}: {answer['error']}")
    return answer


def _line(seat: socket.socket) -> dict[str, Any]:
    came = b""
    while not came.endswith(b"\n"):
        part = seat.recv(65536)
        if not part:
            raise ConnectionResetError("it closed the connection")
        came += part
    answer: dict[str, Any] = json.loads(came)
    return answer


def _start(folder: Path, settings: GraphSettings) -> Lease:
    room = folder / "room"  # an engine without any cannot even say so in its log
    room.write_bytes(bytes(4096))
    room.unlink()
    deadline = time.monotonic() + START_SECONDS
    log = folder / "engine.log"
    while time.monotonic() < deadline:
        process = _spawn(folder, log, settings)
        while time.monotonic() < deadline and process.poll() is None:
            if lease := _take_seat(folder):
                return lease
            time.sleep(0.05)
        if process.poll() not in {None, ALREADY_RUNNING, PORT_TAKEN}:
            raise GraphUnavailable(_why(log))
        time.sleep(0.2)
    raise GraphUnavailable(
        f"The embedded engine was not ready within {START_SECONDS:.0f} s; its log is {log}"
    )


def _spawn(folder: Path, log: Path, settings: GraphSettings) -> subprocess.Popen[str]:
    """The engine in a session of its own, so that no Ctrl-C meant for Oriel reaches it."""
    apart: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    limits = settings.model_dump(include={"memory_mb", "seconds", "most_values", "linger"})
    if log.exists():
        log.replace(previous_log(log.parent))
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "graph_store.engine_process", str(folder)],
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=subprocess.STDOUT,
            text=True,
            **apart,
        )
    _started.append(process)
    if process.stdin:
        process.stdin.write(json.dumps(limits) + "\n")
        process.stdin.close()
    return process


def _why(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    told = [line for line in lines if re.search(r"SEVER|Error|Exception|error", line)]
    last = (told or lines or ["it said nothing"])[-1].strip()
    return f"The embedded engine did not start: {last}; its log is {log}"
