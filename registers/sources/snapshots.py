"""Tables as a SQLite file, and what stands in it beside them that SQLite has no place for."""

import datetime as dt
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from pathlib import Path
from typing import Any

from ifc_loader.property_graph import Finding
from ifc_loader.spooled import Spooled
from registers.tables import Cell, ForeignKey, Kind, Table

VIEWS = "oriel_views"
"""The table of a snapshot that names those of its tables that were views."""
LISTS = "oriel_lists"
"""The table of a snapshot that names the columns whose texts are lists, as JSON."""
TOLD = "oriel_findings"
"""The table of a snapshot with what was found of each table when it was taken."""
KEPT: Mapping[str, tuple[str, ...]] = {
    VIEWS: ("name",),
    LISTS: ("table", "column"),
    TOLD: ("table", "kind", "entity", "message"),
}
"""The columns of those tables."""
RESERVED = "sqlite_"
"""How no table of SQLite's may be called (sqlite.org/lang_createtable.html)."""
AT_ONCE = 5_000
"""Rows written in one go."""


def write_snapshot(tables: Sequence[Table], target: Path) -> None:
    """Tables as a SQLite file that `restored` gives back, but for names that SQLite takes for
    one: those are told apart, and it is found."""
    import sqlalchemy as sa  # noqa: PLC0415  only for a database

    named = _told_apart(tables)
    held = [each for each in named if each.columns]
    beside: Mapping[str, Iterable[tuple[str, ...]]] = {
        VIEWS: ((each.name,) for each in named if each.view),
        LISTS: _lists_of(held),
        TOLD: ((t.name, f.kind, f.entity, f.message) for t in named for f in t.findings),
    }
    whole = (*held, *(Table(name, KEPT[name], tuple(rows)) for name, rows in beside.items()))
    metadata = sa.MetaData()
    made = {each.name: _declared(each, metadata) for each in whole}
    for table in held:
        for key in table.foreign_keys:
            if key.table not in made or not {*key.to} <= {*made[key.table].c.keys()}:
                continue  # of a schema that this account may not read
            ends = [made[key.table].c[column] for column in key.to]
            made[table.name].append_constraint(sa.ForeignKeyConstraint(key.columns, ends))
    engine = sa.create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            for table in whole:
                connection.execute(sa.schema.CreateTable(made[table.name]))
                for start in range(0, len(table.rows), AT_ONCE):
                    rows = table.rows[start : start + AT_ONCE]
                    connection.execute(
                        made[table.name].insert(), [_stored(table, row) for row in rows]
                    )
    finally:
        engine.dispose()


def restored(tables: Sequence[Table]) -> tuple[Table, ...]:
    """The tables of a SQLite file as they were before it was written; any other as it is."""
    beside = [each for each in tables if KEPT.get(each.name) == each.columns]
    kept = {each.name: [tuple(map(str, row)) for row in each.rows] for each in beside}
    views, lists = {*kept.get(VIEWS, ())}, {*kept.get(LISTS, ())}
    told: dict[str, tuple[Finding, ...]] = {}
    for name, *finding in kept.get(TOLD, ()):
        told[name] = (*told.get(name, ()), Finding(*finding))
    found = {each.name: _with_lists(each, lists) for each in tables if each.name not in kept}
    bare = {name: Table(name, (), (), 1) for name in told if name not in found}
    return tuple(
        replace(
            each,
            view=each.view or (each.name,) in views,
            findings=(*each.findings, *told.get(each.name, ())),
        )
        for each in (found | bare).values()
    )


