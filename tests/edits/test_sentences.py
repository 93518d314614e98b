"""Sentences that ask for a change, and those that look like it and do not."""

import pytest

from edits.sentences import LONGEST, read


@pytest.mark.parametrize(
    ("sentence", "prop", "elements", "value", "pointing"),
    [
        ("Set the fire rating of these doors to EI30", "fire rating", "doors", "EI30", True),
        ("please change the U value of all windows to 1.1 W/(m2K).", "U value", "windows",
         "1.1 W/(m2K)", False),
        ("Set the fire rating of the doors that lead to the Kitchen to “EI 30.”", "fire rating",
         "doors that lead to the Kitchen", "EI 30.", False),
        ("Could you set the fire rating to EI30, please?", "fire rating", "", "EI30", True),
        ("Give these doors a fire rating of EI30", "fire rating", "doors", "EI30", True),
        ("set Pset_WallCommon.IsExternal of them to false", "Pset_WallCommon.IsExternal", "",
         "false", True),
        ("Setze den Feuerwiderstand dieser Türen auf EI30", "Feuerwiderstand", "Türen", "EI30",
         True),
        ("Ändere den Feuerwiderstand aller Türen auf T90", "Feuerwiderstand", "Türen", "T90",
         False),
        ("Mets la résistance au feu de ces portes à EI30", "résistance au feu", "portes", "EI30",
         True),
        ("Cambia la resistencia al fuego de estas puertas a EI30", "resistencia al fuego",
         "puertas", "EI30", True),
    ],
)  # fmt: skip
def test_a_sentence_is_taken_apart(
    sentence: str, prop: str, elements: str, value: str, pointing: bool
) -> None:
    asked = read(sentence)
    assert asked is not None
    assert (asked.property, asked.elements) == (prop, elements)
    assert (asked.value, asked.pointing) == (value, pointing)
    assert all(elements in each for each in asked.questions)
    assert bool(asked.questions) == bool(elements)


@pytest.mark.parametrize(
    "sentence",
    [
        "What is the fire rating of the doors?",
        "How many doors are set to EI30?",
        "Give me the number of doors",
        "Give us a list of doors",
        "Which changes of the walls lead to the kitchen?",
        "Set of doors",
        "List the property sets of the doors",
        "",
        "set the " + "x" * LONGEST + " to y",
    ],
)
def test_what_asks_for_no_change_is_none(sentence: str) -> None:
    assert read(sentence) is None


def test_a_hostile_sentence_is_read_in_no_time() -> None:
    for sentence in ("set " + "of to " * 80, "set the " + "a of " * 90, "bitte " * 80):
        read(sentence)
