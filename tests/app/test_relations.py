"""The relationship view: what is in it, and that it can be read."""

from pathlib import Path

import numpy as np
import pytest

from app.elements.facts import MOST_RELATED, facts_of
from app.elements.neighbourhood import Dot, Line, Neighbourhood, gathered, neighbourhood, trimmed
from app.relations import view
from app.relations.figure import figure, layout
from app.twins.ingest import ingest, remove
from graph_store import GraphStore, connect
from ifc_loader import Node, PropertyGraph, Relationship
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine

DOORS = "MATCH (d:IfcDoor) RETURN d.GlobalId AS id"


@pytest.mark.parametrize("count", [10, 150])
def test_no_two_nodes_lie_on_one_another(count: int) -> None:
    rng = np.random.default_rng(7)
    pairs = tuple((int(rng.integers(0, max(1, i))), i) for i in range(1, count))
    at = layout(count, pairs)
    apart = np.linalg.norm(at[:, None] - at[None], axis=2) + np.eye(count)
    assert at.min() >= 0
    assert at.max() <= 1
    assert apart.min() > 0.12 / np.sqrt(count)


def test_the_layout_is_the_same_every_time() -> None:
    pairs = ((0, 1), (1, 2), (2, 0), (2, 3))
    first = layout(4, pairs)
    layout.cache_clear()
    assert np.array_equal(first, layout(4, pairs))


def test_doors_are_drawn_with_their_walls_storey_and_material(house: GraphStore) -> None:
    found = house.read(DOORS)
    ids = [row[0] for row in found.rows]  # type: ignore[union-attr]
    drawn = neighbourhood(house, ids)
    assert sum(dot.matched for dot in drawn.dots) == 3
    types = {line.type for line in drawn.lines}
    assert {"HOSTS", "ON_STOREY", "HAS_TYPE", "HAS_MATERIAL"} <= types
    spec = figure(drawn, ink="#000000", paper="#ffffff")
    series = spec["series"][0]
    assert len(series["data"]) == len(drawn.dots)
    assert any("HOSTS" in link["tooltip"]["formatter"] for link in series["links"])
    assert series["emphasis"]["edgeLabel"]["show"]


def test_a_crowd_is_trimmed_to_what_is_shared_and_the_rest_is_counted() -> None:
    dots = {
        "m": Dot("m", "m", "IfcDoor", matched=True),
        "n": Dot("n", "n", "IfcDoor", matched=True),
    }
    dots |= {str(i): Dot(str(i), str(i), "IfcSpace") for i in range(300)}
    lines = [Line("m", "R", str(i)) for i in range(300)] + [Line("n", "R", "299")]
    drawn = trimmed(Neighbourhood(tuple(dots.values()), tuple(lines)), 150)
    assert len(drawn.dots) == 150
    assert drawn.left_out == 152
    assert {"m", "n", "299"} <= {dot.key for dot in drawn.dots}


def test_neighbours_that_hang_alike_are_one_dot_that_tells_how_many() -> None:
    storey = Dot("s", "Ground floor", "IfcBuildingStorey", matched=True)
    pipes = [Dot(f"p{i}", f"Pipe {i}", "IfcPipeSegment") for i in range(38)]
    lines = [Line(pipe.key, "ON_STOREY", "s") for pipe in pipes]
    whole = Neighbourhood((storey, *pipes, Dot("d", "Door", "IfcDoor")), tuple(lines))
    drawn = gathered(whole, 4)
    assert [dot.name for dot in drawn.dots] == ["Ground floor", "38 × Pipe segment", "Door"]
    assert len(drawn.lines) == 1
    beside = gathered(whole, 4, frozenset({"p0"}))
    assert [dot.name for dot in beside.dots[:3]] == ["Ground floor", "Pipe 0", "37 × Pipe segment"]


