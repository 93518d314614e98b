"""The published questions have the same answers on every engine, value by value."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from evaluation.asking.run import Plan, run
from evaluation.questions.write import FOLDER
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphSettings
from sample_models import BAY_HOUSE
from tests.conftest import SHARED

SETS = [FOLDER / "bay_house.jsonl", SHARED / "qa" / "dev_questions.jsonl"]


def told(
    questions: Sequence[Question], settings: GraphSettings, folders: tuple[Path, ...]
) -> list[str]:
    """Each question with all that was answered to it, on one engine."""
    plan = Plan(mode="rules", graph=settings, folders=folders)
    results = [asked.result for asked in run(questions, plan)]
    return [
        f"{r.question.question}: {r.value!r} {r.unit} {sorted(r.global_ids)} {r.outcome} {r.answer}"
        for r in results
    ]


@pytest.mark.parametrize("published", SETS, ids=lambda path: path.stem)
def test_the_server_answers_as_the_embedded_engine_does(
    published: Path,
    settings: GraphSettings,
    shared_models: Callable[[str], Path],
    tmp_path: Path,
) -> None:
    if settings.uri is None:
        pytest.skip("compares a server with the embedded engine; name one (ORIEL_TEST_GRAPH_URI)")
    if not published.exists():
        pytest.skip(f"{published} is absent; set ORIEL_SHARED to the folder that holds qa/")
    questions = read_questions(published)
    folders: tuple[Path, ...] = (BAY_HOUSE.parent,)
    if any(question.model != BAY_HOUSE.name for question in questions):
        folders += (shared_models(questions[0].model).parent,)
    embedded = GraphSettings(uri=None, data_dir=tmp_path, memory_mb=512, linger=1)
    assert told(questions, settings, folders) == told(questions, embedded, folders)
