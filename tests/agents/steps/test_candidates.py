"""Several candidates of the model, compared by what they find; and how many calls that takes."""

from collections import Counter
from typing import Any

import pytest

from agents import ModelSettings, ask, minds_for
from agents.messages import Answer, Grade
from agents.steps.candidates import approaches
from graph_store import GraphStore
from tests.agents.replies import ACCEPT, SEVEN, THREE, writes
from tests.agents.scripted_server import ScriptedServer, scripted

QUESTION = "How many doors are there?"
DOORS = "MATCH (n:IfcDoor) RETURN count(DISTINCT n) AS n"
DOORS_TOO = "MATCH (d:IfcDoor) WITH collect(d) AS doors RETURN size(doors) AS many"
MORE = "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n"
INVENTED = "MATCH (n:IfcPortal) RETURN count(n) AS n"


def told(house: GraphStore, server: ScriptedServer, **settings: Any) -> Answer:
    given: dict[str, Any] = {"base_url": server.url, "name": "tiny", "retries": 0}
    given |= {"second_opinion": False} | settings
    return ask(QUESTION, house, minds_for("llm", ModelSettings(**given)))


def calls(server: ScriptedServer) -> Counter[str]:
    return Counter(
        one["response_format"]["json_schema"]["name"].removeprefix("Written")
        for one in server.requests
    )


def test_two_that_find_the_same_are_accepted_without_a_judge(house: GraphStore) -> None:
    with scripted(writes(DOORS), writes(DOORS_TOO), THREE) as server:
        answer = told(house, server, candidates=3)
    assert (answer.value, answer.grade) == (3, Grade.ACCEPT)
    assert calls(server) == {"Query": 2, "Answer": 1}


def test_candidates_are_varied_by_what_they_are_told(house: GraphStore) -> None:
    with scripted(writes(DOORS), writes(MORE), writes(DOORS_TOO), THREE) as server:
        answer = told(house, server, candidates=3)
    assert (answer.value, answer.cypher) == (3, DOORS)
    assert calls(server) == {"Query": 3, "Answer": 1}
    said = [server.asked(at).partition("<approach>")[2] for at in range(3)]
    assert [one.startswith(f"\n{how}") for one, how in zip(said[1:], approaches(), strict=False)]
    assert said[0] == ""
    assert said[1] != said[2]


def test_candidates_that_all_differ_go_to_the_judge(house: GraphStore) -> None:
    with scripted(writes(MORE), writes(DOORS), ACCEPT, SEVEN) as server:
        answer = told(house, server, candidates=2)
    assert answer.value == 7
    assert calls(server) == {"Query": 2, "Verdict": 1, "Answer": 1}


def test_candidate_against_the_facts_agrees_with_nobody(house: GraphStore) -> None:
    with scripted(writes(INVENTED), writes(INVENTED), writes(DOORS), ACCEPT, THREE) as server:
        answer = told(house, server, candidates=3)
    assert (answer.value, answer.cypher) == (3, DOORS)
    assert calls(server)["Verdict"] == 1


def test_candidate_stands_in_for_a_reply_that_is_of_no_use(house: GraphStore) -> None:
    with scripted("SELECT 1", "SELECT 1", writes(DOORS), ACCEPT, THREE) as server:
        assert told(house, server, candidates=2).value == 3


@pytest.mark.parametrize(
    ("settings", "replies", "counted"),
    [
        ({}, [writes(DOORS), ACCEPT, THREE], {"Query": 1, "Verdict": 1, "Answer": 1}),
        ({"second_opinion": True}, [writes(DOORS)], {"Query": 1}),
        (
            {"second_opinion": True, "candidates": 2},
            [writes(DOORS), writes(DOORS_TOO)],
            {"Query": 2},
        ),
    ],
    ids=["alone", "with a second opinion", "with two candidates"],
)
def test_calls_of_a_question_right_at_first(
    settings: dict[str, Any], replies: list[Any], counted: dict[str, int], house: GraphStore
) -> None:
    with scripted(*replies) as server:
        assert told(house, server, **settings).value == 3
    assert calls(server) == counted
