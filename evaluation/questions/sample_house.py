"""Questions about SampleHouse4.ifc: a small Revit house in millimetres, no space boundaries."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions.facts import Draft, Facts, counted, ids, listed, names, nothing, tally

AREA = "BaseQuantities.NetFloorArea"
FOOT = 0.3048
INCH = 0.0254


def questions(f: Facts) -> Iterator[Draft]:
    return chain(_rooms(f), _openings(f), _fabric(f), _contents(f), _file(f), _absent(f), _talk(f))


def _rooms(f: Facts) -> Iterator[Draft]:
    living, bed, _ = ground = f.on("Ground Floor", "IfcSpace")
    area = {room.Name: f.get(room, AREA) for room in f.all("IfcSpace")}
    by_size = sorted(area, key=lambda name: -area[name])
    yield Draft("quantity", "How high is the bedroom?", 2.5, "m", ids([bed]))
    yield Draft(
        "quantity", "How big is the living room in square feet?",
        area[living.Name] / FOOT**2, "ft2", ids([living]),
    )  # fmt: skip
    yield Draft(
        "quantity", "What's the volume of the living room?",
        f.get(living, "BaseQuantities.GrossVolume") / 1000, "m3", ids([living]),
        note="Stored 129987.06 under a cubic-metre unit; area x height is 129.987.",
    )  # fmt: skip
    yield Draft(
        "quantity", "perimeter of the bedroom in feet pls",
        f.get(bed, "BaseQuantities.GrossPerimeter") * f.metre / FOOT, "ft", ids([bed]),
    )  # fmt: skip
    yield Draft(
        "comparison", "Which room is bigger, the bedroom or the entrance hall?",
        bed.Name, elements=ids([bed]),
    )  # fmt: skip
    yield Draft(
        "comparison", "How much larger is the living room than the bedroom?",
        area[living.Name] - area[bed.Name], "m2",
    )  # fmt: skip
    yield Draft("comparison", "Is the entrance hall larger than the bedroom?", False)
    yield Draft(
        "aggregate", "What is the average floor area of the rooms on the ground floor?",
        sum(area[room.Name] for room in ground) / len(ground), "m2",
    )  # fmt: skip
    yield Draft("ordered", "Sort the rooms by floor area, largest first.", by_size)
    yield listed(
        "filter", "Which rooms are larger than 20 square metres?",
        [room for room in f.all("IfcSpace") if area[room.Name] > 20],
    )  # fmt: skip
    yield Draft("relation", "Which floor is the bedroom on?", "Ground Floor")
    yield Draft("superlative", "What's the topmost storey?", "Roof")
    yield Draft("filter", "Which storey lies at 2.5 m?", "Roof")
    yield Draft("existence", "Does the house have a bedroom?", True)


def _openings(f: Facts) -> Iterator[Draft]:
    double = f.one("IfcDoor", "285860")
    doors = f.all("IfcDoor")
    yield counted("count", "How many dors are there in this house?", doors)
    yield counted("count", "number of windws", f.all("IfcWindow"))
    yield listed(
        "filter",
        "Which doors are internal?",
        f.where("IfcDoor", "Pset_DoorCommon.IsExternal", False),
    )
    yield Draft("existence", "Is door 285860 an external door?", True, elements=ids([double]))
    yield counted(
        "count_filtered", "How many double doors does the house have?",
        [door for door in doors if door.OperationType.startswith("DOUBLE")],
    )  # fmt: skip
    yield Draft(
        "superlative", "How tall is the tallest door, in inches?",
        max(door.OverallHeight for door in doors) * f.metre / INCH, "in",
    )  # fmt: skip
    yield Draft(
        "attribute", "What is the U-value of the windows?",
        f.get(f.all("IfcWindow")[0], "Pset_WindowCommon.ThermalTransmittance"), "W/(m2K)",
    )  # fmt: skip
    yield Draft(
        "attribute", "At what height above the floor is the window sill?",
        f.get(f.all("IfcWindow")[0], "Constraints.Sill Height") * f.metre, "m",
    )  # fmt: skip
    yield Draft(
        "groupby", "For each wall with windows, how many windows are in it?",
        tally(w.Name for w in f.all("IfcWall") for e in f.hosted(w) if e.is_a("IfcWindow")),
    )  # fmt: skip
    yield listed(
        "negation", "Which walls have neither a door nor a window?",
        [wall for wall in f.all("IfcWall") if not f.hosted(wall)],
    )  # fmt: skip
    yield counted(
        "count_filtered", "How many doors are wider than 1000 mm?",
        [door for door in doors if door.OverallWidth > 1000],
    )  # fmt: skip
    yield counted(
        "count_filtered", "how many windows are at least 6 ft wide",
        [w for w in f.all("IfcWindow") if w.OverallWidth * f.metre >= 6 * FOOT],
        note="1.81 m is 5.94 ft.",
    )  # fmt: skip


def _fabric(f: Facts) -> Iterator[Draft]:
    partition = f.one("IfcWall", "285792")
    outer = f.one("IfcWall", "285330")
    ground, simple = f.all("IfcSlab")
    yield Draft(
        "attribute", "What thermal transmittance do the external walls have?",
        f.get(outer, "Pset_WallCommon.ThermalTransmittance"), "W/(m2K)",
    )  # fmt: skip
    yield Draft("existence", "Are any of the walls load-bearing?", False)
    yield Draft("material", "What are the partition walls made of?", f.materials(partition))
    yield Draft("material", "Which materials make up the outside walls?", f.materials(outer))
    yield Draft(
        "layers", "How thick is a partition wall in total?",
        sum(thickness for _, thickness in f.layers(partition)), "m",
    )  # fmt: skip
    yield Draft(
        "layers", "How thick is the rigid insulation in the ground floor slab?",
        dict(f.layers(ground))["Rigid insulation"], "m",
    )  # fmt: skip
    yield Draft(
        "layers", "List the layers of the slab 'Floor:Simple floor:295048' with their thickness.",
        f.layers(simple), "m",
    )  # fmt: skip
    yield Draft(
        "layers", "Which layer of the ground floor slab is the thickest?",
        max(f.layers(ground), key=lambda layer: layer[1]), "m",
    )  # fmt: skip
    yield listed(
        "material", "Which slabs contain cement screed?",
        [s for s in f.all("IfcSlab") if any("Screed" in m for m in f.materials(s))],
    )  # fmt: skip
    yield counted(
        "material", "How many panels of the curtain walls are glass?",
        [p for p in f.all("IfcPlate") if "Glass" in f.materials(p)],
    )  # fmt: skip
    yield Draft(
        "aggregate", "What's the total ceiling area?",
        sum(f.get(c, "BaseQuantities.GrossCeilingArea") for c in f.all("IfcCovering")), "m2",
    )  # fmt: skip
    yield counted("count", "How many ceilings are there?", f.all("IfcCovering"))
    yield Draft(
        "superlative", "What is the length of the longest wall?",
        max(f.get(w, "Dimensions.Length") for w in f.all("IfcWall")) * f.metre, "m",
    )  # fmt: skip
    yield Draft(
        "existence", "Is the roof element external?", True, elements=ids(f.all("IfcRoof")),
    )  # fmt: skip
    yield Draft(
        "quantity", "How thick is the ground floor slab in mm?",
        f.get(ground, "BaseQuantities.Width"), "mm", ids([ground]),
    )  # fmt: skip


def _contents(f: Facts) -> Iterator[Draft]:
    living, bed, hall, roof = f.all("IfcSpace")
    piano = f.named("IfcFurniture", "Piano")
    yield counted(
        "count_filtered",
        "How many dining chairs are there?",
        f.named("IfcFurniture", "Chair - Dining"),
    )
    yield Draft("existence", "Is there a piano in the house?", True, elements=ids(piano))
    yield Draft("relation", "In which room is the piano?", living.Name, elements=ids([living]))
    yield listed("relation", "What furniture stands in the bedroom?", f.inside(bed))
    yield counted(
        "relation", "How many pieces of furniture are in the living room?", f.inside(living)
    )
    yield Draft(
        "superlative",
        "Which room has the most furniture in it?",
        [living.Name, len(f.inside(living))],
    )
    yield listed("negation", "Which rooms have no furniture at all?", [hall, roof])
    yield Draft("material", "What is the piano made of?", f.materials(piano[0]))
    yield Draft("classification", "Which classification system is used in the file?", "Uniformat")
    coded = [
        e for rel in f.all("IfcRelAssociatesClassification") for e in rel.RelatedObjects
        if rel.RelatingClassification.Identification == "E2020200" and e.is_a("IfcFurniture")
    ]  # fmt: skip
    yield Draft(
        "classification", "How many furniture items carry the code E2020200?", len(coded),
        elements=ids(coded), note="Occurrences only.",
    )  # fmt: skip


def _file(f: Facts) -> Iterator[Draft]:
    yield Draft(
        "metadata",
        "What software was this model made with?",
        "Autodesk Revit 2015 (ENU)",
        also=("Revit", "Autodesk Revit 2015"),
    )
    yield Draft(
        "metadata", "When was the IFC file written?", "2015-09-30T13:29:00", also=("2015-09-30",)
    )
    yield Draft(
        "metadata",
        "What version of Revit was used?",
        "2015",
        also=(2015, "Autodesk Revit 2015 (ENU)"),
    )
    yield Draft("text", "What town is the house in?", "Westminster")
    yield Draft("text", "In which country is the building?", "UK")
    yield Draft(
        "attribute",
        "What phase is the project in?",
        "Project Status",
        note="A placeholder of the template.",
        also=(None,),
    )
    yield Draft("count", "How many buildings does the model hold?", 1)
    yield Draft(
        "metadata", "What is the unit for areas?", "SQUARE_METRE", also=("m2", "m²", "square metre")
    )


def _absent(f: Facts) -> Iterator[Draft]:
    yield Draft("existence", "Is there a lift in the house?", False, also=(None,))
    yield Draft("count", "How many staircases are there?", 0, also=(None,))
    yield Draft("existence", "Does the building have a fireplace?", False, also=(None,))
    yield from nothing(
        "What is the fire rating of the front door?",
        "What's the postcode of the house?",
        "When was the boiler last serviced?",
        "How much did the couch cost?",
        "Who lives in the house?",
        "What is the acoustic rating of the bedroom wall?",
    )


def _talk(f: Facts) -> Iterator[Draft]:
    yield Draft(
        "conversation",
        "And the windows?",
        len(f.all("IfcWindow")),
        after=("How many doors are there?",),
    )
    outside = f.where("IfcDoor", "Pset_DoorCommon.IsExternal", True)
    yield Draft(
        "conversation", "only the external ones", names(outside), elements=ids(outside),
        after=("List all doors.",), also=(len(outside),),
    )  # fmt: skip
    yield Draft(
        "conversation", "What about the bedroom?", f.get(f.one("IfcSpace", "Bedroom"), AREA), "m2",
        after=("What is the floor area of the living room?",),
    )  # fmt: skip
