"""Two people on one twin, each in a browser session of their own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.pages.ask import FULLY_DRAWN
from app.talks import talk
from graph_store import GraphStore
from tests.app.pages import state_of, talk_of, words

DOORS = "How many doors exist in the building?"
WINDOWS = "How many windows exist in the building?"


def asked(test: AppTest, question: str) -> AppTest:
    return test.chat_input[0].set_value(question).run()


def test_a_new_session_begins_an_empty_conversation_and_may_resume_another(
    app: Callable[..., AppTest],
) -> None:
    first = asked(app().run(), DOORS)
    second = app().run()
    assert not second.exception
    assert "There are 3 doors" not in words(second)
    assert "What would you like to know?" in words(second)
    resumed = next(b for b in second.button if b.key == f"talk-{talk_of(first).id}")
    resumed.click().run()
    assert "There are 3 doors" in words(second)


def test_two_sessions_in_one_conversation_lose_nothing_of_each_other(
    app: Callable[..., AppTest], house: GraphStore
) -> None:
    first = asked(app().run(), DOORS)
    second = app()
    second.query_params["talk"] = talk_of(first).id
    second.run()
    asked(first, WINDOWS)
    asked(second, "How many storeys does the building have?")
    assert not second.exception
    (heading,) = talk.recent(house.twin)
    kept = talk.load(heading.id)
    assert kept is not None
    assert [each.question for each in kept.exchanges] == [
        DOORS,
        WINDOWS,
        "How many storeys does the building have?",
    ]
    assert "storeys" in words(second)
    assert WINDOWS in words(second)


def test_sessions_of_their_own_keep_conversations_of_their_own(
    app: Callable[..., AppTest], house: GraphStore
) -> None:
    first, second = app().run(), app().run()
    asked(first, DOORS)
    asked(second, WINDOWS)
    kept = [talk.load(heading.id) for heading in talk.recent(house.twin)]
    assert {found.title: len(found.exchanges) for found in kept if found} == {DOORS: 1, WINDOWS: 1}


def test_a_link_opens_the_answer_that_it_names(app: Callable[..., AppTest]) -> None:
    first = asked(asked(app().run(), DOORS), WINDOWS)
    for place, shown in (("0", 0), ("9", 1), ("²", 1), ("-1", 1)):
        second = app()
        second.query_params["talk"] = talk_of(first).id
        second.query_params["answer"] = place
        second.run()
        assert not second.exception
        assert state_of(second).shown == shown


@pytest.mark.parametrize(("text", "told"), [('{"id": "ab12", "exch', "damaged"), (None, "deleted")])
def test_a_link_to_a_conversation_that_cannot_be_had_says_so(
    app: Callable[..., AppTest], data_dir: Path, text: str | None, told: str
) -> None:
    test = app()
    if text:
        (data_dir / "conversations").mkdir()
        (data_dir / "conversations" / "ab12.json").write_text(text)
    test.query_params["talk"] = "ab12"
    test.run()
    assert not test.exception
    assert told in test.warning[0].value
    assert not asked(test, DOORS).warning


def test_an_old_answer_that_is_shown_is_drawn_among_the_latest(
    app: Callable[..., AppTest], house: GraphStore
) -> None:
    begun = talk.new(house.twin)
    for number in range(FULLY_DRAWN + 2):
        begun = talk.keep(begun, talk.Exchange(question=f"Question {number}", error="No model."))
    test = app()
    test.query_params["talk"] = begun.id
    test.query_params["answer"] = "0"
    test.run()
    assert not test.exception
    assert ">Question 0<" in words(test)
    assert ">Question 1<" not in words(test)
    assert "1 earlier questions" in words(test)
