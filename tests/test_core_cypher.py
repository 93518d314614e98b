"""The Cypher that Oriel sends is the Cypher that all engines run (conftest.py holds each test)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from evaluation.asking.run import Plan, run
from evaluation.questions.write import FOLDER
from evaluation.sets.question_sets import read_questions
from graph_store import GraphSettings, connect
from sample_models import BAY_HOUSE
from tests.conftest import SHARED
from tests.core_cypher import outside_the_core, sent
from tests.graph_store.conftest import two_walls

SETS = [*sorted(FOLDER.glob("*.jsonl")), SHARED / "qa" / "dev_questions.jsonl"]


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> GraphSettings:
    folder = tmp_path_factory.mktemp("core")
    return GraphSettings(uri=None, data_dir=folder, memory_mb=512, linger=2)


def test_writing_reading_and_removing_are_collected_and_lie_in_the_core(
    settings: GraphSettings,
) -> None:
    with connect(settings) as store, sent() as statements:
        store.write_graph(two_walls())
        store.write_graph(two_walls())
        store.schema()
        store.models()
        store.read("MATCH ()-[r]->() RETURN r")
        store.remove_model("two-walls.ifc")
    assert len(statements) >= 15
    assert any("CREATE" in cypher for cypher in statements)
    assert not [cypher for cypher in statements if outside_the_core(cypher)]


@pytest.mark.parametrize("questions", SETS, ids=lambda path: path.stem)
def test_what_the_rule_minds_send_lies_in_the_core(
    questions: Path, settings: GraphSettings, shared_models: Callable[[str], Path]
) -> None:
    """Every question of every set: lookup, verification, lexicon, schema and compiled Cypher."""
    if not questions.exists():
        pytest.skip(f"{questions} is absent; set ORIEL_SHARED to the folder that holds qa/")
    folders: tuple[Path, ...] = (BAY_HOUSE.parent,)
    asked = read_questions(questions)
    if any(question.model != BAY_HOUSE.name for question in asked):
        folders += (shared_models(asked[0].model).parent,)
    with sent() as statements:
        count = sum(1 for _ in run(asked, Plan(mode="rules", graph=settings, folders=folders)))
    assert len(statements) > count
    assert not [cypher for cypher in statements if outside_the_core(cypher)]


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
