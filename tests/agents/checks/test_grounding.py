"""What is told comes out of the rows."""

import time
from typing import Any

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.checks.grounding import borne, borne_by
from agents.checks.small_words import asks_for_an_extreme, asks_only_whether
from agents.messages import Answer
from graph_store import GraphStore, Rows
from tests.agents.replies import ACCEPT, writes
from tests.agents.scripted_server import scripted

HALL = (
    "MATCH (s:IfcSpace {LongName: 'Entrance hall'}) "
    "RETURN s.`BaseQuantities.GrossFloorArea` AS area"
)
DOORS = "MATCH (d:IfcDoor) RETURN count(d) AS doors"


def rows(*cells: Any) -> Rows:
    return Rows(columns=("a",), rows=tuple((one,) for one in cells), total=len(cells))


@pytest.mark.parametrize(
    ("value", "held", "as_stored"),
    [
        (8.69, rows(8.69350625), 8.69350625),
        (9, rows(8.69350625), 8.69350625),
        (3, rows("a", "b", "b"), 3),
        (2, rows("a", "b", "b"), 2),
        (True, rows(3), True),
        (False, rows(0), False),
        (True, rows("a"), True),
        (False, rows(), False),
        ("oak", rows("Oak"), "Oak"),
        (["c", "b", "A"], rows("a", "b", "c"), ["c", "b", "a"]),
        ("a", rows("a", "a"), "a"),
        ([], rows(), []),
        (None, rows(None), None),
    ],
)
def test_value_that_the_rows_bear_is_given_as_they_have_it(
    value: Any, held: Rows, as_stored: Any
) -> None:
    assert borne(value, held) == (as_stored,)


@pytest.mark.parametrize(
    ("value", "held"),
    [
        (2018349765000000, rows(2)),
        ("invalidjson", rows(8.69)),
        (1032564875, rows(None)),
        (1, rows(3)),
        (0, rows(0.3)),
        (10, rows(8.69)),
        (True, rows(0)),
        (False, rows(3)),
        ("ash", rows("oak")),
        (["a", "z"], rows("a", "b")),
        (["b", "a"], rows("a", "b", "c")),
        ("a", rows("a", "b")),
        (8.5, rows(8.5, 9.5)),
        (True, rows(8.69)),
        (None, rows(None, 5)),
        (False, rows(None)),
        ([], rows("a")),
        ([[]], rows("a")),
        ([["a"], []], rows("a", "b")),
    ],
)
def test_value_that_the_rows_do_not_bear_is_none(value: Any, held: Rows) -> None:
    assert borne(value, held) is None


@pytest.mark.parametrize(
    ("question", "cypher", "value"),
    [
        ("Are all doors external?", "MATCH (d:IfcDoor) RETURN d.Name AS name", True),
        ("Are there more than 5 doors?", DOORS, True),
        ("Are there 5 doors?", DOORS, True),
        ("Is it a door or a window?", DOORS, True),
        (
            "How many rooms are there?",
            "MATCH (t:IfcBuildingStorey)-[:AGGREGATES]->(s:IfcSpace) "
            "RETURN s.GlobalId AS room, t.Name AS storey",
            2,
        ),
        (
            "How many windows are in each wall?",
            "MATCH (w:IfcWall)-[:HOSTS]->(f:IfcWindow) RETURN w.Name AS wall, count(f) AS windows",
            2,
        ),
    ],
)
def test_that_something_was_found_is_no_answer_to_another_question(
    question: str, cypher: str, value: Any, house: GraphStore
) -> None:
    said = {"answer": "Yes." if value is True else "There are 2 rooms.", "value": value}
    answer = told(house, cypher, {**said, "unit": None}, Trace(), question)
    assert answer.value != value
    assert answer.answer != said["answer"]
    assert not isinstance(answer.value, bool)


def test_list_of_more_than_the_rows_have_is_refused_at_once() -> None:
    began = time.thread_time()
    assert borne([1] * 400_000, rows(*range(1000))) is None
    assert time.thread_time() - began < 10


def told(
    house: GraphStore,
    cypher: str,
    said: dict[str, Any],
    trace: Trace,
    question: str = "How many doors are there?",
) -> Answer:
    written = writes(cypher)
    with scripted(written, ACCEPT, said) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        return ask(question, house, minds_for("llm", settings), trace=trace)


