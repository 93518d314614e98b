"""What goes on from a turn that was not answered, and what is told before a question."""

import pytest

from agents.understanding.language.words import stem
from tests.agents.understanding.conftest import Ask

UNANSWERED = "who won the cup?"


@pytest.mark.parametrize(
    "question", ["what is the area of the room?", "and the doors?", "how wide is the door?"]
)
def test_what_goes_on_from_an_unanswered_turn_is_asked_back(
    ask_bay_house: Ask, question: str
) -> None:
    """All rooms were told in the place of the one that was spoken of."""
    before = ask_bay_house(UNANSWERED)
    assert before.value is None
    assert ask_bay_house(question, before).value is None


def test_a_whole_question_behind_an_unanswered_turn_is_answered(ask_bay_house: Ask) -> None:
    assert ask_bay_house("how many doors are there?", ask_bay_house(UNANSWERED)).value == 10


def test_the_name_of_the_building_before_a_question_is_background(ask_bay_house: Ask) -> None:
    plain = ask_bay_house("Which rooms are on the ground floor?")
    told = ask_bay_house(
        "We are taking over Bay House next month. Which rooms are on the ground floor?"
    )
    assert told.value == plain.value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("what is the total of the bathrooms in m2", 12.5664),
        ("what do the rooms on the ground floor add up to in m2", 63.9168),
        ("how many doors are there in m2", None),
    ],
)
def test_the_unit_says_what_is_added_up(
    ask_bay_house: Ask, question: str, value: float | None
) -> None:
    """The rooms were named, and the unit and what was asked of them dropped."""
    told = ask_bay_house(question).value
    assert told == (value if value is None else pytest.approx(value))


@pytest.mark.parametrize(
    ("word", "one"), [("PDUs", "pdu"), ("WCs", "wc"), ("UPS", "ups"), ("GAS", "gas")]
)
def test_several_of_what_is_called_by_capitals(word: str, one: str) -> None:
    assert stem(word) == one
