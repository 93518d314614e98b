"""Write the police station that the set of strangers P asks of.

`python -m evaluation.questions.police_station` writes
`strangers/Police_Station_Moselbruecke.ifc`. The building, its people and its firms are made up.
The rooms of the upper floor have German names. Lengths are millimetres.
"""

from pathlib import Path
from typing import Any

from evaluation.questions.police_station_parts import Box, Entity, Storey, Writer
from evaluation.questions.police_station_plant import write_heating, write_many

FILE = Path(__file__).parent / "strangers" / "Police_Station_Moselbruecke.ifc"
DEPTHS = {"S": (400, 6000), "C": (6200, 8200), "N": (8400, 13600)}
STOREYS = (
    Storey("Lower ground", -3400, 3000),
    Storey("Ground floor", 0, 3300),
    Storey("Obergeschoss", 3700, 2800),
)

# storey|row|bay width|number|name|cleaning|floor finish|people|winter temperature|doors|windows
ROOMS = """
0|S|9000|LG-01|Vehicle bay|monthly|epoxy resin|0||D7 D3|
0|S|5000|LG-02|Custody desk|daily|rubber|3|20|D2|
0|S|2600|LG-03|Cell 1|after use|epoxy resin|1|20|D4|
0|S|2600|LG-04|Cell 2|after use|epoxy resin|1|20|D4|
0|S|2600|LG-05|Cell 3|after use|epoxy resin|1|20|D4|
0|S|3200|LG-06|Cell 4|after use|epoxy resin|2|20|D4|
0|S|5000|LG-07|Solicitor room|daily|rubber|4|21|D2|
0|N|7000|LG-08|Plant room|monthly|epoxy resin|0||D3|
0|N|6000|LG-09|Evidence store|on request|epoxy resin|0|16|D3|
0|N|4000|LG-10|Armoury|on request|epoxy resin|1|16|D3|
0|N|3500|LG-11|Fingerprint room|daily|rubber|2|21|D1|
0|N|2500|LG-12|Detainee shower|after use|ceramic tile|1|24|D5|
0|N|4000|LG-13|Stairwell A|weekly|rubber|0||D2|
0|N|3000|LG-14|Doctor's room|daily|vinyl|2|22|D1|
0|C|30000|LG-15|Custody corridor|daily|rubber|0|18|D8|
1|S|7000|G-01|Public lobby|daily|ceramic tile|12|20|D6 D2|W3 W3
1|S|4000|G-02|Front desk|daily|carpet tile|3|21|D1|W2
1|S|3500|G-03|Interview room 1|daily|carpet tile|4|21|D1|W2
1|S|3500|G-04|Interview room 2|daily|carpet tile|4|21|D1|W2
1|S|2400|G-05|Accessible WC|twice a day|ceramic tile|1|20|D5|
1|S|2600|G-06|WC women|twice a day|ceramic tile|3|20|D5|W2
1|S|3000|G-07|WC men|twice a day|ceramic tile|4|20|D5|W2
1|S|4000|G-08|Lost property|weekly|vinyl|1|18|D1|W2
1|N|8000|G-09|Parade room|daily|rubber|24|21|D1|W1 W1 W1
1|N|5000|G-10|Locker room women|daily|ceramic tile|14|22|D1|W1
1|N|6000|G-11|Locker room men|daily|ceramic tile|20|22|D1|W1
1|N|4000|G-12|Switch room|monthly|epoxy resin|0||D3|
1|N|4000|G-13|Stairwell A|weekly|rubber|0||D2 D8|W2
1|N|3000|G-14|Dog kennel|daily|epoxy resin|0|15|D8|W2
1|C|30000|G-15|Corridor|daily|vinyl|0|18|D8|
2|S|12000|1.01|Großraumbüro Ermittlung|weekly|carpet tile|14|21|D1|W1 W1 W1 W1 W1
2|S|4500|1.02|Wachleiter|weekly|carpet tile|1|21|D1|W1
2|S|4000|1.03|Stellvertretung|weekly|carpet tile|1|21|D1|W1
2|S|6000|1.04|Besprechungsraum|weekly|carpet tile|16|21|D1|W1 W1
2|S|3500|1.05|Teeküche|daily|vinyl|6|20|D1|W1
2|N|7000|1.06|Funkzentrale|daily|raised floor|5|22|D2|W1 W1
2|N|4000|1.07|Serverraum|monthly|raised floor|0|18|D3|
2|N|5000|1.08|Archiv|monthly|vinyl|1|18|D2|
2|N|2500|1.09|WC Damen|daily|ceramic tile|2|20|D5|W2
2|N|2500|1.10|WC Herren|daily|ceramic tile|2|20|D5|W2
2|N|2000|1.11|Putzraum|weekly|ceramic tile|0||D5|
2|N|4000|1.12|Treppenhaus A|weekly|rubber|0||D2|W2
2|N|3000|1.13|Ruheraum|daily|carpet tile|2|21|D1|W1
2|C|30000|1.14|Flur|daily|vinyl|0|18||
"""

