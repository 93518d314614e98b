"""The first of each group, and the group that has the first of all."""

import pytest

from tests.agents.conftest import Talk

HOUSE, HOTEL, OFFICES, POOL = (
    "bay_house.ifc",
    "Harbour_View_Hotel.ifc",
    "Buerohaus_Lindenallee.ifc",
    "Centre_aquatique_Trois_Rivieres.ifc",
)
HOTEL_LARGEST = {
    "Lower Ground": "B-01 Laundry",
    "Ground Floor": "G-00 Lobby",
    "Level 1": "1-00 Corridor L1",
    "Level 1 Mezzanine": "M-01 Library Lounge",
    "Level 2": "2-00 Corridor L2",
}
POOL_LARGEST = {
    "N-1 Sous-sol technique": "S.01 Local filtration",
    "N0 Rez-de-chaussée": "0.01 Halle bassin sportif",
    "N+1 Étage": "1.01 Salle de fitness",
}
MOST_WINDOWS = {
    "Ground Floor": "G-06 Restaurant",
    "Level 1": "1-02 Meeting Room Endeavour",
    "Level 1 Mezzanine": "M-01 Library Lounge",
    "Level 2": "209 Captain's Suite",
}


@pytest.mark.parametrize(
    ("building", "question", "first"),
    [
        (HOTEL, "what is the largest room on each floor?", HOTEL_LARGEST),
        (HOTEL, "which is the biggest room of every floor?", HOTEL_LARGEST),
        (HOTEL, "biggest room per floor", HOTEL_LARGEST),
        (HOTEL, "which room on each floor has the most windows?", MOST_WINDOWS),
        (POOL, "la plus grande pièce par étage ?", POOL_LARGEST),
        (POOL, "quelle est la plus grande pièce à chaque étage ?", POOL_LARGEST),
        (
            HOUSE,
            "smallest room in each storey",
            {"Ground Floor": "0.4 Shower Room", "First Floor": "1.4 Bathroom"},
        ),
    ],
)
def test_each_group_has_its_first(
    talk_about: Talk, building: str, question: str, first: dict[str, str]
) -> None:
    (answer,) = talk_about(building, question)
    assert {row[0]: row[1] for row in answer.rows} == first
    assert list(first) == [row[0] for row in answer.rows], "storeys as they lie above each other"


def test_all_that_share_the_first_place_of_a_group_are_told(talk_about: Talk) -> None:
    (answer,) = talk_about(OFFICES, "Was ist der größte Raum in jedem Geschoss?")
    ground = [row[1] for row in answer.rows if row[0] == "EG"]
    assert ground == ["E.01 Empfang", "E.02 Besprechung 1"]
    assert len(answer.global_ids) == len(answer.rows) == 4


def test_a_group_is_asked_for_by_its_first(talk_about: Talk) -> None:
    (answer,) = talk_about(HOTEL, "which floor has the biggest room?")
    assert answer.value == ["Ground Floor"], answer.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("average floor area per storey", 311.616),
        ("what is the average area of the floors?", 311.616),
    ],
)
def test_what_storeys_hold_is_theirs_before_it_is_averaged(
    talk_about: Talk, question: str, value: float
) -> None:
    (answer,) = talk_about(HOTEL, question)
    assert answer.value == pytest.approx(value), answer.answer


def test_a_floor_without_rooms_is_not_the_smallest(talk_about: Talk) -> None:
    (answer,) = talk_about(HOTEL, "which floor has the smallest area?")
    assert answer.value == ["Level 1 Mezzanine", 65.5]


@pytest.mark.parametrize(
    ("question", "value"),
    [("how many double rooms are there?", 4), ("how many guest rooms are there?", 17)],
)
def test_a_narrower_word_is_no_broader_one(talk_about: Talk, question: str, value: int) -> None:
    (answer,) = talk_about(HOTEL, question)
    assert answer.value == value, answer.answer
