"""`benchmarks.real_model`: what a model at an endpoint is found to be, and when it ends with 1."""

import argparse
from typing import Any

import pytest

from agents import ModelSettings
from agents.model.model_client import ModelClient
from benchmarks import real_model
from evaluation.trust.measuring import unchecked
from tests.agents.scripted_server import Reply, answering

pytestmark = [pytest.mark.engine, pytest.mark.cypher_of_a_person]
REPLIES: dict[str, Any] = {
    "WrittenQuery": {
        "explanation": "", "outcome": "query", "cypher": "MATCH (s:Ship) RETURN count(s) AS n",
        "choices": [],
    },
    "WrittenVerdict": {"grade": "Accept", "feedback": ""},
    "WrittenAnswer": {"answer": "There are 99 of gold.", "value": 99, "unit": "kg"},
}  # fmt: skip


def status(capsys: pytest.CaptureFixture[str], most: int = 3) -> tuple[int, str]:
    """What `run` ends with, and prints, where the model tells the same lie whatever it is asked."""

    def reply(request: dict[str, Any]) -> Reply:
        return Reply(REPLIES[request["response_format"]["json_schema"]["name"]])

    given = argparse.Namespace(set=None, most=most, ways=["told", "single"])
    with answering(reply) as server:
        ended = real_model.run(given, ModelSettings(base_url=server.url, name="tiny", retries=0))
    return ended, capsys.readouterr().out


def test_lies_that_the_checks_keep_back_end_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    ended, printed = status(capsys)
    assert ended == 0
    assert "99" not in "".join(line for line in printed.splitlines() if "→" in line)
    assert "| told, harbour" in printed
    assert "| single, harbour" in printed


def test_question_beyond_its_deadline_ends_with_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real_model, "GRACE", -1e9)
    ended, printed = status(capsys, most=1)
    assert ended == 1
    assert "1 over the deadline" in printed


def test_false_sentence_that_is_told_ends_with_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    believing = real_model.minds_of
    monkeypatch.setattr(
        real_model,
        "minds_of",
        lambda way, settings: unchecked(believing(way, settings), ModelClient(settings)),
    )
    ended, printed = status(capsys)
    assert ended == 1
    assert "the number 99, the unit kg" in printed
    assert "Left, and must not: " in printed