# key: name, width, height, fire rating, security, self closing, external, material, U-value
DOORS: dict[str, tuple[Any, ...]] = {
    "D1": ("D1 Timber door", 900, 2100, None, None, False, False, "Oak veneer", None),
    "D2": ("D2 Fire door timber", 1000, 2100, "EI30", None, True, False, "Oak veneer", None),
    "D3": ("D3 Fire door steel", 1100, 2100, "EI60", "RC3", True, False, "Steel sheet", None),
    "D4": ("D4 Cell door", 850, 2050, None, "RC4", False, False, "Steel sheet", None),
    "D5": ("D5 Wet room door", 800, 2100, None, None, False, False, "HPL", None),
    "D6": ("D6 Entrance door, two leaves", 1900, 2400, None, "RC3", True, True, "Aluminium", 1.4),
    "D7": ("D7 Roller shutter", 4500, 2800, None, "RC2", False, True, "Aluminium", 2.9),
    "D8": ("D8 Escape door", 1050, 2100, None, "RC3", True, True, "Steel sheet", 1.8),
}
# key: name, width, height, U-value, security, opening
WINDOWS: dict[str, tuple[Any, ...]] = {
    "W1": ("W1 Tilt and turn, triple glazed", 1200, 1500, 0.9, "RC2"),
    "W2": ("W2 Narrow window, laminated", 600, 1200, 1.3, "RC3"),
    "W3": ("W3 Shop front, fixed", 2400, 2500, 1.1, "RC3"),
}
# key: name, [(material, thickness)], external, load-bearing, fire rating, U-value, sound (dB)
WALLS: dict[str, tuple[Any, ...]] = {
    "EW1": (
        "EW1 Basement wall",
        (("Bitumen membrane", 10), ("XPS insulation", 140), ("Reinforced concrete", 250)),
        (True, True, "REI120", 0.22, None),
    ),
    "EW2": (
        "EW2 Cavity wall, brick",
        (
            ("Clinker brick", 115),
            ("Air gap", 20),
            ("Mineral wool", 160),
            ("Sand-lime block", 175),
            ("Gypsum plaster", 15),
        ),
        (True, True, "REI90", 0.18, None),
    ),
    "IW1": (
        "IW1 Cell wall",
        (("Reinforced concrete", 200),),
        (False, True, "REI90", None, "57 dB"),
    ),
    "IW2": (
        "IW2 Block wall",
        (("Gypsum plaster", 15), ("Sand-lime block", 150), ("Gypsum plaster", 15)),
        (False, True, "EI60", None, "50 dB"),
    ),
    "IW3": (
        "IW3 Stud partition",
        (("Plasterboard", 25), ("Mineral wool", 75), ("Plasterboard", 25)),
        (False, False, None, None, "46 dB"),
    ),
}
ZONES = {
    "Custody suite": [f"LG-{n:02}" for n in (2, 3, 4, 5, 6, 7, 11, 12, 14, 15)],
    "Public area": ["G-01", "G-02", "G-05"],
    "Fire compartment 1": [f"LG-{n:02}" for n in range(1, 16) if n != 13],
    "Fire compartment 2": [f"G-{n:02}" for n in range(1, 16) if n != 13],
    "Brandabschnitt 3": [f"1.{n:02}" for n in range(1, 15) if n != 12],
}
INSPECTED = {
    "D-LG-01-2": "2026-03-11",
    "D-LG-02": "2026-03-11",
    "D-LG-07": "2026-03-11",
    "D-LG-08": "2026-03-12",
    "D-LG-10": "2025-06-30",
    "D-G-01-2": "2026-03-12",
    "D-G-12": "2025-07-01",
    "D-G-13": "2026-03-12",
    "D-1.06": "2026-04-02",
    "D-1.07": "2026-04-02",
}


