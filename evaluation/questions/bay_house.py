"""Questions about bay_house.ifc, this project's own building: upkeep, zones, heating, fire."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions import bay_house_plant
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
    return chain(_rooms(f), _openings(f), bay_house_plant.questions(f), _absent(f), _talk(f))


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