def test_many_elements_are_drawn_with_dots_that_can_still_be_told_apart() -> None:
    with connect(twin="read-at-a-glance") as store:
        ingest(BAY_HOUSE, store)
        storeys = store.read("MATCH (s:IfcBuildingStorey) RETURN s.GlobalId AS id")
        drawn = neighbourhood(store, [row[0] for row in storeys.rows])  # type: ignore[union-attr]
        hangs: dict[str, set[tuple[str, str, bool]]] = {dot.key: set() for dot in drawn.dots}
    for line in drawn.lines:
        hangs[line.start].add((line.type, line.end, True))
        hangs[line.end].add((line.type, line.start, False))
    alike = [(dot.ifc_class, frozenset(hangs[dot.key])) for dot in drawn.dots if not dot.matched]
    assert len(set(alike)) == len(alike)


def test_a_name_stands_on_the_side_away_from_what_its_dot_is_joined_to() -> None:
    hub = Dot("h", "Hub", "IfcBuildingStorey", matched=True)
    leaves = [Dot(f"{i}", f"Leaf {i}", "IfcDoor") for i in range(12)]
    lines = tuple(Line(leaf.key, "ON_STOREY", "h") for leaf in leaves)
    series = figure(Neighbourhood((hub, *leaves), lines), ink="#000", paper="#fff")["series"][0]
    middle, *around = series["data"]
    beside = [dot for dot in around if dot["label"]["position"] != "bottom"]
    assert len(beside) >= 8
    for dot in beside:
        assert (dot["label"]["position"] == "left") == (dot["x"] < middle["x"])


def test_names_from_a_file_cannot_become_html() -> None:
    drawn = Neighbourhood(
        (Dot("a", "<img src=x onerror=alert(1)>{b}", "IfcDoor", matched=True),), ()
    )
    tooltip = figure(drawn, ink="#000", paper="#fff")["series"][0]["data"][0]["tooltip"][
        "formatter"
    ]
    assert "<" not in tooltip
    assert "{" not in tooltip


def test_relations_are_drawn_as_the_twin_is_now() -> None:
    with connect(twin="drawn-anew") as store:
        ingest(BAY_HOUSE, store)
        ids = tuple(row[0] for row in store.read(DOORS).rows)  # type: ignore[union-attr]
        before = view._neighbourhood(store, ids)
        assert before.lines
        remove(store.models()[0], store)
        after = view._neighbourhood(store, ids)
        assert not after.lines


def test_an_element_with_many_relations_and_many_elements_tell_how_many(data_dir: Path) -> None:
    wall, others = "0" * 22, [f"{i:022d}" for i in range(1, MOST_RELATED + 51)]
    nodes = [
        Node(i, ("IfcWall",), {"key": i, "GlobalId": i, "model": "m"}) for i in [wall, *others]
    ]
    edges = [Relationship(wall, "JOINED_TO", other) for other in others]
    with connect(twin="well-joined") as store:
        store.write_graph(PropertyGraph("m", nodes, edges))
        facts = facts_of(store, wall)
        drawn = neighbourhood(store, others, most=100)
    assert (len(drawn.dots), drawn.left_out) == (100, len(others) + 1 - 100)
    assert facts is not None
    assert (len(facts.related), facts.related_in_all) == (MOST_RELATED, MOST_RELATED + 50)


def test_a_neighbour_that_was_clicked_brings_its_own_neighbours(house: GraphStore) -> None:
    ids = [row[0] for row in house.read(DOORS).rows][:1]  # type: ignore[union-attr]
    before = neighbourhood(house, ids)
    wall = next(dot for dot in before.dots if dot.ifc_class.startswith("IfcWall"))
    after = neighbourhood(house, ids, [wall.key])
    assert {dot.key for dot in after.dots if dot.matched} == {
        dot.key for dot in before.dots if dot.matched
    }
    assert wall in after.dots
    new = {dot.key for dot in after.dots} - {dot.key for dot in before.dots}
    assert new
    assert all({line.start, line.end} & {wall.key} for line in after.lines if line.start in new)


def test_a_neighbour_that_was_clicked_stays_when_there_is_little_room(house: GraphStore) -> None:
    ids = [row[0] for row in house.read(DOORS).rows][:1]  # type: ignore[union-attr]
    whole = neighbourhood(house, ids)
    last = whole.dots[-1]
    small = neighbourhood(house, ids, [last.key], most=3)
    assert last in small.dots