class Room:
    """One row of the table, with the box it fills."""

    def __init__(self, line: str, left: int) -> None:
        cells = line.split("|")
        self.storey, self.row, self.bay = int(cells[0]), cells[1], int(cells[2])
        self.number, self.name, self.cleaning, self.finish = cells[3:7]
        self.people, self.winter = int(cells[7]), cells[8]
        self.doors, self.windows = cells[9].split(), cells[10].split()
        self.left = left
        low, high = DEPTHS[self.row]
        margin = 400 if self.row == "C" else 100
        storey = STOREYS[self.storey]
        self.box = Box(
            (left + margin, low, storey.elevation),
            (self.bay - 2 * margin, high - low, storey.ceiling),
        )


def rooms() -> list[Room]:
    ends: dict[tuple[str, ...], int] = {}
    made = []
    for line in ROOMS.strip().splitlines():
        place = tuple(line.split("|")[:2])
        made.append(Room(line, ends.get(place, 0)))
        ends[place] = made[-1].left + made[-1].bay
    return made


def write_spaces(w: Writer, made: list[Room]) -> dict[str, Entity]:
    spaces = {}
    for room in made:
        space = w.space(room.number, room.name, room.storey, room.box)
        spaces[room.number] = space
        width, depth, height = (side / 1000 for side in room.box.size)
        w.pset(
            space, "Pset_SpaceCommon", {"PubliclyAccessible": room.number in ZONES["Public area"]}
        )
        w.pset(
            space,
            "FM_Room",
            {
                "CleaningCycle": room.cleaning,
                "FloorFinish": room.finish,
                "CeilingFinish": None if room.row == "C" else "painted",
            },
        )
        if room.people:
            w.pset(space, "Pset_SpaceOccupancyRequirements", {"OccupancyNumber": room.people})
        if room.winter:
            limits = {"SpaceTemperatureWinterMin": ("ThermodynamicTemperature", room.winter)}
            w.pset(space, "Pset_SpaceThermalRequirements", limits)
        w.quantities(
            space,
            "Qto_SpaceBaseQuantities",
            {
                "Height": room.box.size[2],
                "NetPerimeter": 2 * (room.box.size[0] + room.box.size[1]),
                "NetFloorArea": width * depth,
                "NetVolume": width * depth * height,
            },
        )
    for name, numbers in ZONES.items():
        w.zone(name, [spaces[number] for number in numbers])
    return spaces


