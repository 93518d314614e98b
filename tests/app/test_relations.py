"""The relationship view: what is in it, and that it can be read."""

from pathlib import Path

import pytest

from app.elements.facts import MOST_RELATED, facts_of
from app.elements.neighbourhood import Dot, Line, Neighbourhood, gathered, neighbourhood, trimmed
from app.elements.paths import path
from app.relations import view
from app.relations.figure import figure
from app.relations.layout import ROW, WIDTH, in_columns
from app.relations.readable import readable
from app.twins.ingest import ingest, remove
from graph_store import GraphStore, connect
from ifc_loader import Node, PropertyGraph, Relationship
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine

DOORS = "MATCH (d:IfcDoor) RETURN d.GlobalId AS id"


def test_doors_are_drawn_with_their_walls_storey_and_material(house: GraphStore) -> None:
    found = house.read(DOORS)
    ids = [row[0] for row in found.rows]  # type: ignore[union-attr]
    drawn = neighbourhood(house, ids)
    assert sum(dot.matched for dot in drawn.dots) == 3
    types = {line.type for line in drawn.lines}
    assert {"HOSTS", "ON_STOREY", "HAS_TYPE", "HAS_MATERIAL"} <= types
    spec = figure(drawn, in_columns(drawn)[0], ink="#000000", paper="#ffffff")
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


def hub_of(leaves: int, asked: int = 1) -> Neighbourhood:
    """Doors on storeys that are asked about, all on all, and the material of every second door."""
    storeys = [Dot(f"s{n}", f"Level {n}", "IfcBuildingStorey", f"g{n}", True) for n in range(asked)]
    doors = [Dot(f"d{n:03d}", f"Door {n:03d}", "IfcDoor") for n in range(leaves)]
    lines = [Line(door.key, "ON_STOREY", storey.key) for door in doors for storey in storeys]
    lines += [Line(door.key, "HAS_MATERIAL", "m") for door in doors[::2]]
    return Neighbourhood((*storeys, *doors, Dot("m", "Oak", "IfcMaterial")), tuple(lines))


def test_beyond_what_can_be_read_each_kind_is_one_dot_and_comes_out_by_clicks() -> None:
    assert len(readable(hub_of(5)).shown.dots) == 7
    whole = hub_of(50)
    seen = readable(whole)
    assert (seen.nodes, [dot.name for dot in seen.shown.dots]) == (
        52,
        ["Level 0", "50 × Door", "Oak"],
    )
    assert {(each.start, each.end) for each in seen.shown.lines} == {
        ("crowd IfcDoor", "s0"),
        ("crowd IfcDoor", "m"),
    }
    once = readable(whole, opened=["crowd IfcDoor"]).shown
    out = [dot.name for dot in once.dots if dot.name.startswith("Door")]
    assert out == [f"Door {n:03d}" for n in range(0, 40, 2)], "those with most relationships first"
    assert "30 more × Door" in {dot.name for dot in once.dots}
    thrice = readable(whole, opened=["crowd IfcDoor"] * 3).shown
    assert len(thrice.dots) == 52
    assert not any(dot.crowd for dot in thrice.dots)


def test_what_was_grown_stays_by_itself_and_many_asked_about_are_one_dot() -> None:
    seen = readable(hub_of(9, asked=30), alone=["d001"]).shown
    names = [dot.name for dot in seen.dots]
    assert sorted(names) == ["30 × Building storey", "8 × Door", "Door 001", "Oak"]
    assert next(dot for dot in seen.dots if dot.crowd).matched


def test_no_two_names_lie_on_one_another_and_storeys_stand_as_they_do() -> None:
    storeys = [Dot(f"s{n}", f"Level {n}", "IfcBuildingStorey") for n in range(5)]
    doors = [Dot(f"d{n}", f"Door {n}", "IfcDoor", matched=True) for n in range(7)]
    walls = [Dot(f"w{n}", f"Wall {n}", "IfcWall") for n in range(16)]
    types = [Dot(f"t{n}", f"Type {n}", "IfcDoorType") for n in range(3)]
    lines = tuple(Line(door.key, "ON_STOREY", storeys[i % 5].key) for i, door in enumerate(doors))
    whole = Neighbourhood((*walls, *types, *doors, *storeys), lines)
    at, height = in_columns(whole, {f"s{n}": 3.0 * n for n in range(5)})
    place = {dot.key: tuple(at[i]) for i, dot in enumerate(whole.dots)}
    assert [place[f"{one}0"][0] for one in "sdwt"] == [0, WIDTH / 3, 2 * WIDTH / 3, WIDTH]
    assert sorted(storeys, key=lambda dot: place[dot.key][1]) == storeys[::-1]
    for i, one in enumerate(at):
        for other in at[:i]:
            assert abs(one[0] - other[0]) > 1 or abs(one[1] - other[1]) >= ROW / 2
    assert at[:, 1].min() >= 0
    assert at[:, 1].max() < height == 16 * ROW


