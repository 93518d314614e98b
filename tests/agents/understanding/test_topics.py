"""What is spoken of before a question, floors to stand on, and things by the whole of a name."""

import pytest

from tests.agents.conftest import Talk

DUPLEX, FZK, HANDOVER, HEATING = (
    "Duplex_A_20110907.ifc",
    "AC20-FZK-Haus.ifc",
    "Duplex_Handover_20120323.ifc",
    "hvac_heating.ifc",
)
pytestmark = [pytest.mark.of_others(f"models/{name}") for name in (DUPLEX, FZK, HANDOVER, HEATING)]
BEHIND_THE_HALLWAY = ["B202 Bedroom 1", "B203 Bedroom 2", "B204 Bathroom 2"]


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("upstairs hallway in B, which rooms can i get into", BEHIND_THE_HALLWAY),
        ("upstairs hallway in B, which rooms can i get into directly thru a door",
         BEHIND_THE_HALLWAY),
        ("B201, which rooms can I get into", BEHIND_THE_HALLWAY),
        ("which rooms has flat A", 10),
        # what is counted is said once
        ("how many doors of steel and how many of wood", [0, 0]),
        ("how many square metres of external wall and how many of internal wall",
         [pytest.approx(410.79, abs=0.01), pytest.approx(176.9, abs=0.01)]),
        ("how many doors on level 1 and how many of them are external", [6, 4]),
        # which of two is so, the thing being told by more than a name
        ("is the living room A102 upstairs or downstairs", "Level 1"),
        ("is wall Basic Wall:Exterior - Brick on Block:138062 external or internal", "external"),
        ("are the doors external or internal", ["external and not external", 4, 10]),
    ],
)  # fmt: skip
def test_what_is_spoken_of_first_is_asked_about(
    talk_about: Talk, question: str, value: object
) -> None:
    found = talk_about(DUPLEX, question)[-1].value
    assert (len(found) if isinstance(value, int) and isinstance(found, list) else found) == value


def test_of_what_is_not_there_neither_of_two_is_so(talk_about: Talk) -> None:
    """A101 is the foyer."""
    answer = talk_about(DUPLEX, "is the hallway A101 on level 1 or level 2")[-1]
    assert answer.value is None
    assert "I found no A101 Hallway" in answer.answer


@pytest.mark.parametrize("building", [DUPLEX, FZK])
@pytest.mark.parametrize(
    "question", ["which rooms have a wooden floor", "which floors are of wood"]
)
def test_a_floor_of_a_material_is_no_storey(talk_about: Talk, building: str, question: str) -> None:
    assert talk_about(building, question)[-1].value is None


@pytest.mark.parametrize(
    ("name", "storey"),
    [
        ("M_Fixed:819mm x 759mm:819mm x 759mm:148722:1", "Level 2"),
        ("M_Single-Flush:0864 x 2032mm:0864 x 2032mm:159734:1", "Level 2"),
        ("M_Counter Top w Sink Hole:600mm Depth:600mm Depth:162490", "Level 1"),
    ],
)
def test_a_thing_is_found_by_a_name_of_many_words(talk_about: Talk, name: str, storey: str) -> None:
    assert talk_about(DUPLEX, f"which storey is {name} on?")[-1].answer.startswith(storey)


def test_the_thing_is_the_one_where_somebody_is(talk_about: Talk) -> None:
    """The answer was that no serial number is recorded of the room."""
    answer = talk_about(HANDOVER, "I'm in A205. what is the serial number of the boiler")[-1]
    assert answer.value == "357N83HJ"


def test_a_number_with_its_unit_is_no_name(talk_about: Talk) -> None:
    """A text `10` of another property was taken for it, and all outputs were added up."""
    answer = talk_about(HEATING, "radiators with an effective output of 10 kW")[-1]
    assert "10 kW" in answer.answer
    assert answer.cypher is not None
    assert "Schtift" not in answer.cypher


@pytest.mark.parametrize(
    "question", ["what is the kitchen floor made of", "which floors does the lift serve"]
)
def test_what_is_said_by_a_verb_is_not_left_out(talk_about: Talk, question: str) -> None:
    """Both told the storeys where the kitchen and the lift are."""
    assert talk_about("Rosewood_Care_Home.ifc", question)[-1].value is None
