"""Relationships whose other end is not named or lies far away, and counts of each."""

import pytest

from tests.agents.conftest import Talk

HEATING, FZK, HOUSE = "hvac_heating.ifc", "AC20-FZK-Haus.ifc", "SampleHouse4.ifc"
PUMP = "0R2tatmCugcKcdt7S_4CPK"


@pytest.mark.of_others(HEATING)
@pytest.mark.parametrize(
    ("question", "count"),
    [
        (f"How many elements are reachable from pump {PUMP} through port connections?", 218),
        (f"How many valves can be reached from {PUMP}?", 11),
        (f"Wie viele Ventile sind von der Pumpe {PUMP} aus erreichbar?", 11),
        ("How many ports are not connected?", 8),
        ("How many flow elements are connected to nothing?", 1),
        ("How many port-to-port connections are in the model?", 228),
        ("how many connections does the boiler have?", 2),
    ],
)
def test_pipes_are_followed_and_ends_that_lead_nowhere_are_found(
    talk_about: Talk, question: str, count: int
) -> None:
    (answer,) = talk_about(HEATING, question)
    assert answer.value == count


@pytest.mark.of_others(FZK)
def test_a_door_between_two_rooms_is_how_they_are_connected_and_makes_no_groups(
    talk_about: Talk,
) -> None:
    for question in (
        "Which rooms are directly connected to 2 Buero by a door (per space boundaries)?",
        "which rooms are connected to 2 Buero by a door",
    ):
        (answer,) = talk_about(FZK, question)
        assert answer.value == ["1 Flur"], question


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    ("question", "rows"),
    [
        ("List window sizes and how many of each.", [["1000x1000 mm", 2], ["2000x1200 mm", 9]]),
        (
            "List the wall types and the number of walls of each.",
            [["Leichtbeton 102890359 240", 5], ["Leichtbeton 102890359 300", 8]],
        ),
    ],
)
def test_each_is_what_was_named_before(
    talk_about: Talk, question: str, rows: list[list[object]]
) -> None:
    (answer,) = talk_about(FZK, question)
    assert answer.value == rows


@pytest.mark.parametrize(
    ("building", "question", "unit"),
    [
        (FZK, "What is the length unit of the model?", "METRE"),
        (HEATING, "What is the length unit of the model?", "MILLIMETRE"),
        (HOUSE, "What is the illuminance unit defined in the file?", "LUX"),
        (FZK, "which unit is used for areas?", "SQUARE_METRE"),
    ],
)
def test_a_unit_is_called_by_what_it_measures(
    talk_about: Talk, building: str, question: str, unit: str
) -> None:
    (answer,) = talk_about(building, question)
    assert unit in str(answer.value)


@pytest.mark.of_others(FZK)
def test_a_name_keeps_the_letters_that_are_short_for_a_word_elsewhere(talk_about: Talk) -> None:
    (answer,) = talk_about(FZK, "Which doors and windows are in wall 'Wand-Ext-ERDG-1'?")
    assert answer.value == ["EG-Fenster-6", "EG-Fenster-7", "Haustuer"]


@pytest.mark.of_others(HOUSE)
def test_a_measure_times_another_is_their_product(talk_about: Talk) -> None:
    for question in (
        "What is the total window area (overall width × height)?",
        "total window area, width times height",
    ):
        (answer,) = talk_about(HOUSE, question)
        assert answer.value == pytest.approx(8.7604), question
        assert answer.unit == "m2"


@pytest.mark.of_others(HOUSE)
def test_material_layers_are_layers_whatever_a_material_is_called(talk_about: Talk) -> None:
    (answer,) = talk_about(
        HOUSE, "What are the material layers of wall 'Basic Wall:Wall-Partn_12P-70MStd-12P:285792'?"
    )
    assert answer.value == [
        ["1 Plaster", 0.0125],
        ["2 Metal Stud Layer", 0.07],
        ["3 Plaster", 0.0125],
    ]


@pytest.mark.of_others(HOUSE)
@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Is there a laundry in the building?", False),
        ("What is the building address?", ["Westminster London UK"]),
    ],
)
def test_the_whole_building_says_nothing_where_it_is_all_there_is(
    talk_about: Talk, question: str, value: object
) -> None:
    (answer,) = talk_about(HOUSE, question)
    assert answer.value == value


@pytest.mark.parametrize(("article", "doors"), [("the", 5), ("a", 8)])
def test_behind_the_article_is_the_room_of_that_name_else_any_of_its_use(
    talk_about: Talk, article: str, doors: int
) -> None:
    """The Bay House has a hall and a landing."""
    (answer,) = talk_about("bay_house.ifc", f"Which doors lead to {article} hall?")
    assert len(answer.rows) == doors
