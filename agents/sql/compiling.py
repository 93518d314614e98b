"""`Ask` → SQL over the database that the graph was made from, by the same mapping.

Each ask has the columns that its Cypher has (`understanding.plans.compiling`), so that its rows are
told alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from agents.sql.conditions import conditions, counted, first_known, leads, where
from agents.sql.tables import Bound, LacksError, SqlDraft, named, quoted
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Key,
    Measure,
    Names,
    Nodes,
    Related,
    Share,
    Top,
    Versus,
)
from agents.understanding.plans.compiling.draft import Unwritable
from agents.understanding.plans.compiling.properties import names_of, short_name, title_of
from agents.understanding.schema.terrain import Terrain
from registers.mapping import Mapping
from registers.tables import Table

AGGREGATES = {"sum": "COALESCE(SUM({0}), 0)", "spread": "MAX({0}) - MIN({0})",
              "kinds": "COUNT(DISTINCT {0})"}  # fmt: skip
COMPARED = {"difference": "{0} - {1}", "ratio": "1.0 * {0} / NULLIF({1}, 0)",
            "is_more": "{0} > {1}", "is_less": "{0} < {1}", "same": "{0} = {1}"}  # fmt: skip


@dataclass(frozen=True)
class CompiledSql:
    """A statement with what its columns are: the first `names` of them name the rows."""

    sql: str
    parameters: dict[str, Any]
    names: int = 0
    units: dict[str, str] = field(default_factory=dict)
    truths: frozenset[str] = frozenset()
    """Columns of true and false, which SQLite has as 1 and 0."""


def compile_sql(
    ask: Ask, terrain: Terrain, mapping: Mapping, tables: Sequence[Table]
) -> CompiledSql:
    """The statement of an ask. Raises `LacksError` for what the database has not, `Unwritable`."""
    draft = SqlDraft(terrain, mapping, {table.name: table for table in tables})
    match ask:
        case Count() if ask.by is None:
            return _done(draft, f"SELECT {_count(draft, ask.nodes)} AS count")
        case Count() | Aggregate() if ask.by is not None:
            return _grouped(draft, ask, ask.by, of_all=True)
        case Aggregate():
            name = {"spread": "difference"}.get(ask.function, ask.function)
            units = {name: ask.measure.unit} if ask.measure.unit else {}
            return _done(draft, f"SELECT {_aggregate(draft, ask)} AS {quoted(name)}", 0, units)
        case Names():
            return _names(draft, ask)
        case Top() if ask.ask.by is not None:
            return _grouped(draft, ask.ask, ask.ask.by, of_all=False, top=ask)
        case Exists() | Share() | Versus():
            return _of_two(draft, ask)
    raise LacksError("what a model says of its building")


def _done(
    draft: SqlDraft,
    sql: str,
    names: int = 0,
    units: dict[str, str] | None = None,
    truths: frozenset[str] = frozenset(),
) -> CompiledSql:
    return CompiledSql(sql, draft.parameters, names, units or {}, truths)


def _row(draft: SqlDraft, nodes: Nodes) -> tuple[Bound, str, list[str]]:
    """A row that is one of the nodes, its table in FROM, and what holds of it."""
    row = Bound(draft.table_of(nodes), draft.fresh())
    return row, named(row.table.table, row.alias), conditions(draft, nodes, row)


def _count(draft: SqlDraft, nodes: Nodes) -> str:
    _, source, tests = _row(draft, nodes)
    return f"(SELECT COUNT(*) FROM {source}{where(tests)})"


def _aggregate(draft: SqlDraft, ask: Aggregate) -> str:
    """One number of all rows together; of rows at the end of a path, each of these once."""
    row, source, tests = _row(draft, ask.nodes)
    if ask.measure.related is None:
        value = _value(draft, ask.measure, row)
        return f"(SELECT {_of_all(ask.function, value)} FROM {source}{where(tests)})"
    held = ask.measure.related
    end, other, more = _row(draft, held.nodes)
    reached = where([leads(draft, row, held.path, end), *tests])
    more.append(f"EXISTS(SELECT 1 FROM {source}{reached})")
    value = _value(draft, ask.measure, end)
    return f"(SELECT {_of_all(ask.function, value)} FROM {other}{where(more)})"


def _of_all(function: str, value: str) -> str:
    return AGGREGATES.get(function, f"{function.upper()}({{0}})").format(value)


def _value(draft: SqlDraft, measure: Measure, row: Bound) -> str:
    """The first value of a measure, of the row that holds it."""
    if measure.counted is not None:
        return counted(draft, measure.counted, row)
    if not measure.groups:
        return "NULL"
    if measure.product:
        return " * ".join(draft.value(row, name)[0] for name in measure.groups[0])
    return first_known(draft, row, tuple(group[0] for group in measure.groups))


def _values(draft: SqlDraft, measure: Measure, row: Bound) -> list[tuple[str, str]]:
    """The title and expression of each value of a measure."""
    if measure.groups and len(measure.groups[0]) > 1 and not measure.product:
        return [(short_name(n), draft.value(row, n)[0]) for n in measure.groups[0]]
    return [(measure.word, _value(draft, measure, row))]


def _named(draft: SqlDraft, nodes: Nodes, row: Bound) -> list[tuple[str, str]]:
    """The title and expression of each property that names a row."""
    found = names_of(draft.terrain, nodes)
    return [(title_of(f"n.{name}"), draft.value(row, name)[0]) for name in found]


def _names(draft: SqlDraft, ask: Names) -> CompiledSql:
    row, source, tests = _row(draft, ask.nodes)
    columns: list[tuple[str, str]] = []
    if ask.by is not None:
        more, joined, _ = _key(draft, ask.by, row)
        columns += more
        source += joined
    columns += [] if ask.values else _named(draft, ask.nodes, row)
    names, units, order = len(columns), dict[str, str](), ""
    for measure in dict.fromkeys((*ask.measures, *((ask.order,) if ask.order else ()))):
        held = row
        if measure.related is not None:
            held = Bound(draft.table_of(measure.related.nodes), draft.fresh())
            on = [leads(draft, row, measure.related.path, held)]
            on += conditions(draft, measure.related.nodes, held)
            source += f" LEFT JOIN {named(held.table.table, held.alias)} ON {' AND '.join(on)}"
        values = _values(draft, measure, held)
        order = values[0][1] if measure == ask.order else order
        if measure in ask.measures:
            columns += values
            units |= {title: measure.unit for title, _ in values if measure.unit}
    if ask.order:
        tests = [*tests, f"{order} IS NOT NULL"]
    told = any(value == order for _, value in columns)
    several = bool(ask.by or ask.values) or any(each.related for each in ask.measures)
    by = [f"{order}{' DESC' if ask.descending else ''}"] if ask.order else []
    by += [quoted(title) for title, value in columns if value != order]
    distinct = "DISTINCT " if (told if ask.order else several) else ""
    sql = (
        f"SELECT {distinct}{_listed(columns)} FROM {source}{where(tests)} ORDER BY {', '.join(by)}"
    )
    sql += f" LIMIT {ask.limit}" if ask.limit else ""
    sql += f" OFFSET {ask.skip}" if ask.skip else ""
    return _done(draft, sql, names, units)


def _listed(columns: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"{value} AS {quoted(title)}" for title, value in columns)


def _key(draft: SqlDraft, by: Key, row: Bound) -> tuple[list[tuple[str, str]], str, list[str]]:
    """What groups are made by: its columns, the tables joined for it, and what tells it apart."""
    if by.nodes is None:
        several = by.groups and len(by.groups[0]) > 1
        if several:
            told = [(short_name(name), draft.value(row, name)[0]) for name in by.groups[0]]
        else:
            names = tuple(group[0] for group in by.groups)
            told = [(by.word, first_known(draft, row, names))]
        return told, "", [value for _, value in told]
    key = Bound(draft.table_of(by.nodes), draft.fresh())
    on = [leads(draft, row, by.path, key), *conditions(draft, by.nodes, key)]
    told = _named(draft, by.nodes, key)
    alone = len(told) == 1
    columns = [(by.word if alone else f"{by.word} {title}", value) for title, value in told]
    apart = [f"{key.alias}.{quoted(column)}" for column in key.table.key]
    joined = f" JOIN {named(key.table.table, key.alias)} ON {' AND '.join(on)}"
    return columns, joined, [*apart, *(value for _, value in told)]


def _grouped(
    draft: SqlDraft, ask: Count | Aggregate, by: Key, *, of_all: bool, top: Top | None = None
) -> CompiledSql:
    """A number for each group; groups that rows name are told with 0 where none names them."""
    counting = isinstance(ask, Count)
    title = "count" if isinstance(ask, Count) else ask.function
    unit = "" if isinstance(ask, Count) else ask.measure.unit
    walks = any(isinstance(each, Related) for each in ask.nodes.where)
    if counting and by.nodes is not None and of_all and not walks:
        key, source, tests = _row(draft, by.nodes)
        row, other, more = _row(draft, ask.nodes)
        more.append(leads(draft, row, by.path, key))
        columns = _named(draft, by.nodes, key)
        number = f"(SELECT COUNT(*) FROM {other}{where(more)})"
        sql = f"SELECT {_listed(columns)}, {number} AS {quoted(title)} FROM {source}{where(tests)}"
    else:
        row, source, tests = _row(draft, ask.nodes)
        columns, joined, apart = _key(draft, by, row)
        if top and by.nodes is None:
            tests += [f"{value} IS NOT NULL" for _, value in columns]
        if isinstance(ask, Aggregate) and ask.measure.related is not None:
            raise Unwritable("a measure of others in groups")
        number = (
            _of_all(ask.function, _value(draft, ask.measure, row))
            if isinstance(ask, Aggregate)
            else "COUNT(*)"
        )
        sql = f"SELECT {_listed(columns)}, {number} AS {quoted(title)} FROM {source}{joined}"
        sql += f"{where(tests)} GROUP BY {', '.join(apart)}"
    names = ", ".join(quoted(title) for title, _ in columns)
    first = f"{quoted(title)}{' DESC' if top.descending else ''}, " if top else ""
    sql += f" ORDER BY {first}{names}" + (f" LIMIT {top.limit}" if top else "")
    return _done(draft, sql, len(columns), {title: unit} if unit else {})


def _of_two(draft: SqlDraft, ask: Exists | Share | Versus) -> CompiledSql:
    """Whether there are any, or all; what part some are; two numbers held against each other."""
    truth = frozenset({"answer"})
    match ask:
        case Exists() if ask.every is None:
            return _done(draft, f"SELECT {_count(draft, ask.nodes)} > 0 AS answer", truths=truth)
        case Exists():
            assert ask.every is not None
            part, whole = _count(draft, ask.every), _count(draft, ask.nodes)
            told = f"{part} = {whole} AND {whole} > 0 AS answer"
            sql = f"SELECT {told}, {part} AS part, {whole} AS whole"
            return _done(draft, sql, truths=truth)
        case Share():
            part, whole = (_size(draft, each, ask.measure) for each in (ask.part, ask.whole))
            share = f"100.0 * {part} / NULLIF({whole}, 0) AS share"
            sql = f"SELECT {share}, {part} AS part, {whole} AS whole"
            return _done(draft, sql, units={"share": "%"})
    if ask.mode not in COMPARED:
        raise Unwritable(f"two things held against each other by {ask.mode}")
    left, right = (
        _aggregate(draft, each) if isinstance(each, Aggregate) else _count(draft, each.nodes)
        for each in (ask.left, ask.right)
    )
    told = COMPARED[ask.mode].format(left, right) + " AS answer"
    number = ask.mode in {"difference", "ratio"}
    unit = ask.left.measure.unit if isinstance(ask.left, Aggregate) else ""
    units = {"answer": unit} if unit and ask.mode == "difference" else {}
    sides = [f'{left} AS "one"', f'{right} AS "other"']
    columns = [*sides, told] if number else [told, *sides]
    truths = frozenset[str]() if number else truth
    return _done(draft, f"SELECT {', '.join(columns)}", 0, units, truths)


def _size(draft: SqlDraft, nodes: Nodes, measure: Measure | None) -> str:
    if measure is None:
        return _count(draft, nodes)
    return _aggregate(draft, Aggregate(nodes, measure, "sum"))
