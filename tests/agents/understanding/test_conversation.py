"""A follow-up takes what it leaves out from the turns before it."""

import pytest

from agents.messages import Answer
from tests.agents.understanding.conftest import Ask


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
    assert "Brick" in ask_house("What are they made of?", walls).value


def test_a_whole_question_is_left_as_it_is(ask_house: Ask) -> None:
    doors = ask_house("How many doors are there?")
    assert ask_house("What is the floor area of the bedroom?", doors).value == pytest.approx(
        15.42, abs=0.001
    )


def _talk(ask: Ask, *questions: str) -> list[object]:
    """The values of a conversation, turn by turn."""
    turns: list[Answer] = []
    for question in questions:
        turns.append(ask(question, *turns))
    return [turn.value for turn in turns]


def test_a_bare_superlative_speaks_of_the_things_before(ask_bay_house: Ask) -> None:
    assert _talk(ask_bay_house, "List the doors", "the widest?", "and the narrowest?")[1:] == [
        ["Terrace door", 1.8],
        ["Bathroom door", 0.8],
    ]


def test_a_question_without_a_noun_keeps_the_place_before(ask_bay_house: Ask) -> None:
    values = _talk(
        ask_bay_house,
        "Which rooms are on the ground floor?",
        "and on the first floor?",
        "which is the largest?",
        "how big is it?",
        "what is next to it?",
    )
    assert values[2:4] == [["1.2 Bedroom", 22.4], 22.4]
    assert values[4] == ["1.1 Study", "1.3 Landing", "1.4 Bathroom"]


def test_the_opposite_takes_the_place_of_what_was_said(ask_bay_house: Ask) -> None:
    values = _talk(
        ask_bay_house,
        "How many doors are there?",
        "which of those are external?",
        "the internal ones?",
    )
    assert values[1] == ["Front door", "Terrace door"]
    assert isinstance(values[2], list) and len(values[2]) == 8


def test_nothing_goes_on_from_a_turn_that_was_not_understood(ask_bay_house: Ask) -> None:
    first = ask_bay_house("How many windows are there?")
    second = ask_bay_house("sdfkj sdf", first)
    third = ask_bay_house("and doors?", first, second)
    assert [first.value, second.value, third.value] == [15, None, None]


def test_that_inside_a_question_does_not_point_back(ask_bay_house: Ask) -> None:
    values = _talk(
        ask_bay_house, "How many doors are there?", "Which rooms have a window that faces south?"
    )
    assert values[1] == ["0.1 Kitchen", "1.1 Study", "1.3 Landing"]


def test_their_is_of_what_the_question_itself_lists(ask_house: Ask) -> None:
    windows = ask_house("How many windows are there?")
    rooms = ask_house("List the rooms with their areas", windows)
    assert rooms.value == ask_house("List the rooms with their areas").value
    walls = ask_house("Show me all walls with their thickness", windows)
    assert len(walls.rows) == 5
    assert ask_house("What is their total area?", windows).unit == "m2"
