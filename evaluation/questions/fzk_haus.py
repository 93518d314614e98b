"""Questions about AC20-FZK-Haus.ifc: a house with German names, asked in English."""

from collections.abc import Iterator
from itertools import chain

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
    tally,
)  # fmt: skip

AREA = "BaseQuantities.NetFloorArea"
INCH = 0.0254
FOOT = 0.3048


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_rooms(f), _openings(f), _fabric(f), _building(f), _absent(f), _talk(f))


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


def _openings(f: Facts) -> Iterator[Draft]:
    doors, windows = f.all("IfcDoor"), f.all("IfcWindow")
    yield counted(
        "count_filtered", "how many windows on the upper floor?", f.on("Dachgeschoss", "IfcWindow")
    )
    yield counted(
        "count_filtered", "Number of round windows", f.of_type("IfcWindow", "Rundfenster")
    )
    yield Draft("attribute", "What U-value do the interior doors have?", 2.0, "W/(m2K)")
    yield listed(
        "filter",
        "Which doors have a U-value below 1.5?",
        [d for d in doors if f.get(d, "Pset_DoorCommon.ThermalTransmittance") < 1.5],
    )
    yield listed(
        "material",
        "Which doors are made of wood (Holz)?",
        [d for d in doors if "Holz" in f.materials(d)],
    )
    yield Draft(
        "relation",
        "In which wall is the terrace door 'Terrassentuer'?",
        _wall(f, "Terrassentuer").Name,
        elements=ids([_wall(f, "Terrassentuer")]),
    )
    yield Draft(
        "quantity",
        "What is the height of the Terrassentuer in inches?",
        f.one("IfcDoor", "Terrassentuer").OverallHeight / INCH,
        "in",
        ids([f.one("IfcDoor", "Terrassentuer")]),
    )
    yield Draft(
        "aggregate",
        "What is the window area on the ground floor?",
        sum(w.OverallWidth * w.OverallHeight for w in f.on("Erdgeschoss", "IfcWindow")),
        "m2",
    )
    yield Draft("groupby", "Count the windows by type.", tally(f.type_name(w) for w in windows))
    yield counted(
        "count_filtered",
        "How many openings are 2 m wide windows?",
        [w for w in windows if w.OverallWidth == 2],
    )
    yield Draft(
        "topology",
        "Which room does the front door 'Haustuer' lead into?",
        rooms([_room(f, "Flur")])[0],
        elements=ids([_room(f, "Flur")]),
    )


def _wall(f: Facts, opening: str) -> Entity:
    (wall,) = [w for w in f.all("IfcWall") if any(e.Name == opening for e in f.hosted(w))]
    return wall


def _fabric(f: Facts) -> Iterator[Draft]:
    walls = f.all("IfcWall")
    base = f.one("IfcSlab", "Bodenplatte")
    beam = f.one("IfcBeam", "Unterzug-1")
    yield counted(
        "negation",
        "How many walls are internal, i.e. not external?",
        f.where("IfcWall", "Pset_WallCommon.IsExternal", False),
    )
    yield Draft(
        "aggregate",
        "What is the total volume of all external walls?",
        sum(
            f.get(w, "BaseQuantities.NetVolume")
            for w in f.where("IfcWall", "Pset_WallCommon.IsExternal", True)
        ),
        "m3",
        also=(
            sum(
                f.get(w, "BaseQuantities.GrossVolume")
                for w in f.where("IfcWall", "Pset_WallCommon.IsExternal", True)
            ),
        ),
    )
    yield superlative(
        "Which interior wall is the longest?",
        {
            w: f.get(w, "BaseQuantities.Length")
            for w in f.where("IfcWall", "Pset_WallCommon.IsExternal", False)
        },
        "m",
    )
    yield Draft(
        "quantity",
        "How long is the wall Wand-Int-ERDG-3?",
        f.get(f.one("IfcWall", "Wand-Int-ERDG-3"), "BaseQuantities.Length"),
        "m",
        ids([f.one("IfcWall", "Wand-Int-ERDG-3")]),
    )
    yield Draft("quantity", "Thickness of the exterior walls in centimetres?", 30.0, "cm")
    yield Draft("material", "What material are the walls?", ["Leichtbeton 102890359"])
    yield counted(
        "count_filtered",
        "How many wall openings does Wand-Ext-ERDG-1 have?",
        [r.RelatedOpeningElement for r in f.one("IfcWall", "Wand-Ext-ERDG-1").HasOpenings],
    )
    yield Draft("filter", "Which slab is the base slab?", "Bodenplatte", elements=ids([base]))
    yield Draft(
        "quantity",
        "How many square metres does the base slab cover?",
        f.get(base, "BaseQuantities.NetArea"),
        "m2",
        ids([base]),
    )
    yield Draft(
        "material", "What is the floor slab Bodenplatte made of?", "Stahlbeton 65690", elements=()
    )
    yield listed(
        "filter",
        "Which slabs form the roof?",
        [s for s in f.all("IfcSlab") if s.PredefinedType == "ROOF"],
    )
    yield Draft(
        "aggregate",
        "What is the total roof area?",
        sum(
            f.get(s, "BaseQuantities.NetArea")
            for s in f.all("IfcSlab")
            if s.PredefinedType == "ROOF"
        ),
        "m2",
        also=(
            sum(
                f.get(s, "BaseQuantities.GrossArea")
                for s in f.all("IfcSlab")
                if s.PredefinedType == "ROOF"
            ),
        ),
    )
    yield counted(
        "count_filtered",
        "How many rafters (Sparren) does the roof have?",
        f.named("IfcMember", "Sparren"),
    )
    yield Draft(
        "quantity",
        "How long is beam Unterzug-1?",
        f.get(beam, "BaseQuantities.Length"),
        "m",
        ids([beam]),
    )
    yield listed(
        "filter",
        "Which beams are load bearing?",
        f.where("IfcBeam", "Pset_BeamCommon.LoadBearing", True),
    )
    yield counted("count", "How many handrails are there?", f.all("IfcRailing"))
    yield Draft(
        "existence",
        "Is the spiral stair Wendeltreppe a fire exit?",
        True,
        elements=ids(f.all("IfcStair")),
    )
    yield Draft("existence", "Is the staircase accessible for wheelchairs?", False, elements=())
    yield Draft(
        "groupby", "How many walls are there on each floor?", tally(f.storey(w) for w in walls)
    )
    yield Draft("material", "What are the stairs made of?", ["Holz"])


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
