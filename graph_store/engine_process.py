"""The embedded engine: ArcadeDB with its Bolt server, as a process of its own.

    python -m graph_store.engine_process FOLDER < settings as one line of JSON

It holds `FOLDER/engine.lock` while it runs and tells where it is in `FOLDER/engine.json`, which
only the owner can read. Each user of the engine keeps one connection to its lease port; some
seconds after the last one closed, for whatever reason, the engine stops. Everything but leases
goes over Bolt; creating a database has no Cypher on this engine, so that is asked on the lease.
"""

import json
import os
import re
import secrets
import selectors
import signal
import socket
import sys
import time
from importlib import metadata
from pathlib import Path
from types import FrameType
from typing import Any

from filelock import FileLock, Timeout

FIRST_USER_SECONDS = 60.0
LONGEST_LINE = 4096
ALREADY_RUNNING = 75
CANNOT_START = 78
STUCK = 70
GRACE_SECONDS = 0.8
OVERTIME_SECONDS = 5.0

_READ = {"*": {"access": ["readRecord"]}}
_ALL = {"*": {"access": ["createRecord", "readRecord", "updateRecord", "deleteRecord"]}}
_UNLIMITED = {"resultSetLimit": -1, "readTimeout": -1}
GROUPS = {
    "version": 1,
    "databases": {
        "*": {
            "groups": {
                "admin": _UNLIMITED
                | {"access": ["updateSecurity", "updateSchema", "updateDatabaseSettings"]}
                | {"types": _ALL},
                "reader": _UNLIMITED | {"access": [], "types": _READ},
                "*": _UNLIMITED | {"access": [], "types": {"*": {"access": []}}},
            }
        }
    },
}


def free_port() -> int:
    """A loopback port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read, whole or not at all."""
    fresh = path.with_suffix(f".{os.getpid()}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
    fresh.replace(path)


def claim_data(folder: Path) -> str | None:
    """Why this version of the engine must leave the data alone; None marks them as its own."""
    mine = metadata.version("arcadedb-embedded")
    mark = folder / "version"
    theirs = mark.read_text(encoding="utf-8").strip() if mark.exists() else mine
    if _numbers(theirs) > _numbers(mine):
        return (
            f"The data in {folder} were written by ArcadeDB {theirs}, newer than this {mine}; "
            "update Oriel, or name another folder in ORIEL_DATA_DIR"
        )
    mark.write_text(mine, encoding="utf-8")
    return None


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)[:3]]


class Engine:
    """The ArcadeDB server in this process."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        import arcadedb_embedded  # noqa: PLC0415  the Java runtime must find its settings first
        import jpype  # noqa: PLC0415
        from arcadedb_embedded.jvm import start_jvm  # noqa: PLC0415

        config = folder / "config"
        config.mkdir(parents=True, exist_ok=True)
        (config / "server-users.jsonl").unlink(missing_ok=True)
        (config / "server-groups.json").write_text(json.dumps(GROUPS), encoding="utf-8")
        start_jvm(
            heap_size=f"{settings['memory_mb']}m",
            jvm_args=[
                f"-XX:ErrorFile={folder / 'log' / 'crash-%p.log'}",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
            ],
        )
        java = jpype.JClass("com.arcadedb.GlobalConfiguration")
        java.COMMAND_TIMEOUT.setValue(int(settings["seconds"] * 1000))
        java.QUERY_MAX_HEAP_ELEMENTS_ALLOWED_PER_OP.setValue(int(settings["most_values"]))
        java.OPENCYPHER_LOAD_CSV_ALLOW_FILE_URLS.setValue(False)
        java.OPENCYPHER_LOAD_CSV_ALLOW_REMOTE_URLS.setValue(False)
        self.password = secrets.token_urlsafe(24)
        self.reader_password = secrets.token_urlsafe(24)
        self.bolt_port = free_port()
        self.server = arcadedb_embedded.create_server(
            root_path=str(folder),
            root_password=self.password,
            config={
                "host": "127.0.0.1",
                "http_port": free_port(),
                "mode": "development",
                "server_plugins": "Bolt:com.arcadedb.bolt.BoltProtocolPlugin",
                "bolt_port": self.bolt_port,
                "server_logsDirectory": str(folder / "log"),
            },
        )
        self.server.start()
        inner = self.server._java_server
        inner.getHttpServer().stopService()
        security = inner.getSecurity()
        reader = {
            "name": "reader",
            "password": str(security.encodePassword(self.reader_password)),
            "databases": {"*": ["reader"]},
        }
        json_object = jpype.JClass("com.arcadedb.serializer.json.JSONObject")
        security.createUser(json_object(json.dumps(reader)))
        self.running = inner.getRunningQueries()
        self.longest = settings["seconds"] + OVERTIME_SECONDS
        self.told_to_end: dict[str, float] = {}
        self.version = str(jpype.JClass("com.arcadedb.Constants").getVersion())

    def stuck(self) -> str | None:
        """A query that goes on although its time is over or it was told to end, if there is one.

        The engine looks at its clock and at orders between rows, not inside an expression, where
        `any(a IN range(1, 100000) WHERE any(b IN range(1, 100000) WHERE ...))` may take for ever.
        """
        queries = {str(q.getId()): q for q in self.running.getRunning()}
        told = {i: self.told_to_end.get(i, time.monotonic()) for i in queries}
        self.told_to_end = {i: since for i, since in told.items() if queries[i].isTerminated()}
        for identity, query in queries.items():
            since = self.told_to_end.get(identity)
            late = since is not None and time.monotonic() - since > GRACE_SECONDS
            if late or query.getElapsedMillis() > self.longest * 1000:
                return str(query.getText())
        return None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Do what a user asks on the lease."""
        inner = self.server._java_server
        if create := request.get("create"):
            self.server.create_database(str(create))
        elif (drop := request.get("drop")) and inner.existsDatabase(str(drop)):
            inner.getDatabase(str(drop)).getEmbedded().drop()
            inner.removeDatabase(str(drop))
        return {"databases": sorted(str(name) for name in inner.getDatabaseNames())}


