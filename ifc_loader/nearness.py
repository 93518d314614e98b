"""What lies beside what: rooms, doors and things, from boundaries first, else from geometry."""

from collections import defaultdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ifc_loader.draft import Draft
from ifc_loader.facades import face, face_walls, true_north
from ifc_loader.floors import floor_of, sizes_of
from ifc_loader.footprints import Footprint, facing, overlap
from ifc_loader.room_index import RoomIndex
from ifc_loader.shapes import BROKEN, Points, Shapes, body, is_straight
from ifc_loader.surroundings import LOOSE, REACH, Point, Surroundings

THICKEST_WALL = 0.6
"""Metres; rooms further apart than this are not called adjacent."""
SHORTEST_SHARE = 0.3
"""Metres of wall that two rooms must share to be adjacent."""
THICKEST_FLOOR = 1.0
"""Metres between a ceiling and the floor above; with more, the rooms are not above one another."""
SMALLEST_SHARE = 0.5
"""Square metres of plan that two rooms must share to be above one another."""
BESIDE = 0.3
"""Metres from the face of a wall to the point that is asked which room it is in."""
ABOVE_FLOOR = 0.5
"""Metres above its lowest point at which an opening is probed."""

Side = tuple[int | None, NDArray[np.float64]]
"""The room on one side of an opening (None outside), and the direction of that side."""


def derive_nearness(draft: Draft) -> None:
    """Add what rooms are beside, below and behind, the sizes of plain ones, and facades."""
    shapes = Shapes(draft)
    rooms: dict[int, Footprint] = {}
    for space in draft.by_type("IfcSpace"):
        try:
            faces = shapes.faces(space)
            footprint = floor_of(faces) or draft.floors.get(space.id())
            straight = [is_straight(item) for item in body(space)] == [True]
        except BROKEN as error:
            _broken(draft, space, error)
            continue
        if footprint is not None:
            rooms[space.id()] = footprint
            draft.measured[space.id()] = {}
            for name, value in (sizes_of(faces, footprint) if straight else {}).items():
                prism = footprint.area * (footprint.high - footprint.low)
                span = (value, prism if name == "Volume" else value)
                draft.measure(space.id(), name, value, "shape of the room", span)
    index = RoomIndex(rooms, REACH)
    _leads(draft, shapes, index)
    _located(draft, shapes, index)
    _adjacent(draft, index)
    _above(draft, index)
    face_walls(draft, shapes, index)


def _broken(draft: Draft, product: Any, error: Exception) -> None:
    who = draft.name_of(product.id())
    draft.find("broken-shape", who, f"{who} has a shape that does not read: {error}")


def _leads(draft: Draft, shapes: Shapes, index: RoomIndex[int]) -> None:
    """Door → each room it leads to, window → the room it lights.

    By space boundaries, else by where the opening is. Doors and windows with a room on one side
    only are told which way they face.
    """
    bounding: dict[int, dict[int, None]] = defaultdict(dict)
    for space, element in draft.ends.get("BOUNDED_BY", ()):
        if "IfcSpace" in draft.nodes[space].labels:
            bounding[element][space] = None
    north = true_north(draft)
    beside: dict[int, list[int]] = {}
    for opening, filling in draft.ends.get("FILLED_BY", ()):
        sides: list[Side] = []
        hole = draft.file.by_id(opening)
        try:
            faces = shapes.faces(hole)
            sides = _sides(shapes, hole, faces, index)
            _size(draft, shapes, hole, faces, filling)
        except BROKEN as error:
            _broken(draft, hole, error)
        beside[filling] = [room for room, _ in sides if room is not None]
        outward = [way for room, way in sides if room is None]
        if len(beside[filling]) == len(outward) == 1:
            face(draft, filling, outward[0], north)
    for filling in dict.fromkeys((*beside, *bounding)):
        labels = draft.nodes[filling].labels
        edge = "LEADS_TO" if "IfcDoor" in labels else "LIGHTS" if "IfcWindow" in labels else ""
        source = "boundary" if bounding[filling] else "geometry"
        for space in dict.fromkeys(bounding[filling] or beside[filling]) if edge else ():
            draft.relate(filling, edge, space, derived=True, source=source)


def _size(draft: Draft, shapes: Shapes, opening: Any, faces: list[Points], filling: int) -> None:
    """The size of a door or window, as its opening gives it."""
    if not {"IfcDoor", "IfcWindow"} & {*draft.nodes[filling].labels} or not faces:
        return
    along = shapes.placement(opening.VoidsElements[0].RelatingBuildingElement)[:3, 0]
    if abs(along[2]) > 0.1:
        return
    points = np.concatenate(faces)
    width, height = float(np.ptp(points @ along)), float(np.ptp(points[:, 2]))
    for name, value in (("Width", width), ("Height", height), ("Area", width * height)):
        draft.measure(filling, name, value, "shape of the opening")


