"""What is recorded of things and what is not, and which values there are of a property."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Which doors have a fire rating on file?", ["Utility room door"]),
        ("How many doors have no fire rating recorded?", 9),
        ("For how many doors is the fire rating missing?", 9),
        ("How many doors have the fire rating left blank?", 9),
        ("Bei wie vielen Türen fehlt die Feuerwiderstandsklasse?", 9),
        ("Wie viele Türen haben keine Feuerwiderstandsklasse eingetragen?", 9),
        ("Combien de portes n'ont pas de résistance au feu renseignée ?", 9),
        ("¿Cuántas puertas no tienen resistencia al fuego registrada?", 9),
        ("Is the fire rating filled in for every door?", False),
        ("Is the width recorded for all doors?", True),
        ("Is there a door where the fire rating is not given?", True),
        ("How many doors have fire exit set to no?", 8),
        ("How many doors are not marked as fire exits?", 8),
    ],
)
def test_what_is_recorded_of_things_and_what_is_not(
    ask_bay_house: Ask, question: str, value: object
) -> None:
    assert ask_bay_house(question).value == value


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Which doors have no serial number?", "records no serial number of doors"),
        ("What is the fire rating of the Kitchen door?", "is not filled in"),
        ("What is the finish of the kitchen door?", "could not tell"),
        ("Which doors are narrower than 85?", "85"),  # centimetres, or millimetres?
        ("Which room has the highest ratio of window area to floor area?", "ratio"),
        ("Who made the doors?", "records no manufacturer of doors"),
    ],
)
def test_what_cannot_be_told_is_not_told_by_half(
    ask_bay_house: Ask, question: str, told: str
) -> None:
    answer = ask_bay_house(question)
    assert answer.value is None
    assert told in answer.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many rooms are there except bedrooms and bathrooms?", 7),
        ("Which rooms except the kitchen and the hall are on the ground floor?", 3),
        ("How many doors are narrower than 850?", 4),
        ("How many bedroom doors are there?", 1),
    ],
)
def test_exceptions_bare_lengths_and_compounds(
    ask_bay_house: Ask, question: str, value: int
) -> None:
    found = ask_bay_house(question).value
    assert (len(found) if isinstance(found, list) else found) == value


def test_the_values_of_a_property_are_told_with_how_many_have_each(ask_bay_house: Ask) -> None:
    found = ask_bay_house("What fire ratings are there?").value
    assert [one for one in found if one[0]] == [["EI30", 1], ["REI30", 1], ["REI60", 4]]


def test_nothing_is_held_against_what_is_not_there(ask_bay_house: Ask) -> None:
    answer = ask_bay_house("Which is bigger, the kitchen or the ballroom?")
    assert "kitchen" not in answer.answer.lower()


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many doors have a fire rating of at least 30 minutes?", 1),
        ("Wie viele Türen haben mindestens 30 Minuten Feuerwiderstand?", 1),
        ("How many doors have a fire rating over 30 minutes?", 0),
        ("Do all doors have a fire rating of at least 30 minutes?", False),
        ("Do all bedroom doors have a fire rating?", False),
    ],
)
def test_classes_of_fire_rating_are_held_against_minutes(
    ask_bay_house: Ask, question: str, value: object
) -> None:
    assert ask_bay_house(question).value == value


def test_what_is_offered_instead_of_what_is_lacking_is_answered(ask_bay_house: Ask) -> None:
    first = ask_bay_house("How many doors and gates are there?")
    assert "no gates" in first.answer
    assert ask_bay_house(first.choices[0]).value == 10
