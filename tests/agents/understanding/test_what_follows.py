"""Turns that follow: any of them, the next of a row, all others, what it is and where."""

import pytest

from tests.agents.conftest import Talk

COURT, OFFICE = "Wexcombe_Combined_Court.ifc", "Buerohaus_Lindenallee.ifc"
FIRST_FLOOR = ("how many rooms are there on the first floor", "which of them have no window")
ACCESSIBLE = [
    "1.15 WC Female",
    "1.16 WC Male",
    "1.17 Acc. WC",
    "G.11 WC Female",
    "G.12 WC Male",
    "G.13 Acc. WC",
]
WALLS = ("which walls are external", "what are they made of", "how long are they in total")
AREA = ("what's the floor area of the whole building", "per floor?")
LARGEST = "Welcher Raum ist der größte?"


@pytest.mark.parametrize(
    ("building", "questions", "value"),
    [
        # any of several, and which
        (COURT, (*FIRST_FLOOR, "is any of them bigger than 20 m2?"), True),
        (OFFICE, ("Wie viele Räume gibt es im EG?", "Ist einer davon größer als 50 m²?"), False),
        (COURT, ("which doors lead to the public concourse", "are they fire doors?"), False),
        # of which it is so, and not of each whether it is
        (COURT, ("list the toilets", "how many are accessible"), 6),
        (COURT, ("list the toilets", "which are accessible?"), ACCESSIBLE),
        # those elsewhere are no storeys
        (COURT, ("list the toilets", "how many are upstairs"), 8),
        (COURT, ("list the toilets", "how many are upstairs", "and downstairs?"), 4),
        # the next of a row, though something was asked of the first
        (
            COURT,
            (
                "what is the biggest room on level 1",
                "how many windows does it have",
                "and the second biggest room?",
            ),
            ["1.01 Court 3", 96.0],
        ),
        (
            OFFICE,
            (LARGEST, "Wie viele Fenster hat er?", "Und der zweitgrößte?"),
            ["U.02 Archiv", 37.44],
        ),
        # where it is asked by a pronoun, it is still what is spoken of
        (OFFICE, (LARGEST, "In welchem Geschoss liegt er?", "Wie viele Fenster hat er?"), 4),
        # a measure of a building in groups of its storeys is that of their rooms
        (
            COURT,
            AREA,
            [
                ["B1 Lower Ground", 701.0],
                ["00 Ground", 756.0],
                ["01 First", 756.0],
                ["02 Second", 756.0],
            ],
        ),
        (
            COURT,
            (*AREA, "without the corridors"),
            [
                ["B1 Lower Ground", 575.0],
                ["00 Ground", 756.0],
                ["01 First", 630.0],
                ["02 Second", 630.0],
            ],
        ),
        # what walls are made of is not asked after beside the walls
        (COURT, WALLS, 487.04),
        (COURT, (*WALLS, "and the internal ones?"), 704.0),
        # what it is
        (COURT, ("what is the widest door of court 1", "is it a fire door"), True),
        (COURT, ("what is G.02", "is it a corridor?"), False),
        # the number by which it is the first
        (COURT, ("Which floor has the most rooms", "how many"), ["01 First", 19]),
        # all of those among which it is the first
        (
            COURT,
            ("list the toilets", "which is the smallest", "are they all on the ground floor"),
            False,
        ),
        (
            COURT,
            ("list the toilets", "which is the smallest", "how big are they on average"),
            20.041666,
        ),
        # beyond those that were spoken of
        (COURT, ("how big is court 1", "are there any bigger ones"), True),
        (COURT, ("what windows are in court 1", "are there any bigger ones"), False),
        # which those are that were counted, and not where
        (
            OFFICE,
            ("Wie viele Räume im Erdgeschoss haben kein Fenster?", "Welche sind das?"),
            ["E.03 Flur", "E.05 Teeküche", "E.08 Treppenhaus"],
        ),
        (
            OFFICE,
            ("Welche Büros haben mehr als ein Fenster?", "Sind die alle im Obergeschoss?"),
            False,
        ),
    ],
)
def test_a_turn_goes_on_from_what_was_asked(
    talk_about: Talk, building: str, questions: tuple[str, ...], value: object
) -> None:
    answer = talk_about(building, *questions)[-1]
    assert answer.value == (pytest.approx(value) if isinstance(value, float) else value)


def test_rooms_are_not_held_against_their_doors(talk_about: Talk) -> None:
    asked = ("which room has the most doors", "which doors lead into it", "how much smaller is it")
    assert talk_about(COURT, *asked)[-1].value is None


def test_a_number_with_a_letter_before_it_is_not_that_of_a_level(talk_about: Talk) -> None:
    told = talk_about(COURT, "what is the biggest room on level 1")[-1]
    assert told.value == ["1.C1 Corridor", 126.0]
    assert "B1" not in told.answer


def test_which_have_a_window_is_not_whether_there_are_any(talk_about: Talk) -> None:
    assert talk_about(COURT, "do any have a window")[-1].value is None


def test_what_walls_are_made_of_is_asked_by_one_word(talk_about: Talk) -> None:
    told = talk_about(OFFICE, "Woraus bestehen die Innenwände?")[-1]
    assert told.value == ["Gipskarton", "Mineralwolle", "Stahlbeton"]


def test_what_need_not_be_told_is_not_asked_for(talk_about: Talk) -> None:
    told = talk_about(COURT, "how many fire extinguishers are there? do not list them")[-1]
    assert told.value == 15


@pytest.mark.parametrize(
    "questions",
    [
        ("which room is the biggest?", "how much bigger is it than the smallest one?"),
        ("which room is the biggest?", "how much bigger is it than the smallest room?"),
    ],
)
def test_one_thing_is_held_against_the_first_of_others(
    talk_about: Talk, questions: tuple[str, ...]
) -> None:
    """It was told that there are 0 rooms larger than the room."""
    answer = talk_about("Thornbury_Library.ifc", *questions)[-1]
    assert answer.value == pytest.approx(173.74)
    assert answer.unit == "m2"


def test_another_measure_behind_a_total_is_a_total(talk_about: Talk) -> None:
    house = "AC20-FZK-Haus.ifc"
    talk = talk_about(house, "what is the total area of the external walls", "and volume?")
    assert talk[-1].value == pytest.approx(41.3484, abs=0.0001)
    talk = talk_about(house, "what is the average area of the rooms", "and the height?")
    assert talk[-1].value == pytest.approx(2.7143, abs=0.0001)
