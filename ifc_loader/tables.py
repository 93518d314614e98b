"""Tables: each column a list on the node of the table."""

from collections import Counter
from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.values import NOTHING, Read, list_of, read_value

HEADINGS = " / "
"""Between the titles of a column that has several, one above the other."""


def read_tables(draft: Draft) -> None:
    """Put the cells of each IfcTable on its node.

    A column is called as IfcTableColumn says, else as the heading rows do, else by its number; of
    two of one title the second is `… 2`. Where a column has empty cells, `….rows` says of which
    rows its values are.
    Source: IfcTable, IfcTableRow, IfcTableColumn (IFC4, 8.18).
    """
    for table in draft.by_type("IfcTable"):
        rows = table.Rows or ()
        draft.parts.update(row.id() for row in rows)
        columns = getattr(table, "Columns", None) or ()
        headings = [row.RowCells or () for row in rows if row.IsHeading]
        body = [row.RowCells or () for row in rows if not row.IsHeading]
        named: Counter[str] = Counter()
        for at in range(max((len(cells) for cells in body), default=0)):
            column = columns[at] if at < len(columns) else None
            title = draft.text_name(table, _title(column, headings, at), "Unnamed")
            name = _name(title, named)
            cells = [_cell(draft, row[at], column) if at < len(row) else NOTHING for row in body]
            _put(draft, table, name, cells)


def _cell(draft: Draft, cell: Any, column: Any) -> Read:
    unit = column.Unit if column is not None else None
    return NOTHING if cell is None else read_value(cell, draft.units, unit)


def _title(column: Any, headings: list[Any], at: int) -> object:
    if column is not None and (column.Name or column.Identifier):
        return column.Name or column.Identifier
    said = [cells[at].get_argument(0) for cells in headings if at < len(cells)]
    return HEADINGS.join(str(each) for each in said if each not in (None, "")) or at + 1


def _name(title: str, named: Counter[str]) -> str:
    """`Rows.title`, or `Rows.title 2`, … where that is another column's; `named` counts them."""
    name = f"Rows.{title}"
    while named[name]:
        named[title] += 1
        name = f"Rows.{title} {named[title] + 1}"
    named[name] += 1
    return name


def _put(draft: Draft, table: Any, name: str, cells: list[Read]) -> None:
    value, symbol = list_of(cells)
    if value is None:
        return
    properties = draft.nodes[table.id()].properties
    properties[name] = value
    filled = [number for number, (cell, _) in enumerate(cells, start=1) if cell is not None]
    if len(filled) < len(cells):
        properties[f"{name}.rows"] = filled
    if symbol:
        draft.set_unit(name, symbol)
