"""Units wanted, layers, what is most common, and two things held against each other."""

from typing import Any

import pytest

from tests.agents.conftest import Talk

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
        (
            HEATING,
            "Pumps per pump type?",
            [["Inline-Pumpe", 1], ["Trockenlaeufer-Inline-Pumpe", 3]],
        ),
        (
            HEATING,
            "Which type of pipe fitting is used most often?",
            ["Vorschweissflansch PN16 Typ 11 EN1092-1:2001", 17],
        ),
    ],
)
def test_each_kind_of_question_is_answered(
    talk_about: Talk, building: str, question: str, value: Any
) -> None:
    (answer,) = talk_about(building, question)
    told = answer.value
    assert told == value or (isinstance(told, list) and told[: len(value)] == value)


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize("question", ["Who installed the windows?", "Why are there 11 windows?"])
def test_who_and_why_are_not_answered_by_how_many(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(FZK, question)
    assert answer.value is None


THREE = pytest.approx(3.373, rel=1e-3)


@pytest.mark.of_others("SampleHouse4.ifc")
@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("how many times bigger is the living room than the bedroom", THREE),
        ("Wie viel mal größer ist das Wohnzimmer als das Schlafzimmer?", THREE),
        ("how many more windows has the living room than the bedroom", 2),
        ("difference in the number of windows between the living room and the bedroom", 2),
        ("compare the number of windows of the living room and the bedroom", 2),
        ("is the bedroom the smallest room?", False),
        ("is the entrance hall the smallest room in the house", True),
        ("is the bedroom the same size as the living room", False),
        ("are the bedroom and the living room the same size", False),
        ("Sind Schlafzimmer und Wohnzimmer gleich groß?", False),
        ("does the bedroom have fewer windows than the living room", True),
    ],
)
def test_two_things_are_held_against_each_other(
    talk_about: Talk, question: str, value: Any
) -> None:
    (answer,) = talk_about("SampleHouse4.ifc", question)
    assert answer.value == value


@pytest.mark.of_others("SampleHouse4.ifc")
@pytest.mark.parametrize(
    ("turns", "value"),
    [
        (("area of the living room", "and the bedroom?", "what is the difference"), 36.578),
        (
            ("area of the living room", "and the bedroom?", "how much bigger is the first one"),
            36.578,
        ),
        (("how big is the living room", "the bedroom?", "and together?"), 67.4116),
        (("Wie groß ist das Wohnzimmer?", "und das Schlafzimmer?", "und zusammen?"), 67.4116),
        (("windows in the living room?", "and in the bedroom?", "how many altogether?"), 4),
    ],
)
def test_what_was_asked_one_after_the_other_is_taken_together(
    talk_about: Talk, turns: tuple[str, ...], value: float
) -> None:
    *_, answer = talk_about("SampleHouse4.ifc", *turns)
    assert answer.value == pytest.approx(value, rel=1e-3)


@pytest.mark.of_others("SampleHouse4.ifc")
def test_fewer_of_the_same_things_are_not_taken_together_with_all(talk_about: Talk) -> None:
    *_, answer = talk_about(
        "SampleHouse4.ifc",
        "How many doors are there?",
        "only the internal ones",
        "how many of them?",
    )
    assert answer.value == 2


@pytest.mark.of_others("SampleHouse4.ifc")
def test_two_sides_are_told_in_their_units(talk_about: Talk) -> None:
    (answer,) = talk_about("SampleHouse4.ifc", "is the living room bigger than the bedroom?")
    assert "51.99 m²" in answer.answer
    assert "15.42 m²" in answer.answer


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    ("question", "storey"),
    [
        ("Which storey is the highest?", "Dachgeschoss"),
        ("Welches Geschoss ist das höchste?", "Dachgeschoss"),
        ("Which level is the lowest?", "Erdgeschoss"),
        ("What's the topmost storey?", "Dachgeschoss"),
    ],
)
def test_storeys_are_high_and_low_by_where_they_lie(
    talk_about: Talk, question: str, storey: str
) -> None:
    (answer,) = talk_about(FZK, question)
    assert storey in answer.answer
    assert not answer.choices
