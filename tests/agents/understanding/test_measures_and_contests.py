"""Units wanted, layers, what is most common, and two things held against each other."""

from typing import Any

import pytest

from tests.agents.understanding.conftest import Talk

FZK, HEATING, DUPLEX, HOUSE = (
    "AC20-FZK-Haus.ifc",
    "hvac_heating.ifc",
    "Duplex_A_20110907.ifc",
    "SampleHouse4.ifc",
)


@pytest.mark.parametrize(
    ("building", "question", "told"),
    [
        (FZK, "size of the office in sq ft", "135.58 ft²"),
        (FZK, "What is the height of the Terrassentuer in inches?", "93.5 in"),
        (HOUSE, "How tall is the tallest door, in inches?", "83.07 in"),
        (DUPLEX, "How narrow is the narrowest door in mm?", "762 mm"),
    ],
)
def test_an_answer_is_told_in_the_unit_its_question_names(
    talk_about: Talk, building: str, question: str, told: str
) -> None:
    (answer,) = talk_about(building, question)
    assert told in answer.answer


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        (FZK, "Which rooms are in the attic?", ["7 Galerie"]),
        (FZK, "How long is the wall Wand-Int-ERDG-3?", 7.11),
        (FZK, "How many wall openings does Wand-Ext-ERDG-1 have?", 3),
        (FZK, "What is the window area on the ground floor?", pytest.approx(21.6)),
        (DUPLEX, "How many layers does the party wall have?", 7),
        (DUPLEX, "How thick is the brick in the exterior walls?", 0.092),
        (DUPLEX, "How many risers does each stair have?", 16),
        (HOUSE, "Which layer of the ground floor slab is the thickest?", ["Air", 0.15]),
        (HOUSE, "Which room is bigger, the bedroom or the entrance hall?", ["2 - Bedroom"]),
        (HOUSE, "Which storey lies at 2.5 m?", ["Roof"]),
        (HOUSE, "What town is the house in?", "Westminster"),
        (HEATING, "What's the postal code?", "PLZ1"),
        (HEATING, "How many DN150 pipes are there?", 16),
        (HEATING, "Pumps per pump type?",
         [["Inline-Pumpe", 1], ["Trockenlaeufer-Inline-Pumpe", 3]]),
        (HEATING, "Which type of pipe fitting is used most often?",
         ["Vorschweissflansch PN16 Typ 11 EN1092-1:2001", 17]),
    ],
)  # fmt: skip
def test_each_kind_of_question_is_answered(
    talk_about: Talk, building: str, question: str, value: Any
) -> None:
    (answer,) = talk_about(building, question)
    told = answer.value
    assert told == value or (isinstance(told, list) and told[: len(value)] == value)


@pytest.mark.parametrize("question", ["Who installed the windows?", "Why are there 11 windows?"])
def test_who_and_why_are_not_answered_by_how_many(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(FZK, question)
    assert answer.value is None
