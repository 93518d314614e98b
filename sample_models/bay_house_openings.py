"""Bay House: doors and windows, their types, and the holes they fill."""

from typing import Any

from sample_models.bay_house_plan import DOORS, THICKNESS, WALLS, WINDOWS, Gap
from sample_models.bay_house_shell import add_opening
from sample_models.bay_house_site import House
from sample_models.facts import property_set, quantity_set

FRAME, LEAF, PANE = 60.0, 45.0, 24.0

DOOR_FACTS = {
    "Front door": (True, "", 1.3, "SINGLE_SWING_LEFT"),
    "Internal door": (False, "", 2.2, "SINGLE_SWING_RIGHT"),
    "Fire door": (False, "EI30", 2.0, "SINGLE_SWING_LEFT"),
    "Terrace door": (True, "", 1.1, "DOUBLE_DOOR_SINGLE_SWING"),
}
"""External, fire rating, U value, how it opens."""


def add_openings(house: House) -> None:
    """Draw every door and window in its wall."""
    walls = {wall.name: wall for wall in WALLS}
    for gap, ifc_class in [(g, "IfcDoor") for g in DOORS] + [(g, "IfcWindow") for g in WINDOWS]:
        if gap.kind not in house.types:
            make = _door_type if ifc_class == "IfcDoor" else _window_type
            house.types[gap.kind] = make(house, gap)
        wall = walls[gap.wall]
        opening = add_opening(
            house, f"Opening for {gap.name}", gap.wall, (gap.at, gap.sill, gap.width, gap.height)
        )
        _fill(house, gap, ifc_class, opening, THICKNESS[wall.kind])


def _fill(house: House, gap: Gap, ifc_class: str, opening: Any, thickness: float) -> None:
    d, kind = house.drawing, house.types[gap.kind]
    tag, _, name = gap.name.partition(" ")
    element = d.root(
        ifc_class,
        gap.name,
        Name=name,
        Tag=tag,
        ObjectPlacement=d.place((0, thickness / 2, 0), opening.ObjectPlacement),
        Representation=d.mapped(house.body, kind.RepresentationMaps[0]),
        OverallHeight=gap.height,
        OverallWidth=gap.width,
        PredefinedType="DOOR" if ifc_class == "IfcDoor" else "WINDOW",
    )
    house.gaps[gap.name] = element
    d.root(
        "IfcRelFillsElement",
        gap.name,
        RelatingOpeningElement=opening,
        RelatedBuildingElement=element,
    )
    storey = next(wall.storey for wall in WALLS if wall.name == gap.wall)
    house.contain(element, house.storeys[storey])
    house.typed(element, kind)
    sizes = {"Width": gap.width, "Height": gap.height, "Area": gap.width * gap.height / 1e6}
    quantity_set(d, element, f"Qto_{ifc_class[3:]}BaseQuantities", sizes)


def _frame(house: House, gap: Gap, bottom: bool, colour: str) -> list[Any]:
    """Jambs and head, and a bottom rail; the frame stands astride the wall's middle."""
    d, low = house.drawing, -FRAME / 2
    parts = [
        d.box((0, low, 0), (FRAME, FRAME, gap.height), colour),
        d.box((gap.width - FRAME, low, 0), (FRAME, FRAME, gap.height), colour),
        d.box((FRAME, low, gap.height - FRAME), (gap.width - 2 * FRAME, FRAME, FRAME), colour),
    ]
    if bottom:
        parts.append(d.box((FRAME, low, 0), (gap.width - 2 * FRAME, FRAME, FRAME), colour))
    return parts


def _door_type(house: House, gap: Gap) -> Any:
    d, name = house.drawing, gap.kind.rpartition(" ")[0]
    external, fire, u_value, operation = DOOR_FACTS[name]
    glazed = name == "Terrace door"
    solids = _frame(house, gap, glazed, "white" if glazed else "oak")
    clear = gap.width - 2 * FRAME
    if glazed:
        solids.append(
            d.box((gap.width / 2 - 30, -30, FRAME), (60, 60, gap.height - 2 * FRAME), "white")
        )
        for x in (FRAME, gap.width / 2 + 30):
            pane = (gap.width / 2 - 30 - FRAME, PANE, gap.height - 2 * FRAME)
            solids.append(d.box((x, -PANE / 2, FRAME), pane, "glass"))
    else:
        leaf = (clear, LEAF, gap.height - FRAME)
        solids.append(d.box((FRAME, -LEAF / 2, 0), leaf, "oak" if external else "white"))
        for y in (-LEAF / 2 - 50, LEAF / 2):
            solids.append(d.box((gap.width - FRAME - 180, y, 1000), (120, 50, 25), "steel"))
    door_type = d.root(
        "IfcDoorType",
        gap.kind,
        Name=gap.kind,
        RepresentationMaps=[d.map_of(house.body, solids)],
        PredefinedType="DOOR",
        OperationType=operation,
    )
    parts = {"Lining": ("Oak", "wood"), "Framing": ("Oak", "wood")}
    if glazed:
        parts = {"Lining": ("Aluminium", "metal"), "Glazing": ("Glass", "glass")}
    house.materials.assign(house.materials.constituents(gap.kind, parts), door_type)
    facts: dict[str, Any] = {
        "Reference": gap.kind,
        "IsExternal": external,
        "ThermalTransmittance": ("IfcThermalTransmittanceMeasure", u_value),
        "HandicapAccessible": gap.width >= 900,
        "FireExit": external,
    }
    if fire:
        facts |= {"FireRating": fire, "SelfClosing": True}
    property_set(d, door_type, "Pset_DoorCommon", facts)
    return door_type


def _window_type(house: House, gap: Gap) -> Any:
    d = house.drawing
    solids = _frame(house, gap, True, "white")
    inner = (gap.width - 2 * FRAME, PANE, gap.height - 2 * FRAME)
    solids.append(d.box((FRAME, -PANE / 2, FRAME), inner, "glass"))
    for number in range(1, max(1, round(gap.width / 800))):
        x = gap.width * number / max(1, round(gap.width / 800)) - 20
        solids.append(d.box((x, -25, FRAME), (40, 50, gap.height - 2 * FRAME), "white"))
    window_type = d.root(
        "IfcWindowType",
        gap.kind,
        Name=gap.kind,
        RepresentationMaps=[d.map_of(house.body, solids)],
        PredefinedType="WINDOW",
        PartitioningType="SINGLE_PANEL" if gap.width < 1200 else "DOUBLE_PANEL_VERTICAL",
    )
    parts = {"Framing": ("Oak", "wood"), "Glazing": ("Glass", "glass")}
    house.materials.assign(house.materials.constituents(gap.kind, parts), window_type)
    property_set(
        d,
        window_type,
        "Pset_WindowCommon",
        {
            "Reference": gap.kind,
            "IsExternal": True,
            "ThermalTransmittance": ("IfcThermalTransmittanceMeasure", 0.9),
            "GlazingAreaFraction": ("IfcPositiveRatioMeasure", 0.8),
        },
    )
    return window_type
