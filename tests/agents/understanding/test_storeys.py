"""Storeys as people count them: split levels, mezzanines, roofs, and those that are not there."""

import pytest

from agents.understanding.language.tables import languages
from agents.understanding.language.words import tokens
from tests.agents.conftest import Talk

OFFICE = "Buerohaus_Lindenallee.ifc"
SCHOOL, HOTEL, LAB = "Grundschule_Lindenhof.ifc", "Harbour_View_Hotel.ifc", "B7_LAB.ifc"


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        # an annexe some steps above the ground floor is a part of it
        (SCHOOL, "How many rooms are on the ground floor?", 23),
        (SCHOOL, "Wie viele Räume gibt es im Erdgeschoss?", 23),
        (SCHOOL, "How many rooms are on the first floor?", 15),
        (SCHOOL, "Wie viele Räume sind im 1. OG?", 15),
        (SCHOOL, "How many rooms are upstairs?", 15),
        (SCHOOL, "How many rooms are in the basement?", 6),
        (SCHOOL, "How many rooms are above ground?", 38),
        # what is named by the number of the storey below is a part of that one
        (HOTEL, "How many rooms are on the first floor?", 24),
        (HOTEL, "How many rooms are on the second floor?", 20),
        (HOTEL, "How many rooms are on the 1st floor?", 24),
        (HOTEL, "How many rooms are on the 2nd storey?", 20),
        (HOTEL, "How many rooms are in the basement?", 9),
        (LAB, "How many walls are on the top floor?", 15),
    ],
)
def test_storeys_are_counted_as_people_count_them(
    talk_about: Talk, building: str, question: str, value: int
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == value, answer.answer


@pytest.mark.parametrize(
    ("building", "question", "called"),
    [
        (LAB, "how many rooms are in the basement?", "basement"),
        (LAB, "which rooms are on the 2nd floor?", "2nd floor"),
        (HOTEL, "any doors on the third floor?", "third floor"),
        (SCHOOL, "Wie viele Türen sind im 3. Obergeschoss?", "3. Obergeschoss"),
    ],
)
def test_of_a_storey_that_is_not_there_those_that_are_are_told(
    talk_about: Talk, building: str, question: str, called: str
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value is None
    assert f"no storey that “{called}” could stand for" in answer.answer


def test_the_tables_have_storeys_as_a_question_is_cut() -> None:
    for told in languages():
        for phrase in told.storeys:
            assert tuple(one.stem for one in tokens(" ".join(phrase))) == phrase


def test_nobody_counts_a_storey_that_is_called_by_its_name(talk_about: Talk) -> None:
    (answer,) = talk_about(OFFICE, "how many parking spaces in the basement")
    assert answer.value == 0, answer.answer


DUPLEX = "Duplex_A_20110907.ifc"


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Which storey is above level 1?", ["Level 2"]),
        ("Which storeys are above the ground floor?", ["Level 2", "Roof"]),
        ("Which storeys are below level 2?", ["T/FDN", "Level 1"]),
        ("Which storey is below level 1?", ["T/FDN"]),
        ("How many rooms are above the ground floor?", 11),
        ("How many walls are below level 1?", 7),
    ],
)
def test_what_is_above_a_storey_is_told_by_their_elevations(
    talk_about: Talk, question: str, value: object
) -> None:
    (answer,) = talk_about(DUPLEX, question)
    assert answer.value == value, answer.answer


def test_when_asks_for_no_material(talk_about: Talk) -> None:
    """`made` is what a thing is of; beside `when` it is the day a model was written."""
    (answer,) = talk_about(DUPLEX, "When was the model made?")
    assert answer.answer.startswith("The time stamp of the model is 20"), answer.answer
