"""Plant, furniture and safety equipment of the police station."""

from itertools import pairwise
from typing import Any

from evaluation.questions.police_station_parts import Box, Entity, Storey, Writer

# class, type name, predefined type, where (room numbers with how many), properties of the type
MANY: tuple[tuple[str, str, str, str, dict[str, dict[str, Any]]], ...] = (
    (
        "IfcLightFixture",
        "LED panel 600x600",
        "DIRECTIONSOURCE",
        "LG-02*3 LG-07*2 LG-11*2 LG-14*2 G-01*6 G-02*2 G-03*2 G-04*2 G-08*2 G-09*8 G-10*3 G-11*4 "
        "1.01*12 1.02*2 1.03*2 1.04*6 1.05*2 1.06*4 1.07*2 1.08*3 1.13*1",
        {"Pset_LightFixtureTypeCommon": {"TotalWattage": ("Power", 34)}},
    ),
    (
        "IfcLightFixture",
        "Vandal-proof ceiling light",
        "POINTSOURCE",
        "LG-03 LG-04 LG-05 LG-06*2 LG-12 LG-15*6 G-14",
        {"Pset_LightFixtureTypeCommon": {"TotalWattage": ("Power", 22)}},
    ),
    (
        "IfcLightFixture",
        "Damp-proof batten",
        "DIRECTIONSOURCE",
        "LG-01*8 LG-08*3 LG-09*4 LG-10*2 G-12*2 G-05 G-06*2 G-07*2 1.09 1.10 1.11",
        {"Pset_LightFixtureTypeCommon": {"TotalWattage": ("Power", 28)}},
    ),
    (
        "IfcLightFixture",
        "Emergency exit sign",
        "SECURITYLIGHTING",
        "LG-01 LG-13 LG-15*3 G-01*2 G-09 G-13 G-15*3 1.01*2 1.12 1.14*3",
        {"Pset_LightFixtureTypeCommon": {"TotalWattage": ("Power", 3)}},
    ),
    (
        "IfcOutlet",
        "Double socket",
        "POWEROUTLET",
        "LG-02*4 LG-07*2 LG-09*2 LG-11*3 LG-14*3 G-02*5 G-03*2 G-04*2 G-08*2 G-09*6 G-10 G-11*2 "
        "1.01*18 1.02*4 1.03*4 1.04*5 1.05*6 1.06*12 1.07*8 1.08 1.13*2 1.14*3",
        {},
    ),
    (
        "IfcSensor",
        "Smoke detector OptiScan",
        "SMOKESENSOR",
        "LG-01*2 LG-02 LG-08 LG-09 LG-10 LG-15*2 G-01 G-02 G-09 G-12 G-15*2 1.01*2 1.04 1.06 "
        "1.07*2 1.08 1.14*2",
        {"Pset_ManufacturerTypeInformation": {"Manufacturer": "Feuerwacht Systeme"}},
    ),
    (
        "IfcAudioVisualAppliance",
        "Dome camera",
        "CAMERA",
        "LG-01*2 LG-02 LG-03 LG-04 LG-05 LG-06 LG-10 LG-15*2 G-01*2 G-15 1.06",
        {"Pset_ManufacturerTypeInformation": {"Manufacturer": "Argus Optik", "ModelLabel": "D40"}},
    ),
    (
        "IfcAirTerminal",
        "Supply diffuser",
        "DIFFUSER",
        "LG-02 LG-03 LG-04 LG-05 LG-06 LG-07 LG-14 G-01*2 G-09*3 G-10 G-11*2 1.01*4 1.04*2 1.06*2",
        {"Ventilation": {"AirFlow m3/h": 90}},
    ),
    (
        "IfcAirTerminal",
        "Extract valve",
        "GRILLE",
        "LG-09 LG-12 G-05 G-06*2 G-07*2 G-10 G-11 1.05 1.07*2 1.09 1.10 1.11",
        {"Ventilation": {"AirFlow m3/h": 60}},
    ),
    (
        "IfcSanitaryTerminal",
        "WC pan, wall hung",
        "TOILETPAN",
        "G-05 G-06*3 G-07*2 1.09*2 1.10",
        {"Pset_ManufacturerTypeInformation": {"Manufacturer": "Lavoire"}},
    ),
    ("IfcSanitaryTerminal", "Combined steel WC, cells", "TOILETPAN", "LG-03 LG-04 LG-05 LG-06", {}),
    ("IfcSanitaryTerminal", "Urinal", "URINAL", "G-07*2 1.10", {}),
    (
        "IfcSanitaryTerminal",
        "Washbasin 550",
        "WASHHANDBASIN",
        "LG-14 G-05 G-06*2 G-07*2 G-10*2 G-11*2 1.09 1.10",
        {"Pset_ManufacturerTypeInformation": {"Manufacturer": "Lavoire"}},
    ),
    ("IfcSanitaryTerminal", "Shower tray", "SHOWER", "LG-12 G-10*2 G-11*3", {}),
    (
        "IfcFireSuppressionTerminal",
        "Extinguisher foam 6 l",
        "USERDEFINED",
        "LG-01 LG-15*2 G-01 G-15*2 1.05 1.14*2",
        {},
    ),
    ("IfcFireSuppressionTerminal", "Extinguisher CO2 5 kg", "USERDEFINED", "G-12 1.06 1.07", {}),
    ("IfcAlarm", "Manual call point", "MANUALPULLBOX", "LG-13 LG-15 G-01 G-13 G-15 1.12 1.14", {}),
    (
        "IfcFurniture",
        "Desk 1600x800",
        "DESK",
        "LG-02*2 G-02*2 G-08 1.01*14 1.02 1.03 1.06*5",
        {},
    ),
    (
        "IfcFurniture",
        "Swivel chair",
        "CHAIR",
        "LG-02*3 LG-14 G-02*3 G-08 1.01*14 1.02 1.03 1.06*5",
        {},
    ),
    ("IfcFurniture", "Stacking chair", "CHAIR", "LG-07*4 G-03*4 G-04*4 G-09*24 1.04*16 1.05*6", {}),
    ("IfcFurniture", "Locker, two tier", "FILECABINET", "G-10*14 G-11*20", {}),
    ("IfcFurniture", "Cell bunk", "BED", "LG-03 LG-04 LG-05 LG-06*2", {}),
    ("IfcFurniture", "Evidence rack", "SHELF", "LG-09*9 LG-10*3 1.08*11", {}),
)
# name, room, watts, circuit
RADIATORS = (
    ("LG-02", 850, "South"),
    ("LG-03", 300, "South"),
    ("LG-04", 300, "South"),
    ("LG-05", 300, "South"),
    ("LG-06", 350, "South"),
    ("LG-07", 700, "South"),
    ("LG-14", 450, "North"),
    ("G-01", 1900, "South"),
    ("G-02", 700, "South"),
    ("G-03", 550, "South"),
    ("G-04", 550, "South"),
    ("G-09", 1600, "North"),
    ("G-10", 950, "North"),
    ("G-11", 1150, "North"),
    ("1.01", 1400, "South"),
    ("1.01", 1400, "South"),
    ("1.02", 800, "South"),
    ("1.03", 750, "South"),
    ("1.04", 1250, "South"),
    ("1.06", 1300, "North"),
    ("1.13", 500, "North"),
)
BIG: tuple[tuple[str, str, str, str, dict[str, dict[str, Any]]], ...] = (
    (
        "IfcBoiler",
        "Gas boiler BK-1",
        "WATER",
        "LG-08",
        {
            "Pset_ManufacturerOccurrence": {"SerialNumber": "KT-2291-0457"},
            "Pset_ManufacturerTypeInformation": {
                "Manufacturer": "Kaltenthal",
                "ModelLabel": "Eco 45",
            },
            "Plant": {"Nominal output": ("Power", 45000), "Installed": ("Date", "2019-09-02")},
            "Pset_Warranty": {"WarrantyEndDate": ("Date", "2024-09-01")},
        },
    ),
    (
        "IfcPump",
        "Pump P-1 North",
        "CIRCULATOR",
        "LG-08",
        {
            "Pset_ManufacturerOccurrence": {"SerialNumber": "HW-11873"},
            "Pset_ManufacturerTypeInformation": {"Manufacturer": "Hydrowerk"},
            "Plant": {"Rated power": ("Power", 85), "Installed": ("Date", "2019-09-04")},
            "Pset_Warranty": {"WarrantyEndDate": ("Date", "2027-03-31")},
        },
    ),
    (
        "IfcPump",
        "Pump P-2 South",
        "CIRCULATOR",
        "LG-08",
        {
            "Pset_ManufacturerOccurrence": {"SerialNumber": "HW-11874"},
            "Pset_ManufacturerTypeInformation": {"Manufacturer": "Hydrowerk"},
            "Plant": {"Rated power": ("Power", 140), "Installed": ("Date", "2023-05-15")},
            "Pset_Warranty": {"WarrantyEndDate": ("Date", "2028-05-14")},
        },
    ),
    (
        "IfcPump",
        "Sump pump P-3",
        "SUMPPUMP",
        "LG-01",
        {
            "Pset_ManufacturerTypeInformation": {"Manufacturer": "Norrtech"},
            "Plant": {"Rated power": ("Power", 550), "Installed": ("Date", "2014-11-20")},
        },
    ),
    (
        "IfcUnitaryEquipment",
        "Air handling unit AHU-1",
        "AIRHANDLER",
        "LG-08",
        {
            "Pset_ManufacturerOccurrence": {"SerialNumber": "VX-90-3312"},
            "Pset_ManufacturerTypeInformation": {"Manufacturer": "Ventarix", "ModelLabel": "V90"},
            "Plant": {"Rated power": ("Power", 3200), "Installed": ("Date", "2021-02-10")},
            "Pset_Warranty": {"WarrantyEndDate": ("Date", "2026-12-31")},
        },
    ),
    (
        "IfcUnitaryEquipment",
        "Cooling unit server room",
        "SPLITSYSTEM",
        "1.07",
        {
            "Pset_ManufacturerOccurrence": {"SerialNumber": "FR-7718"},
            "Pset_ManufacturerTypeInformation": {"Manufacturer": "Frostal"},
            "Plant": {"Rated power": ("Power", 7000), "Installed": ("Date", "2024-06-28")},
            "Pset_Warranty": {"WarrantyEndDate": ("Date", "2029-06-27")},
        },
    ),
    (
        "IfcElectricDistributionBoard",
        "Main board MDB",
        "DISTRIBUTIONBOARD",
        "G-12",
        {"Plant": {"Installed": ("Date", "2014-10-01")}},
    ),
    ("IfcElectricDistributionBoard", "Sub board UV-1", "DISTRIBUTIONBOARD", "1.07", {}),
    (
        "IfcElectricFlowStorageDevice",
        "UPS control room",
        "UPS",
        "1.07",
        {
            "Pset_ManufacturerTypeInformation": {"Manufacturer": "Stromhalt"},
            "Plant": {"Autonomy minutes": 40, "Installed": ("Date", "2022-08-19")},
        },
    ),
)
# name, class, system, storey, length, diameter or (width, height)
RUNS = (
    ("Pipe N-1", "North", 0, 17500, 35),
    ("Pipe N-2", "North", 1, 11200, 28),
    ("Pipe N-3", "North", 2, 9800, 28),
    ("Pipe S-1", "South", 0, 16300, 42),
    ("Pipe S-2", "South", 1, 12400, 35),
    ("Pipe S-3", "South", 2, 13100, 28),
    ("Duct SA-1", "Supply air", 0, 21000, 400),
    ("Duct SA-2", "Supply air", 1, 24500, 315),
    ("Duct SA-3", "Supply air", 2, 26000, 315),
    ("Duct EA-1", "Extract air", 0, 8200, 250),
    ("Duct EA-2", "Extract air", 1, 17600, 250),
    ("Duct EA-3", "Extract air", 2, 15900, 200),
)
SYSTEM_OF = {"Supply diffuser": "Supply air", "Extract valve": "Extract air"}
KINDS = {
    "North": "HEATING",
    "South": "HEATING",
    "Supply air": "VENTILATION",
    "Extract air": "EXHAUST",
}


