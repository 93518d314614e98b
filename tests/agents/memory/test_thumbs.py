"""Thumbs move the memory of queries, and are kept for evaluation."""

import json
import stat
from pathlib import Path

import pytest

from agents import Minds, Mode, ModelSettings, ask, minds_for
from agents.memory import thumbs
from agents.messages import Answer, Grade
from evaluation.command import main
from evaluation.sets.question_sets import QuestionSetError, read_questions
from graph_store import GraphStore
from tests.agents.replies import ACCEPT, SEVEN, THREE, writes
from tests.agents.scripted_server import scripted

QUESTION = "How many doors are there?"
DOORS = "MATCH (n:IfcDoor) RETURN count(DISTINCT n) AS n"
MORE = "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))


def asks(house: GraphStore, minds: Minds) -> Answer:
    return ask(QUESTION, house, minds)


def minds_at(url: str, mode: Mode = "llm") -> Minds:
    given = ModelSettings(base_url=url, name="tiny", retries=0, second_opinion=False)
    return minds_for(mode, given)


def test_thumb_down_evicts_the_query_and_it_does_not_come_back(house: GraphStore) -> None:
    replies = [writes(MORE), ACCEPT, SEVEN]
    replies += [writes(MORE), writes(DOORS), ACCEPT, THREE, THREE]
    with scripted(*replies) as server:
        minds = minds_at(server.url)
        wrong = asks(house, minds)
        thumbs.note(wrong, house, minds.memory, good=False)
        right = asks(house, minds)
        thumbs.note(right, house, minds.memory, good=True)
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
        thumbs.note(first, house, minds.memory, good=True)
        assert [one.cypher for one in minds.memory.accepted(house.schema())] == [DOORS]
        thumbs.note(first, house, minds.memory, good=False)
        assert minds.memory.accepted(house.schema()) == ()
        thumbs.note(first, house, minds.memory, good=True)
    assert [one.good for one in thumbs.kept()] == [True]


def test_thumb_down_is_heeded_by_a_later_process_and_undone_by_a_thumb_up(
    house: GraphStore,
) -> None:
    replies = [writes(MORE), ACCEPT, SEVEN]
    replies += [writes(MORE), writes(DOORS), ACCEPT, THREE, writes(MORE), ACCEPT, SEVEN]
    with scripted(*replies) as server:
        wrong = asks(house, minds_at(server.url))
        thumbs.note(wrong, house, None, good=False)
        assert asks(house, minds_at(server.url)).value == 3
        thumbs.note(wrong, house, None, good=True)
        assert asks(house, minds_at(server.url)).value == 7
    assert len(server.requests) == len(replies)


@pytest.mark.parametrize("mode", ["llm", "paper", "single"])
def test_what_one_judge_alone_accepted_does_not_spread_to_others(
    mode: Mode, house: GraphStore
) -> None:
    judged = [ACCEPT] if mode != "single" else []
    replies = [writes(MORE), *judged, SEVEN, writes(DOORS), *judged, THREE]
    with scripted(*replies) as server:
        minds = minds_at(server.url, mode)
        assert asks(house, minds).value == 7
        assert minds.memory is not None
        assert minds.memory.accepted(house.schema()) == ()
        assert asks(house, minds).value == 3
    assert len(server.requests) == len(replies)


def test_thumb_up_is_heeded_by_a_later_process(house: GraphStore) -> None:
    replies = [writes(DOORS), ACCEPT, THREE, writes(DOORS), ACCEPT, THREE, THREE]
    with scripted(*replies) as server:
        thumbs.note(asks(house, minds_at(server.url)), house, None, good=True)
        minds = minds_at(server.url)
        assert asks(house, minds).value == 3
        assert minds.memory is not None
        assert [one.cypher for one in minds.memory.accepted(house.schema())] == [DOORS]
        assert asks(house, minds).value == 3
    assert len(server.requests) == len(replies)


def test_thumb_up_for_a_doubtful_answer_or_within_a_talk_is_not_used_again(
    house: GraphStore,
) -> None:
    with scripted(writes(DOORS), ACCEPT, THREE) as server:
        minds = minds_at(server.url)
        right = asks(house, minds)
        doubtful = right.model_copy(update={"assumptions": ("Not judged.",)})
        thumbs.note(doubtful, house, minds.memory, good=True)
        thumbs.note(right, house, minds.memory, good=True, behind="How many windows are there?")
        assert minds.memory is not None
        assert minds.memory.accepted(house.schema()) == ()


