"""What feeds what, along the flow and behind the pipes."""

import pytest

from tests.agents.conftest import Talk
from tests.agents.understanding.conftest import Ask

SCHOOL, PLANT = "Grundschule_Lindenhof.ifc", "Bottling_Plant_B04.ifc"


@pytest.mark.parametrize(
    ("building", "turns", "value"),
    [
        (PLANT, ("what feeds P-201?",), ["TK-104"]),
        (PLANT, ("which tank feeds P-201?",), ["TK-104"]),
        (PLANT, ("what does TK-104 feed?",), ["P-201"]),
        (PLANT, ("what is downstream of TK-104",), ["P-201"]),
        (PLANT, ("where do i find pump P-201", "what feeds it?"), ["TK-104"]),
        (PLANT, ("was speist P-201?",), ["TK-104"]),
        (SCHOOL, ("which board feeds UV-TH?",), ["NSHV"]),
        (SCHOOL, ("what is UV-TH fed by?",), ["NSHV"]),
        (SCHOOL, ("what does NSHV feed?",), ["UV-EG", "UV-OG", "UV-TH"]),
        # nothing the other way round
        (PLANT, ("what feeds TK-104?",), None),
        (PLANT, ("what does P-201 feed?",), None),
        (SCHOOL, ("what does UV-TH feed?",), None),
    ],
)
def test_a_flow_has_a_direction(
    talk_about: Talk, building: str, turns: tuple[str, ...], value: list[str] | None
) -> None:
    *_, answer = talk_about(building, *turns)
    assert answer.value == value, answer.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("what does the boiler feed?", ["Pump P1"]),
        ("what comes right after the pump?", ["Isolation valve V1"]),
        ("what feeds Radiator Kitchen?", ["Valve Kitchen"]),
        # radiators further on are fed, too: neither none nor no is told
        ("how many radiators does the boiler feed?", None),
        ("does the boiler feed radiators?", None),
    ],
)
def test_what_is_further_on_is_not_denied(
    ask_bay_house: Ask, question: str, value: list[str] | None
) -> None:
    answer = ask_bay_house(question)
    assert answer.value == value, answer.answer


def test_a_pump_is_not_as_big_as_the_room_it_stands_in(talk_about: Talk) -> None:
    (answer,) = talk_about(PLANT, "how big is P-201?")
    assert answer.value is None, answer.answer
