"""Questions about Duplex_A_20110907.ifc: two flats in IFC2X3, metres, with space boundaries."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions import duplex_fabric
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

AREA = "PSet_Revit_Dimensions.Area"
FOOT = 0.3048


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_storeys(f), _rooms(f), duplex_fabric.questions(f), _absent(f), _talk(f))


def _room(f: Facts, number: str) -> Entity:
    return f.one("IfcSpace", number)


def _called(f: Facts, part: str) -> list[Entity]:
    return [room for room in f.all("IfcSpace") if part in room.LongName]


def _storeys(f: Facts) -> Iterator[Draft]:
    storeys = sorted(f.all("IfcBuildingStorey"), key=lambda storey: storey.Elevation)
    yield Draft("ordered", "List the levels from bottom to top.", names(storeys))
    yield Draft(
        "quantity", "At what elevation is Level 2, in feet?", storeys[2].Elevation / FOOT, "ft"
    )
    yield listed("filter", "Which storeys lie below ground level, i.e. below zero?", storeys[:1])
    yield counted(
        "count", "How many floors does this duplex have incl. foundation and roof?", storeys
    )
    yield Draft(
        "groupby", "How many rooms are there per storey?",
        tally(f.storey(room) for room in f.all("IfcSpace")),
    )  # fmt: skip
    yield Draft(
        "groupby", "Number of windows on each level", tally(f.storey(w) for w in f.all("IfcWindow"))
    )
    on_level = tally(f.storey(w) for w in f.all("IfcWindow"))
    most = max(on_level, key=lambda storey: on_level[storey])
    yield Draft("superlative", "Which level has the most windows?", [most, on_level[most]])
    yield Draft(
        "comparison", "Are there more doors on Level 2 than on Level 1?",
        len(f.on("Level 2", "IfcDoor")) > len(f.on("Level 1", "IfcDoor")),
    )  # fmt: skip
    yield Draft(
        "comparison", "What is the height difference between Level 1 and Level 2?",
        storeys[2].Elevation - storeys[1].Elevation, "m",
    )  # fmt: skip


def _rooms(f: Facts) -> Iterator[Draft]:
    area = {room: f.get(room, AREA) for room in f.all("IfcSpace")}
    baths, beds = _called(f, "Bathroom"), _called(f, "Bedroom")
    yield counted("count_filtered", "How many bedrooms are there altogether?", beds)
    yield counted("count_filtered", "how many bathrooms does the duplex have", baths)
    yield counted(
        "count_filtered",
        "How many bathrooms/WCs are there in total?",
        baths,
        "The bathrooms are the only such rooms.",
    )
    yield Draft("existence", "Is there a utility room?", True, elements=ids(_called(f, "Utility")))
    yield Draft(
        "attribute", "What is room A103 used for?", "Kitchen", elements=ids([_room(f, "A103")])
    )
    yield Draft(
        "attribute",
        "What's the number of the foyer in unit A?",
        "A101",
        elements=ids([_room(f, "A101")]),
        note="Unit A's rooms have numbers that begin with A.",
    )
    yield listed("list", "Which kitchens are there?", _called(f, "Kitchen"))
    yield Draft(
        "aggregate", "What is the total area of all bathrooms?", sum(area[r] for r in baths), "m2"
    )
    yield Draft(
        "aggregate", "average size of a bedroom", sum(area[r] for r in beds) / len(beds), "m2"
    )
    yield Draft(
        "quantity",
        "What is the area of room A102?",
        area[_room(f, "A102")],
        "m2",
        ids([_room(f, "A102")]),
    )
    yield Draft(
        "quantity",
        "How many cubic metres does kitchen A103 have?",
        f.get(_room(f, "A103"), "PSet_Revit_Dimensions.Volume"),
        "m3",
        ids([_room(f, "A103")]),
    )
    yield listed("filter", "Which rooms are smaller than 5 m2?", [r for r in area if area[r] < 5])
    yield listed(
        "filter",
        "Which rooms have between 10 and 15 square metres?",
        [r for r in area if 10 <= area[r] <= 15],
    )
    yield superlative(
        "Not counting the roof, which room is the largest?",
        {room: area[room] for room in area if room.Name != "R301"},
        "m2",
    )
    yield Draft(
        "comparison",
        "Is bedroom A203 larger than bedroom A202?",
        area[_room(f, "A203")] > area[_room(f, "A202")],
    )
    yield Draft(
        "comparison",
        "By how much do the living rooms A102 and B102 differ in area?",
        abs(area[_room(f, "A102")] - area[_room(f, "B102")]),
        "m2",
    )
    yield Draft(
        "topology",
        "Which rooms can I walk into from hallway A201?",
        rooms(f.behind_doors(_room(f, "A201"))),
        elements=ids(f.behind_doors(_room(f, "A201"))),
    )
    yield Draft(
        "topology",
        "Which rooms have a door to the bathroom A104?",
        rooms(f.behind_doors(_room(f, "A104"))),
        elements=ids(f.behind_doors(_room(f, "A104"))),
    )
    yield counted(
        "topology",
        "How many doors does the hallway B201 have?",
        f.bounding(_room(f, "B201"), "IfcDoor"),
    )
    yield listed(
        "topology",
        "Which windows belong to kitchen B103?",
        f.bounding(_room(f, "B103"), "IfcWindow"),
    )
    lit = [room for window in f.named("IfcWindow", "Skylight") for room in f.below(window)]
    yield listed(
        "negation",
        "Which rooms have no window?",
        [r for r in area if not f.bounding(r, "IfcWindow") and r not in lit],
    )
    yield Draft(
        "classification",
        "Which OmniClass category does room A103 have?",
        f.get(_room(f, "A103"), "PSet_Revit_Identity Data.OmniClass Table 13 Category"),
        also=("Kitchen", "13-11 19 11 11"),
    )


def _absent(f: Facts) -> Iterator[Draft]:
    yield from nothing(
        "What is the fire rating of door 146596?",
        "When does the warranty of the front door of unit A start?",
        "What is the serial number of window 145788?",
        "Who is the manufacturer of the doors?",
        "What floor covering does room A102 have?",
        "Which rooms are rented out?",
        "What is the temperature in the kitchen right now?",
        "What's the street address of the building?",
    )
    yield Draft("existence", "Is there a garage?", False, also=(None,))
    yield Draft("count", "How many elevators does it have?", 0, also=(None,))


def _talk(f: Facts) -> Iterator[Draft]:
    yield Draft(
        "conversation",
        "and on Level 2?",
        len(f.on("Level 2", "IfcDoor")),
        elements=ids(f.on("Level 2", "IfcDoor")),
        after=("How many doors are on Level 1?",),
    )
    yield Draft(
        "conversation",
        "And how many of them are external?",
        len([w for w in f.on("Level 1", "IfcWall") if f.get(w, "Pset_WallCommon.IsExternal")]),
        after=("How many walls are on Level 1?",),
    )
    largest = superlative(
        "Which one is the biggest?", {r: f.get(r, AREA) for r in _called(f, "Bedroom")}, "m2"
    )
    yield largest._replace(kind="conversation", after=("List the bedrooms.",))
