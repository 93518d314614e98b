"""RDF beside the model: Brick, BOT and others, read whole and never fetched."""

import datetime as dt
import json
from pathlib import Path

import pytest

from agents import ask, minds_for
from app.twins.ingest import ingest
from graph_store import GraphStore, Rows
from ifc_loader import read_ifc
from ifc_loader.package_tables import package_table
from ifc_loader.property_graph import Node
from registers import Register, RegisterError, propose, read_register, read_tables
from registers.sources import triples
from sample_models import BAY_HOUSE
from tests.registers.test_cobie import answered

POWERS = str.maketrans("²³", "23")
PREFIXES = """
@prefix brick: <https://brickschema.org/schema/Brick#> .
@prefix ref: <https://brickschema.org/schema/Brick/ref#> .
@prefix bot: <https://w3id.org/bot#> .
@prefix unit: <http://qudt.org/vocab/unit/> .
@prefix qudt: <http://qudt.org/schema/qudt/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix : <https://plant.example/house#> .
"""
BRICK = f"""{PREFIXES}
: a owl:Ontology ; owl:imports <http://127.0.0.1:9/never-fetched> .
brick:Boiler a owl:Class ;
  rdfs:subClassOf brick:Heating_Equipment ,
    [ a owl:Restriction ; owl:onProperty brick:feeds ; owl:someValuesFrom brick:Room ] .
brick:Heating_Equipment rdfs:subClassOf brick:Equipment .
brick:Equipment rdfs:subClassOf brick:Heating_Equipment .
:project a ref:ifcProject ; ref:ifcProjectID "PROJECT" .
:boiler a brick:Boiler, brick:Equipment ; rdfs:label "Boiler"@en, "Kessel"@de ;
  brick:feeds :hall, :bath ; brick:hasPoint :sensor ;
  brick:ratedPowerOutput [ brick:value 24.5 ; brick:hasUnit unit:KiloW ] ;
  :installed "2020-02-03"^^xsd:date ; :checked "2024-05-06T08:30:00+02:00"^^xsd:dateTime ;
  :stages ( 3 1 2 ) ; :aliases "K1", "B1" ;
  ref:hasExternalReference
    [ a ref:IFCReference ; ref:hasIfcProjectReference :project ; ref:ifcGlobalID "BOILER" ] ,
    [ a ref:TimeseriesReference ; ref:hasTimeseriesId "17" ] .
:hall a brick:Room ; rdfs:label "Hall" ;
  brick:area [ brick:value 12.5 ; brick:hasUnit unit:M2 ] .
:bath a brick:Room ; brick:area [ brick:value 60 ; brick:hasUnit unit:FT2 ] .
:sensor a brick:Temperature_Sensor ; brick:hasUnit unit:DEG_C ; brick:isPointOf :boiler ;
  brick:hasSubstance brick:Water .
"""


def read(tmp_path: Path, said: str, name: str = "plant.ttl") -> Register:
    path = tmp_path / name
    path.write_text(said, encoding="utf-8")
    return read_register(path)


def row(register: Register, name: str) -> Node:
    return next(n for n in register.graph.nodes if n.properties.get("name") == name)


@pytest.fixture
def plant(tmp_path: Path) -> Register:
    return read(tmp_path, BRICK)


def test_a_row_stands_under_its_class_and_the_classes_above(plant: Register) -> None:
    boiler = row(plant, "Boiler")
    assert boiler.labels == ("Boiler", "Heating_Equipment", "Equipment", "RegisterRow")
    assert row(plant, "Hall").labels == ("Room", "RegisterRow")


def test_values_are_typed_with_units_lists_and_languages(plant: Register) -> None:
    held = row(plant, "Boiler").properties
    assert held["ratedPowerOutput"] == 24.5 and plant.graph.units["ratedPowerOutput"] == "kW"
    assert held["installed"] == dt.date(2020, 2, 3)
    assert (held["checked"], held["checkedTime"]) == (dt.date(2024, 5, 6), "06:30:00Z")
    assert held["stages"] == [3, 1, 2], "a list keeps its order"
    assert held["aliases"] == ["B1", "K1"], "a set has none, and takes that of its texts"
    assert (held["label"], held["label_de"], held["label_en"]) == ("Boiler", "Kessel", "Boiler")
    assert held["IFCReference.ifcGlobalID"] == "BOILER"
    assert held["TimeseriesReference.hasTimeseriesId"] == "17"
    areas = {n: (row(plant, n).properties) for n in ("Hall", "bath")}
    assert (areas["Hall"]["area"], areas["bath"]["area"]) == (12.5, 5.5741824)
    assert plant.graph.units["area"] == "m2"
    assert row(plant, "sensor").properties["hasUnit"] == "°C"
    assert row(plant, "sensor").properties["hasSubstance"] == "brick:Water"


