"""The first of each group in the order of a measure: the largest room, or two, of each storey."""

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
    """The first things of a group, and all that share the last place of these, each with what it is
    first by.

    Raises `Unwritable` where groups are made by no nodes, or the first are passed over.
    """
    if by.nodes is None or by.beside or ask.limit is None or ask.skip:
        raise Unwritable("the first few of groups by anything but nodes")
    node, lines = matched(draft, ask.nodes)
    more, key_columns, (key,) = key_lines(draft, by, node)
    lines += [*more, f"WITH DISTINCT {node}, {key}"]
    more, values = measure_lines(draft, order, node, [node, key])
    lines += [*more, *_least(values[0][1], key, ask.limit, descending=ask.descending)]
    lines.append(
        f"WHERE {'first > 0' if order.counted and ask.descending else 'first IS NOT NULL'}"
    )
    again, more = matched(draft, ask.nodes)
    lines += [*more, f"MATCH ({again}){path_pattern(by.path)}({key})"]
    lines.append(f"WITH DISTINCT {key}, first, {again}")
    more, values = measure_lines(draft, order, again, [key, "first", again])
    title, value = values[0]
    sign = "=" if ask.limit == 1 else ">=" if ask.descending else "<="
    lines += [*more, f"WITH {key}, first, {again}, {value} AS value", f"WHERE value {sign} first"]
    full = [name for name in (FULL_NAME,) if draft.terrain.filled(ask.nodes.kinds).get(name)]
    called = first_known(again, [*full, *names_of(draft.terrain, ask.nodes)])
    columns = [*key_columns, f"{called} AS {quoted(ask.nodes.text or 'name')}"]
    lying = sorting(draft.terrain, by.nodes, key)
    sorted_by = [column.split(" AS ")[-1] for column in columns]
    returned = ", ".join([*columns, f"value AS {quoted(title)}"])
    if ask.limit > 1:
        sorted_by.insert(len(key_columns), f"{quoted(title)}{' DESC' if ask.descending else ''}")
    body = [
        *lines,
        f"RETURN {returned}",
        f"ORDER BY {', '.join([*([lying] if lying else []), *sorted_by])}",
    ]
    elements = "\n".join([*lines, f"RETURN DISTINCT {again}.key AS key"])
    units = {title: order.unit} if order.unit else {}
    return draft.done(body, len(key_columns), elements, units)


def _least(value: str, key: str, limit: int, *, descending: bool) -> list[str]:
    """What the last of the first few of each group has, or the last of all where they are fewer."""
    if limit == 1:
        return [f"WITH {key}, {'max' if descending else 'min'}({value}) AS first"]
    at = f"CASE WHEN size(told) < {limit} THEN last(told) ELSE told[{limit - 1}] END"
    return [
        f"WITH {key}, {value} AS value ORDER BY value{' DESC' if descending else ''}",
        f"WITH {key}, collect(value) AS told",
        f"WITH {key}, {at} AS first",
    ]
