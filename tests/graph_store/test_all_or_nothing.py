"""A load is whole or not there, whatever is killed and whenever."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from graph_store import GraphSettings, GraphStore, QueryError, Rows, connect
from ifc_loader.property_graph import Node, PropertyGraph, Relationship
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import pid_of

MOMENTS = int(os.environ.get("ORIEL_TEST_KILLS", "3"))
SIZE = 1500
LOADER = """
import sys
from pathlib import Path
from graph_store import GraphSettings, connect
from tests.graph_store.test_all_or_nothing import chain
settings = GraphSettings(uri=None, data_dir=Path(sys.argv[1]), memory_mb=256, linger=1)
with connect(settings) as store:
    graph = chain(int(sys.argv[2]))
    print("loading", flush=True)
    store.write_graph(graph)
    print("loaded", flush=True)
"""


def chain(version: int) -> PropertyGraph:
    """A chain of SIZE + `version` nodes, each marked with the version."""
    size = SIZE + version
    return PropertyGraph(
        "chain.ifc",
        [
            Node(f"chain.ifc/{i}", (f"Link{i % 7}", "Link"), {"version": version, "i": i})
            for i in range(size)
        ],
        [
            Relationship(f"chain.ifc/{i}", "NEXT", f"chain.ifc/{i + 1}", {"version": version})
            for i in range(size - 1)
        ],
    )


def version_of(store: GraphStore) -> int:
    """The version the twin holds; fails unless it is whole."""
    found = store.read(
        "MATCH (n:Link) OPTIONAL MATCH (n)-[r:NEXT]->(m:Link) "
        "RETURN n.version AS v, count(n) AS nodes, count(r) AS links, "
        "count(CASE WHEN r.version = n.version AND m.i = n.i + 1 THEN 1 END) AS right"
    )
    assert isinstance(found, Rows), found
    ((version, nodes, links, right),) = found.rows
    assert (nodes, links, right) == (SIZE + version, SIZE + version - 1, SIZE + version - 1)
    (model,) = [m for m in store.models() if m.name == "chain.ifc"]
    assert model.nodes == nodes + 1
    return int(version)


@pytest.mark.skipif(sys.platform != "linux", reason="kills with signals")
@pytest.mark.timeout(3600)
def test_a_kill_at_any_moment_leaves_the_old_or_the_new(own_settings: GraphSettings) -> None:
    """ORIEL_TEST_KILLS=50 kills at fifty moments; the victim is the loader, the engine or both."""
    chance = random.Random(20261121)
    with connect(own_settings) as store:
        started = time.monotonic()
        store.write_graph(chain(0))
        whole = time.monotonic() - started
    seen: list[int] = []
    for version in range(1, MOMENTS + 1):
        victim = chance.choice(["loader", "engine", "both"])
        loader = subprocess.Popen(
            [sys.executable, "-c", LOADER, str(own_settings.data_dir), str(version)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        assert loader.stdout is not None
        assert loader.stdout.readline() == "loading\n"
        with connect(own_settings) as store:
            time.sleep(chance.uniform(0, 1.2 * whole))
            if victim != "engine":
                loader.kill()
            if victim != "loader":
                os.kill(pid_of(store), signal.SIGKILL)
            said, _ = loader.communicate(timeout=120)
            now = version_of(store)
            assert now in {version, seen[-1] if seen else 0}, victim
            if "loaded" in said:
                assert now == version
            seen.append(now)
            state = "the new" if now == version else "the old"
            print(f"{version}: killed the {victim}, found {state}")
    with connect(own_settings) as store:
        store.write_graph(chain(MOMENTS + 1))
        assert version_of(store) == MOMENTS + 1


def test_readers_see_one_state_or_the_other_while_loads_and_removals_run(
    store: GraphStore,
) -> None:
    store.write_graph(chain(0))
    done = threading.Event()
    torn: list[object] = []
    states: set[object] = set()

    def watch() -> None:
        while not done.is_set():
            found = store.read(
                "MATCH (n:Link) OPTIONAL MATCH (n)-[r:NEXT]->(m) "
                "RETURN n.version AS v, count(n) AS nodes, count(m.i) AS links ORDER BY v"
            )
            if isinstance(found, QueryError):
                torn.append(found)
            else:
                states.add(found.rows)

    watchers = [threading.Thread(target=watch) for _ in range(2)]
    for watcher in watchers:
        watcher.start()
    store.write_graph(chain(1))
    store.remove_model("chain.ifc")
    for version in (2, 3, 4):
        store.write_graph(chain(version))
    done.set()
    for watcher in watchers:
        watcher.join()
    assert not torn
    whole = {((v, SIZE + v, SIZE + v - 1),) for v in range(5)}
    assert states <= {(), *whole}


def test_two_loads_at_once_both_arrive(store: GraphStore) -> None:
    with connect(store.settings) as other:
        loads = [
            threading.Thread(target=store.write_graph, args=(chain(0),)),
            threading.Thread(target=other.write_graph, args=(two_walls(),)),
            threading.Thread(target=other.write_graph, args=(chain(3),)),
        ]
        for load in loads:
            load.start()
        for load in loads:
            load.join()
    assert [m.name for m in store.models()] == ["chain.ifc", "two-walls.ifc"]
    assert version_of(store) in {0, 3}
