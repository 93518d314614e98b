"""A twin as the sheets of a COBie 2.4 workbook, and what a good handover would have besides.

Rows that came from a COBie workbook go out as they came in: every key, reference and value. What
models hold and no such row records becomes a row of its own. Knows no database and no workbook.
"""

import datetime as dt
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ifc_loader.package_tables import package_table
from ifc_loader.property_graph import Finding, Value
from registers.cells import TIME, text
from registers.joining import KEPT
from registers.mapping import TableMapping, cobie
from registers.read import AS_TEXT, build, property_of
from registers.tables import Cell, Table

BLANK = "n/a"
"""What COBie writes where nothing is known."""
NAMED = 3
"""Rows that are named of those that lack something."""
TOLD = frozenset({"reference not met", "key twice", "row without key"})
"""Findings of reading that are shortfalls of a handover."""
MIDNIGHT = dt.time().isoformat()
"""The time of a moment that a day alone is kept of."""
Cells = dict[str, Cell]
Rows = Mapping[str, Sequence[Cells]]
"""The rows of each sheet, by column; what is absent is blank."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A node that was a row of COBie's; `members` are the names it relates to by the reference of
    a sheet with a row for each, with what that row alone said."""

    sheet: str
    properties: Mapping[str, Value]
    members: tuple[tuple[str, Mapping[str, Value]], ...] = ()


@dataclass(frozen=True, slots=True)
class Handover:
    """The sheets in COBie's order, each with its head, and what is missing."""

    sheets: tuple[Table, ...]
    missing: tuple[Finding, ...]


@cache
def form() -> Mapping[str, Any]:
    """`mappings/cobie_sheets.toml`."""
    return package_table("registers", "mappings/cobie_sheets.toml")


def handover(*parts: Rows) -> Handover:
    """The workbook of rows, those of the first part first, and what it lacks."""
    whole: dict[str, list[Cells]] = defaultdict(list)
    for part in parts:
        for sheet, rows in part.items():
            whole[sheet] += rows
    heads = {name: list(each["columns"]) for name, each in form()["sheets"].items()}
    sheets = []
    for name in dict.fromkeys([*heads, *whole]):
        rows = whole.get(name, [])
        known = heads.get(name, [])
        more = sorted({column for row in rows for column in row} - set(known))
        columns = (*known, *more)
        cells = tuple(tuple(row.get(column, BLANK) for column in columns) for row in rows)
        sheets.append(Table(name, columns, cells))
    return Handover(tuple(sheets), tuple(_missing(sheets)))


def kept_rows(nodes: Iterable[Kept]) -> Rows:
    """The rows that nodes were, in their order."""
    found: dict[str, list[Cells]] = defaultdict(list)
    for node in nodes:
        meant = cobie().table(node.sheet)
        if meant is None:
            continue
        cells = _cells(node.properties, meant)
        found[node.sheet] += _by_member(node, cells, meant) if meant.members else [cells]
    return found


def _cells(properties: Mapping[str, Value], meant: TableMapping) -> Cells:
    """What a node's properties were as cells: the other way of `registers.cells.typed`."""
    sheet = form()["sheets"].get(meant.table, {})
    spelled = {cobie().aliases.get(column, column): column for column in sheet.get("columns", ())}
    counted = sheet.get("numbers", ())
    found: Cells = {}
    for name, value in properties.items():
        if name in KEPT:
            continue
        plain = name.removesuffix("_") if name.removesuffix("_") in KEPT else name
        if plain.endswith(TIME) and meant.column(plain.removesuffix(TIME)).kind == "datetime":
            continue
        if plain.endswith(AS_TEXT) and meant.column(plain.removesuffix(AS_TEXT)).kind != "text":
            plain = plain.removesuffix(AS_TEXT)
        time = properties.get(f"{name}{TIME}", MIDNIGHT)
        timed = meant.column(name).kind == "datetime"
        cell = _cell(value, time if timed else None)
        found[spelled.get(plain, plain)] = _number(cell) if plain in counted else cell
    return found


def _cell(value: Value, time: Value | None) -> Cell:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    day = value.isoformat() if isinstance(value, dt.date) else value
    return f"{day}T{time}" if time else day


def _number(cell: Cell) -> Cell:
    """The number that a text is written of, where it says no more than the number does."""
    said = text(cell)
    try:
        number = float(said)
    except ValueError:
        return cell
    return number if math.isfinite(number) and text(number) == said else cell


def _by_member(node: Kept, cells: Cells, meant: TableMapping) -> list[Cells]:
    """A row for each member, with what that row said; those too that no row was met for."""
    column = meant.references[0].columns[0]
    said = node.properties.get(property_of(column, meant), [])
    rows = []
    for name, own in sorted(node.members, key=lambda each: (bool(each[1]), each[0])):
        rows.append(cells | _cells(own, meant) | {column: name})
    met = {name.casefold() for name, _ in node.members}
    for name in map(str, said if isinstance(said, list) else [said]):
        rows += [cells | {column: name}] if name.casefold() not in met else []
    return rows or [cells]


def _missing(sheets: Sequence[Table]) -> list[Finding]:
    """Sheets without rows, required cells that are blank, references that name no row."""
    found = [
        Finding("sheet without rows", each.name, f"{each.name} has no rows")
        for each in sheets
        if not each.rows and each.name in form()["expected"]
    ]
    for sheet in sheets:
        for column in form()["sheets"].get(sheet.name, {}).get("required", ()):
            place = sheet.columns.index(column)
            lacking = [row for row in sheet.rows if text(row[place]) in cobie().blank]
            if lacking:
                named = ", ".join(f"{text(row[0])!r:.60}" for row in lacking[:NAMED])
                more = " …" if len(lacking) > NAMED else ""
                told = (
                    f"{sheet.name}: {column} is blank in {len(lacking)} of {len(sheet.rows)} "
                    f"rows: {named}{more}"
                )
                found.append(Finding("required cell blank", f"{sheet.name}.{column}", told))
    again = build(sheets, cobie(), "handover", "")
    return found + [each for each in again.graph.findings if each.kind in TOLD]
