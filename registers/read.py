"""Tables into a PropertyGraph, by a mapping; nothing is left out without being told."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship, Value
from ifc_loader.spooled import Distinct, Spooled
from registers.called import Called, Named
from registers.cells import is_blank, text
from registers.contradictions import MEANINGS, Means
from registers.days import days_as_text
from registers.files import WORKBOOKS, mapping_beside
from registers.joining import (
    ACCEPTED,
    KEPT,
    KEYS,
    MAPPING,
    MEETINGS,
    RECORDS,
    REGISTER_ROW,
    UNIQUE,
    RowsMeet,
)
from registers.mapping import Mapped, Mapping, Reference, TableMapping, cobie, read_mapping, written
from registers.naming import LONGEST, length
from registers.refusing import near
from registers.sources.scales import unit_named
from registers.stated_units import unit_said, with_unit
from registers.tables import ANY, TABLE_LEFT_OUT, Cell, RegisterError, Table

AS_TEXT = "Text"
"""Behind the name of a column: what a cell says that is not of the column's kind."""
COBIE_SHEETS = frozenset({"Contact", "Facility", "Floor", "Space", "Type", "Component"})
"""The sheets of COBie that no handover does without."""
NOT_THERE = "not in the source"
"""The kind of the findings on what a mapping names and the source has not."""


@dataclass(frozen=True, slots=True)
class TableRead:
    """What became of one table: rows that say something, nodes and relationships made, or why it
    was left out."""

    table: str
    rows: int
    nodes: int
    joined: int = 0
    left_out: str = ""


@dataclass(frozen=True, slots=True)
class Register:
    """A source as a graph, by which mapping, and what became of each of its tables, in order."""

    graph: PropertyGraph
    mapping: Mapping
    tables: tuple[TableRead, ...]


Row = tuple[int, dict[str, Cell]]
"""The number of a row in its table, and its cells by column, without the blank ones."""
Placed = tuple[str, Row]
"""The key of the node of a row, and the row."""


@dataclass(slots=True)
class _Draft:
    graph: PropertyGraph
    mapping: Mapping
    keys: Distinct = field(default_factory=Distinct)
    """Those of all nodes, which go to the graph as they are made, but for the `groups`."""
    groups: dict[str, Node] = field(default_factory=dict)
    """The nodes that several rows are, by their keys: a further row may add to them."""
    differing: dict[tuple[str, int], dict[str, Value]] = field(default_factory=dict)
    """What a further row of a node says otherwise than its first, by table and row."""
    placed: dict[str, Spooled[Placed]] = field(default_factory=dict)
    """The rows of each table with the keys of their nodes, of their cells those that relate."""
    converted: Counter[tuple[str, str, str, str]] = field(default_factory=Counter)
    """How many amounts of a table and column are told in another unit than their row's, by both."""
    said: dict[tuple[str, str], set[str]] = field(default_factory=lambda: defaultdict(set))
    """The units that rows say of a column of a table by another (`unit_by`)."""
    filled: set[str] = field(default_factory=set)
    """The tables that have rows."""
    called: dict[tuple[str, tuple[str, ...]], Called] = field(default_factory=dict)
    """What the rows of a table are called by some columns, as far as it was asked for."""

    def tell(self, kind: str, place: str, message: str) -> None:
        self.graph.findings.append(Finding(kind, place, message))


def known_mapping(path: Path, tables: Sequence[Table]) -> Mapping | None:
    """The mapping beside a file, else COBie's where the tables are COBie's; None for any other.

    Raises `RegisterError` for a mapping beside it that is none.
    """
    beside = mapping_beside(path)
    if beside.exists():
        return read_mapping(beside)
    return cobie() if path.suffix.lower() in WORKBOOKS and is_cobie(tables) else None


def is_cobie(tables: Sequence[Table]) -> bool:
    """Whether the sheets of a workbook are COBie's: most of those that every one has by the
    standard, with its column CreatedBy. Sheets of such names alone are anybody's."""
    held = [table.name for table in tables if "CreatedBy" in table.columns]
    return 2 * len(COBIE_SHEETS & {*held}) > len(COBIE_SHEETS)


