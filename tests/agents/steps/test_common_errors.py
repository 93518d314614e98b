"""What engines say of common mistakes leads to a cure, and the cure runs."""

import pytest

from agents.steps.common_errors import cures_for
from graph_store import GraphStore, QueryError, Rows

MISTAKES = [
    (
        "MATCH (w:IfcWall) RETURN size((w)-[:HOSTS]->(:IfcDoor)) AS n",
        "OPTIONAL MATCH",
        "MATCH (w:IfcWall) OPTIONAL MATCH (w)-[:HOSTS]->(d:IfcDoor) RETURN w.Name, count(d) AS n",
    ),
    (
        "MATCH (d:IfcDoor) RETURN stringLength(d.Name) AS n",
        "size",
        "MATCH (d:IfcDoor) RETURN size(d.Name) AS n",
    ),
    (
        "MATCH (d:IfcDoor) WITH d.Name AS name RETURN d.GlobalId",
        "After WITH",
        "MATCH (d:IfcDoor) WITH d, d.Name AS name RETURN d.GlobalId",
    ),
    (
        "MATCH (d:IfcDoor) WHERE count(d) > 1 RETURN d.Name",
        "Aggregate in WITH first",
        "MATCH (d:IfcDoor) WITH d.Name AS name, count(d) AS n WHERE n > 1 RETURN name",
    ),
    (
        "MATCH (d:IfcDoor) RETURN d.Name, count(d) GROUP BY d.Name",
        "no GROUP BY",
        "MATCH (d:IfcDoor) RETURN d.Name, count(d) AS n",
    ),
    (
        "MATCH (d:IfcDoor) WHERE toLower(d.OverallWidth) CONTAINS '9' RETURN d.Name",
        "toString",
        "MATCH (d:IfcDoor) WHERE toString(d.OverallWidth) CONTAINS '9' RETURN d.Name",
    ),
    (
        "MATCH (n:IfcDoor OR IfcWindow) RETURN n.Name",
        "UNION",
        "MATCH (d:IfcDoor) RETURN d.Name AS n UNION MATCH (w:IfcWindow) RETURN w.Name AS n",
    ),
    (
        "MATCH (d:IfcDoor) RETURN d.Name UNION MATCH (w:IfcWindow) RETURN w.Name",
        "Name the columns of every part of a UNION alike",
        "MATCH (d:IfcDoor) RETURN d.Name AS n UNION MATCH (w:IfcWindow) RETURN w.Name AS n",
    ),
    (
        "MATCH (d:IfcDoor) SET d.Name = 'x' RETURN d",
        "Only read",
        "MATCH (d:IfcDoor) RETURN d.Name",
    ),
]


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(("mistake", "cure", "cured"), MISTAKES, ids=lambda text: text[:40])
def test_engine_names_the_mistake_and_the_cure_runs(
    mistake: str, cure: str, cured: str, house: GraphStore
) -> None:
    refused = house.read(mistake)
    assert isinstance(refused, QueryError)
    assert any(cure in told for told in cures_for(refused.message)), refused.message
    assert isinstance(house.read(cured), Rows)


def test_unknown_words_have_no_cure() -> None:
    assert cures_for("The moon is full") == ()
