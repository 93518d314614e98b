"""ArcadeDB counts edges of any label in OPTIONAL MATCH, WITH, count; the store does not."""

import pytest
from neo4j import Driver

from graph_store import GraphStore, Rows
from graph_store.counting import cure_counts
from graph_store.reading_only import parse_reading

WALLS = "MATCH (w:IfcWall) "
DOORS = "OPTIONAL MATCH (w)-[:HOSTS]->(d:IfcDoor) "
COUNT = "WITH w, count(d) AS n "
TELL = "RETURN w.Name AS name, n ORDER BY name"
FORMS = {
    "plain": WALLS + DOORS + COUNT + TELL,
    "label in WHERE": WALLS + "OPTIONAL MATCH (w)-[:HOSTS]->(d) WHERE d:IfcDoor " + COUNT + TELL,
    "WITH DISTINCT": WALLS + DOORS + "WITH DISTINCT w, count(d) AS n " + TELL,
    "either direction": WALLS + "OPTIONAL MATCH (w)-[:HOSTS]-(d:IfcDoor) " + COUNT + TELL,
    "any type": WALLS + "OPTIONAL MATCH (w)--(d:IfcDoor) " + COUNT + TELL,
    "backwards": WALLS + "OPTIONAL MATCH (d:IfcDoor)<-[:HOSTS]-(w) " + COUNT + TELL,
    "named relationship": WALLS + "OPTIONAL MATCH (w)-[h:HOSTS]->(d:IfcDoor) " + COUNT + TELL,
    "after a WITH": WALLS + "WITH w " + DOORS + COUNT + TELL,
    "then another OPTIONAL MATCH": WALLS
    + DOORS
    + COUNT
    + "OPTIONAL MATCH (w)-[:HOSTS]->(x:IfcWindow) WITH w, n, count(x) AS m "
    + TELL,
    "two OPTIONAL MATCHes": WALLS
    + DOORS
    + "OPTIONAL MATCH (w)-[:HOSTS]->(x:IfcWindow) WITH w, count(DISTINCT d) AS n "
    + TELL,
    "in CALL": WALLS + "CALL { WITH w " + DOORS + COUNT + "RETURN n } " + TELL,
    "all in CALL": "CALL { " + WALLS + DOORS + COUNT + "RETURN w, n } " + TELL,
    "with ORDER BY": WALLS + DOORS + COUNT + "ORDER BY n " + TELL,
    "MATCH, not OPTIONAL": WALLS + DOORS.removeprefix("OPTIONAL ") + COUNT + TELL,
    "upper case": WALLS + DOORS + "WITH w, COUNT(d) AS n " + TELL,
    "comment": WALLS + DOORS + "WITH w, count /* WHERE */ (d) AS n // WHERE\n" + TELL,
}


CURED = {
    "WITH w, count(*) AS n RETURN n": "WITH w, count(*) AS n WHERE true RETURN n",
    "WITH COUNT(w) + 1 AS n\n RETURN n": "WITH COUNT(w) + 1 AS n WHERE true RETURN n",
    "WITH `count`(w) AS n RETURN n": "WITH `count`(w) AS n WHERE true RETURN n",
    "WITH count(w) AS n ORDER BY n LIMIT 1 WITH n, count(n) AS m RETURN m": (
        "WITH count(w) AS n ORDER BY n LIMIT 1 WHERE true WITH n, count(n) AS m WHERE true RETURN m"
    ),
    "CALL { MATCH (x) WITH count(x) AS n RETURN n } RETURN n": (
        "CALL { MATCH (x) WITH count(x) AS n WHERE true RETURN n } RETURN n"
    ),
}
UNTOUCHED = (
    "MATCH (w) WITH w, count(*) AS n WHERE n > 1 RETURN n",
    "MATCH (w) WITH w, size(w.counts) AS n RETURN n",
    "MATCH (w) WITH w, w.count AS n RETURN n",
    "MATCH (w) RETURN count(w) AS n",
)


@pytest.mark.parametrize(("cypher", "cured"), CURED.items())
def test_a_with_that_counts_gets_a_where_that_holds(cypher: str, cured: str) -> None:
    asked = f"MATCH (w) {cypher}"
    sent = cure_counts(asked)
    assert " ".join(sent.split()) == f"MATCH (w) {cured}"
    parse_reading(sent)


@pytest.mark.parametrize("cypher", UNTOUCHED)
def test_what_does_not_count_in_a_with_or_has_a_where_is_sent_as_it_is(cypher: str) -> None:
    assert cure_counts(cypher) == cypher


@pytest.mark.parametrize("form", FORMS)
def test_doors_per_wall_are_counted_without_the_windows(walls: GraphStore, form: str) -> None:
    result = walls.read(FORMS[form])
    assert isinstance(result, Rows), result
    found = dict(result.rows)
    assert found.pop("South", 0) == 0
    assert found == {"North": 1}


def test_each_branch_of_a_union_counts_right(walls: GraphStore) -> None:
    branch = WALLS + DOORS + COUNT + "RETURN w.Name AS name, n"
    result = walls.read(f"{branch} UNION ALL {branch}")
    assert isinstance(result, Rows)
    assert sorted(result.rows) == [("North", 1)] * 2 + [("South", 0)] * 2


def test_the_trace_shows_what_was_sent(walls: GraphStore) -> None:
    if walls.engine.name != "ArcadeDB":
        pytest.skip("the cure is for ArcadeDB alone")
    cured, untouched = walls.read(FORMS["plain"]), walls.read("MATCH (n) RETURN count(n) AS n")
    assert isinstance(cured, Rows)
    assert cured.sent is not None
    assert "count(d) AS n WHERE true" in cured.sent
    assert isinstance(untouched, Rows)
    assert untouched.sent is None


def test_the_engine_still_miscounts(walls: GraphStore, reader: Driver) -> None:
    """When this fails, the engine is right by itself: remove counting.py and this file's cure."""
    records, _, _ = reader.execute_query(FORMS["plain"], database_=walls.twin)
    assert {r["name"]: r["n"] for r in records} == {"North": 2, "South": 1}
