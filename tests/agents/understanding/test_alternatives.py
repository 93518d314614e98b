"""Which of two things is so, and whether what was spoken of is where somebody asks."""

import pytest

from tests.agents.conftest import Talk

DUPLEX = "Duplex_A_20110907.ifc"
pytestmark = pytest.mark.of_others(f"models/{DUPLEX}")


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("is the kitchen on the ground floor or upstairs?", "Level 1"),
        ("is A203 on level 1 or level 2?", "Level 2"),
        ("Ist A203 im Erdgeschoss oder im Obergeschoss?", "Level 2 or Roof"),
        ("is A203 upstairs or downstairs?", "Level 2 or Roof"),
        ("is the kitchen upstairs or on level 1?", "Level 1"),
        ("Ist A203 oben oder unten?", "Level 2 or Roof"),
        ("La cuisine est-elle au rez-de-chaussée ou à l'étage ?", "Level 1"),
        ("¿Está la cocina en la planta baja o en la planta alta?", "Level 1"),
        ("does the kitchen have a window or a door?", "window"),
        (
            "are the interior walls loadbearing or non loadbearing?",
            ["not load bearing", 0, 34],
        ),
        ("are the external walls brick or concrete?", ["brick and concrete", 12, 7]),
        ("are the external walls of brick or of concrete?", ["brick and concrete", 12, 7]),
        # of things that nobody takes for granted it is asked whether there are any
        ("are there rooms on level 1 or level 2?", True),
        # or not
        ("are the internal walls load bearing or not", False),
        ("is A104 Bathroom 1 bigger than 5 m2 or not?", False),
        ("Sind die Innenwände tragend oder nicht?", False),
        # all of those that are counted or compared first
        ("are all rooms without a window on level 1?", False),
        ("do all rooms without a window have a door?", False),
        ("are the rooms with more than 1 window on level 2?", False),
    ],
)
def test_which_of_two_things_is_so(talk_about: Talk, question: str, value: object) -> None:
    assert talk_about(DUPLEX, question)[-1].value == value


@pytest.mark.parametrize(
    ("questions", "value", "words"),
    [
        (("Where is A203", "is it upstairs?"), True, "A203 is on Level 2"),
        (("Where is A203", "is it on level 1?"), False, "A203 is not on Level 1"),
        (("what is the area of A203", "is it on level 2?"), True, "A203 is on Level 2"),
        (("which rooms have no window", "are they on level 1?"), False, "6 of 11"),
        (("which is the largest window", "is it in the kitchen?"), False, "the window is not"),
        (("which doors are external", "are they on level 1?"), True, "4 of 4"),
    ],
)
def test_it_is_said_of_what_was_spoken_of(
    talk_about: Talk, questions: tuple[str, ...], value: bool, words: str
) -> None:
    answer = talk_about(DUPLEX, *questions)[-1]
    assert answer.value == value
    assert words in answer.answer


def test_what_is_measured_is_that_which_is_the_largest_and_not_where_it_is(
    talk_about: Talk,
) -> None:
    answer = talk_about(DUPLEX, "which room has the biggest windows", "how big are they")[-1]
    assert [area for _, area in answer.value] == pytest.approx([11.7007, 11.7007])


@pytest.mark.parametrize(
    "questions",
    [
        ("B201 Hallway, which rooms can I get into",),
        ("from B201 Hallway, which rooms can I get into",),
        ("what is B201", "which rooms can I get into"),
    ],
)
def test_rooms_are_asked_for_and_no_doors_to_what_is_named(
    talk_about: Talk, questions: tuple[str, ...]
) -> None:
    told = talk_about(DUPLEX, *questions)[-1].value
    assert told == ["B202 Bedroom 1", "B203 Bedroom 2", "B204 Bathroom 2"]
