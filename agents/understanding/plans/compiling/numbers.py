"""How many things there are, and what is measured of all of them."""

from agents.understanding.plans.algebra import Aggregate, Count, Links
from agents.understanding.plans.compiling.draft import Compiled, Draft
from agents.understanding.plans.compiling.groups import alike, grouped
from agents.understanding.plans.compiling.matching import matched
from agents.understanding.plans.compiling.measures import adds_up, aggregated, measure_lines
from graph_store import quoted


def write_count(draft: Draft, ask: Count) -> Compiled:
    """How many things there are, in all or in each group."""
    if ask.by:
        return grouped(draft, ask.nodes, ask.by, None, "")
    node, lines = matched(draft, ask.nodes)
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    return draft.done([*lines, f"RETURN count(DISTINCT {node}) AS count"], 0, elements)


def write_aggregate(draft: Draft, ask: Aggregate) -> Compiled:
    """One number of what is measured of things, in all or in each group."""
    if ask.by:
        return grouped(draft, ask.nodes, ask.by, ask.measure, ask.function)
    node, lines = matched(draft, ask.nodes)
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    lines.append(f"WITH DISTINCT {node}")
    together = ask.function == "sum" or not adds_up(draft.terrain, ask.measure)
    more, values = measure_lines(draft, ask.measure, node, [node], flat=together)
    value = values[0][1]
    name = {"spread": "difference"}.get(ask.function, ask.function)
    units = {name: ask.measure.unit} if ask.measure.unit else {}
    if ask.function == "kinds":
        told = [alike(one, ask.measure.unit) for _, one in values]
        value = told[0] if len(told) == 1 else " + 'x' + ".join(f"toString({one})" for one in told)
        units = {}
    body = [*lines, *more]
    body.append(f"RETURN {aggregated(ask.function, value)} AS {quoted(name)}")
    return draft.done(body, 0, elements, units)


def write_links(draft: Draft, ask: Links) -> Compiled:
    """How many relationships things have."""
    node, lines = matched(draft, ask.nodes)
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    body = [*lines, f"MATCH ({node})-[link:{quoted(ask.type)}]-()"]
    return draft.done([*body, "RETURN count(DISTINCT link) AS count"], 0, elements)
