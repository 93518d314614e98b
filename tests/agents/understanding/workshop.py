"""Four small buildings, English and German, that say most in sets of their owners' own."""

from collections.abc import Mapping
from typing import Any

from tests.ifc_loader.tiny import Tiny

Said = Mapping[str, Any]
MEASURES = {bool: "IfcBoolean", int: "IfcInteger", float: "IfcReal", str: "IfcLabel"}


class Owned(Tiny):
    """A building with rooms, and things in them that have sets of their owner's own."""

    def told(self, thing: Any, title: str, said: Said) -> None:
        members = [self.single(name, MEASURES[type(v)], v) for name, v in said.items()]
        self.property_set(thing, title, *members)

    def room(self, number: str, name: str, title: str = "", said: Said | None = None) -> Any:
        room = self.root("IfcSpace", Name=number, LongName=name)
        self.whole(self.storey, room)
        if said:
            self.told(room, title, said)
        return room

    def thing(self, room: Any, ifc_class: str, name: str, title: str, said: Said) -> Any:
        thing = self.root(ifc_class, Name=name)
        self.root(
            "IfcRelContainedInSpatialStructure", RelatedElements=[thing], RelatingStructure=room
        )
        self.told(thing, title, said)
        return thing


def laboratory() -> Tiny:
    """A laboratory, as its owner's engineers shorten things."""
    file = Owned()
    wet = file.room("1.01", "Wet Lab", "LabData", {"Des_dP_Pa": -15, "Max_Occ": 12, "Lux_lx": 500})
    cold = file.room("1.02", "Cold Store", "LabData", {"Des_dP_Pa": 5, "Max_Occ": 2, "Lux_lx": 200})
    plant = file.room("0.01", "Plant Room", "LabData", {"Noise_dBA": 82})
    for at, (velocity, due) in enumerate([(0.45, "2025-03-31"), (0.52, "2024-11-15")], 1):
        said = {"Face_vel_m/s": velocity, "Cal_due": due, "Mfr": "Kestrel", "Ser_No": f"K-90{at}"}
        kind = "IfcFlowTerminal"
        file.thing(wet, kind, f"Fume Hood {at}", "EQ", said)
    boilers = [("Boiler 1", 85.0, 420), ("Boiler 2", 110.0, 510)]
    for name, output, weight in boilers:
        said = {
            "Output (kW)": output, "Wt_kg": weight, "Nxt_Insp_Dt": "2026-02-01",
            "Warr_Exp": "2027-06-30", "Install_Dt": "2021-09-14", "Svc_Contractor": "Heatwise",
            "Fuel": "Gas",
        }  # fmt: skip
        file.thing(plant, "IfcBoiler", name, "Plant Data", said)
    flow = {"Qmax_Ls": 120, "Qmin_Ls": 35, "Refrig": "R32", "Fed From": "DB-2", "Motor_kW": 1.5}
    file.thing(cold, "IfcUnitaryEquipment", "Fan Coil 7", "EQ", flow)
    file.thing(
        plant,
        "IfcElectricDistributionBoard",
        "DB-2",
        "EQ",
        {"Ways": 24, "Fed From": "MSB", "Circuit A": "spare"},
    )
    file.thing(plant, "IfcTank", "Buffer Tank", "Plant Data", {"Vol_L": 800, "Insul_mm": 100})
    return file


