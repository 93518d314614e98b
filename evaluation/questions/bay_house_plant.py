"""Questions about the plant, the upkeep and the fabric of bay_house.ifc."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions.facts import (
    Draft,
    Entity,
    Facts,
    counted,
    ids,
    listed,
    rooms,
    superlative,
    tally,
)  # fmt: skip


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_plant(f), _upkeep(f), _fabric(f))


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
