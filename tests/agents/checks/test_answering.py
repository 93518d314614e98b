"""A value tells what is asked of the rows, and not what stands beside it."""

from typing import Any

import pytest

from agents import Trace
from graph_store import GraphStore, Rows
from tests.agents.checks.test_grounding import told

ROOM = (
    "MATCH (s:IfcSpace) RETURN s.LongName AS room, s.`BaseQuantities.GrossFloorArea` AS area "
    "ORDER BY area DESC LIMIT 1"
)
DOORS = "MATCH (d:IfcDoor) RETURN d.Name AS Name, d.GlobalId AS GlobalId ORDER BY Name"
SIZE = (
    "MATCH (d:IfcDoor {Name: 'Front door'}) "
    "RETURN d.OverallWidth AS width, d.OverallHeight AS height"
)
WIDER = (
    "MATCH (d:IfcDoor {Name: 'Front door'}) "
    "RETURN d.OverallWidth > 0.5 AS wider, d.OverallWidth AS width"
)
SCHEMA = "MATCH (m:Model) RETURN m.Name AS Name, m.IfcSchema AS version"


def value_of(house: GraphStore, question: str, cypher: str, value: Any) -> tuple[Any, Any]:
    """What becomes of a value that a model tells of a query's rows, and those rows."""
    told_of_it = {"answer": "", "value": value, "unit": None}
    answer = told(house, cypher, told_of_it, Trace(), question)
    return answer.value, answer.rows


def cells(house: GraphStore, cypher: str, column: int) -> list[Any]:
    rows = house.read(cypher)
    assert isinstance(rows, Rows)
    return [row[column] for row in rows.rows]


@pytest.mark.parametrize(
    ("question", "cypher", "column"),
    [
        ("Which room has the largest area?", ROOM, 1),
        ("Welcher Raum hat die größte Fläche?", ROOM, 1),
        ("Quelle pièce a la plus grande surface ?", ROOM, 1),
        ("What are the width and the height of the front door?", SIZE, 0),
        ("Is the front door wider than 0.5 m?", WIDER, 1),
        ("Which schema is it?", SCHEMA, 0),
    ],
)
def test_what_stands_beside_what_is_asked_is_not_told_for_it(
    question: str, cypher: str, column: int, house: GraphStore
) -> None:
    (beside,) = cells(house, cypher, column)
    value, rows = value_of(house, question, cypher, beside)
    assert value != beside
    assert value in ([list(row) for row in rows], rows[0][0])


def test_things_are_told_by_their_names_and_not_by_their_keys(house: GraphStore) -> None:
    names, keys = cells(house, DOORS, 0), cells(house, DOORS, 1)
    assert value_of(house, "Which doors are there?", DOORS, keys)[0] == names
    assert value_of(house, "Which doors are there?", DOORS, 4711)[0] == names
    assert value_of(house, "Which GUIDs have the doors?", DOORS, keys)[0] == keys


@pytest.mark.parametrize(
    ("question", "cypher", "column"),
    [
        ("Which room has the largest area?", ROOM, 0),
        ("Which area has the largest room?", ROOM, 1),
        ("What is the largest area of a room?", ROOM, 1),
        ("How wide is the front door?", SIZE, 0),
        ("What is the schema?", SCHEMA, 1),
    ],
)
def test_what_is_asked_may_be_told_alone(
    question: str, cypher: str, column: int, house: GraphStore
) -> None:
    (asked,) = cells(house, cypher, column)
    assert value_of(house, question, cypher, asked)[0] == asked


def test_yes_or_no_is_told_alone(house: GraphStore) -> None:
    assert value_of(house, "Is the front door wider than 0.5 m?", WIDER, 4711)[0] is True


def test_number_of_rows_is_told_where_it_is_asked(house: GraphStore) -> None:
    many = len(cells(house, DOORS, 0))
    assert value_of(house, "How many doors are there?", DOORS, many)[0] == many
