"""Questions about the openings, walls, structure and furniture of Duplex_A_20110907.ifc."""

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

FOOT = 0.3048


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_openings(f), _walls(f), _structure(f), _contents(f), _file(f))


def _room(f: Facts, number: str) -> Entity:
    return f.one("IfcSpace", number)


def _openings(f: Facts) -> Iterator[Draft]:
    doors, windows = f.all("IfcDoor"), f.all("IfcWindow")
    yield counted("count_filtered", "How many doors are on level 1?", f.on("Level 1", "IfcDoor"))
    yield counted(
        "count_filtered",
        "How many of the doors lead outside (external)?",
        f.where("IfcDoor", "Pset_DoorCommon.IsExternal", True),
    )
    yield counted(
        "negation",
        "How many doors are not external?",
        f.where("IfcDoor", "Pset_DoorCommon.IsExternal", False),
    )
    yield counted(
        "count_filtered", "How many skylights are there?", f.named("IfcWindow", "Skylight")
    )
    yield counted(
        "count_filtered",
        "How many windows are wider than 2 m?",
        [w for w in windows if w.OverallWidth > 2],
    )
    low = [d for d in doors if d.OverallHeight < 2.02]
    yield listed("filter", "doors lower than 2020mm?", low)._replace(also=(len(low),))
    yield Draft(
        "groupby",
        "List the door types and how many doors there are of each.",
        tally(f.type_name(d) for d in doors),
        note="Two types share the names 0762 x 2032mm and 0864 x 2032mm: grouped by name.",
    )
    yield Draft(
        "superlative",
        "What is the width of the widest window?",
        max(w.OverallWidth for w in windows),
        "m",
    )
    yield Draft(
        "superlative",
        "How narrow is the narrowest door in mm?",
        min(d.OverallWidth for d in doors) * 1000,
        "mm",
    )
    yield Draft(
        "aggregate",
        "What is the total area of the windows on Level 1 (width times height)?",
        sum(w.OverallWidth * w.OverallHeight for w in f.on("Level 1", "IfcWindow")),
        "m2",
    )
    yield listed("filter", "Which doors are glass doors?", f.named("IfcDoor", "Glass"))
    sill = f.get(f.one("IfcWindow", "145788"), "PSet_Revit_Constraints.Sill Height")
    yield Draft("quantity", "What is the sill height of window 145788?", sill, "m")
    yield Draft(
        "relation",
        "In which wall is door 146596?",
        _host(f, "146596").Name,
        elements=ids([_host(f, "146596")]),
    )


def _host(f: Facts, tag: str) -> Entity:
    (wall,) = [w for w in f.all("IfcWall") if any(e.Tag == tag for e in f.hosted(w))]
    return wall


def _walls(f: Facts) -> Iterator[Draft]:
    walls = f.all("IfcWall")
    brick = f.one("IfcWall", "138062")
    party = f.one("IfcWall", "139234")
    yield counted("count", "How many walls are there in total?", walls)
    yield counted(
        "count_filtered",
        "number of walls marked as external",
        f.where("IfcWall", "Pset_WallCommon.IsExternal", True),
    )
    yield counted(
        "negation",
        "How many walls are not load bearing?",
        f.where("IfcWall", "Pset_WallCommon.LoadBearing", False),
    )
    yield Draft(
        "layers",
        "Which layers, outside first, has wall 'Basic Wall:Exterior - Brick on Block:138062'?",
        f.layers(brick),
        "m",
    )
    yield Draft(
        "layers",
        "How thick is the brick in the exterior walls?",
        dict(f.layers(brick))["Masonry - Brick"],
        "m",
    )
    yield Draft(
        "layers",
        "How many layers does the party wall have?",
        len(f.layers(party)),
        also=(len(f.materials(party)),) if False else (),
    )
    yield Draft(
        "layers",
        "What is the overall thickness of the party wall, in millimetres?",
        sum(t for _, t in f.layers(party)) * 1000,
        "mm",
    )
    yield Draft("material", "Which materials are in the party wall?", f.materials(party))
    yield counted(
        "material",
        "How many walls contain plasterboard?",
        [w for w in walls if "Plasterboard" in f.materials(w)],
    )
    yield counted(
        "material",
        "How many walls are made of cast in situ concrete?",
        [w for w in walls if "Concrete - Cast In Situ" in f.materials(w)],
    )
    yield counted(
        "negation",
        "How many walls have no opening in them?",
        [w for w in walls if not w.HasOpenings],
    )
    yield Draft("groupby", "Walls per storey?", tally(f.storey(w) for w in walls))
    length = {wall: f.get(wall, "PSet_Revit_Dimensions.Length") or 0.0 for wall in walls}
    yield superlative("Which is the longest wall and how long is it?", length, "m")


