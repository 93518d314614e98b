"""A workbook into a PropertyGraph, by a mapping; nothing is left out without being told."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ifc_loader.digest import sha256
from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship, Value
from registers.cells import text, typed
from registers.joining import GLOBAL_ID, REGISTER_ROW
from registers.mapping import Mapping, Reference, TableMapping, cobie
from registers.workbook import Cell, RegisterError, Table, read_tables

KEPT = frozenset({"key", "model", "sheet", "row", GLOBAL_ID})
"""Properties that say where a node comes from; no column may stand in their place."""


@dataclass(frozen=True, slots=True)
class SheetRead:
    """What became of one sheet: rows that say something, nodes made, why it was left out."""

    sheet: str
    rows: int
    nodes: int
    left_out: str = ""


@dataclass(frozen=True, slots=True)
class Register:
    """A workbook as a graph, and what became of each of its sheets, in their order."""

    graph: PropertyGraph
    sheets: tuple[SheetRead, ...]


Row = tuple[int, dict[str, Cell]]
"""The number of a row in its sheet, and its cells by column, without the blank ones."""


@dataclass(slots=True)
class _Draft:
    graph: PropertyGraph
    mapping: Mapping
    nodes: dict[str, Node] = field(default_factory=dict)
    named: dict[str, dict[str, list[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )
    """The keys of nodes by sheet and by the text of their first key column, case-folded."""

    def tell(self, kind: str, place: str, message: str) -> None:
        self.graph.findings.append(Finding(kind, place, message))


def read_register(path: Path, model: str | None = None, mapping: Mapping | None = None) -> Register:
    """Read a workbook; `model` is its name in the twin (the file's), the mapping COBie's.

    Raises `RegisterError` for a file that is no workbook or of which the mapping knows no sheet.
    """
    draft = _Draft(PropertyGraph(model or path.name), mapping or cobie())
    tables = read_tables(path)
    if not any(draft.mapping.table(table.sheet) for table in tables):
        known = ", ".join(table.sheet for table in draft.mapping.tables)
        raise RegisterError(f"{path.name} has none of the sheets that are mapped ({known})")
    sheets, read = [], []
    for table in tables:
        meant = draft.mapping.table(table.sheet)
        if meant is None:
            sheets.append(_left_out(table, draft))
            continue
        rows = list(_rows(table, draft))
        before = len(draft.nodes)
        placed = [(_place(row, meant, draft), row) for row in rows]
        read.append((meant, placed))
        sheets.append(SheetRead(table.sheet, len(rows), len(draft.nodes) - before))
    for meant, placed in read:
        _relate(meant, placed, draft)
    _add_book_keeping(draft, sha256(path))
    return Register(draft.graph, tuple(sheets))


def _add_book_keeping(draft: _Draft, digest: str) -> None:
    """The nodes read, and the model with its findings, as `read_ifc` gives them."""
    graph = draft.graph
    name, found = graph.model, graph.findings
    about: dict[str, Value] = {"Name": name, "SHA256": digest, "findings": len(found)}
    graph.nodes = [*draft.nodes.values(), Node(f"{name}/model", ("Model",), about)]
    for number, each in enumerate(found, start=1):
        key = f"{name}/finding/{number}"
        told: dict[str, Value] = {"kind": each.kind, "entity": each.entity, "message": each.message}
        graph.nodes.append(Node(key, ("Finding",), told))
        graph.relationships.append(Relationship(f"{name}/model", "HAS_FINDING", key))


def _left_out(table: Table, draft: _Draft) -> SheetRead:
    why = draft.mapping.left_out.get(table.sheet, "the mapping does not name this sheet")
    blank = draft.mapping.blank
    rows = sum(any(text(cell) not in blank for cell in row) for row in table.rows)
    draft.tell("sheet left out", table.sheet, f"{table.sheet}: {rows} rows: {why}")
    return SheetRead(table.sheet, rows, 0, why)


def _rows(table: Table, draft: _Draft) -> Iterator[Row]:
    """The rows of a table that say something, under the names of columns that the mapping gives."""
    names = [draft.mapping.columns.get(name, name) for name in table.columns]
    for number, cells in enumerate(table.rows, start=2):
        row: dict[str, Cell] = {}
        for name, cell in zip(names, cells, strict=False):
            if text(cell) in draft.mapping.blank:
                continue
            if not name or name in row or name in KEPT:
                why = (
                    f"{table.sheet} row {number}: {text(cell)!r:.60} has no column name of its own"
                )
                draft.tell("cell left out", f"{table.sheet}!{number}", why)
            else:
                row[name] = cell
        if row:
            yield number, row


def _place(row: Row, meant: TableMapping, draft: _Draft) -> str:
    """The key of the node of a row, made where there is none."""
    number, cells = row
    place = f"{meant.sheet}!{number}"
    parts = [text(cells[column]) if column in cells else "" for column in meant.key]
    if meant.key and not parts[0]:
        draft.tell("row without key", place, f"{meant.sheet} row {number}: {meant.key[0]} is blank")
    whole = bool(meant.key and parts[0])
    key = f"{draft.graph.model}/{meant.sheet}/{' | '.join(parts) if whole else f'row {number}'}"
    if key in draft.nodes:
        if meant.members:
            _tell_differences(row, draft.nodes[key], meant, draft)
            return key
        why = f"{meant.sheet} row {number}: {' | '.join(parts)!r:.80} is there already; kept apart"
        draft.tell("key twice", place, why)
        key = f"{key} (row {number})"
    labels = (meant.label, REGISTER_ROW)
    draft.nodes[key] = Node(key, labels, _properties(row, meant, draft))
    if whole:
        draft.named[meant.sheet][parts[0].casefold()].append(key)
    return key


def _tell_differences(row: Row, node: Node, meant: TableMapping, draft: _Draft) -> None:
    """What a further row of a node says otherwise than its first, its members apart."""
    number, _ = row
    members = {reference.column for reference in meant.references}
    for column, value in _properties(row, meant, draft).items():
        if column not in {"row", *members} and node.properties.get(column) != value:
            first, held = node.properties["row"], node.properties.get(column)
            why = (
                f"{meant.sheet} row {number}, {column}: {value!r:.80}, where row {first} has "
                f"{held!r:.80}; the first stands"
            )
            draft.tell("member rows differ", f"{meant.sheet}!{number}", why)


def _properties(row: Row, meant: TableMapping, draft: _Draft) -> dict[str, Value]:
    number, cells = row
    found: dict[str, Value] = {"sheet": meant.sheet, "row": number}
    for column, cell in cells.items():
        try:
            found[column] = typed(cell, meant.kinds.get(column))
        except ValueError as error:
            found[f"{column}Text"] = text(cell)
            why = f"{meant.sheet} row {number}, {column}: {error}; kept as {column}Text"
            draft.tell("value of another kind", f"{meant.sheet}!{number}", why)
    if meant.identifier in cells:
        found[GLOBAL_ID] = text(cells[meant.identifier])
    return found


def _relate(meant: TableMapping, placed: list[tuple[str, Row]], draft: _Draft) -> None:
    """The references of a table's rows, each once; a name that no row has is told."""
    made: set[tuple[str, str, str]] = set()
    for key, (number, cells) in placed:
        for reference in meant.references:
            if reference.column not in cells:
                continue
            for name, ends in _ends(reference, cells, draft):
                if len(ends) != 1:
                    why = "no row has this name" if not ends else f"{len(ends)} rows have this name"
                    draft.tell(
                        "reference not met",
                        f"{meant.sheet}!{number}",
                        f"{meant.sheet} row {number}, {reference.column} {name!r:.80}: {why}",
                    )
                elif (key, reference.type, ends[0]) not in made:
                    made.add((key, reference.type, ends[0]))
                    draft.graph.relationships.append(Relationship(key, reference.type, ends[0]))


def _ends(
    reference: Reference, cells: dict[str, Cell], draft: _Draft
) -> Iterator[tuple[str, list[str]]]:
    """Each name in the cell of a reference, and the keys of the rows that have it."""
    sheet = reference.to or text(cells.get(reference.sheet, ""))
    named = draft.named.get(sheet, {})
    whole = text(cells[reference.column])
    several = reference.separator and whole.casefold() not in named
    for name in whole.split(reference.separator) if several else [whole]:
        if name := name.strip():
            yield name, named.get(name.casefold(), [])
