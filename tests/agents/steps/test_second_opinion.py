"""The rules write a candidate beside the model's."""

from typing import Any

import pytest

from agents import ModelSettings, ModelUnavailable, Trace, ask, minds_for
from agents.checks.sameness import same_result
from agents.messages import Answer, Grade
from graph_store import GraphStore, Rows
from tests.agents.replies import ACCEPT, SEVEN, writes
from tests.agents.scripted_server import Reply, ScriptedServer, scripted

QUESTION = "How many doors are there?"
DOORS = "MATCH (n:IfcDoor) RETURN count(DISTINCT n) AS n"
BOTH = "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n"


def told(house: GraphStore, server: ScriptedServer, **how: Any) -> Answer:
    settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
    return ask(QUESTION, house, minds_for("llm", settings), **how)


def test_agreement_is_accepted_without_a_judge_and_told_by_code(house: GraphStore) -> None:
    trace = Trace()
    with scripted(writes(DOORS)) as server:
        answer = told(house, server, trace=trace)
    assert (answer.value, answer.grade, answer.assumptions) == (3, Grade.ACCEPT, ())
    assert answer.answer == "There are 3 doors."
    assert [one.name for one in trace.events if one.kind == "model"] == ["query_generator"]


def test_query_that_found_but_the_names_is_told_with_all_that_was_asked(house: GraphStore) -> None:
    names = "MATCH (d:IfcDoor) RETURN d.Name AS Name"
    wide = "What is the width of each door?"
    with scripted(writes(names)) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        answer = ask(wide, house, minds_for("llm", settings))
    alone = ask(wide, house, minds_for("rules"))
    assert (answer.grade, answer.value) == (Grade.ACCEPT, alone.value)
    assert all(isinstance(width, float) for _, width in answer.value)


def test_model_that_asks_back_is_told_as_it_speaks_and_the_rules_answer(house: GraphStore) -> None:
    back = {
        "explanation": "There are 12 doors, all broken. Do you mean all of them?",
        "outcome": "unclear",
        "cypher": "",
        "choices": ["How many doors are broken?"],
    }
    with scripted(back) as server:
        answer = told(house, server)
    assert (answer.value, answer.grade) == (3, Grade.ACCEPT)
    assert answer.assumptions == ("The model asked back: the rules answer instead.",)
    with scripted(back) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        answer = ask(QUESTION, house, minds_for("paper", settings))
    assert answer.value is None
    assert answer.answer.startswith("The model asks back: “There are 12 doors")


def test_each_part_of_a_question_has_a_second_opinion(house: GraphStore) -> None:
    windows = "MATCH (n:IfcWindow) RETURN count(n) AS n"
    both = "How many doors are there and how many windows are there?"
    with scripted(writes(DOORS), writes(windows)) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        answer = ask(both, house, minds_for("llm", settings))
    alone = ask(both, house, minds_for("rules"))
    assert (answer.value, answer.grade, answer.assumptions) == (alone.value, Grade.ACCEPT, ())
    assert len(server.requests) == 2


def test_difference_goes_to_the_judge_with_both(house: GraphStore) -> None:
    with scripted(writes(BOTH), {"grade": "Accept", "feedback": "", "better": "second"}) as server:
        answer = told(house, server)
    judge = server.asked(1)
    assert BOTH in judge
    assert "<second_cypher>" in judge
    assert (answer.value, answer.grade) == (3, Grade.ACCEPT)
    assert answer.attempts[0].query.cypher == BOTH
    assert answer.assumptions == (
        "Of two queries that found different things the judge took this one: "
        "the rules answer instead.",
    )


def test_judge_may_take_the_model_s_own(house: GraphStore) -> None:
    accept = {"grade": "Accept", "feedback": "", "better": "first"}
    with scripted(writes(BOTH), accept, SEVEN) as server:
        answer = told(house, server)
    assert answer.value == 7
    assert answer.assumptions == ("The rules read the question otherwise: There are 3 doors.",)


def test_why_the_rules_have_no_answer_is_told_beside_the_model_s(house: GraphStore) -> None:
    broken = {"answer": "3 doors are broken.", "value": 3, "unit": None}
    with scripted(writes(DOORS), ACCEPT, broken) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        answer = ask("How many doors are broken?", house, minds_for("llm", settings))
    assert answer.value == 3
    (told,) = answer.assumptions
    assert told.startswith("The rules do not bear this out: ")
    assert "broken" in told


def test_query_that_finds_the_same_by_chance_is_neither_shown_nor_remembered(
    house: GraphStore,
) -> None:
    """Three doors are there, and three windows face some way: 3 is right, the query is not."""
    chance = "MATCH (w:IfcWindow) WITH w LIMIT 3 RETURN count(w) AS n"
    with scripted(writes(chance)) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        minds = minds_for("llm", settings)
        answer = ask(QUESTION, house, minds)
    assert (answer.value, answer.grade) == (3, Grade.ACCEPT)
    assert answer.cypher != chance
    assert answer.assumptions == (
        "The model's query found the same, and asks something else: the rules answer instead.",
    )
    assert minds.memory is not None
    assert minds.memory.accepted(house.schema()) == ()


@pytest.mark.parametrize(
    "replies",
    [
        [Reply(status=500, error="down")],
        [Reply(refusal="no")],
        ["SELECT 1", "SELECT 1"],
        [writes("", "absent"), ACCEPT],
        [writes("MATCH (d:Nothing) RETURN count(d) AS n")] * 2,
    ],
    ids=["unreachable", "refused", "no query", "absent", "never accepted"],
)
def test_rules_answer_where_the_model_fails_and_the_answer_says_so(
    replies: list[Any], house: GraphStore
) -> None:
    with scripted(*replies) as server:
        answer = told(house, server)
    assert (answer.value, answer.grade) == (3, Grade.ACCEPT)
    (said,) = answer.assumptions
    assert said.endswith("the rules answer instead.")


def test_model_that_is_down_is_told_where_the_rules_have_no_answer_either(
    house: GraphStore,
) -> None:
    with scripted(Reply(status=500, error="down")) as server, pytest.raises(ModelUnavailable):
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        ask("Wovon träumt der Flur?", house, minds_for("llm", settings))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (((3,),), ((3,),), True),
        (((3.0000001,),), ((3,),), True),
        (((3,),), ((4,),), False),
        ((("a",), ("b",)), (("b", 1), ("a", 2)), True),
        ((("a",), ("a",)), (("a", 1), ("b", 2)), False),
        (((None,),), ((None,),), False),
        ((), (), False),
        (((True,),), ((1,),), False),
        ((("1",),), ((1,),), False),
        ((("a", 1), ("b", 2)), (("b", 2), ("a", 1)), True),
        ((("a", 1), ("b", 2)), (("a", 2), ("b", 1)), False),
        ((("a", 1), ("b", 2)), ((2, "b", 7), (1, "a", 7)), True),
        ((("a", 1, 2), ("b", 2, 1)), (("a", 2, 1), ("b", 1, 2)), True),
        ((("a", 1, 1), ("b", 2, 2)), (("a", 1, 2), ("b", 2, 1)), False),
    ],
)
def test_results_are_the_same_by_their_values(one: Any, other: Any, same: bool) -> None:
    def rows(cells: Any) -> Rows:
        columns = tuple(map(str, range(len(cells[0]) if cells else 1)))
        return Rows(columns=columns, rows=cells, total=len(cells))

    assert same_result(rows(one), rows(other)) is same