def _structure(f: Facts) -> Iterator[Draft]:
    stair = f.all("IfcStair")[0]
    yield counted(
        "material",
        "How many beams are made of steel?",
        [b for b in f.all("IfcBeam") if any("Steel" in m for m in f.materials(b))],
    )
    yield Draft(
        "aggregate",
        "What's the combined length of all beams?",
        sum(f.get(b, "PSet_Revit_Dimensions.Length") for b in f.all("IfcBeam")),
        "m",
    )
    yield Draft(
        "attribute",
        "How many risers does each stair have?",
        f.get(stair, "Pset_StairCommon.NumberOfRiser"),
        also=({s.Name: f.get(s, "Pset_StairCommon.NumberOfRiser") for s in f.all("IfcStair")},),
    )
    yield Draft(
        "quantity",
        "What is the riser height of the stairs in cm?",
        f.get(stair, "Pset_StairCommon.RiserHeight") * 100,
        "cm",
        note="IfcStairFlight.RiserHeight holds the number in feet; the property set holds metres.",
    )
    yield Draft(
        "aggregate",
        "What is the total volume of the footings?",
        sum(f.get(e, "PSet_Revit_Dimensions.Volume") for e in f.all("IfcFooting")),
        "m3",
    )
    yield Draft(
        "layers",
        "What is the thickest layer of the roof?",
        max(f.layers(f.all("IfcRoof")[0]), key=lambda layer: layer[1]),
        "m",
    )
    yield Draft(
        "quantity",
        "How many square feet does the roof cover?",
        f.get(f.all("IfcRoof")[0], "Pset_RoofCommon.TotalArea") / FOOT**2,
        "ft2",
        also=(f.get(f.all("IfcRoof")[0], "Pset_RoofCommon.ProjectedArea") / FOOT**2,),
    )
    yield Draft(
        "quantity",
        "What's the height of railing 151162?",
        f.get(f.all("IfcRailing")[0], "Pset_RailingCommon.Height"),
        "m",
    )
    yield Draft("existence", "Does the building have columns?", False, also=(None,))


def _contents(f: Facts) -> Iterator[Draft]:
    yield counted(
        "relation", "How many furnishing elements are in kitchen A103?", f.inside(_room(f, "A103"))
    )
    yield counted(
        "count_filtered", "How many sofas are there?", f.named("IfcFurnishingElement", "Sofa")
    )
    yield listed(
        "relation",
        "Which rooms have a sofa in them?",
        [r for r in f.all("IfcSpace") if any("Sofa" in e.Name for e in f.inside(r))],
    )
    yield Draft(
        "groupby",
        "How many furnishing elements are in each room?",
        {rooms([r])[0]: len(f.inside(r)) for r in f.all("IfcSpace") if f.inside(r)},
    )
    empty = [r for r in f.all("IfcSpace") if not f.inside(r)]
    yield counted("negation", "How many rooms contain no furniture?", empty)


def _file(f: Facts) -> Iterator[Draft]:
    yield Draft("attribute", "What is the project number?", "0001")
    yield Draft("attribute", "What is the long name of the project?", "Duplex Apartment")
    yield Draft("metadata", "Which version of IFC was exported?", "IFC2X3")
    yield Draft(
        "metadata",
        "Which Revit product produced the model?",
        "Autodesk Revit Architecture 2011",
        also=("Revit",),
    )
    yield Draft("text", "In which city is the duplex?", "Chicago")
    yield Draft(
        "count",
        "How many distinct materials does the model use?",
        len({m.Name for m in f.all("IfcMaterial")}),
    )
