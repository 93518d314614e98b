"""Questions to several buildings: how they are heard, and how answers are joined."""

import pytest

from agents.messages import Answer, Grade, Usage
from agents.portfolio import Across, Told, across, joined


@pytest.mark.parametrize(
    ("question", "asked", "join"),
    [
        ("Which of our buildings has the most lifts?", "How many lifts are there?", "most"),
        ("which building has the fewest doors", "How many doors are there?", "least"),
        ("total office area by building", "Total office area", "each"),
        ("doors without a fire rating, by building", "Doors without a fire rating", "each"),
        ("Which buildings have no stairs?", "How many stairs are there?", "none"),
        ("Which buildings have a kitchen?", "How many kitchen are there?", "which"),
        ("How many doors are there in all our buildings?", "How many doors are there?", "total"),
        ("Which building has the largest roof area?", "What is the roof area?", "most"),
        ("Welches Gebäude hat die meisten Fenster?", "Wie viele Fenster gibt es?", "most"),
    ],
)
def test_a_question_that_speaks_of_buildings_is_asked_of_each(
    question: str, asked: str, join: str
) -> None:
    found = across(question)
    assert found is not None
    assert (found.asked, found.join) == (asked, join)


@pytest.mark.parametrize(
    "question",
    [
        "How many doors are there?",
        "Which rooms have no window?",
        "What is it called?",
        "Which building has the tallest room?",
        "Which buildings have more than 3 lifts?",
        "Which building has 4 storeys?",
    ],
)
def test_what_no_building_can_be_counted_by_is_left_as_it_is(question: str) -> None:
    assert across(question) is None


def answer(value: object, unit: str | None = None, **more: object) -> Answer:
    held = {"columns": ("n",), "rows": ((value,),), "grade": Grade.ACCEPT, "cypher": "RETURN 1"}
    return Answer.model_validate(
        {"question": "q", "answer": f"{value}.", "value": value, "unit": unit, "global_ids": ()}
        | {"attempts": (), "agents": "rules", "engine": "e", "timings_ms": {"all": 2.0}}
        | {"tokens": Usage(prompt=1)}
        | held
        | more
    )


def told(**values: object) -> list[Told]:
    return [Told(name, answer(value)) for name, value in values.items()]


(MOST,) = filter(None, [across("Which of our buildings has the most lifts?")])


def test_the_one_with_most_is_named_and_all_are_told() -> None:
    found = joined("q", MOST, told(Bay=2, House=5, Hut=0))
    assert found.answer == "The most lifts: House (5)."
    assert found.value == "House"
    assert found.columns == ("building", "value", "unit")
    assert found.rows == (("House", 5, None), ("Bay", 2, None), ("Hut", 0, None))
    assert found.cypher == "RETURN 1"
    assert (found.timings_ms, found.tokens) == ({"all": 6.0}, Usage(prompt=3))


def test_a_tie_names_all() -> None:
    found = joined("q", MOST, told(Bay=5, House=5))
    assert found.answer == "The most lifts: Bay and House (5)."
    assert found.value == ["Bay", "House"]


def test_what_cannot_tell_is_named_and_never_taken_for_none() -> None:
    silent = Told("Hut", answer(None), "This model records no lifts.")
    found = joined("q", MOST, [*told(Bay=0), silent])
    assert found.value == "Bay"
    assert found.rows == (("Bay", 0, None),)
    (sentence,) = found.assumptions
    assert "Hut: This model records no lifts." in sentence
    alone = joined("q", MOST, [silent])
    assert (alone.value, alone.rows) == (None, ())
    assert "None of the 1 buildings can tell" in alone.answer


def test_what_is_no_number_or_of_another_unit_is_not_compared() -> None:
    texts = joined("q", MOST, told(Bay=3, House="tall"))
    assert (texts.value, "House did not answer with a number" in texts.answer) == (None, True)
    units = [Told("Bay", answer(3.0, "m2")), Told("House", answer(4.0, "m"))]
    mixed = joined("q", MOST, units)
    assert (mixed.value, "different units" in mixed.answer) == (None, True)


def test_numbers_are_added_with_their_unit() -> None:
    units = [Told("Bay", answer(3.5, "m2")), Told("House", answer(4.0, "m2"))]
    found = joined("q", Across("q", "total"), units)
    assert (found.value, found.unit, found.answer) == (7.5, "m2", "7.5 m² in 2 buildings.")


def test_buildings_that_have_any_and_those_that_have_none() -> None:
    buildings = told(Bay=0, House=2)
    assert joined("q", Across("q", "which"), buildings).value == ["House"]
    assert joined("q", Across("q", "none"), buildings).value == ["Bay"]


def test_lists_become_rows_that_tell_their_building() -> None:
    one = answer(["A", "B"], columns=("Name",), rows=(("A",), ("B",)), global_ids=("1", "2"))
    two = answer(["C"], columns=("Name",), rows=(("C",),), global_ids=("3",))
    found = joined("q", Across("q", "each"), [Told("Bay", one), Told("House", two)])
    assert found.columns == ("building", "Name")
    assert found.rows == (("Bay", "A"), ("Bay", "B"), ("House", "C"))
    assert found.global_ids == ("1", "2", "3")
