"""Questions about bay_house.ifc, this project's own building: upkeep, zones, heating, fire."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions.facts import (
    Draft,
    Entity,
    Facts,
    counted,
    ids,
    listed,
    names,
    nothing,
    rooms,
    superlative,
    tally,
)  # fmt: skip

AREA = "Qto_SpaceBaseQuantities.NetFloorArea"
FIRE = "Pset_DoorCommon.FireRating"


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_rooms(f), _openings(f), _plant(f), _upkeep(f), _fabric(f), _absent(f), _talk(f))


def _room(f: Facts, name: str) -> Entity:
    return f.one("IfcSpace", name)


def _in_group(f: Facts, ifc_class: str, name: str) -> list[Entity]:
    (group,) = [g for g in f.all(ifc_class) if g.Name == name]
    return [e for rel in group.IsGroupedBy for e in rel.RelatedObjects]


def _rooms(f: Facts) -> Iterator[Draft]:
    spaces = f.all("IfcSpace")
    area = {room: f.get(room, AREA) for room in spaces}
    kitchen, landing = _room(f, "Kitchen"), _room(f, "Landing")
    yield listed(
        "filter", "Which rooms belong to the wet rooms zone?", _in_group(f, "IfcZone", "Wet rooms")
    )
    yield counted(
        "count_filtered",
        "How many rooms are in the heated zone?",
        _in_group(f, "IfcZone", "Heated zone"),
    )
    unheated = [r for r in spaces if r not in _in_group(f, "IfcZone", "Heated zone")]
    yield listed("negation", "Which rooms are not in the heated zone?", unheated)
    yield Draft(
        "quantity",
        "What is the floor area of the kitchen in square feet?",
        area[kitchen] / 0.3048**2,
        "ft2",
        ids([kitchen]),
    )
    yield Draft(
        "attribute",
        "What floor covering is required in the kitchen?",
        f.get(kitchen, "Pset_SpaceCoveringRequirements.FloorCovering"),
        elements=ids([kitchen]),
    )
    yield Draft("groupby", "How many rooms per floor?", tally(f.storey(r) for r in spaces))
    yield Draft(
        "aggregate",
        "Combined floor area of the first floor rooms?",
        sum(area[r] for r in f.on("First Floor", "IfcSpace")),
        "m2",
    )
    yield superlative("What's the smallest room?", {r: -area[r] for r in spaces}, "m2")
    yield Draft(
        "topology",
        "Which rooms can you get to from the landing through a door?",
        rooms(f.behind_doors(landing)),
        elements=ids(f.behind_doors(landing)),
    )
    yield listed(
        "topology", "Which windows does the study have?", f.bounding(_room(f, "Study"), "IfcWindow")
    )
    yield listed(
        "relation",
        "What furniture is in the living room?",
        [e for e in f.inside(_room(f, "Living Room")) if e.is_a("IfcFurniture")],
    )
    yield Draft(
        "quantity",
        "What temperature should the kitchen have, in °C?",
        f.get(kitchen, "Pset_SpaceThermalRequirements.SpaceTemperature"),
        "°C",
        ids([kitchen]),
    )
    yield Draft(
        "attribute",
        "For how many people is the kitchen designed?",
        int(f.get(kitchen, "Pset_SpaceOccupancyRequirements.OccupancyNumber")),
        elements=ids([kitchen]),
    )


def _openings(f: Facts) -> Iterator[Draft]:
    doors, windows = f.all("IfcDoor"), f.all("IfcWindow")
    rated = [d for d in doors if f.get(d, FIRE)]
    yield listed("filter", "Which doors have a fire rating?", rated)
    yield Draft(
        "attribute",
        "What fire rating does the utility room door have?",
        f.get(f.one("IfcDoor", "Utility room door"), FIRE),
        elements=ids([f.one("IfcDoor", "Utility room door")]),
    )
    exits = f.where("IfcDoor", "Pset_DoorCommon.FireExit", True)
    yield listed("filter", "Through which doors can I leave in case of fire (fire exits)?", exits)
    yield listed(
        "filter", "Doors at least 900 mm wide", [d for d in doors if d.OverallWidth >= 900]
    )
    yield counted(
        "count_filtered",
        "How many doors are too narrow for a wheelchair, i.e. under 85 cm?",
        [d for d in doors if d.OverallWidth < 850],
    )
    yield Draft(
        "groupby", "How many doors of each type are there?", tally(f.type_name(d) for d in doors)
    )
    yield Draft(
        "aggregate",
        "What is the total glazed window area, width times height?",
        sum(w.OverallWidth * w.OverallHeight for w in windows) / 1e6,
        "m2",
    )
    yield listed("filter", "Which windows are part of the oriel?", f.named("IfcWindow", "Oriel"))
    host = [w for w in f.all("IfcWall") if f.one("IfcWindow", "Kitchen west window") in f.hosted(w)]
    yield Draft(
        "relation", "Which wall is the kitchen west window in?", host[0].Name, elements=ids(host)
    )
    yield Draft(
        "superlative",
        "Which door is the widest?",
        ["Terrace door", 1.8],
        "m",
        ids([f.one("IfcDoor", "Terrace door")]),
    )


def _plant(f: Facts) -> Iterator[Draft]:
    (boiler,) = f.all("IfcBoiler")
    radiators = f.all("IfcSpaceHeater")
    output = {r: f.get(r, "Pset_SpaceHeaterTypeCommon.OutputCapacity") for r in radiators}
    yield Draft(
        "quantity",
        "How many kW does the boiler deliver?",
        f.get(boiler, "Pset_BoilerTypeCommon.OutputCapacity") / 1000,
        "kW",
        ids([boiler]),
    )
    yield Draft(
        "attribute",
        "Who makes the boiler?",
        f.get(boiler, "Pset_ManufacturerTypeInformation.Manufacturer"),
        elements=ids([boiler]),
    )
    yield counted("count", "How many radiators are installed?", radiators)
    yield Draft("aggregate", "total radiator output in watts", sum(output.values()), "W")
    yield superlative("Which radiator is the most powerful?", output, "W")
    yield counted("count", "Number of solar panels on the roof?", f.all("IfcSolarDevice"))
    yield counted(
        "system",
        "How many pipe segments are in the heating flow system?",
        [e for e in f.members("Heating flow") if e.is_a("IfcPipeSegment")],
    )
    yield Draft(
        "aggregate",
        "How many metres of copper pipe are there?",
        sum(f.get(p, "Qto_PipeSegmentBaseQuantities.Length") for p in f.all("IfcPipeSegment"))
        * f.metre,
        "m",
    )
    yield Draft(
        "relation",
        "In which room is the boiler?",
        rooms([_place(f, boiler)])[0],
        elements=ids([_place(f, boiler)]),
    )
    yield listed(
        "system", "Which systems does the house have?", list(f.all("IfcDistributionSystem"))
    )
    yield counted(
        "count",
        "How many smoke detectors are there?",
        [s for s in f.all("IfcSensor") if s.PredefinedType == "SMOKESENSOR"],
    )
    yield Draft(
        "relation",
        "What controls the boiler?",
        "Thermostat",
        elements=ids(f.all("IfcUnitaryControlElement")),
    )


def _place(f: Facts, entity: Entity) -> Entity:
    (place,) = [r.RelatingStructure for r in entity.ContainedInStructure]
    return place


def _upkeep(f: Facts) -> Iterator[Draft]:
    yield Draft(
        "attribute",
        "When is the next boiler service planned?",
        "2026-09-14T09:00:00",
        also=("2026-09-14",),
    )
    yield Draft("attribute", "Until when is the boiler under warranty?", "2026-12-31")
    yield Draft(
        "attribute",
        "Where can I find the boiler manual?",
        "https://oriel.example/manuals/cb-12.pdf",
        also=("Boiler manual",),
    )
    yield Draft(
        "attribute",
        "Who owns the house?",
        "Bay household",
        also=("Robin Bay", ["Robin Bay", "Bay household"]),
    )
    yield Draft("attribute", "In what year was the house built?", "1987", also=(1987,))
    yield Draft("text", "What's the address of the house?", ["7 Oriel Lane", "Exampleton"])
    yield Draft("text", "postcode?", "EX0 0AB")
    yield Draft("classification", "What is the Uniclass code of the stair?", "EF_35_10")


def _fabric(f: Facts) -> Iterator[Draft]:
    walls = f.all("IfcWall")
    south = f.one("IfcWall", "South wall GF")
    yield counted(
        "count_filtered",
        "How many load-bearing walls are there?",
        f.where("IfcWall", "Pset_WallCommon.LoadBearing", True),
    )
    yield Draft(
        "attribute",
        "Fire resistance of the South wall GF?",
        f.get(south, "Pset_WallCommon.FireRating"),
        elements=ids([south]),
    )
    yield Draft(
        "layers",
        "What is the South wall GF built up of?",
        f.layers(south),
        "m",
        also=(f.materials(south),),
    )
    yield Draft("groupby", "Count the walls by wall type.", tally(f.type_name(w) for w in walls))
    yield counted(
        "negation",
        "How many walls have neither doors nor windows?",
        [w for w in walls if not f.hosted(w)],
    )
    yield Draft(
        "attribute",
        "How many steps does the stair have?",
        15,
        also=(14,),
        note="15 risers, 14 treads.",
    )
    yield Draft(
        "quantity",
        "How high is the stairwell railing in cm?",
        100.0,
        "cm",
        ids(f.all("IfcRailing")),
    )
    yield Draft(
        "quantity",
        "What is the area of the plot?",
        f.get(f.all("IfcSite")[0], "Pset_SiteCommon.TotalArea"),
        "m2",
    )


def _absent(f: Facts) -> Iterator[Draft]:
    yield from nothing(
        "What is the sound rating of the bedroom door?",
        "How much gas did the boiler burn last year?",
        "Who cleaned the windows last?",
    )
    yield Draft("existence", "Is there a lift?", False, also=(None,))
    yield Draft("existence", "Is the house a listed landmark?", False)


def _talk(f: Facts) -> Iterator[Draft]:
    yield Draft(
        "conversation",
        "And upstairs?",
        len(f.on("First Floor", "IfcWindow")),
        elements=ids(f.on("First Floor", "IfcWindow")),
        after=("How many windows are on the ground floor?",),
    )
    yield Draft(
        "conversation",
        "Which of them are fire exits?",
        names(f.where("IfcDoor", "Pset_DoorCommon.FireExit", True)),
        elements=ids(f.where("IfcDoor", "Pset_DoorCommon.FireExit", True)),
        after=("List all doors.",),
    )
    yield Draft(
        "conversation",
        "How big is it?",
        f.get(_room(f, "Study"), AREA),
        "m2",
        after=("Which room is the study?",),
    )
