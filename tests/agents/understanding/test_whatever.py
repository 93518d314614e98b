"""Things that are called by no noun, by their class in IFC, or but as things."""

import pytest

from tests.agents.conftest import Talk

HANDOVER = "Duplex_Handover_20120323.ifc"
SAMPLE = "SampleHouse4.ifc"
pytestmark = [pytest.mark.of_others(f"models/{name}") for name in (HANDOVER, SAMPLE)]


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("what was installed last", ["Door Type D-1", "Door Type D-2"]),
        ("which things were installed last", ["Door Type D-1", "Door Type D-2"]),
        ("what costs more than 500", ["Bath/Shower-1", "Bath/Shower-2"]),
        ("what has the longest warranty", ["Skylight-1", "Skylight-2"]),
        ("top 3 rooms by area", ["R301", "A102", "B102"]),
    ],
)
def test_what_stands_for_the_things_themselves(
    talk_about: Talk, question: str, names: list[str]
) -> None:
    value = talk_about(HANDOVER, question)[-1].value
    assert isinstance(value, list)
    assert [one[0] if isinstance(one, list) else one for one in value] == names


def test_the_most_expensive_thing_is_told(talk_about: Talk) -> None:
    answer = talk_about(HANDOVER, "the most expensive component")[-1]
    assert answer.answer.startswith("Bath/Shower-1: 918 USD.")


@pytest.mark.parametrize("question", ["what is the biggest", "what is larger than 20 m2"])
def test_what_may_be_a_room_or_a_wall_is_not_guessed(talk_about: Talk, question: str) -> None:
    assert talk_about(HANDOVER, question)[-1].value is None


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("how many ifcwalls", 5),
        ("how many IfcWall elements are there", 5),
        ("Wie viele IfcWindow gibt es", 4),
        ("how many IfcRamps are there", 0),
        ("how many furniture objects are there", 14),
        ("how many types of walls are there", 2),
    ],
)
def test_a_class_is_heard_by_its_own_name(talk_about: Talk, question: str, value: int) -> None:
    answer = talk_about(SAMPLE, question)[-1]
    assert answer.value == value
    assert "type of wall" not in answer.answer


def test_the_classes_are_told_with_how_many_there_are(talk_about: Talk) -> None:
    value = talk_about(SAMPLE, "which ifc classes does the model have")[-1].value
    assert isinstance(value, list)
    assert ["IfcDoor", 3] in value


def test_a_long_list_of_things_tells_their_kinds(talk_about: Talk) -> None:
    told = talk_about(HANDOVER, "which things were installed in march 2010")[-1].answer
    assert "(22 windows): Window Type A-1, " in told
