"""Words that point to nothing, and numbers that are not so, are asked back; ties are told."""

import pytest

from tests.agents.conftest import Talk
from tests.agents.understanding.conftest import Ask

DUPLEX, FZK, HOUSE = "Duplex_A_20110907.ifc", "AC20-FZK-Haus.ifc", "SampleHouse4.ifc"


@pytest.mark.parametrize(
    ("building", "before", "question"),
    [
        (HOUSE, "Which of the rooms get repainted every spring?", "how many sqm is that together"),
        (DUPLEX, "Who has to be told before the alarm test?", "What is the total area of those?"),
        (FZK, "Welche Räume werden täglich gereinigt?", "Wie viel Quadratmeter sind das zusammen?"),
        (FZK, "Welche Räume werden täglich gereinigt?", "Wie viele Fenster haben die davon?"),
    ],
)
def test_what_points_to_something_not_understood_is_not_told_of_all(
    talk_about: Talk, building: str, before: str, question: str
) -> None:
    first, answer = talk_about(building, before, question)
    assert first.value is None
    assert answer.value is None


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize("question", ["How big are the {} kitchens?", "area of the {} kitchens"])
def test_the_number_of_things_that_is_taken_for_granted_is_heeded(
    talk_about: Talk, question: str
) -> None:
    (two,) = talk_about(DUPLEX, question.format("two"))
    assert len(two.value) == 2
    (five,) = talk_about(DUPLEX, question.format("five"))
    assert five.value is None


@pytest.mark.parametrize(
    ("building", "question", "names"),
    [
        (DUPLEX, "Which bathrooms have the most doors?", {"A204", "B204"}),
        (DUPLEX, "Which rooms have the most windows?", {"A203", "B203"}),
        (FZK, "Which room is the largest?", {"7"}),
    ],
)
def test_all_that_share_the_first_place_are_told(
    talk_about: Talk, building: str, question: str, names: set[str]
) -> None:
    (answer,) = talk_about(building, question)
    assert {row[0] for row in answer.rows} == names, answer.answer
    assert len({row[-1] for row in answer.rows}) == 1


@pytest.mark.of_others(DUPLEX)
def test_of_one_that_is_asked_for_the_other_is_mentioned(talk_about: Talk) -> None:
    (answer,) = talk_about(DUPLEX, "Which living room is the largest?")
    assert len(answer.rows) == 1
    other = "A102" if answer.rows[0][0] == "B102" else "B102"
    assert f"{other} Living Room has the same." in answer.answer


def test_what_goes_on_from_a_question_that_was_refused_is_refused(ask_bay_house: Ask) -> None:
    refused = ask_bay_house("Which rooms have a radiator and a chiller?")
    assert refused.value is None
    assert ask_bay_house("How many is that?", refused).value is None


@pytest.mark.parametrize("question", ["the Kitchen door", "Which door is the Kitchen door?"])
def test_a_thing_called_by_its_name_is_shown(ask_bay_house: Ask, question: str) -> None:
    assert ask_bay_house(question).value == ["Kitchen door"]


def test_a_name_is_not_told_back_where_more_is_asked(ask_bay_house: Ask) -> None:
    answer = ask_bay_house("Radiator Study is leaking. which room is that")
    assert answer.value == ["1.1 Study"]


def test_that_room_is_the_one_spoken_of_and_none_beside_it(ask_bay_house: Ask) -> None:
    first = ask_bay_house("Where is the boiler?")
    assert first.value
    assert ask_bay_house("Which room is that?", first).value == first.value