def wall_lines(made: list[Room], storey: int) -> list[tuple[str, str, Box]]:
    """Name, kind and box of each wall of a storey."""
    base, height = STOREYS[storey].elevation, STOREYS[storey].ceiling + 300
    outer = "EW1" if storey == 0 else "EW2"
    place = ("LG", "G", "1")[storey]
    lines = [
        ("south", outer, Box((0, 0, base), (30000, 400, height))),
        ("north", outer, Box((0, 13600, base), (30000, 400, height))),
        ("west", outer, Box((-400, 0, base), (400, 14000, height))),
        ("east", outer, Box((30000, 0, base), (400, 14000, height))),
        ("corridor south", "IW2", Box((0, 6000, base), (30000, 180, height))),
        ("corridor north", "IW2", Box((0, 8220, base), (30000, 180, height))),
    ]
    for room in made:
        if room.storey == storey and room.row != "C" and room.left:
            low, high = DEPTHS[room.row]
            kind = "IW1" if "Cell" in room.name else "IW2" if room.doors[0] > "D1" else "IW3"
            thick = {"IW1": 200, "IW2": 180, "IW3": 125}[kind]
            box = Box((room.left - thick // 2, low, base), (thick, high - low, height))
            lines.append((f"beside {room.number}", kind, box))
    return [(f"Wall {place} {name}", kind, box) for name, kind, box in lines]


def write_walls(w: Writer, made: list[Room]) -> dict[str, Entity]:
    walls: dict[str, Entity] = {}
    for n, storey in enumerate(STOREYS):
        for name, kind, box in wall_lines(made, n):
            label, layers, (external, bearing, fire, u_value, sound) = WALLS[kind]
            wall = walls[name] = w.product("IfcWall", name, box, storey)
            w.typed(wall, "IfcWallType", label, {"PredefinedType": "SOLIDWALL"})
            w.layers(wall, label, layers)
            w.pset(
                wall,
                "Pset_WallCommon",
                {
                    "IsExternal": external,
                    "LoadBearing": bearing,
                    "FireRating": fire,
                    "ThermalTransmittance": u_value and ("ThermalTransmittance", u_value),
                    "AcousticRating": sound,
                },
            )
            long, thick = sorted(box.size[:2], reverse=True)
            side = long * box.size[2] / 1e6
            w.quantities(
                wall,
                "Qto_WallBaseQuantities",
                {
                    "Length": long,
                    "Width": thick,
                    "Height": box.size[2],
                    "GrossSideArea": side,
                    "GrossVolume": side * thick / 1000,
                },
            )
            w.classify(wall, "EF_25_10", "Walls") if kind < "IW3" else None
    return walls


def write_openings(
    w: Writer, made: list[Room], spaces: dict[str, Entity], walls: dict[str, Entity]
) -> None:
    corridors = {0: spaces["LG-15"], 1: spaces["G-15"], 2: spaces["1.14"]}
    for room in made:
        place = ("LG", "G", "1")[room.storey]
        outside = {"S": "south", "N": "north", "C": "west"}[room.row]
        for n, key in enumerate(room.doors):
            external = DOORS[key][6]
            side = outside if external else f"corridor {outside}"
            name = f"D-{room.number}" + (f"-{n + 1}" if n else "")
            beside = [spaces[room.number]] + ([] if external else [corridors[room.storey]])
            write_door(w, key, name, (walls[f"Wall {place} {side}"], room), beside)
        for n, key in enumerate(room.windows):
            label, width, height, u_value, security = WINDOWS[key]
            wall = walls[f"Wall {place} {outside}"]
            left = room.left + 500 + n * (width + 300)
            sill = 100 if key == "W3" else 900 if key == "W1" else 1400
            name = f"W-{room.number}-{n + 1}"
            box = Box((left, 0, sill), (width, 100, height))
            window = w.opening("IfcWindow", name, box, wall, STOREYS[room.storey])
            w.typed(window, "IfcWindowType", label, {"PredefinedType": "WINDOW"})
            w.pset(
                window,
                "Pset_WindowCommon",
                {
                    "IsExternal": True,
                    "ThermalTransmittance": ("ThermalTransmittance", u_value),
                    "SecurityRating": security,
                },
            )
            w.material(window, "Aluminium")
            w.quantities(window, "Qto_WindowBaseQuantities", {"Area": width * height / 1e6})
            w.bound(window, [spaces[room.number]])


def write_door(
    w: Writer, key: str, name: str, place: tuple[Entity, Room], beside: list[Entity]
) -> None:
    label, width, height, fire, security, closing, external, material, u_value = DOORS[key]
    wall, room = place
    if room.number == "G-05":
        width = 950
    left = room.left + (2000 if name.endswith("-2") else 300)
    box = Box((left, 0, 0), (width, 80, height))
    door = w.opening("IfcDoor", name, box, wall, STOREYS[room.storey])
    w.typed(door, "IfcDoorType", label, {"PredefinedType": "DOOR"})
    common = {
        "FireRating": fire,
        "SecurityRating": security,
        "SelfClosing": closing,
        "IsExternal": external,
        "FireExit": key == "D8" or name in {"D-G-01", "D-G-13", "D-LG-13", "D-1.12"},
        "ThermalTransmittance": u_value and ("ThermalTransmittance", u_value),
    }
    w.pset(door, "Pset_DoorCommon", common)
    if name in INSPECTED:
        w.pset(door, "FM_Door", {"LastInspection": ("Date", INSPECTED[name])})
    lock = "card reader" if security in {"RC3", "RC4"} else "key"
    w.pset(door, "FM_Lock", {"Lock": None if key == "D5" else lock})
    w.material(door, material)
    w.bound(door, beside)


def write_structure(w: Writer) -> None:
    ground = Box((-400, 0, -3800), (30800, 14000, 400))
    slabs = (
        (
            "Base slab",
            ground,
            STOREYS[0],
            "BASESLAB",
            (("Screed", 80), ("Reinforced concrete", 320)),
        ),
        (
            "Slab above lower ground",
            Box((-400, 0, -100), (30800, 14000, 280)),
            STOREYS[1],
            "FLOOR",
            (("Screed", 60), ("Impact sound insulation", 20), ("Reinforced concrete", 200)),
        ),
        (
            "Slab above ground floor",
            Box((-400, 0, 3500), (30800, 14000, 300)),
            STOREYS[2],
            "FLOOR",
            (("Screed", 60), ("Impact sound insulation", 30), ("Reinforced concrete", 210)),
        ),
    )
    for name, box, storey, kind, layers in slabs:
        slab = w.product("IfcSlab", name, box, storey)
        slab.PredefinedType = kind
        w.layers(slab, name, layers)
        fire = {"FireRating": "REI90", "LoadBearing": True, "IsExternal": kind == "BASESLAB"}
        w.pset(slab, "Pset_SlabCommon", fire)
        write_area(w, slab, "Qto_SlabBaseQuantities", box)
    box = Box((-400, 0, 6800), (30800, 14000, 420))
    roof = w.product("IfcRoof", "Green roof", box, STOREYS[2])
    roof.PredefinedType = "FLAT_ROOF"
    roof_layers = (
        ("Substrate", 80),
        ("EPDM membrane", 2),
        ("Mineral wool", 200),
        ("Reinforced concrete", 220),
    )
    w.layers(roof, "Green roof", roof_layers)
    u_value = {"IsExternal": True, "ThermalTransmittance": ("ThermalTransmittance", 0.14)}
    w.pset(roof, "Pset_RoofCommon", u_value)
    write_area(w, roof, "Qto_RoofBaseQuantities", box)


def write_area(w: Writer, owner: Entity, name: str, box: Box) -> None:
    area = box.size[0] * box.size[1] / 1e6
    values = {"GrossArea": area}
    if owner.is_a("IfcSlab"):
        values |= {"Width": box.size[2], "GrossVolume": area * box.size[2] / 1000}
    w.quantities(owner, name, values)


def write_ways_up(w: Writer, spaces: dict[str, Entity]) -> None:
    """Two stairs with their flights, and the lift."""
    flights = (
        ("Stair A", "G-13", (("Flight A1", 20, 170, 280), ("Flight A2", 22, 168, 280))),
        ("Escape stair B", None, (("Flight B1", 20, 185, 260),)),
    )
    for name, room, parts in flights:
        stair = w.rooted("IfcStair", name, PredefinedType="HALF_TURN_STAIR")
        stair.ObjectPlacement = w.file.create_entity("IfcLocalPlacement", None, w.origin)
        inside = spaces[room] if room else w.storeys["Ground floor"]
        w.gather("IfcRelContainedInSpatialStructure", inside, stair)
        w.pset(stair, "Pset_StairCommon", {"FireExit": True, "IsExternal": room is None})
        for n, (flight, risers, riser, tread) in enumerate(parts):
            box = Box((23200, 8600 + 1500 * n, 0), (2800, 1200, 3400))
            made = w.bodied("IfcStairFlight", flight, box)
            made.NumberOfRisers, made.NumberOfTreads = risers, risers - 1
            made.RiserHeight, made.TreadLength = float(riser), float(tread)
            w.gather("IfcRelAggregates", stair, made)
        w.material(stair, "Reinforced concrete" if room else "Galvanised steel")
    box = Box((25000, 12000, -3400), (1600, 1500, 10000))
    lift = w.product("IfcTransportElement", "Lift 1", box, STOREYS[1])
    lift.PredefinedType = "ELEVATOR"
    w.pset(lift, "Pset_TransportElementCommon", {"CapacityPeople": 8, "FireExit": False})
    made_by = {"Manufacturer": "Ascenda", "ModelLabel": "City 630"}
    w.pset(lift, "Pset_ManufacturerTypeInformation", made_by)
    w.pset(lift, "Pset_ManufacturerOccurrence", {"SerialNumber": "AS-630-2207"})
    w.pset(lift, "Plant", {"Installed": ("Date", "2014-12-05")})


def write_place(w: Writer) -> None:
    site = w.rooted("IfcSite", "Quai de la Moselle")
    building = w.rooted("IfcBuilding", "Joint Police Station Moselbrücke")
    building.BuildingAddress = w.file.create_entity(
        "IfcPostalAddress",
        AddressLines=["14 Quai de la Moselle"],
        Town="Remich",
        PostalCode="5553",
        Country="Luxembourg",
    )
    for place in (site, building):
        place.CompositionType = "ELEMENT"
        place.ObjectPlacement = w.file.create_entity("IfcLocalPlacement", None, w.origin)
    w.pset(building, "Pset_BuildingCommon", {"YearOfConstruction": "2014"})
    w.gather("IfcRelAggregates", w.project, site)
    w.gather("IfcRelAggregates", site, building)
    for storey in w.storeys.values():
        w.gather("IfcRelAggregates", building, storey)
    for (kind, _), system in list(w.shared.items()):
        if kind == "IfcDistributionSystem":
            w.gather("IfcRelServicesBuildings", system, building)


def write(path: Path) -> None:
    """Write the whole building."""
    w = Writer("Police Moselbrücke, as built 2026", STOREYS)
    made = rooms()
    spaces = write_spaces(w, made)
    write_openings(w, made, spaces, write_walls(w, made))
    write_structure(w)
    write_ways_up(w, spaces)
    write_many(w, spaces)
    write_heating(w, spaces, STOREYS)
    write_place(w)
    w.finish(path)


if __name__ == "__main__":
    write(FILE)
