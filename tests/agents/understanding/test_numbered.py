"""Things called by their number, and numbers of things that a question takes for granted."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Who made boiler 2?", "Aerzen"),
        ("who made boiler no. 2", "Aerzen"),
        ("Wer hat Kessel 2 hergestellt?", "Aerzen"),
        ("Qui a fabriqué la chaudière 2 ?", "Aerzen"),
        ("what output has gas boiler 3", 80.0),
        ("which company looks after boiler 1?", "Heatwise"),
        ("Welche Firma wartet Kessel 1?", "Heatwise"),
    ],
)
def test_a_thing_is_called_by_its_number(ask_home: Ask, question: str, value: object) -> None:
    """The number was not known, though `Gas boiler 02` has it."""
    assert ask_home(question).value == value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("combined output of the three boilers", 180.0),
        ("combined output of the two boilers", None),
        ("combined output of both boilers", None),
        ("wie viel Leistung haben die beiden Kessel zusammen?", None),
        ("who made both lifts?", "Otis"),
    ],
)
def test_a_sum_is_of_as_many_as_the_question_says(
    ask_home: Ask, question: str, value: object
) -> None:
    """`Both boilers` together had the output of three."""
    assert ask_home(question).value == value


def test_the_boilers_of_two_rooms_have_no_two_rooms_each(ask_home: Ask) -> None:
    """There were `0 boilers of exactly 2 rooms`; how many a thing has is still counted."""
    assert ask_home("which rooms have exactly 3 boilers?").value == ["G05 Plant Room"]
    assert ask_home("how many boilers are in the two bedrooms?").value is None


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("When did the warranty of the generator start?", None),
        ("When was the generator installed?", "2021-09-15"),
        ("Which rooms can she not get into?", None),
        ("do the lifts have a certificate?", None),
        ("do we have lifts at all?", True),
    ],
)
def test_what_is_no_answer_is_not_told(ask_home: Ask, question: str, value: object) -> None:
    """It was 5 years, rooms without a door, and `yes, there are lifts`."""
    assert ask_home(question).value == value


@pytest.mark.parametrize(
    ("first", "then", "value"),
    [
        ("how big is the sauna?", "and the bathroom?", pytest.approx(12.5664)),
        ("how big is the sauna?", "how many windows does it have?", None),
        ("what is the sound rating of the kitchen?", "how big is it?", pytest.approx(13.0)),
    ],
)
def test_after_a_thing_there_is_none_of_another_may_be_asked_for(
    ask_bay_house: Ask, first: str, then: str, value: object
) -> None:
    """Nothing points to what is not there; its measure may be asked of what is."""
    before = ask_bay_house(first)
    assert before.value is None
    assert ask_bay_house(then, before).value == value
