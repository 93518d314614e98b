"""Sizes of rooms that the file does not state, on shapes whose size is known beforehand."""

import re
from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph, read_ifc
from sample_models import BAY_HOUSE
from tests.ifc_loader.test_measuring import Shaped, derived, rectangle

Outline = list[tuple[float, float]]
OUTER = rectangle(10, 10)
INNER: Outline = [(2, 2), (8, 2), (8, 8), (2, 8)]
RING = {
    "FloorArea": pytest.approx(64.0),
    "Perimeter": pytest.approx(64.0),
    "Height": pytest.approx(3.0),
    "Volume": pytest.approx(192.0),
}


class Rooms(Shaped):
    def line(self, outline: Outline) -> Any:
        return self.make("IfcPolyline", [self.point(*c) for c in (*outline, outline[0])])

    def extruded(self, profile: Any, depth: float) -> Any:
        return self.make("IfcExtrudedAreaSolid", profile, self.axes, self.direction(0, 0, 1), depth)

    def closed(self, curve: Any) -> Any:
        return self.make("IfcArbitraryClosedProfileDef", "AREA", None, curve)

    def room(self, *items: Any) -> None:
        body = self.make("IfcShapeRepresentation", self.context, "Body", "SweptSolid", items)
        space = self.root(
            "IfcSpace",
            Name="Room",
            ObjectPlacement=self.make("IfcLocalPlacement", None, self.axes),
            Representation=self.make("IfcProductDefinitionShape", None, None, [body]),
        )
        self.whole(self.storey, space)

    def brep(self, *faces: list[list[tuple[float, float, float]]]) -> Any:
        """Each face an outer loop and its inner ones."""
        made = []
        for outer, *inner in faces:
            loops = [self.make("IfcPolyLoop", [self.point(*c) for c in each]) for each in inner]
            loop = self.make("IfcPolyLoop", [self.point(*corner) for corner in outer])
            bounds = [self.make("IfcFaceBound", each, True) for each in loops]
            made.append(self.make("IfcFace", [*bounds, self.make("IfcFaceOuterBound", loop, True)]))
        return self.make("IfcFacetedBrep", self.make("IfcClosedShell", made))


def at(outline: Outline, level: float) -> list[tuple[float, float, float]]:
    return [(x, y, level) for x, y in outline]


def walls(outline: Outline, height: float) -> list[list[list[tuple[float, float, float]]]]:
    return [
        [[*at([a, b], 0.0), *at([b, a], height)]]
        for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)
    ]


def told(graph: PropertyGraph) -> list[str]:
    return [f.message for f in graph.findings if f.kind == "not-measured"]


def test_a_corridor_around_a_core_leaves_the_core_out(tmp_path: Path) -> None:
    tiny = Rooms()
    hole = tiny.line(INNER)
    profile = tiny.make("IfcArbitraryProfileDefWithVoids", "AREA", None, tiny.line(OUTER), [hole])
    tiny.room(tiny.extruded(profile, 3.0))
    graph = tiny.read(tmp_path)
    assert derived(graph, "Room") == RING
    assert not graph.findings


def test_an_inner_bound_of_a_face_is_left_out_whichever_way_it_turns(tmp_path: Path) -> None:
    for inner in (INNER, INNER[::-1]):
        tiny = Rooms()
        floor = [at(OUTER[::-1], 0.0), at(inner, 0.0)]
        ceiling = [at(OUTER, 3.0), at(inner, 3.0)]
        tiny.room(tiny.brep(floor, ceiling, *walls(OUTER, 3.0), *walls(INNER[::-1], 3.0)))
        assert derived(tiny.read(tmp_path), "Room") == RING


def test_a_floor_in_triangles_is_one_floor(tmp_path: Path) -> None:
    tiny = Rooms()
    points = tiny.make(
        "IfcCartesianPointList3D", [*at(rectangle(4, 3), 0.0), *at(rectangle(4, 3), 2.5)]
    )
    triangles = [(1, 3, 2), (1, 4, 3), (5, 6, 7), (5, 7, 8), (1, 2, 6), (1, 6, 5)]
    triangles += [(2, 3, 7), (2, 7, 6), (3, 4, 8), (3, 8, 7), (4, 1, 5), (4, 5, 8)]
    tiny.room(tiny.make("IfcTriangulatedFaceSet", points, None, True, triangles))
    assert derived(tiny.read(tmp_path), "Room") == {
        "FloorArea": pytest.approx(12.0),
        "Perimeter": pytest.approx(14.0),
        "Height": pytest.approx(2.5),
        "Volume": pytest.approx(30.0),
    }