def build(tables: Sequence[Table], mapping: Mapping, model: str, digest: str) -> Register:
    """The graph of tables by a mapping. Raises `RegisterError` where it knows none of them."""
    graph = PropertyGraph(model, Spooled(), Spooled(), findings=Spooled())
    draft = _Draft(graph, mapping)
    if not any(mapping.table(table.name) for table in tables):
        known = ", ".join(table.table for table in mapping.tables)
        raise RegisterError(f"{model} has none of the tables that are mapped ({known})")
    draft.graph.findings.extend(each for table in tables for each in table.findings)
    _tell_what_is_not_there(tables, draft)
    read = {table.name: _nodes(table, draft) for table in tables if not mapping.join(table.name)}
    for meant in mapping.tables:
        _relate(meant, draft)
    joins = {table.name: _join(table, draft) for table in tables if mapping.join(table.name)}
    for (name, column, said, unit), count in draft.converted.items():
        told = f"{name}, {column}: {count} amounts that the source says in {said} are in {unit}"
        draft.tell("unit converted", name, told)
    _add_units(draft)
    _add_book_keeping(draft, digest)
    return Register(draft.graph, mapping, tuple((read | joins)[table.name] for table in tables))


def _tell_what_is_not_there(tables: Sequence[Table], draft: _Draft) -> None:
    """Tables and columns that the mapping names and the source lacks; a slip hides in silence."""
    if draft.mapping.aliases:
        return
    held = {table.name: set(table.columns) for table in tables}
    for meant in (*draft.mapping.tables, *draft.mapping.joins):
        if meant.table not in held:
            told = f"{meant.table}: the mapping names it, and the source has no such table"
            told += near(meant.table, held)
            draft.tell(NOT_THERE, meant.table, told)
            continue
        for column in sorted(_named_columns(meant, draft.mapping) - held[meant.table]):
            told = f"{meant.table}: the mapping names the column {column!r:.80}, which it has not"
            told += near(column, held[meant.table])
            draft.tell(NOT_THERE, meant.table, told)


def _named_columns(meant: Mapped, mapping: Mapping) -> set[str]:
    """The columns of a table that the mapping names, as its own and as what others name it by."""
    said = (unit for each in meant.columns.values() for unit in (each.unit_in, each.unit_by))
    named = {*meant.columns, *filter(None, said)}
    for owner, reference in mapping.references():
        named |= {*reference.columns} if owner == meant.table else set()
        named |= {*reference.by} if reference.to == meant.table else set()
    named |= {*meant.left_out}
    if isinstance(meant, TableMapping):
        named |= {*meant.key, *(each.column for each in meant.meets)}
    return named


def _nodes(table: Table, draft: _Draft) -> TableRead:
    meant = draft.mapping.table(table.name)
    if meant is None:
        return _left_out(table, draft)
    for number, title in enumerate(table.titles, start=1):
        if title:
            told = f"{table.name} row {number}: {title!r:.80} stands above the columns' names"
            draft.tell("title left out", f"{table.name}!{number}", told)
    _tell_notes(meant, draft)
    labels = (meant.label, *meant.above)
    if further := labels[len(_fitting(labels)) :]:
        told = (
            f"{table.name}: {len(further)} of {len(meant.above)} labels above {meant.label} are "
            f"left out, the furthest, since together they are too long: {', '.join(further):.120}"
        )
        draft.tell("labels left out", table.name, told)
    before, rows = len(draft.keys), 0
    needed = _relating_columns(meant, draft.mapping)
    placed = draft.placed[table.name] = Spooled()
    for row in _rows(table, draft):
        rows += 1
        key = _place(row, meant, draft)
        if needed:
            number, cells = row
            placed.append((key, (number, {name: cells[name] for name in needed & cells.keys()})))
    draft.graph.findings.extend(days_as_text(table, meant, draft.mapping.blank))
    draft.filled |= {meant.table} if rows else set()
    return TableRead(table.name, rows, len(draft.keys) - before)


def _tell_notes(meant: Mapped, draft: _Draft) -> None:
    for note in meant.notes:
        draft.tell("note of the mapping", meant.table, f"{meant.table}: {note}")


