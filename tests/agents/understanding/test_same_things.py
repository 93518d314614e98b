"""Two words for the same things, and things that no one would join."""

from typing import Any

import pytest

from tests.agents.conftest import Talk

CLINIC = "Praxis_Lindenhof.ifc"
SCHOOL, LAB = "Grundschule_Lindenhof.ifc", "B7_LAB.ifc"
HOUSE = "3rooms_Heater_AirTerminal_Table.ifc"
CARE = "Rosewood_Care_Home.ifc"
LINOLEUM = [
    "0.02 Empfang",
    "0.03 Wartezimmer",
    "0.04 Flur",
    "0.05 Sprechzimmer 1",
    "0.06 Sprechzimmer 2",
    "0.07 Sprechzimmer 3",
]


@pytest.mark.parametrize(
    ("building", "turns", "value"),
    [
        # a room is not joined to a room by what stands in it
        (CLINIC, ("In welchen Räumen liegt Linoleum?",), LINOLEUM),
        (CLINIC, ("In welchen Räumen liegt Linoleum?", "gesamtfläche davon?"), 123.84),
        # where a room's door leads is the room behind it
        (HOUSE, ("Which room does the kitchen door lead to?",), ["Empfang Space_1"]),
        (HOUSE, ("which room is the kitchen?",), ["Kitchen Space_4"]),
        # the value by which things were asked for is no answer
        (CLINIC, ("Bei wie vielen Türen sind 42 dB Schallschutz gefordert?",), 3),
        # a list says how many there are
        (
            CARE,
            ("external doors that are marked as fire exits please",),
            ["D01", "D06", "D08", "D16"],
        ),
        # a bare any asks for those that there are, and is a no without any
        (SCHOOL, ("any spaces without a net floor area?",), ["U.04 Archiv"]),
        (SCHOOL, ("any rooms with a height over 20 m?",), False),
        (SCHOOL, ("any doors?",), True),
        (
            SCHOOL,
            ("any spaces without a net floor area?", "same for floor covering (Bodenbelag)"),
            ["1.13 Lehrmittelraum"],
        ),
        # who is spoken of before a question
        (LAB, ("TT-104 is alarming. which room is that",), ["0.04 COLD RM +4"]),
        (
            SCHOOL,
            ("checking the model before handover. any spaces without a net floor area?",),
            ["U.04 Archiv"],
        ),
    ],
)
def test_what_is_meant_is_found(
    talk_about: Talk, building: str, turns: tuple[str, ...], value: Any
) -> None:
    answer = talk_about(building, *turns)[-1]
    assert answer.value == (pytest.approx(value) if isinstance(value, float) else value), (
        answer.answer
    )
