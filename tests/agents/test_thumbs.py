"""Thumbs move the memory of queries, and are kept for evaluation."""

from pathlib import Path
from typing import Any

import pytest

from agents import Minds, ModelSettings, ask, minds_for, thumbs
from agents.messages import Answer, Grade
from evaluation.command import main
from evaluation.sets.question_sets import read_questions
from graph_store import GraphStore
from tests.agents.scripted_server import scripted

QUESTION = "How many doors are there?"
DOORS = "MATCH (n:IfcDoor) RETURN count(DISTINCT n) AS n"
MORE = "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n"
ACCEPT = {"grade": "Accept", "feedback": ""}
THREE = {"answer": "There are 3 doors.", "value": 3, "unit": None}
SEVEN = {"answer": "There are 7 doors.", "value": 7, "unit": None}


def writes(cypher: str) -> dict[str, Any]:
    return {"explanation": "Doors.", "outcome": "query", "cypher": cypher, "choices": []}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))


def asks(house: GraphStore, minds: Minds) -> Answer:
    return ask(QUESTION, house, minds)


def minds_at(url: str) -> Minds:
    given = ModelSettings(base_url=url, name="tiny", retries=0, second_opinion=False)
    return minds_for("llm", given)


def test_thumb_down_evicts_the_query_and_it_does_not_come_back(house: GraphStore) -> None:
    replies = [writes(MORE), ACCEPT, SEVEN]
    replies += [writes(MORE), writes(DOORS), ACCEPT, THREE, THREE]
    with scripted(*replies) as server:
        minds = minds_at(server.url)
        wrong = asks(house, minds)
        thumbs.note(wrong, house, minds, good=False)
        right = asks(house, minds)
        assert asks(house, minds).value == 3
    assert (wrong.value, right.value) == (7, 3)
    refused = right.attempts[0].verdict
    assert (refused.grade, refused.feedback[:8]) == (Grade.INCORRECT, "A person")
    assert len(server.requests) == len(replies)


def test_thumb_up_is_shown_first_and_undoes_a_thumb_down(house: GraphStore) -> None:
    with scripted(writes(DOORS), ACCEPT, THREE, THREE) as server:
        minds = minds_at(server.url)
        first = asks(house, minds)
        assert minds.memory is not None
        thumbs.note(first, house, minds, good=True)
        assert [one.cypher for one in minds.memory.accepted(house.schema())] == [DOORS]
        thumbs.note(first, house, minds, good=False)
        assert minds.memory.accepted(house.schema()) == ()
        thumbs.note(first, house, minds, good=True)
    assert [one.good for one in thumbs.kept()] == [True]


def test_answer_of_the_rules_takes_a_thumb_too(house: GraphStore) -> None:
    minds = minds_for("rules")
    thumbs.note(asks(house, minds), house, minds, good=True)
    (kept,) = thumbs.kept()
    assert (kept.question, kept.value, kept.good) == (QUESTION, 3, True)


def test_thumbs_are_exported_as_question_sets(house: GraphStore, tmp_path: Path) -> None:
    minds = minds_for("rules")
    thumbs.note(asks(house, minds), house, minds, good=True)
    bad = ask("How many windows are there?", house, minds)
    thumbs.note(bad, house, minds, good=False)
    up, down = tmp_path / "up.jsonl", tmp_path / "down.jsonl"
    assert main(["thumbs", "--up", str(up), "--down", str(down)]) == 0
    (good,) = read_questions(up)
    assert (good.question, good.model) == (QUESTION, "SampleHouse4.ifc")
    assert good.gold is not None
    assert [one.note[:5] for one in read_questions(down)] == ["Not 4"]
