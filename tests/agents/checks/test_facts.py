"""What code tells about a query before anyone judges it."""

import pytest

from agents import ModelSettings, Trace, ask, minds_for
from agents.messages import Grade
from graph_store import GraphStore
from tests.agents.checks.found import found, refusal
from tests.agents.replies import ACCEPT, THREE, writes
from tests.agents.scripted_server import scripted


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("cypher", "grade", "feedback"),
    [
        ("RETURN 42 AS doors", Grade.INCORRECT, "does not come out of the graph"),
        ("MATCH (d:IfcDoor) RETURN 42 AS doors", Grade.INCORRECT, "does not come out"),
        ("MATCH (d:IfcDoor) WITH 42 AS x RETURN x AS n LIMIT 1", Grade.INCORRECT, "not come out"),
        ("UNWIND [1, 2] AS x RETURN sum(x) AS n", Grade.INCORRECT, "does not come out"),
        ("MATCH (d:IfcDor) RETURN count(d) AS n", Grade.ERROR_OR_EMPTY, "label IfcDor;"),
        ("MATCH (d) WHERE d:IfcDor RETURN count(d) AS n", Grade.ERROR_OR_EMPTY, "IfcDoor"),
        ("MATCH (d:IfcDoor) RETURN d.Colour AS c", Grade.ERROR_OR_EMPTY, "IfcDoor.Colour"),
        ("MATCH (d:IfcDoor) RETURN count(d.Colour) AS n", Grade.ERROR_OR_EMPTY, "IfcDoor.Colour"),
        *(
            (f"{cypher} RETURN count(d) AS n", Grade.ERROR_OR_EMPTY, name)
            for cypher, name in (
                ("MATCH (d:IfcDoor) WHERE properties(d)['Hue'] IS NULL", "IfcDoor.Hue"),
                ("MATCH (d:IfcDoor) WHERE NOT 'Hue' IN keys(d)", "IfcDoor.Hue"),
                ("MATCH (d:IfcDoor) WHERE none(k IN keys(d) WHERE k = 'Hue')", "IfcDoor.Hue"),
                ("MATCH (d:IfcDoor) WITH d, keys(d) AS k WHERE NOT 'Hue' IN k", "IfcDoor.Hue"),
                ("MATCH (d:IfcDoor) WHERE d['H' + 'ue'] IS NULL", "IfcDoor.Hue"),
                ("UNWIND ['Hue'] AS k MATCH (d:IfcDoor) WHERE d[k] IS NULL", "IfcDoor.Hue"),
                (
                    "MATCH (d:IfcDoor) WHERE none(k IN keys(d) WHERE k CONTAINS 'Hue')",
                    "CONTAINS 'Hue'",
                ),
                ("MATCH (d:IfcDoor) WHERE none(k IN keys(d) WHERE k ENDS WITH 'Hue')", "'Hue'"),
                ("MATCH (d:IfcDoor) WHERE none(k IN keys(d) WHERE toLower(k) = 'hue')", "'hue'"),
                (
                    "MATCH (d:IfcDoor) WHERE none(k IN keys(d) WHERE k CONTAINS 'Elevation')",
                    "'Elev",
                ),
                (
                    "MATCH (d:IfcDoor) WHERE none(l IN labels(d) WHERE l STARTS WITH 'IfcGat')",
                    "STARTS WITH 'IfcGat'",
                ),
                (
                    "MATCH (d:IfcDoor) WHERE NOT EXISTS "
                    "{ MATCH (d)-[r]->() WHERE type(r) STARTS WITH 'LOCKED' }",
                    "STARTS WITH 'LOCKED'",
                ),
                ("MATCH (d:IfcDoor)-[r]->() WHERE startNode(r).Hue IS NULL", "property Hue"),
                ("MATCH p = (d:IfcDoor)-->() WHERE nodes(p)[0].Hue IS NULL", "property Hue"),
                ("MATCH (d:IfcDoor)-[r {hue: 1}]-()", "property hue"),
                ("MATCH (d:IfcDoor) WHERE labels(d) <> ['IfcDor']", "label IfcDor"),
                (
                    "MATCH (d:IfcDoor)-[r]->() WITH d, collect(type(r)) AS t "
                    "WHERE NOT 'HAS_TIPE' IN t",
                    "type HAS_TIPE",
                ),
            )
        ),
        *(
            (f"MATCH (d:IfcDoor) WHERE {told} IS NULL RETURN count(d) AS n", Grade.INCORRECT, why)
            for told, why in (
                ("d[replace('HXe', 'X', 'u')]", "write it as it is"),
                ("d[reverse('euH')]", "write it as it is"),
                ("d[split('a,Hue', ',')[1]]", "write it as it is"),
                ("properties(d)[substring('xHue', 1)]", "write it as it is"),
                ("d[reduce(s = '', c IN ['H', 'ue'] | s + c)]", "a name that it computes"),
                ("d[d.Name]", "a name that it computes"),
                ("d[toLower('Name')]", "a name that it computes"),
            )
        ),
        (
            "MATCH (s:IfcSpace) RETURN s.BaseQuantities.GrossFloorArea AS area",
            Grade.INCORRECT,
            "s.`BaseQuantities.GrossFloorArea`",
        ),
        (
            "MATCH (d:IfcDoor)-[:MADE_OF]->(m:IfcMaterial) RETURN count(m) AS n",
            Grade.ERROR_OR_EMPTY,
            "type MADE_OF",
        ),
        (
            "MATCH (d:IfcDoor)<-[:HAS_TYPE]-(t:IfcDoorType) RETURN count(t) AS n",
            Grade.INCORRECT,
            "runs the other way: (:IfcDoor)-[:HAS_TYPE]->(:IfcDoorType)",
        ),
        (
            "MATCH (d:IfcDoor)-[:HAS_TYPE]->(t:IfcWindowType) RETURN count(t) AS n",
            Grade.ERROR_OR_EMPTY,
            "No relationship runs (:IfcDoor)-[:HAS_TYPE]->(:IfcWindowType)",
        ),
        (
            "MATCH (d:IfcDoor) WHERE d.OverallWidth = 'wide' RETURN count(d) AS n",
            Grade.INCORRECT,
            "OverallWidth holds float, and is compared with 'wide'",
        ),
        (
            "MATCH (d:IfcDoor) WHERE NOT d.OverallWidth + 1 = 'x' RETURN d.Name AS n",
            Grade.INCORRECT,
            "compared with 'x' is a number",
        ),
        (
            "MATCH (d:IfcDoor) WHERE size(d.Name) <> 'long' RETURN d.Name AS n",
            Grade.INCORRECT,
            "compared with 'long' is a number",
        ),
        (
            "MATCH (d:IfcDoor) WHERE 'x' <> d.OverallWidth * 2 RETURN d.Name AS n",
            Grade.INCORRECT,
            "compared with 'x' is a number",
        ),
        (
            "MATCH (d:IfcDoor) WHERE d.Name > 5 RETURN count(d) AS n",
            Grade.INCORRECT,
            "Name holds string, and is compared with 5",
        ),
        (
            "MATCH (s:IfcSpace) WHERE s.LongName = 'Enterance hall' RETURN count(s) AS n",
            Grade.ERROR_OR_EMPTY,
            "what exists: Entrance hall",
        ),
        (
            "MATCH (s:IfcSpace) WHERE 'Atrium' = s.LongName RETURN count(s) AS n",
            Grade.ERROR_OR_EMPTY,
            "IfcSpace.LongName = 'Atrium'",
        ),
        (
            "MATCH (s:IfcSpace) WHERE s.LongName <> 'Atrium' RETURN count(s) AS n",
            Grade.ERROR_OR_EMPTY,
            "IfcSpace.LongName = 'Atrium'",
        ),
        (
            "MATCH (s:IfcSpace) WHERE s.LongName =~ '.*Atrium.*' RETURN count(s) AS n",
            Grade.ERROR_OR_EMPTY,
            "IfcSpace.LongName =~ '.*Atrium.*'",
        ),
        (
            "UNWIND ['Atrium'] AS w MATCH (s:IfcSpace) WHERE s.LongName = w RETURN count(s) AS n",
            Grade.ERROR_OR_EMPTY,
            "IfcSpace.LongName = 'Atrium'",
        ),
        (
            "WITH 'Atrium' AS w MATCH (s:IfcSpace) WHERE s.LongName = w RETURN count(s) AS n",
            Grade.ERROR_OR_EMPTY,
            "IfcSpace.LongName = 'Atrium'",
        ),
        (
            "MATCH (s:IfcSpace) WHERE toLower(s.LongName) = 'Bedroom' RETURN count(s) AS n",
            Grade.INCORRECT,
            "compared in one case, and 'Bedroom' is written in another",
        ),
        (
            "MATCH (d)<-[:HAS_TYPE]-(t) WHERE 'IfcDoor' IN labels(d) RETURN count(t) AS n",
            Grade.INCORRECT,
            "runs the other way",
        ),
        (
            "MATCH (d:IfcDoor:IfcWindow) RETURN count(d) AS n",
            Grade.ERROR_OR_EMPTY,
            "No node is IfcDoor and IfcWindow at once",
        ),
        ("MATCH (d:IfcDoor) WHERE 1 = 2 RETURN count(d) AS n", Grade.INCORRECT, "nothing of the"),
        ("MATCH (d:IfcDoor) WHERE false RETURN count(d) AS n", Grade.INCORRECT, "nothing of the"),
        ("MATCH (d:IfcDoor) WITH d LIMIT 0 RETURN count(d) AS n", Grade.INCORRECT, "LIMIT 0"),
        ("MATCH (d:IfcDoor) RETURN d.Name AS n SKIP 900", Grade.INCORRECT, "SKIP passes over"),
        ("MATCH (d:IfcDoor) RETURN count(d) + 39 AS n", Grade.INCORRECT, "the number 39"),
        ("MATCH (d:IfcDoor) RETURN count(d) * 0 + 42 AS n", Grade.INCORRECT, "the number 42"),
        ("MATCH (d:IfcDoor) RETURN 42 AS a, count(d) AS n", Grade.INCORRECT, "the number 42"),
        (
            "MATCH (d:IfcDoor) WITH count(d) + 39 AS m RETURN m AS n",
            Grade.INCORRECT,
            "the number 39",
        ),
        (
            "MATCH (d:IfcDoor) RETURN CASE WHEN count(d) > 0 THEN 42 ELSE 0 END AS n",
            Grade.INCORRECT,
            "the number 42",
        ),
        ("MATCH (d:IfcDoor) RETURN d.Name AS n LIMIT 2", Grade.INCORRECT, "LIMIT 2 leaves out"),
        (
            "MATCH (d:IfcDoor) WITH d LIMIT 2 RETURN count(d) AS n",
            Grade.INCORRECT,
            "LIMIT 2 leaves out",
        ),
    ],
)
def test_query_against_the_facts_is_not_accepted(
    cypher: str, grade: Grade, feedback: str, house: GraphStore
) -> None:
    verdict = found(cypher, house, "How many are there?")
    assert verdict is not None
    assert verdict.grade is grade
    assert feedback in verdict.feedback


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor) RETURN count(d) AS n",
        "MATCH (:IfcDoor) RETURN count(*) AS n",
        "MATCH (d:IfcDoor)-[:HAS_TYPE]-(t:IfcDoorType) RETURN t.Name AS name",
        "MATCH (d:IfcDoor) WHERE d.OverallHeight = 7.77 RETURN count(d) AS n",
        "MATCH (s:IfcSpace) WHERE s.LongName = 'Nil' OR s.LongName CONTAINS 'hall' RETURN s.Name",
        "MATCH (s:IfcSpace) WHERE toLower(s.Name) CONTAINS 'hall' OR "
        "toLower(s.LongName) CONTAINS 'hall' RETURN s.Name AS name",
        "MATCH (s:IfcSpace) WHERE toLower(s.LongName) CONTAINS 'laundry' RETURN count(s) > 0 AS b",
        "MATCH (s:IfcSpace) WHERE s.LongName IN ['Entrance hall', 'Lobby'] RETURN s.Name AS n",
        "MATCH (d:IfcDoor) WITH {width: d.OverallWidth} AS m RETURN m.width AS w",
        "MATCH (d:IfcDoor)-[:HAS_TYPE*1..2]->(t) RETURN count(t) AS n",
        "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n",
        "MATCH p = (d:IfcDoor)-->(t) RETURN length(p) AS n",
        "MATCH (d:IfcDoor|IfcWindow) RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE true RETURN count(d) AS n LIMIT 1",
        "MATCH (s:IfcSpace) WHERE s.LongName <> 'Bedroom' RETURN s.Name AS n",
        "MATCH (s:IfcSpace) WHERE toLower(s.LongName) = toLower('Bedroom') RETURN s.Name AS n",
        "MATCH (s:IfcSpace) WHERE s.LongName =~ '(?i).*HALL' RETURN s.Name AS n",
        "MATCH (d:IfcDoor) RETURN sum(CASE WHEN d.OverallWidth > 1 THEN 3 ELSE 0 END) AS n",
        "MATCH (d:IfcDoor) RETURN avg(d.OverallWidth) * 1000 / 2 AS mm",
    ],
)
def test_query_that_the_facts_bear_is_left_to_the_judge(cypher: str, house: GraphStore) -> None:
    assert found(cypher, house, "Is there a laundry, a hall, a bedroom or a door?") is None


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        ("Name two doors.", "MATCH (d:IfcDoor) RETURN d.Name AS n LIMIT 2"),
        ("Is there any door?", "MATCH (d:IfcDoor) RETURN d.Name AS n LIMIT 1"),
        (
            "How wide is the second widest door?",
            "MATCH (d:IfcDoor) RETURN d.OverallWidth AS w ORDER BY w DESC SKIP 1 LIMIT 1",
        ),
        ("Which doors are there?", "MATCH (d:IfcDoor) RETURN d.Name AS n LIMIT 100"),
        (
            "How many doors are there besides the 2 known ones?",
            "MATCH (d:IfcDoor) RETURN count(d) - 2 AS n",
        ),
    ],
)
def test_number_that_the_question_names_is_not_the_query_s_own(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, question) is None