def _told_apart(tables: Sequence[Table]) -> tuple[Table, ...]:
    """Tables whose names, and those of their columns, differ by more than capitals."""
    named = _apart((each.name for each in tables), KEPT.keys())
    columns = {each.name: _apart(each.columns) for each in tables}

    def renamed(table: Table) -> Table:
        own, name = columns[table.name], named[table.name]
        found = [
            _renaming("table twice", name, "the table", table.name, name),
            *(_renaming("column twice", name, f"{name}: the column", o, n) for o, n in own.items()),
        ]
        return replace(
            table,
            name=name,
            columns=tuple(own.values()),
            key=tuple(own[each] for each in table.key),
            kinds={own[each]: kind for each, kind in table.kinds.items()},
            foreign_keys=tuple(
                ForeignKey(
                    tuple(own[each] for each in key.columns),
                    named.get(key.table, key.table),
                    tuple(columns.get(key.table, {}).get(each, each) for each in key.to),
                )
                for key in table.foreign_keys
            ),
            findings=(*table.findings, *filter(None, found)),
        )

    return tuple(map(renamed, tables))


def _apart(names: Iterable[str], taken: Set[str] = frozenset()) -> dict[str, str]:
    """Names that SQLite has no two of: the second `Size` is `Size 2`."""
    wanted = list(names)
    folded = {*taken, *(name.casefold() for name in wanted)}
    seen = set(taken)
    found = {}
    for name in wanted:
        fitting = f"_{name}" if name.casefold().startswith(RESERVED) else name
        said, number = fitting, 1
        while said.casefold() in seen or (number > 1 and said.casefold() in folded):
            number += 1
            said = f"{fitting} {number}"
        seen.add(said.casefold())
        found[name] = said
    return found


def _renaming(kind: str, entity: str, what: str, own: str, kept: str) -> Finding | None:
    if own == kept:
        return None
    told = f"{what} {own!r:.80} is kept as {kept!r:.80}: SQLite has that name already"
    return Finding(kind, entity, told)


def _declared(table: Table, metadata: Any) -> Any:
    """A table as SQLAlchemy declares one."""
    import sqlalchemy as sa  # noqa: PLC0415

    columns = (
        sa.Column(name, _type_of(table, place), primary_key=name in table.key, autoincrement=False)
        for place, name in enumerate(table.columns)
    )
    return sa.Table(table.name, metadata, *columns)


def _type_of(table: Table, place: int) -> Any:
    """The type declared, where all cells are of it: a day may be `infinity`."""
    import sqlalchemy as sa  # noqa: PLC0415

    types: Mapping[Kind, tuple[Any, Any]] = {
        "boolean": (sa.Boolean(), bool),
        "integer": (sa.BigInteger(), int),
        "number": (sa.Float(), int | float),
        "date": (sa.Date(), dt.date),
        "datetime": (sa.DateTime(), dt.datetime),
    }
    made, python = types.get(table.kinds.get(table.columns[place], "text"), (None, object))
    fits = all(row[place] == "" or isinstance(row[place], python) for row in table.rows)
    return made if made is not None and fits else sa.Text()


def _lists_of(tables: Sequence[Table]) -> Iterator[tuple[str, str]]:
    """Table and column of those that hold lists, and nothing else."""
    for table in tables:
        for place, name in enumerate(table.columns):
            kinds = {type(row[place]) for row in table.rows if row[place] != ""}
            if kinds == {tuple}:
                yield table.name, name


def _stored(table: Table, row: tuple[Cell, ...]) -> dict[str, object]:
    """The values of a row by column: nothing is NULL, but in a key, which is never that."""
    return {
        name: _value(cell) if cell != "" or name in table.key else None
        for name, cell in zip(table.columns, row, strict=True)
    }


def _value(cell: Cell) -> object:
    return json.dumps(cell, ensure_ascii=False) if isinstance(cell, tuple) else cell


def _with_lists(table: Table, lists: Set[tuple[str, ...]]) -> Table:
    """A table with the lists of those columns that a snapshot names."""
    places = {p for p, name in enumerate(table.columns) if (table.name, name) in lists}
    if not places:
        return table
    rows = (
        tuple(_listed(each) if place in places else each for place, each in enumerate(row))
        for row in table.rows
    )
    kinds = {name: kind for name, kind in table.kinds.items() if (table.name, name) not in lists}
    return replace(table, rows=Spooled(rows), kinds=kinds)


def _listed(cell: Cell) -> Cell:
    return tuple(json.loads(cell)) if isinstance(cell, str) and cell else cell
