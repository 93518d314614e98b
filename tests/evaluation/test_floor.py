"""The rule minds answer at least as many questions right as was last published."""

import json
from pathlib import Path

import pytest

from evaluation.question_sets import read_questions
from evaluation.questions.write import FOLDER
from evaluation.report import misses
from evaluation.run import Plan, run
from graph_store import GraphSettings

ROOT = Path(__file__).resolve().parents[2]
FLOORS: dict[str, int] = json.loads((ROOT / "evaluation" / "floors.json").read_text())


@pytest.mark.parametrize("name", FLOORS)
def test_accuracy_has_not_fallen_below_the_published_figure(
    graph_settings: GraphSettings, name: str
) -> None:
    questions = read_questions(FOLDER / f"{name}.jsonl")
    plan = Plan(mode="rules", graph=graph_settings, folders=(ROOT / "sample_models",))
    results = [asked.result for asked in run(questions, plan)]
    right = sum(result.right for result in results)
    assert right >= FLOORS[name], (
        f"{name}: {right} of {len(results)} right, published were {FLOORS[name]}; if the fall is "
        f"meant, lower evaluation/floors.json and docs/evaluation.md\n{misses(results)}"
    )
