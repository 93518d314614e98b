"""Algorithm 1, branch by branch: scripted model replies, the real client, the real engine."""

from pathlib import Path
from typing import Any

import pytest

from agents import ModelSettings, ModelUnavailable, Trace, ask, minds_for
from agents.messages import Answer, Grade
from agents.minds import Mode
from graph_store import GraphStore
from graph_store.rows import QueryError, Rows
from tests.agents.replies import ACCEPT, THREE, writes
from tests.agents.scripted_server import Reply, ScriptedServer, scripted

COUNT_DOORS = "MATCH (d:IfcDoor) RETURN count(DISTINCT d) AS doors"
DOORS_AND_WINDOWS = "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n"


def answer(
    question: str, store: GraphStore, server: ScriptedServer, mode: Mode = "llm", **how: Any
) -> Answer:
    settings = ModelSettings(
        base_url=server.url, name="tiny", second_opinion=False, retries=0, seconds=5
    )
    return ask(question, store, minds_for(mode, settings), **how)


def stages(trace: Trace) -> list[str]:
    return [event.name for event in trace.events if event.kind == "stage"]


def test_accepted_query_is_answered_with_three_model_calls(house: GraphStore) -> None:
    trace = Trace()
    with scripted(writes(COUNT_DOORS), ACCEPT, THREE) as server:
        told = answer("How many doors are there?", house, server, trace=trace)
    assert (told.answer, told.value, told.grade) == ("There are 3 doors.", 3, Grade.ACCEPT)
    assert (told.cypher, told.columns, told.rows) == (COUNT_DOORS, ("doors",), ((3,),))
    assert (told.tokens.prompt, told.tokens.completion) == (300, 30)
    assert told.agents == "llm"
    assert told.engine.startswith("ArcadeDB")
    assert stages(trace) == [*("generate", "execute", "check", "evaluate", "interpret", "elements")]
    assert len(server.requests) == 3
    assert {"generate", "execute", "engine", "model", "own", "total"} <= set(told.timings_ms)


def test_counted_elements_are_named_by_their_global_ids(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS), ACCEPT, THREE) as server:
        told = answer("How many doors are there?", house, server)
    listed = house.read("MATCH (d:IfcDoor) RETURN d.GlobalId AS id")
    assert isinstance(listed, Rows)
    assert sorted(told.global_ids) == sorted(row[0] for row in listed.rows)


def test_incorrect_query_goes_straight_back_with_the_feedback(house: GraphStore) -> None:
    wrong = {"grade": "Incorrect", "feedback": "Windows were counted too, doors were meant."}
    trace = Trace()
    with scripted(
        writes(DOORS_AND_WINDOWS),
        wrong,
        writes(COUNT_DOORS),
        ACCEPT,
        THREE,
    ) as server:
        told = answer("How many doors are there?", house, server, trace=trace)
    assert stages(trace)[2:6] == ["check", "evaluate", "aggregate", "generate"]
    assert "Windows were counted too, doors were meant." in server.asked(2)
    assert DOORS_AND_WINDOWS in server.asked(2)
    assert [one.verdict.grade for one in told.attempts] == [Grade.INCORRECT, Grade.ACCEPT]


def test_empty_result_walks_through_the_graph_and_learns_what_exists(house: GraphStore) -> None:
    trace = Trace()
    with scripted(
        writes("MATCH (s:IfcSpace {LongName: 'Enterance hall'}) RETURN s.Name AS name"),
        writes("MATCH (s:IfcSpace {LongName: 'Entrance hall'}) RETURN s.Name AS name"),
        ACCEPT,
        {"answer": "3", "value": "3", "unit": None},
    ) as server:
        told = answer("Which number has the enterance hall?", house, server, trace=trace)
    assert stages(trace)[2:7] == ["check", "extract", "verify", "instruct", "aggregate"]
    assert "IfcSpace.LongName = 'Enterance hall'; what exists: Entrance hall" in server.asked(1)
    checked = told.attempts[0].verification
    assert checked is not None
    missing = [one for one in checked.checks if not one.found]
    assert [one.candidates[0].text for one in missing] == ["Entrance hall"]
    assert missing[0].candidates[0].similarity > 0.9


