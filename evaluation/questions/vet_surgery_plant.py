"""Plant, medical devices and furniture of the veterinary surgery."""

from typing import Any

from evaluation.questions.police_station_parts import Box, Entity, Writer
from evaluation.questions.police_station_plant import kind_of, near

FLATS = "101 102 103 104 105 106 107 108 109 110 111"
Groups = dict[str, dict[str, Any]]


def watts(number: int) -> Groups:
    return {"Pset_LightFixtureTypeCommon": {"TotalWattage": ("Power", number)}}


def made_by(maker: str, model: str | None = None, serial: str | None = None) -> Groups:
    return {
        "Pset_ManufacturerTypeInformation": {"Manufacturer": maker, "ModelLabel": model},
        "Pset_ManufacturerOccurrence": {"SerialNumber": serial},
    }


def service(last: str | None, due: str | None = None, firm: str | None = None) -> Groups:
    dates = {"Last service": last and ("Date", last), "Next service": due and ("Date", due)}
    return {"Service": {**dates, "Serviced by": firm}}


def of_type(maker: str) -> Groups:
    return {"Pset_ManufacturerTypeInformation": {"Manufacturer": maker}}


# class, type, predefined type, system, where (room numbers with how many), properties of the type
MANY: tuple[tuple[str, str, str, str, str, Groups], ...] = (
    (
        "IfcLightFixture",
        "Surface LED 1200",
        "DIRECTIONSOURCE",
        "",
        "B01*2 B02*2 B03 B04*2 B05*4 B06*3 B07 B08*4 B09 B11*5 01*4 02*2 03*3 04*2 05*3 06*3 07*6 "
        "08*2 09*3 10*3 11*2 14*6 112*2",
        watts(36),
    ),
    ("IfcLightFixture", "Theatre lamp", "DIRECTIONSOURCE", "", "07*2 09", watts(110)),
    (
        "IfcLightFixture",
        "Downlight",
        "POINTSOURCE",
        "",
        f"{FLATS} 101*3 104*3 107 110*2 12 113 115*4",
        watts(8),
    ),
    (
        "IfcLightFixture",
        "Emergency luminaire",
        "SECURITYLIGHTING",
        "",
        "B10 B11*2 01 13 14*2 114 115",
        watts(4),
    ),
    (
        "IfcOutlet",
        "Twin socket",
        "POWEROUTLET",
        "",
        "B02*3 B05 B06*2 01*2 02*2 03*6 04*3 10*3 11*2 112*4 101*5 102*3 104*5 105*3 106*3 107*6 "
        "110*7 108 111",
        {},
    ),
    ("IfcOutlet", "Medical socket", "POWEROUTLET", "", "05*4 06*4 07*10 08*3 09*6", {}),
    (
        "IfcSensor",
        "Smoke alarm",
        "SMOKESENSOR",
        "",
        "B01 B04 B06 B07 B11*2 01 03 04 14*2 101 102 104 105 108 111 112 115",
        of_type("Veilleur"),
    ),
    ("IfcSensor", "CO2 probe", "CO2SENSOR", "", "01 02 07 112", {}),
    ("IfcSensor", "Temperature probe", "TEMPERATURESENSOR", "", "B03 04 07 10 11", {}),
    (
        "IfcAirTerminal",
        "Swirl diffuser",
        "DIFFUSER",
        "Supply air",
        "01*2 02 03 05 06 07*3 08 09 10*2 11",
        {"Airflow": {"Design flow m3/h": 120}},
    ),
    (
        "IfcAirTerminal",
        "Exhaust grille",
        "GRILLE",
        "Exhaust air",
        "B02 B09 04 07*4 08 09 10*3 11*2 12 103 109 113",
        {"Airflow": {"Design flow m3/h": 75}},
    ),
    ("IfcSanitaryTerminal", "Toilet", "TOILETPAN", "", "12 103 109 113", of_type("Porcelis")),
    ("IfcSanitaryTerminal", "Basin", "WASHHANDBASIN", "", "12 103 109 113 05 06 B02", {}),
    ("IfcSanitaryTerminal", "Scrub sink", "SINK", "", "09*2 10 11", of_type("Inoxal")),
    ("IfcSanitaryTerminal", "Kitchen sink", "SINK", "", "107 110 112", of_type("Inoxal")),
    ("IfcSanitaryTerminal", "Shower", "SHOWER", "", "103 113", {}),
    ("IfcSanitaryTerminal", "Bathtub", "BATH", "", "109", {}),
    ("IfcSanitaryTerminal", "Dog bath", "BATH", "", "B02", of_type("Inoxal")),
    ("IfcWasteTerminal", "Floor drain", "FLOORTRAP", "", "B02 B03 B06 07 09 10*2 11 113", {}),
    ("IfcMedicalDevice", "Oxygen outlet", "USERDEFINED", "", "07*3 09*2 10 11", {}),
    (
        "IfcFireSuppressionTerminal",
        "Water extinguisher",
        "USERDEFINED",
        "",
        "B11 01 14 115",
        {},
    ),
    ("IfcFireSuppressionTerminal", "CO2 extinguisher", "USERDEFINED", "", "B07 07 08", {}),
    ("IfcFurniture", "Dog kennel", "USERDEFINED", "", "10*9", of_type("Chenilux")),
    ("IfcFurniture", "Cat cage", "USERDEFINED", "", "11*12", of_type("Chenilux")),
    ("IfcFurniture", "Exam table", "TABLE", "", "05 06 07 09 08", of_type("Inoxal")),
    ("IfcFurniture", "Waiting chair", "CHAIR", "", "01*9 02*6", {}),
    ("IfcFurniture", "Office chair", "CHAIR", "", "03*2 05 06 04", {}),
    ("IfcFurniture", "Drug cabinet", "FILECABINET", "", "04*5 07 09", {}),
    ("IfcFurniture", "Shelf rack", "SHELF", "", "B01*8 B04*11 04*4 B02*2", {}),
    ("IfcElectricAppliance", "Fridge", "REFRIGERATOR", "", "04*2 107 110 112", of_type("Givrex")),
    ("IfcElectricAppliance", "Washing machine", "WASHINGMACHINE", "", "B02*3", of_type("Lavomat")),
    ("IfcElectricAppliance", "Tumble dryer", "TUMBLEDRYER", "", "B02*2", of_type("Lavomat")),
)
# room, watts, system
RADIATORS = (
    *(("01", 1500), ("02", 1100), ("03", 900), ("04", 600), ("05", 950), ("06", 950)),
    *(("09", 700), ("10", 1300), ("11", 850), ("12", 300)),
    *(("101", 1400), ("102", 750), ("103", 450), ("107", 550)),
    *(("104", 1250), ("105", 650), ("106", 600), ("109", 500), ("110", 650)),
    ("112", 800),
)
# class, name, predefined type, room, system, properties
BIG: tuple[tuple[str, str, str, str, str, Groups], ...] = (
    (
        "IfcBoiler",
        "Pellet boiler",
        "USERDEFINED",
        "B06",
        "Heating surgery",
        made_by("Sylvatherm", "P32", "SY-32-7750")
        | service("2026-05-18", "2027-05-18", "Chauffage Reding")
        | {"Ratings": {"Heat output": ("Power", 32000)}},
    ),
    (
        "IfcPump",
        "Pump HS",
        "CIRCULATOR",
        "B06",
        "Heating surgery",
        made_by("Pompelor", "M25", "80221-A")
        | service("2026-05-18", None, "Chauffage Reding")
        | {"Ratings": {"Power draw": ("Power", 62)}},
    ),
    (
        "IfcPump",
        "Pump HF",
        "CIRCULATOR",
        "B06",
        "Heating flats",
        made_by("Pompelor", "M20", "80347-C")
        | service("2025-11-03", None, "Chauffage Reding")
        | {"Ratings": {"Power draw": ("Power", 38)}},
    ),
    (
        "IfcPump",
        "Rainwater pump",
        "SUBMERSIBLEPUMP",
        "B02",
        "",
        made_by("Brunnwerk") | {"Ratings": {"Power draw": ("Power", 750)}},
    ),
    (
        "IfcTank",
        "Hot water cylinder",
        "STORAGE",
        "B06",
        "",
        made_by("Sylvatherm", "B500", "SY-B5-1189") | service("2024-10-09", "2026-10-09"),
    ),
    ("IfcTank", "Expansion vessel", "EXPANSION", "B06", "", made_by("Pompelor")),
    (
        "IfcUnitaryEquipment",
        "Ventilation unit",
        "AIRHANDLER",
        "B06",
        "Supply air",
        made_by("Aerolis", "H3", "AE-H3-0620")
        | service("2026-09-01", "2027-03-01", "Klima Thill")
        | {"Ratings": {"Power draw": ("Power", 1450)}},
    ),
    (
        "IfcFan",
        "Theatre exhaust fan",
        "CENTRIFUGALAIRFOIL",
        "B09",
        "Exhaust air",
        made_by("Aerolis", "C1", "AE-C1-2204")
        | service("2026-09-01", "2026-12-15", "Klima Thill")
        | {"Ratings": {"Power draw": ("Power", 230)}},
    ),
    (
        "IfcUnitaryEquipment",
        "Cold room compressor",
        "SPLITSYSTEM",
        "B03",
        "",
        made_by("Givrex", None, "GX-411") | {"Ratings": {"Power draw": ("Power", 1800)}},
    ),
    (
        "IfcMedicalDevice",
        "X-ray machine",
        "USERDEFINED",
        "08",
        "",
        made_by("Radiovet", "DX-4", "RV-DX4-00913")
        | service("2026-02-11", "2027-02-11", "Radiovet Service"),
    ),
    (
        "IfcMedicalDevice",
        "Anaesthesia trolley",
        "USERDEFINED",
        "07",
        "",
        made_by("Somnia", "A7", "SM-5518") | service("2026-07-30", "2026-12-05", "Medtec Weber"),
    ),
    (
        "IfcMedicalDevice",
        "Autoclave",
        "USERDEFINED",
        "09",
        "",
        made_by("Vapostyl", None, "VP-23-077") | service("2026-08-22", None, "Medtec Weber"),
    ),
    ("IfcMedicalDevice", "Ultrasound scanner", "USERDEFINED", "05", "", made_by("Echovet", "U2")),
    ("IfcElectricDistributionBoard", "Board surgery", "DISTRIBUTIONBOARD", "B07", "", {}),
    ("IfcElectricDistributionBoard", "Board flats", "CONSUMERUNIT", "B07", "", {}),
    (
        "IfcTransformer",
        "PV inverter",
        "INVERTER",
        "B07",
        "",
        made_by("Heliora", "S6", "S6-3312"),
    ),
    ("IfcFlowMeter", "Water meter A", "WATERMETER", "B06", "", made_by("Hydromat", None, "441820")),
    ("IfcFlowMeter", "Water meter B", "WATERMETER", "B06", "", made_by("Hydromat", None, "441821")),
    ("IfcFlowMeter", "Water meter surgery", "WATERMETER", "B06", "", made_by("Hydromat")),
)
# name, system, storey, length, across
RUNS = (
    ("Pipe HS 1", "Heating surgery", "Basement", 14300, 40),
    ("Pipe HS 2", "Heating surgery", "Ground floor", 21800, 32),
    ("Pipe HF 1", "Heating flats", "Basement", 9700, 32),
    ("Pipe HF 2", "Heating flats", "1er étage", 26400, 25),
    ("Duct SA 1", "Supply air", "Basement", 7600, 355),
    ("Duct SA 2", "Supply air", "Ground floor", 19400, 250),
    ("Duct EA 1", "Exhaust air", "Basement", 8800, 315),
    ("Duct EA 2", "Exhaust air", "Ground floor", 16900, 224),
    ("Duct EA 3", "Exhaust air", "1er étage", 6100, 125),
)
SYSTEMS = {
    "Heating surgery": "HEATING",
    "Heating flats": "HEATING",
    "Supply air": "VENTILATION",
    "Exhaust air": "EXHAUST",
}


