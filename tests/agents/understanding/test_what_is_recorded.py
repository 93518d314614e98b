"""A word for what may be recorded is never heard as another question, whether it is or not."""

import pytest

from tests.agents.conftest import Talk

HANDOVER = "Duplex_Handover_20120323.ifc"
DUPLEX = "Duplex_A_20110907.ifc"
CLINIC = "Hartfield_Clinic.ifc"
pytestmark = pytest.mark.of_others(f"models/{HANDOVER}")


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("what is the model number of the boilers", "28HE"),
        ("how long is the warranty of the boiler in A205", 2.0),
        ("what is the total number of boilers", 2),
    ],
)
def test_what_is_recorded_is_told(talk_about: Talk, question: str, value: object) -> None:
    assert talk_about(HANDOVER, question)[-1].value == value


def test_how_long_asks_for_one_thing(talk_about: Talk) -> None:
    talk = talk_about(HANDOVER, "Boiler in A205: serial number?", "how long is the warranty")
    assert talk[-1].value == 2.0


def test_two_adjectives_ask_for_two_things(talk_about: Talk) -> None:
    answer = talk_about(HANDOVER, "how long and how wide is the kitchen counter")[-1]
    assert isinstance(answer.value, dict)
    assert set(answer.value) == {"length", "width"}


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("phone number of the manufacturer of the doors", "no phone number of doors"),
        ("part number of the windows", "no article number of windows"),
    ],
)
def test_what_is_not_recorded_is_told_so(talk_about: Talk, question: str, words: str) -> None:
    answer = talk_about(HANDOVER, question)[-1]
    assert answer.value is None
    assert words in answer.answer


@pytest.mark.parametrize("question", ["list all manufacturers", "all suppliers"])
def test_all_values_are_those_that_there_are(talk_about: Talk, question: str) -> None:
    answer, plain = (
        talk_about(HANDOVER, each)[-1] for each in (question, "which suppliers are there?")
    )
    assert answer.value == plain.value
    assert ["sales@firex.com", 6] in (answer.value or [])


@pytest.mark.of_others(f"models/{DUPLEX}")
def test_names_are_told_as_they_are_written(talk_about: Talk) -> None:
    sides = talk_about(DUPLEX, "how much bigger is A102 than A103")[-1]
    assert "30.14 m² for A102 and 13.9 m² for A103" in sides.answer
    windows = talk_about(DUPLEX, "are there more windows in A102 than in A203")[-1]
    assert "2 windows of A102, 5 windows of A203" in windows.answer
    assert talk_about(DUPLEX, "size of A102 and A103")[-1].answer.startswith("2 rooms: A102")


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("how much floor area is there per floor", [308.48, 313.12, None]),
        ("floor area per floor", [308.48, 313.12, None]),
        ("average room area per floor", [25.7067, 39.14]),
    ],
)
def test_per_floor_is_per_storey_whatever_the_finish_is_called(
    talk_about: Talk, question: str, told: list[float | None]
) -> None:
    answer = talk_about(CLINIC, question)[-1]
    assert isinstance(answer.value, list)
    values = [value if value is None else round(value, 4) for _, value in answer.value]
    assert values == told


def test_per_finish_is_per_finish(talk_about: Talk) -> None:
    answer = talk_about(CLINIC, "floor area per floor finish")[-1]
    assert ["Carpet tile", pytest.approx(124.12)] in (answer.value or [])


@pytest.mark.parametrize(
    "question", ["Liste aller Räume mit Fläche", "list of all rooms with area", "rooms with area"]
)
def test_with_a_measure_tells_it_of_each(talk_about: Talk, question: str) -> None:
    answer = talk_about(CLINIC, question)[-1]
    assert isinstance(answer.value, list)
    assert len(answer.value) == 20
    assert ["1.03 Meeting Room", pytest.approx(51.04)] in answer.value


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("when was this model made", "time stamp of the model is 2026"),
        ("wann wurde das Modell erstellt", "time stamp of the model is 2026"),
        ("quand le modèle a-t-il été exporté ?", "time stamp of the model is 2026"),
        ("¿cuándo se exportó el modelo?", "time stamp of the model is 2026"),
        ("who drew this", "author of the model is Oriel"),
        ("is there a toilet for disabled people", "Yes, there are accessible toilets"),
    ],
)
def test_the_words_of_those_who_ask_are_known(talk_about: Talk, question: str, words: str) -> None:
    assert words in talk_about(CLINIC, question)[-1].answer


def test_two_readings_with_the_same_first_thing_are_told(talk_about: Talk) -> None:
    assert talk_about(CLINIC, "which floor has the most toilets")[-1].value == ["Ground Floor", 2]