def werkstatt() -> Tiny:
    """A workshop with offices, as a German owner shortens things."""
    file = Owned()
    office = file.room(
        "E.01", "Werkstattbüro", "Raumbuch",
        {"Nutzfl_m2": 18.5, "Reinig_Intervall": "wöchentlich", "Bodenbel": "Linoleum"},
    )  # fmt: skip
    hall = file.room(
        "E.02", "Werkhalle", "Raumbuch",
        {"Nutzfl_m2": 240.0, "Reinig_Intervall": "monatlich", "Schallpegel_dB": 85},
    )  # fmt: skip
    for at, (power, until) in enumerate([(4.5, "2026-05-31"), (7.5, "2025-12-31")], 1):
        said = {
            "Leistung_kW": power, "WartungBis": until, "Fabrikat": "Aerzen",
            "Zust_Firma": "Luft AG", "Baujahr": 2018 + at, "Gew_kg": 210 + at,
        }  # fmt: skip
        file.thing(hall, "IfcCompressor", f"Kompressor {at}", "Anlagendaten", said)
    cooler = {"Kältemittel": "R290", "Nennltg_kW": 2.2, "Ltzt_Wartung": "2024-04-02"}
    file.thing(office, "IfcUnitaryEquipment", "Klimagerät", "Anlagendaten", cooler)
    return file


def care_home() -> Tiny:
    """A care home with finishes, and with alike things that are told apart by numbers."""
    file = Owned()
    finishes = [("G01", "Bedroom 1", "Carpet tile"), ("G02", "Bedroom 2", "Carpet tile")]
    finishes += [("G03", "Bedroom 3", "Vinyl sheet"), ("G04", "Dining Room", "Oak parquet")]
    for number, name, floor in finishes:
        file.room(number, name, "Pset_SpaceCoveringRequirements", {"FloorCovering": floor})
    plant = file.room("G05", "Plant Room")
    for at, (maker, output) in enumerate([("Kestrel", 40.0), ("Aerzen", 60.0), ("Kestrel", 80.0)]):
        said = {"Manufacturer": maker, "Output (kW)": output, "Svc_Contractor": "Heatwise"}
        file.thing(plant, "IfcBoiler", f"Gas boiler 0{at + 1}", "Plant Data", said)
    said = {"WarrantyPeriod": "5 years", "InstallationDate": "2021-09-15"}
    file.thing(plant, "IfcElectricGenerator", "Generator", "Plant Data", said)
    for name in ("Guest Lift", "Service Lift"):
        file.thing(plant, "IfcTransportElement", name, "Plant Data", {"Manufacturer": "Otis"})
    return file


def ward() -> Tiny:
    """A ward of which some things are recorded for some rooms only, and a boiler whose power is
    called otherwise."""
    file = Owned()
    told = [
        (12.0, {"HandicapAccessible": True}),
        (14.0, {"HandicapAccessible": False}),
        (16.0, {}),
        (18.0, {}),
    ]
    rooms = []
    for at, (area, access) in enumerate(told, 1):
        room = file.root("IfcSpace", Name=f"0.0{at}", LongName=f"Bedroom {at}")
        file.whole(file.storey, room)
        file.quantities(room, "Qto_SpaceBaseQuantities", NetFloorArea=("IfcQuantityArea", area))
        finish = "Epoxy resin" if at < 3 else "Vinyl sheet"
        file.told(room, "Pset_SpaceCoveringRequirements", {"FloorCovering": finish})
        if access:
            file.told(room, "Pset_SpaceCommon", access)
        if at < 4:
            file.thing(room, "IfcSensor", f"Smoke detector {at}", "Data", {"Maker": "Kestrel"})
        rooms.append(room)
    plant = file.room("0.05", "Plant Room", "Data", {"Noise_dBA": 84})
    for at, power in enumerate((115.0, 87.0), 1):
        said = {"Nennwärmeleistung [kW]": power}
        file.thing(plant, "IfcBoiler", f"Heizkessel {at}", "Herstellerangaben", said)
    file.thing(plant, "IfcFan", "Vehicle exhaust fan", "Data", {"Maker": "Kestrel"})
    lift = {"FireFightingLift": True}
    file.thing(
        plant, "IfcTransportElement", "Passenger lift", "Pset_TransportElementElevator", lift
    )
    for name, members in (("Staff", rooms[:2]), ("Public", rooms[2:])):
        zone = file.root("IfcZone", Name=name)
        file.root("IfcRelAssignsToGroup", RelatedObjects=members, RelatingGroup=zone)
    return file