def join(w: Writer, system: str, member: Entity) -> None:
    if system:
        w.gather("IfcRelAssignsToGroup", w.system(system, SYSTEMS[system]), member)


def write_plant(w: Writer, spaces: dict[str, Entity]) -> None:
    for ifc_class, label, predefined, system, where, properties in MANY:
        rooms = [place.partition("*") for place in where.split()]
        each = [spaces[number] for number, _, times in rooms for _ in range(int(times or 1))]
        for n, space in enumerate(each, 1):
            made = w.product(ifc_class, f"{label} {n}", near(space, n), space)
            kind_of(w, made, (ifc_class, label, predefined), properties)
            join(w, system, made)
    for n in range(1, 19):
        box = Box((800 + n * 1150, 1000, 6200), (1050, 1700, 40))
        panel = w.product("IfcSolarDevice", f"PV panel {n}", box, w.storeys["1er étage"])
        kind_of(w, panel, ("IfcSolarDevice", "PV panel 430", "SOLARPANEL"), of_type("Heliora"))
        w.pset(panel, "Ratings", {"Peak power": ("Power", 430)})
    write_heating(w, spaces, write_big(w, spaces))


def write_big(w: Writer, spaces: dict[str, Entity]) -> dict[str, Entity]:
    made = {}
    for n, (ifc_class, name, predefined, number, system, properties) in enumerate(BIG):
        one = made[name] = w.product(ifc_class, name, near(spaces[number], n), spaces[number])
        one.PredefinedType = predefined
        if predefined == "USERDEFINED":
            one.ObjectType = name
        join(w, system, one)
        for group, values in properties.items():
            w.pset(one, group, values)
    join(w, "Heating flats", made["Pellet boiler"])
    return made


