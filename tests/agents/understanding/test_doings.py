"""How many others things do something to, in a graph of any kind: of each, and of the first."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "rows"),
    [
        ("Which film was shown at the most festivals?", [("Salt Road",)]),
        ("Which person influenced the most people?", [("Ada Brandt",)]),
        ("Who works for the most studios?", [("Wim de Groot",)]),
        (
            "How many people did each person influence?",
            [("Ada Brandt", 2), ("Jon Reyes", 1), ("Lena Osei", 0), ("Wim de Groot", 0)],
        ),
        (
            "How many people influenced each person?",
            [("Ada Brandt", 0), ("Jon Reyes", 1), ("Lena Osei", 1), ("Wim de Groot", 1)],
        ),
        (
            "How many films did each person direct?",
            [("Ada Brandt", 2), ("Jon Reyes", 1), ("Lena Osei", 2), ("Wim de Groot", 1)],
        ),
        (
            "Which films were directed by the oldest person?",
            [("Harbour of Glass",), ("The Maker's Hand",)],
        ),
        (
            "What are the names of films directed by people working for Kite?",
            [("A Western for Two",), ("Salt Road Again",), ("Third Winter",)],
        ),
        ("Which studio was founded first?", [("Polar",)]),
    ],
)
def test_who_does_what_to_how_many(
    ask_cinema: Ask, question: str, rows: list[tuple[object, ...]]
) -> None:
    assert ask_cinema(question).rows == tuple(rows)


def test_who_shares_the_first_place_is_told(ask_cinema: Ask) -> None:
    answer = ask_cinema("Who directed the most films?")
    assert answer.rows == (("Ada Brandt",),)
    assert "Lena Osei has the same." in answer.answer
