"""Quantities the file leaves out, measured on shapes whose size is known beforehand."""

from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph, read_ifc
from tests.ifc_loader.tiny import Tiny, named


class Shaped(Tiny):
    """A tiny building whose elements have extruded shapes; metres."""

    def __init__(self) -> None:
        super().__init__()
        self.axes = self.make("IfcAxis2Placement3D", self.point(0, 0, 0), None, None)
        self.context = self.make(
            "IfcGeometricRepresentationContext", None, "Model", 3, 1e-5, self.axes, None
        )
        self.project.RepresentationContexts = [self.context]

    def point(self, *coordinates: float) -> Any:
        return self.make("IfcCartesianPoint", tuple(map(float, coordinates)))

    def direction(self, *ratios: float) -> Any:
        return self.make("IfcDirection", tuple(map(float, ratios)))

    def prism(
        self,
        outline: list[tuple[float, float]],
        depth: float,
        at: tuple[float, float, float] = (0, 0, 0),
        along: tuple[float, float, float] = (0, 0, 1),
    ) -> dict[str, Any]:
        """An outline extruded by `depth` metres `along` a direction of the model."""
        points = [self.point(*corner) for corner in (*outline, outline[0])]
        profile = self.make(
            "IfcArbitraryClosedProfileDef", "AREA", None, self.make("IfcPolyline", points)
        )
        body = self.make("IfcExtrudedAreaSolid", profile, self.axes, self.direction(0, 0, 1), depth)
        shape = self.make("IfcShapeRepresentation", self.context, "Body", "SweptSolid", [body])
        beside = (1.0, 0.0, 0.0) if along != (1, 0, 0) else (0.0, 1.0, 0.0)
        there = self.make(
            "IfcAxis2Placement3D", self.point(*at), self.direction(*along), self.direction(*beside)
        )
        return {
            "ObjectPlacement": self.make("IfcLocalPlacement", None, there),
            "Representation": self.make("IfcProductDefinitionShape", None, None, [shape]),
        }

    def measured(self, folder: Path) -> PropertyGraph:
        return read_ifc(self.save(folder / "shaped.ifc"), shapes=folder / "shapes")


def rectangle(length: float, width: float) -> list[tuple[float, float]]:
    return [(0, 0), (length, 0), (length, width), (0, width)]


def derived(graph: PropertyGraph, name: str) -> dict[str, Any]:
    held = named(graph, name).properties
    return {
        k.removeprefix("derived."): v
        for k, v in held.items()
        if k.startswith("derived.") and not k.endswith(".source")
    }


def test_a_wall_with_a_window_has_its_net_side_area(tmp_path: Path) -> None:
    tiny = Shaped()
    wall = tiny.element("IfcWall", "W", **tiny.prism(rectangle(5, 0.3), 2.5))
    hole = tiny.root(
        "IfcOpeningElement", **tiny.prism(rectangle(1.2, 0.5), 1.0, at=(1.0, -0.1, 0.8))
    )
    tiny.root("IfcRelVoidsElement", RelatingBuildingElement=wall, RelatedOpeningElement=hole)
    graph = tiny.measured(tmp_path)
    assert derived(graph, "W") == {
        "Length": pytest.approx(5.0),
        "Height": pytest.approx(2.5),
        "Thickness": pytest.approx(0.3),
        "Area": pytest.approx(5 * 2.5 - 1.2 * 1.0),
        "Volume": pytest.approx((5 * 2.5 - 1.2 * 1.0) * 0.3),
    }
    assert named(graph, "W").properties["derived.Area.source"] == "shape of the element"
    assert (graph.units["derived.Area"], graph.units["derived.Volume"]) == ("m2", "m3")


def test_a_mitred_wall_is_measured_along_its_middle(tmp_path: Path) -> None:
    tiny = Shaped()
    outline = [(0.0, 0.0), (6.0, 0.0), (5.8, 0.2), (0.2, 0.2)]
    tiny.element("IfcWall", "W", **tiny.prism(outline, 3.0))
    assert derived(tiny.measured(tmp_path), "W") == {
        "Length": pytest.approx(5.8),
        "Height": pytest.approx(3.0),
        "Thickness": pytest.approx(0.2),
        "Area": pytest.approx(5.8 * 3.0),
        "Volume": pytest.approx(5.8 * 3.0 * 0.2),
    }