def serve_leases(listener: socket.socket, token: str, engine: Engine, linger: float) -> None:
    """Return when the last user left `linger` seconds ago, or when told to stop."""
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    selector = selectors.DefaultSelector()
    selector.register(listener, selectors.EVENT_READ)
    heard: dict[socket.socket, bytes] = {}
    admitted: set[socket.socket] = set()
    alone_since = time.monotonic() + FIRST_USER_SECONDS - linger
    while not stopping and (admitted or time.monotonic() < alone_since + linger):
        if query := engine.stuck():
            # Nothing ends such a query but the end of its process; users start another.
            print(f"Error: the engine ends because this query does not: {query}", flush=True)
            os._exit(STUCK)
        for key, _ in selector.select(timeout=0.2):
            if key.fileobj is listener:
                user, _ = listener.accept()
                user.settimeout(5)
                selector.register(user, selectors.EVENT_READ)
                heard[user] = b""
                continue
            user = key.fileobj  # type: ignore[assignment]
            if not _hear(user, heard, admitted, token, engine):
                selector.unregister(user)
                user.close()
                del heard[user]
                if user in admitted:
                    admitted.remove(user)
                    alone_since = time.monotonic()
    selector.close()


def _hear(
    user: socket.socket,
    heard: dict[socket.socket, bytes],
    admitted: set[socket.socket],
    token: str,
    engine: Engine,
) -> bool:
    """Take in what a user sent; False when it left or may not stay."""
    try:
        came = user.recv(LONGEST_LINE)
        if not came:
            return False
        *lines, heard[user] = (heard[user] + came).split(b"\n")
        for line in lines:
            if user not in admitted:
                if not secrets.compare_digest(line, token.encode()):
                    return False
                admitted.add(user)
                user.sendall(b"{}\n")
            else:
                user.sendall(json.dumps(_answer(engine, line)).encode() + b"\n")
        return len(heard[user]) < LONGEST_LINE
    except OSError:
        return False


def _answer(engine: Engine, line: bytes) -> dict[str, Any]:
    from arcadedb_embedded.exceptions import ArcadeDBError  # noqa: PLC0415
    from jpype import JException  # noqa: PLC0415

    try:
        return engine.answer(json.loads(line))
    except (ValueError, ArcadeDBError, JException) as error:
        return {"error": str(error)}


def main() -> int:
    folder = Path(sys.argv[1])
    settings = json.loads(sys.stdin.readline())
    try:
        lock = FileLock(folder / "engine.lock")
        lock.acquire(timeout=0)
    except Timeout:
        return ALREADY_RUNNING
    if why := claim_data(folder):
        print(f"Error: {why}")
        return CANNOT_START
    (folder / "log").mkdir(exist_ok=True)
    os.chdir(folder)
    address = folder / "engine.json"
    address.unlink(missing_ok=True)
    listener = socket.create_server(("127.0.0.1", 0))
    token = secrets.token_urlsafe(24)
    engine = Engine(folder, settings)
    found = {
        "pid": os.getpid(),
        "bolt_port": engine.bolt_port,
        "lease_port": listener.getsockname()[1],
        "token": token,
        "password": engine.password,
        "reader_password": engine.reader_password,
        "version": engine.version,
    }
    write_private(address, json.dumps(found))
    try:
        serve_leases(listener, token, engine, settings["linger"])
    finally:
        address.unlink(missing_ok=True)
        listener.close()
        engine.server.stop()
    return 0


if __name__ == "__main__":
    status = main()
    # The Java runtime keeps threads of its own that would hold up an orderly exit.
    sys.stdout.flush()
    os._exit(status)
