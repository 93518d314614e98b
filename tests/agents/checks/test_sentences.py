"""A sentence says what the rows, the query and the question hold, and no more."""

from typing import Any

import pytest

from agents.checks.grounding import unit_of
from agents.checks.relevance import beside_the_point, other_units, turned_order
from agents.checks.sentences import what_is_unknown
from agents.messages import Attempt, Grade, Interpretation, Query, Question, Twin, Verdict
from graph_store import GraphStore, Rows
from graph_store.cypher_outline import outline

COUNT = "MATCH (d:IfcDoor) RETURN count(d) AS doors"
AREA = (
    "MATCH (s:IfcSpace {LongName: 'Entrance hall'}) RETURN s.`BaseQuantities.GrossFloorArea` AS a"
)
AREAS = "MATCH (s:IfcSpace) RETURN s.LongName AS room, s.`BaseQuantities.GrossFloorArea` AS area"
NAMES = "MATCH (s:IfcSpace) RETURN s.LongName AS room"


def wrong(
    house: GraphStore, question: str, cypher: str, cells: Any, sentence: str, value: Any
) -> str | None:
    width = len(cells[0]) if cells else 1
    rows = Rows(columns=tuple("abc"[:width]), rows=cells, total=len(cells))
    attempt = Attempt(
        query=Query(cypher=cypher), execution=rows, verdict=Verdict(grade=Grade.ACCEPT)
    )
    said = Interpretation(answer=sentence, value=value)
    twin = Twin(house, house.schema())
    return what_is_unknown(said, Question(text=question), attempt, twin)


@pytest.mark.parametrize(
    "sentence",
    [
        "There are 3 doors.",
        "There are three doors in the building.",
        "The building has a total of 3 doors.",
        "3",
        "Es gibt drei Türen.",
        "Il y a trois portes.",
        "Hay 3 puertas.",
    ],
)
def test_true_sentence_about_a_number_is_told(sentence: str, house: GraphStore) -> None:
    assert wrong(house, "How many doors are there?", COUNT, ((3,),), sentence, 3) is None


@pytest.mark.parametrize(
    "sentence",
    [
        "There are 4 doors.",
        "There are seventeen doors.",
        "There are 3 doors, five of them wide.",
        "There are 3 doors, all of oak.",
        "There are 3 wooden doors.",
        "There are only 3 doors.",
        "There are more than 3 doors.",
        "There are 3 doors in the Hanging Gardens.",
        "There are 3 doors, named “Gog” and “Magog”.",
        "There are 3 m of doors.",
        "There are 3 doors of 2 m.",
        "There is no door, not even 3.",
        "No. There are 3 doors.",
        "A truly lovely building!",
        "The doors.",
        "3 doors (0R2tatmCugcKcdt7S_4CPK).",
    ],
)
def test_sentence_that_says_more_or_other_is_not(sentence: str, house: GraphStore) -> None:
    assert wrong(house, "How many doors are there?", COUNT, ((3,),), sentence, 3)


@pytest.mark.parametrize(
    ("sentence", "value", "told"),
    [
        ("There are no doors.", 0, True),
        ("There are 0 doors.", 0, True),
        ("Yes, there are doors: 0.", 0, False),
        ("There are doors.", 0, False),
        ("There are many doors.", 0, False),
    ],
)
def test_nothing_is_told_as_nothing(
    sentence: str, value: int, told: bool, house: GraphStore
) -> None:
    found = wrong(house, "How many doors are there?", COUNT, ((0,),), sentence, value)
    assert (found is None) is told


