"""The block that the browser draws from: complete, small, and right where it is."""

import gzip
import json
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ifcopenshell
import numpy as np
import pytest

from app.building import twin_scene as buildings
from app.building.bodies import closed, coarse, creases
from app.building.scene import Caption, Scene, pack
from app.building.twin_scene import scene_of
from benchmarks.building_view import sphere
from graph_store import GraphStore
from ifc_loader.geometry import Mesh, Tessellation, tessellate
from sample_models import BAY_HOUSE

CUBE = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], dtype=np.float32)
SIDES = np.array(
    [
        [0, 1, 3], [0, 3, 2], [4, 6, 7], [4, 7, 5], [0, 4, 5], [0, 5, 1],
        [2, 3, 7], [2, 7, 6], [0, 2, 6], [0, 6, 4], [1, 5, 7], [1, 7, 3],
    ],
    dtype=np.int32,
)  # fmt: skip


def cube(global_id: str, origin: tuple[float, float, float]) -> Tessellation:
    mesh = Mesh(global_id, 1, "IfcWall", CUBE, SIDES, (0.5, 0.5, 0.5, 1.0))
    return Tessellation((mesh,), (), origin)


@dataclass(frozen=True)
class Chunk:
    """A chunk as it is read: where its parts lie, and what its indices join."""

    storey: int
    large: bool
    elements: list[str]
    vertices: np.ndarray
    triangles: np.ndarray
    edges: np.ndarray
    coarse: np.ndarray


def unpacked(scene: Scene) -> tuple[dict[str, Any], list[Chunk]]:
    """The header and the chunks, read as the layout in `scene.pack` says."""
    block = gzip.decompress(scene.content)
    (length,) = struct.unpack_from("<I", block)
    header = json.loads(block[4 : 4 + length])
    at, part = 4 + length, 0

    def take(kind: str, columns: int, rows: int) -> np.ndarray:
        nonlocal at
        size = np.dtype(kind).itemsize * columns * rows
        found = np.frombuffer(block[at : at + size], kind).reshape(-1, columns)
        at += size + -size % 4
        return found

    table = take("<u4", 7, header["parts"])
    chunks = []
    for storey, large, parts, vertices, triangles, edges, few in header["chunks"]:
        index = "<u2" if vertices <= 65_536 else "<u4"
        rows = table[part : part + parts]
        part += parts
        assert rows[:, [2, 3, 4, 6]].sum(axis=0).tolist() == [vertices, triangles, edges, few]
        names = [header["elements"][row[0]][0] for row in rows]
        arrays = take("<f4", 3, vertices), take(index, 3, triangles), take(index, 2, edges)
        chunks.append(Chunk(storey, bool(large), names, *arrays, take(index, 3, few)))
    assert at == len(block)
    assert part == header["parts"]
    return header, chunks


def wall(global_id: str, size: float, at: float = 0) -> Mesh:
    return Mesh(
        global_id, 1, "IfcWall", CUBE * np.float32(size) + np.float32(at), SIDES, (0.5, 0.5, 0.5, 1)
    )


@pytest.fixture(scope="module")
def house_scene() -> Scene:
    return pack([tessellate(BAY_HOUSE)], {})


def test_a_cube_has_twelve_edges_and_no_diagonals() -> None:
    drawn = creases(CUBE, SIDES, np.zeros(8, int))
    assert len(drawn) == 12
    lengths = np.linalg.norm(CUBE[drawn[:, 0]] - CUBE[drawn[:, 1]], axis=1)
    assert np.allclose(lengths, 1)


def test_corners_that_are_stored_once_a_triangle_still_count_as_one() -> None:
    loose = CUBE[SIDES].reshape(-1, 3)
    assert len(creases(loose, np.arange(36).reshape(-1, 3), np.zeros(36, int))) == 12


def test_models_with_different_origins_stand_where_they_stand() -> None:
    scene = pack([cube("a", (1e6, 0, 0)), cube("b", (1e6 + 5, 0, 0))], {})
    _, chunks = unpacked(scene)
    across = np.concatenate([chunk.vertices for chunk in chunks])[:, 0]
    assert across.min() == 0
    assert across.max() == 6