def test_what_one_does_to_another_is_a_relationship(plant: Register) -> None:
    keys = {n.key: n.properties.get("name") for n in plant.graph.nodes}
    links = {(keys[r.start], r.type, keys[r.end]) for r in plant.graph.relationships}
    assert links >= {
        ("Boiler", "FEEDS", "Hall"),
        ("Boiler", "FEEDS", "bath"),
        ("Boiler", "HAS_POINT", "sensor"),
        ("sensor", "IS_POINT_OF", "Boiler"),
        ("Boiler", "HAS_IFC_PROJECT_REFERENCE", "project"),
    }


def test_a_vocabulary_is_left_out_and_told(plant: Register) -> None:
    told = {f.entity: f.message for f in plant.graph.findings if f.kind == "table left out"}
    assert told.keys() == {"owl:Class", "owl:Ontology", "owl:Restriction"}
    assert "2 rows" not in told["owl:Ontology"] and "is not fetched" in told["owl:Ontology"]
    assert told["owl:Class"].startswith("owl:Class: 3 rows")


def test_the_proposal_is_scored_and_a_person_chooses_classes_and_predicates(
    tmp_path: Path,
) -> None:
    path = tmp_path / "plant.ttl"
    path.write_text(BRICK, encoding="utf-8")
    tables = read_tables(path)
    proposal = propose(tables, path.name)
    assert proposal.scores.satisfied, proposal.scores.faults
    without = proposal.mapping.model_copy(
        update={
            "left_out": {**proposal.mapping.left_out, "brick:Temperature_Sensor": "not asked for"},
            "tables": tuple(
                each.model_copy(
                    update={
                        "left_out": {"aliases": "codes of the shop"},
                        "references": tuple(
                            r for r in each.references if r.to != "brick:Temperature_Sensor"
                        ),
                    }
                )
                if each.table == "brick:Boiler"
                else each
                for each in proposal.mapping.tables
                if each.table != "brick:Temperature_Sensor"
            ),
        }
    )
    register = read_register(path, mapping=without)
    assert "aliases" not in row(register, "Boiler").properties
    assert not any(n.labels[0] == "Temperature_Sensor" for n in register.graph.nodes)
    told = {f.message for f in register.graph.findings}
    assert "brick:Boiler, aliases: 1 cells: codes of the shop" in told
    assert "brick:Temperature_Sensor: 1 rows: not asked for" in told


def test_what_is_not_of_the_kind_it_claims_is_a_text_beside_and_is_told(tmp_path: Path) -> None:
    said = f"""{PREFIXES}
:a a brick:Fan ; :fails "abc"^^xsd:integer ; :on "maybe"^^xsd:boolean ; :due "soon"^^xsd:date .
:b a brick:Fan ; :fails 3, 4 ; :on true ; :due "2026-01-02"^^xsd:date .
:c a brick:Fan ; :fails "1_000"^^xsd:integer, 7 ; :speed [ brick:value "fast"^^xsd:double ] ."""
    register = read(tmp_path, said)
    a, b, c = (row(register, name).properties for name in "abc")
    assert (a["failsText"], a["onText"], a["dueText"]) == ("abc", "maybe", "soon")
    assert not a.keys() & {"fails", "on", "due"}
    assert (b["fails"], b["on"], b["due"]) == ([3, 4], True, dt.date(2026, 1, 2))
    assert (c["fails"], c["failsText"]) == (7, "1_000")
    told = [f.message for f in register.graph.findings if f.kind == "value of another kind"]
    assert told == [
        "brick:Fan row 1, fails: 'abc' is not read as xsd:integer; kept as failsText",
        "brick:Fan row 1, on: 'maybe' is not read as xsd:boolean; kept as onText",
        "brick:Fan row 1, due: 'soon' is not read as xsd:date; kept as dueText",
        "brick:Fan row 3, fails: '1_000' is not read as xsd:integer; kept as failsText",
        "brick:Fan row 3, speed.value: 'fast' is not read as xsd:double; kept as speed.valueText",
    ]


