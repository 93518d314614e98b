"""What is said of all things by a second noun, or of what each of them has for its own."""

import pytest

from tests.agents.conftest import Talk

HOUSE, HOTEL, OFFICES = (
    "bay_house.ifc",
    "Harbour_View_Hotel.ifc",
    "Buerohaus_Lindenallee.ifc",
)


@pytest.mark.parametrize(
    ("building", "question", "told"),
    [
        (HOUSE, "are all doors in the hall external doors?", "1 of 5"),
        (HOUSE, "are all doors in the hall external?", "1 of 5"),
        (HOTEL, "are all doors on the ground floor fire doors?", "4 of 14"),
        (HOTEL, "are all rooms on level 2 bedrooms?", "9 of 20"),
        (OFFICES, "Sind alle Türen im Treppenhaus Brandschutztüren?", "3 of 4"),
        (HOTEL, "do the bedrooms on the second floor all have their own bathroom?", "9 of 9"),
        (HOTEL, "does every guest room have its own bathroom?", "17 of 17"),
    ],
)
def test_a_second_noun_says_what_all_of_them_are(
    talk_about: Talk, building: str, question: str, told: str
) -> None:
    (answer,) = talk_about(building, question)
    part, whole = told.split(" of ")
    assert answer.value is (part == whole), answer.answer
    assert told in answer.answer


def test_things_are_still_listed_with_their_own(talk_about: Talk) -> None:
    (answer,) = talk_about(HOTEL, "list the bedrooms with their bathrooms")
    assert len(answer.rows) == 17


@pytest.mark.parametrize(
    "question",
    [
        "how many rooms with a balcony are on the top floor?",
        "which rooms with a sauna are upstairs?",
    ],
)
def test_what_no_room_has_is_not_left_out(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(HOTEL, question)
    assert answer.value in (None, 0, []), answer.answer