def test_every_product_with_a_shape_is_in_the_scene_with_its_caption() -> None:
    scene = pack([cube("a", (0, 0, 0))], {"a": Caption("Garden wall", "Ground floor")})
    header, _ = unpacked(scene)
    assert header["elements"] == [["a", "IfcWall", "Garden wall", "Ground floor"]]
    assert scene.storeys == ("Ground floor",)


@pytest.mark.engine
def test_the_house_is_sent_in_a_quarter_of_a_megabyte(house_scene: Scene) -> None:
    classes = list(house_scene.elements.values())
    file = ifcopenshell.open(str(BAY_HOUSE))
    for each in ("IfcDoor", "IfcSpace"):
        assert classes.count(each) == len(file.by_type(each)) > 3
    assert "IfcOpeningElement" not in classes
    assert len(house_scene.content) < 300_000


@pytest.mark.engine
def test_the_same_building_has_the_same_address(house_file: Path) -> None:
    shapes = tessellate(house_file)
    assert pack([shapes], {}).digest == pack([shapes], {}).digest


def test_two_bodies_that_touch_keep_their_own_edges() -> None:
    both = np.concatenate([CUBE, CUBE + np.array([1, 0, 0], np.float32)])
    sides = np.concatenate([SIDES, SIDES + 8])
    drawn = creases(both, sides, np.repeat([0, 1], 8))
    assert [int((drawn[:, 0] < 8).sum()), int((drawn[:, 0] >= 8).sum())] == [12, 12]


def test_a_building_of_five_thousand_products_is_packed_in_a_few_megabytes() -> None:
    meshes = tuple(
        Mesh(f"id{i}", i, "IfcWall", CUBE + np.float32(i % 97), SIDES, (0.5, 0.5, i % 9 / 9, 1.0))
        for i in range(5000)
    )
    scene = pack([Tessellation(meshes, (), (0, 0, 0))], {})
    assert len(scene.elements) == 5000
    assert len(scene.content) < 3_000_000


def test_a_building_opened_again_is_not_tessellated_again(
    house: GraphStore, data_dir: Path
) -> None:
    first = scene_of(house)
    made = {path.name: path.stat().st_ino for path in (data_dir / "shapes").iterdir()}
    buildings._tessellations.clear()
    buildings._scenes.clear()
    again = scene_of(house)
    assert first is not None
    assert again is not None
    assert again.digest == first.digest
    assert any(name.startswith(house.models()[0].sha256) for name in made)
    assert {path.name: path.stat().st_ino for path in (data_dir / "shapes").iterdir()} == made


def test_large_things_come_first_and_then_small_ones_storey_by_storey() -> None:
    meshes = (wall("vase", 0.2), wall("roof", 9), wall("cup", 0.1), wall("floor", 9), wall("x", 9))
    storeys = {"vase": "Top", "roof": "Top", "cup": "Ground", "floor": "Ground"}
    captions = {each: Caption(each, storeys[each]) for each in ("floor", "cup", "roof", "vase")}
    header, chunks = unpacked(pack([Tessellation(meshes, (), (0, 0, 0))], captions))
    assert header["storeys"] == ["Ground", "Top"]
    assert [(each.storey, each.large, each.elements) for each in chunks] == [
        (-1, True, ["x"]),
        (0, True, ["floor"]),
        (1, True, ["roof"]),
        (0, False, ["cup"]),
        (1, False, ["vase"]),
    ]


def test_each_part_of_a_chunk_is_drawn_where_it_lies() -> None:
    meshes = tuple(wall(f"w{n}", 1, 10 * n) for n in range(3))
    _, (chunk,) = unpacked(pack([Tessellation(meshes, (), (0, 0, 0))], {}))
    corners = chunk.vertices[chunk.triangles].reshape(3, 36, 3)
    assert corners.min(axis=1).tolist() == [[0, 0, 0], [10, 10, 10], [20, 20, 20]]
    assert corners.max(axis=1).tolist() == [[1, 1, 1], [11, 11, 11], [21, 21, 21]]
    lines = chunk.vertices[chunk.edges].reshape(3, 24, 3)
    assert lines.max(axis=1).tolist() == [[1, 1, 1], [11, 11, 11], [21, 21, 21]]


