"""A follow-up takes what it leaves out from the turns before it."""

import pytest

from tests.agents.rules.conftest import Ask


def test_and_asks_the_same_of_something_else(ask_house: Ask) -> None:
    doors = ask_house("How many doors are there?")
    assert ask_house("And the windows?", doors).value == 4


def test_another_place_takes_the_place_of_the_first(ask_house: Ask) -> None:
    ground = ask_house("How many rooms are on Ground Floor?")
    assert ask_house("and on Roof?", ground).value == 1


def test_only_narrows_the_question_before(ask_house: Ask) -> None:
    doors = ask_house("List the doors")
    external = ask_house("only the external ones", doors)
    assert len(external.global_ids) == 1


def test_it_is_the_one_thing_the_answer_before_spoke_of(ask_house: Ask) -> None:
    largest = ask_house("Which room on Ground Floor has the largest floor area?")
    assert ask_house("What is its perimeter?", largest).unit == "m"


def test_they_are_the_things_asked_about_before(ask_house: Ask) -> None:
    walls = ask_house("How many external walls are there?")
    assert "Brick, Common" in ask_house("What are they made of?", walls).value


def test_a_whole_question_is_left_as_it_is(ask_house: Ask) -> None:
    doors = ask_house("How many doors are there?")
    assert ask_house("What is the floor area of the bedroom?", doors).value == pytest.approx(
        15.417, abs=0.001
    )
