"""Without a model: what two readers agree in is told, all else is asked back."""

import pytest

from agents import ask, minds_for
from agents.messages import Answer, Query
from agents.steps.agreement import agree, same_elements
from graph_store import GraphStore, Rows
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
        ("What is the area of the bedroom?", pytest.approx(15.4168, rel=1e-3)),
        ("Which room is bigger, the bedroom or the entrance hall?", "Bedroom"),
    ],
)
def test_what_both_readers_find_is_told(house: GraphStore, question: str, value: object) -> None:
    answer = asked(house, question)
    assert answer.value == value
    assert answer.choices == ()


def test_what_one_reader_alone_finds_is_asked_back_and_answered_when_chosen(
    house: GraphStore,
) -> None:
    answer = asked(house, "Which wall is the nicest and longest?")
    assert answer.value is None
    chosen = asked(house, answer.choices[0])
    assert chosen.cypher is not None
    assert chosen.value is not None


def test_two_readings_that_find_different_things_are_not_told(talk_about: Talk) -> None:
    house, question = "bay_house.ifc", "Which doors have the fire rating EI30?"
    alone = [talk_about(house, question, mode=m)[-1].rows for m in ("phrases", "understanding")]
    assert alone[0] != alone[1]
    (answer,) = talk_about(house, question, mode="rules")
    assert answer.value is None
    assert answer.cypher is None
    assert answer.choices == ("Which doors whose fire rating is EI30 are there?",)


def test_another_language_is_answered_where_every_word_is_understood(house: GraphStore) -> None:
    assert asked(house, "Wie viele Fenster gibt es im Wohnzimmer?").value == 3


def test_layers_that_the_file_does_not_record_are_not_told_as_none(house: GraphStore) -> None:
    answer = asked(house, "What are the layers of the external walls?")
    assert answer.value is None
    assert "no layers" not in answer.answer


def test_what_is_asked_back_is_said_by_the_reader_that_knows_the_language(
    house: GraphStore,
) -> None:
    answer = asked(house, "Wie wacklig sind die Fenster im Wohnzimmer?")
    assert answer.value is None
    assert "English only" not in answer.answer
    assert "wacklig" in answer.answer


def test_two_readers_that_find_nothing_bear_no_witness(house: GraphStore) -> None:
    answer = asked(house, "boilers last serviced in 2024 - which?")
    assert "There are no boilers" not in answer.answer


def test_a_placeholder_is_no_answer_though_both_find_it(house: GraphStore) -> None:
    answer = asked(house, "Who was the architect?")
    assert answer.value is None


def test_what_the_second_reader_thinks_less_likely_is_not_told(talk_about: Talk) -> None:
    answer = talk_about("AC20-FZK-Haus.ifc", "How high is the attic?", mode="rules")[-1]
    assert answer.value is None
    assert answer.choices == ("What is the height of the Dachgeschoss?",)


def test_groups_that_hold_nothing_are_no_difference(talk_about: Talk) -> None:
    answer = talk_about(DUPLEX, "Number of windows on each level", mode="rules")[-1]
    assert answer.value == [["T/FDN", 0], ["Level 1", 4], ["Level 2", 18], ["Roof", 2]]


def test_a_yes_is_no_count_of_one() -> None:
    yes, one = (Rows(columns=("answer",), rows=((told,),), total=1) for told in (True, 1))
    doors = Rows(columns=("Name",), rows=(("Front door",),), total=1)
    assert not agree(yes, doors)
    assert agree(one, doors)


def test_a_door_of_a_room_leads_to_other_rooms(talk_about: Talk) -> None:
    question = "Which rooms have a door to the bathroom A104?"
    answer = talk_about(DUPLEX, question, mode="rules")[-1]
    assert [row[:2] for row in answer.rows] == [("A101", "Foyer")]


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


def test_the_same_value_of_other_elements_is_a_difference(house: GraphStore) -> None:
    walls, doors = (
        Query(cypher="RETURN 2 AS n", elements=f"MATCH (n:{label}) RETURN n.key AS key")
        for label in ("IfcWall", "IfcDoor")
    )
    assert same_elements(walls, walls, house)
    assert not same_elements(walls, doors, house)
    assert not same_elements(walls, Query(cypher="RETURN 2 AS n"), house)


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
    """The first reader takes the text for another door, and finds none: that is no witness."""
    answer = talk_about("bay_house.ifc", question, mode="rules")[-1]
    assert ([row[0] for row in answer.rows] if isinstance(doors, list) else answer.value) == doors
    assert not answer.choices
