"""Which elements an answer speaks of."""

import pytest

from agents.checks.elements import elements_of, global_ids, with_keys
from agents.messages import Attempt, Grade, Query, Twin, Verdict
from agents.steps.executor import execute
from graph_store import GraphStore, Rows

COUNTED = {"IfcDoor": 3, "IfcWindow": 4, "IfcSpace": 4, "IfcBuildingStorey": 2}


def spoken_of(cypher: str, house: GraphStore, elements: str | None = None) -> tuple[str, ...]:
    query = Query(cypher=cypher, elements=elements)
    verdict = Verdict(grade=Grade.ACCEPT)
    twin = Twin(house, house.schema())
    attempt = Attempt(query=query, execution=execute(query, twin), verdict=verdict)
    return elements_of(attempt, twin)


@pytest.mark.parametrize(
    ("cypher", "label"),
    [
        ("MATCH (d:IfcDoor) RETURN d", "IfcDoor"),
        ("MATCH (d:IfcDoor) RETURN d.GlobalId AS id", "IfcDoor"),
        ("MATCH (d:IfcDoor) RETURN collect(d.GlobalId) AS ids", "IfcDoor"),
        ("MATCH (d:IfcDoor) RETURN d.key AS key", "IfcDoor"),
        ("MATCH (d:IfcDoor) RETURN count(d) AS n", "IfcDoor"),
        ("MATCH (d:IfcWindow) RETURN avg(d.OverallWidth) AS width", "IfcWindow"),
        ("MATCH (s:IfcSpace) RETURN count(*) AS n", "IfcSpace"),
        (
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s:IfcBuildingStorey) RETURN count(d) AS n",
            "IfcDoor",
        ),
        ("MATCH (d:IfcDoor) WITH DISTINCT d RETURN d.Name AS name", "IfcDoor"),
        ("MATCH (d:IfcDoor) WITH d, d.OverallWidth AS w WHERE w > 0 RETURN max(w)", "IfcDoor"),
        ("MATCH (d:IfcDoor) WITH * RETURN d.Name AS name", "IfcDoor"),
        (
            "MATCH (d:IfcDoor) WITH count(d) AS doors MATCH (w:IfcWindow) RETURN w.Name, doors",
            "IfcWindow",
        ),
    ],
)
def test_elements_are_found_however_the_query_returns_them(
    cypher: str, label: str, house: GraphStore
) -> None:
    listed = house.read(f"MATCH (n:{label}) RETURN n.GlobalId")
    assert isinstance(listed, Rows)
    assert sorted(spoken_of(cypher, house)) == sorted(row[0] for row in listed.rows)
    assert len(listed.rows) == COUNTED[label]


def test_companion_query_is_asked_where_there_is_one(house: GraphStore) -> None:
    found = spoken_of(
        "MATCH (d:IfcDoor) WITH count(d) AS n RETURN n", house, "MATCH (d:IfcDoor) RETURN d.key"
    )
    assert len(found) == 3


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor) WITH count(d) AS n RETURN n",
        "MATCH (d:IfcDoor) WITH d.Name AS d RETURN d",
        "MATCH (d:IfcDoor) RETURN count(d) AS n UNION MATCH (w:IfcWindow) RETURN count(w) AS n",
        "UNWIND [1, 2] AS x RETURN x",
        "RETURN 1 AS one",
    ],
)
def test_query_that_is_not_simple_is_not_rewritten(cypher: str) -> None:
    assert with_keys(Query(cypher=cypher)) is None


def test_words_in_strings_make_no_query_complicated() -> None:
    again = with_keys(Query(cypher="MATCH (n {Name: 'WITH a RETURN'}) RETURN count(n) AS n"))
    assert again == (
        "MATCH (n {Name: 'WITH a RETURN'}) RETURN count(n) AS n, "
        "collect(DISTINCT `n`.key) AS `n keys`"
    )


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor) RETURN d.OverallWidth AS width ORDER BY width DESC LIMIT 1",
        "MATCH (d:IfcDoor) RETURN d.Name AS name, count(*) AS n ORDER BY name LIMIT 1",
    ],
)
def test_only_elements_within_the_limit_are_spoken_of(cypher: str, house: GraphStore) -> None:
    assert len(spoken_of(cypher, house)) == 1


def test_text_that_is_no_global_id_is_none() -> None:
    cells = [
        ["Entrance hall", "3w0zWKm7n8SB1qbfwUzt0U", "a.ifc/3w0zWKm7n8SB1qbfwUzt0U", "x/#12", 3]
    ]
    assert global_ids(cells) == ("3w0zWKm7n8SB1qbfwUzt0U",)