def system_name(circuit: str) -> str:
    return f"Heating circuit {circuit}" if circuit in {"North", "South"} else circuit


def join(w: Writer, circuit: str, member: Entity) -> None:
    w.gather("IfcRelAssignsToGroup", w.system(system_name(circuit), KINDS[circuit]), member)


def write_many(w: Writer, spaces: dict[str, Entity]) -> None:
    for ifc_class, label, predefined, where, properties in MANY:
        count = 0
        for place in where.split():
            number, _, times = place.partition("*")
            for _ in range(int(times or 1)):
                count += 1
                made = w.product(
                    ifc_class, f"{label} {count:02}", near(spaces[number], count), spaces[number]
                )
                kind_of(w, made, (ifc_class, label, predefined), properties)
                if label in SYSTEM_OF:
                    join(w, SYSTEM_OF[label], made)


def kind_of(
    w: Writer, made: Entity, named: tuple[str, str, str], properties: dict[str, dict[str, Any]]
) -> None:
    ifc_class, label, predefined = named
    known = w.once(ifc_class + "Type", label) is not None
    own = {"PredefinedType": predefined}
    if predefined == "USERDEFINED":
        put_out = ifc_class == "IfcFireSuppressionTerminal"
        own["ElementType"] = "Fire extinguisher" if put_out else label
    kind = w.typed(made, ifc_class + "Type", label, own)
    for name, values in {} if known else properties.items():
        w.pset(kind, name, values)


