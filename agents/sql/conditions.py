"""Conditions of the algebra as SQL: each is one expression over the row that it is of."""

from agents.sql.tables import Bound, LacksError, SqlDraft, named
from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Either,
    Is,
    Nodes,
    Not,
    Operator,
    Related,
    Test,
)
from agents.understanding.plans.compiling.draft import Unwritable
from agents.understanding.schema.terrain import Path


def conditions(draft: SqlDraft, nodes: Nodes, row: Bound) -> list[str]:
    """All that holds of the row that is one of these nodes."""
    return (["FALSE"] if nodes.absent else []) + [
        condition(draft, each, row) for each in nodes.where
    ]


def where(tests: list[str]) -> str:
    return f" WHERE {' AND '.join(tests)}" if tests else ""


def condition(draft: SqlDraft, one: Condition, row: Bound) -> str:
    """A condition of a row as an expression. Raises `LacksError` and `Unwritable`."""
    match one:
        case Test():
            told = [_compared(draft, one, row, name) for name in one.properties]
            found = " OR ".join(each for each in told if each) or "FALSE"
        case Related():
            found = _related(draft, one, row)
        case Either():
            found = " OR ".join(condition(draft, each, row) for each in one.conditions)
        case Not():
            found = f"NOT COALESCE({condition(draft, one.condition, row)}, FALSE)"
        case Is():
            same = row.table in draft.tables_of(one.nodes)
            tests = conditions(draft, one.nodes, row) if same else ["FALSE"]
            found = " AND ".join(tests) or "TRUE"
        case Beyond():
            found = _beyond(draft, one, row)
    return f"({found})"


def _compared(draft: SqlDraft, one: Test, row: Bound, name: str) -> str:
    left, kind = draft.value(row, name)
    if one.operator in {"known", "unknown"}:
        return f"{left} IS {'NOT ' if one.operator == 'known' else ''}NULL"
    if left == "NULL":
        return ""
    if one.operator == "holds":
        raise Unwritable("a list in one cell")
    values = one.value if isinstance(one.value, tuple) else (one.value,)
    if one.operator == "in":
        return f"{left} IN ({', '.join(map(draft.parameter, values))})"
    right = draft.parameter(values[0])
    if one.operator == "contains":
        return f"STRPOS(LOWER({left}), {right}) > 0"
    if one.year == "day":
        left = f"SUBSTRING({left}, 1, 10)"
    elif one.year:
        left = f"CAST(SUBSTRING({left}, 1, 4) AS INT)"
    elif kind == "boolean" and not isinstance(values[0], bool):
        left = f"CAST({left} AS TEXT)"
    return f"{left} {one.operator} {right}"


def _related(draft: SqlDraft, one: Related, row: Bound) -> str:
    if len(one.path) > 1 and one.path[0].type == one.path[-1].type:
        raise Unwritable("a way back to where it began")
    if one.count is None:
        return ("NOT " if one.negated else "") + leads(draft, row, one.path, one.nodes)
    if one.negated:
        raise Unwritable("no such number of them")
    operator, number = one.count
    return f"{counted(draft, one, row)} {operator} {draft.parameter(number)}"


def counted(draft: SqlDraft, one: Related, row: Bound) -> str:
    """How many rows stand at the end of a path from a row, each once."""
    end = Bound(draft.table_of(one.nodes), draft.fresh())
    tests = [leads(draft, row, one.path, end), *conditions(draft, one.nodes, end)]
    return f"(SELECT COUNT(*) FROM {named(end.table.table, end.alias)}{where(tests)})"


def leads(draft: SqlDraft, row: Bound, path: Path, end: Nodes | Bound) -> str:
    """Whether a path leads from a row to such nodes, or to that other row."""
    hop, rest = path[0], path[1:]
    targets = (end.table,) if isinstance(end, Bound) else draft.tables_of(end)
    ways = []
    for step in draft.steps(row.table, hop):
        if not rest and step.target not in targets:
            continue
        if not rest and isinstance(end, Bound):
            between, tests = draft.link(step, row, end.alias)
        else:
            other = Bound(step.target, draft.fresh())
            between, tests = draft.link(step, row, other.alias)
            between.append(named(other.table.table, other.alias))
            tests += (
                conditions(draft, end, other)
                if not rest and isinstance(end, Nodes)
                else [leads(draft, other, rest, end)]
            )
        inner = " AND ".join(tests)
        ways.append(
            f"EXISTS(SELECT 1 FROM {', '.join(between)} WHERE {inner})" if between else inner
        )
    if not ways:
        raise LacksError(hop.type.replace("_", " ").lower())
    return f"({' OR '.join(ways)})"


def _beyond(draft: SqlDraft, one: Beyond, row: Bound) -> str:
    other = Bound(draft.table_of(one.nodes), draft.fresh())
    left, right = (first_known(draft, each, one.properties) for each in (row, other))
    function = "MAX" if one.operator in _LARGER else "MIN"
    tests = conditions(draft, one.nodes, other)
    held = f"SELECT {function}({right}) FROM {named(other.table.table, other.alias)}{where(tests)}"
    return f"{left} {one.operator} ({held})"


_LARGER: frozenset[Operator] = frozenset({">", ">="})


def first_known(draft: SqlDraft, row: Bound, names: tuple[str, ...]) -> str:
    """The first of these properties that a row has."""
    told = [value for name in names if (value := draft.value(row, name)[0]) != "NULL"]
    if not told:
        return "NULL"
    return told[0] if len(told) == 1 else f"COALESCE({', '.join(told)})"
