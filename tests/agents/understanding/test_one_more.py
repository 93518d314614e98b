"""Whether other things have one too, and of what it is said that it has something."""

import pytest

from tests.agents.conftest import Talk

HOUSE, CARE, DUPLEX, WINERY = (
    "bay_house.ifc",
    "Rosewood_Care_Home.ifc",
    "Duplex_A_20110907.ifc",
    "Weingut_Ebersbach.ifc",
)


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        (CARE, "does the shower room on the first floor have a nurse call?", False),
        (CARE, "does the shower room upstairs have a nurse call?", False),
        (CARE, "has the shower room upstairs got a nurse call?", False),
        (CARE, "do the bedrooms on the first floor have a nurse call?", True),
        (CARE, "does the first floor have a nurse call?", True),
        (CARE, "how many rooms upstairs have a radiator?", 5),
        (HOUSE, "does the bathroom upstairs have a radiator?", True),
        (DUPLEX, "does the bathroom in unit B have a window?", False),
    ],
)
def test_a_room_on_a_floor_has_what_is_in_the_room(
    talk_about: Talk, building: str, question: str, value: object
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == value, answer.answer


def test_what_a_room_on_a_floor_has_not_is_said_of_the_room(talk_about: Talk) -> None:
    (answer,) = talk_about(CARE, "does the shower room on the first floor have a nurse call?")
    assert answer.answer.startswith("No, F08 Shower Room on First Floor has no nurse calls.")


NURSE_CALL = "does every bedroom have a nurse call?"
DETECTOR = "is there a smoke detector in the kitchen?"
WINDOW = "does the kitchen have a window?"


@pytest.mark.parametrize(
    ("building", "before", "question", "value"),
    [
        (CARE, NURSE_CALL, "has the shower room upstairs got one?", False),
        (CARE, NURSE_CALL, "the shower room upstairs, has that got one?", False),
        (CARE, NURSE_CALL, "what about the shower room upstairs, has that got one", False),
        (CARE, NURSE_CALL, "what about the shower room upstairs - does it have one?", False),
        (CARE, NURSE_CALL, "do the bathrooms have one?", True),
        (CARE, NURSE_CALL, "does the kitchen have one?", False),
        (CARE, "which rooms have a nurse call?", "does the kitchen have one?", False),
        (CARE, "does the lounge have a radiator?", "does the kitchen have one?", False),
        (CARE, "does the lounge have a radiator?", "and the kitchen, has it got any?", False),
        (HOUSE, WINDOW, "what about the bathroom, does that have one?", True),
        (HOUSE, WINDOW, "and the hall - has it got one?", True),
        (HOUSE, "which rooms have no radiator?", "does the hall have one?", True),
        (HOUSE, DETECTOR, "is there one in the hall?", True),
        (DUPLEX, "does every bedroom have a window?", "does the foyer have one too?", False),
        (WINERY, "hat jedes Büro ein Fenster?", "hat das Lager auch eins?", False),
    ],
)
def test_one_is_what_was_asked_for_and_not_where(
    talk_about: Talk, building: str, before: str, question: str, value: object
) -> None:
    answer = talk_about(building, before, question)[-1]
    assert answer.value == value, answer.answer
