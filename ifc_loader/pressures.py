"""Pressures that a file states of pipes and valves, held against what they can be made for."""

from collections import defaultdict

from ifc_loader.draft import Draft
from ifc_loader.stated import Stated, keep_stated, leaf_of

RATED = frozenset({"IfcPipeFitting", "IfcPipeSegment", "IfcPump", "IfcValve"})
NAMES = frozenset(
    {"nominalpressure", "pressureclass", "pressurerating", "testpressure", "workingpressure"}
    | {"ratedpressure", "pn", "nenndruck", "druckstufe", "betriebsdruck", "pressionnominale"}
)
"""Names, in small letters, of the pressure that a thing is made for, in the languages of files."""
LEAST = 1000.0
"""Pa, as ten centimetres of water press: nothing that holds water is made for less."""
PN = frozenset({2.5, 6.0, 10.0, 16.0, 25.0, 40.0, 63.0, 100.0, 160.0, 250.0, 320.0, 400.0})
"""Nominal pressures, in bar. Source: EN 1333, table 1."""
BAR = 1e5


def check_pressures(draft: Draft) -> None:
    """Convert a PN that was written as if it were pascals; report what else is too low to be meant.

    `16 Pa` of a valve is PN 16, which is 16 bar. The stored number stays in `<property>.stored`,
    the reason in `<property>.note`; a number with another cause is left, with its note.
    """
    found: dict[tuple[str, float], list[Stated]] = defaultdict(list)
    names = [
        name
        for name, unit in draft.graph.units.items()
        if unit == "Pa" and leaf_of(name).lower() in NAMES
    ]
    for step_id, node in draft.nodes.items():
        if names and RATED.isdisjoint(label.removesuffix("Type") for label in node.labels):
            continue
        for name in names:
            value = node.properties.get(name)
            if isinstance(value, int | float) and 0 < value < LEAST:
                found[name, value].append(Stated(step_id, name, float(value), "Pa"))
    for (name, value), several in found.items():
        _settle(draft, name, value, several)


def _settle(draft: Draft, name: str, pascals: float, several: list[Stated]) -> None:
    """Convert or report one number of one name; told in one finding."""
    first = several[0]
    low = f"The file states {pascals:g} Pa, and nothing that holds water is made for so little"
    if pascals in PN:
        note = (
            f"{low}: it is the nominal pressure PN {pascals:g}, which is bar, so it was corrected"
        )
        for stated in several:
            keep_stated(draft, stated, pascals * BAR, note)
    else:
        note = f"{low}; ask who wrote the file in which unit it is"
        for stated in several:
            draft.nodes[stated.step_id].properties[f"{name}.note"] = note
    who = draft.name_of(first.step_id)
    where = who if len(several) == 1 else f"{len(several)} things, as {who}"
    kind = "corrected-quantity" if pascals in PN else "suspicious-quantity"
    subject = who if len(several) == 1 else name
    draft.find(kind, subject, f"{where}: {name}. {note}", draft.nodes[first.step_id].key)
