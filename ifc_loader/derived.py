"""Relationships that follow from others, all marked `derived: true`."""

from collections import defaultdict

from ifc_loader.draft import Draft

SOURCE, SINK = "SOURCE", "SINK"
CONDUITS = frozenset({"IfcFlowSegment", "IfcFlowFitting"})
"""What a flow only passes through: pipes, ducts, cables, and what joins them."""
MOST_FED = 1000
"""Things that one thing feeds; a network that comes round to more says nothing of one of them."""


def derive_relations(draft: Draft) -> None:
    """Add HOSTS, ON_STOREY, CONNECTED_TO and FEEDS."""
    _hosts(draft)
    _storeys(draft)
    _feeds(draft, _connections(draft))


def _hosts(draft: Draft) -> None:
    """Wall → door or window, through the opening."""
    filled: dict[int, list[int]] = defaultdict(list)
    for opening, filling in draft.ends.get("FILLED_BY", ()):
        filled[opening].append(filling)
    for element, opening in draft.ends.get("HAS_OPENING", ()):
        for filling in filled[opening]:
            draft.relate(element, "HOSTS", filling, derived=True)


def _storeys(draft: Draft) -> None:
    """Element or space → the storey it is in, up through containment, wholes and hosts."""
    parent = wholes(draft)
    above: dict[int, int | None] = {}
    for step_id, node in draft.nodes.items():
        if "IfcProduct" not in node.labels or "IfcPort" in node.labels:
            continue
        storey = _storey_above(draft, step_id, parent, above)
        if storey is not None:
            draft.relate(step_id, "ON_STOREY", storey, derived=True)


def wholes(draft: Draft) -> dict[int, int]:
    """Thing → the first place or whole that it is in; nothing is in itself."""
    parent: dict[int, int] = {}
    for edge in ("CONTAINS", "AGGREGATES", "NESTS", "FILLED_BY", "HAS_OPENING", "HAS_PROJECTION"):
        for whole, part in draft.ends.get(edge, ()):
            if part != whole:
                parent.setdefault(part, whole)
    return parent


def _storey_above(
    draft: Draft, step_id: int, parent: dict[int, int], above: dict[int, int | None]
) -> int | None:
    """The storey that a thing is in; `above` remembers it for all on the way, each walked once."""
    way = []
    at: int | None = step_id
    while at is not None and at not in above:
        way.append(at)
        above[at] = None
        at = parent.get(at)
        if at is not None and "IfcBuildingStorey" in draft.nodes[at].labels:
            break
    found = at
    if at is not None and "IfcBuildingStorey" not in draft.nodes[at].labels:
        found = above[at]
    above.update(dict.fromkeys(way, found))
    return found


def _connections(draft: Draft) -> dict[int, list[int]]:
    """Element → element through connected ports, along the flow where the ports tell it.

    Gives the elements that each one's flow is known to enter. Source: IfcRelConnectsPorts;
    IfcDistributionPort.FlowDirection (SOURCE: flow leaves here).
    """
    onward: dict[int, list[int]] = defaultdict(list)
    owner = {port: element for element, port in draft.ends.get("HAS_PORT", ())}
    seen: set[tuple[int, int]] = set()
    group: dict[int, int] = {}
    for first, second in draft.ends.get("CONNECTED_PORT", ()):
        if first not in owner or second not in owner:
            continue
        start, end = owner[first], owner[second]
        flow = [draft.nodes[port].properties.get("FlowDirection") for port in (first, second)]
        known = SOURCE in flow or SINK in flow
        if flow[0] == SINK or flow[1] == SOURCE:
            start, end = end, start
        _join(group, start, end)
        if start == end or (start, end) in seen:
            continue
        seen.add((start, end))
        draft.relate(start, "CONNECTED_TO", end, derived=True, flow_known=known)
        if known:
            onward[start].append(end)
    for step_id in group:
        network = draft.nodes[_root(group, step_id)].key
        draft.nodes[step_id].properties["derived.Network"] = network
    return onward


def _feeds(draft: Draft, onward: dict[int, list[int]]) -> None:
    """Element → the next elements along the flow, through pipes, ducts, cables and fittings."""
    for start in [one for one in onward if not _is_conduit(draft, one)]:
        fed: dict[int, None] = {}
        passed = {start}
        waiting = list(onward[start])
        while waiting and len(fed) <= MOST_FED:
            step_id = waiting.pop()
            if step_id in passed:
                continue
            passed.add(step_id)
            if _is_conduit(draft, step_id):
                waiting += onward.get(step_id, ())
            else:
                fed[step_id] = None
        if len(fed) > MOST_FED:
            draft.find(
                "not-derived", draft.nodes[start].key, f"it feeds more than {MOST_FED:,} things"
            )
            continue
        for step_id in sorted(fed):
            draft.relate(start, "FEEDS", step_id, derived=True)


def _is_conduit(draft: Draft, step_id: int) -> bool:
    return not CONDUITS.isdisjoint(draft.nodes[step_id].labels)


def _root(group: dict[int, int], step_id: int) -> int:
    group.setdefault(step_id, step_id)
    while group[step_id] != step_id:
        group[step_id] = group[group[step_id]]
        step_id = group[step_id]
    return step_id


def _join(group: dict[int, int], first: int, second: int) -> None:
    """Put two elements into one network, named by its lowest STEP id."""
    low, high = sorted((_root(group, first), _root(group, second)))
    group[high] = low
