"""Bay House: walls, slabs, roof, chimney and stair."""

from typing import Any

from sample_models.bay_house_plan import (
    DOORS,
    EXTERNAL,
    LAYERS,
    ORIEL_OPENING,
    PARTITION,
    THICKNESS,
    TIMBER,
    TURN,
    WALLS,
    WINDOWS,
    Wall,
)
from sample_models.bay_house_roof import add_roof
from sample_models.bay_house_site import House
from sample_models.bay_house_slabs import add_slabs, add_stair
from sample_models.facts import property_set, quantity_set

WALL_FACTS = {
    EXTERNAL: (True, True, "REI60", 0.21, "brick"),
    PARTITION: (False, False, "EI30", 0.45, "plaster"),
    TIMBER: (True, False, "EI30", 0.28, "oak"),
}
"""External, load bearing, fire rating, U value, colour."""


def add_shell(house: House) -> None:
    """Draw everything that stands still."""
    for kind in (EXTERNAL, PARTITION, TIMBER):
        _wall_type(house, kind)
    for wall in WALLS:
        _wall(house, wall)
    _join_walls(house)
    add_slabs(house)
    add_roof(house)
    add_stair(house)
    add_opening(house, ORIEL_OPENING.name, ORIEL_OPENING.wall, (1750, 0, 2300, 2300))


def _wall_type(house: House, kind: str) -> None:
    d = house.drawing
    external, bearing, fire, u_value, _ = WALL_FACTS[kind]
    wall_type = d.root("IfcWallType", kind, Name=kind, PredefinedType="SOLIDWALL")
    house.types[kind] = wall_type
    house.materials.assign(house.materials.layers(kind, LAYERS[kind]), wall_type)
    property_set(
        d,
        wall_type,
        "Pset_WallCommon",
        {
            "Reference": kind,
            "IsExternal": external,
            "LoadBearing": bearing,
            "FireRating": fire,
            "ThermalTransmittance": ("IfcThermalTransmittanceMeasure", u_value),
        },
    )


def _wall(house: House, wall: Wall) -> None:
    d = house.drawing
    thickness, colour = THICKNESS[wall.kind], WALL_FACTS[wall.kind][4]
    dx, dy = TURN[wall.turn]
    solid = d.box((0, 0, 0), (wall.length, thickness, wall.height), colour)
    element = d.root(
        "IfcWall",
        wall.name,
        Name=wall.name,
        ObjectPlacement=house.place_on(wall.storey, (*wall.start, 0.0), ref=(dx, dy, 0.0)),
        Representation=d.shape(house.body, [solid]),
        PredefinedType="SOLIDWALL",
    )
    house.walls[wall.name] = element
    house.contain(element, house.storeys[wall.storey])
    house.typed(element, house.types[wall.kind])
    layer_set = next(
        r for r in d.file.by_type("IfcMaterialLayerSet") if r.LayerSetName == wall.kind
    )
    usage = d.make("IfcMaterialLayerSetUsage", layer_set, "AXIS2", "POSITIVE", 0.0, None)
    house.materials.assign(usage, element)
    side = wall.length * wall.height / 1e6
    gaps = (*DOORS, *WINDOWS, ORIEL_OPENING)
    net = side - sum(g.width * g.height for g in gaps if g.wall == wall.name) / 1e6
    quantity_set(
        d,
        element,
        "Qto_WallBaseQuantities",
        {
            "Length": wall.length,
            "Width": thickness,
            "Height": wall.height,
            "GrossSideArea": side,
            "NetSideArea": net,
            "GrossVolume": side * thickness / 1e3,
            "NetVolume": net * thickness / 1e3,
        },
    )


def _join_walls(house: House) -> None:
    """The four corners of each storey."""
    for floor in ("GF", "1F"):
        for one, other in (
            ("South", "East"),
            ("East", "North"),
            ("North", "West"),
            ("West", "South"),
        ):
            first, second = house.walls[f"{one} wall {floor}"], house.walls[f"{other} wall {floor}"]
            house.drawing.root(
                "IfcRelConnectsPathElements",
                f"{first.Name} to {second.Name}",
                RelatingElement=first,
                RelatedElement=second,
                RelatingPriorities=[],
                RelatedPriorities=[],
                RelatedConnectionType="ATSTART",
                RelatingConnectionType="ATEND",
            )


def add_opening(house: House, name: str, wall: str, hole: tuple[float, float, float, float]) -> Any:
    """A hole through a wall: along it, above its foot, width, height."""
    d, host = house.drawing, house.walls[wall]
    along, sill, width, height = hole
    opening = d.root(
        "IfcOpeningElement",
        name,
        Name=name,
        ObjectPlacement=d.place((along, 0, sill), host.ObjectPlacement),
        Representation=d.shape(house.body, [d.box((0, -20, 0), (width, 440, height), "white")]),
        PredefinedType="OPENING",
    )
    d.root("IfcRelVoidsElement", name, RelatingBuildingElement=host, RelatedOpeningElement=opening)
    return opening