def test_query_the_engine_refuses_costs_no_evaluation(house: GraphStore) -> None:
    trace = Trace()
    with scripted(
        writes("MATCH (d:IfcDoor RETURN count(d)"), writes(COUNT_DOORS), ACCEPT, THREE
    ) as server:
        told = answer("How many doors are there?", house, server, trace=trace)
    assert isinstance(told.attempts[0].execution, QueryError)
    assert told.attempts[0].execution.message in server.asked(1)
    assert len(server.requests) == 4
    assert told.value == 3


def test_query_that_would_write_is_refused_and_repaired(house: GraphStore) -> None:
    before = house.read("MATCH (n) RETURN count(n) AS n")
    with scripted(
        writes("MATCH (d:IfcDoor) DETACH DELETE d"), writes(COUNT_DOORS), ACCEPT, THREE
    ) as server:
        told = answer("How many doors are there?", house, server)
    assert isinstance(told.attempts[0].execution, QueryError)
    assert "Only reading is allowed" in server.asked(1)
    assert house.read("MATCH (n) RETURN count(n) AS n") == before


def test_at_most_four_refinements_are_made(house: GraphStore) -> None:
    wrong = {"grade": "Incorrect", "feedback": "No."}
    tries = [writes(f"MATCH (d:IfcDoor) RETURN count(d) AS n{i}") for i in range(9)]
    script = [reply for one in tries for reply in (one, wrong)][:10]
    with scripted(*script) as server:
        told = answer("How many doors are there?", house, server)
    assert len(told.attempts) == 5
    assert len(server.requests) == 10  # what was not accepted is told by code
    assert (told.grade, told.answered, told.value) == (Grade.INCORRECT, False, 3)
    assert told.answer.startswith("No query was found that surely answers this.")
    assert told.answer.endswith("The last of 5 queries found: 3.")


def test_the_number_of_attempts_can_be_set(house: GraphStore) -> None:
    wrong = {"grade": "Incorrect", "feedback": "No."}
    tries = [writes(f"MATCH (d:IfcDoor) RETURN count(d) AS n{i}") for i in range(2)]
    with scripted(tries[0], wrong, tries[1], wrong, THREE) as server:
        told = answer("How many doors are there?", house, server, attempts=2)
    assert len(told.attempts) == 2


def test_query_written_twice_is_not_run_twice(house: GraphStore) -> None:
    wrong = {"grade": "Incorrect", "feedback": "No."}
    with scripted(writes(COUNT_DOORS), wrong, writes(COUNT_DOORS)) as server:
        told = answer("How many doors are there?", house, server)
    assert len(told.attempts) == 1
    assert len(server.requests) == 3


def test_question_the_twin_cannot_answer_is_told_so(house: GraphStore) -> None:
    absent = {
        "explanation": "The twin holds no weather.",
        "outcome": "absent",
        "cypher": "",
        "choices": [],
    }
    with scripted(absent) as server:
        told = answer("Will it rain?", house, server)
    assert told.answer == "The model finds no such thing, and says: “The twin holds no weather.”"
    assert (told.value, told.cypher) == (None, None)


def test_denial_of_what_the_twin_holds_is_told_with_what_it_holds(house: GraphStore) -> None:
    absent = {"explanation": "No doors.", "outcome": "absent", "cypher": "", "choices": []}
    with scripted(absent) as server:
        told = answer("How many doors are there?", house, server)
    assert told.answer.startswith("The model finds no such thing, and says: “No doors.”")
    assert "The twin does hold IfcDoor" in told.answer