def test_what_is_no_flat_sheet_has_a_volume_and_no_side_area(tmp_path: Path) -> None:
    tiny = Shaped()
    corner = [(0.0, 0.0), (4.0, 0.0), (4.0, 0.3), (0.3, 0.3), (0.3, 4.0), (0.0, 4.0)]
    tiny.element("IfcWall", "L", **tiny.prism(corner, 2.0))
    held = derived(tiny.measured(tmp_path), "L")
    assert held == {
        "Height": pytest.approx(2.0),
        "Volume": pytest.approx((4 * 0.3 + 3.7 * 0.3) * 2),
    }


def test_a_slab_a_covering_a_beam_and_a_column(tmp_path: Path) -> None:
    tiny = Shaped()
    tiny.element("IfcSlab", "S", **tiny.prism(rectangle(6, 4), 0.25))
    tiny.element("IfcCovering", "C", **tiny.prism(rectangle(3, 2), 0.02))
    tiny.element("IfcBeam", "B", **tiny.prism(rectangle(0.2, 0.4), 5.0, along=(1, 0, 0)))
    tiny.element("IfcColumn", "K", **tiny.prism(rectangle(0.3, 0.3), 2.8, at=(9, 9, 0)))
    graph = tiny.measured(tmp_path)
    assert derived(graph, "S") == {
        "Area": pytest.approx(24.0),
        "Thickness": pytest.approx(0.25),
        "Volume": pytest.approx(6.0),
    }
    assert derived(graph, "C") == {"Area": pytest.approx(6.0), "Thickness": pytest.approx(0.02)}
    assert derived(graph, "B") == {"Length": pytest.approx(5.0), "Volume": pytest.approx(0.4)}
    assert derived(graph, "K") == {"Length": pytest.approx(2.8), "Volume": pytest.approx(0.252)}


def test_a_sloped_roof_is_as_large_as_its_slabs_together(tmp_path: Path) -> None:
    tiny = Shaped()
    slope = (0.0, -0.6, 0.8)
    roof = tiny.element("IfcRoof", "R")
    slabs = [
        tiny.root("IfcSlab", Name=f"Part {i}", **tiny.prism(rectangle(8, 5), 0.2, along=slope))
        for i in range(2)
    ]
    tiny.whole(roof, *slabs)
    graph = tiny.measured(tmp_path)
    assert derived(graph, "Part 0")["Area"] == pytest.approx(40.0)
    assert derived(graph, "R") == {"Area": pytest.approx(80.0)}
    assert named(graph, "R").properties["derived.Area.source"] == "its slabs"


def test_the_numbers_of_the_file_stand(tmp_path: Path) -> None:
    tiny = Shaped()
    wall = tiny.element("IfcWall", "W", **tiny.prism(rectangle(5, 0.3), 2.5))
    tiny.quantities(wall, "Qto_WallBaseQuantities", NetVolume=("IfcQuantityVolume", 3.5))
    held = named(tiny.measured(tmp_path), "W").properties
    assert held["derived.Volume"] == 3.5
    assert held["derived.Volume.source"] == "Qto_WallBaseQuantities.NetVolume"
    assert held["derived.Area"] == pytest.approx(12.5)


def test_an_open_shape_has_no_volume(tmp_path: Path) -> None:
    tiny = Shaped()
    whole = tiny.prism(rectangle(1, 1), 1.0)
    points = [tiny.point(*p) for p in ((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 2))]
    faces = [
        tiny.make("IfcFace", [tiny.make("IfcFaceOuterBound", tiny.make("IfcPolyLoop", each), True)])
        for each in (points[:3], [points[0], points[2], points[3]])
    ]
    shell = tiny.make("IfcOpenShell", faces)
    model = tiny.make("IfcShellBasedSurfaceModel", [shell])
    whole["Representation"].Representations[0].Items = [model]
    tiny.element("IfcColumn", "Open", **whole)
    assert "Volume" not in derived(tiny.measured(tmp_path), "Open")


def test_the_kernel_is_left_alone_where_nothing_is_measured(tmp_path: Path) -> None:
    tiny = Shaped()
    tiny.element("IfcPipeSegment", "Pipe", **tiny.prism(rectangle(1, 1), 1.0))
    tiny.measured(tmp_path)
    assert not (tmp_path / "shapes").exists()


def test_what_cannot_be_shaped_is_in_the_report(tmp_path: Path) -> None:
    tiny = Shaped()
    tiny.element("IfcColumn", "Flat", **tiny.prism(rectangle(1, 1), 0.0))
    graph = tiny.measured(tmp_path)
    assert "Volume" not in derived(graph, "Flat")
    assert "IfcColumn 'Flat' is not shown" in [
        f.message.partition(":")[0].partition(" ")[2] for f in graph.findings
    ]
