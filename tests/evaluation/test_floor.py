"""The rule minds answer at least as many questions right as was last published."""

from pathlib import Path

import pytest

from evaluation import command
from evaluation.floors import (
    Floor,
    counted,
    fall,
    floors_table,
    measured_set,
    published_table,
    read_floors,
    set_path,
    write_floors,
)
from evaluation.reports.report import misses
from evaluation.sets.model_files import ModelNotFoundError, model_file, model_folders
from evaluation.sets.question_sets import QuestionSetError, read_questions
from graph_store import GraphSettings

FLOORS = read_floors()
IN_THE_REPOSITORY = {
    "evaluation/questions/bay_house.jsonl",
    "evaluation/questions/talks/talks_bay_house.jsonl",
    "tests/evaluation/harbour_questions.json",
    "tests/evaluation/harbour_generated.jsonl",
}
"""Sets whose models are here too: asked wherever the tests run."""


def _at_hand(name: str) -> bool:
    """The set is here, and so is every model that it asks about."""
    path = set_path(name)
    try:
        for model in {question.model for question in read_questions(path)}:
            model_file(model, model_folders(path.parent))
    except (QuestionSetError, ModelNotFoundError):
        return False
    return True


AT_HAND = [name for name in FLOORS if _at_hand(name)]


@pytest.mark.buildings
@pytest.mark.parametrize("name", AT_HAND)
def test_accuracy_has_not_fallen_below_the_published_figure(
    graph_settings: GraphSettings, name: str
) -> None:
    results = measured_set(name, graph_settings)
    reason = fall(FLOORS[name], counted(results))
    assert reason is None, (
        f"{name}: {reason}; if it is meant, publish it with `oriel eval floors --write`\n"
        f"{misses(results)}"
    )


def test_what_is_published_is_what_is_held() -> None:
    assert published_table() == floors_table(FLOORS)
    assert set(AT_HAND) >= IN_THE_REPOSITORY


def test_one_less_is_a_fall_and_another_set_needs_another_floor() -> None:
    floor = Floor(right=3, wrong=1, of=5)
    assert fall(floor, floor) is None
    assert fall(floor, Floor(right=4, wrong=0, of=5)) is None
    assert fall(floor, Floor(right=2, wrong=0, of=5)) == "2 of 5 right, published were 3"
    assert fall(floor, Floor(right=3, wrong=2, of=5)) == "2 of 5 wrong, published were 1"
    assert fall(floor, Floor(right=6, wrong=0, of=6)) == (
        "the set has 6 questions, its floor is of 5"
    )


def test_floors_are_held_and_published_by_one_command(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    graph_settings: GraphSettings,
) -> None:
    held, page = tmp_path / "floors.json", tmp_path / "evaluation.md"
    words = ["floors", "--file", str(held), "--page", str(page)]
    monkeypatch.setenv("ORIEL_DATA_DIR", str(graph_settings.data_dir.parent))
    name, absent = "tests/evaluation/harbour_questions.json", "shared/qa/atlantis.jsonl"
    page.write_text("Before.\n<!-- floors -->\n<!-- end of floors -->\nAfter.\n")
    away = Floor(right=1, wrong=0, of=2)
    write_floors({name: Floor(right=24, wrong=0, of=23), absent: away}, held, page)
    assert command.main(words) == 1
    told = capsys.readouterr()
    assert f"{name}: " in told.err
    assert "published were 24" in told.err
    assert f"{absent}: left out: " in told.err
    assert command.main([*words, "--write"]) == 0
    assert command.main(words) == 0
    assert read_floors(held)[absent] == away
    published = read_floors(held)[name]
    assert f"| `{name}` | {published.right} | {published.wrong} | 23 |" in page.read_text()
    assert page.read_text().startswith("Before.\n<!-- floors -->\n| set |")
    assert page.read_text().endswith("|\n<!-- end of floors -->\nAfter.\n")
