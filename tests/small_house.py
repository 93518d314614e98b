"""A small house of this project's own, for tests that need some building and no special one.

┌── 2 ─────w2──────w3───┐   north is up; walls 1 to 3 are external, 4 and 5 are not, and the
│  Living room          3   west is left open; doors: the front door in wall 1, the bedroom's
│                       w4  in wall 5, the living room's in wall 4. The roof space is above
├── 4 ───────────┬──d───┤   all of it, and its volume is stated a thousandfold, as exporters
│  Bedroom       5d Hall│   do that multiply m² by mm.
└── 1 ─────w1────┴──d───┘
"""

from pathlib import Path
from typing import Any

from tests.ifc_loader.tiny import Tiny

ROOMS = {
    "1 - Living room": 52.25,
    "2 - Bedroom": 15.42,
    "3 - Entrance hall": 8.69350625,
    "4 - Roof": 76.5,
}
DOORS = {"Front door": 1.81, "Bedroom door": 0.81, "Living room door": 0.81}
ADDRESS = {"AddressLines": ["Enter address here"], "Town": "Westminster", "Country": "UK"}

Place = tuple[float, float, float]
Box = tuple[Place, Place] | tuple[Place, Place, Place]
"""The first corner of a box, its size in m, and which way it runs where not eastwards."""

NORTH = (0.0, 1.0, 0.0)

_HALL = ROOMS["3 - Entrance hall"] / 2.57
_ROOMS: list[Box] = [
    ((0, 2.67, 0), (9.5, 5.5, 2.5)),
    ((0, 0, 0), (6, 2.57, 2.5)),
    ((6.1, 0, 0), (_HALL, 2.57, 2.5)),
    ((0, 0, 2.5), (9.5, 76.5 / 9.5, 1)),
]
_WALLS: list[Box] = [
    ((0, -0.3, 0), (9.8, 0.3, 2.5)),
    ((0, 8.17, 0), (9.8, 0.3, 2.5)),
    ((9.8, 0, 0), (8.17, 0.3, 2.5), NORTH),
    ((0, 2.57, 0), (9.5, 0.1, 2.5)),
    ((6.1, 0, 0), (2.57, 0.1, 2.5), NORTH),
]
_DOORS: list[tuple[int, Box]] = [
    (1, ((6.8, -0.3, 0), (1.81, 0.3, 2.11))),
    (5, ((6.1, 0.8, 0), (0.81, 0.1, 2.11), NORTH)),
    (4, ((7.5, 2.57, 0), (0.81, 0.1, 2.11))),
]
_WINDOWS: list[tuple[int, Box]] = [
    (1, ((2, -0.3, 0.9), (1.81, 0.3, 1.21))),
    (2, ((2, 8.17, 0.9), (1.81, 0.3, 1.21))),
    (2, ((6, 8.17, 0.9), (1.81, 0.3, 1.21))),
    (3, ((9.8, 4, 0.9), (1.81, 0.3, 1.21), NORTH)),
]
_SLABS: dict[str, Box] = {
    "Floor": ((0, -0.3, -0.2), (9.8, 8.77, 0.2)),
    "Ceiling": ((0, -0.3, 2.5), (9.8, 8.77, 0.05)),
}


