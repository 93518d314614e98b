"""A told sentence is read a second time, without the agents' own checks."""

from typing import Any

import pytest

from agents.messages import Answer, Usage
from evaluation.sets.question_sets import Question
from evaluation.trust.claims import unborne_claims
from graph_store import GraphSchema
from graph_store.schema import NodeKind, PropertySchema

DOORS = "MATCH (d:IfcDoor) RETURN d.Name AS door, d.OverallWidth AS width"
WIDTH = PropertySchema(name="OverallWidth", types=("float",), unit="m")
SCHEMA = GraphSchema(
    kinds=(NodeKind(labels=("IfcDoor",), count=2, properties=(WIDTH,)),),
    relationships=(), triples=(),
)  # fmt: skip
TWO = (("Front door", 1.01), ("Back door", 0.885))


def claims(
    told: str, value: Any, *rows: tuple[Any, ...], known: Any = None, asked: str = "Which doors?"
) -> list[str]:
    question = Question(id="1", model="m.ifc", question=asked, kind="list", value=known)
    answer = Answer(
        question=asked, answer=told, value=value, unit=None, cypher=DOORS, rows=rows, columns=(),
        global_ids=(), grade=None, attempts=(), agents="llm", engine="", timings_ms={},
        tokens=Usage(),
    )  # fmt: skip
    return unborne_claims(question, answer, SCHEMA)


@pytest.mark.parametrize(
    ("told", "value", "rows"),
    [
        ("There are 2 doors.", 2, TWO),
        ("There are two: Front door and Back door.", 2, TWO),
        ("Front door is 1.01 m wide, Back door 885 mm.", None, TWO),
        ("Front door is 1 m wide, Back door 0.89 m.", None, TWO),
        ("Sie sind 1,01 m und 0,885 m breit.", None, TWO),
        ("Yes, 3 of them.", True, ((3,),)),
        ("No.", False, ((0,),)),
        ("No.", False, ((False,),)),
        ("None.", [], ()),
    ],
)
def test_what_the_rows_bear_is_no_claim_of_its_own(
    told: str, value: Any, rows: tuple[tuple[Any, ...], ...]
) -> None:
    assert claims(told, value, *rows) == []


@pytest.mark.parametrize(
    ("told", "value", "rows", "claim"),
    [
        ("There are 3 doors.", 2, TWO, "the number 3"),
        ("There are seventeen doors.", 2, TWO, "the number seventeen"),
        ("Front door is 1.01 kg, Back door 0.885 kg.", None, TWO, "the unit kg"),
        ("Front door is 1.01 furlongs, Back door not.", None, TWO, "the unit furlongs"),
        ("They are Front door, Back door and Magog.", None, TWO, "the name Magog"),
        ("They are called “Gog”.", None, TWO, "the name Gog"),
        ("It is the Front door.", None, TWO, "only some of the list"),
        ("No.", False, ((True,),), "no where it is True"),
        ("Yes.", True, ((False,),), "yes where it is False"),
        ("Yes.", True, ((0,),), "yes where it is False"),
        ("No, none at all.", False, ((3,),), "no where it is True"),
        ("There are no doors.", 0, ((3,),), "there where it is True"),
    ],
)
def test_what_nothing_bears_is_named(
    told: str, value: Any, rows: tuple[tuple[Any, ...], ...], claim: str
) -> None:
    assert claim in claims(told, value, *rows)


@pytest.mark.parametrize(
    "remark",
    [
        "The 60 seconds for one question are used up; raise ORIEL_MODEL_SECONDS_PER_QUESTION.",
        "The model's reply to interpreter was cut off; raise ORIEL_MODEL_REPLY_TOKENS.",
    ],
)
def test_remark_of_code_is_no_claim_about_the_graph(remark: str) -> None:
    assert claims(f"2. ({remark})", 2, *TWO) == []
    assert claims(f"3. ({remark})", 2, *TWO) == ["the number 3"]


def test_what_the_last_of_several_queries_found_is_told_as_that() -> None:
    said = "No query was found that surely answers this. The last of 5 queries found: {}."
    assert claims(said.format(2), 2, *TWO) == []
    assert claims(said.format(3), 2, *TWO) == ["the number 3"]


def test_known_yes_or_no_counts_for_more_than_the_rows() -> None:
    assert claims("Yes.", True, (True,), known=False) == ["yes where it is False"]
    assert claims("No.", True, (True,), known=False) == []
