"""The questions with known answers, each by one hand-written query of at most three clauses."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from graph_store import GraphStore
from graph_store.rows import Rows
from ifc_loader import PropertyGraph
from tests.conftest import SHARED
from tests.ifc_loader.building_queries import clauses, query_for, within_model

QUESTIONS = SHARED / "qa" / "dev_questions.jsonl"
UNANSWERABLE = {"unanswerable"}
pytestmark = pytest.mark.of_others("qa/dev_questions.jsonl")


def asked() -> list[Any]:
    """Every answerable question; none where the file is absent."""
    if not QUESTIONS.exists():
        return []
    lines = [json.loads(line) for line in QUESTIONS.read_text("utf-8").splitlines()]
    return [
        pytest.param(line, id=f"{Path(line['model']).stem}-{number}")
        for number, line in enumerate(lines)
        if line["kind"] not in UNANSWERABLE
    ]


def same(found: Any, wanted: Any) -> bool:
    """Equal, numbers to half a unit of the third digit; a name asked for in one of two fields."""
    if isinstance(wanted, bool) or wanted is None:
        return found is wanted
    if isinstance(wanted, int | float):
        return bool(abs(found - wanted) <= max(5e-4 * abs(wanted), 1e-6))
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(same, found, wanted))
    if isinstance(wanted, dict):
        return found.keys() == wanted.keys() and all(same(found[k], wanted[k]) for k in wanted)
    return bool(found == wanted or (isinstance(found, list) and wanted in found))


@pytest.mark.parametrize("line", asked())
def test_a_question_is_answered_by_one_query(
    line: dict[str, Any], twin_of: Callable[[str], GraphStore]
) -> None:
    cypher, parameters, shape = query_for(line["question"])
    assert clauses(cypher) <= 3
    rows = twin_of(line["model"]).read(cypher, parameters)
    assert isinstance(rows, Rows), rows
    wanted = line["value"]
    if shape.__name__ == "column" and isinstance(wanted, list):
        wanted = sorted(wanted)
    assert same(shape(rows.rows), wanted), f"{cypher} gives {shape(rows.rows)}"


def test_the_four_models_together_answer_the_same(
    building_store: GraphStore, read_shared: Callable[[str], PropertyGraph]
) -> None:
    lines = [parameter.values[0] for parameter in asked()]
    for name in {line["model"] for line in lines} - {m.name for m in building_store.models()}:
        building_store.write_graph(read_shared(name))
    wrong = []
    for line in lines:
        cypher, parameters, shape = query_for(line["question"])
        rows = building_store.read(within_model(cypher), {**parameters, "model": line["model"]})
        wanted = line["value"]
        if shape.__name__ == "column" and isinstance(wanted, list):
            wanted = sorted(wanted)
        if not isinstance(rows, Rows) or not same(shape(rows.rows), wanted):
            wrong.append((line["question"], within_model(cypher), rows))
    assert wrong == []


def test_there_are_questions(shared_models: Callable[[str], Path]) -> None:
    shared_models("SampleHouse4.ifc")
    assert len(asked()) > 100
