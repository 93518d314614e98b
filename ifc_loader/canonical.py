"""The common quantities of rooms and elements, under one name in every file."""

from collections import defaultdict
from itertools import pairwise

from ifc_loader.draft import Draft, Measure
from ifc_loader.placeholders import letters
from ifc_loader.property_graph import Node
from ifc_loader.stated import Stated, leaf_of

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
    `derived.FloorArea.source` names that property. Where the file states none, or one that the
    shape contradicts (`check_stated`), it is what the shape gives.
    """
    labels = {i: label for i, node in draft.nodes.items() if (label := canonical_label(node))}
    sizes = {label: sizes_of(draft.graph.units, label) for label in {*labels.values()}}
    for step_id, label in labels.items():
        _derive(draft, step_id, CANONICAL[label], sizes[label])
        _tell_unmeasured(draft, step_id, CANONICAL[label])
    _roofs(draft)
    _storey_heights(draft)
    _full_names(draft)


def canonical_label(node: Node) -> str:
    """The label by which a node has canonical quantities; '' where it has none."""
    return next((label for label in node.labels if label in CANONICAL), "")


def sizes_of(units: dict[str, str], label: str) -> dict[str, str]:
    """Each property that may be a size which things of a label have in every file → its name
    without the set, in small letters and digits only."""
    wanted = {(unit, leaf) for unit, leaves in CANONICAL.get(label, {}).values() for leaf in leaves}
    sizes = {name: letters(leaf_of(name)) for name in units}
    return {name: leaf for name, leaf in sizes.items() if (units[name], leaf) in wanted}


def shape_of(draft: Draft, stated: Stated) -> Measure | None:
    """What the shape gives for a stated number, where there is one and both mean the same."""
    shapes = draft.measured.get(stated.step_id)
    if not shapes:
        return None
    leaf, node = letters(leaf_of(stated.name)), draft.nodes[stated.step_id]
    for quantity, (unit, spellings) in CANONICAL.get(canonical_label(node), {}).items():
        if quantity in shapes and unit == stated.unit and leaf in spellings:
            return shapes[quantity]
    return None


def is_size(draft: Draft, node: Node, name: str) -> bool:
    """Whether a property is one of the sizes that its thing has in every file."""
    units = {name: draft.graph.units[name]}
    return name in sizes_of(units, canonical_label(node))


Wanted = dict[str, tuple[str, tuple[str, ...]]]


def _derive(draft: Draft, step_id: int, wanted: Wanted, sizes: dict[str, str]) -> None:
    units, node = draft.graph.units, draft.nodes[step_id]
    properties, measured = node.properties, draft.measured.get(step_id, {})
    trusted = (n for n in properties.keys() & sizes.keys() if (step_id, n) not in draft.distrusted)
    present = sorted(trusted, key=_set_rank)
    for name, (unit, spellings) in wanted.items():
        for spelling in spellings:
            source = next((p for p in present if sizes[p] == spelling and units[p] == unit), None)
            value = properties[source] if source else None
            if source and isinstance(value, int | float) and value > 0:
                put_derived(units, node, name, (float(value), unit, source))
                break
        else:
            of_sides = _width_times_height(node) if name == "Area" and "Width" in wanted else None
            if of_sides is not None:
                put_derived(units, node, name, (of_sides, unit, "width × height"))
            elif shape := measured.get(name):
                put_derived(units, node, name, (shape.value, unit, shape.source))


def _width_times_height(node: Node) -> float | None:
    """Of a door or window that states both; of its opening the shape says more."""
    sides = [node.properties.get(f"derived.{name}") for name in ("Width", "Height")]
    sources = {node.properties.get(f"derived.{name}.source") for name in ("Width", "Height")}
    if sources == {"shape of the opening"} or not all(isinstance(side, float) for side in sides):
        return None
    return float(sides[0]) * float(sides[1])  # type: ignore[arg-type]


def _tell_unmeasured(draft: Draft, step_id: int, wanted: Wanted) -> None:
    """Sizes of a room that neither its numbers nor its shape tell."""
    node = draft.nodes[step_id]
    if step_id not in draft.measured or "IfcSpace" not in node.labels:
        return
    told = [n for n in ("FloorArea", "Perimeter", "Height", "Volume") if n in wanted]
    left = [name for name in told if f"derived.{name}" not in node.properties]
    if left:
        who = draft.name_of(step_id)
        draft.find(
            "not-measured",
            who,
            f"{who} states no {', '.join(left)}, and its shape is not plain enough to tell "
            "(clipped, curved, open, or with a floor or ceiling on several levels)",
            node.key,
        )


def _roofs(draft: Draft) -> None:
    """A roof without an area or a shape of its own is as large as its slabs together."""
    slabs: dict[int, list[int]] = defaultdict(list)
    for whole, part in draft.ends.get("AGGREGATES", ()):
        roof = draft.nodes[whole]
        if "IfcRoof" in roof.labels and "IfcSlab" in draft.nodes[part].labels:
            slabs[whole].append(part)
    for whole, parts in slabs.items():
        areas = [draft.nodes[part].properties.get("derived.Area") for part in parts]
        known = [area for area in areas if isinstance(area, float)]
        if "derived.Area" not in draft.nodes[whole].properties and len(known) == len(areas):
            found = (sum(known), "m2", "its slabs")
            put_derived(draft.graph.units, draft.nodes[whole], "Area", found)


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
