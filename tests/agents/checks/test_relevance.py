"""Queries that run, and answer another question than the one that was asked."""

import pytest

from graph_store import GraphStore
from tests.agents.checks.found import found, refusal

pytestmark = pytest.mark.cypher_of_a_person


@pytest.mark.parametrize(
    ("question", "cypher", "told"),
    [
        (
            "Welches ist das kleinste Zimmer?",
            "MATCH (s:IfcSpace) RETURN s.LongName AS n ORDER BY s.`derived.Perimeter` LIMIT 1",
            "not `derived.Perimeter`",
        ),
        (
            "Which door is the highest?",
            "MATCH (d:IfcDoor) WITH d, d.`derived.Area` AS a ORDER BY a DESC LIMIT 1"
            " RETURN d.Name AS n",
            "not `derived.Area`",
        ),
        (
            "Nenne die zweitbreiteste Tür.",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallWidth DESC SKIP 2 LIMIT 1",
            "SKIP 2 leaves out",
        ),
        (
            "Quelle porte a été finie en dernier ?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.Name DESC LIMIT 1",
            "LIMIT 1 leaves out",
        ),
        (
            "Which door is on the first floor?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallWidth DESC LIMIT 1",
            "LIMIT 1 leaves out",
        ),
        *(
            (
                question,
                f"MATCH (d:IfcDoor) WHERE d.OverallWidth {sign} 0.9 RETURN count(d) AS n",
                told,
            )
            for question, sign, told in (
                ("How many doors are wider than 0.9 m?", ">=", "leaves out 0.9 itself"),
                ("How many doors are at least 0.9 m wide?", ">", "takes in 0.9 itself"),
                ("Combien de portes font plus de 90 cm de large ?", ">=", "leaves out 90 itself"),
                ("Wie viele Türen sind schmaler als 0,9 m?", "<=", "leaves out 0.9 itself"),
                ("¿Cuántas puertas miden como máximo 0,9 m de ancho?", "<", "takes in 0.9 itself"),
            )
        ),
        (
            "Welche Räume haben mehr als ein Fenster?",
            "MATCH (w:IfcWindow)-[:LIGHTS]->(s:IfcSpace) WITH s, count(w) AS n WHERE n >= 1"
            " RETURN s.LongName AS room",
            "leaves out 1 itself",
        ),
        *(
            (
                question,
                "MATCH (w:IfcWall) WHERE w.`Pset_WallCommon.LoadBearing` RETURN count(w) > 0 AS ok",
                "whether all are so",
            )
            for question in (
                "Is every wall load bearing?",
                "Sind alle Wände tragend?",
                "Tous les murs sont-ils porteurs ?",
                "¿Son portantes todos los muros?",
            )
        ),
        (
            "How many doors are there?",
            "MATCH (d) WHERE NOT 'IfcDoor' IN labels(d) RETURN count(d) AS n",
            "leaves just those out",
        ),
        (
            "How many doors are there?",
            "MATCH (d) WHERE NOT d:IfcDoor RETURN count(d) AS n",
            "leaves just those out",
        ),
        (
            "Wie viele Türen gibt es?",
            "MATCH (d) WHERE none(l IN labels(d) WHERE l = 'IfcDoor') RETURN count(d) AS n",
            "leaves just those out",
        ),
        (
            "How many walls have an opening?",
            "MATCH (w:IfcWall)-[:HAS_OPENING]->(o) RETURN count(w) AS n",
            "finds the same w several times",
        ),
        (
            "What is the total width of the doors that lead to a room?",
            "MATCH (d:IfcDoor)-[:LEADS_TO]->(s:IfcSpace) RETURN sum(d.OverallWidth) AS n",
            "finds the same d several times",
        ),
        (
            "How many windows does the roof have?",
            "MATCH (s:IfcBuildingStorey {Name: 'Roof'}) OPTIONAL MATCH (s)<-[:ON_STOREY]-"
            "(w:IfcWindow) RETURN count(*) AS n",
            "counts what OPTIONAL MATCH did not find",
        ),
        (
            "Is there any door?",
            "MATCH (d:IfcDoor) RETURN count(d) < 0 AS b",
            "compared as below 0",
        ),
        (
            "Which doors are wider than 900 mm?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 90 RETURN d.Name AS n",
            "names 0.9 m, and the query compares OverallWidth with 90",
        ),
        (
            "Which doors are wider than 900 mm?",
            "MATCH (d:IfcDoor) WHERE NOT d.OverallWidth > 0.9 RETURN d.Name AS n",
            "asks for more than 0.9, the query for less",
        ),
        (
            "Which doors are wider than 900 mm?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n",
            "names 0.9 m, and the query compares none",
        ),
        (
            "Are there any doors?",
            "MATCH (d:IfcDoor) RETURN count(d) > 4711 AS b",
            "writes the number 4711 itself",
        ),
        (
            "What is the area of the bedroom?",
            "MATCH (s:IfcSpace) WHERE s.LongName <> 'Bedroom' RETURN s.`derived.FloorArea` AS n",
            "leaves out 'Bedroom'",
        ),
        (
            "Which doors lead to the bedroom?",
            "MATCH (d:IfcDoor)-[:LEADS_TO]->(s {LongName: 'Bedroom'}) RETURN count(d) AS n",
            "asks for no number of things",
        ),
        (
            "Which is the widest door?",
            "MATCH (d:IfcDoor) WITH d ORDER BY d.OverallWidth RETURN head(collect(d.Name)) AS n",
            "sorts the other way round",
        ),
        (
            "Which is the widest door?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY -d.OverallWidth DESC LIMIT 1",
            "sorts the other way round",
        ),
        (
            "Which storey has the most rooms?",
            "MATCH (s:IfcSpace)-[:ON_STOREY]->(t:IfcBuildingStorey) "
            "RETURN t.Name AS t, count(s) AS n ORDER BY n LIMIT 1",
            "sorts the other way round",
        ),
        (
            "Welches Geschoss hat die meisten Räume?",
            "MATCH (s:IfcSpace)-[:ON_STOREY]->(t:IfcBuildingStorey) "
            "RETURN t.Name AS t, count(s) AS n ORDER BY n ASC LIMIT 1",
            "sorts the other way round",
        ),
        (
            "How many doors have no width?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth IS NOT NULL RETURN count(d) AS n",
            "asks for what has no OverallWidth",
        ),
        (
            "Welche Türen haben keine Breite?",
            "MATCH (d:IfcDoor) WHERE NOT d.OverallWidth IS NULL RETURN d.Name AS n",
            "asks for what has no OverallWidth",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 RETURN count(d) AS n",
            "Nobody asked for OverallWidth > 0.9",
        ),
        (
            "Which rooms are there?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN s.Name AS n",
            "Nobody asked for LongName = 'Bedroom'",
        ),
        (
            "Wie viele Fenster gibt es?",
            "MATCH (w:IfcWindow) WHERE w.Name STARTS WITH 'Window 1' RETURN count(w) AS n",
            "Nobody asked for Name STARTS WITH 'Window 1'",
        ),
        (
            "Which doors lead to the bedroom?",
            "MATCH (d:IfcDoor)-[:LEADS_TO]->(s {LongName: 'Bedroom'}) "
            "WHERE d.OverallWidth < 0.9 RETURN d.Name AS n",
            "Nobody asked for OverallWidth < 0.9",
        ),
        (
            "How wide is the widest door?",
            "MATCH (d:IfcDoor) RETURN max(d.OverallWidth) * 1000 AS n",
            "makes mm of it, which nobody named",
        ),
        (
            "How high are the doors, in metres?",
            "MATCH (d:IfcDoor) WITH d.OverallHeight / 0.01 AS h RETURN h",
            "makes cm of it, which nobody named",
        ),
        (
            "How many rooms are there?",
            "MATCH (s:IfcSpace) RETURN size(s.Name) AS n",
            "is how many letters it has",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) WITH d.Name AS name RETURN sum(size(name)) AS n",
            "is how many letters it has",
        ),
        (
            "What is the schema version?",
            "MATCH (w:IfcWindow) RETURN w.OverallWidth AS n",
            "Nothing of the query stands for any word of the question",
        ),
        (
            "Wie hoch ist der Energieverbrauch der Küche?",
            "MATCH (w:IfcWindow) RETURN w.key AS n",
            "The question names 'kitchen'",
        ),
        (
            "Quelle est la largeur de la porte ?",
            "MATCH (s:IfcSlab) RETURN s.GlobalId AS n",
            "names IfcDoor, and the query looks at IfcSlab only",
        ),
        (
            "What is the name of the bedroom?",
            "MATCH (s:IfcSpace) RETURN count(s) AS n",
            "asks for no number of things",
        ),
        (
            "Which rooms are made for sleeping?",
            "MATCH (s:IfcSpace) RETURN count(s) AS n",
            "asks for no number of things",
        ),
        (
            "How many doors are internal, i.e. not external?",
            "MATCH (d) WHERE NOT 'IfcDoor' IN labels(d) RETURN count(d) AS n",
            "leaves just those out",
        ),
    ],
)
def test_query_that_answers_another_question_is_not_accepted(
    question: str, cypher: str, told: str, house: GraphStore
) -> None:
    assert told in refusal(cypher, house, question)


