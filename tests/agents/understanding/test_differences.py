"""How far two things are apart, what beats all others, and totals of a part of what was told."""

import pytest

from tests.agents.conftest import Talk

CARE, OFFICE, HOTEL, STATION = (
    "Rosewood_Care_Home.ifc",
    "Buerohaus_Lindenallee.ifc",
    "Harbour_View_Hotel.ifc",
    "Fire_Station_14.ifc",
)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("how many square metres bigger is the dining room than the lounge?", 8.8),
        ("the dining room is how much bigger than the lounge?", 8.8),
        ("how much more area has the dining room than the lounge?", 8.8),
        ("how much more floor area does the ground floor have than the first floor?", 170.3),
        ("what is the difference in area between the largest and the smallest bedroom?", 3.7),
        ("by how many square metres is the largest bedroom bigger than the smallest?", 3.7),
        ("how many more radiators are on the ground floor than upstairs?", 2),
    ],
)
def test_how_far_apart_two_things_are(talk_about: Talk, question: str, value: float) -> None:
    (answer,) = talk_about(CARE, question)
    assert answer.value == pytest.approx(value), answer.answer


@pytest.mark.parametrize(
    "question",
    [
        "Wie viel Watt mehr haben die Heizkörper im 1. OG zusammen als die im Erdgeschoss?",
        "wie viel mehr Leistung haben die Heizkörper im 1. OG als die im EG?",
    ],
)
def test_those_elsewhere_are_held_against_those_here(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(OFFICE, question)
    assert (answer.value, answer.unit) == (1000, "W"), answer.answer


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("which bedroom is bigger than all the others?", "G09 Bedroom 3"),
        ("which bedroom is bigger than all other bedrooms?", "G09 Bedroom 3"),
        ("welches Schlafzimmer ist kleiner als alle anderen?", "F02 Bedroom 4"),
    ],
)
def test_what_is_more_than_all_others_is_the_most(
    talk_about: Talk, question: str, first: str
) -> None:
    (answer,) = talk_about(CARE, question)
    assert answer.answer.startswith(first), answer.answer


def test_all_the_others_are_no_others_than_were_spoken_of(talk_about: Talk) -> None:
    answer = talk_about(
        CARE,
        "how many bedrooms are there?",
        "how much bigger is the dining room than the kitchen?",
        "which bedroom is bigger than all the others?",
    )[-1]
    assert answer.answer.startswith("G09 Bedroom 3"), answer.answer


def test_how_much_of_a_total_is_a_total(talk_about: Talk) -> None:
    _, upstairs, rooms = talk_about(
        CARE,
        "what is the total area of the bedrooms?",
        "how much of that is on the first floor?",
        "and how many bedrooms is that?",
    )
    assert (upstairs.value, upstairs.unit) == (pytest.approx(55.1), "m2"), upstairs.answer
    assert rooms.value == 3, rooms.answer


def test_a_part_and_each_place_are_counted_of_what_was_told(talk_about: Talk) -> None:
    _, part, each, here, again = talk_about(
        CARE,
        "how many radiators are there?",
        "and how many of them are on the first floor?",
        "how many on each floor?",
        "how many on the first floor?",
        "and per floor?",
    )
    assert part.value == here.value == 5, (part.answer, here.answer)
    assert dict(each.value) == dict(again.value) == {"Ground Floor": 7, "First Floor": 5, "Roof": 0}


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "First week here as a nurse, still finding my way. "
            "How many bedrooms are there upstairs?",
            3,
        ),
        ("Fire inspection: how many smoke detectors sit inside compartment B?", 3),
        (
            "radiators need bleeding before winter. how many on each floor?",
            [["Ground Floor", 7], ["First Floor", 5], ["Roof", 0]],
        ),
    ],
)
def test_what_a_person_is_about_says_no_more_than_of_what(
    talk_about: Talk, question: str, value: object
) -> None:
    (answer,) = talk_about(CARE, question)
    assert answer.value == value, answer.answer


def test_guest_rooms_are_counted_and_not_their_guests(talk_about: Talk) -> None:
    counted, fit = talk_about(
        HOTEL, "How many guest rooms are there in section B?", "how many guests fit in room 201?"
    )
    assert (counted.value, fit.value) == (9, 2), (counted.answer, fit.answer)


@pytest.mark.parametrize(
    "turns",
    [
        ("in which room is there only one bed?",),
        ("how many beds are there?", "and in which room is there only one?"),
        ("how many beds are there?", "which rooms have just one?"),
        ("wie viele Betten gibt es?", "und in welchem Raum steht nur eines?"),
        ("¿cuántas camas hay?", "¿y en qué cuarto hay solamente una?"),
    ],
)
def test_places_with_so_many_of_what_was_spoken_of(
    talk_about: Talk, turns: tuple[str, ...]
) -> None:
    answer = talk_about(STATION, *turns)[-1]
    assert answer.answer.startswith("205 OFFICER BUNK."), answer.answer
