"""Net quantities that exceed their gross: told, since nobody can say which of the two is wrong."""

from collections import defaultdict

from ifc_loader.draft import Draft
from ifc_loader.values import NUMBERS

NET, GROSS = "Net", "Gross"
SURFACE = "SurfaceArea"
"""The faces of a hole add to it, so that the net one may be the larger."""
MEASURED = frozenset({"m2", "m3", "kg"})
"""Units of what only loses by an opening; the edges of one add to a perimeter."""
ROUNDED = 1.001
"""More than this many times the gross quantity is not by rounding."""


def tell_net_above_gross(draft: Draft) -> None:
    """A finding for each quantity of a set that is more net than gross, with its first place.

    Source: the base quantities of IFC, where the net one is the gross one less what is cut out.
    """
    pairs = {
        name: f"{before}.{GROSS}{leaf.removeprefix(NET)}"
        for name, unit in draft.graph.units.items()
        for before, _, leaf in (name.rpartition("."),)
        if unit in MEASURED and before and leaf.startswith(NET) and not leaf.endswith(SURFACE)
    }
    found: dict[str, list[int]] = defaultdict(list)
    for step_id, node in draft.nodes.items():
        for name in node.properties.keys() & pairs.keys():
            net, gross = node.properties[name], node.properties.get(pairs[name])
            if isinstance(net, NUMBERS) and isinstance(gross, NUMBERS) and net > gross * ROUNDED:
                found[name].append(step_id)
    for name, step_ids in sorted(found.items()):
        first = draft.nodes[step_ids[0]]
        who = draft.name_of(step_ids[0])
        where = who if len(step_ids) == 1 else f"{len(step_ids)} things, as {who}"
        net, gross = first.properties[name], first.properties[pairs[name]]
        draft.find(
            "suspicious-quantity",
            who,
            f"{where}: {name} is {net:.6g}, more than {pairs[name].rpartition('.')[2]} "
            f"{gross:.6g} {draft.graph.units[name]}; one of the two is wrong",
            first.key,
        )
