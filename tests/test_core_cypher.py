"""The Cypher that Oriel sends is the Cypher that all engines run (conftest.py holds each test)."""

import pytest

from evaluation.floors import read_floors
from evaluation.questions.write import FOLDER
from graph_store import GraphSettings, connect
from tests.conftest import ROOT
from tests.core_cypher import outside_the_core, sent
from tests.evaluation import test_floor
from tests.graph_store.conftest import two_walls


def test_writing_reading_and_removing_are_collected_and_lie_in_the_core(
    shared_engine: GraphSettings,
) -> None:
    with connect(shared_engine, twin="core") as store, sent() as statements:
        store.write_graph(two_walls())
        store.write_graph(two_walls())
        store.schema()
        store.models()
        store.read("MATCH ()-[r]->() RETURN r")
        store.remove_model("two-walls.ifc")
    assert len(statements) >= 15
    assert any("CREATE" in cypher for cypher in statements)
    assert not [cypher for cypher in statements if outside_the_core(cypher)]


def test_every_question_set_is_asked_by_a_test_whose_cypher_is_watched() -> None:
    """Lookup, verification, lexicon, schema and compiled Cypher: the floors ask every question, but
    those that want a database beside the model (benchmarks/registers_asked.py)."""
    sets = [path for path in FOLDER.rglob("*.jsonl") if path.parent.name != "registers"]
    own = {path.relative_to(ROOT).as_posix() for path in sets}
    assert {*own, "shared/qa/dev_questions.jsonl"} <= read_floors().keys()
    asking = test_floor.test_accuracy_has_not_fallen_below_the_published_figure
    marks = [*getattr(test_floor, "pytestmark", []), *asking.pytestmark]  # type: ignore[attr-defined]
    assert "parametrize" in {mark.name for mark in marks}
    assert "cypher_of_a_person" not in {mark.name for mark in marks}


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (a) WHERE (a)-[:R]->(:B) OR a.x = 1 RETURN a",
        "MATCH (a) WHERE a.x = 1 OR (a)-[:R]->(:B) RETURN a",
        "MATCH (a) RETURN size((a)-->())",
        "MATCH (a) RETURN COUNT { (a)-->() }",
        "MATCH (a) WHERE EXISTS { (a)-->(b) } RETURN a",
        "MATCH (a) WHERE exists(a.p) RETURN a",
        "MATCH (a)(()-->()){1,5}(b) RETURN a",
        "MATCH (a:!B) RETURN a",
        "MATCH (a) RETURN CASE a.x WHEN 1, 2 THEN 3 END",
        "MATCH (a) RETURN percentileCont(a.x, 0.5)",
        "RETURN time()",
        "MATCH (a) CALL (a) { RETURN 1 AS n } RETURN n",
        "MATCH (a) RETURN a.Pset_DoorCommon.FireRating",
        "CREATE INDEX ON :B(p)",
    ],
)
def test_what_an_engine_does_not_run_is_seen(cypher: str) -> None:
    assert outside_the_core(cypher)


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (a) WHERE exists((a)-[:R]->(:B)) OR a.x = 1 RETURN a",
        "MATCH (a) WHERE a.x = 'COUNT { (a)-->() }' OR (a.y + 1) - 2 > 3 RETURN a",
        "MATCH (a) RETURN a.`Pset_DoorCommon.FireRating`, a.date.year, 1.5",
        "MATCH (a:B)-[:R*1..5]->(b) WITH a, count(b) AS n WHERE true RETURN a, n",
        "CREATE INDEX FOR (n:L) ON (n.p)",
    ],
)
def test_what_all_engines_run_is_let_pass(cypher: str) -> None:
    assert outside_the_core(cypher) == []
