"""Things by their names, with what is measured of them, in order."""

from dataclasses import replace

from agents.understanding.plans.algebra import Names, Nodes
from agents.understanding.plans.compiling.draft import Compiled, Draft, Unwritable
from agents.understanding.plans.compiling.firsts import first_in_each
from agents.understanding.plans.compiling.groups import key_lines, listed_from_the_key
from agents.understanding.plans.compiling.matching import matched
from agents.understanding.plans.compiling.measures import measure_lines
from agents.understanding.plans.compiling.properties import names_of, sorting, title_of
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from graph_store import quoted
from registers.joining import REGISTER_ROW


def write_names(draft: Draft, ask: Names) -> Compiled:
    """Things by their names, once each, with what is asked of them."""
    if ask.by and ask.order and ask.limit:
        return first_in_each(draft, ask, ask.by, ask.order)
    ask = replace(ask, nodes=_who_may_have(draft.terrain, ask))
    node, lines = matched(draft, ask.nodes)
    carried = [node]
    key_columns: list[str] = []
    if ask.by and ask.by.beside:
        raise Unwritable("names in groups by two things")
    if ask.by and ask.by.whole and ask.by.nodes:
        return listed_from_the_key(draft, ask.nodes, ask.by)
    if ask.by:
        more, key_columns, bound = key_lines(draft, ask.by, node)
        lines += more
        carried += bound
    names = [f"{node}.{quoted(name)}" for name in names_of(draft.terrain, ask.nodes)]
    columns = [f"{name} AS {quoted(title_of(name))}" for name in names if not ask.values]
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    units: dict[str, str] = {}
    told: list[str] = []
    order = ""
    if any(measure.counted or measure.related for measure in (*ask.measures, ask.order) if measure):
        lines.append(f"WITH DISTINCT {', '.join(carried)}")
    for measure in dict.fromkeys((*ask.measures, *((ask.order,) if ask.order else ()))):
        more, values = measure_lines(draft, measure, node, carried)
        lines += more
        for title, value in values:
            if measure in ask.measures:
                told.append(f"{value} AS {quoted(title)}")
                if measure.unit:
                    units[title] = measure.unit
        if ask.order == measure:
            order = values[0][1]
    broad = knowledge().broad.intersection(ask.nodes.labels)
    kept = ("ifc_class", "GlobalId") if broad else ("GlobalId",)
    identity = [f"{node}.{name} AS {name}" for name in kept if _has(draft.terrain, ask.nodes, name)]
    identity = [] if ask.measures or ask.by else identity
    returned = ", ".join([*key_columns, *columns, *told, *identity])
    if ask.order:
        by_name = [column.split(" AS ")[-1] for column in columns]
        body = _ordered(draft.terrain, lines, ask, order, returned, by_name)
    else:
        titles = [c.split(" AS ")[-1] for c in [*key_columns, *columns] or told]
        lies = [] if ask.values else _lying(draft.terrain, ask, carried)
        body = [*lines, *([f"WITH DISTINCT {', '.join(carried)}"] if lies else [])]
        once = lies or _are_apart(draft.terrain, ask)
        body.append(f"RETURN {'' if once else 'DISTINCT '}{returned}")
        body.append(f"ORDER BY {', '.join([*lies, *titles])}")
        if ask.limit:
            body.append(f"LIMIT {ask.limit}")
    if ask.order and ask.limit:
        ranked = ", ".join([f"{node}.key AS key", f"{order} AS `rank`", *columns])
        elements = "\n".join(_ordered(draft.terrain, lines, ask, order, ranked, by_name))
    return draft.done(body, len(key_columns) or len(columns), elements, units)


def _who_may_have(terrain: Terrain, ask: Names) -> Nodes:
    """Of rows of several tables that are called alike, those of the tables which have what is
    asked of them: an inspection of an asset was never commissioned."""
    rows = terrain.of_label.get(REGISTER_ROW, frozenset())
    own = [one for one in ask.measures if not (one.related or one.counted)]
    if not own or len(own) < len(ask.measures) or not ask.nodes.kinds <= rows:
        return ask.nodes
    names = {name for one in own for group in one.groups for name in group}
    having = frozenset(
        k for k in ask.nodes.kinds if any(terrain.filled(frozenset({k})).get(n) for n in names)
    )
    if not having or having == ask.nodes.kinds:
        return ask.nodes
    return replace(ask.nodes, kinds=having, labels=terrain.narrowest_label(having))


def _are_apart(terrain: Terrain, ask: Names) -> bool:
    """Whether each thing has a line of its own, where no GlobalId tells those of one name apart.

    Rows of a register, and what something is told of that it has itself: two doors that are called
    alike are two, however wide.
    """
    rows = terrain.of_label.get(REGISTER_ROW, frozenset())
    joined = any(one.related or one.counted for one in ask.measures)
    own = bool(ask.measures) or ask.nodes.kinds <= rows
    return own and not (ask.by or ask.values or joined)


def _lying(terrain: Terrain, ask: Names, carried: list[str]) -> list[str]:
    """By what storeys among these nodes, or those they are grouped by, lie above each other."""
    groups = ask.by.nodes if ask.by else None
    told = [sorting(terrain, groups, carried[1])] if groups else []
    return [one for one in (*told, sorting(terrain, ask.nodes, carried[0])) if one]


def _ordered(
    terrain: Terrain, lines: list[str], ask: Names, order: str, returned: str, by_name: list[str]
) -> list[str]:
    """In order of the measure, and of equals by name.

    What has none is no candidate, but stands in a list of any graph that is no building.
    """
    where = f"{order} IS NOT NULL"
    last = lines[-1] if lines else ""
    if ask.limit is None and not terrain.of_building:
        pass
    elif last.startswith("OPTIONAL MATCH "):
        lines = [*lines[:-1], last.removeprefix("OPTIONAL "), f"WHERE {where}"]
    elif last.startswith("WITH "):
        lines = [*lines, f"WHERE {where}"]
    elif last.startswith("WHERE "):
        lines = [*lines[:-1], f"{last}\n  AND {where}"]
    else:
        lines = [*lines, f"WHERE {where}"]
    once = order not in returned or _are_apart(terrain, ask)
    body = [*lines, f"RETURN {'' if once else 'DISTINCT '}{returned}"]
    title = next(
        (c.rpartition(" AS ")[2] for c in returned.split(", ") if c.startswith(order)), order
    )
    first = f"{title}{' DESC' if ask.descending else ''}"
    others = [name for name in by_name if name != title]
    body.append(f"ORDER BY {', '.join([first, *others])}")
    if ask.skip:
        body.append(f"SKIP {ask.skip}")
    if ask.limit:
        body.append(f"LIMIT {ask.limit}")
    return body


def _has(terrain: Terrain, nodes: Nodes, name: str) -> bool:
    return bool(terrain.filled(nodes.kinds).get(name))
