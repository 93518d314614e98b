"""Days and months as people write them become those of ISO 8601."""

import pytest

from agents.understanding.language.days import span, with_days
from agents.understanding.language.tables import language


@pytest.mark.parametrize(
    ("code", "said", "written"),
    [
        ("en", "before March 1st, 2026", "before 2026-03-01"),
        ("en", "between 1 January and end of February 2028", "between 2028-01-01 and 2028-02-29"),
        ("en", "since Sept 2019", "since 2019-09"),
        ("en", "by 12/31/2026", "by 2026-12-31"),
        ("en", "may I ask about door 5 march", "may I ask about door 5 march"),
        ("en", "the 31 February 2026", "the 31 February 2026"),
        ("en", "out of date by the end of 2027", "out of date by 2027-12-31"),
        ("en", "with a warranty end 2027", "with a warranty end 2027"),
        ("de", "bis Ende 2027", "bis 2027-12-31"),
        ("fr", "avant la fin de 2027", "avant 2027-12-31"),
        ("es", "a principios de 2028", "a 2028-01-01"),
        ("de", "bis zum 1. März 2026", "bis zum 2026-03-01"),
        ("de", "vor dem 28.02.2026", "vor dem 2026-02-28"),
        ("fr", "avant le 1er mars 2026", "avant le 2026-03-01"),
        ("es", "antes del 3 de mayo de 2026", "antes del 2026-05-03"),
    ],
)
def test_days_are_written_in_figures(code: str, said: str, written: str) -> None:
    assert with_days(said, [language(code)]) == written


def test_a_month_is_all_its_days() -> None:
    assert span("2028-02") == ("2028-02-01", "2028-02-29")
    assert span("2028-02-03") == ("2028-02-03", "2028-02-03")
