"""What a model writes without end: bounded in time and room, and told."""

import time
from typing import Any

import pytest

from agents import Answer, ModelSettings, ask, minds_for
from graph_store import GraphStore
from tests.agents.replies import ACCEPT, THREE, writes
from tests.agents.scripted_server import scripted

QUERY = writes("MATCH (d:IfcDoor) RETURN count(d) AS n")
MANY = [f"How many doors are on floor {number}?" for number in range(5_000)]
LONG = "y" * 2_000_000
SHOWN = 10_000
"""Characters of an answer, with all that shows its work, that nobody needs more of."""


def asked(house: GraphStore, *replies: Any) -> Answer:
    with scripted(*replies) as server:
        given = ModelSettings(
            base_url=server.url, name="tiny", second_opinion=False, retries=0, reply_tokens=900
        )
        began = time.perf_counter()
        answer = ask("How many doors are there?", house, minds_for("llm", given))
        assert time.perf_counter() - began < 30
        assert max(len(str(one)) for one in server.requests) < 120_000
    assert len(answer.model_dump_json()) < SHOWN
    return answer


@pytest.mark.parametrize("outcome", ["unclear", "several"])
def test_thousands_of_choices_or_parts_are_cut_and_counted(outcome: str, house: GraphStore) -> None:
    answer = asked(house, {**QUERY, "outcome": outcome, "cypher": "", "choices": MANY})
    assert list(answer.choices) == MANY[:8]
    assert "4992 more readings are not shown" in answer.answer


@pytest.mark.parametrize(
    ("replies", "told"),
    [
        ([{**QUERY, "explanation": LONG}, ACCEPT, THREE], "There are 3 doors."),
        ([{**QUERY, "outcome": "absent", "explanation": LONG}], "1998000 characters more"),
        ([{**QUERY, "cypher": f"MATCH (n:A{LONG}) RETURN n"}], "a query of 2,000,020 letters"),
        ([QUERY, {"grade": "Incorrect", "feedback": LONG}, QUERY], "The query found: 3."),
        ([QUERY, ACCEPT, {**THREE, "answer": LONG}], "3."),
        ([QUERY, ACCEPT, {**THREE, "answer": "door 3 " * 300_000}], "3."),
        ([QUERY, ACCEPT, {**THREE, "value": [3] * 400_000}], "There are 3 doors."),
        ([QUERY, ACCEPT, *[{"answer": 1, "value": {"a": [1] * 400_000}}] * 2], "3."),
    ],
    ids=["explanation", "absence", "query", "verdict", "letters", "words", "value", "nonsense"],
)
def test_what_goes_on_without_end_is_cut(replies: list[Any], told: str, house: GraphStore) -> None:
    assert told in asked(house, *replies).answer
