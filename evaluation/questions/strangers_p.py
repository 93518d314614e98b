"""Write the set of strangers P: `python -m evaluation.questions.strangers_p`.

60 questions about the police station, worded by someone who saw neither the code nor the
vocabulary nor other questions. Each value is read from the file with ifcopenshell alone.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ifcopenshell.util import element

from evaluation.questions.facts import Draft, Entity, ids, names
from evaluation.questions.police_station import FILE
from evaluation.questions.strangers_sets import Building, first, line, listed

SET = Path(__file__).parent / "strangers" / "strangers_p.jsonl"
STARTS = {
    "de": {"wie", "wieviele", "welche", "und", "nenn", "um"},
    "fr": {"combien", "quelle", "quelles"},
    "es": {"¿cuántos", "¿hay", "¿qué"},
}


class Station(Building):
    """The police station, by what people ask of it."""

    def doors(self, name: str, value: Any = ...) -> list[Entity]:
        """Doors with a property, or with this value of it."""
        return [
            d
            for d in self.all("IfcDoor")
            if (self.get(d, name) is not None if value is ... else self.get(d, name) == value)
        ]


def cleaning(f: Station) -> Iterator[Draft]:
    spaces = f.all("IfcSpace")
    carpet = [s for s in spaces if f.get(s, "FM_Room.FloorFinish") == "carpet tile"]
    often = [s for s in spaces if f.get(s, "FM_Room.CleaningCycle") == "twice a day"]
    cells = [s for s in spaces if s.LongName.startswith("Cell ")]
    upstairs = f.at("Obergeschoss", spaces)
    yield Draft("count", "how many cells do we have downstairs", len(cells), None, ids(cells))
    yield Draft(
        "group",
        "Need to quote for window cleaning. How many windows on each floor?",
        {name: len(f.on(name, "IfcWindow")) for name in ("Ground floor", "Obergeschoss")},
    )
    yield Draft(
        "sum",
        "whats the total area of carpet tiles in the building, were ordering new ones",
        sum(map(f.area, carpet)),
        "m2",
    )
    asked = "Which rooms need cleaning twice a day?"
    yield listed("list", asked, often)
    together = sum(map(f.area, often))
    yield Draft("sum", "and how many m2 is that altogether", together, "m2", after=(asked,))
    yield Draft("average", "average size of a cell?", sum(map(f.area, cells)) / len(cells), "m2")
    finishes = {f.get(s, "FM_Room.FloorFinish") for s in upstairs}
    yield Draft(
        "group",
        "Wie viel Fläche hat im Obergeschoss jeder Bodenbelag?",
        {
            finish: sum(f.area(s) for s in upstairs if f.get(s, "FM_Room.FloorFinish") == finish)
            for finish in sorted(finishes)
        },
        "m2",
    )
    yield Draft("unanswerable", "Which contractor cleans the cells at the moment?", None)
    lockers = [s for s in spaces if s.LongName.startswith("Locker room")]
    yield Draft(
        "sum", "Quelle est la surface totale des deux vestiaires ?", sum(map(f.area, lockers)), "m2"
    )
    pans = [e for e in f.all("IfcSanitaryTerminal") if _kind(e) == "TOILETPAN"]
    yield Draft(
        "group",
        "¿Cuántos inodoros hay en cada planta?",
        {s.Name: len(f.at(s.Name, pans)) for s in f.all("IfcBuildingStorey")},
    )
    yield Draft("yes_no", "¿Hay algún aseo accesible en el edificio?", True)


def _kind(entity: Entity) -> str:
    return str(element.get_predefined_type(entity))


def fire(f: Station) -> Iterator[Draft]:
    rated = f.doors("Pset_DoorCommon.FireRating")
    strong = f.doors("Pset_DoorCommon.FireRating", "EI60")
    unseen = [d for d in rated if f.get(d, "FM_Door.LastInspection") is None]
    spaces = f.all("IfcSpace")
    yield listed("missing", "which fire doors have no inspection date recorded?", unseen)
    open_ones = [d for d in rated if not f.get(d, "Pset_DoorCommon.SelfClosing")]
    yield Draft("yes_no", "Is there any fire door that isn't self closing?", bool(open_ones))
    yield Draft(
        "group",
        "How many EI30 doors and how many EI60 doors have we got",
        {"EI30": len(rated) - len(strong), "EI60": len(strong)},
    )
    quiet = [s for s in spaces if not f.held(s, "IfcSensor")]
    yield listed("negation", "whcih rooms have no smoke detecter?", quiet)
    asked = "Welche Türen sind EI60?"
    yield listed("list", asked, strong)
    below = f.at("Lower ground", strong)
    yield listed("list", "und welche davon sind im Untergeschoss?", below, after=(asked,))
    yield Draft("unanswerable", "what fire rating do the windows have", None)
    # A door's own inspection has a date; that of the extinguishers stands nowhere.
    yield Draft("unanswerable", "When are the fire extinguishers due for their next service?", None)
    exits = f.at("Ground floor", f.doors("Pset_DoorCommon.FireExit", True))
    yield listed(
        "list",
        "I'm walking the escape routes tomorrow: which ground floor doors are fire exits?",
        exits,
    )
    yield Draft(
        "ordered",
        "Sort the storeys by number of smoke detectors, most first",
        names(sorted(f.all("IfcBuildingStorey"), key=lambda s: -len(f.on(s.Name, "IfcSensor")))),
    )


def plant(f: Station) -> Iterator[Draft]:
    lift = f.one("IfcTransportElement", "Lift 1")
    maker = f.get(lift, "Pset_ManufacturerTypeInformation.Manufacturer")
    serial = f.get(lift, "Pset_ManufacturerOccurrence.SerialNumber")
    yield Draft(
        "attribute",
        "who made the lift and what's the serial number",
        [maker, serial],
        None,
        ids([lift]),
    )
    pumps = sorted(f.all("IfcPump"), key=lambda p: f.get(p, "Plant.Installed"))
    asked = "Which pump is the oldest?"
    date = f.get(pumps[0], "Plant.Installed")
    yield Draft(
        "superlative", asked, pumps[0].Name, None, ids(pumps[:1]), also=([pumps[0].Name, date],)
    )
    yield Draft("attribute", "when was it put in?", date, None, ids(pumps[:1]), after=(asked,))
    ending = [
        e
        for e in f.all("IfcDistributionElement")
        if (f.get(e, "Pset_Warranty.WarrantyEndDate") or "9") < "2027"
    ]
    yield listed("list", "which equipment has a warranty that ends before 2027?", ending)
    output = "Pset_SpaceHeaterTypeCommon.OutputCapacity"
    asked = "total radiator output on heating circuit South in kW"
    south = f.total(f.system("Heating circuit South", "IfcSpaceHeater"), output)
    north = f.total(f.system("Heating circuit North", "IfcSpaceHeater"), output)
    yield Draft("sum", asked, south, "W")
    yield Draft("sum", "and North?", north, "W", after=(asked,))
    yield Draft(
        "attribute",
        "Which heating circuit feeds the radiator in the parade room?",
        "Heating circuit North",
    )
    length = "Qto_PipeSegmentBaseQuantities.Length"
    pipes = {
        n: f.total(f.system(f"Heating circuit {n}", "IfcPipeSegment"), length) * f.metre
        for n in ("North", "South")
    }
    best = max(pipes, key=lambda n: pipes[n])
    yield Draft(
        "comparison",
        "Which of the two heating circuits has more metres of pipe?",
        f"Heating circuit {best}",
        "m",
        also=([f"Heating circuit {best}", pipes[best]],),
    )
    air = {e: f.get(e, "Ventilation.AirFlow m3/h") for e in f.all("IfcAirTerminal")}
    blown = sum(v for e, v in air.items() if "Supply" in e.Name)
    taken = sum(v for e, v in air.items() if "Extract" in e.Name)
    yield Draft(
        "yes_no", "Is more air supplied than extracted, going by the air terminals?", blown > taken
    )
    yield from _boards(f)


def _boards(f: Station) -> Iterator[Draft]:
    boards = f.all("IfcElectricDistributionBoard")
    undated = [b for b in boards if f.get(b, "Plant.Installed") is None]
    yield listed(
        "missing", "any distribution boards where the installation date is missing?", undated
    )
    (ups,) = f.all("IfcElectricFlowStorageDevice")
    yield listed("where", "where do I find the UPS", [element.get_container(ups)])
    yield Draft("unanswerable", "What did the gas boiler cost?", None)
    yield Draft("unanswerable", "When was the filter of the air handling unit last changed?", None)
    lift = f.one("IfcTransportElement", "Lift 1")
    people = int(f.get(lift, "Pset_TransportElementCommon.CapacityPeople"))
    yield Draft("attribute", "Wie viele Personen dürfen in den Aufzug?", people)
    (boiler,) = f.all("IfcBoiler")
    power = float(f.get(boiler, "Plant.Nominal output"))
    yield Draft("attribute", "¿Qué potencia tiene la caldera?", power, "W", ids([boiler]))
    sockets = len(f.held(f.room("1.06"), "IfcOutlet"))
    yield Draft("count", "Combien de prises y a-t-il dans la Funkzentrale ?", sockets)
    ground = f.at("Ground floor", f.all("IfcLightFixture"))
    watts = f.total(ground, "Pset_LightFixtureTypeCommon.TotalWattage")
    asked = "What's the total wattage of the lights on the ground floor?"
    signs = [light for light in ground if "exit sign" in light.Name]
    yield Draft("sum", asked, watts, "W")
    follow = "how many of those lights are emergency exit signs"
    yield Draft("count", follow, len(signs), None, ids(signs), after=(asked,))


def fabric(f: Station) -> Iterator[Draft]:
    spaces, doors = f.all("IfcSpace"), f.all("IfcDoor")
    upstairs = f.at("Obergeschoss", spaces)
    asked = "biggest room on the upper floor?"
    biggest = max(upstairs, key=f.area)
    yield first("superlative", asked, biggest, f.area(biggest), "m2")
    people = int(f.get(biggest, "Pset_SpaceOccupancyRequirements.OccupancyNumber"))
    yield Draft("attribute", "how many people is it meant for?", people, after=(asked,))
    public, ground = f.zone("Public area"), f.at("Ground floor", spaces)
    share = 100 * sum(map(f.area, public)) / sum(map(f.area, ground))
    yield Draft(
        "share",
        "What percentage of the ground floor net area belongs to the public area zone?",
        share,
        "%",
    )
    heads = f.total(public, "Pset_SpaceOccupancyRequirements.OccupancyNumber")
    yield Draft("sum", "max number of people for all rooms of the Public area together", int(heads))
    wall = f.one("IfcWallType", "EW2 Cavity wall, brick")
    (one, *_) = element.get_types(wall)
    asked = "What is the U-value of the brick outside walls?"
    yield Draft("attribute", asked, f.get(one, "Pset_WallCommon.ThermalTransmittance"), "W/m2K")
    (wool,) = [
        layer
        for layer in element.get_material(one).MaterialLayers
        if layer.Material.Name == "Mineral wool"
    ]
    yield Draft(
        "attribute",
        "and how thick is the insulation in them?",
        wool.LayerThickness * f.metre,
        "m",
        after=(asked,),
    )
    outer = f.doors("Pset_DoorCommon.ThermalTransmittance")
    worst = max(outer, key=lambda d: f.get(d, "Pset_DoorCommon.ThermalTransmittance"))
    lost = f.get(worst, "Pset_DoorCommon.ThermalTransmittance")
    yield first("superlative", "Which outside door has the worst U-value?", worst, lost, "W/m2K")
    quiet = {
        k: f.get(element.get_types(k)[0], "Pset_WallCommon.AcousticRating")
        for k in f.all("IfcWallType")
    }
    ranked = sorted((k for k, rating in quiet.items() if rating), key=lambda k: quiet[k])
    yield Draft(
        "ordered", "rank the internal wall types by acoustic rating, worst first", names(ranked)
    )
    yield from _ways(f, doors)


def _ways(f: Station, doors: list[Entity]) -> Iterator[Draft]:
    armoury, store = f.room("LG-10"), f.room("LG-09")
    asked = "does the armoury have a window"
    yield Draft("yes_no", asked, bool(f.bounding(armoury, "IfcWindow")))
    yield Draft(
        "yes_no", "and the evidence store?", bool(f.bounding(store, "IfcWindow")), after=(asked,)
    )
    custody = [s for s in f.zone("Custody suite") if f.area(s) > 15]
    yield listed("list", "rooms in the custody suite bigger than 15 sqm", custody)
    winter = "Pset_SpaceThermalRequirements.SpaceTemperatureWinterMin"
    asks = {s: f.get(s, winter) for s in f.all("IfcSpace")}
    bare = [s for s, d in asks.items() if (d or 0) >= 20 and not f.held(s, "IfcSpaceHeater")]
    yield listed(
        "negation",
        "Which rooms should be at least 20 °C in winter but have no radiator in them?",
        bare,
    )
    below = f.at("Lower ground", doors)
    narrow = min(below, key=lambda d: d.OverallWidth)
    width = narrow.OverallWidth * f.metre
    yield first("superlative", "narrowest door on the lower ground floor", narrow, width, "m")
    tight = [d for d in f.at("Ground floor", doors) if d.OverallWidth < 900]
    yield listed(
        "list",
        "A wheelchair needs 900 mm. Which doors on the ground floor are narrower than that?",
        tight,
    )
    (door,) = [d for d in doors if d.Name == "D-1.06"]
    beyond = sorted(s.LongName for s in f.all("IfcSpace") if door in f.bounding(s, "IfcDoor"))
    yield Draft(
        "attribute", "Which rooms does door D-1.06 connect?", beyond, also=(["1.06", "1.14"],)
    )
    watched = [
        s
        for s in f.all("IfcSpace")
        if s.LongName.startswith("Cell ") and not f.held(s, "IfcAudioVisualAppliance")
    ]
    yield Draft("yes_no", "Do all the cells have a camera?", not watched)
    desks = len(f.held(f.room("1.01"), "IfcFurniture", "Desk"))
    yield Draft("count", "Wieviele Schreibtische stehen im Großraumbüro?", desks)
    blind = [s for s in f.at("Obergeschoss", f.all("IfcSpace")) if not f.bounding(s, "IfcWindow")]
    yield listed("negation", "Nenn mir alle Räume im Obergeschoss ohne Fenster", blind)
    kitchen, rest = f.area(f.room("1.05")), f.area(f.room("1.13"))
    yield Draft(
        "comparison", "Um wie viel ist die Teeküche größer als der Ruheraum?", kitchen - rest, "m2"
    )
    yield Draft("unanswerable", "Welche Farbe haben die Außenwände?", None)
    cards = f.at("Ground floor", f.doors("FM_Lock.Lock", "card reader"))
    yield listed("list", "Quelles portes du rez-de-chaussée ont un lecteur de carte ?", cards)


def questions(f: Station) -> list[Draft]:
    return [*cleaning(f), *fire(f), *plant(f), *fabric(f)]


def language(text: str) -> str:
    """The language of a question, by its first word."""
    start = text.split(maxsplit=1)[0].lower()
    return next((name for name, words in STARTS.items() if start in words), "en")


def lines(path: Path) -> list[str]:
    """The JSON lines of the set, computed from the file."""
    return [
        line(f"P-{n:02}", FILE, draft, language(draft.question))
        for n, draft in enumerate(questions(Station(path)), 1)
    ]


if __name__ == "__main__":
    SET.write_text("\n".join(lines(FILE)) + "\n", encoding="utf-8")
