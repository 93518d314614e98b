"""How many there are of what is measured, and what is not a question after things as such."""

import pytest

from agents.understanding.language.tables import language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.linking.numbers import wanted_unit
from tests.agents.conftest import Talk

DUPLEX = "Duplex_A_20110907.ifc"
HVAC = "hvac_heating.ifc"
HOUSE = "AC20-FZK-Haus.ifc"
pytestmark = [pytest.mark.of_others(f"models/{name}") for name in (DUPLEX, HVAC, HOUSE)]


@pytest.mark.parametrize(
    ("model", "question", "value"),
    [
        (DUPLEX, "how many different door widths are there", 4),
        (DUPLEX, "how many different window sizes are there", 5),
        (DUPLEX, "Wie viele verschiedene Fensterhöhen gibt es?", 5),
        (DUPLEX, "how many different door types are there", 6),
        (DUPLEX, "how many wall types are there", 8),
        (DUPLEX, "Wie viele Wandtypen gibt es?", 8),
        (HOUSE, "how many doors are external doors", 2),
        (HOUSE, "how many of the doors are external doors", 2),
        (HOUSE, "how many m2 of window area are there on the ground floor", 21.6),
        (HOUSE, "Wie viele m² Fensterfläche gibt es im Erdgeschoss?", 21.6),
        (HOUSE, "Um wie viel größer ist das Wohnzimmer als das Schlafzimmer?", 3.7986),
        (HOUSE, "De combien le séjour est-il plus grand que la chambre", 3.7986),
        (HVAC, "how many parts are in Heizung_VL", 12),
        (HVAC, "how many metres of pipe are there", 76.8876),
    ],
)
def test_what_is_asked_for_is_told(
    talk_about: Talk, model: str, question: str, value: float
) -> None:
    told = talk_about(model, question)[-1].value
    assert told == pytest.approx(value, abs=0.0001)


def test_what_there_is_most_of_is_told_with_its_unit(talk_about: Talk) -> None:
    answer = talk_about(HVAC, "which pipe size do we have the most of")[-1]
    assert answer.answer.startswith("20 mm: 28.")


def test_one_of_two_names_is_told_as_it_is_written(talk_about: Talk) -> None:
    assert talk_about(HVAC, "is the KSB pump in Heizung_VL or Heizung_RL")[-1].value == "Heizung_RL"


@pytest.mark.parametrize(
    ("model", "question"),
    [
        (DUPLEX, "what does the kitchen in flat A do"),
        (DUPLEX, "what do the bedrooms have"),
        (HVAC, "what does the pump in Heisswasser_VL feed"),
        (DUPLEX, "can a wheelchair get through all the doors"),
    ],
)
def test_things_are_not_told_for_what_they_do(talk_about: Talk, model: str, question: str) -> None:
    answer = talk_about(model, question)[-1]
    assert answer.value is None
    assert answer.answer.startswith("I am not sure what the question asks for.")


@pytest.mark.parametrize(
    ("question", "called"),
    [
        ("does the house have a basement", "basement"),
        ("is there a second floor", "second floor"),
        ("Hat das Haus einen Keller?", "Keller"),
    ],
)
def test_a_storey_that_is_not_there_is_told_so(
    talk_about: Talk, question: str, called: str
) -> None:
    answer = talk_about(HOUSE, question)[-1]
    assert answer.value is None
    assert f"no storey that “{called}” could stand for" in answer.answer


def test_a_unit_in_brackets_is_the_one_that_is_wanted(talk_about: Talk) -> None:
    biggest = "which rooms have the biggest windows and how big are those (m2 each)"
    answer = talk_about(DUPLEX, biggest)[-1]
    assert answer.answer.endswith(
        "11.7 m². Understood as: What is the area of the windows of the largest area?"
    )


def test_when_asks_for_a_day_and_not_for_a_program(talk_about: Talk) -> None:
    assert talk_about(HOUSE, "Wann wurde das Modell exportiert?")[-1].value == "2016-12-21T17:54:06"
    told = talk_about(HOUSE, "Mit welcher Software wurde das Modell exportiert?")[-1]
    assert told.value == "ARCHICAD-64 20.0.0"
    clashes = "Mit welcher Software wurde das Modell auf Kollisionen geprüft?"
    assert talk_about(HOUSE, clashes)[-1].value is None


def test_classes_are_those_of_the_place_that_is_asked_about(talk_about: Talk) -> None:
    value = talk_about(HOUSE, "which ifc classes are on the ground floor")[-1].value
    assert isinstance(value, list)
    assert (["IfcWindow", 9] in value, ["IfcMember", 42] in value) == (True, False)


@pytest.mark.parametrize(
    "question",
    ["¿De qué material son las paredes exteriores?", "¿De qué están hechas las paredes?"],
)
def test_what_walls_are_of_is_told_in_spanish(talk_about: Talk, question: str) -> None:
    answer = talk_about(HOUSE, question)[-1]
    assert answer.value == ["Leichtbeton 102890359"]
    assert "I read" not in answer.answer


@pytest.mark.parametrize(
    ("question", "symbol"),
    [("how long are they (mm)", "mm"), ("how big are those (m2 each)", "m²"), ("the WC (D)", "")],
)
def test_a_letter_in_brackets_is_no_unit(question: str, symbol: str) -> None:
    unit = wanted_unit(tokens(question), [language("en")])[1]
    assert (unit.symbol if unit else "") == symbol


def test_another_kind_of_which_there_are_as_many_is_told(talk_about: Talk) -> None:
    home = "Rosewood_Care_Home.ifc"
    answer = talk_about(home, "what kind of door do we have the most of")[-1].answer
    assert answer.startswith("Int leaf 1026 oak veneer: 9.")
    assert "Int leaf 926 oak veneer has the same." in answer
