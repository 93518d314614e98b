"""The embedded engine starts on first need, is shared, and stops with its last user."""

import json
import shutil
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from graph_store import GraphSettings, GraphStore, GraphUnavailable, Rows, connect
from tests.graph_store.conftest import two_walls
from tests.patience import PATIENCE, soon

pytestmark = pytest.mark.engine

USER = """
import sys, time
from pathlib import Path
from graph_store import GraphSettings, connect
store = connect(GraphSettings(uri=None, data_dir=Path(sys.argv[1]), memory_mb=256, linger=1))
print(store._connection.lease.pid, flush=True)
time.sleep(float(sys.argv[2]))
"""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def pid_of(store: GraphStore) -> int:
    lease = store._connection.lease
    assert lease is not None
    return lease.pid


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def user_process(folder: Path, seconds: float) -> tuple[subprocess.Popen[str], int]:
    process = subprocess.Popen(
        [sys.executable, "-c", USER, str(folder), str(seconds)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def held_open(store: GraphStore, twin: str) -> int:
    """How many files of a twin the engine holds open."""
    told = [each.resolve() for each in Path(f"/proc/{pid_of(store)}/fd").iterdir()]
    return sum(f"/databases/{twin}/" in str(each) for each in told)


@on_linux
def test_a_twin_that_nobody_asked_for_stays_closed(own_settings: GraphSettings) -> None:
    with connect(own_settings) as first, connect(own_settings, "shed") as shed:
        shed.write_graph(two_walls())
        assert held_open(first, "shed")
    assert soon(lambda: not runs(pid_of(first)))
    with connect(own_settings) as later:
        assert later.twins() == ("oriel", "shed")
        assert later.models() == ()
        assert held_open(later, "shed") == 0 < held_open(later, "oriel")
        with connect(own_settings, "shed", make=False) as again:
            assert [m.name for m in again.models()] == ["two-walls.ifc"]


@on_linux
def test_the_engine_is_shared_and_stops_after_the_last_user(own_settings: GraphSettings) -> None:
    with connect(own_settings) as first:
        first.write_graph(two_walls())
        with connect(own_settings) as second:
            assert pid_of(first) == pid_of(second)
            assert [m.name for m in second.models()] == ["two-walls.ifc"]
        time.sleep(1.5)
        assert runs(pid_of(first))
    assert soon(lambda: not runs(pid_of(first)))
    assert not (own_settings.data_dir / "engine" / "engine.json").exists()
    with connect(own_settings) as later:
        assert pid_of(later) != pid_of(first)
        assert [m.name for m in later.models()] == ["two-walls.ifc"]


@on_linux
def test_users_that_start_at_once_share_one_engine_and_kill_9_releases_it(tmp_path: Path) -> None:
    found: list[tuple[subprocess.Popen[str], int]] = []
    threads = [
        threading.Thread(target=lambda: found.append(user_process(tmp_path, 60))) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    pids = {pid for _, pid in found}
    assert len(pids) == 1
    for process, _ in found:
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert soon(lambda: not any(map(runs, pids)))


@on_linux
def test_the_password_is_the_owners_and_the_engine_listens_on_loopback_alone(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as store:
        folder = own_settings.data_dir / "engine"
        assert stat.S_IMODE((folder / "engine.json").stat().st_mode) == 0o600
        told = json.loads((folder / "engine.json").read_text(encoding="utf-8"))
        listening = set()
        links = [str(fd.readlink()) for fd in Path(f"/proc/{pid_of(store)}/fd").iterdir()]
        inodes = {link[8:-1] for link in links if link.startswith("socket:[")}
        for table in ("tcp", "tcp6"):
            lines = Path(f"/proc/net/{table}").read_text(encoding="utf-8").splitlines()[1:]
            for fields in map(str.split, lines):
                if fields[3] == "0A" and fields[9] in inodes:
                    address, port = fields[1].split(":")
                    assert address[-8:] == "0100007F", f"{address} is not loopback"
                    listening.add(int(port, 16))
        assert listening == {told["bolt_port"], told["lease_port"]}
        assert told["password"] not in (folder / "engine.log").read_text(encoding="utf-8")


def test_a_stranger_without_the_token_gets_no_lease(own_settings: GraphSettings) -> None:
    import socket  # noqa: PLC0415

    with connect(own_settings) as store:
        told = json.loads((own_settings.data_dir / "engine" / "engine.json").read_text())
        with socket.create_connection(
            ("127.0.0.1", told["lease_port"]), timeout=PATIENCE
        ) as stranger:
            stranger.sendall(b"wrong\n" + json.dumps({"drop": "oriel"}).encode() + b"\n")
            assert stranger.recv(100) == b""
        assert store.twins() == ("oriel",)


def test_a_data_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    with pytest.raises(GraphUnavailable, match=r"data folder .*taken.* ORIEL_DATA_DIR"):
        connect(GraphSettings(uri=None, data_dir=tmp_path / "taken"))


def test_data_of_a_newer_engine_are_left_alone(own_settings: GraphSettings) -> None:
    folder = own_settings.data_dir / "engine"
    folder.mkdir(parents=True)
    (folder / "version").write_text("99.1.0", encoding="utf-8")
    with pytest.raises(GraphUnavailable, match=r"written by ArcadeDB 99\.1\.0, newer than this"):
        connect(own_settings)


@on_linux
def test_a_copy_made_at_rest_restores_every_twin(
    own_settings: GraphSettings, tmp_path: Path
) -> None:
    """docs/operations.md, backup and restore."""
    with connect(own_settings) as first, connect(own_settings, "hospital") as second:
        first.write_graph(two_walls("a.ifc"))
        second.write_graph(two_walls("b.ifc"))
        models = first.models(), second.models()
        pid = pid_of(first)
    assert soon(lambda: not runs(pid))
    engine = own_settings.data_dir / "engine"
    restored = tmp_path / "restored" / "engine"
    shutil.copytree(engine / "databases", restored / "databases")
    shutil.copy(engine / "version", restored)
    put_back = own_settings.model_copy(update={"data_dir": restored.parent})
    with connect(put_back) as first, connect(put_back, "hospital") as second:
        assert (first.models(), second.models()) == models
        assert first.schema().labels["IfcWall"] == 2
        first.write_graph(two_walls("c.ifc"))
        assert first.twins() == ("hospital", "oriel")


@on_linux
def test_a_full_disk_fails_the_load_and_leaves_the_twin_as_it_was(
    own_settings: GraphSettings,
) -> None:
    import resource  # noqa: PLC0415

    from graph_store import GraphError  # noqa: PLC0415
    from ifc_loader.property_graph import Node, PropertyGraph  # noqa: PLC0415

    big = PropertyGraph(
        "big.ifc",
        [Node(f"big.ifc/{i}", ("Big",), {"Name": f"{i} " * 100}) for i in range(20_000)],
    )
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        unlimited = resource.prlimit(pid_of(store), resource.RLIMIT_FSIZE)
        resource.prlimit(pid_of(store), resource.RLIMIT_FSIZE, (300_000, unlimited[1]))
        with pytest.raises(GraphError):
            store.write_graph(big)
        if runs(pid_of(store)):
            resource.prlimit(pid_of(store), resource.RLIMIT_FSIZE, unlimited)
        assert [m.name for m in store.models()] == ["two-walls.ifc"]
        count = store.read("MATCH (n) RETURN count(n)")
        assert isinstance(count, Rows)
        assert count.rows == ((6,),)
        store.write_graph(big)
        assert [m.name for m in store.models()] == ["big.ifc", "two-walls.ifc"]
