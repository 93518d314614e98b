"""Bay House: furniture, sanitary ware, lights, detectors, solar panels."""

from typing import Any

from sample_models.bay_house_plan import FIRST, ROOMS, Room
from sample_models.bay_house_site import House
from sample_models.drawing import Z
from sample_models.facts import property_set


def add_contents(house: House) -> None:
    """Furniture, sanitary ware, lights, detectors and solar panels."""
    for name, (ifc_class, where, origin, boxes) in CONTENTS.items():
        place(house, (ifc_class, name, where), origin, [house.drawing.box(*b) for b in boxes])
    _chairs(house)
    lamp_type = house.drawing.root(
        "IfcLightFixtureType",
        "Ceiling lamp",
        Name="Ceiling lamp 12 W",
        PredefinedType="POINTSOURCE",
    )
    watts = {"TotalWattage": ("IfcPowerMeasure", 12.0), "NumberOfSources": 1}
    property_set(house.drawing, lamp_type, "Pset_LightFixtureTypeCommon", watts)
    for room in ROOMS:
        x, y = _middle(room)
        shade = house.drawing.rod((0, 0, 0), Z, 60, 180, "white")
        lamp = place(
            house, ("IfcLightFixture", f"Lamp {room.name}", room.name), (x, y, 2640), [shade]
        )
        house.typed(lamp, lamp_type)
    for name in ("Hall", "Landing", "Bedroom", "Study"):
        x, y = _middle(next(r for r in ROOMS if r.name == name))
        body = house.drawing.rod((0, 0, 0), Z, 40, 60, "white")
        detector = place(
            house, ("IfcSensor", f"Smoke detector {name}", name), (x + 500, y, 2660), [body]
        )
        detector.PredefinedType = "SMOKESENSOR"
    _panels(house)


def place(
    house: House, what: tuple[str, str, str], origin: tuple[float, float, float], solids: list[Any]
) -> Any:
    """Put an element (class, name, room) into a room, at `origin` in its storey."""
    ifc_class, name, room = what
    d, storey = house.drawing, next(r.storey for r in ROOMS if r.name == room)
    element = d.root(
        ifc_class,
        name,
        Name=name,
        ObjectPlacement=house.place_on(storey, origin),
        Representation=d.shape(house.body, solids) if solids else None,
    )
    house.contain(element, house.rooms[room])
    return element


def _middle(room: Room) -> tuple[float, float]:
    xs, ys = [p[0] for p in room.outline], [p[1] for p in room.outline]
    return (min(xs) + max(xs)) / 2, (max(min(ys), 400.0) + max(ys)) / 2


Boxes = list[tuple[tuple[float, float, float], tuple[float, float, float], str]]


def _table(width: float, depth: float, height: float) -> Boxes:
    legs: Boxes = [
        ((x, y, 0), (60, 60, height - 40), "oak") for x in (0, width - 60) for y in (0, depth - 60)
    ]
    return [*legs, ((0, 0, height - 40), (width, depth, 40), "oak")]


