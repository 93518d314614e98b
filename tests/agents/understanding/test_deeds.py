"""Relationships of any graph are verbs: in every form, in both voices, joined by or."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "rows"),
    [
        # forms of verbs, and who does what to whom
        ("Which ships are commanded by Ida Holm?", [("Aurora",), ("Cassini",)]),
        ("Which ships has Ida Holm commanded?", [("Aurora",), ("Cassini",)]),
        ("Which captains are commanding a ship that calls at Oslo?", [("Ida Holm",)]),
        ("Which ships are towed by the Borealis?", [("Cassini",)]),
        ("Which ships tow the Cassini?", [("Borealis",)]),
        ("Which ships were launched at Kiel?", [("Aurora",)]),
        ("Which ships were launched after 2000?", [("Borealis",), ("Cassini",)]),
        # one of several is enough
        (
            "Which ships call at Oslo or are commanded by Bo Neil?",
            [("Aurora",), ("Borealis",)],
        ),
        (
            "List the ships that Bo Neil commands or that call at Oslo by length m, lowest first.",
            [("Borealis",), ("Aurora",)],
        ),
        # what the rows hold
        ("When was the Cassini launched?", [("2004-07-09",)]),
        ("Where was Bo Neil born?", [("Cork",)]),
        ("How many people crew the Aurora?", [(22,)]),
        (
            "What are the names and lengths of the ships that call at Kiel?",
            [("Aurora", 120.5), ("Borealis", 88.0)],
        ),
        ("Which is longer, the Aurora or the Cassini?", [("Cassini",)]),
        ("Which of the ports has the lowest depth m?", [("Kiel",)]),
        ("Do the Aurora and the Borealis have the same flag?", [(True,)]),
        ("How many different flags are there for ships?", [(2,)]),
        (
            "What are the names of the ships commanded by Ida Holm, and how many ports does each "
            "call at?",
            [("Aurora", 2), ("Cassini", 0)],
        ),
        ("Which tugs are commanded by Bo Neil?", [("Borealis",)]),
        ("Which ships call at the same port as the Borealis?", [("Aurora",)]),
        ("Which ships have the same captain as the Aurora?", [("Cassini",)]),
    ],
)
def test_rows_hold_what_is_asked(
    ask_fleet: Ask, question: str, rows: list[tuple[object, ...]]
) -> None:
    assert ask_fleet(question).rows == tuple(rows)
