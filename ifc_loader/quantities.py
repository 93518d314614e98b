"""Quantities that contradict their neighbours: corrected where the cause is certain."""

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from ifc_loader.canonical import shape_of
from ifc_loader.draft import Draft
from ifc_loader.stated import Stated, keep_stated, leaf_of

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

FOOT = 0.3048
"""Metres."""
MILLIMETRE = 1e-3
"""Metres."""
EXACT = 1e-3
"""Relative deviation below which a product of neighbours is the same number."""
PLAUSIBLE = 4.0
"""A volume within this factor of area × height raises no question (sloped, partial, net)."""
FAR = 20.0
"""A volume more than this many times area × height is reported."""
POWERS = (1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9)
"""Factors that come from mixing millimetres and metres."""

Numbers = dict[str, dict[str, float]]
"""What is measured → property → value."""


@dataclass(frozen=True, slots=True)
class Product:
    """What two neighbours in the same set give for it: 76.47, from an area and a height."""

    value: float
    one: str
    other: str

    @property
    def how(self) -> str:
        """In words: `GrossFloorArea × Height`."""
        return f"{leaf_of(self.one)} × {leaf_of(self.other)}"


def check_quantities(draft: Draft) -> None:
    """Correct numbers that are off by a power of 1000 from their neighbours; report other clashes.

    An area must be length × height, a volume area × height, as far as the same set states
    both. Where a number misses every such product, and is a power of 1000 times one of them to
    within 0.1 %, it was multiplied in mixed units: it is divided again, the stored number stays
    in `<property>.stored` and the reason in `<property>.note`. Impossible numbers without such
    a cause are reported and left.
    """
    roles = {name: role for name, unit in draft.graph.units.items() if (role := _role(name, unit))}
    names = roles.keys()
    lengths = {name for name, unit in draft.graph.units.items() if unit == "m"}
    for step_id, node in draft.nodes.items():
        measured = node.properties.keys() & names
        if len(measured) < 2:
            continue
        _check_attributes(draft, step_id, measured & lengths)
        sets: dict[str, Numbers] = defaultdict(lambda: defaultdict(dict))
        for name in sorted(measured):
            value = node.properties[name]
            if isinstance(value, float | int) and value > 0:
                sets[name.rpartition(".")[0]][roles[name]][name] = float(value)
        for numbers in sets.values():
            for name, value in numbers[AREA].items():
                stated = Stated(step_id, name, value, "m2")
                numbers[AREA][name] = _judge(draft, stated, list(_areas(numbers, name)))
            for name, value in numbers[VOLUME].items():
                _judge(draft, Stated(step_id, name, value, "m3"), list(_volumes(numbers)))
            _check_perimeter(draft, step_id, numbers)


def _check_attributes(draft: Draft, step_id: int, lengths: set[str]) -> None:
    """An attribute that is a set's property of the same name in feet was written unconverted."""
    properties = draft.nodes[step_id].properties
    for name in sorted(n for n in lengths if "." not in n):
        value = properties[name]
        for twin in sorted(n for n in lengths if leaf_of(n) == name and n != name):
            said = properties[twin]
            if not isinstance(value, float) or not isinstance(said, float) or said <= 0:
                continue
            if math.isclose(value, said / FOOT, rel_tol=1e-6):
                note = (
                    f"The file stores {value:.10g} m, but {twin} is {said:.6g} m, which is "
                    f"{value:.6g} feet: the attribute was written in feet, so it was corrected"
                )
                _correct_one(draft, Stated(step_id, name, value, "m"), said, note)
                break


def _correct_one(draft: Draft, stated: Stated, value: float, note: str) -> None:
    keep_stated(draft, stated, value, note)
    who = draft.name_of(stated.step_id)
    key = draft.nodes[stated.step_id].key
    draft.find("corrected-quantity", who, f"{who}: {stated.name}. {note}", key)


def _role(name: str, unit: str) -> str:
    leaf = name.rpartition(".")[2].casefold()
    return next((role for word, role in ROLES.get(unit, ()) if word in leaf), "")


def _volumes(numbers: Numbers) -> Iterator[Product]:
    for area, square in numbers[AREA].items():
        for role in (HEIGHT, DEPTH, LENGTH):
            for length, value in numbers[role].items():
                yield Product(square * value, area, length)


def _areas(numbers: Numbers, area: str) -> Iterator[Product]:
    if "floor" in area.casefold():
        return
    pairs = ((LENGTH, HEIGHT), (LENGTH, DEPTH), (DEPTH, HEIGHT), (PERIMETER, HEIGHT))
    for first, second in pairs:
        for one, a in numbers[first].items():
            for other, b in numbers[second].items():
                yield Product(a * b, one, other)


def _judge(draft: Draft, stated: Stated, products: list[Product]) -> float:
    """Correct, report or leave one number, given what its neighbours say; the number then held.

    Where there is a shape, a correction must fit it.
    """
    ratios = [stated.value / product.value for product in products]
    if not ratios or any(1 / PLAUSIBLE <= ratio <= PLAUSIBLE for ratio in ratios):
        return stated.value
    shape = shape_of(draft, stated)
    for product in products:
        for power in POWERS:
            close = math.isclose(stated.value, product.value * power, rel_tol=EXACT)
            if close and (shape is None or shape.fits(product.value)):
                return _correct(draft, stated, product, power)
    if stated.unit == "m3" and min(ratios) > FAR:
        who = draft.name_of(stated.step_id)
        draft.find(
            "suspicious-quantity",
            who,
            f"{who}: {stated.name} is {stated.value:g} m3, but {products[0].how} gives "
            f"{products[0].value:g}; kept as stored",
            draft.nodes[stated.step_id].key,
        )
    return stated.value


def _correct(draft: Draft, stated: Stated, product: Product, power: float) -> float:
    value = stated.value / power if power > 1 else stated.value * round(1 / power)
    times = f"{max(power, 1 / power):,.0f} times {'less' if power > 1 else 'more'}"
    millimetres = draft.units.scale("m") == MILLIMETRE and draft.units.scale(stated.unit) == 1.0
    reason = (
        ": lengths in the file's millimetres were multiplied without being converted"
        if millimetres and power > 1
        else ""
    )
    note = (
        f"The file stores {stated.value:.10g} {stated.unit}, but {product.how} gives "
        f"{value:.6g} {stated.unit}, {times}{reason}; so the value was corrected"
    )
    _correct_one(draft, stated, value, note)
    return value


def _check_perimeter(draft: Draft, step_id: int, numbers: Numbers) -> None:
    """No figure holds more area than the circle of the same perimeter."""
    perimeters = numbers[PERIMETER].values()
    for name, area in numbers[AREA].items():
        if "floor" not in name.casefold() or not perimeters:
            continue
        longest = max(perimeters)
        if area > 1.05 * longest**2 / (4 * math.pi):
            who = draft.name_of(step_id)
            draft.find(
                "suspicious-quantity",
                who,
                f"{who}: {name} is {area:g} m2, more than a perimeter of {longest:g} m can hold; "
                "kept as stored",
                draft.nodes[step_id].key,
            )