@pytest.mark.parametrize(
    "said",
    [
        {"answer": "There are 17 doors.", "value": 17, "unit": None},
        {"answer": "There are 17 doors.", "value": 3, "unit": None},
        {"answer": "There are seventeen doors.", "value": 3, "unit": None},
        {"answer": "The doors are 'Gate of Hell', all 3.", "value": 3, "unit": None},
        {"answer": "Lovely building!", "value": 3, "unit": "m"},
    ],
)
def test_answer_that_the_rows_do_not_bear_is_replaced_by_them(
    said: dict[str, Any], house: GraphStore
) -> None:
    trace = Trace()
    answer = told(house, DOORS, said, trace)
    assert (answer.answer, answer.value, answer.unit) == ("3.", 3, None)
    (repair,) = [one for one in trace.events if one.kind == "repair"]
    assert repair.detail["was"]["answer"] == said["answer"]


@pytest.mark.parametrize(
    "sentence", ["There are 3 doors.", "There are three doors.", "Es gibt drei Türen."]
)
def test_answer_that_the_rows_bear_is_told_as_written(sentence: str, house: GraphStore) -> None:
    answer = told(house, DOORS, {"answer": sentence, "value": 3, "unit": None}, Trace())
    assert (answer.answer, answer.value) == (sentence, 3)


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("GMAO.P. th. (kW)", "kW"),
        ("Pump.Flow (m3/h)", "m³/h"),
        ("Roof.Peak (kWp)", "kWp"),
        ("Room.Set point (°C)", "°C"),
        ("Room.Area (m²)", "m2"),
        ("Pump.Power_kW", "kW"),
        ("Room.Cleaned (nb/sem)", None),
        ("Room.Level (EG)", None),
        ("Room.Zone_a", None),
        ("OverallWidth", None),
    ],
)
def test_unit_that_the_name_of_a_property_bears_is_known(name: str, unit: str | None) -> None:
    assert borne_by(name) == unit


@pytest.mark.parametrize("claimed", ["m", "kg", None, "m2", "m²"])
def test_unit_is_that_of_the_property_whatever_is_claimed(
    claimed: str | None, house: GraphStore
) -> None:
    said = {"answer": "It has 8.69 m².", "value": 8.69, "unit": claimed}
    answer = told(house, HALL, said, Trace(), "How big is the entrance hall?")
    assert (answer.value, answer.unit) == (answer.rows[0][0], "m2")


@pytest.mark.parametrize(
    ("question", "extreme"),
    [
        ("Which harbour has the lowest depth?", True),
        ("What is the widest door?", True),
        ("List the harbours by depth, lowest first.", False),
        ("List the doors, the widest first", False),
        ("Liste die Türen auf, die breiteste zuerst", False),
        ("Which doors are there?", False),
    ],
)
def test_list_sorted_by_an_extreme_does_not_ask_for_it_alone(question: str, extreme: bool) -> None:
    assert asks_for_an_extreme(question) is extreme


def test_first_of_a_sorted_list_is_not_told_for_the_whole_list(house: GraphStore) -> None:
    sorted_doors = "MATCH (d:IfcDoor) RETURN d.OverallWidth AS width ORDER BY width DESC"
    wrote = writes(sorted_doors)
    told = {"answer": "1.81 m.", "value": 1.81, "unit": "m"}
    with scripted(wrote, ACCEPT, told) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0, second_opinion=False)
        found = ask("List the widths of the doors, widest first", house, minds_for("llm", settings))
    assert isinstance(found.value, list)
    assert len(found.value) == 3


@pytest.mark.parametrize(
    ("question", "only"),
    [
        ("Is there a basement?", True),
        ("Does the house have a basement?", True),
        ("Gibt es einen Keller?", True),
        ("La maison a-t-elle une cave ?", True),
        ("¿Hay un sótano?", True),
        ("Is the kitchen or the hall larger?", False),
        ("Is the kitchen larger than the hall?", False),
        ("What is there?", False),
        ("Can you give me the name of the storey?", False),
        ("Do you know how many doors there are?", False),
    ],
)
def test_question_that_only_yes_or_no_answers_is_known(question: str, only: bool) -> None:
    assert asks_only_whether(question) is only


def test_yes_or_no_question_is_not_answered_by_one_name_of_many(house: GraphStore) -> None:
    cypher = "MATCH (s:IfcSpace) RETURN 'Ground floor' AS floor, s.LongName AS room"
    said = {"answer": "It is Ground floor.", "value": "Ground floor", "unit": None}
    answer = told(house, cypher, said, Trace(), "Is there a room in the basement?")
    assert answer.answer != said["answer"]
    assert answer.value != said["value"]