def _relating_columns(meant: TableMapping, mapping: Mapping) -> frozenset[str]:
    """The columns of a table by which its rows name others, and by which others name them: all
    that is kept of a row when its node is made."""
    needed: set[str] = set()
    for owner, reference in mapping.references():
        if owner == meant.table:
            needed |= {*reference.columns, *filter(None, (reference.table_in,))}
        if reference.to in {meant.table, "", ANY}:
            needed |= {*(reference.by or meant.key[:1])}
    return frozenset(needed)


def _left_out(table: Table, draft: _Draft) -> TableRead:
    why = draft.mapping.left_out.get(table.name, "the mapping does not name this table")
    blank = draft.mapping.blank
    rows = sum(any(not is_blank(cell, blank) for cell in row) for row in table.rows)
    draft.tell(TABLE_LEFT_OUT, table.name, f"{table.name}: {rows} rows: {why}")
    return TableRead(table.name, rows, 0, left_out=why)


def _rows(table: Table, draft: _Draft) -> Iterator[Row]:
    """The rows of a table that say something, under the names of columns that the mapping gives."""
    names = [draft.mapping.aliases.get(name, name) for name in table.columns]
    meant = draft.mapping.table(table.name) or draft.mapping.join(table.name)
    without = dict.fromkeys(meant.left_out, 0) if meant else {}
    blank = draft.mapping.blank
    for number, cells in enumerate(table.rows, start=table.first_row):
        row: dict[str, Cell] = {}
        for place, cell in enumerate(cells):
            if is_blank(cell, blank):
                continue
            name = names[place] if place < len(names) else ""
            if name in without:
                without[name] += 1
                continue
            if not name or name in row:
                why = f"{table.name} row {number}: {text(cell)!r:.60} has no column name of its own"
                draft.tell("cell left out", f"{table.name}!{number}", why)
            else:
                row[name] = cell
        if row:
            yield number, row
    for name, count in without.items():
        why = f"{table.name}, {name}: {count} cells: {meant.left_out[name] if meant else ''}"
        draft.tell("column left out", table.name, why)


def _place(row: Row, meant: TableMapping, draft: _Draft) -> str:
    """The key of the node of a row, made where there is none."""
    number, cells = row
    place = f"{meant.table}!{number}"
    parts = [text(cells[column]) if column in cells else "" for column in meant.key]
    if meant.key and not parts[0]:
        draft.tell("row without key", place, f"{meant.table} row {number}: {meant.key[0]} is blank")
    whole = bool(meant.key and parts[0])
    key = f"{draft.graph.model}/{meant.table}/{' | '.join(parts) if whole else f'row {number}'}"
    if meant.members and key in draft.groups:
        _tell_differences(row, draft.groups[key], meant, draft)
        return key
    if not draft.keys.add(key):
        why = f"{meant.table} row {number}: {' | '.join(parts)!r:.80} is there already; kept apart"
        draft.tell("key twice", place, why)
        while not draft.keys.add(key := f"{key} (row {number})"):
            pass
    where: dict[str, Value] = {"table": meant.table, "row": number}
    properties = where | _properties(row, meant, draft)
    own = key.removeprefix(f"{draft.graph.model}/{meant.table}/")
    if own in meant.accepted:
        properties[ACCEPTED] = meant.accepted[own]
    labels = (*dict.fromkeys(_fitting((meant.label, *meant.above))), REGISTER_ROW)
    node = Node(key, labels, properties)
    if meant.members:
        draft.groups[key] = node
    else:
        draft.graph.nodes.append(node)
    return key


@lru_cache(maxsize=256)
def _fitting(labels: tuple[str, ...]) -> tuple[str, ...]:
    """The first labels, as many as fit together. One is always there."""
    return labels[: max(1, sum(whole <= LONGEST for whole in accumulate(map(length, labels))))]


def _tell_differences(row: Row, node: Node, meant: TableMapping, draft: _Draft) -> None:
    """What a further row of a node says otherwise than its first, its members apart."""
    number, cells = row
    members = {column for reference in meant.references for column in reference.columns}
    others = {column: cell for column, cell in cells.items() if column not in members}
    for name, value in _properties((number, others), meant, draft).items():
        if node.properties.get(name) != value:
            first, held = node.properties["row"], node.properties.get(name)
            draft.differing.setdefault((meant.table, number), {})[name] = value
            why = (
                f"{meant.table} row {number}, {name}: {value!r:.80}, where row {first} has "
                f"{held!r:.80}; the first stands, the other is with its member"
            )
            draft.tell("member rows differ", f"{meant.table}!{number}", why)


