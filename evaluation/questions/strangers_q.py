"""Write the set of strangers Q: `python -m evaluation.questions.strangers_q`.

60 questions about the veterinary surgery, worded by someone who saw neither the code nor the
vocabulary, in many registers: thought out loud, in passing, cut short, asked by way of a reason.
Each value is read from the file with ifcopenshell alone.
"""

from collections.abc import Iterator
from pathlib import Path

from ifcopenshell.util import element

from evaluation.questions.facts import Draft, Entity, ids, tally
from evaluation.questions.strangers_sets import Building, first, line, listed
from evaluation.questions.vet_surgery import FILE

SET = Path(__file__).parent / "strangers" / "strangers_q.jsonl"
OUTPUT = "Pset_SpaceHeaterTypeCommon.OutputCapacity"
PEOPLE = "Pset_SpaceOccupancyRequirements.OccupancyNumber"
MADE_BY = "Pset_ManufacturerTypeInformation.Manufacturer"
HEAT = "Pset_{}Common.ThermalTransmittance"
FLOW = "Airflow.Design flow m3/h"


def within(f: Building, ifc_class: str, part: str, rooms: list[Entity]) -> list[Entity]:
    return [e for room in rooms for e in f.held(room, ifc_class, part)]


def without(f: Building, ifc_class: str, part: str, rooms: list[Entity]) -> list[Entity]:
    return [room for room in rooms if not f.held(room, ifc_class, part)]


def cleaning(f: Building) -> Iterator[Draft]:
    ground = f.at("Ground floor", f.all("IfcSpace"))
    rubber = [s for s in ground if f.get(s, "Upkeep.Flooring") == "rubber"]
    yield Draft(
        "sum",
        "My lot mop everything that's rubber on the ground floor every night, what does that come "
        "to in square metres?",
        sum(map(f.area, rubber)),
        "m2",
    )
    asked = "remind me: which rooms get disinfected after each patient"
    after_each = f.where("IfcSpace", "Upkeep.Disinfected", "after each patient")
    yield listed("list", asked, after_each)
    dark = [s for s in after_each if not f.bounding(s, "IfcWindow")]
    text = "and how many of those haven't got a window?"
    yield Draft("count", text, len(dark), None, ids(dark), after=(asked,))
    kennels = len(f.of_type("IfcFurniture", "Dog kennel"))
    text = "I was told there are nine dog kennels. Is that right?"
    yield Draft("yes_no", text, kennels == 9)
    upstairs = f.at("1er étage", f.all("IfcSpace"))
    floors = sorted({f.get(s, "Upkeep.Flooring") for s in upstairs})
    yield Draft(
        "group",
        "Top floor (1er étage): split the floor area up by flooring for me, would you",
        {n: sum(f.area(s) for s in upstairs if f.get(s, "Upkeep.Flooring") == n) for n in floors},
        "m2",
    )
    never = [s for s in ground if not f.get(s, "Upkeep.Disinfected")]
    text = "Anything on the ground floor that never gets disinfected at all?"
    yield listed("negation", text, never)
    many = [s for s in f.all("IfcSpace") if (f.get(s, PEOPLE) or 0) >= 6]
    yield listed("list", "We need somewhere for six or more people. Which rooms would do?", many)
    yield Draft("unanswerable", "whats the rent on flat A per month", None)


