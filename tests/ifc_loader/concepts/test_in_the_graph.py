"""The concepts stand in the graph, with their evidence, in every real model."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from graph_store import GraphStore, Rows
from ifc_loader import PropertyGraph
from ifc_loader.concepts.recognising import _read, _recognise
from ifc_loader.property_graph import Node
from tests.conftest import at_hand
from tests.ifc_loader.tiny import Tiny, named

DUPLEX = {
    "Bathroom 1": "bathroom",
    "Bathroom 2": "bathroom",
    "Bedroom 1": "bedroom",
    "Bedroom 2": "bedroom",
    "Foyer": "entrance hall",
    "Hallway": "corridor",
    "Kitchen": "kitchen",
    "Living Room": "living room",
    "Utility": "utility room",
}
ROOMS = {
    "3rooms_Heater_AirTerminal_Table.ifc": {
        "Bad": "bathroom",
        "Empfang": "reception",
        "Kitchen": "kitchen",
        "Wohnen": "living room",
    },
    "AC20-FZK-Haus.ifc": {
        "Bad": "bathroom",
        "Buero": "office",
        "Flur": "corridor",
        "Galerie": "gallery",
        "Küche": "kitchen",
        "Schlafzimmer": "bedroom",
        "Wohnen": "living room",
    },
    "Duplex_A_20110505.ifc": DUPLEX,
    "Duplex_A_20110907.ifc": {
        **DUPLEX,
        "Roof": "roof space",
        "Room": "room",
        "Stair": "stairwell",
    },
    "Duplex_Electrical.ifc": {"Roof": "roof space"},
    "SampleHouse4.ifc": {
        "Bedroom": "bedroom",
        "Entrance hall": "entrance hall",
        "Living room": "living room",
        "Roof": "roof space",
    },
    "bay_house.ifc": {
        "Bathroom": "bathroom",
        "Bedroom": "bedroom",
        "Hall": "corridor",
        "Kitchen": "kitchen",
        "Landing": "corridor",
        "Living Room": "living room",
        "Shower Room": "shower room",
        "Study": "study",
        "Utility Room": "utility room",
    },
    "hvac_heating.ifc": {},
    "wall_door_columnt_rgb4x3.ifc": {},
}
"""What rooms are called, and the most specific concept of each."""

ELEMENTS = {
    "bay_house.ifc": {"door": 10, "radiator": 7, "valve": 8, "window": 15},
    "AC20-FZK-Haus.ifc": {"rafter": 42, "purlin": 2, "downstand beam": 1, "window": 11},
    "Duplex_A_20110907.ifc": {"base cabinet": 16, "roof window": 2, "opening window": 4},
    "Duplex_Handover_20120323.ifc": {"radiator": 14, "toilet pan": 4, "smoke detector": 6},
    "SampleHouse4.ifc": {"seat": 9, "mullion": 20, "curtain wall pane": 6, "dining chair": 6},
    "hvac_heating.ifc": {"elbow": 34, "tee": 14, "pump": 4, "check valve": 3, "radiator": 7},
}
"""How many elements of each model are such a thing; counted from the names in the files."""


def concepts_of(node: Node) -> list[str]:
    held = node.properties.get("concepts", [])
    assert isinstance(held, list)
    return [str(each) for each in held]


@pytest.mark.parametrize("model", at_hand(ROOMS))
def test_every_room_of_a_real_model_is_what_a_person_calls_it(
    model: str, read_shared: Callable[[str], PropertyGraph]
) -> None:
    told = {
        str(node.properties[name]): concepts_of(node)[0]
        for node in read_shared(model).nodes
        if "IfcSpace" in node.labels
        for name in ("LongName" if not model.startswith("3rooms") else "Name",)
    }
    assert told == ROOMS[model]


@pytest.mark.parametrize("model", at_hand(ELEMENTS))
def test_elements_of_a_real_model_are_counted_by_concept(
    model: str, read_shared: Callable[[str], PropertyGraph]
) -> None:
    met = Counter(
        concept
        for node in read_shared(model).nodes
        if "IfcElement" in node.labels
        for concept in concepts_of(node)
    )
    assert {concept: met[concept] for concept in ELEMENTS[model]} == ELEMENTS[model]


def test_the_evidence_stands_beside_the_concepts(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.whole(tiny.storey, tiny.root("IfcSpace", Name="1.03", LongName="WC Herren"))
    found = named(tiny.read(tmp_path), "1.03").properties
    assert found["concepts"] == ["men's toilet", "toilet", "sanitary room", "room"]
    assert found["concepts_evidence"] == 'men\'s toilet: LongName "WC Herren"'


def test_a_room_that_is_only_numbered_is_what_its_zone_is(tmp_path: Path) -> None:
    tiny = Tiny()
    room = tiny.root("IfcSpace", Name="1.03")
    tiny.whole(tiny.storey, room)
    zone = tiny.root("IfcZone", Name="Büros Nord")
    tiny.root("IfcRelAssignsToGroup", RelatedObjects=[room], RelatingGroup=zone)
    found = named(tiny.read(tmp_path), "1.03").properties
    assert found["concepts"] == ["office", "room"]
    assert found["concepts_evidence"] == 'office: zone Name "Büros Nord"'


def test_an_occurrence_is_recognised_by_its_type(tmp_path: Path) -> None:
    tiny = Tiny()
    valve = tiny.element("IfcValve", "V-01")
    tiny.typed(valve, tiny.root("IfcValveType", Name="Rückschlagklappe DN50"))
    found = named(tiny.read(tmp_path), "V-01").properties
    assert found["concepts"] == ["check valve", "valve"]


def test_what_is_not_recognised_is_counted_with_its_commonest_names(tmp_path: Path) -> None:
    tiny = Tiny()
    rooms = [tiny.root("IfcSpace", Name=name) for name in ("Zzyx", "Zzyx", "Qua", "Küche")]
    tiny.whole(tiny.storey, *rooms)
    told = [f.message for f in tiny.read(tmp_path).findings if f.kind == "not-recognised"]
    assert told == [
        "3 × room not recognised by what it is called; the commonest: 'Zzyx' (2), 'Qua' (1)"
    ]


def test_rooms_are_asked_for_by_concept_on_the_engine(
    twin_of: Callable[[str], GraphStore],
) -> None:
    store = twin_of("bay_house.ifc")
    assert rows(store, "MATCH (n) WHERE 'study' IN n.concepts RETURN n.LongName, n.concepts") == (
        ("Study", ["study", "office", "room"]),
    )
    asked = "MATCH (n:IfcSpace) WHERE 'room' IN n.concepts RETURN count(n)"
    assert rows(store, asked) == ((9,),)


def test_a_node_without_concepts_is_none_of_them_on_the_engine(
    twin_of: Callable[[str], GraphStore],
) -> None:
    store = twin_of("bay_house.ifc")
    asked = "MATCH (n:IfcBuilding) WHERE 'room' IN n.concepts RETURN count(n)"
    assert rows(store, asked) == ((0,),)
    negated = "MATCH (n:IfcBuilding) WHERE n.concepts IS NULL RETURN count(n)"
    assert rows(store, negated) == ((1,),)


def rows(store: GraphStore, cypher: str) -> tuple[tuple[Any, ...], ...]:
    found = store.read(cypher)
    assert isinstance(found, Rows), found
    return found.rows


def test_repeated_names_cost_next_to_nothing(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.whole(tiny.storey, *(tiny.root("IfcSpace", Name=f"Büro {n % 50}") for n in range(3_000)))
    _recognise.cache_clear()
    _read.cache_clear()
    tiny.read(tmp_path)
    assert _read.cache_info().misses < 200
