"""Every query has a limit in time, in rows and in memory."""

import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from graph_store import GraphSettings, GraphStore, QueryError, Rows, connect
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import pid_of, runs
from tests.patience import PATIENCE, soon

pytestmark = pytest.mark.engine

CROSS = "UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b "
RUNAWAYS = {
    "counted": CROSS + "RETURN count(*)",
    "streamed": CROSS + "RETURN a + b",
    "filtered": CROSS + "WITH a, b WHERE a + b < 0 RETURN a",
    "sorted": CROSS + "WITH a % 10 AS m, max(b) AS n RETURN m, n ORDER BY n",
    "matched": "MATCH (a), (b), (c), (d), (e), (f), (g), (h), (i), (j), (k), (l), (m) "
    "WHERE a.x + b.x + c.x + d.x + m.x < 0 RETURN a",
    "in a subquery": "UNWIND range(1, 100000) AS a CALL { WITH a UNWIND range(1, 100000) AS b "
    "WITH a, b WHERE a + b < 0 RETURN count(b) AS n } RETURN sum(n)",
    "longer than the engine shows": CROSS
    + "WITH a + b AS n WHERE "
    + " OR ".join(f"n = -{i}" for i in range(1000, 1150))
    + " RETURN n",
    "that mentions a password": CROSS
    + "WITH a + b AS n WHERE n = {password: -1}.password RETURN n",
    "in a list": "UNWIND range(1, 50000) AS i WITH collect(i) AS many RETURN size([a IN many WHERE "
    "any(b IN many WHERE a + b < 0)]) AS n",
}
DEAF = RUNAWAYS["in a list"]
"""Inside an expression the engine looks at no clock and hears no order."""


@pytest.mark.parametrize("kind", RUNAWAYS)
def test_a_runaway_ends_at_its_limit_and_the_engine_is_free(walls: GraphStore, kind: str) -> None:
    if kind == "in a list" and not walls.engine.embedded:
        pytest.skip("only the embedded engine is started again by the store")
    result = walls.read(RUNAWAYS[kind], seconds=1)
    assert isinstance(result, QueryError), result
    assert result.code == "Oriel.TimeLimit"
    assert "1 s" in result.message
    assert isinstance(walls.read("MATCH (n) RETURN count(n)"), Rows)
    if walls.engine.name == "ArcadeDB":
        assert soon(lambda: not running(walls, RUNAWAYS[kind])), "the engine works on"


def running(store: GraphStore, cypher: str) -> bool:
    found = store._write(
        lambda target: target.run("SHOW TRANSACTIONS YIELD currentQuery", {}), "Looking"
    )
    return any(query == cypher for (query,) in found)


def test_others_are_answered_while_one_runs_away(walls: GraphStore) -> None:
    endless = RUNAWAYS["counted"]
    runaway = threading.Thread(target=walls.read, args=(endless,), kwargs={"seconds": 5})
    answered = 0
    with sent_over(endless) as times:
        runaway.start()
        assert soon(lambda: bool(times))
    while runaway.is_alive():
        assert isinstance(walls.read("MATCH (w:IfcWall) RETURN w.Name"), Rows)
        answered += 1
    assert answered > 3, "one would be, as the runaway ended, had they waited for it"


def test_a_patient_asker_of_the_same_query_is_not_stopped_with_an_impatient_one(
    walls: GraphStore,
) -> None:
    cypher = "UNWIND range(1, 3000) AS a UNWIND range(1, 1000) AS b RETURN sum(a % 7 + b) AS n"
    results: list[object] = []
    patient = threading.Thread(target=lambda: results.append(walls.read(cypher, seconds=PATIENCE)))
    patient.start()
    walls.read(cypher, seconds=0.3)
    patient.join()
    assert isinstance(results[0], Rows), results[0]


@pytest.mark.parametrize(
    "cypher",
    [
        "UNWIND range(1, 3000000) AS i RETURN size(collect(i)) AS n",
        "UNWIND range(1, 3000000) AS i WITH i ORDER BY -i RETURN i LIMIT 1",
        "UNWIND range(1, 3000000) AS i WITH i, count(*) AS c RETURN max(c)",
        "RETURN range(1, 2000000000) AS r",
    ],
)
def test_a_query_that_gathers_too_much_is_refused(walls: GraphStore, cypher: str) -> None:
    result = walls.read(cypher, seconds=20)
    assert isinstance(result, QueryError), result
    assert isinstance(walls.read("RETURN 1 AS one"), Rows)


def test_the_engine_has_a_time_limit_of_its_own(own_settings: GraphSettings) -> None:
    with connect(own_settings.model_copy(update={"seconds": 1.0})) as store:
        result = store.read(RUNAWAYS["counted"], seconds=20)
        assert isinstance(result, QueryError)
        assert result.code == "Oriel.TimeLimit"


