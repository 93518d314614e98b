"""Whether the heights of a file can be those of a building, in the unit of length that it names."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from ifc_loader.against_shapes import SCALES
from ifc_loader.draft import Draft

FEW = 3
"""Heights from which on something is said."""
FAR = 10.0
"""So many times beyond what can be, heights of one kind say enough by themselves."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Heights in metres: between what the middle one must lie, and mostly lies."""

    words: str
    possible: tuple[float, float]
    usual: tuple[float, float]

    def beyond(self, height: float, times: float = 1.0) -> bool:
        """Whether a height is `times` beyond what can be."""
        return not self.possible[0] / times <= height <= self.possible[1] * times


KINDS = {
    "IfcBuildingStorey": Kind("storeys (from one to the next)", (1.5, 8.0), (2.2, 6.5)),
    "IfcSpace": Kind("rooms", (1.5, 8.0), (2.0, 6.5)),
    "IfcDoor": Kind("doors", (1.2, 4.4), (1.8, 3.0)),
    "IfcWall": Kind("walls", (1.5, 8.0), (0.8, 8.0)),
}


def check_scale(draft: Draft) -> None:
    """Report a file whose storeys, rooms, doors and walls are all of no size that a building has.

    That is so where lengths are written in another unit than the one that the file names. It is
    said where one unit would make them all usual; nothing is changed.
    """
    heights = _heights(draft)
    middle = {label: median(found) for label, found in heights.items()}
    times = 1.0 if len(middle) > 1 else FAR
    enough = sum(map(len, heights.values())) >= FEW
    if not enough or not all(KINDS[label].beyond(each, times) for label, each in middle.items()):
        return
    if written := list(_written_in(middle, draft.units.scale("m"))):
        looked_at = ", ".join(
            f"{len(heights[label])} {KINDS[label].words} {each:.4g} m"
            for label, each in middle.items()
        )
        draft.find(
            "unit",
            "IfcUnitAssignment",
            f"The file names {draft.units.unit_name('m')} as its unit of length, in which no "
            f"building has such heights (in the middle: {looked_at}); it looks written in "
            f"{' or '.join(written)}. Nothing was changed: look at the unit of length of the "
            "program that wrote it, and export it again",
        )


def _heights(draft: Draft) -> dict[str, list[float]]:
    heights: dict[str, list[float]] = defaultdict(list)
    for node in draft.nodes.values():
        label = next((each for each in KINDS if each in node.labels), None)
        height = node.properties.get("derived.Height")
        if label and isinstance(height, float):
            heights[label].append(height)
    return heights


def _written_in(middle: dict[str, float], named: float) -> Iterator[str]:
    """The units in which all would be usual, and how many times that is less or more."""
    for name, scale in SCALES.items():
        factor = scale / named
        if all(
            KINDS[label].usual[0] <= height * factor <= KINDS[label].usual[1]
            for label, height in middle.items()
        ):
            yield f"{name}, {max(factor, 1 / factor):.4g} times {'less' if factor < 1 else 'more'}"