def property_of(name: str, meant: Mapped) -> str:
    """What the property of a column is called."""
    held = meant.column(name).name or name
    return f"{held}_" if held in KEPT else held


def _properties(row: Row, meant: Mapped, draft: _Draft) -> dict[str, Value]:
    number, cells = row
    found: dict[str, Value] = {}
    for column, cell in cells.items():
        name, own = property_of(column, meant), meant.column(column)
        said = text(cells.get(own.unit_in, ""))
        try:
            found.update(with_unit(name, cell, own, said))
        except ValueError as error:
            found[f"{name}{AS_TEXT}"] = text(cell)
            why = f"{meant.table} row {number}, {column}: {error}; kept as {name}{AS_TEXT}"
            draft.tell("value of another kind", f"{meant.table}!{number}", why)
        if own.unit_by and name in found:
            draft.said[meant.table, column].add(unit_said(text(cells.get(own.unit_by, ""))))
    _tell_units(cells, found, meant, draft)
    return found


def _tell_units(
    cells: dict[str, Cell], found: dict[str, Value], meant: Mapped, draft: _Draft
) -> None:
    """The unit of a row is the one its amount is told in; those that were converted are counted."""
    for column in cells:
        own = meant.column(column)
        if own.unit_in and own.unit and property_of(column, meant) in found:
            said = text(cells.get(own.unit_in, ""))
            if unit_named(said) != own.unit:
                draft.converted[meant.table, column, said, own.unit] += 1
            found[property_of(own.unit_in, meant)] = own.unit


def _relate(meant: TableMapping, draft: _Draft) -> None:
    """The references of a table's rows, each once; a name that no row has is told.

    A node that several rows are has the members that any of them names, under their column.
    """
    made: set[tuple[str, str, str]] = set()
    members: dict[tuple[str, str], dict[str, None]] = {}
    for key, row in draft.placed.get(meant.table, ()):
        if not meant.members:  # no other row is this node
            made.clear()
        own = draft.differing.get((meant.table, row[0]), {})
        for reference in meant.references:
            if meant.members and len(reference.columns) == 1:
                named = dict.fromkeys(_named(reference, row, draft))
                members.setdefault((key, reference.columns[0]), {}).update(named)
            for end in _ends(meant.table, reference, row, draft):
                if (key, reference.type, end) not in made:
                    made.add((key, reference.type, end))
                    draft.graph.relationships.append(Relationship(key, reference.type, end, own))
    for (key, column), names in members.items():
        if names:
            draft.groups[key].properties[property_of(column, meant)] = [*names]


def _join(table: Table, draft: _Draft) -> TableRead:
    """A relationship for each row whose two ends are met."""
    meant = draft.mapping.join(table.name)
    assert meant is not None, "asked for a table that is joined"
    _tell_notes(meant, draft)
    ends = {*meant.start.columns, *meant.end.columns}
    rows = made = 0
    for number, cells in _rows(table, draft):
        rows += 1
        starts = _ends(table.name, meant.start, (number, cells), draft)
        targets = _ends(table.name, meant.end, (number, cells), draft)
        others = {column: cell for column, cell in cells.items() if column not in ends}
        for start in starts:
            for target in targets:
                properties = _properties((number, others), meant, draft)
                draft.graph.relationships.append(
                    Relationship(start, meant.type, target, properties)
                )
                made += 1
    draft.graph.findings.extend(days_as_text(table, meant, draft.mapping.blank))
    return TableRead(table.name, rows, 0, made)


def _ends(name: str, reference: Reference, row: Row, draft: _Draft) -> list[str]:
    """The keys of the rows that a reference names; what is not met, or not one row, is told."""
    number, cells = row
    whole = all(text(cells.get(column, "")) for column in reference.columns)
    ends: list[str] = []
    for wanted in _named(reference, row, draft):
        found = _called(_target(reference, row), reference.by, draft).keys(wanted)
        if len(found) == 1:
            ends += found
        elif found or whole:  # a part that is blank names nothing, as in a database
            why = f"{len(found) or 'no'} row{'s have' if found else ' has'} this name"
            told = f"{name} row {number}, {reference.told} {wanted!r:.80}: {why}"
            draft.tell("reference not met", f"{name}!{number}", told)
    return ends


