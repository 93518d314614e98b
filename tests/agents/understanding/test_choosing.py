"""Questions that were offered are chosen as people choose: by a number, a yes, a word of one."""

from collections.abc import Callable

import pytest

from agents.messages import Answer
from agents.understanding.choosing.choice import meant
from tests.agents.conftest import Talk

CLINIC, HOTEL = "Hartfield_Clinic.ifc", "Harbour_View_Hotel.ifc"
Offering = Callable[..., tuple[Answer, ...]]
OFFERED = ("How many doors?", "Which windows are there?")


@pytest.fixture
def asked_back(talk_about: Talk) -> Offering:
    """A talk whose last answer offers these questions."""
    (answer,) = talk_about(CLINIC, "how many doors are there?")

    def offering(*choices: str, value: int | None = None) -> tuple[Answer, ...]:
        return (answer.model_copy(update={"value": value, "choices": choices}),)

    return offering


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("the first one", OFFERED[0]),
        ("second", OFFERED[1]),
        ("2", OFFERED[1]),
        ("die zweite", OFFERED[1]),
        ("le premier", OFFERED[0]),
        ("el segundo", OFFERED[1]),
        ("I mean the doors", OFFERED[0]),
        ("the windows", OFFERED[1]),
    ],
)
def test_one_of_those_offered_is_chosen(asked_back: Offering, text: str, chosen: str) -> None:
    assert meant(text, asked_back(*OFFERED)) == chosen


@pytest.mark.parametrize(
    "text",
    [
        "the third",
        "yes",
        "how many windows are there?",
        "and the windows?",
        "the roof",
        "combien de m² 2",
    ],
)
def test_what_chooses_none_is_a_question_by_itself(asked_back: Offering, text: str) -> None:
    assert meant(text, asked_back(*OFFERED)) == text


@pytest.mark.parametrize("text", ["yes", "yes please", "ja", "oui", "sí", "Jep."])
def test_a_yes_is_one_to_the_only_one(asked_back: Offering, text: str) -> None:
    assert meant(text, asked_back(OFFERED[0])) == OFFERED[0]


def test_nothing_is_chosen_behind_an_answer(asked_back: Offering) -> None:
    assert meant("the first one", asked_back(*OFFERED, value=3)) == "the first one"


def test_what_was_chosen_is_answered_and_talked_about(talk_about: Talk) -> None:
    _, back, chosen, more = talk_about(
        CLINIC, "what is the height?", "of the doors", "the first one", "how many per floor?"
    )
    assert back.choices[0] == "How many doors?", back.answer
    assert chosen.value == 21, chosen.answer
    assert dict(more.rows)["First Floor"] == 7, more.answer


@pytest.mark.parametrize(
    ("building", "question", "named"),
    [
        (CLINIC, "is there a toilet on the ground floor?", "They are 0.08 WC and 0.09 Acc. WC."),
        (CLINIC, "are there any rooms without a window?", "and 4 more."),
        (HOTEL, "is there a fire detector in the library lounge?", "It is SD-M-01"),
    ],
)
def test_a_yes_names_what_it_rests_on(
    talk_about: Talk, building: str, question: str, named: str
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value is True
    assert named in answer.answer, answer.answer


def test_what_a_relative_clause_says_is_listed(talk_about: Talk) -> None:
    (answer,) = talk_about(CLINIC, "Räume, die kein Fenster haben")
    assert len(answer.rows) == 9, answer.answer
