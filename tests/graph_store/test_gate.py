"""Many read or one commits, in the order in which they came."""

import pytest

from graph_store import GraphError, GraphSettings, Rows, connect
from graph_store.gate import Gate

pytestmark = pytest.mark.engine


def test_readers_are_inside_together_and_a_commit_is_alone() -> None:
    gate: Gate[str] = Gate()
    for reader in "ab":
        gate.come(reader, commits=False)
    assert gate.let_in() == ["a", "b"]
    gate.come("commit", commits=True)
    gate.come("c", commits=False)
    assert gate.let_in() == []
    gate.leave("a")
    assert gate.let_in() == []
    gate.leave("b")
    assert gate.let_in() == ["commit"]
    gate.leave("commit")
    assert gate.let_in() == ["c"]


def test_who_goes_while_waiting_holds_up_nobody() -> None:
    gate: Gate[str] = Gate()
    gate.come("a", commits=False)
    gate.let_in()
    gate.come("commit", commits=True)
    gate.come("b", commits=False)
    gate.leave("commit")
    assert gate.let_in() == ["b"]


def test_a_wait_at_the_engine_is_bounded_and_leaves_no_trace(own_settings: GraphSettings) -> None:
    with connect(own_settings) as store, connect(own_settings) as other:
        lease, reader = store._connection.lease, other._connection.lease
        assert lease is not None
        assert reader is not None
        (address,) = store._write(
            lambda target: target.run("SHOW TRANSACTIONS YIELD clientAddress", {})[0], "Looking"
        )
        with (
            reader.reading(store.twin, 5),
            pytest.raises(TimeoutError),
            lease.committing(store.twin, address, 0.3),
        ):
            pytest.fail("a commit came in beside a reader")
        with (
            pytest.raises(GraphError, match="no Bolt connection comes from"),
            lease.committing(store.twin, "/127.0.0.1:1", 5),
        ):
            pytest.fail("nobody commits from there")
        store.close()
        assert isinstance(other.read("RETURN 1 AS one", seconds=1), Rows)