def test_ambiguous_question_gets_one_question_with_choices(house: GraphStore) -> None:
    choices = ["Which doors are widest?", "Which doors are highest?"]
    unclear = {
        "explanation": "Do you mean the widest or the highest?",
        "outcome": "unclear",
        "cypher": "",
        "choices": choices,
    }
    with scripted(unclear) as server:
        told = answer("Which doors are biggest?", house, server)
    assert told.choices == tuple(choices)
    assert choices[1] in told.answer
    assert "choices" not in told.model_dump(mode="json")


def test_choice_is_a_question_ready_to_be_asked(house: GraphStore) -> None:
    choices = ["the widest", "", "Which door is widest?", "Which door is highest?"]
    unclear = {"explanation": "Widest or highest?", "outcome": "unclear", "cypher": ""}
    with scripted({**unclear, "choices": [*choices, "which doors are biggest"]}) as server:
        asked = answer("Which doors are biggest?", house, server)
    assert asked.choices == ("Which door is widest?", "Which door is highest?")
    widest = writes("MATCH (d:IfcDoor) RETURN max(d.OverallWidth) AS width")
    with scripted(widest, ACCEPT, {"answer": "1.81 m.", "value": 1.81, "unit": "m"}) as server:
        told = answer(asked.choices[0], house, server, history=[asked])
    assert told.value == 1.81
    assert "“Widest or highest?” Did you mean: Which door is widest? / Which" in server.asked(0)


def test_refusal_without_a_reason_still_says_something(house: GraphStore) -> None:
    silent = {"explanation": " ", "outcome": "absent", "cypher": "", "choices": []}
    with scripted(silent) as server:
        told = answer("Will it rain?", house, server)
    assert "no reason" in told.answer


def test_disjunction_the_engine_refuses_becomes_a_union(house: GraphStore) -> None:
    union = " UNION ".join(
        f"MATCH (n:{label}) RETURN n.Name AS name, n.GlobalId AS GlobalId"
        for label in ("IfcDoor", "IfcWindow")
    )
    with scripted(
        writes("MATCH (n:IfcDoor OR IfcWindow) RETURN n.Name AS name"),
        writes(union),
        ACCEPT,
        {"answer": "Seven.", "value": 7, "unit": None},
    ) as server:
        told = answer("Which doors or windows are there?", house, server)
    assert "join them with UNION, under the same column names" in server.asked(1)
    assert len(told.rows) == len(told.global_ids) == 7
    assert told.cypher == union


def test_model_that_knows_no_json_is_understood_in_plain_words(house: GraphStore) -> None:
    wrong = DOORS_AND_WINDOWS
    with scripted(
        f"Windows, I think:\n```cypher\n{wrong}\n```",
        "**Incorrect**: doors were meant.",
        f"<think>{{so}}</think>MATCH (n {{model: 'small_house.ifc'}}) {COUNT_DOORS}",
        "Accept.",
        "There are 3 doors.",
    ) as server:
        told = answer("How many doors are there?", house, server)
    assert (told.answer, told.value) == ("There are 3 doors.", 3)
    first = told.attempts[0]
    assert (first.query.cypher, first.query.explanation) == (wrong, "Windows, I think:")
    assert (first.verdict.grade, first.verdict.feedback) == (Grade.INCORRECT, "doors were meant")
    assert len(server.requests) == 5


