"""Several models of one building in one twin: linked, never merged, each removable alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from graph_store import GraphStore, Rows
from ifc_loader import read_ifc
from ifc_loader.property_graph import PropertyGraph
from ifc_loader.surroundings import Surroundings, unpacked
from sample_models import BAY_HOUSE
from tests.ifc_loader.test_measuring import Shaped, rectangle
from tests.ifc_loader.test_versions_and_federation import discipline
from tests.ifc_loader.tiny import Tiny

LINKS = (
    "MATCH (a)-[r:SAME_AS]->(b) "
    "RETURN a.model AS later, a.Name AS name, b.model AS first, r.source AS source ORDER BY name"
)


@pytest.fixture(scope="module")
def house() -> PropertyGraph:
    return read_ifc(BAY_HOUSE, model="architecture.ifc")


@pytest.fixture(scope="module")
def services() -> PropertyGraph:
    return read_ifc(BAY_HOUSE, model="services.ifc")


def answered(store: GraphStore, cypher: str) -> tuple[tuple[object, ...], ...]:
    found = store.read(cypher)
    assert isinstance(found, Rows), found
    return found.rows


def links(store: GraphStore) -> tuple[tuple[object, ...], ...]:
    return answered(store, LINKS)


def everything(store: GraphStore) -> object:
    """All nodes and relationships, without the times of loading."""
    found = store.read(
        "MATCH (n) OPTIONAL MATCH (n)-[r]->(m) RETURN n.key, type(r), m.key ORDER BY n.key, m.key",
        limit=100_000,
    )
    assert isinstance(found, Rows), found
    return sorted(map(str, found.rows))


def test_rooms_of_two_models_are_linked_and_marked_as_derived(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(house)
    assert links(store) == ()
    store.write_graph(services)
    found = links(store)
    assert len(found) == 1 + 1 + 2 + 9
    assert {(later, first, source) for later, _, first, source in found} == {
        ("services.ifc", "architecture.ifc", "GlobalId")
    }
    marked = store.read("MATCH ()-[r:SAME_AS]->() WHERE r.derived = true RETURN count(r)")
    assert isinstance(marked, Rows)
    assert marked.rows == ((len(found),),)


def test_the_order_of_loading_does_not_matter(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(services)
    store.write_graph(house)
    assert {(later, first) for later, _, first, _ in links(store)} == {
        ("services.ifc", "architecture.ifc")
    }


def test_links_vanish_with_either_model_and_come_back_with_it(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(house)
    alone = everything(store)
    store.write_graph(services)
    both = everything(store)
    store.remove_model("services.ifc")
    assert everything(store) == alone
    store.write_graph(services)
    assert everything(store) == both


def test_a_model_that_leaves_lets_the_others_find_each_other(store: GraphStore) -> None:
    for name in ("a.ifc", "b.ifc", "c.ifc"):
        store.write_graph(read_ifc(BAY_HOUSE, model=name))
    assert {(later, first) for later, _, first, _ in links(store)} == {
        ("b.ifc", "a.ifc"),
        ("c.ifc", "a.ifc"),
    }
    store.remove_model("a.ifc")
    assert {(later, first) for later, _, first, _ in links(store)} == {("c.ifc", "b.ifc")}


def test_a_replaced_model_is_linked_anew(
    store: GraphStore, house: PropertyGraph, services: PropertyGraph
) -> None:
    store.write_graph(house)
    store.write_graph(services)
    kitchen = next(n for n in house.nodes if n.properties.get("LongName") == "Kitchen")
    moved = [n for n in house.nodes if n is not kitchen]
    smaller = PropertyGraph(
        house.model,
        moved,
        [r for r in house.relationships if kitchen.key not in (r.start, r.end)],
        house.units,
        house.findings,
    )
    before = len(links(store))
    assert store.write_graph(smaller)
    assert len(links(store)) == before - 1


def test_storeys_of_two_disciplines_are_counted_once(store: GraphStore, tmp_path: Path) -> None:
    store.write_graph(discipline(tmp_path, "architecture", {"Ground": 0.0, "First": 3.0}))
    store.write_graph(discipline(tmp_path, "services", {"EG": 0.02, "first": 3.0, "Roof": 6.0}))
    assert links(store) == (
        ("services.ifc", "EG", "architecture.ifc", "elevation"),
        ("services.ifc", "House", "architecture.ifc", "name"),
        ("services.ifc", "first", "architecture.ifc", "name"),
    )
    counted = store.read(
        "MATCH (s:IfcBuildingStorey) WHERE NOT exists((s)-[:SAME_AS]->()) RETURN count(s)"
    )
    assert isinstance(counted, Rows)
    assert counted.rows == ((3,),)


def test_writing_the_same_graph_again_changes_nothing(
    store: GraphStore, house: PropertyGraph
) -> None:
    assert store.write_graph(house)
    before = store.models()
    assert not store.write_graph(read_ifc(BAY_HOUSE, model="architecture.ifc"))
    assert store.models() == before


HOME = (
    "MATCH (t)-[r:LOCATED_IN]->(s:IfcSpace) RETURN t.Name AS thing, s.Name AS room, "
    "r.source AS source, s.model AS model ORDER BY thing"
)


def rooms_beside_each_other(folder: Path) -> PropertyGraph:
    """Two rooms of 4 × 4 × 3 m with 0.2 m of wall between them, and a chair in the first."""
    tiny = Shaped()
    for number, name in enumerate(("Kitchen", "Hall")):
        at = (number * 4.2, 0.0, 0.0)
        tiny.whole(
            tiny.storey, tiny.root("IfcSpace", Name=name, **tiny.prism(rectangle(4, 4), 3, at))
        )
    tiny.element("IfcFurniture", "Chair", **tiny.prism(rectangle(0.5, 0.5), 1, (1, 1, 0)))
    return read_ifc(tiny.save(folder / "architecture.ifc"), shapes=folder / "shapes")


def lamps(folder: Path, name: str = "electrical.ifc") -> PropertyGraph:
    """Things whose shapes lie elsewhere than their origins; the file has no room."""
    tiny = Shaped()
    tiny.storey.GlobalId = "E" * 22

    def thing(called: str, x: float, y: float, z: float) -> None:
        """A cube of 0.1 m around the place, whose origin lies 50 m away."""
        moved = [(a + 50 + x - 0.05, b + y - 0.05) for a, b in rectangle(0.1, 0.1)]
        shape = tiny.prism(moved, 0.1, (-50, 0, z - 0.05))
        tiny.element("IfcLightFixture", called, **shape)

    thing("In the kitchen", 2, 2, 2.5)
    thing("In its ceiling", 2, 2, 3.2)
    thing("In the wall, on the kitchen's side", 4.05, 2, 1)
    thing("In the wall, on the hall's side", 4.15, 2, 1)
    thing("In the middle of the wall", 4.1, 2, 1)
    thing("Too high", 2, 2, 3.4)
    thing("Outside", 2, -2, 1)
    return read_ifc(tiny.save(folder / name), shapes=folder / "shapes")


LIT = (
    ("Chair", "Kitchen", "shape", "architecture.ifc"),
    ("In its ceiling", "Kitchen", "other model", "architecture.ifc"),
    ("In the kitchen", "Kitchen", "other model", "architecture.ifc"),
    ("In the wall, on the hall's side", "Hall", "other model", "architecture.ifc"),
    ("In the wall, on the kitchen's side", "Kitchen", "other model", "architecture.ifc"),
)


@pytest.mark.parametrize("first", ["architecture", "electrical"])
def test_things_of_one_model_are_located_in_the_rooms_of_another(
    store: GraphStore, tmp_path: Path, first: str
) -> None:
    graphs = [rooms_beside_each_other(tmp_path), lamps(tmp_path)]
    for graph in graphs if first == "architecture" else reversed(graphs):
        store.write_graph(graph)
    assert answered(store, HOME) == LIT


def test_a_lamp_leaves_the_room_when_either_model_is_replaced_or_removed(
    store: GraphStore, tmp_path: Path
) -> None:
    house, lit = rooms_beside_each_other(tmp_path), lamps(tmp_path)
    store.write_graph(house)
    alone = everything(store)
    store.write_graph(lit)
    store.remove_model("architecture.ifc")
    assert answered(store, HOME) == ()
    store.write_graph(house)
    assert answered(store, HOME) == LIT
    store.write_graph(read_ifc(Tiny().save(tmp_path / "architecture.ifc")))
    assert answered(store, HOME) == ()
    store.write_graph(house)
    store.remove_model("electrical.ifc")
    assert everything(store) == alone


def test_a_room_that_two_models_hold_is_one_for_the_things_of_a_third(
    store: GraphStore, tmp_path: Path
) -> None:
    house = rooms_beside_each_other(tmp_path)
    later = read_ifc(tmp_path / "architecture.ifc", model="zoning.ifc", shapes=tmp_path / "shapes")
    store.write_graph(later)
    store.write_graph(lamps(tmp_path))
    store.write_graph(house)
    lit = [row for row in answered(store, HOME) if row[2] == "other model"]
    assert lit == [row for row in LIT if row[2] == "other model"]


@pytest.mark.of_others("models/Duplex_Electrical.ifc")
def test_the_electrical_model_of_the_duplex_stands_in_the_rooms_of_the_architecture(
    store: GraphStore, tmp_path: Path, shared_models: Callable[[str], Path]
) -> None:
    for name in ("Duplex_A_20110907.ifc", "Duplex_Electrical.ifc"):
        store.write_graph(read_ifc(shared_models(name), shapes=tmp_path))
    placed = answered(
        store,
        "MATCH (t:IfcElement {model: 'Duplex_Electrical.ifc'})-[r:LOCATED_IN]->(s) "
        "RETURN r.source AS source, count(DISTINCT t) AS things ORDER BY source",
    )
    assert placed == (("containment", 2), ("other model", 99))
    bathrooms = answered(
        store,
        "MATCH (l:IfcLightFixture)-[:LOCATED_IN]->(s {LongName: 'Bathroom 1'}) "
        "MATCH (l)-[:ON_STOREY]->(f) RETURN s.Name AS room, f.Name AS storey, count(l) AS n "
        "ORDER BY room",
    )
    assert bathrooms == (("A104", "Level 1", 2), ("B104", "Level 1", 2))


def test_where_rooms_are_is_kept_beside_the_graph_and_not_in_the_schema(
    store: GraphStore, tmp_path: Path
) -> None:
    store.write_graph(rooms_beside_each_other(tmp_path))
    kinds = {kind.labels: kind for kind in store.schema().kinds}
    assert "surroundings" not in {p.name for p in kinds[("Model",)].properties}
    assert "property_units" in {p.name for p in kinds[("Model",)].properties}


def test_surroundings_are_unpacked_as_they_were_packed(tmp_path: Path) -> None:
    packed = rooms_beside_each_other(tmp_path).surroundings
    assert unpacked(packed.packed()) == packed
    assert Surroundings() == unpacked(Surroundings().packed())
