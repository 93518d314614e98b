"""What rows say where no model puts them into words."""

from typing import Any

import pytest

from agents.steps.interpreter import MOST_NAMED, plainly


@pytest.mark.parametrize(
    ("value", "unit", "told"),
    [
        (26.17799424999995, "m2", "26.18 m²."),
        ([["A202", 26.119], ["A203", 26.178]], "m2", "A202: 26.12 m²; A203: 26.18 m²."),
        ([["Ground", 3, True], ["First", 0, False]], None, "Ground: 3, true; First: 0, false."),
        ([1.5, 2.0], "m", "1.5 m, 2 m."),
        (["A", "B"], None, "A, B."),
        (24.0, "°C", "24 °C."),
        (list(range(MOST_NAMED + 2)), None, "0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more."),
        (False, None, "No."),
        (None, None, "Nothing."),
    ],
)
def test_rows_speak_for_themselves(value: Any, unit: str | None, told: str) -> None:
    assert plainly(value, unit) == told