def small_house(path: Path) -> Path:
    """Write it: 4 rooms, 3 doors, 4 windows, 5 walls and 2 slabs on one storey under a roof."""
    tiny = Tiny()
    tiny.units += [tiny.si("AREAUNIT", "SQUARE_METRE"), tiny.si("VOLUMEUNIT", "CUBIC_METRE")]
    tiny.units += [tiny.si("ILLUMINANCEUNIT", "LUX")]
    tiny.project.UnitsInContext.Units = tiny.units
    tiny.project.LongName = "Project Name"
    tiny.building.BuildingAddress = tiny.make("IfcPostalAddress", **ADDRESS)
    tiny.storey.Name, tiny.storey.LongName = "Ground Floor", "Ground Floor"
    said = tiny.single("Category", "IfcText", "Project Information")
    tiny.property_set(tiny.building, "Other", said)
    roof = tiny.root("IfcBuildingStorey", Name="Roof", LongName="Roof", Elevation=2.5)
    tiny.whole(tiny.building, roof)
    for (name, area), box in zip(ROOMS.items(), _ROOMS, strict=True):
        tiny.whole(roof if name == "4 - Roof" else tiny.storey, _room(tiny, name, area, box))
    walls = [_wall(tiny, number, box) for number, box in enumerate(_WALLS, start=1)]
    door_type = tiny.root("IfcDoorType", Name="Flush door")
    window_type = tiny.root("IfcWindowType", Name="Plain window")
    for (name, width), (wall, box) in zip(DOORS.items(), _DOORS, strict=True):
        sizes = {"OverallWidth": width, "OverallHeight": 2.11}
        door = tiny.element("IfcDoor", name, **sizes, **tiny.box(*box))
        outside = tiny.single("IsExternal", "IfcBoolean", wall < 4)
        tiny.property_set(door, "Pset_DoorCommon", outside)
        _stands_in(tiny, door, walls[wall - 1], door_type, box)
    for number, (wall, box) in enumerate(_WINDOWS, start=1):
        sizes = {"OverallWidth": 1.81, "OverallHeight": 1.21}
        window = tiny.element("IfcWindow", f"Window {number}", **sizes, **tiny.box(*box))
        _stands_in(tiny, window, walls[wall - 1], window_type, box)
    for name, box in _SLABS.items():
        tiny.element("IfcSlab", name, **tiny.box(*box))
    plate = tiny.element("IfcPlate", "Glass plate")
    tiny.property_set(plate, "Pset_PlateCommon", tiny.single("LoadBearing", "IfcBoolean", False))
    felt = tiny.make("IfcMaterial", "Roofing Felt")
    covering = tiny.element("IfcCovering", "Roof covering")
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[covering], RelatingMaterial=felt)
    return tiny.save(path)


def _room(tiny: Tiny, name: str, area: float, box: Box) -> Any:
    """With what is stated of it: the sizes of its box, a thousand times the volume of the roof."""
    width, depth, height = box[1]
    room = tiny.root("IfcSpace", Name=name, LongName=name.partition(" - ")[2], **tiny.box(*box))
    stated = dict.fromkeys(("GrossFloorArea", "NetFloorArea"), ("IfcQuantityArea", area))
    stated["Height"] = ("IfcQuantityLength", height)
    stated["GrossPerimeter"] = ("IfcQuantityLength", 2 * (width + depth))
    if name == "4 - Roof":
        stated["GrossVolume"] = ("IfcQuantityVolume", area * height * 1000)
    tiny.quantities(room, "BaseQuantities", **stated)
    unbounded = tiny.single("Unbounded Height", "IfcLengthMeasure", height)
    tiny.property_set(room, "Dimensions", unbounded)
    return room


def _wall(tiny: Tiny, number: int, box: Box) -> Any:
    """The first three are external; each is of two layers."""
    outside = number < 4
    ifc_class = "IfcWall" if outside else "IfcWallStandardCase"
    name = f"{'Outer' if outside else 'Inner'} wall {number}"
    wall = tiny.element(ifc_class, name, **tiny.box(*box))
    said = {"IsExternal": outside, "LoadBearing": False}
    members = (tiny.single(key, "IfcBoolean", value) for key, value in said.items())
    tiny.property_set(wall, "Pset_WallCommon", *members)
    made = {"Brick": 0.1, "Plasterboard": 0.012}
    layers = [
        tiny.make("IfcMaterialLayer", tiny.make("IfcMaterial", name), thickness)
        for name, thickness in made.items()
    ]
    layer_set = tiny.make("IfcMaterialLayerSet", layers, "Wall")
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[wall], RelatingMaterial=layer_set)
    return wall


def _stands_in(tiny: Tiny, filling: Any, wall: Any, type_object: Any, box: Box) -> None:
    tiny.typed(filling, type_object)
    oak = tiny.make("IfcMaterial", "Oak")
    glass = tiny.make("IfcMaterial", "Glass")
    both = tiny.make("IfcMaterialList", [oak, glass])
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[filling], RelatingMaterial=both)
    hole = tiny.root("IfcOpeningElement", Name=f"Opening of {filling.Name}", **tiny.box(*box))
    tiny.root("IfcRelVoidsElement", RelatingBuildingElement=wall, RelatedOpeningElement=hole)
    tiny.root("IfcRelFillsElement", RelatingOpeningElement=hole, RelatedBuildingElement=filling)
