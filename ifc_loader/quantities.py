"""Quantities that contradict their neighbours, and quantities under one name for all files."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator

from ifc_loader.draft import Draft
from ifc_loader.property_graph import Node

AREA, VOLUME, HEIGHT, DEPTH, LENGTH, PERIMETER = (
    "area", "volume", "height", "depth", "length", "perimeter",
)  # fmt: skip
ROLES = {
    "m2": (("area", AREA),),
    "m3": (("volume", VOLUME),),
    "m": (
        ("perimeter", PERIMETER),
        ("height", HEIGHT),
        ("thickness", DEPTH),
        ("width", DEPTH),
        ("depth", DEPTH),
        ("length", LENGTH),
    ),
}
"""Unit → (word in the property's name, what it measures); the first that fits."""

EXACT = 1e-3
"""Relative deviation below which a product of neighbours is the same number."""
PLAUSIBLE = 4.0
"""A volume within this factor of area × height raises no question (sloped, partial, net)."""
POWERS = (1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9)
"""Factors that come from mixing millimetres and metres."""

Numbers = dict[str, dict[str, float]]
"""What is measured → property → value."""


def check_quantities(draft: Draft) -> None:
    """Correct numbers that are off by a power of 1000 from their neighbours; report other clashes.

    A volume must be area × height, an area length × height, as far as the same set states
    both. Where a number misses every such product, and is a power of 1000 times one of them to
    within 0.1 %, it was multiplied in mixed units: it is divided again, the stored number stays
    in `<property>.stored` and the reason in `<property>.note`. Impossible numbers without such
    a cause are reported and left.
    """
    roles = {name: role for name, unit in draft.graph.units.items() if (role := _role(name, unit))}
    names = roles.keys()
    for step_id, node in draft.nodes.items():
        measured = node.properties.keys() & names
        if len(measured) < 2:
            continue
        sets: dict[str, Numbers] = defaultdict(lambda: defaultdict(dict))
        for name in sorted(measured):
            value = node.properties[name]
            if isinstance(value, float | int) and value > 0:
                sets[name.rpartition(".")[0]][roles[name]][name] = float(value)
        for numbers in sets.values():
            for name, value in numbers[VOLUME].items():
                _judge(draft, step_id, name, value, "m3", list(_volumes(numbers)))
            for name, value in numbers[AREA].items():
                _judge(draft, step_id, name, value, "m2", list(_areas(numbers, name)))
            _check_perimeter(draft, step_id, numbers)


def _role(name: str, unit: str) -> str:
    leaf = name.rpartition(".")[2].casefold()
    return next((role for word, role in ROLES.get(unit, ()) if word in leaf), "")


Product = tuple[float, str]
"""A number that neighbours give, and how: 76.5, `area × Height`."""


def _volumes(numbers: Numbers) -> Iterator[Product]:
    for area, square in numbers[AREA].items():
        for role in (HEIGHT, DEPTH, LENGTH):
            for length, value in numbers[role].items():
                yield square * value, f"{_leaf(area)} × {_leaf(length)}"


def _areas(numbers: Numbers, area: str) -> Iterator[Product]:
    if "floor" in area.casefold():
        return
    pairs = ((LENGTH, HEIGHT), (LENGTH, DEPTH), (DEPTH, HEIGHT), (PERIMETER, HEIGHT))
    for first, second in pairs:
        for one, a in numbers[first].items():
            for other, b in numbers[second].items():
                yield a * b, f"{_leaf(one)} × {_leaf(other)}"


def _judge(
    draft: Draft, step_id: int, name: str, value: float, unit: str, products: list[Product]
) -> None:
    """Correct or leave one number, given what its neighbours say it should be."""
    if not products or any(1 / PLAUSIBLE <= value / p <= PLAUSIBLE for p, _ in products):
        return
    for product, how in products:
        for power in POWERS:
            if math.isclose(value, product * power, rel_tol=EXACT):
                corrected = value / power if power > 1 else value * round(1 / power)
                _correct(draft, step_id, name, value, corrected, unit, how, power)
                return
    if unit == "m3" and all(value / p > 20 for p, _ in products):
        draft.find(
            "suspicious-quantity",
            draft.name_of(step_id),
            f"{draft.name_of(step_id)}: {name} is {value:g} {unit}, but {products[0][1]} gives "
            f"{products[0][0]:g}; kept as stored",
        )


def _correct(
    draft: Draft, step_id: int, name: str, stored: float, value: float, unit: str, how: str,
    power: float,
) -> None:  # fmt: skip
    properties = draft.nodes[step_id].properties
    properties[name] = value
    properties[f"{name}.stored"] = stored
    note = (
        f"The file stores {stored:.10g} {unit}; {how} gives {value:.6g} {unit}, {power:g} times "
        f"{'less' if power > 1 else 'more'}: lengths in millimetres were multiplied unconverted, "
        "so the value was corrected"
    )
    properties[f"{name}.note"] = note.replace(
        f"{power:g} times", f"{max(power, 1 / power):g} times"
    )
    draft.set_unit(f"{name}.stored", unit)
    draft.find(
        "corrected-quantity", draft.name_of(step_id), f"{draft.name_of(step_id)}: {name}. {note}"
    )


def _check_perimeter(draft: Draft, step_id: int, numbers: Numbers) -> None:
    """No figure holds more area than the circle of the same perimeter."""
    perimeters = numbers[PERIMETER]
    for name, area in numbers[AREA].items():
        if "floor" not in name.casefold() or not perimeters:
            continue
        longest = max(perimeters.values())
        if area > 1.05 * longest**2 / (4 * math.pi):
            draft.find(
                "suspicious-quantity",
                draft.name_of(step_id),
                f"{draft.name_of(step_id)}: {name} is {area:g} m2, more than a perimeter of "
                f"{longest:g} m can hold; kept as stored",
            )


def _leaf(name: str) -> str:
    return name.rpartition(".")[2]


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
    leaves = {name: _letters(_leaf(name)) for name in units}
    for node in draft.nodes.values():
        for label in node.labels:
            if label in CANONICAL:
                _derive(draft, node, CANONICAL[label], leaves)
                break
    _storey_heights(draft)


def _derive(
    draft: Draft,
    node: Node,
    wanted: dict[str, tuple[str, tuple[str, ...]]],
    leaves: dict[str, str],
) -> None:
    units, properties = draft.graph.units, node.properties
    present = sorted(properties.keys() & leaves.keys(), key=_set_rank)
    for name, (unit, spellings) in wanted.items():
        for spelling in spellings:
            source = next((p for p in present if leaves[p] == spelling and units[p] == unit), None)
            value = properties[source] if source else None
            if source and isinstance(value, int | float) and value > 0:
                _put(draft, node, name, float(value), unit, source)
                break
    width, height = properties.get("derived.Width"), properties.get("derived.Height")
    if "Width" in wanted and "derived.Area" not in properties:
        if isinstance(width, float) and isinstance(height, float):
            _put(draft, node, "Area", width * height, "m2", "width × height")


def _put(draft: Draft, node: Node, name: str, value: float, unit: str, source: str) -> None:
    node.properties[f"derived.{name}"] = value
    node.properties[f"derived.{name}.source"] = source
    draft.set_unit(f"derived.{name}", unit)


def _set_rank(name: str) -> tuple[int, str]:
    """Attributes first, then standard quantity sets, then any other set."""
    if "." not in name:
        return 0, name
    return (1 if name.startswith(("Qto_", "BaseQuantities.")) else 2), name


def _letters(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())


def _storey_heights(draft: Draft) -> None:
    """`derived.Height` of a storey: to the next storey of its building."""
    children: dict[int, list[int]] = defaultdict(list)
    for whole, part in draft.ends.get("AGGREGATES", ()):
        if "IfcBuildingStorey" in draft.nodes[part].labels:
            children[whole].append(part)
    for storeys in children.values():
        for below, above in _pairs(draft, storeys):
            low = draft.nodes[below].properties["Elevation"]
            high = draft.nodes[above].properties["Elevation"]
            if isinstance(low, float) and isinstance(high, float) and high > low:
                _put(draft, draft.nodes[below], "Height", high - low, "m", "next Elevation")


def _pairs(draft: Draft, storeys: Iterable[int]) -> Iterator[tuple[int, int]]:
    placed = [s for s in storeys if isinstance(draft.nodes[s].properties.get("Elevation"), float)]
    placed.sort(key=lambda s: float(str(draft.nodes[s].properties["Elevation"])))
    return zip(placed, placed[1:], strict=False)
