"""What a query makes of what it finds: no answer is drawn by chance, cut or squared."""

import pytest

from agents import ModelSettings, ask, minds_for
from agents.checks.sameness import same_result
from graph_store import GraphStore, Rows
from tests.agents.checks.found import found, refusal
from tests.agents.replies import writes
from tests.agents.scripted_server import scripted

pytestmark = pytest.mark.cypher_of_a_person
MANY, WHICH = "How many doors are there?", "Which doors are there?"
SORTED = "Sort the rooms by area, largest first."


@pytest.mark.parametrize(
    ("question", "cypher", "told"),
    [
        (MANY, "MATCH (d:IfcDoor) WHERE rand() < 0.5 RETURN count(d) AS n", "RAND gives another"),
        (MANY, "MATCH (d:IfcDoor) WHERE d.step_id % 2 = 0 RETURN count(d) AS n", "how the graph"),
        (WHICH, "MATCH (d:IfcDoor) RETURN d.step_id AS Name", "how the graph"),
        (WHICH, "MATCH (d:IfcDoor) RETURN elementId(d) AS n", "id of the engine"),
        (WHICH, "MATCH (d:IfcDoor) RETURN reverse(d.Name) AS n", "REVERSE tells another name"),
        (WHICH, "MATCH (d:IfcDoor) RETURN left(d.Name, 5) AS n", "LEFT tells another name"),
        (WHICH, "MATCH (d:IfcDoor) WITH replace(d.Name, 'o', 'u') AS n RETURN n", "REPLACE tells"),
        (WHICH, "MATCH (d:IfcDoor) RETURN collect(d.Name)[0..1] AS n", "a part of the list"),
        (MANY, "MATCH (d:IfcDoor) WHERE size(d.Name) > 12 RETURN count(d) AS n", "letters Name"),
        (MANY, "MATCH (d:IfcDoor) RETURN count(d) * count(d) AS n", "calculates with it"),
        (MANY, "MATCH (d:IfcDoor) RETURN ceil(sqrt(count(d))) AS n", "calculates with it"),
        (
            "What is the total area of the rooms?",
            "MATCH (s:IfcSpace) RETURN max(s.`BaseQuantities.NetFloorArea`) AS n",
            "asks for the sum, and the query takes MAX",
        ),
        (
            "What is the average area of the rooms?",
            "MATCH (s:IfcSpace) RETURN stDev(s.`BaseQuantities.NetFloorArea`) AS n",
            "asks for the average, and the query takes STDEV",
        ),
        (
            "What is the area of window 1?",
            "MATCH (w:IfcWindow {Name: 'Window 2'}) RETURN w.OverallWidth * w.OverallHeight AS n",
            "names 'window 1', and the query looks for 'Window 2'",
        ),
    ],
)
def test_query_that_alters_what_it_finds_is_not_accepted(
    question: str, cypher: str, told: str, house: GraphStore
) -> None:
    assert told in refusal(cypher, house, question)


@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        ("What is step #12?", "MATCH (d {step_id: 12}) RETURN d.Name AS n"),
        (
            "Which doors are there besides the front door?",
            "MATCH (f:IfcDoor {Name: 'Front door'}), (d:IfcDoor) "
            "WHERE elementId(d) <> elementId(f) RETURN d.Name AS n",
        ),
        (
            "Which is the widest door?",
            "MATCH (d:IfcDoor) WITH d ORDER BY d.OverallWidth DESC "
            "RETURN collect(d.Name)[0..1] AS n",
        ),
        (
            "How many doors are there of each first word?",
            "MATCH (d:IfcDoor) RETURN left(d.Name, 5) AS word, count(d) AS n",
        ),
        (
            "How many rooms have long names?",
            "MATCH (s:IfcSpace) WHERE size(s.LongName) > 5 RETURN count(s) AS n",
        ),
        (
            "What is the area of window 1?",
            "MATCH (w:IfcWindow {Name: 'Window 1'}) RETURN w.OverallWidth * w.OverallHeight AS n",
        ),
        (
            "Is window 1 wider than window 2?",
            "MATCH (a {Name: 'Window 1'}), (b {Name: 'Window 2'}) "
            "RETURN a.OverallWidth > b.OverallWidth AS b",
        ),
    ],
)
def test_query_that_tells_what_it_finds_is_left_to_the_judge(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, question) is None


def test_same_rows_in_another_order_are_another_result_where_order_counts() -> None:
    one = Rows(columns=("a",), rows=(("x",), ("y",)), total=2)
    other = Rows(columns=("b",), rows=(("y",), ("x",)), total=2)
    assert same_result(one, other)
    assert same_result(one, one, in_order=True)
    assert not same_result(one, other, in_order=True)


def test_list_in_another_order_than_asked_is_not_taken_for_agreed(house: GraphStore) -> None:
    cypher = (
        "MATCH (s:IfcSpace) RETURN s.Name AS Name, s.LongName AS LongName, "
        "s.`BaseQuantities.NetFloorArea` AS area ORDER BY area"
    )
    wrote = writes(cypher)
    with scripted(wrote, wrote) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        answer = ask(SORTED, house, minds_for("llm", settings))
    areas = [row[-1] for row in answer.rows]
    assert len(areas) == 4
    assert areas == sorted(areas, reverse=True)
    assert "the rules answer instead" in answer.assumptions[0]
