"""What is in a place, what a kind of things has not, and two questions in one."""

import pytest

from tests.agents.understanding.conftest import Ask


def test_what_is_on_a_storey_are_its_rooms(ask_bay_house: Ask) -> None:
    """The storey itself was told: `Ground Floor`."""
    plain = ask_bay_house("Which rooms are on the ground floor?")
    assert ask_bay_house("What's on the ground floor?").value == plain.value
    assert ask_bay_house("Was ist im Erdgeschoss?").value == plain.value


def test_what_is_in_a_room_are_its_elements(ask_bay_house: Ask) -> None:
    plain = ask_bay_house("Which elements are in the kitchen?")
    assert plain.value
    assert ask_bay_house("what is in the kitchen?").value == plain.value


def test_what_is_in_the_building_is_not_the_building(ask_bay_house: Ask) -> None:
    assert ask_bay_house("what is in the house?").value is None


def test_what_has_no_room_of_a_kind_is_not_what_is_no_such_room(ask_bay_house: Ask) -> None:
    """All bedrooms were told, as none of them is a bathroom."""
    told = ask_bay_house("Which bedrooms don't have a bathroom?")
    assert told.value is None or "LEADS_TO" in (told.cypher or "")


def test_what_is_no_such_room_is_told(ask_bay_house: Ask) -> None:
    rooms = ask_bay_house("how many rooms are there?").value
    bedrooms = ask_bay_house("how many bedrooms are there?").value
    assert ask_bay_house("how many rooms are not bedrooms?").value == rooms - bedrooms


@pytest.mark.parametrize("second", ["who made it", "who made it?"])
def test_the_second_of_two_questions_is_answered_too(ask_bay_house: Ask, second: str) -> None:
    """It was dropped as background, and nobody was told."""
    told = ask_bay_house(f"Is there a boiler? {second}")
    assert isinstance(told.value, list)
    assert len(told.value) == 2


def test_what_is_asked_by_a_verb_is_told_by_a_noun(ask_bay_house: Ask) -> None:
    assert "installation date" in ask_bay_house("when was the kitchen door installed?").answer


def test_what_things_are_called_is_said_once(ask_bay_house: Ask) -> None:
    told = ask_bay_house("which rooms are bedrooms?")
    assert "bedroom bedroom" not in told.answer
    assert told.value == ask_bay_house("which bedrooms are there?").value


def test_rooms_without_a_room_are_no_rooms_that_are_both(ask_bay_house: Ask) -> None:
    told = ask_bay_house("bedrooms without a bathroom")
    assert told.value is None or "LEADS_TO" in (told.cypher or "")
    assert not any("bedroom bathroom" in choice for choice in told.choices)
