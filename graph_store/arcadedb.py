"""ArcadeDB with its Bolt server, in this process."""

import json
import secrets
import socket
from pathlib import Path
from typing import Any

import arcadedb_embedded
import jpype
from arcadedb_embedded.jvm import start_jvm

from graph_store.running import Queries, bolt_thread
from graph_store.seals import Seals

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


class Engine:
    """The ArcadeDB server in this process."""

    def __init__(self, folder: Path, settings: dict[str, Any], java: list[str]) -> None:
        self.folder = folder / "databases"
        self.seals = Seals(self.folder)
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
                *java,
            ],
        )
        wishes = jpype.JClass("com.arcadedb.GlobalConfiguration")
        wishes.COMMAND_TIMEOUT.setValue(int(settings["seconds"] * 1000))
        wishes.QUERY_MAX_HEAP_ELEMENTS_ALLOWED_PER_OP.setValue(int(settings["most_values"]))
        wishes.SERVER_DATABASE_LOADATSTARTUP.setValue(False)  # each keeps its files open
        wishes.OPENCYPHER_LOAD_CSV_ALLOW_FILE_URLS.setValue(False)
        wishes.OPENCYPHER_LOAD_CSV_ALLOW_REMOTE_URLS.setValue(False)
        wishes.SERVER_METRICS.setValue(False)
        wishes.POLYGLOT_ENGINE_ENABLED.setValue(False)
        # Against guessing, which 192 random bits need no help with: half a second of each start.
        wishes.SERVER_SECURITY_SALT_ITERATIONS.setValue(1)
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
        self.version = str(jpype.JClass("com.arcadedb.Constants").getVersion())
        self.queries = Queries(inner.getRunningQueries(), settings["seconds"], folder)

    def databases(self, create: str | None, drop: str | None) -> dict[str, Any]:
        """The names of the databases, after one was created or dropped if so asked.

        Those in the folder: the engine itself knows only the ones that somebody asked for.
        """
        inner = self.server._java_server
        if create:
            self.server.create_database(create)
            self.seals.trust(create)
        elif drop and drop in self._names():
            inner.getDatabase(drop).getEmbedded().drop()
            inner.removeDatabase(drop)
            self.seals.forget(drop)
        return {"databases": self._names()}

    def opening(self, name: str) -> dict[str, Any]:
        """Files of a database that are not as they were closed; whether it needs no counting."""
        return {"broken": self.seals.broken(name), "trusted": self.seals.trusted(name)}

    def close(self) -> None:
        """Stop the server, and put down what it leaves."""
        self.server.stop()
        self.seals.seal()

    def _names(self) -> list[str]:
        return sorted(each.parent.name for each in self.folder.glob("*/schema.json"))

    def committing_thread(self, address: str) -> Any:
        """The Java thread that serves the Bolt connection from `address`.

        It ends when the connection has: after its last commit, or its rollback. Source:
        https://github.com/ArcadeData/arcadedb/tree/main/bolt, BoltNetworkExecutor. Raises
        ValueError when there is none.
        """
        if thread := bolt_thread(address):
            return thread
        raise ValueError(f"no Bolt connection comes from {address}")
