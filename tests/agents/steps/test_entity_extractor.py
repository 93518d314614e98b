"""Reading entities off Cypher, as the paper's Named Entity Extractor names them."""

import random
from typing import Any

import pytest

from agents.memory.solved import examples
from agents.messages import Entities, PatternMention, PropertyMention, Query
from agents.steps.entity_extractor import by_code


def entities(cypher: str, **parameters: object) -> Entities:
    return by_code(Query(cypher=cypher, parameters=parameters))


def test_labels_values_and_edges_of_a_query_are_read() -> None:
    read = entities(
        "MATCH (s:IfcBuildingStorey {Name: 'Ground Floor'})<-[:ON_STOREY]-(d:IfcDoor) "
        "WHERE d.OverallHeight = 2.1 RETURN count(d)"
    )
    assert read.labels == ("IfcBuildingStorey", "IfcDoor")
    assert read.properties == (
        PropertyMention(label="IfcBuildingStorey", property="Name", value="Ground Floor"),
        PropertyMention(label="IfcDoor", property="OverallHeight", value=2.1),
    )
    assert read.patterns == (
        PatternMention(start="IfcDoor", type="ON_STOREY", end="IfcBuildingStorey"),
    )


def test_label_given_elsewhere_is_found_by_its_variable() -> None:
    read = entities("MATCH (w:IfcWall) MATCH (w)-[:HOSTS]->(d) WHERE (d:IfcDoor) RETURN w.Name")
    assert read.patterns == (PatternMention(start="IfcWall", type="HOSTS", end="IfcDoor"),)


def test_path_of_several_edges_is_read_edge_by_edge() -> None:
    read = entities("MATCH (a:A)-[:R]->(b:B)<-[:S|T*1..3]-(c:C)--(d:D) RETURN d")
    assert read.patterns == (
        PatternMention(start="A", type="R", end="B"),
        PatternMention(start="C", type="S", end="B"),
        PatternMention(start="C", type="T", end="B"),
        PatternMention(start="C", type="", end="D", directed=False),
    )


@pytest.mark.parametrize(
    ("condition", "mention"),
    [
        ("n.Name CONTAINS 'hall'", {"value": "hall", "operator": "CONTAINS"}),
        (
            "toLower(n.Name) CONTAINS toLower('Hall')",
            {"value": "Hall", "operator": "CONTAINS", "ignore_case": True},
        ),
        ("n.Name STARTS WITH $name", {"value": "given", "operator": "STARTS WITH"}),
        ("n.Name = 007", {"value": 7}),
        ("n.Name = 2.5e1", {"value": 25.0}),
        ("n.Name <> 'hall'", {"value": None}),
        ("n.Name = m.Name", {"value": None}),
        ("n.Name IS NOT NULL", {"value": None}),
    ],
)
def test_comparison_is_read_with_its_operator(condition: str, mention: dict[str, Any]) -> None:
    read = entities(f"MATCH (n:Space) WHERE {condition} RETURN n", name="given")
    assert read.properties[0] == PropertyMention.model_validate(
        {"label": "Space", "property": "Name"} | mention
    )


def test_each_value_of_a_list_is_a_mention() -> None:
    read = entities("MATCH (n:Space) WHERE n.Name IN ['a', 'b'] RETURN n")
    assert [one.value for one in read.properties] == ["a", "b"]


def test_quoted_names_and_strings_lose_their_quotes() -> None:
    read = entities("MATCH (n:`Odd Label`) WHERE n.`Pset_A.B` = 'it\\'s' AND n.c = \"d\" RETURN n")
    assert read.labels == ("Odd Label",)
    assert [(one.property, one.value) for one in read.properties] == [
        ("Pset_A.B", "it's"),
        ("c", "d"),
    ]


def test_words_in_strings_and_comments_are_no_entities() -> None:
    read = entities("MATCH (n:A) /* (x:B) */ WHERE n.p = '(y:C)-[:R]->()' RETURN n // (z:D)")
    assert read.labels == ("A",)
    assert read.patterns == ()


def test_call_of_a_function_is_no_node() -> None:
    read = entities("MATCH (n:A) RETURN count(n), max(n.p) AS top")
    assert read.labels == ("A",)
    assert [one.property for one in read.properties] == ["p"]


def test_broken_cypher_yields_what_can_be_read() -> None:
    assert entities("MATCH (n:A WHERE n.p = 'x'").properties == (
        PropertyMention(label="A", property="p", value="x"),
    )


def test_no_mutilated_query_breaks_the_reading() -> None:
    dice = random.Random(7)
    signs = "(){}[]<>-:|`'\"$,.=*/\\ \nAé07%!"
    for solved, _ in examples() * 20:
        letters = list(solved.cypher)
        for _ in range(6):
            at = dice.randrange(len(letters) + 1)
            letters[at : at + dice.randrange(3)] = dice.choice(signs)
        by_code(Query(cypher="".join(letters)))