@contextmanager
def sent_over(cypher: str) -> Iterator[list[str]]:
    """The times that the store sends `cypher` meanwhile."""
    times: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            times.extend([cypher] * (record.getMessage() == f"asks {cypher}"))

    log, listener = logging.getLogger("graph_store.bolt"), Listener()
    level = log.level
    log.addHandler(listener)
    log.setLevel(logging.DEBUG)
    try:
        yield times
    finally:
        log.removeHandler(listener)
        log.setLevel(level)


def test_a_query_that_heeds_nothing_ends_alone(own_settings: GraphSettings) -> None:
    with connect(own_settings) as store, connect(own_settings) as other:
        store.write_graph(two_walls())
        engine = pid_of(store)
        with sent_over(DEAF) as times:
            result = store.read(DEAF, seconds=1)
        assert isinstance(result, QueryError)
        assert result.code == "Oriel.TimeLimit"
        assert times == [DEAF]
        while running(other, DEAF):
            answer = other.read("MATCH (w:IfcWall) RETURN count(w)")
            assert isinstance(answer, Rows)
            assert answer.rows == ((2,),)
        assert runs(engine)
        assert pid_of(store) == pid_of(other) == engine
        log = (own_settings.data_dir / "engine" / "engine.log").read_text(encoding="utf-8")
        assert f"a query ends because it did not end when its time was over: {DEAF}" in log


@pytest.mark.timeout(400)
def test_a_query_that_fills_the_memory_ends_alone(own_settings: GraphSettings) -> None:
    """Its time is long: with others at work beside it, it needs minutes to fill the memory."""
    slowly = "$text + toString(size([j IN range(1, 3000) WHERE j > i]))"
    held = (
        f"UNWIND range(1, 1000) AS k RETURN [i IN range(1, 300) | {slowly}] AS many ORDER BY many"
    )
    with connect(own_settings) as store, sent_over(held) as times:
        engine = pid_of(store)
        result = store.read(held, {"text": "x" * 20_000}, seconds=PATIENCE)
        assert isinstance(result, QueryError)
        assert "its time or its memory was over" in result.message
        assert times == [held]
        assert isinstance(store.read("RETURN 1 AS one"), Rows)
        assert pid_of(store) == engine


def test_a_query_that_takes_the_engine_down_is_told_and_not_sent_again(
    own_settings: GraphSettings,
) -> None:
    bomb = "WITH $text AS s " + "WITH s + s AS s " * 12 + "RETURN size(s) AS n"
    with connect(own_settings) as store, sent_over(bomb) as times:
        result = store.read(bomb, {"text": "x" * 200_000}, seconds=PATIENCE)
        assert isinstance(result, QueryError)
        assert result.code == "Oriel.EngineLost"
        assert "ORIEL_GRAPH_MEMORY_MB" in result.message
        assert isinstance(store.read("RETURN 1 AS one"), Rows)
    assert times == [bomb]


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_a_question_under_way_when_the_engine_dies_of_another_is_asked_again(
    own_settings: GraphSettings,
) -> None:
    innocent = "UNWIND range(1, 3000) AS a UNWIND range(1, 1000) AS b RETURN sum(a % 7 + b) AS n"
    with connect(own_settings) as store, sent_over(innocent) as times:

        def kill_under_way() -> None:
            assert soon(lambda: bool(times))
            os.kill(pid_of(store), signal.SIGKILL)

        killer = threading.Thread(target=kill_under_way)
        killer.start()
        result = store.read(innocent, seconds=PATIENCE)
        killer.join()
    assert isinstance(result, Rows), result
    assert times == [innocent, innocent]


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
def test_an_engine_too_busy_to_end_a_query_is_not_taken_for_lost(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as store, sent_over(DEAF) as times:
        engine = pid_of(store)
        halt = threading.Timer(0.9, os.kill, (engine, signal.SIGSTOP))
        go_on = threading.Timer(5.5, os.kill, (engine, signal.SIGCONT))
        halt.start()
        go_on.start()
        result = store.read(DEAF, seconds=1)
        go_on.join()
        assert isinstance(result, QueryError)
        assert result.code == "Oriel.TimeLimit"
        assert "1 s" in result.message
        assert pid_of(store) == engine
        assert isinstance(store.read("RETURN 1 AS one", seconds=30), Rows)
    assert times == [DEAF]


def test_a_parameter_no_engine_can_take_is_an_answer_not_a_crash(walls: GraphStore) -> None:
    for value in (2**70, object(), {1: 2}, {"a": {object()}}):
        result = walls.read("RETURN $value AS v", {"value": value})
        assert isinstance(result, QueryError), value
        assert result.code == "Oriel.Parameter"
