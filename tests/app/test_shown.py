"""What a card says of an answer before anything is drawn."""

import pytest
from streamlit.testing.v1 import AppTest

from agents import Answer
from agents.messages import Attempt, Grade, Query, Verdict
from app.answer.shown import shown
from graph_store.rows import Rows
from tests.app.pages import answer
from tests.patience import PATIENCE

RELY = "Do not rely on this: its query was judged not to answer the question"
EMPTY = "Not confirmed: the query found nothing, or failed"
NOT_JUDGED = "Not judged: nobody checked that all of this answers the question"


def judged(
    grade: Grade | None, feedback: str = "", *, by_somebody: bool = True, **told: object
) -> Answer:
    """An answer of one attempt with this verdict."""
    verdict = Verdict(grade=grade or Grade.ACCEPT, feedback=feedback, judged=by_somebody)
    rows = Rows(columns=("n",), rows=((3,),), total=1)
    one = Attempt(query=Query(cypher="RETURN 3 AS n"), execution=rows, verdict=verdict)
    return answer(attempts=(one,), grade=grade, value=3, **told)


@pytest.mark.parametrize(
    ("found", "caveat", "caveats"),
    [
        (judged(Grade.ACCEPT), "", ()),
        (judged(Grade.ACCEPT, "Fine."), "", ()),
        (judged(Grade.INCORRECT, "It counts windows."), RELY, ("It counts windows.",)),
        (judged(Grade.ERROR_OR_EMPTY, "No rows."), EMPTY, ("No rows.",)),
        (judged(None), NOT_JUDGED, ()),
        (
            judged(Grade.ACCEPT, assumptions=("The rules found 20.",)),
            "Under an assumption",
            ("The rules found 20.",),
        ),
        (
            judged(Grade.ACCEPT, by_somebody=False, assumptions=("Not judged (no reply).",)),
            NOT_JUDGED,
            ("Not judged (no reply).",),
        ),
        (judged(Grade.INCORRECT, "Said.", assumptions=("Told.",)), RELY, ("Told.",)),
        (answer(answer="The twin holds no pumps."), "", ()),
    ],
)
def test_an_answer_that_may_not_hold_says_so(
    found: Answer, caveat: str, caveats: tuple[str, ...]
) -> None:
    seen = shown(found)
    assert (seen.caveat, seen.caveats) == (caveat, caveats)


def _card(found: str) -> None:
    from agents import Answer  # noqa: PLC0415  (the runner takes the body alone)
    from app.answer import card  # noqa: PLC0415
    from app.talks.talk import Exchange  # noqa: PLC0415

    told = Answer.model_validate_json(found)
    choices = ("How many doors are there?", "How many windows are there?")
    card.draw(Exchange(question="How many?", answer=told, choices=choices), 0, open_=False)


@pytest.mark.engine
def test_the_card_tells_its_grade_in_words_and_offers_what_else_was_meant() -> None:
    found = judged(Grade.INCORRECT, "It counts *windows*.")
    test = AppTest.from_function(
        _card, args=(found.model_dump_json(),), default_timeout=PATIENCE
    ).run()
    assert not test.exception
    said = test.warning[0].value.replace("\\", "")
    assert said == f"**{RELY}.** It counts *windows*."
    assert [each.label for each in test.button][:2] == [
        "How many doors are there?",
        "How many windows are there?",
    ]
    assert test.caption[0].value == "Or did you mean"
