"""A sentence says what the rows, the query and the question hold, and no more."""

from typing import Any

import pytest

from agents.checks.grounding import unit_of
from agents.checks.numerals import readings
from agents.checks.quantities import other_units
from agents.checks.relevance import beside_the_point, turned_order, unsorted
from agents.checks.sentences import what_is_unknown
from agents.messages import Attempt, Grade, Interpretation, Query, Question, Twin, Verdict
from graph_store import GraphSchema, GraphStore, Rows
from graph_store.cypher_outline import outline

COUNT = "MATCH (d:IfcDoor) RETURN count(d) AS doors"
AREA = (
    "MATCH (s:IfcSpace {LongName: 'Entrance hall'}) RETURN s.`BaseQuantities.GrossFloorArea` AS a"
)
AREAS = "MATCH (s:IfcSpace) RETURN s.LongName AS room, s.`BaseQuantities.GrossFloorArea` AS area"
ROOMS = "Which rooms are there?"
CELSIUS = "MATCH (s:IfcSpace) RETURN s.`Set point (°C)` AS t"
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
        "There are about 3 doors.",
        "Es gibt ungefähr drei Türen.",
        "Hay unas 3 puertas.",
        "There are ≈ 3 doors.",
        "There is a door: 3",
        "There might be 3 doors.",
        "Es könnten 3 Türen sein.",
        "3 doors, etc.",
        "There are 3 doors in `Villa Rosa`.",
        "There are 3*3 doors.",
        "There are 3/3 doors.",
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
        "There are 3% doors.",
        "It is $3.",
        "There are >3 doors.",
        "There are ±3 doors.",
        "There are 3² doors.",
        "There are 3½ doors.",
        "3 doors 👎",
        "There are 3,000 doors.",
        "There are 3.000 doors.",
        "There are 3 doors A.",
        "There is 1 door, 3.",
        "3 (kg)",
        "How many doors are there? 3?",
    ],
)
def test_sentence_that_says_more_or_other_is_not(sentence: str, house: GraphStore) -> None:
    assert wrong(house, "How many doors are there?", COUNT, ((3,),), sentence, 3)


@pytest.mark.parametrize(
    ("sentence", "cells", "value"),
    [
        ("There is a door.", 1, 1),
        ("Es gibt eine Tür.", 1, 1),
        ("They weigh about 3 in all.", 3.0, 3.0),
        ("They weigh about 3 in all.", 3.04, 3.04),
    ],
)
def test_one_and_what_is_rounded_are_told_as_people_do(
    sentence: str, cells: float, value: float, house: GraphStore
) -> None:
    question = "How many doors are there, and what do they weigh in all?"
    assert wrong(house, question, COUNT, ((cells,),), sentence, value) is None


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
        ("The entrance hall has 86,935 cm².", True),
        ("The entrance hall has 8.69 (m³).", False),
        ("The entrance hall has 8.69 ha.", False),
        ("The entrance hall has 8,690 m².", False),
        ("The entrance hall has 8.690,00 m².", False),
        ("The entrance hall has 869 %.", False),
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
        ("There are 2 rooms: Hall.", False),
    ],
)
def test_list_is_named_whole_and_by_nothing_else(
    sentence: str, told: bool, house: GraphStore
) -> None:
    cells = (("Hall",), ("Bedroom",))
    found = wrong(house, "Which rooms are there?", NAMES, cells, sentence, ["Hall", "Bedroom"])
    assert (found is None) is told