def _sides(shapes: Shapes, opening: Any, faces: list[Points], index: RoomIndex[int]) -> list[Side]:
    if not faces or not index.rooms:
        return []
    host = opening.VoidsElements[0].RelatingBuildingElement
    normal = shapes.placement(host)[:3, 1]
    if abs(normal[2]) > 0.1:
        return []
    points = np.concatenate(faces)
    along = points @ normal
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    depth = float(along.max() - along.min()) / 2 + BESIDE
    middle[2] = points[:, 2].min() + ABOVE_FLOOR
    middle += normal * (float(along.max() + along.min()) / 2 - float(middle @ normal))
    sides: list[Side] = []
    for way in (normal, -normal):
        place = middle + way * depth
        sides.append((index.holding(*map(float, place)), way))
    return sides


def _located(draft: Draft, shapes: Shapes, index: RoomIndex[int]) -> None:
    """Thing → the room that contains it, else the room it lies in; the others are remembered.

    It lies where the middle of its shape does, as far as shapes are made, else where its origin
    does. Rooms and the things that are in none go into the graph's surroundings.
    """
    placed: set[int] = set()
    for place, element in draft.ends.get("CONTAINS", ()):
        if "IfcSpace" in draft.nodes[place].labels:
            placed.add(element)
            draft.relate(element, "LOCATED_IN", place, derived=True, source="containment")
    rooms = {draft.nodes[step_id].key: room for step_id, room in index.rooms.items()}
    draft.graph.surroundings = Surroundings(rooms)
    for label in LOOSE:
        for element in draft.by_type(label):
            step_id = element.id()
            if step_id in placed or "IfcFlowSegment" in draft.nodes[step_id].labels:
                continue
            placed.add(step_id)
            try:
                _locate(draft, shapes, element, index)
            except BROKEN as error:
                _broken(draft, element, error)


def _locate(draft: Draft, shapes: Shapes, element: Any, index: RoomIndex[int]) -> None:
    step_id = element.id()
    middle: Point | None = draft.centres.get(step_id)
    x, y, z = map(float, shapes.placement(element)[:3, 3])
    home, source = None, "shape"
    if middle is not None:
        home = index.holding(*middle)
    if home is None and element.ObjectPlacement is not None:
        home, source = index.holding(x, y, z), "placement"
    if home is None and middle is not None:
        home, source = index.nearest(*middle, REACH), "shape"
    if home is not None:
        draft.relate(step_id, "LOCATED_IN", home, derived=True, source=source)
    elif middle is not None or element.ObjectPlacement is not None:
        draft.graph.surroundings.things[draft.nodes[step_id].key] = middle or (x, y, z)


def _adjacent(draft: Draft, index: RoomIndex[int]) -> None:
    """Room – room where their outlines run along each other, a wall's thickness apart or less.

    No third room may lie between. One edge a pair, from the lower STEP id; `length` is the wall
    they share, in metres.
    """
    for first, second in index.pairs(THICKEST_WALL):
        one, other = index.rooms[first], index.rooms[second]
        low, high = max(one.low, other.low), min(one.high, other.high)
        if high - low < ABOVE_FLOOR or not one.near(other, THICKEST_WALL):
            continue
        shared = sum(
            length
            for length, x, y in facing(one, other, THICKEST_WALL)
            if index.holding(x, y, (low + high) / 2) in (None, first, second)
        )
        if shared >= SHORTEST_SHARE:
            draft.relate(
                first,
                "ADJACENT_TO",
                second,
                derived=True,
                length=round(shared, 3),
                source="geometry",
            )
            draft.set_unit("length", "m")


def _above(draft: Draft, index: RoomIndex[int]) -> None:
    """Room → the room below it: their plans overlap, with no more than a floor between them."""
    for first, second in index.pairs(THICKEST_FLOOR):
        upper, lower = sorted((first, second), key=lambda each: -index.rooms[each].low)
        over, under = index.rooms[upper], index.rooms[lower]
        if not -ABOVE_FLOOR <= over.low - under.high <= THICKEST_FLOOR or over.low <= under.low:
            continue
        if not over.near(under, 0.0):
            continue
        shared = overlap(over, under)
        if shared >= SMALLEST_SHARE:
            draft.relate(
                upper, "ABOVE", lower, derived=True, area=round(shared, 3), source="geometry"
            )
            draft.set_unit("area", "m2")
