"""The query of an answer, changed and run where it stands; and the console of Explore."""

import json
from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.pages import talk_of, words

DOORS = "How many doors exist in the building?"


@pytest.fixture
def edited(app: Callable[..., AppTest]) -> Callable[[str], AppTest]:
    """The card of an answer after its query was replaced by this one, and run."""

    def run(cypher: str) -> AppTest:
        test = app().run()
        test.chat_input[0].set_value(DOORS).run()
        test.toggle[0].set_value(True).run()
        area = test.text_area[0]
        assert "IfcDoor" in str(area.value)
        area.set_value(cypher)
        next(button for button in test.button if button.label == "Run").click().run()
        assert not test.exception
        return test

    return run


def coloured(test: AppTest) -> int:
    """How many elements the building is told to colour."""
    views = [each.proto for each in test.get("bidi_component")]
    view = next(each for each in views if each.component_name == "oriel_view3d")
    return sum(len(group["ids"]) for group in json.loads(view.json)["groups"])


def test_a_changed_query_shows_its_rows_and_leaves_the_answer(
    edited: Callable[[str], AppTest],
) -> None:
    test = edited("MATCH (w:IfcWindow) RETURN count(w) AS windows")
    assert list(test.dataframe[-1].value.columns) == ["windows"]
    assert "There are 3 doors" in words(test)
    assert [each.value for each in talk_of(test).answers] == [3]


def test_a_query_that_writes_is_refused_in_a_sentence(edited: Callable[[str], AppTest]) -> None:
    test = edited("MATCH (d:IfcDoor) DETACH DELETE d")
    assert len(test.error) == 1
    assert "DETACH" in test.error[0].value
    again = test.chat_input[0].set_value(DOORS).run()
    assert "There are 3 doors" in words(again)


def test_a_query_with_a_slip_is_told_and_can_be_mended(edited: Callable[[str], AppTest]) -> None:
    test = edited("MATCH (d:IfcDoor RETURN d")
    assert len(test.error) == 1
    test.text_area[0].set_value("MATCH (d:IfcDoor) RETURN d.Name AS name")
    next(button for button in test.button if button.label == "Run").click().run()
    assert not test.error
    assert len(test.dataframe[-1].value) == 3


def test_a_query_without_rows_says_so(edited: Callable[[str], AppTest]) -> None:
    assert "0 rows" in words(edited("MATCH (d:IfcPump) RETURN d.Name AS name"))


def test_the_views_show_what_a_changed_query_found_until_it_is_closed(
    edited: Callable[[str], AppTest],
) -> None:
    test = edited("MATCH (w:IfcWindow) RETURN w.GlobalId AS id")
    assert f"The building shows the {len(test.dataframe[-1].value)} elements that" in words(test)
    assert coloured(test) == len(test.dataframe[-1].value) > 3
    test.toggle[0].set_value(False).run()
    assert coloured(test) == 3


def test_a_changed_query_that_counts_shows_what_it_counted(
    edited: Callable[[str], AppTest],
) -> None:
    test = edited("MATCH (w:IfcWindow) RETURN count(w) AS windows")
    assert coloured(test) == test.dataframe[-1].value.iloc[0, 0] > 3
