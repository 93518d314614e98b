"""Shapes for the 3D view: whole, recentred, kept, and told where they fail."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ifc_loader import IfcFileError
from ifc_loader.digest import sha256
from ifc_loader.geometry import Tessellation, tessellate
from ifc_loader.kernel import HYBRID
from ifc_loader.mesh_file import FORMAT, keep_within
from sample_models import BAY_HOUSE
from tests.ifc_loader.tiny import Tiny
from tests.patience import PATIENCE

Models = Callable[[str], Path]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("meshes")


@pytest.fixture(scope="module")
def bay_house(cache: Path) -> Tessellation:
    return tessellate(BAY_HOUSE, cache=cache)


def bounds(scene: Tessellation) -> tuple[np.ndarray, np.ndarray]:
    points = np.concatenate([mesh.vertices for mesh in scene])
    return points.min(axis=0), points.max(axis=0)


def test_a_house_is_as_big_as_its_plan_in_metres(bay_house: Tessellation) -> None:
    walls = [m.vertices for m in bay_house if m.ifc_class == "IfcWall"]
    low, high = np.min([w.min(0) for w in walls], 0), np.max([w.max(0) for w in walls], 0)
    assert high - low == pytest.approx([10.0, 8.9, 9.1], abs=1e-3)


def test_a_window_has_glass_one_can_see_through(bay_house: Tessellation) -> None:
    window = [m for m in bay_house if m.ifc_class == "IfcWindow"]
    assert {round(m.colour[3], 2) for m in window} == {1.0, 0.35}


def test_products_of_one_type_share_their_triangles(bay_house: Tessellation) -> None:
    chairs = [m for m in bay_house if m.ifc_class == "IfcFurniture" and len(m.triangles) == 72]
    assert len(chairs) == 5
    assert all(np.shares_memory(chairs[0].triangles, chair.triangles) for chair in chairs[1:])


def test_openings_are_not_shown(bay_house: Tessellation) -> None:
    assert not [mesh for mesh in bay_house if "Opening" in mesh.ifc_class]


def test_the_same_content_is_tessellated_once(
    tmp_path: Path, cache: Path, bay_house: Tessellation
) -> None:
    copy = tmp_path / "another name.ifc"
    copy.write_bytes(BAY_HOUSE.read_bytes())
    before = {p.name: p.stat().st_ino for p in cache.iterdir()}
    again = tessellate(copy, cache=cache)
    assert {p.name: p.stat().st_ino for p in cache.iterdir()} == before
    assert len(before) == 1
    assert all(
        np.array_equal(a.vertices, b.vertices) for a, b in zip(again, bay_house, strict=True)
    )


def test_a_damaged_cache_file_is_made_again(cache: Path, bay_house: Tessellation) -> None:
    kept = next(cache.iterdir())
    kept.write_bytes(kept.read_bytes()[:1000])
    assert len(tessellate(BAY_HOUSE, cache=cache)) == len(bay_house)


def test_the_cache_lets_go_of_what_was_unused_the_longest(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "middle", "old")):
        path = tmp_path / f"{name}.npz"
        path.write_bytes(bytes(100))
        os.utime(path, (1e9 - age, 1e9 - age))
    keep_within(tmp_path, 250, tmp_path / "old.npz")
    assert {path.stem for path in tmp_path.iterdir()} == {"old", "new"}


def test_a_draft_of_a_process_that_was_ended_goes_and_one_being_written_stays(
    tmp_path: Path,
) -> None:
    for name, age in (("left.npz.7.part", 4000), ("written.npz.8.part", 0), ("used.npz", 0)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (then := time.time() - age, then))
    keep_within(tmp_path, 250, tmp_path / "used.npz")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["used.npz", "written.npz.8.part"]


def solid(tiny: Tiny, depth: float, origin: float) -> dict[str, Any]:
    """A square prism whose placement lies `origin` metres from the model's origin."""

    def point(*coordinates: float) -> Any:
        return tiny.make("IfcCartesianPoint", tuple(map(float, coordinates)))

    corners = [(0.0, 0.0), (1.001, 0.0), (1.001, 1.0), (0.0, 1.0)]
    curve = tiny.make("IfcPolyline", [point(*c) for c in (*corners, corners[0])])
    profile = tiny.make("IfcArbitraryClosedProfileDef", "AREA", None, curve)
    axes = tiny.make("IfcAxis2Placement3D", point(0, 0, 0), None, None)
    up = tiny.make("IfcDirection", (0.0, 0.0, 1.0))
    body = tiny.make("IfcExtrudedAreaSolid", profile, axes, up, depth)
    context = tiny.make("IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, axes, None)
    tiny.project.RepresentationContexts = [context]
    shape = tiny.make("IfcShapeRepresentation", context, "Body", "SweptSolid", [body])
    there = tiny.make("IfcAxis2Placement3D", point(origin, origin, 0), None, None)
    return {
        "ObjectPlacement": tiny.make("IfcLocalPlacement", None, there),
        "Representation": tiny.make("IfcProductDefinitionShape", None, None, [shape]),
    }


def test_a_model_far_from_its_origin_keeps_its_millimetres(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.element("IfcColumn", "C", **solid(tiny, 2.0, 4_500_000.0))
    scene = tessellate(tiny.save(tmp_path / "far.ifc"))
    low, high = bounds(scene)
    assert high - low == pytest.approx([1.001, 1.0, 2.0], abs=1e-5)
    assert np.abs(low).max() < 2
    assert scene.origin[0] == pytest.approx(4_500_000, abs=2)


def test_a_product_whose_shape_fails_is_told_and_the_rest_is_shown(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.element("IfcColumn", "Good", **solid(tiny, 2.0, 0.0))
    tiny.element("IfcColumn", "Bad", **solid(tiny, 0.0, 0.0))
    scene = tessellate(tiny.save(tmp_path / "bad.ifc"))
    assert len(scene) == 1
    assert [f.kind for f in scene.failures] == ["no-shape"]
    assert "IfcColumn 'Bad' is not shown" in scene.failures[0].message


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.ifc"
    path.write_text("nothing")
    with pytest.raises(IfcFileError, match="not an IFC file"):
        tessellate(path)


def test_a_kernel_that_fails_is_told_with_its_last_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A folder stands where each kernel writes its shapes."""
    tiny = Tiny()
    tiny.element("IfcWall", "Wall", **tiny.box((0, 0, 0), (1, 1, 1)))
    house = tiny.save(tmp_path / "house.ifc")
    (tmp_path / f"{sha256(house)}-{FORMAT}.npz").mkdir()
    (failure,) = tessellate(house, cache=tmp_path).failures
    assert failure.message.startswith("house.ifc: the geometry kernel stopped (status 1)")
    assert "IsADirectoryError" in failure.message
    assert len(caplog.records) == 2  # of both kernels, where it came to that
    assert all("Traceback" in each.getMessage() for each in caplog.records)


def test_progress_can_stop_the_work(tmp_path: Path) -> None:
    def stop(phase: str, fraction: float) -> None:
        if fraction > 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tessellate(BAY_HOUSE, progress=stop)


def test_a_kernel_that_stands_still_is_ended(tmp_path: Path) -> None:
    code = "from ifc_loader import kernel; kernel.STILL_SECONDS = 0.001; kernel.main()"
    words = [str(BAY_HOUSE), str(tmp_path / "shapes.npz"), HYBRID]
    ran = subprocess.run(
        [sys.executable, "-c", code, *words], check=False, capture_output=True, timeout=PATIENCE
    )
    assert ran.returncode in {1, -signal.SIGSEGV}, "to tell where it stands may end it first"
    assert b"Timeout" in ran.stderr
    assert not list(tmp_path.iterdir())
