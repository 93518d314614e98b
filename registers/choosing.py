"""What a mapping makes of a source, thing by thing, and the mapping without some of them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from registers.mapping import Column, Mapping, TableMapping
from registers.tables import Table

BY_HAND = "left out by hand"
"""Why a person's choice is not read."""
KINDS = {"boolean": "yes or no", "integer": "whole number", "datetime": "date and time"}
What = Literal["value", "relation", "element", "join", "kept"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A thing that a mapping makes of columns of a table, and of a `join` of all of them.

    What is `kept` cannot be done without: it tells rows apart or is left out already.
    """

    table: str
    columns: tuple[str, ...]
    becomes: str
    what: What


def choices(mapping: Mapping, tables: Sequence[Table]) -> tuple[Choice, ...]:
    """What a mapping makes of the tables that it reads, in the order of their columns."""
    found: list[Choice] = []
    for table in tables:
        if join := mapping.join(table.name):
            ends = f"relation {join.type} from {join.start.to} to {join.end.to}"
            found.append(Choice(table.name, (*join.start.columns, *join.end.columns), ends, "join"))
        elif meant := mapping.table(table.name):
            found += _values(table, meant, mapping)
            found += [
                Choice(table.name, r.columns, f"relation {r.type} to {r.to or 'any'}", "relation")
                for r in meant.references
            ]
            found += [
                Choice(
                    table.name,
                    (m.column,),
                    f"{m.label or 'element'} of this {m.property}",
                    "element",
                )
                for m in meant.meets
            ]
    return tuple(found)


def _values(table: Table, meant: TableMapping, mapping: Mapping) -> Iterator[Choice]:
    """A choice for each column; one by which rows are told apart or related is kept."""
    needed = {*meant.key, *(each.column for each in meant.meets)}
    for owner, reference in mapping.references():
        needed |= {*reference.columns} if owner == table.name else set()
        needed |= {*reference.by} if reference.to == table.name else set()
    for name in dict.fromkeys(filter(None, table.columns)):
        column = mapping.aliases.get(name, name)
        if column in meant.left_out:
            yield Choice(table.name, (name,), f"nothing: {meant.left_out[column]}", "kept")
        else:
            told = _told(meant.column(column)) + ", tells rows apart" * (column in meant.key)
            yield Choice(table.name, (name,), told, "kept" if column in needed else "value")


def _told(column: Column) -> str:
    unit = f" in {column.unit}" if column.unit else ""
    return f"{KINDS.get(column.kind, column.kind)}{unit}"


def without(mapping: Mapping, chosen: Collection[Choice]) -> Mapping:
    """The mapping without what was chosen; what it leaves out and why is told in it."""
    joins = {each.table for each in chosen if each.what == "join"}
    return mapping.model_copy(
        update={
            "tables": tuple(_without(each, chosen) for each in mapping.tables),
            "joins": tuple(each for each in mapping.joins if each.table not in joins),
            "left_out": mapping.left_out | dict.fromkeys(sorted(joins), BY_HAND),
        }
    )


def _without(meant: TableMapping, chosen: Collection[Choice]) -> TableMapping:
    own = [each for each in chosen if each.table == meant.table]
    values = [each.columns[0] for each in own if each.what == "value"]
    relations = {each.columns for each in own if each.what == "relation"}
    elements = {each.columns for each in own if each.what == "element"}
    return meant.model_copy(
        update={
            "columns": {name: c for name, c in meant.columns.items() if name not in values},
            "left_out": meant.left_out | dict.fromkeys(values, BY_HAND),
            "references": tuple(r for r in meant.references if r.columns not in relations),
            "meets": tuple(m for m in meant.meets if (m.column,) not in elements),
        }
    )