def test_a_chunk_has_no_more_corners_than_two_bytes_can_tell_apart_but_one_body_may() -> None:
    many = Tessellation(tuple(wall(f"w{n}", 0.5) for n in range(9000)), (), (0, 0, 0))
    _, chunks = unpacked(pack([many], {}))
    assert [len(each.vertices) for each in chunks] == [65_536, 6_464]
    grid = np.stack(np.meshgrid(np.arange(300), np.arange(300), [0.0]), -1).reshape(-1, 3)
    corner = np.array([[n, n + 1, n + 300] for n in range(299 * 300 - 1)], np.int32)
    terrain = Mesh("site", 1, "IfcSite", grid.astype(np.float32), corner, (0.5, 0.5, 0.5, 1))
    _, (chunk,) = unpacked(pack([Tessellation((terrain,), (), (0, 0, 0))], {}))
    assert chunk.triangles.dtype == np.dtype("<u4")
    assert (chunk.triangles == corner).all()


def test_beyond_the_most_triangles_the_smallest_are_boxes_in_their_place() -> None:
    ball = np.concatenate([SIDES] * 10)
    small = Mesh("small", 1, "IfcValve", CUBE + np.float32(3), ball, (0.5, 0.5, 0.5, 1))
    large = Mesh("large", 2, "IfcRoof", CUBE * np.float32(7), ball, (0.5, 0.5, 0.5, 1))
    models = [Tessellation((small, large), (), (0, 0, 0))]
    whole, bounded = pack(models, {}), pack(models, {}, most_triangles=200)
    assert (whole.triangles, whole.boxed) == (240, 0)
    assert (bounded.triangles, bounded.boxed) == (132, 1)
    header, chunks = unpacked(bounded)
    assert header["boxed"] == 1
    box = next(each for each in chunks if each.elements == ["small"])
    assert box.vertices.min(axis=0).tolist() == [3, 3, 3]
    assert box.vertices.max(axis=0).tolist() == [4, 4, 4]
    assert len(box.triangles) == len(box.edges) == 12


def test_a_body_is_closed_where_no_side_of_it_is_missing() -> None:
    vertices = np.concatenate([CUBE, CUBE + np.float32(5)])
    sides = np.concatenate([SIDES, SIDES[:-1] + 8])
    assert closed(vertices, sides, np.repeat([0, 1], 8)).tolist() == [True, False]


def test_a_round_body_is_left_with_a_dozen_triangles_of_its_own_size() -> None:
    """A ball, a cube that has few triangles anyway, and a pipe that runs across."""
    ball, sides = sphere()
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ring = np.stack([np.cos(turn), np.sin(turn), np.zeros(40)], -1) * 0.05
    pipe = np.concatenate([ring, ring + 1])
    wall = [[n, (n + 1) % 40, n + 40] for n in range(40)]
    wall += [[(n + 1) % 40, n + 40, (n + 1) % 40 + 40] for n in range(40)]
    vertices = np.concatenate([ball, CUBE, pipe])
    part_of = np.repeat([0, 1, 2], [len(ball), len(CUBE), len(pipe)])
    cube_at, pipe_at = len(ball), len(ball) + len(CUBE)
    joined = np.concatenate([sides, SIDES + cube_at, np.array(wall) + pipe_at])
    few = coarse(vertices, joined, part_of)
    assert set(part_of[few].reshape(-1).tolist()) == {0, 2}
    of_ball, of_pipe = (few[part_of[few[:, 0]] == part] for part in (0, 2))
    assert 8 <= len(of_ball) <= 24
    assert 4 <= len(of_pipe) <= 12
    assert (np.ptp(vertices[of_ball].reshape(-1, 3), axis=0) > 1).all()
    across = np.ptp(vertices[of_pipe].reshape(-1, 3), axis=0)
    assert across.tolist() == pytest.approx([1.1, 1.1, 1], abs=0.08)