def fire(f: Building) -> Iterator[Draft]:
    doors, spaces = f.all("IfcDoor"), f.all("IfcSpace")
    rated = f.where("IfcDoor", "Pset_DoorCommon.FireRating", "EI30")
    open_ones = [d for d in rated if not f.get(d, "Pset_DoorCommon.SelfClosing")]
    yield listed("negation", "Which doors are EI30 and yet don't shut by themselves?", open_ones)
    asked = "got any rooms in the basement where nothing would pick up smoke? list them pls"
    blind = without(f, "IfcSensor", "Smoke", f.at("Basement", spaces))
    yield listed("negation", asked, blind)
    yield Draft("count", "how many's that", len(blind), None, ids(blind), after=(asked,))
    gas = f.of_type("IfcFireSuppressionTerminal", "CO2")
    places = [element.get_container(e) for e in gas]
    yield listed("where", "extinguisers: whereabouts are the CO2 ones", places)
    alarms = {
        storey: len(within(f, "IfcSensor", "Smoke", f.at(storey, spaces)))
        for storey in ("Basement", "Ground floor")
    }
    yield Draft(
        "yes_no",
        "Has the basement got more smoke alarms than the ground floor?",
        alarms["Basement"] > alarms["Ground floor"],
    )
    ratings = (f.get(w, "Pset_WallCommon.FireRating") for w in f.all("IfcWall"))
    text = "Walls per fire rating, please. Skip the ones that have none."
    yield Draft("group", text, tally(ratings))
    lit = [s for s in spaces if f.held(s, "IfcLightFixture", "Emergency")]
    text = "If the power went, which rooms would still have emergency lighting?"
    yield listed("list", text, lit)
    yield Draft("unanswerable", "When did somebody last test the smoke alarms?", None)
    asked = "Wheelchair coming tomorrow. Which ground floor doors are not accessible?"
    shut = [d for d in doors if not f.get(d, "Pset_DoorCommon.HandicapAccessible")]
    yield listed("negation", asked, f.at("Ground floor", shut))
    below = f.at("Basement", shut)
    yield listed("negation", "same question for the basement", below, after=(asked,))


def model(f: Building) -> Iterator[Draft]:
    meters = f.all("IfcFlowMeter")
    bare = [m for m in meters if not f.get(m, "Pset_ManufacturerOccurrence.SerialNumber")]
    text = "which of the water meters has nobody typed a serial number in for?"
    yield listed("missing", text, bare)
    flats = [z for z in f.all("IfcZone") if z.Name.startswith("Appartement")]
    endless = [z for z in flats if not f.get(z, "Lease.LeaseEnd")]
    yield listed("missing", "For which apartment is there no lease end filled in?", endless)
    windows = f.all("IfcWindow")
    hoppers = f.of_type("IfcWindow", "F3")
    share = 100 * len(hoppers) / len(windows)
    yield Draft("share", "Out of all our windows, what percentage are type F3?", share, "%")
    leaded = [w for w in f.all("IfcWall") if "Lead" in f.materials(w)]
    asked = "The radiation inspector wants to know which walls have lead in them."
    yield listed("list", asked, leaded)
    (thick,) = {n for w in leaded for m, n in f.layers(w) if m == "Lead"}
    yield Draft("attribute", "how thick is the lead there", thick, "m", after=(asked,))
    (outer, *_) = f.of_type("IfcWall", "ET ")
    text = "What's an ET wall actually made of?"
    yield Draft("list", text, f.materials(outer), also=(f.layers(outer),))
    zoned = {s for z in f.all("IfcZone") for s in f.zone(z.Name)}
    loose = [s for s in f.at("1er étage", f.all("IfcSpace")) if s not in zoned]
    text = "rooms on the 1er étage that don't belong to any zone?"
    yield listed("negation", text, loose)
    yield Draft("unanswerable", "How loud is the ventilation unit, dB-wise?", None)