def test_text_that_the_person_said_may_be_absent_and_one_made_up_may_not(house: GraphStore) -> None:
    cypher = "MATCH (s:IfcSpace) WHERE toLower(s.LongName) CONTAINS 'laundry' RETURN count(s) AS n"
    assert found(cypher, house, "Is there a laundry?") is None
    made_up = found(cypher, house, "Is there somewhere to wash?")
    assert made_up is not None
    assert made_up.grade is Grade.ERROR_OR_EMPTY


def test_judge_is_not_asked_about_a_query_against_the_facts(house: GraphStore) -> None:
    wrong = "MATCH (d:IfcDoor) RETURN 42 AS doors"
    right = "MATCH (d:IfcDoor) RETURN count(d) AS doors"
    trace = Trace()
    with scripted(
        writes(wrong),
        writes(right),
        ACCEPT,
        THREE,
    ) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", second_opinion=False, retries=0)
        told = ask("How many doors are there?", house, minds_for("llm", settings), trace=trace)
    assert (told.value, told.grade) == (3, Grade.ACCEPT)
    assert "does not come out of the graph" in server.asked(1)
    assert [one.name for one in trace.events if one.kind == "model"] == [
        "query_generator", "query_generator", "query_evaluator", "interpreter",
    ]  # fmt: skip


