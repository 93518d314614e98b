"""What stands in brackets says once more what the words before it name."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        # words that nobody knows
        ("how many windows are in the scriptorium (Study)?", 4),
        ("How big is the snuggery (Living Room)?", pytest.approx(22.4)),
        ("wie groß ist das Refektorium (Living Room)?", pytest.approx(22.4)),
        ("combien de fenêtres a le boudoir feutré (Study) ?", 4),
        ("¿Qué superficie tiene el gabinete secreto (Study)?", pytest.approx(15.645)),
        # words for what the house has not got, or has under another name
        ("how many windows has the library (Study)?", 4),
        ("wie viele Fenster hat die Bibliothek (Study)?", 4),
        ("how many windows does the study (library) have?", 4),
        # words for more than one of them
        ("what is the area of the bedroom (Bedroom)?", pytest.approx(22.4)),
        # no name, but where the things are
        ("how many windows (Ground Floor)?", 6),
        ("how many rooms (without the study)?", 8),
    ],
)
def test_a_name_in_brackets_is_what_the_words_before_it_stand_for(
    ask_bay_house: Ask, question: str, value: object
) -> None:
    assert ask_bay_house(question).value == value


@pytest.mark.parametrize(
    "question", ["how many frobs (Study)?", "gibt es Frobse (Study)?", "any frobs (Ground Floor)?"]
)
def test_where_unknown_things_are_is_no_name_of_them(ask_bay_house: Ask, question: str) -> None:
    answer = ask_bay_house(question)
    assert answer.value is None
    assert "frob" in answer.answer.lower()


@pytest.mark.parametrize(
    ("question", "subject"),
    [
        ("How big is the library (Study)?", "the study"),
        ("wie groß ist die Küche (Kitchen)?", "Kitchen"),
    ],
)
def test_both_names_are_told_as_one(ask_bay_house: Ask, question: str, subject: str) -> None:
    assert f"of {subject} is" in ask_bay_house(question).answer
