"""Bay House: gables, roof, chimney."""

from sample_models.bay_house_plan import DEPTH, EAVES, EXTERNAL, FIRST, LAYERS, LENGTH, SLOPE
from sample_models.bay_house_site import House
from sample_models.drawing import X, Y
from sample_models.facts import property_set, quantity_set


def _gables(house: House) -> None:
    """The triangles of wall under the roof."""
    d, base = house.drawing, EAVES - 3000.0
    outline = [(0.0, base), (DEPTH, base), (DEPTH / 2, base + DEPTH / 2 * SLOPE)]
    for name, x in (("West gable", 0.0), ("East gable", LENGTH - 400)):
        solid = d.prism(outline, 400, "brick", ((x, 0, 0), X, Y))
        element = d.root(
            "IfcWall",
            name,
            Name=name,
            ObjectPlacement=house.place_on(FIRST, (0, 0, 0)),
            Representation=d.shape(house.body, [solid]),
            PredefinedType="SOLIDWALL",
        )
        house.walls[name] = element
        house.contain(element, house.storeys[FIRST])
        house.typed(element, house.types[EXTERNAL])
        area = DEPTH * DEPTH / 4 * SLOPE / 1e6
        quantity_set(
            d,
            element,
            "Qto_WallBaseQuantities",
            {"Length": DEPTH, "Width": 400, "GrossSideArea": area, "GrossVolume": area * 0.4},
        )


def add_roof(house: House) -> None:
    """Draw the two slopes, and what stands under and through them."""
    _gables(house)
    d = house.drawing
    roof = d.root(
        "IfcRoof",
        "Roof",
        Name="Roof",
        ObjectPlacement=house.place_on(FIRST, (0, 0, EAVES - 3000)),
        PredefinedType="GABLE_ROOF",
    )
    house.contain(roof, house.storeys[FIRST])
    property_set(
        d,
        roof,
        "Pset_RoofCommon",
        {
            "Reference": "Pitched roof 350",
            "IsExternal": True,
            "FireRating": "REI30",
            "ThermalTransmittance": ("IfcThermalTransmittanceMeasure", 0.18),
        },
    )
    rise, middle, lift = DEPTH / 2 * SLOPE, DEPTH / 2, 450.0
    south = [(-600.0, -600 * SLOPE), (middle, rise), (middle, rise + lift),
             (-600.0, lift - 600 * SLOPE)]  # fmt: skip
    north = [(DEPTH - y, z) for y, z in reversed(south)]
    layers = house.materials.layers("Pitched roof 350", LAYERS["Pitched roof 350"])
    area = (DEPTH / 2 + 600) * (1 + SLOPE**2) ** 0.5 * (LENGTH + 600) / 1e6
    for name, outline in (("South roof", south), ("North roof", north)):
        solid = d.prism(outline, LENGTH + 600, "tile", ((-300, 0, 0), X, Y))
        slab = d.root(
            "IfcSlab",
            name,
            Name=name,
            ObjectPlacement=d.place((0, 0, 0), roof.ObjectPlacement),
            Representation=d.shape(house.body, [solid]),
            PredefinedType="ROOF",
        )
        house.part_of(slab, roof)
        house.materials.assign(layers, slab)
        quantity_set(d, slab, "Qto_SlabBaseQuantities", {"Width": 350, "GrossArea": area})
    quantity_set(d, roof, "Qto_RoofBaseQuantities", {"GrossArea": 2 * area})
    _oriel_roof(house)
    _chimney(house)


def _oriel_roof(house: House) -> None:
    d = house.drawing
    outline = [(-1000.0, 2400.0), (0.0, 2400.0), (0.0, 2850.0), (-1000.0, 2480.0)]
    solid = d.prism(outline, 2800, "tile", ((1500, 0, 0), X, Y))
    slab = d.root(
        "IfcSlab",
        "Oriel roof",
        Name="Oriel roof",
        ObjectPlacement=house.place_on(FIRST, (0, 0, 0)),
        Representation=d.shape(house.body, [solid]),
        PredefinedType="ROOF",
    )
    house.contain(slab, house.storeys[FIRST])
    house.materials.assign(house.materials.single("Clay tile", "tile"), slab)


def _chimney(house: House) -> None:
    d = house.drawing
    shaft = [
        d.box((0, 0, 0), (600, 500, 4200), "brick"),
        d.box((150, 100, 4200), (300, 300, 300), "tile"),
    ]
    chimney = d.root(
        "IfcChimney",
        "Chimney",
        Name="Chimney",
        ObjectPlacement=house.place_on(FIRST, (8700, 5900, EAVES - 3000)),
        Representation=d.shape(house.body, shaft),
    )
    house.contain(chimney, house.storeys[FIRST])
    house.materials.assign(house.materials.single("Facing brick", "brick"), chimney)