def _named(reference: Reference, row: Row, draft: _Draft) -> list[str]:
    """What a reference names: what its cells say together, or each thing of several in one."""
    _, cells = row
    said = [text(cells[column]) if column in cells else "" for column in reference.columns]
    if not any(said):
        return []
    if isinstance(several := cells.get(reference.columns[0]), tuple):
        return [each for one in several if (each := text(one))]
    whole = " | ".join(said)
    called = _called(_target(reference, row), reference.by, draft)
    parted = reference.separator and whole not in called
    parts = whole.split(reference.separator) if parted else [whole]
    return [each for part in parts if (each := part.strip())]


def _target(reference: Reference, row: Row) -> str:
    """The table of the row that a reference names."""
    return reference.to or text(row[1].get(reference.table_in, ""))


def _called(name: str, by: tuple[str, ...], draft: _Draft) -> Called:
    """What the rows of a table, or of any, are called by the columns `by`, or by their key."""
    meant = draft.mapping.table(name)
    columns = by or (meant.key[:1] if meant else ())
    if (name, columns) not in draft.called:
        draft.called[name, columns] = Called(_names(name, columns, draft))
    return draft.called[name, columns]


def _names(name: str, columns: tuple[str, ...], draft: _Draft) -> Iterator[Named]:
    tables = draft.placed if name == ANY else (name,)
    for key, (_, cells) in (each for one in tables for each in draft.placed.get(one, ())):
        said = [text(cells[column]) if column in cells else "" for column in columns]
        if said and said[0]:
            yield key, " | ".join(said)


def _add_units(draft: _Draft) -> None:
    """The units of the columns that have one and that no other column of that name denies."""
    units: dict[str, set[str]] = defaultdict(set)
    tables = (each for each in draft.mapping.tables if each.table in draft.filled)
    for meant in (*tables, *draft.mapping.joins):
        for name, column in meant.columns.items():
            said = draft.said[meant.table, name] if column.unit_by else {column.unit}
            units[property_of(name, meant)] |= said
    for name, found in units.items():
        if len(found) == 1 and (unit := next(iter(found))):
            draft.graph.units[name] = unit
        elif found - {""}:  # a table may have rows and none that says an amount
            units_said = ", ".join(sorted(found - {""})) + (", or none" if "" in found else "")
            told = f"{name}: {units_said}; none is told with its values"
            draft.tell("units differ", name, told)


def _add_book_keeping(draft: _Draft, digest: str) -> None:
    """The nodes read, and the model with its findings, as `read_ifc` gives them."""
    graph = draft.graph
    name, found = graph.model, graph.findings
    about: dict[str, Value] = {"Name": name, "SHA256": digest, "findings": len(found)}
    meetings = [
        RowsMeet(t.label, property_of(m.column, t), m.property, m.label, m.type).packed()
        for t in draft.mapping.tables
        for m in t.meets
    ]
    meetings += [
        RowsMeet(t.label, ACCEPTED, UNIQUE, "", RECORDS).packed()
        for t in draft.mapping.tables
        if t.accepted
    ]
    if meetings:
        about[MEETINGS] = meetings
    means = [
        Means(t.label, property_of(name, t), column.means, column.unit).packed()
        for t in draft.mapping.tables
        for name, column in t.columns.items()
        if column.means and t.meets
    ]
    if means:
        about[MEANINGS] = means
    keys = [
        "\t".join((t.label, *(property_of(column, t) for column in t.key)))
        for t in draft.mapping.tables
        if t.key
    ]
    if keys:
        about[KEYS] = keys
    if draft.mapping != cobie():
        about[MAPPING] = written(draft.mapping)
    graph.nodes.extend(draft.groups.values())
    graph.nodes.append(Node(f"{name}/model", ("Model",), about))
    for number, each in enumerate(found, start=1):
        key = f"{name}/finding/{number}"
        told: dict[str, Value] = {"kind": each.kind, "entity": each.entity, "message": each.message}
        graph.nodes.append(Node(key, ("Finding",), told))
        graph.relationships.append(Relationship(f"{name}/model", "HAS_FINDING", key))
