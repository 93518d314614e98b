"""What a facility manager asks of a building, in the manager's words."""

import pytest

from graph_store import GraphStore
from graph_store.rows import Rows
from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many windows and doors are there?", 7),
        ("how many intrnal walls are there", 2),
        ("How many doors are narrower than 900 mm?", 2),
        ("How many doors are at most 0.81 m wide?", 2),
        ("Is there a swimming pool?", False),
        ("Are there any columns in the building?", False),
        ("How many columns are there?", 0),
        (
            "What is the area of the smallest room?",
            ["3 - Entrance hall", pytest.approx(8.6935, abs=0.001)],
        ),
    ],
)
def test_a_plain_question_has_a_plain_value(ask_house: Ask, question: str, value: object) -> None:
    assert ask_house(question).value == value


@pytest.mark.parametrize(("door", "outside"), [("Front door", True), ("Bedroom door", False)])
def test_an_element_is_meant_by_its_global_id(
    house: GraphStore, ask_house: Ask, door: str, outside: bool
) -> None:
    found = house.read("MATCH (d:IfcDoor {Name: $door}) RETURN d.GlobalId", {"door": door})
    assert isinstance(found, Rows)
    assert ask_house(f"Is the door {found.rows[0][0]} external?").value is outside


def test_a_slip_of_the_pen_is_read_and_told(ask_house: Ask) -> None:
    answer = ask_house("What is the floor area of the entrence hall?")
    assert answer.value == pytest.approx(8.6935, abs=0.001)
    assert "I read “entrence” as “entrance”." in answer.answer


def test_rooms_per_storey_come_as_groups(ask_house: Ask) -> None:
    assert ask_house("How many rooms are there per storey?").value == [
        ["Ground Floor", 3],
        ["Roof", 1],
    ]


def test_layers_come_in_order_with_their_thickness(ask_house: Ask) -> None:
    answer = ask_house("What are the material layers of wall 'Inner wall 4'?")
    assert [name for name, _ in answer.value] == ["1 Brick", "2 Plasterboard"]
    assert [thickness for _, thickness in answer.value] == pytest.approx([0.1, 0.012])
    assert answer.unit == "m"
    assert "12 mm" in answer.answer


def test_what_a_place_holds_is_its_elements(ask_bay_house: Ask) -> None:
    assert {"Sofa", "Coffee table", "Bookshelf"} <= set(
        ask_bay_house("What is in the living room?").value
    )


def test_things_on_one_storey_are_not_taken_for_related(ask_house: Ask) -> None:
    """Windows are not in the bedroom because both are on the ground floor."""
    answer = ask_house("Which windows are in the entrance hall?")
    assert not answer.value


def test_a_name_that_looks_like_cypher_stays_a_value(ask_house: Ask) -> None:
    answer = ask_house('Which wall is called "x\' OR 1=1 DETACH DELETE n //"?')
    assert answer.value is None
    assert not answer.attempts
