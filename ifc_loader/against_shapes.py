"""The numbers that a file states, held against its shapes."""

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from ifc_loader.canonical import canonical_label, shape_of, sizes_of
from ifc_loader.draft import Draft, Measure
from ifc_loader.stated import Stated, keep_stated

ALIKE = 0.02
"""Relative deviation within which two things miss their shapes by the same factor."""
EXACT = 0.002
"""The same for a thing that is alone with it."""
SEVERAL = 3
"""Things from which on a factor that they share is one cause."""

POWERS = {"m": 1, "m2": 2, "m3": 3}
SCALES = {
    "millimetres": 1e-3,
    "centimetres": 1e-2,
    "metres": 1.0,
    "inches": 0.0254,
    "feet": 0.3048,
}
"""Units of length that files mix up → metres."""

MIXED = {
    "m2": {"metres times millimetres": 1e-3},
    "m3": {"litres, or square metres times millimetres": 1e-3},
}
"""Products of unlike lengths → SI, beside the powers of each length."""

POWER_NAMES = {1: "", 2: "square ", 3: "cubic "}

OPENING = "shape of the opening"

AMBIGUOUS = {
    ("IfcSlab", "width"),
    ("IfcSpace", "unboundedheight"),
    ("IfcWall", "unconnectedheight"),
}
"""(label, name in small letters) of numbers that may mean something else than the shape shows: the
width of a slab in plan, the height of a room to the slab above, that of a wall before a roof cuts
it. Where they differ they are not taken for it, and nothing is wrong."""


@dataclass(frozen=True, slots=True)
class Held:
    """One stated number beside what the shape gives for it."""

    stated: Stated
    shape: Measure
    label: str
    leaf: str

    @property
    def ratio(self) -> float:
        """How many times the shape's size is stated."""
        return self.stated.value / self.shape.value


def settle_units(draft: Draft) -> None:
    """Read areas and volumes of no unit in SI where that is what their shapes show.

    Such numbers are taken in a power of the length unit first. Where more of them meet their shapes
    as square or cubic metres, all are those, also the many that have no shape to be held against.
    """
    for symbol in ("m2", "m3"):
        if not draft.units.is_presumed(symbol):
            continue
        unsure = [
            held
            for group in _groups(draft).values()
            for held in group
            if held.stated.unit == symbol and held.stated.name not in draft.own_units
        ]
        scale, name = draft.units.scale(symbol), draft.units.unit_name(symbol)
        metres = sum(math.isclose(held.ratio, scale, rel_tol=ALIKE) for held in unsure)
        presumed = sum(held.shape.fits(held.stated.value) for held in unsure)
        if metres >= SEVERAL and metres > presumed:
            _take_as_si(draft, symbol, scale)
            draft.units.take_as_si(
                symbol,
                f"{metres} of {len(unsure)} that have a shape meet it so, {presumed} as {name}",
            )


def _take_as_si(draft: Draft, symbol: str, scale: float) -> None:
    """Give back what was converted from a unit of which one is `scale` SI."""
    names = {name for name, unit in draft.graph.units.items() if unit == symbol}
    for node in draft.nodes.values():
        for name in (node.properties.keys() & names) - draft.own_units:
            value = node.properties[name]
            if isinstance(value, list):
                numbers = [each for each in value if isinstance(each, int | float)]
                node.properties[name] = [_plain(each / scale) for each in numbers]
            elif isinstance(value, int | float):
                node.properties[name] = _plain(value / scale)


def _plain(number: float) -> float:
    """Without the last digit that a conversion there and back costs."""
    return float(f"{number:.15g}")


def check_stated(draft: Draft) -> None:
    """Hold every stated length, area and volume against the shape, where there is one.

    A number whose distance from the shape is that between two units, was written in the other
    one: it is converted, the stored number stays in `<property>.stored`, the reason in
    `<property>.note`. Any other that the shape contradicts is left and told in its note, and
    nothing is derived from it.
    """
    for group in _groups(draft).values():
        _judge(draft, group)


