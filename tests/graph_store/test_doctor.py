"""`oriel doctor`: what holds on the engine at hand, and nothing left behind."""

import pytest

from graph_store import GraphSettings, GraphStore, Rows, connect
from graph_store.doctor import Check, examine, table
from tests.graph_store.conftest import two_walls

pytestmark = [pytest.mark.cypher_of_a_person, pytest.mark.engine]
MUST = [
    "an engine answers",
    "a model is written, in one transaction",
    "what is there already is not written again",
    "values come back as they were written",
    "relationships keep their properties",
    "a count per thing counts only its label",
    "a pattern stands in exists()",
    "the schema is read",
    "a writing query is refused before it is sent",
    "a wrong query is told without being run",
    "a question that writes is rolled back",
    "a query ends at its time limit",
    "what was written is removed",
]


def test_everything_holds_and_nothing_is_left(walls: GraphStore, settings: GraphSettings) -> None:
    everything = "MATCH (n) RETURN n.key ORDER BY n.key"
    before = walls.read(everything)
    checks = list(examine(settings))
    assert [
        check.what for check in checks if check.holds is not None and check.what in MUST
    ] == MUST
    assert [str(check) for check in checks if check.holds is False] == []
    after = walls.read(everything)
    assert isinstance(before, Rows)
    assert isinstance(after, Rows)
    assert after.rows == before.rows
    assert [name for name in walls.twins() if name.startswith("oriel-doctor")] == []


def test_a_check_that_fails_is_told_and_counts() -> None:
    lines: list[str] = []
    checks = [Check("one", True, ""), Check("two", None, "not there"), Check("three", False, "no")]
    assert not table(iter(checks), lines.append)
    assert [line.split()[0] for line in lines] == ["holds", "-", "FAILS"]
    assert table(iter(checks[:2]), lines.append)


def test_the_embedded_engine_is_examined_in_a_twin_of_its_own(own_settings: GraphSettings) -> None:
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        checks = {check.what: check.holds for check in examine(own_settings)}
        assert checks["the engine keeps a question from writing"] is None
        assert store.twins() == ("oriel",)
