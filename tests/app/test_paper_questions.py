"""The ten questions of the paper's Appendix C, through the command, without a model."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.command import main
from graph_store import GraphStore
from tests.conftest import SHARED

QUESTIONS = SHARED / "qa" / "dev_questions.jsonl"


def the_ten() -> list[dict[str, Any]]:
    if not QUESTIONS.exists():
        return []
    lines = QUESTIONS.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[:10]]


@pytest.mark.parametrize("asked", the_ten(), ids=lambda asked: asked["question"])
def test_the_paper_question_is_answered_rightly(
    asked: dict[str, Any],
    shared_models: Callable[[str], Path],
    house: GraphStore,
    capsys: pytest.CaptureFixture[str],
) -> None:
    model = str(shared_models(asked["model"]))
    capsys.readouterr()
    status = main(["ask", "--model", model, "--agents", "rules", "--json", asked["question"]])
    found = json.loads(capsys.readouterr().out)
    wanted = asked["value"]
    assert status == 0, found["answer"]
    if isinstance(wanted, bool):
        assert found["value"] is wanted
    elif isinstance(wanted, (int, float)):
        assert found["value"] == pytest.approx(wanted, rel=1e-3)
        assert found["unit"] == asked.get("unit")
    else:
        said = f"{found['value']} {found['answer']}"
        for part in wanted if isinstance(wanted, list) else [wanted]:
            assert part.casefold() in said.casefold()


def test_the_reader_is_told_why_the_roof_space_is_76_cubic_metres(
    shared_models: Callable[[str], Path], house: GraphStore, capsys: pytest.CaptureFixture[str]
) -> None:
    model = str(shared_models("SampleHouse4.ifc"))
    main(["ask", "--model", model, "--json", "What is the volume of the roof space?"])
    answer = json.loads(capsys.readouterr().out)["answer"]
    assert "76.47" in answer
    assert "76465.5" in answer
