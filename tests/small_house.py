"""A small house of this project's own, for tests that need some building and no special one."""

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


def small_house(path: Path) -> Path:
    """Write it: 4 rooms, 3 doors, 4 windows, 5 walls and 2 slabs on one storey under a roof."""
    tiny = Tiny()
    tiny.units += [tiny.si("AREAUNIT", "SQUARE_METRE"), tiny.si("VOLUMEUNIT", "CUBIC_METRE")]
    tiny.project.UnitsInContext.Units = tiny.units
    tiny.storey.Name, tiny.storey.LongName = "Ground Floor", "Ground Floor"
    said = tiny.single("Category", "IfcText", "Project Information")
    tiny.property_set(tiny.building, "Other", said)
    roof = tiny.root("IfcBuildingStorey", Name="Roof", LongName="Roof", Elevation=2.5)
    tiny.whole(tiny.building, roof)
    for name, area in ROOMS.items():
        long_name = name.partition(" - ")[2]
        room = tiny.root("IfcSpace", Name=name, LongName=long_name)
        tiny.whole(roof if long_name == "Roof" else tiny.storey, room)
        areas = dict.fromkeys(("GrossFloorArea", "NetFloorArea"), ("IfcQuantityArea", area))
        tiny.quantities(room, "BaseQuantities", **areas, Height=("IfcQuantityLength", 2.5))
    walls = [_wall(tiny, number) for number in range(1, 6)]
    door_type = tiny.root("IfcDoorType", Name="Flush door")
    window_type = tiny.root("IfcWindowType", Name="Plain window")
    for wall, (name, width) in zip(walls, DOORS.items(), strict=False):
        door = tiny.element("IfcDoor", name, OverallWidth=width, OverallHeight=2.11)
        _stands_in(tiny, door, wall, door_type)
    for number, wall in enumerate(walls[:4], start=1):
        window = tiny.element("IfcWindow", f"Window {number}", OverallWidth=1.81)
        _stands_in(tiny, window, wall, window_type)
    for name in ("Floor", "Ceiling"):
        tiny.element("IfcSlab", name)
    plate = tiny.element("IfcPlate", "Glass plate")
    tiny.property_set(plate, "Pset_PlateCommon", tiny.single("LoadBearing", "IfcBoolean", False))
    felt = tiny.make("IfcMaterial", "Roofing Felt")
    covering = tiny.element("IfcCovering", "Roof covering")
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[covering], RelatingMaterial=felt)
    return tiny.save(path)


def _wall(tiny: Tiny, number: int) -> Any:
    """The first three are external; each is of two layers."""
    outside = number < 4
    ifc_class = "IfcWall" if outside else "IfcWallStandardCase"
    wall = tiny.element(ifc_class, f"{'Outer' if outside else 'Inner'} wall {number}")
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


def _stands_in(tiny: Tiny, filling: Any, wall: Any, type_object: Any) -> None:
    tiny.typed(filling, type_object)
    hole = tiny.root("IfcOpeningElement", Name=f"Opening of {filling.Name}")
    tiny.root("IfcRelVoidsElement", RelatingBuildingElement=wall, RelatedOpeningElement=hole)
    tiny.root("IfcRelFillsElement", RelatingOpeningElement=hole, RelatedBuildingElement=filling)
