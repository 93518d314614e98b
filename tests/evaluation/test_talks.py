"""This project's conversations: their values are what their hand-written Cypher gives."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from evaluation.asking.twins import open_twin
from evaluation.comparing.compare import Outcome, compare
from evaluation.sets.model_files import ROOT
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphSettings, Rows

TALKS = sorted((ROOT / "evaluation" / "questions" / "talks").glob("*.jsonl"))


def told(rows: Rows) -> Any:
    """A result as an answer's value: one cell, one column, or rows."""
    if len(rows.columns) > 1:
        return [list(row) for row in rows.rows]
    cells = [row[0] for row in rows.rows]
    return cells[0] if len(cells) == 1 else cells


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=pytest.mark.of_others(read_questions(path)[0].model))
        for path in TALKS
    ],
)
def test_every_value_is_what_its_gold_query_gives(
    path: Path, graph_settings: GraphSettings, shared_models: Callable[[str], Path]
) -> None:
    questions = read_questions(path)
    with open_twin(shared_models(questions[0].model), graph_settings) as store:
        for question in questions:
            if question.gold is None:
                assert question.kind == "unanswerable"
                continue
            rows = store.read(question.gold)
            assert isinstance(rows, Rows), (question.id, rows)
            score = compare(question, told(rows), question.unit)
            assert score.outcome is Outcome.RIGHT, (question.id, rows.rows, score.reason)


def talks() -> dict[str, list[Question]]:
    found: dict[str, list[Question]] = {}
    for path in TALKS:
        for question in read_questions(path):
            found.setdefault(question.id.rpartition("-")[0], []).append(question)
    return found


def test_there_are_twelve_and_more_of_three_to_six_turns_on_three_models_and_more() -> None:
    found = talks()
    assert len(found) >= 12
    assert {len(turns) for turns in found.values()} <= {3, 4, 5, 6}
    assert len({turns[0].model for turns in found.values()}) >= 3


def test_each_turn_knows_the_turns_before_it() -> None:
    for turns in talks().values():
        asked = tuple(question.question for question in turns)
        assert [question.after for question in turns] == [asked[:n] for n in range(len(asked))]