@pytest.mark.parametrize(
    ("question", "cypher", "cells", "sentence", "value", "told"),
    [
        (ROOMS, NAMES, "Room 1|Room 10", "The rooms are Room 10.", ["Room 1", "Room 10"], False),
        (ROOMS, NAMES, "Room 1|Room 10", "Room 1 and Room 10.", ["Room 1", "Room 10"], True),
        (ROOMS, NAMES, "Bedroom", "It is Bedroom A.", "Bedroom", False),
        (ROOMS, NAMES, "Bedroom", "It is Bedrooms.", "Bedroom", False),
        (ROOMS, NAMES, "Flat A", "It is Flat A.", "Flat A", True),
    ],
)
def test_name_is_told_as_it_is(
    question: str, cypher: str, cells: str, sentence: str, value: Any, told: bool,
    house: GraphStore,
) -> None:  # fmt: skip
    rows = tuple((one,) for one in cells.split("|"))
    assert (wrong(house, question, cypher, rows, sentence, value) is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The doors are 0.9 m, 0.9 m and 1.8 m wide.", True),
        ("Each of the 3 doors is 0.9 m wide.", False),
        ("The 3 doors are 0.9 m wide.", False),
    ],
)
def test_one_of_several_measures_is_not_told_of_all(
    sentence: str, told: bool, house: GraphStore
) -> None:
    widths = "MATCH (d:IfcDoor) RETURN d.OverallWidth AS w"
    cells, value = ((0.9,), (0.9,), (1.8,)), [0.9, 0.9, 1.8]
    found = wrong(house, "How wide are the doors?", widths, cells, sentence, value)
    assert (found is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("There are 3 doors and 5 windows.", True),
        ("Doors: 3, windows: 5.", True),
        ("Es gibt 3 Türen und 5 Fenster.", True),
        ("There are 5 doors and 3 windows.", False),
        ("Doors: 5, windows: 3.", False),
    ],
)
def test_number_stands_beside_the_name_of_its_column(
    sentence: str, told: bool, house: GraphStore
) -> None:
    both = (
        "MATCH (d:IfcDoor) WITH count(d) AS doors "
        "MATCH (w:IfcWindow) RETURN doors, count(w) AS windows"
    )
    question = "How many doors and windows are there?"
    found = wrong(house, question, both, ((3, 5),), sentence, [3, 5])
    assert (found is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("Yes, there are more than 5 doors.", True),
        ("Yes.", True),
        ("Yes, there are 5 doors.", False),
        ("Here it is.", False),
        ("", False),
        ("Are there more than 5 doors?", False),
    ],
)
def test_number_of_the_question_stands_as_it_does_there(
    sentence: str, told: bool, house: GraphStore
) -> None:
    many = "MATCH (d:IfcDoor) RETURN count(d) > 5 AS many"
    found = wrong(house, "Are there more than 5 doors?", many, ((True,),), sentence, True)
    assert (found is None) is told


def test_comparison_is_not_told_the_other_way_round(house: GraphStore) -> None:
    question, bigger = "Is the Hall bigger than the Bedroom?", AREAS.replace("room,", "room, 1 < 2")
    for sentence, told in (
        ("Yes, the Hall is bigger than the Bedroom.", True),
        ("Yes, the Bedroom is bigger than the Hall.", False),
    ):
        found = wrong(house, question, bigger, ((True,),), sentence, True)
        assert (found is None) is told


@pytest.mark.parametrize(
    ("question", "sentence", "told"),
    [
        (
            "How much bigger is the Hall than the Bedroom?",
            "The Hall is 8.7 m² bigger than the Bedroom.",
            True,
        ),
        (
            "How much bigger is the Hall than the Bedroom?",
            "The Bedroom is 8.7 m² bigger than the Hall.",
            False,
        ),
        (
            "Um wie viel ist die Hall größer als der Bedroom?",
            "Der Bedroom ist um 8,7 m² größer als die Hall.",
            False,
        ),
        (
            "Um wie viel ist die Hall größer als der Bedroom?",
            "Die Hall ist um 8,7 m² größer als der Bedroom.",
            True,
        ),
    ],
)
def test_difference_is_told_of_the_sides_that_the_question_has(
    question: str, sentence: str, told: bool, house: GraphStore
) -> None:
    found = wrong(house, question, AREA, ((8.7,),), sentence, 8.7)
    assert (found is None) is told, found


@pytest.mark.parametrize(
    ("question", "sentence", "told"),
    [
        ("Which room is bigger?", "Bedroom is bigger than Hall.", False),
        ("Quelle pièce est plus grande ?", "Hall est plus grande que Bedroom.", True),
        ("Quelle pièce est plus grande ?", "Bedroom est plus grande que Hall.", False),
        ("¿Qué habitación es más grande?", "Bedroom es más grande que Hall.", False),
        ("Welcher Raum ist größer?", "Bedroom ist größer als Hall.", False),
    ],
)
def test_first_of_sorted_rows_is_not_told_as_the_lesser_one(
    question: str, sentence: str, told: bool, house: GraphStore
) -> None:
    rows = (("Hall", 8.7), ("Bedroom", 6.2))
    found = wrong(house, question, f"{AREAS} ORDER BY area DESC", rows, sentence, "Hall")
    assert (found is None) is told, found


@pytest.mark.parametrize(
    ("question", "sentence", "told"),
    [
        ("Combien de portes font plus de 0,8 m ?", "3 portes font plus de 0,8 m.", True),
        ("Combien de portes font plus de 0,8 m ?", "3 portes font moins de 0,8 m.", False),
        ("¿Cuántas puertas miden menos de 0,8 m?", "3 puertas miden menos de 0,8 m.", True),
        ("¿Cuántas puertas miden menos de 0,8 m?", "3 puertas miden más de 0,8 m.", False),
    ],
)
def test_bound_of_the_question_is_not_turned(
    question: str, sentence: str, told: bool, house: GraphStore
) -> None:
    cypher = "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.8 RETURN count(d) AS n"
    found = wrong(house, question, cypher, ((3,),), sentence, 3)
    assert (found is None) is told, found