def write_heating(w: Writer, spaces: dict[str, Entity], big: dict[str, Entity]) -> None:
    runs = {}
    for name, system, storey, length, across in RUNS:
        kind = "Pipe" if name.startswith("Pipe") else "Duct"
        place = w.storeys[storey]
        box = Box((700, 6000, int(place.Elevation) + 2200), (length, across, across))
        runs[name] = w.product(f"Ifc{kind}Segment", name, box, place)
        runs[name].PredefinedType = "RIGIDSEGMENT"
        w.pset(runs[name], "Size", {"Diameter": ("Length", across)})
        w.quantities(runs[name], f"Qto_{kind}SegmentBaseQuantities", {"Length": length})
        w.material(runs[name], "Multilayer pipe" if kind == "Pipe" else "Galvanised steel")
        join(w, system, runs[name])
    for letter in "SF":
        w.connect(big["Pellet boiler"], big[f"Pump H{letter}"])
        w.connect(big[f"Pump H{letter}"], runs[f"Pipe H{letter} 1"])
        w.connect(runs[f"Pipe H{letter} 1"], runs[f"Pipe H{letter} 2"])
    for n, (number, output) in enumerate(RADIATORS, 1):
        space = spaces[number]
        made = w.product("IfcSpaceHeater", f"Radiator {n}", near(space, n), space)
        made.PredefinedType = "RADIATOR"
        w.pset(made, "Pset_SpaceHeaterTypeCommon", {"OutputCapacity": ("Power", output)})
        flat = len(number) == 3 and number != "112"
        join(w, "Heating flats" if flat else "Heating surgery", made)
        w.connect(runs["Pipe HF 2" if flat else "Pipe HS 2"], made)
