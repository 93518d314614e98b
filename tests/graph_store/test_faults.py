"""What happens when the engine is absent, dies, hangs, or does not know us."""

import os
import signal
import socket
import sys
import threading
import time

import pytest
from pydantic import SecretStr

from graph_store import GraphError, GraphSettings, GraphStore, GraphUnavailable, Rows, connect
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import pid_of
from tests.patience import PATIENCE, soon

pytestmark = pytest.mark.engine

LONG = "UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b RETURN count(*)"
on_posix = pytest.mark.skipif(sys.platform == "win32", reason="sends signals")


def by_address(settings: GraphSettings, store: GraphStore, **changed: object) -> GraphSettings:
    """The embedded engine as if it were a server given by its address."""
    lease = store._connection.lease
    assert lease is not None
    given: dict[str, object] = {
        "uri": store._connection.uri,
        "user": "root",
        "password": SecretStr(lease.password),
        "database": store.twin,
        "data_dir": settings.data_dir,
    }
    return GraphSettings.model_validate(given | changed)


def test_no_server_at_the_address_is_told_at_once(own_settings: GraphSettings) -> None:
    nowhere = own_settings.model_copy(update={"uri": "bolt://127.0.0.1:1"})
    with pytest.raises(GraphUnavailable, match=r"bolt://127\.0\.0\.1:1 .* ORIEL_GRAPH_URI"):
        connect(nowhere)


def test_an_address_of_no_known_kind_is_told(own_settings: GraphSettings) -> None:
    odd = own_settings.model_copy(update={"uri": "http://127.0.0.1:7474"})
    with pytest.raises(GraphError, match="ORIEL_GRAPH_URI") as told:
        connect(odd)
    assert not isinstance(told.value, GraphUnavailable)


def test_a_server_that_says_nothing_is_not_waited_for_long(own_settings: GraphSettings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        started = time.monotonic()
        with pytest.raises(GraphUnavailable):
            connect(own_settings.model_copy(update={"uri": f"bolt://127.0.0.1:{port}"}))
        assert time.monotonic() - started < PATIENCE


def test_faults_of_the_door(own_settings: GraphSettings) -> None:
    """A wrong password, TLS asked of a server without it, and a cluster's kind of address."""
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        wrong = by_address(own_settings, store, password=SecretStr("wrong"))
        with pytest.raises(GraphUnavailable, match="refused the user or the password"):
            connect(wrong)
        port = store._connection.uri.rpartition(":")[2]
        with pytest.raises(GraphUnavailable, match="does not answer"):
            connect(by_address(own_settings, store, uri=f"bolt+s://127.0.0.1:{port}"))
        routed = by_address(own_settings, store, uri=f"neo4j://127.0.0.1:{port}")
        with connect(routed) as cluster:
            assert [m.name for m in cluster.models()] == ["two-walls.ifc"]


@on_posix
def test_an_engine_that_died_is_started_again_and_nothing_is_lost(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        first = pid_of(store)
        os.kill(first, signal.SIGKILL)
        assert [m.name for m in store.models()] == ["two-walls.ifc"]
        assert pid_of(store) != first


@on_posix
def test_an_engine_killed_in_mid_query_or_mid_load_does_not_hang_its_user(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        before = store.models()
        killer = threading.Timer(0.5, os.kill, (pid_of(store), signal.SIGKILL))
        killer.start()
        started = time.monotonic()
        store.read(LONG, seconds=1)
        assert time.monotonic() - started < PATIENCE
        victim = pid_of(store)

        def kill(phase: str, _fraction: float) -> None:
            if phase == "writing relationships" and pid_of(store) == victim:
                os.kill(victim, signal.SIGKILL)

        changed = two_walls()
        changed.nodes[0].properties["Name"] = "East"
        store.write_graph(changed, kill)
        assert pid_of(store) != victim
        assert store.models() != before


@on_posix
def test_an_engine_that_hangs_is_told_within_bounds_and_answers_when_back(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as owner, connect(by_address(own_settings, owner)) as store:
        pid = pid_of(owner)
        os.kill(pid, signal.SIGSTOP)
        try:
            started = time.monotonic()
            with pytest.raises(GraphUnavailable):
                store.read("RETURN 1 AS one", seconds=1)
            assert time.monotonic() - started < PATIENCE
        finally:
            os.kill(pid, signal.SIGCONT)
        assert soon(lambda: isinstance(store.read("RETURN 1 AS one"), Rows))