@pytest.mark.parametrize(
    ("sentence", "told"),
    [("Es sind 24 °C.", True), ("24 °C.", True), ("24 K.", False)],
)
def test_letter_of_a_unit_that_a_name_bears_is_none_of_a_name(
    sentence: str, told: bool, house: GraphStore
) -> None:
    found = wrong(house, "Wie warm soll es in der Hall sein?", CELSIUS, ((24.0,),), sentence, 24.0)
    assert (found is None) is told, found


@pytest.mark.parametrize(
    ("sentence", "told"), [("It lies at -2.7 m.", True), ("It lies at 2.7 m.", False)]
)
def test_minus_may_not_lack(sentence: str, told: bool, house: GraphStore) -> None:
    lies = "MATCH (s:IfcBuildingStorey) RETURN s.Elevation AS elevation"
    found = wrong(house, "How high lies it?", lies, ((-2.7,),), sentence, -2.7)
    assert (found is None) is told


@pytest.mark.parametrize(
    ("text", "comma", "read"),
    [
        ("1,204.5", None, (1204.5,)),
        ("1.204,5", None, (1204.5,)),
        ("1,204", False, (1204.0,)),
        ("1,204", True, (1.204,)),
        ("1.204", True, (1204.0,)),
        ("1.204", None, ()),
        ("1'204", None, (1204.0,)),
        ("0.900", None, (0.9,)),
        ("8.690,00", False, (8690.0,)),
        ("1,2,3", None, ()),
        ("−3", None, (-3.0,)),
    ],
)
def test_number_is_read_as_its_language_writes_it(
    text: str, comma: bool | None, read: tuple[float, ...]
) -> None:
    assert readings(text, comma=comma) == read


@pytest.mark.parametrize(
    ("returned", "value", "unit", "sentence"),
    [
        ("Winter", 297.15, "K", "297.15 kelvin."),
        ("Winter - 273.15", 24.0, "°C", "24 °C."),
        ("Winter - 3.15", 294.0, None, "294."),
        ("Winter + 273.15", 570.3, None, "570.3."),
    ],
)
def test_measure_that_something_is_taken_from_has_another_unit_or_none(
    returned: str, value: float, unit: str | None, sentence: str, house: GraphStore
) -> None:
    held = house.schema()
    warm = held.kinds[0].properties[0].model_copy(update={"name": "Winter", "unit": "K"})
    rooms = held.kinds[0].model_copy(update={"properties": (warm,)})
    twin = Twin(house, GraphSchema(kinds=(rooms,), relationships=(), triples=()))
    attempt = Attempt(
        query=Query(cypher=f"MATCH (s:IfcSpace) RETURN s.{returned} AS t"),
        execution=Rows(columns=("t",), rows=((value,),), total=1),
        verdict=Verdict(grade=Grade.ACCEPT),
    )
    said = Interpretation(answer=sentence, value=value)
    assert unit_of(attempt, twin, value) == unit
    assert what_is_unknown(said, Question(text="How warm is it?"), attempt, twin) is None
    wrong_unit = Interpretation(answer=f"{value:g} kelvin.", value=value)
    found = what_is_unknown(wrong_unit, Question(text="How warm is it?"), attempt, twin)
    assert (found is None) is (unit == "K")


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
        ("d.OverallWidth - 0.1", 0.8, None),
        ("0.1 + d.OverallWidth", 1.0, None),
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
        (
            "Which door is the widest?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n LIMIT 1",
            "sort by it",
        ),
        (
            "Welche Tür ist die breiteste?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth > 0.9 RETURN d.Name AS n",
            "sort by it",
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
        ("How wide is the widest door?", "MATCH (d:IfcDoor) RETURN max(d.OverallWidth) AS w"),
        (
            "Which door is the widest?",
            "MATCH (d:IfcDoor), (o:IfcDoor) WITH d, max(o.OverallWidth) AS most "
            "WHERE d.OverallWidth = most RETURN d.Name AS n",
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
        *unsorted(read, asked),
    ]


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("There are 3 doors that have a window.", True),
        ("There are 3.", True),
        ("There are 3 windows that have a door.", False),
        ("There are three windows that have a door.", False),
        ("Es gibt 3 Fenster mit einer Tür.", False),
    ],
)
def test_number_is_of_what_is_counted(sentence: str, told: bool, house: GraphStore) -> None:
    question = "How many doors have a window?"
    assert (wrong(house, question, COUNT, ((3,),), sentence, 3) is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [("It is 8.7 m².", True), ("It is 8.7'.", False), ("8.7″", False)],
)
def test_mark_behind_a_number_claims_feet_or_inches(
    sentence: str, told: bool, house: GraphStore
) -> None:
    asked = "What is the area of the entrance hall?"
    assert (wrong(house, asked, AREA, ((8.69350625,),), sentence, 8.69350625) is None) is told