def test_a_room_under_a_pitched_roof_has_no_one_height(tmp_path: Path) -> None:
    tiny = Rooms()
    low, high = [(0.0, 0.0), (4.0, 0.0)], [(4.0, 3.0), (0.0, 3.0)]
    slope = [*at(low, 1.0), *at(high, 3.0)]
    sides: list[list[list[tuple[float, float, float]]]] = [
        [[*at(low, 0.0), *at(low[::-1], 1.0)]],
        [[*at(high, 0.0), *at(high[::-1], 3.0)]],
        [[(4, 0, 0), (4, 3, 0), (4, 3, 3), (4, 0, 1)]],
        [[(0, 3, 0), (0, 0, 0), (0, 0, 1), (0, 3, 3)]],
    ]
    tiny.room(tiny.brep([at(rectangle(4, 3)[::-1], 0.0)], [slope], *sides))
    graph = tiny.read(tmp_path)
    assert derived(graph, "Room") == {
        "FloorArea": pytest.approx(12.0),
        "Perimeter": pytest.approx(14.0),
        "Volume": pytest.approx(24.0),
    }
    assert len(told(graph)) == 1
    assert "states no Height," in told(graph)[0]


def test_a_clipped_room_is_told_and_not_measured(tmp_path: Path) -> None:
    tiny = Rooms()
    above = tiny.make("IfcAxis2Placement3D", tiny.point(0, 0, 2), None, None)
    half = tiny.make("IfcHalfSpaceSolid", tiny.make("IfcPlane", above), False)
    full = tiny.extruded(tiny.closed(tiny.line(OUTER)), 6.0)
    tiny.room(tiny.make("IfcBooleanClippingResult", "DIFFERENCE", full, half))
    graph = tiny.read(tmp_path)
    assert derived(graph, "Room") == {}
    assert "states no FloorArea, Perimeter, Height, Volume" in told(graph)[0]


def test_a_room_with_a_round_side_is_told_and_not_measured(tmp_path: Path) -> None:
    tiny = Rooms()
    points = tiny.make("IfcCartesianPointList2D", [(0, 0), (4, 0), (6, 2), (4, 4), (0, 4)])
    segments = [
        tiny.make("IfcLineIndex", (1, 2)),
        tiny.make("IfcArcIndex", (2, 3, 4)),
        tiny.make("IfcLineIndex", (4, 5, 1)),
    ]
    curve = tiny.make("IfcIndexedPolyCurve", points, segments, False)
    tiny.room(tiny.extruded(tiny.closed(curve), 3.0))
    graph = tiny.read(tmp_path)
    assert derived(graph, "Room") == {}
    assert len(told(graph)) == 1


def test_a_room_of_two_bodies_is_told_and_not_measured(tmp_path: Path) -> None:
    tiny = Rooms()
    bodies = [tiny.extruded(tiny.closed(tiny.line(OUTER)), 3.0) for _ in range(2)]
    tiny.room(*bodies)
    graph = tiny.read(tmp_path)
    assert derived(graph, "Room") == {}
    assert len(told(graph)) == 1


def test_shapes_give_the_sizes_that_a_file_states(tmp_path: Path) -> None:
    text = BAY_HOUSE.read_text("ascii")
    mute = tmp_path / "mute.ifc"
    mute.write_text(re.sub(r"(IFCQUANTITY\w+\(')\w+'", r"\1Other'", text), "ascii")
    stated, measured = (
        {
            str(node.properties["GlobalId"]): node.properties
            for node in read_ifc(path).nodes
            if "IfcSpace" in node.labels
        }
        for path in (BAY_HOUSE, mute)
    )
    assert len(stated) == 9
    for global_id, room in stated.items():
        for name in ("derived.FloorArea", "derived.Perimeter", "derived.Height", "derived.Volume"):
            assert measured[global_id][name] == pytest.approx(room[name], rel=1e-4)
            assert measured[global_id][f"{name}.source"] == "shape of the room"
