"""Questions about AC20-FZK-Haus.ifc: a house with German names, asked in English."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions import fzk_haus_fabric
from evaluation.questions.facts import (
    Draft,
    Entity,
    Facts,
    counted,
    ids,
    listed,
    nothing,
    rooms,
    superlative,
)  # fmt: skip

AREA = "BaseQuantities.NetFloorArea"
FOOT = 0.3048


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_rooms(f), fzk_haus_fabric.questions(f), _building(f), _absent(f), _talk(f))


def _room(f: Facts, name: str) -> Entity:
    return f.one("IfcSpace", name)


def _rooms(f: Facts) -> Iterator[Draft]:
    spaces = f.all("IfcSpace")
    area = {room: f.get(room, AREA) for room in spaces}
    hall, bath, office, kitchen = (_room(f, n) for n in ("Flur", "Bad", "Buero", "Küche"))
    ground, upper = f.on("Erdgeschoss", "IfcSpace"), f.on("Dachgeschoss", "IfcSpace")
    yield counted("count_filtered", "How many rooms are on the ground floor?", ground)
    yield listed("filter", "Which rooms are in the attic?", upper)
    yield Draft("quantity", "How large is the kitchen?", area[kitchen], "m2", ids([kitchen]))
    yield Draft(
        "quantity", "What is the floor area of the bathroom?", area[bath], "m2", ids([bath])
    )
    yield Draft(
        "quantity", "size of the office in sq ft", area[office] / FOOT**2, "ft2", ids([office])
    )
    yield Draft(
        "quantity", "What's the net volume of the kitchen?",
        f.get(kitchen, "BaseQuantities.NetVolume"), "m3", ids([kitchen]),
    )  # fmt: skip
    yield Draft(
        "quantity",
        "What ceiling height does the gallery have?",
        f.get(_room(f, "Galerie"), "BaseQuantities.Height"),
        "m",
        also=(f.get(_room(f, "Galerie"), "BaseQuantities.ClearHeight"),),
    )
    yield Draft(
        "topology",
        "Which rooms can be entered directly from the hallway through a door?",
        rooms(f.behind_doors(hall)),
        elements=ids(f.behind_doors(hall)),
    )
    yield listed(
        "topology", "Which windows are in the office (Buero)?", f.bounding(office, "IfcWindow")
    )
    yield counted("topology", "How many doors open off the Flur?", f.bounding(hall, "IfcDoor"))
    yield listed(
        "negation",
        "Which rooms have no windows?",
        [r for r in spaces if not f.bounding(r, "IfcWindow")],
    )
    yield Draft(
        "topology",
        "How many windows does the living room (Wohnen) have?",
        len(f.bounding(_room(f, "Wohnen"), "IfcWindow")),
        elements=ids(f.bounding(_room(f, "Wohnen"), "IfcWindow")),
    )
    yield Draft(
        "groupby",
        "How many windows does each room have?",
        {
            rooms([r])[0]: len(f.bounding(r, "IfcWindow"))
            for r in spaces
            if f.bounding(r, "IfcWindow")
        },
        also=({rooms([r])[0]: len(f.bounding(r, "IfcWindow")) for r in spaces},),
    )
    yield listed(
        "filter",
        "Which rooms are wheelchair accessible?",
        f.where("IfcSpace", "Pset_SpaceCommon.HandicapAccessible", True),
    )
    yield listed(
        "filter",
        "List rooms with natural ventilation",
        f.where("IfcSpace", "Pset_SpaceCommon.NaturalVentilation", True),
    )
    yield Draft("existence", "Is any room air-conditioned?", False)
    warm = [
        r for r in spaces if f.get(r, "Pset_SpaceThermalRequirements.SpaceTemperatureMax") == 24
    ]
    yield Draft(
        "superlative", "Which room is to be kept the warmest?", rooms(warm)[0], elements=ids(warm)
    )
    yield Draft(
        "aggregate",
        "Total floor area of the ground floor rooms?",
        sum(area[r] for r in ground),
        "m2",
    )
    yield listed(
        "filter", "Which rooms have more than 20 sqm?", [r for r in spaces if area[r] > 20]
    )
    yield superlative(
        "What is the smallest room on the ground floor?", {r: -area[r] for r in ground}, "m2"
    )
    yield Draft(
        "ordered",
        "Rank the ground floor rooms from small to large.",
        rooms(sorted(ground, key=lambda r: area[r])),
    )
    yield Draft(
        "comparison",
        "Which is larger, the kitchen or the bedroom?",
        rooms([_room(f, "Schlafzimmer")])[0],
    )
    yield Draft(
        "comparison",
        "How many square metres bigger is the living room than the kitchen?",
        area[_room(f, "Wohnen")] - area[kitchen],
        "m2",
    )
    yield Draft("existence", "Is there a bathroom in the house?", True, elements=ids([bath]))


def _building(f: Facts) -> Iterator[Draft]:
    (building,) = f.all("IfcBuilding")
    (site,) = f.all("IfcSite")
    yield Draft(
        "attribute",
        "In what year was the house built?",
        "2008",
        also=(2008,),
        elements=ids([building]),
    )
    yield Draft(
        "existence", "Is the building protected by sprinklers?", False, elements=ids([building])
    )
    yield Draft(
        "quantity",
        "How high may one build on this site at most?",
        f.get(site, "Pset_SiteCommon.BuildingHeightLimit"),
        "m",
        ids([site]),
    )
    yield Draft(
        "quantity",
        "At what altitude above sea level does the site lie?",
        site.RefElevation,
        "m",
        ids([site]),
    )
    yield Draft(
        "quantity",
        "What is the gross floor area of the whole building?",
        f.get(building, "BaseQuantities.GrossFloorArea"),
        "m2",
        ids([building]),
    )
    yield Draft("attribute", "What is the building called?", "FZK-Haus", elements=ids([building]))
    yield Draft(
        "attribute",
        "What type of building is it?",
        "Wohnhaus",
        also=(
            "citygml:1000 (residential building)",
            ["Wohnhaus", "citygml:1000 (residential building)"],
        ),
        elements=ids([building]),
    )
    yield Draft(
        "metadata", "Which CAD program exported the file?", "ARCHICAD-64", also=("ArchiCAD",)
    )
    yield Draft("superlative", "Which storey is the highest?", ["Dachgeschoss", 2.7], "m")
    yield Draft("quantity", "How high is the ground floor storey?", 2.7, "m")
    yield Draft("attribute", "What are the storeys called?", ["Erdgeschoss", "Dachgeschoss"])


def _absent(f: Facts) -> Iterator[Draft]:
    yield from nothing(
        "What is the fire rating of the front door (Haustuer)?",
        "What is the street address?",
        "Who installed the windows?",
        "When were the gutters last cleaned?",
        "What are the energy costs per year?",
        "What colour is the kitchen door?",
    )
    yield Draft("existence", "Are there any columns in the house?", False, also=(None,))
    yield Draft("existence", "Is there a basement?", False, also=(None,))
    yield Draft("count", "How many radiators are in the model?", 0, also=(None,))


def _talk(f: Facts) -> Iterator[Draft]:
    kitchen, bath = _room(f, "Küche"), _room(f, "Bad")
    yield Draft(
        "conversation",
        "And the bathroom?",
        f.get(bath, AREA),
        "m2",
        ids([bath]),
        after=("What is the floor area of the kitchen?",),
    )
    yield Draft(
        "conversation",
        "and on the upper floor?",
        len(f.on("Dachgeschoss", "IfcWall")),
        elements=ids(f.on("Dachgeschoss", "IfcWall")),
        after=("How many walls are on the ground floor?",),
    )
    yield Draft(
        "conversation",
        "What are they made of?",
        ["Leichtbeton 102890359"],
        after=("Which walls are external?",),
    )
    yield Draft(
        "conversation",
        "And its volume?",
        f.get(kitchen, "BaseQuantities.NetVolume"),
        "m3",
        after=("How large is the kitchen?",),
        also=(f.get(kitchen, "BaseQuantities.GrossVolume"),),
    )