def test_extreme_in_the_name_of_a_property_asks_for_none(house: GraphStore) -> None:
    question = "What are the longest lifespans of the doors?"
    cypher = "MATCH (d:IfcDoor) RETURN d.longest_lifespan AS years"
    assert list(unsorted(outline(cypher), Question(text=question))) == []


def test_nothing_but_zeros_is_no_yes(house: GraphStore) -> None:
    cypher = "MATCH (n:IfcWall) RETURN n.Elevation AS a LIMIT 3"
    cells = ((0,), (0,), (0,))
    question = "Does the building have columns?"
    sentence = "Yes, there are some: 0, 0, 0."
    assert wrong(house, question, cypher, cells, sentence, [0, 0, 0]) == "a yes"


@pytest.mark.parametrize(
    ("question", "sentence", "value", "told"),
    [
        ("How many doors are there?", "There is one of 3 doors.", 3, False),
        ("How many doors are there?", "There are 3 doors, one of them.", 3, False),
        ("How many doors are there?", "There is one door, 3.", 3, False),
        ("Wie viele Türen gibt es?", "Es gibt eine von 3 Türen.", 3, False),
        ("Wie viele Türen gibt es?", "Es gibt eine Tür, 3.", 3, False),
        ("Combien y a-t-il de portes ?", "Il y a une des 3 portes.", 3, False),
        ("¿Cuántas puertas hay?", "Hay una de las 3 puertas.", 3, False),
        ("How many doors are there?", "There are a total of 3 doors.", 3, True),
        ("How many doors are there?", "There is 1, a door.", 1, True),
        ("Wie viele Türen gibt es?", "Es gibt 1, eine Tür.", 1, True),
        ("Is there any door?", "There is a door.", True, True),
        ("Is one of the doors external?", "Yes, one of the doors is.", True, True),
    ],
)
def test_one_is_told_where_the_rows_have_it(
    question: str, sentence: str, value: Any, told: bool, house: GraphStore
) -> None:
    held = 3 if value is True else value
    assert (wrong(house, question, COUNT, ((held,),), sentence, value) is None) is told


@pytest.mark.parametrize(
    ("question", "sentence", "told"),
    [
        ("Is there a kitchen?", "It is Roof.", False),
        ("Is there a kitchen?", "They are Roof.", False),
        ("Is there a kitchen?", "Roof.", False),
        ("Gibt es eine Küche?", "Es ist Roof.", False),
        ("Y a-t-il une cuisine ?", "C'est Roof.", False),
        ("Is there a kitchen?", "Yes, Roof.", True),
        ("Is there a kitchen?", "There is a kitchen: Roof.", True),
        ("Gibt es eine Küche?", "Es gibt eine Küche: Roof.", True),
        ("Is it a kitchen or a roof?", "It is Roof.", True),
    ],
)
def test_name_says_neither_yes_nor_no(
    question: str, sentence: str, told: bool, house: GraphStore
) -> None:
    for value in (True, ["Roof"]):
        assert (wrong(house, question, NAMES, (("Roof",),), sentence, value) is None) is told


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("2 rooms: Bedroom: 8.7; Hall room: 12.", True),
        ("Two rooms: Bedroom: 8.7; Hall room: 12.", True),
        ("2 Räume: Bedroom: 8,7; Hall room: 12.", True),
        ("2 rooms: Bedroom: 12; Hall room: 8.7.", False),
        ("2 bedrooms: Bedroom: 8.7; Hall room: 12.", False),
        ("3 rooms: Bedroom: 8.7; Hall room: 12.", False),
    ],
)
def test_list_may_be_headed_by_how_many_there_are_of_its_kind(
    sentence: str, told: bool, house: GraphStore
) -> None:
    cells = (("Bedroom", 8.7), ("Hall room", 12.0))
    value = [list(row) for row in cells]
    question = "How big is each of the rooms?"
    assert (wrong(house, question, AREAS, cells, sentence, value) is None) is told
