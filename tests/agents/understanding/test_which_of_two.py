"""Which of two is bigger: of what both words name, and of nothing else."""

from collections.abc import Iterator

import pytest

from graph_store.settings import GraphSettings
from tests.agents.understanding.conftest import Ask, asking
from tests.agents.understanding.workshop import Owned


def music_school() -> Owned:
    file = Owned()
    for number, name, area in (
        ("1", "Ensembleraum", 52.0),
        ("2", "Chorprobenraum", 78.0),
        ("3", "Notenbibliothek", 52.0),
        ("4", "Konzertsaal", 210.0),
        ("5", "Children's Library", 61.0),
    ):
        room = file.room(number, name)
        file.quantities(room, "Qto_SpaceBaseQuantities", NetFloorArea=("IfcQuantityArea", area))
    return file


@pytest.fixture(scope="module")
def ask_school(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    folder = tmp_path_factory.mktemp("music")
    yield from asking(shared_engine, "music-school", music_school().read(folder))


@pytest.mark.parametrize(
    "question",
    [
        "whats bigger, the ensemble room or the choir room",
        "which is larger, the ensemble room or the choir room?",
        "is the ensemble room or the choir room the larger?",
        "was ist größer, der Ensembleraum oder der Chorsaal?",
    ],
)
def test_rooms_are_held_against_each_other_by_what_they_are_for(
    ask_school: Ask, question: str
) -> None:
    assert ask_school(question).value == ["2 Chorprobenraum", 78.0]


def test_that_both_are_as_big_is_told(ask_school: Ask) -> None:
    answer = ask_school("which is bigger, the ensemble room or the Notenbibliothek?")
    assert "Ensembleraum" in answer.answer
    assert "Notenbibliothek" in answer.answer
    assert "same" in answer.answer


@pytest.mark.parametrize(
    "question",
    [
        "what's bigger, the sauna or the choir room?",
        "was ist größer, die Sauna oder der Chorsaal?",
    ],
)
def test_what_is_not_there_is_told_by_its_name(ask_school: Ask, question: str) -> None:
    answer = ask_school(question)
    assert answer.value is None
    assert "sauna" in answer.answer.lower()


@pytest.mark.parametrize(
    "question",
    [
        "which is bigger, the choir room or the room?",
        "¿qué es más grande, la sala de coro o la sala?",
    ],
)
def test_a_word_for_any_of_them_is_no_side(ask_school: Ask, question: str) -> None:
    assert ask_school(question).value is None


def test_a_thing_is_not_held_against_what_may_be_it_or_another_one(ask_school: Ask) -> None:
    """The music library, 52 m², is one too: the larger of all libraries was told."""
    answer = ask_school("which is larger, the Children's Library or the library?")
    assert answer.value is None, answer.answer