def test_the_three_forms_say_the_same(tmp_path: Path) -> None:
    turtle = read(tmp_path, f'{PREFIXES}\n:a a brick:AHU ; rdfs:label "A"@fr ; :n 3 ; :l (1 2) .')
    plain = "https://plant.example/house#"
    rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    label = "http://www.w3.org/2000/01/rdf-schema#label"
    whole = "http://www.w3.org/2001/XMLSchema#integer"
    lines = [
        f"<{plain}a> <{rdf}type> <https://brickschema.org/schema/Brick#AHU> .",
        f'<{plain}a> <{label}> "A"@fr .',
        f'<{plain}a> <{plain}n> "3"^^<{whole}> .',
        f"<{plain}a> <{plain}l> _:x .",
        f'_:x <{rdf}first> "1"^^<{whole}> .',
        f"_:x <{rdf}rest> _:y .",
        f'_:y <{rdf}first> "2"^^<{whole}> .',
        f"_:y <{rdf}rest> <{rdf}nil> .",
    ]
    triples = read(tmp_path, "\n".join(lines), "plant.nt")
    said = {
        "@context": {"b": "https://brickschema.org/schema/Brick#", "p": plain},
        "@id": "p:a",
        "@type": "b:AHU",
        label: {"@value": "A", "@language": "fr"},
        "p:n": 3,
        "p:l": {"@list": [1, 2]},
    }
    linked = read(tmp_path, json.dumps(said), "plant.jsonld")
    found = [row(each, "A") for each in (turtle, triples, linked)]
    without = [{k: v for k, v in n.properties.items() if k not in {"table", "row"}} for n in found]
    assert without[0] == without[1] == without[2]
    assert without[0]["l"] == [1, 2] and without[0]["label_fr"] == "A"
    assert len({n.labels for n in found}) == 1


def test_bot_and_values_of_ifcowl_are_read_alike(tmp_path: Path) -> None:
    said = f"""{PREFIXES}
    @prefix ifc: <https://standards.buildingsmart.org/IFC/DEV/IFC4/ADD2/OWL#> .
    @prefix express: <https://w3id.org/express#> .
    :s a bot:Storey ; bot:hasSpace :r . :r a bot:Space ; bot:containsElement :d .
    :d a bot:Element, ifc:IfcDoor ;
      ifc:globalId_IfcRoot [ a ifc:IfcGloballyUniqueId ; express:hasString "GUID" ] .
    """
    register = read(tmp_path, said)
    door = row(register, "d")
    assert door.labels == ("RowIfcDoor", "Element", "RegisterRow"), "models have IfcDoor"
    assert door.properties["IfcGloballyUniqueId.hasString"] == "GUID"
    types = {r.type for r in register.graph.relationships}
    assert {"HAS_SPACE", "CONTAINS_ELEMENT"} <= types


def test_blank_nodes_of_a_kind_are_rows_with_keys_that_stay(tmp_path: Path) -> None:
    said = f"{PREFIXES}\n:a a brick:AHU ; :part [ :size 1 ], [ :size 2 ; :within [ :deep 3 ] ] ."
    first, again = read(tmp_path, said), read(tmp_path, said.replace(":size 1", ":size  1"))
    keys = {n.key for n in first.graph.nodes if n.labels[0] == "part"}
    assert len(keys) == 2
    assert keys == {n.key for n in again.graph.nodes if n.labels[0] == "part"}
    assert sum(r.type == "HAS_PART" for r in first.graph.relationships) == 2
    deep = [n for n in first.graph.nodes if n.properties.get("within.deep") == 3]
    assert len(deep) == 1


