"""What a table of rows shows: numbers sort, and what is missing is empty."""

import pytest

from app.answer.rows_table import frame


@pytest.mark.parametrize(
    ("held", "shown"),
    [
        (["EI30", None], ["EI30", ""]),
        ([None, None], ["", ""]),
        ([9, "m2", None], ["9", "m2", ""]),
        ([2.5, 10], [2.5, 10.0]),
        ([True, False], [True, False]),
        ([["a", "b"], None], ["a, b", ""]),
    ],
)
def test_a_column_shows_what_it_holds_and_nothing_for_what_is_missing(
    held: list[object], shown: list[object]
) -> None:
    assert frame(["told"], [[value] for value in held])["told"].tolist() == shown


def test_a_number_that_is_missing_keeps_the_others_numbers() -> None:
    told = frame(["width"], [[0.9], [None]])["width"]
    assert told.dtype == float
    assert told.isna().tolist() == [False, True]
