"""The model judge, through the real client against a scripted server."""

from pathlib import Path

import pytest

from agents import ModelSettings
from agents.model_client import ModelClient
from agents.model_errors import BadReply
from evaluation import archive, command
from evaluation.compare import Outcome
from evaluation.judge import Judgement, Mark, judge, judged_report
from evaluation.question_sets import Question
from evaluation.results import Result
from tests.agents.scripted_server import scripted

DOORS = Question(id="q1", model="a.ifc", question="How many doors?", kind="count", value=3)
LIFT = Question(id="q2", model="a.ifc", question="When was the lift serviced?", kind="unanswerable")
TOLD = Result(
    question=DOORS,
    outcome=Outcome.RIGHT,
    value=3,
    answer="There are 3 doors.",
    cypher="MATCH (d:IfcDoor) RETURN count(d) AS n",
    columns=("n",),
    rows=((3,),),
)
SILENT = Result(question=LIFT, outcome=Outcome.RIGHT, answer="It holds no lift.")
YES = {"reason": "Both say three.", "grade": "true"}
NO = {"reason": "The query counts windows.", "grade": "false"}
NONE = {"reason": "No query.", "grade": "not_attempted"}


def settings(url: str) -> ModelSettings:
    return ModelSettings(base_url=url, name="judge-model", retries=0, seconds=5)


def test_correctness_and_grounding_are_asked_apart_with_their_rubrics() -> None:
    with scripted(YES, NO) as server:
        told = judge(ModelClient(settings(server.url)), TOLD)
    assert (told.answer_correctness.grade, told.query_grounding.grade) == (Mark.TRUE, Mark.FALSE)
    assert told.model == "judge-model"
    first, second = server.asked(0), server.asked(1)
    assert "You grade answers" in first
    assert "<expected>\n3\n</expected>" in first
    assert "MATCH" not in first.partition("Examples")[2].partition("<question>")[2]
    assert "You check whether an answer stands on its query" in second
    assert "<rows>\nn\n3\n</rows>" in second


def test_an_answer_that_should_not_exist_is_judged_as_such() -> None:
    with scripted(YES, NONE) as server:
        told = judge(ModelClient(settings(server.url)), SILENT)
        assert "<expected>\nthe graph does not hold this\n</expected>" in server.asked(0)
        assert "<rows>\nno rows\n</rows>" in server.asked(1)
    assert told.query_grounding.grade is Mark.NOT_ATTEMPTED


def test_a_reply_that_is_no_grade_is_a_bad_reply() -> None:
    with scripted({"grade": "maybe"}) as server, pytest.raises(BadReply):
        judge(ModelClient(settings(server.url)), TOLD)


def test_a_run_is_judged_once_and_the_tables_tell_the_agreement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = archive.start(tmp_path, archive.run_settings("rules", None, 5, {"s": (DOORS, LIFT)}))
    kept.add(TOLD)
    kept.add(SILENT)
    monkeypatch.setenv("ORIEL_MODEL_NAME", "judge-model")
    monkeypatch.setenv("ORIEL_MODEL_RETRIES", "0")
    with scripted(YES, YES, NO, NONE) as server:
        monkeypatch.setenv("ORIEL_MODEL_BASE_URL", server.url)
        assert command.main(["judge", str(kept.folder)]) == 0
        assert command.main(["judge", str(kept.folder)]) == 0
        assert len(server.requests) == 4
    told = capsys.readouterr().out
    assert "| answer_correctness | 1 | 1 | 0 | 2 |" in told
    assert "| query_grounding | 1 | 0 | 1 | 2 |" in told
    assert "| right | 1 | 1 | 0 |" in told


def test_agreement_beyond_chance_is_cohens_kappa() -> None:
    """Typed: right 3, wrong 1; judge: true on two of the right. Agreed 3/4, chance 1/2: 0.5."""
    said = [(Outcome.RIGHT, YES), (Outcome.RIGHT, YES), (Outcome.RIGHT, NO), (Outcome.WRONG, NO)]
    results = [
        TOLD.model_copy(
            update={"outcome": outcome, "question": DOORS.model_copy(update={"id": str(n)})}
        )
        for n, (outcome, _) in enumerate(said)
    ]
    judgements = [
        Judgement.model_validate(
            {"id": str(n), "model": "m", "answer_correctness": mark, "query_grounding": mark}
        )
        for n, (_, mark) in enumerate(said)
    ]
    assert "Cohen's kappa: 0.50 (right or not, 4 answers)" in judged_report(results, judgements)
