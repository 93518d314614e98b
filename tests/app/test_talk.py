"""Conversations: kept beside one another, and together where several people talk in one."""

import os
import re
import threading
from pathlib import Path

import pytest

from app.exports.conversation import as_markdown
from app.talks import talk
from app.talks.talk import Exchange, Talk
from tests.app.pages import answer
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    return tmp_path / "conversations"


def questions(found: Talk | None) -> list[str]:
    assert found is not None
    return [exchange.question for exchange in found.exchanges]


def said(question: str) -> Exchange:
    return Exchange(question=question, error="No model answered.", choices=("How many doors?",))


def test_two_copies_of_a_conversation_keep_the_turns_of_both() -> None:
    one = talk.keep(talk.new("house"), said("first"))
    other = talk.load(one.id)
    assert other is not None
    talk.keep(one, said("of one"))
    merged = talk.keep(other, said("of the other"))
    assert questions(merged) == ["first", "of one", "of the other"]
    assert talk.load(one.id) == merged


def test_a_thumb_from_an_older_copy_changes_its_turn_alone() -> None:
    older = talk.keep(talk.new("house"), said("first"))
    talk.keep(older.model_copy(deep=True), said("second"))
    rated = older.exchanges[0].model_copy(update={"thumb": 1})
    assert [each.thumb for each in talk.keep(older, rated).exchanges] == [1, None]


def test_a_name_given_in_an_older_copy_leaves_the_turns() -> None:
    older = talk.keep(talk.new("house"), said("first"))
    talk.keep(older.model_copy(deep=True), said("second"))
    assert questions(talk.rename(older, "Doors")) == ["first", "second"]
    assert [found.title for found in talk.recent("house")] == ["Doors"]


def test_many_who_talk_at_once_lose_nothing() -> None:
    begun = talk.keep(talk.new("house"), said("begun"))

    def person(name: int) -> None:
        own = begun.model_copy(deep=True)
        for turn in range(5):
            own = talk.keep(own, said(f"{name} {turn}"))

    people = [threading.Thread(target=person, args=(name,)) for name in range(6)]
    for each in people:
        each.start()
    for each in people:
        each.join(PATIENCE)
    expected = {"begun", *(f"{name} {turn}" for name in range(6) for turn in range(5))}
    kept = questions(talk.load(begun.id))
    assert set(kept) == expected
    assert len(kept) == len(expected)


def test_choices_are_kept_with_their_answer() -> None:
    begun = talk.keep(talk.new("house"), said("first"))
    found = talk.load(begun.id)
    assert found is not None
    assert found.exchanges[0].choices == ("How many doors?",)


def test_a_file_that_cannot_be_read_is_no_conversation(folder: Path) -> None:
    folder.mkdir()
    (folder / "ab12.json").write_text('{"id": "ab12", "exch')
    assert talk.load("ab12") is None
    assert talk.recent("house") == []


def test_everyone_has_a_list_of_their_own(folder: Path) -> None:
    for owner in ("ada", "grace", ""):
        talk.keep(talk.new("house", owner), said(f"of {owner or 'nobody'}"))
    assert [found.title for found in talk.recent("house", "ada")] == ["of ada"]
    assert [found.title for found in talk.recent("house")] == ["of nobody"]
    assert talk.recent("tower", "ada") == []


def test_asking_in_a_conversation_of_somebody_else_begins_a_copy_of_ones_own() -> None:
    hers = talk.keep(talk.new("house", "ada"), said("first"))
    assert talk.own(hers, "ada") is hers
    mine = talk.keep(talk.own(hers, "grace"), said("second"))
    assert questions(talk.load(hers.id)) == ["first"]
    assert questions(talk.load(mine.id)) == ["first", "second"]
    assert [found.id for found in talk.recent("house", "grace")] == [mine.id]
    assert [found.id for found in talk.recent("house", "ada")] == [hers.id]


def test_the_list_is_complete_newest_first_and_follows_each_change(folder: Path) -> None:
    kept = [talk.keep(talk.new("house"), said(f"{number}")) for number in range(210)]
    for second, each in enumerate(kept):
        os.utime(folder / f"{each.id}.json", (second, second))
    assert [found.title for found in talk.recent("house")] == [f"{n}" for n in reversed(range(210))]
    talk.rename(kept[3], "Doors")
    talk.delete(kept[209].id)
    titles = [found.title for found in talk.recent("house")]
    assert titles[:2] == ["Doors", "208"]
    assert len(titles) == 209


def test_a_long_conversation_is_listed_by_its_first_bytes() -> None:
    begun = talk.keep(talk.new("house", "ada"), said("Wie heißt die Wand? " * 100))
    long = Exchange(question="second", error="…" * talk.HEAD)
    talk.keep(begun, long)
    assert talk.recent("house", "ada") == [
        talk.Heading(begun.id, "house", "ada", "Wie heißt die Wand? " * 100)
    ]


def test_a_document_shows_every_text_as_it_is() -> None:
    hostile = "<img src=x onerror=alert(1)>\n# x ![](http://e)"
    query = "MATCH (n) WHERE n.Name = '```' RETURN n"
    found = answer(
        question=hostile,
        answer=hostile,
        cypher=query,
        columns=("name", hostile),
        rows=(("a\\|b", hostile),),
    )
    asked = Exchange(question=hostile, answer=found)
    begun = talk.new("house").model_copy(update={"exchanges": [asked, said(hostile)]})
    lines = as_markdown(begun, "Bay house").splitlines()
    kept = lines.index(query)
    assert (lines[kept - 1], lines[kept + 1]) == ("````cypher", "````")
    others = [line for line in lines if line != query]
    assert [line.split()[0] for line in others if line.startswith("#")] == ["#", "##", "##"]
    assert not [line for line in others if re.search(r"(?<!\\)[<!\[]", line)]
    table = [line for line in others if line.startswith("|")]
    assert [len(re.findall(r"(?<!\\)(?:\\\\)*\|", line)) for line in table] == [3, 3, 3]
    assert table[2].startswith(r"| a\\\|b | ")
