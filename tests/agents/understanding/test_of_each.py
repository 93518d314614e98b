"""Whether something is so of each of several, and whether it is so of what was just asked about."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Does every room have a window?", True),
        ("Is every room on the ground floor?", False),
        ("Does each bedroom have a smoke detector?", True),
        ("Does every storey have a bathroom?", False),
        ("Hat jeder Raum ein Fenster?", True),
        ("Haben alle Räume ein Fenster?", True),
        ("Haben alle Räume einen Rauchmelder?", False),
        ("Haben alle Schlafzimmer einen Rauchmelder?", True),
        ("Toutes les pièces ont-elles une fenêtre ?", True),
        ("Chaque pièce a-t-elle une fenêtre ?", True),
        ("¿Tienen todas las habitaciones una ventana?", True),
        ("Are the kitchen door and the front door external?", False),
    ],
)
def test_what_is_asked_of_every_one_is_asked_of_each(
    ask_bay_house: Ask, question: str, value: bool
) -> None:
    """They were told how many of each, or whether all windows are in rooms."""
    assert ask_bay_house(question).value is value


@pytest.mark.parametrize(
    "question",
    ["Can you break the windows down by floor?", "How many windows does each room have?"],
)
def test_groups_are_still_told_as_groups(ask_bay_house: Ask, question: str) -> None:
    assert len(ask_bay_house(question).rows) > 1


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How high is the living room and does it have a window?", ("2.7 m", "Yes")),
        ("Wie groß ist die Küche und hat sie ein Fenster?", ("13 m²", "Yes")),
        ("How big is the kitchen and is it on the ground floor?", ("13 m²", "Yes")),
    ],
)
def test_no_part_that_asks_whether_is_left_out(
    ask_bay_house: Ask, question: str, told: tuple[str, ...]
) -> None:
    answer = ask_bay_house(question).answer
    assert all(each in answer for each in told)
