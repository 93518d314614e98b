"""Queries that nothing can pass, whatever the graph holds, are not accepted."""

import pytest

from graph_store import GraphStore
from tests.agents.checks.found import found, refusal

pytestmark = pytest.mark.cypher_of_a_person
ASKED = "How many are there?"


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("d.OverallWidth > 5 AND d.OverallWidth < 3", "> 5 and < 3"),
        ("5 < d.OverallWidth < 3", "> 5 and < 3"),
        ("d.OverallWidth > 1 AND d.OverallWidth <= 1", "> 1 and <= 1"),
        ("NOT d.OverallWidth > 1 AND d.OverallWidth > 2", "<= 1 and > 2"),
        ("d.Name <> '' AND (d.OverallWidth > 5 AND d.OverallWidth < 3)", "> 5 and < 3"),
        ("d.OverallWidth IS NULL AND d.OverallWidth > 1", "IS NULL and > 1"),
        ("d.Name = 'Front door' AND d.Name = 'Room door'", "at once"),
        ("d.Name = 'Front door' AND d.Name <> 'Front door'", "at once"),
        ("d.Name IN ['Front door'] AND d.Name CONTAINS 'Room'", "at once"),
        ("d.`Pset_DoorCommon.IsExternal` = true AND d.`Pset_DoorCommon.IsExternal` = false", "="),
    ],
)
def test_bounds_that_no_value_keeps_are_seen(condition: str, told: str, house: GraphStore) -> None:
    refused = refusal(f"MATCH (d:IfcDoor) WHERE {condition} RETURN count(d) AS n", house, ASKED)
    assert "Nothing passes" in refused
    assert told in refused


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor {Name: 'Front door'}) WHERE d.Name = 'Room door' RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth > 5 WITH d WHERE d.OverallWidth < 3 RETURN d.Name",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth > 5 WITH d AS x MATCH (x)-->(t) "
        "WHERE x.OverallWidth < 3 RETURN count(t) AS n",
        "MATCH (d:IfcDoor)-->(t) WITH t, count(d) AS doors WHERE doors > 5 AND doors < 3 "
        "RETURN count(t) AS n",
    ],
)
def test_bounds_in_several_clauses_meet(cypher: str, house: GraphStore) -> None:
    assert "Nothing passes" in refusal(cypher, house, ASKED)


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.5 AND d.OverallWidth < 3 RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth > 5 OR d.OverallWidth < 3 RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth >= 1 AND d.OverallWidth <= 1 RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth > 5 WITH count(d) AS wide MATCH (d:IfcDoor) "
        "WHERE d.OverallWidth < 3 RETURN wide, count(d) AS n",
        "MATCH (d:IfcDoor) OPTIONAL MATCH (d)-->(a) WHERE d.OverallWidth > 5 "
        "OPTIONAL MATCH (d)-->(b) WHERE d.OverallWidth < 3 "
        "RETURN count(DISTINCT d) AS n, count(DISTINCT a) AS wide, count(DISTINCT b) AS narrow",
        "MATCH (a:IfcDoor), (b:IfcDoor) WHERE a.OverallWidth > 5 AND b.OverallWidth < 3 "
        "RETURN count(a) AS n",
        "MATCH (d:IfcDoor) WHERE d.Name CONTAINS 'door' AND d.Name STARTS WITH 'Front' "
        "RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth IS NOT NULL AND d.OverallWidth > 0.5 "
        "RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE NOT (d.OverallWidth > 5 AND d.OverallWidth < 3) "
        "RETURN count(d) AS n",
    ],
)
def test_bounds_that_leave_room_are_left_to_the_judge(cypher: str, house: GraphStore) -> None:
    assert found(cypher, house, "How many wide doors are there?") is None


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor) WHERE d.Name IN [d.OverallWidth] RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.Name IN [d.OverallWidth, d.OverallHeight] RETURN count(d) AS n",
        "MATCH (w:IfcWindow) WITH collect(w.OverallWidth) AS widths MATCH (d:IfcDoor) "
        "WHERE d.Name IN widths RETURN count(d) AS n",
    ],
)
def test_list_of_values_of_another_type_is_not_looked_in(cypher: str, house: GraphStore) -> None:
    assert "hold values of different types" in refusal(cypher, house, ASKED)


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor) WHERE d.Name IN ['Front door', d.OverallWidth] RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth IN [d.OverallHeight] RETURN count(d) AS n",
        "MATCH (w:IfcWindow) WITH collect(w.OverallWidth) AS widths MATCH (d:IfcDoor) "
        "WHERE d.OverallWidth IN widths RETURN count(d) AS n",
    ],
)
def test_list_of_values_that_can_meet_is_left_to_the_judge(cypher: str, house: GraphStore) -> None:
    assert found(cypher, house, "How many doors, windows or front doors are there?") is None


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (s:IfcBuildingStorey)<-[:ON_STOREY]-(d:IfcDoor) WITH s, count(d) AS count "
        "RETURN s.Name AS name, count",
        "MATCH (d:IfcDoor WHERE d.OverallWidth > 0.5) RETURN count(d) AS n",
        "MATCH (d) WHERE (d:IfcDoor AND d.Name <> '') OR (d:IfcWindow AND d.OverallWidth > 9) "
        "RETURN count(d) AS n",
    ],
)
def test_column_called_count_and_conditions_in_brackets_are_read(
    cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, "How many doors or windows are there on each storey?") is None
