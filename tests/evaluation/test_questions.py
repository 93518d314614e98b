"""This project's own question sets say what the files say."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from evaluation.comparing.compare import Outcome, compare
from evaluation.questions import police_station, strangers_p, strangers_q, vet_surgery
from evaluation.questions.write import FOLDER, SETS, lines
from evaluation.sets.question_sets import read_questions


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.of_others(model)) for name, (model, *_) in SETS.items()],
)
def test_every_value_is_what_the_file_says_now(
    name: str, shared_models: Callable[[str], Path]
) -> None:
    written = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    own = name == "bay_house"
    models = Path() if own else shared_models(SETS[name][0]).parent
    computed = lines(name, models)
    assert [json.loads(line) for line in written] == [json.loads(line) for line in computed]


@pytest.mark.parametrize(
    ("building", "asked"),
    [
        pytest.param(police_station, strangers_p, id="police station"),
        pytest.param(vet_surgery, strangers_q, id="veterinary surgery"),
    ],
)
def test_a_building_and_its_questions_are_what_their_scripts_write(
    building: ModuleType, asked: ModuleType, tmp_path: Path
) -> None:
    written = tmp_path / building.FILE.name
    building.write(written)
    kept = building.FILE.read_text(encoding="utf-8")
    assert written.read_text(encoding="utf-8").split("DATA;")[1] == kept.split("DATA;")[1]
    lines_now = asked.lines(written)
    assert asked.SET.read_text(encoding="utf-8").splitlines() == lines_now


@pytest.mark.parametrize("asked", [strangers_p.SET, strangers_q.SET], ids=["P", "Q"])
def test_each_value_of_the_strangers_is_right_by_its_own_measure(asked: Path) -> None:
    for question in read_questions(asked):
        score = compare(question, question.value, question.unit, question.global_ids)
        assert score.outcome is Outcome.RIGHT, (question.id, score.reason)


def test_there_are_enough_of_them_and_a_third_is_held_out() -> None:
    sets = [read_questions(FOLDER / f"{name}.jsonl") for name in SETS]
    splits = Counter(question.split for questions in sets for question in questions)
    assert splits.total() >= 150
    assert 0.25 < splits["test"] / splits.total() < 0.42


@pytest.mark.parametrize("name", SETS)
def test_each_expected_value_is_right_by_its_own_measure(name: str) -> None:
    for question in read_questions(FOLDER / f"{name}.jsonl"):
        score = compare(question, question.value, question.unit, question.global_ids)
        assert score.outcome is Outcome.RIGHT, (question.id, score.reason)


def test_the_published_questions_are_right_by_the_same_measure(shared_questions: Path) -> None:
    for question in read_questions(shared_questions / "dev_questions.jsonl"):
        score = compare(question, question.value, question.unit, question.global_ids)
        assert score.outcome is Outcome.RIGHT, (question.id, score.reason)
