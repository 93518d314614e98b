"""The common quantities of rooms and elements, under one name in every file."""

from collections import defaultdict
from itertools import pairwise

from ifc_loader.draft import Draft
from ifc_loader.property_graph import Node
from ifc_loader.quantities import leaf_of

CANONICAL: dict[str, dict[str, tuple[str, tuple[str, ...]]]] = {
    "IfcSpace": {
        "FloorArea": (
            "m2", ("netfloorarea", "area", "gsabimarea", "floorarea", "grossfloorarea"),
        ),
        "GrossFloorArea": ("m2", ("grossfloorarea", "grossarea", "area")),
        "Height": (
            "m", ("height", "finishceilingheight", "clearheight", "unboundedheight"),
        ),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
        "Perimeter": ("m", ("netperimeter", "grossperimeter", "perimeter")),
    },
    "IfcDoor": {
        "Width": ("m", ("overallwidth", "width")),
        "Height": ("m", ("overallheight", "height")),
        "Area": ("m2", ("area", "grossarea")),
    },
    "IfcWindow": {
        "Width": ("m", ("overallwidth", "width")),
        "Height": ("m", ("overallheight", "height")),
        "Area": ("m2", ("area", "grossarea")),
    },
    "IfcWall": {
        "Length": ("m", ("length",)),
        "Height": ("m", ("height", "unconnectedheight")),
        "Thickness": ("m", ("width", "thickness")),
        "Area": ("m2", ("netsidearea", "grosssidearea", "area")),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
    },
    "IfcSlab": {
        "Thickness": ("m", ("depth", "thickness", "width")),
        "Area": ("m2", ("netarea", "grossarea", "area")),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
        "Perimeter": ("m", ("perimeter",)),
    },
    "IfcRoof": {"Area": ("m2", ("netarea", "grossarea", "projectedarea", "area"))},
    "IfcCovering": {
        "Area": ("m2", ("netarea", "grossarea", "area")),
        "Thickness": ("m", ("width", "thickness")),
    },
    "IfcPlate": {
        "Area": ("m2", ("netarea", "grossarea", "area")),
        "Thickness": ("m", ("width", "thickness")),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
    },
    "IfcBeam": {
        "Length": ("m", ("length", "span")),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
    },
    "IfcColumn": {
        "Length": ("m", ("length", "height")),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
    },
    "IfcMember": {
        "Length": ("m", ("length", "span")),
        "Volume": ("m3", ("netvolume", "grossvolume", "volume")),
    },
    "IfcFlowSegment": {"Length": ("m", ("length", "laenge"))},
}  # fmt: skip
"""Label → canonical name → unit and the file's names for it, the best first."""


def derive_quantities(draft: Draft) -> None:
    """Say the common quantities of rooms and elements under one name in every file.

    `derived.FloorArea` repeats the file's own number, whatever set it stands in, and
    `derived.FloorArea.source` names that property.
    """
    units = draft.graph.units
    leaves = {name: _letters(leaf_of(name)) for name in units}
    for node in draft.nodes.values():
        for label in node.labels:
            if label in CANONICAL:
                _derive(draft, node, CANONICAL[label], leaves)
                break
    _storey_heights(draft)
    _full_names(draft)


Wanted = dict[str, tuple[str, tuple[str, ...]]]


def _derive(draft: Draft, node: Node, wanted: Wanted, leaves: dict[str, str]) -> None:
    units, properties = draft.graph.units, node.properties
    present = sorted(properties.keys() & leaves.keys(), key=_set_rank)
    for name, (unit, spellings) in wanted.items():
        for spelling in spellings:
            source = next((p for p in present if leaves[p] == spelling and units[p] == unit), None)
            value = properties[source] if source else None
            if source and isinstance(value, int | float) and value > 0:
                put_derived(draft.graph.units, node, name, (float(value), unit, source))
                break
    width, height = properties.get("derived.Width"), properties.get("derived.Height")
    sized = isinstance(width, float) and isinstance(height, float)
    if sized and "Width" in wanted and "derived.Area" not in properties:
        area = float(width) * float(height)  # type: ignore[arg-type]
        put_derived(draft.graph.units, node, "Area", (area, "m2", "width × height"))


def put_derived(
    units: dict[str, str], node: Node, name: str, found: tuple[float, str, str]
) -> None:
    """Set `derived.<name>` from (value, unit, where it comes from)."""
    value, unit, source = found
    node.properties[f"derived.{name}"] = value
    node.properties[f"derived.{name}.source"] = source
    units[f"derived.{name}"] = unit


def _set_rank(name: str) -> tuple[int, str]:
    """Attributes first, then standard quantity sets, then any other set."""
    if "." not in name:
        return 0, name
    return (1 if name.startswith(("Qto_", "BaseQuantities.")) else 2), name


def _letters(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())


def _storey_heights(draft: Draft) -> None:
    """`derived.Height` of a storey: to the next storey of its building."""
    buildings: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for whole, part in draft.ends.get("AGGREGATES", ()):
        node = draft.nodes[part]
        elevation = node.properties.get("Elevation")
        if "IfcBuildingStorey" in node.labels and isinstance(elevation, float):
            buildings[whole].append((elevation, part))
    for storeys in buildings.values():
        for (low, below), (high, _) in pairwise(sorted(storeys)):
            if high > low:
                put_derived(
                    draft.graph.units, draft.nodes[below], "Height", (high - low, "m", "Elevation")
                )


def _full_names(draft: Draft) -> None:
    """`derived.FullName` of places: number and name as a person says them, `4 Schlafzimmer`."""
    for node in draft.nodes.values():
        if "IfcSpatialElement" not in node.labels:
            continue
        short, long = (str(node.properties.get(name, "")) for name in ("Name", "LongName"))
        if short and long and long.casefold() not in short.casefold():
            node.properties["derived.FullName"] = f"{short} {long}"
            node.properties["derived.FullName.source"] = "Name and LongName"
