"""Equality with a text that finds nothing becomes the values compared."""

from collections.abc import Iterator

import pytest

from agents import ModelSettings, ask, minds_for
from agents.messages import Query, Twin
from agents.steps.entity_extractor import by_code as extract
from agents.steps.instructions_generator import by_code as instruct
from agents.steps.verification import by_code as verify
from graph_store import GraphStore, connect
from ifc_loader.property_graph import Node, PropertyGraph
from tests.agents.replies import ACCEPT, writes
from tests.agents.scripted_server import scripted

EMPTY = {"grade": "Error or Empty", "feedback": "There is no such room."}


def instructions(cypher: str, store: GraphStore) -> tuple[str, ...]:
    query = Query(cypher=cypher)
    return instruct(query, verify(extract(query), Twin(store, store.schema()))).lines


def test_equality_that_finds_nothing_leads_to_the_values_compared(house: GraphStore) -> None:
    strict = "MATCH (s:IfcSpace) WHERE s.LongName = 'Lobby' RETURN s.Name AS number"
    values = "MATCH (s:IfcSpace) RETURN DISTINCT s.LongName AS room"
    said = {"answer": "There is no lobby; there is an entrance hall.", "value": None, "unit": None}
    with scripted(writes(strict), EMPTY, writes(values), ACCEPT, said) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        told = ask("Which number has the lobby?", house, minds_for("llm", settings))
    feedback = server.asked(2).partition("<feedback>")[2]
    exists = feedback.partition("what exists: ")[2].partition("\n")[0]
    assert sorted(exists.rstrip(".").split(", ")) == [
        "Bedroom", "Entrance hall", "Living room", "Roof",
    ]  # fmt: skip
    assert "return the values compared, DISTINCT LongName of IfcSpace" in feedback
    assert told.cypher == values
    assert ("Entrance hall",) in told.rows
    assert "Entrance hall" in server.asked(4), "the interpreter has the values to tell of"


def test_values_each_there_but_not_together_are_asked_for(house: GraphStore) -> None:
    apart = "MATCH (s:IfcSpace {Name: '2 - Bedroom', LongName: 'Roof'}) RETURN s.Name"
    (line,) = instructions(apart, house)
    assert line.startswith("Every name exists.")
    assert line.endswith("DISTINCT Name of IfcSpace, LongName of IfcSpace.")


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (s:IfcSpace) WHERE s.LongName CONTAINS 'Lobby' RETURN s.Name",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth = 7.5 RETURN d.Name",
        "MATCH (d:IfcDoor) RETURN d.Name",
    ],
)
def test_only_equality_with_a_text_is_strict(house: GraphStore, cypher: str) -> None:
    assert not [line for line in instructions(cypher, house) if "DISTINCT" in line]


@pytest.fixture
def storeys(house: GraphStore) -> Iterator[GraphStore]:
    """Storeys named in German."""
    names = ("Erdgeschoss", "Dachgeschoss", "Grundplatte", "Ground Slab")
    nodes = [
        Node(key=f"storeys/{name}", labels=("IfcBuildingStorey",), properties={"Name": name})
        for name in names
    ]
    with connect(house.settings, twin="storeys") as store:
        store.write_graph(PropertyGraph(model="storeys", nodes=nodes))
        yield store


def test_value_of_the_same_meaning_comes_before_one_of_like_spelling(storeys: GraphStore) -> None:
    lines = instructions("MATCH (s:IfcBuildingStorey {Name: 'Ground Floor'}) RETURN s", storeys)
    assert "what exists: Erdgeschoss, Ground Slab, " in lines[0]
