"""A liar in place of the model: nothing leaves that the rows do not bear."""

from collections import Counter
from importlib.resources import files

import pytest

from benchmarks.liar import Tally, answerable, measure
from evaluation import questions
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphStore

MOST = 10
pytestmark = pytest.mark.cypher_of_a_person


@pytest.fixture(scope="module")
def asked(house: GraphStore) -> dict[str, tuple[Question, str]]:
    """Questions about SampleHouse4 that the rules answer rightly, with their queries."""
    with_path = files(questions) / "sample_house.jsonl"
    all_of_them = read_questions(with_path)  # type: ignore[arg-type]
    return answerable([one for one in all_of_them if not one.after][:MOST], house)


@pytest.mark.parametrize("way", ["llm", "llm alone", "paper", "single"])
def test_nothing_leaves_that_the_rows_do_not_bear(
    way: str, house: GraphStore, asked: dict[str, tuple[Question, str]]
) -> None:
    tally = Tally()
    lies = measure(house, asked, 1.0, way, tally)
    assert tally.asked == len(asked) > 5
    assert sum(lies.values()) >= tally.asked
    assert (tally.unborne, tally.unknown) == (0, 0)


def test_rules_rescue_what_the_model_gets_wrong(
    house: GraphStore, asked: dict[str, tuple[Question, str]]
) -> None:
    alone, rescued = Tally(), Tally()
    lies: Counter[str] = measure(house, asked, 1.0, "llm alone", alone)
    lies += measure(house, asked, 1.0, "llm", rescued)
    assert rescued.right > alone.right
    assert rescued.rescued > 0
