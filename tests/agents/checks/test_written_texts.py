"""Texts that come out of the query and not out of the graph."""

import pytest

from graph_store import GraphStore
from tests.agents.checks.found import found, refusal

ROOMS = "Which rooms are there?"
WIDEST = "How wide is the widest door?"
pytestmark = pytest.mark.cypher_of_a_person


@pytest.mark.parametrize(
    ("question", "cypher", "text"),
    [
        (ROOMS, "MATCH (s:IfcSpace) RETURN s.LongName + ' Annex' AS room", "Annex"),
        (ROOMS, "MATCH (s:IfcSpace) RETURN replace(s.LongName, 'hall', 'Casino') AS r", "Casino"),
        (ROOMS, "MATCH (s:IfcSpace) RETURN s.LongName AS room, 'Casino' AS kind", "Casino"),
        (
            ROOMS,
            "MATCH (s:IfcSpace) WITH CASE WHEN s.Name IS NOT NULL THEN 'Casino' END AS k RETURN k",
            "Casino",
        ),
        (
            ROOMS,
            "MATCH (s:IfcSpace) WITH collect(s.LongName) + ['Casino'] AS l UNWIND l AS r RETURN r",
            "Casino",
        ),
        (ROOMS, "MATCH (s:IfcSpace) RETURN [x IN collect(s.LongName) | x + ' Bar'] AS r", "Bar"),
        (WIDEST, "MATCH (d:IfcDoor) RETURN toString(max(d.OverallWidth)) + ' cm' AS w", "cm"),
        (
            WIDEST,
            "MATCH (d:IfcDoor) RETURN toFloat(toString(max(d.OverallWidth)) + '7') AS w",
            "7",
        ),
    ],
)
def test_text_that_a_query_writes_into_its_result_is_not_accepted(
    question: str, cypher: str, text: str, house: GraphStore
) -> None:
    assert refusal(cypher, house, question).startswith(f"The query writes the text '{text}' itself")


@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (ROOMS, "MATCH (s:IfcSpace) RETURN s.Name + ' - ' + s.LongName AS room"),
        (ROOMS, "MATCH (s:IfcSpace) RETURN 'Room ' + s.Name AS room"),
        (ROOMS, "MATCH (s:IfcSpace) RETURN s.LongName, s.LongName CONTAINS 'hall' AS is_hall"),
        (ROOMS, "MATCH (s:IfcSpace) RETURN coalesce(s.LongName, 'Casino') AS room"),
        (ROOMS, "MATCH (s:IfcSpace) RETURN replace(s.LongName, 'Casino', 'Bar') AS room"),
        (
            "Which doors are external?",
            "MATCH (d:IfcDoor) RETURN d.Name AS door, CASE WHEN d.`Pset_DoorCommon.IsExternal` "
            "THEN 'external' ELSE 'internal' END AS kind",
        ),
    ],
)
def test_text_that_sorts_or_parts_what_is_found_is_left_to_the_judge(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, question) is None