def test_the_path_between_two_things_is_the_shortest_and_none_is_said_to_be_none() -> None:
    nodes = [
        Node(i, ("IfcWall",), {"key": i, "GlobalId": i * 22, "Name": i, "model": "m"})
        for i in "abcdez"
    ]
    pairs = (("a", "b"), ("b", "c"), ("c", "d"), ("a", "e"), ("e", "d"))
    edges = [Relationship(one, "JOINED_TO", other) for one, other in pairs]
    with connect(twin="with-a-path") as store:
        store.write_graph(PropertyGraph("m", nodes, edges))
        found = path(store, "a" * 22, "d" * 22)
        back = path(store, "d" * 22, "a" * 22)
        none = path(store, "a" * 22, "z" * 22)
        unknown = path(store, "a" * 22, "y" * 22)
    assert found is not None
    assert back is not None
    assert [dot.name for dot in found.dots] == ["a", "e", "d"]
    assert [dot.matched for dot in found.dots] == [True, False, True]
    assert {(each.start, each.end) for each in found.lines} == {("a", "e"), ("e", "d")}
    assert [dot.name for dot in back.dots] == ["d", "e", "a"]
    assert none is unknown is None


def test_a_path_leads_over_rooms_and_elements_before_it_leads_over_what_all_share() -> None:
    kinds = {"a": "IfcSpace", "b": "IfcDoor", "c": "IfcWall", "d": "IfcSpace", "s": "IfcMaterial"}
    nodes = [
        Node(i, ("IfcElement", cls) if cls in {"IfcDoor", "IfcWall"} else (cls,),
             {"key": i, "GlobalId": i * 22, "Name": i, "model": "m"})
        for i, cls in kinds.items()
    ]  # fmt: skip
    pairs = (("a", "s"), ("s", "d"), ("a", "b"), ("b", "c"), ("c", "d"))
    edges = [Relationship(one, "NEXT_TO", other) for one, other in pairs]
    with connect(twin="with-a-way-around") as store:
        store.write_graph(PropertyGraph("m", nodes, edges))
        around = path(store, "a" * 22, "d" * 22)
        over = path(store, "b" * 22, "s" * 22)
    assert around is not None
    assert [dot.name for dot in around.dots] == ["a", "b", "c", "d"]
    assert over is not None
    assert [dot.name for dot in over.dots] == ["b", "a", "s"]


def test_where_lines_are_many_what_is_asked_about_is_one_dot_until_anything_is_opened() -> None:
    storeys = [Dot(f"s{n}", f"Level {n}", "IfcBuildingStorey", f"g{n}", True) for n in range(5)]
    things = [Dot(f"t{n}", f"Thing {n}", f"IfcThing{n}") for n in range(20)]
    lines = tuple(Line(thing.key, "ON_STOREY", s.key) for thing in things for s in storeys)
    whole = Neighbourhood((*storeys, *things), lines)
    seen = readable(whole).shown
    assert (len(seen.dots), len(seen.lines)) == (21, 20)
    assert len(readable(whole, opened=["crowd IfcBuildingStorey asked"]).shown.dots) == 25


def test_names_from_a_file_cannot_become_html() -> None:
    drawn = Neighbourhood(
        (Dot("a", "<img src=x onerror=alert(1)>{b}", "IfcDoor", matched=True),), ()
    )
    series = figure(drawn, in_columns(drawn)[0], ink="#000", paper="#fff")["series"][0]
    tooltip = series["data"][0]["tooltip"]["formatter"]
    assert "<" not in tooltip
    assert "{" not in tooltip


def test_relations_are_drawn_as_the_twin_is_now() -> None:
    with connect(twin="drawn-anew") as store:
        ingest(BAY_HOUSE, store)
        ids = tuple(row[0] for row in store.read(DOORS).rows)  # type: ignore[union-attr]
        before = view._surroundings(store, ids)
        assert before.lines
        remove(store.models()[0], store)
        after = view._surroundings(store, ids)
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