ATRIUM = "IfcSpace.LongName = 'Atrium'"
APART = "No node is IfcDoor and IfcSpace at once"


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("cypher", "feedback"),
    [
        ("UNWIND ['Atrium'] AS w MATCH (s:IfcSpace {LongName: w}) RETURN count(s) AS n", ATRIUM),
        ("WITH 'Atrium' AS w MATCH (s:IfcSpace {LongName: w}) RETURN count(s) AS n", ATRIUM),
        ("WITH 'Atrium' AS a WITH a AS w MATCH (s:IfcSpace {LongName: w}) RETURN s.Name", ATRIUM),
        (
            "WITH ['Atrium'] AS ws UNWIND ws AS w MATCH (s:IfcSpace) WHERE s.LongName = w "
            "RETURN count(s) AS n",
            ATRIUM,
        ),
        ("WITH ['Atrium'] AS ws MATCH (s:IfcSpace) WHERE s.LongName IN ws RETURN s.Name", ATRIUM),
        (
            "MATCH (s:IfcSpace) WHERE any(w IN ['Atrium', 'Foyer'] WHERE s.LongName = w) "
            "RETURN count(s) AS n",
            ATRIUM,
        ),
        (
            "MATCH (s:IfcSpace) WHERE none(w IN ['Atrium'] WHERE s.LongName = w) RETURN s.Name",
            ATRIUM,
        ),
        (
            "MATCH (s:IfcSpace) WHERE any(w IN ['Atrium'] WHERE s.LongName CONTAINS w) "
            "RETURN s.Name",
            "IfcSpace.LongName CONTAINS 'Atrium'",
        ),
        (
            "WITH ['Atrium'] AS ws MATCH (s:IfcSpace) WHERE single(w IN ws WHERE w = s.LongName) "
            "RETURN s.Name",
            ATRIUM,
        ),
        (
            "MATCH (s:IfcSpace) WHERE size([w IN ['Atrium'] WHERE s.LongName = w]) > 0 "
            "RETURN s.Name",
            ATRIUM,
        ),
        (
            "MATCH (s:IfcSpace) WITH collect(s) AS all_of_them "
            "RETURN size([x IN all_of_them WHERE x.LongName = 'Atrium']) AS n",
            "LongName = 'Atrium'",
        ),
        ("MATCH (d:IfcDoor {Name: 5}) RETURN count(d) AS n", "Name holds string"),
        ("MATCH (d:IfcDoor {OverallWidth: 'wide'}) RETURN count(d) AS n", "holds float"),
        ("MATCH (d:IfcDoor) WHERE d:IfcSpace RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) WHERE d.Name <> '' AND d:IfcSpace RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) WHERE 'IfcSpace' IN labels(d) RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) MATCH (d:IfcSpace) RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) WITH d WHERE d:IfcSpace RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) WITH d AS x WHERE x:IfcSpace RETURN count(x) AS n", APART),
        ("MATCH (d) WHERE d:IfcDoor AND d:IfcSpace RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) WHERE EXISTS { MATCH (d:IfcSpace) } RETURN count(d) AS n", APART),
        ("MATCH (d:IfcDoor) RETURN sum(COUNT { (d:IfcSpace) }) AS n", APART),
        ("MATCH (d:IfcDoor)-->(t) MATCH (t)<--(d:IfcSpace) RETURN count(t) AS n", APART),
    ],
)
def test_text_by_another_name_and_labels_apart_are_seen(
    cypher: str, feedback: str, house: GraphStore
) -> None:
    verdict = found(cypher, house, "How many are there?")
    assert verdict is not None
    assert feedback in verdict.feedback


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "cypher",
    [
        "UNWIND ['Bedroom', 'Atrium'] AS w MATCH (s:IfcSpace {LongName: w}) RETURN s.Name AS n",
        "MATCH (s:IfcSpace) WHERE any(w IN ['Bedroom', 'Atrium'] WHERE s.LongName = w) "
        "RETURN s.Name AS n",
        "MATCH (s:IfcSpace) WHERE any(w IN ['hall'] WHERE toLower(s.LongName) CONTAINS w) "
        "RETURN s.Name AS n",
        "MATCH (s:IfcSpace) WITH collect(s.LongName) AS ws MATCH (x:IfcSpace) "
        "WHERE x.LongName IN ws RETURN x.Name AS n",
        "MATCH (d:IfcDoor) RETURN d.Name AS n UNION MATCH (d:IfcSpace) RETURN d.Name AS n",
        "MATCH (d:IfcDoor) WITH count(d) AS doors MATCH (d:IfcSpace) RETURN doors, count(d) AS n",
        "MATCH (d) WHERE d:IfcDoor OR d:IfcSpace RETURN count(d) AS n",
        "MATCH (d:IfcDoor) WHERE NOT d:IfcSpace RETURN count(d) AS n",
        "MATCH (d) RETURN sum(CASE WHEN d:IfcDoor THEN 1 WHEN d:IfcSpace THEN 1 ELSE 0 END) AS n",
        "MATCH (d) WHERE d:IfcDoor OR (d:IfcSpace AND d.Name <> '') RETURN count(d) AS n",
        "MATCH (d:IfcDoor|IfcSpace) WHERE d:IfcSpace RETURN count(d) AS n",
        "MATCH (d:IfcDoor) CALL { MATCH (d:IfcSpace) RETURN count(d) AS rooms } "
        "RETURN rooms, count(d) AS n",
        "MATCH (d:IfcDoor) WHERE any(l IN labels(d) WHERE l IN ['IfcDoor', 'IfcSpace']) "
        "RETURN count(d) AS n",
        "MATCH (d:IfcDoor)-[:ON_STOREY]->(s) WITH s, count(d) AS n RETURN avg(n) AS n",
        "MATCH (d:IfcDoor) WITH d, size(d.Name) AS n "
        "RETURN sum(CASE WHEN n = 0 THEN 1 ELSE 0 END) AS n",
        "MATCH (d:IfcDoor) RETURN count(d) AS n, COUNT { MATCH (s:IfcSpace) } AS rooms",
        "MATCH (d:IfcDoor)-->(x) WHERE x:IfcSpace OR x:IfcDoorType RETURN count(DISTINCT d) AS n",
    ],
)
def test_texts_and_labels_that_may_meet_are_left_to_the_judge(
    cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, "Is there a door, a bedroom or a hall?") is None