@pytest.mark.parametrize(
    ("sentence", "value", "told"),
    [
        ("Yes, there is a door.", True, True),
        ("There is a door.", True, True),
        ("No, there is no door.", True, False),
        ("There is no door.", True, False),
        ("No, there is no door.", False, True),
        ("Yes, there is a door.", False, False),
        ("There is a door.", False, False),
    ],
)
def test_yes_and_no_suit_the_value(
    sentence: str, value: bool, told: bool, house: GraphStore
) -> None:
    found = wrong(house, "Is there a door?", COUNT, ((int(value),),), sentence, value)
    assert (found is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The entrance hall has 8.69 m².", True),
        ("The floor area of the entrance hall is 8.7 square metres.", True),
        ("8,69 m2", True),
        ("It is 8.69.", True),
        ("The entrance hall has 8.69 m.", False),
        ("The entrance hall has 8.69 ft².", False),
        ("The entrance hall has 93.57 square feet.", True),
        ("The entrance hall has 8.69 kilograms.", False),
        ("The entrance hall has 86.9 m².", False),
        ("The volume of the entrance hall is 8.69 m².", False),
    ],
)
def test_unit_is_that_of_the_property(sentence: str, told: bool, house: GraphStore) -> None:
    found = wrong(house, "How big is it?", AREA, ((8.69350625,),), sentence, 8.69350625)
    assert (found is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("Hall: 8.69 m², Bedroom: 15.42 m².", True),
        ("8.69 m² for the Hall and 15.42 m² for the Bedroom.", True),
        ("Hall: 15.42 m², Bedroom: 8.69 m².", False),
    ],
)
def test_number_stands_beside_its_name(sentence: str, told: bool, house: GraphStore) -> None:
    cells = (("Hall", 8.69), ("Bedroom", 15.42))
    value = [["Hall", 8.69], ["Bedroom", 15.42]]
    found = wrong(house, "How big are the rooms?", AREAS, cells, sentence, value)
    assert (found is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The rooms are Hall and Bedroom.", True),
        ("There are 2 rooms: Hall, Bedroom.", True),
        ("There are 2 rooms, Hall and others.", False),
        ("The room is Hall.", False),
        ("The rooms are Hall, Bedroom and Kitchen.", False),
    ],
)
def test_list_is_named_whole_or_counted(sentence: str, told: bool, house: GraphStore) -> None:
    cells = (("Hall",), ("Bedroom",))
    found = wrong(house, "Which rooms are there?", NAMES, cells, sentence, ["Hall", "Bedroom"])
    assert (found is None) is told


@pytest.mark.parametrize(
    ("returned", "value", "unit"),
    [
        ("d.OverallWidth", 0.9, "m"),
        ("d.OverallWidth * d.OverallHeight", 1.8, "m2"),
        ("d.OverallWidth + d.OverallHeight", 2.9, "m"),
        ("d.OverallWidth * 1000", 900.0, None),
        ("d.OverallWidth / d.OverallHeight", 0.43, None),
        ("count(d)", 3, None),
        ("avg(d.OverallWidth)", 0.9, "m"),
    ],
)
def test_unit_follows_what_the_query_calculates(
    returned: str, value: float, unit: str | None, house: GraphStore
) -> None:
    attempt = Attempt(
        query=Query(cypher=f"MATCH (d:IfcDoor) RETURN {returned} AS x"),
        execution=Rows(columns=("x",), rows=((value,),), total=1),
        verdict=Verdict(grade=Grade.ACCEPT),
    )
    assert unit_of(attempt, Twin(house, house.schema()), value) == unit


@pytest.mark.parametrize(
    ("question", "cypher", "said"),
    [
        ("How many doors are there?", "MATCH (w:IfcWindow) RETURN count(w) AS n", "names IfcDoor"),
        (
            "Which door is the widest?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallWidth LIMIT 1",
            "greatest",
        ),
        (
            "Which door is the narrowest?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallWidth DESC LIMIT 1",
            "least",
        ),
        (
            "Which doors are wider than 900 mm?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 900 RETURN d.Name AS n",
            "is in m",
        ),
    ],
)
def test_query_beside_the_point_is_named(
    question: str, cypher: str, said: str, house: GraphStore
) -> None:
    (found,) = _beside(question, cypher, house)
    assert said in found


@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        ("How many doors are there?", COUNT),
        (
            "Which door is the widest?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n ORDER BY d.OverallWidth DESC LIMIT 1",
        ),
        (
            "Which doors are wider than 900 mm?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 RETURN d.Name AS n",
        ),
        (
            "Which doors are wider than 0.9 m?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 RETURN d.Name AS n",
        ),
    ],
)
def test_query_to_the_point_is_not(question: str, cypher: str, house: GraphStore) -> None:
    assert _beside(question, cypher, house) == []


def _beside(question: str, cypher: str, house: GraphStore) -> list[str]:
    read, asked, twin = outline(cypher), Question(text=question), Twin(house, house.schema())
    return [
        *beside_the_point(read, asked, twin),
        *other_units(read, asked, twin),
        *turned_order(cypher, read, asked),
    ]
