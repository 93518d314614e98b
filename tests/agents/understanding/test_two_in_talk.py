"""Two things in a talk: which is more, by how much, the one and the other together."""

import pytest

from tests.agents.conftest import Talk

CLINIC, HOTEL, HOUSE = "Hartfield_Clinic.ifc", "Harbour_View_Hotel.ifc", "AC20-FZK-Haus.ifc"
LARGEST_TWO = {
    "Ground Floor": ["0.01 Waiting Area", "0.06 Corr."],
    "First Floor": ["1.01 Physio Gym", "1.03 Meeting Room", "1.06 Open Plan Office"],
}
SMALLEST_TWO = {
    "Ground Floor": ["0.08 WC", "0.09 Acc. WC"],
    "First Floor": ["1.05 Practice Manager", "1.08 Stair 1"],
}


@pytest.mark.parametrize(
    ("questions", "first"),
    [
        (("the two biggest rooms on each floor",), LARGEST_TWO),
        (("Which 2 rooms have the largest area per floor?",), LARGEST_TWO),
        (("welche zwei Räume haben je Geschoss die größte Fläche?",), LARGEST_TWO),
        (("two smallest rooms per storey",), SMALLEST_TWO),
        (("the biggest room on each floor", "and the two smallest?"), SMALLEST_TWO),
    ],
)
def test_each_group_has_its_first_few(
    talk_about: Talk, questions: tuple[str, ...], first: dict[str, list[str]]
) -> None:
    *_, answer = talk_about(CLINIC, *questions)
    found: dict[str, list[str]] = {}
    for floor, room, _ in answer.rows:
        found.setdefault(floor, []).append(room)
    assert found == first, answer.answer


@pytest.mark.parametrize(
    ("questions", "value"),
    [
        (("area of the reception plus the waiting area",), 67.28),
        (("Fläche von Empfang plus Archiv",), 61.48),
        (("how big are reception + archive?",), 61.48),
        (("how many doors plus windows are there?",), 35),
        (("which is bigger, the waiting room or the reception?", "by how much?"), 23.2),
        (("is the archive bigger than the reception?", "by how much?"), 17.4),
        (("welcher Raum ist größer, das Wartezimmer oder das Archiv?", "um wie viel?"), 5.8),
        (("biggest room on the ground floor?", "smallest?", "how many m2 between the two?"), 29.0),
        (("largest room upstairs?", "smallest?", "how many m2 between the two, net area"), 34.8),
        (
            ("area of the waiting area", "and the archive?", "how many m² between the two, net?"),
            5.8,
        ),
        (
            (
                "wie groß ist das Archiv?",
                "und der Empfang?",
                "wie viele m² zwischen beiden?",
            ),
            17.4,
        ),
        (
            ("which has more doors, the waiting area or the physio gym?", "by how many?"),
            2,
        ),
    ],
)
def test_two_are_added_up_or_held_against_each_other(
    talk_about: Talk, questions: tuple[str, ...], value: float
) -> None:
    *_, answer = talk_about(CLINIC, *questions)
    assert answer.value == pytest.approx(value), answer.answer


@pytest.mark.parametrize(
    "questions",
    [
        ("how many windows does the waiting area have?", "and the archive?", "so which has more?"),
        ("is the archive bigger than the reception?", "by how much?", "welches ist größer?"),
        ("wie viele Fenster hat das Archiv?", "und der Wartebereich?", "welcher hat mehr?"),
    ],
)
def test_the_greater_of_two_is_told(talk_about: Talk, questions: tuple[str, ...]) -> None:
    *_, answer = talk_about(CLINIC, *questions)
    assert "Waiting" in answer.answer or "Archive" in answer.answer


def test_the_two_stay_the_two_that_were_compared(talk_about: Talk) -> None:
    *_, more, apart = talk_about(
        CLINIC,
        "which is bigger, the waiting room or the reception?",
        "by how much?",
        "which has more windows?",
        "what's the difference?",
    )
    assert "Waiting Area" in more.answer
    assert apart.value == 2


def test_one_of_two_is_replaced_and_not_told_again(talk_about: Talk) -> None:
    first, other = talk_about(HOUSE, "hat die Küche mehr Fenster als das Bad?", "und der Flur?")
    assert (first.value, other.value) == (True, False), other.answer


