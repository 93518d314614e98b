"""Questions about the openings and the fabric of AC20-FZK-Haus.ifc."""

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

INCH = 0.0254


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_openings(f), _fabric(f))


def _room(f: Facts, name: str) -> Entity:
    return f.one("IfcSpace", name)


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
