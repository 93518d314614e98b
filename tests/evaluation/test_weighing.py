"""What makes a reading right is learned from examples, and holds for buildings not among them."""

from agents.understanding.answers.confidence import likelihood, weights
from evaluation.learning.weighing import Told, fitted, unseen
from evaluation.sets.question_sets import Question


def _told(model: str, lost: float, *, right: bool) -> Told:
    question = Question(id=f"{model}-{lost}", model=model, question="?", kind="count")
    return Told(question, {"lost": lost}, right)


EXAMPLES = [
    _told(model, lost, right=lost < 0.5)
    for model in ("one.ifc", "two.ifc", "three.ifc")
    for lost in (0.0, 0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 0.9)
]


def test_what_goes_with_wrong_answers_speaks_against_a_reading() -> None:
    table = fitted(EXAMPLES)
    assert table["lost"] < 0
    assert likelihood({"lost": 0.0}, table) > 0.5 > likelihood({"lost": 0.9}, table)


def test_a_building_is_judged_by_what_the_others_taught() -> None:
    judged = unseen(EXAMPLES)
    assert len(judged) == len(EXAMPLES)
    assert all((sure > 0.5) is right for sure, right in judged)


def test_words_left_out_speak_against_a_reading_in_the_table_of_the_package() -> None:
    assert weights()["lost"] < 0
    assert likelihood({"score": 1.0}) > likelihood({"score": 1.0, "lost": 1.0})
