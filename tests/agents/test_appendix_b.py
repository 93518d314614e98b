"""The paper's Appendix B, step by step: refused by the engine, repaired, accepted.

There a condition of two patterns joined by OR was refused, the refusal went through the graph and
back to the generator, and the second query was accepted. Here the graph is small and of a house,
and the refusal is the real engine's.
Source: Multi-Agent GraphRAG (arXiv:2511.08274), Appendix B and Algorithm 1.
"""

from collections.abc import Iterator

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.messages import Grade
from agents.steps.common_errors import cures_for
from graph_store import GraphStore, QueryError, Rows, connect
from ifc_loader.property_graph import Node, PropertyGraph, Relationship
from tests.agents.replies import ACCEPT, writes
from tests.agents.scripted_server import scripted

QUESTION = "How many walls hold a door or a window?"
FIRST = """\
MATCH (w:Wall) WHERE (w)-[:HOSTS]->(:Dor OR :Window)
RETURN count(DISTINCT w) AS walls"""
SECOND = """\
MATCH (w:Wall) WHERE exists((w)-[:HOSTS]->(:Door)) OR exists((w)-[:HOSTS]->(:Window))
RETURN count(DISTINCT w) AS walls"""


@pytest.fixture(scope="module")
def small(house: GraphStore) -> Iterator[GraphStore]:
    """Four walls; two hold a door, one of these and another a window."""
    named = {
        "Wall": ("north", "east", "south", "west"),
        "Door": ("d1", "d2"),
        "Window": ("w1", "w2"),
    }
    nodes = [
        Node(key=f"small/{name}", labels=(label,), properties={"Name": name})
        for label, names in named.items()
        for name in names
    ]
    hosts = [("north", "d1"), ("east", "d2"), ("east", "w1"), ("south", "w2")]
    graph = PropertyGraph(
        model="small",
        nodes=nodes,
        relationships=[
            Relationship(start=f"small/{wall}", type="HOSTS", end=f"small/{held}")
            for wall, held in hosts
        ],
    )
    with connect(house.settings, twin="small") as store:
        store.write_graph(graph)
        yield store


def test_query_refused_by_the_engine_is_repaired_and_accepted(small: GraphStore) -> None:
    trace = Trace()
    with scripted(
        writes(FIRST),
        {"grade": "Error or Empty", "feedback": "Labels in a pattern cannot be joined by OR."},
        {
            "labels": ["Wall", "Dor", "Window"],
            "properties": [],
            "patterns": [{"start": "Wall", "type": "HOSTS", "end": "Dor", "directed": True}],
        },
        {"rankings": [{"entity": "Dor", "best": ["Door"]}]},
        {"lines": ["Replace Dor with Door.", "Test each label in a pattern of its own."]},
        {"feedback": "Write exists(…) for each label and join these with OR. Dor is spelled Door."},
        writes(SECOND),
        ACCEPT,
        {"answer": "Three walls hold a door or a window.", "value": 3, "unit": None},
    ) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        told = ask(QUESTION, small, minds_for("paper", settings), trace=trace)

    first, second = told.attempts
    assert isinstance(first.execution, QueryError)
    assert "OR" in first.execution.message
    assert first.verdict.grade is Grade.ERROR_OR_EMPTY
    assert first.execution.message in server.asked(1), "the evaluator sees the engine's words"

    assert first.verification is not None
    checked = {one.entity: one for one in first.verification.checks}
    assert checked["Wall"].found
    assert not checked["Dor"].found
    assert checked["Dor"].candidates[0].text == "Door"
    assert not checked["(:Wall)-[:HOSTS]->(:Dor)"].found
    assert "(:Wall)-[:HOSTS]->(:Door)" in [
        near.text for near in checked["(:Wall)-[:HOSTS]->(:Dor)"].candidates
    ]

    assert "Replace Dor with Door." in server.asked(5), "the aggregator sees the instructions"
    assert "Dor is spelled Door." in server.asked(6), "the generator sees the feedback"
    assert FIRST in server.asked(6), "and the query tried"

    assert isinstance(second.execution, Rows)
    assert second.execution.rows == ((3,),)
    assert second.verdict.grade is Grade.ACCEPT
    assert (told.value, told.cypher) == (3, SECOND)
    assert [event.name for event in trace.events if event.kind == "stage"] == [
        "generate", "execute", "check", "evaluate", "extract", "verify", "instruct", "aggregate",
        "generate", "execute", "check", "evaluate", "interpret", "elements",
    ]  # fmt: skip


def test_words_memgraph_refused_it_with_have_their_cure() -> None:
    cures = cures_for("Not yet implemented: atom expression '(w)-[:HOSTS]->(:Door)'")
    assert any("exists(" in cure for cure in cures)
