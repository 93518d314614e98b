"""Several addresses of one cluster: where one is gone or refuses, the next is asked."""

import contextlib
import os
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from graph_store import GraphError, GraphSettings, GraphStore, GraphUnavailable, Rows, connect
from graph_store.connection import Connection
from graph_store.errors import WriteRefused
from graph_store.failover import write_somewhere
from graph_store.opening import open_connection
from tests.graph_store import arcadedb_cluster
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_faults import by_address
from tests.graph_store.test_tls import pump

WALLS = "MATCH (w:IfcWall) RETURN count(w)"
NOBODY = "bolt://127.0.0.1:1"
CLUSTER = os.environ.get("ORIEL_TEST_CLUSTER") == "1"
"""Not by default: on a loaded machine ArcadeDB 26.3 may hold a replica to be gone for minutes."""


class Door:
    """A loopback address of the engine, which can be shut: two of them are two servers that hold
    the same."""

    def __init__(self, behind: int) -> None:
        self._behind = behind
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"bolt://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._behind))
                self._open += [client, server]
                threading.Thread(target=pump, args=(client, server), daemon=True).start()
                threading.Thread(target=pump, args=(server, client), daemon=True).start()

    def shut(self) -> None:
        """Cut every connection, and take no more."""
        for end in (self._listener, *self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@pytest.fixture
def doors(walls: GraphStore) -> Iterator[tuple[Door, Door]]:
    """Two addresses of one engine."""
    if not walls.engine.embedded:
        pytest.skip("the two addresses stand before the embedded engine")
    behind = int(walls._connection.uri.rpartition(":")[2])
    both = Door(behind), Door(behind)
    yield both
    for door in both:
        door.shut()


@pytest.fixture
def listed(settings: GraphSettings, walls: GraphStore, doors: tuple[Door, Door]) -> GraphSettings:
    """Settings that name both."""
    return by_address(settings, walls, uri=f" {doors[0].address}, {doors[1].address} ")


def test_the_addresses_of_a_cluster_are_told_apart() -> None:
    several = GraphSettings(uri="bolt://a:7687, bolt://b:7688,")
    assert several.addresses == ("bolt://a:7687", "bolt://b:7688")
    assert several.clustered
    assert GraphSettings(uri="neo4j://a:7687").clustered
    assert not GraphSettings(uri="bolt://a:7687").clustered
    assert GraphSettings(uri=None).addresses == ()


def test_an_odd_address_among_several_is_told_at_the_start(tmp_path: Path) -> None:
    odd = GraphSettings(uri=f"{NOBODY},http://127.0.0.1:7474", data_dir=tmp_path)
    with pytest.raises(GraphError, match=r"ORIEL_GRAPH_URI 'http://127\.0\.0\.1:7474'"):
        connect(odd)


def test_where_no_server_answers_all_are_named(tmp_path: Path) -> None:
    nowhere = GraphSettings(uri=f"{NOBODY},bolt://127.0.0.1:2", data_dir=tmp_path)
    with pytest.raises(GraphUnavailable, match=r"None of the 2 servers .*:1 .*:2 "):
        connect(nowhere)


@pytest.mark.engine
def test_a_server_that_is_gone_at_the_start_is_passed_over(
    listed: GraphSettings, doors: tuple[Door, Door]
) -> None:
    first = listed.model_copy(update={"uri": f"{NOBODY},{doors[1].address}"})
    with connect(first) as store:
        assert store._connection.uri == doors[1].address


@pytest.mark.engine
def test_questions_go_on_at_the_next_server(
    listed: GraphSettings, doors: tuple[Door, Door]
) -> None:
    with connect(listed) as store:
        assert store._connection.uri == doors[0].address
        doors[0].shut()
        found = store.read(WALLS)
        assert isinstance(found, Rows)
        assert found.rows == ((2,),)
        assert store._connection.uri == doors[1].address


@pytest.mark.engine
def test_a_question_under_way_is_asked_again_of_the_next_server(
    listed: GraphSettings, doors: tuple[Door, Door]
) -> None:
    long = "UNWIND range(1, 3000) AS a UNWIND range(1, 1000) AS b RETURN count(*)"
    with connect(listed) as store:
        threading.Timer(0.2, doors[0].shut).start()
        found = store.read(long, seconds=120)
        assert isinstance(found, Rows), found
        assert found.rows == ((3_000_000,),)
        assert store._connection.uri == doors[1].address


@pytest.mark.engine
@pytest.mark.parametrize("phase", ["writing nodes", "writing relationships", "committing"])
def test_a_load_whose_server_goes_is_done_on_the_next(
    listed: GraphSettings, doors: tuple[Door, Door], phase: str
) -> None:
    def cut(heard: str, _fraction: float) -> None:
        if heard == phase:
            doors[0].shut()

    with connect(listed) as store:
        assert store.write_graph(two_walls("other.ifc"), cut)
        assert [(m.name, m.nodes) for m in store.models()] == [
            ("other.ifc", 6),
            ("two-walls.ifc", 6),
        ]
        counted = store.read(WALLS)
        assert isinstance(counted, Rows)
        assert counted.rows == ((4,),)


@pytest.mark.engine
def test_a_load_that_is_stopped_gives_its_connection_back(
    walls: GraphStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Else the driver, which keeps a hundred at most, would have none left in the end."""

    def stop(_phase: str, _fraction: float) -> None:
        raise KeyError

    with pytest.raises(KeyError):
        walls.write_graph(two_walls("stopped.ifc"), stop)
    assert walls.read(WALLS)
    assert not [told for told in caplog.records if told.name == "asyncio"]


@pytest.mark.engine
def test_one_server_alone_is_not_waited_for(
    listed: GraphSettings, doors: tuple[Door, Door]
) -> None:
    alone = listed.model_copy(update={"uri": doors[0].address})
    with connect(alone) as store:
        doors[0].shut()
        with pytest.raises(GraphUnavailable):
            store.write_graph(two_walls("other.ifc"))


@pytest.mark.engine
@pytest.mark.parametrize("by_server", [True, False])
def test_what_one_server_refuses_another_may_write(
    listed: GraphSettings, doors: tuple[Door, Door], by_server: bool
) -> None:
    def write(address: str) -> str:
        if address == doors[0].address:
            raise WriteRefused("I only replicate", by_server=by_server)
        return address

    assert _written(listed, write) == doors[1].address


@pytest.mark.engine
def test_what_every_server_refuses_is_told_at_once(listed: GraphSettings) -> None:
    asked: list[str] = []

    def write(address: str) -> str:
        asked.append(address)
        raise WriteRefused("There is one of that key", by_server=False)

    with pytest.raises(WriteRefused, match="of that key"):
        _written(listed, write)
    assert tuple(asked) == listed.addresses


def _written(settings: GraphSettings, write: Callable[[str], str]) -> str:
    """What `write` returns, given the address of each server that is asked."""
    held = [open_connection(settings, "oriel", make=False)]

    def renew(failed: Connection) -> Connection:
        held.append(open_connection(settings, "oriel", make=False, after=failed.uri))
        return held[-1]

    try:
        return write_somewhere(settings, lambda: held[-1], renew, lambda one: write(one.uri))
    finally:
        for connection in held:
            connection.close()


@pytest.mark.engine
@pytest.mark.skipif(not CLUSTER, reason="ORIEL_TEST_CLUSTER=1 starts three real servers for it")
@pytest.mark.skipif(bool(arcadedb_cluster.missing()), reason=arcadedb_cluster.missing())
def test_a_cluster_goes_on_without_its_leader_and_takes_it_back(tmp_path: Path) -> None:
    """Three real servers: the leader is killed, then a replica, each while a model is loaded."""
    with arcadedb_cluster.arcadedb_cluster(tmp_path) as cluster, connect(cluster.led()) as store:
        assert store.write_graph(two_walls("first.ifc"))
        for number, leads in ((1, True), (2, False)):
            leader = cluster.leader()
            victim = next(s for s in cluster.servers if (s is leader) == leads)

            def kill(phase: str, _fraction: float) -> None:
                if phase == "writing nodes":
                    victim.kill()  # noqa: B023  called at once

            assert store.write_graph(two_walls(f"{number}.ifc"), kill)
            answered = store.read(WALLS)
            assert isinstance(answered, Rows)
            assert answered.rows == ((2 + 2 * number,),)
            cluster.start(victim)
            assert cluster.await_whole()
        for server in cluster.servers:
            with connect(cluster.settings.model_copy(update={"uri": server.address})) as alone:
                held = [(model.name, model.nodes) for model in alone.models()]
                assert held == [("1.ifc", 6), ("2.ifc", 6), ("first.ifc", 6)], server.name
