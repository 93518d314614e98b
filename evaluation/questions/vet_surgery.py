"""Write the veterinary surgery with flats above that the set of strangers Q asks of.

`python -m evaluation.questions.vet_surgery` writes `strangers/Vet_Surgery_Rue_des_Tanneurs.ifc`.
The building, its people and its firms are made up. The flats have French names. Lengths are
millimetres.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from evaluation.questions.police_station_parts import Box, Entity, Storey, Writer
from evaluation.questions.vet_surgery_plant import write_plant

FILE = Path(__file__).parent / "strangers" / "Vet_Surgery_Rue_des_Tanneurs.ifc"
STOREYS = (
    Storey("Basement", -2900, 2400),
    Storey("Ground floor", 0, 3000),
    Storey("1er étage", 3400, 2500),
)
ROWS = {"S": (320, 5200), "C": (5400, 7000), "N": (7200, 11680)}
LENGTH, BREADTH, OUTER = 24000, 12000, 320

# storey|row|width|number|name|flooring|disinfected|people|doors|windows
ROOMS = """
0|S|6000|B01|Feed store|sealed concrete||0|T2|
0|S|3500|B02|Laundry|quarry tile|every Friday|1|T1|F3
0|S|2500|B03|Cold room|stainless steel|every Friday|0|T6|
0|S|4000|B04|Paper archive|sealed concrete||0|T2|
0|S|8000|B05|Bike cellar|sealed concrete||0|T8 T1|F3
0|N|6000|B06|Boiler room|sealed concrete||0|T2|
0|N|3000|B07|Electrical room|sealed concrete||0|T2|
0|N|7000|B08|Tenants' storage|sealed concrete||0|T2|F3 F3
0|N|2500|B09|Oxygen store|sealed concrete||0|T2|
0|N|5500|B10|Staircase|quarry tile||0|T2|
0|C|24000|B11|Passage|sealed concrete||0||
1|S|5500|01|Waiting room dogs|rubber|every evening|10|T5 T1|F2 F1
1|S|3500|02|Waiting room cats|rubber|every evening|6|T1|F2
1|S|4000|03|Reception|rubber|every evening|2|T1|F2
1|S|3000|04|Pharmacy|vinyl|every Friday|1|T4|F1
1|S|4000|05|Consulting room 1|vinyl|after each patient|4|T1|F1 F1
1|S|4000|06|Consulting room 2|vinyl|after each patient|4|T1|F1 F1
1|N|5500|07|Operating theatre|vinyl|after each patient|4|T7|
1|N|3500|08|X-ray room|vinyl|after each patient|2|T3|
1|N|3000|09|Prep room|vinyl|after each patient|2|T7|F1
1|N|4500|10|Dog ward|resin|every evening|2|T7|F1 F1
1|N|3000|11|Cat ward|resin|every evening|1|T7|F1
1|N|2000|12|Client WC|quarry tile|every evening|1|T1|F3
1|N|2500|13|Staircase|quarry tile||0|T2 T8|
1|C|24000|14|Treatment corridor|vinyl|every evening|0||
2|S|6000|101|Séjour A|oak parquet||3|T9|F2 F1
2|S|4000|102|Chambre A|oak parquet||2|T1|F1
2|S|2000|103|Salle de bains A|quarry tile||1|T1|F3
2|S|5500|104|Séjour B|oak parquet||4|T9|F2 F1
2|S|3500|105|Chambre 1 B|laminate||2|T1|F1
2|S|3000|106|Chambre 2 B|laminate||1|T1|F1
2|N|3500|107|Cuisine A|quarry tile||2|T1|F1
2|N|2500|108|Entrée A|oak parquet||0|T4|
2|N|2500|109|Salle de bains B|quarry tile||1|T1|F3
2|N|4000|110|Cuisine B|quarry tile||3|T1|F1 F1
2|N|2000|111|Entrée B|oak parquet||0|T4|
2|N|4500|112|Salle de repos|laminate|every Friday|6|T1|F1 F1
2|N|2500|113|Douche personnel|quarry tile|every Friday|1|T1|F3
2|N|2500|114|Cage d'escalier|quarry tile||0|T2|F3
2|C|24000|115|Palier|quarry tile||0||
"""

# key: type, width, height, fire rating, sound, self closing, external, material, U-value
DOORS: dict[str, tuple[Any, ...]] = {
    "T1": ("T1 Laminate door", 860, 2100, None, "27 dB", False, False, "HPL", None),
    "T2": ("T2 Steel fire door", 960, 2100, "EI30", "32 dB", True, False, "Steel", None),
    "T3": ("T3 Lead-lined sliding door", 1200, 2100, None, None, False, False, "Lead", None),
    "T4": ("T4 Security door", 935, 2100, "EI30", "42 dB", False, False, "Oak", None),
    "T5": ("T5 Automatic glass entrance", 1600, 2300, None, None, True, True, "Glass", 1.5),
    "T6": ("T6 Insulated cold room door", 1000, 2000, None, None, True, False, "Steel", 0.4),
    "T7": ("T7 Hygiene swing door", 1250, 2100, None, None, True, False, "Stainless steel", None),
    "T8": ("T8 Rear escape door", 1010, 2100, None, None, True, True, "Aluminium", 1.3),
    "T9": ("T9 Panelled oak door", 830, 2040, None, "25 dB", False, False, "Oak", None),
}
# key: type, width, height, sill, U-value, frame, maker
WINDOWS: dict[str, tuple[Any, ...]] = {
    "F1": ("F1 Timber casement", 1100, 1400, 900, 1.0, "Larch", "Menuiserie Vauthier"),
    "F2": ("F2 Picture window", 1800, 1900, 400, 0.8, "Larch", "Menuiserie Vauthier"),
    "F3": ("F3 Hopper window", 700, 500, 1700, 1.4, "Aluminium", "Alubelle"),
}
# key: type, layers, external, load-bearing, fire rating, U-value, sound
WALLS: dict[str, tuple[Any, ...]] = {
    "EB": (
        "EB Waterproof concrete",
        (("Foam glass", 120), ("Concrete C30/37", 200)),
        (True, True, "REI90", 0.28, None),
    ),
    "EG": (
        "EG Insulated brickwork",
        (("Lime render", 20), ("Wood fibre", 100), ("Perforated brick", 200)),
        (True, True, "REI60", 0.24, None),
    ),
    "ET": (
        "ET Timber frame, larch boards",
        (("Larch", 24), ("Wood fibre", 60), ("Cellulose", 220), ("Gypsum fibreboard", 16)),
        (True, True, "REI30", 0.15, None),
    ),
    "IB": (
        "IB Brick wall",
        (("Lime plaster", 12), ("Perforated brick", 126), ("Lime plaster", 12)),
        (False, True, "EI60", None, "48 dB"),
    ),
    "IL": (
        "IL Lead-lined partition",
        (("Plasterboard", 25), ("Lead", 2), ("Hemp wool", 73), ("Plasterboard", 25)),
        (False, False, None, None, "53 dB"),
    ),
    "IP": (
        "IP Stud partition",
        (("Plasterboard", 13), ("Hemp wool", 74), ("Plasterboard", 13)),
        (False, False, None, None, "39 dB"),
    ),
}
FLAT_A = ["101", "102", "103", "107", "108"]
FLAT_B = ["104", "105", "106", "109", "110", "111"]
ZONES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "Appartement A": (
        FLAT_A,
        {"Tenant": "Odile Ferrand", "LeaseEnd": ("Date", "2027-08-31"), "Keys issued": 3},
    ),
    "Appartement B": (FLAT_B, {"Tenant": "Jules et Ana Kremer", "Keys issued": 5}),
    "Client side": (["01", "02", "03", "12"], {}),
    "Clean zone": (["07", "08", "09"], {}),
    "Practice": ([f"{n:02}" for n in range(1, 15) if n != 13] + ["112", "113"], {}),
}


class Room(NamedTuple):
    """One line of the table, with where its bay begins."""

    left: int
    storey: int
    row: str
    width: int
    number: str
    name: str
    flooring: str
    disinfected: str
    people: int
    doors: list[str]
    windows: list[str]

    @property
    def box(self) -> Box:
        low, high = ROWS[self.row]
        aside = OUTER if self.row == "C" else 80
        storey = STOREYS[self.storey]
        corner = (self.left + aside, low, storey.elevation)
        return Box(corner, (self.width - 2 * aside, high - low, storey.ceiling))


def read_rooms() -> list[Room]:
    left, before, made = 0, ("", ""), []
    for line in ROOMS.strip().splitlines():
        storey, row, width, number, name, flooring, clean, people, doors, windows = line.split("|")
        left, before = (left if before == (storey, row) else 0), (storey, row)
        told = (number, name, flooring, clean, int(people), doors.split(), windows.split())
        made.append(Room(left, int(storey), row, int(width), *told))
        left += int(width)
    return made


def write_rooms(w: Writer, rooms: list[Room]) -> dict[str, Entity]:
    spaces = {}
    for room in rooms:
        space = spaces[room.number] = w.space(room.number, room.name, room.storey, room.box)
        x, y, z = (side / 1000 for side in room.box.size)
        measures = {"NetFloorArea": x * y, "NetVolume": x * y * z, "Height": room.box.size[2]}
        w.quantities(space, "Qto_SpaceBaseQuantities", measures)
        upkeep = {"Flooring": room.flooring, "Disinfected": room.disinfected or None}
        w.pset(space, "Upkeep", upkeep)
        open_to_all = {"PubliclyAccessible": room.number in ZONES["Client side"][0]}
        w.pset(space, "Pset_SpaceCommon", open_to_all)
        people = {"OccupancyNumber": room.people or None}
        w.pset(space, "Pset_SpaceOccupancyRequirements", people)
    for name, (numbers, lease) in ZONES.items():
        w.pset(w.zone(name, [spaces[number] for number in numbers]), "Lease", lease)
    return spaces


def wall_kind(room: Room, left: Room) -> str:
    """The kind of wall between a room and the one to its left."""
    if "X-ray room" in {room.name, left.name}:
        return "IL"
    heavy = room.storey == 0 or {room.number in FLAT_A, left.number in FLAT_A} == {True, False}
    return "IB" if heavy or "Staircase" in room.name or room.number == "114" else "IP"


def walls_of(rooms: list[Room], storey: int) -> dict[str, tuple[str, Box]]:
    low, high = STOREYS[storey].elevation, STOREYS[storey].ceiling + 250
    outer = ("EB", "EG", "ET")[storey]
    long, short = (LENGTH, OUTER, high), (OUTER, BREADTH, high)
    found = {
        "S": (outer, Box((0, 0, low), long)),
        "N": (outer, Box((0, BREADTH - OUTER, low), long)),
        "W": (outer, Box((-OUTER, 0, low), short)),
        "E": (outer, Box((LENGTH, 0, low), short)),
        "CS": ("IB", Box((0, 5230, low), (LENGTH, 150, high))),
        "CN": ("IB", Box((0, 7020, low), (LENGTH, 150, high))),
    }
    here = [room for room in rooms if room.storey == storey and room.row != "C"]
    for left, room in pairwise(here):
        if left.row == room.row:
            kind = wall_kind(room, left)
            thick = sum(layer[1] for layer in WALLS[kind][1])
            start, end = ROWS[room.row]
            box = Box((room.left - thick // 2, start, low), (thick, end - start, high))
            found[f"{left.number}/{room.number}"] = (kind, box)
    return found


def write_walls(w: Writer, rooms: list[Room]) -> dict[tuple[int, str], Entity]:
    made = {}
    for n, storey in enumerate(STOREYS):
        for place, (kind, box) in walls_of(rooms, n).items():
            label, layers, (external, bearing, fire, u_value, sound) = WALLS[kind]
            wall = made[n, place] = w.product("IfcWall", f"{kind}-{n}-{place}", box, storey)
            w.typed(wall, "IfcWallType", label, {"PredefinedType": "SOLIDWALL"})
            w.layers(wall, label, layers)
            common = {"IsExternal": external, "LoadBearing": bearing, "FireRating": fire}
            heat = {"ThermalTransmittance": u_value and ("ThermalTransmittance", u_value)}
            w.pset(wall, "Pset_WallCommon", {**common, **heat, "AcousticRating": sound})
            write_side(w, wall, box)
            if external:
                w.classify(wall, "EF_25_10", "Walls")
    return made


def write_side(w: Writer, wall: Entity, box: Box) -> None:
    thick, long = sorted(box.size[:2])
    side = long * box.size[2] / 1e6
    measures = {"Length": long, "Width": thick, "GrossSideArea": side}
    w.quantities(wall, "Qto_WallBaseQuantities", measures)


def write_doors(
    w: Writer, rooms: list[Room], spaces: dict[str, Entity], walls: dict[tuple[int, str], Entity]
) -> None:
    halls = ("B11", "14", "115")
    for room in rooms:
        for n, key in enumerate(room.doors):
            label, width, height, fire, sound, closing, external, material, u_value = DOORS[key]
            side = room.row if external else "C" + room.row
            box = Box((room.left + 250, 0, 0), (width, 70, height))
            name = f"{room.number}.{n + 1}"
            storey = STOREYS[room.storey]
            door = w.opening("IfcDoor", name, box, walls[room.storey, side], storey)
            w.typed(door, "IfcDoorType", label, {"PredefinedType": "DOOR"})
            escape = {"FireExit": key in {"T5", "T8"}, "HandicapAccessible": width >= 900}
            rated = {"FireRating": fire, "AcousticRating": sound, "SelfClosing": closing}
            heat = {"ThermalTransmittance": u_value and ("ThermalTransmittance", u_value)}
            common = {**rated, **escape, **heat, "IsExternal": external}
            w.pset(door, "Pset_DoorCommon", common)
            w.material(door, material)
            w.classify(door, "Pr_30_59_24", "Doors and doorsets")
            beyond = [] if external else [spaces[halls[room.storey]]]
            w.bound(door, [spaces[room.number], *beyond])


def write_windows(
    w: Writer, rooms: list[Room], spaces: dict[str, Entity], walls: dict[tuple[int, str], Entity]
) -> None:
    for room in rooms:
        left = room.left + (2100 if any(DOORS[key][6] for key in room.doors) else 300)
        for n, key in enumerate(room.windows):
            label, width, height, sill, u_value, frame, maker = WINDOWS[key]
            wall = walls[room.storey, room.row]
            box = Box((left, 0, sill), (width, 90, height))
            storey = STOREYS[room.storey]
            window = w.opening("IfcWindow", f"F {room.number}.{n + 1}", box, wall, storey)
            known = w.once("IfcWindowType", label) is not None
            kind = w.typed(window, "IfcWindowType", label, {"PredefinedType": "WINDOW"})
            if not known:
                w.pset(kind, "Pset_ManufacturerTypeInformation", {"Manufacturer": maker})
            heat = {"ThermalTransmittance": ("ThermalTransmittance", u_value)}
            w.pset(window, "Pset_WindowCommon", {"IsExternal": True, **heat})
            w.quantities(window, "Qto_WindowBaseQuantities", {"Area": width * height / 1e6})
            w.material(window, frame)
            w.bound(window, [spaces[room.number]])
            left += width + 250


def write_flat_parts(w: Writer) -> None:
    plan = (LENGTH + 2 * OUTER, BREADTH)
    area = plan[0] * plan[1] / 1e6
    floors = (
        ("Ground slab", 0, -300, (("Foam glass", 100), ("Concrete C30/37", 200))),
        ("Floor over basement", 1, -250, (("Screed", 50), ("Concrete C30/37", 200))),
        ("Floor over surgery", 2, -250, (("Screed", 50), ("Hemp wool", 40), ("Spruce CLT", 160))),
    )
    for name, n, below, layers in floors:
        box = Box((-OUTER, 0, STOREYS[n].elevation + below), (*plan, -below))
        slab = w.product("IfcSlab", name, box, STOREYS[n])
        slab.PredefinedType = "FLOOR" if n else "BASESLAB"
        w.layers(slab, name, layers)
        fire = {"FireRating": ("REI90", "REI90", "REI60")[n], "LoadBearing": True}
        w.pset(slab, "Pset_SlabCommon", fire)
        w.quantities(slab, "Qto_SlabBaseQuantities", {"GrossArea": area, "Width": -below})
    top = STOREYS[2].elevation + STOREYS[2].ceiling + 250
    roof = w.product("IfcRoof", "Zinc roof", Box((-OUTER, 0, top), (*plan, 400)), STOREYS[2])
    roof.PredefinedType = "SHED_ROOF"
    w.layers(roof, "Zinc roof", (("Zinc", 1), ("Cellulose", 240), ("Spruce CLT", 159)))
    heat = {"IsExternal": True, "ThermalTransmittance": ("ThermalTransmittance", 0.13)}
    w.pset(roof, "Pset_RoofCommon", heat)
    w.quantities(roof, "Qto_RoofBaseQuantities", {"GrossArea": area})


def write_ways_up(w: Writer, spaces: dict[str, Entity]) -> None:
    for name, number, risers, rise in (("Stair down", "B10", 16, 181), ("Stair up", "13", 19, 179)):
        stair = w.rooted("IfcStair", name, PredefinedType="STRAIGHT_RUN_STAIR")
        stair.ObjectPlacement = w.file.create_entity("IfcLocalPlacement", None, w.origin)
        w.gather("IfcRelContainedInSpatialStructure", spaces[number], stair)
        x, y, z = spaces[number].ObjectPlacement.RelativePlacement.Location.Coordinates
        run = Box((int(x) + 200, int(y) + 200, int(z)), (1050, 4000, risers * rise))
        flight = w.bodied("IfcStairFlight", f"{name} flight", run)
        flight.NumberOfRisers, flight.RiserHeight = risers, float(rise)
        flight.NumberOfTreads, flight.TreadLength = risers - 1, 270.0
        w.gather("IfcRelAggregates", stair, flight)
        w.material(stair, "Concrete C30/37")
    box = Box((20000, 5500, -2900), (1100, 1400, 8800))
    lift = w.product("IfcTransportElement", "Platform lift", box, STOREYS[1])
    lift.PredefinedType = "ELEVATOR"
    w.pset(lift, "Pset_TransportElementCommon", {"CapacityPeople": 5})
    w.pset(lift, "Pset_ManufacturerTypeInformation", {"Manufacturer": "Levantis"})
    w.pset(lift, "Pset_ManufacturerOccurrence", {"SerialNumber": "LV-0093-21"})
    w.pset(lift, "Service", {"Next service": ("Date", "2027-01-20")})


def write_place(w: Writer) -> None:
    site = w.rooted("IfcSite", "Rue des Tanneurs 9")
    building = w.rooted("IfcBuilding", "Tanneurs Veterinary Surgery")
    lines = {"AddressLines": ["9 Rue des Tanneurs"], "Town": "Wiltz", "PostalCode": "9540"}
    building.BuildingAddress = w.file.create_entity("IfcPostalAddress", **lines)
    for place, above in ((site, w.project), (building, site)):
        place.CompositionType = "ELEMENT"
        place.ObjectPlacement = w.file.create_entity("IfcLocalPlacement", None, w.origin)
        w.gather("IfcRelAggregates", above, place)
    w.pset(building, "Pset_BuildingCommon", {"YearOfConstruction": "1931"})
    for storey in w.storeys.values():
        w.gather("IfcRelAggregates", building, storey)


def write(path: Path) -> None:
    """Write the whole building."""
    w = Writer("Rue des Tanneurs, conversion 2025", STOREYS, "oriel.vet_surgery")
    rooms = read_rooms()
    spaces = write_rooms(w, rooms)
    walls = write_walls(w, rooms)
    write_doors(w, rooms, spaces, walls)
    write_windows(w, rooms, spaces, walls)
    write_flat_parts(w)
    write_ways_up(w, spaces)
    write_plant(w, spaces)
    write_place(w)
    w.finish(path)


if __name__ == "__main__":
    write(FILE)
