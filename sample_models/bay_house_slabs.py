"""Bay House: floors, the well for the stair, and the stair."""

from typing import Any

from sample_models.bay_house_plan import DEPTH, FIRST, GROUND, LAYERS, LENGTH
from sample_models.bay_house_site import House
from sample_models.drawing import X, Y, Z
from sample_models.facts import property_set, quantity_set


def _slab(
    house: House, name: str, storey: str, part: tuple[str, str, float, tuple[float, ...]]
) -> Any:
    """A flat slab: type, predefined type, top above the storey, x, y, far x, far y."""
    d = house.drawing
    kind, predefined, top, (x, y, far_x, far_y) = part
    thickness = sum(layer[2] for layer in LAYERS[kind])
    size = (far_x - x, far_y - y, thickness)
    slab = d.root(
        "IfcSlab",
        name,
        Name=name,
        ObjectPlacement=house.place_on(storey, (x, y, top - thickness)),
        Representation=d.shape(house.body, [d.box((0, 0, 0), size, "concrete")]),
        PredefinedType=predefined,
    )
    house.slabs[name] = slab
    house.contain(slab, house.storeys[storey])
    house.materials.assign(house.materials.layers(kind, LAYERS[kind]), slab)
    area = size[0] * size[1] / 1e6
    external = predefined != "FLOOR"
    property_set(
        d,
        slab,
        "Pset_SlabCommon",
        {"Reference": kind, "IsExternal": external, "LoadBearing": True, "FireRating": "REI60"},
    )
    quantity_set(
        d,
        slab,
        "Qto_SlabBaseQuantities",
        {
            "Width": thickness,
            "Perimeter": 2 * (size[0] + size[1]),
            "GrossArea": area,
            "GrossVolume": area * thickness / 1e3,
        },
    )
    return slab


def add_slabs(house: House) -> None:
    d, plan = house.drawing, (0.0, 0.0, LENGTH, DEPTH)
    _slab(house, "Ground slab", GROUND, ("Ground slab 300", "BASESLAB", 0, plan))
    upper = _slab(house, "Upper floor slab", FIRST, ("Upper floor slab 300", "FLOOR", 0, plan))
    oriel = ("Upper floor slab 300", "FLOOR", 0, (1600.0, -900.0, 4200.0, 0.0))
    _slab(house, "Oriel slab", FIRST, oriel)
    _slab(house, "Attic slab", FIRST, ("Attic slab 200", "FLOOR", 2900, plan))
    well = d.root(
        "IfcOpeningElement",
        "Stairwell",
        Name="Stairwell",
        ObjectPlacement=d.place((8600, 500, -20), upper.ObjectPlacement),
        Representation=d.shape(house.body, [d.box((0, 0, 0), (1000, 3080, 340), "white")]),
        PredefinedType="OPENING",
    )
    d.root("IfcRelVoidsElement", "Stairwell", RelatingBuildingElement=upper,
           RelatedOpeningElement=well)  # fmt: skip
    corbel = d.prism([(0, 2700), (-850, 2700), (0, 1900)], 2400, "oak", ((1700, 0, 0), X, Y))
    element = d.root(
        "IfcMember",
        "Oriel corbel",
        Name="Oriel corbel",
        ObjectPlacement=house.place_on(GROUND, (0, 0, 0)),
        Representation=d.shape(house.body, [corbel]),
        PredefinedType="BRACE",
    )
    house.contain(element, house.storeys[GROUND])
    house.materials.assign(house.materials.single("Oak", "wood"), element)


def add_stair(house: House) -> None:
    """Fifteen risers of 200 mm in one flight, with a railing around the well above."""
    d = house.drawing
    outline = [(700.0, 0.0), (500.0, 0.0)]
    for step in range(14):
        outline += [
            (500.0 + 220 * step, 200.0 * (step + 1)),
            (720.0 + 220 * step, 200.0 * (step + 1)),
        ]
    outline.append((3580.0, 2618.0))
    stair = d.root(
        "IfcStair",
        "Stair",
        Name="Stair",
        ObjectPlacement=house.place_on(GROUND, (8600, 0, 0)),
        PredefinedType="STRAIGHT_RUN_STAIR",
    )
    house.contain(stair, house.storeys[GROUND])
    steps = {
        "NumberOfRiser": 15,
        "NumberOfTreads": 14,
        "RiserHeight": ("IfcPositiveLengthMeasure", 200.0),
        "TreadLength": ("IfcPositiveLengthMeasure", 220.0),
    }
    property_set(d, stair, "Pset_StairCommon", {**steps, "IsExternal": False, "FireExit": True})
    flight = d.root(
        "IfcStairFlight",
        "Stair flight",
        Name="Stair flight",
        ObjectPlacement=d.place((0, 0, 0), stair.ObjectPlacement),
        Representation=d.shape(house.body, [d.prism(outline, 1000, "oak", ((0, 0, 0), X, Y))]),
        NumberOfRisers=15,
        NumberOfTreads=14,
        RiserHeight=200.0,
        TreadLength=220.0,
        PredefinedType="STRAIGHT",
    )
    house.part_of(flight, stair)
    house.materials.assign(house.materials.single("Oak", "wood"), flight)
    posts = [d.rod((8580, 480 + 620 * i, 0), Z, 950, 20, "oak") for i in range(6)]
    posts += [d.rod((9080 + 480 * i, 480, 0), Z, 950, 20, "oak") for i in range(2)]
    rails = [
        d.box((8555, 455, 950), (50, 3150, 50), "oak"),
        d.box((8605, 455, 950), (985, 50, 50), "oak"),
    ]
    railing = d.root(
        "IfcRailing",
        "Stairwell railing",
        Name="Stairwell railing",
        ObjectPlacement=house.place_on(FIRST, (0, 0, 0)),
        Representation=d.shape(house.body, posts + rails),
        PredefinedType="GUARDRAIL",
    )
    house.contain(railing, house.storeys[FIRST])
    house.materials.assign(house.materials.single("Oak", "wood"), railing)
    property_set(
        d,
        railing,
        "Pset_RailingCommon",
        {"Height": ("IfcPositiveLengthMeasure", 1000.0), "IsExternal": False},
    )
