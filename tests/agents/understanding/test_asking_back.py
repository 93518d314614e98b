"""Who and when, shares, units written as one, groups by a quality, and what is asked back."""

from typing import Any

import pytest

from agents import ask, minds_for
from graph_store import GraphSettings, connect
from tests.agents.conftest import Talk
from tests.agents.understanding.conftest import Ask

FZK, HOUSE, HEATED = "AC20-FZK-Haus.ifc", "SampleHouse4.ifc", "3rooms_Heater_AirTerminal_Table.ifc"


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        (HOUSE, "how many m3 is the loft", pytest.approx(76.4655, rel=1e-3)),
        (FZK, "how many m2 of windows on the ground floor?", pytest.approx(21.6)),
        (FZK, "how many walls, split external / internal", [["no", 5], ["yes", 8]]),
        (HEATED, "what share of the floor area is bathroom", pytest.approx(8.2267, rel=1e-3)),
    ],
)
def test_a_quantity_is_no_count(talk_about: Talk, building: str, question: str, value: Any) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == value


@pytest.mark.parametrize(
    ("building", "question", "told"),
    [
        (FZK, "when was the house built", "2008"),
        (FZK, "Wann wurde das Haus gebaut?", "2008"),
        (HOUSE, "where is the bedroom", "Ground Floor"),
    ],
)
def test_when_and_where_tell_what_they_ask_for(
    talk_about: Talk, building: str, question: str, told: str
) -> None:
    (answer,) = talk_about(building, question)
    assert told in answer.answer


@pytest.mark.parametrize(
    ("building", "question"),
    [
        (HEATED, "u value windows?"),
        (FZK, "Could you please tell me who the architect was?"),
        (HOUSE, "Who lives in the house?"),
        (HOUSE, "How many people live here?"),
        (FZK, "Are there people in the building?"),
    ],
)
def test_what_the_model_does_not_hold_is_no_count_and_no_other_thing(
    talk_about: Talk, building: str, question: str
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value is None
    assert answer.cypher is None


@pytest.mark.of_others(HOUSE)
def test_what_may_be_meant_is_offered_and_is_answered_when_chosen(talk_about: Talk) -> None:
    (answer,) = talk_about(HOUSE, "how many wibbly doors are there")
    assert answer.value is None
    (chosen,) = talk_about(HOUSE, answer.choices[0])
    assert chosen.cypher is not None


def test_a_twin_that_holds_nothing_says_so(shared_engine: GraphSettings) -> None:
    """Of a twin without a building `doors` were not known."""
    with connect(shared_engine, twin="nothing") as store:
        answer = ask("How many doors are there?", store, minds_for("rules"))
    assert answer.value is None
    assert answer.answer.startswith("This twin holds nothing yet.")


@pytest.mark.parametrize(
    ("question", "pointing"),
    [
        ("how many of them have a window?", "of them"),
        ("which of those are on the first floor?", "of those"),
        ("wie viele davon haben ein Fenster?", "davon"),
        ("¿cuántas de ellas tienen ventana?", "de ellas"),
        ("combien d'entre elles ont une fenêtre ?", "de entre elles"),
    ],
)
def test_of_whom_nobody_spoke_before_is_asked(
    ask_bay_house: Ask, question: str, pointing: str
) -> None:
    """All windows were counted: nothing had been said that `them` could stand for."""
    answer = ask_bay_house(question)
    assert answer.value is None
    assert f"Please name what “{pointing}” stands for." in answer.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("the doors, how many of them are external?", 2),
        ("how many of these rooms are on the first floor?", 4),
    ],
)
def test_what_the_question_itself_has_named_is_known(
    ask_bay_house: Ask, question: str, value: int
) -> None:
    assert ask_bay_house(question).value == value