def energy(f: Building) -> Iterator[Draft]:
    (roof,), (wall, *_) = f.all("IfcRoof"), f.of_type("IfcWall", "ET ")
    lost = f.get(wall, HEAT.format("Wall"))
    worse = lost > f.get(roof, HEAT.format("Roof"))
    told = "ET Timber frame, larch boards" if worse else roof.Name
    text = "what loses more heat per square metre, the zinc roof or the ET walls?"
    yield Draft("comparison", text, told, also=([told, lost], "ET walls", "ET"))
    panes = {f.type_name(w): f.get(w, HEAT.format("Window")) for w in f.all("IfcWindow")}
    worst = max(panes, key=lambda name: panes[name])
    text = "Which window type has the worst U-value?"
    yield Draft("superlative", text, worst, also=([worst, panes[worst]],))
    peak = f.total(f.all("IfcSolarDevice"), "Ratings.Peak power")
    asked = "PV on the roof: what's the peak power of all the panels together?"
    yield Draft("sum", asked, peak, "W")
    (maker,) = {f.get(p, MADE_BY) for p in f.all("IfcSolarDevice")}
    yield Draft("attribute", "and who makes them", maker, after=(asked,))
    lights = f.on("Basement", "IfcLightFixture")
    watts = f.total(lights, "Pset_LightFixtureTypeCommon.TotalWattage")
    text = "connected lighting load down in the basement, in watts?"
    yield Draft("sum", text, watts, "W")
    (boiler,), heaters = f.all("IfcBoiler"), f.all("IfcSpaceHeater")
    spare = f.get(boiler, "Ratings.Heat output") - f.total(heaters, OUTPUT)
    yield Draft(
        "comparison",
        "Thinking of adding a third flat: by how many watts does the pellet boiler's heat output "
        "exceed all the radiators put together?",
        spare,
        "W",
    )
    outside = f.where("IfcDoor", "Pset_DoorCommon.IsExternal", True)
    mean = f.total(outside, HEAT.format("Door")) / len(outside)
    yield Draft("average", "mean U-value, external doors only", mean, "W/m2K")
    warm = {
        s: f.total(f.held(s, "IfcSpaceHeater"), OUTPUT)
        for s in f.at("Ground floor", f.all("IfcSpace"))
    }
    best = max(warm, key=lambda s: warm[s])
    text = "Where on the ground floor is the most radiator output?"
    yield first("superlative", text, best, warm[best], "W")
    theatre = f.room("07")
    out = f.total(f.held(theatre, "IfcAirTerminal", "Exhaust"), FLOW)
    blown = f.total(f.held(theatre, "IfcAirTerminal", "Swirl"), FLOW)
    asked = "how many m3/h do the exhaust grilles in the operating theatre take out, all together"
    yield Draft("sum", asked, out, "m3/h")
    text = "is that less than what the diffusers blow in there?"
    yield Draft("yes_no", text, out < blown, after=(asked,))
    text = "How warm is it in the cold room right now?"
    yield Draft("unanswerable", text, None)


def upkeep(f: Building) -> Iterator[Draft]:
    autoclave = f.one("IfcMedicalDevice", "Autoclave")
    asked = "The autoclave's acting up again, who services it?"
    yield Draft("who", asked, f.get(autoclave, "Service.Serviced by"))
    text = "when were they last here for it"
    last = f.get(autoclave, "Service.Last service")
    yield Draft("attribute", text, last, after=(asked,))
    served = [e for e in f.all("IfcElement") if f.get(e, "Service.Next service")]
    due = [e for e in served if f.get(e, "Service.Next service") < "2027"]
    yield listed("list", "What falls due for its next service before New Year 2027?", due)
    kit = [e for e in f.all("IfcElement") if f.get(e, "Service.Last service")]
    oldest = min(kit, key=lambda e: f.get(e, "Service.Last service"))
    date = f.get(oldest, "Service.Last service")
    yield Draft(
        "superlative",
        "Which bit of kit has gone longest since its last service?",
        oldest.Name,
        None,
        ids([oldest]),
        also=([oldest.Name, date],),
    )
    machine = f.one("IfcMedicalDevice", "X-ray machine")
    serial = f.get(machine, "Pset_ManufacturerOccurrence.SerialNumber")
    yield Draft("attribute", "serial no of teh xray machine??", serial, None, ids([machine]))
    draw = f.total(f.all("IfcPump"), "Ratings.Power draw")
    yield Draft("sum", "Three pumps, right? What do they draw altogether?", draw, "W")
    both = [e for e in f.all("IfcElement") if f.get(e, MADE_BY) in {"Givrex", "Aerolis"}]
    yield listed("list", "Everything we've got from Givrex or Aerolis, please.", both)
    larger, smaller = f.area(f.room("10")), f.area(f.room("11"))
    text = "Dogs versus cats: by how many sqm is the dog ward roomier than the cat ward?"
    yield Draft("comparison", text, larger - smaller, "m2")
    yield Draft("unanswerable", "Which of the tenants keeps a dog?", None)


