"""Which rows become a chart, and what its bars are called."""

import pytest

from app.answer.bars import bars
from tests.app.pages import answer


@pytest.mark.parametrize(
    ("columns", "rows", "drawn"),
    [
        (("storey", "count"), [["Ground", 6], ["First", 9]], {"Ground": 6, "First": 9}),
        (
            ("Name", "LongName", "area"),
            [["0.1", "Kitchen", 13.0], ["0.2", "Hall", 16.3]],
            {"0.1 Kitchen": 13.0, "0.2 Hall": 16.3},
        ),
        (
            ("Name", "LongName", "GlobalId", "area"),
            [
                ["1 - Hall", "Hall", "1vBAoWv3DRUQmS_AWCqE55", 8.7],
                ["2 - Bath", "Bath", "35htfUejjTnP_FeDRz6dQ8", 5.1],
            ],
            {"1 - Hall": 8.7, "2 - Bath": 5.1},
        ),
        (("Name", "count"), [["Wall", 5], ["Wall", 6]], {}),
        (("Name", "width", "height"), [["D1", 0.9, 2.1], ["D2", 0.8, 2.1]], {}),
        (("Name", "external"), [["D1", True], ["D2", False]], {}),
        (("Name", "count"), [["Ground", 6]], {}),
        (("question", "value", "unit"), [["Rooms?", 9, None], ["Their area?", 130.8, "m2"]], {}),
    ],
)
def test_rows_of_groups_and_numbers_are_bars(
    columns: tuple[str, ...], rows: list[list[object]], drawn: dict[str, float]
) -> None:
    assert bars(answer(columns=columns, rows=tuple(map(tuple, rows)))) == drawn
