"""The lease port of the embedded engine: who uses it, and who may read or commit when.

Each line a user sends is one JSON object, but the first, which is the token and is answered `{}`.

    {}  {"create": TWIN}  {"drop": TWIN}               → {"databases": [...]}
    {"open": TWIN}     → {"broken": [FILE, ...], "trusted": true or false}, as seals.py says
    {"counted": TWIN}  → {}
    {"read": TWIN}  {"commit": TWIN, "from": ADDRESS}  → {} as soon as the gate (gate.py) lets in
    {"leave": true}                                      no answer

ADDRESS is the user's end of the Bolt connection that commits, as `SHOW TRANSACTIONS` spells it.
Who goes away has left the gate; in mid-commit, only when that connection is over too.
"""

import json
import secrets
import selectors
import signal
import socket
import time
from collections import defaultdict
from dataclasses import dataclass
from types import FrameType
from typing import Any

from arcadedb_embedded.exceptions import ArcadeDBError
from jpype import JException

from graph_store.arcadedb import Engine
from graph_store.gate import Gate

FIRST_USER_SECONDS = 60.0
TICK_SECONDS = 0.2
LONGEST_LINE = 4096


@dataclass(eq=False)
class User:
    """One connection to the lease port; `commits_on` is the Java thread of its Bolt connection."""

    seat: socket.socket
    heard: bytes = b""
    admitted: bool = False
    twin: str = ""
    commits_on: Any = None


class Leases:
    """The users of one engine."""

    def __init__(self, listener: socket.socket, token: str, engine: Engine) -> None:
        self._listener = listener
        self._token = token.encode()
        self._engine = engine
        self._gates: defaultdict[str, Gate[User]] = defaultdict(Gate)
        self._users: set[User] = set()
        self._gone_in_commit: set[User] = set()
        self._selector = selectors.DefaultSelector()

    def serve(self, linger: float) -> None:
        """Return when the last user left `linger` seconds ago, or when told to stop."""
        stopping = False

        def stop(_signal: int, _frame: FrameType | None) -> None:
            nonlocal stopping
            stopping = True

        signal.signal(signal.SIGTERM, stop)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self._selector.register(self._listener, selectors.EVENT_READ)
        looked = 0.0
        stays_until = time.monotonic() + FIRST_USER_SECONDS
        while not stopping and (self._in_use() or time.monotonic() < stays_until):
            for key, _ in self._selector.select(timeout=TICK_SECONDS):
                if key.data:
                    self._hear(key.data)
                else:
                    self._welcome()
            if self._in_use():
                stays_until = time.monotonic() + linger
            if time.monotonic() - looked > TICK_SECONDS:
                looked = time.monotonic()
                self._look_after()
        self._selector.close()

    def _in_use(self) -> bool:
        return any(user.admitted for user in self._users)

    def _look_after(self) -> None:
        """End what does not end by itself; open the gate behind commits that are over."""
        self._engine.queries.end_what_runs_over()
        for user in [u for u in self._gone_in_commit if not u.commits_on.isAlive()]:
            self._gone_in_commit.remove(user)
            self._leave(user)

    def _welcome(self) -> None:
        seat, _ = self._listener.accept()
        seat.settimeout(5)
        user = User(seat)
        self._users.add(user)
        self._selector.register(seat, selectors.EVENT_READ, user)

    def _hear(self, user: User) -> None:
        """Take in what a user sent; one that left, or may not stay, is let go."""
        try:
            came = user.seat.recv(LONGEST_LINE)
            *lines, user.heard = (user.heard + came).split(b"\n")
            stays = bool(came) and len(user.heard) < LONGEST_LINE
            for line in lines:
                stays = stays and self._take(user, line)
        except OSError:
            stays = False
        if stays:
            return
        self._selector.unregister(user.seat)
        user.seat.close()
        self._users.remove(user)
        if user.commits_on:
            self._gone_in_commit.add(user)
        else:
            self._leave(user)

    def _take(self, user: User, line: bytes) -> bool:
        """Do what a line asks; False for a stranger."""
        if not user.admitted:
            user.admitted = secrets.compare_digest(line, self._token)
            if user.admitted:
                user.seat.sendall(b"{}\n")
            return user.admitted
        try:
            answer = self._answer(user, json.loads(line))
        except (ValueError, ArcadeDBError, JException) as error:
            answer = {"error": str(error)}
        if answer is not None:
            user.seat.sendall(json.dumps(answer).encode() + b"\n")
        return True

    def _answer(self, user: User, request: dict[str, Any]) -> dict[str, Any] | None:
        if "leave" in request:
            self._leave(user)
            return None
        if twin := request.get("read") or request.get("commit"):
            if "commit" in request:
                user.commits_on = self._engine.committing_thread(request["from"])
            user.twin = twin
            self._gates[twin].come(user, commits="commit" in request)
            self._open(twin)
            return None
        if twin := request.get("open"):
            return self._engine.opening(twin)
        if twin := request.get("counted"):
            self._engine.seals.trust(twin)
            return {}
        return self._engine.databases(request.get("create"), request.get("drop"))

    def _leave(self, user: User) -> None:
        user.commits_on = None
        self._gates[user.twin].leave(user)
        self._open(user.twin)

    def _open(self, twin: str) -> None:
        for user in self._gates[twin].let_in():
            try:
                user.seat.sendall(b"{}\n")
            except OSError:
                continue  # gone: it is let go as soon as its end is heard
