"""A number for each group, and the first of such groups."""

from dataclasses import replace

from agents.understanding.plans.algebra import Aggregate, Key, Measure, Nodes, Related, Test, Top
from agents.understanding.plans.compiling.conditions import conditions_of, node_pattern
from agents.understanding.plans.compiling.draft import Compiled, Draft, Unwritable
from agents.understanding.plans.compiling.matching import matched
from agents.understanding.plans.compiling.measures import aggregated, measure_lines
from agents.understanding.plans.compiling.paths import path_pattern
from agents.understanding.plans.compiling.properties import (
    first_known,
    names_of,
    short_name,
    sorting,
    title_of,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from graph_store import quoted


def write_top(draft: Draft, ask: Top) -> Compiled:
    """The first groups in order of their number instead of all in order of their names."""
    by = ask.ask.by
    if by is None or by.beside:
        raise Unwritable("the first of no groups, or of groups by two things")
    measure, function = None, ""
    if isinstance(ask.ask, Aggregate):
        measure, function = ask.ask.measure, ask.ask.function
    told = Test(tuple(group[0] for group in by.groups), "known")
    nodes = ask.ask.nodes.having(told) if by.groups else ask.ask.nodes
    whole = grouped(draft, nodes, by, measure, function, of_all=False)
    lines, _, order = whole.cypher.rpartition("ORDER BY ")
    number = f"{quoted(function) if function else 'count'}{' DESC' if ask.descending else ''}"
    first = f"{lines}ORDER BY {number}, {order}\nLIMIT {ask.limit}"
    return replace(whole, cypher=first, elements=None)


def _are_types(terrain: Terrain, by: Key) -> bool:
    """Whether groups are made by types, of which several of one name are one to a person."""
    if by.nodes is None:
        return False
    labels = terrain.kinds(tuple(knowledge().instances))
    return bool(by.nodes.kinds) and by.nodes.kinds <= labels


def grouped(
    draft: Draft,
    nodes: Nodes,
    by: Key,
    measure: Measure | None,
    function: str,
    *,
    of_all: bool = True,
) -> Compiled:
    """A number for each group; places without anything are told with 0."""
    whole = not (_are_types(draft.terrain, by) or any(isinstance(c, Related) for c in nodes.where))
    if measure is not None and measure.related and by.path and knowledge().leads_down(by.path[0]):
        raise Unwritable("what others have, in groups by what the things are put together of")
    if by.nodes is not None and whole and of_all and measure is None and not by.beside:
        return _counted_from_the_key(draft, nodes, by)
    node, lines = matched(draft, nodes)
    more, columns, bound = key_lines(draft, by, node)
    if by.beside:
        also, others, ends = key_lines(draft, by.beside, node)
        more, columns, bound = [*more, *also], [*columns, *others], [*bound, *ends]
    lines += more
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    units = _key_units(by)
    if measure is None:
        value = f"count(DISTINCT {node}) AS count"
    else:
        lines.append(f"WITH DISTINCT {', '.join([node, *bound])}")
        extra, values = measure_lines(draft, measure, node, [node, *bound], flat=True)
        lines += extra
        title = function
        value = f"{aggregated(function, values[0][1])} AS {quoted(title)}"
        if measure.unit:
            units[title] = measure.unit
    titles = ", ".join(column.rpartition(" AS ")[2] for column in columns)
    body = [*lines, f"RETURN {', '.join(columns)}, {value}", f"ORDER BY {titles}"]
    if lies := by.nodes and not by.beside and sorting(draft.terrain, by.nodes, bound[0]):
        told = value.rpartition(" AS ")[2]
        body = [*lines, f"WITH {bound[0]}, {value}"]
        body += [f"RETURN {', '.join(columns)}, {told}", f"ORDER BY {lies}"]
    return draft.done(body, len(columns), elements, units)


def _counted_from_the_key(draft: Draft, nodes: Nodes, by: Key) -> Compiled:
    assert by.nodes is not None
    key, node, lines = _from_the_key(draft, nodes, by, by.nodes)
    names = [f"{key}.{quoted(name)}" for name in names_of(draft.terrain, by.nodes)]
    columns = [f"{name} AS {quoted(title_of(name))}" for name in names]
    sort = sorting(draft.terrain, by.nodes, key)
    lines.append(f"WITH {key}, count(DISTINCT {node}) AS count")
    body = [*lines, f"RETURN {', '.join(columns)}, count"]
    body.append(f"ORDER BY {sort or ', '.join(c.rpartition(' AS ')[2] for c in columns)}")
    return draft.done(body, len(columns), _keys(draft, by.nodes))


def listed_from_the_key(draft: Draft, nodes: Nodes, by: Key) -> Compiled:
    """Each group with the names of what is in it; with none where nothing is."""
    assert by.nodes is not None
    key, node, lines = _from_the_key(draft, nodes, by, by.nodes)
    groups = _key_columns(draft, by, by.nodes, key)
    names = [f"{node}.{quoted(name)}" for name in names_of(draft.terrain, nodes)]
    columns = [*groups, *(f"{name} AS {quoted(title_of(name))}" for name in names)]
    titles = ", ".join(column.rpartition(" AS ")[2] for column in columns)
    sort = sorting(draft.terrain, by.nodes, key)
    lines.append(f"WITH DISTINCT {key}, {node}")
    body = [*lines, f"RETURN {', '.join(columns)}"]
    body.append(f"ORDER BY {', '.join(filter(None, (sort, titles)))}")
    return draft.done(body, len(groups), _keys(draft, by.nodes))


def _from_the_key(draft: Draft, nodes: Nodes, by: Key, groups: Nodes) -> tuple[str, str, list[str]]:
    """What groups are made by, and what is in them as far as anything is."""
    key, lines = matched(draft, groups)
    node = draft.fresh_node()
    path = tuple(hop.reversed() for hop in reversed(by.path))
    lines.append(f"OPTIONAL MATCH ({key}){path_pattern(path)}{node_pattern(nodes, node)}")
    conditions = conditions_of(draft, nodes, node)
    if conditions:
        lines.append("WHERE " + "\n  AND ".join(conditions))
    return key, node, lines


def _keys(draft: Draft, groups: Nodes) -> str:
    group, found = matched(draft, groups)
    return "\n".join([*found, f"RETURN DISTINCT {group}.key AS key"])


def key_lines(draft: Draft, by: Key, node: str) -> tuple[list[str], list[str], list[str]]:
    """What groups are made by: further lines, its columns, and what it binds."""
    if by.nodes is None and by.groups and len(by.groups[0]) > 1:
        told = [(f"{node}.{quoted(name)}", short_name(name)) for name in by.groups[0]]
        return [], [f"{alike(value, by.unit)} AS {quoted(title)}" for value, title in told], []
    if by.nodes is None:
        value = alike(first_known(node, [group[0] for group in by.groups]), by.unit)
        return [], [f"{value} AS {quoted(by.word)}"], []
    key = draft.fresh_node()
    lines = [f"MATCH ({node}){path_pattern(by.path)}{node_pattern(by.nodes, key)}"]
    conditions = conditions_of(draft, by.nodes, key)
    if conditions:
        lines.append("WHERE " + "\n  AND ".join(conditions))
    return lines, _key_columns(draft, by, by.nodes, key), [key]


def _key_columns(draft: Draft, by: Key, groups: Nodes, key: str) -> list[str]:
    names = [f"{key}.{quoted(name)}" for name in names_of(draft.terrain, groups)]
    single = len(names) == 1
    return [
        f"{name} AS {quoted(by.word if single else f'{by.word} {title_of(name)}')}"
        for name in names
    ]


def _key_units(by: Key) -> dict[str, str]:
    """The unit of the columns of a key."""
    if not by.unit or by.nodes is not None:
        return {}
    told = by.groups[0] if len(by.groups[0]) > 1 else (by.word,)
    return {short_name(name): by.unit for name in told}


def alike(value: str, unit: str) -> str:
    """Lengths that differ by less than a millimetre are one, for they are computed."""
    return f"round({value} * 1000) / 1000" if unit == "m" else value
