"""What the model does not record is no `no`; what is asked by another name is no other thing."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    "question",
    [
        "is bedroom 3 wheelchair accessible?",
        "Ist Bedroom 4 barrierefrei?",
        "is bedroom 2 publicly accessible?",
    ],
)
def test_what_is_not_recorded_is_not_answered_with_no(ask_ward: Ask, question: str) -> None:
    """It was no, as nothing said yes."""
    told = ask_ward(question)
    assert told.value is None
    assert "Yes" not in told.answer
    assert "No," not in told.answer


def test_what_is_not_recorded_is_named(ask_ward: Ask) -> None:
    told = ask_ward("is bedroom 3 wheelchair accessible?")
    assert told.answer == "This model does not record “handicap accessible” of Bedroom 3."


def test_no_and_yes_are_told_where_they_are_recorded(ask_ward: Ask) -> None:
    assert ask_ward("is bedroom 1 wheelchair accessible?").value is True
    assert ask_ward("is bedroom 2 wheelchair accessible?").value is False
    assert ask_ward("are all bedrooms wheelchair accessible?").value is False


@pytest.mark.parametrize(
    "question",
    ["how many smoke detectors are in 0.01 Bedroom 2?", "is there a boiler in 0.05 Bedroom 1?"],
)
def test_nothing_is_counted_in_a_room_that_is_not_there(ask_ward: Ask, question: str) -> None:
    """The number of one room and the name of another: it was 0, and no."""
    told = ask_ward(question)
    assert told.value is None
    assert "called so" in told.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("are there smoke detectors in all bedrooms?", False),
        ("Gibt es in allen Schlafzimmern Rauchmelder?", False),
        ("are there smoke detectors in the bedrooms?", True),
        ("how many smoke detectors are there in all bedrooms?", 3),
    ],
)
def test_in_all_rooms_is_in_each_of_them(ask_ward: Ask, question: str, value: object) -> None:
    """Yes, there are smoke detectors in a bedroom."""
    assert ask_ward(question).value == value


@pytest.mark.parametrize(
    ("question", "value", "unit"),
    [
        ("what is the power of the boilers together?", 202.0, "kW"),
        ("Wie viel Kilowatt Leistung haben die zwei Heizkessel zusammen?", 202.0, "kW"),
        ("how powerful is Heizkessel 1?", 115.0, "kW"),
        ("how many kW does Heizkessel 2 have?", 87.0, "kW"),
        ("which rooms are louder than 80 dB?", ["0.05 Plant Room"], None),
        ("floor area of the staff zone?", 26.0, "m2"),
        ("how many square metres of epoxy floor are there?", 26.0, "m2"),
        ("how many m2 of epoxy flooring do we have altogether", 26.0, "m2"),
        ("what is the vinyl area?", 34.0, "m2"),
        ("how much vinyl floor is there?", 34.0, "m2"),  # no number of rooms
        ("how much epoxy flooring do we have on the ground floor?", 26.0, "m2"),
        ("how many vinyl floors are there?", 2, None),
        ("do the bedrooms have a vinyl floor?", False, None),  # two of four, and not two of two
        ("which rooms have epoxy floors?", ["0.01 Bedroom 1", "0.02 Bedroom 2"], None),
        ("what kind of floor does bedroom 3 have?", "Vinyl sheet", None),
        ("is the lift a fire fighting lift?", True, None),
    ],
)
def test_what_is_asked_by_another_name_is_found(
    ask_ward: Ask, question: str, value: object, unit: str | None
) -> None:
    told = ask_ward(question)
    assert (told.value, told.unit) == (value, unit)


@pytest.mark.parametrize(
    "question",
    [
        "how long is bedroom 1",  # not its LongName
        "how deep is bedroom 1?",  # not that it is there
        "Wie viele Plätze hat Bedroom 1?",  # not how many bedrooms
        "how many staff bedrooms are there?",  # not all bedrooms
        "are the bedrooms on the ground floor bigger than those upstairs?",
        "is the lift a goods lift?",  # not that there are lifts
        "what is the cooling capacity of Heizkessel 1?",  # not its one power, whatever that is
        "how much bigger is the plant room than the lecture room?",  # not than all rooms
        "how many vehicles fit in the plant room?",  # not the vehicle exhaust fan
    ],
)
def test_a_word_that_says_something_is_not_left_out(ask_ward: Ask, question: str) -> None:
    assert ask_ward(question).value is None


def test_what_is_called_by_a_word_is_first_that_and_no_verb(ask_ward: Ask) -> None:
    told = ask_ward("which lights are in bedroom 1?")
    assert told.value is None and "holds no lights" in told.answer
