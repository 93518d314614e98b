"""Without a model: what is well understood is told, all else is asked back."""

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from graph_store import GraphStore
from tests.agents.conftest import Talk

RULES = minds_for("rules")
DUPLEX = "Duplex_A_20110907.ifc"


def asked(store: GraphStore, *questions: str) -> Answer:
    talk: tuple[Answer, ...] = ()
    for question in questions:
        talk = (*talk, ask(question, store, RULES, history=talk))
    return talk[-1]


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many doors exist in the building?", 3),
        ("What is the area of the bedroom?", pytest.approx(15.42)),
    ],
)
def test_what_is_understood_is_told(house: GraphStore, question: str, value: object) -> None:
    answer = asked(house, question)
    assert answer.value == value
    assert answer.choices == ()


def test_what_is_asked_back_is_answered_when_chosen(
    house: GraphStore,
) -> None:
    answer = asked(house, "Which window is the nicest and widest?")
    assert answer.value is None
    chosen = asked(house, answer.choices[0])
    assert chosen.cypher is not None


def test_another_language_is_answered_where_every_word_is_understood(
    house: GraphStore,
) -> None:
    assert asked(house, "Wie viele Fenster gibt es im Wohnzimmer?").value == 3


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_layers_that_the_file_does_not_record_are_not_told_as_none(
    real_house: GraphStore,
) -> None:
    answer = asked(real_house, "What are the layers of the external walls?")
    assert answer.value is None
    assert "no layers" not in answer.answer


def test_what_is_asked_back_says_which_word_is_not_known(
    house: GraphStore,
) -> None:
    answer = asked(house, "Wie wacklig sind die Fenster im Wohnzimmer?")
    assert answer.value is None
    assert "wacklig" in answer.answer


def test_that_nothing_is_found_by_a_word_left_out_is_not_told(house: GraphStore) -> None:
    answer = asked(house, "boilers last serviced in 2024 - which?")
    assert answer.value is None


def test_a_placeholder_is_no_answer(house: GraphStore) -> None:
    answer = asked(house, "Who was the architect?")
    assert answer.value is None


@pytest.mark.of_others("models/Duplex_A_20110907.ifc")
def test_groups_that_hold_nothing_are_no_difference(talk_about: Talk) -> None:
    answer = talk_about(DUPLEX, "Number of windows on each level", mode="rules")[-1]
    assert answer.value == [["T/FDN", 0], ["Level 1", 4], ["Level 2", 18], ["Roof", 2]]


@pytest.mark.of_others("models/Duplex_A_20110907.ifc")
def test_a_door_of_a_room_leads_to_other_rooms(talk_about: Talk) -> None:
    question = "Which rooms have a door to the bathroom A104?"
    answer = talk_about(DUPLEX, question, mode="rules")[-1]
    assert [row[:2] for row in answer.rows] == [("A101", "Foyer")]


@pytest.mark.of_others("models/Duplex_A_20110907.ifc")
def test_a_placeholder_of_what_is_no_element_is_told_as_one(talk_about: Talk) -> None:
    question = "What's the street address of the building?"
    answer = talk_about(DUPLEX, question, mode="rules")[-1]
    assert "not filled in" in answer.answer
    assert "nobody filled in" in answer.answer


def test_a_part_of_the_name_of_what_is_there_is_not_told_as_absent(talk_about: Talk) -> None:
    answer = talk_about("bay_house.ifc", "Number of solar panels on the roof?", mode="rules")[-1]
    assert answer.value is None
    assert "How many solar panels?" in answer.choices


def test_more_of_the_very_same_elements_is_no_difference(house: GraphStore) -> None:
    answer = asked(house, "Sort the rooms by floor area, largest first.")
    told = [(row[1], round(row[2])) for row in answer.rows]
    assert told == [("Roof", 76), ("Living room", 52), ("Bedroom", 15), ("Entrance hall", 9)]
    assert not answer.choices


@pytest.mark.parametrize(
    ("question", "doors"),
    [
        ("Which doors have a fire rating of EI30?", ["Utility room door"]),
        ("Is there a door whose fire rating is EI30?", True),
    ],
)
def test_a_property_holds_the_text_that_is_said_of_it(
    talk_about: Talk, question: str, doors: object
) -> None:
    answer = talk_about("bay_house.ifc", question, mode="rules")[-1]
    assert ([row[0] for row in answer.rows] if isinstance(doors, list) else answer.value) == doors
    assert not answer.choices
