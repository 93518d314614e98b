"""Which elements an answer speaks of: their GlobalIds, for the 3D view and for a follow-up."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lark import Token, Tree

from agents.messages import Attempt, Query, Twin
from agents.steps.executor import look_up
from graph_store import GraphNode, GraphRelationship, Rows
from graph_store.cypher_names import lone_name
from graph_store.cypher_outline import Outline, outline
from graph_store.cypher_values import is_aggregate, is_name, is_rule, names_in, plain_name
from registers.joining import RECORDS, REGISTER_ROW

GLOBAL_ID = re.compile(r"[0-3][0-9A-Za-z_$]{21}")
"""An IFC GlobalId: 128 bits in 22 characters. Source: IFC4 IfcGloballyUniqueId."""

MOST_ELEMENTS = 5000

AFTER_ITEMS = ("order", "skip", "limit")
SIMPLE = frozenset({"match", "with_clause", "return_clause"})


def elements_of(attempt: Attempt, twin: Twin) -> tuple[str, ...]:
    """The GlobalIds of the elements an attempt's result speaks of, in order of appearance."""
    rows = attempt.execution
    return elements_in(attempt.query, rows, twin) if isinstance(rows, Rows) else ()


def elements_in(query: Query, rows: Rows, twin: Twin) -> tuple[str, ...]:
    """The GlobalIds of the elements that the rows of a query speak of.

    They are read from the query's companion where it has one, else off the rows (nodes,
    GlobalIds, keys), else by asking a simple query again with the keys of its nodes beside its
    values. Rows of registers speak of the elements that they record, or that a row they name does.
    Empty where none of these tells.
    """
    if query.elements:
        return _spoken_of(_cells(twin, query.elements, query), twin)
    if named := _spoken_of(rows.rows, twin):
        return named
    again = with_keys(query)
    if again is None or not rows.rows:
        return ()
    cells = _cells(twin, again, query)
    return _spoken_of([row[len(rows.columns) :] for row in cells], twin)


def _cells(twin: Twin, cypher: str, query: Query) -> Sequence[tuple[Any, ...]]:
    found = look_up(twin, cypher, query.parameters, MOST_ELEMENTS)
    return found.rows if isinstance(found, Rows) else ()


def _spoken_of(cells: Sequence[Any], twin: Twin) -> tuple[str, ...]:
    """The GlobalIds in cells, else those of the elements that the register rows in them record."""
    if named := global_ids(cells):
        return named
    if not any(kind.type == RECORDS for kind in twin.schema.relationships):
        return ()
    keys = [key for cell in cells for key in _keys(cell)]
    for way in ("", f"-->(:{REGISTER_ROW})"):
        found = look_up(
            twin,
            f"MATCH (r:{REGISTER_ROW}){way}-[:{RECORDS}]->(e) WHERE r.key IN $keys "
            "RETURN DISTINCT e.GlobalId",
            {"keys": keys},
            MOST_ELEMENTS,
        )
        if isinstance(found, Rows) and found.rows:
            return global_ids(found.rows)
    return ()


def _keys(cell: Any) -> Iterator[str]:
    """What in a cell may be the key of a node."""
    if isinstance(cell, GraphNode):
        yield cell.key
    elif isinstance(cell, str):
        yield cell
    elif isinstance(cell, Iterable) and not isinstance(cell, dict):
        for one in cell:
            yield from _keys(one)


def global_ids(cells: Iterable[Any]) -> tuple[str, ...]:
    """Every GlobalId in these cells, once each."""
    return tuple(dict.fromkeys(_walk(cells)))


def _walk(cell: Any) -> Iterator[str]:
    if isinstance(cell, GraphNode):
        yield from _walk(cell.properties.get("GlobalId") or cell.key)
    elif isinstance(cell, GraphRelationship):
        yield from _walk((cell.start, cell.end))
    elif isinstance(cell, str):
        name = cell.rpartition("/")[2]
        if GLOBAL_ID.fullmatch(name):
            yield name
    elif isinstance(cell, dict):
        yield from _walk(cell.values())
    elif isinstance(cell, Iterable):
        for one in cell:
            yield from _walk(one)


def with_keys(query: Query) -> str | None:
    """The query with the keys of the nodes it speaks of as further columns; None unless simple.

    Simple is one `MATCH … WITH … RETURN` (more than one `MATCH` and `WITH` allowed) without
    `UNION`, `UNWIND` or `CALL`. The nodes are those whose variables the `RETURN` uses, else the
    first; of those that no `WITH` let go. Order and limit stay, and where values are aggregated the
    keys are collected, so that no row becomes another.
    """
    read = outline(query.cypher)
    clauses = [one for part in read.tree.find_data("part") for one in part.children]
    kinds = [one.data for one in clauses if isinstance(one, Tree)]
    if kinds.count("return_clause") != 1 or set(kinds) - SIMPLE:
        return None
    returned = next(read.tree.find_data("return_clause"))
    nodes = _held_on_to(read)
    speaks_of = [name for name in dict.fromkeys(names_in(returned)) if name in nodes] or nodes[:1]
    if not speaks_of:
        return None
    aggregated = any(is_aggregate(one) for one in returned.find_data("operand"))
    key = "collect(DISTINCT `{0}`.key) AS `{0} keys`" if aggregated else "`{0}`.key AS `{0} keys`"
    keys = ", ".join(key.format(name) for name in speaks_of)
    after = (one for one in returned.children if is_rule(one, *AFTER_ITEMS))
    end = next((one.meta.start_pos for one in after), len(query.cypher))
    return f"{query.cypher[:end].rstrip()}, {keys} {query.cypher[end:]}".strip()


def _held_on_to(read: Outline) -> list[str]:
    """The variables of nodes that stand for the same node still behind every `WITH`."""
    nodes = [(one.variable, one.at) for one in read.nodes if one.variable]
    for clause in read.tree.find_data("with_clause"):
        if any(str(one) == "*" for one in clause.children):
            continue
        items = (one for one in clause.children if is_rule(one, "item"))
        kept = {lone_name(one.children[0]) for one in items if _is_plain(one)}
        end = clause.meta.end_pos
        nodes = [(name, at) for name, at in nodes if at > end or name in kept]
    return list(dict.fromkeys(name for name, _ in nodes))


def _is_plain(item: Tree[Token]) -> bool:
    """`d`, `d AS d`: a name that goes by no other from here."""
    last = item.children[-1]
    return not is_name(last) or plain_name(last) == lone_name(item.children[0])
