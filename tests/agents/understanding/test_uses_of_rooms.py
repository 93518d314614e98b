"""Rooms whose use no name tells: what is classified so is called so, and nothing is denied."""

from collections.abc import Iterator

import pytest

from graph_store import GraphSettings
from ifc_loader import Node, PropertyGraph, Relationship
from ifc_loader.property_graph import Value
from tests.agents.understanding.conftest import Ask, asking

ROOMS = ("Sea View", "Garden View", "Attic")


def _room(at: int, name: str, concepts: list[str], more: dict[str, Value]) -> Node:
    held: dict[str, Value] = {"GlobalId": name, "Name": str(at), "LongName": name}
    return Node(f"i/{name}", ("IfcSpace", "IfcProduct"), held | {"concepts": concepts} | more)


@pytest.fixture(scope="module")
def ask_inn(shared_engine: GraphSettings) -> Iterator[Ask]:
    """Ask an inn of three rooms, two of them classified, and a kitchen."""
    rooms = [
        _room(at, name, ["room"], {"Pset_Upkeep.LastSurvey": f"202{at + 1}-05-04"})
        for at, name in enumerate(ROOMS, 1)
    ]
    rooms.append(_room(4, "Kitchen", ["kitchen", "room"], {}))
    kind = Node("i/C", ("IfcClassificationReference",), {"Name": "Letting Room"})
    told = [Relationship(f"i/{name}", "CLASSIFIED_AS", "i/C") for name in ROOMS[:2]]
    yield from asking(shared_engine, "inn", PropertyGraph("inn", [*rooms, kind], told))


def test_what_is_classified_so_is_called_so(ask_inn: Ask) -> None:
    assert ask_inn("How many letting rooms are there?").value == 2
    assert ask_inn("Which letting rooms are there?").value == ["1 Sea View", "2 Garden View"]


@pytest.mark.parametrize("question", ["How many bathrooms are there?", "Is there a gym?"])
def test_no_use_is_denied_where_uses_are_not_known(ask_inn: Ask, question: str) -> None:
    answer = ask_inn(question)
    assert answer.value is None
    assert "I recognise no" in answer.answer


def test_a_use_that_no_room_has_is_denied_where_all_are_known(ask_bay_house: Ask) -> None:
    assert ask_bay_house("Is there a gym?").value is False


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Which rooms have a last survey before 2023?", ["1 Sea View"]),
        ("Which rooms have a last survey after 2022?", ["2 Garden View", "3 Attic"]),
    ],
)
def test_years_are_found_in_texts_that_begin_as_dates(
    ask_inn: Ask, question: str, names: list[str]
) -> None:
    assert ask_inn(question).value == names