@pytest.mark.parametrize(
    ("limit", "setting"),
    [
        ({"tokens_per_question": 200}, "TOKENS_PER_QUESTION"),
        ({"tokens_per_conversation": 500}, "TOKENS_PER_CONVERSATION"),
        ({"tokens_per_day": 200}, "TOKENS_PER_DAY"),
        ({"seconds_per_question": 5}, "SECONDS_PER_QUESTION"),
    ],
)
def test_spent_budget_is_a_clear_stop(
    house: GraphStore,
    limit: dict[str, Any],
    setting: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    with scripted(writes(COUNT_DOORS), ACCEPT, THREE) as server:
        first = answer("How many doors are there?", house, server)
    wrong = {"grade": "Incorrect", "feedback": "No."}
    slow = Reply(wrong, delay=5.5 if "SECONDS" in setting else 0)
    with scripted(writes(DOORS_AND_WINDOWS), slow) as server:
        settings = ModelSettings(
            base_url=server.url, name="tiny", second_opinion=False, retries=0, **limit
        )
        told = ask("How many doors?", house, minds_for("llm", settings), history=[first])
    assert f"ORIEL_MODEL_{setting}" in told.answer
    if "SECONDS" in setting:  # the deadline ended the judge's call
        assert told.assumptions[0].startswith("Not judged")
    else:
        assert told.value is None
    assert len(server.requests) == 2


def test_unusable_query_reply_is_an_honest_answer(house: GraphStore) -> None:
    with scripted("SELECT * FROM doors", "really") as server:
        told = answer("How many doors are there?", house, server)
    assert "The model's reply to query_generator was malformed" in told.answer
    assert told.value is None


def test_unusable_grade_is_judged_by_what_came_back(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS), "fine!", "fine, I said", THREE) as server:
        told = answer("How many doors are there?", house, server)
    assert told.value == 3
    assert told.attempts[0].verdict.feedback.startswith("Not judged")


def test_unusable_sentence_is_replaced_by_what_was_found(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS), ACCEPT, Reply(refusal="no")) as server:
        told = answer("How many doors are there?", house, server)
    assert told.value == 3
    assert told.answer.startswith("3.")


def test_endpoint_that_goes_down_is_told_and_noted(house: GraphStore) -> None:
    trace = Trace()
    with scripted(writes(COUNT_DOORS)) as server, pytest.raises(ModelUnavailable):
        answer("How many doors are there?", house, server, trace=trace)
    assert (trace.events[-1].kind, trace.events[-1].name) == ("failure", "ModelUnavailable")


def test_linear_baseline_writes_one_query_and_repairs_nothing(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS), THREE) as server:
        told = answer("How many doors are there?", house, server, "single")
    assert (told.value, told.agents) == (3, "single")
    assert any("Nobody judged" in each for each in told.assumptions)
    with scripted(writes("MATCH (d:IfcDoor RETURN d")) as server:
        told = answer("How many doors are there?", house, server, "single")
    assert told.value is None
    assert told.answer.startswith("No answer was found. The query was refused by the engine")


def test_paper_mode_asks_the_model_in_all_seven_roles(house: GraphStore) -> None:
    trace = Trace()
    cypher = "MATCH (d:IfcDoor) WHERE d.OverallHeight IS NULL RETURN d.Name AS name"
    with scripted(
        writes(cypher),
        {"grade": "Error or Empty", "feedback": "None found."},
        {"labels": ["Door"], "properties": [], "patterns": []},
        {"rankings": [{"entity": "Door", "best": ["IfcDoor", "Invented"]}]},
        {"lines": ["Replace the label Door with IfcDoor."]},
        {"feedback": "Use the label IfcDoor."},
        writes(COUNT_DOORS),
        ACCEPT,
        THREE,
    ) as server:
        told = answer("How many doors are there?", house, server, "paper", trace=trace)
    assert [event.name for event in trace.events if event.kind == "model"] == [
        "query_generator",
        "query_evaluator",
        "entity_extractor",
        "verification",
        "instructions_generator",
        "feedback_aggregator",
        "query_generator",
        "query_evaluator",
        "interpreter",
    ]
    checked = told.attempts[0].verification
    assert checked is not None
    assert checked.checks[0].candidates[0].text == "IfcDoor"
    assert "Invented" not in [near.text for near in checked.checks[0].candidates]
    assert "Use the label IfcDoor." in server.asked(6)


def test_query_that_the_engine_refused_is_accepted_by_no_judge(house: GraphStore) -> None:
    with scripted(writes("MATCH (d:IfcDoor RETURN d"), ACCEPT) as server:
        told = answer("How many doors are there?", house, server, "paper", attempts=1)
    assert told.grade is Grade.ERROR_OR_EMPTY
    assert told.assumptions[0].startswith("Graded Error or Empty: The engine refused the query")


