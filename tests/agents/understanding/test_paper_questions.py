"""The ten questions of the paper's Appendix C, and every other known question, without a model."""

import json

import pytest

from agents import ask, minds_for
from agents.messages import Answer, Grade
from evaluation.comparing.compare import Outcome, compare_answer
from evaluation.sets.question_sets import read_questions
from graph_store import GraphStore
from tests.agents.understanding.conftest import Ask
from tests.conftest import SHARED

KNOWN = "qa/dev_questions.jsonl"


@pytest.mark.of_others(KNOWN)
@pytest.mark.parametrize("place", range(10))
def test_the_papers_questions_are_answered_without_a_model(
    real_house: GraphStore, place: int
) -> None:
    question = read_questions(SHARED / KNOWN)[place]
    answer = ask(question.question, real_house, minds_for("rules"))
    score = compare_answer(question, answer)
    assert score.outcome is Outcome.RIGHT, answer.answer
    assert answer.grade is Grade.ACCEPT
    assert answer.agents == "rules"


def test_the_volume_of_the_roof_space_is_corrected_and_the_reader_told_why(ask_house: Ask) -> None:
    answer = ask_house("What is the volume of the roof space?")
    assert answer.value == pytest.approx(76.5, abs=0.001)
    assert answer.unit == "m3"
    assert "76.5 m³" in answer.answer
    assert "76500" in answer.answer
    assert "corrected" in answer.answer


def test_the_answer_is_one_json_object_with_every_field_of_the_design(ask_house: Ask) -> None:
    answer = ask_house("How many doors exist in the building?")
    told = json.loads(answer.model_dump_json())
    assert list(told) == [
        "question", "answer", "value", "unit", "cypher", "columns", "rows", "global_ids", "grade",
        "attempts", "agents", "engine", "timings_ms", "tokens", "assumptions",
    ]  # fmt: skip
    assert told["value"] == 3
    assert len(told["global_ids"]) == 3


def test_a_placeholder_does_not_pass_for_an_address(ask_house: Ask) -> None:
    answer = ask_house("What is the building address?")
    assert answer.value == ["Westminster UK"]
    assert "placeholder" in answer.answer


def test_the_cypher_shown_can_be_run_by_hand(ask_house: Ask) -> None:
    answer: Answer = ask_house("How many rooms are on Ground Floor?")
    assert answer.cypher is not None
    assert "$" not in answer.cypher
    assert "'Ground Floor'" in answer.cypher


def test_counting_what_a_property_counts_too_speaks_of_the_things(ask_house: Ask) -> None:
    answer = ask_house("How many storey exist in the building?")
    assert answer.answer.startswith("There are 2 storeys.")
    assert len(answer.global_ids) == 2
