"""What is asked next of what was listed or counted: all of them, those that do not, the most."""

import pytest

from tests.agents.conftest import Talk

HOUSE, HOTEL, CARE, DATA_CENTRE, LAB, LIBRARY, OFFICES, SCHOOL, WINERY = (
    "bay_house.ifc",
    "Harbour_View_Hotel.ifc",
    "Rosewood_Care_Home.ifc",
    "DUB07_Kilbarrack_DataCentre.ifc",
    "B7_LAB.ifc",
    "Thornbury_Library.ifc",
    "Buerohaus_Lindenallee.ifc",
    "Grundschule_Lindenhof.ifc",
    "Weingut_Ebersbach.ifc",
)


def test_whether_all_of_them_are(talk_about: Talk) -> None:
    _, on_ground, windows = talk_about(
        CARE,
        "how many bedrooms are there?",
        "are they all on the ground floor?",
        "do they all have a window?",
    )
    assert on_ground.value is False
    assert "3 of 6" in on_ground.answer
    assert windows.value is True, windows.answer


@pytest.mark.parametrize(
    ("building", "before", "question", "named", "count"),
    [
        (DATA_CENTRE, "which rooms have a smoke detector?", "which don't?", "00.05 Reception", 33),
        (HOUSE, "which rooms have a radiator?", "and which do not?", "1.3 Landing", 2),
        (HOUSE, "which doors are external?", "which are not?", "Kitchen door", 8),
        (OFFICES, "Welche Räume haben ein Fenster?", "welche nicht?", "1.04 Serverraum", 9),
        (CARE, "are all bedrooms on the ground floor?", "which ones aren't?", "F03 Bedroom 5", 3),
    ],
)
def test_which_of_them_do_not(
    talk_about: Talk, building: str, before: str, question: str, named: str, count: int
) -> None:
    answer = talk_about(building, before, question)[-1]
    assert len(answer.rows) == count, answer.answer
    assert named in answer.value


def test_those_without_are_still_of_what_was_asked(talk_about: Talk) -> None:
    answers = talk_about(
        LAB, "which rooms are on the first floor?", "which of them have a sink?", "which don't?"
    )
    assert [len(one.rows) for one in answers] == [12, 3, 9]


def test_the_most_is_sought_on_every_floor_and_none_is_no_most(talk_about: Talk) -> None:
    *_, most = talk_about(
        HOTEL,
        "how many guest rooms are on level 1?",
        "and level 2?",
        "which floor has more then?",
    )
    assert most.value == ["Level 2", 9]


def test_the_largest_of_things_on_a_floor_is_no_floor(talk_about: Talk) -> None:
    *_, largest = talk_about(
        WINERY, "Wie viele Fenster gibt es?", "davon im Obergeschoss?", "welches ist das größte?"
    )
    assert all(row[0].startswith("FE-") for row in largest.rows), largest.answer


def test_fewer_of_the_same_stand_for_themselves(talk_about: Talk) -> None:
    *_, rating, wide = talk_about(
        LIBRARY,
        "how many doors are there?",
        "how many of those are fire doors?",
        "what's their rating?",
        "which ones are wider than 1m?",
    )
    assert len(rating.rows) == 33, rating.answer
    assert len(wide.rows) == 10, wide.answer


def test_another_text_is_said_of_the_same_things(talk_about: Talk) -> None:
    *_, linoleum = talk_about(SCHOOL, "Welche Räume im EG haben Teppich?", "und Linoleum?")
    assert len(linoleum.rows) == 6, linoleum.answer
    assert all(room.startswith("E.") for room in linoleum.value)


@pytest.mark.parametrize(
    ("before", "question", "value", "unit"),
    [
        ("which rooms have carpet?", "how much area is that?", 1309.95, "m2"),
        ("", "how much room is there on the second floor?", 788.18, "m2"),
        ("which rooms have carpet?", "how many of those are on the first floor?", 9, None),
    ],
)
def test_how_much_is_told_together(
    talk_about: Talk, before: str, question: str, value: float, unit: str | None
) -> None:
    answer = talk_about(LIBRARY, *filter(None, (before, question)))[-1]
    assert (answer.value, answer.unit) == (pytest.approx(value), unit), answer.answer


def test_windows_are_windows_whatever_is_classified_so(talk_about: Talk) -> None:
    (answer,) = talk_about(HOTEL, "which rooms on level 1 don't have a window?")
    assert len(answer.rows) == 11, answer.answer
