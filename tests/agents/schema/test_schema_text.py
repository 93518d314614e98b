"""The schema as a model reads it, whole and cut to a budget."""

import re

from agents.schema.schema_text import CHARACTERS_A_TOKEN, schema_text
from graph_store.schema import GraphSchema, NodeKind, PropertySchema, RelationshipKind, Triple


def kind(label: str, *, properties: int = 3, name: str = "thing") -> NodeKind:
    return NodeKind(
        labels=(label, "IfcProduct"),
        count=7,
        properties=(
            PropertySchema(name="Name", types=("string",), samples=(name, f"{name} 2")),
            *(
                PropertySchema(
                    name=f"Pset_{label}.Property{i}", types=("float",), unit="m2", samples=("1.5",)
                )
                for i in range(properties)
            ),
        ),
    )


def building(properties: int) -> GraphSchema:
    labels = ("IfcDoor", "IfcSpace", "IfcWall", "IfcSlab", "IfcRoof", "IfcBeam")
    kinds = tuple(kind(label, properties=properties) for label in labels)
    return GraphSchema(
        kinds=(*kinds, kind("IfcBuildingStorey", name="Ground Floor")),
        relationships=(
            RelationshipKind(
                type="HAS_LAYER",
                count=4,
                properties=(PropertySchema(name="thickness", types=("float",), unit="m"),),
            ),
        ),
        triples=(
            Triple(
                start=("IfcDoor", "IfcProduct"),
                type="LEADS_TO",
                end=("IfcSpace", "IfcProduct"),
                count=3,
            ),
            Triple(
                start=("IfcWall", "IfcProduct"),
                type="HOSTS",
                end=("IfcDoor", "IfcProduct"),
                count=3,
            ),
            Triple(
                start=("IfcRoof", "IfcProduct"),
                type="AGGREGATES",
                end=("IfcSlab", "IfcProduct"),
                count=2,
            ),
        ),
    )


def test_schema_reads_like_cypher_with_units_and_samples() -> None:
    text = schema_text(building(1), "How many doors are there?", 5000)
    assert "(:IfcDoor:IfcProduct {" in text
    assert 'Name: string e.g. "thing", "thing 2"' in text
    assert '`Pset_IfcDoor.Property0`: float in m2 e.g. "1.5"' in text
    assert "(:IfcDoor)-[:LEADS_TO]->(:IfcSpace)" in text
    assert "thickness: float in m" in text


def test_what_the_question_names_outlasts_the_cut() -> None:
    text = schema_text(building(60), "Which property 7 has the door?", 2000)
    assert len(text) <= 2000 * CHARACTERS_A_TOKEN
    assert "`Pset_IfcDoor.Property7`" in text
    assert "`Pset_IfcSlab.Property7`" not in text


def test_names_of_properties_outlast_their_types() -> None:
    text = schema_text(building(60), "How many doors are there?", 700)
    assert "`Pset_IfcDoor.Property7`: float in m2" not in text
    assert "`Pset_IfcDoor.…`: Property0, Property1, " in text


def test_kind_is_named_by_a_value_it_holds() -> None:
    text = schema_text(building(60), "What is on the ground floor?", 2500)
    assert re.search(r"\(:IfcBuildingStorey:IfcProduct \{.*\n  Name.*Ground Floor", text)


def test_every_label_and_direction_stays_and_what_is_left_out_is_counted() -> None:
    text = schema_text(building(400), "How many doors are there?", 300)
    for label in building(1).labels:
        assert label in text
    assert "(:IfcDoor)-[:LEADS_TO]->(:IfcSpace)" in text
    assert "// and 1 more, of other labels" in text
    assert "// and 400 more" in text


def test_what_all_nodes_of_a_label_share_is_told_once() -> None:
    key = PropertySchema(name="key", types=("string",))
    kinds = tuple(
        kind.model_copy(update={"properties": (*kind.properties, key)})
        for kind in building(1).kinds
    )
    text = schema_text(building(1).model_copy(update={"kinds": kinds}), "How many doors?", 5000)
    assert text.count("  key: string") == 1
    assert "({  // every node has\n  key: string" in text


def test_notes_beside_a_value_are_told_of_once() -> None:
    names = ("Area", "Area.note", "Area.stored", "derived.Area", "derived.Area.source")
    door = NodeKind(
        labels=("IfcDoor",),
        count=1,
        properties=tuple(PropertySchema(name=name, types=("float",)) for name in names),
    )
    lone = NodeKind(labels=("IfcWall",), count=1, properties=door.properties[:1])
    schema = GraphSchema(kinds=(door, lone), relationships=(), triples=())
    text = schema_text(schema, "How big is the door?", 5000)
    assert "`Area.note`: float" not in text
    assert "({  // every node has\n  Area: float" in text
    for ending in ("note", "stored", "source"):
        assert text.count(f"// <property>.{ending}, where there is one: ") == 1
