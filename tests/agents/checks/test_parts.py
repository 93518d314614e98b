"""A question is taken apart into what it asks, in its own words."""

import pytest

from agents.checks.parts import unlike_the_question
from agents.messages import Question

TWO = "Which doors are external and which windows face south?"


@pytest.mark.parametrize(
    ("question", "parts", "wrong"),
    [
        (
            "How many external doors are on level 2?",
            ("How many external doors are there?", "How many doors are on level 2?"),
            "it asks 1 thing and not 2",
        ),
        (
            "How many doors are broken?",
            ("How many doors?", "How many doors on level 2?"),
            "1 thing",
        ),
        ("Which bedrooms are damp?", ("Which are damp?", "How many bedrooms?"), "1 thing"),
        (TWO, ("Which doors are external?", "Which windows are there?"), "no part says"),
        (
            TWO,
            ("All 12 doors are broken; which doors are external?", "Which windows face south?"),
            "it does not say",
        ),
        (
            "Wie viele Türen gibt es und wie groß ist die Küche?",
            ("Wie viele Türen gibt es?", "Wie groß ist das Bad?"),
            "no part says",
        ),
    ],
)
def test_parts_that_a_question_does_not_ask_are_refused(
    question: str, parts: tuple[str, ...], wrong: str
) -> None:
    assert wrong in unlike_the_question(parts, Question(text=question))


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        (TWO, ("Which doors are external?", "Which windows face south?")),
        ("How many doors are there? And windows?", ("How many doors?", "How many windows?")),
        (
            "Wie viele Türen gibt es und wie groß ist die Küche?",
            ("Wie viele Türen gibt es?", "Wie groß ist die Küche?"),
        ),
        (
            "combien de portes y a-t-il et quelle est la surface du salon ?",
            ("Combien de portes y a-t-il ?", "Quelle est la surface du salon ?"),
        ),
    ],
)
def test_parts_in_the_words_of_a_question_are_asked(question: str, parts: tuple[str, ...]) -> None:
    assert unlike_the_question(parts, Question(text=question)) == ""
