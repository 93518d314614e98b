"""The block that the browser draws from: complete, small, and right where it is."""

import gzip
import json
import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from app.building import twin_scene as buildings
from app.building.scene import Caption, Scene, creases, pack
from app.building.twin_scene import scene_of
from graph_store import GraphStore
from ifc_loader.geometry import Mesh, Tessellation, tessellate

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


def unpacked(scene: Scene) -> tuple[dict[str, list[object]], np.ndarray, bytes]:
    block = gzip.decompress(scene.content)
    (length,) = struct.unpack_from("<I", block)
    header = json.loads(block[4 : 4 + length])
    size = header["vertices"] * 12
    vertices = np.frombuffer(block[4 + length : 4 + length + size], "<f4").reshape(-1, 3)
    return header, vertices, block[4 + length + size :]


@pytest.fixture(scope="module")
def house_scene(shared_models: Callable[[str], Path]) -> Scene:
    return pack([tessellate(shared_models("SampleHouse4.ifc"))], {})


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
    _, vertices, _ = unpacked(scene)
    assert vertices[:, 0].min() == 0
    assert vertices[:, 0].max() == 6


def test_every_product_with_a_shape_is_in_the_scene_with_its_caption() -> None:
    scene = pack([cube("a", (0, 0, 0))], {"a": Caption("Garden wall", "Ground floor")})
    header, _, _ = unpacked(scene)
    assert header["elements"] == [["a", "IfcWall", "Garden wall", "Ground floor"]]
    assert scene.storeys == ("Ground floor",)


def test_the_house_is_sent_in_a_quarter_of_a_megabyte(house_scene: Scene) -> None:
    classes = list(house_scene.elements.values())
    assert classes.count("IfcDoor") == 3
    assert classes.count("IfcSpace") == 4
    assert "IfcOpeningElement" not in classes
    assert len(house_scene.content) < 300_000


def test_the_same_building_has_the_same_address(shared_models: Callable[[str], Path]) -> None:
    shapes = tessellate(shared_models("SampleHouse4.ifc"))
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
