"""The Verification Module on a real building: what exists, and what is near what does not."""

import pytest

from agents.messages import Check, Query, Twin
from agents.steps.entity_extractor import by_code as extract
from agents.steps.instructions_generator import by_code as instruct
from agents.steps.verification import by_code, nearest
from graph_store import GraphStore


def missing(cypher: str, house: GraphStore) -> list[Check]:
    query = Query(cypher=cypher)
    checks = by_code(extract(query), Twin(house, house.schema())).checks
    return [one for one in checks if not one.found]


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (d:IfcDoor)-[:ON_STOREY]->(s {Name: 'Ground Floor'}) RETURN d.Name",
        "MATCH (s:IfcSpace) WHERE toLower(s.Name) CONTAINS 'HALL' RETURN s",
        "MATCH (w:IfcWall)-[l:HAS_LAYER]->() RETURN l.thickness",
        "MATCH (w:IfcWall)--(o:IfcOpeningElement)--(d:IfcDoor) RETURN d",
    ],
)
def test_what_exists_is_found(cypher: str, house: GraphStore) -> None:
    assert missing(cypher, house) == []


def test_misspelled_label_finds_its_like(house: GraphStore) -> None:
    (check,) = missing("MATCH (d:IfcDor) RETURN d", house)
    assert (check.kind, check.candidates[0].text) == ("label", "IfcDoor")
    assert check.candidates[0].similarity == pytest.approx(6 / 7, abs=0.001)


def test_property_of_another_name_finds_its_like(house: GraphStore) -> None:
    (check,) = missing("MATCH (d:IfcDoor) RETURN d.OverallWidht", house)
    assert (check.kind, check.candidates[0].text) == ("property", "OverallWidth")


def test_value_of_another_property_is_found_there(house: GraphStore) -> None:
    (check,) = missing("MATCH (s:IfcSpace {Name: 'entrance hall'}) RETURN s", house)
    assert check.candidates[0].text == "IfcSpace.LongName = 'entrance hall'"
    assert "3 - Entrance hall" in [near.text for near in check.candidates]


def test_relationship_turned_around_is_told(house: GraphStore) -> None:
    (check,) = missing("MATCH (d:IfcDoor)-[:HOSTS]->(w:IfcWall) RETURN w", house)
    assert check.kind == "pattern"
    assert "(:IfcWall)-[:HOSTS]->(:IfcDoor)" in [near.text for near in check.candidates]


def test_relationship_type_that_is_not_there_finds_its_like(house: GraphStore) -> None:
    (check,) = missing("MATCH (d:IfcDoor)-[:HAS_TYPES]->(t) RETURN t", house)
    assert (check.kind, check.candidates[0].text) == ("type", "HAS_TYPE")


def test_value_under_a_missing_label_is_still_looked_up(house: GraphStore) -> None:
    checks = missing("MATCH (s:Storey {Name: 'Ground Floor'}) RETURN s", house)
    assert [one.kind for one in checks] == ["label"]


def test_each_failed_check_is_one_instruction(house: GraphStore) -> None:
    query = Query(cypher="MATCH (d:IfcDor) WHERE d.Name = 'x' RETURN d.Name")
    verification = by_code(extract(query), Twin(house, house.schema()))
    lines = instruct(query, verification).lines
    assert lines[0].startswith("No node has the label IfcDor; what exists: IfcDoor")
    failed = sum(not one.found for one in verification.checks)
    assert [" exists" in line for line in lines] == [True] * failed + [False]
    assert lines[-1].endswith("return the values compared, DISTINCT Name.")


def test_names_that_hold_the_text_whole_come_first() -> None:
    found = nearest("hall", ["wall", "3 - Entrance hall", "ball"], 2)
    assert [one.text for one in found] == ["3 - Entrance hall", "ball"]


def test_names_in_queries_are_quoted_not_pasted(house: GraphStore) -> None:
    planted = "IfcDoor`) DETACH DELETE (n) //"
    (check,) = missing(f"MATCH (d:`{planted.replace('`', '``')}`) RETURN d", house)
    assert check.entity == planted