def _groups(draft: Draft) -> dict[tuple[str, str], list[Held]]:
    """The numbers that have a shape to be held against, by label and property."""
    groups: dict[tuple[str, str], list[Held]] = defaultdict(list)
    sizes: dict[str, dict[str, str]] = {}
    for step_id in draft.measured:
        label = canonical_label(draft.nodes[step_id])
        if label not in sizes:
            sizes[label] = sizes_of(draft.graph.units, label)
        for held in _held(draft, step_id, label, sizes[label]):
            groups[(label, held.stated.name)].append(held)
    return groups


def _held(draft: Draft, step_id: int, label: str, sizes: dict[str, str]) -> Iterator[Held]:
    properties = draft.nodes[step_id].properties
    for name in sorted(properties.keys() & sizes.keys()):
        value = properties[name]
        if isinstance(value, bool) or not isinstance(value, int | float) or value <= 0:
            continue
        stated = Stated(step_id, name, float(value), draft.graph.units[name])
        shape = shape_of(draft, stated)
        if shape is not None and shape.value > 0:
            yield Held(stated, shape, label, sizes[name])


def _judge(draft: Draft, group: list[Held]) -> None:
    """Correct, report or leave what is stated under one name for things of one kind."""
    unfit = [held for held in group if not held.shape.fits(held.stated.value)]
    if not unfit:
        return
    if (unfit[0].label, unfit[0].leaf) in AMBIGUOUS:
        draft.distrusted.update((held.stated.step_id, held.stated.name) for held in unfit)
        return
    common = median(held.ratio for held in unfit)
    alike = [held for held in group if math.isclose(held.ratio, common, rel_tol=ALIKE)]
    if len(alike) >= SEVERAL:
        _settle(draft, alike, len(group), _unit_of(draft, alike[0].stated, common, ALIKE))
        unfit = [h for h in unfit if not math.isclose(h.ratio, common, rel_tol=ALIKE)]
    for held in unfit:
        _settle(draft, [held], len(group), _unit_of(draft, held.stated, held.ratio, EXACT))


def _unit_of(draft: Draft, stated: Stated, ratio: float, within: float) -> tuple[str, float] | None:
    """The unit that a number was written in, and how many SI it is, where one tells the ratio.

    Numbers with a unit of their own were written in that.
    """
    if stated.name in draft.own_units:
        return None
    power, declared = POWERS[stated.unit], draft.units.scale(stated.unit)
    candidates = {POWER_NAMES[power] + name: scale**power for name, scale in SCALES.items()}
    for name, scale in (candidates | MIXED.get(stated.unit, {})).items():
        if math.isclose(ratio * scale, declared, rel_tol=within):
            return name, scale
    return None


def _settle(draft: Draft, alike: list[Held], of: int, unit: tuple[str, float] | None) -> None:
    """Convert or distrust numbers that miss their shapes by one factor; told in one finding.

    An opening may be larger than what fills it, so it contradicts nothing.
    """
    first = alike[0]
    if unit is None and first.shape.source == OPENING:
        return
    for held in alike:
        if unit is None:
            draft.nodes[held.stated.step_id].properties[f"{held.stated.name}.note"] = (
                f"{_gap(held)}; nothing is derived from this number"
            )
            draft.distrusted.add((held.stated.step_id, held.stated.name))
        else:
            name, scale = unit
            note = (
                f"{_gap(held)}: it is written in {name} and not in "
                f"{draft.units.unit_name(held.stated.unit)}, so it was corrected"
            )
            value = held.stated.value * scale / draft.units.scale(held.stated.unit)
            keep_stated(draft, held.stated, value, note)
    node, name = draft.nodes[first.stated.step_id], first.stated.name
    who = draft.name_of(first.stated.step_id)
    where = who if len(alike) == 1 else f"{len(alike)} of {of} {first.label}, as {who}"
    kind = "suspicious-quantity" if unit is None else "corrected-quantity"
    message = f"{where}: {name}. {node.properties[f'{name}.note']}"
    draft.find(kind, who if len(alike) == 1 else name, message, node.key)


def _gap(held: Held) -> str:
    stated, shape = held.stated, held.shape
    times = max(held.ratio, 1 / held.ratio)
    factor = f"{times:,.0f}" if times >= 1000 else f"{times:.4g}"
    return (
        f"The file states {stated.value:.6g} {stated.unit}, but the {shape.source} gives "
        f"{shape.value:.4g} {stated.unit}, {factor} times {'more' if held.ratio < 1 else 'less'}"
    )
