"""A graph of any kind in which much is recorded of some things alone: films and their makers."""

import pytest

from tests.agents.understanding.conftest import Ask

_NEW_LIGHT = [("Harbour of Glass", 8.1), ("The Maker's Hand", 7.5)]


@pytest.mark.parametrize(
    ("question", "rows"),
    [
        # names are told, whatever is recorded beside them
        (
            "What are the names and countries of origin of films in the western genre?",
            [("A Western for Two", None), ("Salt Road", "Spain"), ("Salt Road Again", None)][1:],
        ),
        (
            "What are the names and death dates of people who work for Kite?",
            [("Lena Osei", None), ("Wim de Groot", None)],
        ),
        # a function that is in the property's name is no function of several
        (
            "What are the names and average ratings of films associated with New Light?",
            _NEW_LIGHT,
        ),
        (
            "What are the names and running times of films shown at the Riverside Festival?",
            [("Salt Road", 88), ("The Maker's Hand", 96)],
        ),
        # of one alone, it is the first
        (
            "Which film in the disaster film genre has the longest running time?",
            [("Fire of the 12 May 1958 in Lodz",)],
        ),
        # who did it, and what is asked of them behind
        (
            "Who are the people who directed films shown at the Riverside Festival, and when were "
            "they born?",
            [("Ada Brandt", "1921-03-04"), ("Jon Reyes", "1950-11-30")],
        ),
        (
            "Who are the makers who directed dramas, and when did they pass away?",
            [("Ada Brandt", "1999-01-02"), ("Lena Osei", None)],
        ),
        ("Who influenced Jon Reyes?", [("Ada Brandt",)]),
        ("Who was influenced by Ada Brandt?", [("Jon Reyes",), ("Lena Osei",)]),
        # a label by its last word, names with small words and with words of others
        (
            "Which films are associated with the New Light movement?",
            [("Harbour of Glass",), ("The Maker's Hand",)],
        ),
        (
            "What are the names of genres of either the film Salt Road or the film Third Winter?",
            [("drama",), ("western",)],
        ),
        # which way a relationship runs that leads from things to their like
        (
            "List the films that are a remake of Salt Road, along with the number of films that "
            "are a remake of each of them.",
            [("A Western for Two", 1), ("Salt Road Again", 0)],
        ),
        # what leads back leads to others
        (
            "What are the names of festivals of films that are also shown at the Riverside "
            "Festival, and how many such films are shown at each of them?",
            [("Festival of the North", 1)],
        ),
        (
            "Which people work for Kite, either currently or in the past?",
            [("Lena Osei",), ("Wim de Groot",)],
        ),
    ],
)
def test_rows_hold_what_is_recorded(
    ask_cinema: Ask, question: str, rows: list[tuple[object, ...]]
) -> None:
    assert ask_cinema(question).rows == tuple(rows)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Which has the longer running time, Salt Road or Salt Road Again?",
            "This model records no running time of Salt Road Again.",
        ),
        (
            "List the people who work for Kite, sorted by their date of birth, oldest first.",
            "This model records no date of birth of",
        ),
        (
            "Which studio that Wim de Groot works for was founded first?",
            "This model records no",
        ),
    ],
)
def test_no_order_rests_on_what_is_not_recorded(ask_cinema: Ask, question: str, said: str) -> None:
    answer = ask_cinema(question)
    assert answer.rows == ()
    assert answer.answer.startswith(said)


def test_what_a_list_lacks_is_told(ask_cinema: Ask) -> None:
    answer = ask_cinema("List the films shown at the Riverside Festival, sorted by release year.")
    assert "is recorded of 1 of 2" in answer.answer
