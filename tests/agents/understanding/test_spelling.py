"""A word with a slip of the pen is read alike in every run."""

import itertools

import pytest

from agents.understanding.parsing.linking.spelling import nearest


@pytest.mark.parametrize(
    ("word", "known", "expected"),
    [
        ("windw", ("wind", "window", "winds", "windy"), "window"),
        ("kichen", ("kitchen", "chicken", "kitchens"), "kitchen"),
        ("radator", ("radiator", "rotator", "radar"), "radiator"),
        ("xindow", ("window",), None),
    ],
)
def test_the_order_of_the_known_words_does_not_matter(
    word: str, known: tuple[str, ...], expected: str | None
) -> None:
    assert {nearest(word, order) for order in itertools.permutations(known)} == {expected}