def near(space: Entity, count: int) -> Box:
    x, y, z = space.ObjectPlacement.RelativePlacement.Location.Coordinates
    return Box((int(x) + 200 + 90 * (count % 15), int(y) + 300, int(z)), (80, 80, 80))


def write_heating(w: Writer, spaces: dict[str, Entity], storeys: tuple[Storey, ...]) -> None:
    big = {}
    for n, (ifc_class, name, predefined, number, properties) in enumerate(BIG):
        made = w.product(ifc_class, name, near(spaces[number], n), spaces[number])
        made.PredefinedType = predefined
        big[name] = made
        for group, values in properties.items():
            w.pset(made, group, values)
    runs = {}
    for name, circuit, storey, length, across in RUNS:
        ifc_class = "IfcPipeSegment" if name.startswith("Pipe") else "IfcDuctSegment"
        box = Box((500, 7000, storeys[storey].elevation + 2700), (length, across, across))
        runs[name] = w.product(ifc_class, name, box, storeys[storey])
        runs[name].PredefinedType = "RIGIDSEGMENT"
        w.pset(runs[name], "Run", {"Nominal diameter": ("Length", across)})
        w.quantities(runs[name], f"Qto_{ifc_class[3:]}BaseQuantities", {"Length": length})
        w.material(runs[name], "Copper" if name.startswith("Pipe") else "Galvanised steel")
        join(w, circuit, runs[name])
    for circuit, pump in (("North", "Pump P-1 North"), ("South", "Pump P-2 South")):
        join(w, circuit, big[pump])
        join(w, circuit, big["Gas boiler BK-1"])
        chain = [
            big["Gas boiler BK-1"],
            big[pump],
            *(runs[f"Pipe {circuit[0]}-{n}"] for n in (1, 2, 3)),
        ]
        for first, second in pairwise(chain):
            w.connect(first, second)
    for circuit in ("Supply air", "Extract air"):
        join(w, circuit, big["Air handling unit AHU-1"])
    write_radiators(w, spaces, runs)


def write_radiators(w: Writer, spaces: dict[str, Entity], runs: dict[str, Entity]) -> None:
    for n, (number, watts, circuit) in enumerate(RADIATORS, 1):
        made = w.product(
            "IfcSpaceHeater", f"Radiator R{n:02}", near(spaces[number], n), spaces[number]
        )
        made.PredefinedType = "RADIATOR"
        w.pset(made, "Pset_SpaceHeaterTypeCommon", {"OutputCapacity": ("Power", watts)})
        join(w, circuit, made)
        floor = {"L": 1, "G": 2, "1": 3}[number[0]]
        w.connect(runs[f"Pipe {circuit[0]}-{floor}"], made)
