"""Things told with what belongs to each, both ends of an order, and how far two are apart."""

import pytest

from tests.agents.understanding.conftest import Ask

PUMP = [["Pump P1", ["0.5 Utility Room"]]]
PER_STOREY = [["Ground Floor", 7, 6], ["First Floor", 3, 9]]


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("list the pumps with their room", PUMP),
        ("the pumps and their room", PUMP),
        ("Liste alle Pumpen mit ihrem Raum", PUMP),
        ("Liste des pompes avec leur pièce", PUMP),
        ("Lista de las bombas con su habitación", PUMP),
        ("number of doors and windows per storey", PER_STOREY),
        ("Wie viele Türen und Fenster gibt es pro Geschoss?", PER_STOREY),
        ("Combien de portes et de fenêtres par étage ?", PER_STOREY),
        ("¿Cuántas puertas y ventanas hay en cada planta?", PER_STOREY),
        ("How many doors and how many windows are there on each floor?", PER_STOREY),
    ],
)
def test_what_belongs_to_each_thing_is_told_beside_it(
    ask_bay_house: Ask, question: str, value: object
) -> None:
    """It was `pumps in a room`, pumps and rooms in one list, and both sorts together."""
    assert ask_bay_house(question).value == value


@pytest.mark.parametrize(
    ("question", "kitchen"),
    [
        ("List the rooms with their area and number of windows", ["0.1 Kitchen", 13.0, 2]),
        ("For every room: area and number of windows", ["0.1 Kitchen", 13.0, 2]),
        (
            "Give me the rooms, their floor area and their storey",
            ["0.1 Kitchen", 13.0, "Ground Floor"],
        ),
        ("Liste aller Räume mit Fläche und Geschoss", ["0.1 Kitchen", 13.0, "Ground Floor"]),
    ],
)
def test_measures_numbers_and_places_stand_in_one_table(
    ask_bay_house: Ask, question: str, kitchen: list[object]
) -> None:
    """Of `for every room: area and number of windows` five floor areas were told."""
    assert ask_bay_house(question).value[0] == kitchen


def test_groups_are_counted_by_what_they_are_of(ask_bay_house: Ask) -> None:
    """`9 windows: 0.1: …` were nine rooms, told by half of their name."""
    answer = ask_bay_house("list the windows by room").answer
    assert answer.startswith("9 rooms with windows: 0.1 Kitchen: Kitchen south window and")


@pytest.mark.parametrize(
    "question",
    [
        "Which room is the largest and the smallest?",
        "What are the largest and the smallest room?",
        "Was ist der größte und der kleinste Raum?",
        "Quelle est la plus grande et la plus petite pièce ?",
        "¿Cuál es la habitación más grande y la más pequeña?",
    ],
)
def test_both_ends_of_an_order_are_told(ask_bay_house: Ask, question: str) -> None:
    """All rooms were listed."""
    answer = ask_bay_house(question).answer
    assert "Living Room: 22.4 m²" in answer
    assert "Shower Room: 6.037 m²" in answer


@pytest.mark.parametrize(
    "question",
    [
        "Is the kitchen bigger than the study and by how much?",
        "By how many m2 is the kitchen bigger than the study?",
        "How much bigger than the study is the kitchen?",
        "Ist die Küche größer als das Büro, und um wie viel?",
        "Um wie viele m² ist die Küche größer als das Büro?",
        "De combien la cuisine est-elle plus grande que le bureau ?",
    ],
)
def test_by_how_much_is_the_difference_with_both_sides(ask_bay_house: Ask, question: str) -> None:
    """It was answered by no, or by the area of one of them."""
    answer = ask_bay_house(question)
    assert answer.value == pytest.approx(2.645)
    assert answer.unit == "m2"
    assert "13 m² for kitchen" in answer.answer.casefold()


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many times bigger than the kitchen is the living room?", 22.4 / 13),
        ("How much wider is the widest door than the narrowest one?", 1.0),
        ("What is the difference between the highest and the lowest storey?", 3.0),
    ],
)
def test_two_numbers_are_held_against_each_other(
    ask_bay_house: Ask, question: str, value: float
) -> None:
    assert ask_bay_house(question).value == pytest.approx(value, rel=1e-3)


def test_which_is_larger_than_one_thing_is_no_yes_or_no(ask_bay_house: Ask) -> None:
    """The area of all rooms together was held against that of the kitchen: `Yes: 130.85 m²`."""
    assert len(ask_bay_house("Which room is larger than the kitchen?").rows) == 5


def test_the_ceiling_is_as_high_as_its_room(ask_bay_house: Ask) -> None:
    """`This model holds no suspended ceilings`, it said."""
    answer = ask_bay_house("How high is the ceiling in the kitchen?")
    assert answer.value == ask_bay_house("What is the ceiling height of the kitchen?").value
    assert answer.answer.startswith("The ceiling height of")


def test_heights_on_a_storey_are_told_of_its_rooms(ask_bay_house: Ask) -> None:
    """`First Floor` was told once for each of its rooms, and none of them by name."""
    answer = ask_bay_house("What is the ceiling height on the first floor?").answer
    assert answer.startswith("All 4 rooms on First Floor have the same ceiling height")


@pytest.mark.parametrize(
    "question",
    [
        "how many doors are there of each type on each floor",
        "number of doors by type and storey",
        "Türen nach Typ und Geschoss",
    ],
)
def test_groups_are_made_by_two_things(ask_bay_house: Ask, question: str) -> None:
    """The storey was left out, or types and storeys were told as one list."""
    answer = ask_bay_house(question)
    assert answer.answer.startswith("7 combinations of type and ")
    assert answer.value[2] == ["Internal door 800x2100 First Floor", 1]


def test_what_is_asked_behind_and_is_not_left_out(ask_bay_house: Ask) -> None:
    """`Which lamps are there and what power do they have?` listed lamps and electrical systems."""
    answer = ask_bay_house("Which lamps are there and what power do they have?").answer
    assert "9 luminaires: Lamp Bathroom" in answer
    assert "luminaires and" not in answer


def test_smoke_detectors_are_fire_detectors(ask_bay_house: Ask) -> None:
    """`Brandmelder` were heat detectors alone, so that no room had one."""
    answer = ask_bay_house("In welchen Räumen gibt es keine Brandmelder?")
    assert len(answer.rows) == 5