WINDOWS_OF_EACH = "How many windows are there in each room?"


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (s:IfcSpace), (w:IfcWindow) RETURN s.LongName AS room, count(w) AS n",
        "MATCH (s:IfcSpace) MATCH (w:IfcWindow) WITH s, count(w) AS n RETURN s.LongName, n",
        "MATCH (s:IfcSpace), (w:IfcWindow) WITH s.Name AS r, collect(w) AS ws RETURN r, size(ws)",
    ],
)
def test_what_nothing_joins_is_not_counted_for_each(cypher: str, house: GraphStore) -> None:
    assert refusal(cypher, house, WINDOWS_OF_EACH).startswith("Nothing joins w to ")


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (s:IfcSpace) OPTIONAL MATCH (s)<-[:LIGHTS]-(w:IfcWindow) RETURN s.Name, count(w)",
        "MATCH (s:IfcSpace), (w:IfcWindow) WHERE (w)-[:LIGHTS]->(s) RETURN s.Name, count(w) AS n",
        "MATCH (s:IfcSpace), (w:IfcWindow)-->(t) WHERE t = s RETURN s.Name, count(w) AS n",
        "MATCH (w:IfcWindow) WITH count(w) AS total MATCH (s:IfcSpace)<-[:LIGHTS]-(x:IfcWindow) "
        "RETURN s.Name, count(x) AS n, total",
        "MATCH (s:IfcSpace) RETURN s.Name, COUNT { (s)<-[:LIGHTS]-(:IfcWindow) } AS n",
    ],
)
def test_what_a_path_or_a_condition_joins_may_be_counted_for_each(
    cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, WINDOWS_OF_EACH) is None


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "condition",
    [
        "d.OverallWidth = d.Name",
        "d.OverallWidth > toLower(d.Name)",
        "d.Name = coalesce(d.OverallWidth, d.OverallHeight)",
        "NOT d.Name STARTS WITH d.OverallWidth",
    ],
)
def test_properties_that_hold_other_types_are_not_compared(
    house: GraphStore, condition: str
) -> None:
    assert "hold values of different types" in refusal(
        f"MATCH (d:IfcDoor) WHERE {condition} RETURN count(d) AS n", house
    )


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "condition",
    ["d.Name = null", "null <> d.Name", "d.Name IN []", "d.Name <> d.Name", "NOT d < d"],
)
def test_condition_that_asks_nothing_is_not_accepted(house: GraphStore, condition: str) -> None:
    assert "asks nothing" in refusal(
        f"MATCH (d:IfcDoor) WHERE {condition} RETURN count(d) AS n", house
    )


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher", "feedback"),
    [
        (
            "Which doors are wider than 900 mm?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth < 0.9 RETURN d.Name AS n",
            "asks for more than 0.9, the query for less",
        ),
        (
            "How many rooms are smaller than 10 m²?",
            "MATCH (d:IfcSpace) WHERE 10 <= d.`BaseQuantities.NetFloorArea` RETURN count(d) AS n",
            "asks for less than 10, the query for more",
        ),
        (
            "Wie groß ist die durchschnittliche Fläche der Räume?",
            "MATCH (d:IfcSpace) RETURN sum(d.`BaseQuantities.NetFloorArea`) AS n",
            "asks for the average, and the query takes SUM",
        ),
        (
            "What is the average width of the doors?",
            "MATCH (d:IfcDoor) RETURN max(d.OverallWidth) AS n",
            "asks for the average, and the query takes MAX",
        ),
        (
            "What is the total area of the rooms?",
            "MATCH (d:IfcSpace) RETURN avg(d.`BaseQuantities.NetFloorArea`) AS n",
            "asks for the sum, and the query takes AVG",
        ),
        (
            "How wide is the widest door?",
            "MATCH (d:IfcDoor) RETURN min(d.OverallWidth) AS n",
            "asks for the greatest, and the query takes the least",
        ),
        (
            "How wide is the widest door?",
            "MATCH (d:IfcDoor) RETURN d.OverallWidth AS w ORDER BY w DESC SKIP 1 LIMIT 1",
            "SKIP 1 leaves out some",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) RETURN sqrt(count(d)) AS n",
            "tells no whole number",
        ),
        (
            "How many doors are there on each storey?",
            "MATCH (s:IfcBuildingStorey) RETURN s.Name AS s, s.Elevation AS n",
            "tells one in m",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) WITH d SKIP 1 RETURN count(d) AS n",
            "SKIP 1 leaves out some",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) RETURN count(d) * 2 AS n",
            "writes the number 2 itself",
        ),
        (
            "How wide is door D1?",
            "MATCH (d:IfcDoor) RETURN max(d.OverallHeight) AS n",
            "tells, and the query for OverallHeight",
        ),
        (
            "How many rooms are there?",
            "MATCH (s:IfcSpace) RETURN sum(s.`BaseQuantities.NetFloorArea`) AS n",
            "a number of things, and the query tells one in m2",
        ),
        (
            "How many doors are external?",
            "MATCH (d:IfcDoor) RETURN 100.0 * count(CASE WHEN d.`Pset_DoorCommon.IsExternal`"
            " THEN 1 END) / count(d) AS n",
            "a number of things, and the query tells a part of it",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) RETURN -count(d) AS n",
            "tells fewer than none",
        ),
    ],
)
def test_query_that_asks_for_the_contrary_is_not_accepted(
    house: GraphStore, question: str, cypher: str, feedback: str
) -> None:
    assert feedback in refusal(cypher, house, question)


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (
            "How wide is the widest door?",
            "MATCH (d:IfcDoor) RETURN max(d.OverallWidth) AS n",
        ),
        (
            "How much area do the rooms have together?",
            "MATCH (s:IfcSpace) RETURN sum(s.`BaseQuantities.NetFloorArea`) AS n",
        ),
        (
            "How many m² are the rooms?",
            "MATCH (s:IfcSpace) RETURN sum(s.`BaseQuantities.NetFloorArea`) AS n",
        ),
        (
            "Which doors are no wider than 2 m?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth <= 2 RETURN d.Name AS n",
        ),
        (
            "What is the average number of doors a storey, of all doors together?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(s) WITH s, count(d) AS c RETURN avg(c) AS n",
        ),
        (
            "What is the average width of the doors?",
            "MATCH (d:IfcDoor) RETURN sum(d.OverallWidth) / count(d) AS n",
        ),
        (
            "What share of the doors is wider than 0.5 m?",
            "MATCH (d:IfcDoor) RETURN 100.0 * count(CASE WHEN d.OverallWidth > 0.5 THEN 1 END)"
            " / count(d) AS n",
        ),
        (
            "How many doors are there in the building?",
            "MATCH (b:IfcBuilding)-[:AGGREGATES|CONTAINS*]->(d:IfcDoor) RETURN count(d) AS n",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) WHERE any(x IN labels(d) WHERE x STARTS WITH 'Ifc')"
            " RETURN count(d) AS n",
        ),
        *(
            ("How many doors are there?", f"MATCH (d:IfcDoor) {more} RETURN count(d) AS n")
            for more in (
                "WHERE 'OverallWidth' IN keys(d)",
                "WHERE properties(d)['OverallWidth'] > 0",
                "WHERE any(k IN ['OverallHeight', 'OverallWidth'] WHERE d[k] > 0)",
                "WITH d, [k IN keys(d) WHERE k STARTS WITH 'Over' | d[k]] AS sizes",
                "WHERE any(k IN keys(d) WHERE toLower(k) = 'overallwidth' AND d[k] > 0)",
                "WITH d, keys(d) AS ks UNWIND ks AS k WITH d WHERE d[k] <> 0 WITH DISTINCT d",
                "WITH d MATCH (e) WHERE (e:IfcDoor OR e:IfcWindow) AND e.Name = d.Name "
                "AND any(k IN keys(e) WHERE k STARTS WITH 'Over')",
                "WITH d, [(d)-[r]->() WHERE type(r) STARTS WITH 'ON_' | r] AS found",
                "WITH d, collect(d.Name) AS names WHERE names[size(names) - 1] IS NOT NULL",
                "WHERE datetime().year > 2000 AND d.Name IS NOT NULL",
            )
        ),
        *(
            (question, f"MATCH (s:IfcSpace) RETURN s.LongName AS n ORDER BY {by} LIMIT 1")
            for question, by in (
                ("Which is the smallest room?", "s.`derived.FloorArea`"),
                ("Which is the smallest room?", "s.`derived.Volume`"),
                ("Which room has the smallest perimeter?", "s.`derived.Perimeter`"),
            )
        ),
        *(
            (question, f"MATCH (d:IfcDoor) WHERE {condition} RETURN count(d) AS n")
            for question, condition in (
                ("How many doors are wider than 0.9 m?", "d.OverallWidth > 0.9"),
                ("How many doors are at least 0.9 m wide?", "NOT d.OverallWidth < 0.9"),
                ("How many doors are no wider than 0.9 m?", "d.OverallWidth <= 0.9"),
            )
        ),
        (
            "Welche Räume haben mehr als ein Fenster?",
            "MATCH (w:IfcWindow)-[:LIGHTS]->(s:IfcSpace) WITH s, count(w) AS n WHERE n >= 2"
            " RETURN s.LongName AS room",
        ),
        (
            "Is every wall load bearing?",
            "MATCH (w:IfcWall) WHERE NOT w.`Pset_WallCommon.LoadBearing` RETURN count(w) = 0 AS ok",
        ),
        ("Are there any walls at all?", "MATCH (w:IfcWall) RETURN count(w) > 0 AS ok"),
        (
            "Nenne die zweitbreiteste Tür.",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallWidth DESC SKIP 1 LIMIT 1",
        ),
        (
            "Which is the second widest door?",
            "MATCH (d:IfcDoor) WITH d.Name AS Name, d.OverallWidth AS w ORDER BY w DESC"
            " WITH collect(Name) AS names RETURN names[1] AS Name",
        ),
        *(
            (
                question,
                "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallHeight * 1 DESC LIMIT 1",
            )
            for question in (
                "Which door was finished last?",
                "Welche Tür wurde zuletzt fertig?",
                "Quelle porte a été finie en dernier ?",
                "¿Qué puerta se terminó la última?",
            )
        ),
        (
            "How many doors are on the upper floor?",
            "MATCH (d:IfcDoor)-[:ON_STOREY]->(b:IfcBuildingStorey) WITH b, count(d) AS n"
            " ORDER BY b.Elevation DESC LIMIT 1 RETURN n",
        ),
        (
            "Wie viele verschiedene Türtypen sind verbaut?",
            "MATCH (d:IfcDoor)-[:HAS_TYPE]->(t) RETURN count(DISTINCT t) AS n",
        ),
        *(
            (question, "MATCH (d:IfcDoor) RETURN d.Name AS n, d.OverallWidth * 100 AS cm")
            for question in (
                "Wie breit sind die Türen in Zentimetern?",
                "Quelle est la largeur des portes en centimètres ?",
            )
        ),
    ],
)
def test_query_that_asks_the_same_in_other_words_is_left_to_the_judge(
    house: GraphStore, question: str, cypher: str
) -> None:
    assert found(cypher, house, question) is None


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "condition",
    ["d.Name + 1 <> 'Door1'", "d.Name + 'x' <> 'y'", "toString(d.OverallWidth + 1) <> 'x'"],
)
def test_text_may_be_compared_with_what_is_joined_or_written_as_one(
    condition: str, house: GraphStore
) -> None:
    assert found(f"MATCH (d:IfcDoor) WHERE {condition} RETURN d.Name AS n", house) is None
