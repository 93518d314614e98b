"""A query is held against a reading of the question that its writer has not seen."""

import pytest

from graph_store import GraphStore
from tests.agents.checks.found import found, refusal

pytestmark = pytest.mark.cypher_of_a_person


@pytest.mark.parametrize(
    ("question", "cypher", "told"),
    [
        (
            "Which walls are not external?",
            "MATCH (w:IfcWall) WHERE w.`Pset_WallCommon.IsExternal` = true RETURN w.Name AS n",
            "of which `Pset_WallCommon.IsExternal` is false",
        ),
        (
            "How many external walls are there?",
            "MATCH (w:IfcWall) WHERE NOT w.`Pset_WallCommon.IsExternal` RETURN count(w) AS n",
            "of which `Pset_WallCommon.IsExternal` is true",
        ),
        (
            "How many internal walls are there?",
            "MATCH (w:IfcWall) WHERE w.`Pset_WallCommon.IsExternal` RETURN count(w) AS n",
            "of which `Pset_WallCommon.IsExternal` is false",
        ),
        (
            "Which external doors are on the roof?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(:IfcBuildingStorey {Name: 'Roof'}) "
            "WHERE d.`Pset_DoorCommon.IsExternal` = false RETURN d.Name AS n",
            "of which `Pset_DoorCommon.IsExternal` is true",
        ),
        (
            "How many external walls are there?",
            "MATCH (w:IfcWall) RETURN count(w) AS n",
            "is true, and the query looks at all",
        ),
        (
            "How many windows are there?",
            "MATCH (n:IfcElement) RETURN count(n) AS n",
            "asks for IfcWindow, and the query counts more than these",
        ),
        (
            "Which rooms have no window?",
            "MATCH (s:IfcSpace)<-[:LIGHTS]-(w:IfcWindow) RETURN DISTINCT s.Name AS n",
            "asks for what is not so",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (w:IfcWindow)-[:ON_STOREY]->(s:IfcBuildingStorey {Name: 'Ground Floor'}) "
            "RETURN count(w) AS n",
            "asks for IfcDoor, and the query takes IfcWindow",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s:IfcBuildingStorey) RETURN count(d) AS n",
            "names 'Ground Floor', and the query does not look for it",
        ),
        (
            "What is the area of the bedroom?",
            "MATCH (s:IfcSpace) RETURN s.Name AS name, s.`derived.FloorArea` AS n",
            "names 'bedroom', and the query does not look for it",
        ),
        (
            "What is the area of the bedroom?",
            "MATCH (s:IfcSpace) WHERE NOT 'bedroom' IN s.concepts "
            "RETURN s.`derived.FloorArea` AS n",
            "leaves out 'bedroom'",
        ),
        (
            "How many windows does the bedroom have?",
            "MATCH (s:IfcSpace)<-[:LIGHTS]-(w:IfcWindow) RETURN count(DISTINCT w) AS n",
            "names 'bedroom', and the query does not look for it",
        ),
        (
            "What is the area of the bedroom?",
            "MATCH (s:IfcSpace) RETURN sum(s.`derived.FloorArea`) AS n",
            "names 'bedroom', and the query does not look for it",
        ),
    ],
)
def test_query_that_does_otherwise_than_the_question_is_read_is_not_accepted(
    question: str, cypher: str, told: str, house: GraphStore
) -> None:
    assert told in refusal(cypher, house, question)


@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (
            "Which walls are not external?",
            "MATCH (w:IfcWall) WHERE NOT w.`Pset_WallCommon.IsExternal` = true RETURN w.Name AS n",
        ),
        (
            "Which walls are not external?",
            "MATCH (w:IfcWall) WHERE w.`Pset_WallCommon.IsExternal` <> true RETURN w.Name AS n",
        ),
        (
            "Which walls are external?",
            "MATCH (w:IfcWall) RETURN w.Name AS n, w.`Pset_WallCommon.IsExternal` = false AS no",
        ),
        (
            "Which rooms have no window?",
            "MATCH (s:IfcSpace) OPTIONAL MATCH (s)<-[:LIGHTS]-(w:IfcWindow) "
            "WITH s, count(w) AS many WHERE many = 0 RETURN s.Name AS n",
        ),
        (
            "Which rooms have no window?",
            "MATCH (s:IfcSpace) WHERE NOT EXISTS { (s)<-[:LIGHTS]-(:IfcWindow) } RETURN s.Name",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s) WHERE s.Elevation < 1 RETURN count(d) AS n",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s) WHERE abs(s.Elevation) < 0.1 RETURN count(d) AS n",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(:IfcBuildingStorey {Elevation: 0.0}) "
            "RETURN count(d) AS n",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s:IfcBuildingStorey) "
            "WHERE s.Name =~ '.*(Ground|EG).*' RETURN count(d) AS n",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s:IfcBuildingStorey) WHERE NOT s.Name = 'Roof' "
            "RETURN count(d) AS n",
        ),
        (
            "Which doors are not on the roof?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(:IfcBuildingStorey {Name: 'Ground Floor'}) "
            "RETURN d.Name AS n",
        ),
        (
            "How many openings are for doors?",
            "MATCH (o:IfcOpeningElement)-[:FILLED_BY]->(d:IfcDoor) RETURN count(d) AS n",
        ),
        (
            "Which rooms have no window?",
            "MATCH (s:IfcSpace) OPTIONAL MATCH (s)<-[:LIGHTS]-(w:IfcWindow) "
            "WITH s, collect(w) AS lit WHERE size(lit) < 1 RETURN s.Name AS n",
        ),
        (
            "How many walls are not external?",
            "MATCH (w:IfcWall) WITH count(w) AS every "
            "MATCH (e:IfcWall) WHERE e.`Pset_WallCommon.IsExternal` = true "
            "WITH every, count(e) AS outside RETURN every - outside AS n",
        ),
        (
            "Which storeys have no external walls?",
            "MATCH (s:IfcBuildingStorey) WHERE NOT EXISTS { MATCH (w:IfcWall)-[:ON_STOREY]->(s) "
            "WHERE w.`Pset_WallCommon.IsExternal` = true } RETURN s.Name AS n",
        ),
        (
            "How many walls are there, external or not?",
            "MATCH (w:IfcWall) RETURN count(w) AS n",
        ),
        (
            "How many external walls are there?",
            "MATCH (w:IfcWall) RETURN w.`Pset_WallCommon.IsExternal` AS outside, count(w) AS n",
        ),
        (
            "How many things are there?",
            "MATCH (n:IfcElement) RETURN count(n) AS n",
        ),
        (
            "Are there only external walls?",
            "MATCH (w:IfcWall) WHERE w.`Pset_WallCommon.IsExternal` = false "
            "RETURN count(w) = 0 AS b",
        ),
        (
            "How many doors are on the ground floor?",
            "MATCH (s:IfcBuildingStorey) WITH s ORDER BY s.Elevation LIMIT 1 "
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s) RETURN count(d) AS n",
        ),
        (
            "How many windows does the bedroom have?",
            "MATCH (s:IfcSpace)<-[:LIGHTS]-(w:IfcWindow) "
            "WHERE toLower(s.LongName) CONTAINS 'bedroom' RETURN count(DISTINCT w) AS n",
        ),
        (
            "What is the area of the bedroom?",
            "MATCH (s:IfcSpace) WHERE 'bedroom' IN s.concepts RETURN s.`derived.FloorArea` AS n",
        ),
    ],
)
def test_query_that_finds_by_other_means_is_left_to_the_judge(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, question) is None