@pytest.mark.parametrize(
    ("questions", "value"),
    [
        (("hat die Küche ein Fenster?", "und das Bad, hat das auch eins?"), True),
        (("hat die Küche ein Fenster?", "und der Flur, hat der auch eins?"), False),
        (("hat das Büro eine Tür?", "und die Galerie, hat die auch eine?"), False),
        (("how big is the kitchen?", "and the bathroom?", "is it smaller?"), True),
    ],
)
def test_what_stands_for_a_thing_is_that_thing(
    talk_about: Talk, questions: tuple[str, ...], value: bool
) -> None:
    *_, answer = talk_about(HOUSE, *questions)
    assert answer.value is value, answer.answer


@pytest.mark.parametrize(
    ("questions", "names"),
    [
        (
            ("how many diffusers are in the kitchen?", "what else is there?"),
            {"DB-K:422392", "HD-G-04:411739"},
        ),
        (
            ("are there beds in the library lounge?", "what else is in there?"),
            {"SD-M-01:416830"},
        ),
        (
            ("gibt es in der Küche Luftauslässe?", "was ist da sonst noch drin?"),
            {"DB-K:422392", "HD-G-04:411739"},
        ),
    ],
)
def test_what_else_is_there_leaves_out_what_was_spoken_of(
    talk_about: Talk, questions: tuple[str, ...], names: set[str]
) -> None:
    *_, answer = talk_about(HOTEL, *questions)
    assert {row[0] for row in answer.rows} == names, answer.answer


def test_nothing_else_is_told_again(talk_about: Talk) -> None:
    *_, answer = talk_about(HOTEL, "what is in the lounge?", "what else is in there?")
    assert answer.value is None


def test_one_thing_is_not_two(talk_about: Talk) -> None:
    *_, answer = talk_about(HOTEL, "how big is the kitchen?", "which of the two has more windows?")
    assert answer.value is None, answer.answer


DUPLEX = "Duplex_A_20110907.ifc"


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize(
    ("questions", "found"),
    [
        (("Are there more doors than windows on Level 1?",), (True, 6, 4)),
        (("Gibt es auf Level 1 mehr Türen als Fenster?",), (True, 6, 4)),
        (("Does unit A have more doors than windows?",), (False, 7, 12)),
        (("Y a-t-il plus de fenêtres que de portes ?",), (True, 24, 14)),
        (("How many doors are on Level 1?", "Are there more doors than windows?"), (False, 14, 24)),
        (
            ("Wie viele Türen gibt es auf Level 1?", "Gibt es mehr Türen als Fenster?"),
            (False, 14, 24),
        ),
        (
            (
                "Combien de portes y a-t-il au Level 1 ?",
                "Y a-t-il plus de portes que de fenêtres ?",
            ),
            (False, 14, 24),
        ),
        (("How many doors are on Level 1?", "Does it have more doors than windows?"), (True, 6, 4)),
        (
            ("How many doors are on Level 1?", "Does it have more doors than Level 2?"),
            (False, 6, 8),
        ),
    ],
)
def test_what_is_counted_against_another_is_counted_in_the_same_place(
    talk_about: Talk, questions: tuple[str, ...], found: tuple[bool, int, int]
) -> None:
    *_, answer = talk_about(DUPLEX, *questions)
    assert answer.rows == (found,), answer.answer


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize(
    ("question", "sides"),
    [
        ("Is Bathroom 1 of unit A bigger than that of unit B?", (False, 9.414, 9.439)),
        ("Is the living room of unit B larger than that of unit A?", (False, 30.139, 30.139)),
        ("Ist die Küche von Einheit A größer als die von Einheit B?", (False, 13.897, 13.897)),
        ("Does the kitchen of unit A have more windows than that of unit B?", (False, 1, 1)),
    ],
)
def test_that_of_another_is_the_same_part_of_it(
    talk_about: Talk, question: str, sides: tuple[bool, float, float]
) -> None:
    (answer,) = talk_about(DUPLEX, question)
    ((yes, *numbers),) = answer.rows
    assert yes is sides[0]
    assert numbers == pytest.approx(sides[1:], rel=1e-3)
