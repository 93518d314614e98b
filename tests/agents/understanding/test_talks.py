"""A follow-up edits the last ask; one that is not understood says so."""

import pytest

from tests.agents.conftest import Talk

BAY, DUPLEX, FZK, HOUSE = (
    "bay_house.ifc",
    "Duplex_A_20110907.ifc",
    "AC20-FZK-Haus.ifc",
    "SampleHouse4.ifc",
)

TALKS: list[tuple[str, tuple[str, ...], object]] = [
    # another place, another thing
    (BAY, ("How many windows are on the first floor?", "and on the ground floor?"), 6),
    (BAY, ("How many windows are on the first floor?", "and how many on the ground floor?"), 6),
    (FZK, ("How many windows does the kitchen have?", "what about the bathroom?"), 1),
    (FZK, ("Wie viele Fenster hat die Küche?", "und das Bad?"), 1),
    (DUPLEX, ("How many doors are on Level 1?", "And on Level 2?"), 8),
    # what was spoken of
    (BAY, ("How big is the kitchen?", "how many doors does the room have?"), 2),
    (FZK, ("Which room on the ground floor is the largest?", "How many windows does it have?"), 2),
    (
        FZK,
        (
            "Which room on the ground floor is the largest?",
            "How many windows does it have?",
            "And the kitchen?",
            "What is its floor area?",
        ),
        16.30545,
    ),
    # fewer of them, and those alone
    (HOUSE, ("List the doors.", "Which of them is external?", "How wide is it?"), 1.81),
    (DUPLEX, ("How many doors are on Level 2?", "How many of those are external?"), 0),
    (
        BAY,
        (
            "Which doors have a fire rating?",
            "Which rooms does it connect?",
            "Which other doors lead to the living room?",
        ),
        ["Living room door", "Serving door", "Terrace door"],
    ),
    # the other end of a ranking, and what it had to do with
    (
        BAY,
        ("How many windows are on the first floor?", "Which is the widest?", "How high is it?"),
        1.4,
    ),
    (
        BAY,
        (
            "How many windows are on the first floor?",
            "Which is the widest of them?",
            "And how many are on the ground floor?",
            "Which of those are wider than 1.5 m?",
        ),
        ["Kitchen south window", "Living room north window"],
    ),
    (DUPLEX, ("How many bedrooms are there?", "How large are they?", "all together?"), 104.594617),
    # whether it is so, of one and of all
    (DUPLEX, ("Which doors lead to A102?", "How wide is it?", "Is it external?"), True),
    (DUPLEX, ("Which doors are on Level 1?", "Are they external?"), False),
    (DUPLEX, ("Which doors are on Level 1?", "Are they wider than 0.5 m?"), True),
]


@pytest.mark.parametrize(("building", "questions", "value"), TALKS)
def test_the_last_of_a_talk_is_answered_after_those_before(
    talk_about: Talk, building: str, questions: tuple[str, ...], value: object
) -> None:
    found = talk_about(building, *questions)[-1].value
    if isinstance(value, float):
        assert found == pytest.approx(value)
    else:
        assert found == value


@pytest.mark.parametrize(
    "questions",
    [
        ("How many windows does the kitchen have?", "and the frobnicator?"),
        ("How many quuxes are purple?", "and the kitchen?"),
        ("How big is the kitchen?", "and in the frobnicator?"),
    ],
)
def test_what_is_not_understood_after_another_question_is_not_answered(
    talk_about: Talk, questions: tuple[str, ...]
) -> None:
    last = talk_about(BAY, *questions)[-1]
    assert last.cypher is None
    assert last.value is None


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize("question", ["are there any stairs in here?", "Gibt es hier Treppen?"])
def test_here_is_the_storey_or_the_building_and_is_asked_back(
    talk_about: Talk, question: str
) -> None:
    last = talk_about(FZK, "How much floor area is there upstairs in total?", question)[-1]
    assert last.value is None
    upstairs = [one for one in last.choices if "Dachgeschoss" in one]
    in_the_building = [one for one in last.choices if one not in upstairs]
    assert upstairs
    assert talk_about(FZK, in_the_building[0])[-1].value is True


@pytest.mark.of_others(HOUSE)
def test_a_whole_question_is_not_taken_for_a_part_of_the_one_before(talk_about: Talk) -> None:
    last = talk_about(HOUSE, "List the storeys with their elevation.", "total window area?")[-1]
    assert last.value == pytest.approx(14.139, abs=0.01)


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    "questions",
    [
        ("How big is the kitchen?", "and the bathroom?"),
        ("Wie groß ist die Küche?", "und das Bad?"),
    ],
)
def test_another_thing_is_measured_as_the_one_before_or_offered_so(
    talk_about: Talk, questions: tuple[str, ...]
) -> None:
    last = talk_about(FZK, *questions)[-1]
    if last.value is None:
        assert "area of the bathroom" in last.choices[0]
    else:
        assert last.value == pytest.approx(12.127619)