@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (
            "How many doors have no width?",
            "MATCH (d:IfcDoor) WHERE NOT d.OverallWidth IS NOT NULL RETURN count(d) AS n",
        ),
        (
            "How many doors have no width?",
            "MATCH (d:IfcDoor) WITH count(d) AS a MATCH (d:IfcDoor) "
            "WHERE d.OverallWidth IS NOT NULL RETURN a - count(d) AS n",
        ),
        (
            "Which doors with a width have no window?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth IS NOT NULL RETURN d.Name AS n",
        ),
        (
            "Which storey has the most rooms?",
            "MATCH (s:IfcSpace)-[:ON_STOREY]->(t:IfcBuildingStorey) WITH t, count(s) AS n "
            "ORDER BY n DESC LIMIT 1 RETURN t.Name AS t",
        ),
        (
            "Which rooms have more than one door?",
            "MATCH (s:IfcSpace)<-[:LEADS_TO]-(d:IfcDoor) WITH s, count(d) AS n WHERE n > 1 "
            "RETURN s.Name AS s ORDER BY s LIMIT 20",
        ),
        (
            "How many things are no doors?",
            "MATCH (d:IfcElement) WHERE NOT d:IfcDoor RETURN count(d) AS n",
        ),
        (
            "How many windows and doors are there?",
            "MATCH (d:IfcElement) WHERE NOT d:IfcWall AND (d:IfcDoor OR d:IfcWindow) "
            "RETURN count(d) AS n",
        ),
        (
            "How many walls have an opening?",
            "MATCH (w:IfcWall)-[:HAS_OPENING]->(o) RETURN count(DISTINCT w) AS n",
        ),
        (
            "How many doors does each storey have?",
            "MATCH (s:IfcBuildingStorey) OPTIONAL MATCH (s)<-[:ON_STOREY]-(d:IfcDoor) "
            "RETURN s.Name AS name, count(d) AS n",
        ),
        ("Is there any door?", "MATCH (d:IfcDoor) RETURN count(d) > 0 AS b"),
        (
            "How many rooms are there besides the bedroom?",
            "MATCH (s:IfcSpace) WHERE s.LongName <> 'Bedroom' RETURN count(s) AS n",
        ),
        (
            "Which doors are at least 500 mm wide?",
            "MATCH (d:IfcDoor) WHERE NOT d.OverallWidth < 0.5 RETURN d.Name AS n",
        ),
        ("Are there no doors?", "MATCH (d:IfcDoor) RETURN count(d) = 0 AS b"),
        (
            "Is the bedroom free of windows?",
            "MATCH (w:IfcWindow)-[:LIGHTS]->(s:IfcSpace {LongName: 'Bedroom'}) "
            "RETURN count(w) = 0 AS b",
        ),
        (
            "What is larger than the bedroom?",
            "MATCH (a:IfcSpace {LongName: 'Bedroom'}), (b:IfcSpace) WHERE b.LongName <> 'Bedroom' "
            "AND b.`derived.FloorArea` > a.`derived.FloorArea` RETURN b.LongName AS n",
        ),
        (
            "Wie viele Räume gibt es neben dem Bedroom?",
            "MATCH (s:IfcSpace) WHERE NOT s.LongName = 'Bedroom' RETURN count(s) AS n",
        ),
        (
            "What is the area of the rooms less the bedroom?",
            "MATCH (s:IfcSpace) WHERE s.LongName <> 'Bedroom' "
            "RETURN sum(s.`derived.FloorArea`) AS n",
        ),
        (
            "How many rooms have no window?",
            "MATCH (s:IfcSpace) OPTIONAL MATCH (s)<-[:LIGHTS]-(w:IfcWindow) "
            "WITH s, w WHERE w IS NULL RETURN count(*) AS n",
        ),
        (
            "How many times are materials used in total?",
            "MATCH (w)-[:HAS_MATERIAL]->(m:IfcMaterial) RETURN count(m) AS n",
        ),
        (
            "Are all doors wider than 0.7 m?",
            "MATCH (d:IfcDoor) WHERE NOT d.OverallWidth > 0.7 RETURN count(d) = 0 AS b",
        ),
        (
            "Is the front door wider than 700 mm?",
            "MATCH (d:IfcDoor {Name: 'Front door'}) RETURN d.OverallWidth AS n",
        ),
        (
            "Is the front door wider than 700 mm?",
            "MATCH (d:IfcDoor {Name: 'Front door'}) RETURN min(d.OverallWidth) > 0.7 AS b",
        ),
        (
            "How many doors are wider than 9e-1 m?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 RETURN count(d) AS n",
        ),
        (
            "Which doors are about 1 m wide?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.8 AND d.OverallWidth < 1.2 "
            "RETURN d.Name AS n",
        ),
        (
            "Which doors are wider than 3 ft?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.91 RETURN d.Name AS n",
        ),
        (
            "How many doors are at least 900 mm wide?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth >= 0.9 RETURN count(d) AS n",
        ),
        (
            "Which is wider, the front door or the room door?",
            "MATCH (d:IfcDoor) WHERE d.Name CONTAINS 'oor' RETURN d.Name AS n "
            "ORDER BY d.OverallWidth DESC LIMIT 1",
        ),
        (
            "Which is the widest door?",
            "MATCH (d:IfcDoor) WITH d ORDER BY d.OverallWidth DESC "
            "RETURN head(collect(d.Name)) AS n",
        ),
        (
            "Which is the widest door?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY -d.OverallWidth LIMIT 1",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor {model: 'small_house.ifc'}) WHERE d.OverallWidth > 0.1 "
            "RETURN count(d) AS n",
        ),
        (
            "How many doors lead to the bedroom?",
            "MATCH (d:IfcDoor)-[:LEADS_TO]->(s) WHERE s.LongName IN ['Bedroom', 'Schlafzimmer'] "
            "RETURN count(DISTINCT d) AS n",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 OR d.OverallWidth < 3 "
            "RETURN count(d) AS n",
        ),
        (
            "How many wide doors are there?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 RETURN count(d) AS n",
        ),
        (
            "Which doors lead to the room to sleep in?",
            "MATCH (d:IfcDoor)-[:LEADS_TO]->(s {LongName: 'Bedroom'}) RETURN d.Name AS n",
        ),
        (
            "How wide is the widest door in mm?",
            "MATCH (d:IfcDoor) RETURN max(d.OverallWidth) * 1000 AS n",
        ),
        (
            "How wide is the widest door?",
            "MATCH (d:IfcDoor) RETURN round(max(d.OverallWidth) * 100) / 100 AS n",
        ),
        (
            "What do doors of 1000 euros a metre cost?",
            "MATCH (d:IfcDoor) RETURN sum(d.OverallWidth) * 1000 AS n",
        ),
        (
            "How many letters does the longest name of a room have?",
            "MATCH (s:IfcSpace) RETURN max(size(s.Name)) AS n",
        ),
        (
            "How many doors are there?",
            "MATCH (d:IfcDoor) WITH collect(d.Name) AS names RETURN size(names) AS n",
        ),
        ("When was this drawn?", "MATCH (m:Model) RETURN m.TimeStamp AS t"),
        (
            "Is there a basement?",
            "MATCH (s:IfcBuildingStorey) WHERE s.Elevation < 0 RETURN count(s) > 0 AS b",
        ),
        (
            "How many ways into the house are there?",
            "MATCH (d:IfcDoor) WHERE d.`Pset_DoorCommon.IsExternal` = true RETURN count(d) AS n",
        ),
        (
            "Is there a room which has 3 doors?",
            "MATCH (s:IfcSpace)<-[:LEADS_TO]-(d) WITH s, count(d) AS n WHERE n = 3 "
            "RETURN count(s) AS n",
        ),
        (
            "Subtract the bedroom: what is the total area?",
            "MATCH (s:IfcSpace) WHERE NOT s.LongName = 'Bedroom' "
            "RETURN sum(s.`derived.FloorArea`) AS n",
        ),
        ("Ile jest drzwi w domu?", "MATCH (s:IfcDoor) RETURN count(s) AS n"),
    ],
)
def test_query_that_answers_what_was_asked_is_left_to_the_judge(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, question) is None
