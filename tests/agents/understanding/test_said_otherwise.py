"""What a model says in one language, asked for in another: finishes of rooms, and rhythms."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    "question",
    [
        "which bedroom has no carpet?",
        "which bedrooms are without carpet?",
        "in welchem Schlafzimmer liegt kein Teppich?",
        "in which bedroom is there no carpet?",
    ],
)
def test_a_finish_is_found_by_any_word_for_it(ask_home: Ask, question: str) -> None:
    """All bedrooms were told, as only materials of elements counted."""
    assert ask_home(question).value == ["G03 Bedroom 3"]


@pytest.mark.parametrize(
    ("question", "rooms"),
    [
        ("welche Räume haben Parkett?", ["G04 Dining Room"]),
        ("which rooms have a carpeted floor?", ["G01 Bedroom 1", "G02 Bedroom 2"]),
        ("quelles pièces ont de la moquette ?", ["G01 Bedroom 1", "G02 Bedroom 2"]),
    ],
)
def test_rooms_have_what_they_are_finished_with(
    ask_home: Ask, question: str, rooms: list[str]
) -> None:
    assert ask_home(question).value == rooms


@pytest.mark.parametrize(
    ("question", "rooms"),
    [
        ("which rooms are cleaned weekly?", ["E.01 Werkstattbüro"]),
        ("welche Räume werden wöchentlich gereinigt?", ["E.01 Werkstattbüro"]),
        ("how many rooms are cleaned monthly?", 1),
        ("which rooms are serviced weekly?", None),
    ],
)
def test_a_rhythm_is_found_in_the_language_of_the_model(
    ask_werkstatt: Ask, question: str, rooms: object
) -> None:
    """`cleaned` is what `Reinigung` tells, and nothing that is serviced."""
    assert ask_werkstatt(question).value == rooms
