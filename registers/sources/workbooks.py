"""A workbook as tables: a sheet is one, or those that stand below each other on it."""

from pathlib import Path
from typing import Any

from registers.sources.heads import tables_of
from registers.tables import RegisterError, Table


def read_workbook(path: Path) -> tuple[Table, ...]:
    """The tables of a workbook, sheet by sheet. Formulas are never run: a cell is what was saved.

    Raises `RegisterError` for a file that is no workbook.
    """
    from python_calamine import CalamineError, CalamineWorkbook  # noqa: PLC0415  only for one

    try:
        book = CalamineWorkbook.from_path(path)
        names = book.sheet_names
        return tuple(
            table
            for name in names
            for table in _tables(name, book.get_sheet_by_name(name), frozenset(names))
        )
    except CalamineError as error:
        raise RegisterError(
            f"{path.name} is no workbook that can be read ({error}); save it as .xlsx again"
        ) from error


def _tables(name: str, sheet: Any, taken: frozenset[str]) -> tuple[Table, ...]:
    return tables_of(name, sheet.iter_rows(), sheet.merged_cell_ranges or (), taken)
