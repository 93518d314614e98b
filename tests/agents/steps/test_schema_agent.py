"""The Schema Agent: asked only for a large schema, and never losing what a question names."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.messages import Answer, Twin
from agents.schema.linked_names import linked_names
from agents.schema.schema_outline import NAMES
from agents.schema.schema_part import names_text
from agents.tracing.replay import replay
from agents.tracing.trace_files import load, save
from graph_store import GraphStore, connect
from ifc_loader.property_graph import Node, PropertyGraph
from tests.agents.replies import ACCEPT, writes
from tests.agents.scripted_server import Reply, ScriptedServer, scripted

WIDEST = "MATCH (d:IfcDoor) RETURN max(d.OverallWidth) AS width"
QUERY = writes(WIDEST)
SAID = {"answer": "It is 1.8 wide.", "value": 1.8, "unit": None}
NEEDED = {
    "labels": ["IfcDoor", "IfcSpace", "Invented"],
    "relationships": ["LEADS_TO"],
    "properties": ["`OverallWidth`"],
}
NOTHING: dict[str, list[str]] = {"labels": [], "relationships": [], "properties": []}


def answer(
    question: str,
    store: GraphStore,
    server: ScriptedServer,
    history: Sequence[Answer] = (),
    **settings: Any,
) -> Answer:
    given: dict[str, Any] = {"base_url": server.url, "name": "tiny", "retries": 0}
    given["second_opinion"] = False
    given |= {"schema_tokens": 1500} | settings
    return ask(question, store, minds_for("llm", ModelSettings(**given)), history=history)


def asked_of(server: ScriptedServer) -> list[str]:
    return [one["response_format"]["json_schema"]["name"] for one in server.requests]


def schema_in(server: ScriptedServer, at: int) -> str:
    return server.asked(at).partition("<schema>")[2].partition("</schema>")[0]


def test_schema_that_fits_is_sent_without_asking(bay_house: GraphStore) -> None:
    with scripted(QUERY, ACCEPT, SAID) as server:
        answer("How wide is the widest door?", bay_house, server, schema_tokens=16000)
    assert asked_of(server) == ["WrittenQuery", "WrittenVerdict", "WrittenAnswer"]


def test_generator_is_shown_what_was_chosen_and_told_what_was_not(bay_house: GraphStore) -> None:
    with scripted(NEEDED, QUERY, ACCEPT, SAID) as server:
        told = answer(
            "How wide is the widest door?", bay_house, server, names={"schema_agent": "mini"}
        )
    assert told.value == 1.8
    assert asked_of(server)[:2] == ["Needed", "WrittenQuery"]
    assert [one["model"] for one in server.requests] == ["mini", "tiny", "tiny", "tiny"]
    shown = schema_in(server, 1)
    assert "(:IfcDoor:" in shown
    assert "OverallWidth: float in m" in shown
    assert "(:IfcDoor)-[:LEADS_TO]->(:IfcSpace)" in shown
    assert "IfcFurniture" not in shown
    assert "Invented" not in shown
    assert "// Left out as not needed: " in shown
    assert len(shown) < len(schema_in(server, 0)) < 1500 * 3.6


def test_choice_comes_by_instruction_where_the_endpoint_has_no_schemas(
    bay_house: GraphStore,
) -> None:
    refused = Reply(status=400, error="response_format is not supported")
    with scripted(refused, NEEDED, QUERY, ACCEPT, SAID) as server:
        told = answer("How wide is the widest door?", bay_house, server)
    assert told.value == 1.8
    assert "It must fit this JSON schema" in server.asked(1)
    assert "IfcFurniture" not in schema_in(server, 2)


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("How wide are the doors of the study?", ("(:IfcDoor:", "(:IfcSpace:")),
        ("What is made of Clay tile?", ("(:IfcMaterial:",)),
        ("Is the Wood fibre used?", ("(:IfcMaterial:",)),
        ("What does the hall lie next to?", ("(:IfcSpace:", "[:ADJACENT_TO]-(")),
        ("Which slabs are load bearing?", ("(:IfcSlab:", "`Pset_SlabCommon.LoadBearing`")),
    ],
)
def test_what_the_question_names_is_kept_whatever_is_chosen(
    bay_house: GraphStore, question: str, kept: tuple[str, ...]
) -> None:
    with scripted(NOTHING, QUERY, ACCEPT, SAID) as server:
        answer(question, bay_house, server)
    shown = schema_in(server, 1)
    assert [name for name in kept if name not in shown] == []
    assert "IfcSolarDeviceType" not in shown


def test_what_a_follow_up_speaks_of_is_kept_too(bay_house: GraphStore) -> None:
    with scripted(NEEDED, QUERY, ACCEPT, SAID) as server:
        first = answer("How wide is the widest door?", bay_house, server)
    with scripted(NOTHING, QUERY, ACCEPT, SAID) as server:
        answer("And how high is that one?", bay_house, server, history=[first])
    assert "<conversation>\nQuestion: How wide is the widest door?" in server.asked(0)
    assert "(:IfcDoor:" in schema_in(server, 1)
    assert "OverallWidth" in schema_in(server, 1)
    assert "IfcFurniture" not in schema_in(server, 1)


def test_value_that_no_sample_shows_names_its_kind(bay_house: GraphStore) -> None:
    schema = bay_house.schema()
    samples = [
        sample
        for kind in schema.kinds
        for one in kind.properties
        if one.name in NAMES
        for sample in one.samples
    ]
    assert "Wood fibre" not in samples
    assert "IfcMaterial" in linked_names("Is the Wood fibre used?", Twin(bay_house, schema)).labels


@pytest.mark.parametrize(
    ("replies", "calls"), [(["what?", "what?"], 2), ([Reply(refusal="no")], 1)]
)
def test_without_a_usable_choice_pruning_by_code_serves(
    bay_house: GraphStore, replies: list[Any], calls: int
) -> None:
    wrong = {"grade": "Incorrect", "feedback": "No."}
    with scripted(*replies, {**QUERY, "cypher": "RETURN 1"}, wrong, QUERY, ACCEPT, SAID) as server:
        told = answer("How wide is the widest door?", bay_house, server)
    assert told.value == 1.8
    assert asked_of(server).count("Needed") == calls, "nor is it asked again at the next attempt"
    assert "IfcFurniture" in schema_in(server, calls), "every label stays"


def test_choice_that_is_malformed_is_repaired_once(bay_house: GraphStore) -> None:
    with scripted({"labels": "IfcDoor"}, NEEDED, QUERY, ACCEPT, SAID) as server:
        answer("How wide is the widest door?", bay_house, server)
    assert asked_of(server)[:3] == ["Needed", "Needed", "WrittenQuery"]
    assert "malformed" in server.asked(1)
    assert "IfcFurniture" not in schema_in(server, 2)


def test_choice_is_remembered_for_the_next_attempt(bay_house: GraphStore) -> None:
    wrong = {"grade": "Incorrect", "feedback": "No."}
    other = {**QUERY, "cypher": "MATCH (d:IfcDoor) RETURN d.OverallWidth AS width"}
    with scripted(NEEDED, other, wrong, QUERY, ACCEPT, SAID) as server:
        answer("How wide is the widest door?", bay_house, server)
    assert asked_of(server).count("Needed") == 1
    assert schema_in(server, 1) == schema_in(server, 3)


@pytest.fixture
def changing(bay_house: GraphStore) -> Iterator[GraphStore]:
    """A twin of one door, to which a model may be added."""
    with connect(bay_house.settings, twin="changing") as store:
        store.write_graph(one_node("first", "IfcDoor"))
        yield store


def one_node(model: str, label: str) -> PropertyGraph:
    node = Node(key=f"{model}/1", labels=(label,), properties={"OverallWidth": 1.81})
    return PropertyGraph(model=model, nodes=[node])


def test_choice_is_forgotten_when_the_twin_changes(changing: GraphStore) -> None:
    once = (QUERY, ACCEPT, SAID)
    with scripted(NEEDED, *once, *once, NEEDED, *once) as server:
        minds = minds_for(
            "llm",
            ModelSettings(
                base_url=server.url, name="tiny", second_opinion=False, retries=0, schema_tokens=10
            ),
        )
        first = ask("How wide is the widest door?", changing, minds)
        again = ask("How wide is the widest door?", changing, minds)
        changing.write_graph(one_node("second", "IfcGate"))
        after = ask("How wide is the widest door?", changing, minds)
    assert first.rows == again.rows == after.rows
    assert asked_of(server) == [
        *("Needed", "WrittenQuery", "WrittenVerdict", "WrittenAnswer"),
        *("WrittenQuery", "WrittenVerdict", "WrittenAnswer"),
        *("Needed", "WrittenQuery", "WrittenVerdict", "WrittenAnswer"),
    ]
    assert "IfcGate" not in schema_in(server, 0)
    assert "IfcGate" in schema_in(server, 7)


def test_what_one_judge_alone_accepted_is_written_anew_in_every_twin(
    bay_house: GraphStore, changing: GraphStore
) -> None:
    question = "How wide is the widest door?"
    with scripted(*(QUERY, ACCEPT, SAID) * 4) as server:
        minds = minds_for(
            "llm", ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        )
        for store in (bay_house, changing, bay_house, changing):
            ask(question, store, minds)
    assert asked_of(server) == ["WrittenQuery", "WrittenVerdict", "WrittenAnswer"] * 4


def test_names_that_do_not_fit_are_counted(bay_house: GraphStore) -> None:
    text = names_text(bay_house.schema(), "How wide is the widest door?", 1400)
    assert len(text) < 1400 * 3.6
    assert "OverallWidth" in text
    assert "LEADS_TO" in text
    assert text.splitlines()[-1].endswith(" more sets")


def test_choosing_is_in_the_trace_and_replays(bay_house: GraphStore, tmp_path: Path) -> None:
    trace = Trace()
    with scripted(NEEDED, QUERY, ACCEPT, SAID) as server:
        settings = ModelSettings(
            base_url=server.url, name="tiny", second_opinion=False, retries=0, schema_tokens=1500
        )
        ask("How wide is it?", bay_house, minds_for("llm", settings), trace=trace)
    calls = [event.name for event in trace.events if event.kind == "model"]
    assert calls == ["schema_agent", "query_generator", "query_evaluator", "interpreter"]
    assert replay(load(save(trace, tmp_path)), bay_house).divergences == ()
