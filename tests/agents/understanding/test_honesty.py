"""Silent rather than wrong: what is absent, and what was not understood, are told apart."""

import pytest

from agents.messages import Answer
from tests.agents.understanding.conftest import Ask


def _silent(answer: Answer) -> bool:
    return answer.value is None and answer.cypher is None


def test_what_the_twin_does_not_hold_is_told_with_what_it_has(ask_house: Ask) -> None:
    answer = ask_house("Which lifts are in the building?")
    assert _silent(answer)
    assert "holds no lift" in answer.answer


def test_a_property_nobody_filled_in_is_absent(ask_house: Ask) -> None:
    answer = ask_house("What is the acoustic rating of the windows?")
    assert _silent(answer)
    assert "records no acoustic rating" in answer.answer


def test_words_it_cannot_map_are_named(ask_house: Ask) -> None:
    answer = ask_house("What is the predicted annual energy consumption?")
    assert _silent(answer)
    assert "“predicted”" in answer.answer


def test_a_near_name_is_offered(ask_house: Ask) -> None:
    answer = ask_house("What is the area of the 'Living rom'?")
    assert answer.value is None
    assert "living room" in answer.answer.lower()


def test_an_unanswerable_question_gets_no_value(ask_house: Ask) -> None:
    assert ask_house("What is the maintenance schedule of the HVAC system?").value is None


@pytest.mark.parametrize("place", ["on the 2nd floor", "in the second storey"])
def test_a_storey_by_a_number_that_nothing_is_called_is_refused(ask_house: Ask, place: str) -> None:
    for asked in ("Which windows are", "What is the total area of the rooms"):
        answer = ask_house(f"{asked} {place}?")
        assert _silent(answer)


def test_a_number_that_names_nothing_is_not_passed_over(ask_house: Ask) -> None:
    assert "“first”" in ask_house("List the windows of the first room").answer
