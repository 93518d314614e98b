"""A property that is asked for by its own noun is told, and not the thing that has it."""

from collections.abc import Iterator

import pytest

from graph_store.settings import GraphSettings
from tests.agents.understanding.conftest import Ask, asking
from tests.agents.understanding.workshop import Owned


def clubhouse() -> Owned:
    """A bar, a gym and two windows of different types upstairs of a third."""
    file = Owned()
    for number, name, floor in (("1", "Bar", "Oak boards"), ("2", "Turnhalle", "Sportboden PU")):
        room = file.room(number, name, "Raumbuch", {"Bodenbelag": floor})
        for at in (1, 2):
            window = file.thing(
                room, "IfcWindow", f"Window {number}.{at}", "Data", {"Maker": "Kestrel"}
            )
            file.typed(window, file.root("IfcWindowType", Name=f"Sash {number}"))
    return file


@pytest.fixture(scope="module")
def ask_club(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    folder = tmp_path_factory.mktemp("club")
    yield from asking(shared_engine, "clubhouse", clubhouse().read(folder))


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("¿Qué suelo tiene el bar?", "Oak boards"),
        ("Quel sol a le bar ?", "Oak boards"),
        ("was liegt in der Turnhalle für ein Boden", "Sportboden PU"),
        ("was hat die Turnhalle für einen Boden?", "Sportboden PU"),
        ("was ist in der Bar für ein Boden?", "Oak boards"),
        ("was für einen Boden hat die Bar?", "Oak boards"),
    ],
)
def test_the_value_is_told(ask_club: Ask, question: str, value: str) -> None:
    assert ask_club(question).value == value


@pytest.mark.parametrize(
    "question",
    [
        "was ist das für ein Fenstertyp?",
        "welche Fenstertypen sind das?",
        "which window types do they have?",
        "which window type are they?",
    ],
)
def test_the_kind_of_what_was_spoken_of_is_told(ask_bay_house: Ask, question: str) -> None:
    spoken = ask_bay_house("Which windows are in the kitchen?")
    answer = ask_bay_house(question, spoken)
    assert answer.value is not None
    assert "types" in answer.answer
