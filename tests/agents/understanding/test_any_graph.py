"""The same rules answer questions on a graph that is no building."""

import pytest

from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many ships call at Kiel?", 2),
        ("Which ships call at Oslo?", ["Aurora"]),
        ("Which ports does the Aurora call at?", ["Kiel", "Oslo"]),
        ("Which ship is the longest?", ["Cassini"]),
        ("Which ships do not call at any port?", ["Cassini"]),
        ("Which ships were launched after 2003?", ["Borealis", "Cassini"]),
        ("What is the launch year of the Borealis?", 2010),
        ("Which port has the most ships?", ["Kiel"]),
        ("How many ships does each port have?", [["Kiel", 2], ["Oslo", 1]]),
        ("What is the average length of the ships?", pytest.approx(116.1667, abs=0.001)),
        ("Which is longer, Aurora or Cassini?", ["Cassini"]),
    ],
)
def test_ships_and_ports(ask_ferries: Ask, question: str, value: object) -> None:
    assert ask_ferries(question).value == value