def test_follow_up_is_sent_with_the_talk_so_far(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS), ACCEPT, THREE) as server:
        first = answer("How many doors are there?", house, server)
    widest = writes("MATCH (d:IfcDoor) RETURN max(d.OverallWidth) AS width")
    with scripted(widest, ACCEPT, {"answer": "1 m", "value": 1, "unit": "m"}) as server:
        answer("How wide is the widest of those?", house, server, history=[first])
    assert f"Cypher: {COUNT_DOORS}\nAnswer: There are 3 doors." in server.asked(0)
    assert len(first.global_ids) == 3
    assert all(global_id in server.asked(0) for global_id in first.global_ids)


def test_question_accepted_before_needs_no_call(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS)) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        minds = minds_for("llm", settings)
        ask("How many doors are there?", house, minds)
        again = ask("how many doors are there", house, minds)
    assert again.value == 3
    assert len(server.requests) == 1


def test_number_a_model_rounded_is_given_as_stored(house: GraphStore) -> None:
    cypher = (
        "MATCH (s:IfcSpace {LongName: 'Entrance hall'}) "
        "RETURN s.`BaseQuantities.GrossFloorArea` AS area"
    )
    said = {"answer": "It has 8.69 m².", "value": 8.69, "unit": "m²"}
    with scripted(writes(cypher), ACCEPT, said) as server:
        told = answer("What is the gross floor area of the hall?", house, server)
    assert (told.value, told.unit) == (told.rows[0][0], "m2")
    assert "`BaseQuantities.GrossFloorArea`: m2" not in server.asked(2)
    assert "BaseQuantities.GrossFloorArea: m2" in server.asked(2)


def several(*parts: str) -> dict[str, Any]:
    return {"explanation": "Two.", "outcome": "several", "cypher": "", "choices": list(parts)}


def test_question_that_asks_several_things_is_answered_part_by_part(house: GraphStore) -> None:
    parts = ("How many doors are there?", "What category has the building?")
    category = "MATCH (b:IfcBuilding) RETURN b.`Other.Category` AS category"
    said = {"answer": "It is of Project Information.", "value": "Project Information"}
    trace = Trace()
    with scripted(
        several(*parts),
        writes(COUNT_DOORS),
        ACCEPT,
        THREE,
        writes(category),
        ACCEPT,
        {**said, "unit": None},
    ) as server:
        told = answer("How many doors, and which category?", house, server, trace=trace)
    assert told.answer == "There are 3 doors. It is of Project Information."
    assert told.value == [3, "Project Information"]
    assert [row[0] for row in told.rows] == list(parts)
    assert told.grade is Grade.ACCEPT
    assert len(told.attempts) == 2
    assert told.tokens.prompt == 700
    assert [event.kind for event in trace.events].count("answer") == 1


def test_part_of_a_question_is_not_taken_apart_again(house: GraphStore) -> None:
    with scripted(
        several("Which a and which b?", "How many doors are there?"),
        several("Which a?", "Which b?"),
        writes(COUNT_DOORS),
        ACCEPT,
        THREE,
    ) as server:
        told = answer("Which a and which b and how many doors are there?", house, server)
    assert told.choices == ("Which a?", "Which b?")
    assert told.value == [None, 3]
    assert told.grade is None


def test_person_is_told_each_stage_as_it_starts(house: GraphStore) -> None:
    told: list[str] = []
    with scripted(writes(COUNT_DOORS), ACCEPT, THREE) as server:
        answer("How many doors are there?", house, server, report=told.append)
    assert told[:2] == ["Writing a query", "Running the query"]


def test_model_that_vanishes_at_the_sentence_takes_no_answer_with_it(house: GraphStore) -> None:
    with scripted(writes(COUNT_DOORS), ACCEPT, Reply(status=500, error="down")) as server:
        told = answer("How many doors are there?", house, server)
    assert (told.value, told.grade) == (3, Grade.ACCEPT)
    assert told.answer.startswith("3. (")
    assert "down" in told.answer
