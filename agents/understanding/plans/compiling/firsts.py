"""The first of each group in the order of a measure: the largest room of each storey."""

from agents.understanding.plans.algebra import Key, Measure, Names
from agents.understanding.plans.compiling.draft import Compiled, Draft, Unwritable
from agents.understanding.plans.compiling.groups import key_lines
from agents.understanding.plans.compiling.matching import matched
from agents.understanding.plans.compiling.measures import measure_lines
from agents.understanding.plans.compiling.paths import path_pattern
from agents.understanding.plans.compiling.properties import first_known, names_of, sorting
from graph_store import quoted

FULL_NAME = "derived.FullName"
"""The number and the name of a room in one."""


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
    known = "first > 0" if order.counted and ask.descending else "first IS NOT NULL"
    lines += [*more, f"WITH {key}, {function}({values[0][1]}) AS first", f"WHERE {known}"]
    again, more = matched(draft, ask.nodes)
    lines += [*more, f"MATCH ({again}){path_pattern(by.path)}({key})"]
    lines.append(f"WITH DISTINCT {key}, first, {again}")
    more, values = measure_lines(draft, order, again, [key, "first", again])
    title, value = values[0]
    lines += [*more, f"WITH {key}, first, {again}, {value} AS value", "WHERE value = first"]
    full = [name for name in (FULL_NAME,) if draft.terrain.filled(ask.nodes.kinds).get(name)]
    called = first_known(again, [*full, *names_of(draft.terrain, ask.nodes)])
    columns = [*key_columns, f"{called} AS {quoted(ask.nodes.text or 'name')}"]
    lying = sorting(draft.terrain, by.nodes, key)
    sorted_by = [column.split(" AS ")[-1] for column in columns]
    returned = ", ".join([*columns, f"value AS {quoted(title)}"])
    body = [
        *lines,
        f"RETURN {returned}",
        f"ORDER BY {', '.join([*([lying] if lying else []), *sorted_by])}",
    ]
    elements = "\n".join([*lines, f"RETURN DISTINCT {again}.key AS key"])
    units = {title: order.unit} if order.unit else {}
    return draft.done(body, len(key_columns), elements, units)
