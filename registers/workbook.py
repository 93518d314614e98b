"""A workbook as tables of cells. Knows no COBie."""

import datetime as dt
from dataclasses import dataclass
from pathlib import Path

from ifc_loader import IfcFileError

Cell = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta

LARGEST = 200_000_000
"""Bytes of a workbook that is still opened."""


class RegisterError(IfcFileError):
    """The workbook cannot be read; `str()` says what, where, and what to do about it."""


@dataclass(frozen=True, slots=True)
class Table:
    """One sheet: its head, and its rows, as wide as the sheet. Row 2 of the sheet is `rows[0]`."""

    sheet: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def read_tables(path: Path) -> tuple[Table, ...]:
    """The sheets of a workbook, in its order. Formulas are never run: a cell is what was saved.

    Raises `RegisterError` for a file that is absent, too large, or no workbook.
    """
    from python_calamine import CalamineError, CalamineWorkbook  # noqa: PLC0415  # only for one

    try:
        if path.stat().st_size > LARGEST:
            raise RegisterError(f"{path.name} is larger than {LARGEST:,} bytes; split it")
        book = CalamineWorkbook.from_path(path)
        return tuple(
            _table(name, book.get_sheet_by_name(name).to_python(skip_empty_area=False))
            for name in book.sheet_names
        )
    except OSError as error:
        raise RegisterError(f"{path} cannot be opened: {error.strerror or error}") from error
    except CalamineError as error:
        raise RegisterError(
            f"{path.name} is no workbook that can be read ({error}); save it as .xlsx again"
        ) from error


def _table(name: str, cells: list[list[Cell]]) -> Table:
    head = tuple(str(cell).strip() for cell in cells[0]) if cells else ()
    return Table(name, head, tuple(tuple(row) for row in cells[1:]))
