"""Tables: each column a list on the node of the table."""

from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.property_graph import Value
from ifc_loader.values import NOTHING, Read, list_of, read_value


def read_tables(draft: Draft) -> None:
    """Put the cells of each IfcTable on its node.

    A column is called as IfcTableColumn says, else as the heading row does, else by its number.
    Source: IfcTable, IfcTableRow, IfcTableColumn (IFC4, 8.18).
    """
    for table in draft.by_type("IfcTable"):
        rows = table.Rows or ()
        draft.parts.update(row.id() for row in rows)
        columns = getattr(table, "Columns", None) or ()
        headings = next((row.RowCells for row in rows if row.IsHeading), None) or ()
        body = [row.RowCells or () for row in rows if not row.IsHeading]
        for at in range(max((len(cells) for cells in body), default=0)):
            column = columns[at] if at < len(columns) else None
            cells = [_cell(draft, row[at], column) for row in body if at < len(row)]
            value, symbol = list_of(cells)
            _put(draft, table, _title(column, headings, at), (value, symbol))


def _cell(draft: Draft, cell: Any, column: Any) -> Read:
    unit = column.Unit if column is not None else None
    return NOTHING if cell is None else read_value(cell, draft.units, unit)


def _title(column: Any, headings: Any, at: int) -> object:
    if column is not None and (column.Name or column.Identifier):
        return column.Name or column.Identifier
    return headings[at].get_argument(0) if at < len(headings) else at + 1


def _put(draft: Draft, table: Any, title: object, found: tuple[Value | None, str]) -> None:
    value, symbol = found
    if value is None:
        return
    name = f"Rows.{draft.text_name(table, title, 'Unnamed')}"
    draft.nodes[table.id()].properties[name] = value
    if symbol:
        draft.set_unit(name, symbol)
