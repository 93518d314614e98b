"""Bay House: rooms, what bounds them, zones, furniture, lights and detectors."""

from typing import Any

from sample_models.bay_house_plan import (
    DOORS,
    GROUND,
    PARTITION,
    ROOM_HEIGHT,
    ROOMS,
    WALLS,
    WINDOWS,
    Gap,
    Room,
    Wall,
)
from sample_models.bay_house_site import House
from sample_models.drawing import X, Z
from sample_models.facts import property_set, quantity_set

ZONES = {
    "Heated zone": tuple(room.name for room in ROOMS),
    "Sleeping zone": ("Bedroom", "Study"),
    "Wet rooms": ("Kitchen", "Shower Room", "Bathroom"),
}


def add_rooms(house: House) -> None:
    """Draw the rooms and say what bounds them."""
    for room in ROOMS:
        _room(house, room)
        _boundaries(house, room)
    for name, members in ZONES.items():
        zone = house.drawing.root("IfcZone", name, Name=name)
        for member in members:
            related = ("RelatingGroup", "RelatedObjects")
            house.drawing.relate("IfcRelAssignsToGroup", zone, house.rooms[member], related)


def _room(house: House, room: Room) -> None:
    d = house.drawing
    solid = d.prism(room.outline, ROOM_HEIGHT, "room", ((0, 0, 0), Z, X))
    space = d.root(
        "IfcSpace",
        room.number,
        Name=room.number,
        LongName=room.name,
        ObjectPlacement=house.place_on(room.storey, (0, 0, 0)),
        Representation=d.shape(house.body, [solid]),
        CompositionType="ELEMENT",
        PredefinedType="INTERNAL",
    )
    house.rooms[room.name] = space
    house.part_of(space, house.storeys[room.storey])
    property_set(
        d,
        space,
        "Pset_SpaceCommon",
        {
            "Reference": room.name,
            "IsExternal": False,
            "PubliclyAccessible": False,
            "HandicapAccessible": room.storey == GROUND,
        },
    )
    property_set(d, space, "Pset_SpaceCoveringRequirements", {"FloorCovering": room.floor})
    property_set(
        d,
        space,
        "Pset_SpaceThermalRequirements",
        {
            "SpaceTemperature": ("IfcThermodynamicTemperatureMeasure", float(room.temperature)),
            "NaturalVentilation": True,
        },
    )
    if room.people:
        count = ("IfcCountMeasure", room.people)
        property_set(d, space, "Pset_SpaceOccupancyRequirements", {"OccupancyNumber": count})
    quantity_set(
        d,
        space,
        "Qto_SpaceBaseQuantities",
        {
            "Height": ROOM_HEIGHT,
            "GrossPerimeter": room.perimeter,
            "NetFloorArea": room.area,
            "GrossFloorArea": room.area,
            "NetVolume": room.area * ROOM_HEIGHT / 1e3,
        },
    )


def _boundaries(house: House, room: Room) -> None:
    """Walls whose face lies on the room's outline, the doors and windows there, the slabs."""
    corners = zip(room.outline, (*room.outline[1:], room.outline[0]), strict=True)
    bounding: dict[str, tuple[Any, bool]] = {}
    for (x, y), (far_x, far_y) in corners:
        for wall in WALLS:
            if wall.storey != room.storey or not _touches(wall, (x, y, far_x, far_y)):
                continue
            external = wall.kind != PARTITION
            bounding[wall.name] = (house.walls[wall.name], external)
            for gap in (*DOORS, *WINDOWS):
                if gap.wall == wall.name and _faces(gap, wall, (x, y, far_x, far_y)):
                    bounding[gap.name] = (house.gaps[gap.name], external)
    ground = room.storey == GROUND
    bounding["floor"] = (house.slabs["Ground slab" if ground else "Upper floor slab"], ground)
    bounding["ceiling"] = (house.slabs["Upper floor slab" if ground else "Attic slab"], not ground)
    if room.name == "Study":
        bounding["oriel floor"] = (house.slabs["Oriel slab"], True)
    for name, (element, external) in bounding.items():
        house.drawing.root(
            "IfcRelSpaceBoundary",
            f"{room.number} {name}",
            Name="1stLevel",
            RelatingSpace=house.rooms[room.name],
            RelatedBuildingElement=element,
            PhysicalOrVirtualBoundary="PHYSICAL",
            InternalOrExternalBoundary="EXTERNAL" if external else "INTERNAL",
        )


Edge = tuple[float, float, float, float]


def _touches(wall: Wall, edge: Edge) -> bool:
    """Whether an edge of a room lies on a face of the wall, for more than 100 mm."""
    low_x, low_y, high_x, high_y = wall.extent
    x, y, far_x, far_y = edge
    if x == far_x:
        overlap = min(max(y, far_y), high_y) - max(min(y, far_y), low_y)
        return x in (low_x, high_x) and overlap > 100
    overlap = min(max(x, far_x), high_x) - max(min(x, far_x), low_x)
    return y in (low_y, high_y) and overlap > 100


def _faces(gap: Gap, wall: Wall, edge: Edge) -> bool:
    """Whether the middle of a door or window lies within an edge of the room."""
    low_x, low_y, high_x, high_y = wall.extent
    x, y, far_x, far_y = edge
    middle = gap.at + gap.width / 2
    along = {
        "E": low_x + middle, "W": high_x - middle, "N": low_y + middle, "S": high_y - middle,
    }[wall.turn]  # fmt: skip
    ends = (x, far_x) if wall.turn in "EW" else (y, far_y)
    return min(ends) < along < max(ends)
