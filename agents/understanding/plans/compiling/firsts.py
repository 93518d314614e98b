"""The first of each group in the order of a measure: the largest room of each storey."""

from agents.understanding.plans.algebra import Key, Measure, Names
from agents.understanding.plans.compiling.draft import Compiled, Draft, Unwritable
from agents.understanding.plans.compiling.groups import key_lines
from agents.understanding.plans.compiling.matching import matched
from agents.understanding.plans.compiling.measures import measure_lines
from agents.understanding.plans.compiling.paths import path_pattern
from agents.understanding.plans.compiling.properties import names_of, sorting, title_of
from graph_store import quoted


def first_in_each(draft: Draft, ask: Names, by: Key, order: Measure) -> Compiled:
    """All things of a group that share its first place, each with what it is first by.

    Raises `Unwritable` where groups are made by no nodes, or more than the first is asked for.
    """
    if by.nodes is None or by.beside or ask.limit != 1 or ask.skip:
        raise Unwritable("the first few of groups by anything but nodes")
    node, lines = matched(draft, ask.nodes)
    more, key_columns, (key,) = key_lines(draft, by, node)
    lines += [*more, f"WITH DISTINCT {node}, {key}"]
    more, values = measure_lines(draft, order, node, [node, key])
    function = "max" if ask.descending else "min"
    lines += [*more, f"WITH {key}, {function}({values[0][1]}) AS first", "WHERE first IS NOT NULL"]
    again, more = matched(draft, ask.nodes)
    lines += [*more, f"MATCH ({again}){path_pattern(by.path)}({key})"]
    lines.append(f"WITH DISTINCT {key}, first, {again}")
    more, values = measure_lines(draft, order, again, [key, "first", again])
    title, value = values[0]
    lines += [*more, f"WITH {key}, first, {again}, {value} AS value", "WHERE value = first"]
    names = [f"{again}.{quoted(name)}" for name in names_of(draft.terrain, ask.nodes)]
    columns = [f"{name} AS {quoted(title_of(name))}" for name in names]
    lying = sorting(draft.terrain, by.nodes, key)
    sorted_by = [c.split(" AS ")[-1] for c in (*key_columns, *columns)]
    returned = ", ".join([*key_columns, *columns, f"value AS {quoted(title)}"])
    body = [
        *lines,
        f"RETURN {returned}",
        f"ORDER BY {', '.join([*([lying] if lying else []), *sorted_by])}",
    ]
    elements = "\n".join([*lines, f"RETURN DISTINCT {again}.key AS key"])
    units = {title: order.unit} if order.unit else {}
    return draft.done(body, len(key_columns), elements, units)