CONTENTS: dict[str, tuple[str, str, tuple[float, float, float], Boxes]] = {
    "Kitchen units": ("IfcFurniture", "Kitchen", (450, 450, 0), [
        ((0, 0, 0), (2600, 600, 860), "white"), ((0, 0, 860), (2600, 620, 40), "oak")]),
    "Dining table": ("IfcFurniture", "Kitchen", (3500, 1300, 0), _table(1400, 800, 740)),
    "Sofa": ("IfcFurniture", "Living Room", (2000, 3200, 0), [
        ((0, 0, 0), (2200, 900, 420), "fabric"), ((0, 0, 420), (2200, 220, 400), "fabric")]),
    "Coffee table": ("IfcFurniture", "Living Room", (2500, 4500, 0), _table(1100, 600, 400)),
    "Bookshelf": ("IfcFurniture", "Living Room", (4980, 5000, 0), [
        ((0, 0, 0), (400, 1600, 2000), "oak")]),
    "Desk": ("IfcFurniture", "Study", (2000, -650, 0), _table(1800, 700, 740)),
    "Bed": ("IfcFurniture", "Bedroom", (3300, 4900, 0), [
        ((0, 0, 0), (2050, 1800, 300), "oak"), ((0, 50, 300), (2000, 1700, 200), "white"),
        ((2000, 0, 0), (50, 1800, 900), "oak")]),
    "Wardrobe": ("IfcFurniture", "Bedroom", (450, 6950, 0), [
        ((0, 0, 0), (1500, 600, 2200), "oak")]),
    "Shower tray": ("IfcSanitaryTerminal", "Shower Room", (5540, 6700, 0), [
        ((0, 0, 0), (900, 880, 120), "white"), ((880, 0, 120), (20, 880, 1900), "glass")]),
    "WC ground floor": ("IfcSanitaryTerminal", "Shower Room", (7000, 6900, 0), [
        ((0, 0, 0), (380, 560, 400), "white"), ((0, 500, 400), (380, 180, 400), "white")]),
    "Washbasin ground floor": ("IfcSanitaryTerminal", "Shower Room", (6960, 5200, 780), [
        ((0, 0, 0), (500, 600, 120), "white")]),
    "Bathtub": ("IfcSanitaryTerminal", "Bathroom", (8780, 5600, 0), [
        ((0, 0, 0), (780, 1800, 80), "white"), ((0, 0, 80), (60, 1800, 480), "white"),
        ((720, 0, 80), (60, 1800, 480), "white"), ((60, 0, 80), (660, 60, 480), "white"),
        ((60, 1740, 80), (660, 60, 480), "white")]),
    "WC first floor": ("IfcSanitaryTerminal", "Bathroom", (5560, 5400, 0), [
        ((180, 0, 0), (560, 380, 400), "white"), ((0, 0, 400), (180, 380, 400), "white")]),
    "Washbasin first floor": ("IfcSanitaryTerminal", "Bathroom", (5540, 6300, 780), [
        ((0, 0, 0), (480, 650, 120), "white")]),
}  # fmt: skip
"""Name → class, room, place in the storey, boxes (corner, size, colour)."""


def _chairs(house: House) -> None:
    d = house.drawing
    seat = [d.box(*b) for b in _table(420, 420, 450)]
    chair_type = d.root(
        "IfcFurnitureType",
        "Chair",
        Name="Chair oak",
        RepresentationMaps=[
            d.map_of(house.body, [*seat, d.box((0, 380, 450), (420, 40, 400), "oak")])
        ],
        AssemblyPlace="NOTDEFINED",
        PredefinedType="CHAIR",
    )
    spots = [("Kitchen", 3600, 800), ("Kitchen", 4350, 800), ("Kitchen", 3600, 2150),
             ("Kitchen", 4350, 2150), ("Study", 2700, 150)]  # fmt: skip
    for number, (room, x, y) in enumerate(spots, start=1):
        chair = place(house, ("IfcFurniture", f"Chair {number}", room), (x, y, 0), [])
        chair.Representation = d.mapped(house.body, chair_type.RepresentationMaps[0])
        house.typed(chair, chair_type)


def _panels(house: House) -> None:
    """Six solar panels on the south roof."""
    d = house.drawing
    kind = d.root(
        "IfcSolarDeviceType", "Panel", Name="Solar panel 400 W", PredefinedType="SOLARPANEL"
    )
    property_set(d, kind, "Pset_ManufacturerTypeInformation", {"Manufacturer": "Helio Works"})
    tilt = 1.2806248475  # length of a slope that rises 0.8 over 1
    up = (0.0, -0.8 / tilt, 1 / tilt)
    for number in range(6):
        x = 1800 + 1100 * number
        panel = d.root(
            "IfcSolarDevice",
            f"Panel {number + 1}",
            Name=f"Solar panel {number + 1}",
            ObjectPlacement=house.place_on(
                FIRST, (x, 1000, 2900 + 0.8 * 1000 + 470), axis=up, ref=(1.0, 0.0, 0.0)
            ),
            Representation=d.shape(house.body, [d.box((0, 0, 0), (1040, 1750, 40), "panel")]),
            PredefinedType="SOLARPANEL",
        )
        house.contain(panel, house.storeys[FIRST])
        house.typed(panel, kind)
