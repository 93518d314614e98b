"""What a liar tells is seen by a second look, and a false yes or no is not told at all."""

import pytest

from agents import ModelSettings, ask, minds_for
from evaluation.comparing.compare import Outcome, compare_answer
from evaluation.sets.model_files import ROOT
from evaluation.sets.question_sets import Question, read_questions
from evaluation.trust.claims import unborne_claims
from evaluation.trust.false_answers import KINDS
from evaluation.trust.liar import Liar
from evaluation.trust.measuring import Tally, lied_to
from evaluation.trust.truths import truths
from graph_store import GraphStore

pytestmark = pytest.mark.cypher_of_a_person

SEEN = {
    "wrong value", "near value", "praise", "wrong number told", "wrong count word",
    "number beside it", "wrong unit told", "unit of a count", "invented names", "name beside it",
    "denial turned", "no for something", "yes for no", "yes for no told",
}  # fmt: skip
"""Kinds of false answers that are seen by the numbers, units, names and the yes or no of them."""


@pytest.fixture(scope="module")
def questions() -> list[Question]:
    path = ROOT / "evaluation" / "questions" / "bay_house.jsonl"
    return [one for one in read_questions(path) if not one.after and one.split == "dev"]


def test_right_sentences_of_the_rules_make_no_alarm(
    bay_house: GraphStore, questions: list[Question]
) -> None:
    answers = [(one, ask(one.question, bay_house, minds_for("rules"))) for one in questions]
    right = [pair for pair in answers if compare_answer(*pair).outcome is Outcome.RIGHT]
    found = [unborne_claims(*pair, bay_house.schema()) for pair in right]
    assert len(found) > 20
    assert sum(map(bool, found)) <= 1  # a room's number that is told and is in no row


@pytest.mark.parametrize("kind", sorted(SEEN))
def test_false_sentences_that_are_believed_are_seen(
    kind: str, bay_house: GraphStore, questions: list[Question]
) -> None:
    assert kind in KINDS
    told = 0
    for truth in truths(questions[:12], bay_house, known=True):
        liar = Liar(bay_house.schema(), 1.0, kind, ModelSettings(name="scripted"), only=kind)
        answer = lied_to(liar, liar, "single, unchecked", truth, bay_house, Tally())
        if answer.answer in liar.told:
            told += 1
            assert unborne_claims(truth.question, answer, bay_house.schema())
    assert told or kind.startswith("yes")  # few questions ask for a yes or a no


@pytest.mark.parametrize("known", [True, False])
def test_false_yes_of_a_model_is_not_told(known: bool, bay_house: GraphStore) -> None:
    asked = "Is there a utility room?" if known else "Is there a lift?"
    question = Question(
        id="1", model="bay_house.ifc", question=asked, kind="existence", value=known
    )
    (truth,) = truths([question], bay_house, known=True)
    alone = ModelSettings(name="scripted", second_opinion=False)
    for kind in ("yes for no", "yes for no told"):
        liar = Liar(bay_house.schema(), 1.0, kind, alone, only=kind)
        tally = Tally()
        answer = lied_to(liar, liar, "llm, checked", truth, bay_house, tally)
        assert liar.lies[kind]
        assert (tally.right, tally.let_through) == (1, [])
        assert unborne_claims(question, answer, bay_house.schema()) == []
        believed = Tally()
        lied_to(liar, liar, "single, unchecked", truth, bay_house, believed)
        assert believed.lies == 1
