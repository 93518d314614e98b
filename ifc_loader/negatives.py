"""Quantities below nothing: kept aside, so that no sum counts them."""

from collections import defaultdict

from ifc_loader.canonical import is_size
from ifc_loader.draft import Draft
from ifc_loader.property_graph import Value
from ifc_loader.values import NUMBERS


def set_negatives_aside(draft: Draft) -> None:
    """Move negative quantities to `<property>.stored`, with the reason in `<property>.note`.

    IFC forbids them in an IfcElementQuantity (rule WR22 of IfcQuantityArea and its like, WR21 of
    IfcQuantityCount) and as the thickness of a layer, and no height, area or volume of a thing can
    be one, whichever set states it. Other lengths may be, and are written as quantities all the
    same: an offset, the level of an edge.
    """
    units = draft.graph.units
    numbers = units.keys() | draft.unsigned
    found: dict[str, list[int]] = defaultdict(list)
    for step_id, node in draft.nodes.items():
        stated = node.properties.keys() & numbers
        for name in sorted(name for name in stated if is_negative(node.properties[name])):
            if name in draft.unsigned or is_size(draft, node, name):
                found[name].append(step_id)
    for name, step_ids in found.items():
        unit = units.get(name, "")
        for step_id in step_ids:
            properties = draft.nodes[step_id].properties
            value = properties[f"{name}.stored"] = properties.pop(name)
            properties[f"{name}.note"] = (
                f"The file states {f'{value:.6g} {unit}'.strip()}, less than nothing; it is in no "
                "sum, and nothing is derived from it"
            )
        if unit:
            draft.set_unit(f"{name}.stored", unit)
        first = draft.nodes[step_ids[0]]
        who = draft.name_of(step_ids[0])
        where = who if len(step_ids) == 1 else f"{len(step_ids)} things, as {who}"
        note = first.properties[f"{name}.note"]
        draft.find("suspicious-quantity", who, f"{where}: {name}. {note}", first.key)


def is_negative(value: Value) -> bool:
    """Whether a value is a number below nothing."""
    return isinstance(value, NUMBERS) and value < 0
