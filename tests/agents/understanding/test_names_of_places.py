"""What calls a place, and what only stands in its name: a depot with an open plan office."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from graph_store import GraphSettings
from tests.agents.understanding.conftest import Ask, asking
from tests.agents.understanding.workshop import Owned


def depot() -> Owned:
    """Two rooms, three doors one of which has no name, and a heater of a rated power."""
    file = Owned()
    file.building.Name = "Harbour Depot Building"
    file.room("1", "Open Plan Office", "Rooms", {"Dept": "Fleet", "NetArea": 20.0})
    hall = file.room("2", "Depot Manager", "Rooms", {"Dept": "Stores", "NetArea": 12.0})
    file.room("3", "Lobby", "Rooms", {"NetArea": 5.0})
    for name, width in (("D1", 900), ("D2", 1000), (None, 1200)):
        door = file.element("IfcDoor", name, OverallWidth=float(width))
        file.told(door, "Pset_DoorCommon", {"IsExternal": name == "D1"})
    file.thing(hall, "IfcSpaceHeater", "H1", "Heating", {"Nennleistung": 1900.0})
    return file


@pytest.fixture(scope="module")
def ask_depot(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Ask the depot."""
    folder: Path = tmp_path_factory.mktemp("depot")
    yield from asking(shared_engine, "depot", depot().read(folder))


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many doors are there at the depot?", 3),
        ("How many rooms are in the depot?", 3),
        ("Net area per department", [["Fleet", 20.0], ["Stores", 12.0], ["", 5.0]]),
        ("Welche Leistung hat der Heizkörper?", 1900.0),
    ],
)
def test_a_word_stands_for_what_it_calls(ask_depot: Ask, question: str, value: Any) -> None:
    assert ask_depot(question).value == value


def test_a_verb_of_a_name_is_no_name(ask_depot: Ask) -> None:
    told = ask_depot("How many doors open to the outside?")
    assert told.value in {None, 1}
    assert "Open Plan Office" not in told.answer


def test_things_without_a_name_are_no_group(ask_depot: Ask) -> None:
    told = ask_depot("How wide is each door?").answer
    assert told.startswith("3 doors: ")
    assert "not stated" not in told
    groups = ask_depot("Net area per department").answer
    assert groups.startswith("2 departments: ")
    assert "not stated: 5" in groups
