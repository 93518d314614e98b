"""The time of a question bounds its queries too, whoever wrote them."""

import time
from typing import Any

import pytest

from agents import Answer, ModelSettings, Trace, ask, minds_for
from agents.deadline import Deadline
from agents.messages import PatternMention, Query, Question, Refusal, Twin
from agents.minds import Mode
from agents.steps.executor import execute, look_up
from agents.steps.looking_up import edge_exists
from agents.understanding.generating import generate
from graph_store import GraphStore, QueryError, Rows
from graph_store.store import READ_SECONDS
from tests.agents.replies import THREE, writes
from tests.agents.scripted_server import Reply, scripted

QUESTION = "How many doors are there?"
ENDLESS = (
    "MATCH (a), (b), (c), (d), (f), (e:IfcDoor) "
    "WHERE a.key + b.key + c.key + d.key + f.key = e.key RETURN count(e) AS n"
)
DOORS = "MATCH (d:IfcDoor) RETURN count(d) AS n"
SECONDS = 3.0
assert SECONDS < READ_SECONDS / 2


@pytest.fixture(scope="module", autouse=True)
def known(house: GraphStore) -> None:
    """What is read once, the words of the twin and the client, is before the clock counts."""
    assert asked(house, "llm", writes(DOORS), THREE)[0].value == 3


def asked(house: GraphStore, mode: Mode, *replies: Any, **given: Any) -> tuple[Answer, Trace]:
    with scripted(*replies) as server:
        settings: dict[str, Any] = {"base_url": server.url, "name": "tiny", "retries": 0, **given}
        minds, trace = minds_for(mode, ModelSettings(**settings)), Trace()
        return ask(QUESTION, house, minds, trace=trace), trace


def began_within(trace: Trace) -> bool:
    """Whether every query and call of a question began before its time was over."""
    begun = [one.at for one in trace.events if one.kind in ("engine", "model")]
    return max(begun) < SECONDS * 1000


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("mode", "given"),
    [
        ("single", {}),
        ("paper", {}),
        ("llm", {"second_opinion": False}),
        ("llm", {"second_opinion": False, "candidates": 3}),
    ],
)
def test_endless_query_ends_with_its_question(
    mode: Mode, given: dict[str, Any], house: GraphStore
) -> None:
    replies = [writes(ENDLESS)] * 9
    answer, trace = asked(house, mode, *replies, seconds_per_question=SECONDS, **given)
    assert trace.seconds < READ_SECONDS
    assert answer.answer.startswith(
        "The 3 seconds for one question are used up, and its queries were not all run"
    )
    assert (answer.value, answer.cypher) == (None, None)
    assert answer.attempts[-1].query.cypher == ENDLESS
    assert began_within(trace)
    assert [one.name for one in trace.events if one.kind == "model"] == ["query_generator"]
    began = time.perf_counter()
    assert isinstance(house.read(DOORS), Rows)
    assert time.perf_counter() - began < READ_SECONDS


@pytest.mark.cypher_of_a_person
def test_rules_answer_in_place_of_an_endless_query_with_what_they_had_found(
    house: GraphStore,
) -> None:
    answer, trace = asked(house, "llm", writes(ENDLESS), seconds_per_question=SECONDS)
    assert trace.seconds < READ_SECONDS
    assert (answer.value, answer.rows) == (3, ((3,),))
    assert "3 seconds for one question are used up" in answer.assumptions[0]
    assert answer.assumptions[0].endswith("the rules answer instead.")
    assert "notes on its values, may be missing" in answer.assumptions[-1]
    assert began_within(trace)


def test_call_that_is_cut_off_is_time_of_the_model_and_not_our_own(house: GraphStore) -> None:
    slow = Reply(writes(DOORS), delay=SECONDS * 5)
    answer, trace = asked(house, "paper", slow, seconds_per_question=SECONDS)
    (cut,) = [one for one in trace.events if one.kind == "unanswered"]
    assert "3 seconds for one question are used up" in cut.detail["reason"]
    assert answer.timings_ms["model"] == cut.ms
    assert answer.timings_ms["own"] < cut.ms


def test_slow_rules_say_that_their_time_is_over(house: GraphStore) -> None:
    settings = ModelSettings(seconds_per_question=0.001)
    answer = ask(QUESTION, house, minds_for("rules", settings))
    assert "0.001 seconds for one question are used up" in answer.answer
    assert answer.value is None


def test_rules_choose_no_reading_when_not_all_were_weighed_in_time(house: GraphStore) -> None:
    late = Twin(house, house.schema(), Deadline.of(5, 6))
    assert generate(Question(text=QUESTION), late) == Refusal(reason=late.deadline.unfinished)
    assert late.deadline.unfinished.startswith("The 5 seconds for one question are used up")


def test_no_query_is_begun_when_the_time_is_over(house: GraphStore) -> None:
    late = Twin(house, house.schema(), Deadline.of(5, 6))
    trace = Trace()
    for found in (execute(Query(cypher=DOORS), late), look_up(late, DOORS)):
        assert isinstance(found, QueryError)
        assert found.message == (
            "The 5 seconds for one question are used up, and this query was not begun"
        )
    assert not trace.events
    assert edge_exists(PatternMention(start="IfcDoor", type="NO_SUCH", end=""), late)


def test_query_has_the_lesser_of_its_own_limit_and_what_the_question_has_left(
    house: GraphStore,
) -> None:
    assert isinstance(look_up(Twin(house, house.schema(), Deadline.of(60, 0)), DOORS), Rows)
    short = Twin(house, house.schema(), Deadline.of(60, 59))
    began = time.perf_counter()
    found = look_up(short, ENDLESS)
    assert isinstance(found, QueryError)
    assert found.code == "Oriel.TimeLimit"
    assert time.perf_counter() - began < READ_SECONDS