def test_thumb_down_within_a_talk_says_nothing_of_another_talk(house: GraphStore) -> None:
    follow, windows = "And together with the windows?", "How many windows are there?"
    replies = [writes(MORE), ACCEPT, SEVEN] * 3
    replies += [writes(MORE), writes(DOORS), ACCEPT, THREE] * 2
    with scripted(*replies) as server:
        minds = minds_at(server.url)
        first = asks(house, minds)
        other = first.model_copy(update={"question": windows})
        wrong = ask(follow, house, minds, history=[first])
        thumbs.note(wrong, house, minds.memory, good=False, behind=QUESTION)
        assert ask(follow, house, minds, history=[other]).value == 7
        assert ask(follow, house, minds, history=[first]).value == 3
        assert ask(follow, house, minds, history=[first, wrong]).value == 3
    assert len(server.requests) == len(replies)


def test_thumb_of_another_state_of_the_twin_or_another_twin_is_not_heeded(
    house: GraphStore,
) -> None:
    thumbs.note(asks(house, minds_for("rules")), house, None, good=False)
    (file,) = thumbs.thumbs_folder().glob("*.jsonl")
    (down,) = thumbs.kept()
    (heard,) = thumbs.thoughts(house)
    assert (heard.question, heard.cypher, heard.good) == (QUESTION, down.cypher, False)
    for field in ("state", "twin"):
        other = down.model_copy(update={field: "another"})
        file.write_text(other.model_dump_json() + "\n", "utf-8")
        assert list(thumbs.thoughts(house)) == []


HOSTILE = (
    b"\xff\xfe\x00 no text\n",
    b'{"at": 1}\n',
    b"[" * 15_000 + b"\n",
    b"x" * 3_000_000 + b"\n",
    b"\n" * 2_000,
)


@pytest.mark.parametrize("nonsense", HOSTILE, ids=range(len(HOSTILE)))
def test_file_of_thumbs_that_others_wrote_is_passed_over(
    house: GraphStore, nonsense: bytes
) -> None:
    minds = minds_for("rules")
    thumbs.note(asks(house, minds), house, None, good=False)
    (file,) = thumbs.thumbs_folder().glob("*.jsonl")
    file.write_bytes(nonsense)
    assert thumbs.kept() == ()
    assert list(thumbs.thoughts(house)) == []
    thumbs.note(asks(house, minds), house, None, good=False)
    assert [one.good for one in thumbs.kept()] == [False]


def test_thumbs_are_bounded_and_private(house: GraphStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumbs, "KEPT", 3)
    answer = asks(house, minds_for("rules"))
    for number in range(5):
        asked = answer.model_copy(update={"question": f"{number}?", "value": "long" * 10_000})
        thumbs.note(asked, house, None, good=True)
    assert [(one.question, one.value) for one in thumbs.kept()] == [
        (f"{number}?", None) for number in (2, 3, 4)
    ]
    folder = thumbs.thumbs_folder()
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.glob("*.jsonl")} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_thumb_that_cannot_be_kept_is_heeded_all_the_same_and_costs_no_answer(
    house: GraphStore, tmp_path: Path
) -> None:
    (tmp_path / "thumbs").write_text("a file where a folder should be")
    with scripted(
        writes(MORE), ACCEPT, SEVEN, writes(MORE), writes(DOORS), ACCEPT, THREE
    ) as server:
        minds = minds_at(server.url)
        thumbs.note(asks(house, minds), house, minds.memory, good=False)
        assert asks(house, minds).value == 3


def test_answer_of_the_rules_takes_a_thumb_too(house: GraphStore) -> None:
    minds = minds_for("rules")
    thumbs.note(asks(house, minds), house, minds.memory, good=True)
    (kept,) = thumbs.kept()
    assert (kept.question, kept.value, kept.good) == (QUESTION, 3, True)


def test_thumbs_are_exported_as_question_sets(house: GraphStore, tmp_path: Path) -> None:
    minds = minds_for("rules")
    thumbs.note(asks(house, minds), house, minds.memory, good=True)
    bad = ask("How many windows are there?", house, minds)
    thumbs.note(bad, house, minds.memory, good=False)
    up, down = tmp_path / "up.jsonl", tmp_path / "down.jsonl"
    assert main(["thumbs", "--up", str(up), "--down", str(down)]) == 0
    (good,) = read_questions(up)
    assert (good.question, good.model) == (QUESTION, "small_house.ifc")
    assert good.gold is not None
    (bad_one,) = map(json.loads, down.read_text("utf-8").splitlines())
    assert bad_one["note"][:5] == "Not 4"
    with pytest.raises(QuestionSetError, match="value: missing"):
        read_questions(down)  # before a person has written what is right
