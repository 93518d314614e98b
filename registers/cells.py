"""What one cell says, as the kind that its column is mapped to."""

import datetime as dt

from ifc_loader.property_graph import Scalar
from registers.mapping import Kind
from registers.workbook import Cell


def text(cell: Cell) -> str:
    """A cell as text, a whole number without its fraction: `17604.0` → `17604`."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, dt.date | dt.datetime):
        return cell.isoformat()
    return str(cell).strip()


def typed(cell: Cell, kind: Kind | None) -> Scalar:
    """The value of a cell. Raises ValueError where it is not of the kind its column asks for."""
    if kind == "number":
        if isinstance(cell, bool | dt.date | dt.time | dt.timedelta):
            raise ValueError(f"{text(cell)!r:.60} is no number")
        return _number(cell)
    if kind == "date":
        return _date(cell)
    return text(cell)


def _number(cell: int | float | str) -> float:
    try:
        return float(cell)
    except ValueError:
        raise ValueError(f"{cell!r:.60} is no number") from None


def _date(cell: Cell) -> dt.date:
    if isinstance(cell, dt.datetime):
        return cell.date()
    if isinstance(cell, dt.date):
        return cell
    try:
        return dt.date.fromisoformat(text(cell)[:10])
    except ValueError:
        raise ValueError(f"{text(cell)!r:.60} is no date (YYYY-MM-DD)") from None
