"""Relationships that hold both ways are shown, repaired and matched without a direction."""

from collections.abc import Iterator

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.checks.either_way import either_way
from agents.schema.schema_text import schema_text
from graph_store import GraphStore, Rows, connect
from ifc_loader.property_graph import Node, PropertyGraph, Relationship
from tests.agents.scripted_server import scripted

ONE_WAY = "MATCH (k:IfcSpace {Name: 'Kitchen'})-[:ADJACENT_TO]->(s:IfcSpace) RETURN s.Name AS room"


@pytest.fixture(scope="module")
def rooms(house: GraphStore) -> Iterator[GraphStore]:
    """Hall, kitchen and pantry in a row: the kitchen ends one edge and starts another."""
    names = ("Hall", "Kitchen", "Pantry")
    nodes = [
        Node(key=f"rooms/{name}", labels=("IfcSpace",), properties={"Name": name}) for name in names
    ]
    edges = [
        Relationship(start="rooms/Hall", type="ADJACENT_TO", end="rooms/Kitchen"),
        Relationship(start="rooms/Kitchen", type="ADJACENT_TO", end="rooms/Pantry"),
    ]
    with connect(house.settings, twin="rooms") as store:
        store.write_graph(PropertyGraph(model="rooms", nodes=nodes, relationships=edges))
        yield store


def test_direction_that_would_miss_half_is_taken_away_before_running(rooms: GraphStore) -> None:
    assert rooms.read(ONE_WAY) == Rows(columns=("room",), rows=(("Pantry",),), total=1)
    trace = Trace()
    with scripted(
        {"explanation": "Neighbours.", "outcome": "query", "cypher": ONE_WAY, "choices": []},
        {"grade": "Accept", "feedback": ""},
        {"answer": "Hall and Pantry.", "value": ["Hall", "Pantry"], "unit": None},
    ) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        told = ask("What is next to the kitchen?", rooms, minds_for("llm", settings), trace=trace)
    assert sorted(row[0] for row in told.rows) == ["Hall", "Pantry"]
    assert told.cypher == ONE_WAY.replace("->", "-")
    (repair,) = [event for event in trace.events if event.kind == "repair"]
    assert (repair.detail["was"], repair.detail["cypher"]) == (ONE_WAY, told.cypher)
    assert "ADJACENT_TO holds both ways" in server.asked(1), "the evaluator is told"


def test_schema_shows_it_without_an_arrow(rooms: GraphStore) -> None:
    text = schema_text(rooms.schema(), "What is next to the kitchen?", 8000)
    assert "(:IfcSpace)-[:ADJACENT_TO]-(:IfcSpace)" in text


@pytest.mark.parametrize(
    ("written", "run"),
    [
        ("MATCH (a)<-[:ADJACENT_TO]-(b) RETURN b", "MATCH (a)-[:ADJACENT_TO]-(b) RETURN b"),
        (
            "MATCH (a)-[r:CONNECTED_TO|JOINED_TO]->(b)-[:HAS_TYPE]->(t) RETURN t",
            "MATCH (a)-[r:CONNECTED_TO|JOINED_TO]-(b)-[:HAS_TYPE]->(t) RETURN t",
        ),
        (
            "MATCH (a) WHERE exists((a)-[:ADJACENT_TO*1..3]->(:IfcSpace)) RETURN a",
            "MATCH (a) WHERE exists((a)-[:ADJACENT_TO*1..3]-(:IfcSpace)) RETURN a",
        ),
    ],
)
def test_arrow_goes_wherever_it_points(written: str, run: str) -> None:
    assert either_way(written)[0] == run


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (p)-[:CONNECTED_TO*1..20]->(e) RETURN e",
        "MATCH (p)-[:CONNECTED_TO {flow_known: true}]->(e) RETURN e",
        "MATCH (a)-[r:ADJACENT_TO]->(b) RETURN sum(r.length)",
        "MATCH (a)-[:ADJACENT_TO|LEADS_TO]->(b) RETURN b",
        "MATCH (a)-[:ADJACENT_TO]-(b) RETURN b",
        "MATCH (a)-->(b) WHERE b.Name = '-[:ADJACENT_TO]->' RETURN b",
    ],
)
def test_arrow_that_means_something_stays(cypher: str) -> None:
    assert either_way(cypher) == (cypher, ())