def german(f: Building) -> Iterator[Draft]:
    exits = f.where("IfcDoor", "Pset_DoorCommon.FireExit", True)
    yield listed("list", "Welche Türen gelten als Notausgang?", exits)
    watts = {
        name: f.total(within(f, "IfcSpaceHeater", "", f.zone(f"Appartement {name}")), OUTPUT)
        for name in "AB"
    }
    asked = "Was leisten die Heizkörper in Appartement B zusammen?"
    yield Draft("sum", asked, watts["B"], "W")
    yield Draft("sum", "Und in A?", watts["A"], "W", after=(asked,))
    (flat,) = [z for z in f.all("IfcZone") if z.Name == "Appartement A"]
    yield Draft("who", "Wer wohnt in Appartement A zur Miete?", f.get(flat, "Lease.Tenant"))
    sockets = within(f, "IfcOutlet", "", f.zone("Appartement B"))
    text = "Der Elektriker fragt, wie viele Steckdosen das Appartement B hat."
    yield Draft("count", text, len(sockets))
    (boiler,) = f.all("IfcBoiler")
    text = "Sag mal, in welchem Raum steht eigentlich der Pelletkessel?"
    yield listed("where", text, [element.get_container(boiler)])
    cold = without(f, "IfcSpaceHeater", "", f.at("Ground floor", f.all("IfcSpace")))
    yield listed("negation", "Wo im Erdgeschoss gibt es keinen Heizkörper?", cold)
    yield Draft("unanswerable", "Wie alt ist der Aufzug?", None)


def french(f: Building) -> Iterator[Draft]:
    pipes = f.system("Heating flats", "IfcPipeSegment")
    length = f.total(pipes, "Qto_PipeSegmentBaseQuantities.Length") * f.metre
    text = "Le réseau Heating flats, ça fait combien de mètres de tuyaux ?"
    yield Draft("sum", text, length, "m")
    baths = within(f, "IfcSanitaryTerminal", "Bathtub", f.zone("Appartement A"))
    yield Draft("yes_no", "Y a-t-il une baignoire dans l'Appartement A ?", bool(baths))
    seats = within(f, "IfcFurniture", "chair", [f.room("01"), f.room("02")])
    text = "Combien de chaises y a-t-il dans les deux salles d'attente ?"
    yield Draft("count", text, len(seats), None, ids(seats))


def spanish(f: Building) -> Iterator[Draft]:
    oak = f.where("IfcSpace", "Upkeep.Flooring", "oak parquet")
    yield listed("list", "¿En qué habitaciones hay parquet de roble?", oak)
    text = "¿Cuántos metros cuadrados tiene la farmacia?"
    yield Draft("attribute", text, f.area(f.room("04")), "m2")
    theatre = bool(f.bounding(f.room("07"), "IfcWindow"))
    yield Draft("yes_no", "¿El quirófano tiene ventana?", theatre)


ASKING = {
    "en": (cleaning, fire, model, energy, upkeep),
    "de": (german,),
    "fr": (french,),
    "es": (spanish,),
}


def lines(path: Path) -> list[str]:
    """The JSON lines of the set, computed from the file."""
    f = Building(path)
    asked = [
        (language, draft)
        for language, people in ASKING.items()
        for person in people
        for draft in person(f)
    ]
    return [
        line(f"Q-{n:02}", FILE, draft, language) for n, (language, draft) in enumerate(asked, 1)
    ]


if __name__ == "__main__":
    SET.write_text("\n".join(lines(FILE)) + "\n", encoding="utf-8")
