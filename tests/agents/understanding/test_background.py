"""What people say around a question is left out; what says which things are meant is not."""

from typing import Any

import pytest

from tests.agents.conftest import Talk

DUPLEX, FZK = "Duplex_A_20110907.ifc", "AC20-FZK-Haus.ifc"


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    "question",
    [
        "Energy assessor here. How many windows are there?",
        "Our insurer is asking, how many windows are there?",
        "We move in next week: how many windows are there?",
        "How many windows are there? I need it for a quote.",
        "The painter wants to know how many windows there are",
        "For the brochure I need to know how many windows there are.",
        "Sorry to bother you - how many windows are there?",
        "Der Makler fragt: wie viele Fenster gibt es?",
        "Guten Tag, ich bin der Maler. Wie viele Fenster gibt es?",
        "Mum can't walk any more. How many windows are there?",
        "I don't have any drawings with me. How many windows are there?",
        "My predecessor gave me no notes, sorry. How many windows are there?",
        "We got a quote for 45 of them and it seems too many. How many windows are there?",
        "The insurers want this by Friday. How many windows are there?",
        "No need for names. How many windows are there?",
        "Meine Mutter kann nicht mehr laufen. Wie viele Fenster gibt es?",
        "Keine Namen bitte. Wie viele Fenster gibt es?",
        "Ma mère ne marche plus. Combien de fenêtres y a-t-il ?",
    ],
)
def test_what_a_person_tells_of_themselves_is_left_out(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(FZK, question)
    assert answer.value == 11, answer.answer


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("I'm in the kitchen A103. How many windows are there?", 1),
        ("Level 1: how many windows are there?", 4),
        ("On level 1, how many windows are there?", 4),
        ("how many doors are there? only the external ones", 4),
    ],
)
def test_a_place_or_condition_beside_a_question_is_kept(
    talk_about: Talk, question: str, value: int
) -> None:
    (answer,) = talk_about(DUPLEX, question)
    assert answer.value == value, answer.answer


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize("then", ["and what is the total area of all of them?", "Which doors do?"])
def test_what_points_to_what_was_not_understood_is_no_background(
    talk_about: Talk, then: str
) -> None:
    first, second = talk_about(DUPLEX, "Which rooms get repainted every spring?", then)
    assert first.value is None, first.answer
    assert second.value is None, second.answer


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Can you break the windows down by floor?", {"Erdgeschoss": 9, "Dachgeschoss": 2}),
        ("split the windows by floor for me", {"Erdgeschoss": 9, "Dachgeschoss": 2}),
        ("The kitchen has a window, right?", True),
        ("there is a stair in the house, yes?", True),
        ("Die Küche hat ein Fenster, stimmt das?", True),
    ],
)
def test_what_is_said_around_other_words_is_heard(
    talk_about: Talk, question: str, value: Any
) -> None:
    (answer,) = talk_about(FZK, question)
    told = dict(answer.value) if isinstance(answer.value, list) else answer.value
    assert told == value, answer.answer


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize("question", ["What do the two kitchens draw?", "What can the stairs do?"])
def test_what_a_thing_does_is_not_what_there_is(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(DUPLEX, question)
    assert answer.value is None, answer.answer


@pytest.mark.of_others(DUPLEX)
@pytest.mark.parametrize(
    "question", ["how thick is the radiation wall", "which of the remaining walls are external"]
)
def test_an_ordinary_word_is_no_slip_of_the_pen(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(DUPLEX, question)
    assert "radiator" not in answer.answer
    assert "retaining" not in answer.answer


@pytest.mark.of_others(DUPLEX)
def test_every_choice_is_answered_as_it_was_meant(talk_about: Talk) -> None:
    for question in ("how many wobbly T30 windows per level", "the biggest wobbly room upstairs?"):
        (asked,) = talk_about(DUPLEX, question)
        assert asked.value is None
        assert asked.choices
        for choice in asked.choices:
            (chosen,) = talk_about(DUPLEX, choice)
            assert chosen.cypher is not None, (choice, chosen.answer)


@pytest.mark.of_others(FZK)
def test_what_asks_whether_it_is_so_is_asked_of_another_thing_too(talk_about: Talk) -> None:
    first, second = talk_about(FZK, "Is the Haustuer external?", "what about the Innentuer-1?")
    assert first.value is True, first.answer
    assert second.value is not True, second.answer


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    "told",
    [
        "Only the locked ones.",
        "We don't count the locked ones.",
        "Not the locked.",
        "Nur abgesperrte.",
    ],
)
def test_what_takes_what_it_does_not_name_is_no_background(talk_about: Talk, told: str) -> None:
    (answer,) = talk_about(FZK, f"{told} How many windows are there?")
    assert answer.value is None, answer.answer


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize("who", ["My colleague paints", "We only paint", "The firm cleans only"])
def test_what_takes_from_a_question_is_no_background(talk_about: Talk, who: str) -> None:
    (answer,) = talk_about(FZK, f"{who} walls without a window. How many walls are there?")
    assert answer.value is None, answer.answer