def test_members_of_a_list_are_rows_whose_keys_stay(tmp_path: Path) -> None:
    said = f"{PREFIXES}\n:a a brick:AHU ; :stages ( [ a brick:Fan ; :size 1 ] 7 ) ."
    first, again = read(tmp_path, said), read(tmp_path, said.replace(" 7 ", "  7  "))
    (fan,) = [n for n in first.graph.nodes if "Fan" in n.labels]
    assert fan.properties["size"] == 1
    assert fan.key in {n.key for n in again.graph.nodes}
    assert [r.end for r in first.graph.relationships if r.type == "STAGES"] == [fan.key]


def test_columns_of_one_title_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "names.ttl"
    path.write_text(f"{PREFIXES}\n:a a brick:AHU ; :name 1 ; :name_ 2 .", encoding="utf-8")
    (table,) = read_tables(path)
    assert len(set(table.columns)) == len(table.columns) == 4
    assert {1, 2} <= set(table.rows[0])


@pytest.mark.parametrize(
    ("name", "said", "told"),
    [
        ("a.jsonld", '{"@context": "http://127.0.0.1:9/c", "@id": "x:a"}', "never fetched"),
        ("a.jsonld", '{"@context": {"@import": "http://127.0.0.1:9/c"}}', "never fetched"),
        ("a.ttl", "@prefix : <x:> .\n:a :b oops .", "line 2"),
        ("a.nt", "no triples\n", "a.nt is no RDF"),
        ("a.ttl", "", "holds no rows"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    tmp_path: Path, name: str, said: str, told: str
) -> None:
    with pytest.raises(RegisterError, match=told):
        read(tmp_path, said, name)


def test_a_file_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(triples, "MOST_TRIPLES", 5)
    with pytest.raises(RegisterError, match="more than 5 statements; read a part"):
        read(tmp_path, BRICK)


def test_lists_that_name_one_another_are_told_once_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = " ".join(
        f"_:l{i + 1} r:first _:l{i} ; r:rest [ r:first _:l{i} ; r:rest r:nil ] ." for i in range(4)
    )
    said = f":a a brick:AHU ; :stages _:l4 . _:l0 r:first 1 ; r:rest r:nil . {levels}"
    head = f"{PREFIXES}\n@prefix r: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .\n"
    assert any("AHU" in n.labels for n in read(tmp_path, head + said).graph.nodes)
    monkeypatch.setattr(triples, "MOST_TRIPLES", 25)
    with pytest.raises(RegisterError, match="more than 25 members"):
        read(tmp_path, head + said)


@pytest.mark.parametrize(
    "said",
    [
        "@prefix r: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .\n"
        ":a :l _:x . _:x r:first 1 ; r:rest _:y . _:y r:first 2 ; r:rest _:x .",
        ":a :p [ :p [ :p [ :p [ :p [ :p [ :p [ :p [ :p [ :p [ :p 1 ]]]]]]]]]] .",
        ":a :p _:x . _:x :p _:y . _:y :p _:x .",
        ':a :n "1e999"^^xsd:double, "999999999999999999999"^^xsd:integer, "x"^^xsd:date ; :b 3 .',
        ':a :t "MATCH (n) DETACH DELETE n", "=1+1", "<script>" ; :iri 5 ; :name 6 ; :key 7 .',
    ],
)
def test_hostile_shapes_are_read_as_what_they_say(tmp_path: Path, said: str) -> None:
    register = read(tmp_path, f"{PREFIXES}\n{said}\n:a a brick:AHU .")
    assert any("AHU" in n.labels for n in register.graph.nodes)


@pytest.mark.engine
def test_amounts_in_several_units_are_never_summed_as_one(
    store: GraphStore, tmp_path: Path
) -> None:
    path = tmp_path / "plant.ttl"
    path.write_text(
        f"""{PREFIXES}
        brick:AHU rdfs:subClassOf brick:HVAC . brick:Boiler rdfs:subClassOf brick:HVAC .
        :a a brick:AHU ; rdfs:label "Fan" ;
          brick:ratedPower [ brick:value 4.5 ; brick:hasUnit unit:KiloW ] .
        :b a brick:AHU ; rdfs:label "Blower" ;
          brick:ratedPower [ brick:value 5.5 ; brick:hasUnit unit:KiloW ] .
        :c a brick:Boiler ; rdfs:label "Boiler" ;
          brick:ratedPower [ brick:value 24500 ; brick:hasUnit unit:W ] .
        """,
        encoding="utf-8",
    )
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    of_all = ask("What is the total rated power of the HVAC?", store, minds_for("rules"))
    assert (of_all.value, of_all.unit) == (34.5, "kW")
    of_some = ask("What is the total rated power of the AHUs?", store, minds_for("rules"))
    assert (of_some.value, of_some.unit) == (10.0, "kW")


@pytest.mark.parametrize(
    ("said", "columns"),
    [
        ("[ brick:value 5 ; brick:hasUnit unit:V ]", {"rated (kW)", "rated (V)"}),
        ("[ brick:value 5 ; brick:hasUnit unit:DEG_C ]", {"rated (kW)", "rated (°C)"}),
        ("[ brick:value 5 ; brick:hasUnit unit:W ]", {"rated"}),
    ],
)
def test_amounts_of_several_dimensions_stay_apart(
    said: str, columns: set[str], tmp_path: Path
) -> None:
    kilowatts = "[ brick:value 5 ; brick:hasUnit unit:KiloW ]"
    register = read(
        tmp_path,
        f"{PREFIXES} :a a brick:AHU ; :rated {kilowatts} . :b a brick:AHU ; :rated {said} .",
    )
    held = {name for node in register.graph.nodes for name in node.properties}
    assert {name for name in held if name.startswith("rated")} == columns


def test_one_amount_told_twice_is_not_two(tmp_path: Path) -> None:
    twice = (
        "[ brick:value 5 ; brick:hasUnit unit:KiloW ], [ brick:value 5000 ; brick:hasUnit unit:W ]"
    )
    register = read(tmp_path, f"{PREFIXES} :a a brick:AHU ; :rated {twice} .")
    assert row(register, "a").properties["rated (kW)"] == 5
    assert row(register, "a").properties["rated (W)"] == 5000


def test_units_are_those_that_questions_are_asked_in() -> None:
    asked = package_table("agents.understanding.language", "units.toml")["units"]
    known = {one["symbol"].translate(POWERS): one for one in asked.values()}
    for units in package_table("registers.sources", "scales.toml").values():
        of = {known[symbol]["unit"] for symbol in units if symbol in known}
        assert len(of) == 1
        shared = [symbol for symbol in units if symbol in known]
        base = known[shared[0]]["factor"] / units[shared[0]]
        for symbol in shared:
            assert units[symbol] * base == pytest.approx(known[symbol]["factor"])


@pytest.mark.engine
def test_a_brick_file_meets_the_model_by_global_id(store: GraphStore, tmp_path: Path) -> None:
    held = [n.properties for n in read_ifc(BAY_HOUSE).nodes if "IfcBoiler" in n.labels]
    path = tmp_path / "plant.ttl"
    path.write_text(BRICK.replace('"BOILER"', f'"{held[0]["GlobalId"]}"'), encoding="utf-8")
    ingest(path, store)
    ingest(BAY_HOUSE, store)
    assert answered(
        store,
        "MATCH (r:Equipment)-[:FEEDS]->(room:Room), (r)-[:RECORDS]->(e:IfcBoiler) "
        "RETURN r.name AS name, e.GlobalId AS id, count(room) AS rooms",
    ) == (("Boiler", held[0]["GlobalId"], 2),)


def test_a_class_under_sixty_others_stands_under_as_many_as_fit_and_the_rest_are_told(
    tmp_path: Path, store: GraphStore
) -> None:
    names = [f"Kind_of_equipment_{number}" for number in range(60)]
    pairs = zip(("Boiler", *names), names, strict=False)
    said = "\n".join(f"brick:{one} rdfs:subClassOf brick:{other} ." for one, other in pairs)
    path = tmp_path / "deep.ttl"
    path.write_text(f'{PREFIXES}\n{said}\n:b a brick:Boiler ; rdfs:label "B" .', encoding="utf-8")
    (told,) = [e for e in read_register(path).graph.findings if e.kind == "labels left out"]
    assert told.message.startswith("brick:Boiler: 54 of 60 labels above Boiler are left out")
    ingest(path, store)
    found = store.read("MATCH (n:Boiler:Kind_of_equipment_0:Kind_of_equipment_5) RETURN n.name")
    assert isinstance(found, Rows)
    assert found.rows == (("B",),)
